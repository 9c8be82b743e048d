//! Squares drawn as pictures: the query, its replies, bytes a key, and real terminals.

use crate::support::desk::{Desk, two_players};
use crate::support::pty::{Pty, parser};
use outflank::app::KeyCode;
use outflank::app::{Brightness, CellSize, Effect, FileEffect, Message, Pictures};
use outflank::io::{
    ColorChoice, Graphics, ReplyScanner, TerminalNames, TerminalReply, TerminalState,
};
use outflank::screen::Canvas;
use std::collections::HashSet;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

const CELL: CellSize = CellSize { width: 9, height: 18 };

/// A sink that remembers what was written.
#[derive(Clone, Default)]
struct Sink(Arc<Mutex<Vec<u8>>>);

impl Sink {
    fn take(&self) -> Vec<u8> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A game on a canvas with pictures, after its first frame.
fn pictured(
    graphics: Graphics,
    (width, height): (u16, u16),
) -> (Desk, Canvas<Sink>, Sink, Vec<u8>) {
    let mut desk = Desk::game(two_players(), "f5d6c3d3c4f4f6f3");
    desk.app.cx.settings.animation = false;
    desk.app.cx.settings.hints = true;
    desk.resize(width, height);
    desk.notify(Message::Pictures(Some(CELL)));
    let sink = Sink::default();
    let mut canvas = Canvas::new(sink.clone(), desk.app.cx.viewport);
    canvas.show_pictures(Some(graphics.painter()));
    canvas.draw(&desk.app).expect("a frame");
    let first = sink.take();
    (desk, canvas, sink, first)
}

fn count(bytes: &[u8], part: &[u8]) -> usize {
    bytes.windows(part.len()).filter(|window| *window == part).count()
}

#[test]
fn a_key_costs_few_bytes_once_the_pictures_are_there() {
    let mut worst = Vec::new();
    for graphics in [Graphics::Kitty, Graphics::Sixel, Graphics::Iterm2] {
        for size in [(80, 24), (120, 40), (200, 60)] {
            let (mut desk, mut canvas, sink, first) = pictured(graphics, size);
            let start: &[u8] = match graphics {
                Graphics::Kitty => b"\x1b_G",
                Graphics::Sixel => b"\x1bP",
                Graphics::Iterm2 => b"\x1b]1337;File=",
            };
            assert!(count(&first, start) > 3, "{graphics:?}: pictures of several kinds");
            for key in [KeyCode::Right, KeyCode::Down, KeyCode::Tab, KeyCode::Left] {
                desk.key(key);
                canvas.draw(&desk.app).expect("a frame");
                let bytes = sink.take().len();
                println!("{graphics:?} {size:?} {key:?}: {bytes} bytes");
                // Inline images are PNGs, for terminals without sixels only.
                let most = if graphics == Graphics::Iterm2 { 12_000 } else { 4096 };
                worst.extend((bytes > most).then_some((graphics, size, key, bytes)));
            }
        }
    }
    assert_eq!(worst, []);
}

#[test]
fn kitty_gets_a_picture_once_and_only_cells_from_then_on() {
    let (mut desk, mut canvas, sink, first) = pictured(Graphics::Kitty, (120, 40));
    // Two felts, discs and hints on both, marks, and all of them with the cursor: far fewer than squares.
    let sent = count(&first, b"a=T,U=1");
    assert!((5..=24).contains(&sent), "{sent} pictures for 64 squares");
    for _ in 0..2 {
        desk.key(KeyCode::Left);
        canvas.draw(&desk.app).expect("a frame");
        desk.key(KeyCode::Right);
        canvas.draw(&desk.app).expect("a frame");
        sink.take();
    }
    desk.key(KeyCode::Left);
    canvas.draw(&desk.app).expect("a frame");
    assert_eq!(count(&sink.take(), b"\x1b_G"), 0, "the squares were seen before");
}

#[test]
fn a_page_over_the_board_hides_the_pictures_and_gives_them_back() {
    let (mut desk, mut canvas, sink, _) = pictured(Graphics::Sixel, (80, 24));
    desk.keys("?");
    canvas.draw(&desk.app).expect("a frame");
    assert_eq!(count(&sink.take(), b"\x1bP"), 0, "no picture lies over the help");
    desk.key(KeyCode::Esc);
    canvas.draw(&desk.app).expect("a frame");
    assert_eq!(count(&sink.take(), b"\x1bP"), 64, "all squares are there again");
    // A page without a board leaves nothing behind.
    desk.keys("G");
    canvas.draw(&desk.app).expect("a frame");
    let text = sink.take();
    assert_eq!(count(&text, b"\x1bP"), 0);
    let mut parser = parser();
    parser.process(&text);
    assert!(!parser.screen().contents().contains('\u{10eeef}'));
}

#[test]
fn replies_are_found_in_pieces_among_keys_and_others_are_not() {
    let replies = |bytes: &[u8]| {
        let (mut scanner, mut found) = (ReplyScanner::default(), Vec::new());
        for byte in bytes {
            scanner.feed(&[*byte], &mut |reply| found.push(reply));
        }
        found
    };
    let graphics = |graphics| vec![TerminalReply::Graphics(graphics)];
    let sixels = [TerminalReply::Graphics(Graphics::Sixel), TerminalReply::Done];
    assert_eq!(replies(b"\x1b[A\x1b[?63;1;2;4c"), sixels);
    assert_eq!(replies(b"x\x1bP>|kitty(0.35.2)\x1b\\y"), graphics(Graphics::Kitty));
    assert_eq!(replies(b"\x1bP>|ghostty 1.1\x1b\\"), graphics(Graphics::Kitty));
    assert_eq!(replies(b"\x1b[6;18;9t"), [TerminalReply::Cell(CELL)]);
    for other in [
        // Without placeholders.
        &b"\x1bP>|kitty(0.26.5)\x1b\\"[..],
        b"\x1bP>|XTerm(390)\x1b\\",
        b"\x1b[6;0;0t",
        // The question is unknown there.
        b"\x1bP0$r\x1b\\",
        b"\x1b[200~4c\x1b[201~",
        b"\x1b[?62;4",
    ] {
        assert_eq!(replies(other), [], "{:?}", String::from_utf8_lossy(other));
    }
    assert_eq!(replies(&[&b"\x1bP>|"[..], &[b'x'; 4000], b"\x1b[?62;4c"].concat()), sixels);
    // 4 as the class of the terminal, and 14 as an attribute.
    for attributes in [&b"\x1b[?4;6c"[..], b"\x1b[?62;14;22c"] {
        assert_eq!(replies(attributes), [TerminalReply::Done]);
    }
    let circle = TerminalReply::Cursor { row: 2, column: 3 };
    assert_eq!(replies(b"\x1b[2;3R"), [circle]);
    for (answer, has_it) in [
        (&b"\x1bP1$r48:2::1:2:3m\x1b\\"[..], true),
        (b"\x1bP1$r0;48:2:1:2:3m\x1b\\", true),
        (b"\x1bP1$r48;2;1;2;3m\x1b\\", true),
        (b"\x1bP1$r0;48:5:16m\x1b\\", false),
    ] {
        assert_eq!(replies(answer), [TerminalReply::TrueColor(has_it)]);
    }
    for (answer, brightness) in [
        (&b"\x1b]11;rgb:1c1c/1c1c/1c1c\x1b\\"[..], Brightness::Dark),
        (b"\x1b]11;rgb:ff/f8/e0\x07", Brightness::Light),
    ] {
        assert_eq!(replies(answer), [TerminalReply::Background(brightness)]);
    }
}

fn state_of(term: &'static str) -> TerminalState {
    let names = |name: &str| (name == "TERM").then(|| term.to_owned());
    TerminalState::new(TerminalNames::of(ColorChoice::Auto, names))
}

#[test]
fn pictures_wait_for_a_confirmation_where_something_stands_between() {
    let state = |variables: &'static [(&str, &str)]| {
        let of = |name: &str| {
            let found = variables.iter().find(|(other, _)| *other == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        let mut state = TerminalState::new(TerminalNames::of(ColorChoice::Auto, of));
        let _questions = state.ask();
        state
    };
    let chosen = |state: &TerminalState, pictures| state.chosen(pictures).map(|(it, _)| it);
    let cell = TerminalReply::Cell(CELL);
    let local = &[("TERM", "xterm-256color"), ("TERM_PROGRAM", "iTerm.app")];
    let remote = &[("TERM", "tmux-256color"), ("LC_TERMINAL", "iTerm2"), ("TMUX", "x")];
    for (variables, auto) in [(&local[..], Some(Graphics::Iterm2)), (&remote[..], None)] {
        let mut state = state(variables);
        state.on_reply(cell);
        assert_eq!(chosen(&state, Pictures::Auto), auto);
        assert_eq!(chosen(&state, Pictures::On), Some(Graphics::Iterm2));
        assert_eq!(chosen(&state, Pictures::Off), None);
    }
    let mut tmux = state(&[("TERM", "tmux-256color"), ("TMUX", "x")]);
    assert_eq!(chosen(&tmux, Pictures::On), None, "nothing is known");
    tmux.on_reply(cell);
    tmux.on_reply(TerminalReply::Graphics(Graphics::Sixel));
    assert_eq!(chosen(&tmux, Pictures::Auto), Some(Graphics::Sixel), "it confirmed sixels");
    for term in ["", "linux", "dumb", "vt100", "vt220", "xterm-mono"] {
        assert_eq!(state_of(term).ask(), "", "{term}");
    }
    assert!(!state_of("xterm-256color").ask().contains("\x1b[>q"));
    assert!(state_of("xterm-kitty").ask().contains("\x1b[>q"));
}

#[test]
fn the_program_draws_pictures_once_the_terminal_says_that_it_can() {
    let play = ["play", "--two-player", "--no-animation"];
    for (version, can) in [("kitty(0.35.2)", true), ("kitty(0.26.5)", false)] {
        let mut pty = Pty::start(&play, &[("TERM", "xterm-kitty")]);
        pty.expect("q quit");
        pty.send(&format!("\x1bP>|{version}\x1b\\\x1b[6;18;9t\x1b[?62;c"));
        // The reply is no key, and the game goes on.
        pty.send("\x1b[B");
        pty.send(":d3\r");
        pty.expect("White to move");
        let sent = count(&raw(&pty), b"a=T,U=1");
        assert_eq!(sent > 3, can, "{version}: {sent} pictures");
        if can {
            assert!(count(&raw(&pty), b"\x1b[>q") == 1, "one query");
        }
        pty.send("q");
        pty.exit_code();
    }
}

/// All bytes of the program.
fn raw(pty: &Pty) -> Vec<u8> {
    pty.look(|_, raw| raw.to_vec())
}

/// Whether a program is installed.
fn has(program: &str) -> bool {
    let found = Command::new("which").arg(program).stdout(Stdio::null()).status();
    found.is_ok_and(|status| status.success())
}

/// Kills its process at the end.
struct Killed(std::process::Child);

impl Drop for Killed {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_real_xterm_shows_round_discs() {
    for program in ["Xvfb", "xterm", "import"] {
        if !has(program) {
            return println!("skipped: {program} is not installed");
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    // The server chooses a free number, and keeps what it shows when a first client has come and gone.
    let mut server = Command::new("Xvfb");
    server.args(["-displayfd", "1", "-noreset", "-screen", "0", "1000x700x24"]);
    let server = server.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let mut server = Killed(server.expect("it starts"));
    let mut number = String::new();
    let output = server.0.stdout.take().expect("its output");
    BufReader::new(output).read_line(&mut number).expect("its display");
    let display = format!(":{}", number.trim());
    let mut xterm = Command::new("xterm");
    xterm.args(["-ti", "vt340", "-geometry", "80x24+0+0", "-fa", "monospace", "-fs", "11"]);
    xterm.args(["-xrm", "XTerm*numColorRegisters: 256", "-e", env!("CARGO_BIN_EXE_outflank")]);
    xterm
        .args(["play", "--two-player", "--no-animation", "--look", "classic"])
        .env("DISPLAY", &display);
    xterm.env("COLORTERM", "truecolor").env_remove("NO_COLOR").env_remove("TMUX");
    xterm.env("XDG_DATA_HOME", folder.path()).env("XDG_CONFIG_HOME", folder.path());
    let xterm = xterm.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let _xterm = Killed(xterm.expect("it starts"));
    let picture = folder.path().join("screen.png");
    let (mut smooth, mut colors) = (0, 0);
    let until = Instant::now() + Duration::from_mins(1);
    while smooth < 40 && Instant::now() < until {
        let mut import = Command::new("import");
        import.args(["-display", &display, "-window", "root"]).arg(&picture);
        if import.stderr(Stdio::null()).status().is_ok_and(|status| status.success()) {
            let pixels = png_of(&picture).1;
            smooth = shades_at_the_edge_of_a_disc(&pixels);
            colors = pixels.into_iter().collect::<HashSet<_>>().len();
        }
    }
    if colors < 8 {
        return println!("skipped: xterm draws nothing here");
    }
    assert!(smooth >= 40, "{smooth} shades: block elements have two colours a cell");
}

/// Number of light pixels that are neither felt nor the body of a disc: those of its smooth edge.
fn shades_at_the_edge_of_a_disc(screen: &[[u8; 3]]) -> usize {
    let is_between = |[r, g, b]: &[u8; 3]| {
        (70..190).contains(r) && *g > r.saturating_add(5) && *g > b.saturating_add(5)
    };
    screen.iter().filter(|pixel| is_between(pixel)).count()
}

/// Width and pixels of a PNG file.
fn png_of(path: &Path) -> (usize, Vec<[u8; 3]>) {
    let file = BufReader::new(File::open(path).expect("a file"));
    let mut decoder = png::Decoder::new(file);
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("it fits in memory")];
    let frame = reader.next_frame(&mut bytes).expect("an image");
    let pixels = bytes[..frame.buffer_size()].chunks(frame.color_type.samples());
    let rgb = |pixel: &[u8]| match *pixel {
        [grey] | [grey, _] => [grey; 3],
        [r, g, b, ..] => [r, g, b],
        [] => unreachable!("every pixel has a sample"),
    };
    (frame.width as usize, pixels.map(rgb).collect())
}

#[test]
fn an_image_of_a_board_has_each_disc_on_its_square() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("board.png");
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.args(["show", "f5d6c3", "--look", "classic", "--png"]).arg(&file);
    command.env("XDG_CONFIG_HOME", folder.path()).env("NO_COLOR", "1");
    let output = command.output().expect("the program runs");
    assert!(output.status.success() && output.stdout.is_empty(), "{output:?}");
    let (width, pixels) = png_of(&file);
    let side = width / 8;
    // The board is between a frame of a few cells; the squares of a column are equally far apart.
    let square = 96;
    let (left, top) = (36, 24);
    assert!(width > 8 * square && side > square);
    let shade = |name: &str| {
        let bytes = name.as_bytes();
        let [column, row] = [bytes[0] - b'a', bytes[1] - b'1'].map(usize::from);
        // Beside the middle, where the last disc has its mark.
        let (x, y) = (left + column * square + square / 4, top + row * square + square / 2);
        pixels[y * width + x].iter().map(|channel| u32::from(*channel)).sum::<u32>() / 3
    };
    for black in ["f5", "e4", "e5", "c3", "d4"] {
        assert!(shade(black) < 50, "{black}: {}", shade(black));
    }
    for white in ["d5", "d6"] {
        assert!(shade(white) > 200, "{white}: {}", shade(white));
    }
    for empty in ["a1", "h8", "e3"] {
        assert!((60..120).contains(&shade(empty)), "{empty}: {}", shade(empty));
    }
}

#[test]
fn the_export_panel_saves_an_image() {
    let mut desk = Desk::game(two_players(), "f5d6c3");
    desk.keys("x");
    while !desk.says().contains("PNG") {
        desk.key(KeyCode::Down);
    }
    desk.enter();
    let saved = desk.effects.iter().find_map(|effect| match effect {
        Effect::File(FileEffect::SaveImage(game)) => Some(game.played().len()),
        _ => None,
    });
    assert_eq!(saved, Some(3));
}
