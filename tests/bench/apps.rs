//! Many games in one process: what another one takes, in memory and time.

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use outflank::app::{App, Effect, Message, Settings, Setup, Viewport, update};
use outflank::engine::Resources;
use outflank::io::{EnginePool, Engines, Opponents, Pace};
use outflank::screen::Canvas;
use std::fs;
use std::thread;
use std::time::{Duration, Instant};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    report_idle_apps();
    divan::main();
}

/// Apps of [`report_idle_apps`].
const IDLE_APPS: usize = 100;

/// Says what many idle games in one process take, each with its engine, after a review was opened in it: threads and
/// memory, before and after the coach's threads have come to rest.
fn report_idle_apps() {
    let before = resident();
    let pool = EnginePool::for_one_player(&Resources::default());
    let mut apps: Vec<(App, Engines)> = (0..IDLE_APPS).map(|_| idle_app(&pool)).collect();
    let say = |when: &str| {
        let kilobytes = resident().saturating_sub(before) / IDLE_APPS as u64;
        println!("{IDLE_APPS} apps {when}: {} threads, {kilobytes} kB each", threads() - 1);
    };
    say("with a review opened once");
    let begin = Instant::now();
    while threads() > 1 && begin.elapsed() < Duration::from_mins(1) {
        thread::sleep(Duration::from_millis(200));
    }
    say("at rest");
    apps.clear();
}

/// A game in which a review was opened and closed again.
fn idle_app(pool: &EnginePool) -> (App, Engines) {
    let mut app = App::new(Setup::default(), Settings::default(), Viewport::default(), 1);
    app.deal("f5d6c3d3c4f4f6f3e6e7d7c6").expect("legal moves");
    let opponents = Opponents::new(Resources::default(), Pace::default());
    let mut engines = Engines::new(pool.client(), opponents, |_| ());
    for key in ['v', 'v'] {
        let message = Message::Key(outflank::app::Key::from(outflank::app::KeyCode::Char(key)));
        for effect in update(&mut app, Duration::ZERO, message) {
            match effect {
                Effect::Coach(effect) => engines.coach(effect),
                Effect::Opponent(effect) => engines.play(effect),
                _ => {}
            }
        }
    }
    (app, engines)
}

/// A figure of this process that Linux tells; 0 elsewhere.
fn of_status(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let digits = line.and_then(|rest| rest.trim_start_matches(':').split_whitespace().next());
    digits.and_then(|digits| digits.parse().ok()).unwrap_or(0)
}

fn threads() -> u64 {
    of_status("Threads")
}

fn resident() -> u64 {
    of_status("VmRSS")
}

/// A game with its screen of this size in memory: the start of it, sixty plies' worth of keys,
/// and what is drawn after each. The line *max alloc* is what one of them holds at most.
#[divan::bench(args = [(80, 24), (200, 60)])]
fn an_app_with_its_screen(bencher: Bencher, (width, height): (u16, u16)) {
    bencher.counter(ItemsCount::new(1_usize)).bench(|| {
        let viewport = Viewport { width, height, ..Viewport::default() };
        let mut app = App::new(Setup::default(), Settings::default(), viewport, 1);
        app.deal("f5d6c3d3c4f4f6f3e6e7d7c6").expect("legal moves");
        let mut canvas = Canvas::new(std::io::sink(), viewport);
        for tick in 0..60 {
            drop(update(&mut app, Duration::from_millis(100 * tick), Message::Tick));
            canvas.draw(&app).expect("in memory");
        }
        (app, canvas)
    });
}
