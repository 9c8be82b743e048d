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
                format!("{value} is not possible for {name}: it takes {allowed}")
            } else {
                format!("there is no {} {value}: it takes {allowed}", what.to_lowercase())
            }
        }
        // Our own parsers say it all; clap puts what they say last.
        ErrorKind::ValueValidation => std::error::Error::source(error)
            .map_or_else(|| format!("{value} is not possible for {name}"), ToString::to_string),
        ErrorKind::UnknownArgument => {
            format!("there is no argument {name} here: outflank --help lists what there is")
        }
        ErrorKind::InvalidSubcommand => {
            let command = context(ContextKind::InvalidSubcommand).unwrap_or_default();
            format!("there is no command {command}: outflank --help lists what there is")
        }
        ErrorKind::MissingRequiredArgument => {
            format!("{argument} is missing: outflank --help shows examples")
        }
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg).unwrap_or_default();
            if other == argument {
                format!("{name} is given twice")
            } else {
                format!("{argument} and {other} exclude each other")
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
