//! The error of a search that the system has no memory for.

/// The system has less memory than was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{mebibytes} MiB of memory are not available")]
pub struct OutOfMemory {
    /// The memory asked for, in MiB, rounded up.
    pub mebibytes: usize,
}
