//! `outflank manual`: the pages of `assets/manual` as text.

use super::output::{Failure, print};
use crate::io::{Pager, terminal_columns};
use crate::words::{say, wrapped};
use miniz_oxide::inflate::decompress_to_vec;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use std::fmt::Write as _;
use std::io::{self, IsTerminal as _};
use std::iter::repeat_n;
use unicode_width::UnicodeWidthStr as _;

/// Width of the text in a pipe, and the least and the largest on a terminal, in columns.
const WIDTH: usize = 80;
const LEAST_WIDTH: usize = 40;
const MOST_WIDTH: usize = 100;

/// The pages, packed by the build script: before each a control character and a line with its topic.
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/manual.deflate"));

/// Topics of the manual's pages, in their order.
pub const TOPICS: [&str; 15] = [
    "keys",
    "levels",
    "variants",
    "coach",
    "analysis",
    "school",
    "records",
    "engines",
    "tournaments",
    "serve",
    "web",
    "settings",
    "commands",
    "install",
    "press",
];

/// Topic and Markdown of each page, in order.
pub fn pages() -> Vec<(&'static str, String)> {
    let text = decompress_to_vec(PACKED).expect("a test unpacks it");
    let text = String::from_utf8(text).expect("a test unpacks it");
    let parts: Vec<(&str, &str)> =
        text.split('\u{1}').filter_map(|part| part.split_once('\n')).collect();
    let page = |topic| {
        let part = parts.iter().find(|(name, _)| *name == topic);
        (topic, part.expect("it has a file").1.to_owned())
    };
    TOPICS.into_iter().map(page).collect()
}

/// Shows a page of the manual, or the list of pages: in a pager on a terminal, else as plain text.
///
/// # Errors
///
/// A usage failure for an unknown topic, another failure if the output cannot be written.
pub fn manual(topic: Option<&str>) -> Result<i32, Failure> {
    let is_terminal = io::stdout().is_terminal();
    let columns = terminal_columns().filter(|_| is_terminal);
    let width = columns.map_or(WIDTH, |columns| columns.clamp(LEAST_WIDTH, MOST_WIDTH));
    let text = match topic {
        None => contents(),
        Some(topic) => {
            let page = pages().into_iter().find(|(name, _)| *name == topic);
            let unknown =
                || Failure::Usage(say!("cli-no-topic", topic = topic, topics = TOPICS.join(", ")));
            text_of(&page.ok_or_else(unknown)?.1, width)
        }
    };
    if is_terminal && Pager::from_environment().show(&text) {
        return Ok(0);
    }
    print(|out| io::Write::write_all(out, text.as_bytes()))
}

/// List of topics with the titles of their pages.
fn contents() -> String {
    let mut text = format!("{}\n\n", say!("manual-title"));
    for (topic, page) in pages() {
        let title = page.lines().next().unwrap_or_default().trim_start_matches("# ");
        let _ = writeln!(text, "  outflank manual {topic:<14}{title}");
    }
    text
}

/// Plain text of a Markdown page, at most `width` columns wide where words and tables allow.
pub fn text_of(markdown: &str, width: usize) -> String {
    let mut page = TextPage { width, ..TextPage::default() };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        page.read(event);
    }
    page.out
}

/// A page while it is rendered.
#[derive(Default)]
struct TextPage {
    width: usize,
    out: String,
    /// Text of the open paragraph, heading, item or cell.
    text: String,
    is_code: bool,
    is_item: bool,
    rows: Vec<Vec<String>>,
}

impl TextPage {
    fn read(&mut self, event: Event<'_>) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => self.is_code = true,
            Event::Start(Tag::Item) => self.is_item = true,
            Event::Start(Tag::TableHead | Tag::TableRow) => self.rows.push(Vec::new()),
            Event::Text(text) if self.is_code => {
                for line in text.lines() {
                    let _ = writeln!(self.out, "    {line}");
                }
            }
            // A key such as `a` would read like a word.
            Event::Code(text) if self.rows.is_empty() => {
                let _ = write!(self.text, "`{text}`");
            }
            Event::Text(text) | Event::Code(text) => self.text += &text,
            Event::SoftBreak | Event::HardBreak => self.text.push(' '),
            Event::End(TagEnd::CodeBlock) => {
                self.is_code = false;
                self.out.push('\n');
            }
            Event::End(TagEnd::Heading(_)) => {
                let title = std::mem::take(&mut self.text).to_uppercase();
                let _ = writeln!(self.out, "{title}\n");
            }
            Event::End(TagEnd::Paragraph) => self.paragraph("", "\n"),
            Event::End(TagEnd::Item) => {
                self.paragraph("  - ", "");
                self.is_item = false;
            }
            Event::End(TagEnd::List(_)) => self.out.push('\n'),
            Event::End(TagEnd::TableCell) => {
                let cell = std::mem::take(&mut self.text);
                self.rows.last_mut().expect("a cell is in a row").push(cell);
            }
            Event::End(TagEnd::Table) => self.table(),
            _ => {}
        }
    }

    /// Writes the open text behind `mark`, wrapped, with `end` after it.
    fn paragraph(&mut self, mark: &str, end: &str) {
        let text = std::mem::take(&mut self.text);
        if text.is_empty() {
            return;
        }
        let mark = if self.is_item { "  - " } else { mark };
        for (at, line) in wrapped(&text, self.width - mark.width()).iter().enumerate() {
            let start = if at == 0 { mark.to_owned() } else { " ".repeat(mark.width()) };
            let _ = writeln!(self.out, "{start}{line}");
        }
        self.out += end;
    }

    /// Writes the collected rows in columns. The last column wraps.
    fn table(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let count = rows.iter().map(Vec::len).max().unwrap_or(0);
        let widest =
            |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| cell.width()).max();
        let widths: Vec<usize> = (0..count).map(|at| widest(at).unwrap_or(0)).collect();
        let before: usize =
            widths.iter().take(count.saturating_sub(1)).map(|width| width + 2).sum();
        let room = self.width.saturating_sub(before + 2).max(20);
        for row in rows.iter().filter(|row| row.iter().any(|cell| !cell.is_empty())) {
            let mut line = "  ".to_owned();
            for (cell, width) in row.iter().zip(&widths).take(count - 1) {
                line += cell;
                line.extend(repeat_n(' ', width + 2 - cell.width()));
            }
            let last = wrapped(row.get(count - 1).map_or("", String::as_str), room);
            for (at, part) in last.iter().enumerate() {
                let start = if at == 0 { line.clone() } else { " ".repeat(before + 2) };
                self.out += format!("{start}{part}").trim_end();
                self.out.push('\n');
            }
        }
        self.out.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_becomes_plain_text() {
        let page = "# Title\n\nSome `code` and\nmore **text**.\n\n- One.\n- Two.\n\n| a | b |\n|---|---|\n| `x` | yes |\n\n    outflank\n";
        let text = text_of(page, 40);
        assert_eq!(
            text,
            "TITLE\n\nSome `code` and more text.\n\n  - One.\n  - Two.\n\n  a  b\n  x  yes\n\n    outflank\n\n"
        );
    }

    #[test]
    fn every_page_is_plain_text_of_at_most_eighty_columns() {
        for (topic, page) in pages() {
            let text = text_of(&page, WIDTH);
            for line in text.lines().filter(|line| !line.starts_with("    ")) {
                assert!(!line.contains("**") && !line.contains("<!--"), "{topic}: {line}");
                assert!(line.width() <= WIDTH || line.starts_with("  "), "{topic}: {line}");
            }
        }
    }
}
