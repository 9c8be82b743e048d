//! Signals as events, and stopping for the shell.

use nix::sys::signal::{Signal, killpg};
use nix::unistd::{Pid, getpgrp, getppid, getsid, tcgetpgrp};
use signal_hook::consts::signal::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// The event of a signal: what it means to us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignalEvent {
    /// End, with the number of the signal.
    End(i32),
    /// Give the terminal back and stop.
    Stop,
    /// We were stopped and go on.
    Continued,
    /// The window has another size.
    Resized,
}

/// Hands every signal to `tell` from a thread of its own, and returns what is true once one has
/// come that ends the program: at once, whatever the thread is about.
///
/// # Errors
///
/// When the system gives no thread or refuses the signals.
pub fn listen(tell: impl Fn(SignalEvent) + Send + 'static) -> io::Result<Arc<AtomicBool>> {
    let is_ending = Arc::new(AtomicBool::new(false));
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] {
        signal_hook::flag::register(signal, Arc::clone(&is_ending))?;
    }
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            tell(match signal {
                SIGTSTP => SignalEvent::Stop,
                SIGCONT => SignalEvent::Continued,
                SIGWINCH => SignalEvent::Resized,
                ending => {
                    end_by_force_later(ending);
                    SignalEvent::End(ending)
                }
            });
        }
    })?;
    Ok(is_ending)
}

/// How long the end by a signal may take.
const LAST_PATIENCE: Duration = Duration::from_secs(3);

/// Ends the program some time after a signal, whatever it is about: a terminal that nobody reads holds up
/// whoever writes to it. What is kept is kept by then.
fn end_by_force_later(signal: i32) {
    let ended = thread::Builder::new().name("end".to_owned()).spawn(move || {
        thread::sleep(LAST_PATIENCE);
        signal_hook::low_level::exit(128 + signal);
    });
    if ended.is_err() {
        signal_hook::low_level::exit(128 + signal);
    }
}

/// Lets Ctrl-C, and whatever else asks the program to end, set a flag; where it is set already,
/// they end the program.
///
/// # Errors
///
/// When the system refuses a signal.
pub fn flag_on_interrupt(flag: &Arc<AtomicBool>) -> io::Result<()> {
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        signal_hook::flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(flag))?;
        signal_hook::flag::register(signal, Arc::clone(flag))?;
    }
    Ok(())
}

/// Whether a shell waits for this job and can continue it. Where a terminal window runs the game
/// alone, nobody would: the kernel then ignores the key that stops, and so do we.
pub fn can_stop() -> bool {
    let parent = getppid();
    // In a container, 0 is what stands for everyone outside: nobody there continues us.
    parent.as_raw() != 0 && getsid(None).is_ok_and(|ours| getsid(Some(parent)) == Ok(ours))
}

/// Asks everyone in this job to stop, us included: where `cargo run` started us, the shell waits
/// for cargo too. Our own turn comes as [`SignalEvent::Stop`].
///
/// # Errors
///
/// What the system answers.
pub fn ask_to_stop() -> io::Result<()> {
    Ok(killpg(Pid::from_raw(0), Signal::SIGTSTP)?)
}

/// Stops until the shell puts us in the foreground again, or a signal ends us. The terminal must
/// have been given back before.
///
/// # Errors
///
/// What the system answers.
pub fn stop(is_ending: &AtomicBool) -> io::Result<()> {
    loop {
        emulate_default_handler(SIGTSTP)?;
        // Where nobody knows who is in the foreground, we are.
        if tcgetpgrp(io::stdin()).map_or(true, |group| group == getpgrp()) {
            return Ok(());
        }
        // In the background we may not touch the terminal, only end; a signal that was sent
        // while we were stopped takes a moment to reach its thread.
        for _ in 0..20 {
            if is_ending.load(Ordering::SeqCst) {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(10));
        }
    }
}
