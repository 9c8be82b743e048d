//! Summaries of games as values: course, recurring mistakes, advice, strengths.

use super::grade::{Grade, Outlook, Phase};
use super::move_review::MoveReview;
use super::principle::Principle;
use super::review::{Account, Review};
use super::turning_point::GameMoment;
use crate::rules::{Color, Square};
use serde::Serialize;
use std::collections::BTreeMap;

/// Mistakes of one principle that make a pattern, and their least share of all mistakes.
const PATTERN: usize = 3;
const SHARE: f64 = 0.4;
/// Largest expected margin of a close game.
const CLOSE: i32 = 6;
/// Least loss of a book move that is worth a sentence, in discs.
const BOOK_LOSS: i32 = 3;
/// Least share of the moves with one side ahead that makes "most of the game".
const MOST_OF_IT: f64 = 0.7;
/// Least number of moves of a rated phase ([`ENOUGH`]), and least accuracy, 0 to 100, of a well played one ([`WELL`]).
const ENOUGH: u32 = 5;
const WELL: f64 = 90.0;
/// Largest margin with which a phase begins that can be praised.
const OPEN: i32 = 12;
/// Times that a square was the best move and was missed, and the moves within which.
const MISSES: usize = 3;
const MISSED_WITHIN: usize = 12;
/// Moves that a game between two players of tournaments loses in each phase, in discs a move: means of the phases that
/// began within [`OPEN`] discs, in 74 games of 2020 and 2021 of the WTHOR base, by the usual review.
const USUAL_LOSS: [(Phase, f64); 3] =
    [(Phase::Opening, 1.3), (Phase::Midgame, 2.6), (Phase::Endgame, 1.6)];

/// A remark on a game as a whole. Fields are named as the arguments of the sentences.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remark<'a> {
    /// The side was ahead for most of the game.
    Led {
        side: Color,
    },
    /// The side was behind for most of the game.
    Trailed {
        side: Color,
    },
    /// The lead changed hands so often.
    Changed {
        count: usize,
    },
    Close,
    /// Moves with the side ahead and behind, of all.
    Uneven {
        side: Color,
        ahead: usize,
        behind: usize,
        count: usize,
    },
    Opening {
        name: &'static str,
    },
    /// The book move that lost most, in discs.
    OpeningLost {
        side: Color,
        name: &'static str,
        square: Square,
        loss: i32,
        best: Square,
    },
    #[serde(skip)]
    Moment(GameMoment<'a>),
    /// Mistakes of the side with one principle, of all, with the last one's move.
    Pattern {
        side: Color,
        count: usize,
        of: usize,
        pattern: Principle,
        last: usize,
    },
    Practise {
        subject: Principle,
    },
    /// The square was the best move so often, and both sides missed it; moves from the first time to the last, and plies
    /// before the first.
    MissedByBoth {
        square: Square,
        count: usize,
        span: usize,
        #[serde(skip)]
        first_ply: usize,
    },
    /// The square was the side's best move so often, and was missed.
    Missed {
        side: Color,
        square: Square,
        count: usize,
        span: usize,
        #[serde(skip)]
        first_ply: usize,
    },
    /// Best phase of the side, with its accuracy in percent.
    Good {
        side: Color,
        phase: Phase,
        accuracy: String,
    },
}

impl Review {
    /// Summary in one to six remarks for `side`, or without one for the less accurate side; empty for a short game.
    pub fn remarks(&self, side: Option<Color>) -> Vec<Remark<'_>> {
        if !self.is_long_enough() {
            return Vec::new();
        }
        let lost = |side: Color| self.account(side).accuracy;
        let worse =
            if lost(Color::Black) <= lost(Color::White) { Color::Black } else { Color::White };
        let side = side.unwrap_or(worse);
        let mut remarks = vec![self.how_it_went(side)];
        remarks.extend(self.opening());
        remarks.extend(self.moment().map(Remark::Moment));
        remarks.extend(self.missed());
        if let Some((subject, pattern)) = self.pattern(side) {
            remarks.extend([pattern, Remark::Practise { subject }]);
        }
        remarks.extend(self.what_was_good(side));
        remarks
    }

    /// The side that was ahead, and how long.
    fn how_it_went(&self, side: Color) -> Remark<'_> {
        let course = self.moves.iter().map(|reviewed| {
            let score =
                if reviewed.side == side { reviewed.made.score } else { -reviewed.made.score };
            (score, reviewed.standing(score))
        });
        let course: Vec<(i32, Outlook)> = course.collect();
        let count = |is_one: &dyn Fn(&(i32, Outlook)) -> bool| {
            course.iter().filter(|it| is_one(it)).count()
        };
        let is_most = |count: usize| count as f64 >= MOST_OF_IT * course.len().max(1) as f64;
        let [ahead, behind] =
            [Outlook::Ahead, Outlook::Behind].map(|wanted| count(&|it| it.1 == wanted));
        let mut clear = course.iter().map(|it| it.1).filter(|it| *it != Outlook::Even);
        let mut last = clear.next();
        let changes = clear.filter(|it| last.replace(*it) != Some(*it)).count();
        if is_most(ahead) {
            Remark::Led { side }
        } else if is_most(behind) {
            Remark::Trailed { side }
        } else if changes > 1 {
            Remark::Changed { count: changes }
        } else if is_most(count(&|it| it.0.abs() <= CLOSE)) {
            Remark::Close
        } else {
            Remark::Uneven { side, ahead, behind, count: course.len() }
        }
    }

    /// The opening's name, and the book move that lost most.
    fn opening(&self) -> Option<Remark<'_>> {
        let known = self.moves.iter().filter_map(|it| Some((it, it.book?)));
        let name = known.clone().rev().find_map(|(_, book)| book.opening)?;
        let costly = known.map(|(it, _)| it).max_by_key(|it| it.loss());
        Some(match costly.filter(|it| it.loss() >= BOOK_LOSS) {
            Some(lost) => {
                let (square, best) = (lost.made.square, lost.best.square);
                Remark::OpeningLost { side: lost.side, name, square, loss: lost.loss(), best }
            }
            None => Remark::Opening { name },
        })
    }

    /// Mistakes of a side, including inaccuracies.
    fn mistakes_of(&self, side: Color) -> impl Iterator<Item = (usize, &MoveReview)> {
        let numbered = self.moves.iter().enumerate().map(|(at, reviewed)| (at + 1, reviewed));
        numbered
            .filter(move |(_, reviewed)| reviewed.side == side && reviewed.grade() > Grade::Good)
    }

    /// Principle that the mistakes of a side, or of both, have most in common: a recurring one, else that of the costliest
    /// mistake that has one.
    pub fn theme(&self, side: Option<Color>) -> Option<Principle> {
        let sides = Color::BOTH.into_iter().filter(|it| side.is_none_or(|side| side == *it));
        let pattern = sides.clone().find_map(|side| Some(self.pattern(side)?.0));
        let costliest = || {
            let mistakes = sides.flat_map(|side| self.mistakes_of(side));
            let known = mistakes.filter_map(|(_, it)| Some((it.loss(), it.principle()?)));
            known.max_by_key(|(loss, _)| *loss).map(|(_, principle)| principle)
        };
        pattern.or_else(costliest)
    }

    /// Most expensive recurring principle of a side's mistakes.
    fn pattern(&self, side: Color) -> Option<(Principle, Remark<'_>)> {
        let mut by_principle: BTreeMap<Principle, Vec<(usize, i32)>> = BTreeMap::new();
        for (number, reviewed) in self.mistakes_of(side) {
            if let Some(principle) = reviewed.principle() {
                by_principle.entry(principle).or_default().push((number, reviewed.loss()));
            }
        }
        let all = self.mistakes_of(side).count();
        let several = by_principle.into_iter().filter(|(principle, mistakes)| {
            let is_common = mistakes.len() as f64 >= SHARE * all as f64;
            mistakes.len() >= PATTERN && is_common && *principle != Principle::Answers
        });
        let cost = |mistakes: &[(usize, i32)]| mistakes.iter().map(|(_, loss)| loss).sum::<i32>();
        let (principle, mistakes) = several.max_by_key(|(_, mistakes)| cost(mistakes))?;
        let last = mistakes.iter().map(|(number, _)| *number).max()?;
        let (count, pattern) = (mistakes.len(), principle);
        Some((principle, Remark::Pattern { side, count, of: all, pattern, last }))
    }

    /// The square that was the best move most often within a few moves, and was not played: three times or more.
    pub fn missed(&self) -> Option<Remark<'_>> {
        let missed = self.moves.iter().enumerate().filter(|(_, it)| it.grade() > Grade::Good);
        let mut by_square: BTreeMap<Square, Vec<(usize, Color)>> = BTreeMap::new();
        for (number, reviewed) in missed {
            by_square.entry(reviewed.best.square).or_default().push((number, reviewed.side));
        }
        let near = |times: &[(usize, Color)]| {
            let groups = (0..times.len()).map(|first| {
                let is_near = |it: &&(usize, Color)| it.0 < times[first].0 + MISSED_WITHIN;
                times[first..].iter().take_while(is_near).copied().collect::<Vec<_>>()
            });
            groups.max_by_key(Vec::len).unwrap_or_default()
        };
        let groups = by_square.iter().map(|(square, times)| (*square, near(times)));
        let (square, times) = groups.max_by_key(|(_, times)| times.len())?;
        let [(first, side), .., (last, _)] = times[..] else { return None };
        let (count, span, first_ply) = (times.len(), last - first + 1, self.moves[first].ply);
        (count >= MISSES).then(|| {
            if times.iter().all(|it| it.1 == side) {
                Remark::Missed { side, square, count, span, first_ply }
            } else {
                Remark::MissedByBoth { square, count, span, first_ply }
            }
        })
    }

    /// Phases that a side played well though they were open, best first: with five moves or more, an accuracy of 90 %, no
    /// mistake, and a loss below that of players of tournaments.
    pub fn praise(&self, side: Color) -> Vec<(Phase, Account)> {
        let phases = USUAL_LOSS.into_iter().filter_map(|(phase, usual)| {
            let moves = || self.moves.iter().filter(|it| Phase::with(it.empties) == phase);
            let account = Account::of(moves().filter(|it| it.side == side));
            let is_open = moves().next().is_some_and(|it| it.best.score.abs() <= OPEN);
            let is_cheap = f64::from(account.loss) < usual * f64::from(account.moves);
            let is_good = account.moves >= ENOUGH && account.accuracy >= WELL;
            let has_mistake = moves().any(|it| it.side == side && it.grade() >= Grade::Mistake);
            (is_open && is_cheap && is_good && !has_mistake).then_some((phase, account))
        });
        let mut phases: Vec<(Phase, Account)> = phases.collect();
        phases.sort_by(|one, other| other.1.accuracy.total_cmp(&one.1.accuracy));
        phases
    }

    /// Best phase of a side, if one was played well.
    fn what_was_good(&self, side: Color) -> Option<Remark<'_>> {
        let (phase, account) = self.praise(side).into_iter().next()?;
        let accuracy = format!("{:.0}", account.accuracy);
        Some(Remark::Good { side, phase, accuracy })
    }
}
