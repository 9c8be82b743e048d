//! The viewport and its looks: how the game may show itself, and what the terminal can do.

use strum::VariantArray as _;

/// How the board and everything around it is drawn.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Look {
    /// Green felt in a walnut frame, on a dark screen.
    #[default]
    Classic,
    /// Deep blue, for the night.
    Midnight,
    /// Ink on paper, for light backgrounds.
    Paper,
    /// Greys, blue and orange: every mark differs for colour-blind eyes too.
    Contrast,
    /// No colour at all: shapes and brackets.
    Mono,
    /// As mono, and nothing outside ASCII: `X`, `O` and `.`.
    Ascii,
}

impl Look {
    /// Every look.
    pub const ALL: &'static [Self] = Self::VARIANTS;
}

/// The narrowest window in which a list shows the chosen game, too.
pub const PREVIEW_WIDTH: u16 = 100;

/// The colour depth of a terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColorDepth {
    /// None, or none are wanted.
    None,
    /// The sixteen named ones.
    Sixteen,
    /// The 256 of xterm's table.
    Indexed,
    /// Any red, green and blue.
    #[default]
    True,
}

/// The viewport: the size of the screen, and what it can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    /// Columns.
    pub width: u16,
    /// Rows.
    pub height: u16,
    /// Colours.
    pub depth: ColorDepth,
    /// The Linux console, whose font has few characters beyond those of the IBM PC.
    pub is_console: bool,
    /// The window has lost the focus; whether the bell has rung since.
    pub unfocused: Option<bool>,
    /// How much was in sight when the screen was drawn last.
    pub rooms: Rooms,
}

/// The room for what scrolls, in lines: only the drawing knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rooms {
    /// Lines of the move log that are in sight.
    pub log: u16,
    /// Lines of a list that are in sight.
    pub list: u16,
    /// Lines of the help page that are out of sight.
    pub help_overflow: u16,
}

/// The fewest columns a game can be played in.
pub const MIN_WIDTH: u16 = 26;
/// The fewest rows a game can be played in.
pub const MIN_HEIGHT: u16 = 12;

impl Viewport {
    /// Whether the window cannot show a game.
    pub const fn is_too_small(&self) -> bool {
        self.width < MIN_WIDTH || self.height < MIN_HEIGHT
    }
}

impl Default for Viewport {
    fn default() -> Self {
        Self {
            width: 80,
            height: 24,
            depth: ColorDepth::default(),
            is_console: false,
            unfocused: None,
            rooms: Rooms::default(),
        }
    }
}
