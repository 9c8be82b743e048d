//! The result panel of a finished game.

use super::prelude::*;
use super::widgets::section;
use crate::app::{
    Command, GameSession, KeyHint, drawn, ending, key_line, lesson_of_corners, official, rated,
    verdict,
};
use crate::words::{padded, wrapped};

fn choices(app: &App) -> Vec<KeyHint> {
    // Help and quit are in the key line.
    let is_here = |key: &KeyHint| !matches!(key.command, Command::Help | Command::Quit);
    key_line(app).into_iter().filter(is_here).collect()
}

/// Lines of the panel: winner, margin, remarks.
fn lines(app: &App, session: &GameSession, theme: &Theme, width: u16) -> Vec<Line<'static>> {
    let notes = [
        official(session),
        ending(session, app.notation()),
        drawn(session),
        lesson_of_corners(session),
        rated(session),
    ];
    let notes = notes.into_iter().flatten().map(|note| (note, theme.dim));
    let texts = std::iter::once((verdict(session), theme.accent)).chain(notes);
    let rows = |(text, style): (String, Style)| {
        let lines = wrapped(&text, width.into());
        lines.into_iter().map(move |line| Line::styled(line, style))
    };
    texts.flat_map(rows).collect()
}

/// Rows of a panel of this width: without choices, and with them.
pub fn rows(app: &App, session: &GameSession, theme: &Theme, width: u16) -> (u16, u16) {
    let lines = lines(app, session, theme, width).len() as u16;
    (lines + 2, lines + 3 + choices(app).len() as u16)
}

/// Lines and choices of an area; choices only if all fit.
fn parts(
    app: &App,
    session: &GameSession,
    theme: &Theme,
    area: Rect,
) -> (Vec<Line<'static>>, Vec<KeyHint>) {
    let inner = area.inner(Margin::new(0, 1));
    let (mut lines, mut choices) = (lines(app, session, theme, inner.width), choices(app));
    let rows = usize::from(inner.height);
    if rows < lines.len() + choices.len() {
        choices.clear();
    }
    if rows > lines.len() + choices.len() && !choices.is_empty() {
        lines.push(Line::default());
    }
    (lines, choices)
}

pub fn render(
    app: &App,
    session: &GameSession,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    if area.is_empty() {
        return;
    }
    let inner = section(&say!("result-title"), theme, area, buf);
    let (lines, choices) = parts(app, session, theme, area);
    let count = lines.len() as u16;
    for (line, row) in lines.into_iter().zip(inner.rows()) {
        line.render(row, buf);
    }
    for (key, row) in choices.iter().zip(inner.rows().skip(usize::from(count))) {
        let keys = Span::styled(padded(&key.name, 6) + "  ", theme.accent);
        Line::from(vec![keys, Span::styled(key.word.as_str(), theme.text)]).render(row, buf);
        drawn.target(row, Target::Command(key.command));
    }
}
