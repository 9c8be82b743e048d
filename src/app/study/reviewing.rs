//! The review of a game: asked for, under way, looked at.

use crate::app::{
    Command, Computer, Effect, GameId, Keeping, Replay, Reviewing, Screen, SearchId, State, Table,
    Wish, play, replay,
};
use crate::coach::{Review, Step};
use crate::rules::{Color, Ply};

/// Reviews the game on the table.
pub fn of_table(state: &mut State) -> Vec<Effect> {
    let Some(table) = &state.table else { return Vec::new() };
    let mut table = table.clone();
    let here = table.game.played().len();
    if let Err(why) = can_review(&table) {
        state.refuse(why);
        return Vec::new();
    }
    (table.motion, table.computer) = (None, Computer::Idle);
    state.screen = Screen::Table;
    let mut effects = play::stop_thinking(state);
    effects.extend(replay::open(state, table));
    if let Some(replay) = &mut state.replay {
        replay::go_to(&mut replay.table, here);
    }
    effects.extend(start(state));
    effects
}

/// Whether there is anything to say of a game; `Err` says why not.
fn can_review(table: &Table) -> Result<(), &'static str> {
    if !table.setup.variant.flips() {
        return Err(NOT_KNOWN);
    }
    match replay::plies(table).find_map(Ply::square) {
        Some(_) => Ok(()),
        None => Err("there is no move to review yet"),
    }
}

/// Said of the other game at the table.
pub const NOT_KNOWN: &str = "the coach knows Reversi, not tic-tac-toe";

/// Reviews the game that is looked through, or closes its review.
pub fn toggle(state: &mut State) -> Vec<Effect> {
    let Some(replay) = &mut state.replay else { return Vec::new() };
    if let Some(review) = replay.review.take() {
        return review.give_up().into_iter().collect();
    }
    if let Err(why) = can_review(&replay.table) {
        state.refuse(why);
        return Vec::new();
    }
    start(state)
}

/// Asks for a review: for the one that is kept, and for a new one until that is there.
fn start(state: &mut State) -> Vec<Effect> {
    let id = state.next_search();
    let keeps = state.keeping != Keeping::Off;
    let Some(replay) = &mut state.replay else { return Vec::new() };
    replay.review = Some(Reviewing {
        review: Review::default(),
        under_way: Some(id),
        judged: 0,
        whose: replay.table.only_human().filter(|_| replay.table.about.is_none()),
        is_opening: true,
    });
    let ask = replay.table.id.filter(|_| keeps).map(|game| Effect::Keep(Wish::Review(game)));
    let go_through = Effect::Review(id, Box::new(replay.whole()));
    ask.into_iter().chain([go_through]).collect()
}

/// Takes in a review that was kept, if it is of the game that is looked through.
pub fn recall(state: &mut State, game: GameId, review: Review) -> Vec<Effect> {
    let Some(replay) = &mut state.replay else { return Vec::new() };
    let is_its = replay.table.id == Some(game)
        && review.fits(&replay::plies(&replay.table).copied().collect::<Vec<_>>());
    let Some(reviewing) = replay.review.as_mut().filter(|_| is_its) else { return Vec::new() };
    if reviewing.under_way.take().is_none() {
        return Vec::new();
    }
    reviewing.judged = review.moves.len();
    reviewing.review = review;
    vec![Effect::StopReviewing]
}

/// The review that waits for what belongs to this search.
fn awaiting(state: &mut State, id: SearchId) -> Option<&mut Reviewing> {
    let reviewing = state.replay.as_mut()?.review.as_mut()?;
    (reviewing.under_way == Some(id)).then_some(reviewing)
}

/// Takes a step of the review in.
pub fn take_step(state: &mut State, id: SearchId, step: Step) {
    let Some(reviewing) = awaiting(state, id) else { return };
    match step {
        Step::Glance(review) => reviewing.review = review,
        Step::Judged(judged) => {
            reviewing.review.improve(judged);
            reviewing.judged += 1;
        }
    }
}

/// The review is complete: it is kept with its game.
pub fn complete(state: &mut State, id: SearchId) -> Vec<Effect> {
    let keeps = state.keeping != Keeping::Off;
    let Some(reviewing) = awaiting(state, id) else { return Vec::new() };
    reviewing.under_way = None;
    let review = reviewing.review.clone();
    let Some(Replay { table, .. }) = &state.replay else { return Vec::new() };
    let Some(game) = table.id.filter(|_| keeps) else { return Vec::new() };
    // The mistakes of somebody who plays here against the computer are worth practising.
    let learner = table.only_human().filter(|_| table.about.is_none());
    vec![Effect::Keep(Wish::KeepReview { game, review: Box::new(review), learner })]
}

/// Changes whose mistakes are looked for.
pub fn next_side(state: &mut State) {
    let Some(Replay { table, review: Some(reviewing), .. }) = &mut state.replay else {
        return state.refuse(NOT_REVIEWED);
    };
    reviewing.whose = match reviewing.whose {
        None => Some(Color::Black),
        Some(Color::Black) => Some(Color::White),
        Some(Color::White) => None,
    };
    let variant = table.setup.variant;
    let whose = reviewing.whose.map_or("both sides", |side| variant.side(side));
    let said = format!("[ and ] look for the mistakes of {whose}");
    state.say(said);
}

/// Said where there is no review yet.
const NOT_REVIEWED: &str = "v reviews the game first";

/// Jumps to the next mistake or the one before.
pub fn jump(state: &mut State, command: Command) {
    let Some(Replay { table, review: Some(reviewing), .. }) = &mut state.replay else {
        return state.refuse(NOT_REVIEWED);
    };
    if reviewing.review.moves.is_empty() {
        return state.refuse("the coach has only begun to look at the game");
    }
    let here = table.game.played().len();
    // The whole game has been looked at only as a whole: its last move may be meant, too.
    let is_before = |after: &usize| *after < here || reviewing.is_opening && *after == here;
    let to = {
        let mut mistakes = reviewing.mistakes().map(|judged| judged.ply + 1);
        match command {
            Command::PreviousMistake => mistakes.rfind(is_before),
            _ => mistakes.find(|&after| after > here),
        }
    };
    reviewing.is_opening &= to.is_none();
    match to {
        Some(to) => replay::go_to(table, to),
        None if command == Command::PreviousMistake => state.refuse("no mistake before this"),
        None => state.refuse("no mistake after this"),
    }
}
