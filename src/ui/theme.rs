//! Themes: styles by role, for the other modules of the screen.

use super::block_fit::Blocks;
use super::grid::Frame;
use super::palette::{self, Palette, Rgb, Shade};
use crate::app::{App, Brightness, ColorDepth, Glyphs, Look};
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

/// Signs whose width is not ambiguous (Unicode TR 11).
const UNAMBIGUOUS: Signs = Signs { discs: ["*", "o"], ..ASCII };

/// Colours of a board.
#[derive(Clone, PartialEq)]
pub struct BoardColors {
    pub palette: Palette,
    pub depth: ColorDepth,
    pub blocks: Blocks,
}

impl BoardColors {
    /// Colour of the palette as the terminal shows it, for mixing.
    pub fn rgb(&self, shade: Shade) -> Rgb {
        shade.rgb(self.depth)
    }

    /// Colour of the palette.
    pub fn color(&self, shade: Shade) -> style::Color {
        shade.at(self.depth)
    }

    /// Whether the colours are those of 16, which cannot be mixed, and in which tones do not tell discs apart.
    pub fn is_plain(&self) -> bool {
        self.depth == ColorDepth::Sixteen
    }

    /// Whether lines part the squares, because both have one colour.
    pub fn has_lines(&self) -> bool {
        let [one, other] = self.palette.squares;
        self.color(one) == self.color(other)
    }

    pub fn frame(&self) -> Style {
        Style::new().fg(self.color(self.palette.label)).bg(self.color(self.palette.frame))
    }

    /// Body of a side's disc.
    pub fn disc(&self, side: Color) -> Shade {
        [self.palette.black, self.palette.white][side.index()][1]
    }
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
    /// Colours of the board; `None` if its squares are drawn by signs alone.
    pub board: Option<BoardColors>,
    pub signs: Signs,
    /// Brightness of the background, where the theme has none of its own.
    pub background: Option<Brightness>,
    /// Whether block elements take one column each, so that shapes can be drawn with them.
    pub has_shapes: bool,
    /// Whether only ASCII is drawn: discs are letters.
    pub is_ascii: bool,
}

/// Palette of the app's theme, if theme and terminal have colours.
fn palette(app: &App) -> Option<Palette> {
    let settings = &app.cx.settings;
    let viewport = &app.cx.viewport;
    let background = viewport.traits.background;
    if viewport.depth() == ColorDepth::None || app.cx.glyphs() == Glyphs::Ascii {
        return None;
    }
    let looks = &app.cx.preferences.looks;
    let own = settings.own_look.as_ref().and_then(|name| looks.iter().find(|it| it.name == *name));
    match own {
        Some(own) => of_look(own.base, background).map(|base| base.with(own)),
        None => of_look(settings.look, background),
    }
}

const fn of_look(look: Look, background: Option<Brightness>) -> Option<Palette> {
    match look {
        Look::Auto if matches!(background, Some(Brightness::Light)) => Some(palette::PAPER),
        Look::Mono | Look::Ascii => None,
        Look::Auto | Look::Classic => Some(palette::CLASSIC),
        Look::Midnight => Some(palette::MIDNIGHT),
        Look::Paper => Some(palette::PAPER),
        Look::Contrast => Some(palette::CONTRAST),
    }
}

/// A style in bold, unless its ink is black, which many terminals show as grey then.
pub fn bold(style: Style) -> Style {
    match style.fg {
        Some(style::Color::Black) => style,
        _ => style.add_modifier(Modifier::BOLD),
    }
}

/// Frame of a variant's board. Lines have cells of their own without colours, and where the font has no thin ones.
pub fn frame(app: &App, variant: Variant) -> Frame {
    match (variant.flips(), &Theme::of(app).board) {
        (true, Some(colors)) if colors.blocks == Blocks::All || !colors.has_lines() => {
            Frame::Labelled
        }
        (true, _) => Frame::Lined,
        (false, Some(_)) => Frame::Crossed,
        (false, None) => Frame::Bare,
    }
}

impl Theme {
    pub fn of(app: &App) -> Self {
        let viewport = &app.cx.viewport;
        let (signs, blocks) = match app.cx.glyphs() {
            _ if viewport.is_console => (CONSOLE, Blocks::Halves),
            Glyphs::Unicode => (UNICODE, Blocks::All),
            Glyphs::Unambiguous { has_blocks: true } => {
                (Signs { blocks: UNICODE.blocks, ..UNAMBIGUOUS }, Blocks::All)
            }
            Glyphs::Unambiguous { has_blocks: false } => (UNAMBIGUOUS, Blocks::Quadrants),
            Glyphs::Ascii => (ASCII, Blocks::Quadrants),
        };
        let is_ascii = app.cx.is_ascii();
        let theme = match palette(app) {
            Some(palette) => Self::with_color(palette, viewport.depth(), blocks),
            None if is_ascii => {
                return Self { signs: ASCII, has_shapes: false, is_ascii, ..Self::without_color() };
            }
            None => Self::without_color(),
        };
        let has_shapes = signs.blocks != ASCII.blocks;
        let background = viewport.traits.background;
        let theme = Self { signs, background, has_shapes, ..theme };
        if theme.board.is_some() { theme } else { theme.with_mono_discs() }
    }

    /// Signs of discs in one ink: the filled one is bright on a dark background and dark on a light one. Letters say
    /// the same on both.
    fn with_mono_discs(mut self) -> Self {
        let [filled, rim] = self.signs.discs;
        self.signs.discs = match self.background {
            Some(Brightness::Dark) => [rim, filled],
            Some(Brightness::Light) => [filled, rim],
            None => ASCII.discs,
        };
        self
    }

    /// Theme of images in files: with all colours, whatever the terminal has.
    pub fn of_pictures(app: &App) -> Self {
        Self::with_color(palette(app).unwrap_or(palette::CLASSIC), ColorDepth::True, Blocks::All)
    }

    /// Styles of a square between lines: its ground with the ink of signs, and discs of both sides.
    pub fn lined_square(&self, is_cursor: bool) -> (Style, [Style; 2]) {
        match &self.board {
            None => (self.text, [self.strong; 2]),
            Some(colors) => {
                let palette = &colors.palette;
                let ground = if is_cursor { palette.cursor } else { palette.squares[0] };
                let style = Style::new().bg(colors.color(ground));
                let discs = Color::BOTH.map(|side| style.fg(colors.color(colors.disc(side))));
                // The cursor's ground is light in every theme.
                let ink = if is_cursor { palette.black[1] } else { palette.hint };
                (style.fg(colors.color(ink)), discs)
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
            background: None,
            has_shapes: true,
            is_ascii: false,
        }
    }

    pub(super) fn with_color(palette: Palette, depth: ColorDepth, blocks: Blocks) -> Self {
        let color = |tone: Shade| tone.at(depth);
        let on = color(palette.background);
        let text = Style::new().fg(color(palette.text)).bg(on);
        Self {
            text,
            dim: text.fg(color(palette.dim)),
            strong: bold(text),
            accent: text.fg(color(palette.accent)).add_modifier(Modifier::BOLD),
            refusal: text.fg(color(palette.alert)).add_modifier(Modifier::BOLD),
            border: text.fg(color(palette.border)),
            selected: Style::new().fg(color(palette.selected[0])).bg(color(palette.selected[1])),
            bars: palette.bars.map(|tone| text.fg(color(tone))),
            board: Some(BoardColors { palette, depth, blocks }),
            signs: UNICODE,
            background: None,
            has_shapes: true,
            is_ascii: false,
        }
    }

    /// Sign of a side's disc. In Reversi with many colours both sides have the full disc, in different tones.
    pub fn sign(&self, variant: Variant, side: Color) -> &'static str {
        match (variant.flips(), &self.board) {
            (false, _) => ASCII.discs[side.index()],
            (true, Some(board)) if !board.is_plain() => self.signs.discs[0],
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
                let felt = board.palette.squares[0];
                // Among 16 colours white is too near the felt.
                let (ink, ground) = match (board.is_plain(), side) {
                    (true, Color::White) => (Color::Black, board.disc(Color::White)),
                    (_, side) => (side, felt),
                };
                let style = Style::new().fg(board.color(board.disc(ink)));
                Span::styled(sign, style.bg(board.color(ground)))
            }
            _ => Span::styled(sign, self.strong),
        }
    }
}
