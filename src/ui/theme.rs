//! Themes: styles by role, for the other modules of the screen.

use super::grid::Frame;
use super::palette::{self, Palette, Rgb, Shade};
use crate::app::{App, ColorDepth, Look};
use crate::rules::{Color, Variant};
use ratatui::style::{self, Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::Span;

/// Signs outside ASCII, or their ASCII substitutes.
pub struct Signs {
    pub border: border::Set<'static>,
    /// Separator of two words.
    pub dot: &'static str,
    /// Pointer to the current line or side.
    pub pointer: &'static str,
    /// Arrows around a changeable value.
    pub change: [&'static str; 2],
    /// Filled and empty part of a bar.
    pub bar: [&'static str; 2],
    /// Black and white disc.
    pub discs: [&'static str; 2],
    pub edge: &'static str,
    pub hint: &'static str,
    pub more: &'static str,
    pub plus_minus: &'static str,
    /// Block characters by filled quadrants: bits 1 upper left, 2 upper right, 4 and 8 below. More terminals have
    /// these than braille.
    pub blocks: [&'static str; 16],
    /// Grid lines: horizontal, vertical, and the crossings of the first, a middle and the last row.
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

/// Signs of the Linux console's usual fonts: those of code page 437.
const CONSOLE: Signs = Signs {
    border: border::PLAIN,
    dot: "·",
    pointer: "►",
    change: ["<", ">"],
    bar: ["═", "─"],
    // The font's bullet is half as large as its ring.
    discs: ["■", "○"],
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

/// Colours of a board for mixing, with 256 colours or more.
#[derive(Clone, PartialEq)]
pub struct SoftColors {
    pub palette: Palette,
    pub depth: ColorDepth,
}

impl SoftColors {
    /// Colour of the palette as the terminal shows it.
    pub fn rgb(&self, shade: Shade) -> Rgb {
        shade.rgb(self.depth)
    }
}

/// Colours of a board.
pub struct BoardColors {
    /// Colours for soft edges; `None` on a terminal with 16 colours.
    pub soft: Option<SoftColors>,
    pub squares: [style::Color; 2],
    pub frame: Style,
    pub discs: [style::Color; 2],
    /// Ground under the cursor.
    pub cursor: style::Color,
    /// Ink of lines, discs and marks with 16 colours.
    pub ink: style::Color,
}

/// Styles by role.
pub struct Theme {
    pub text: Style,
    pub dim: Style,
    pub strong: Style,
    pub accent: Style,
    pub refusal: Style,
    pub border: Style,
    /// Selected line in a menu or the log.
    pub selected: Style,
    /// Bars of both sides.
    pub bars: [Style; 2],
    /// Colours of the board; `None` if only lines and brackets are drawn.
    pub board: Option<BoardColors>,
    pub signs: Signs,
    /// Whether only ASCII is drawn: discs are letters.
    pub is_ascii: bool,
}

/// Palette of the app's theme, if theme and terminal have colours.
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

const fn of_look(look: Look) -> Option<Palette> {
    match look {
        Look::Mono | Look::Ascii => None,
        Look::Classic => Some(palette::CLASSIC),
        Look::Midnight => Some(palette::MIDNIGHT),
        Look::Paper => Some(palette::PAPER),
        Look::Contrast => Some(palette::CONTRAST),
    }
}

/// Frame of a variant's board: with 16 colours or none, lines separate the squares.
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

    /// Theme of images in files: with all colours, whatever the terminal has.
    pub fn of_pictures(app: &App) -> Self {
        Self::with_color(palette(app).unwrap_or(palette::CLASSIC), ColorDepth::True)
    }

    /// Styles of a lined square: ground, and discs of both sides.
    pub fn lined_square(&self, is_cursor: bool) -> (Style, [Style; 2]) {
        match &self.board {
            None => (self.text, [self.strong; 2]),
            Some(colors) => {
                let ground = if is_cursor { colors.cursor } else { colors.squares[0] };
                // The cursor's ground is light in every theme.
                let ink = if is_cursor { style::Color::Black } else { colors.ink };
                let style = Style::new().fg(ink).bg(ground);
                (style, [style.add_modifier(Modifier::BOLD); 2])
            }
        }
    }

    /// The terminal's own two colours, with attributes.
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

    /// Sign of a side's disc. In Reversi with many colours both sides have the full disc, in different tones.
    pub fn sign(&self, variant: Variant, side: Color) -> &'static str {
        match (variant.flips(), &self.board) {
            (false, _) => ASCII.discs[side.index()],
            (true, Some(board)) if board.soft.is_some() => self.signs.discs[0],
            (true, _) => self.signs.discs[side.index()],
        }
    }

    /// Text from outside, such as a name, in ASCII if required.
    pub fn plain(&self, text: &str) -> String {
        let sign = |c: char| if self.is_ascii && !c.is_ascii() { '?' } else { c };
        text.chars().map(sign).collect()
    }

    /// Disc within text, three cells wide; with colours, on a piece of the board.
    pub fn disc(&self, variant: Variant, side: Color) -> Span<'static> {
        let sign = format!(" {} ", self.sign(variant, side));
        match &self.board {
            // Only for discs, not letters: these differ by shape, and thin ones are hard to see on a board colour.
            Some(board) if variant.flips() => {
                let ink = if board.soft.is_some() { board.discs[side.index()] } else { board.ink };
                let style = Style::new().fg(ink).bg(board.squares[0]);
                Span::styled(sign, style)
            }
            _ => Span::styled(sign, self.strong),
        }
    }
}
