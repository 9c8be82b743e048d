//! The coach's comments for spectators, two moves behind the game.

use super::SharedGamePage;
use crate::app::pages::prelude::*;
use crate::app::text::reasons::{ReasonText, listener};
use crate::app::text::review::of_watched_move;
use crate::coach::{Findings, MoveReview, Question, SearchGoal};
use crate::rules::Game;

/// Moves that follow the commented one: a player cannot use a comment.
const LATE: usize = 2;
/// Goal of a search for one of many spectators.
const GOAL: SearchGoal = SearchGoal { depth: 12, exact_empties: 16 };

impl SharedGamePage {
    /// Index of the ply to comment on; `None` for a player, and in the first moves.
    fn commented_ply(&self) -> Option<usize> {
        let is_spectator = self.state.as_ref()?.you.is_none();
        let plies = self.session.game.played().iter().enumerate().rev();
        let mut moves = plies.filter(|(_, ply)| ply.square().is_some());
        moves.nth(LATE).map(|(at, _)| at).filter(|_| is_spectator)
    }

    /// The game before the commented ply.
    fn before_comment(&self) -> Option<Game> {
        let ply = self.commented_ply()?;
        let mut game = self.session.game.clone();
        while game.played().len() > ply {
            game.take_back();
        }
        game.forget_taken_back();
        Some(game)
    }

    pub(super) fn commented_question(&self) -> Option<Question> {
        Question::of(&self.before_comment()?, GOAL)
    }

    /// Judgement of the commented ply, once the coach has given it.
    pub(super) fn judged(&self, cx: &Context) -> Option<MoveReview> {
        let ply = self.commented_ply()?;
        let advice = cx.coach.verdict_on(&self.commented_question()?)?;
        let made = advice.on(self.session.game.played()[ply].square()?)?.line.clone();
        let best = advice.moves.first()?.line.clone();
        let found = Findings { made, best, depth: advice.depth, alternatives: None };
        MoveReview::of(&self.session.game, ply, found)
    }

    /// The last comment; `None` once the game is over, because the result is worth more.
    pub(super) fn comment(&self) -> Option<CoachText> {
        let reviewed = self.commented.as_ref().filter(|_| !self.is_over())?;
        let before = self.session.game.played().get(..=reviewed.ply)?;
        // It may have been taken back.
        before.last().filter(|ply| ply.square() == Some(reviewed.made.square))?;
        let number = before.iter().filter(|ply| ply.square().is_some()).count();
        let reason_text = ReasonText {
            reasons: &reviewed.reasons,
            side: reviewed.side,
            made: reviewed.made.square,
            listener: listener(&self.session),
            loss: reviewed.loss(),
            detail: 0,
            explains: false,
        };
        let text = of_watched_move(reviewed, &reason_text);
        let head = format!("{number}. {}", text.head);
        Some(CoachText { title: say!("shared-comment"), head, ..text })
    }
}
