//! What the coach is asked: whatever the board in sight calls for.

use super::practice;
use crate::app::{Coaching, Dialog, Effect, Screen, SearchId, State};
use crate::coach::{Advice, Line, Quality, Question};

/// What the coach is asked while somebody looks at a position: deeper and deeper, but not for ever.
const LIVE: Quality = Quality { depth: 20, exact_empties: 24 };

impl State {
    /// The question that the board in sight is, if the player likes to know anything about it.
    fn question(&self) -> Option<Question> {
        let wants_to_know = self.settings.values || self.settings.advice;
        let table = self.shown().filter(|_| wants_to_know)?;
        let is_asked = match self.screen {
            // Who is to find a better move is not told which one it is.
            Screen::Table => table.awaits_human() && table.trial.is_none(),
            // A review says for itself what is best.
            Screen::Replay => self.settings.values || !self.is_reviewed(),
            _ => false,
        };
        is_asked.then(|| Question::of(&table.game, LIVE)).flatten()
    }

    /// What is known of the position in sight, where the player likes to know.
    pub fn advice(&self) -> Option<&Advice> {
        self.coach.on(&self.question()?)
    }

    /// What every move on the board in sight is worth, where that is to be seen on it.
    pub fn values(&self) -> Option<&Advice> {
        match self.screen {
            Screen::Practice => practice::solution(self),
            _ => self.advice().filter(|_| self.settings.values),
        }
    }

    /// In a review, the better move in the place of the one that is shown.
    pub fn better(&self) -> Option<&Line> {
        let replay = self.replay.as_ref().filter(|_| self.screen == Screen::Replay)?;
        replay.judged().filter(|judged| judged.loss() > 0).map(|judged| &judged.best)
    }
}

/// What the coach is to look at now.
fn wanted(state: &State) -> Option<Question> {
    let is_covered = matches!(
        state.dialog,
        Some(Dialog::Help { .. } | Dialog::Result | Dialog::Export(_) | Dialog::Pasted(_))
    );
    if state.display.is_too_small() || is_covered {
        return None;
    }
    if state.screen == Screen::Practice {
        return practice::question(state);
    }
    let trial = state.table.as_ref().filter(|_| state.screen == Screen::Table);
    let trial = trial.and_then(|table| table.trial.as_ref());
    trial.map(|trial| trial.question).or_else(|| state.question())
}

/// Asks the coach what there is to ask now, and no more what there was.
pub fn proceed(state: &mut State) -> Option<Effect> {
    let wanted = wanted(state);
    let asked = state.coach.asked.map(|(_, question)| question);
    if wanted == asked {
        return None;
    }
    // What is known to the end stays known while a page covers the board.
    if wanted.is_none() && state.coach.is_done {
        return None;
    }
    state.coach = Coaching::default();
    match wanted {
        Some(question) => {
            let id = state.next_search();
            state.coach.asked = Some((id, question));
            Some(Effect::Advise(id, question))
        }
        None => asked.map(|_| Effect::StopAdvising),
    }
}

/// Takes advice in, unless nobody waits for it any more; none means that there is no more to come.
pub fn hear(state: &mut State, id: SearchId, advice: Option<Advice>) {
    if state.coach.asked.is_none_or(|(asked, _)| asked != id) {
        return;
    }
    match advice {
        Some(advice) => state.coach.said = Some(advice),
        None => state.coach.is_done = true,
    }
}
