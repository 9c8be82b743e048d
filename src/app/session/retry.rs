//! Retries: another move in a position of an earlier game, compared with the move played.

use crate::app::live::live_coach::LiveCoach;
use crate::coach::{Advice, Advised, Question};
use crate::rules::{Color, Game, Square};
use crate::words::certainty_label;

/// Retry of one move of an earlier game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retry {
    pub(in crate::app) question: Question,
    /// Plies before the move.
    plies: usize,
    /// Move played in the game.
    pub(in crate::app) before: Square,
    /// Discs that the move `before` lost, if a review has found them.
    pub(in crate::app) loss: Option<i32>,
}

impl Retry {
    /// Retry of the move `before`, which lost `loss` discs, in the current position of `game`.
    pub(in crate::app) fn new(
        question: Question,
        game: &Game,
        before: Square,
        loss: Option<i32>,
    ) -> Self {
        Self { question, plies: game.played().len(), before, loss }
    }

    pub(in crate::app) fn tried(&self, game: &Game) -> Option<Square> {
        game.played().get(self.plies)?.square()
    }

    /// Whether a move is awaited.
    pub(in crate::app) fn is_open(&self, game: &Game) -> bool {
        game.played().len() == self.plies
    }

    /// Whether a move was tried, so that its judgement is on screen.
    pub(in crate::app) fn is_answered(&self, game: &Game) -> bool {
        game.played().len() > self.plies
    }

    /// Judgement of the tried move, with its side; `None` before the coach knows it.
    pub(in crate::app) fn answer<'a>(
        &self,
        game: &Game,
        coach: &'a LiveCoach,
    ) -> Option<(Verdict, &'a Advised, Color)> {
        let tried = self.tried(game)?;
        let advice = coach.verdict_on(&self.question)?;
        Some((self.verdict(advice, tried)?, advice.on(tried)?, self.question.side))
    }

    /// Comparison of the new move with the old one.
    fn verdict(&self, advice: &Advice, tried: Square) -> Option<Verdict> {
        let score = |square| advice.on(square).map(|advised| advised.line.score);
        let (score, then) = (score(tried)?, score(self.before)?);
        let best = advice.moves.first()?.line.score;
        let sure = certainty_label(advice.certainty());
        Some(Verdict { tried, score, gain: score - then, short: best - score, sure })
    }
}

/// Judgement of a retried move, in expected discs of its side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub tried: Square,
    /// Expected score of the move.
    pub score: i32,
    /// Gain over the move of the game; negative if worse.
    pub gain: i32,
    /// Discs lost against the best move.
    pub short: i32,
    /// Depth label of the search.
    pub sure: String,
}
