//! Memory errors of searches.

use crate::words::say;

/// The system has less memory than requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("error-out-of-memory", mebibytes = *.mebibytes))]
pub struct OutOfMemory {
    /// Requested memory in MiB, rounded up.
    pub mebibytes: usize,
}

/// Bytes that large tables leave to threads, each with a stack of 2 MiB and small tables, and to small allocations such
/// as those of the screen, which cannot fail gracefully. With 8 MiB, a game in 100 MB could end while drawing.
const RESERVE: usize = 16 << 20;

/// Whether the system still has the reserve.
pub(super) fn has_reserve() -> bool {
    has_memory(RESERVE)
}

/// Whether the system still has this many bytes.
pub(super) fn has_memory(bytes: usize) -> bool {
    Vec::<u8>::new().try_reserve_exact(bytes).is_ok()
}
