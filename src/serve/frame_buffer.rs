//! Bytes on their way to a client: at most one frame, and what belongs to it.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A sink in memory, of which the canvas writes one end and the session reads the other.
#[derive(Clone, Debug, Default)]
pub struct FrameBuffer(Arc<Mutex<Vec<u8>>>);

impl FrameBuffer {
    fn bytes(&self) -> MutexGuard<'_, Vec<u8>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes what was written.
    pub fn take(&self) -> Vec<u8> {
        std::mem::take(&mut *self.bytes())
    }

    /// Number of bytes that wait.
    pub fn waiting(&self) -> usize {
        self.bytes().len()
    }
}

impl Write for FrameBuffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
