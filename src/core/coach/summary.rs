//! Summaries of games: course, recurring mistakes, advice, strengths.

use super::grade::{Grade, Phase};
use super::move_review::MoveReview;
use super::principle::Principle;
use super::review::{Account, Review};
use super::subject::Listener;
use crate::rules::Color;
use crate::words::{self, say};
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

impl Review {
    /// Summary in one to five sentences for the listener's side, or for the less accurate side if the listener has
    /// none; empty for a short game.
    pub fn paragraph(&self, listener: &Listener) -> Vec<String> {
        if !self.is_long_enough() {
            return Vec::new();
        }
        let lost = |side: Color| self.account(side).accuracy;
        let worse =
            if lost(Color::Black) <= lost(Color::White) { Color::Black } else { Color::White };
        let side = listener.you.unwrap_or(worse);
        let pattern = self.pattern(side);
        let mut sentences = vec![self.how_it_went(side, listener)];
        sentences.extend(self.opening(listener));
        sentences.extend(self.moment(listener));
        sentences.extend(pattern.as_ref().map(|pattern| pattern.sentence(side, listener)));
        sentences
            .extend(pattern.map(|it| say!("summary-practise", subject = it.principle.subject())));
        sentences.extend(self.what_was_good(side, listener));
        sentences
    }

    /// Sentence about who was ahead, and how long.
    fn how_it_went(&self, side: Color, listener: &Listener) -> String {
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
        let (who, name) = (listener.who(side), listener.name(side));
        if part(&|value| value >= AHEAD) >= MOST_OF_IT {
            say!("summary-led", who = who, side = name)
        } else if part(&|value| value <= -AHEAD) >= MOST_OF_IT {
            say!("summary-trailed", who = who, side = name)
        } else if changes > 1 {
            say!("summary-changed", count = changes)
        } else if part(&|value| value.abs() <= CLOSE) >= MOST_OF_IT {
            say!("summary-close")
        } else {
            let moves = |sign: i32| ahead.iter().filter(|it| **it == sign).count();
            say!(
                "summary-uneven",
                who = who,
                side = name,
                ahead = moves(1),
                behind = moves(-1),
                count = course.len()
            )
        }
    }

    /// Sentence about the opening: its name, and the book move that lost most.
    fn opening(&self, listener: &Listener) -> Option<String> {
        let known = self.moves.iter().filter_map(|it| Some((it, it.book?)));
        let name = known.clone().rev().find_map(|(_, book)| book.opening)?;
        let costly = known.map(|(it, _)| it).max_by_key(|it| it.loss());
        Some(match costly.filter(|it| it.loss() >= BOOK_LOSS) {
            Some(lost) => say!(
                "summary-opening-lost",
                who = listener.who(lost.side),
                side = listener.name(lost.side),
                name = name,
                square = lost.made.square.to_string(),
                loss = lost.loss(),
                best = lost.best.square.to_string()
            ),
            None => say!("summary-opening", name = name),
        })
    }

    /// Mistakes of a side, including inaccuracies.
    fn mistakes_of(&self, side: Color) -> impl Iterator<Item = (usize, &MoveReview)> {
        let numbered = self.moves.iter().enumerate().map(|(at, reviewed)| (at + 1, reviewed));
        numbered
            .filter(move |(_, reviewed)| reviewed.side == side && reviewed.grade() > Grade::Good)
    }

    /// Most expensive recurring principle of a side's mistakes.
    fn pattern(&self, side: Color) -> Option<Pattern> {
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
        Some(Pattern { principle, count: mistakes.len(), of: all, last })
    }

    /// Best phase of a side, if one was played well.
    fn what_was_good(&self, side: Color, listener: &Listener) -> Option<String> {
        let phases = [Phase::Opening, Phase::Midgame, Phase::Endgame];
        let accounts = phases.map(|phase| {
            let is_in = |it: &&MoveReview| it.side == side && Phase::with(it.empties) == phase;
            (phase, Account::of(self.moves.iter().filter(is_in)))
        });
        let played = accounts.into_iter().filter(|(_, account)| account.moves >= ENOUGH);
        let best = played.max_by(|(_, one), (_, other)| one.accuracy.total_cmp(&other.accuracy));
        let (phase, account) = best.filter(|(_, account)| account.accuracy >= WELL)?;
        let phase = words::of("phase", &phase.to_string());
        let (who, name) = (listener.who(side), listener.name(side));
        let accuracy = format!("{:.0}", account.accuracy);
        Some(say!("summary-good", who = who, side = name, phase = phase, accuracy = accuracy))
    }
}

/// Mistakes of a side with one principle.
struct Pattern {
    principle: Principle,
    count: usize,
    /// Number of all mistakes of the side.
    of: usize,
    /// Number of the last move among them.
    last: usize,
}

impl Pattern {
    fn sentence(&self, side: Color, listener: &Listener) -> String {
        let what = words::of("pattern", &self.principle.to_string());
        say!(
            "summary-pattern",
            who = listener.who(side),
            side = listener.name(side),
            count = self.count,
            of = self.of,
            what = what,
            last = self.last
        )
    }
}
