//! Colour depth of the terminal, from the environment.

use crate::app::ColorDepth;

#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum ColorChoice {
    /// Colours if the terminal has them and `NO_COLOR` is not set.
    #[default]
    Auto,
    Always,
    Never,
}

/// Colour depth by the environment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ColorFinding {
    pub depth: ColorDepth,
    /// Whether the player or the terminal's own variable chose it: then no answer changes it.
    pub is_certain: bool,
}

/// Colour depth to draw with before the terminal has answered; `variable` reads an environment variable.
///
/// `NO_COLOR` counts unless empty (<https://no-color.org>); `COLORTERM` and `TERM` give the depth.
pub fn color_finding(
    choice: ColorChoice,
    variable: impl Fn(&str) -> Option<String>,
) -> ColorFinding {
    let value = |name: &str| variable(name).unwrap_or_default();
    let term = value("TERM");
    let certain = |depth: ColorDepth| ColorFinding { depth, is_certain: true };
    let has_none = ["dumb", "vt100", "vt220"].contains(&term.as_str()) || term.ends_with("-mono");
    let is_unwanted = !value("NO_COLOR").is_empty() || has_none;
    if choice == ColorChoice::Never || (choice == ColorChoice::Auto && is_unwanted) {
        return certain(ColorDepth::None);
    }
    if matches!(value("COLORTERM").as_str(), "truecolor" | "24bit") {
        return certain(ColorDepth::True);
    }
    let has_all = term.ends_with("-direct")
        || ["kitty", "alacritty", "ghostty", "foot"].iter().any(|name| term.contains(name))
        // The Windows console sets no TERM and shows 24-bit colours.
        || (cfg!(windows) && term.is_empty());
    let depth = if has_all {
        ColorDepth::True
    } else if term.contains("256") {
        ColorDepth::Indexed
    } else {
        ColorDepth::Sixteen
    };
    ColorFinding { depth, is_certain: false }
}
