//! Reviews of games: judged moves and accounts.

use super::fact::FactKind;
use super::grade::{BLUNDERED, Grade};
use super::move_review::{Findings, MoveReview};
use super::select::{Reason, TIED};
use crate::rules::{Color, Game, Ply};
use std::collections::HashMap;

/// A side's game in figures.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    pub moves: u32,
    /// Discs lost in all.
    pub loss: i32,
    /// Accuracy, 0 to 100: mean of the moves, weighted by the chance of winning after the best move. A move has 100
    /// without a loss of winning chance, and 0 from a loss of [`BLUNDERED`]. Below 100 if discs were lost.
    pub accuracy: f64,
    pub grades: [u32; 5],
}

/// Largest accuracy of a side that lost discs.
const ALMOST_ALL: f64 = 99.0;

impl Account {
    pub(super) fn of<'a>(moves: impl Iterator<Item = &'a MoveReview>) -> Self {
        let mut account = Account::default();
        let (mut kept, mut at_stake) = (0.0, 0.0);
        for reviewed in moves {
            let stakes = reviewed.stakes();
            let grade = reviewed.grade();
            account.moves += 1;
            account.loss += stakes.loss();
            account.grades[grade as usize] += 1;
            // The loss of a good move does not count.
            let lost = if grade <= Grade::Good { 0.0 } else { stakes.chance_lost() };
            let [chance, _] = stakes.chances();
            at_stake += chance;
            kept += chance * (1.0 - (lost / BLUNDERED).min(1.0));
        }
        account.accuracy = if at_stake > 0.0 { 100.0 * kept / at_stake } else { 100.0 };
        if account.loss > 0 {
            account.accuracy = account.accuracy.min(ALMOST_ALL);
        }
        account
    }
}

/// All judged moves of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    pub moves: Vec<MoveReview>,
}

/// Limits of an overused headline: at least [`SEVERAL`] earlier moves have it, and with this move more than one in
/// [`OFTEN`] does.
const SEVERAL: usize = 2;
const OFTEN: usize = 4;

impl Review {
    pub fn on(&self, ply: usize) -> Option<&MoveReview> {
        let at = self.moves.binary_search_by_key(&ply, |reviewed| reviewed.ply).ok()?;
        self.moves.get(at)
    }

    /// Whether no earlier loss of the game has the principle of this move's first reason; only then is it explained.
    pub fn is_first_with_its_principle(&self, reviewed: &MoveReview) -> bool {
        let principle = |reviewed: &MoveReview| Some(reviewed.reasons.first()?.fact.principle());
        let is_loss = |it: &&MoveReview| it.grade() > Grade::Good;
        let earlier = self.moves.iter().take_while(|it| it.ply < reviewed.ply).filter(is_loss);
        earlier.into_iter().all(|earlier| principle(earlier) != principle(reviewed))
    }

    /// Replaces overused headlines: the reason of the rarest kind comes first, if it is of the
    /// same class and has a large enough share of the loss.
    pub fn vary(&mut self) {
        let mut counts: HashMap<FactKind, usize> = HashMap::new();
        let mut headlines = 0;
        for reviewed in self.moves.iter_mut().filter(|reviewed| reviewed.loss() > 0) {
            let times = |reason: &Reason| counts.get(&reason.fact.kind()).copied().unwrap_or(0);
            let class = reviewed.reasons.first().map(|first| first.fact.class());
            let is_tied =
                |reason: &&Reason| reason.share >= Some(TIED) && Some(reason.fact.class()) == class;
            let is_worn = reviewed.reasons.first().is_some_and(|first| {
                times(first) >= SEVERAL && OFTEN * (times(first) + 1) > headlines + 1
            });
            let rarest = reviewed.reasons.iter().filter(is_tied).min_by_key(|reason| times(reason));
            if let Some(rarest) = rarest.cloned().filter(|_| is_worn) {
                reviewed.reasons.retain(|reason| *reason != rarest);
                reviewed.reasons.insert(0, rarest);
            }
            if let Some(first) = reviewed.reasons.first() {
                *counts.entry(first.fact.kind()).or_default() += 1;
                headlines += 1;
            }
        }
    }

    /// Review of a game from search results about its plies; `None` if they are not of this game.
    pub fn of_findings(
        game: &Game,
        found: impl IntoIterator<Item = (usize, Findings)>,
    ) -> Option<Self> {
        let moves = found.into_iter().map(|(ply, found)| MoveReview::of(game, ply, found));
        let mut review = Self { moves: moves.collect::<Option<_>>()? };
        review.vary();
        Some(review)
    }

    /// Replaces the judgement of a move by a better one.
    pub fn improve(&mut self, better: MoveReview) {
        match self.moves.binary_search_by_key(&better.ply, |reviewed| reviewed.ply) {
            Ok(at) => self.moves[at] = better,
            Err(at) => self.moves.insert(at, better),
        }
    }

    /// Whether the review is of exactly these plies.
    pub fn fits(&self, plies: &[Ply]) -> bool {
        let placed = plies.iter().enumerate().filter_map(|(at, ply)| Some((at, ply.square()?)));
        let reviewed = self.moves.iter().map(|reviewed| (reviewed.ply, reviewed.made.square));
        placed.eq(reviewed)
    }

    /// Expected final margin for Black before the first ply and after each.
    pub fn course(&self, plies: usize) -> Vec<i32> {
        let start = self.moves.first().map_or(0, |reviewed| {
            let score = reviewed.best.score;
            if reviewed.side == Color::Black { score } else { -score }
        });
        let mut course = vec![start];
        for ply in 0..plies {
            let before = course[ply];
            // A pass changes nothing.
            course.push(self.on(ply).map_or(before, MoveReview::expected));
        }
        course
    }

    pub fn course_for(&self, viewer: Color, plies: usize) -> Vec<i32> {
        let course = self.course(plies).into_iter();
        course.map(|value| if viewer == Color::Black { value } else { -value }).collect()
    }

    pub fn account(&self, side: Color) -> Account {
        Account::of(self.moves.iter().filter(|reviewed| reviewed.side == side))
    }
}
