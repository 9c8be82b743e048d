//! What can be said of a move: each a fact that the rules or a search can prove.

use super::move_context::Edge;
use crate::rules::{Bitboard, Color, Square};

/// A fact about a move. `side` is who moves, unless a fact names its own; the other side is the
/// opponent.
#[derive(Clone, Debug, PartialEq, Eq, Hash, strum::EnumDiscriminants)]
#[strum_discriminants(
    name(FactKind),
    doc = "The kind of a fact: what is said, whatever it is said of.",
    derive(Hash, PartialOrd, Ord, strum::Display, strum::VariantArray),
    strum(serialize_all = "kebab-case")
)]
pub enum Fact {
    /// There is no other legal move.
    OnlyMove,
    /// The move takes this corner.
    TakesCorner(Square),
    /// The opponent can take this corner now, and could not before.
    GivesCorner(Square),
    /// The opponent could take this corner before, and still can.
    LeavesCorner(Square),
    /// The opponent could take this corner before, and cannot now.
    DefendsCorner(Square),
    /// The side could take this corner next, and could not before.
    ThreatensCorner(Square),
    /// The side could take this corner, and moves elsewhere.
    MissesCorner(Square),
    /// The move is on the X-square of this empty corner, which neither side can take at once.
    XSquare(Square),
    /// The move is on a C-square of this empty corner, which neither side can take at once.
    CSquare(Square),
    /// So many more of the side's discs can never be flipped again.
    GainsStable(u32),
    /// The opponent has so many moves fewer: before, and after.
    Restricts(u32, u32),
    /// Two or more of the discs that it flips touch empty squares, and it gives the opponent these moves, three or
    /// more, that they did not have.
    OpensUp(Bitboard),
    /// It flips in so many directions, three or more, early in the game.
    FlipsManyWays(u32),
    /// It goes to the edge early in the game.
    EarlyEdge,
    /// Early in the game it is outside the sixteen squares in the middle and not on the edge, and there are moves
    /// inside.
    LeavesCentre,
    /// Late in the game it gives the opponent these moves in a region where they had none.
    GivesAccess(Bitboard),
    /// Three or more of the side's discs touch empty squares that did not, these, three of them side by side, and
    /// the opponent has two or more new moves: a wall for them to play against.
    Wall(Bitboard),
    /// The side has more moves of its own: before, and after.
    GainsMoves(u32, u32),
    /// Every disc that it flips lies inside: none of them touches an empty square.
    Quiet,
    /// The opponent cannot move now, and the side can.
    ForcesPass,
    /// Nobody can move any more.
    EndsGame,
    /// The opponent has no disc left.
    WipesOut,
    /// The opponent can leave the side without a disc by this move.
    AllowsWipeOut(Square),
    /// Every move of the opponent lets the side take a corner.
    LeavesNoSafeMove,
    /// The side had a move that gave no corner away, and after this it has none any more.
    RunsOutOfSafeMoves,
    /// It takes the only square where the opponent could have moved without giving a corner away; they have none
    /// now.
    TakesLastSafeMove,
    /// These moves are new for the opponent, and each of them would give the side a corner, which has none to take yet.
    PoisonsMoves(Bitboard),
    /// It is on the X-square of this corner, every disc on its long diagonal is the side's, and the opponent
    /// cannot take the corner.
    ControlsDiagonal(Square),
    /// The side could take both these corners next, and one of them whatever the opponent does.
    DoubleThreat(Square, Square),
    /// It is on the X-square of this corner, beside an edge of the opponent's with a gap, and wins a corner
    /// whatever they do: at once, or after a move into the gap.
    StonerTrap(Square),
    /// The edge is full, and all of it the side's.
    FillsEdge(Edge),
    /// The move stands between two of the opponent's discs on an edge.
    Wedges(Edge),
    /// Between two of the side's discs on an edge there is an empty square now, and the opponent can wedge in.
    LeavesHole(Square),
    /// Five of the side's discs in a row on an edge, an empty C-square beside them, and both corners
    /// empty: an unbalanced five. Or four in a row, a gap, and a fifth. The empty square is this one.
    UnbalancedEdge(Edge, Square),
    /// All six squares between two empty corners are the side's: a balanced six.
    BalancedEdge(Edge),
    /// The move goes into a region of an odd number of empty squares, of so many.
    OddRegion(u32),
    /// The move goes into a region of an even number of empty squares, of so many, while there is an
    /// odd one.
    EvenRegion(u32),
    /// The move fills the last empty square of its region.
    FillsRegion,
    /// In a region of so many empty squares, with this one in it, the side can move and the opponent
    /// cannot; before the move that was not so.
    Swindle(Square, u32),
    /// It flips so many discs, more than any other move.
    FlipsMost(u32),
    /// In the line that follows, this side takes this corner, so many plies from here.
    InLine(Color, Square, u32),
    /// In the line that follows, this side has to pass, so many plies from here.
    PassInLine(Color, u32),
    /// The opponent answers there, and this is true of the answer.
    Answer(Square, Box<Fact>),
    /// The opponent has one good reply, this one: after any other the move would have been much better.
    OnlyReply(Square),
    /// In the lines that follow this move and this better one, so many plies on: the moves of the side and
    /// of the opponent after this one, and after the better one.
    LaterMoves(Square, u32, [u32; 2], [u32; 2]),
    /// So many plies on in those lines: the side's discs that can never be flipped again.
    LaterSafe(Square, u32, u32, u32),
    /// So many plies on in those lines: the side's discs that touch empty squares, more after this move than after
    /// the better one.
    LaterFrontier(Square, u32, u32, u32),
    /// So many plies on in those lines: the opponent's discs that touch empty squares, fewer after this move than
    /// after the better one.
    LaterTargets(Square, u32, u32, u32),
    /// It leaves the opponent so many moves: no other move leaves fewer, and some leave more.
    FewestReplies(u32),
    /// It flips so few discs, fewer than any other move.
    FlipsFewest(u32),
    /// It leaves the opponent so many moves, this other move only so many.
    MoreReplies(Square, u32, u32),
    /// It leaves the side so many moves of its own, this other move so many more.
    FewerMoves(Square, u32, u32),
    /// So many of the side's discs touch empty squares after it, after this other move only so many.
    MoreFrontier(Square, u32, u32),
    /// So many of the opponent's discs touch empty squares after it, after this other move so many more: there is less
    /// to flip.
    FewerTargets(Square, u32, u32),
    /// Early in the game it flips so many discs, this other move only so many.
    FlipsMore(Square, u32, u32),
    /// The opponent cannot play there now, nor after this other move, after which it would still be a safe move: it
    /// could have waited.
    CouldWait(Square),
    /// It leaves the opponent these quiet moves; after this other move they would not have them.
    LeavesQuietMoves(Square, Bitboard),
    /// The opponent's best answer is on this square, where the better move would have been.
    LeavesSquare(Square),
    /// In the line that follows, every move of the side gives a corner away so many plies from here; after the
    /// other move this does not happen so soon.
    RunsOutInLine(Square, u32),
    /// The line goes to the end of the game, and this side moves last in this region; after the other move the
    /// other side does.
    LastInRegion(Color, Bitboard),
    /// The line goes to the end of the game: so many of the discs on this edge are the side's then, after this other
    /// move so many.
    EdgeAtEnd(Edge, Square, u32, u32),
    /// In the line that follows, this side is left without a disc, so many plies from here.
    WipeOutInLine(Color, u32),
    /// It lets the opponent take the first of these corners, and in the line that follows the side takes the
    /// other one.
    SacrificesCorner(Square, Square),
    /// In the line that follows the side has to pass so many plies from here, and wins: proven.
    PassesToWin(u32),
    /// What a search expects to follow, and what it leads to.
    Expects(Vec<Square>, i32),
    /// With best play from here the side ends with so many discs more than the other: proven.
    Exact(i32),
}

/// The bearing of a fact on the side that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    /// It speaks for the move.
    For,
    /// It speaks against it.
    Against,
    /// Neither.
    Neutral,
}

impl FactKind {
    /// Bearing of the kind on the move it is about. Of the facts about a line it is that of a line that favours the
    /// other side; [`Fact::bearing`] knows which side it favours.
    fn bearing(self) -> Bearing {
        match self {
            Self::OnlyMove | Self::Exact | Self::EndsGame | Self::FlipsMost | Self::Expects => {
                Bearing::Neutral
            }
            Self::TakesCorner
            | Self::DefendsCorner
            | Self::ThreatensCorner
            | Self::GainsStable
            | Self::Restricts
            | Self::GainsMoves
            | Self::Quiet
            | Self::ForcesPass
            | Self::WipesOut
            | Self::LeavesNoSafeMove
            | Self::TakesLastSafeMove
            | Self::PoisonsMoves
            | Self::ControlsDiagonal
            | Self::DoubleThreat
            | Self::StonerTrap
            | Self::FillsEdge
            | Self::Wedges
            | Self::BalancedEdge
            | Self::OddRegion
            | Self::FillsRegion
            | Self::FewestReplies
            | Self::FlipsFewest
            | Self::SacrificesCorner
            | Self::PassesToWin
            | Self::Swindle => Bearing::For,
            _ => Bearing::Against,
        }
    }
}

impl Fact {
    /// Its kind.
    pub fn kind(&self) -> FactKind {
        self.into()
    }

    /// The only reply that it is about, where it is about one.
    pub fn reply(&self) -> Option<Square> {
        match self {
            Self::GivesCorner(at)
            | Self::LeavesCorner(at)
            | Self::LeavesHole(at)
            | Self::AllowsWipeOut(at)
            | Self::Answer(at, _)
            | Self::OnlyReply(at)
            | Self::LeavesSquare(at) => Some(*at),
            Self::LeavesQuietMoves(_, squares) | Self::GivesAccess(squares) => {
                squares.first().filter(|_| squares.len() == 1)
            }
            _ => None,
        }
    }

    /// Bearing of the fact on the move of `side`.
    pub fn bearing(&self, side: Color) -> Bearing {
        match self {
            Self::InLine(by, ..) | Self::LastInRegion(by, _) if *by == side => Bearing::For,
            Self::PassInLine(by, _) | Self::WipeOutInLine(by, _) if *by != side => Bearing::For,
            _ => self.kind().bearing(),
        }
    }
}
