//! Many games in one process: an app with its face is a value, with a stream of input, a sink and a size.

use crate::support::desk::in_the_engine;
use outflank::app::{
    App, ColorDepth, Effect, Message, OpponentEffect, OpponentNews, Settings, Setup,
    TerminalTraits, Viewport, update,
};
use outflank::engine::{Engine, Level, MemoryPool, Resources, Stop};
use outflank::opponents::OpponentError;
use outflank::screen::{Canvas, InputEvent, InputParser};
use outflank::ui::HitMap;
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
            let canvas = Canvas::new(Vec::new(), viewport);
            Seat { app, input: InputParser::default(), canvas }
        })
        .collect();
    for round in 0..30_u64 {
        for seat in &mut seats {
            let mut events = Vec::new();
            // Tab to a legal square, and Enter.
            seat.input.feed(b"\t\r", &mut |event| events.push(event));
            let messages: Vec<Message> = events
                .into_iter()
                .filter_map(|event: InputEvent| event.message(&seat.app, &HitMap::default()))
                .collect();
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

/// Bytes that a game writes to a terminal of this depth, by ply: with the animation's frames.
fn bytes_a_ply(depth: ColorDepth, frame_interval: Duration, animation: bool) -> f64 {
    let pool = MemoryPool::new(8);
    let mut engine = Engine::sharing(Resources { mebibytes: 2, ..Resources::default() }, pool);
    let viewport = Viewport {
        traits: TerminalTraits { depth, ..TerminalTraits::default() },
        frame_interval,
        ..Viewport::default()
    };
    let setup = Setup { level: Level::Greedy, ..Setup::default() };
    let settings = Settings { animation, ..Settings::default() };
    let mut app = App::new(setup, settings, viewport, 3);
    app.deal("").expect("no moves");
    let written = Written::default();
    let mut canvas = Canvas::new(written.clone(), viewport);
    canvas.draw(&app).expect("in memory");
    let begin = written.count();
    let mut now = Duration::ZERO;
    for _ in 0..10 {
        let mut events = Vec::new();
        InputParser::default().feed(b"\t\r", &mut |event| events.push(event));
        for event in events {
            let message = event.message(&app, &HitMap::default()).expect("a key");
            notify(&mut app, now, message, &mut engine);
            canvas.draw(&app).expect("in memory");
        }
        let end = now + Duration::from_secs(4);
        while now < end {
            now = app.wake_at().unwrap_or(end).clamp(now + Duration::from_millis(1), end);
            notify(&mut app, now, Message::Tick, &mut engine);
            canvas.draw(&app).expect("in memory");
        }
    }
    let plies = app.session().expect("a game").game.played().len();
    (written.count() - begin) as f64 / plies as f64
}

/// A sink that counts.
#[derive(Clone, Default)]
struct Written(std::sync::Arc<std::sync::atomic::AtomicUsize>);

impl Written {
    fn count(&self) -> usize {
        self.0.load(std::sync::atomic::Ordering::Relaxed)
    }
}

impl std::io::Write for Written {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.fetch_add(bytes.len(), std::sync::atomic::Ordering::Relaxed);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_ply_over_the_network_costs_few_bytes() {
    let over_network = Duration::from_millis(120);
    let (animated, still) = (true, false);
    let bytes = |animation| bytes_a_ply(ColorDepth::Indexed, over_network, animation);
    let [animated, still] = [animated, still].map(bytes);
    println!("{animated:.0} bytes with animation, {still:.0} without");
    assert!(animated < 1500.0 && still < 1350.0, "{animated} {still}");
}
