//! Header, status line and key line.

use super::prelude::*;
use super::widgets::{cover, fitted, wrapped_lines, write_lines, write_right};
use super::{Drawn, coach};
use crate::app::{
    AutosaveState, CoachText, Command, GameSession, KeyHint, Page, StatusLine, Tone, key_line,
};
use crate::rules::Color;
use crate::words::{game_title, looked, wrapped};

/// Width of a window below which margins are dropped, in columns.
pub const NARROW: u16 = 60;

/// Draws game, rules and progress.
pub fn header(app: &App, session: &GameSession, theme: &Theme, area: Rect, buf: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let dot = theme.signs.dot;
    let is_analysis = matches!(app.base(), Page::Analysis(_));
    let values_of = app.values().map(|advice| advice.side);
    // All numbers of an analysis are Black's.
    let side = if is_analysis { Some(Color::Black) } else { values_of };
    let convention = side.map(|side| match side {
        Color::Black => format!(" {dot} {}", say!("values-for-black")),
        Color::White => format!(" {dot} {}", say!("values-for-white")),
    });
    let place = place(app, session);
    let played = session.game.moves_played();
    let empties = session.game.empties().len();
    let step =
        if app.cx.settings.step { format!("{} {dot} ", say!("step-mode")) } else { String::new() };
    let kept = match &app.cx.autosave_state {
        AutosaveState::Hindered(_) => format!("{} {dot} ", say!("not-saved")),
        AutosaveState::On | AutosaveState::Off => String::new(),
    };
    let at = match app.base() {
        // A position without a game has no move number.
        Page::Practice(_) | Page::Lesson(_) | Page::Puzzle(_) | Page::Editor(_) => String::new(),
        _ => format!("{} {dot} ", say!("move-number", number = played)),
    };
    // The table of an analysis says it.
    let sure = app
        .values()
        .filter(|_| !is_analysis)
        .map(|advice| format!("{} {dot} ", looked(advice.certainty())));
    let sure = sure.unwrap_or_default();
    let right = format!("{kept}{step}{sure}{at}{}", say!("empties", count = empties));
    let title = format!("{place}{}", convention.unwrap_or_default());
    // Outside an analysis the note comes before the side.
    let is_room = is_analysis || title.width() <= heading_room(area, &right);
    heading(if is_room { &title } else { &place }, (&right, theme.dim), theme, area, buf);
}

/// Name of the page, or of the game. An expected line belongs to the page beneath it.
fn place(app: &App, session: &GameSession) -> String {
    let mut pages = app.pages().rev().filter(|page| !page.is_overlay());
    match pages.find(|page| !matches!(page, Page::Line(_))).unwrap_or_else(|| app.base()) {
        Page::Lesson(_) => say!("learn-title"),
        Page::Puzzle(_) => say!("puzzles-title"),
        Page::Practice(_) => say!("practice-title"),
        Page::Trainer(_) => say!("trainer-title"),
        Page::Analysis(_) => say!("palette-analysis"),
        Page::Editor(_) => say!("editor-title"),
        Page::Replay(page) if page.review.is_some() => say!("review-title"),
        _ => game_title(session.setup.variant),
    }
}

/// Name of the program in a header.
const PROGRAM: &str = "outflank";

/// Columns for a title beside a note.
pub fn heading_room(area: Rect, note: &str) -> usize {
    usize::from(area.width).saturating_sub(PROGRAM.len() + 3 + 2 + note.width())
}

/// Draws the header of a page: the program, the page's title, and a note at the right where there is room.
pub fn heading(
    title: &str,
    (note, style): (&str, Style),
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
) {
    if area.is_empty() {
        return;
    }
    let most = heading_room(area, note);
    // A note is left out before a title is cut.
    let (note, room) =
        if title.width() <= most { (note, most) } else { ("", heading_room(area, "")) };
    let title = fitted(title, room as u16, theme.signs.more);
    Line::from(vec![
        Span::styled(PROGRAM, theme.accent),
        Span::styled(format!(" {} {title}", theme.signs.dot), theme.dim),
    ])
    .render(area, buf);
    write_right(note, style, area, buf);
}

/// Rows above its area that the status line needs, so that a menu can leave them free.
pub fn rows_above(app: &App, area: Rect) -> u16 {
    let lines = wrapped(&crate::app::status(app).text, area.width.into()).len() as u16;
    lines.saturating_sub(area.height).min(area.y)
}

/// Draws the status line. Without a coach panel, the coach's words stand here unless something is more urgent.
pub fn status(
    app: &App,
    coach_text: Option<&CoachText>,
    has_result: bool,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
) {
    let StatusLine { text, tone } = crate::app::status(app);
    // A panel says the result.
    if has_result && tone == Tone::Plain {
        return;
    }
    let is_free = tone == Tone::Plain && !app.top().is_overlay() && !is_typed(app);
    // A replay keeps its whole board visible, so the text may take more rows.
    let is_wanted = app.replay().is_some() && app.cx.settings.advice;
    let rows = if is_wanted { area.bottom() / 2 } else { area.height };
    let coach_line = coach_text
        .filter(|_| is_free)
        .map(|coach_text| coach::in_short(coach_text, area.width, rows));
    let text = coach_line.filter(|coach_line| !coach_line.is_empty()).unwrap_or(text);
    let text = if tone == Tone::Plain { text } else { sentence_case(text) };
    let style = match tone {
        Tone::Plain => theme.strong,
        Tone::News => theme.accent,
        Tone::Refusal => theme.refusal,
    };
    // A sentence too long for its line takes rows from above.
    let lines = wrapped_lines(&[(text, style)], area.width);
    let more = (lines.len() as u16).saturating_sub(area.height).min(area.y);
    let area = Rect { y: area.y - more, height: area.height + more, ..area };
    if more > 0 {
        cover(area, theme, buf);
    }
    write_lines(&lines, area, buf);
}

/// A notice with a capital letter, unless it begins with a square or the name of a file.
fn sentence_case(text: String) -> String {
    let first_word = text.split(' ').next().unwrap_or_default();
    let is_name = first_word.contains(|c: char| c.is_ascii_digit() || c == '.');
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() && !is_name => {
            first.to_uppercase().chain(letters).collect()
        }
        _ => text,
    }
}

/// Whether a text field is open or the result is shown.
fn is_typed(app: &App) -> bool {
    let keys = app.keys();
    keys.takes_text() && keys.name != "palette" || keys.name == "result"
}

/// Columns of a key and its word.
fn width(key: &KeyHint) -> u16 {
    let gap = usize::from(!key.word.is_empty());
    (key.name.width() + gap + key.word.width()) as u16
}

/// Keys that fit, with their places. Priority: help and quit, then Enter, then back and hints, then the others.
fn layout(app: &App, area: Rect) -> Vec<(KeyHint, Rect)> {
    let mut keys = key_line(app);
    let gap = if area.width + 2 < NARROW { 1 } else { 2 };
    let rank = |key: &KeyHint| match key.command {
        Command::Activate if app.keys().name == "result" => 0,
        Command::Review if app.keys().name == "result" => 1,
        Command::Right if app.keys().name == "settings" => 0,
        Command::Help | Command::Quit => 0,
        // In a replay, stepping comes before playing on, but not before the way out of the summary.
        Command::Activate if app.replay().is_some_and(|page| !page.leads_to_mistake()) => 5,
        Command::Activate | Command::Accept | Command::Decline | Command::Claim => 1,
        Command::Back if app.keys().name == "help" => 1,
        Command::Back if app.keys().name != "board" => 2,
        Command::ToggleHints | Command::NextMistake => 2,
        Command::Right if app.keys().name == "replay" => 2,
        Command::TakeBack | Command::Review | Command::TryAgain => 3,
        Command::Detail | Command::ShowLine if app.replay().is_some() => 3,
        Command::ToggleAdvice | Command::Back => 4,
        Command::ToggleValues if app.keys().name == "board" => 4,
        _ => 5,
    };
    let mut room = area.width;
    // Where Enter and the first keys do not fit with their words, help and then quit stand as a key alone.
    let is_first = |key: &&KeyHint| match rank(key) {
        0 => true,
        1 => key.command == Command::Activate,
        _ => false,
    };
    for short in [Command::Help, Command::Quit] {
        let first = keys.iter().filter(is_first);
        let is_wide = first.map(|key| width(key) + gap).sum::<u16>() > room + gap;
        if let Some(key) = keys.iter_mut().find(|key| is_wide && key.command == short) {
            key.word.clear();
        }
    }
    let is_simple = |key: &&KeyHint| {
        let few = [Command::Activate, Command::ToggleHints, Command::TakeBack];
        let is_common = matches!(key.command, Command::Help | Command::Quit);
        !app.shows_simply() || is_common || few.contains(&key.command)
    };
    let mut order: Vec<&KeyHint> = keys.iter().filter(is_simple).collect();
    order.sort_by_key(|key| rank(key));
    let mut shown = Vec::new();
    for key in order {
        let needed = width(key) + if shown.is_empty() { 0 } else { gap };
        if needed <= room {
            room -= needed;
            shown.push(key);
        }
    }
    let mut x = area.x;
    let in_order = keys.iter().filter(|key| shown.contains(key));
    in_order
        .map(|key| {
            let cells = Rect::new(x, area.y, width(key), 1);
            x += width(key) + gap;
            (key.clone(), cells)
        })
        .collect()
}

pub fn keys(app: &App, theme: &Theme, area: Rect, buf: &mut Buffer, drawn: &mut Drawn) {
    if area.is_empty() {
        return;
    }
    for (key, cells) in layout(app, area) {
        drawn.target(cells, Target::Command(key.command));
        let (x, _) = buf.set_stringn(cells.x, cells.y, &key.name, cells.width.into(), theme.accent);
        buf.set_string(x + 1, cells.y, &key.word, theme.dim);
    }
}
