//! A game under way: its moves, passes, take-back and result.

use super::{
    Bitboard, Color, Forfeit, Goal, IllegalMove, Notation, Position, Square, Turn, Variant,
    tictactoe,
};
use crate::words::say;

/// The action of a side in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Placed a disc.
    Place(Square),
    /// Had no legal move.
    Pass,
}

/// One ply of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who moved.
    pub side: Color,
    /// What they did.
    pub action: Action,
    /// The discs that changed colour; none for a pass.
    pub flips: Bitboard,
}

impl Ply {
    /// The square of the placed disc; `None` for a pass.
    pub const fn square(&self) -> Option<Square> {
        match self.action {
            Action::Place(square) => Some(square),
            Action::Pass => None,
        }
    }
}

/// The error of a ply that was refused. The game is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The disc may not be placed there.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// Nothing can be played after the end.
    #[error("{}", say!("error-play-over"))]
    Over,
    /// A pass while there is a legal move.
    #[error("{}", say!("error-play-can-move"))]
    CanMove,
    /// A disc while there is no legal move.
    #[error("{}", say!("error-play-must-pass"))]
    MustPass,
}

impl PlayError {
    /// The same as a sentence without a full stop, with squares named in `notation`.
    pub fn explain(&self, notation: Notation) -> String {
        match self {
            Self::Illegal(illegal) => illegal.explain(notation),
            other => other.to_string(),
        }
    }
}

/// Discs of both sides, and who is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Black discs.
    pub black: u32,
    /// White discs.
    pub white: u32,
}

impl Count {
    /// The discs of one side.
    pub const fn of(&self, side: Color) -> u32 {
        match side {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// The side with more discs; `None` when they are level.
    pub const fn leader(&self) -> Option<Color> {
        if self.black > self.white {
            Some(Color::Black)
        } else if self.white > self.black {
            Some(Color::White)
        } else {
            None
        }
    }

    /// The tournament count of a finished game on a board of so many squares: the empty squares go to the
    /// winner, half of them to each side in a draw.
    #[must_use]
    pub const fn official(&self, squares: u32) -> Self {
        let empties = squares - self.black - self.white;
        match self.leader() {
            Some(Color::Black) => Self { black: self.black + empties, white: self.white },
            Some(Color::White) => Self { black: self.black, white: self.white + empties },
            None => Self { black: self.black + empties / 2, white: self.white + empties / 2 },
        }
    }
}

/// A game that knows its moves, forwards and backwards.
///
/// Moves taken back stay known until a different move is played in their place.
///
/// ```
/// use outflank_core::rules::{Color, Game, Square, Turn, Variant};
///
/// let mut game = Game::new(Variant::REVERSI, Color::Black);
/// let f5: Square = "f5".parse().expect("a square");
/// let ply = game.place(f5).expect("legal");
/// assert_eq!((ply.flips.len(), game.turn()), (1, Turn::Place(Color::White)));
/// assert_eq!(game.place(f5).expect_err("it is taken").to_string(), "f5 is occupied");
/// assert_eq!(game.take_back(), Some(ply));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    variant: Variant,
    first: Color,
    /// Every known ply, those taken back included.
    line: Vec<Ply>,
    /// The position before each ply of `line`, and the one after the last.
    positions: Vec<Position>,
    /// How many plies of `line` are on the board.
    played: usize,
    /// The end of `line` where it is not the board's.
    forfeit: Option<Forfeit>,
}

impl Game {
    /// A game at its start, with `first` to move.
    pub fn new(variant: Variant, first: Color) -> Self {
        let positions = vec![variant.start(first)];
        Self { variant, first, line: Vec::new(), positions, played: 0, forfeit: None }
    }

    /// A game from a position of its own on, seen by `first`, who is to move.
    pub fn starting_at(variant: Variant, position: Position, first: Color) -> Self {
        Self { positions: vec![position], ..Self::new(variant, first) }
    }

    /// The position before the first ply, where it is not the one that the rules say.
    pub fn custom_start(&self) -> Option<&Position> {
        let start = &self.positions[0];
        (*start != self.variant.start(self.first)).then_some(start)
    }

    /// The rules it is played by.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The side that began.
    pub const fn first(&self) -> Color {
        self.first
    }

    /// The moves on the board: plies that placed a disc, passes not counted.
    pub fn moves_played(&self) -> usize {
        self.played().iter().filter(|ply| ply.square().is_some()).count()
    }

    /// The plies on the board, in order.
    pub fn played(&self) -> &[Ply] {
        &self.line[..self.played]
    }

    /// The plies taken back that can be replayed, the next one first.
    pub fn taken_back(&self) -> &[Ply] {
        &self.line[self.played..]
    }

    /// The boards from the start to the present one, each seen by the side to move there.
    pub fn positions(&self) -> &[Position] {
        &self.positions[..=self.played]
    }

    /// The board, seen by the side to move.
    pub fn position(&self) -> &Position {
        &self.positions[self.played]
    }

    /// The side whose turn comes next by count of plies, even if the game is over.
    pub const fn side_to_move(&self) -> Color {
        side_after(self.first, self.played)
    }

    /// What has to happen next.
    pub fn turn(&self) -> Turn {
        match self.forfeit() {
            Some(_) => Turn::Over,
            None => self.variant.turn(self.position(), self.side_to_move()),
        }
    }

    /// How the game as it stands was lost without being played to its end, where it was.
    pub fn forfeit(&self) -> Option<Forfeit> {
        self.forfeit.filter(|_| self.taken_back().is_empty())
    }

    /// Ends the game here: a side loses it by the clock, by giving up, or by leaving. Plies taken back are forgotten.
    /// Taking back a ply opens the game again, and replaying it ends it again.
    ///
    /// # Errors
    ///
    /// [`PlayError::Over`] where it is over already.
    pub fn end_by(&mut self, forfeit: Forfeit) -> Result<(), PlayError> {
        if self.is_over() {
            return Err(PlayError::Over);
        }
        self.forget_taken_back();
        self.forfeit = Some(forfeit);
        Ok(())
    }

    /// The squares where the side to move may place a disc.
    pub fn legal_moves(&self) -> Bitboard {
        self.variant.legal_moves(self.position())
    }

    /// The squares without a disc.
    pub fn empties(&self) -> Bitboard {
        self.position().empties() & self.variant.board.squares
    }

    /// Whether nobody moves any more.
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// The disc on `square`.
    pub fn disc(&self, square: Square) -> Option<Color> {
        Color::BOTH.into_iter().find(|&side| self.discs(side).contains(square))
    }

    /// All discs of one side.
    pub fn discs(&self, side: Color) -> Bitboard {
        let position = self.position();
        if side == self.side_to_move() { position.player() } else { position.opponent() }
    }

    /// The discs of both sides now.
    pub fn count(&self) -> Count {
        Count { black: self.discs(Color::Black).len(), white: self.discs(Color::White).len() }
    }

    /// The count that decides: the discs, and once the game is over the empty squares too, where the
    /// rules give them to the winner.
    pub fn final_count(&self) -> Count {
        let count = self.count();
        let is_played_out = self.is_over() && self.forfeit().is_none();
        let has_empties = self.variant.gives_empties() && is_played_out;
        if has_empties { count.official(self.variant.board.len()) } else { count }
    }

    /// The final count, where it differs from the discs.
    pub fn official_count(&self) -> Option<Count> {
        Some(self.final_count()).filter(|count| *count != self.count())
    }

    /// By how much a side is ahead in the [final count](Self::final_count), 0 or less where it is not: more discs than the
    /// other's, or fewer where the fewest win; in tic-tac-toe 1, 0 or -1.
    pub fn margin(&self, side: Color) -> i32 {
        let count = self.final_count();
        let difference = count.of(side).cast_signed() - count.of(!side).cast_signed();
        match self.variant.goal {
            Goal::MostDiscs { .. } => difference,
            Goal::FewestDiscs => -difference,
            Goal::Line(_) => match self.leader() {
                None => 0,
                Some(leader) if leader == side => 1,
                Some(_) => -1,
            },
        }
    }

    /// The side that is ahead, or has won: with more discs or with fewer, with three in a row, or because the other has lost by
    /// forfeit; `None` when they are level.
    pub fn leader(&self) -> Option<Color> {
        if let Some(forfeit) = self.forfeit() {
            return Some(!forfeit.loser);
        }
        match self.variant.goal {
            Goal::MostDiscs { .. } => return self.count().leader(),
            Goal::FewestDiscs => return self.count().leader().map(|side| !side),
            Goal::Line(_) => {}
        }
        Color::BOTH.into_iter().find(|&side| !tictactoe::filled(self.discs(side)).is_empty())
    }

    /// The squares that won the game, where it is won by a line.
    pub fn winning_line(&self) -> Bitboard {
        if self.variant.flips() {
            return Bitboard::EMPTY;
        }
        let lines = Color::BOTH.into_iter().map(|side| tictactoe::filled(self.discs(side)));
        lines.fold(Bitboard::EMPTY, |all, line| all | line)
    }

    /// Places a disc for the side to move, and forgets plies taken back unless it is the same.
    ///
    /// # Errors
    ///
    /// [`PlayError`] says why not; the game is unchanged.
    pub fn place(&mut self, square: Square) -> Result<Ply, PlayError> {
        let position = self.position();
        match self.turn() {
            Turn::Over => Err(PlayError::Over),
            Turn::Pass(_) => Err(PlayError::MustPass),
            Turn::Place(side) => {
                let (after, flips) = self.variant.play(position, square)?;
                Ok(self.push(Ply { side, action: Action::Place(square), flips }, after))
            }
        }
    }

    /// Places a disc as [`Self::place`] does, after a pass where the side to move has to: for records,
    /// most of which leave passes out.
    ///
    /// # Errors
    ///
    /// [`PlayError`] says why not.
    pub fn place_after_pass(&mut self, square: Square) -> Result<Ply, PlayError> {
        self.pass_if_forced();
        self.place(square)
    }

    /// Passes for the side to move.
    ///
    /// # Errors
    ///
    /// [`PlayError`] when there is a legal move or the game is over.
    pub fn pass(&mut self) -> Result<Ply, PlayError> {
        match self.turn() {
            Turn::Over => Err(PlayError::Over),
            Turn::Place(_) => Err(PlayError::CanMove),
            Turn::Pass(side) => {
                let after = self.position().pass();
                Ok(self.push(Ply { side, action: Action::Pass, flips: Bitboard::EMPTY }, after))
            }
        }
    }

    /// Who is to move after so many plies, on the board or not.
    pub const fn side_after(&self, plies: usize) -> Color {
        side_after(self.first, plies)
    }

    /// Passes where the side to move has to; says whether it did.
    pub fn pass_if_forced(&mut self) -> bool {
        matches!(self.turn(), Turn::Pass(_)) && self.pass().is_ok()
    }

    fn push(&mut self, ply: Ply, after: Position) -> Ply {
        // Whoever plays on from before the end has another one before them.
        self.forfeit = None;
        if self.taken_back().first() != Some(&ply) {
            self.forget_taken_back();
            self.line.push(ply);
            self.positions.push(after);
        }
        self.played += 1;
        ply
    }

    /// Takes the last ply back and returns it; `None` at the start.
    pub fn take_back(&mut self) -> Option<Ply> {
        self.played = self.played.checked_sub(1)?;
        Some(self.line[self.played])
    }

    /// Forgets the plies taken back: the game ends on the board.
    pub fn forget_taken_back(&mut self) {
        self.forfeit = self.forfeit();
        self.line.truncate(self.played);
        self.positions.truncate(self.played + 1);
    }

    /// Replays the next ply taken back and returns it; `None` where there is none.
    pub fn replay(&mut self) -> Option<Ply> {
        let ply = *self.taken_back().first()?;
        self.played += 1;
        Some(ply)
    }
}

const fn side_after(first: Color, plies: usize) -> Color {
    match (first, plies.is_multiple_of(2)) {
        (Color::Black, true) | (Color::White, false) => Color::Black,
        _ => Color::White,
    }
}
