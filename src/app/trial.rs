//! A move of an earlier game, played again: is the new one better?

use super::{Coaching, Computer, State, Table};
use crate::coach::{Advice, Advised, Question};
use crate::rules::{Disc, Game, Square};

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

    /// What has to be known as long as nothing else was played, and until the move tried was judged.
    pub(super) fn pending(&self, game: &Game) -> Option<Question> {
        let is_there = game.played().len() >= self.plies;
        let is_told = self.told.is_some() && self.tried(game) == self.told;
        (is_there && (self.is_mere(game) || !is_told)).then_some(self.question)
    }

    /// Whether a move is to be tried now.
    pub(super) fn is_open(&self, game: &Game) -> bool {
        game.played().len() == self.plies
    }

    /// What the player is to do.
    pub(super) fn task(&self) -> String {
        format!("{} was played here: find something better; v leads back", self.before)
    }

    /// What the move that was tried is worth, with everything that is to be said of it, and whose it is;
    /// `None` before it was made, and as long as the coach looks at it.
    pub(super) fn answer<'a>(
        &self,
        game: &Game,
        coach: &'a Coaching,
    ) -> Option<(String, &'a Advised, Disc)> {
        let tried = self.tried(game)?;
        let advice = coach.verdict_on(&self.question)?;
        Some((self.verdict(advice, tried)?, advice.on(tried)?, self.question.side))
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
            more => format!("; the best is {more} better still: u tries once more"),
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
    let Some(tried) = trial.tried(&table.game) else {
        trial.told = None;
        return;
    };
    if trial.told == Some(tried) {
        return;
    }
    if let Some((verdict, ..)) = trial.answer(&table.game, &state.coach) {
        trial.told = Some(tried);
        state.say(verdict);
    } else if trial.is_answered(&table.game) && table.computer == Computer::Idle {
        state.say(format!("{tried}: the coach looks at it"));
    }
}
