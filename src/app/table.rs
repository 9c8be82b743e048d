//! A game with its players: what lies on the table.

use super::{Motion, Player, SearchId, Setup};
use crate::engine::Report;
use crate::rules::{Bitboard, Disc, Game, Square, Turn};
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
    /// The time both sides have used.
    pub clocks: [Duration; 2],
    /// Discs turning over.
    pub motion: Option<Motion>,
    /// What the computer is doing.
    pub computer: Computer,
    /// Lines the move log is scrolled up from its end.
    pub log_scroll: u16,
    /// Since when the side to move could move: the board has lain still since.
    pub(super) still_since: Option<Duration>,
    /// In step mode: the computer may make its next move.
    pub(super) step_released: bool,
    /// The result of this game has been shown.
    pub(super) result_shown: bool,
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
        let cursor = game.position().legal_moves().squares().next();
        let played = game.played().iter().rev().find_map(crate::rules::Ply::square);
        Self {
            setup,
            cursor: cursor
                .or(played)
                .unwrap_or_else(|| Square::from_file_rank(3, 2).expect("d3 is on the board")),
            game,
            seats,
            column: None,
            clocks: [Duration::ZERO; 2],
            motion: None,
            computer: Computer::Idle,
            log_scroll: 0,
            still_since: None,
            step_released: false,
            result_shown: false,
        }
    }

    /// The player of one side.
    pub const fn player(&self, side: Disc) -> Player {
        self.seats[side.index()]
    }

    /// Whether anybody plays.
    pub fn has_human(&self) -> bool {
        self.seats.contains(&Player::Human)
    }

    /// The only person at the table.
    pub fn only_human(&self) -> Option<Disc> {
        let mut humans = Disc::BOTH.into_iter().filter(|&side| self.player(side) == Player::Human);
        humans.next().filter(|_| humans.next().is_none())
    }

    /// Whether a person has to choose a move now.
    pub fn awaits_human(&self) -> bool {
        matches!(self.game.turn(), Turn::Place(side) if self.player(side) == Player::Human)
    }

    /// The squares to put hint dots on: the legal ones of a person to move.
    pub fn hints(&self) -> Bitboard {
        if self.awaits_human() { self.game.position().legal_moves() } else { Bitboard::EMPTY }
    }

    /// The time `side` has used up to `now`.
    pub fn clock(&self, side: Disc) -> Duration {
        self.clocks[side.index()]
    }

    /// When the announced pass or the chosen reply may be carried out.
    pub(super) fn waits_until(&self) -> Option<Duration> {
        let since = self.still_since?;
        match (self.game.turn(), &self.computer) {
            (Turn::Pass(side), _) if self.player(!side) == Player::Human => {
                Some(since + SHORT_PASS_PAUSE)
            }
            (Turn::Pass(_), _) => Some(since + PASS_PAUSE),
            (Turn::Place(_), Computer::Chosen(_)) => Some(since + REPLY_PAUSE),
            _ => None,
        }
    }
}
