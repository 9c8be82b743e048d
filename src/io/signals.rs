//! Signals as events, and stopping for the shell.

use rustix::process::{Signal, kill_current_process_group};
use signal_hook::consts::signal::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::io;
use std::thread;

/// What a signal means to us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// End, with the number of the signal.
    End(i32),
    /// Give the terminal back and stop.
    Stop,
    /// We were stopped and go on.
    Continued,
    /// The window has another size.
    Resized,
}

/// Hands every signal to `tell` from a thread of its own.
///
/// # Errors
///
/// When the system gives no thread or refuses the signals.
pub fn listen(tell: impl Fn(Notice) + Send + 'static) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            tell(match signal {
                SIGTSTP => Notice::Stop,
                SIGCONT => Notice::Continued,
                SIGWINCH => Notice::Resized,
                ending => Notice::End(ending),
            });
        }
    })?;
    Ok(())
}

/// Asks everyone in this job to stop, us included: where `cargo run` started us, the shell waits
/// for cargo too. Our own turn comes as [`Notice::Stop`].
///
/// # Errors
///
/// What the system answers.
pub fn ask_to_stop() -> io::Result<()> {
    Ok(kill_current_process_group(Signal::TSTP)?)
}

/// Stops until somebody continues us. The terminal must have been given back before.
///
/// # Errors
///
/// What the system answers.
pub fn stop() -> io::Result<()> {
    emulate_default_handler(SIGTSTP)
}
