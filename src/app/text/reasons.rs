//! Reasons for moves, in words.

use crate::coach::{Fact, Grade, Listener, Reason};
use crate::rules::{Color, Variant};

/// A few sentences of the coach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    /// What they are about.
    pub title: String,
    /// The most important thing, in a few words.
    pub head: String,
    /// How good the move is that it is about, where it is about one that was made.
    pub grade: Option<Grade>,
    /// Why it is so.
    pub sentences: Vec<String>,
}

/// The mark of a grade beside a move, as the books have it; nothing for good moves.
pub const fn mark(grade: Grade) -> &'static str {
    match grade {
        Grade::Best | Grade::Good => "",
        Grade::Inaccuracy => "?!",
        Grade::Mistake => "?",
        Grade::Blunder => "??",
    }
}

/// The listener where one side of a game is played by the reader, or none is.
pub fn listener(variant: Variant, you: Option<Color>) -> Listener<'static> {
    Listener { names: variant.sides, you }
}

/// The sentences of some reasons for a move of `side`.
pub fn reasons_in_words<'a>(
    reasons: impl IntoIterator<Item = &'a Reason>,
    side: Color,
    listener: &Listener,
) -> Vec<String> {
    let sentence = |reason: &Reason| reason.fact.sentence(side, reason.square, listener);
    reasons.into_iter().map(sentence).collect()
}

/// The same without the exact result: beside the figures nobody needs to hear it again.
pub fn why(reasons: &[Reason], side: Color, listener: &Listener) -> Vec<String> {
    let is_new = |reason: &&Reason| !matches!(reason.fact, Fact::Exact(_));
    reasons_in_words(reasons.iter().filter(is_new), side, listener)
}
