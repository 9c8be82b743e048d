//! QR codes: what another program reads in them, in every look.

use crate::support::desk::{Desk, two_players};
use outflank::app::KeyCode;
use outflank::app::{ColorDepth, Look, StartRow};
use outflank::records::{self, Form, Record};
use outflank::rules::{Color, Game, GameTree, NodeId, Variant, transcript};
use ratatui::buffer::Buffer;

/// The game without a mistake (Takizawa, "Othello is Solved", 2023).
const GAME: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";

/// Whether each point of the drawn code is dark: two in a cell, one above the other, or one in two cells where there
/// are only letters.
fn points(buffer: &Buffer, is_ascii: bool, light_is_drawn: bool) -> Vec<Vec<bool>> {
    let mut rows = Vec::new();
    for y in 0..buffer.area.height - 2 {
        let cell = |x: u16| &buffer[(x, y)];
        if is_ascii {
            let columns = (0..buffer.area.width / 2).map(|x| 2 * x);
            let is_light = |x: u16| cell(x).modifier.contains(ratatui::style::Modifier::REVERSED);
            rows.push(columns.map(|x| !is_light(x)).collect());
            continue;
        }
        for half in ["▀█", "▄█"] {
            let is_drawn = |x: u16| half.contains(cell(x).symbol());
            let is_code = |x: u16| cell(x).bg == ratatui::style::Color::White;
            let is_dark = |x: u16| {
                if light_is_drawn { !is_drawn(x) } else { is_code(x) && is_drawn(x) }
            };
            rows.push((0..buffer.area.width).map(is_dark).collect());
        }
    }
    rows
}

/// Text of a code on the screen, by a reader.
fn read(desk: &mut Desk, is_ascii: bool, light_is_drawn: bool) -> String {
    /// Pixels of a point.
    const SCALE: usize = 4;
    let points = points(&desk.draw(), is_ascii, light_is_drawn);
    let (width, height) = (points[0].len(), points.len());
    // Around it the screen is dark or light, as the terminal is: a photograph would show it, too.
    let grey = |x: usize, y: usize| if points[y / SCALE][x / SCALE] { 0 } else { 255 };
    let mut image =
        rqrr::PreparedImage::prepare_from_greyscale(width * SCALE, height * SCALE, grey);
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1, "{}", desk.screen());
    grids[0].decode().expect("a code").1
}

fn show(desk: &mut Desk, line: &str) {
    desk.keys("x");
    desk.click_on(line);
}

#[test]
fn another_program_reads_the_position_the_moves_and_the_link() {
    for (depth, look) in [
        (ColorDepth::True, Look::Classic),
        (ColorDepth::None, Look::Classic),
        (ColorDepth::True, Look::Ascii),
    ] {
        let is_ascii = look == Look::Ascii;
        let light_is_drawn = depth == ColorDepth::None;
        let mut desk = Desk::game(two_players(), &GAME[..60]);
        desk.app.cx.viewport.traits.depth = depth;
        desk.app.cx.settings.look = look;
        let size = if is_ascii { (120, 60) } else { (80, 24) };
        desk.resize(size.0, size.1);
        let table = desk.app.shown().expect("a game").game.clone();
        show(&mut desk, "QR code of the position");
        let board = read(&mut desk, is_ascii, light_is_drawn);
        let found = records::read(&board).expect("a board").into_records();
        assert_eq!(found[0].game.position(), table.position(), "{board}");
        assert_eq!(found[0].game.side_to_move(), table.side_to_move());
        desk.key(KeyCode::Esc);
        show(&mut desk, "QR code of the moves");
        let moves = read(&mut desk, is_ascii, light_is_drawn);
        let found = records::read(&moves).expect("moves").into_records();
        assert_eq!(transcript::write(&found[0].game), &GAME[..60]);
        desk.key(KeyCode::Esc);
        desk.resize(140, 70);
        show(&mut desk, "QR code of a link");
        let link = read(&mut desk, is_ascii, light_is_drawn);
        assert!(link.starts_with("https://reversi-ai.appspot.com/"), "{link}");
    }
}

#[test]
fn a_whole_game_has_room_at_80x24_and_what_has_none_names_the_size_it_needs() {
    let mut desk = Desk::game(two_players(), GAME);
    desk.key(KeyCode::Esc);
    desk.resize(80, 24);
    show(&mut desk, "QR code of the moves");
    assert_eq!(read(&mut desk, false, false).to_lowercase(), GAME);
    desk.key(KeyCode::Esc);
    show(&mut desk, "QR code of a link");
    let screen = desk.screen();
    let (_, size) = screen.split_once("for this QR code: ").expect("it says so");
    let (width, rest) = size.split_once('x').expect("a width");
    let height = rest.split_whitespace().next().expect("a height");
    let [width, height] = [width, height].map(|it| it.parse::<u16>().expect("a number"));
    desk.resize(width, height);
    assert!(read(&mut desk, false, false).contains("start_board="));
    desk.resize(width, height - 1);
    assert!(desk.screen().contains("too small for this QR code"), "{}", desk.screen());
}

#[test]
fn the_moves_of_an_analysis_without_a_game_are_those_on_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::kept_in(&folder.path().join("games.db"));
    desk.resize(120, 40);
    desk.go_to_row(StartRow::Analysis);
    desk.enter();
    show(&mut desk, "QR code of the moves");
    assert!(desk.says().contains("no move has been played yet"), "{}", desk.says());
    desk.keys(":f5f6e6");
    desk.enter();
    desk.keys("u");
    desk.play("d3");
    show(&mut desk, "QR code of the moves");
    assert_eq!(read(&mut desk, false, false), "F5F6D3");
}

#[test]
fn lines_without_a_game_are_written_as_their_main_line() {
    let mut tree = GameTree::of(&Game::new(Variant::REVERSI, Color::Black));
    for line in ["f5d6c3", "f5f4"] {
        let squares = line.as_bytes().chunks(2).map(|it| std::str::from_utf8(it).expect("text"));
        squares.fold(NodeId::ROOT, |at, name| {
            tree.play(at, name.parse().expect("a square")).expect("legal")
        });
    }
    let game = Game::new(Variant::REVERSI, Color::Black);
    let record = Record { tree: Some(tree), ..Record::of(game) };
    assert_eq!(Form::Transcript.write(&record), "f5d6c3\n");
    assert!(Form::Ggf.write(&record).contains("B[F5]W[D6]B[C3]"), "{}", Form::Ggf.write(&record));
    assert!(Form::Sgf.write(&record).contains("W[f4]"), "{}", Form::Sgf.write(&record));
}
