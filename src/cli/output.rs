//! What commands print, say and fail with.

use crate::engine::Stop;
#[cfg(unix)]
use crate::io::flag_on_interrupt;
use crate::records::sanitize;
use crate::words::say;
use anyhow::Context as _;
use std::io::{self, Write as _};
use std::time::Duration;

/// Characters of a sentence that may quote anything.
pub const LONGEST_SENTENCE: usize = 1000;
/// Exit status for a wrong use.
pub const USAGE: i32 = 2;
/// Exit status for a failure.
pub const FAILURE: i32 = 1;

/// The failure of a command, with its exit status.
pub enum Failure {
    /// It was not asked for rightly: one sentence.
    Usage(String),
    /// It did not work out.
    Other(anyhow::Error),
}

impl<E: Into<anyhow::Error>> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::Other(error.into())
    }
}

/// Says what is wrong and returns the status to exit with.
pub fn complain(sentence: &str, status: i32) -> i32 {
    write("error", sentence);
    status
}

/// Says something on standard error. The sentence may quote what somebody typed: nothing in it
/// reaches the terminal that it might obey.
pub fn inform(sentence: &str) {
    write("outflank", sentence);
}

fn write(before: &str, sentence: &str) {
    let sentence = sanitize(sentence, LONGEST_SENTENCE);
    // If standard error is gone too, the status has to say it all.
    let _ = writeln!(io::stderr(), "{before}: {sentence}");
}

/// Nodes a second.
pub fn per_second(nodes: u64, time: Duration) -> u128 {
    u128::from(nodes) * 1_000_000_000 / time.as_nanos().max(1)
}

/// Whether whoever read our output has read enough.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.downcast_ref::<io::Error>();
    io_error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Something that Ctrl-C stops.
pub fn stop_on_interrupt() -> Result<Stop, Failure> {
    let stop = Stop::default();
    #[cfg(unix)]
    flag_on_interrupt(&stop.flag()).with_context(|| say!("cli-no-interrupt"))?;
    Ok(stop)
}

/// Lets a command write on standard output.
pub fn print(write: impl FnOnce(&mut io::StdoutLock) -> io::Result<()>) -> Result<i32, Failure> {
    write(&mut io::stdout().lock()).with_context(|| say!("cli-no-output"))?;
    Ok(0)
}
