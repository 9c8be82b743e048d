//! Variants: each game and its rules as data.

use super::{Bitboard, Color, IllegalMove, Notation, Position, Square, tictactoe};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// The variant: which game is played, and by which rules. A handle to its [`Definition`], whose fields
/// are the questions to ask of it.
///
/// ```
/// use outflank::rules::{Color, Game, Variant};
///
/// let game = Game::new(Variant::REVERSI, Color::Black);
/// assert!(game.variant().passes);
/// assert_eq!(Variant::TIC_TAC_TOE.board.len(), 9);
/// ```
#[derive(Clone, Copy)]
pub struct Variant(&'static Definition);

/// The definition of a variant.
#[derive(Debug)]
pub struct Definition {
    /// The variant's name in files; never changed, since files last.
    pub key: &'static str,
    /// The game's name for players.
    pub name: &'static str,
    /// The sides' names, Black's first.
    pub sides: [&'static str; 2],
    /// How a move changes the board.
    pub family: Family,
    /// The board.
    pub board: Board,
    /// The discs before the first move.
    pub start: Start,
    /// Whether a side without a legal move passes; where it does not, the game ends there.
    pub passes: bool,
    /// What wins.
    pub goal: Goal,
    /// How squares are written in transcripts.
    pub notation: Notation,
}

/// The family of a variant: how a move changes the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// A disc has to outflank others, which flip.
    Flipping,
    /// A mark goes on a free square, and stays.
    Marking,
}

/// The board of a variant, laid on the upper left of the large one.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// Squares from one edge to the other, 1 to 8.
    pub size: u8,
    /// The squares themselves.
    pub squares: Bitboard,
}

impl Board {
    /// How many squares there are.
    pub const fn len(&self) -> u32 {
        self.squares.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.squares.is_empty()
    }
}

/// The start of a variant.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Black's discs and White's.
    pub discs: [Bitboard; 2],
    /// Who moves first.
    pub first: FirstMove,
}

/// The first move: whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstMove {
    /// Black, always.
    Black,
    /// Black, unless the players agree otherwise.
    BlackByCustom,
    /// Whoever a coin says, unless the players agree.
    Coin,
}

/// The goal of a game: what wins it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The most discs at the end.
    MostDiscs {
        /// The empty squares count for the winner, as tournaments have it.
        empties_to_winner: bool,
    },
    /// So many in a row.
    Line(u8),
}

/// The turn: what has to happen next in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This side places a disc.
    Place(Color),
    /// This side has no legal move and passes.
    Pass(Color),
    /// Nobody moves any more.
    Over,
}

const D4_E5: Bitboard = Bitboard(1 << 27 | 1 << 36);
const E4_D5: Bitboard = Bitboard(1 << 28 | 1 << 35);

/// The board of eight by eight squares.
const LARGE: Board = Board { size: 8, squares: Bitboard(!0) };

static REVERSI: Definition = Definition {
    key: "reversi",
    name: "Reversi",
    sides: ["Black", "White"],
    family: Family::Flipping,
    board: LARGE,
    start: Start { discs: [E4_D5, D4_E5], first: FirstMove::Black },
    passes: true,
    goal: Goal::MostDiscs { empties_to_winner: true },
    notation: Notation::Letters,
};

static BOOK: Definition = Definition {
    key: "reversi-book",
    name: "Reversi, X and O",
    sides: ["X", "O"],
    family: Family::Flipping,
    board: LARGE,
    start: Start { discs: [D4_E5, E4_D5], first: FirstMove::Coin },
    passes: false,
    goal: Goal::MostDiscs { empties_to_winner: false },
    notation: Notation::Letters,
};

static TIC_TAC_TOE: Definition = Definition {
    key: "tictactoe",
    name: "Tic-tac-toe",
    sides: ["X", "O"],
    family: Family::Marking,
    board: Board { size: tictactoe::SIZE, squares: tictactoe::BOARD },
    start: Start { discs: [Bitboard::EMPTY; 2], first: FirstMove::BlackByCustom },
    passes: false,
    goal: Goal::Line(3),
    notation: Notation::Digits,
};

impl Variant {
    /// Reversi by the tournaments' rules. Black begins; a side without a move passes; the game ends when
    /// neither can move.
    pub const REVERSI: Self = Self(&REVERSI);
    /// Reversi by the beginners' book that this program descends from: X and O start on each other's
    /// squares, either may begin, and the game ends as soon as the side to move cannot.
    pub const BOOK: Self = Self(&BOOK);
    /// Tic-tac-toe: three in a row wins.
    pub const TIC_TAC_TOE: Self = Self(&TIC_TAC_TOE);
    /// Every variant, in the order in which players are offered them.
    pub const ALL: &'static [Self] = &[Self::REVERSI, Self::BOOK, Self::TIC_TAC_TOE];

    /// The variant with this [`key`](Definition::key).
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|variant| variant.key == key)
    }

    /// Whether moves flip discs: it is a kind of Reversi, which the search and the coach know.
    pub fn flips(self) -> bool {
        self.family == Family::Flipping
    }

    /// Whether it is what tournaments play: openings, ratings and other programs know that alone.
    pub fn is_tournament(self) -> bool {
        self == Self::REVERSI
    }

    /// Whether the sides go by the letters that stand for them in text.
    pub fn has_lettered_sides(self) -> bool {
        Color::BOTH.iter().all(|side| self.side(*side).chars().eq([side.letter()]))
    }

    /// The name of a side.
    pub const fn side(self, side: Color) -> &'static str {
        self.0.sides[side.index()]
    }

    /// Whether the players may agree who begins.
    pub fn lets_choose_first(self) -> bool {
        self.start.first != FirstMove::Black
    }

    /// Whether a coin says who begins where nobody else does.
    pub fn throws_coin(self) -> bool {
        self.start.first == FirstMove::Coin
    }

    /// Whether the empty squares of a game that is over count for the winner.
    pub const fn gives_empties(self) -> bool {
        matches!(self.0.goal, Goal::MostDiscs { empties_to_winner: true })
    }

    /// The position before the first move, with `first` to move.
    pub const fn start(self, first: Color) -> Position {
        let [black, white] = self.0.start.discs;
        let (player, opponent) = match first {
            Color::Black => (black, white),
            Color::White => (white, black),
        };
        Position::new(player, opponent).expect("the sides share no square at the start")
    }

    /// The squares where the side to move may place a disc.
    pub fn legal_moves(self, position: &Position) -> Bitboard {
        match self.family {
            Family::Flipping => position.legal_moves(),
            Family::Marking => tictactoe::legal_moves(position),
        }
    }

    /// The position after a disc on `square`, and the discs that it flips.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] says why the disc may not be placed there.
    pub fn play(
        self,
        position: &Position,
        square: Square,
    ) -> Result<(Position, Bitboard), IllegalMove> {
        match self.family {
            Family::Flipping => Ok((position.play(square)?, position.flips(square))),
            Family::Marking => Ok((tictactoe::play(position, square)?, Bitboard::EMPTY)),
        }
    }

    /// What has to happen next, where it is the turn of `side`.
    pub fn turn(self, position: &Position, side: Color) -> Turn {
        if !self.legal_moves(position).is_empty() {
            Turn::Place(side)
        } else if self.passes && !self.legal_moves(&position.pass()).is_empty() {
            Turn::Pass(side)
        } else {
            Turn::Over
        }
    }

    /// The final difference of a position in which nobody moves any more, for the side to move: discs,
    /// with the empty squares where the rules give them to the winner.
    pub const fn disc_difference(self, position: &Position) -> i32 {
        if self.gives_empties() {
            position.official_difference()
        } else {
            position.disc_difference()
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
