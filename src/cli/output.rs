//! Output, errors and exit statuses of commands.

use crate::engine::Stop;
#[cfg(unix)]
use crate::io::flag_on_interrupt;
use crate::library::SqliteError;
use crate::records::sanitize;
use crate::words::{Sentence as _, error_sentence, say};
use anyhow::Context as _;
use std::error::Error;
use std::io::{self, Write as _};
use std::time::Duration;

/// Limit of a sentence that may quote input, in characters.
pub const LONGEST_SENTENCE: usize = 1000;
/// Exit status for wrong usage.
pub const USAGE: i32 = 2;
pub const FAILURE: i32 = 1;

/// Error of a command, which decides the exit status.
pub enum Failure {
    /// Wrong usage, as one sentence.
    Usage(String),
    Other(anyhow::Error),
}

impl Failure {
    /// The error as one sentence.
    pub fn sentence(&self) -> String {
        match self {
            Self::Usage(sentence) => sentence.clone(),
            Self::Other(error) => error_report(error),
        }
    }
}

impl<E: Into<anyhow::Error>> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::Other(error.into())
    }
}

/// An error with its causes, in the player's language.
pub fn error_report(error: &anyhow::Error) -> String {
    let sentence = |cause: &(dyn Error + 'static)| match cause.downcast_ref::<SqliteError>() {
        Some(SqliteError(error)) => error.sentence(),
        None => error_sentence(cause),
    };
    error.chain().map(sentence).collect::<Vec<_>>().join(": ")
}

/// Prints an error and returns the status.
pub fn complain(sentence: &str, status: i32) -> i32 {
    write("error", sentence);
    status
}

/// Prints a sentence on standard error, without control characters.
pub fn inform(sentence: &str) {
    write("outflank", sentence);
}

fn write(before: &str, sentence: &str) {
    let sentence = sanitize(&without_error_numbers(sentence), LONGEST_SENTENCE);
    // If standard error is gone, only the exit status remains.
    let _ = writeln!(io::stderr(), "{before}: {sentence}");
}

/// A sentence without the numbers that the standard library adds to the system's errors: `(os error 2)`.
fn without_error_numbers(sentence: &str) -> String {
    /// Begin of such a number.
    const BEGIN: &str = " (os error ";
    let mut rest = sentence;
    let mut kept = String::new();
    while let Some((before, after)) = rest.split_once(BEGIN) {
        let digits = after.trim_start_matches(|c: char| c.is_ascii_digit());
        kept.push_str(before);
        rest = digits.strip_prefix(')').unwrap_or_else(|| {
            kept.push_str(BEGIN);
            after
        });
    }
    kept + rest
}

pub fn per_second(nodes: u64, time: Duration) -> u128 {
    u128::from(nodes) * 1_000_000_000 / time.as_nanos().max(1)
}

/// Whether the reader of our output has closed it.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.downcast_ref::<io::Error>();
    io_error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// A stop flag that Ctrl-C sets.
pub fn stop_on_interrupt() -> Result<Stop, Failure> {
    let stop = Stop::default();
    #[cfg(unix)]
    flag_on_interrupt(&stop.flag()).with_context(|| say!("cli-no-interrupt"))?;
    Ok(stop)
}

/// Runs a writer on standard output.
pub fn print(write: impl FnOnce(&mut io::StdoutLock) -> io::Result<()>) -> Result<i32, Failure> {
    write(&mut io::stdout().lock()).with_context(|| say!("cli-no-output"))?;
    Ok(0)
}
