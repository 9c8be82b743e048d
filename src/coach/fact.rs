//! What can be said of a move: each a fact that the rules or a search can prove.

use super::move_context::Edge;
use crate::rules::{Color, Square};

/// A fact about a move. `side` is who moves, unless a fact names its own; the other side is the
/// opponent.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
    /// The move is on the X-square of this empty corner, and the opponent cannot take it at once.
    XSquare(Square),
    /// The move is on a C-square of this empty corner, and the opponent cannot take it at once.
    CSquare(Square),
    /// So many more of the side's discs can never be flipped again.
    GainsStable(u32),
    /// The opponent has so many moves fewer: before, and after.
    Restricts(u32, u32),
    /// The opponent has so many moves more: before, and after.
    Opens(u32, u32),
    /// The side has fewer moves of its own: before, and after.
    LosesMoves(u32, u32),
    /// The side has more moves of its own: before, and after.
    GainsMoves(u32, u32),
    /// Every disc that it flips lies inside: none of them touches an empty square.
    Quiet,
    /// More of the side's discs touch empty squares: before, and after.
    Frontier(u32, u32),
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
    /// The edge is full, and all of it the side's.
    FillsEdge(Edge),
    /// The move stands between two of the opponent's discs on an edge.
    Wedges(Edge),
    /// Between two of the side's discs on an edge there is an empty square now: a place to wedge in.
    LeavesHole(Square),
    /// Five of the side's discs in a row on an edge, an empty C-square beside them, and both corners
    /// empty: an unbalanced five.
    UnbalancedEdge(Edge),
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
    /// In the lines that follow this move and this better one, so many plies on: the moves of the side and
    /// of the opponent after this one, and after the better one.
    LaterMoves(Square, u32, [u32; 2], [u32; 2]),
    /// So many plies on in those lines: the side's discs that can never be flipped again.
    LaterSafe(Square, u32, u32, u32),
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

impl Fact {
    /// Whether it speaks for the move of `side` or against it.
    pub fn bearing(&self, side: Color) -> Bearing {
        match self {
            Self::OnlyMove
            | Self::Exact(_)
            | Self::EndsGame
            | Self::FlipsMost(_)
            | Self::Expects(..) => Bearing::Neutral,
            Self::TakesCorner(_)
            | Self::DefendsCorner(_)
            | Self::ThreatensCorner(_)
            | Self::GainsStable(_)
            | Self::Restricts(..)
            | Self::GainsMoves(..)
            | Self::Quiet
            | Self::ForcesPass
            | Self::WipesOut
            | Self::LeavesNoSafeMove
            | Self::FillsEdge(_)
            | Self::Wedges(_)
            | Self::BalancedEdge(_)
            | Self::OddRegion(_)
            | Self::FillsRegion
            | Self::FewestReplies(_)
            | Self::FlipsFewest(_)
            | Self::Swindle(..) => Bearing::For,
            Self::InLine(taker, ..) if *taker == side => Bearing::For,
            Self::PassInLine(passer, _) if *passer != side => Bearing::For,
            Self::InLine(..)
            | Self::PassInLine(..)
            | Self::Answer(..)
            | Self::LaterMoves(..)
            | Self::LaterSafe(..)
            | Self::GivesCorner(_)
            | Self::LeavesCorner(_)
            | Self::MissesCorner(_)
            | Self::XSquare(_)
            | Self::CSquare(_)
            | Self::Opens(..)
            | Self::LosesMoves(..)
            | Self::Frontier(..)
            | Self::AllowsWipeOut(_)
            | Self::RunsOutOfSafeMoves
            | Self::LeavesHole(_)
            | Self::UnbalancedEdge(_)
            | Self::MoreReplies(..)
            | Self::FewerMoves(..)
            | Self::MoreFrontier(..)
            | Self::EvenRegion(_) => Bearing::Against,
        }
    }

    /// How much it usually matters, in discs, with so many empty squares before the move.
    ///
    /// Rough figures, of which only the order counts: a corner and what follows it decides most games
    /// (Rose, "Othello: A Minute to Learn... A Lifetime to Master", 2005, chapters 2 to 6: corners and
    /// X-squares, mobility and quiet moves, edges, parity, in that order); moves left count in the
    /// opening and the middle game, parity in the last twenty squares.
    pub fn weight(&self, empties: u32) -> u32 {
        let is_late = empties <= LATE;
        let opening = if is_late { 1 } else { 3 };
        match self {
            Self::WipesOut | Self::AllowsWipeOut(_) => 100,
            Self::OnlyMove => 90,
            Self::TakesCorner(_) | Self::GivesCorner(_) => 60,
            Self::LeavesNoSafeMove => 50,
            Self::MissesCorner(_) | Self::ForcesPass => 45,
            Self::InLine(_, _, plies) => 44 - (*plies).min(20),
            Self::DefendsCorner(_) | Self::RunsOutOfSafeMoves | Self::EndsGame => 40,
            Self::XSquare(_) | Self::Swindle(..) => 32,
            Self::LeavesCorner(_) | Self::ThreatensCorner(_) => 30,
            Self::FillsEdge(_) | Self::UnbalancedEdge(_) | Self::LeavesHole(_) => 24,
            Self::Wedges(_) => 22,
            Self::FillsRegion => 12,
            Self::OddRegion(_) | Self::EvenRegion(_) => 20,
            Self::GainsStable(count) => 10 + (*count).min(12),
            Self::CSquare(_) => 16,
            Self::BalancedEdge(_) => 10,
            Self::Restricts(before, after) | Self::Opens(before, after) => {
                6 + opening * before.abs_diff(*after)
            }
            Self::LosesMoves(before, after) | Self::GainsMoves(before, after) => {
                4 + opening * before.abs_diff(*after)
            }
            Self::Quiet => 9,
            Self::Frontier(before, after) => 4 + before.abs_diff(*after),
            Self::FlipsMost(_) => 3,
            Self::MoreReplies(_, made, best) => 5 + opening * made.abs_diff(*best),
            Self::FewerMoves(_, made, best) => 3 + opening * made.abs_diff(*best),
            Self::MoreFrontier(_, made, best) => 3 + made.abs_diff(*best),
            Self::FewestReplies(_) => 8,
            Self::PassInLine(_, plies) => 28 - (*plies).min(12),
            // What somebody else does a ply later explains less than what the move does.
            Self::Answer(_, fact) => fact.weight(empties) * 2 / 3,
            Self::LaterMoves(_, _, made, best) => {
                let apart = |[own, other]: [u32; 2], [own_then, other_then]: [u32; 2]| {
                    own.abs_diff(own_then) + other.abs_diff(other_then)
                };
                4 + opening * apart(*made, *best) / 2
            }
            Self::LaterSafe(_, _, less, more) => 6 + less.abs_diff(*more),
            Self::FlipsFewest(_) => 5,
            Self::Expects(..) => 1,
            Self::Exact(_) => 0,
        }
    }
}

/// With so many empty squares or fewer parity counts more than moves.
const LATE: u32 = 20;
