//! Principles: the general lesson of a reason.

use super::fact::Fact;
use crate::words;

#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Principle {
    /// Corners can never be flipped.
    Corners,
    /// Squares beside an empty corner give it away.
    XSquares,
    /// The side with more moves can wait.
    Mobility,
    /// Frontier discs give the opponent moves.
    Walls,
    /// Early on, fewer discs are better.
    FewDiscs,
    /// Early on, the centre is safest.
    Centre,
    /// Quiet moves open nothing.
    QuietMoves,
    /// A side without safe moves has to give something up.
    SafeMoves,
    /// The last move in a region keeps its flips.
    Parity,
    /// Edges with gaps can be attacked.
    Edges,
    /// A wedge on an edge can win a corner.
    Wedges,
    /// Stable discs count at the end.
    Stability,
    /// A pass gives the opponent two moves in a row.
    Passing,
    /// A side without discs has lost.
    WipeOut,
    /// A region that only one side can enter waits for it.
    Swindles,
    /// A corner can be worth giving up.
    Sacrifices,
    /// An X-square is safe on an owned diagonal.
    Diagonals,
    /// One move cannot meet two threats.
    Threats,
    /// Look for the best reply before moving.
    Answers,
    Counting,
}

impl Principle {
    pub fn sentence(self) -> String {
        words::of("principle", &self.to_string())
    }

    /// Subject to practise, in a few words.
    pub fn subject(self) -> String {
        words::of("subject", &self.to_string())
    }
}

impl Fact {
    pub fn principle(&self) -> Principle {
        match self {
            Self::TakesCorner(_)
            | Self::GivesCorner(_)
            | Self::LeavesCorner(_)
            | Self::DefendsCorner(_)
            | Self::ThreatensCorner(_)
            | Self::MissesCorner(_)
            | Self::InLine(..) => Principle::Corners,
            Self::XSquare(_) | Self::CSquare(_) => Principle::XSquares,
            Self::Restricts(..)
            | Self::GainsMoves(..)
            | Self::TakesMoves(_)
            | Self::Prepares(..)
            | Self::Ripens(..)
            | Self::FewestReplies(_)
            | Self::MoreReplies(..)
            | Self::FewerMoves(..)
            | Self::FewerAnswers(..)
            | Self::LaterMoves(..)
            | Self::OnlyMove => Principle::Mobility,
            Self::OpensUp(_)
            | Self::Wall(_)
            | Self::MoreFrontier(..)
            | Self::MoreOpen(..)
            | Self::LaterFrontier(..)
            | Self::FewerTargets(..)
            | Self::LaterTargets(..)
            | Self::OpensMove(..) => Principle::Walls,
            Self::LeavesCentre => Principle::Centre,
            Self::FlipsMost(_)
            | Self::FlipsFewest(_)
            | Self::FlipsMore(..)
            | Self::FlipsManyWays(_) => Principle::FewDiscs,
            Self::Quiet | Self::FewerQuietMoves(..) | Self::LeavesQuietMoves(..) => {
                Principle::QuietMoves
            }
            Self::LeavesNoSafeMove
            | Self::RunsOutOfSafeMoves
            | Self::TakesLastSafeMove
            | Self::PoisonsMoves(_)
            | Self::CouldWait(_)
            | Self::WrongOrder(_)
            | Self::ComesLater(_)
            | Self::RunsOutInLine(..) => Principle::SafeMoves,
            Self::GivesAccess(_)
            | Self::OddRegion(_)
            | Self::EvenRegion(_)
            | Self::FillsRegion
            | Self::LastInRegion(..) => Principle::Parity,
            Self::EarlyEdge
            | Self::FillsEdge(_)
            | Self::UnbalancedEdge(..)
            | Self::BalancedEdge(_) => Principle::Edges,
            Self::Wedges(_) | Self::LeavesHole(_) => Principle::Wedges,
            Self::GainsStable(_) | Self::LaterSafe(..) => Principle::Stability,
            Self::ForcesPass | Self::PassInLine(..) | Self::PassesToWin(_) => Principle::Passing,
            Self::WipesOut | Self::AllowsWipeOut(_) | Self::WipeOutInLine(..) => Principle::WipeOut,
            Self::Swindle(..) => Principle::Swindles,
            Self::SacrificesCorner(..) => Principle::Sacrifices,
            Self::ControlsDiagonal(_) => Principle::Diagonals,
            Self::DoubleThreat(..) | Self::StonerTrap(_) => Principle::Threats,
            Self::Answer(_, fact) | Self::LeavesSquare(_, Some(fact)) => fact.principle(),
            Self::LeavesSquare(_, None)
            | Self::LeavesOpen(..)
            | Self::LeavesMoves(..)
            | Self::Answers(..) => Principle::Answers,
            Self::EdgeAtEnd(..)
            | Self::NearlyAsGood(..)
            | Self::DeepDifference(..)
            | Self::EndsGame
            | Self::Expects(..)
            | Self::Exact(_) => Principle::Counting,
        }
    }
}
