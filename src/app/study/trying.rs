//! Trying a move of the game that is looked through again: there, back, and on from there.

use crate::app::play::{lay, stop_thinking};
use crate::app::replay::{against_computer, seats};
use crate::app::{Effect, Player, Replay, Reviewing, Screen, State, Table, Trial};
use crate::coach::{Judged, Quality, Question};

/// Puts the position before the move that is shown on the table, to find a better one. The game that
/// is looked through stays where it is, and what lay on the table comes back.
pub fn begin(state: &mut State) -> Vec<Effect> {
    let Some(replay) = &state.replay else { return Vec::new() };
    let (mut game, loss) = (replay.table.game.clone(), replay.judged().map(Judged::loss));
    let made = game.take_back().and_then(|ply| Some((ply.side, ply.square()?)));
    let question = Question::of(&game, Quality::GRADING);
    let Some(((side, square), question)) = made.zip(question) else {
        state.refuse("step to a move first: that one is tried again");
        return Vec::new();
    };
    let earlier = Table { game: game.clone(), ..replay.table.clone() };
    let (mut setup, mut seats) = seats(state, &earlier);
    if seats[side.index()] != Player::Human {
        // The computer's own move, by the player this time.
        (setup, seats) = against_computer(setup, side);
    }
    game.forget_taken_back();
    let mut table = Table::new(setup, seats, game);
    table.trial = Some(Trial::new(question, &table.game, square, loss));
    let effects = stop_thinking(state);
    let beneath = state.table.take();
    if let Some(replay) = &mut state.replay {
        replay.beneath = beneath;
    }
    lay(state, table);
    effects
}

/// Whether a move is tried again on the table in sight.
pub fn is_under_way(state: &State) -> bool {
    let table = state.table.as_ref().filter(|_| state.screen == Screen::Table);
    table.is_some_and(|table| table.trial.is_some())
}

/// Whether the move tried has ended the game.
pub fn is_over(state: &State) -> bool {
    state.table.as_ref().is_some_and(|table| table.game.is_over())
}

/// Leads back to the game that is looked through.
pub fn leave(state: &mut State) -> Vec<Effect> {
    let effects = stop_thinking(state);
    state.table = state.replay.as_mut().and_then(|replay| replay.beneath.take());
    state.screen = if state.replay.is_some() { Screen::Replay } else { Screen::Start };
    state.dialog = None;
    state.notice = None;
    effects
}

/// Leads back to what lay on the table, if anything did: nobody looks the other game through any more.
pub fn abandon(state: &mut State) -> Vec<Effect> {
    let mut effects = leave(state);
    let review = state.replay.take().and_then(|replay| replay.review);
    effects.extend(review.and_then(Reviewing::give_up));
    state.screen = if state.table.is_some() { Screen::Table } else { Screen::Start };
    effects
}

/// Makes a game of its own of what goes on after the move tried: nobody looks the other one through any
/// more, and what lay on the table is put aside.
pub fn go_on(state: &mut State) -> Vec<Effect> {
    let Some(table) = &mut state.table else { return Vec::new() };
    table.trial = None;
    let Some(Replay { review, beneath, .. }) = state.replay.take() else { return Vec::new() };
    state.aside.extend(beneath.filter(Table::is_unfinished));
    review.and_then(Reviewing::give_up).into_iter().collect()
}

/// Notices that the game goes on after the move tried.
pub fn proceed(state: &mut State) -> Vec<Effect> {
    let Some(table) = &state.table else { return Vec::new() };
    let goes_on = |trial: &Trial| !trial.is_open(&table.game) && !trial.is_answered(&table.game);
    if table.trial.as_ref().is_some_and(goes_on) { go_on(state) } else { Vec::new() }
}
