//! The coach at the player's side: what it is asked about, and what it has said so far.

use super::{CoachNews, Dialog, Effect, Screen, SearchId, State, practice, reviewing};
use crate::coach::{Advice, Quality, Question};

/// The question under way or answered, and what was said of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coaching {
    asked: Option<(SearchId, Question)>,
    /// What is known so far.
    said: Option<Advice>,
    /// There is no more to come.
    is_done: bool,
}

impl Coaching {
    /// What is known of this question's position so far, however far it was looked into.
    pub fn on(&self, question: &Question) -> Option<&Advice> {
        let (_, asked) = self.asked.as_ref()?;
        let is_it = asked.position == question.position && asked.rules == question.rules;
        self.said.as_ref().filter(|_| is_it)
    }

    /// All there is to know about exactly this question.
    pub fn verdict_on(&self, question: &Question) -> Option<&Advice> {
        let is_it = self.asked.as_ref().is_some_and(|(_, asked)| asked == question);
        self.said.as_ref().filter(|_| self.is_done && is_it)
    }
}

/// What the coach is asked while somebody looks at a position: deeper and deeper, but not for ever.
const LIVE: Quality = Quality { depth: 20, exact_empties: 24 };

impl State {
    /// The question that the board in sight is, if the player likes to know anything about it.
    fn question(&self) -> Option<Question> {
        let wants_to_know = self.settings.values || self.settings.advice;
        let table = self.shown().filter(|_| wants_to_know)?;
        let is_asked = match self.screen {
            Screen::Table => table.awaits_human(),
            Screen::Replay => true,
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
    let pending = trial.and_then(|table| table.trial.as_ref()?.pending(&table.game));
    pending.or_else(|| state.question())
}

/// Asks the coach what there is to ask now, and no more what there was.
pub fn proceed(state: &mut State) -> Option<Effect> {
    let wanted = wanted(state);
    let asked = state.coach.asked.map(|(_, question)| question);
    if wanted == asked {
        return None;
    }
    let is_idle = state.coach.is_done || asked.is_none();
    state.coach = Coaching::default();
    match wanted {
        Some(question) => {
            let id = state.next_search();
            state.coach.asked = Some((id, question));
            Some(Effect::Advise(id, question))
        }
        None => (!is_idle).then_some(Effect::StopAdvising),
    }
}

/// Takes in what the coach says, unless nobody waits for it any more.
pub fn hear(state: &mut State, id: SearchId, news: CoachNews) -> Vec<Effect> {
    let is_ours = state.coach.asked.is_some_and(|(asked, _)| asked == id);
    match news {
        CoachNews::Advice(advice) if is_ours => state.coach.said = Some(*advice),
        CoachNews::Advised if is_ours => state.coach.is_done = true,
        CoachNews::Step(step) => reviewing::take_step(state, id, *step),
        CoachNews::Reviewed => return reviewing::complete(state, id),
        CoachNews::Advice(_) | CoachNews::Advised => {}
    }
    Vec::new()
}
