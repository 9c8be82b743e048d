//! Termination of started programs with all their children, even if the game is killed.
//!
//! A program leads a session of its own, so it does not reach our terminal, and has a mark in its environment, which
//! children inherit in any group or session. A shell beside it waits on a pipe. When we close the pipe or die, it kills
//! the program's process group and, where `/proc` lists environments, every process with the mark.

use std::io;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};

const MARK: &str = "OUTFLANK_PROGRAM";

/// Shell script that kills the program. `$1` is `VARIABLE=mark`, `$2` the process group. The script first waits for the
/// end of its input, which comes when this process closes the pipe or dies. Once we are dead, the group's number may
/// belong to others, so the group is killed only if its leader has the mark, or if no environment can be read.
const SCRIPT: &str = r#"
while read -r _; do :; done
if [ ! -e /proc/self/environ ] || grep -qsxzF "$1" "/proc/$2/environ"; then
    kill -9 "-$2" 2>/dev/null
fi
for file in $(grep -lsxzF "$1" /proc/[0-9]*/environ); do
    process=${file#/proc/}
    kill -9 "${process%/environ}" 2>/dev/null
done
"#;

/// Marks a program before its start, and makes it the leader of a session. Returns the mark.
pub fn mark(command: &mut Command) -> String {
    let mark = format!("{:032x}", rand::random::<u128>());
    command.env(MARK, &mark);
    // Ctrl-C reaches us alone; we end the program.
    #[expect(
        unsafe_code,
        reason = "between fork and exec only setsid is called, which is async-signal-safe"
    )]
    // SAFETY: the closure allocates nothing and takes no lock.
    unsafe {
        command.pre_exec(|| Ok(nix::unistd::setsid().map(drop)?));
    }
    mark
}

/// The shell that kills a program once its input ends.
#[derive(Debug)]
pub struct ProcessGuard(Child);

impl ProcessGuard {
    /// Guards a program with this mark and process number. Errors: if there is no shell.
    pub fn start(mark: &str, id: u32) -> io::Result<Self> {
        let mut shell = Command::new("sh");
        shell.args(["-c", SCRIPT, "outflank-guard", &format!("{MARK}={mark}"), &id.to_string()]);
        // We may carry a mark ourselves.
        shell.env_remove(MARK).process_group(0);
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        Ok(Self(shell.spawn()?))
    }

    /// Has the shell kill the program, and waits for the shell's end.
    pub fn end(mut self) {
        drop(self.0.stdin.take());
        // The shell ends on its own; an error is irrelevant here.
        let _ = self.0.wait();
    }
}
