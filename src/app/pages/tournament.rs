//! The page of a tournament: how everybody stands, the boards that are played on, and one of them in large, where
//! people at this keyboard play.

mod behavior;
mod text;

use crate::app::effect::Effect;
use crate::app::keymap::{
    CURSOR, Command, HINTS, KeyTable, NEXT_LEGAL, PREVIOUS_LEGAL, TURN, TYPE_MOVE, enter, key,
};
use crate::app::message::TournamentNews;
use crate::app::move_entry::MoveEntry;
use crate::app::reaction::Reaction;
use crate::app::session::course;
use crate::app::session::identity::About;
use crate::app::session::motion::Motion;
use crate::app::session::setup::{Controls, Setup};
use crate::app::session::table::Table;
use crate::app::shared::Shared;
use crate::app::text::refusal::Refusal;
use crate::club::{LiveTournament, ScheduledGame};
use crate::opponents::PersonTurn;
use crate::rules::{Game, Square};
use crate::store::Seat;

/// The keys of a tournament.
pub static KEYS: KeyTable = KeyTable::locked(
    "tournament",
    &[&[
        key("Up", Command::Up, "key-choose-board").label_of("keys-arrows"),
        key("Down", Command::Down, "").bar("Up/Down", "bar-choose"),
        key("Left", Command::Left, ""),
        key("Right", Command::Right, ""),
        key("Tab", Command::NextView, "key-next-board"),
        key("Shift-Tab", Command::PreviousView, ""),
        enter("key-see-board", "bar-board"),
        key("PgUp", Command::PageUp, "key-scroll-standings").bar("PgUp/PgDn", "bar-scroll"),
        key("PgDn", Command::PageDown, ""),
    ]],
);

/// The keys of a board of a tournament.
pub static BOARD_KEYS: KeyTable = KeyTable::locked(
    "tournament-board",
    &[
        CURSOR,
        &[
            enter("key-play-on-turn", "bar-play"),
            TYPE_MOVE,
            HINTS,
            NEXT_LEGAL.bar("Tab", "bar-next-board").help("key-next-legal-or-board"),
            PREVIOUS_LEGAL,
            key("Esc", Command::Back, "key-back-tournament").bar("Esc", "bar-tournament"),
            TURN,
        ],
    ],
);

/// A board that is played on.
#[derive(Clone, Debug)]
pub struct LiveBoard {
    /// Which game it is.
    pub scheduled: ScheduledGame,
    /// The game with its clocks, and how it is looked at.
    pub table: Table,
    /// The turn of a person at this keyboard.
    turn: Option<PersonTurn>,
}

impl LiveBoard {
    /// Whether a person at this keyboard is to move.
    pub const fn is_asked(&self) -> bool {
        self.turn.is_some()
    }
}

/// A tournament that is played while one looks on.
#[derive(Clone, Debug)]
pub struct TournamentPage {
    /// The tournament.
    pub live: LiveTournament,
    /// The boards in their places; each shows its last game until the next begins.
    boards: Vec<Option<LiveBoard>>,
    /// The board that is chosen.
    pub at: usize,
    /// Whether that one is seen in large.
    pub is_close: bool,
    /// A move that is typed there.
    pub entry: MoveEntry,
    /// Standings above those in sight.
    pub above: usize,
    /// Why it cannot go on, where it cannot.
    pub failure: Option<String>,
    /// The player has been told what is lost when they leave.
    is_warned: bool,
}

impl TournamentPage {
    /// A tournament before its first game in sight.
    pub fn new(live: LiveTournament) -> Self {
        Self {
            live,
            boards: Vec::new(),
            at: 0,
            is_close: false,
            entry: MoveEntry::default(),
            above: 0,
            failure: None,
            is_warned: false,
        }
    }

    /// The boards, in their places.
    pub fn boards(&self) -> impl ExactSizeIterator<Item = Option<&LiveBoard>> {
        self.boards.iter().map(Option::as_ref)
    }

    /// The chosen board.
    pub fn chosen(&self) -> Option<&LiveBoard> {
        self.boards.get(self.at)?.as_ref()
    }

    fn chosen_mut(&mut self) -> Option<&mut LiveBoard> {
        self.boards.get_mut(self.at)?.as_mut()
    }

    /// The board that is seen in large.
    pub fn close(&self) -> Option<&LiveBoard> {
        self.chosen().filter(|_| self.is_close)
    }

    /// The same, to be changed.
    pub fn close_mut(&mut self) -> Option<&mut LiveBoard> {
        let is_close = self.is_close;
        self.chosen_mut().filter(|_| is_close)
    }

    /// Whether a person at this keyboard is to move on the board that is seen in large.
    pub fn is_asked(&self) -> bool {
        self.close().is_some_and(LiveBoard::is_asked)
    }

    /// Does what a key asks for on the board in large.
    fn handle_command_on_board(&mut self, command: Command, shared: &mut Shared) -> Reaction {
        let is_asked = self.is_asked();
        match (command, self.close_mut()) {
            (Command::TypeMove, _) if is_asked => self.entry.open(),
            (Command::Activate, Some(board)) if is_asked => {
                let square = board.table.view.cursor;
                return self.play(square, shared);
            }
            (Command::NextLegal, _) if !is_asked => self.turn_to(self.at + 1),
            (Command::PreviousLegal, _) if !is_asked => self.turn_back(),
            (_, Some(board)) if is_asked => course::steer(&mut board.table, command, shared),
            _ => {}
        }
        Reaction::none()
    }

    /// Ends the turning of discs.
    fn still(&mut self) {
        for board in self.boards.iter_mut().flatten() {
            board.table.view.motion = None;
        }
    }

    /// Chooses a board; after the last one comes the first.
    fn turn_to(&mut self, at: usize) {
        self.still();
        self.at = at % self.boards.len().max(1);
    }

    /// Chooses the board before; before the first one comes the last.
    fn turn_back(&mut self) {
        self.turn_to((self.at + self.boards.len()).saturating_sub(1));
    }

    /// Chooses the board there, and sees the one that is chosen already in large.
    fn choose(&mut self, at: usize) {
        if at == self.at {
            self.is_close = self.chosen().is_some();
        } else if at < self.boards.len() {
            self.turn_to(at);
        }
    }

    /// Plays on the square of that name.
    pub fn play_typed(&mut self, text: &str, shared: &mut Shared) -> Reaction {
        let Some(board) = self.close_mut() else { return Reaction::none() };
        match course::typed_square(&board.table, text, shared) {
            Some(square) => self.play(square, shared),
            None => Reaction::none(),
        }
    }

    /// The person whose turn it is plays there.
    pub fn play(&mut self, square: Square, shared: &mut Shared) -> Reaction {
        let Some(board) = self.close_mut() else { return Reaction::none() };
        let Some(turn) = board.turn.take() else { return Reaction::none() };
        board.table.view.cursor = square;
        if let Err(error) = board.table.game.clone().place(square) {
            board.turn = Some(turn);
            let notation = shared.settings.notation(board.table.setup.variant);
            shared.refuse(Refusal::Play(error, notation));
            return Reaction::none();
        }
        // Whoever waits on another board is next.
        let waiting =
            self.boards.iter().position(|it| it.as_ref().is_some_and(LiveBoard::is_asked));
        self.at = waiting.unwrap_or(self.at);
        Reaction::effects(Effect::Answer(turn, square))
    }

    /// Takes in what has happened.
    fn on_news(&mut self, news: TournamentNews, shared: &mut Shared) {
        match news {
            TournamentNews::Begun { board, scheduled, opening, controls } => {
                let table = self.table(scheduled, opening, controls);
                if board >= self.boards.len() {
                    self.boards.resize_with(board + 1, || None);
                }
                self.boards[board] = Some(LiveBoard { scheduled, table, turn: None });
            }
            TournamentNews::Ply { board, game, clocks } => {
                let is_seen = self.is_close && self.at == board;
                let Some(Some(it)) = self.boards.get_mut(board) else { return };
                let last = game.played().last().copied().filter(|ply| !ply.flips.is_empty());
                let turns = is_seen && shared.settings.animation;
                it.table.view.motion =
                    last.filter(|_| turns).map(|ply| Motion { ply, since: shared.now });
                (it.table.game, it.table.clocks, it.turn) = (*game, clocks, None);
            }
            TournamentNews::Turn { board, turn } => {
                let was_asked = self.is_asked();
                let Some(Some(it)) = self.boards.get_mut(board) else { return };
                it.turn = Some(turn);
                if !was_asked {
                    (self.at, self.is_close) = (board, true);
                }
            }
            TournamentNews::Ended(ended, game) => {
                let number = ended.scheduled.number;
                let mut boards = self.boards.iter_mut().flatten();
                if let Some(board) = boards.find(|board| board.scheduled.number == number) {
                    (board.turn, board.table.game) = (None, *game);
                }
                self.live.note(ended);
            }
            TournamentNews::Failed(why) => self.failure = Some(why),
        }
    }

    fn table(&self, scheduled: ScheduledGame, opening: Game, controls: Controls) -> Table {
        let setup = Setup { variant: opening.variant(), controls, ..Setup::default() };
        let mut table = Table::new(setup, [Seat::Human; 2], opening);
        let players = self.live.names(scheduled).map(str::to_owned);
        table.identity.about = Some(About { players, ..About::default() });
        table
    }
}
