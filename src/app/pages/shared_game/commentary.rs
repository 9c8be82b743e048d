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
    /// Index of the ply to comment on: who looks back reads of the last move on the board. `None` for a player, in the
    /// first moves, and where a comment would not be late.
    fn commented_ply(&self) -> Option<usize> {
        let state = self.state.as_ref().filter(|state| state.you.is_none())?;
        let moves = |game: &Game| {
            let plies = game.played().iter().enumerate();
            plies.filter(|(_, ply)| ply.square().is_some()).map(|(at, _)| at).collect::<Vec<_>>()
        };
        let late = if self.is_over() { 0 } else { LATE };
        let latest = moves(&state.shared.game).into_iter().nth_back(late)?;
        match self.looked_at {
            Some(_) => moves(&self.session.game).pop().filter(|&at| at <= latest),
            None => Some(latest),
        }
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

    /// The last comment; `None` at the end of the game, because the result is worth more.
    pub(super) fn comment(&self) -> Option<CoachText> {
        let reviewed = self.commented.as_ref()?;
        if self.looked_at.map_or(self.is_over(), |_| self.commented_ply() != Some(reviewed.ply)) {
            return None;
        }
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
            explains: true,
        };
        let text = of_watched_move(reviewed, &reason_text);
        let (title, head) = match self.looked_at {
            Some(_) => (say!("review-title"), self.looking_back(&text.head)),
            None => (say!("shared-comment"), format!("{number}. {}", text.head)),
        };
        Some(CoachText { title, head, ..text })
    }
}
