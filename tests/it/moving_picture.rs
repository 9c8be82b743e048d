//! The moving picture that the README opens with: a short game, its end, and its review, as they are drawn.

use crate::support::desk::{Desk, against, two_players};
use crate::support::svg;
use outflank::engine::Level;
use ratatui::buffer::Buffer;

/// A whole game that turns more than once.
const WHOLE: &str = include_str!("../data/whole.txt");

/// A screen, and the seconds for which it is shown.
type Shown = (Buffer, f32);

/// The first moves of a game against a level, with hints.
fn opening(shown: &mut Vec<Shown>) {
    let mut desk = Desk::game(against(Level::Novice), "f5d6c3d3");
    desk.resize(100, 30);
    desk.keys("h");
    desk.wait(300);
    desk.app.shared.notice = None;
    shown.push((desk.buffer(), 1.6));
    for square in ["c4", "f6", "e6", "g5"] {
        let legal = desk.app.session().expect("a game").game.legal_moves();
        let wanted = square.parse().expect("a square");
        let square =
            if legal.contains(wanted) { wanted } else { legal.squares().next().expect("a move") };
        desk.play(&square.to_string());
        desk.wait(400);
        shown.push((desk.buffer(), 0.7));
        desk.wait(3000);
        desk.app.shared.notice = None;
        shown.push((desk.buffer(), 1.0));
    }
}

/// The end of a game, its review from mistake to mistake, and another try.
fn review(shown: &mut Vec<Shown>) {
    let mut desk = Desk::game(two_players(), &WHOLE[..WHOLE.trim().len() - 2]);
    desk.resize(100, 30);
    shown.push((desk.buffer(), 1.2));
    desk.play(&WHOLE.trim()[WHOLE.trim().len() - 2..]);
    desk.wait(3000);
    shown.push((desk.buffer(), 2.4));
    desk.keys("v");
    shown.push((desk.buffer(), 3.0));
    for _ in 0..3 {
        desk.keys("]");
        shown.push((desk.buffer(), 2.4));
    }
    desk.keys("t");
    shown.push((desk.buffer(), 2.4));
}

#[test]
fn the_moving_picture_of_the_readme_is_drawn_from_the_real_screens() {
    let mut shown = Vec::new();
    opening(&mut shown);
    review(&mut shown);
    let picture = svg::moving_svg(&shown);
    let path = format!("{}/assets/game.svg", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_PICTURE").is_some() {
        std::fs::write(&path, &picture).expect("assets can be written");
    }
    let stored = std::fs::read_to_string(path).expect("game.svg");
    assert!(
        stored == picture,
        "the screens have changed: UPDATE_PICTURE=1 cargo test --test it picture"
    );
    assert!(picture.len() < 800 << 10, "{} bytes", picture.len());
}
