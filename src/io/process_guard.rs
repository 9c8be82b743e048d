//! The end of programs that we have started: with all that they have started themselves, and even if we are killed.
//!
//! A program leads a process group, and carries a mark in its environment, which its children inherit whatever group or
//! session they move to. A shell beside it waits on a pipe: once we close the pipe, or die, it kills the group and, where
//! the system lists environments under `/proc`, every process with the mark.

use std::io;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};

/// The variable of the mark.
const MARK: &str = "OUTFLANK_PROGRAM";

/// Arguments: the mark with its variable, and the process group. Input is read to its end first.
const SCRIPT: &str = r#"
while read -r _; do :; done
kill -9 "-$2" 2>/dev/null
for file in $(grep -lsxzF "$1" /proc/[0-9]*/environ); do
    process=${file#/proc/}
    kill -9 "${process%/environ}" 2>/dev/null
done
"#;

/// Marks a program that is about to start, as the leader of a process group. Returns the mark.
pub fn mark(command: &mut Command) -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let mark = format!("{}-{number}", std::process::id());
    // Ctrl-C is for us alone: we end it.
    command.env(MARK, &mark).process_group(0);
    mark
}

/// The shell that kills a program once its input ends.
#[derive(Debug)]
pub struct ProcessGuard(Child);

impl ProcessGuard {
    /// Guards the program with this mark and process number.
    ///
    /// # Errors
    ///
    /// When there is no shell.
    pub fn start(mark: &str, id: u32) -> io::Result<Self> {
        let mut shell = Command::new("sh");
        shell.args(["-c", SCRIPT, "outflank-guard", &format!("{MARK}={mark}"), &id.to_string()]);
        // A program that started us may have marked us, too.
        shell.env_remove(MARK).process_group(0);
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        Ok(Self(shell.spawn()?))
    }

    /// Kills the program and waits until that is done.
    pub fn end(mut self) {
        drop(self.0.stdin.take());
        // It ends by itself; there is nobody to tell of an error.
        let _ = self.0.wait();
    }
}
