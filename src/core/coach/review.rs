//! Reviews of games: judged moves and accounts.

use super::grade::{BLUNDERED, Grade, MOST_DISCS};
use super::move_review::{Findings, MoveReview};
use crate::rules::{Color, Game, Ply};

/// A side's game in figures.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    pub moves: u32,
    /// Discs lost in all.
    pub loss: i32,
    /// Accuracy, 0 to 100: mean of the moves, weighted by the chance of winning after the best move. A move has 100
    /// without a loss of winning chance, and 0 from a loss of [`BLUNDERED`]; in a lost position, 0 from a loss of
    /// [`MOST_DISCS`]. Below 100 if discs were lost.
    pub accuracy: f64,
    pub grades: [u32; 5],
}

/// Chance of winning, 0 to 1, below which a position is lost and discs count; the weight of such a move.
const LOST: f64 = 0.1;
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
            let [chance, _] = stakes.chances();
            let (at_risk, lost) = if chance < LOST {
                (LOST, f64::from(stakes.loss()) / f64::from(MOST_DISCS))
            } else {
                (chance, stakes.chance_lost() / BLUNDERED)
            };
            // The loss of a good move does not count.
            let lost = if grade <= Grade::Good { 0.0 } else { lost };
            at_stake += at_risk;
            kept += at_risk * (1.0 - lost.min(1.0));
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

impl Review {
    pub fn on(&self, ply: usize) -> Option<&MoveReview> {
        let at = self.moves.binary_search_by_key(&ply, |reviewed| reviewed.ply).ok()?;
        self.moves.get(at)
    }

    /// Whether no earlier loss of the game has the principle of this move's first reason; only then is it explained.
    pub fn is_first_with_its_principle(&self, reviewed: &MoveReview) -> bool {
        let principle = |reviewed: &MoveReview| reviewed.reasons.first()?.principle();
        let is_loss = |it: &&MoveReview| it.grade() > Grade::Good;
        let earlier = self.moves.iter().take_while(|it| it.ply < reviewed.ply).filter(is_loss);
        earlier.into_iter().all(|earlier| principle(earlier) != principle(reviewed))
    }

    /// Review of a game from search results about its plies; `None` if they are not of this game.
    pub fn of_findings(
        game: &Game,
        found: impl IntoIterator<Item = (usize, Findings)>,
    ) -> Option<Self> {
        let moves = found.into_iter().map(|(ply, found)| MoveReview::of(game, ply, found));
        Some(Self { moves: moves.collect::<Option<_>>()? })
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
