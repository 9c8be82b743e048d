//! Sentences of the game by name, from one file a language (`assets/text/en.ftl`).
//!
//! The files are in Fluent's format: messages are whole sentences with named arguments, plurals and forms of address.
//! Another language is another file with the same messages.
//!
//! Sentences are produced in many places, which take no language. So a thread has a current language within
//! [`Language::scope`], which an app enters before it writes text.

use crate::catalogue::{Catalogue, LanguageError};
use crate::known::KnownLanguage;
use fluent_bundle::{FluentArgs, FluentValue};
use std::cell::RefCell;
use std::fmt;
use std::sync::{Arc, LazyLock};

/// English, which has every message.
static BUILT_IN: LazyLock<Language> = LazyLock::new(|| KnownLanguage::default().language());

thread_local! {
    /// Language of the current scope of this thread.
    static CURRENT: RefCell<Option<Language>> = const { RefCell::new(None) };
}

/// Messages of a language. Clones share them; missing messages fall back to English.
///
/// ```
/// use outflank_words::{Language, say};
///
/// let german = Language::new("de", "outcome-black = Schwarz gewinnt").expect("Fluent");
/// assert_eq!(german.scope(|| say!("outcome-black")), "Schwarz gewinnt");
/// assert_eq!(german.scope(|| say!("outcome-white")), "White wins");
/// assert_eq!(say!("outcome-black"), "Black wins");
/// ```
#[derive(Clone)]
pub struct Language(pub(crate) Arc<Catalogue>);

impl Language {
    /// Language of a tag such as `en` or `pt-BR` (BCP 47), with messages in Fluent's format.
    ///
    /// # Errors
    ///
    /// [`LanguageError`].
    pub fn new(tag: &str, text: &str) -> Result<Self, LanguageError> {
        Ok(Self(Arc::new(Catalogue::checked(tag, text.to_owned())?)))
    }

    pub fn english() -> Self {
        BUILT_IN.clone()
    }

    /// Tag of the language, without script and country.
    pub fn tag(&self) -> &str {
        self.0.tag()
    }

    /// Runs work with this language as the thread's current one.
    pub fn scope<T>(&self, work: impl FnOnce() -> T) -> T {
        /// Restores the previous language when dropped.
        struct Return(Option<Language>);
        impl Drop for Return {
            fn drop(&mut self) {
                CURRENT.set(self.0.take());
            }
        }
        let _return = Return(CURRENT.replace(Some(self.clone())));
        work()
    }

    /// Current language of this thread; English outside of any scope.
    pub fn current() -> Self {
        CURRENT.with_borrow(|current| current.as_ref().unwrap_or(&BUILT_IN).clone())
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::english()
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.tag()).finish()
    }
}

/// Argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    Text(String),
    /// A number, shown without a plus sign, which also selects the plural form.
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

/// Message of this name in the current language. A name without an English message is a bug, and fails in tests; a
/// player sees the name.
pub fn message(name: &str, arguments: &[(&str, Argument)]) -> String {
    let arguments: FluentArgs = arguments
        .iter()
        .map(|(name, value)| {
            let value = match value {
                Argument::Text(text) => FluentValue::from(text.as_str()),
                Argument::Number(number) => FluentValue::from(*number),
            };
            // Arguments are named like fields, messages in Fluent's style.
            (name.replace('_', "-"), value)
        })
        .collect();
    let text = CURRENT.with_borrow(|current| current.as_ref()?.0.format(name, &arguments));
    let text = text.or_else(|| BUILT_IN.0.format(name, &arguments));
    debug_assert!(text.is_some(), "there is no message {name}");
    text.unwrap_or_else(|| name.to_owned())
}

/// Message of a family of names: `of("level", "rookie")` is `level-rookie`.
pub fn of(family: &str, member: &str) -> String {
    message(&format!("{family}-{member}"), &[])
}

/// Discs with sign: `+4`, `0`, `-12`.
pub fn signed(discs: i32) -> String {
    if discs == 0 { "0".to_owned() } else { format!("{discs:+}") }
}

/// Signs between thousands and before decimals, as the current language writes them (Unicode's CLDR 46, with the usual
/// no-break space in place of the narrow one, which few fonts of terminals have).
fn number_signs() -> (&'static str, &'static str) {
    match Language::current().tag() {
        "fr" | "sv" => ("\u{a0}", ","),
        "de" | "es" | "it" => (".", ","),
        _ => (",", "."),
    }
}

/// A count with thousands separated: `1,461,818`, or `1.461.818` in German.
///
/// ```
/// use outflank_words::{KnownLanguage, decimal, grouped};
///
/// assert_eq!((grouped(1_461_818), decimal(2.45, 1)), ("1,461,818".to_owned(), "2.5".to_owned()));
/// let german = KnownLanguage::of_tag("de").expect("it has a catalogue").language();
/// assert_eq!(german.scope(|| (grouped(66_123), decimal(0.5, 2))), ("66.123".into(), "0,50".into()));
/// ```
pub fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join(number_signs().0)
}

/// A number with this many decimals; halves are rounded away from zero.
pub fn decimal(value: f64, decimals: usize) -> String {
    let unit = 10_f64.powi(i32::try_from(decimals).unwrap_or(i32::MAX));
    let rounded = (value * unit).round() / unit;
    format!("{rounded:.decimals$}").replace('.', number_signs().1)
}

/// As [`decimal`], with a sign; zero has none.
///
/// ```
/// use outflank_words::signed_decimal;
///
/// assert_eq!([1.25, -0.04].map(|discs| signed_decimal(discs, 1)), ["+1.3", "0.0"]);
/// ```
pub fn signed_decimal(value: f64, decimals: usize) -> String {
    let text = decimal(value.abs(), decimals);
    let is_zero = text.chars().all(|c| !c.is_ascii_digit() || c == '0');
    match value {
        _ if is_zero => text,
        0.0.. => format!("+{text}"),
        _ => format!("-{text}"),
    }
}

/// A number with the percent sign, behind a blank where the current language writes one (Unicode's CLDR 46).
///
/// ```
/// use outflank_words::{KnownLanguage, percent};
///
/// assert_eq!(percent(48), "48%");
/// let german = KnownLanguage::of_tag("de").expect("is known").language();
/// assert_eq!(german.scope(|| percent("<1")), "<1\u{a0}%");
/// ```
pub fn percent(number: impl fmt::Display) -> String {
    let gap = match Language::current().tag() {
        "fr" | "de" | "es" | "sv" => "\u{a0}",
        _ => "",
    };
    format!("{number}{gap}%")
}

/// Form of address in messages: `you` or `other`.
pub const fn who(is_you: bool) -> &'static str {
    if is_you { "you" } else { "other" }
}

/// Formats a message by name, with named arguments.
#[macro_export]
macro_rules! say {
    ($name:literal $(, $argument:ident = $value:expr)* $(,)?) => {
        $crate::message($name, &[$((stringify!($argument), $crate::Argument::from($value))),*])
    };
}
