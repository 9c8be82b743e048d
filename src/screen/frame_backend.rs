//! Ratatui's backend for a sink of bytes. A frame is written whole, with the fewest bytes; one without changes writes
//! nothing.

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier, Style};
use std::convert::Infallible;
use std::fmt::Write as _;
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr as _;

/// Begin and end of a synchronized update (mode 2026): the terminal shows a frame at once.
const BEGIN: &str = "\x1b[?2026h";
const END: &str = "\x1b[?2026l";

/// `SGR` parameters that set each attribute, and that clear it.
const ATTRIBUTES: [(Modifier, u8, u8); 9] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::RAPID_BLINK, 6, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

/// Attributes that show on a blank.
const SHOWN: Modifier = Modifier::UNDERLINED.union(Modifier::REVERSED).union(Modifier::CROSSED_OUT);

/// Colours and attributes in force at the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pen {
    foreground: Color,
    background: Color,
    modifier: Modifier,
}

impl Pen {
    const fn of(cell: &Cell) -> Self {
        Self { foreground: cell.fg, background: cell.bg, modifier: cell.modifier }
    }
}

/// Whether only the background of a cell shows.
fn is_blank(cell: &Cell) -> bool {
    cell.symbol() == " " && !cell.modifier.intersects(SHOWN)
}

/// Changed cells that are written with one pen.
struct Group {
    pen: Pen,
    /// Whether it has more than blanks. Of a blank only the background shows.
    has_ink: bool,
    /// Numbers of the cells.
    cells: Vec<usize>,
}

impl Group {
    /// The pen after the group, from the one before.
    fn pen_after(&self, before: Pen) -> Pen {
        let background = self.pen.background;
        let is_plain = !before.modifier.intersects(SHOWN);
        if self.has_ink || !is_plain { self.pen } else { Pen { background, ..before } }
    }

    /// Number of settings that the pen before it has to change.
    fn changes(&self, before: Pen) -> u8 {
        let after = self.pen_after(before);
        u8::from(after.foreground != before.foreground)
            + u8::from(after.background != before.background)
            + u8::from(after.modifier != before.modifier)
    }
}

/// Largest number of changed cells that are grouped by their pen: an arrow key or a move, not a new page.
const FEW: usize = 256;

/// The changed cells, in a small frame those of one pen after each other: a move of the cursor is shorter than a change
/// of colours. The next group is the one that differs least from the last. Pictures keep their place in the order.
fn grouped<'a>(
    content: impl Iterator<Item = (u16, u16, &'a Cell)>,
    mut pen: Pen,
) -> Vec<(Position, &'a Cell)> {
    let cells: Vec<_> = content.map(|(x, y, cell)| (Position { x, y }, cell)).collect();
    let has_picture = || cells.iter().any(|(_, cell)| cell.symbol().contains('\x1b'));
    if cells.len() > FEW || has_picture() {
        return cells;
    }
    let mut groups: Vec<Group> = Vec::new();
    let (blanks, others): (Vec<usize>, Vec<usize>) =
        (0..cells.len()).partition(|at| is_blank(cells[*at].1));
    for at in others {
        let pen = Pen::of(cells[at].1);
        match groups.iter_mut().find(|group| group.pen == pen) {
            Some(group) => group.cells.push(at),
            None => groups.push(Group { pen, has_ink: true, cells: vec![at] }),
        }
    }
    // A blank joins any group with its background.
    for at in blanks {
        let pen = Pen::of(cells[at].1);
        let fits = |group: &&mut Group| {
            group.pen.background == pen.background && !group.pen.modifier.intersects(SHOWN)
        };
        match groups.iter_mut().find(fits) {
            Some(group) => group.cells.push(at),
            None => groups.push(Group { pen, has_ink: false, cells: vec![at] }),
        }
    }
    for group in &mut groups {
        group.cells.sort_unstable();
    }
    let mut order = Vec::with_capacity(cells.len());
    while let Some(next) =
        (0..groups.len()).min_by_key(|at| (groups[*at].changes(pen), groups[*at].cells[0]))
    {
        let group = groups.swap_remove(next);
        pen = group.pen_after(pen);
        order.extend(group.cells.into_iter().map(|at| cells[at]));
    }
    order
}

/// A backend that writes to a sink.
#[derive(Debug)]
pub struct FrameBackend<W: Write> {
    sink: W,
    size: Size,
    /// The frame so far.
    frame: String,
    pen: Pen,
    /// Cell of the cursor; `None` if unknown.
    cursor: Option<Position>,
    /// Whether the cursor followed a letter that is one column wide in every terminal: only then a relative move is safe.
    is_sure: bool,
    is_cursor_hidden: bool,
}

impl<W: Write> FrameBackend<W> {
    /// A backend for a terminal of this size, with a visible cursor somewhere.
    pub const fn new(sink: W, size: Size) -> Self {
        let pen =
            Pen { foreground: Color::Reset, background: Color::Reset, modifier: Modifier::empty() };
        Self {
            sink,
            size,
            frame: String::new(),
            pen,
            cursor: None,
            is_sure: false,
            is_cursor_hidden: false,
        }
    }

    pub const fn set_size(&mut self, size: Size) {
        self.size = size;
    }

    /// The sink, for what is no part of a frame.
    pub const fn sink(&mut self) -> &mut W {
        &mut self.sink
    }

    /// Ends the frame with the cursor at `focus`, and writes it if anything has changed. Errors: the sink's I/O error.
    pub fn present(&mut self, focus: Option<Position>) -> io::Result<()> {
        if let Some(focus) = focus {
            self.move_to(focus);
        }
        if self.frame.is_empty() {
            return Ok(());
        }
        // The pen stays, because the next frame often begins with it. Sequences between two frames print no letters.
        let frame = std::mem::take(&mut self.frame);
        for part in [BEGIN, &frame, END] {
            self.sink.write_all(part.as_bytes())?;
        }
        self.sink.flush()
    }

    fn push(&mut self, sequence: std::fmt::Arguments<'_>) {
        // A string takes everything.
        let _ = self.frame.write_fmt(sequence);
    }

    fn move_to(&mut self, to: Position) {
        if self.cursor == Some(to) {
            return;
        }
        let (row, column) = (u32::from(to.y) + 1, u32::from(to.x) + 1);
        let ahead = self.cursor.filter(|from| self.is_sure && from.y == to.y && from.x < to.x);
        let is_in_row = self.cursor.is_some_and(|from| from.y == to.y);
        match (row, column) {
            _ if let Some(from) = ahead => match to.x - from.x {
                1 => self.push(format_args!("\x1b[C")),
                columns => self.push(format_args!("\x1b[{columns}C")),
            },
            // The row is known even where the column is not: no letter wraps, since none ends beyond the last column.
            (_, 2..) if is_in_row => self.push(format_args!("\x1b[{column}G")),
            (1, 1) => self.push(format_args!("\x1b[H")),
            (_, 1) => self.push(format_args!("\x1b[{row}H")),
            _ => self.push(format_args!("\x1b[{row};{column}H")),
        }
        self.cursor = Some(to);
    }

    /// Changes colours and attributes to these, in one sequence.
    fn draw_with(&mut self, pen: Pen) {
        if self.pen == pen {
            return;
        }
        if pen == Pen::default() {
            self.frame.push_str("\x1b[m");
        } else {
            let mut parameters = String::new();
            push_changes(&mut parameters, self.pen, pen);
            self.push(format_args!("\x1b[{parameters}m"));
        }
        self.pen = pen;
    }

    fn draw_symbol(&mut self, at: Position, symbol: &str) {
        self.frame.push_str(symbol);
        let width = u16::try_from(symbol.width()).unwrap_or(u16::MAX);
        let next = at.x.saturating_add(width);
        // A picture moves the cursor and may change colours; a symbol in the last column leaves the cursor there.
        let is_picture = symbol.contains('\x1b');
        if is_picture && changes_colours(symbol) {
            self.frame.push_str("\x1b[m");
            self.pen = Pen::default();
        }
        self.is_sure = symbol.is_ascii();
        let is_known = !is_picture && next < self.size.width;
        self.cursor = is_known.then_some(Position { x: next, y: at.y });
    }
}

/// Whether a text has a sequence that changes colours or attributes, `SGR`.
fn changes_colours(text: &str) -> bool {
    let is_parameter = |it: char| it.is_ascii_digit() || matches!(it, ';' | ':');
    text.split("\x1b[").skip(1).any(|rest| rest.trim_start_matches(is_parameter).starts_with('m'))
}

/// Sequence that sets colours and attributes from the terminal's own; empty if they are those.
pub fn style_sequence(style: Style) -> String {
    let color = |color: Option<Color>| color.unwrap_or(Color::Reset);
    let (foreground, background) = (color(style.fg), color(style.bg));
    let mut parameters = String::new();
    let pen = Pen { foreground, background, modifier: style.add_modifier };
    push_changes(&mut parameters, Pen::default(), pen);
    if parameters.is_empty() { parameters } else { format!("\x1b[{parameters}m") }
}

/// Parameters of `SGR` that turn one pen into another.
fn push_changes(parameters: &mut String, from: Pen, to: Pen) {
    let mut push = |parameter: std::fmt::Arguments<'_>| {
        if !parameters.is_empty() {
            parameters.push(';');
        }
        let _ = parameters.write_fmt(parameter);
    };
    let removed = from.modifier - to.modifier;
    let mut kept = from.modifier;
    let mut cleared = 0;
    for (attribute, _, clear) in ATTRIBUTES {
        if removed.contains(attribute) && clear != cleared {
            push(format_args!("{clear}"));
            // Two attributes share a parameter.
            let shared = ATTRIBUTES.into_iter().filter(|it| it.2 == clear);
            kept -= shared.map(|it| it.0).collect();
            cleared = clear;
        }
    }
    for (attribute, set, _) in ATTRIBUTES {
        if (to.modifier - kept).contains(attribute) {
            push(format_args!("{set}"));
        }
    }
    for (before, after, ground) in
        [(from.foreground, to.foreground, 3), (from.background, to.background, 4)]
    {
        if before != after {
            match after {
                Color::Reset => push(format_args!("{ground}9")),
                Color::Rgb(red, green, blue) => {
                    push(format_args!("{ground}8;2;{red};{green};{blue}"));
                }
                Color::Indexed(index) => push(format_args!("{ground}8;5;{index}")),
                // Terminals with 16 colours know no other form.
                named => match name_number(named) {
                    number @ 8.. => push(format_args!("{}{}", ground + 6, number - 8)),
                    number => push(format_args!("{ground}{number}")),
                },
            }
        }
    }
}

/// Number of a named colour.
const fn name_number(color: Color) -> u8 {
    match color {
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
        Color::Black | Color::Reset | Color::Rgb(..) | Color::Indexed(_) => 0,
    }
}

/// Nothing can fail before a frame is presented.
impl<W: Write> Backend for FrameBackend<W> {
    type Error = Infallible;

    fn draw<'a, I>(&mut self, content: I) -> Result<(), Infallible>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        for (at, cell) in grouped(content, self.pen) {
            self.move_to(at);
            let pen = Pen::of(cell);
            // Of a blank only the background shows.
            let is_blank = is_blank(cell) && !self.pen.modifier.intersects(SHOWN);
            let background = pen.background;
            self.draw_with(if is_blank { Pen { background, ..self.pen } } else { pen });
            self.draw_symbol(at, cell.symbol());
        }
        Ok(())
    }

    fn hide_cursor(&mut self) -> Result<(), Infallible> {
        if !self.is_cursor_hidden {
            self.frame.push_str("\x1b[?25l");
            self.is_cursor_hidden = true;
        }
        Ok(())
    }

    fn show_cursor(&mut self) -> Result<(), Infallible> {
        if self.is_cursor_hidden {
            self.frame.push_str("\x1b[?25h");
            self.is_cursor_hidden = false;
        }
        Ok(())
    }

    fn get_cursor_position(&mut self) -> Result<Position, Infallible> {
        Ok(self.cursor.unwrap_or_default())
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> Result<(), Infallible> {
        self.move_to(position.into());
        Ok(())
    }

    /// Clears the screen, whatever state it is in.
    fn clear(&mut self) -> Result<(), Infallible> {
        (self.cursor, self.is_cursor_hidden) = (None, false);
        self.frame.push_str("\x1b[m");
        self.pen = Pen::default();
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> Result<(), Infallible> {
        self.draw_with(Pen::default());
        self.frame.push_str(match region {
            ClearType::All => "\x1b[2J",
            ClearType::AfterCursor => "\x1b[J",
            ClearType::BeforeCursor => "\x1b[1J",
            ClearType::CurrentLine => "\x1b[2K",
            ClearType::UntilNewLine => "\x1b[K",
        });
        Ok(())
    }

    fn size(&self) -> Result<Size, Infallible> {
        Ok(self.size)
    }

    fn window_size(&mut self) -> Result<WindowSize, Infallible> {
        Ok(WindowSize { columns_rows: self.size, pixels: Size::ZERO })
    }

    /// Frames are written by [`FrameBackend::present`].
    fn flush(&mut self) -> Result<(), Infallible> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes of a frame of these cells.
    fn written(backend: &mut FrameBackend<Vec<u8>>, cells: &[(u16, u16, &str, Style)]) -> String {
        let cells: Vec<_> = cells
            .iter()
            .map(|(x, y, symbol, style)| {
                let mut cell = Cell::default();
                cell.set_symbol(symbol).set_style(*style);
                (*x, *y, cell)
            })
            .collect();
        backend.draw(cells.iter().map(|(x, y, cell)| (*x, *y, cell))).expect("infallible");
        backend.present(None).expect("in memory");
        String::from_utf8(std::mem::take(backend.sink())).expect("text")
    }

    fn backend() -> FrameBackend<Vec<u8>> {
        FrameBackend::new(Vec::new(), Size::new(80, 24))
    }

    #[test]
    fn a_frame_without_changes_writes_nothing() {
        let mut backend = backend();
        backend.hide_cursor().expect("infallible");
        backend.present(Some(Position { x: 3, y: 2 })).expect("in memory");
        assert_eq!(backend.sink(), b"\x1b[?2026h\x1b[?25l\x1b[3;4H\x1b[?2026l");
        backend.sink().clear();
        backend.hide_cursor().expect("infallible");
        backend.present(Some(Position { x: 3, y: 2 })).expect("in memory");
        assert_eq!(backend.sink(), b"");
    }

    #[test]
    fn what_is_in_force_is_left_out() {
        let green = Style::new().fg(Color::Indexed(255)).bg(Color::Indexed(29));
        let bold = green.add_modifier(Modifier::BOLD | Modifier::DIM);
        let dim = green.fg(Color::Rgb(1, 2, 3)).add_modifier(Modifier::DIM);
        let text = written(
            &mut backend(),
            &[(0, 4, "a", green), (1, 4, "b", green), (2, 4, "c", bold), (9, 0, "d", dim)],
        );
        let expected = "\x1b[5H\x1b[38;5;255;48;5;29mab\x1b[1;2mc\x1b[1;10H\x1b[22;2;38;2;1;2;3md";
        assert_eq!(text, format!("{BEGIN}{expected}{END}"));
    }

    /// An arrow key changes eight cells of two colours, in two rows.
    #[test]
    fn cells_of_one_pen_are_written_after_each_other() {
        let [one, other] = [1, 2].map(|ink| Style::new().fg(Color::Indexed(ink)));
        let text = written(
            &mut backend(),
            &[(4, 0, "a", one), (7, 0, "b", other), (4, 1, "c", one), (6, 1, "d", one)],
        );
        let expected = "\x1b[1;5H\x1b[38;5;1ma\x1b[2;5Hc\x1b[Cd\x1b[1;8H\x1b[38;5;2mb";
        assert_eq!(text, format!("{BEGIN}{expected}{END}"));
    }

    #[test]
    fn named_colours_are_sent_in_the_form_that_every_terminal_knows() {
        let dark = Style::new().fg(Color::Black).bg(Color::Green);
        let bright = Style::new().fg(Color::White).bg(Color::LightYellow);
        let text = written(&mut backend(), &[(0, 0, "a", dark), (1, 0, "b", bright)]);
        assert_eq!(text, format!("{BEGIN}\x1b[H\x1b[30;42ma\x1b[97;103mb{END}"));
    }

    #[test]
    fn of_a_blank_only_what_shows_is_written() {
        let word = Style::new().fg(Color::Indexed(1)).add_modifier(Modifier::BOLD);
        let other = Style::new().fg(Color::Indexed(2));
        let underlined = other.add_modifier(Modifier::UNDERLINED);
        let text = written(
            &mut backend(),
            &[
                (0, 0, "a", word),
                (1, 0, " ", other),
                (2, 0, "b", word),
                (3, 0, " ", other.bg(Color::Indexed(3))),
                (4, 0, " ", underlined),
            ],
        );
        let blank = "\x1b[1;4H\x1b[48;5;3m ";
        let expected = format!("{blank}\x1b[H\x1b[1;38;5;1;49ma b\x1b[C\x1b[22;4;38;5;2m ");
        assert_eq!(text, format!("{BEGIN}{expected}{END}"));
    }

    #[test]
    fn a_picture_that_changes_colours_leaves_the_next_cell_its_own() {
        let red = Style::new().fg(Color::Indexed(1));
        // A placeholder of Kitty's protocol has the picture's number as its colour.
        let picture = "\x1b[s\x1b[38;2;0;0;7m\u{10EEEE}\u{305}\x1b[u";
        let text = written(&mut backend(), &[(0, 0, picture, red), (0, 1, "a", red)]);
        let after = text.split_once("\x1b[u").expect("the picture").1;
        assert_eq!(after, format!("\x1b[m\x1b[2H\x1b[38;5;1ma{END}"));
    }

    #[test]
    fn the_cursor_is_moved_after_pictures_wide_symbols_and_the_last_column() {
        let plain = Style::new();
        let text = written(
            &mut backend(),
            &[
                (0, 0, "日", plain),
                (2, 0, "x", plain),
                (3, 0, "\x1bPq\x1b\\", plain),
                (4, 0, "y", plain),
                (79, 0, "z", plain),
                (0, 1, "w", plain),
            ],
        );
        let expected = "\x1b[H日x\x1bPq\x1b\\\x1b[1;5Hy\x1b[74Cz\x1b[2Hw";
        assert_eq!(text, format!("{BEGIN}{expected}{END}"));
    }
}
