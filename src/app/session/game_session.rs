//! A game session: a game with its players, view and pacing.

use crate::app::effect::SearchId;
use crate::app::session::game_lines::GameLines;
use crate::app::session::hints::Hints;
use crate::app::session::identity::{About, GameState, Identity};
use crate::app::session::motion::Motion;
use crate::app::session::retry::Retry;
use crate::app::session::series_score::SeriesScore;
use crate::app::setup::Setup;
use crate::engine::{Level, Report};
use crate::opponents::OpponentSpec;
use crate::rules::{Color, Game, GameClocks, Ply, Square, Turn};
use crate::school::RatingChange;
use crate::store::{Provenance, RequestId, Seat, Slot, StoredGame, only_human};
use std::time::Duration;

/// State of the computer's search.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Computer {
    #[default]
    Idle,
    Thinking(SearchId, Thought),
    /// Has chosen this square; plays it after the pause.
    Chosen(Square),
}

/// Latest news of a search.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Thought {
    #[default]
    Begun,
    /// Waits for the searches of other players; place in the line, from 1.
    InLine(usize),
    Report(Report),
}

/// A game with its players, view and pacing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSession {
    pub setup: Setup,
    pub game: Game,
    /// Players of Black and White.
    pub seats: [Seat; 2],
    pub clocks: GameClocks,
    pub identity: Identity,
    pub view: TableView,
    pub pacing: Pacing,
    pub retry: Option<Retry>,
}

/// Cursor, log and animation of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    pub cursor: Square,
    /// Typed column, 1 to 8, while its row is awaited.
    pub column: Option<u8>,
    /// First visible line of the move log; `None` while it follows the game.
    pub log_top: Option<u16>,
    pub motion: Option<Motion>,
    /// Whether marks show the last flips, in place of an animation; until the next key.
    pub marks_flips: bool,
}

impl TableView {
    /// The cursor on a square, everything else at rest.
    const fn at(cursor: Square) -> Self {
        Self { cursor, column: None, log_top: None, motion: None, marks_flips: false }
    }

    /// Shows the flips of a ply: animated from `now` on, or with marks for `None`.
    pub(in crate::app) fn show_flips(&mut self, ply: Ply, now: Option<Duration>) {
        let has_flips = !ply.flips.is_empty();
        self.motion = now.filter(|_| has_flips).map(|since| Motion { ply, since });
        self.marks_flips = has_flips && now.is_none();
    }

    /// Ends the animation, and the marks in place of one.
    pub(in crate::app) const fn still(&mut self) {
        self.motion = None;
        self.marks_flips = false;
    }
}

/// Pacing of automatic events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pacing {
    pub computer: Computer,
    /// Time at which the board came to rest after the last animation; `None` before that.
    pub(in crate::app) still_since: Option<Duration>,
    /// Rest of [`CLOCK_DELAY`] after the last ply, not yet elapsed.
    pub(in crate::app) delay: Duration,
    /// Whether the computer may make its next move in step mode.
    pub(in crate::app) step_released: bool,
    pub(in crate::app) result_shown: bool,
    /// Change of the player's rating by this game.
    pub rated: Option<RatingChange>,
    /// Index of the game among those rated in this run.
    pub(in crate::app) rated_at: Option<usize>,
}

/// Time after a move with flips that no clock is charged for, with or without animation.
pub const CLOCK_DELAY: Duration = Duration::from_millis(250);

impl GameSession {
    pub(in crate::app) fn shows_tree(&self, slot: Slot) -> bool {
        self.identity.lines.as_ref().is_some_and(|lines| lines.slot == Some(slot))
    }

    /// A session with a game, which may have begun.
    pub fn new(setup: Setup, seats: [Seat; 2], game: Game) -> Self {
        // Twice the distance to the board's centre, which may lie between squares.
        let middle = game.variant().board.size - 1;
        let way = |at: u8| (2 * at).abs_diff(middle);
        let near = |square: &Square| way(square.file()) + way(square.rank());
        let cursor = game.legal_moves().squares().min_by_key(near);
        let played = game.played().iter().rev().find_map(crate::rules::Ply::square);
        let cursor = cursor.or(played);
        let cursor = cursor.or(Square::from_file_rank(3, 2)).expect("d3 is on the board");
        let clocks = GameClocks::new(setup.time_controls);
        Self {
            setup,
            game,
            seats,
            clocks,
            identity: Identity::default(),
            view: TableView::at(cursor),
            pacing: Pacing::default(),
            retry: None,
        }
    }

    /// Session of a stored game, whose state counts as saved.
    pub fn of_stored(stored: &StoredGame) -> Self {
        let StoredGame { id, revision, tree_revision, record, provenance } = stored;
        let (seats, about) = match *provenance {
            Provenance::Played { seats } => (seats, None),
            Provenance::Imported => ([Seat::Human; 2], Some(About::from(record))),
        };
        let time_controls = record.clocks.time_controls;
        let setup = Setup { time_controls, ..Setup::of_seats(record.game.variant(), seats) };
        let clocks = record.clocks.clone();
        let session = Self { clocks, ..Self::new(setup, seats, record.game.clone()) };
        let kept = Some(session.standing());
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
            ..session.identity
        };
        Self { identity, ..session }
    }

    /// Handles the answer to an import: the game gets its number, and stored lines join the session's.
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

    /// Plies played, and plies taken back.
    pub(in crate::app) fn plies(&self) -> [usize; 2] {
        [self.game.played().len(), self.game.taken_back().len()]
    }

    /// Current state, to detect changes later.
    pub(in crate::app) fn standing(&self) -> GameState {
        let used = self.clocks.used(&self.game);
        GameState { plies: self.plies(), forfeit: self.game.forfeit(), used }
    }

    /// The session as a copy of its game: nothing is saved before another move is played.
    #[must_use]
    pub(in crate::app) fn into_copy(mut self) -> Self {
        let line = self.game.played().iter().chain(self.game.taken_back());
        self.identity.copied = line.map(Ply::square).collect();
        self
    }

    /// Whether the session is an unsaved copy without plies of its own.
    pub fn is_copy(&self) -> bool {
        let played = self.game.played().iter().map(Ply::square);
        let is_prefix = self.game.played().len() <= self.identity.copied.len()
            && played.eq(self.identity.copied.iter().copied().take(self.game.played().len()));
        self.identity.slot.is_none() && !self.identity.copied.is_empty() && is_prefix
    }

    /// The session at another moment of the game.
    #[must_use]
    pub(in crate::app) fn at(&self, game: Game, cursor: Option<Square>) -> Self {
        let cursor = cursor.unwrap_or(self.view.cursor);
        let mut clocks = self.clocks.clone();
        clocks.restart_ply();
        Self {
            game,
            clocks,
            view: TableView::at(cursor),
            // The rating change is shown again if the game ends again.
            pacing: Pacing {
                rated: self.pacing.rated,
                rated_at: self.pacing.rated_at,
                ..Pacing::default()
            },
            ..self.clone()
        }
    }

    /// Goes to the moment after this number of plies, or to the end.
    pub(in crate::app) fn step_to(&mut self, plies: usize) {
        while self.game.played().len() > plies && self.game.take_back().is_some() {}
        while self.game.played().len() < plies && self.game.replay().is_some() {}
        self.view.log_top = None;
    }

    /// The session with all plies played.
    #[must_use]
    pub fn whole(&self) -> Self {
        let mut whole = self.clone();
        whole.step_to(usize::MAX);
        whole
    }

    pub const fn player(&self, side: Color) -> Seat {
        self.seats[side.index()]
    }

    pub fn has_human(&self) -> bool {
        self.seats.contains(&Seat::Human)
    }

    /// Level of the player's strength after a rated game, unless the player met it in this game.
    pub fn proposed_level(&self) -> Option<Level> {
        let level = self.pacing.rated?.even_level;
        let is_met = |seat: &Seat| seat.level().is_some_and(|it| it == level || it.is_matched());
        Some(level).filter(|_| !self.seats.iter().any(is_met))
    }

    /// Side of the only person in the session.
    pub fn only_human(&self) -> Option<Color> {
        only_human(&self.seats)
    }

    /// Whether a person is to place a disc.
    pub fn awaits_human(&self) -> bool {
        self.is_human_to_place(&self.game)
    }

    /// Whether a person is to place a disc in another moment of the game.
    fn is_human_to_place(&self, game: &Game) -> bool {
        matches!(game.turn(), Turn::Place(side) if self.player(side) == Seat::Human)
    }

    /// Hints for a person to move; none on another's turn.
    pub fn hints(&self) -> Hints {
        if self.awaits_human() {
            Hints::of(&self.game)
        } else {
            Hints::none(self.game.side_to_move())
        }
    }

    /// Index of a side's player in the [`SeriesScore`], constant when sides change.
    fn player_index(&self, side: Color) -> usize {
        self.only_human().map_or(side.index(), |human| usize::from(side != human))
    }

    /// Score of the series, with this game once it is over.
    pub fn series_score(&self) -> SeriesScore {
        if !self.game.is_over() {
            return self.identity.earlier;
        }
        self.identity.earlier.with(self.game.leader().map(|winner| self.player_index(winner)))
    }

    /// Games of the series won by the player of a side.
    pub fn wins(&self, side: Color) -> u32 {
        self.series_score().wins[self.player_index(side)]
    }

    /// Opponent that is to place a disc.
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

    /// Level of the opponent, and score of the only person (1, 0.5 or 0); `None` before the end, after a custom start,
    /// and without exactly one person and a level.
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

    /// Whether the game has moves and is not over; false for retries.
    pub fn is_unfinished(&self) -> bool {
        !self.game.played().is_empty() && !self.game.is_over() && self.retry.is_none()
    }

    /// Lines of the move log for this number of plies, two plies a line.
    fn lines_of(&self, plies: usize) -> u16 {
        (plies + usize::from(self.game.first() == Color::White)).div_ceil(2) as u16
    }

    /// Largest first line of the log, with `room` visible lines.
    fn log_last(&self, room: u16) -> u16 {
        let plies = self.game.played().len() + self.game.taken_back().len();
        self.lines_of(plies).saturating_sub(room)
    }

    /// First visible line of the log: as scrolled, else so that the last move is visible.
    pub fn log_first(&self, room: u16) -> u16 {
        let follow = self.lines_of(self.game.played().len()).saturating_sub(room);
        self.view.log_top.unwrap_or(follow).min(self.log_last(room))
    }

    /// Scrolls the log by lines; down is positive.
    pub(in crate::app) fn scroll_log(&mut self, lines: i16, room: u16) {
        let top = self.log_first(room).saturating_add_signed(lines);
        self.view.log_top = Some(top.min(self.log_last(room)));
    }

    /// Ends the animation once its time is over.
    pub(in crate::app) fn end_motion(&mut self, now: Duration) {
        self.view.motion = self.view.motion.filter(|motion| now < motion.end());
    }

    /// Notes a new ply; animates its flips from `now` on, or not at all for `None`.
    pub(in crate::app) fn record_ply(&mut self, ply: Ply, now: Option<Duration>) {
        self.view.show_flips(ply, now);
        self.pacing.computer = Computer::Idle;
        self.clocks.note_ply(&self.game);
        self.pacing.delay = if ply.flips.is_empty() { Duration::ZERO } else { CLOCK_DELAY };
        self.view.column = None;
        self.view.log_top = None;
        self.pacing.still_since = None;
        self.pacing.step_released = false;
    }

    /// Whether take-back and redo stop at this moment.
    pub(in crate::app) fn rests_at(&self, game: &Game) -> bool {
        !self.has_human() || self.is_human_to_place(game)
    }

    /// Whether a retried move was made, so that its judgement is on screen: the game does not go on.
    pub(in crate::app) fn waits_for_reader(&self) -> bool {
        self.retry.as_ref().is_some_and(|retry| retry.is_answered(&self.game))
    }

    /// Whether the computer waits for Enter.
    pub fn awaits_step(&self, is_step_mode: bool) -> bool {
        let is_idle = self.pacing.computer == Computer::Idle && !self.pacing.step_released;
        let waits = is_step_mode || self.waits_for_reader();
        waits && self.opponent_to_move().is_some() && is_idle
    }
}
