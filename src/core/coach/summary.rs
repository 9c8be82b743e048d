//! Summaries of games as values: course, recurring mistakes, advice, strengths.

use super::grade::{Grade, Phase};
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
/// Expected margin from which a side is ahead.
const AHEAD: i32 = 3;
/// Least number of moves of a rated phase ([`ENOUGH`]), and least accuracy, 0 to 100, of a well played one ([`WELL`]).
const ENOUGH: u32 = 5;
const WELL: f64 = 90.0;

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
        if let Some((subject, pattern)) = self.pattern(side) {
            remarks.extend([pattern, Remark::Practise { subject }]);
        }
        remarks.extend(self.what_was_good(side));
        remarks
    }

    /// The side that was ahead, and how long.
    fn how_it_went(&self, side: Color) -> Remark<'_> {
        let course: Vec<i32> = self
            .moves
            .iter()
            .map(
                |reviewed| {
                    if side == Color::Black { reviewed.expected() } else { -reviewed.expected() }
                },
            )
            .collect();
        let part = |is_one: &dyn Fn(i32) -> bool| {
            let count = course.iter().filter(|&&value| is_one(value)).count();
            count as f64 / course.len().max(1) as f64
        };
        let ahead: Vec<i32> = course
            .iter()
            .filter(|value| value.abs() >= AHEAD)
            .map(|value| value.signum())
            .collect();
        let changes = ahead.windows(2).filter(|pair| pair[0] != pair[1]).count();
        if part(&|value| value >= AHEAD) >= MOST_OF_IT {
            Remark::Led { side }
        } else if part(&|value| value <= -AHEAD) >= MOST_OF_IT {
            Remark::Trailed { side }
        } else if changes > 1 {
            Remark::Changed { count: changes }
        } else if part(&|value| value.abs() <= CLOSE) >= MOST_OF_IT {
            Remark::Close
        } else {
            let moves = |sign: i32| ahead.iter().filter(|it| **it == sign).count();
            Remark::Uneven { side, ahead: moves(1), behind: moves(-1), count: course.len() }
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

    /// Best phase of a side, if one was played well.
    fn what_was_good(&self, side: Color) -> Option<Remark<'_>> {
        let phases = [Phase::Opening, Phase::Midgame, Phase::Endgame];
        let accounts = phases.map(|phase| {
            let is_in = |it: &&MoveReview| it.side == side && Phase::with(it.empties) == phase;
            (phase, Account::of(self.moves.iter().filter(is_in)))
        });
        let played = accounts.into_iter().filter(|(_, account)| account.moves >= ENOUGH);
        let best = played.max_by(|(_, one), (_, other)| one.accuracy.total_cmp(&other.accuracy));
        let (phase, account) = best.filter(|(_, account)| account.accuracy >= WELL)?;
        let accuracy = format!("{:.0}", account.accuracy);
        Some(Remark::Good { side, phase, accuracy })
    }
}
