//! All screens: text by snapshot, colours by assertion.

use crate::support::desk::{Desk, WIPE_OUT, noughts, two_players};
use crate::support::svg;
use outflank::app::KeyCode;
use outflank::app::{ColorDepth, Look, Mode, SeriesScore, Setup, Target};
use outflank::engine::Level;
use outflank::rules::{Color, GameClocks, Square, Variant};
use outflank::screen::InputEvent;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{self, Modifier};
use std::collections::HashSet;
use std::time::Duration;

const SIZES: [(u16, u16); 5] = [(80, 24), (120, 40), (26, 12), (40, 30), (25, 12)];
const MIDDLE: &str = "f5d6c3d3c4f4f6f3e6e7d7g6";

fn middle_game() -> Desk {
    let mut desk = Desk::game(Setup { level: Level::Novice, ..Setup::default() }, MIDDLE);
    desk.app.cx.settings.hints = true;
    use_time(&mut desk, [62, 3605]);
    desk
}

/// Sets the seconds used by both sides.
fn use_time(desk: &mut Desk, seconds: [u64; 2]) {
    let session = desk.app.session_mut().expect("a game");
    let used = seconds.map(Duration::from_secs);
    session.clocks = GameClocks::resumed([None; 2], Vec::new(), used, &session.game);
}

fn snapshots(name: &str, desk: &mut Desk) {
    for (width, height) in SIZES {
        desk.resize(width, height);
        insta::assert_snapshot!(format!("{name}_{width}x{height}"), desk.screen());
    }
}

#[test]
fn start_screen() {
    snapshots("start", &mut Desk::new());
}

#[test]
fn start_screen_with_a_game_put_aside() {
    let mut desk = middle_game();
    desk.keys("n");
    desk.app.cx.setup = Setup { variant: Variant::BOOK, ..Setup::default() };
    snapshots("start_again", &mut desk);
}

#[test]
fn game() {
    snapshots("game", &mut middle_game());
}

/// A game of tic-tac-toe against the computer: X can win on 9, O threatens nothing.
fn noughts_game() -> Desk {
    let mut desk = Desk::game(noughts(Mode::OnePlayer), "1356");
    desk.app.cx.settings.hints = true;
    desk
}

#[test]
fn tic_tac_toe() {
    let mut desk = noughts_game();
    snapshots("tictactoe", &mut desk);
    desk.app.cx.viewport.traits.depth = ColorDepth::None;
    snapshots("tictactoe_mono", &mut desk);
    desk.app.cx.settings.look = Look::Ascii;
    snapshots("tictactoe_ascii", &mut desk);
}

#[test]
fn tic_tac_toe_is_over_and_the_games_are_counted() {
    let mut desk = noughts_game();
    desk.app.session_mut().expect("a game").identity.earlier =
        SeriesScore { wins: [2, 1], draws: 4 };
    desk.play("9");
    desk.wait(1000);
    desk.app.cx.viewport.traits.depth = ColorDepth::None;
    snapshots("tictactoe_result", &mut desk);
}

#[test]
fn start_screen_of_tic_tac_toe() {
    let mut desk = Desk::new();
    desk.app.cx.setup = noughts(Mode::OnePlayer);
    snapshots("start_tictactoe", &mut desk);
}

#[test]
fn monochrome_game() {
    let mut desk = middle_game();
    desk.app.cx.viewport.traits.depth = ColorDepth::None;
    snapshots("game_mono", &mut desk);
}

#[test]
fn ascii_game() {
    let mut desk = middle_game();
    desk.app.cx.settings.look = Look::Ascii;
    snapshots("game_ascii", &mut desk);
}

#[test]
fn help() {
    let mut desk = middle_game();
    desk.keys("?");
    snapshots("help", &mut desk);
}

#[test]
fn result() {
    let setup = two_players();
    snapshots("result", &mut Desk::game(setup, WIPE_OUT));
}

#[test]
fn typing_a_move() {
    let mut desk = middle_game();
    desk.keys(":f");
    snapshots("entry", &mut desk);
}

#[test]
fn watching_in_step_mode_with_moves_taken_back() {
    let setup = Setup { mode: Mode::Watch, variant: Variant::BOOK, ..Setup::default() };
    let mut desk = Desk::game(setup, "e3f3");
    desk.keys("u");
    snapshots("watch", &mut desk);
}

#[test]
fn below_the_smallest_size_the_size_needed_is_named_and_nothing_breaks() {
    let mut desk = middle_game();
    desk.resize(25, 11);
    assert!(desk.screen().contains("26x12"));
    for (width, height) in [(0, 0), (1, 1), (1, 50), (200, 1), (5, 3)] {
        desk.resize(width, height);
        desk.screen();
    }
    desk.resize(80, 24);
    assert!(desk.screen().contains("Your turn"), "and the game is there again");
}

/// A square's middle cell, found as a script would: under its letter, beside its digit.
fn middle(screen: &str, square: Square) -> Position {
    let lines: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
    let is_head = |line: &&Vec<char>| {
        line.iter().filter(|c| !c.is_whitespace()).take(8).collect::<String>() == "abcdefgh"
    };
    let head = lines.iter().find(is_head).unwrap_or_else(|| panic!("no letters:\n{screen}"));
    let letter = char::from(b'a' + square.file());
    let x = head.iter().position(|&c| c == letter).expect("the letter");
    let digit = char::from(b'1' + square.rank());
    let left = head.iter().position(|&c| c == 'a').expect("the first letter");
    let y = lines
        .iter()
        .position(|line| line.iter().take(left).find(|c| !c.is_whitespace()) == Some(&digit))
        .unwrap_or_else(|| panic!("no row {digit}:\n{screen}"));
    Position::new(x as u16, y as u16)
}

#[test]
fn in_ascii_one_glyph_stands_where_letter_and_digit_meet() {
    let mut desk = middle_game();
    desk.app.cx.settings.look = Look::Ascii;
    for (width, height) in [(80, 24), (120, 40), (26, 12), (40, 30), (200, 60), (33, 17)] {
        desk.resize(width, height);
        let (screen, buffer) = (desk.screen(), desk.buffer());
        let game = &desk.app.session().expect("a game").game;
        for square in Square::all() {
            let wanted = match game.disc(square) {
                Some(Color::Black) => "X",
                Some(Color::White) => "O",
                None if game.position().legal_moves().contains(square) => ".",
                None => " ",
            };
            let found = buffer[middle(&screen, square)].symbol();
            assert_eq!(found, wanted, "{square} at {width}x{height}:\n{screen}");
        }
        assert!(screen.is_ascii());
    }
}

/// Every screen there is, in every look.
pub fn every_screen() -> Vec<Desk> {
    let mut help = middle_game();
    help.keys("?");
    let result = Desk::game(two_players(), WIPE_OUT);
    let mut won = Desk::game(noughts(Mode::TwoPlayers), "7419253");
    won.key(KeyCode::Esc);
    vec![Desk::new(), middle_game(), help, result, noughts_game(), won]
}

#[test]
fn the_plain_looks_show_no_colour_and_ascii_nothing_else_than_ascii() {
    for mut desk in every_screen() {
        for (look, depth) in [
            (Look::Ascii, ColorDepth::True),
            (Look::Mono, ColorDepth::True),
            (Look::Classic, ColorDepth::None),
        ] {
            desk.app.cx.settings.look = look;
            desk.app.cx.viewport.traits.depth = depth;
            for cell in desk.buffer().content {
                assert_eq!((cell.fg, cell.bg), (style::Color::Reset, style::Color::Reset));
                assert!(look != Look::Ascii || cell.symbol().is_ascii(), "{:?}", cell.symbol());
            }
        }
    }
}

#[test]
fn a_terminal_gets_no_colours_that_it_does_not_have() {
    for mut desk in every_screen() {
        for &look in Look::ALL {
            desk.app.cx.settings.look = look;
            desk.app.cx.viewport.traits.depth = ColorDepth::Sixteen;
            let is_named =
                |c: style::Color| !matches!(c, style::Color::Rgb(..) | style::Color::Indexed(_));
            assert!(
                desk.buffer().content.iter().all(|cell| is_named(cell.fg) && is_named(cell.bg))
            );
            desk.app.cx.viewport.traits.depth = ColorDepth::Indexed;
            let is_indexed = |c: style::Color| !matches!(c, style::Color::Rgb(..));
            let buffer = desk.buffer();
            assert!(buffer.content.iter().all(|cell| is_indexed(cell.fg) && is_indexed(cell.bg)));
        }
    }
}

#[test]
fn the_line_beneath_a_square_does_not_underline_its_value() {
    let mut desk = middle_game();
    desk.app.cx.viewport.traits.depth = ColorDepth::Indexed;
    desk.keys("V");
    desk.coach();
    let buffer = desk.draw();
    let is_sign = |symbol: &str| matches!(symbol, "+" | "-" | "0" | "1" | "2" | "3");
    let board = Rect::new(0, 0, 40, 24);
    let signs = board.positions().filter(|at| is_sign(buffer[*at].symbol()));
    let underlined = |at: &Position| buffer[*at].modifier.contains(Modifier::UNDERLINED);
    let (lined, others): (Vec<_>, Vec<_>) = signs.partition(underlined);
    assert!(!others.is_empty(), "values stand on the board");
    assert_eq!(lined, [], "{}", desk.screen());
}

/// The cells of a square as drawn, symbols and styles: all those where a click means the square.
fn face(desk: &Desk, buffer: &Buffer, square: &str) -> String {
    let square = Target::Square(square.parse().expect("a square"));
    let cells = desk.drawn().1.hits.cells_of(square).expect("it is drawn");
    let cells = cells.positions().map(|at| &buffer[at]);
    format!("{:?}", cells.collect::<Vec<_>>())
}

/// Sizes of windows in which marks are compared.
const MARK_SIZES: [(u16, u16); 3] = [(80, 24), (26, 12), (120, 40)];

/// No two of these squares look alike, in any look, on any terminal, in windows of these sizes, whether the cursor is on
/// them or not.
fn assert_all_differ(desk: &mut Desk, sizes: &[(u16, u16)], squares: &[&str], elsewhere: &str) {
    for &look in Look::ALL {
        for depth in [ColorDepth::None, ColorDepth::Sixteen, ColorDepth::Indexed, ColorDepth::True]
        {
            for &(width, height) in sizes {
                desk.app.cx.settings.look = look;
                desk.app.cx.viewport.traits.depth = depth;
                desk.resize(width, height);
                let mut seen = HashSet::new();
                for (cursor_is_here, name) in [false, true]
                    .into_iter()
                    .flat_map(|is_here| squares.iter().map(move |name| (is_here, name)))
                {
                    let session = desk.app.session_mut().expect("a game");
                    let cursor = if cursor_is_here { name } else { elsewhere };
                    session.view.cursor = cursor.parse().expect("a square");
                    assert!(
                        seen.insert(face(desk, &desk.buffer(), name)),
                        "{name} looks like another, cursor: {cursor_is_here}, {look} {depth:?} \
                         {width}x{height}\n{}",
                        desk.screen()
                    );
                }
            }
        }
    }
}

#[test]
fn every_mark_can_be_told_from_every_other_at_80x24() {
    check_marks(&MARK_SIZES[..1]);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn every_mark_can_be_told_from_every_other() {
    check_marks(&MARK_SIZES[1..]);
}

/// Hint, empty, discs of both colours at rest, flipped, placed last, and the cursor on each.
fn check_marks(sizes: &[(u16, u16)]) {
    // g6 was placed last and flipped f5; the squares are all of one shade.
    let squares = ["g6", "f5", "e4", "d6", "e2", "h1"];
    let mut desk = middle_game();
    desk.app.session_mut().expect("a game").view.marks_flips = true;
    assert_all_differ(&mut desk, sizes, &squares, "a8");
}

#[test]
fn every_mark_of_tic_tac_toe_can_be_told_from_every_other_at_80x24() {
    check_marks_of_tic_tac_toe(&MARK_SIZES[..1]);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn every_mark_of_tic_tac_toe_can_be_told_from_every_other() {
    check_marks_of_tic_tac_toe(&MARK_SIZES[1..]);
}

/// X and O at rest, a win, a threat, a free square, and the disc placed last.
fn check_marks_of_tic_tac_toe(sizes: &[(u16, u16)]) {
    let mut desk = noughts_game();
    // X on the squares 1 and 5, O on 3 and 6, last on 6: 9 wins for X, nothing is said of 2.
    let squares = ["a1", "c1", "c2", "c3", "b1"];
    assert_all_differ(&mut desk, sizes, &squares, "a2");
    // O threatens 9 instead, once X has played 2; X is on 5, O on 3.
    let mut desk = Desk::game(noughts(Mode::TwoPlayers), "5312");
    desk.app.cx.settings.hints = true;
    assert_all_differ(&mut desk, sizes, &["b2", "c1", "b1", "b3", "a2"], "c3");
}

#[test]
fn a_winning_line_is_seen_in_every_look() {
    for &look in Look::ALL {
        for depth in [ColorDepth::None, ColorDepth::Sixteen, ColorDepth::Indexed, ColorDepth::True]
        {
            for (width, height) in [(26, 12), (80, 24), (120, 40)] {
                let mut desk = Desk::game(noughts(Mode::TwoPlayers), "7419253");
                desk.key(KeyCode::Esc);
                desk.app.cx.settings.look = look;
                desk.app.cx.viewport.traits.depth = depth;
                desk.resize(width, height);
                let buffer = desk.buffer();
                let [won, other] = ["b1", "a3"].map(|name| face(&desk, &buffer, name));
                assert_ne!(won, other, "both are X: {look} {depth:?} {width}x{height}");
            }
        }
    }
}

#[test]
fn discs_are_dark_and_light_on_the_board_and_the_side_to_move_is_marked() {
    let mut desk = middle_game();
    desk.resize(120, 40);
    let (screen, buffer) = (desk.screen(), desk.buffer());
    let brightness = |name: &str| {
        let at = middle(&screen, name.parse().expect("a square"));
        let cell = &buffer[at];
        match cell.bg {
            style::Color::Rgb(r, g, b) => u32::from(r) + u32::from(g) + u32::from(b),
            other => panic!("{other:?} is no true colour"),
        }
    };
    assert!(brightness("d6") < 150, "black");
    assert!(brightness("e4") > 550, "white");
    let board = brightness("a1");
    assert!((150..550).contains(&board), "the square between them: {board}");
    let marked = buffer.content.iter().position(|cell| cell.symbol() == "▸").expect("a mark");
    let line = marked / 120;
    assert!(screen.lines().nth(line).expect("the line").contains("You"));
}

#[test]
fn the_move_looked_at_is_marked_in_the_log() {
    let mut desk = middle_game();
    desk.app.cx.viewport.traits.depth = ColorDepth::None;
    let marked = |desk: &Desk| -> String {
        let cells = desk.buffer().content;
        let log = cells
            .iter()
            .enumerate()
            .filter(|(at, cell)| at % 80 > 38 && cell.modifier.contains(Modifier::REVERSED));
        log.map(|(_, cell)| cell.symbol().to_owned()).collect()
    };
    assert_eq!(marked(&desk), "g6");
    desk.keys("u");
    assert_eq!(marked(&desk), "e7");
}

#[test]
fn a_long_log_scrolls_and_keeps_the_last_move_in_sight() {
    let setup = Setup { mode: Mode::Watch, ..Setup::default() };
    let mut desk = Desk::game(setup, "");
    desk.wait(200_000);
    desk.key(outflank::app::KeyCode::Esc);
    desk.resize(26, 12);
    let first = desk.moves()[..2].to_owned();
    let line = format!(" 1 {first}");
    assert!(!desk.screen().contains(&line));
    for _ in 0..9 {
        desk.key(outflank::app::KeyCode::PageUp);
    }
    assert!(desk.screen().contains(&line), "{}", desk.screen());
}

#[test]
fn a_turning_disc_is_seen_from_the_side() {
    let mut desk = Desk::game(two_players(), "");
    desk.app.cx.settings.animation = true;
    let picture = |desk: &Desk| format!("{:?}", desk.buffer().content);
    let mut pictures = HashSet::from([picture(&desk)]);
    desk.play("d3");
    for _ in 0..4 {
        desk.wait(30);
        pictures.insert(picture(&desk));
    }
    assert!(pictures.len() >= 4, "the disc is drawn at several angles");
}

#[test]
fn the_picture_of_a_review_in_the_readme_is_the_real_screen() {
    let record = include_str!("../../assets/athens-2007.ggf");
    let mut desk = Desk::new();
    desk.goal = outflank::coach::SearchGoal::GRADING;
    desk.event(InputEvent::Paste(record.to_owned()));
    desk.enter();
    desk.keys("v");
    // The move that decided the game.
    desk.key(KeyCode::Home);
    for _ in 0..60 {
        if desk.screen().contains("Move 40 (") {
            break;
        }
        desk.keys("]");
    }
    assert!(desk.screen().contains("Move 40 ("), "{}", desk.screen());
    desk.resize(100, 30);
    svg::assert_picture("review.svg", &desk.buffer());
}

#[test]
fn the_picture_in_the_readme_is_the_real_screen() {
    let mut desk = Desk::game(
        Setup { level: Level::Novice, ..Setup::default() },
        "f5d6c3d3c4f4f6f3e6e7f7c5b6g6g5c6e8f8d7d8",
    );
    desk.keys("h");
    desk.wait(300);
    desk.app.cx.notice = None;
    use_time(&mut desk, [94, 31]);
    desk.resize(100, 30);
    svg::assert_picture("screen.svg", &desk.buffer());
}

#[test]
fn a_simple_screen_has_the_board_the_score_and_five_keys() {
    let mut desk = middle_game();
    desk.app.cx.settings.simple = true;
    for (width, height) in SIZES.into_iter().filter(|size| size.1 > 12) {
        desk.resize(width, height);
        let screen = desk.screen();
        assert!(!screen.contains("Moves"), "{screen}");
        for key in ["⏎ play", "h hide hints", "u undo", "? help", "q quit"] {
            assert!(screen.contains(key), "{key} at {width}x{height}:\n{screen}");
        }
        assert!(!screen.contains("coach") && !screen.contains("n new"), "{screen}");
    }
    desk.resize(120, 40);
    assert!(desk.screen().contains("▄▀▀▄"), "the score is in large digits:\n{}", desk.screen());
}
