//! A move of an earlier game, played again: is the new one better?

use super::{Computer, State, Table};
use crate::coach::{Advice, Question};
use crate::rules::{Game, Square};

/// What is tried again on a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The position in which it is.
    question: Question,
    /// Plies on the board there.
    plies: usize,
    /// What was played then.
    before: Square,
    /// The move whose worth was told last.
    told: Option<Square>,
}

impl Trial {
    /// The trial of the position that `game` stands at, where `before` was played.
    pub(super) fn new(question: Question, game: &Game, before: Square) -> Self {
        Self { question, plies: game.played().len(), before, told: None }
    }

    /// The move that was tried, if one was.
    fn tried(&self, game: &Game) -> Option<Square> {
        game.played().get(self.plies)?.square()
    }

    /// What has to be known before the next word can be said; `None` once that was said.
    pub(super) fn pending(&self, game: &Game) -> Option<Question> {
        let is_there = game.played().len() >= self.plies;
        let is_told = self.told.is_some() && self.tried(game) == self.told;
        (is_there && !is_told).then_some(self.question)
    }

    /// Whether nothing was played but the move tried, at most: the rest of the game waits.
    pub(super) fn is_mere(&self, game: &Game) -> bool {
        game.played().len() <= self.plies + 1
    }

    /// Whether a move was tried just now.
    pub(super) fn is_answered(&self, game: &Game) -> bool {
        game.played().len() == self.plies + 1
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
            more => format!("; the best one by {more} more: u tries once more"),
        };
        Some(format!("{tried} leads to {new:+} ({sure}), {compared}{better}"))
    }
}

impl Table {
    /// Whether it stands only for a move that is tried again: a game of its own once it goes on.
    pub(super) fn is_mere_trial(&self) -> bool {
        self.trial.as_ref().is_some_and(|trial| trial.is_mere(&self.game))
    }

    /// Whether the computer waits until the player has read what their move was worth.
    pub(super) fn waits_for_reader(&self) -> bool {
        self.trial.as_ref().is_some_and(|trial| trial.is_answered(&self.game))
    }
}

/// Says what a move tried again is worth, as soon as that is known.
pub fn proceed(state: &mut State) {
    let Some(table) = &mut state.table else { return };
    let Some(trial) = &mut table.trial else { return };
    let Some(tried) = trial.tried(&table.game) else { return };
    if trial.told == Some(tried) {
        return;
    }
    let advice = state.coach.verdict_on(&trial.question);
    if let Some(verdict) = advice.and_then(|advice| trial.verdict(advice, tried)) {
        trial.told = Some(tried);
        state.say(verdict);
    } else if trial.is_answered(&table.game) && table.computer == Computer::Idle {
        state.say(format!("{tried}: the coach looks at it"));
    }
}
