//! Games: moves, passes, take-back, result.

use super::{
    Bitboard, Color, Forfeit, Goal, IllegalMove, Position, Square, Turn, Variant, tictactoe,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Place(Square),
    /// Pass of a side without a legal move.
    Pass,
}

/// A ply of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    pub side: Color,
    pub action: Action,
    /// Flipped discs; empty for a pass.
    pub flips: Bitboard,
}

impl Ply {
    /// Square of the placed disc; `None` for a pass.
    pub const fn square(&self) -> Option<Square> {
        match self.action {
            Action::Place(square) => Some(square),
            Action::Pass => None,
        }
    }
}

/// Error of a refused ply; the game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PlayError {
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    #[error("the game is over")]
    Over,
    /// A pass although the side has a legal move.
    #[error("you cannot pass while you have a legal move")]
    CanMove,
    /// A disc placed although the side must pass.
    #[error("there is no legal move: you must pass")]
    MustPass,
}

/// Disc counts of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    pub black: u32,
    pub white: u32,
}

impl Count {
    pub const fn of(&self, side: Color) -> u32 {
        match side {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// Side with more discs; `None` for equal counts.
    pub const fn leader(&self) -> Option<Color> {
        if self.black > self.white {
            Some(Color::Black)
        } else if self.white > self.black {
            Some(Color::White)
        } else {
            None
        }
    }

    /// Tournament count on a board of `squares` squares: empty squares go to the winner, in a draw half to each side.
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

/// A game with its moves and those taken back.
///
/// Moves taken back can be replayed until a different move is played.
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
    /// Known plies, including those taken back.
    line: Vec<Ply>,
    /// Position before each ply of `line`, and after the last.
    positions: Vec<Position>,
    /// Plies of `line` on the board.
    played: usize,
    /// Forfeit at the end of `line`.
    forfeit: Option<Forfeit>,
}

impl Game {
    pub fn new(variant: Variant, first: Color) -> Self {
        let positions = vec![variant.start(first)];
        Self { variant, first, line: Vec::new(), positions, played: 0, forfeit: None }
    }

    /// A game from a position with `first` to move.
    pub fn starting_at(variant: Variant, position: Position, first: Color) -> Self {
        Self { positions: vec![position], ..Self::new(variant, first) }
    }

    /// Position before the first ply, if unusual.
    pub fn custom_start(&self) -> Option<&Position> {
        let start = &self.positions[0];
        (*start != self.variant.start(self.first)).then_some(start)
    }

    pub const fn variant(&self) -> Variant {
        self.variant
    }

    pub const fn first(&self) -> Color {
        self.first
    }

    /// Discs placed, without passes.
    pub fn moves_played(&self) -> usize {
        self.played().iter().filter(|ply| ply.square().is_some()).count()
    }

    /// Plies on the board.
    pub fn played(&self) -> &[Ply] {
        &self.line[..self.played]
    }

    /// Plies taken back, next one first.
    pub fn taken_back(&self) -> &[Ply] {
        &self.line[self.played..]
    }

    /// Positions from the start to now, each for its side to move.
    pub fn positions(&self) -> &[Position] {
        &self.positions[..=self.played]
    }

    /// Position for the side to move.
    pub fn position(&self) -> &Position {
        &self.positions[self.played]
    }

    /// Side of the next ply, even if the game is over.
    pub const fn side_to_move(&self) -> Color {
        side_after(self.first, self.played)
    }

    pub fn turn(&self) -> Turn {
        match self.forfeit() {
            Some(_) => Turn::Over,
            None => self.variant.turn(self.position(), self.side_to_move()),
        }
    }

    pub fn forfeit(&self) -> Option<Forfeit> {
        self.forfeit.filter(|_| self.taken_back().is_empty())
    }

    /// Ends the game by a forfeit, and forgets plies taken back. A take-back reopens it, and a redo ends it again.
    ///
    /// # Errors
    ///
    /// [`PlayError::Over`].
    pub fn end_by(&mut self, forfeit: Forfeit) -> Result<(), PlayError> {
        if self.is_over() {
            return Err(PlayError::Over);
        }
        self.forget_taken_back();
        self.forfeit = Some(forfeit);
        Ok(())
    }

    pub fn legal_moves(&self) -> Bitboard {
        self.variant.legal_moves(self.position())
    }

    pub fn empties(&self) -> Bitboard {
        self.position().empties() & self.variant.board.squares
    }

    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    pub fn disc(&self, square: Square) -> Option<Color> {
        Color::BOTH.into_iter().find(|&side| self.discs(side).contains(square))
    }

    pub fn discs(&self, side: Color) -> Bitboard {
        let position = self.position();
        if side == self.side_to_move() { position.player() } else { position.opponent() }
    }

    pub fn count(&self) -> Count {
        Count { black: self.discs(Color::Black).len(), white: self.discs(Color::White).len() }
    }

    /// Count that decides the game: the discs and, once the board is played out, the empty squares by the rules.
    pub fn final_count(&self) -> Count {
        let count = self.count();
        let is_played_out = self.is_over() && self.forfeit().is_none();
        let has_empties = self.variant.gives_empties() && is_played_out;
        if has_empties { count.official(self.variant.board.len()) } else { count }
    }

    /// Final count, if it differs from the discs.
    pub fn official_count(&self) -> Option<Count> {
        Some(self.final_count()).filter(|count| *count != self.count())
    }

    /// Lead of a side by the [final count](Self::final_count), by fewer discs if fewest win; 1, 0 or -1 in
    /// tic-tac-toe; negative if behind.
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

    /// Side that leads or has won, also by forfeit; `None` for a tie.
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

    pub fn winning_line(&self) -> Bitboard {
        if self.variant.flips() {
            return Bitboard::EMPTY;
        }
        let lines = Color::BOTH.into_iter().map(|side| tictactoe::filled(self.discs(side)));
        lines.fold(Bitboard::EMPTY, |all, line| all | line)
    }

    /// Places a disc for the side to move, and forgets the plies taken back unless the disc repeats the next of them.
    ///
    /// # Errors
    ///
    /// [`PlayError`]; the game is unchanged.
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

    /// As [`Self::place`], after a forced pass if needed: most records omit passes.
    ///
    /// # Errors
    ///
    /// [`PlayError`].
    pub fn place_after_pass(&mut self, square: Square) -> Result<Ply, PlayError> {
        self.pass_if_forced();
        self.place(square)
    }

    /// Passes for the side to move.
    ///
    /// # Errors
    ///
    /// [`PlayError`] with a legal move, or after the end.
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

    pub const fn side_after(&self, plies: usize) -> Color {
        side_after(self.first, plies)
    }

    /// Passes if forced; returns whether it did.
    pub fn pass_if_forced(&mut self) -> bool {
        matches!(self.turn(), Turn::Pass(_)) && self.pass().is_ok()
    }

    fn push(&mut self, ply: Ply, after: Position) -> Ply {
        // A forfeited game that is played on after a take-back is no longer forfeited.
        self.forfeit = None;
        if self.taken_back().first() != Some(&ply) {
            self.forget_taken_back();
            self.line.push(ply);
            self.positions.push(after);
        }
        self.played += 1;
        ply
    }

    /// Takes back the last ply; `None` at the start.
    pub fn take_back(&mut self) -> Option<Ply> {
        self.played = self.played.checked_sub(1)?;
        Some(self.line[self.played])
    }

    pub fn forget_taken_back(&mut self) {
        self.forfeit = self.forfeit();
        self.line.truncate(self.played);
        self.positions.truncate(self.played + 1);
    }

    /// Replays the next ply taken back; `None` without one.
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
