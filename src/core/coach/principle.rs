//! Principles: the general lesson of a reason.

use serde::Serialize;

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
    Serialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
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
