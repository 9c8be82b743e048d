//! The bytes for a terminal emulator, shared by the canvas and the page.

use std::cell::RefCell;
use std::io::{self, Write};
use std::mem;
use std::rc::Rc;

/// Bytes that wait for the terminal; clones share them.
#[derive(Clone, Debug, Default)]
pub struct TerminalOutput(Rc<RefCell<Vec<u8>>>);

impl TerminalOutput {
    /// The bytes since the last call.
    pub fn take(&self) -> Vec<u8> {
        mem::take(&mut self.0.borrow_mut())
    }
}

impl Write for TerminalOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
