//! Screens as a recording for terminals, in asciicast's format of version 2 (docs.asciinema.org/manual/asciicast/v2).

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Position;
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;
use unicode_width::UnicodeWidthStr as _;

/// Graphic rendition of a cell in true colours.
fn rendition(cell: &Cell) -> String {
    let mut text = "\x1b[0".to_owned();
    for (modifier, code) in [(Modifier::BOLD, 1), (Modifier::DIM, 2), (Modifier::UNDERLINED, 4)] {
        if cell.modifier.contains(modifier) {
            let _ = write!(text, ";{code}");
        }
    }
    for (color, code) in [(cell.fg, 38), (cell.bg, 48)] {
        if let Color::Rgb(r, g, b) = color {
            let _ = write!(text, ";{code};2;{r};{g};{b}");
        }
    }
    text + "m"
}

/// Sequences that change a terminal's screen from `before` to `now`.
fn changes(before: Option<&Buffer>, now: &Buffer) -> String {
    let (mut text, mut pen) = (String::new(), String::new());
    for y in 0..now.area.height {
        let mut at = None;
        for x in 0..now.area.width {
            let cell = &now[Position::new(x, y)];
            if before.is_some_and(|before| before[Position::new(x, y)] == *cell) {
                continue;
            }
            if at != Some(x) {
                let _ = write!(text, "\x1b[{};{}H", y + 1, x + 1);
            }
            let wanted = rendition(cell);
            if pen != wanted {
                text.push_str(&wanted);
                pen = wanted;
            }
            text.push_str(cell.symbol());
            at = Some(x + cell.symbol().width().max(1) as u16);
        }
    }
    text
}

/// The recording of some screens of one size, each shown for its seconds.
pub fn recording(title: &str, screens: &[(Buffer, f32)]) -> String {
    let [(first, _), ..] = screens else { panic!("no screen") };
    let (width, height) = (first.area.width, first.area.height);
    let header = serde_json::json!({
        "version": 2, "width": width, "height": height, "title": title,
        "env": { "TERM": "xterm-256color" },
    });
    let mut text = format!("{header}\n");
    let (mut at, mut before) = (0.0, None);
    for (screen, seconds) in screens {
        let start = if before.is_none() { "\x1b[?25l\x1b[2J" } else { "" };
        let output = format!("{start}{}", changes(before, screen));
        let event = serde_json::json!([(at * 1000.0_f32).round() / 1000.0, "o", output]);
        let _ = writeln!(text, "{event}");
        at += seconds;
        before = Some(screen);
    }
    text + &format!("{}\n", serde_json::json!([(at * 1000.0).round() / 1000.0, "o", ""]))
}
