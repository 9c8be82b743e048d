//! Many games in one process: an app with its face is a value, with a stream of input, a sink and a size.

use crate::support::desk::in_the_engine;
use outflank::app::{
    App, Effect, Message, OpponentEffect, OpponentNews, Settings, Setup, Viewport, update,
};
use outflank::engine::{Engine, Level, MemoryPool, Resources, Stop};
use outflank::io::{Canvas, InputParser, translate};
use outflank::opponents::OpponentError;
use std::time::Duration;

/// A game with its face.
struct Seat {
    app: App,
    input: InputParser,
    canvas: Canvas<Vec<u8>>,
}

#[test]
fn twenty_apps_play_in_one_process_and_share_the_memory_of_the_engine() {
    let pool = MemoryPool::new(8);
    let mut engine = Engine::sharing(Resources { mebibytes: 2, ..Resources::default() }, pool);
    let mut seats: Vec<Seat> = (0..20)
        .map(|seed| {
            let (width, height) = (40 + 4 * seed as u16, 16 + seed as u16);
            let viewport = Viewport { width, height, ..Viewport::default() };
            let settings = Settings { animation: false, ..Settings::default() };
            let setup = Setup { level: Level::Greedy, ..Setup::default() };
            let mut app = App::new(setup, settings, viewport, seed);
            app.deal("").expect("no moves");
            let canvas = Canvas::new(Vec::new(), viewport).expect("in memory");
            Seat { app, input: InputParser::default(), canvas }
        })
        .collect();
    for round in 0..30_u64 {
        for seat in &mut seats {
            let mut events = Vec::new();
            // Tab to a legal square, and Enter.
            seat.input.feed(b"\t\r", &mut |event| events.push(event));
            let messages: Vec<Message> =
                events.into_iter().filter_map(|event| translate(event, &seat.app)).collect();
            let now = Duration::from_secs(5 * round);
            for message in messages.into_iter().chain([Message::Tick]) {
                notify(&mut seat.app, now, message, &mut engine);
            }
            notify(&mut seat.app, now + Duration::from_secs(4), Message::Tick, &mut engine);
            seat.canvas.draw(&seat.app).expect("in memory");
        }
    }
    let plies: Vec<usize> =
        seats.iter().map(|seat| seat.app.session().expect("a game").game.played().len()).collect();
    assert!(plies.iter().all(|&plies| plies >= 10), "{plies:?}");
    let first = &seats[0].app.session().expect("a game").game;
    let others = seats.iter().filter(|seat| seat.app.session().expect("a game").game != *first);
    assert!(others.count() > 10, "each plays its own game");
}

fn notify(app: &mut App, now: Duration, message: Message, engine: &mut Engine) {
    for effect in update(app, now, message) {
        if let Effect::Opponent(OpponentEffect::Choose(id, request)) = effect {
            let answer = engine.think(&in_the_engine(&request), &Stop::default(), &mut |_| {});
            let answer = answer.ok_or(OpponentError::NoMove);
            notify(app, now, Message::Opponent(id, OpponentNews::Done(answer)), engine);
        }
    }
}
