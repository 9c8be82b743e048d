//! The demonstration, and the moving pictures of it: the SVG that the README opens with, and the recording.

use crate::support::cast;
use crate::support::desk::Desk;
use crate::support::svg;
use outflank::app::{App, Demo, Page, Settings, Viewport};
use ratatui::buffer::Buffer;

/// A screen, and the seconds for which it is shown.
type Shown = (Buffer, f32);

/// Milliseconds between two looks at discs that turn.
const FRAME: u64 = 120;

/// Runs the demonstration and returns its screens, and the names of the pages it showed.
fn demonstration() -> (Vec<Shown>, Vec<&'static str>) {
    let mut desk = Desk::new();
    desk.app = App::new(Demo::setup(), Settings::default(), Viewport::default(), Demo::SEED);
    desk.resize(100, 30);
    let mut demo = Demo::begin(&mut desk.app);
    let (mut shown, mut pages) = (Vec::<Shown>::new(), Vec::new());
    while let Some((messages, time)) = demo.advance(&mut desk.app) {
        for message in messages {
            desk.notify(message);
        }
        let mut left = time.as_millis() as u64;
        while left > 0 {
            let wait = if left > FRAME { FRAME } else { left };
            let screen = desk.draw();
            match shown.last_mut() {
                Some((last, seconds)) if *last == screen => *seconds += wait as f32 / 1000.0,
                _ => shown.push((screen, wait as f32 / 1000.0)),
            }
            desk.wait(wait);
            left -= wait;
        }
        if pages.last() != Some(&desk.page()) {
            pages.push(desk.page());
        }
    }
    let solved = match desk.app.base() {
        Page::Puzzle(page) => page.attempt().is_some_and(outflank::school::Attempt::is_solved),
        _ => false,
    };
    assert!(solved, "it ends with a puzzle that is solved:\n{}", desk.screen());
    (shown, pages)
}

/// Holds a file of the assets against what is drawn now, or writes it anew.
fn compare(name: &str, drawn: &str) {
    let path = format!("{}/assets/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_PICTURE").is_some() {
        std::fs::write(&path, drawn).expect("assets can be written");
    }
    let stored = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        stored == drawn,
        "{name}: the screens have changed: UPDATE_PICTURE=1 cargo test --test it picture"
    );
    assert!(drawn.len() < 800 << 10, "{name}: {} bytes", drawn.len());
}

#[test]
fn the_demonstration_shows_a_game_its_review_and_a_puzzle_in_about_a_minute() {
    let (shown, pages) = demonstration();
    assert_eq!(pages, ["board", "replay", "puzzle"]);
    let seconds: f32 = shown.iter().map(|(_, seconds)| seconds).sum();
    assert!((40.0..75.0).contains(&seconds), "{seconds} s");
}

#[test]
fn the_moving_pictures_of_the_readme_are_drawn_from_the_real_screens() {
    let (shown, _) = demonstration();
    compare("game.svg", &svg::moving_svg(&shown));
    compare("demo.cast", &cast::recording("outflank demo", &shown));
}
