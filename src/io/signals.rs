//! Signals as events, and suspension.

use super::terminal::end_at_once;
use super::threads::spawn;
use nix::sys::signal::{Signal, killpg};
use nix::unistd::{Pid, getpgrp, getppid, getsid, tcgetpgrp};
use signal_hook::consts::signal::{
    SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, SIGWINCH,
};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignalEvent {
    End(i32),
    /// Release the terminal and stop.
    Stop,
    /// Resumed after a stop.
    Continued,
    /// The window was resized.
    Resized,
}

/// The end of the program by a signal.
#[derive(Debug)]
pub struct EndWatch {
    /// Set at once by a terminating signal.
    pub is_ending: Arc<AtomicBool>,
    steps: SyncSender<EndStep>,
}

/// Steps to the end of the program.
#[derive(Clone, Copy, Debug)]
enum EndStep {
    /// A signal ends the program.
    Signal(i32),
    /// The terminal is given back; what is not saved yet is being saved.
    GivenBack,
}

impl EndWatch {
    /// Notes that the terminal is given back: from here on the program may wait for the disk.
    pub fn note_given_back(&self) {
        // Without a receiver the thread has ended, and nothing watches.
        let _ = self.steps.try_send(EndStep::GivenBack);
    }
}

/// Passes every signal to `notify` on a thread of its own, and ends the program by force if it does not end in time
/// after a terminating one. SIGUSR1 and SIGUSR2 are ignored. Errors: if the system gives no threads or refuses the
/// signals.
pub fn start(notify: impl Fn(SignalEvent) + Send + 'static) -> io::Result<EndWatch> {
    let is_ending = Arc::new(AtomicBool::new(false));
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] {
        signal_hook::flag::register(signal, Arc::clone(&is_ending))?;
    }
    for signal in [SIGUSR1, SIGUSR2] {
        // By default they would end the program at once. The flag has no reader.
        signal_hook::flag::register(signal, Arc::default())?;
    }
    // Started now: when the program is to end, the system may have no thread or memory left.
    let (steps, received) = sync_channel(8);
    let of_signals = steps.clone();
    spawn("end", move || end_by_force(&received))?;
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])?;
    spawn("signals", move || {
        for signal in signals.forever() {
            notify(match signal {
                SIGTSTP => SignalEvent::Stop,
                SIGCONT => SignalEvent::Continued,
                SIGWINCH => SignalEvent::Resized,
                signal => {
                    // The first one counts.
                    let _ = of_signals.try_send(EndStep::Signal(signal));
                    SignalEvent::End(signal)
                }
            });
        }
    })?;
    Ok(EndWatch { is_ending, steps })
}

/// Longest time from a signal until the terminal is given back: writing to one without a reader blocks.
const TERMINAL_PATIENCE: Duration = Duration::from_secs(3);
/// Longest time from there to the end, longer than the waits for the disk together.
const SAVING_PATIENCE: Duration = Duration::from_secs(15);

/// Waits for a terminating signal, and ends the program by force if it still runs after its patience.
fn end_by_force(steps: &Receiver<EndStep>) {
    let mut is_given_back = false;
    let signal = loop {
        match steps.recv() {
            Ok(EndStep::Signal(signal)) => break signal,
            Ok(EndStep::GivenBack) => is_given_back = true,
            Err(_) => return,
        }
    };
    let end = Instant::now() + TERMINAL_PATIENCE;
    while !is_given_back {
        match steps.recv_timeout(end.saturating_duration_since(Instant::now())) {
            Ok(step) => is_given_back = matches!(step, EndStep::GivenBack),
            Err(_) => break,
        }
    }
    if is_given_back {
        thread::sleep(SAVING_PATIENCE);
    }
    end_at_once(128 + signal);
}

/// Makes Ctrl-C and other terminating signals set a flag; if it is set already, they end the program. Errors: if the
/// system refuses a signal.
pub fn flag_on_interrupt(flag: &Arc<AtomicBool>) -> io::Result<()> {
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        signal_hook::flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(flag))?;
        signal_hook::flag::register(signal, Arc::clone(flag))?;
    }
    Ok(())
}

/// Whether a shell can resume this job. In a terminal window that runs the game alone nothing could, so the kernel
/// ignores the suspend key, and so does the game.
pub fn can_stop() -> bool {
    let parent = getppid();
    // In a container, 0 stands for all processes outside, which cannot resume us.
    parent.as_raw() != 0 && getsid(None).is_ok_and(|ours| getsid(Some(parent)) == Ok(ours))
}

/// Requests a stop of all processes of this job: with `cargo run` the shell waits for cargo too. This process receives
/// [`SignalEvent::Stop`]. Errors: the system's error.
pub fn request_stop() -> io::Result<()> {
    Ok(killpg(Pid::from_raw(0), Signal::SIGTSTP)?)
}

/// Stops until the shell resumes us in the foreground, or a signal ends us. The terminal must have been released
/// before. Errors: the system's error.
pub fn stop(is_ending: &AtomicBool) -> io::Result<()> {
    loop {
        emulate_default_handler(SIGTSTP)?;
        // Without job control we count as in the foreground.
        if tcgetpgrp(io::stdin()).map_or(true, |group| group == getpgrp()) {
            return Ok(());
        }
        // In the background we must not touch the terminal, only end. A signal sent while we were stopped takes a
        // moment to reach its thread.
        for _ in 0..20 {
            if is_ending.load(Ordering::SeqCst) {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(10));
        }
    }
}
