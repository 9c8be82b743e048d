//! Errors in the command line as one sentence.

use crate::words::{error_sentence, say};
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

/// Sentence of a clap error, without usage and hints.
pub fn sentence(error: &Error) -> String {
    let context = |kind| error.get(kind).map(text);
    let argument = context(ContextKind::InvalidArg).unwrap_or_default();
    let name = argument.split(' ').next().unwrap_or_default();
    let value = context(ContextKind::InvalidValue).unwrap_or_default();
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => {
            say!("usage-needs-value", argument = argument)
        }
        ErrorKind::InvalidValue => {
            let allowed = context(ContextKind::ValidValue).unwrap_or_default();
            // A placeholder such as <SHELL> or [GAME] is not quoted.
            let what = name.trim_matches(['<', '>', '[', ']']);
            if what == name {
                say!("usage-invalid-of", value = value, name = name, allowed = allowed)
            } else {
                say!(
                    "usage-unknown-of",
                    what = what.to_lowercase(),
                    value = value,
                    allowed = allowed
                )
            }
        }
        // Our own parsers name the allowed values; clap puts their error last.
        ErrorKind::ValueValidation => {
            let what = name.trim_matches(['<', '>', '[', ']']);
            let what = if what == name { name.to_owned() } else { what.to_lowercase() };
            let allowed = std::error::Error::source(error).map(error_sentence);
            match allowed {
                Some(allowed) => {
                    say!("usage-invalid-of", value = value, name = what, allowed = allowed)
                }
                None => say!("usage-invalid", value = value, name = what),
            }
        }
        ErrorKind::UnknownArgument => say!("usage-unknown-option", name = name),
        ErrorKind::InvalidSubcommand => {
            let command = context(ContextKind::InvalidSubcommand).unwrap_or_default();
            say!("usage-unknown-command", command = command)
        }
        ErrorKind::MissingRequiredArgument => say!("usage-missing", argument = argument),
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg).unwrap_or_default();
            if other == argument {
                say!("usage-twice", name = name)
            } else {
                say!("usage-conflict", argument = argument, other = other)
            }
        }
        _ => {
            let rendered = error.to_string();
            let first = rendered.lines().next().unwrap_or_default();
            first.trim_start_matches("error: ").to_owned()
        }
    }
}

fn text(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        other => other.to_string(),
    }
}
