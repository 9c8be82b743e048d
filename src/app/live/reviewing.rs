//! A running or complete review of the game on screen.

use crate::app::cycle::next;
use crate::app::effect::{CoachEffect, SearchId};
use crate::coach::{Grade, MoveReview, Principle, Review, Step};
use crate::rules::{Color, Game};
use crate::store::{Exercise, Origin};
use std::cmp::Reverse;

/// Number of mistakes that mattered most: the brackets visit them first.
const MATTERED: usize = 3;
/// Positions of a drill on a game.
const DRILLED: usize = 3;

/// A review with its progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewing {
    /// Moves judged so far.
    pub review: Review,
    /// The running search; `None` once the review is complete.
    pub(in crate::app) under_way: Option<SearchId>,
    /// Place in the line of searches, from 1, while the review waits for those of other players.
    pub in_line: Option<usize>,
    /// Number of moves judged in full.
    pub reviewed: usize,
    /// Side whose mistakes `[` and `]` visit; `None` for both.
    pub whose: Option<Color>,
    /// Whether the summary of the game is shown, until the first step.
    pub shows_summary: bool,
    /// Reason shown in detail, from 1; 0 for the summary.
    pub detail: usize,
}

impl Reviewing {
    /// A review that has just been requested.
    pub(in crate::app) fn asked(id: SearchId, whose: Option<Color>) -> Self {
        let review = Review::default();
        Self {
            review,
            under_way: Some(id),
            in_line: None,
            reviewed: 0,
            whose,
            shows_summary: true,
            detail: 0,
        }
    }

    pub(in crate::app) fn take_step(&mut self, step: Step) {
        self.in_line = None;
        match step {
            Step::Glance(review) => self.review = review,
            Step::MoveReview(reviewed) => {
                self.review.improve(*reviewed);
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

    /// Number of plies up to and including the next or previous mistake, cyclic, in the order of
    /// [`Self::visited`]. `here` is the number of plies on the board; from a move that is no mistake, the order is that
    /// of the game.
    pub(in crate::app) fn next_mistake(&self, here: usize, is_forward: bool) -> Option<usize> {
        let visited = self.visited();
        let (first, last) = (*visited.first()?, *visited.last()?);
        if self.is_at_summary(here) {
            return Some(if is_forward { first } else { last });
        }
        if visited.contains(&here) {
            return Some(next(here, &visited, is_forward));
        }
        let visited = visited.into_iter();
        Some(if is_forward {
            visited.filter(|after| *after > here).min().unwrap_or(first)
        } else {
            visited.filter(|after| *after < here).max().unwrap_or(last)
        })
    }

    /// Whether the summary of the game is shown with this number of plies on the board: before the first step, and at
    /// the start of the game.
    pub(in crate::app) const fn is_at_summary(&self, here: usize) -> bool {
        self.shows_summary || here == 0
    }

    /// Plies up to and including each mistake: the [`MATTERED`] costliest first, then the others, each in the order of
    /// the game.
    fn visited(&self) -> Vec<usize> {
        let mut mistakes: Vec<&MoveReview> = self.mistakes().collect();
        mistakes.sort_by_key(|reviewed| Reverse(reviewed.loss()));
        let count = MATTERED.min(mistakes.len());
        let (mattered, others) = mistakes.split_at_mut(count);
        mattered.sort_by_key(|reviewed| reviewed.ply);
        others.sort_by_key(|reviewed| reviewed.ply);
        mistakes.iter().map(|reviewed| reviewed.ply + 1).collect()
    }

    /// Number of plies up to and including the costliest mistake of the visited side; of equal ones the first.
    pub(in crate::app) fn costliest_mistake(&self) -> Option<usize> {
        let costliest = self.mistakes().rev().max_by_key(|reviewed| reviewed.loss());
        costliest.map(|reviewed| reviewed.ply + 1)
    }

    /// Exercises on the costliest mistakes of the visited side, those with the idea before the others; in the order of the
    /// game.
    pub(in crate::app) fn exercises(&self, game: &Game, idea: Option<Principle>) -> Vec<Exercise> {
        let mut mistakes: Vec<&MoveReview> = self.mistakes().collect();
        mistakes.sort_by_key(|it| (it.principle() != idea, Reverse(it.loss())));
        mistakes.truncate(DRILLED);
        mistakes.sort_by_key(|it| it.ply);
        let exercises = mistakes.into_iter().map(|it| Exercise {
            id: i64::try_from(it.ply).unwrap_or_default(),
            variant: game.variant(),
            position: game.positions()[it.ply],
            side: it.side,
            made: it.made.square,
            loss: it.loss(),
            streak: 0,
            principle: it.principle(),
            origin: Origin::default(),
        });
        exercises.collect()
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
