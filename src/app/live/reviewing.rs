//! What a game that is looked through was worth, as far as that is known.

use crate::app::effect::{CoachEffect, SearchId};
use crate::coach::{Grade, Judged, Review, Step};
use crate::rules::Color;

/// The review of the game that is looked through, as far as it has come.
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
    /// Which reason of the move in sight is told in detail, from 1; 0 for what all come down to.
    pub detail: usize,
}

impl Reviewing {
    /// A review that was asked for, of which nothing is known yet.
    pub(in crate::app) fn asked(id: SearchId, whose: Option<Color>) -> Self {
        let review = Review::default();
        Self { review, under_way: Some(id), judged: 0, whose, is_opening: true, detail: 0 }
    }

    /// Takes a step in.
    pub(in crate::app) fn take_step(&mut self, step: Step) {
        match step {
            Step::Glance(review) => self.review = review,
            Step::Judged(judged) => {
                self.review.improve(judged);
                self.judged += 1;
            }
        }
    }

    /// Takes a whole review in; says whether it was still awaited.
    pub(in crate::app) fn complete_with(&mut self, review: Review) -> bool {
        let is_awaited = self.under_way.take().is_some();
        if is_awaited {
            self.judged = review.moves.len();
            self.review = review;
        }
        is_awaited
    }

    /// The mistake before the moment after `here` plies, or the one after it, round and round; as plies after
    /// it.
    pub(in crate::app) fn next_mistake(&self, here: usize, is_forward: bool) -> Option<usize> {
        // The whole game has been looked at only as a whole: its last move may be meant, too.
        let is_before = |after: &usize| *after < here || self.is_opening && *after == here;
        let mistakes = || self.mistakes().map(|judged| judged.ply + 1);
        if is_forward {
            mistakes().find(|&after| after > here).or_else(|| mistakes().next())
        } else {
            mistakes().rfind(is_before).or_else(|| mistakes().next_back())
        }
    }

    /// The mistake to begin with, as plies after it: the costliest of one side, or the first of both.
    pub(in crate::app) fn first_mistake(&self) -> Option<usize> {
        let costliest = self.mistakes().rev().max_by_key(|judged| judged.loss());
        let first = self.mistakes().next();
        let chosen = if self.whose.is_some() { costliest } else { first };
        chosen.map(|judged| judged.ply + 1)
    }

    /// Looks for the mistakes of both sides, of Black, of White, and of both again.
    pub(in crate::app) const fn next_side(&mut self) {
        self.whose = match self.whose {
            None => Some(Color::Black),
            Some(Color::Black) => Some(Color::White),
            Some(Color::White) => None,
        };
    }

    /// How many moves have been judged thoroughly, of how many; `None` once all have.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.under_way.map(|_| (self.judged, self.review.moves.len()))
    }

    /// Nobody looks at it any more.
    pub(in crate::app) fn give_up(self) -> Option<CoachEffect> {
        self.under_way.map(|_| CoachEffect::StopReviewing)
    }

    /// The mistakes to jump to, the first one first: where there is none, inaccuracies will do.
    pub fn mistakes(&self) -> impl DoubleEndedIterator<Item = &Judged> {
        let whose = self.whose;
        let its = move |judged: &&Judged| whose.is_none_or(|side| judged.side == side);
        let moves = self.review.moves.iter().filter(its);
        let worst = moves.clone().map(Judged::grade).max().unwrap_or(Grade::Best);
        let least = worst.clamp(Grade::Inaccuracy, Grade::Mistake);
        moves.filter(move |judged| judged.grade() >= least)
    }
}
