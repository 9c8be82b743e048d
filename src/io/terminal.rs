//! The terminal: taken over, drawn on, and always given back.

use crate::app::{App, Rooms, Viewport as Size};
use crate::ui::{self, Drawn};
use crossterm::Command;
use crossterm::clipboard::CopyToClipboard;
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::style::{Attribute, SetAttribute, force_color_output};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use std::fmt;
use std::io::{self, BufWriter, Stdout, Write as _};
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the terminal is ours at the moment: whoever gives it back first, it happens once.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// Mouse clicks and the wheel, in the encoding without limits. Crossterm's own command also asks
/// for every motion (mode 1003), which we would only throw away.
struct Mouse(bool);

impl Command for Mouse {
    fn write_ansi(&self, f: &mut impl fmt::Write) -> fmt::Result {
        f.write_str(if self.0 { "\x1b[?1000h\x1b[?1006h" } else { "\x1b[?1006l\x1b[?1000l" })
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> io::Result<()> {
        use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
        if self.0 {
            EnableMouseCapture.execute_winapi()
        } else {
            DisableMouseCapture.execute_winapi()
        }
    }
}

/// The screen we draw on.
pub struct Screen {
    /// Never dropped: [`give_back`] shows the cursor, and where the terminal is gone, ratatui's
    /// own attempt ends in a panic because it cannot complain about it either.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<BufWriter<Stdout>>>>,
    size: (u16, u16),
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
        let backend = CrosstermBackend::new(BufWriter::with_capacity(1 << 15, io::stdout()));
        let area = Rect::new(0, 0, size.width, size.height);
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let terminal = Terminal::with_options(backend, options)?;
        Ok(Self { terminal: ManuallyDrop::new(terminal), size: (size.width, size.height) })
    }

    /// Takes the terminal over again after [`give_back`], and repaints everything.
    ///
    /// # Errors
    ///
    /// What the terminal answers.
    pub fn retake(&mut self, mouse: bool) -> io::Result<()> {
        enter(mouse)?;
        self.repaint()
    }

    /// Forgets what is on the screen, so that the next drawing writes every cell.
    ///
    /// Ratatui's own `clear` asks the terminal where its cursor is, and the answer would get lost
    /// among the keys that another thread reads.
    ///
    /// # Errors
    ///
    /// What the terminal answers.
    pub fn repaint(&mut self) -> io::Result<()> {
        queue!(self.terminal.backend_mut(), Clear(ClearType::All))?;
        self.terminal.resize(Rect::new(0, 0, self.size.0, self.size.1))
    }

    /// Writes the cells that changed since the last time, and parks the hidden cursor. Returns how much of
    /// what scrolls has room.
    ///
    /// # Errors
    ///
    /// What the terminal answers.
    pub fn draw(&mut self, app: &App) -> io::Result<Rooms> {
        if !IS_TAKEN.load(Ordering::SeqCst) {
            // Another thread is on its way out, and has given the terminal back.
            return Ok(app.shared.viewport.rooms);
        }
        let Size { width, height, .. } = app.shared.viewport;
        if self.size != (width, height) {
            self.size = (width, height);
            self.repaint()?;
        }
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        let mut drawn = Drawn::default();
        self.terminal.draw(|frame| drawn = ui::draw(frame, app))?;
        let backend = self.terminal.backend_mut();
        if let Some(focus) = drawn.focus {
            queue!(backend, MoveTo(focus.x, focus.y))?;
        }
        execute!(backend, EndSynchronizedUpdate)?;
        Ok(drawn.rooms)
    }

    /// Puts a text into the terminal's clipboard (OSC 52), where the terminal allows it.
    ///
    /// # Errors
    ///
    /// What the terminal answers.
    pub fn copy(&mut self, text: &str) -> io::Result<()> {
        execute!(self.terminal.backend_mut(), CopyToClipboard::to_clipboard_from(text))
    }

    /// Takes or leaves the mouse.
    ///
    /// # Errors
    ///
    /// What the terminal answers.
    pub fn capture_mouse(&mut self, mouse: bool) -> io::Result<()> {
        execute!(self.terminal.backend_mut(), Mouse(mouse))
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
    queue!(out, EnterAlternateScreen, Hide, EnableBracketedPaste)?;
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
        DisableBracketedPaste,
        SetAttribute(Attribute::Reset),
        Show,
        LeaveAlternateScreen,
    );
    let _gone = disable_raw_mode();
}
