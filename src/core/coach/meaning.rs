//! What each kind of fact means for the coach: one row a kind.

use super::fact::{Bearing, Fact, FactKind};
use super::principle::Principle;
use super::worth::Feature;
use crate::rules::Color;

/// Empties up to which parity outweighs mobility.
const LATE: u32 = 20;
/// Plies within which a corner falls at once.
const SOON: u32 = 1;
/// Plies from which on a corner in the line is an outcome of one line.
const FAR: u32 = 4;
/// Number of moves left that is few.
const FEW: u32 = 3;
/// Share of a loss, in percent, that is most of it. It weighs as much as one class of causes.
const MOST_OF_IT: u8 = 80;
/// Least weight of the effect of a reply for which opening its square is a class of its own, whatever the empty squares.
const STRONG: u32 = 20;
const EMPTY: u32 = 0;
/// Least difference some plies later that can stand alone.
const MUCH_LATER: u32 = 5;

/// Classes of causes of a loss, in the order in which a strong player looks for them; later ones are said first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FactClass {
    /// The expected line, or the result.
    Line,
    /// A difference some plies later: an outcome of one line.
    Forecast,
    /// The order of two moves.
    Order,
    /// A difference in a count right after the move.
    Count,
    /// An effect of the better move.
    Virtue,
    /// The opponent's reply with its effect, and later events.
    Reply,
    /// The last move in a region, or access to it.
    Region,
    /// A square that both sides want, or one that could wait.
    Square,
    /// An edge or a wall given, or an edge taken too early.
    Edge,
    /// Squares that the move opens to the opponent.
    Opened,
    /// A corner, or all safe moves.
    Corner,
    /// The end of the game.
    Decisive,
}

/// Usual weight of a kind of fact, in discs, by the [size](Fact::size) of the fact.
///
/// Rough figures, of which only the order counts: a corner and what follows it decides most games (Rose, "Othello: A
/// Minute to Learn... A Lifetime to Master", 2005, chapters 2 to 6: corners and X-squares, mobility and quiet moves,
/// edges, parity, in that order); moves left count in the opening and the middle game, parity in the last twenty squares.
#[derive(Clone, Copy, Debug)]
enum Weight {
    Fixed(u32),
    /// A base, and discs for each unit.
    PerUnit(u32, u32),
    /// A base, and a disc for each unit, or three before the game is late.
    PerMove(u32),
    /// A base, less a disc for each ply until it happens, up to this many plies.
    Soon(u32, u32),
    /// [`Fact::weight`] has it.
    OfValue,
}

/// A test of the share of a loss that depends on a fact (`credit.rs`).
#[derive(Clone, Copy, Debug)]
pub(super) enum CreditTest {
    /// Gain of the move without the replies that the fact is about.
    Denied,
    /// Worth of the opponent's reply beside their median reply.
    Wanted,
    /// Gain of the move without all new moves of the opponent.
    GivenDenied,
    /// Gain of the move without the replies that the better move prevents.
    Prevented,
    /// Gain of the move if the side's answers to the reply were there, or the reply were not.
    Unanswered,
    /// As [`Self::Denied`], but at most the value of the moves that are missing after the reply.
    FewerAnswers,
    /// Loss of the best move with this negative fact, or without this positive one.
    Shared,
    /// Loss of the better move without its sequel.
    Sequel,
    /// Gain of the move if it were played a move later.
    Later,
    /// Gain of the move if the opponent had to pass once.
    Tempo,
    /// Difference between both lines in these features.
    Realised(&'static [Feature]),
    /// Difference right after the moves in this feature.
    AtOnce(Feature),
    /// Difference in what the fact counts, by the trend of the scores of all legal moves.
    Trend,
    /// Final discs on an edge, each of which counts two.
    EdgeDiscs,
    /// The whole board.
    WholeBoard,
}

const SHARED: &[CreditTest] = &[CreditTest::Shared];
const WANTED: &[CreditTest] = &[CreditTest::Wanted];
const DENIED: &[CreditTest] = &[CreditTest::Denied];
const DENIED_OR_SHARED: &[CreditTest] = &[CreditTest::Denied, CreditTest::Shared];
const GIVEN_OR_SHARED: &[CreditTest] = &[CreditTest::GivenDenied, CreditTest::Shared];
const UNANSWERED: &[CreditTest] = &[CreditTest::Unanswered];
const FEWER_ANSWERS: &[CreditTest] = &[CreditTest::FewerAnswers];
const SEQUEL: &[CreditTest] = &[CreditTest::Sequel];
const LATER: &[CreditTest] = &[CreditTest::Later];
const TEMPO: &[CreditTest] = &[CreditTest::Tempo];
const LATER_OR_TEMPO: &[CreditTest] = &[CreditTest::Later, CreditTest::Tempo];
const CORNERS: &[CreditTest] =
    &[CreditTest::Realised(&[Feature::Corners, Feature::Stable, Feature::TheirStable])];
const MOVES: &[CreditTest] = &[CreditTest::Realised(&[Feature::Moves, Feature::TheirMoves])];
const STABLE: &[CreditTest] = &[CreditTest::Realised(&[Feature::Stable])];
const FRONTIERS: &[CreditTest] =
    &[CreditTest::Realised(&[Feature::Frontier, Feature::TheirFrontier])];
const SAFE_MOVES: &[CreditTest] =
    &[CreditTest::Realised(&[Feature::SafeMoves, Feature::Corners]), CreditTest::Tempo];
const TREND: &[CreditTest] = &[CreditTest::Trend];
const TREND_OR_PREVENTED: &[CreditTest] = &[CreditTest::Trend, CreditTest::Prevented];
const TREND_OR_MOVES: &[CreditTest] = &[CreditTest::Trend, CreditTest::AtOnce(Feature::Moves)];
const TREND_OR_FRONTIER: &[CreditTest] =
    &[CreditTest::Trend, CreditTest::AtOnce(Feature::Frontier)];
const TREND_OR_TARGETS: &[CreditTest] =
    &[CreditTest::Trend, CreditTest::AtOnce(Feature::TheirFrontier)];
const EDGE_DISCS: &[CreditTest] = &[CreditTest::EdgeDiscs];
const WHOLE_BOARD: &[CreditTest] = &[CreditTest::WholeBoard];

/// Meaning of a kind of fact.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meaning {
    bearing: Bearing,
    class: FactClass,
    principle: Principle,
    weight: Weight,
    pub tests: &'static [CreditTest],
}

const fn row(
    bearing: Bearing,
    class: FactClass,
    principle: Principle,
    weight: Weight,
    tests: &'static [CreditTest],
) -> Meaning {
    Meaning { bearing, class, principle, weight, tests }
}

impl FactKind {
    /// The row of this kind. Where a value decides, the row has the usual case: a line favours the opponent, for example.
    #[expect(clippy::match_same_arms, reason = "one row a kind")]
    pub(super) const fn meaning(self) -> Meaning {
        use Bearing::{Against, For, Neutral};
        use FactClass::{
            Corner, Count, Decisive, Edge, Forecast, Line, Opened, Order, Region, Reply, Square,
            Virtue,
        };
        use Principle::{
            Answers, Centre, Corners, Counting, Diagonals, Edges, FewDiscs, Mobility, Parity,
            Passing, QuietMoves, Sacrifices, SafeMoves, Stability, Swindles, Threats, Walls,
            Wedges, WipeOut, XSquares,
        };
        use Weight::{Fixed, OfValue, PerMove, PerUnit, Soon};
        match self {
            Self::OnlyMove => row(Neutral, Decisive, Mobility, Fixed(90), SHARED),
            Self::TakesCorner => row(For, Corner, Corners, Fixed(60), SHARED),
            Self::GivesCorner => row(Against, Corner, Corners, Fixed(60), DENIED_OR_SHARED),
            Self::LeavesCorner => row(Against, Corner, Corners, Fixed(30), DENIED_OR_SHARED),
            Self::DefendsCorner => row(For, Corner, Corners, Fixed(40), SHARED),
            Self::ThreatensCorner => row(For, Virtue, Corners, Fixed(30), SHARED),
            Self::MissesCorner => row(Against, Corner, Corners, Fixed(61), SHARED),
            Self::XSquare => row(Against, Edge, XSquares, Fixed(32), SHARED),
            Self::CSquare => row(Against, Square, XSquares, Fixed(16), SHARED),
            Self::GainsStable => row(For, Virtue, Stability, OfValue, SHARED),
            Self::Restricts => row(For, Virtue, Mobility, PerMove(6), SHARED),
            Self::OpensUp => row(Against, Opened, Walls, PerMove(10), DENIED_OR_SHARED),
            Self::FlipsManyWays => row(Against, Count, FewDiscs, PerUnit(6, 2), SHARED),
            Self::EarlyEdge => row(Against, Edge, Edges, Fixed(19), SHARED),
            Self::LeavesCentre => row(Against, Square, Centre, Fixed(15), SHARED),
            Self::GivesAccess => row(Against, Opened, Parity, PerUnit(16, 1), DENIED_OR_SHARED),
            Self::Wall => row(Against, Edge, Walls, PerMove(8), GIVEN_OR_SHARED),
            Self::GainsMoves | Self::TakesMoves => row(For, Virtue, Mobility, PerMove(4), SHARED),
            Self::Quiet => row(For, Virtue, QuietMoves, Fixed(14), SHARED),
            Self::ForcesPass => row(For, Corner, Passing, Fixed(45), SHARED),
            Self::EndsGame => row(Neutral, Decisive, Counting, Fixed(91), SHARED),
            Self::WipesOut => row(For, Decisive, WipeOut, Fixed(100), SHARED),
            Self::AllowsWipeOut => row(Against, Decisive, WipeOut, Fixed(100), DENIED_OR_SHARED),
            Self::LeavesNoSafeMove => row(For, Corner, SafeMoves, Fixed(50), SHARED),
            Self::RunsOutOfSafeMoves => row(Against, Corner, SafeMoves, Fixed(40), SHARED),
            Self::TakesLastSafeMove => row(For, Corner, SafeMoves, Fixed(50), SHARED),
            Self::PoisonsMoves => row(For, Virtue, SafeMoves, Fixed(26), SHARED),
            Self::ControlsDiagonal => row(For, Virtue, Diagonals, Fixed(26), SHARED),
            Self::CutsDiagonal => row(For, Virtue, Diagonals, Fixed(14), SHARED),
            Self::DoubleThreat => row(For, Corner, Threats, Fixed(54), SHARED),
            Self::StonerTrap => row(For, Corner, Threats, Fixed(56), SHARED),
            Self::FillsEdge => row(For, Virtue, Edges, Fixed(24), SHARED),
            Self::Wedges => row(For, Virtue, Wedges, Fixed(22), SHARED),
            Self::LeavesHole => row(Against, Edge, Wedges, Fixed(24), DENIED),
            Self::UnbalancedEdge => row(Against, Square, Edges, Fixed(24), SHARED),
            Self::BalancedEdge => row(For, Virtue, Edges, Fixed(10), SHARED),
            Self::OddRegion => row(For, Region, Parity, Fixed(20), SHARED),
            Self::EvenRegion => row(Against, Region, Parity, Fixed(20), SHARED),
            Self::FillsRegion => row(For, Region, Parity, Fixed(12), SHARED),
            Self::Swindle => row(For, Region, Swindles, Fixed(32), SHARED),
            Self::FlipsMost => row(Neutral, Count, FewDiscs, Fixed(3), SHARED),
            Self::InLine => row(Against, Reply, Corners, Soon(44, 20), CORNERS),
            Self::PassInLine => row(Against, Reply, Passing, Soon(28, 12), TEMPO),
            Self::Answer => row(Against, Reply, Answers, OfValue, DENIED),
            Self::Allows => row(For, Reply, Answers, Fixed(1), SHARED),
            Self::AsManyMoves => row(For, Virtue, Mobility, Fixed(1), SHARED),
            Self::WasShared => row(For, Virtue, Answers, Fixed(2), SHARED),
            Self::LaterMoves => row(Against, Forecast, Mobility, OfValue, MOVES),
            Self::LaterSafe => row(Against, Forecast, Stability, PerUnit(6, 1), STABLE),
            Self::LaterFrontier => row(Against, Forecast, Walls, PerUnit(4, 1), FRONTIERS),
            Self::LaterTargets => row(Against, Forecast, Walls, PerUnit(4, 1), FRONTIERS),
            Self::FewestReplies => row(For, Virtue, Mobility, Fixed(8), SHARED),
            Self::FlipsFewest => row(For, Virtue, FewDiscs, Fixed(5), SHARED),
            Self::MoreReplies => row(Against, Count, Mobility, PerMove(5), TREND_OR_PREVENTED),
            Self::FewerMoves => row(Against, Count, Mobility, OfValue, TREND_OR_MOVES),
            Self::MoreFrontier => row(Against, Count, Walls, PerUnit(3, 1), TREND_OR_FRONTIER),
            Self::MoreOpen => row(Against, Count, Walls, PerUnit(5, 2), TREND),
            Self::FewerQuietMoves => row(Against, Count, QuietMoves, PerUnit(5, 2), TREND),
            Self::FewerTargets => row(Against, Count, Walls, PerUnit(3, 1), TREND_OR_TARGETS),
            Self::FlipsMore => row(Against, Count, FewDiscs, PerUnit(6, 2), TREND),
            Self::CouldWait => row(Against, Order, Swindles, Fixed(25), TEMPO),
            Self::TooEarly => row(Against, Square, Swindles, Fixed(25), TEMPO),
            Self::SharedFirst => row(Against, Square, Swindles, Fixed(26), LATER_OR_TEMPO),
            Self::BothWant => row(Against, Square, Answers, Fixed(24), WANTED),
            Self::TakesBack => row(For, Reply, Answers, Fixed(15), SHARED),
            Self::SharesSquare => row(Against, Square, Swindles, Fixed(18), DENIED),
            Self::LeavesQuietMoves => row(Against, Square, QuietMoves, PerMove(16), DENIED),
            Self::OpensMove => row(Against, Square, Walls, Fixed(14), DENIED),
            Self::LeavesOpen | Self::LeavesMoves => row(Against, Reply, Answers, Fixed(13), DENIED),
            Self::Answers => row(Against, Order, Answers, Fixed(13), UNANSWERED),
            Self::ComesLater => row(Against, Order, Answers, Fixed(11), LATER),
            Self::FewerAnswers => row(Against, Count, Mobility, PerMove(4), FEWER_ANSWERS),
            Self::ClosesSquare => row(Against, Reply, Answers, Fixed(14), DENIED),
            Self::Prepares | Self::Ripens => row(Against, Order, Mobility, Fixed(8), SEQUEL),
            Self::LeavesSquare => row(Against, Square, Answers, Fixed(42), DENIED),
            Self::RunsOutInLine => row(Against, Reply, SafeMoves, Soon(28, 12), SAFE_MOVES),
            Self::LastInRegion => row(Against, Region, Parity, Fixed(21), TEMPO),
            Self::EdgeAtEnd => row(Against, Forecast, Counting, PerUnit(8, 1), EDGE_DISCS),
            Self::WipeOutInLine => row(Against, Decisive, WipeOut, Fixed(100), WHOLE_BOARD),
            Self::SacrificesCorner => row(For, Corner, Sacrifices, Fixed(62), CORNERS),
            Self::PassesToWin => row(For, Region, Passing, Fixed(38), TEMPO),
            Self::NearlyAsGood => row(Neutral, Line, Counting, Fixed(1), SHARED),
            Self::DeepDifference => row(Neutral, Line, Counting, Fixed(1), SHARED),
            Self::Expects => row(Neutral, Line, Counting, Fixed(1), SHARED),
            Self::Exact => row(Neutral, Line, Counting, Fixed(0), SHARED),
        }
    }
}

impl Fact {
    /// Size of the fact: moves, discs or plies that it names, or the difference that it states.
    pub(super) fn size(&self) -> u32 {
        match self {
            Self::Restricts { before, after } | Self::GainsMoves { before, after } => {
                before.abs_diff(*after)
            }
            Self::OpensUp { moves }
            | Self::GivesAccess { moves }
            | Self::TakesMoves { moves }
            | Self::LeavesQuietMoves { moves, .. } => moves.len(),
            Self::Wall { discs } => discs.len(),
            Self::FlipsManyWays { ways: size }
            | Self::GainsStable { count: size }
            | Self::InLine { plies: size, .. }
            | Self::PassInLine { plies: size, .. }
            | Self::RunsOutInLine { plies: size, .. } => *size,
            Self::MoreReplies { count, least: other, .. }
            | Self::MoreFrontier { count, least: other, .. }
            | Self::MoreOpen { count, least: other, .. }
            | Self::FlipsMore { count, least: other, .. }
            | Self::FewerMoves { count, most: other, .. }
            | Self::FewerQuietMoves { count, most: other, .. }
            | Self::FewerAnswers { count, most: other, .. }
            | Self::FewerTargets { fewer: count, more: other, .. }
            | Self::LaterFrontier { fewer: count, more: other, .. }
            | Self::LaterTargets { fewer: count, more: other, .. }
            | Self::LaterSafe { less: count, more: other, .. }
            | Self::EdgeAtEnd { less: count, more: other, .. } => count.abs_diff(*other),
            Self::LaterMoves { own_made, other_made, own_best, other_best, .. } => {
                own_made.abs_diff(*own_best) + other_made.abs_diff(*other_best)
            }
            _ => 0,
        }
    }

    /// Bearing of the fact on the move of `side`.
    pub fn bearing(&self, side: Color) -> Bearing {
        match self {
            Self::InLine { taker: by, .. } | Self::LastInRegion { last: by, .. } if *by == side => {
                Bearing::For
            }
            Self::PassInLine { passer: by, .. } | Self::WipeOutInLine { wiped: by, .. }
                if *by != side =>
            {
                Bearing::For
            }
            _ => self.kind().meaning().bearing,
        }
    }

    pub fn principle(&self) -> Principle {
        match self {
            Self::Answer { effect, .. }
            | Self::LeavesSquare { effect: Some(effect), .. }
            | Self::OpensMove { effect: Some(effect), .. } => effect.principle(),
            _ => self.kind().meaning().principle,
        }
    }

    /// Class of the fact among the reasons for a loss.
    pub fn class(&self) -> FactClass {
        match self {
            Self::InLine { plies, .. } if *plies <= SOON => FactClass::Corner,
            Self::InLine { plies, .. } if *plies >= FAR => FactClass::Forecast,
            Self::FewerMoves { count, .. } if *count <= FEW => FactClass::Edge,
            Self::Answer { effect, .. } if matches!(**effect, Self::Swindle { .. }) => {
                FactClass::Region
            }
            Self::OpensMove { effect: Some(effect), .. } if effect.weight(EMPTY) >= STRONG => {
                FactClass::Opened
            }
            _ => self.kind().meaning().class,
        }
    }

    /// Rank among the causes of a loss with this many empty squares; higher is said first.
    pub(super) fn rank(&self, share: u8, empties: u32) -> u32 {
        let class = match self.class() {
            FactClass::Region if empties <= LATE => FactClass::Opened,
            class => class,
        };
        class as u32 + u32::from(share >= MOST_OF_IT)
    }

    /// Whether the fact can stand alone as the headline of a loss: a difference some plies later only if it is large.
    pub fn is_specific(&self) -> bool {
        match self.class() {
            FactClass::Line => false,
            FactClass::Forecast => {
                !matches!(self, Self::InLine { .. }) && self.size() >= MUCH_LATER
            }
            _ => true,
        }
    }

    /// Whether the board shows the fact at once, right after the move.
    pub(super) fn is_plain(&self) -> bool {
        !matches!(self.class(), FactClass::Line | FactClass::Forecast | FactClass::Order)
    }

    /// Usual weight of the fact, in discs; `empties` are the empty squares before the move.
    pub fn weight(&self, empties: u32) -> u32 {
        let (size, opening) = (self.size(), if empties <= LATE { 1 } else { 3 });
        match (self.kind().meaning().weight, self) {
            (Weight::Fixed(weight), _) => weight,
            (Weight::PerUnit(weight, unit), _) => weight + unit * size,
            (Weight::PerMove(weight), _) => weight + opening * size,
            (Weight::Soon(weight, most), _) => weight - size.min(most),
            (Weight::OfValue, Self::GainsStable { count }) => 10 + (*count).min(12),
            (Weight::OfValue, Self::LaterMoves { .. }) => 4 + opening * size / 2,
            // A side with next to no moves is forced to play bad ones.
            (Weight::OfValue, Self::FewerMoves { count, .. }) => match count {
                0..=1 => 48,
                2..=3 => 28,
                _ => 3 + opening * size,
            },
            // A fact about the reply explains less than one about the move.
            (Weight::OfValue, Self::Answer { effect, .. }) => effect.weight(empties) * 2 / 3,
            (Weight::OfValue, _) => 0,
        }
    }
}
