//! A game with its players: what lies on the table.

use crate::app::effect::SearchId;
use crate::app::session::game_lines::GameLines;
use crate::app::session::hints::Hints;
use crate::app::session::identity::{About, GameState, Identity};
use crate::app::session::motion::{MOTION_LIMIT, Motion};
use crate::app::session::retry::Retry;
use crate::app::session::series_score::SeriesScore;
use crate::app::session::setup::Setup;
use crate::engine::{Level, Report};
use crate::opponents::OpponentSpec;
use crate::rules::{Color, Game, GameClocks, Ply, Square, Turn};
use crate::school::RatingChange;
use crate::store::{Provenance, RequestId, Seat, Slot, StoredGame, only_human};
use std::time::Duration;

/// The state of the computer's player.
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

/// The table: a game, its players, and how both are seen and paced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it was set up from.
    pub setup: Setup,
    /// The game.
    pub game: Game,
    /// Black's player and White's.
    pub seats: [Seat; 2],
    /// The time that both sides have used, and have left.
    pub clocks: GameClocks,
    /// What tells the game from others.
    pub identity: Identity,
    /// How it is looked at.
    pub view: TableView,
    /// What goes on by itself.
    pub pacing: Pacing,
    /// The move of an earlier game that is tried again here: then it is no game of its own.
    pub retry: Option<Retry>,
}

/// The view of a table: cursor, log, and discs that turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// The square under the cursor.
    pub cursor: Square,
    /// The column typed so far, 1 to 8, while its row is awaited.
    pub column: Option<u8>,
    /// The first line of the move log in sight; `None` while it follows the game.
    pub log_top: Option<u16>,
    /// Discs turning over.
    pub motion: Option<Motion>,
}

/// The pacing of a table: what goes on there by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pacing {
    /// What the computer is doing.
    pub computer: Computer,
    /// Since when the side to move could move: the board has lain still since.
    pub(in crate::app) still_since: Option<Duration>,
    /// Time that the clock lets pass before it runs: for discs that turn.
    pub(in crate::app) delay: Duration,
    /// In step mode: the computer may make its next move.
    pub(in crate::app) step_released: bool,
    /// The result of this game has been shown.
    pub(in crate::app) result_shown: bool,
    /// What the game has done to the player's rating.
    pub rated: Option<RatingChange>,
    /// The number of the game among those rated in this run.
    pub(in crate::app) rated_at: Option<usize>,
}

/// What either clock lets pass after a move whose discs turn, whether one watches them turn or not.
pub const CLOCK_DELAY: Duration = MOTION_LIMIT;
/// From the moment the board lies still to the computer's next disc, at least.
const REPLY_PAUSE: Duration = Duration::from_millis(600);
/// How long a forced pass is announced, unless Enter shortens it.
const PASS_PAUSE: Duration = Duration::from_millis(2500);
/// The same where a person's turn follows: what happened stays in sight until they do something.
const SHORT_PASS_PAUSE: Duration = Duration::from_millis(1200);

impl Table {
    /// Whether it shows the tree of that slot.
    pub(in crate::app) fn shows_tree(&self, slot: Slot) -> bool {
        self.identity.lines.as_ref().is_some_and(|lines| lines.slot == Some(slot))
    }

    /// A table with a game that may have been begun already.
    pub fn new(setup: Setup, seats: [Seat; 2], game: Game) -> Self {
        // Twice the way to the middle of the board, which may lie between squares.
        let middle = game.variant().board.size - 1;
        let way = |at: u8| (2 * at).abs_diff(middle);
        let near = |square: &Square| way(square.file()) + way(square.rank());
        let cursor = game.legal_moves().squares().min_by_key(near);
        let played = game.played().iter().rev().find_map(crate::rules::Ply::square);
        let cursor = cursor.or(played);
        let cursor = cursor.or(Square::from_file_rank(3, 2)).expect("d3 is on the board");
        let clocks = GameClocks::new(setup.controls);
        Self {
            setup,
            game,
            seats,
            clocks,
            identity: Identity::default(),
            view: TableView { cursor, column: None, log_top: None, motion: None },
            pacing: Pacing::default(),
            retry: None,
        }
    }

    /// The table of a kept game: it need not be kept again before something changes.
    pub fn of_stored(stored: &StoredGame) -> Self {
        let StoredGame { id, revision, tree_revision, record, provenance } = stored;
        let (seats, about) = match *provenance {
            Provenance::Played { seats } => (seats, None),
            Provenance::Imported => ([Seat::Human; 2], Some(About::from(record))),
        };
        let controls = record.clocks.controls;
        let setup = Setup { controls, ..Setup::of_seats(record.game.variant(), seats) };
        let clocks = record.clocks.clone();
        let table = Self { clocks, ..Self::new(setup, seats, record.game.clone()) };
        let kept = Some(table.standing());
        let identity = Identity {
            id: *id,
            revision: *revision,
            date: record.date.clone(),
            about,
            kept,
            lines: record.tree.clone().map(|tree| GameLines {
                tree,
                revision: *tree_revision,
                slot: None,
            }),
            ..table.identity
        };
        Self { identity, ..table }
    }

    /// Notes which game of the store it is that was taken in by this request, if it is: what is kept of its lines joins
    /// those that it has here.
    pub(in crate::app) fn note_taken_in(&mut self, request: RequestId, stored: &StoredGame) {
        let identity = &mut self.identity;
        if identity.taken_in != Some(request) {
            return;
        }
        identity.taken_in = None;
        identity.id = identity.id.or(stored.id);
        let Some(tree) = &stored.record.tree else { return };
        let revision = stored.tree_revision;
        match &mut identity.lines {
            Some(lines) => {
                lines.tree.join(tree);
                lines.revision = revision;
            }
            None => {
                identity.lines = Some(GameLines { tree: tree.clone(), revision, slot: None });
            }
        }
    }

    /// Plies played and taken back.
    pub(in crate::app) fn plies(&self) -> [usize; 2] {
        [self.game.played().len(), self.game.taken_back().len()]
    }

    /// How it stands, to see later whether it has changed.
    pub(in crate::app) fn standing(&self) -> GameState {
        let used = self.clocks.used(&self.game);
        GameState { plies: self.plies(), forfeit: self.game.forfeit(), used }
    }

    /// The table as a copy of the game that it holds now, all plies of it: nothing is kept before something
    /// else is played.
    #[must_use]
    pub(in crate::app) fn into_copy(mut self) -> Self {
        let line = self.game.played().iter().chain(self.game.taken_back());
        self.identity.copied = line.map(Ply::square).collect();
        self
    }

    /// Whether nothing has been played but what is kept elsewhere already, or was brought along.
    pub fn is_copy(&self) -> bool {
        let played = self.game.played().iter().map(Ply::square);
        let is_prefix = self.game.played().len() <= self.identity.copied.len()
            && played.eq(self.identity.copied.iter().copied().take(self.game.played().len()));
        self.identity.slot.is_none() && !self.identity.copied.is_empty() && is_prefix
    }

    /// Another moment of the same game.
    #[must_use]
    pub(in crate::app) fn at(&self, game: Game, cursor: Option<Square>) -> Self {
        let cursor = cursor.unwrap_or(self.view.cursor);
        let mut clocks = self.clocks.clone();
        clocks.restart_ply();
        Self {
            game,
            clocks,
            view: TableView { cursor, column: None, log_top: None, motion: None },
            // What it was worth when it ended is told again if it ends again.
            pacing: Pacing {
                rated: self.pacing.rated,
                rated_at: self.pacing.rated_at,
                ..Pacing::default()
            },
            ..self.clone()
        }
    }

    /// Steps to the moment after so many plies, or to the end.
    pub(in crate::app) fn step_to(&mut self, plies: usize) {
        while self.game.played().len() > plies && self.game.take_back().is_some() {}
        while self.game.played().len() < plies && self.game.replay().is_some() {}
        self.view.log_top = None;
    }

    /// The game with all its plies on the board.
    pub(in crate::app) fn whole(&self) -> Self {
        let mut whole = self.clone();
        whole.step_to(usize::MAX);
        whole
    }

    /// The player of one side.
    pub const fn player(&self, side: Color) -> Seat {
        self.seats[side.index()]
    }

    /// Whether anybody plays.
    pub fn has_human(&self) -> bool {
        self.seats.contains(&Seat::Human)
    }

    /// The side of the only person at the table.
    pub fn only_human(&self) -> Option<Color> {
        only_human(&self.seats)
    }

    /// Whether a person has to choose a move now.
    pub fn awaits_human(&self) -> bool {
        self.is_human_to_place(&self.game)
    }

    /// The same at another moment of the game.
    fn is_human_to_place(&self, game: &Game) -> bool {
        matches!(game.turn(), Turn::Place(side) if self.player(side) == Seat::Human)
    }

    /// What a person to move is told; nothing on another's turn.
    pub fn hints(&self) -> Hints {
        if self.awaits_human() {
            Hints::of(&self.game)
        } else {
            Hints::none(self.game.side_to_move())
        }
    }

    /// The place of a side's player in a [`SeriesScore`], whichever side they take from game to game.
    fn player_index(&self, side: Color) -> usize {
        self.only_human().map_or(side.index(), |human| usize::from(side != human))
    }

    /// The games of these players, this one included once it is over.
    pub fn series_score(&self) -> SeriesScore {
        if !self.game.is_over() {
            return self.identity.earlier;
        }
        self.identity.earlier.with(self.game.leader().map(|winner| self.player_index(winner)))
    }

    /// How many of these players' games the player of a side has won.
    pub fn wins(&self, side: Color) -> u32 {
        self.series_score().wins[self.player_index(side)]
    }

    /// The opponent that is to place a disc, if one is.
    pub fn opponent_to_move(&self) -> Option<OpponentSpec> {
        match self.game.turn() {
            Turn::Place(side) => match self.player(side) {
                Seat::Computer(level) => Some(OpponentSpec::Level(level)),
                Seat::Guest(name) => Some(OpponentSpec::Guest(name)),
                Seat::Human => None,
            },
            _ => None,
        }
    }

    /// Whom the only person at the table met in a game that is over, and their score: 1 for a win, a half for a draw.
    pub(in crate::app) fn rated_as(&self) -> Option<(Level, f64)> {
        let is_even = self.game.custom_start().is_none();
        let human = self.only_human().filter(|_| self.game.is_over() && is_even)?;
        let level = self.player(!human).level()?;
        let score = match self.game.leader() {
            Some(winner) if winner == human => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        Some((level, score))
    }

    /// Whether moves were made and more can be; a move that is only tried again makes no game.
    pub fn is_unfinished(&self) -> bool {
        !self.game.played().is_empty() && !self.game.is_over() && self.retry.is_none()
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
        self.view.log_top.unwrap_or(follow).min(self.log_last(room))
    }

    /// Scrolls the log by so many lines, down is positive, where `room` lines are in sight.
    pub(in crate::app) fn scroll_log(&mut self, lines: i16, room: u16) {
        let top = self.log_first(room).saturating_add_signed(lines);
        self.view.log_top = Some(top.min(self.log_last(room)));
    }

    /// A ply was just made; its discs turn from `now` on, if at all.
    pub(in crate::app) fn laid(&mut self, ply: Ply, now: Option<Duration>) {
        self.view.motion = now.filter(|_| !ply.flips.is_empty()).map(|since| Motion { ply, since });
        self.pacing.computer = Computer::Idle;
        self.clocks.note_ply(&self.game);
        self.pacing.delay = if ply.flips.is_empty() { Duration::ZERO } else { CLOCK_DELAY };
        self.view.column = None;
        self.view.log_top = None;
        self.pacing.still_since = None;
        self.pacing.step_released = false;
    }

    /// Whether take-back and replay stop at this moment of the game.
    pub(in crate::app) fn rests_at(&self, game: &Game) -> bool {
        !self.has_human() || self.is_human_to_place(game)
    }

    /// Whether the game waits until the player has read what the move tried again was worth.
    pub(in crate::app) fn waits_for_reader(&self) -> bool {
        self.retry.as_ref().is_some_and(|retry| retry.is_answered(&self.game))
    }

    /// Whether the computer waits for Enter before its move.
    pub fn awaits_step(&self, is_step_mode: bool) -> bool {
        let is_idle = self.pacing.computer == Computer::Idle && !self.pacing.step_released;
        let waits = is_step_mode || self.waits_for_reader();
        waits && self.opponent_to_move().is_some() && is_idle
    }

    /// When the announced pass or the chosen reply may be carried out.
    pub(in crate::app) fn waits_until(&self) -> Option<Duration> {
        let since = self.pacing.still_since?;
        match (self.game.turn(), &self.pacing.computer) {
            (Turn::Pass(_), _) if self.waits_for_reader() => None,
            (Turn::Pass(side), _) if self.player(!side) == Seat::Human => {
                Some(since + SHORT_PASS_PAUSE)
            }
            (Turn::Pass(_), _) => Some(since + PASS_PAUSE),
            // Whoever plays by the clock has no time for pauses.
            (Turn::Place(side), Computer::Chosen(_)) if self.is_timed(side) => Some(since),
            (Turn::Place(_), Computer::Chosen(_)) => Some(since + REPLY_PAUSE),
            _ => None,
        }
    }
}
