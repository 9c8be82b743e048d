//! The terminal of this process: taken over, drawn on, and always given back.

use super::canvas::{Canvas, KeepTitle, Mouse};
use super::worker::is_panic_caught;
use crate::app::{App, Rooms, Viewport as Size};
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableFocusChange, EnableBracketedPaste, EnableFocusChange,
};
use crossterm::style::{Attribute, SetAttribute, force_color_output};
use crossterm::terminal::{
    Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use std::io::{self, BufWriter, Stdout, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the terminal is ours at the moment: whoever gives it back first, it happens once.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// The screen of this process.
pub struct Screen {
    canvas: Canvas<BufWriter<Stdout>>,
}

impl Screen {
    /// Takes the terminal over: alternate screen, raw keys, no cursor, pasted text as a whole,
    /// and the mouse if it is wanted. From here on every panic gives it back.
    ///
    /// # Errors
    ///
    /// What the terminal answers.
    pub fn take(size: Size, mouse: bool) -> io::Result<Self> {
        // We decide ourselves what NO_COLOR means. Left to itself, crossterm 0.29 turns the
        // colour sequences of a monochrome screen into a reset of all attributes.
        force_color_output(true);
        let previous = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // Whoever catches it reports it on the screen, and the game goes on.
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
        Ok(Self { canvas: Canvas::new(sink, size)? })
    }

    /// Takes the terminal over again after [`give_back`], and repaints everything.
    ///
    /// # Errors
    ///
    /// What the terminal answers.
    pub fn retake(&mut self, mouse: bool) -> io::Result<()> {
        enter(mouse)?;
        self.canvas.repaint()
    }

    /// As [`Canvas::draw`].
    ///
    /// # Errors
    ///
    /// What the terminal answers.
    pub fn draw(&mut self, app: &App) -> io::Result<Rooms> {
        if !IS_TAKEN.load(Ordering::SeqCst) {
            // Another thread is on its way out, and has given the terminal back.
            return Ok(app.shared.viewport.rooms);
        }
        self.canvas.draw(app)
    }

    /// What is drawn on.
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
    let mut out = io::stdout();
    queue!(
        out,
        KeepTitle(true),
        EnterAlternateScreen,
        // A terminal without an alternate screen shows its old text in every cell that we leave blank.
        Clear(ClearType::All),
        Hide,
        EnableBracketedPaste,
        EnableFocusChange
    )?;
    if mouse {
        queue!(out, Mouse(true))?;
    }
    out.flush()
}

/// Leaves the terminal as it was found. Safe to call at any time, from any thread, twice.
pub fn give_back() {
    if !IS_TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    // The terminal may be gone; then there is nothing to give back.
    let _gone = execute!(
        io::stdout(),
        EndSynchronizedUpdate,
        Mouse(false),
        DisableFocusChange,
        DisableBracketedPaste,
        SetAttribute(Attribute::Reset),
        // Without an alternate screen ours would stay behind.
        Clear(ClearType::All),
        MoveTo(0, 0),
        Show,
        LeaveAlternateScreen,
        KeepTitle(false),
    );
    let _gone = disable_raw_mode();
}
