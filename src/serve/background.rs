//! Threads that search: they let sessions and logins go first.

use std::io;
use std::thread::Builder;
use tokio::sync::oneshot::{Receiver, channel};

/// Steps by which searches are nicer than sessions, of 19.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Lets other threads go before the calling one. Elsewhere than on Linux only whole processes can be nice.
pub fn yield_to_sessions() {
    #[cfg(target_os = "linux")]
    // Without it sessions wait a little longer.
    let _ = rustix::process::nice(NICE);
}

/// Runs work on a thread of its own that yields to sessions; the receiver fails if it panics. Errors: if the system has
/// no thread.
pub fn spawn<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> io::Result<Receiver<T>> {
    let (sender, receiver) = channel();
    Builder::new().name("turn".to_owned()).spawn(move || {
        yield_to_sessions();
        // The session may have ended.
        let _ = sender.send(work());
    })?;
    Ok(receiver)
}
