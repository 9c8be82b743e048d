//! Facts about moves, each provable by the rules or a search.

use super::move_context::Edge;
use crate::rules::{Bitboard, Color, Square};
use serde::{Deserialize, Serialize};

/// A fact about a move. `side` is the side that moves, unless a fact names its own; the other side is the opponent.
/// `best` is the better move. Fields are named as the arguments of the sentences.
#[derive(Clone, Debug, PartialEq, Eq, Hash, strum::EnumDiscriminants, Serialize, Deserialize)]
#[strum_discriminants(
    name(FactKind),
    doc = "The kind of a fact: what is said, whatever it is said of.",
    derive(Hash, PartialOrd, Ord, strum::Display, strum::VariantArray),
    strum(serialize_all = "kebab-case")
)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Fact {
    OnlyMove,
    TakesCorner {
        corner: Square,
    },
    /// The opponent can now take this corner.
    GivesCorner {
        corner: Square,
    },
    /// The opponent could take this corner, and still can.
    LeavesCorner {
        corner: Square,
    },
    /// The opponent could take this corner, and no longer can.
    DefendsCorner {
        corner: Square,
    },
    /// The side can take this corner next.
    ThreatensCorner {
        corner: Square,
    },
    /// The side could take this corner, and plays elsewhere.
    MissesCorner {
        corner: Square,
    },
    /// On the X-square of this empty corner, which neither side can take at once.
    XSquare {
        corner: Square,
    },
    /// On a C-square of this empty corner, which neither side can take at once.
    CSquare {
        corner: Square,
    },
    /// Additional stable discs of the side.
    GainsStable {
        count: u32,
    },
    /// Number of the opponent's moves before and after.
    Restricts {
        before: u32,
        after: u32,
    },
    /// Two or more flipped discs touch empty squares, and the opponent gains these moves, three or more.
    OpensUp {
        moves: Bitboard,
    },
    /// Flips in this many directions, three or more, early in the game.
    FlipsManyWays {
        ways: u32,
    },
    /// Takes an edge early in the game.
    EarlyEdge,
    /// Leaves the sixteen centre squares early in the game, off the edge, while there are moves inside.
    LeavesCentre,
    /// Gives the opponent these moves late in the game, in a region where they had none.
    GivesAccess {
        moves: Bitboard,
    },
    /// Three or more new frontier discs, three of them in a row, and two or more new moves for the opponent.
    Wall {
        discs: Bitboard,
    },
    /// Number of the side's moves before and after.
    GainsMoves {
        before: u32,
        after: u32,
    },
    /// Quiet: all flipped discs are interior.
    Quiet,
    /// The opponent has to pass.
    ForcesPass,
    EndsGame,
    /// Leaves the opponent without discs.
    WipesOut,
    /// The opponent can leave the side without discs by this move.
    AllowsWipeOut {
        reply: Square,
    },
    /// Every move of the opponent gives the side a corner.
    LeavesNoSafeMove,
    /// The side had a safe move before, and has none after.
    RunsOutOfSafeMoves,
    /// Takes the opponent's only safe square; they have no safe move now.
    TakesLastSafeMove,
    /// New moves of the opponent that each give the side a corner, while the side can take no corner yet.
    PoisonsMoves {
        moves: Bitboard,
    },
    /// On the X-square of this empty corner, which the opponent cannot take, with all discs on the long diagonal owned.
    ControlsDiagonal {
        corner: Square,
    },
    /// Puts a disc on the long diagonal to this empty corner, where every disc was the opponent's, who could have
    /// played its X-square.
    CutsDiagonal {
        corner: Square,
    },
    /// The side can take both corners next, and one of them in any case.
    DoubleThreat {
        corner: Square,
        corner_too: Square,
    },
    /// On this corner's X-square beside an opponent's edge with a gap: wins a corner in any case, at once or after a
    /// move into the gap.
    StonerTrap {
        corner: Square,
    },
    /// Completes an edge of the side's colour.
    FillsEdge {
        edge: Edge,
    },
    /// Between two of the opponent's discs on an edge.
    Wedges {
        edge: Edge,
    },
    /// An empty square between two of the side's edge discs, into which the opponent can wedge.
    LeavesHole {
        hole: Square,
    },
    /// An unbalanced edge of the mover: both corners and the gap between them are empty, and the mover's discs fill the
    /// rest, as five in a row or as four and one.
    UnbalancedEdge {
        edge: Edge,
        gap: Square,
    },
    /// A balanced six: all six squares between two empty corners.
    BalancedEdge {
        edge: Edge,
    },
    /// In a region with this odd number of empty squares.
    OddRegion {
        count: u32,
    },
    /// In a region with this even number of empty squares, while another region has an odd number.
    EvenRegion {
        count: u32,
    },
    /// Fills the last empty of its region.
    FillsRegion,
    /// Creates a region of this many empty squares that only the side can enter, for example here.
    Swindle {
        at: Square,
        count: u32,
    },
    /// Flips more discs than any other move, this many.
    FlipsMost {
        count: u32,
    },
    /// In the expected line, this side takes this corner after this many plies.
    InLine {
        taker: Color,
        corner: Square,
        plies: u32,
    },
    /// In the expected line, this side passes after this many plies.
    PassInLine {
        passer: Color,
        plies: u32,
    },
    /// A fact about the opponent's expected reply.
    Answer {
        reply: Square,
        effect: Box<Self>,
    },
    /// The opponent could have played the move's square.
    WasShared,
    /// The opponent's expected replies to the best move and to the next best one.
    Allows {
        next: Square,
        reply: Square,
        reply_then: Square,
    },
    /// The side's moves and the opponent's after the move, as many or more.
    AsManyMoves {
        ours: u32,
        theirs: u32,
    },
    /// Takes these moves from the other side, two or more.
    TakesMoves {
        moves: Bitboard,
    },
    /// Moves of the side and of the opponent this many plies after the move made, and after the better one.
    LaterMoves {
        best: Square,
        plies: u32,
        own_made: u32,
        other_made: u32,
        own_best: u32,
        other_best: u32,
    },
    /// As [`Self::LaterMoves`], for stable discs of the side; fewer after the move made.
    LaterSafe {
        best: Square,
        plies: u32,
        less: u32,
        more: u32,
    },
    /// As [`Self::LaterMoves`], for frontier discs of the side; more after the move made.
    LaterFrontier {
        best: Square,
        plies: u32,
        more: u32,
        fewer: u32,
    },
    /// As [`Self::LaterMoves`], for frontier discs of the opponent; fewer after the move made.
    LaterTargets {
        best: Square,
        plies: u32,
        fewer: u32,
        more: u32,
    },
    /// Leaves the opponent this many moves; no other move leaves fewer.
    FewestReplies {
        count: u32,
    },
    /// Flips fewer discs than any other move, this many.
    FlipsFewest {
        count: u32,
    },
    /// The opponent's moves after the move made, and after the better one.
    MoreReplies {
        best: Square,
        count: u32,
        least: u32,
    },
    /// The side's moves after the move made, and after the better one.
    FewerMoves {
        best: Square,
        count: u32,
        most: u32,
    },
    /// Own frontier discs, and those after the better move.
    MoreFrontier {
        best: Square,
        count: u32,
        least: u32,
    },
    /// Openness: empty squares beside the flipped discs, and beside those that the better move flips.
    MoreOpen {
        best: Square,
        count: u32,
        least: u32,
    },
    /// Quiet moves of the side after the move made, and after the better one.
    FewerQuietMoves {
        best: Square,
        count: u32,
        most: u32,
    },
    /// The opponent's frontier discs, and those after the better move: less to flip.
    FewerTargets {
        best: Square,
        fewer: u32,
        more: u32,
    },
    /// Flips early in the game, and those of the better move.
    FlipsMore {
        best: Square,
        count: u32,
        least: u32,
    },
    /// The move is still safe after the better one, and the opponent can play its square neither now nor then.
    CouldWait {
        best: Square,
    },
    /// As [`Self::CouldWait`], of a corner or an edge.
    TooEarly {
        best: Square,
    },
    /// The opponent cannot play the move's square, now or after the better move, and can play the better move's square;
    /// nothing is lost if the move waits.
    SharedFirst {
        best: Square,
    },
    /// The better move's square, which the opponent could not play before.
    SharesSquare {
        best: Square,
    },
    /// The better move's square, which the opponent could play before, and still can; what that does.
    BothWant {
        best: Square,
        effect: Option<Box<Self>>,
    },
    /// As a reply: flips this disc, which the other side has just placed.
    TakesBack {
        disc: Square,
    },
    /// Quiet moves of the opponent that the better move would prevent.
    LeavesQuietMoves {
        best: Square,
        moves: Bitboard,
    },
    /// Moves that the move gives the opponent and the better one does not, the best reply among them; what that does.
    OpensMove {
        best: Square,
        reply: Square,
        moves: Bitboard,
        effect: Option<Box<Self>>,
    },
    /// The best reply: it was possible, and the better move would prevent it.
    LeavesOpen {
        best: Square,
        reply: Square,
    },
    /// The best replies, two or more: possible now, and not after the better move.
    LeavesMoves {
        best: Square,
        replies: Bitboard,
    },
    /// The best reply, and the answer to it that only the better move makes possible.
    Answers {
        best: Square,
        reply: Square,
        answer: Square,
    },
    /// The better move's line goes on with this move: nothing is lost if it waits.
    ComesLater {
        best: Square,
    },
    /// The moves of the side after the best reply, now and after the better move.
    FewerAnswers {
        best: Square,
        reply: Square,
        count: u32,
        most: u32,
    },
    /// The best reply, which makes the better move impossible.
    ClosesSquare {
        best: Square,
        reply: Square,
    },
    /// The side's next move in the better move's line, which is impossible after this move and this reply.
    Prepares {
        best: Square,
        reply: Square,
        next: Square,
    },
    /// The side's next move in the better move's line, and the discs that this would lose at once.
    Ripens {
        best: Square,
        next: Square,
        cost: u32,
    },
    /// The opponent's best reply takes the better move's square; what it does there.
    LeavesSquare {
        at: Square,
        effect: Option<Box<Self>>,
    },
    /// All moves of the side give a corner away after this many plies of the expected line; later or never in the
    /// better move's line.
    RunsOutInLine {
        best: Square,
        plies: u32,
    },
    /// This side moves last in this region by the complete line; the other side after the better move.
    LastInRegion {
        last: Color,
        region: Bitboard,
    },
    /// Final discs of the side on an edge, and those after the better move.
    EdgeAtEnd {
        edge: Edge,
        best: Square,
        less: u32,
        more: u32,
    },
    /// In the expected line, this side loses its last disc after this many plies.
    WipeOutInLine {
        wiped: Color,
        plies: u32,
    },
    /// Gives up the first corner, and takes the second in the expected line.
    SacrificesCorner {
        corner: Square,
        corner_too: Square,
    },
    /// Passes after this many plies, and wins: proven.
    PassesToWin {
        plies: u32,
    },
    /// A loss within the error of the search, in discs.
    NearlyAsGood {
        best: Square,
        loss: u32,
    },
    /// The discs by which a shorter search sees the better move ahead: at most half of the loss.
    DeepDifference {
        best: Square,
        seen: u32,
    },
    /// Expected line and score.
    Expects {
        line: Vec<Square>,
        score: i32,
    },
    /// Proven final margin.
    Exact {
        score: i32,
    },
}

/// Bearing of a fact on the side that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    For,
    Against,
    Neutral,
}

impl Fact {
    pub fn kind(&self) -> FactKind {
        self.into()
    }

    /// The opponent's replies that the fact is about.
    pub fn replies(&self) -> Bitboard {
        match self {
            Self::GivesCorner { corner: reply }
            | Self::LeavesCorner { corner: reply }
            | Self::LeavesHole { hole: reply }
            | Self::AllowsWipeOut { reply }
            | Self::Answer { reply, .. }
            | Self::OpensMove { reply, .. }
            | Self::LeavesOpen { reply, .. }
            | Self::Answers { reply, .. }
            | Self::FewerAnswers { reply, .. }
            | Self::Allows { reply, .. }
            | Self::ClosesSquare { reply, .. }
            | Self::SharesSquare { best: reply }
            | Self::BothWant { best: reply, .. }
            | Self::LeavesSquare { at: reply, .. } => Bitboard::of(*reply),
            Self::LeavesMoves { replies: moves, .. }
            | Self::OpensUp { moves }
            | Self::GivesAccess { moves }
            | Self::LeavesQuietMoves { moves, .. } => *moves,
            _ => Bitboard::EMPTY,
        }
    }

    /// The opponent's reply that the fact is about, if there is exactly one.
    pub fn reply(&self) -> Option<Square> {
        let replies = self.replies();
        replies.first().filter(|_| replies.len() == 1)
    }
}
