//! How many colours the terminal shows, by what the environment says.

use crate::app::ColorDepth;

/// What the player wants.
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
    /// Colours where the terminal has them and `NO_COLOR` does not forbid them.
    #[default]
    Auto,
    /// Colours, whatever the environment says.
    Always,
    /// None.
    Never,
}

/// The colours to draw with. `variable` looks an environment variable up.
///
/// `NO_COLOR` counts when it is not empty (<https://no-color.org>); `COLORTERM` and `TERM` tell
/// the rest.
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
        // The Windows console sets no TERM and shows every colour.
        || (cfg!(windows) && term.is_empty());
    if has_all {
        ColorDepth::True
    } else if term.contains("256") {
        ColorDepth::Indexed
    } else {
        ColorDepth::Sixteen
    }
}
