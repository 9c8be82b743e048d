//! Threads that a command can do without.

use crate::engine::has_memory;
use std::io;
use std::thread::{Builder, Scope};

/// Memory that has to be there for a thread, in bytes: its stack of 2 MiB, and its first requests. Without it the
/// standard library could panic in the new thread.
const OF_A_THREAD: usize = 8 << 20;

/// Starts a thread of a scope. Errors: if the system has no thread, or no memory for one.
pub fn start_scoped<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> io::Result<()> {
    if !has_memory(OF_A_THREAD) {
        return Err(io::ErrorKind::OutOfMemory.into());
    }
    Builder::new().spawn_scoped(scope, work).map(drop)
}
