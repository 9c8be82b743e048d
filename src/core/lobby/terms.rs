//! Terms of a game between people.

use crate::rules::{TimeControl, Variant};
use std::time::Duration;

/// Time of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePace {
    /// At one sitting, with a clock.
    Live(TimeControl),
    /// By correspondence: this number of days for each move, 1 to 14.
    Days(u8),
}

/// Side of the player who offers a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray)]
pub enum SideWish {
    #[default]
    Random,
    Black,
    White,
}

/// Terms of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameTerms {
    pub variant: Variant,
    pub pace: GamePace,
    pub is_rated: bool,
    pub side: SideWish,
}

impl Default for GameTerms {
    fn default() -> Self {
        Self {
            variant: Variant::REVERSI,
            pace: GamePace::PACES[1],
            is_rated: false,
            side: SideWish::Random,
        }
    }
}

const fn minutes(minutes: u64) -> Duration {
    Duration::from_secs(60 * minutes)
}

const fn live(main: u64, increment: u64) -> GamePace {
    use crate::rules::Overtime;
    let overtime = Overtime::Increment(Duration::from_secs(increment));
    GamePace::Live(TimeControl { main: minutes(main), overtime })
}

impl GamePace {
    /// Paces that are offered, fastest first.
    pub const PACES: [Self; 9] = [
        live(1, 2),
        live(5, 3),
        live(10, 5),
        live(25, 10),
        Self::Days(1),
        Self::Days(2),
        Self::Days(3),
        Self::Days(7),
        Self::Days(14),
    ];

    pub const fn is_live(self) -> bool {
        matches!(self, Self::Live(_))
    }

    /// Time control of each side; `None` by correspondence.
    pub const fn time_control(self) -> Option<TimeControl> {
        match self {
            Self::Live(control) => Some(control),
            Self::Days(_) => None,
        }
    }
}

impl GameTerms {
    /// Whether a rating may depend on the game: one of standard Reversi.
    pub fn may_be_rated(&self) -> bool {
        self.variant.is_tournament()
    }
}
