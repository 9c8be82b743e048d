//! The words: every sentence that the game says, by name, from one file of text (`assets/text/en.ftl`).
//!
//! The file is in Fluent's format, so a message is whole: its arguments have names, and plurals and the form
//! of address are chosen inside it. Another language is another file of the same messages.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

/// The text in English.
pub const ENGLISH: &str = include_str!("../../assets/text/en.ftl");

static BUNDLE: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let resource = FluentResource::try_new(ENGLISH.to_owned()).expect("a test reads the file, too");
    let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().expect("a language")]);
    // The marks around arguments are for text of mixed direction; a terminal shows them as boxes.
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("each name stands once");
    bundle
});

/// The argument of a message: a text, or a number that plurals can go by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// It stands as it is.
    Text(String),
    /// It stands in digits, without a plus sign.
    Number(i64),
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i32, u64, i64, usize);

/// The message of this name with these arguments. A name that the file does not have is a fault, which
/// stops a build for tests; a player reads the name.
pub fn message(name: &str, arguments: &[(&str, Argument)]) -> String {
    let pattern = BUNDLE.get_message(name).and_then(|message| message.value());
    debug_assert!(pattern.is_some(), "there is no message {name}");
    let Some(pattern) = pattern else { return name.to_owned() };
    let arguments: FluentArgs = arguments
        .iter()
        .map(|(name, value)| {
            let value = match value {
                Argument::Text(text) => FluentValue::from(text.as_str()),
                Argument::Number(number) => FluentValue::from(*number),
            };
            // Arguments are written as fields are, and messages as Fluent writes them.
            (name.replace('_', "-"), value)
        })
        .collect();
    let mut faults = Vec::new();
    let text = BUNDLE.format_pattern(pattern, Some(&arguments), &mut faults).into_owned();
    debug_assert!(faults.is_empty(), "{name}: {faults:?}");
    text
}

/// The message of a family of names: `of("level", "rookie")` is `level-rookie`.
pub fn of(family: &str, member: &str) -> String {
    message(&format!("{family}-{member}"), &[])
}

/// Discs with their sign, as a margin: `+4`, `0`, `-12`.
pub fn signed(discs: i32) -> String {
    if discs == 0 { "0".to_owned() } else { format!("{discs:+}") }
}

/// A count with its thousands apart: `1,461,818`.
pub fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join(",")
}

/// Who is meant, for messages that address the reader: `you` or `other`.
pub const fn who(is_you: bool) -> &'static str {
    if is_you { "you" } else { "other" }
}

/// Says a message of the file of text: its name, and its arguments by theirs.
#[macro_export]
macro_rules! say {
    ($name:literal $(, $argument:ident = $value:expr)* $(,)?) => {
        $crate::words::message($name, &[$((stringify!($argument), $crate::words::Argument::from($value))),*])
    };
}
pub use say;
