//! Memory of searches: what they leave to the rest of the program, and their error where there is too little.

use crate::words::say;

/// The system has less memory than was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("error-out-of-memory", mebibytes = *.mebibytes))]
pub struct OutOfMemory {
    /// The memory asked for, in MiB, rounded up.
    pub mebibytes: usize,
}

/// Memory in bytes that large tables leave to everything else: threads, and small allocations, which cannot fail without
/// ending the program.
const RESERVE: usize = 8 << 20;

/// Whether the system still has the reserve that large tables leave.
pub(super) fn has_reserve() -> bool {
    Vec::<u8>::new().try_reserve_exact(RESERVE).is_ok()
}
