//! The player's own themes: colours by role, based on a built-in theme.

use crate::app::settings::viewport::Look;
use crate::records::sanitize;
use crate::words::{decimal, say};

/// Role of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "README.md says what each is for")]
pub enum Role {
    Background,
    Text,
    Dim,
    Accent,
    Alert,
    Border,
    Selected,
    SelectedText,
    Square,
    SquareAlternate,
    Frame,
    Label,
    Black,
    White,
    Cursor,
    Last,
    Flipped,
    Hint,
    BarBlack,
    BarWhite,
}

/// Pairs of roles with their least contrast ratio, after WCAG 2.2, success criteria 1.4.3 and 1.4.11.
const APART: [([Role; 2], f64); 7] = [
    ([Role::Text, Role::Background], 4.5),
    ([Role::Accent, Role::Background], 4.5),
    ([Role::Black, Role::White], 3.0),
    ([Role::White, Role::Square], 3.0),
    ([Role::Black, Role::Square], 3.0),
    ([Role::Cursor, Role::Square], 3.0),
    ([Role::Hint, Role::Square], 3.0),
];

/// Longest name, in characters.
const LONGEST: usize = 24;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnLook {
    pub name: String,
    /// Theme for the roles without a colour of their own.
    pub base: Look,
    /// Colours as red, green, blue.
    pub colors: Vec<(Role, [u8; 3])>,
}

impl OwnLook {
    /// Reads a theme's table: roles with colours such as `#26804f`, and `base`. Returns the theme, and a sentence for
    /// each ignored entry and each low contrast.
    pub fn read<'a>(
        name: &str,
        table: impl IntoIterator<Item = (&'a str, String)>,
    ) -> (Self, Vec<String>) {
        let name = sanitize(name, LONGEST);
        let mut look = Self { name, base: Look::Classic, colors: Vec::new() };
        let mut complaints = Vec::new();
        for (role, color) in table {
            if role == "base" {
                match color.parse() {
                    Ok(base) if !matches!(base, Look::Auto | Look::Mono | Look::Ascii) => {
                        look.base = base;
                    }
                    _ => complaints.push(say!("own-look-no-base", name = color)),
                }
                continue;
            }
            match (role.parse(), rgb(&color)) {
                (Ok(role), Some(rgb)) => look.colors.push((role, rgb)),
                (Err(_), _) => complaints.push(say!("own-look-no-role", role = role)),
                (_, None) => {
                    complaints.push(say!("own-look-no-color", role = role, color = color));
                }
            }
        }
        for ([one, other], least) in APART {
            let (Some(first), Some(second)) = (look.color(one), look.color(other)) else {
                continue;
            };
            let ratio = contrast(first, second);
            if ratio < least {
                let (one, other) = (one.to_string(), other.to_string());
                let (ratio, least) = (decimal(ratio, 1), least.to_string());
                complaints.push(say!(
                    "own-look-contrast",
                    one = one,
                    other = other,
                    ratio = ratio,
                    least = least
                ));
            }
        }
        (look, complaints)
    }

    pub fn color(&self, role: Role) -> Option<[u8; 3]> {
        self.colors.iter().rev().find(|(own, _)| *own == role).map(|(_, rgb)| *rgb)
    }
}

/// Parses `#rrggbb`.
fn rgb(text: &str) -> Option<[u8; 3]> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let value = u32::from_str_radix(digits, 16).ok()?;
    let [_, r, g, b] = value.to_be_bytes();
    Some([r, g, b])
}

/// Contrast ratio of two colours, 1 to 21, after WCAG 2.2.
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let luminance = |rgb: [u8; 3]| {
        let [r, g, b] = rgb.map(|value| {
            let value = f64::from(value) / 255.0;
            if value <= 0.039_28 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}
