//! What is wrong with a command line, in one sentence.

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

/// The sentence for an error of clap's, without its usage and its hints.
pub fn sentence(error: &Error) -> String {
    let context = |kind| error.get(kind).map(text);
    let argument = context(ContextKind::InvalidArg).unwrap_or_default();
    let name = argument.split(' ').next().unwrap_or_default();
    let value = context(ContextKind::InvalidValue).unwrap_or_default();
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => format!("{argument} needs a value"),
        ErrorKind::InvalidValue => {
            let allowed = context(ContextKind::ValidValue).unwrap_or_default();
            // A place is no name that anybody types: <SHELL>, [GAME].
            let what = name.trim_matches(['<', '>', '[', ']']);
            if what == name {
                format!("invalid value '{value}' for {name}: {allowed}")
            } else {
                format!("unknown {} '{value}': {allowed}", what.to_lowercase())
            }
        }
        // Our own parsers say what is allowed; clap puts what they say last.
        ErrorKind::ValueValidation => {
            let what = name.trim_matches(['<', '>', '[', ']']);
            let what = if what == name { name.to_owned() } else { what.to_lowercase() };
            let allowed = std::error::Error::source(error).map(ToString::to_string);
            let allowed = allowed.map(|allowed| format!(": {allowed}")).unwrap_or_default();
            format!("invalid value '{value}' for {what}{allowed}")
        }
        ErrorKind::UnknownArgument => {
            format!("unknown option '{name}': see outflank --help")
        }
        ErrorKind::InvalidSubcommand => {
            let command = context(ContextKind::InvalidSubcommand).unwrap_or_default();
            format!("unknown command '{command}': see outflank --help")
        }
        ErrorKind::MissingRequiredArgument => {
            format!("missing {argument}: see outflank --help")
        }
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg).unwrap_or_default();
            if other == argument {
                format!("{name} can only be given once")
            } else {
                format!("{argument} cannot be used with {other}")
            }
        }
        _ => {
            let rendered = error.to_string();
            let first = rendered.lines().next().unwrap_or_default();
            first.trim_start_matches("error: ").to_owned()
        }
    }
}

/// A value of clap's as a text.
fn text(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        other => other.to_string(),
    }
}
