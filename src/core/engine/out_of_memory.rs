//! Memory errors of searches.

use std::cell::Cell;

/// The system has less memory than requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{mebibytes} MiB of memory are not available")]
pub struct OutOfMemory {
    /// Requested memory in MiB, rounded up.
    pub mebibytes: usize,
}

/// Bytes that large tables leave to threads, each with a stack of 2 MiB and small tables, and to small allocations such
/// as those of the screen, which cannot fail gracefully. With 8 MiB, a game in 100 MB could end while drawing.
const RESERVE: usize = 16 << 20;

thread_local! {
    /// Whether the memory that this thread requests is optional.
    static IS_OPTIONAL: Cell<bool> = const { Cell::new(false) };
}

/// Runs a request for memory whose failure is handled.
pub(super) fn optionally<T>(request: impl FnOnce() -> T) -> T {
    let before = IS_OPTIONAL.replace(true);
    let result = request();
    IS_OPTIONAL.set(before);
    result
}

/// Whether this thread's current request for memory may fail, such as that for a table: the program's allocator then
/// saves nothing. Never allocates.
pub fn is_memory_optional() -> bool {
    IS_OPTIONAL.try_with(Cell::get).unwrap_or(false)
}

/// Whether the system still has the reserve.
pub(super) fn has_reserve() -> bool {
    has_memory(RESERVE)
}

/// Whether the system still has this many bytes.
pub fn has_memory(bytes: usize) -> bool {
    optionally(|| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}
