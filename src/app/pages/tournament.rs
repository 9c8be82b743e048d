//! The tournament page: standings, running boards, and one enlarged board on which local players move.

use crate::app::pages::prelude::*;
use crate::records::PlayerName;
mod behavior;
pub mod text;

use crate::app::course;
use crate::app::effect::Effect;
use crate::app::keymap::{
    BACK, Binding, CURSOR, HINTS, NEXT_LEGAL, PREVIOUS_LEGAL, TURN, TYPE_MOVE, enter, key, sideways,
};
use crate::app::message::TournamentNews;
use crate::app::move_entry::MoveEntry;
use crate::app::session::identity::About;
use crate::app::setup::{Setup, TimeControls};
use crate::club::{LiveTournament, ScheduledGame};
use crate::opponents::PendingMove;
use crate::rules::Game;
use crate::store::Seat;

const CROSSTABLE: Binding =
    key("c", Command::Crosstable, "key-crosstable").bar("c", "bar-crosstable");

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
        CROSSTABLE,
        key("PgUp", Command::PageUp, "key-scroll-standings").bar("PgUp/PgDn", "bar-scroll"),
        key("PgDn", Command::PageDown, ""),
    ]],
);

/// Keys of a tournament of people, whose games are played from the lobby.
pub static PEOPLE_KEYS: KeyTable = KeyTable::page(
    "standings",
    &[
        &[CROSSTABLE],
        &sideways("key-scroll-crosstable", "bar-scroll"),
        &[
            key("PgUp", Command::PageUp, "key-scroll-standings").bar("PgUp/PgDn", "bar-scroll"),
            key("PgDn", Command::PageDown, ""),
        ],
    ],
)
.back(BACK);

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

/// A running board.
#[derive(Clone, Debug)]
pub struct LiveBoard {
    pub scheduled: ScheduledGame,
    pub session: GameSession,
    /// Pending turn of a local player.
    turn: Option<PendingMove>,
}

impl LiveBoard {
    /// Whether a local player is to move.
    pub const fn is_asked(&self) -> bool {
        self.turn.is_some()
    }
}

#[derive(Clone, Debug)]
pub struct TournamentPage {
    pub live: LiveTournament,
    /// Boards by number; each keeps its last game until the next begins.
    boards: Vec<Option<LiveBoard>>,
    /// Chosen board.
    pub at: usize,
    /// Whether the chosen board is enlarged.
    pub is_close: bool,
    pub entry: MoveEntry,
    /// Standings above the visible ones.
    pub above: usize,
    /// First opponent of the crosstable, which has the whole page; `None` for the standings with boards.
    pub crosstable: Option<usize>,
    /// Error that stopped the tournament.
    pub failure: Option<String>,
    /// Whether its games are those of people on a server.
    pub is_of_people: bool,
    /// Whether the player was warned of unfinished games.
    is_warned: bool,
}

impl TournamentPage {
    /// A tournament before its first game.
    pub fn new(live: LiveTournament) -> Self {
        Self {
            live,
            boards: Vec::new(),
            at: 0,
            is_close: false,
            entry: MoveEntry::default(),
            above: 0,
            crosstable: None,
            failure: None,
            is_of_people: false,
            is_warned: false,
        }
    }

    /// The standings of a tournament of people.
    pub fn of_people(live: LiveTournament) -> Self {
        Self { is_of_people: true, ..Self::new(live) }
    }

    pub fn boards(&self) -> impl ExactSizeIterator<Item = Option<&LiveBoard>> {
        self.boards.iter().map(Option::as_ref)
    }

    pub fn chosen(&self) -> Option<&LiveBoard> {
        self.boards.get(self.at)?.as_ref()
    }

    fn chosen_mut(&mut self) -> Option<&mut LiveBoard> {
        self.boards.get_mut(self.at)?.as_mut()
    }

    pub fn close(&self) -> Option<&LiveBoard> {
        self.chosen().filter(|_| self.is_close)
    }

    pub fn close_mut(&mut self) -> Option<&mut LiveBoard> {
        let is_close = self.is_close;
        self.chosen_mut().filter(|_| is_close)
    }

    /// Whether a local player is to move on the enlarged board.
    pub fn is_asked(&self) -> bool {
        self.close().is_some_and(LiveBoard::is_asked)
    }

    fn handle_command_on_board(&mut self, command: Command, cx: &mut Context) -> Reaction {
        let is_asked = self.is_asked();
        match (command, self.close_mut()) {
            (Command::TypeMove, _) if is_asked => self.entry.open(),
            (Command::Activate, Some(board)) if is_asked => {
                let square = board.session.view.cursor;
                return self.play(square, cx);
            }
            (Command::NextLegal, _) if !is_asked => self.turn_to(self.at + 1),
            (Command::PreviousLegal, _) if !is_asked => self.turn_back(),
            (_, Some(board)) if is_asked => course::steer(&mut board.session, command, cx),
            _ => {}
        }
        Reaction::none()
    }

    /// Ends animations.
    fn still(&mut self) {
        for board in self.boards.iter_mut().flatten() {
            board.session.view.motion = None;
        }
    }

    /// Chooses a board, cyclic.
    fn turn_to(&mut self, at: usize) {
        self.still();
        self.at = at % self.boards.len().max(1);
    }

    /// Chooses the previous board, cyclic.
    fn turn_back(&mut self) {
        self.turn_to((self.at + self.boards.len()).saturating_sub(1));
    }

    /// Chooses a board; enlarges it if it is chosen already.
    fn choose(&mut self, at: usize) {
        if at == self.at {
            self.is_close = self.chosen().is_some();
        } else if at < self.boards.len() {
            self.turn_to(at);
        }
    }

    /// Plays a move for the local player to move.
    pub fn play(&mut self, square: Square, cx: &mut Context) -> Reaction {
        let Some(board) = self.close_mut() else { return Reaction::none() };
        let Some(turn) = board.turn.take() else { return Reaction::none() };
        board.session.view.cursor = square;
        if let Err(error) = board.session.game.clone().place(square) {
            board.turn = Some(turn);
            cx.refuse_move(&board.session, error);
            return Reaction::none();
        }
        // The first board that awaits a local player is chosen.
        let waiting =
            self.boards.iter().position(|it| it.as_ref().is_some_and(LiveBoard::is_asked));
        self.at = waiting.unwrap_or(self.at);
        Reaction::effects(Effect::Answer(turn, square))
    }

    fn on_news(&mut self, news: TournamentNews, cx: &mut Context) {
        match news {
            TournamentNews::Begun { board, scheduled, opening, time_controls } => {
                let session = self.session(scheduled, opening, time_controls);
                if board >= self.boards.len() {
                    self.boards.resize_with(board + 1, || None);
                }
                self.boards[board] = Some(LiveBoard { scheduled, session, turn: None });
            }
            TournamentNews::Ply { board, game, clocks } => {
                let is_seen = self.is_close && self.at == board;
                let Some(Some(it)) = self.boards.get_mut(board) else { return };
                if let Some(ply) = game.played().last().filter(|_| is_seen) {
                    it.session.view.show_flips(*ply, cx.settings.animation.then_some(cx.now));
                }
                (it.session.game, it.session.clocks, it.turn) = (*game, clocks, None);
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
                    (board.turn, board.session.game) = (None, *game);
                }
                self.live.note(ended);
            }
            TournamentNews::Failed(why) => self.failure = Some(why),
        }
    }

    fn session(
        &self,
        scheduled: ScheduledGame,
        opening: Game,
        time_controls: TimeControls,
    ) -> GameSession {
        let setup = Setup { variant: opening.variant(), time_controls, ..Setup::default() };
        let mut session = GameSession::new(setup, [Seat::Human; 2], opening);
        let players = self.live.names(scheduled).map(PlayerName::named);
        session.identity.about = Some(About { players, ..About::default() });
        session
    }
}
