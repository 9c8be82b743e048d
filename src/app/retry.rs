//! The retry: another move in the place of one of an earlier game. Is it better?

use super::live_coach::LiveCoach;
use crate::coach::{Advice, Advised, Question};
use crate::rules::{Color, Game, Square};

/// What is tried again on a table, and nothing else is played there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retry {
    /// The position in which it is.
    pub(super) question: Question,
    /// Plies on the board there.
    plies: usize,
    /// What was played then.
    before: Square,
    /// Discs that this lost, where a review says so.
    loss: Option<i32>,
}

impl Retry {
    /// The retry of the position that `game` stands at, where `before` was played, which lost so much.
    pub(super) fn new(question: Question, game: &Game, before: Square, loss: Option<i32>) -> Self {
        Self { question, plies: game.played().len(), before, loss }
    }

    /// The move that was tried, if one was.
    fn tried(&self, game: &Game) -> Option<Square> {
        game.played().get(self.plies)?.square()
    }

    /// Whether a move is to be tried now.
    pub(super) fn is_open(&self, game: &Game) -> bool {
        game.played().len() == self.plies
    }

    /// Whether a move was tried, and the rest of the game waits until its worth has been read.
    pub(super) fn is_answered(&self, game: &Game) -> bool {
        game.played().len() == self.plies + 1
    }

    /// What there is to say now: what to do, or what the move is worth as soon as the coach knows it.
    pub(super) fn sentence(&self, game: &Game, coach: &LiveCoach) -> String {
        let before = self.before;
        match (self.tried(game), self.answer(game, coach)) {
            (Some(_), Some((verdict, ..))) => verdict,
            (Some(tried), None) => format!("{tried}: the coach looks at it"),
            (None, _) => match self.loss {
                Some(1..) => {
                    format!("{before} was played here: find something better; v leads back")
                }
                Some(_) => format!("{before} was played here, and nothing is better; v leads back"),
                None => format!("{before} was played here: try something else; v leads back"),
            },
        }
    }

    /// What the move that was tried is worth, with everything that is to be said of it, and whose it is;
    /// `None` before it was made, and as long as the coach looks at it.
    pub(super) fn answer<'a>(
        &self,
        game: &Game,
        coach: &'a LiveCoach,
    ) -> Option<(String, &'a Advised, Color)> {
        let tried = self.tried(game)?;
        let advice = coach.verdict_on(&self.question)?;
        Some((self.verdict(advice, tried)?, advice.on(tried)?, self.question.side))
    }

    /// What the new move is worth beside the old one.
    fn verdict(&self, advice: &Advice, tried: Square) -> Option<String> {
        let score = |square| advice.on(square).map(|advised| advised.line.score);
        let (new, old) = (score(tried)?, score(self.before)?);
        let best = advice.moves.first()?;
        let sure = advice.how_sure();
        let before = self.before;
        let compared = match new - old {
            _ if tried == before => "the same move once more".to_owned(),
            0 => format!("as good as {before}"),
            more @ 1.. => format!("{more} better than {before}"),
            less => format!("{} worse than {before}", -less),
        };
        let better = match best.line.score - new {
            0 => "; no move is better".to_owned(),
            // Which one it is, the player may want to find out.
            more => format!("; the best is {more} better still: u tries once more"),
        };
        Some(format!("{tried} leads to {new:+} ({sure}), {compared}{better}"))
    }
}
