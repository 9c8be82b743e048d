//! What a game that is looked through was worth, as far as that is known.

use crate::app::{Effect, SearchId};
use crate::coach::{Grade, Judged, Review};
use crate::rules::Color;

/// What the coach says of the game that is looked through.
#[derive(Clone, Debug)]
pub struct Reviewing {
    /// Every move, as far as it has been judged.
    pub review: Review,
    /// The search that goes on; `None` once the review is complete.
    pub(in crate::app) under_way: Option<SearchId>,
    /// Moves that were judged thoroughly.
    pub judged: usize,
    /// Whose mistakes are looked for; `None` for both sides'.
    pub whose: Option<Color>,
    /// Nothing has been looked at yet: a word about the whole game comes first.
    pub is_opening: bool,
}

impl Reviewing {
    /// How many moves have been judged thoroughly, of how many; `None` once all have.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.under_way.map(|_| (self.judged, self.review.moves.len()))
    }

    /// Nobody looks at it any more.
    pub(in crate::app) fn give_up(self) -> Option<Effect> {
        self.under_way.map(|_| Effect::StopReviewing)
    }

    /// The mistakes to jump to, the first one first: where there is none, inaccuracies will do.
    pub(in crate::app) fn mistakes(&self) -> impl DoubleEndedIterator<Item = &Judged> {
        let whose = self.whose;
        let its = move |judged: &&Judged| whose.is_none_or(|side| judged.side == side);
        let moves = self.review.moves.iter().filter(its);
        let worst = moves.clone().map(Judged::grade).max().unwrap_or(Grade::Best);
        let least = worst.clamp(Grade::Inaccuracy, Grade::Mistake);
        moves.filter(move |judged| judged.grade() >= least)
    }
}
