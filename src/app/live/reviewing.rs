//! A running or complete review of the game on screen.

use crate::app::effect::{CoachEffect, SearchId};
use crate::coach::{Grade, MoveReview, Review, Step};
use crate::rules::Color;

/// A review with its progress.
#[derive(Clone, Debug)]
pub struct Reviewing {
    /// Moves judged so far.
    pub review: Review,
    /// The running search; `None` once the review is complete.
    pub(in crate::app) under_way: Option<SearchId>,
    /// Number of moves judged in full.
    pub reviewed: usize,
    /// Side whose mistakes `[` and `]` visit; `None` for both.
    pub whose: Option<Color>,
    /// Whether the summary of the whole game is shown.
    pub is_opening: bool,
    /// Reason shown in detail, from 1; 0 for the summary.
    pub detail: usize,
}

impl Reviewing {
    /// A review that has just been requested.
    pub(in crate::app) fn asked(id: SearchId, whose: Option<Color>) -> Self {
        let review = Review::default();
        Self { review, under_way: Some(id), reviewed: 0, whose, is_opening: true, detail: 0 }
    }

    pub(in crate::app) fn take_step(&mut self, step: Step) {
        match step {
            Step::Glance(review) => self.review = review,
            Step::MoveReview(reviewed) => {
                self.review.improve(reviewed);
                self.reviewed += 1;
            }
        }
    }

    /// Stores the complete review. Returns whether it was still awaited.
    pub(in crate::app) fn complete_with(&mut self, review: Review) -> bool {
        let is_awaited = self.under_way.take().is_some();
        if is_awaited {
            self.reviewed = review.moves.len();
            self.review = review;
        }
        is_awaited
    }

    /// Number of plies up to and including the next or previous mistake, cyclic. `here` is the number of plies on the
    /// board.
    pub(in crate::app) fn next_mistake(&self, here: usize, is_forward: bool) -> Option<usize> {
        // While the summary is shown, the last move on the board counts as well.
        let is_before = |after: &usize| *after < here || self.is_opening && *after == here;
        let mistakes = || self.mistakes().map(|reviewed| reviewed.ply + 1);
        if is_forward {
            mistakes().find(|&after| after > here).or_else(|| mistakes().next())
        } else {
            mistakes().rfind(is_before).or_else(|| mistakes().next_back())
        }
    }

    /// Number of plies up to and including the first mistake to show: the costliest of one side, or the earliest if
    /// both sides are visited.
    pub(in crate::app) fn first_mistake(&self) -> Option<usize> {
        let costliest = self.mistakes().rev().max_by_key(|reviewed| reviewed.loss());
        let first = self.mistakes().next();
        let chosen = if self.whose.is_some() { costliest } else { first };
        chosen.map(|reviewed| reviewed.ply + 1)
    }

    /// Cycles the side whose mistakes are visited: both, Black, White.
    pub(in crate::app) const fn next_side(&mut self) {
        self.whose = match self.whose {
            None => Some(Color::Black),
            Some(Color::Black) => Some(Color::White),
            Some(Color::White) => None,
        };
    }

    /// Moves judged in full, and their total; `None` once complete.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.under_way.map(|_| (self.reviewed, self.review.moves.len()))
    }

    pub(in crate::app) fn give_up(self) -> Option<CoachEffect> {
        self.under_way.map(|_| CoachEffect::StopReviewing)
    }

    /// Mistakes to visit, earliest first; inaccuracies if there are no mistakes.
    pub fn mistakes(&self) -> impl DoubleEndedIterator<Item = &MoveReview> {
        let whose = self.whose;
        let its = move |reviewed: &&MoveReview| whose.is_none_or(|side| reviewed.side == side);
        let moves = self.review.moves.iter().filter(its);
        let worst = moves.clone().map(MoveReview::grade).max().unwrap_or(Grade::Best);
        let least = worst.clamp(Grade::Inaccuracy, Grade::Mistake);
        moves.filter(move |reviewed| reviewed.grade() >= least)
    }
}
