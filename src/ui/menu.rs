//! Menus of the start screen, and the list of settings: their lines and spacing.

use super::prelude::*;
use super::widgets::fitted;
use crate::app::settings::GROUPS;
use crate::app::{self, Menu, Page, RowText, SettingsLine, StartRow};
use crate::words::{self, padded};
use ratatui::text::Line as TextLine;
use unicode_width::UnicodeWidthStr;

/// Width below which lines have no arrows, in columns.
const NARROW: u16 = 34;
/// Largest width of a value between its arrows.
const WIDEST_VALUE: usize = 22;

pub enum MenuRow {
    Blank,
    Title(String),
    Line(usize),
}

/// Lines of the page and their spacing.
pub struct MenuView {
    pub lines: Vec<RowText>,
    /// Index of the chosen line.
    pub at: usize,
    /// Width of the labels, whatever the setup.
    pub pad: usize,
    /// Rows with the spacing that a large window has.
    spread: Vec<MenuRow>,
    pub rows: Vec<MenuRow>,
}

impl MenuView {
    /// Menu of the current page, one row a line.
    pub fn of(app: &App) -> Self {
        let cx = &app.cx;
        if let Page::Settings(page) = app.base() {
            let line = |line: &SettingsLine| match line {
                SettingsLine::Setting(setting) => RowText {
                    label: setting.label(),
                    value: Some(setting.shown(&cx.preferences)),
                    note: None,
                    sentence: cx.about(setting),
                },
                SettingsLine::Engines => app::row(StartRow::Guests, cx),
                SettingsLine::Advanced => RowText {
                    label: say!("settings-advanced"),
                    value: None,
                    note: None,
                    sentence: say!("settings-advanced-about"),
                },
            };
            let of_page = page.lines(cx);
            let lines: Vec<RowText> = of_page.iter().map(line).collect();
            let rows = settings_rows(&of_page);
            let pad = widest(lines.iter().map(|line| line.label.as_str()));
            return Self { lines, at: page.list.at, pad, spread: Vec::new(), rows };
        }
        let (menu, row) = match app.base() {
            Page::Start(page) => (page.menu, page.row),
            _ => Default::default(),
        };
        let starts = menu.rows(cx);
        let at = starts.iter().position(|it| *it == row).unwrap_or(0);
        let lines = starts.iter().map(|row| app::row(*row, cx)).collect();
        // Nothing stands beside the last row of the setup, so its label may be as long as it likes.
        let aligned = menu.all().iter().filter(|row| **row != StartRow::Begin);
        let labels: Vec<String> = aligned.map(|row| app::row(*row, cx).label).collect();
        let pad = widest(labels.iter().map(String::as_str));
        let blanks = menu.most_rows(&starts).saturating_sub(starts.len());
        let rows = (0..starts.len()).map(MenuRow::Line);
        let rows = rows.chain((0..blanks).map(|_| MenuRow::Blank)).collect();
        Self { lines, at, pad, spread: spread(menu, &starts, blanks), rows }
    }

    /// The menu with a blank row after each line, for a finger.
    pub fn for_touch(mut self) -> Self {
        let rows = self.rows.into_iter().flat_map(|row| [row, MenuRow::Blank]);
        self.rows = rows.collect();
        self.spread.clear();
        self
    }

    /// Spreads the rows if `height` allows it with one row left free.
    pub fn spaced(mut self, height: u16) -> Self {
        if !self.spread.is_empty() && self.spread.len() < usize::from(height) {
            self.rows = std::mem::take(&mut self.spread);
        }
        self
    }

    /// Row of the chosen line.
    pub fn row(&self) -> usize {
        let is_chosen = |row: &MenuRow| matches!(row, MenuRow::Line(at) if *at == self.at);
        self.rows.iter().position(is_chosen).unwrap_or(0)
    }
}

/// Rows of the settings page: its lines in titled groups.
fn settings_rows(lines: &[SettingsLine]) -> Vec<MenuRow> {
    let row = |(at, line): (usize, &SettingsLine)| {
        let name = match line {
            SettingsLine::Setting(setting) => Some(setting.name),
            SettingsLine::Engines | SettingsLine::Advanced => None,
        };
        let group = GROUPS.iter().find(|(_, first)| name == Some(*first));
        let title = group.map(|(title, _)| MenuRow::Title(words::message(title, &[])));
        title.into_iter().chain([MenuRow::Line(at)])
    };
    lines.iter().enumerate().flat_map(row).collect()
}

fn widest<'a>(labels: impl Iterator<Item = &'a str>) -> usize {
    labels.map(UnicodeWidthStr::width).max().unwrap_or(0)
}

/// Rows of a menu under its title, with a gap after each group.
fn spread(menu: Menu, starts: &[StartRow], blanks: usize) -> Vec<MenuRow> {
    let mut rows = match menu {
        Menu::Main => Vec::new(),
        Menu::Setup => vec![MenuRow::Title(say!("start-set-up-title")), MenuRow::Blank],
        Menu::More => vec![MenuRow::Title(say!("start-more-title")), MenuRow::Blank],
    };
    for (at, row) in starts.iter().enumerate() {
        rows.push(MenuRow::Line(at));
        let ends_group = matches!(
            row,
            StartRow::SetUp | StartRow::Statistics | StartRow::Begin | StartRow::Guests
        );
        if ends_group {
            rows.push(MenuRow::Blank);
        }
    }
    rows.extend((0..blanks).map(|_| MenuRow::Blank));
    rows
}

/// Cells of the first arrow of a line, and of its value with both arrows; `None` without arrows.
pub fn value_cells(line: &RowText, pad: usize, row: Rect, height: u16) -> Option<[Rect; 2]> {
    line.value.as_ref().filter(|_| row.width >= NARROW)?;
    let x = row.x + (2 + pad + 1) as u16;
    let value = Rect { x, width: row.right().saturating_sub(x), height, ..row };
    Some([Rect { width: value.width.min(2), ..value }, value])
}

/// A line: label, and value between arrows.
pub fn line(
    line: &RowText,
    pad: usize,
    is_focus: bool,
    theme: &Theme,
    width: u16,
) -> TextLine<'static> {
    let pointer = if is_focus { theme.signs.pointer } else { " " };
    let [left, right] = theme.signs.change;
    let label = if is_focus { theme.accent } else { theme.text };
    let pointer = Span::styled(format!("{pointer} "), theme.accent);
    let Some(value) = line.value.clone() else {
        let note = line.note.as_deref().unwrap_or_default();
        let room = usize::from(width).saturating_sub(3 + note.width()).max(4);
        let text = fitted(&line.label, room as u16, theme.signs.more);
        // A note is aligned with the values, which stand behind an arrow.
        let (pad, gap) = (pad.min(room), if width < NARROW { " " } else { "   " });
        let note = Span::styled(note.to_owned(), theme.dim);
        return TextLine::from(vec![pointer, Span::styled(padded(&text, pad) + gap, label), note]);
    };
    let style = if is_focus { theme.strong } else { theme.text };
    if width < NARROW {
        // Without room for both, the label is cut.
        let room = usize::from(width).saturating_sub(3 + value.width()).max(4);
        let (text, pad) = (fitted(&line.label, room as u16, theme.signs.more), pad.min(room));
        let text = Span::styled(padded(&text, pad) + " ", label);
        return TextLine::from(vec![pointer, text, Span::styled(value, style)]);
    }
    // The right arrow stands still while the value changes.
    let room = usize::from(width).saturating_sub(pad + 7).min(WIDEST_VALUE);
    let value = fitted(&value, room as u16, theme.signs.more);
    let gap = " ".repeat(room - value.width());
    let arrow = if is_focus { theme.accent } else { theme.border };
    TextLine::from(vec![
        pointer,
        Span::styled(padded(&line.label, pad) + " ", label),
        Span::styled(format!("{left} "), arrow),
        Span::styled(value, style),
        Span::styled(format!("{gap} {right}"), arrow),
    ])
}
