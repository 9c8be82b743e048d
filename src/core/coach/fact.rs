//! Facts about moves, each provable by the rules or a search.

use super::move_context::Edge;
use crate::rules::{Bitboard, Color, Square};
use serde::{Deserialize, Serialize};

/// A fact about a move. `side` is the side that moves, unless a fact names its own; the other side is the opponent.
#[derive(Clone, Debug, PartialEq, Eq, Hash, strum::EnumDiscriminants, Serialize, Deserialize)]
#[strum_discriminants(
    name(FactKind),
    doc = "The kind of a fact: what is said, whatever it is said of.",
    derive(Hash, PartialOrd, Ord, strum::Display, strum::VariantArray),
    strum(serialize_all = "kebab-case")
)]
pub enum Fact {
    OnlyMove,
    TakesCorner(Square),
    /// The opponent can now take this corner.
    GivesCorner(Square),
    /// The opponent could take this corner, and still can.
    LeavesCorner(Square),
    /// The opponent could take this corner, and no longer can.
    DefendsCorner(Square),
    /// The side can take this corner next.
    ThreatensCorner(Square),
    /// The side could take this corner, and plays elsewhere.
    MissesCorner(Square),
    /// On the X-square of this empty corner, which neither side can take at once.
    XSquare(Square),
    /// On a C-square of this empty corner, which neither side can take at once.
    CSquare(Square),
    /// Additional stable discs of the side.
    GainsStable(u32),
    /// Moves of the opponent before and after.
    Restricts(u32, u32),
    /// Two or more flipped discs touch empty squares, and the opponent gains these moves, three or more.
    OpensUp(Bitboard),
    /// Flips in this many directions, three or more, early in the game.
    FlipsManyWays(u32),
    /// Takes an edge early in the game.
    EarlyEdge,
    /// Leaves the sixteen centre squares early in the game, off the edge, while there are moves inside.
    LeavesCentre,
    /// Gives the opponent these moves late in the game, in a region where they had none.
    GivesAccess(Bitboard),
    /// Three or more new frontier discs, three of them in a row, and two or more new moves for the opponent.
    Wall(Bitboard),
    /// Moves of the side before and after.
    GainsMoves(u32, u32),
    /// Quiet: all flipped discs are interior.
    Quiet,
    /// The opponent has to pass.
    ForcesPass,
    EndsGame,
    /// Leaves the opponent without discs.
    WipesOut,
    /// The opponent can leave the side without discs by this move.
    AllowsWipeOut(Square),
    /// Every move of the opponent gives the side a corner.
    LeavesNoSafeMove,
    /// The side had a safe move before, and has none after.
    RunsOutOfSafeMoves,
    /// Takes the opponent's only safe square; they have no safe move now.
    TakesLastSafeMove,
    /// New moves of the opponent that each give the side a corner, while the side can take no corner yet.
    PoisonsMoves(Bitboard),
    /// On the X-square of this empty corner, which the opponent cannot take, with all discs on the long diagonal owned.
    ControlsDiagonal(Square),
    /// The side can take both corners next, and one of them in any case.
    DoubleThreat(Square, Square),
    /// On this corner's X-square beside an opponent's edge with a gap: wins a corner in any case, at once or after a
    /// move into the gap.
    StonerTrap(Square),
    /// Completes an edge of the side's colour.
    FillsEdge(Edge),
    /// Between two of the opponent's discs on an edge.
    Wedges(Edge),
    /// An empty square between two of the side's edge discs, into which the opponent can wedge.
    LeavesHole(Square),
    /// An unbalanced edge of the mover: both corners and one other square are empty, and the mover's discs fill the
    /// rest, as five in a row or as four and one. The square is the empty one between the corners.
    UnbalancedEdge(Edge, Square),
    /// A balanced six: all six squares between two empty corners.
    BalancedEdge(Edge),
    /// In a region with this odd number of empty squares.
    OddRegion(u32),
    /// In a region with this even number of empty squares, while another region has an odd number.
    EvenRegion(u32),
    /// Fills the last empty of its region.
    FillsRegion,
    /// Creates a region of this many empty squares that only the side can enter, for example on this square.
    Swindle(Square, u32),
    /// Flips more discs than any other move, this many.
    FlipsMost(u32),
    /// In the expected line, this side takes this corner after this many plies.
    InLine(Color, Square, u32),
    /// In the expected line, this side passes after this many plies.
    PassInLine(Color, u32),
    /// A fact about the opponent's expected reply.
    Answer(Square, Box<Fact>),
    /// As a reply: takes these moves from the other side.
    TakesMoves(Bitboard),
    /// The better move, a number of plies, and the moves of the side and the opponent that many plies after this
    /// move and after the better one.
    LaterMoves(Square, u32, [u32; 2], [u32; 2]),
    /// As [`Self::LaterMoves`], for stable discs of the side; fewer after this move.
    LaterSafe(Square, u32, u32, u32),
    /// As [`Self::LaterMoves`], for frontier discs of the side; more after this move.
    LaterFrontier(Square, u32, u32, u32),
    /// As [`Self::LaterMoves`], for frontier discs of the opponent; fewer after this move.
    LaterTargets(Square, u32, u32, u32),
    /// Leaves the opponent this many moves; no other move leaves fewer.
    FewestReplies(u32),
    /// Flips fewer discs than any other move, this many.
    FlipsFewest(u32),
    /// The better move, and the opponent's moves after this move and after the better one.
    MoreReplies(Square, u32, u32),
    /// The better move, and the side's moves after this move and after the better one.
    FewerMoves(Square, u32, u32),
    /// Own frontier discs, and those after the better move.
    MoreFrontier(Square, u32, u32),
    /// Openness: empty squares beside the flipped discs, and beside those that the better move flips.
    MoreOpen(Square, u32, u32),
    /// Quiet moves of the side after this move and after the better one.
    FewerQuietMoves(Square, u32, u32),
    /// The opponent's frontier discs, and those after the better move: less to flip.
    FewerTargets(Square, u32, u32),
    /// Flips early in the game, and those of the better move.
    FlipsMore(Square, u32, u32),
    /// The move is still safe after this better move, and the opponent can play its square neither now nor then.
    CouldWait(Square),
    /// Quiet moves of the opponent that the better move would prevent.
    LeavesQuietMoves(Square, Bitboard),
    /// The better move, and the best reply: the move makes it possible, the better one does not.
    OpensMove(Square, Square),
    /// The better move, and the best reply: it was possible, and the better move would prevent it.
    LeavesOpen(Square, Square),
    /// The better move, and the best replies, two or more: possible now, and not after the better move.
    LeavesMoves(Square, Bitboard),
    /// The better move, the best reply, and the answer to it that only the better move makes possible.
    Answers(Square, Square, Square),
    /// The better move, whose line goes on with this move: nothing is lost if it waits.
    ComesLater(Square),
    /// The better move, the best reply, and the moves of the side after it, now and after the better move.
    FewerAnswers(Square, Square, u32, u32),
    /// The better move is no longer possible after the expected reply; after the better move, this one still is.
    WrongOrder(Square),
    /// The better move, and the side's next move in its line, which is impossible after this move and its reply.
    Prepares(Square, Square),
    /// The better move, the side's next move in its line, and the discs that this would lose at once.
    Ripens(Square, Square, u32),
    /// The opponent's best reply takes the better move's square; what it does there.
    LeavesSquare(Square, Option<Box<Self>>),
    /// All moves of the side give a corner away after this many plies of the expected line; later or never in the
    /// better move's line.
    RunsOutInLine(Square, u32),
    /// This side moves last in this region by the complete line; the other side after the better move.
    LastInRegion(Color, Bitboard),
    /// Final discs of the side on an edge, and those after the better move.
    EdgeAtEnd(Edge, Square, u32, u32),
    /// In the expected line, this side loses its last disc after this many plies.
    WipeOutInLine(Color, u32),
    /// Gives up the first corner, and takes the second in the expected line.
    SacrificesCorner(Square, Square),
    /// Passes after this many plies, and wins: proven.
    PassesToWin(u32),
    /// The better move, and a loss within the error of the search, in discs.
    NearlyAsGood(Square, u32),
    /// The better move, and the discs by which a shorter search sees it ahead: at most half of the loss.
    DeepDifference(Square, u32),
    /// Expected line and score.
    Expects(Vec<Square>, i32),
    /// Proven final margin.
    Exact(i32),
}

/// Bearing of a fact on the side that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    For,
    Against,
    Neutral,
}

impl FactKind {
    /// Bearing of this kind of fact on the side that moves. A line is assumed to favour the opponent;
    /// [`Fact::bearing`] checks which side it favours.
    fn bearing(self) -> Bearing {
        match self {
            Self::OnlyMove
            | Self::NearlyAsGood
            | Self::DeepDifference
            | Self::Exact
            | Self::EndsGame
            | Self::FlipsMost
            | Self::Expects => Bearing::Neutral,
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
            | Self::TakesMoves
            | Self::Swindle => Bearing::For,
            _ => Bearing::Against,
        }
    }
}

impl Fact {
    pub fn kind(&self) -> FactKind {
        self.into()
    }

    /// The opponent's reply that the fact is about, if there is exactly one.
    pub fn reply(&self) -> Option<Square> {
        match self {
            Self::GivesCorner(at)
            | Self::LeavesCorner(at)
            | Self::LeavesHole(at)
            | Self::AllowsWipeOut(at)
            | Self::Answer(at, _)
            | Self::OpensMove(_, at)
            | Self::LeavesOpen(_, at)
            | Self::Answers(_, at, _)
            | Self::FewerAnswers(_, at, ..)
            | Self::LeavesSquare(at, _) => Some(*at),
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
