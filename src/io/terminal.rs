//! The terminal of this process: taken, drawn on, always restored.

use super::last_words;
use super::threads::{is_panic_fatal, note_own_work};
use crate::app::{App, Viewport as Size};
use crate::screen::{Canvas, write_enter, write_leave};
use crate::ui::Drawn;
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use std::io::{self, BufWriter, Stdout, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the terminal is taken; it is restored once, by any thread.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

pub struct Screen {
    canvas: Canvas<BufWriter<Stdout>>,
}

impl Screen {
    /// Takes the terminal: alternate screen, raw mode, hidden cursor, bracketed paste, and the mouse if wanted; it is
    /// asked these questions. From
    /// here on every panic restores it. Errors: the terminal's I/O error.
    pub fn take(size: Size, mouse: bool, questions: &str) -> io::Result<Self> {
        note_own_work();
        let previous = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // The panic is caught and reported on screen, and the game goes on.
            if !is_panic_fatal() {
                return;
            }
            give_back();
            previous(panic);
            write_last_words();
            // A thread that dies alone would leave a game that waits forever.
            if std::thread::current().name() != Some("main") {
                std::process::exit(101);
            }
        }));
        Self::prepare(size, mouse, questions).inspect_err(|_| give_back())
    }

    fn prepare(size: Size, mouse: bool, questions: &str) -> io::Result<Self> {
        enter(mouse, questions)?;
        let sink = BufWriter::with_capacity(1 << 15, io::stdout());
        Ok(Self { canvas: Canvas::new(sink, size) })
    }

    /// Takes the terminal again after [`give_back`], and repaints. Errors: the terminal's I/O error.
    #[cfg(unix)]
    pub fn retake(&mut self, mouse: bool) -> io::Result<()> {
        enter(mouse, "")?;
        self.canvas.repaint();
        Ok(())
    }

    /// As [`Canvas::draw`]. Errors: the terminal's I/O error.
    pub fn draw(&mut self, app: &App) -> io::Result<Drawn> {
        if !IS_TAKEN.load(Ordering::SeqCst) {
            // Another thread is ending the program and has restored the terminal.
            return Ok(Drawn { rooms: app.cx.viewport.rooms, ..Drawn::default() });
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

fn enter(mouse: bool, questions: &str) -> io::Result<()> {
    IS_TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    // Lets a Windows console obey sequences.
    #[cfg(windows)]
    crossterm::ansi_support::supports_ansi();
    write_enter(&mut io::stdout(), mouse, questions)
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

/// Gives the terminal back, says the last words and ends the program with this exit status, without ever waiting or
/// allocating: another thread may be blocked while it writes to a terminal without a reader, or have taken the last
/// memory. A terminal without a reader gets back its modes alone.
#[cfg(unix)]
pub fn end_at_once(status: i32) -> ! {
    if IS_TAKEN.swap(false, Ordering::SeqCst) {
        // The terminal may be gone.
        let _gone = disable_raw_mode();
        let mut bytes = [0; 256];
        let mut rest = bytes.as_mut_slice();
        let _fits = write_leave(&mut rest);
        let left = rest.len();
        write_at_once(&io::stdout(), &bytes[..bytes.len() - left]);
    }
    last_words::take(|words| write_at_once(&io::stdout(), words));
    exit_at_once(status)
}

/// Ends the program without a handler, which could wait.
#[cfg(unix)]
pub fn exit_at_once(status: i32) -> ! {
    signal_hook::low_level::exit(status)
}

/// Ends the program.
#[cfg(not(unix))]
pub fn exit_at_once(status: i32) -> ! {
    std::process::exit(status)
}

/// Writes what an output takes now, without the buffer of the standard library, which another thread may hold.
#[cfg(unix)]
pub fn write_at_once(out: &impl std::os::fd::AsFd, bytes: &[u8]) {
    use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
    let mut writable = [PollFd::new(out.as_fd(), PollFlags::POLLOUT)];
    if poll(&mut writable, PollTimeout::ZERO) == Ok(1) {
        // Its reader may be gone.
        let _gone = nix::unistd::write(out, bytes);
    }
}

/// Writes to an output whose reader may be gone.
#[cfg(not(unix))]
pub fn write_at_once(mut out: impl io::Write, bytes: &[u8]) {
    let _gone = out.write_all(bytes);
}

/// Gives the terminal back, says the last words and ends the program with this exit status.
#[cfg(not(unix))]
pub fn end_at_once(status: i32) -> ! {
    give_back();
    write_last_words();
    std::process::exit(status)
}

/// Says the last words, unless they were said before.
pub fn write_last_words() {
    // The terminal may be gone.
    last_words::take(|words| drop(io::stdout().write_all(words)));
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
