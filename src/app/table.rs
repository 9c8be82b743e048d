//! A game with its players: what lies on the table.

use super::kept::Moment;
use super::words::player_name;
use super::{About, GameId, Hints, Motion, Player, SearchId, Setup, Slot, Tally, Trial};
use crate::engine::{Level, Report};
use crate::records::Record;
use crate::rules::{Color, Game, Ply, Square, Turn};
use std::time::Duration;

/// What the computer is doing.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Computer {
    /// Nothing.
    #[default]
    Idle,
    /// Thinking, with what it said last.
    Thinking(SearchId, Option<Report>),
    /// It has chosen, and waits for the player's eyes.
    Chosen(Square),
}

/// A game, its players and where they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it was set up from.
    pub setup: Setup,
    /// The game.
    pub game: Game,
    /// Black's player and White's.
    pub seats: [Player; 2],
    /// The square under the cursor.
    pub cursor: Square,
    /// The column typed so far, 1 to 8, while its row is awaited.
    pub column: Option<u8>,
    /// Tells it apart from the other games of this run, once it is kept.
    pub slot: Option<Slot>,
    /// Its number in the keep, once that is known.
    pub id: Option<GameId>,
    /// When it was played, where the keep says so.
    pub date: String,
    /// What the people at it are called, where not by the usual names.
    pub names: [String; 2],
    /// What its record says, where it was not played here.
    pub about: Option<About>,
    /// How the same players' games before this one ended.
    pub earlier: Tally,
    /// The time both sides have used.
    pub clocks: [Duration; 2],
    /// The move of an earlier game that is tried again here.
    pub trial: Option<Trial>,
    /// Discs turning over.
    pub motion: Option<Motion>,
    /// What the computer is doing.
    pub computer: Computer,
    /// The first line of the move log in sight; `None` while it follows the game.
    pub log_top: Option<u16>,
    /// Since when the side to move could move: the board has lain still since.
    pub(super) still_since: Option<Duration>,
    /// In step mode: the computer may make its next move.
    pub(super) step_released: bool,
    /// The result of this game has been shown.
    pub(super) result_shown: bool,
    /// When it was kept last.
    pub(super) kept: Option<Moment>,
}

/// From the moment the board lies still to the computer's next disc, at least.
const REPLY_PAUSE: Duration = Duration::from_millis(600);
/// How long a forced pass is announced, unless Enter shortens it.
const PASS_PAUSE: Duration = Duration::from_millis(2500);
/// The same where a person's turn follows: what happened stays in sight until they do something.
const SHORT_PASS_PAUSE: Duration = Duration::from_millis(1200);

impl Table {
    /// A table with a game that may have been begun already.
    pub fn new(setup: Setup, seats: [Player; 2], game: Game) -> Self {
        // Twice the way to the middle of the board, which may lie between squares.
        let middle = game.variant().board.size - 1;
        let way = |at: u8| (2 * at).abs_diff(middle);
        let near = |square: &Square| way(square.file()) + way(square.rank());
        let cursor = game.legal_moves().squares().min_by_key(near);
        let played = game.played().iter().rev().find_map(crate::rules::Ply::square);
        Self {
            setup,
            cursor: cursor
                .or(played)
                .unwrap_or_else(|| Square::from_file_rank(3, 2).expect("d3 is on the board")),
            game,
            seats,
            slot: None,
            id: None,
            date: String::new(),
            names: <[String; 2]>::default(),
            about: None,
            kept: None,
            earlier: Tally::default(),
            trial: None,
            column: None,
            clocks: [Duration::ZERO; 2],
            motion: None,
            computer: Computer::Idle,
            log_top: None,
            still_since: None,
            step_released: false,
            result_shown: false,
        }
    }

    /// The same game at another moment of it.
    pub(super) fn at(&self, game: Game, cursor: Option<Square>) -> Self {
        Self {
            slot: self.slot,
            id: self.id,
            date: self.date.clone(),
            names: self.names.clone(),
            about: self.about.clone(),
            kept: self.kept,
            earlier: self.earlier,
            trial: self.trial.clone(),
            clocks: self.clocks,
            cursor: cursor.unwrap_or(self.cursor),
            ..Self::new(self.setup.clone(), self.seats, game)
        }
    }

    /// The game as a record, as far as it is on the board.
    pub fn record(&self) -> Record {
        let about = self.about.clone().unwrap_or_else(|| About {
            players: Color::BOTH.map(|side| player_name(self, side)),
            date: self.date.clone(),
            ..About::default()
        });
        let mut game = self.game.clone();
        game.forget_taken_back();
        Record {
            game,
            players: about.players,
            date: about.date,
            place: about.place,
            stated: about.stated,
        }
    }

    /// The player of one side.
    pub const fn player(&self, side: Color) -> Player {
        self.seats[side.index()]
    }

    /// Whether anybody plays.
    pub fn has_human(&self) -> bool {
        self.seats.contains(&Player::Human)
    }

    /// The only person at the table.
    pub fn only_human(&self) -> Option<Color> {
        let mut humans = Color::BOTH.into_iter().filter(|&side| self.player(side) == Player::Human);
        humans.next().filter(|_| humans.next().is_none())
    }

    /// Whether a person has to choose a move now.
    pub fn awaits_human(&self) -> bool {
        self.is_human_to_place(&self.game)
    }

    /// The same at another moment of the game.
    fn is_human_to_place(&self, game: &Game) -> bool {
        matches!(game.turn(), Turn::Place(side) if self.player(side) == Player::Human)
    }

    /// What a person to move is told; nothing on another's turn.
    pub fn hints(&self) -> Hints {
        if self.awaits_human() {
            Hints::of(&self.game)
        } else {
            Hints::none(self.game.side_to_move())
        }
    }

    /// The place of a side's player in a [`Tally`], whichever side they take from game to game.
    fn player_index(&self, side: Color) -> usize {
        self.only_human().map_or(side.index(), |human| usize::from(side != human))
    }

    /// The games of these players, this one included once it is over.
    pub fn tally(&self) -> Tally {
        if !self.game.is_over() {
            return self.earlier;
        }
        self.earlier.with(self.game.leader().map(|winner| self.player_index(winner)))
    }

    /// How many of these players' games the player of a side has won.
    pub fn wins(&self, side: Color) -> u32 {
        self.tally().wins[self.player_index(side)]
    }

    /// The level of the computer that is to place a disc, if one is.
    pub fn computer_to_move(&self) -> Option<Level> {
        match self.game.turn() {
            Turn::Place(side) => match self.player(side) {
                Player::Computer(level) => Some(level),
                Player::Human => None,
            },
            _ => None,
        }
    }

    /// Whether moves were made and more can be; a move that is only tried again makes no game.
    pub fn is_unfinished(&self) -> bool {
        !self.game.played().is_empty() && !self.game.is_over() && self.trial.is_none()
    }

    /// The move log's lines for so many plies: two each, Black's first.
    fn lines_of(&self, plies: usize) -> u16 {
        (plies + usize::from(self.game.first() == Color::White)).div_ceil(2) as u16
    }

    /// The log's last possible first line where `room` lines are in sight.
    fn log_last(&self, room: u16) -> u16 {
        let plies = self.game.played().len() + self.game.taken_back().len();
        self.lines_of(plies).saturating_sub(room)
    }

    /// The log's first line in sight where `room` lines are: as scrolled, else so that the last
    /// move on the board is in sight.
    pub fn log_first(&self, room: u16) -> u16 {
        let follow = self.lines_of(self.game.played().len()).saturating_sub(room);
        self.log_top.unwrap_or(follow).min(self.log_last(room))
    }

    /// Scrolls the log by so many lines, down is positive, where `room` lines are in sight.
    pub(super) fn scroll_log(&mut self, lines: i16, room: u16) {
        let top = self.log_first(room).saturating_add_signed(lines);
        self.log_top = Some(top.min(self.log_last(room)));
    }

    /// A ply was just made; its discs turn from `now` on, if at all.
    pub(super) fn laid(&mut self, ply: Ply, now: Option<Duration>) {
        self.motion = now.filter(|_| !ply.flips.is_empty()).map(|since| Motion { ply, since });
        self.computer = Computer::Idle;
        self.column = None;
        self.log_top = None;
        self.still_since = None;
        self.step_released = false;
    }

    /// Whether take-back and replay stop at this moment of the game.
    pub(super) fn rests_at(&self, game: &Game) -> bool {
        !self.has_human() || self.is_human_to_place(game)
    }

    /// Whether the game waits until the player has read what the move tried again was worth.
    pub(super) fn waits_for_reader(&self) -> bool {
        self.trial.as_ref().is_some_and(|trial| trial.is_answered(&self.game))
    }

    /// When the announced pass or the chosen reply may be carried out.
    pub(super) fn waits_until(&self) -> Option<Duration> {
        let since = self.still_since?;
        match (self.game.turn(), &self.computer) {
            (Turn::Pass(_), _) if self.waits_for_reader() => None,
            (Turn::Pass(side), _) if self.player(!side) == Player::Human => {
                Some(since + SHORT_PASS_PAUSE)
            }
            (Turn::Pass(_), _) => Some(since + PASS_PAUSE),
            (Turn::Place(_), Computer::Chosen(_)) => Some(since + REPLY_PAUSE),
            _ => None,
        }
    }
}
