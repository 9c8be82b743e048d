//! Start positions of standard games.

use super::{BalancedOpening, Bitboard, Color, Game, Position, Square, Variant};

/// Start of a standard game, named as on the command line.
///
/// ```
/// use outflank_core::rules::{Beginning, Color};
///
/// let mut chance = |_: usize| 0;
/// let game = Beginning::Handicap2.game(Color::White, &mut chance);
/// assert_eq!((game.count().black, game.count().white), (2, 4));
/// let game = Beginning::Balanced.game(Color::Black, &mut chance);
/// assert_eq!(game.played().len(), 8);
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Beginning {
    /// Four discs, crosswise.
    #[default]
    Standard,
    /// A balanced opening of eight plies.
    Balanced,
    /// Eight random plies.
    Random,
    /// Four discs, each side's adjacent.
    Parallel,
    /// One corner for the weaker side.
    #[strum(serialize = "handicap-1")]
    Handicap1,
    /// Two opposite corners.
    #[strum(serialize = "handicap-2")]
    Handicap2,
    /// Three corners.
    #[strum(serialize = "handicap-3")]
    Handicap3,
    /// All four corners.
    #[strum(serialize = "handicap-4")]
    Handicap4,
}

const RANDOM_PLIES: u32 = 8;

/// Discs of White and Black of the parallel start, on d4 e4 and d5 e5.
const PARALLEL: [Bitboard; 2] = [Bitboard(1 << 27 | 1 << 28), Bitboard(1 << 35 | 1 << 36)];

/// Corners of a handicap in order: a1, h8, h1, a8.
const CORNERS: [u32; 4] = [0, 63, 7, 56];

impl Beginning {
    /// Number of corners given to the weaker side.
    pub const fn corners(self) -> usize {
        match self {
            Self::Handicap1 => 1,
            Self::Handicap2 => 2,
            Self::Handicap3 => 3,
            Self::Handicap4 => 4,
            _ => 0,
        }
    }

    /// Whether the start board is unusual, which some protocols cannot express.
    pub const fn has_own_board(self) -> bool {
        self.corners() > 0 || matches!(self, Self::Parallel)
    }

    /// A game with this start; Black moves first. Corners go to `weaker`; `chance` returns a number below its
    /// argument.
    pub fn game(self, weaker: Color, chance: &mut dyn FnMut(usize) -> usize) -> Game {
        let variant = Variant::REVERSI;
        let usual = Game::new(variant, Color::Black);
        match self {
            Self::Standard => usual,
            Self::Balanced => {
                let all = BalancedOpening::all();
                all[chance(all.len())].game()
            }
            Self::Random => random_plies(variant, Color::Black, RANDOM_PLIES, chance),
            Self::Parallel => {
                let [white, black] = PARALLEL;
                let position = Position::new(black, white).expect("they share no square");
                Game::starting_at(variant, position, Color::Black)
            }
            _ => {
                let mut discs = variant.start.discs;
                for corner in &CORNERS[..self.corners()] {
                    discs[weaker.index()] = discs[weaker.index()] | Bitboard(1 << corner);
                }
                let position = Position::new(discs[0], discs[1]).expect("they share no square");
                Game::starting_at(variant, position, Color::Black)
            }
        }
    }
}

/// An unfinished game after this many random discs; `chance` returns a number below its argument.
pub fn random_plies(
    variant: Variant,
    first: Color,
    plies: u32,
    chance: &mut dyn FnMut(usize) -> usize,
) -> Game {
    loop {
        let mut game = Game::new(variant, first);
        let mut placed = 0;
        while placed < plies && !game.is_over() {
            let squares: Vec<Square> = game.legal_moves().squares().collect();
            if squares.is_empty() {
                game.pass().expect("the game is not over");
            } else {
                game.place(squares[chance(squares.len())]).expect("it is legal");
                placed += 1;
            }
        }
        if !game.is_over() {
            return game;
        }
    }
}
