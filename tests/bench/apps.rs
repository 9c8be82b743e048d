//! Many games in one process: what another one takes, in memory and time.

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use outflank::app::{App, Message, Settings, Setup, Viewport, update};
use outflank::io::Canvas;
use std::time::Duration;

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// A game with its screen in memory, so many columns and rows: the start of it, sixty plies' worth of keys,
/// and what is drawn after each. The line *max alloc* is what one of them holds at most.
#[divan::bench(args = [(80, 24), (200, 60)])]
fn an_app_with_its_screen(bencher: Bencher, (width, height): (u16, u16)) {
    bencher.counter(ItemsCount::new(1_usize)).bench(|| {
        let viewport = Viewport { width, height, ..Viewport::default() };
        let mut app = App::new(Setup::default(), Settings::default(), viewport, 1);
        app.deal("f5d6c3d3c4f4f6f3e6e7d7c6").expect("legal moves");
        let mut canvas = Canvas::new(std::io::sink(), viewport).expect("in memory");
        for tick in 0..60 {
            drop(update(&mut app, Duration::from_millis(100 * tick), Message::Tick));
            canvas.draw(&app).expect("in memory");
        }
        (app, canvas)
    });
}
