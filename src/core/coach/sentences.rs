//! Sentences of facts: their messages and arguments.

use super::fact::Fact;
use super::subject::{Listener, SentenceNames, SentenceSubject, list, name};
use crate::rules::{Color, Square};
use crate::words::say;

/// Capitalises a sentence that starts with the opponent.
fn beginning(sentence: String) -> String {
    let opponent = say!("person-opponent");
    match sentence.strip_prefix(&opponent) {
        Some(rest) => {
            let mut letters = opponent.chars();
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            first.chain(letters).chain(rest.chars()).collect()
        }
        None => sentence,
    }
}

impl Fact {
    /// A fact about a move of `side` in one or two sentences.
    pub fn sentence(&self, side: Color, square: Square, listener: &Listener) -> String {
        let about = SentenceSubject { square, side, listener: *listener };
        let sentence = self
            .on_corners(about)
            .or_else(|| self.on_traps(about))
            .or_else(|| self.on_counts(about))
            .or_else(|| self.on_regions(about))
            .or_else(|| self.on_contrasts(about))
            .or_else(|| self.on_squares(about))
            .or_else(|| self.on_later_contrasts(about))
            .or_else(|| self.on_endings(about))
            .unwrap_or_else(|| self.on_what_follows(about));
        beginning(sentence)
    }

    fn on_counts(&self, about: SentenceSubject) -> Option<String> {
        let SentenceNames { square, own, other, who } = about.names();
        Some(match *self {
            Self::OnlyMove => say!("fact-only-move", who = who, square = square, own = own),
            Self::Restricts(before, after) => {
                say!(
                    "fact-restricts",
                    square = square,
                    other = other,
                    before = before,
                    after = after
                )
            }
            Self::GainsMoves(before, after) => say!(
                "fact-gains-moves",
                who = who,
                square = square,
                own = own,
                before = before,
                after = after
            ),
            Self::Quiet => say!("fact-quiet", square = square),
            Self::TakesMoves(taken) => {
                say!("fact-takes-moves", square = square, other = other, list = list(taken))
            }
            Self::ForcesPass => say!("fact-forces-pass", square = square, other = other),
            Self::EndsGame => say!("fact-ends-game", square = square),
            Self::WipesOut => say!("fact-wipes-out", square = square, other = other),
            Self::AllowsWipeOut(reply) => {
                let reply = name(reply);
                say!("fact-allows-wipe-out", who = who, square = square, own = own, reply = reply)
            }
            Self::LeavesNoSafeMove => {
                say!("fact-leaves-no-safe-move", square = square, other = other)
            }
            Self::RunsOutOfSafeMoves => {
                say!("fact-runs-out-of-safe-moves", who = who, square = square, own = own)
            }
            Self::FlipsMost(count) => say!("fact-flips-most", square = square, count = count),
            Self::FlipsFewest(count) => say!("fact-flips-fewest", square = square, count = count),
            Self::FewestReplies(count) => {
                say!("fact-fewest-replies", square = square, other = other, count = count)
            }
            _ => return None,
        })
    }

    fn on_regions(&self, about: SentenceSubject) -> Option<String> {
        let SentenceNames { square, own, other, who } = about.names();
        Some(match *self {
            Self::OddRegion(count) => {
                say!("fact-odd-region", who = who, square = square, own = own, count = count)
            }
            Self::EvenRegion(count) => {
                say!("fact-even-region", who = who, square = square, other = other, count = count)
            }
            Self::FillsRegion => say!("fact-fills-region", square = square),
            Self::Swindle(at, count) => say!(
                "fact-swindle",
                who = who,
                square = square,
                own = own,
                other = other,
                at = name(at),
                count = count
            ),
            _ => return None,
        })
    }
}
