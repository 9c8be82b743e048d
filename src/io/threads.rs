//! Threads, and the meaning of their panics.
//!
//! A thread that works by itself ends the program by a panic, since a game that waits for it would wait forever. A
//! panic of any other thread goes to the one that joins it.

use crate::engine::has_memory;
use std::cell::Cell;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::thread::{Builder, JoinHandle, Scope};

/// Memory that has to be there for a thread, in bytes: its stack of 2 MiB, and its first requests. Without it the
/// standard library could panic in the new thread.
const OF_A_THREAD: usize = 8 << 20;

thread_local! {
    /// Whether a panic of this thread ends the program now.
    static IS_FATAL: Cell<bool> = const { Cell::new(false) };
}

/// Starts a thread that works by itself. Errors: if the system has no thread.
pub fn spawn<T: Send + 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> io::Result<JoinHandle<T>> {
    Builder::new().name(name.to_owned()).spawn(move || {
        note_own_work();
        work()
    })
}

/// Notes that the calling thread works by itself.
pub fn note_own_work() {
    IS_FATAL.set(true);
}

/// Whether a panic of the calling thread ends the program.
pub fn is_panic_fatal() -> bool {
    IS_FATAL.get()
}

/// Runs `work` and returns its result; `None` if it panics.
pub fn catch_panic<T>(work: impl FnOnce() -> T) -> Option<T> {
    let before = IS_FATAL.replace(false);
    let result = panic::catch_unwind(AssertUnwindSafe(work)).ok();
    IS_FATAL.set(before);
    result
}

/// Starts a thread of a scope that a command can do without. Errors: if the system has no thread, or no memory for one.
pub fn start_scoped<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> io::Result<()> {
    if !has_memory(OF_A_THREAD) {
        return Err(io::ErrorKind::OutOfMemory.into());
    }
    let work = || {
        note_own_work();
        work()
    };
    Builder::new().spawn_scoped(scope, work).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    #[test]
    fn a_panic_is_fatal_only_in_a_thread_that_works_by_itself_and_does_not_catch_it() {
        let own =
            spawn("own", || (is_panic_fatal(), catch_panic(is_panic_fatal), is_panic_fatal()));
        assert_eq!(own.expect("a thread").join().expect("no panic"), (true, Some(false), true));
        let helper = thread::spawn(is_panic_fatal);
        assert!(!helper.join().expect("no panic"), "it goes to the one that joins it");
        let mut of_scope = false;
        thread::scope(|scope| start_scoped(scope, || of_scope = is_panic_fatal()))
            .expect("a thread");
        assert!(of_scope);
    }
}
