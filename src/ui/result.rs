//! The panel over a finished game.

use super::pieces::panel;
use super::theme::Theme;
use crate::app::keymap::bindings;
use crate::app::{Command, Context, State, drawn, ending, official, player_name, points, verdict};
use crate::rules::Disc;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget as _};

/// What can be chosen, with its key and its words.
fn choices() -> impl Iterator<Item = (&'static str, &'static str, Command)> {
    bindings(Context::Result).iter().filter_map(|binding| {
        // Help and quit stand in the key line, as everywhere.
        let (key, word) = binding.bar?;
        let is_here = !matches!(binding.command, Command::Help | Command::Quit);
        is_here.then_some((key, word, binding.command))
    })
}

/// Draws who won, by what, and what to do next.
pub fn render(state: &State, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let Some(table) = &state.table else { return };
    Clear.render(area, buf);
    buf.set_style(area, theme.text);
    panel("Game over", theme).border_style(theme.accent).render(area, buf);
    let inner = area.inner(Margin::new(2, 1));
    let mut lines = vec![Line::styled(verdict(table), theme.accent).centered()];
    let rules = table.setup.rules;
    let score = |with_names: bool| {
        let [black, white] = Disc::BOTH.map(|side| {
            let name = player_name(table, side);
            let points = points(table, side);
            let is_sign = theme.sign(rules, side) == name;
            let name = if with_names && !is_sign { format!(" {name}") } else { String::new() };
            let text = format!("{name} {points}");
            [theme.disc(rules, side), Span::styled(text, theme.strong)]
        });
        Line::from([&black[..], &[Span::raw("   ")], &white[..]].concat()).centered()
    };
    let named = score(true);
    lines.push(if named.width() <= usize::from(inner.width) { named } else { score(false) });
    let notes = [official(table), ending(table, state.notation()), drawn(table)];
    let notes = notes.into_iter().flatten();
    lines.extend(notes.map(|note| Line::styled(note, theme.dim).centered()));
    let room = usize::from(inner.height).saturating_sub(choices().count());
    for (line, row) in lines.into_iter().zip(inner.rows()).take(room) {
        line.render(row, buf);
    }
    for ((key, word, _), row) in choices().zip(choice_rows(area)) {
        let keys = Span::styled(format!("{key:>6}  "), theme.accent);
        Line::from(vec![keys, Span::styled(word, theme.text)]).render(row, buf);
    }
}

/// The rows of the choices, at the foot of the panel.
fn choice_rows(area: Rect) -> impl Iterator<Item = Rect> {
    let inner = area.inner(Margin::new(2, 1));
    let count = (choices().count() as u16).min(inner.height);
    Rect { y: inner.bottom() - count, height: count, ..inner }.rows()
}

/// The command whose line is at `position`.
pub fn command_at(area: Rect, position: Position) -> Option<Command> {
    let mut rows = choices().zip(choice_rows(area));
    rows.find(|(_, row)| row.contains(position)).map(|((.., command), _)| command)
}
