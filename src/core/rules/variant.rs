//! Variants as data.

use super::{
    Bitboard, Board, Color, FirstMove, IllegalMove, Notation, Position, Square, Start, tictactoe,
};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// A variant: the game and its rules. Dereferences to its [`Definition`].
///
/// ```
/// use outflank_core::rules::{Color, Game, Variant};
///
/// let game = Game::new(Variant::REVERSI, Color::Black);
/// assert!(game.variant().passes);
/// assert_eq!(Variant::TIC_TAC_TOE.board.len(), 9);
/// ```
#[derive(Clone, Copy)]
pub struct Variant(&'static Definition);

#[derive(Debug)]
pub struct Definition {
    /// Name in files, which must not change.
    pub key: &'static str,
    /// Name in English, for searches.
    pub name: &'static str,
    /// Name of the rules among the variants of Reversi; `None` for a game with only one set of rules.
    pub rules: Option<&'static str>,
    /// Names of the sides, Black's first.
    pub sides: [&'static str; 2],
    pub family: Family,
    pub board: Board,
    /// Discs before the first move.
    pub start: Start,
    /// Whether a side without a legal move passes; else the game ends.
    pub passes: bool,
    pub goal: Goal,
    pub notation: Notation,
}

/// Effect of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Outflanked discs flip.
    Flipping,
    /// A mark on a free square stays.
    Marking,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    MostDiscs {
        /// Whether empty squares count for the winner.
        empties_to_winner: bool,
    },
    /// Fewest discs at the end; empty squares count for neither.
    FewestDiscs,
    /// This many in a row.
    Line(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    Place(Color),
    /// This side has to pass.
    Pass(Color),
    Over,
}

const LARGE: Board = Board::of(8);
const SIX: Board = Board::of(6);
const FOUR: Board = Board::of(4);

const REVERSI: Definition = Definition {
    key: "reversi",
    name: "Reversi",
    rules: Some("standard"),
    sides: ["Black", "White"],
    family: Family::Flipping,
    board: LARGE,
    start: Start::crosswise(&LARGE),
    passes: true,
    goal: Goal::MostDiscs { empties_to_winner: true },
    notation: Notation::Letters,
};

static STANDARD: Definition = REVERSI;

static ANTI: Definition = Definition {
    key: "anti",
    name: "Anti-reversi",
    rules: Some("anti"),
    goal: Goal::FewestDiscs,
    ..REVERSI
};

static SIX_BY_SIX: Definition = Definition {
    key: "6x6",
    name: "Reversi, 6x6",
    rules: Some("6x6"),
    board: SIX,
    start: Start::crosswise(&SIX),
    ..REVERSI
};

static FOUR_BY_FOUR: Definition = Definition {
    key: "4x4",
    name: "Reversi, 4x4",
    rules: Some("4x4"),
    board: FOUR,
    start: Start::crosswise(&FOUR),
    ..REVERSI
};

static OVERTURE: Definition = Definition {
    key: "overture",
    name: "Reversi, overture",
    rules: Some("overture"),
    start: Start::overture(&LARGE),
    ..REVERSI
};

static BOOK: Definition = Definition {
    key: "reversi-book",
    name: "Reversi, X and O",
    rules: Some("book"),
    sides: ["X", "O"],
    family: Family::Flipping,
    board: LARGE,
    start: Start { discs: LARGE.middle(), free: Bitboard::EMPTY, first: FirstMove::Coin },
    passes: false,
    goal: Goal::MostDiscs { empties_to_winner: false },
    notation: Notation::Letters,
};

static TIC_TAC_TOE: Definition = Definition {
    key: "tictactoe",
    name: "Tic-tac-toe",
    rules: None,
    sides: ["X", "O"],
    family: Family::Marking,
    board: Board { size: tictactoe::SIZE, squares: tictactoe::BOARD },
    start: Start {
        discs: [Bitboard::EMPTY; 2],
        free: Bitboard::EMPTY,
        first: FirstMove::BlackByCustom,
    },
    passes: false,
    goal: Goal::Line(3),
    notation: Notation::Digits,
};

impl Variant {
    /// Tournament rules: Black begins, a side without a move passes, and the game ends when neither can move.
    pub const REVERSI: Self = Self(&STANDARD);
    /// Fewest discs win.
    pub const ANTI: Self = Self(&ANTI);
    pub const SIX_BY_SIX: Self = Self(&SIX_BY_SIX);
    pub const FOUR_BY_FOUR: Self = Self(&FOUR_BY_FOUR);
    /// The original rules: the players place the first four discs in the centre, crosswise or parallel.
    pub const OVERTURE: Self = Self(&OVERTURE);
    /// Rules of the beginners' book: the sides are X and O, the four discs at the start have the opposite colours of
    /// [`Self::REVERSI`], either side may begin, and the game ends when the side to move has no legal move.
    pub const BOOK: Self = Self(&BOOK);
    pub const TIC_TAC_TOE: Self = Self(&TIC_TAC_TOE);
    /// All variants in the order of menus.
    pub const ALL: &'static [Self] = &[
        Self::REVERSI,
        Self::ANTI,
        Self::SIX_BY_SIX,
        Self::FOUR_BY_FOUR,
        Self::OVERTURE,
        Self::BOOK,
        Self::TIC_TAC_TOE,
    ];

    /// Variant by [`key`](Definition::key).
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|variant| variant.key == key)
    }

    /// Variant by the name of its [`rules`](Definition::rules).
    pub fn from_rules(rules: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|variant| variant.rules == Some(rules))
    }

    /// Whether moves flip discs, as in Reversi.
    pub fn flips(self) -> bool {
        self.family == Family::Flipping
    }

    /// Whether most discs win on the large board, which the trained evaluation and the coach require.
    pub fn is_classic(self) -> bool {
        self.most_discs_win() && self.board.size == LARGE.size
    }

    pub fn most_discs_win(self) -> bool {
        matches!(self.goal, Goal::MostDiscs { .. })
    }

    pub fn is_coached(self) -> bool {
        self.is_classic() || !self.flips()
    }

    /// Whether the analysis board can evaluate its positions.
    pub fn can_be_analysed(self) -> bool {
        self.is_classic() && !self.has_placing()
    }

    pub fn has_placing(self) -> bool {
        !self.start.free.is_empty()
    }

    /// Whether the next disc is a free placement.
    pub fn is_placing(self, position: &Position) -> bool {
        !(self.start.free & position.empties()).is_empty()
    }

    /// Whether it is tournament Reversi, which openings, ratings and other programs require.
    pub fn is_tournament(self) -> bool {
        self == Self::REVERSI
    }

    pub fn has_lettered_sides(self) -> bool {
        Color::BOTH.iter().all(|side| self.side(*side).chars().eq([side.letter()]))
    }

    /// Name of a side in files and for programs.
    pub const fn side(self, side: Color) -> &'static str {
        self.0.sides[side.index()]
    }

    pub fn lets_choose_first(self) -> bool {
        self.start.first != FirstMove::Black
    }

    /// Whether a coin decides who begins by default.
    pub fn throws_coin(self) -> bool {
        self.start.first == FirstMove::Coin
    }

    /// Whether empty squares of a finished game count for the winner.
    pub const fn gives_empties(self) -> bool {
        matches!(self.0.goal, Goal::MostDiscs { empties_to_winner: true })
    }

    /// Position before the first move, with `first` to move.
    pub const fn start(self, first: Color) -> Position {
        let [black, white] = self.0.start.discs;
        let (player, opponent) = match first {
            Color::Black => (black, white),
            Color::White => (white, black),
        };
        Position::new(player, opponent).expect("the sides share no square at the start")
    }

    pub fn legal_moves(self, position: &Position) -> Bitboard {
        match self.family {
            Family::Flipping if self.is_placing(position) => self.start.placements(position),
            // Discs on a smaller board flip only within it.
            Family::Flipping => position.legal_moves() & self.board.squares,
            Family::Marking => tictactoe::legal_moves(position),
        }
    }

    /// Position after a move, and its flips.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`].
    pub fn play(
        self,
        position: &Position,
        square: Square,
    ) -> Result<(Position, Bitboard), IllegalMove> {
        if !self.board.squares.contains(square) {
            return Err(IllegalMove::OffBoard(square));
        }
        match self.family {
            Family::Flipping if self.is_placing(position) => {
                Ok((self.place_freely(position, square)?, Bitboard::EMPTY))
            }
            Family::Flipping => Ok((position.play(square)?, position.flips(square))),
            Family::Marking => Ok((tictactoe::play(position, square)?, Bitboard::EMPTY)),
        }
    }

    /// Position after a free placement.
    fn place_freely(self, position: &Position, square: Square) -> Result<Position, IllegalMove> {
        let squares = self.start.placements(position);
        match () {
            () if !position.empties().contains(square) => Err(IllegalMove::Occupied(square)),
            () if !squares.contains(square) => Err(IllegalMove::NotYet { square, squares }),
            () => Ok(position.play_flips(square, Bitboard::EMPTY)),
        }
    }

    /// Next action, with `side` to move.
    pub fn turn(self, position: &Position, side: Color) -> Turn {
        if !self.legal_moves(position).is_empty() {
            Turn::Place(side)
        } else if self.passes && !self.legal_moves(&position.pass()).is_empty() {
            Turn::Pass(side)
        } else {
            Turn::Over
        }
    }

    /// Final margin for the side to move: discs less the opponent's, with empty squares by the rules; negated if
    /// fewest win.
    pub const fn margin(self, position: &Position) -> i32 {
        let difference = position.disc_difference();
        match self.0.goal {
            Goal::MostDiscs { empties_to_winner: true } => {
                let empties = self.0.board.squares.0 & position.empties().0;
                difference + difference.signum() * empties.count_ones().cast_signed()
            }
            Goal::MostDiscs { empties_to_winner: false } | Goal::Line(_) => difference,
            Goal::FewestDiscs => -difference,
        }
    }
}

impl Deref for Variant {
    type Target = Definition;

    fn deref(&self) -> &Definition {
        self.0
    }
}

impl Default for Variant {
    fn default() -> Self {
        Self::REVERSI
    }
}

impl PartialEq for Variant {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Variant {}

impl Hash for Variant {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

impl fmt::Debug for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}
