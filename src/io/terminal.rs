//! The terminal of this process: taken, drawn on, always restored.

use super::worker::is_panic_caught;
use crate::app::{App, Rooms, Viewport as Size};
use crate::screen::{Canvas, write_enter, write_leave};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use std::io::{self, BufWriter, Stdout};
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the terminal is taken; it is restored once, by any thread.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

pub struct Screen {
    canvas: Canvas<BufWriter<Stdout>>,
}

impl Screen {
    /// Takes the terminal: alternate screen, raw mode, hidden cursor, bracketed paste, and the mouse if wanted. From
    /// here on every panic restores it. Errors: the terminal's I/O error.
    pub fn take(size: Size, mouse: bool) -> io::Result<Self> {
        let previous = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // The panic is caught and reported on screen, and the game goes on.
            if is_panic_caught() {
                return;
            }
            give_back();
            previous(panic);
            // A thread that dies alone would leave a game that waits forever.
            if std::thread::current().name() != Some("main") {
                std::process::exit(101);
            }
        }));
        Self::prepare(size, mouse).inspect_err(|_| give_back())
    }

    fn prepare(size: Size, mouse: bool) -> io::Result<Self> {
        enter(mouse)?;
        let sink = BufWriter::with_capacity(1 << 15, io::stdout());
        Ok(Self { canvas: Canvas::new(sink, size) })
    }

    /// Takes the terminal again after [`give_back`], and repaints. Errors: the terminal's I/O error.
    #[cfg(unix)]
    pub fn retake(&mut self, mouse: bool) -> io::Result<()> {
        enter(mouse)?;
        self.canvas.repaint();
        Ok(())
    }

    /// As [`Canvas::draw`]. Errors: the terminal's I/O error.
    pub fn draw(&mut self, app: &App) -> io::Result<Rooms> {
        if !IS_TAKEN.load(Ordering::SeqCst) {
            // Another thread is ending the program and has restored the terminal.
            return Ok(app.shared.viewport.rooms);
        }
        self.canvas.draw(app)
    }

    pub const fn canvas(&mut self) -> &mut Canvas<BufWriter<Stdout>> {
        &mut self.canvas
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

fn enter(mouse: bool) -> io::Result<()> {
    IS_TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    // Lets a Windows console obey sequences.
    #[cfg(windows)]
    crossterm::ansi_support::supports_ansi();
    write_enter(&mut io::stdout(), mouse)
}

/// Raw mode of this process's terminal, until dropped.
#[derive(Debug)]
pub struct RawMode(());

impl RawMode {
    /// Turns raw mode on. Errors: the terminal's I/O error.
    pub fn enable() -> io::Result<Self> {
        enable_raw_mode().map(|()| Self(()))
    }
}

impl Drop for RawMode {
    fn drop(&mut self) {
        // The terminal may be gone.
        let _gone = disable_raw_mode();
    }
}

/// As [`give_back`], without ever waiting: another thread may be blocked while it writes to a terminal without a reader.
/// Such a terminal gets back its modes alone.
#[cfg(unix)]
pub fn give_back_at_once() {
    use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
    use std::os::fd::AsFd as _;
    if !IS_TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    // The terminal may be gone.
    let _gone = disable_raw_mode();
    let mut bytes = Vec::with_capacity(256);
    let _in_memory = write_leave(&mut bytes);
    let out = io::stdout();
    let mut writable = [PollFd::new(out.as_fd(), PollFlags::POLLOUT)];
    if poll(&mut writable, PollTimeout::ZERO) == Ok(1) {
        // Not through the buffer, which another thread may hold.
        let _gone = nix::unistd::write(&out, &bytes);
    }
}

/// Restores the terminal. Safe at any time, from any thread, repeatedly.
pub fn give_back() {
    if !IS_TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    // The terminal may be gone.
    let _gone = write_leave(&mut io::stdout());
    let _gone = disable_raw_mode();
}
