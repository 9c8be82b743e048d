//! The viewport: size and abilities of the terminal, and themes.

use std::time::Duration;
use strum::VariantArray as _;

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
    /// Classic, or paper on a light background.
    #[default]
    Auto,
    /// Green felt in a walnut frame on a dark screen.
    Classic,
    /// Deep blue.
    Midnight,
    /// Ink on paper, for light backgrounds.
    Paper,
    /// Greys, blue and orange, safe for colour-blind players.
    Contrast,
    /// No colours: shapes and brackets.
    Mono,
    /// Mono with ASCII only: `X`, `O` and `.`.
    Ascii,
}

impl Look {
    pub const ALL: &'static [Self] = Self::VARIANTS;
}

/// Narrowest window in which lists show a preview, in columns.
pub const PREVIEW_WIDTH: u16 = 100;

/// Colour depth of a terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColorDepth {
    /// No colours available or wanted.
    None,
    /// The 16 named colours.
    Sixteen,
    /// The 256 colours of xterm.
    Indexed,
    /// 24-bit colours.
    #[default]
    True,
}

/// Brightness of the terminal's own background.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brightness {
    Dark,
    Light,
}

/// Characters that a terminal shows as this program counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Glyphs {
    #[default]
    Unicode,
    /// Only those whose width is not ambiguous (Unicode TR 11): the others take two columns.
    Unambiguous {
        /// Whether block elements take one column nevertheless.
        has_blocks: bool,
    },
    Ascii,
}

/// Findings about a terminal; they may change after the first frame, when it has answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerminalTraits {
    pub depth: ColorDepth,
    /// `None` if unknown.
    pub background: Option<Brightness>,
    pub glyphs: Glyphs,
}

/// Size of a cell in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellSize {
    pub width: u16,
    pub height: u16,
}

/// Size and abilities of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    pub width: u16,
    pub height: u16,
    pub traits: TerminalTraits,
    /// Whether this is the Linux console, whose font has few characters beyond those of the IBM PC.
    pub is_console: bool,
    /// Whether a finger points: lines are far apart, and keys are buttons of the page around the terminal.
    pub is_touch: bool,
    /// Size of a cell, if the terminal shows pictures.
    pub cell: Option<CellSize>,
    /// Interval between two frames of an animation; longer over a network, where each costs bytes.
    pub frame_interval: Duration,
    /// Causes for which the bell has rung since the window lost the focus; `None` in a focused window.
    pub unfocused: Option<Absence>,
    /// Room for scrolling parts in the last frame.
    pub rooms: Rooms,
}

/// Event for which the bell rings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BellCause {
    /// The player is to move.
    Turn,
    /// Another person has come, or challenges the player.
    Person,
}

/// Causes for which the bell has rung in an unfocused window: once for each is enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Absence {
    has_rung: [bool; 2],
}

impl Absence {
    /// Notes a cause. Returns whether it is the first of its kind.
    pub const fn note(&mut self, cause: BellCause) -> bool {
        !std::mem::replace(&mut self.has_rung[cause as usize], true)
    }
}

/// Room for scrolling parts, in lines, as found by the last frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rooms {
    /// Visible lines of the move log.
    pub log: u16,
    /// Visible lines of a list.
    pub list: u16,
    /// Hidden lines of the help page.
    pub help_overflow: u16,
}

/// Interval between frames.
pub const FRAME: Duration = Duration::from_millis(30);
/// Least width of a playable window, in columns.
pub const MIN_WIDTH: u16 = 26;
/// Least height of a playable window, in rows.
pub const MIN_HEIGHT: u16 = 12;

impl Viewport {
    /// Colours to draw with. A terminal that shows pictures has more than sixteen, whatever its name says.
    pub const fn depth(&self) -> ColorDepth {
        match (self.traits.depth, self.cell) {
            (ColorDepth::Sixteen, Some(_)) => ColorDepth::Indexed,
            (depth, _) => depth,
        }
    }

    /// Whether the window is too small for a game.
    pub const fn is_too_small(&self) -> bool {
        self.width < MIN_WIDTH || self.height < MIN_HEIGHT
    }
}

impl Default for Viewport {
    fn default() -> Self {
        Self {
            width: 80,
            height: 24,
            traits: TerminalTraits::default(),
            is_console: false,
            is_touch: false,
            cell: None,
            frame_interval: FRAME,
            unfocused: None,
            rooms: Rooms::default(),
        }
    }
}
