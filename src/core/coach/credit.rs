//! Credit: the share of a loss that a reason explains.
//!
//! A fact can be true of a mistake and irrelevant. Each is tested for the part of the loss that depends on it (a
//! counterfactual explanation: Wachter, Mittelstadt and Russell, "Counterfactual Explanations without Opening the
//! Black Box", Harvard Journal of Law & Technology 31, 2018):
//!
//! - *Forbidden replies.* A fact that lets the opponent play somewhere (corner given, moves opened, hole, best answer)
//!   counts what the move would gain without those replies.
//! - *Shared by moves.* A fact of some legal moves (X-square, quiet, forces a pass) counts the loss of the best move
//!   with it if the fact is negative, and without it if not.
//! - *Trend.* A difference in a count (moves left, frontier, flips) counts its cost by the trend of the scores of all
//!   legal moves, if they follow the count.
//! - *Tempo.* Parity, passes and waiting moves count what the move would gain if the opponent had to pass once.
//! - *Realised.* Later effects (fewer moves, fewer safe discs, a corner) count the difference between both lines after
//!   equally many plies, in discs by [`worth`]; each final disc on an edge counts two.

use super::alternatives::Alternatives;
use super::compared::common_plies;
use super::fact::{Bearing, Fact, FactKind};
use super::facts::facts;
use super::grade::Phase;
use super::lines::{Line, steps};
use super::meaning::CreditTest;
use super::move_context::MoveContext;
use super::squares_lost::answers_gained;
use super::worth::{Counts, Feature, counts, worth};
use crate::rules::{Bitboard, Color, Position, Square};

/// Least number of moves for a trend, and the least share of variance it explains.
const SEVERAL: usize = 4;
const LEAST_SHARE: f64 = 0.25;

/// A mistake whose reasons are tested.
pub struct Case<'a> {
    /// Position before the move.
    pub position: Position,
    pub side: Color,
    pub made: &'a Line,
    pub best: &'a Line,
    pub alternatives: &'a Alternatives,
    /// Kinds of facts of each legal move.
    kinds: Vec<(Square, Vec<FactKind>)>,
}

impl<'a> Case<'a> {
    pub fn new(
        position: Position,
        side: Color,
        [made, best]: [&'a Line; 2],
        alternatives: &'a Alternatives,
    ) -> Self {
        let kinds = position.legal_moves().squares().filter_map(|square| {
            let scene = MoveContext::new(position, side, square)?;
            Some((square, facts(&scene).iter().map(Fact::kind).collect()))
        });
        Self { position, side, made, best, alternatives, kinds: kinds.collect() }
    }

    /// Kinds of facts of a legal move.
    pub fn kinds_of(&self, square: Square) -> impl Iterator<Item = FactKind> {
        let its = self.kinds.iter().filter(move |(at, _)| *at == square);
        its.flat_map(|(_, kinds)| kinds.iter().copied())
    }

    /// Number of legal moves with facts of this kind, besides the better one.
    pub fn others_with(&self, kind: FactKind) -> usize {
        let others = self.kinds.iter().filter(|(square, _)| *square != self.best.square);
        others.filter(|(_, kinds)| kinds.contains(&kind)).count()
    }

    /// Share of the loss that depends on a fact, in percent.
    pub fn share(&self, fact: &Fact) -> u8 {
        let loss = f64::from((self.best.score - self.made.score).max(1));
        let tests = fact.kind().meaning().tests.iter();
        let explained = tests.filter_map(|test| self.test(fact, *test)).fold(0.0, f64::max);
        let percent = (100.0 * explained / loss).round().clamp(0.0, 100.0);
        (0..=100).rev().find(|&whole| f64::from(whole) <= percent).unwrap_or(0)
    }

    /// Discs that depend on a fact, by a test for its kind.
    fn test(&self, fact: &Fact, test: CreditTest) -> Option<f64> {
        let denied = |squares: Bitboard| self.alternatives.without_replies(squares);
        match test {
            CreditTest::Denied => denied(fact.replies()).map(f64::from),
            CreditTest::Wanted => self.alternatives.wanted(fact.reply()?).map(f64::from),
            CreditTest::GivenDenied => self.given().and_then(denied).map(f64::from),
            CreditTest::Prevented => self.more().and_then(denied).map(f64::from),
            CreditTest::Unanswered => self.unanswered(fact.reply()?).map(f64::from),
            CreditTest::FewerAnswers => {
                let worth = worth(Phase::with(self.position.empties().len()));
                let apart = worth[Feature::Moves as usize] * f64::from(fact.size());
                denied(fact.replies()).map(|denied| f64::from(denied).min(apart))
            }
            CreditTest::Shared => self.shared(fact).map(f64::from),
            CreditTest::Sequel => {
                let (Fact::Prepares { next, .. } | Fact::Ripens { next, .. }) = fact else {
                    return None;
                };
                self.alternatives.without_sequel(*next).map(f64::from)
            }
            CreditTest::Later => self.alternatives.later(self.made.square).map(f64::from),
            CreditTest::Tempo => self.alternatives.with_a_tempo().map(f64::from),
            CreditTest::Realised(features) => self.realised(features),
            CreditTest::AtOnce(feature) => self.at_once(feature),
            CreditTest::Trend => self.by_trend(|scene| fact.counted(scene)),
            CreditTest::EdgeDiscs => Some(2.0 * f64::from(fact.size())),
            CreditTest::WholeBoard => Some(128.0),
        }
    }

    /// Moves the opponent gains.
    fn given(&self) -> Option<Bitboard> {
        MoveContext::new(self.position, self.side, self.made.square).map(|scene| scene.given())
    }

    /// Replies that the better move prevents.
    fn more(&self) -> Option<Bitboard> {
        let replies = |line: &Line| Some(self.position.play(line.square).ok()?.legal_moves());
        Some(replies(self.made)? - replies(self.best)?)
    }

    /// Value of the answers to a reply that only the better move makes possible, at most that of the reply.
    fn unanswered(&self, reply: Square) -> Option<i32> {
        let scene = |line: &Line| MoveContext::new(self.position, self.side, line.square);
        let gained = answers_gained(&scene(self.made)?, &scene(self.best)?, reply)?;
        let denied = self.alternatives.without_replies(Bitboard::of(reply))?;
        Some(denied.min(self.alternatives.without_answers(gained)?))
    }

    /// Loss of the best move with this negative fact, or without this positive one.
    fn shared(&self, fact: &Fact) -> Option<i32> {
        let kind = fact.kind();
        let has = |square: Square| {
            self.kinds.iter().any(|(at, kinds)| *at == square && kinds.contains(&kind))
        };
        let best = self.alternatives.best_of(|_| true)?;
        let is_against = fact.bearing(self.side) == Bearing::Against;
        let others = self.alternatives.best_of(|square| has(square) == is_against)?;
        Some((best - others).max(0))
    }

    /// Value, in discs, of the difference in a count between the two moves, by the trend of scores over all legal moves
    /// (slope of a least squares line); `None` if the trend explains too little.
    fn by_trend(&self, counted: impl Fn(&MoveContext) -> Bitboard) -> Option<f64> {
        let count = |square: Square| {
            let scene = MoveContext::new(self.position, self.side, square)?;
            Some(f64::from(counted(&scene).len()))
        };
        let values = self.alternatives.moves.iter();
        let points: Vec<(f64, f64)> = values
            .filter_map(|value| Some((count(value.square)?, f64::from(value.score))))
            .collect();
        let slope = slope(&points)?;
        Some(slope * (count(self.best.square)? - count(self.made.square)?))
    }

    /// Value of the difference between both lines in these features, at the point of comparison.
    fn realised(&self, features: &[Feature]) -> Option<f64> {
        let plies = common_plies(self.made, self.best);
        self.difference(features, plies)
    }

    /// Value of the difference right after the moves.
    fn at_once(&self, feature: Feature) -> Option<f64> {
        self.difference(&[feature], 0)
    }

    fn difference(&self, features: &[Feature], plies: usize) -> Option<f64> {
        let [made, best] = [self.made, self.best].map(|line| self.counts_after(line, plies));
        let (made, best) = made.zip(best)?;
        let worth = worth(Phase::with(self.position.empties().len()));
        let of = |&feature: &Feature| {
            let at = feature as usize;
            worth[at] * f64::from(best[at] - made[at])
        };
        Some(features.iter().map(of).sum())
    }

    /// Counts after this number of plies of a line, for the side that moved.
    fn counts_after(&self, line: &Line, plies: usize) -> Option<Counts> {
        let step = steps(self.position, self.side, line).nth(plies)?;
        let then = step.position.play(step.square).ok()?;
        if step.mover == self.side {
            counts(then.opponent(), then.player())
        } else {
            counts(then.player(), then.opponent())
        }
    }
}

/// Slope of a least squares line; `None` with few points or a poor fit.
fn slope(points: &[(f64, f64)]) -> Option<f64> {
    let count = points.len() as f64;
    if points.len() < SEVERAL {
        return None;
    }
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (across, up) = (mean(&|point| point.0), mean(&|point| point.1));
    let both = mean(&|point| (point.0 - across) * (point.1 - up));
    let [spread, height] =
        [mean(&|point| (point.0 - across).powi(2)), mean(&|point| (point.1 - up).powi(2))];
    (both * both >= LEAST_SHARE * spread * height && spread > 0.0).then(|| both / spread)
}
