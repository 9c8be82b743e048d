//! Principles: what there is to learn from a reason, beyond the move.

use super::fact::Fact;
use crate::words;

/// The principle behind a fact.
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
    /// Whoever has more moves can wait.
    Mobility,
    /// Discs at empty squares give the other side moves.
    Walls,
    /// Early on, fewer discs are better.
    FewDiscs,
    /// Early on, the middle of the board is the safest place.
    Centre,
    /// Quiet moves open nothing.
    QuietMoves,
    /// Whoever runs out of safe moves has to give something up.
    SafeMoves,
    /// Whoever moves last in a region keeps what they flip.
    Parity,
    /// Edges with gaps can be attacked.
    Edges,
    /// A disc between two others on an edge can win a corner.
    Wedges,
    /// Stable discs count at the end.
    Stability,
    /// A pass gives the other side two moves in a row.
    Passing,
    /// A side without discs has lost.
    WipeOut,
    /// Squares that only one side can enter are played when it likes.
    Swindles,
    /// A corner can be worth giving up.
    Sacrifices,
    /// An X-square is safe on a diagonal of one's own.
    Diagonals,
    /// Two threats cannot be met by one move.
    Threats,
    /// The best answer has to be looked for before one moves.
    Answers,
    /// The end has to be counted.
    Counting,
}

impl Principle {
    /// The principle in one sentence.
    pub fn sentence(self) -> String {
        words::of("principle", &self.to_string())
    }

    /// What a player has to practise, in a few words.
    pub fn subject(self) -> String {
        words::of("subject", &self.to_string())
    }
}

impl Fact {
    /// The principle behind it.
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
            | Self::FewestReplies(_)
            | Self::MoreReplies(..)
            | Self::FewerMoves(..)
            | Self::LaterMoves(..)
            | Self::OnlyMove => Principle::Mobility,
            Self::OpensUp(_)
            | Self::Wall(_)
            | Self::MoreFrontier(..)
            | Self::LaterFrontier(..)
            | Self::FewerTargets(..)
            | Self::LaterTargets(..) => Principle::Walls,
            Self::LeavesCentre => Principle::Centre,
            Self::FlipsMost(_)
            | Self::FlipsFewest(_)
            | Self::FlipsMore(..)
            | Self::FlipsManyWays(_) => Principle::FewDiscs,
            Self::Quiet | Self::LeavesQuietMoves(..) => Principle::QuietMoves,
            Self::LeavesNoSafeMove
            | Self::RunsOutOfSafeMoves
            | Self::TakesLastSafeMove
            | Self::PoisonsMoves(_)
            | Self::CouldWait(_)
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
            Self::Answer(..) | Self::OnlyReply(_) | Self::LeavesSquare(_) => Principle::Answers,
            Self::EdgeAtEnd(..) | Self::EndsGame | Self::Expects(..) | Self::Exact(_) => {
                Principle::Counting
            }
        }
    }
}
