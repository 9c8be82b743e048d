//! Turning discs, and the end of a game.

use crate::support::desk::{Desk, against, two_players};
use outflank::app::{KeyCode, MOTION_LIMIT, StartRow, points_at};
use outflank::engine::Level;
use outflank::rules::{Color, Square, Variant, transcript};
use ratatui::layout::Position;

/// A game of tournament rules; the last move is White's at h8.
const GAME: &str = "f5d6c3d3c4f4f6f3e3b4b5e6e7f2e2g5g6e1a5f7c5e8g8f8d8h6h5c6b6h4g4d7d2h3g3h7d1h2f1c2c1b3a4c7g2h1g1\
                    b2c8b1a1a2a3a7a6b8a8b7g7h8";

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

#[test]
fn flips_run_outward_and_the_count_ticks_along() {
    let mut desk = Desk::game(two_players(), &GAME[..60]);
    desk.app.cx.settings.animation = true;
    desk.app.cx.settings.hints = true;
    let session = desk.app.session().expect("a game");
    let longest = session.game.legal_moves().squares().max_by_key(|&at| {
        session.game.variant().play(session.game.position(), at).map_or(0, |(_, flips)| flips.len())
    });
    desk.play(&longest.expect("a move").to_string());
    let motion = desk.app.session().expect("a game").view.motion.expect("discs turn");
    let session = |desk: &Desk| desk.app.session().expect("a game").clone();
    let [after, flips] = [session(&desk).game.count().of(motion.ply.side), motion.ply.flips.len()];
    assert!(flips > 1, "{flips}");
    assert_eq!(points_at(&session(&desk), motion.ply.side, desk.now), after - flips);
    assert_eq!(desk.app.hints(), None, "the new dots wait");
    let placed = motion.ply.square().expect("a disc");
    let far = |at: Square| placed.file().abs_diff(at.file()).max(placed.rank().abs_diff(at.rank()));
    let mut seen = Vec::new();
    for _ in 0..MOTION_LIMIT.as_millis() / 10 {
        desk.wait(10);
        let Some(motion) = session(&desk).view.motion else { break };
        let phase = |at: Square| motion.phase(at, desk.now).map_or(1.0, |(turned, _)| turned);
        for one in motion.ply.flips.squares() {
            for other in motion.ply.flips.squares().filter(|other| far(*other) > far(one)) {
                assert!(phase(one) >= phase(other), "{one} is nearer than {other}");
            }
        }
        seen.push(points_at(&session(&desk), motion.ply.side, desk.now));
    }
    assert!(seen.is_sorted() && seen.contains(&after), "{seen:?}");
    assert!(seen.first() != seen.last(), "it ticks: {seen:?}");
    assert_eq!(session(&desk).view.motion, None);
    assert!(desk.app.hints().is_some(), "and here they are");
}

/// Once, the dots of a lesson never came back after an animated move, because no frame followed.
#[test]
fn an_animation_ends_on_every_page() {
    let mut desk = Desk::new();
    desk.app.cx.settings.animation = true;
    desk.go_to_row(StartRow::Learn);
    desk.enter();
    assert!(desk.app.hints().is_some(), "a first move is asked for");
    desk.play("d3");
    let motion = |desk: &Desk| desk.app.shown().expect("a board").view.motion;
    assert!(motion(&desk).is_some() && desk.app.wake_at().is_some());
    desk.wait(MOTION_LIMIT.as_millis() as u64);
    assert_eq!((motion(&desk), desk.app.wake_at()), (None, None));
}

/// Flips that nothing animates are marked until the next key.
#[test]
fn marks_stand_in_for_an_animation_until_the_next_key() {
    for (animation, is_marked) in [(true, false), (false, true)] {
        let mut desk = Desk::game(two_players(), "");
        desk.app.cx.settings.animation = animation;
        desk.play("d3");
        desk.wait(1000);
        assert_eq!(desk.app.session().expect("a game").view.marks_flips, is_marked);
        desk.key(KeyCode::Right);
        assert!(!desk.app.session().expect("a game").view.marks_flips);
    }
}

/// Whether the disc that is drawn on a square is White's.
fn shows_white(desk: &Desk, name: &str) -> bool {
    use ratatui::style;
    let buffer = desk.buffer();
    let game = desk.app.session().expect("a game").game.clone();
    assert_eq!(game.variant(), Variant::REVERSI);
    let (file, rank) = (square(name).file(), square(name).rank());
    // The smallest board: a cell a square.
    let cell = &buffer[Position::new(1 + 2 * u16::from(file) + 1, 1 + u16::from(rank))];
    matches!(cell.fg, style::Color::Rgb(red, ..) if red > 128)
}

#[test]
fn the_discs_gather_by_colour_and_a_key_only_ends_that() {
    let (before, last) = GAME.split_at(GAME.len() - 2);
    let mut desk = Desk::game(two_players(), before);
    desk.app.cx.settings.animation = true;
    desk.resize(26, 12);
    desk.play(last);
    assert!(desk.says().contains("plays"), "the result waits for the discs: {}", desk.says());
    desk.wait(MOTION_LIMIT.as_millis() as u64);
    assert!(desk.shows_result());
    let count = desk.app.session().expect("a game").game.count();
    let at_start = desk.app.gathered().expect("it has begun");
    assert!(at_start < 0.5, "{at_start}");
    // A key of the game that comes late.
    desk.enter();
    assert!(desk.shows_result() && desk.moves().len() == GAME.len());
    assert_eq!(desk.app.gathered(), Some(1.0));
    assert_eq!(desk.app.wake_at(), None);
    let whites = |desk: &Desk| {
        let squares = Square::all().map(|at| at.to_string());
        squares.filter(|name| shows_white(desk, name)).count() as u32
    };
    assert_eq!(whites(&desk), count.white);
    assert!(!shows_white(&desk, "a1") && shows_white(&desk, "h8"));
    // The board is a key away.
    desk.key(KeyCode::Esc);
    let game = transcript::read(Variant::REVERSI, Color::Black, GAME).expect("a game");
    for name in ["a1", "d4", "h8", "g2"] {
        let is_white = game.disc(square(name)) == Some(Color::White);
        assert_eq!(shows_white(&desk, name), is_white, "{name}");
    }
    desk.enter();
    desk.enter();
    assert_eq!(desk.moves(), "", "Enter plays again");
}

#[test]
fn without_animation_the_board_stays_as_it_is() {
    let (before, last) = GAME.split_at(GAME.len() - 2);
    let mut desk = Desk::game(two_players(), before);
    desk.app.cx.settings.animation = false;
    desk.play(last);
    assert!(desk.shows_result());
    assert_eq!(desk.app.gathered(), None);
    desk.enter();
    assert_eq!(desk.moves(), "", "Enter counts at once");
}

#[test]
fn the_result_tells_what_decided_the_game() {
    let (before, last) = GAME.split_at(GAME.len() - 2);
    let setup =
        outflank::app::Setup { side: outflank::app::SideChoice::White, ..against(Level::Novice) };
    let mut desk = Desk::game(setup, before);
    desk.app.cx.settings.animation = false;
    desk.resize(120, 40);
    desk.play(last);
    desk.coach();
    let screen = desk.screen();
    for part in ["You win by 20", "Accuracy: about", "corners", "c6", "+32"] {
        assert!(screen.contains(part), "{part}: {screen}");
    }
    assert_eq!(screen.matches("You win by 20").count(), 1, "nothing is said twice: {screen}");
}
