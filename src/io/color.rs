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

/// Colour depth to draw with; `variable` reads an environment variable.
///
/// `NO_COLOR` counts unless empty (<https://no-color.org>); `COLORTERM` and `TERM` give the depth.
pub fn color_depth(choice: ColorChoice, variable: impl Fn(&str) -> Option<String>) -> ColorDepth {
    let value = |name: &str| variable(name).unwrap_or_default();
    let term = value("TERM");
    let is_unwanted = !value("NO_COLOR").is_empty() || term == "dumb";
    if choice == ColorChoice::Never || (choice == ColorChoice::Auto && is_unwanted) {
        return ColorDepth::None;
    }
    let has_all = matches!(value("COLORTERM").as_str(), "truecolor" | "24bit")
        || term.ends_with("-direct")
        || ["kitty", "alacritty", "ghostty", "foot"].iter().any(|name| term.contains(name))
        // The Windows console sets no TERM and shows 24-bit colours.
        || (cfg!(windows) && term.is_empty());
    if has_all {
        ColorDepth::True
    } else if term.contains("256") {
        ColorDepth::Indexed
    } else {
        ColorDepth::Sixteen
    }
}
