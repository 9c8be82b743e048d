//! Variants: each game and its rules as data.

use super::{
    Bitboard, Board, Color, FirstMove, IllegalMove, Notation, Position, Square, Start, tictactoe,
};
use crate::words;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// The variant: which game is played, and by which rules. A handle to its [`Definition`], whose fields
/// are the questions to ask of it.
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

/// The definition of a variant.
#[derive(Debug)]
pub struct Definition {
    /// The variant's name in files; never changed, since files last.
    pub key: &'static str,
    /// The game's name in English: what searches find.
    pub name: &'static str,
    /// What its rules are called beside others of the same game; `None` where it has only these.
    pub rules: Option<&'static str>,
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

/// The goal of a game: what wins it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The most discs at the end.
    MostDiscs {
        /// The empty squares count for the winner, as tournaments have it.
        empties_to_winner: bool,
    },
    /// The fewest discs at the end; empty squares are nobody's.
    FewestDiscs,
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

/// The board of eight by eight squares.
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
    /// Reversi by the tournaments' rules. Black begins; a side without a move passes; the game ends when
    /// neither can move.
    pub const REVERSI: Self = Self(&STANDARD);
    /// Reversi where the fewest discs win.
    pub const ANTI: Self = Self(&ANTI);
    /// Reversi on a board of six by six squares.
    pub const SIX_BY_SIX: Self = Self(&SIX_BY_SIX);
    /// Reversi on a board of four by four squares.
    pub const FOUR_BY_FOUR: Self = Self(&FOUR_BY_FOUR);
    /// Reversi as it was first: the players place the first four discs themselves, in the middle, and may make a cross
    /// of them or two rows.
    pub const OVERTURE: Self = Self(&OVERTURE);
    /// Reversi by the beginners' book that this program descends from: X and O start on each other's
    /// squares, either may begin, and the game ends as soon as the side to move cannot.
    pub const BOOK: Self = Self(&BOOK);
    /// Tic-tac-toe: three in a row wins.
    pub const TIC_TAC_TOE: Self = Self(&TIC_TAC_TOE);
    /// Every variant, in the order in which players are offered them.
    pub const ALL: &'static [Self] = &[
        Self::REVERSI,
        Self::ANTI,
        Self::SIX_BY_SIX,
        Self::FOUR_BY_FOUR,
        Self::OVERTURE,
        Self::BOOK,
        Self::TIC_TAC_TOE,
    ];

    /// The variant with this [`key`](Definition::key).
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|variant| variant.key == key)
    }

    /// The variant whose [`rules`](Definition::rules) are called so.
    pub fn from_rules(rules: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|variant| variant.rules == Some(rules))
    }

    /// Whether moves flip discs: it is a kind of Reversi.
    pub fn flips(self) -> bool {
        self.family == Family::Flipping
    }

    /// Whether it is won by the most discs on the large board: what the trained evaluation and the coach know.
    pub fn is_classic(self) -> bool {
        matches!(self.goal, Goal::MostDiscs { .. }) && self.board.size == LARGE.size
    }

    /// Whether the coach has anything to say of it.
    pub fn is_coached(self) -> bool {
        self.is_classic() || !self.flips()
    }

    /// Whether every position of it has a value on the analysis board.
    pub fn can_be_analysed(self) -> bool {
        self.is_classic() && !self.has_placing()
    }

    /// Whether the players place the first discs themselves.
    pub fn has_placing(self) -> bool {
        !self.start.free.is_empty()
    }

    /// Whether the players still place the first discs, which flip nothing.
    pub fn is_placing(self, position: &Position) -> bool {
        !(self.start.free & position.empties()).is_empty()
    }

    /// Whether it is what tournaments play: openings, ratings and other programs know that alone.
    pub fn is_tournament(self) -> bool {
        self == Self::REVERSI
    }

    /// Whether the sides go by the letters that stand for them in text.
    pub fn has_lettered_sides(self) -> bool {
        Color::BOTH.iter().all(|side| self.side(*side).chars().eq([side.letter()]))
    }

    /// The name of a side for players, in the language [of the scope](crate::words::Language::scope).
    pub fn side_name(self, side: Color) -> String {
        if self.has_lettered_sides() { side.letter().to_string() } else { side.name() }
    }

    /// The names of both sides for players, Black's first.
    pub fn side_names(self) -> [String; 2] {
        Color::BOTH.map(|side| self.side_name(side))
    }

    /// The name of the game for players.
    pub fn title(self) -> String {
        words::of("game", self.key)
    }

    /// The name of a side in files and for programs.
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
            Family::Flipping if self.is_placing(position) => self.start.placements(position),
            // Where all discs lie on the board, so do the discs that flip.
            Family::Flipping => position.legal_moves() & self.board.squares,
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

    /// The position after one of the first discs, which flips nothing.
    fn place_freely(self, position: &Position, square: Square) -> Result<Position, IllegalMove> {
        let squares = self.start.placements(position);
        match () {
            () if !position.empties().contains(square) => Err(IllegalMove::Occupied(square)),
            () if !squares.contains(square) => Err(IllegalMove::NotYet { square, squares }),
            () => Ok(position.play_flips(square, Bitboard::EMPTY)),
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

    /// The final margin of a position in which nobody moves any more, for the side to move: own discs less the other's,
    /// with the empty squares where the rules give them to the winner; the other way round where the fewest discs win.
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
