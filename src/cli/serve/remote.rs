//! Commands of a server's client: `ssh HOST COMMAND`.

use crate::cli::coach::{HintOptions, LookOptions, write_hint};
use crate::cli::output::{FAILURE, Failure, LONGEST_SENTENCE, USAGE};
use crate::cli::usage_error;
use crate::engine::Stop;
use crate::records::sanitize;
use crate::words::say;
use clap::Parser;
use clap::error::ErrorKind;
use std::time::Duration;

/// Longest search for a client's `hint`.
const HINT_TIME: Duration = Duration::from_secs(2);

/// Commands of `ssh HOST COMMAND`.
#[derive(Debug, Parser)]
#[command(name = "ssh HOST", version)]
enum RemoteCommand {
    /// Play line by line, without a screen
    Plain,
    /// Rate every move in a position and explain why
    Hint {
        /// Position as 64 squares and the side to move, or as the moves that lead to it
        #[arg(value_name = "POSITION", allow_hyphen_values = true)]
        position: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

/// Answers a client's command; returns the exit status.
pub fn answer(line: &str, out: &mut Vec<u8>) -> u32 {
    let words = shlex::split(line).unwrap_or_default();
    let parsed = RemoteCommand::try_parse_from(std::iter::once("ssh HOST".to_owned()).chain(words));
    let answered = match parsed {
        // A session answers it.
        Ok(RemoteCommand::Plain) => Ok(0),
        Ok(RemoteCommand::Hint { position, json }) => {
            let look = LookOptions { level: None, move_time: Some(HINT_TIME), threads: None, json };
            write_hint(&HintOptions { position, people: None, look }, &Stop::default(), out)
        }
        Err(error) if !error.use_stderr() => {
            out.extend(error.render().to_string().bytes());
            return 0;
        }
        Err(error) if error.kind() == ErrorKind::InvalidSubcommand => {
            Err(Failure::Usage(say!("serve-unknown-command", command = line)))
        }
        Err(error) => Err(Failure::Usage(usage_error::sentence(&error))),
    };
    match answered {
        Ok(status) => u32::try_from(status).unwrap_or(1),
        Err(failure) => {
            let sentence = sanitize(&failure.sentence(), LONGEST_SENTENCE);
            out.extend(format!("error: {sentence}\n").bytes());
            if matches!(failure, Failure::Usage(_)) { USAGE as u32 } else { FAILURE as u32 }
        }
    }
}
