//! The panel over a finished game.

use super::theme::Theme;
use super::widgets::panel;
use crate::app::{
    App, Command, KeyHint, Table, drawn, ending, key_line, official, player_name, points, verdict,
};
use crate::rules::Color;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget as _};

/// What can be chosen.
fn choices(app: &App) -> Vec<KeyHint> {
    // Help and quit stand in the key line, as everywhere.
    let is_here = |key: &KeyHint| !matches!(key.command, Command::Help | Command::Quit);
    key_line(app).into_iter().filter(is_here).collect()
}

/// Draws who won, by what, and what to do next.
pub fn render(app: &App, table: &Table, theme: &Theme, area: Rect, buf: &mut Buffer) {
    Clear.render(area, buf);
    buf.set_style(area, theme.text);
    panel("Game over", theme).border_style(theme.accent).render(area, buf);
    let inner = area.inner(Margin::new(2, 1));
    let mut lines = vec![Line::styled(verdict(table), theme.accent).centered()];
    let variant = table.setup.variant;
    let score = |with_names: bool| {
        let [black, white] = Color::BOTH.map(|side| {
            let name = player_name(table, side);
            let points = points(table, side);
            let is_sign = theme.sign(variant, side) == name;
            let name = if with_names && !is_sign { format!(" {name}") } else { String::new() };
            let text = format!("{name} {points}");
            [theme.disc(variant, side), Span::styled(text, theme.strong)]
        });
        Line::from([&black[..], &[Span::raw("   ")], &white[..]].concat()).centered()
    };
    let named = score(true);
    lines.push(if named.width() <= usize::from(inner.width) { named } else { score(false) });
    let notes = [official(table), ending(table, app.notation()), drawn(table)];
    let notes = notes.into_iter().flatten();
    lines.extend(notes.map(|note| Line::styled(note, theme.dim).centered()));
    let choices = choices(app);
    let room = usize::from(inner.height).saturating_sub(choices.len());
    for (line, row) in lines.into_iter().zip(inner.rows()).take(room) {
        line.render(row, buf);
    }
    for (key, row) in choices.iter().zip(choice_rows(area, choices.len())) {
        let keys = Span::styled(format!("{:>6}  ", key.name), theme.accent);
        Line::from(vec![keys, Span::styled(key.word, theme.text)]).render(row, buf);
    }
}

/// The rows of so many choices, at the foot of the panel.
fn choice_rows(area: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let inner = area.inner(Margin::new(2, 1));
    let count = (count as u16).min(inner.height);
    Rect { y: inner.bottom() - count, height: count, ..inner }.rows()
}

/// The command whose line is at `position`.
pub fn command_at(app: &App, area: Rect, position: Position) -> Option<Command> {
    let choices = choices(app);
    let mut rows = choices.iter().zip(choice_rows(area, choices.len()));
    rows.find(|(_, row)| row.contains(position)).map(|(key, _)| key.command)
}
