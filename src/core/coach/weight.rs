//! Usual weights of facts, which order reasons of equal share.

use super::fact::Fact;

/// Empties up to which parity outweighs mobility.
const LATE: u32 = 20;

impl Fact {
    /// Whether the fact is about later plies: it is said after immediate effects.
    pub fn is_forecast(&self) -> bool {
        match self {
            Self::MoreFrontier(..)
            | Self::FewerTargets(..)
            | Self::LaterMoves(..)
            | Self::LaterSafe(..)
            | Self::LaterFrontier(..)
            | Self::LaterTargets(..)
            | Self::RunsOutInLine(..)
            | Self::EdgeAtEnd(..) => true,
            Self::Answer(_, fact) => matches!(
                **fact,
                Self::GainsMoves(..)
                    | Self::Restricts(..)
                    | Self::OddRegion(_)
                    | Self::GainsStable(_)
                    | Self::FewestReplies(_)
                    | Self::FlipsFewest(_)
            ),
            _ => false,
        }
    }

    /// Usual weight of the fact, in discs; `empties` are the empty squares before the move.
    ///
    /// Rough figures, of which only the order counts: a corner and what follows it decides most games (Rose,
    /// "Othello: A Minute to Learn... A Lifetime to Master", 2005, chapters 2 to 6: corners and X-squares, mobility
    /// and quiet moves, edges, parity, in that order); moves left count in the opening and the middle game, parity in
    /// the last twenty squares.
    pub fn weight(&self, empties: u32) -> u32 {
        let opening = if empties <= LATE { 1 } else { 3 };
        match self {
            Self::WipesOut | Self::AllowsWipeOut(_) | Self::WipeOutInLine(..) => 100,
            Self::EndsGame => 91,
            Self::OnlyMove => 90,
            Self::SacrificesCorner(..) => 62,
            Self::MissesCorner(_) => 61,
            Self::TakesCorner(_) | Self::GivesCorner(_) => 60,
            Self::StonerTrap(_) => 56,
            Self::DoubleThreat(..) => 54,
            Self::LeavesNoSafeMove | Self::TakesLastSafeMove => 50,
            Self::ForcesPass => 45,
            Self::InLine(_, _, plies) => 44 - (*plies).min(20),
            Self::DefendsCorner(_) | Self::RunsOutOfSafeMoves => 40,
            Self::PassesToWin(_) => 38,
            Self::LastInRegion(..) => 21,
            Self::XSquare(_) | Self::Swindle(..) => 32,
            Self::LeavesCorner(_) | Self::ThreatensCorner(_) => 30,
            Self::ControlsDiagonal(_) | Self::PoisonsMoves(_) => 26,
            Self::FillsEdge(_) | Self::UnbalancedEdge(..) | Self::LeavesHole(_) => 24,
            Self::Wedges(_) => 22,
            Self::RunsOutInLine(_, plies) | Self::PassInLine(_, plies) => 28 - (*plies).min(12),
            Self::OpensUp(given) => 10 + opening * given.len(),
            Self::Wall(discs) => 8 + opening * discs.len(),
            Self::LeavesQuietMoves(_, squares) => 16 + opening * squares.len(),
            Self::GivesAccess(squares) => 16 + squares.len(),
            Self::EarlyEdge => 19,
            Self::LeavesCentre => 15,
            Self::FlipsManyWays(ways) => 6 + 2 * ways,
            Self::CouldWait(_) => 25,
            Self::LeavesSquare(_) => 42,
            Self::FillsRegion => 12,
            Self::BalancedEdge(_) => 10,
            Self::OddRegion(_) | Self::EvenRegion(_) => 20,
            Self::GainsStable(count) => 10 + (*count).min(12),
            Self::CSquare(_) => 16,
            Self::Restricts(before, after) => 6 + opening * before.abs_diff(*after),
            Self::GainsMoves(before, after) => 4 + opening * before.abs_diff(*after),
            Self::Quiet | Self::OnlyReply(_) => 14,
            Self::MoreReplies(_, made, best) => 5 + opening * made.abs_diff(*best),
            Self::FewerMoves(_, made, best) => weight_of_moves(*made, *best, opening),
            Self::MoreFrontier(_, made, best) | Self::FewerTargets(_, made, best) => {
                3 + made.abs_diff(*best)
            }
            Self::FlipsMore(_, made, best) => 6 + 2 * made.abs_diff(*best),
            Self::FewestReplies(_) => 8,
            // A fact about the reply explains less than one about the move.
            Self::Answer(_, fact) => fact.weight(empties) * 2 / 3,
            Self::FlipsFewest(_) => 5,
            Self::FlipsMost(_) => 3,
            Self::Expects(..) => 1,
            Self::Exact(_) => 0,
            Self::LaterMoves(..)
            | Self::LaterSafe(..)
            | Self::LaterFrontier(..)
            | Self::LaterTargets(..)
            | Self::EdgeAtEnd(..) => self.weight_in_line(opening),
        }
    }

    /// Weight of a comparison some plies later: what differs by then, in discs, moves or squares.
    fn weight_in_line(&self, opening: u32) -> u32 {
        match self {
            Self::LaterMoves(_, _, made, best) => {
                let apart = |[own, other]: [u32; 2], [own_then, other_then]: [u32; 2]| {
                    own.abs_diff(own_then) + other.abs_diff(other_then)
                };
                4 + opening * apart(*made, *best) / 2
            }
            Self::LaterSafe(_, _, less, more) => 6 + less.abs_diff(*more),
            Self::LaterFrontier(_, _, made, best) | Self::LaterTargets(_, _, made, best) => {
                4 + made.abs_diff(*best)
            }
            Self::EdgeAtEnd(_, _, made, best) => 8 + made.abs_diff(*best),
            _ => 0,
        }
    }
}

/// Weight of `made` moves left instead of `best`: a side with next to no moves is forced to play bad ones.
fn weight_of_moves(made: u32, best: u32, opening: u32) -> u32 {
    match made {
        0..=1 => 48,
        2..=3 => 28,
        _ => 3 + opening * made.abs_diff(best),
    }
}
