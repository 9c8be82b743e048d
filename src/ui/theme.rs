//! Roles and their styles: what the other files of this room draw with.

use super::grid::Frame;
use super::palette::{self, Palette, Rgb, Shade};
use crate::app::{App, ColorDepth, Look};
use crate::rules::{Color, Variant};
use ratatui::style::{self, Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::Span;

/// The characters outside ASCII, and what stands for them inside.
pub struct Signs {
    pub border: border::Set<'static>,
    /// Between two words of a line.
    pub dot: &'static str,
    /// Before the line or the side that it is about.
    pub pointer: &'static str,
    /// Around a value that can be changed.
    pub change: [&'static str; 2],
    /// The filled and the empty part of a bar.
    pub bar: [&'static str; 2],
    /// A black and a white disc, and one on its edge.
    pub discs: [&'static str; 2],
    pub edge: &'static str,
    /// A hint.
    pub hint: &'static str,
    /// Something is still to come.
    pub more: &'static str,
    /// Before the error of a number.
    pub plus_minus: &'static str,
    /// The block characters by the quarters that they fill: 1 upper left, 2 upper right, 4 and 8 below. More
    /// terminals have these than braille.
    pub blocks: [&'static str; 16],
    /// Lines between squares: horizontal, vertical, and the crossings of the first, a middle
    /// and the last row.
    pub grid: [&'static str; 5],
}

const UNICODE: Signs = Signs {
    border: border::ROUNDED,
    dot: "·",
    pointer: "▸",
    change: ["‹", "›"],
    bar: ["━", "─"],
    discs: ["●", "○"],
    edge: "│",
    hint: "·",
    more: "…",
    plus_minus: "±",
    blocks: [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"],
    grid: ["─", "│", "┌┬┐", "├┼┤", "└┴┘"],
};

/// What the usual fonts of the Linux console have: the characters of code page 437.
const CONSOLE: Signs = Signs {
    border: border::PLAIN,
    dot: "·",
    pointer: "►",
    change: ["<", ">"],
    bar: ["═", "─"],
    discs: ["•", "○"],
    edge: "│",
    hint: "·",
    more: "...",
    plus_minus: "±",
    blocks: [" ", "▀", "▀", "▀", "▄", "▌", "█", "█", "▄", "█", "▐", "█", "▄", "█", "█", "█"],
    grid: ["─", "│", "┌┬┐", "├┼┤", "└┴┘"],
};

const ASCII: Signs = Signs {
    border: border::Set {
        top_left: "+",
        top_right: "+",
        bottom_left: "+",
        bottom_right: "+",
        vertical_left: "|",
        vertical_right: "|",
        horizontal_top: "-",
        horizontal_bottom: "-",
    },
    dot: "-",
    pointer: ">",
    change: ["<", ">"],
    bar: ["#", "."],
    discs: ["X", "O"],
    edge: "|",
    hint: ".",
    more: "...",
    plus_minus: "~",
    blocks: [" ", "*", "*", "*", "*", "*", "*", "*", "*", "*", "*", "*", "*", "*", "*", "*"],
    grid: ["-", "|", "+++", "+++", "+++"],
};

/// The colours of a board that can be mixed: with 256 of them or more.
pub struct SoftColors {
    pub palette: Palette,
    pub depth: ColorDepth,
}

impl SoftColors {
    /// A colour of the palette as it is shown.
    pub fn rgb(&self, shade: Shade) -> Rgb {
        shade.rgb(self.depth)
    }
}

/// The colours of a board that has any.
pub struct BoardColors {
    /// The same, where edges can be soft.
    pub soft: Option<SoftColors>,
    /// The squares, chequered.
    pub squares: [style::Color; 2],
    /// The frame with its letters and digits.
    pub frame: Style,
    pub discs: [style::Color; 2],
    /// Under the cursor.
    pub cursor: style::Color,
    /// What lines, discs and marks are drawn with where there are few colours.
    pub ink: style::Color,
}

/// The theme: the roles that a look fills.
pub struct Theme {
    pub text: Style,
    pub dim: Style,
    pub strong: Style,
    pub accent: Style,
    /// Something was refused.
    pub refusal: Style,
    pub border: Style,
    /// The line at hand in a menu or in the log.
    pub selected: Style,
    /// The bars of both sides.
    pub bars: [Style; 2],
    /// The colours of the board; without them it is drawn in lines and brackets.
    pub board: Option<BoardColors>,
    pub signs: Signs,
    /// Nothing but ASCII: discs are letters.
    pub is_ascii: bool,
}

/// The colours of the state's look, where look and terminal have any.
fn palette(app: &App) -> Option<Palette> {
    let settings = &app.shared.settings;
    if app.shared.viewport.depth == ColorDepth::None {
        return None;
    }
    let looks = &app.shared.preferences.looks;
    let own = settings.own_look.as_ref().and_then(|name| looks.iter().find(|it| it.name == *name));
    match own {
        Some(own) => of_look(own.base).map(|base| base.with(own)),
        None => of_look(settings.look),
    }
}

/// The colours of a look that comes with the game.
const fn of_look(look: Look) -> Option<Palette> {
    match look {
        Look::Mono | Look::Ascii => None,
        Look::Classic => Some(palette::CLASSIC),
        Look::Midnight => Some(palette::MIDNIGHT),
        Look::Paper => Some(palette::PAPER),
        Look::Contrast => Some(palette::CONTRAST),
    }
}

/// What is drawn around and between the squares of a board of these rules: with few colours or none, lines
/// have to say where they are.
pub fn frame(app: &App, variant: Variant) -> Frame {
    let is_soft = matches!(app.shared.viewport.depth, ColorDepth::True | ColorDepth::Indexed);
    match (variant.flips(), palette(app).is_none()) {
        (true, false) if is_soft => Frame::Labelled,
        (true, _) => Frame::Lined,
        (false, false) => Frame::Crossed,
        (false, true) => Frame::Bare,
    }
}

impl Theme {
    /// The theme for the state's look on the state's terminal.
    pub fn of(app: &App) -> Self {
        let theme = match (palette(app), app.shared.settings.look) {
            (None, Look::Ascii) => {
                return Self { signs: ASCII, is_ascii: true, ..Self::without_color() };
            }
            (Some(palette), _) => Self::with_color(palette, app.shared.viewport.depth),
            (None, _) => Self::without_color(),
        };
        if app.shared.viewport.is_console { Self { signs: CONSOLE, ..theme } } else { theme }
    }

    /// How a square is written on that shows itself by lines: the ground, and the discs of both sides.
    pub fn lined_square(&self, is_cursor: bool) -> (Style, [Style; 2]) {
        match &self.board {
            None => (self.text, [self.strong; 2]),
            Some(colors) => {
                let ground = if is_cursor { colors.cursor } else { colors.squares[0] };
                // The cursor's ground is light in every look.
                let ink = if is_cursor { style::Color::Black } else { colors.ink };
                let style = Style::new().fg(ink).bg(ground);
                (style, [style.add_modifier(Modifier::BOLD); 2])
            }
        }
    }

    /// The terminal's own two colours, and attributes.
    fn without_color() -> Self {
        let plain = Style::reset();
        Self {
            text: plain,
            dim: plain.add_modifier(Modifier::DIM),
            strong: plain.add_modifier(Modifier::BOLD),
            accent: plain.add_modifier(Modifier::BOLD),
            refusal: plain.add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            border: plain.add_modifier(Modifier::DIM),
            selected: plain.add_modifier(Modifier::REVERSED),
            bars: [plain; 2],
            board: None,
            signs: UNICODE,
            is_ascii: false,
        }
    }

    fn with_color(palette: Palette, depth: ColorDepth) -> Self {
        let color = |tone: Shade| tone.at(depth);
        let on = color(palette.background);
        let text = Style::new().fg(color(palette.text)).bg(on);
        Self {
            text,
            dim: text.fg(color(palette.dim)),
            strong: text.add_modifier(Modifier::BOLD),
            accent: text.fg(color(palette.accent)).add_modifier(Modifier::BOLD),
            refusal: text.fg(color(palette.alert)).add_modifier(Modifier::BOLD),
            border: text.fg(color(palette.border)),
            selected: Style::new().fg(color(palette.selected[0])).bg(color(palette.selected[1])),
            bars: palette.bars.map(|tone| text.fg(color(tone))),
            board: Some(BoardColors {
                soft: matches!(depth, ColorDepth::True | ColorDepth::Indexed)
                    .then_some(SoftColors { palette, depth }),
                squares: palette.squares.map(color),
                frame: Style::new().fg(color(palette.label)).bg(color(palette.frame)),
                discs: [color(palette.black[1]), color(palette.white[1])],
                cursor: color(palette.cursor),
                ink: palette.ink,
            }),
            signs: UNICODE,
            is_ascii: false,
        }
    }

    /// One character for what a side puts on the board. In Reversi on a board with many colours both
    /// are the full disc: their tones tell them apart.
    pub fn sign(&self, variant: Variant, side: Color) -> &'static str {
        match (variant.flips(), &self.board) {
            (false, _) => ASCII.discs[side.index()],
            (true, Some(board)) if board.soft.is_some() => self.signs.discs[0],
            (true, _) => self.signs.discs[side.index()],
        }
    }

    /// A text from outside, such as a name: in ASCII where nothing else may be shown.
    pub fn plain(&self, text: &str) -> String {
        let sign = |c: char| if self.is_ascii && !c.is_ascii() { '?' } else { c };
        text.chars().map(sign).collect()
    }

    /// A disc as it stands in texts, three cells wide: with colours on a piece of the board, so
    /// that it looks as it does there.
    pub fn disc(&self, variant: Variant, side: Color) -> Span<'static> {
        let sign = format!(" {} ", self.sign(variant, side));
        match &self.board {
            // Letters are told apart by their shape, and thin ones are lost on a board.
            Some(board) if variant.flips() => {
                let ink = if board.soft.is_some() { board.discs[side.index()] } else { board.ink };
                let style = Style::new().fg(ink).bg(board.squares[0]);
                Span::styled(sign, style)
            }
            _ => Span::styled(sign, self.strong),
        }
    }
}
