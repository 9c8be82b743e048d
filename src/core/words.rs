//! The words: every sentence that the game says, by name, from one file of text for each language
//! (`assets/text/en.ftl`).
//!
//! The files are in Fluent's format, so a message is whole: its arguments have names, and plurals and the form
//! of address are chosen inside it. Another language is another file of the same messages.
//!
//! Sentences are asked for in many places, errors among them, whose `Display` takes no language. So the language is one of
//! the thread, for as long as [`Language::scope`] lasts: an app enters the scope of its language before it writes text.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::cell::RefCell;
use std::fmt;
use std::sync::{Arc, LazyLock};

/// The text in English.
pub const ENGLISH: &str = include_str!("../../assets/text/en.ftl");

/// English, which has every message.
static BUILT_IN: LazyLock<Language> =
    LazyLock::new(|| Language::new("en", ENGLISH).expect("a test reads the file, too"));

thread_local! {
    /// The language of the scope that this thread is in.
    static CURRENT: RefCell<Option<Language>> = const { RefCell::new(None) };
}

/// A language: its messages. Clones share them. A message that it lacks is said in English.
///
/// ```
/// use outflank_core::words::{Language, say};
///
/// let german = Language::new("de", "outcome-black = Schwarz gewinnt").expect("Fluent");
/// assert_eq!(german.scope(|| say!("outcome-black")), "Schwarz gewinnt");
/// assert_eq!(german.scope(|| say!("outcome-white")), "White wins");
/// assert_eq!(say!("outcome-black"), "Black wins");
/// ```
#[derive(Clone)]
pub struct Language(Arc<FluentBundle<FluentResource>>);

/// The error of a text that is no language: why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LanguageError {
    /// The tag names no language.
    #[error("'{0}' is no language tag")]
    Tag(String),
    /// The text is not in Fluent's format, or has a message twice.
    #[error("the text is not in Fluent's format")]
    Text,
}

impl Language {
    /// The language of a tag, `en` or `pt-BR` (BCP 47), with the messages of a text in Fluent's format.
    ///
    /// # Errors
    ///
    /// [`LanguageError`] where the tag or the text is none.
    pub fn new(tag: &str, text: &str) -> Result<Self, LanguageError> {
        let tag = tag.parse().map_err(|_| LanguageError::Tag(tag.to_owned()))?;
        let resource = FluentResource::try_new(text.to_owned()).map_err(|_| LanguageError::Text)?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks around arguments are for text of mixed direction; a terminal shows them as boxes.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).map_err(|_| LanguageError::Text)?;
        Ok(Self(Arc::new(bundle)))
    }

    /// English.
    pub fn english() -> Self {
        BUILT_IN.clone()
    }

    /// Does some work in this language: whatever this thread says meanwhile is said in it.
    pub fn scope<T>(&self, work: impl FnOnce() -> T) -> T {
        /// Goes back to the language before, whatever ends the work.
        struct Return(Option<Language>);
        impl Drop for Return {
            fn drop(&mut self) {
                CURRENT.set(self.0.take());
            }
        }
        let _return = Return(CURRENT.replace(Some(self.clone())));
        work()
    }

    /// The language of the scope that this thread is in; English outside of any.
    pub fn current() -> Self {
        CURRENT.with_borrow(|current| current.as_ref().unwrap_or(&BUILT_IN).clone())
    }

    /// A message of this language alone.
    fn say(&self, name: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.0.get_message(name)?.value()?;
        let mut faults = Vec::new();
        let text = self.0.format_pattern(pattern, Some(arguments), &mut faults).into_owned();
        debug_assert!(faults.is_empty(), "{name}: {faults:?}");
        Some(text)
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::english()
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.0.locales).finish()
    }
}

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

/// The message of this name with these arguments, in the language [of the scope](Language::scope). A name that English does
/// not have is a fault, which stops a build for tests; a player reads the name.
pub fn message(name: &str, arguments: &[(&str, Argument)]) -> String {
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
    let text = CURRENT.with_borrow(|current| current.as_ref()?.say(name, &arguments));
    let text = text.or_else(|| BUILT_IN.say(name, &arguments));
    debug_assert!(text.is_some(), "there is no message {name}");
    text.unwrap_or_else(|| name.to_owned())
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
