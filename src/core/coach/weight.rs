//! Usual weights of facts, which order reasons of equal share.

use super::fact::Fact;

/// Empties up to which parity outweighs mobility.
const LATE: u32 = 20;

/// Plies within which a corner falls at once.
const SOON: u32 = 1;
/// Number of moves left that is few.
const FEW: u32 = 3;
/// Least difference some plies later that can stand alone.
const MUCH_LATER: u32 = 5;

/// Classes of facts about a loss; later ones are said first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FactClass {
    /// The expected line, or the result.
    Line,
    /// A difference some plies later: an outcome of one line.
    Forecast,
    /// A difference in a count right after the move.
    Count,
    /// The opponent's reply with its effect, and later events.
    Reply,
    /// The effect of the move on the board.
    Cause,
}

impl Fact {
    /// Class of the fact among the reasons for a loss.
    pub fn class(&self) -> FactClass {
        match self {
            Self::Expects(..)
            | Self::Exact(_)
            | Self::NearlyAsGood(..)
            | Self::DeepDifference(..) => FactClass::Line,
            Self::LaterMoves(..)
            | Self::LaterSafe(..)
            | Self::LaterFrontier(..)
            | Self::LaterTargets(..)
            | Self::EdgeAtEnd(..) => FactClass::Forecast,
            Self::MoreFrontier(..)
            | Self::MoreOpen(..)
            | Self::FewerQuietMoves(..)
            | Self::FewerAnswers(..)
            | Self::FewerTargets(..)
            | Self::FewestReplies(_)
            | Self::FlipsFewest(_)
            | Self::FlipsMost(_)
            | Self::FlipsMore(..)
            | Self::GainsStable(_)
            | Self::MoreReplies(..)
            | Self::Prepares(..)
            | Self::Ripens(..)
            | Self::LeavesCentre => FactClass::Count,
            Self::InLine(_, _, plies) if *plies > SOON => FactClass::Reply,
            Self::FewerMoves(_, made, _) if *made > FEW => FactClass::Count,
            Self::Answer(_, effect) if matches!(**effect, Self::Swindle(..)) => FactClass::Cause,
            Self::Answer(..)
            | Self::OpensMove(..)
            | Self::LeavesOpen(..)
            | Self::LeavesMoves(..)
            | Self::Answers(..)
            | Self::ComesLater(_)
            | Self::WrongOrder(_)
            | Self::RunsOutInLine(..) => FactClass::Reply,
            _ => FactClass::Cause,
        }
    }

    /// Whether the fact can stand alone as the headline of a loss: a difference some plies later only if it is large.
    pub fn is_telling(&self) -> bool {
        match self {
            Self::LaterMoves(_, _, made, best) => {
                made[0].abs_diff(best[0]) + made[1].abs_diff(best[1]) >= MUCH_LATER
            }
            Self::LaterSafe(_, _, one, other)
            | Self::LaterFrontier(_, _, one, other)
            | Self::LaterTargets(_, _, one, other) => one.abs_diff(*other) >= MUCH_LATER,
            Self::EdgeAtEnd(..) => false,
            _ => self.class() > FactClass::Line,
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
            Self::LeavesSquare(..) => 42,
            Self::FillsRegion => 12,
            Self::BalancedEdge(_) => 10,
            Self::OddRegion(_) | Self::EvenRegion(_) => 20,
            Self::GainsStable(count) => 10 + (*count).min(12),
            Self::CSquare(_) => 16,
            Self::Restricts(before, after) => 6 + opening * before.abs_diff(*after),
            Self::GainsMoves(before, after) => 4 + opening * before.abs_diff(*after),
            Self::LeavesOpen(..) | Self::LeavesMoves(..) | Self::Answers(..) => 13,
            Self::WrongOrder(_) => 9,
            Self::ComesLater(_) => 11,
            Self::FewerAnswers(_, _, made, best) => 4 + opening * made.abs_diff(*best),
            Self::Quiet | Self::OpensMove(..) => 14,
            Self::TakesMoves(squares) => 4 + opening * squares.len(),
            Self::MoreReplies(_, made, best) => 5 + opening * made.abs_diff(*best),
            Self::FewerMoves(_, made, best) => weight_of_moves(*made, *best, opening),
            Self::MoreFrontier(_, made, best) | Self::FewerTargets(_, made, best) => {
                3 + made.abs_diff(*best)
            }
            Self::MoreOpen(_, made, best) | Self::FewerQuietMoves(_, made, best) => {
                5 + 2 * made.abs_diff(*best)
            }
            Self::FlipsMore(_, made, best) => 6 + 2 * made.abs_diff(*best),
            Self::FewestReplies(_) | Self::Prepares(..) | Self::Ripens(..) => 8,
            // A fact about the reply explains less than one about the move.
            Self::Answer(_, fact) => fact.weight(empties) * 2 / 3,
            Self::FlipsFewest(_) => 5,
            Self::FlipsMost(_) => 3,
            Self::Expects(..) | Self::NearlyAsGood(..) | Self::DeepDifference(..) => 1,
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
