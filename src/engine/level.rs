//! The levels a player can choose from.

use crate::rules::Rules;

/// How strong the computer plays: the levels of Reversi, then those of tic-tac-toe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display)]
pub enum Level {
    /// Both games: any legal move.
    Random,
    /// Reversi: the move that flips most discs.
    Greedy,
    /// Reversi: the computer of the beginners' book: a corner if it can, else as Greedy.
    Book,
    /// Reversi: searches a few plies.
    Scout,
    /// Tic-tac-toe: wins, else blocks, else any free square.
    Pupil,
    /// Tic-tac-toe: wins, else blocks, else corners before the centre before sides.
    Regular,
    /// Tic-tac-toe: as Regular, with a chosen first reply.
    Veteran,
    /// Tic-tac-toe: never loses.
    Perfect,
}

/// There is no level with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level {number}: levels run from 1 to {count}")]
pub struct NoSuchLevel {
    /// The number asked for.
    pub number: u8,
    /// How many levels the game has.
    pub count: usize,
}

impl Level {
    const REVERSI: &'static [Self] = &[Self::Random, Self::Greedy, Self::Book, Self::Scout];
    const TICTACTOE: &'static [Self] =
        &[Self::Random, Self::Pupil, Self::Regular, Self::Veteran, Self::Perfect];

    /// Every level of a game, weakest first.
    pub const fn of(rules: Rules) -> &'static [Self] {
        match rules {
            Rules::Standard | Rules::Book => Self::REVERSI,
            Rules::TicTacToe => Self::TICTACTOE,
        }
    }

    /// The number that players know it by, from 1: its place among the levels of its game.
    pub fn number(self) -> u8 {
        let lists = [Self::REVERSI, Self::TICTACTOE];
        let mut places = lists.iter().filter_map(|list| list.iter().position(|&it| it == self));
        places.next().expect("every level is of a game") as u8 + 1
    }

    /// The level of a game with the given number.
    ///
    /// # Errors
    ///
    /// [`NoSuchLevel`] where there is none.
    pub fn from_number(rules: Rules, number: u8) -> Result<Self, NoSuchLevel> {
        let levels = Self::of(rules);
        let found = levels.iter().find(|level| level.number() == number);
        found.copied().ok_or(NoSuchLevel { number, count: levels.len() })
    }

    /// The level of another game that stands for this one: of the same number, or the highest.
    #[must_use]
    pub fn in_game(self, rules: Rules) -> Self {
        let levels = Self::of(rules);
        levels[usize::from(self.number() - 1).min(levels.len() - 1)]
    }

    /// How it plays, in words a beginner understands.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Random => "Any legal move, without a thought.",
            Self::Greedy => "Always the move that flips most discs.",
            Self::Book => "A free corner, else most flips: as in the book.",
            Self::Scout => "Looks some moves ahead; likes corners, and choice.",
            Self::Pupil => "Wins if it can, else blocks.",
            Self::Regular => "As Pupil; then corners, the centre, sides.",
            Self::Veteran => "As Regular, with a chosen first reply.",
            Self::Perfect => "Never loses, and sets traps.",
        }
    }
}
