//! The retry: another move in the place of one of an earlier game. Is it better?

use crate::app::live::live_coach::LiveCoach;
use crate::coach::{Advice, Advised, Question};
use crate::rules::{Color, Game, Square};

/// The retry: a move tried again on a table, where nothing else is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retry {
    /// The position in which it is.
    pub(in crate::app) question: Question,
    /// Plies on the board there.
    plies: usize,
    /// What was played then.
    pub(in crate::app) before: Square,
    /// Discs that this lost, where a review says so.
    pub(in crate::app) loss: Option<i32>,
}

impl Retry {
    /// The retry of the position that `game` stands at, where `before` was played, which lost so much.
    pub(in crate::app) fn new(
        question: Question,
        game: &Game,
        before: Square,
        loss: Option<i32>,
    ) -> Self {
        Self { question, plies: game.played().len(), before, loss }
    }

    /// The move that was tried, if one was.
    pub(in crate::app) fn tried(&self, game: &Game) -> Option<Square> {
        game.played().get(self.plies)?.square()
    }

    /// Whether a move is to be tried now.
    pub(in crate::app) fn is_open(&self, game: &Game) -> bool {
        game.played().len() == self.plies
    }

    /// Whether a move was tried, and the rest of the game waits until its worth has been read.
    pub(in crate::app) fn is_answered(&self, game: &Game) -> bool {
        game.played().len() == self.plies + 1
    }

    /// What the move that was tried is worth, with everything that is to be said of it, and whose it is;
    /// `None` before it was made, and as long as the coach looks at it.
    pub(in crate::app) fn answer<'a>(
        &self,
        game: &Game,
        coach: &'a LiveCoach,
    ) -> Option<(Verdict, &'a Advised, Color)> {
        let tried = self.tried(game)?;
        let advice = coach.verdict_on(&self.question)?;
        Some((self.verdict(advice, tried)?, advice.on(tried)?, self.question.side))
    }

    /// What the new move is worth beside the old one.
    fn verdict(&self, advice: &Advice, tried: Square) -> Option<Verdict> {
        let score = |square| advice.on(square).map(|advised| advised.line.score);
        let (score, then) = (score(tried)?, score(self.before)?);
        let best = advice.moves.first()?.line.score;
        let sure = advice.how_sure();
        Some(Verdict { tried, score, gain: score - then, short: best - score, sure })
    }
}

/// The verdict on a move that was tried again, in expected discs of its side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The move.
    pub tried: Square,
    /// What it leads to.
    pub score: i32,
    /// By how much it is better than the one played before; negative where it is worse.
    pub gain: i32,
    /// By how much the best move is better still.
    pub short: i32,
    /// How sure that is.
    pub sure: String,
}
