//! The messages of a language, each parsed when it is first used: a screen shows some fifty of two thousand.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::{PoisonError, RwLock};

/// Error of an invalid language file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LanguageError {
    #[error("'{0}' is no language tag")]
    Tag(String),
    /// Not in Fluent's format, or a repeated message.
    #[error("the text is not in Fluent's format")]
    Text,
}

pub(crate) struct Catalogue {
    /// Tag of the language, without script and country.
    tag: String,
    /// In Fluent's format. No message refers to another.
    text: String,
    /// Begin of each message in the text, sorted by name.
    starts: Vec<usize>,
    /// The messages parsed so far.
    parsed: RwLock<FluentBundle<FluentResource>>,
}

impl Catalogue {
    /// Catalogue of a language, by its tag. The text begins with a message, and its messages are sorted by name; one
    /// that is not in Fluent's format is missing. Errors: an invalid tag.
    pub(crate) fn sorted(tag: &str, text: String) -> Result<Self, LanguageError> {
        let starts = starts(&text);
        Self::new(tag, text, starts)
    }

    fn new(tag: &str, text: String, starts: Vec<usize>) -> Result<Self, LanguageError> {
        let bundle = bundle(tag)?;
        let tag = bundle.locales[0].language.as_str().to_owned();
        Ok(Self { tag, text, starts, parsed: RwLock::new(bundle) })
    }

    /// As [`Self::sorted`], of any text. Errors: an invalid tag, a part that is not in Fluent's format, or a repeated
    /// message.
    pub(crate) fn checked(tag: &str, text: String) -> Result<Self, LanguageError> {
        let resource = FluentResource::try_new(text.clone()).map_err(|_| LanguageError::Text)?;
        bundle(tag)?.add_resource(resource).map_err(|_| LanguageError::Text)?;
        let mut starts = starts(&text);
        starts.sort_by_key(|&start| name(&text[start..]));
        Self::new(tag, text, starts)
    }

    pub(crate) fn tag(&self) -> &str {
        &self.tag
    }

    /// A message with its arguments; `None` if it is missing.
    pub(crate) fn format(&self, name: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let parsed = self.parsed.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = formatted(&parsed, name, arguments) {
            return Some(text);
        }
        drop(parsed);
        let resource = FluentResource::try_new(self.source(name)?.to_owned()).ok()?;
        let mut parsed = self.parsed.write().unwrap_or_else(PoisonError::into_inner);
        // Another thread may have added it meanwhile.
        let _ = parsed.add_resource(resource);
        formatted(&parsed, name, arguments)
    }

    /// A message as it is in the text.
    fn source(&self, wanted: &str) -> Option<&str> {
        let at = self.starts.binary_search_by_key(&wanted, |&start| name(&self.text[start..]));
        let rest = &self.text[self.starts[at.ok()?]..];
        // It goes on in lines that begin with a blank or a bracket.
        let is_other = |line: &str| begins_message(line) || line.starts_with(['#', '-']);
        let end = lines(rest).skip(1).find(|&start| is_other(&rest[start..]));
        Some(&rest[..end.unwrap_or(rest.len())])
    }
}

/// Begins of the messages of a text.
fn starts(text: &str) -> Vec<usize> {
    lines(text).filter(|&start| begins_message(&text[start..])).collect()
}

fn begins_message(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
}

/// Begins of the lines of a text.
fn lines(text: &str) -> impl Iterator<Item = usize> {
    std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1))
}

/// Name of the message at the beginning of a text.
fn name(text: &str) -> &str {
    let is_other = |c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    &text[..text.find(is_other).unwrap_or(text.len())]
}

fn bundle(tag: &str) -> Result<FluentBundle<FluentResource>, LanguageError> {
    let tag = tag.parse().map_err(|_| LanguageError::Tag(tag.to_owned()))?;
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Isolation marks are for text of mixed direction; terminals show them as boxes.
    bundle.set_use_isolating(false);
    Ok(bundle)
}

fn formatted(
    bundle: &FluentBundle<FluentResource>,
    name: &str,
    arguments: &FluentArgs<'_>,
) -> Option<String> {
    let pattern = bundle.get_message(name)?.value()?;
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut faults).into_owned();
    debug_assert!(faults.is_empty(), "{name}: {faults:?}");
    Some(text)
}
