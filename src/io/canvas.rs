//! The canvas: a terminal as a value, with a sink for what is drawn, and a size. Many of them may be in
//! one process.

use crate::app::{App, Rooms, Viewport as Size, window_title};
use crate::ui::{self, Drawn};
use crossterm::Command;
use crossterm::clipboard::CopyToClipboard;
use crossterm::cursor::MoveTo;
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, SetTitle,
};
use crossterm::{execute, queue};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use std::fmt;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Mouse clicks and the wheel, in the encoding without limits. Crossterm's own command also asks
/// for every motion (mode 1003), which we would only throw away.
pub struct Mouse(pub bool);

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

/// The window's title, kept aside by the terminal and given back (xterm's window operations 22 and 23).
pub struct KeepTitle(pub bool);

impl Command for KeepTitle {
    fn write_ansi(&self, f: &mut impl fmt::Write) -> fmt::Result {
        f.write_str(if self.0 { "\x1b[22;2t" } else { "\x1b[23;2t" })
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> io::Result<()> {
        Ok(())
    }
}

/// A sink that takes everything and writes nothing once it is closed.
struct Closable<W> {
    sink: W,
    is_closed: Arc<AtomicBool>,
}

impl<W: Write> Write for Closable<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_closed.load(Ordering::Relaxed) {
            Ok(bytes.len())
        } else {
            self.sink.write(bytes)
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.is_closed.load(Ordering::Relaxed) { Ok(()) } else { self.sink.flush() }
    }
}

/// The canvas: what an app is drawn on.
pub struct Canvas<W: Write> {
    terminal: Terminal<CrosstermBackend<Closable<W>>>,
    size: (u16, u16),
    /// The window's title, as it was set last.
    title: String,
    /// Whether what is drawn still goes anywhere.
    is_closed: Arc<AtomicBool>,
}

impl<W: Write> Drop for Canvas<W> {
    /// Whoever took the terminal over shows its cursor again. Ratatui tries it as well, complains where the
    /// terminal is gone, and panics because the complaint has nowhere to go either.
    fn drop(&mut self) {
        self.is_closed.store(true, Ordering::Relaxed);
    }
}

impl<W: Write> Canvas<W> {
    /// A canvas of this size; what is drawn goes into `sink`.
    ///
    /// # Errors
    ///
    /// What the sink answers.
    pub fn new(sink: W, size: Size) -> io::Result<Self> {
        let area = Rect::new(0, 0, size.width, size.height);
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let is_closed = Arc::new(AtomicBool::new(false));
        let sink = Closable { sink, is_closed: Arc::clone(&is_closed) };
        let terminal = Terminal::with_options(CrosstermBackend::new(sink), options)?;
        let title = String::new();
        Ok(Self { terminal, size: (size.width, size.height), title, is_closed })
    }

    /// Forgets what is on the screen, so that the next drawing writes every cell.
    ///
    /// Ratatui's own `clear` asks the terminal where its cursor is, and the answer would get lost
    /// among the keys that another thread reads.
    ///
    /// # Errors
    ///
    /// What the sink answers.
    pub fn repaint(&mut self) -> io::Result<()> {
        queue!(self.terminal.backend_mut(), Clear(ClearType::All))?;
        self.terminal.resize(Rect::new(0, 0, self.size.0, self.size.1))
    }

    /// Writes the cells that changed since the last time, and parks the hidden cursor. Returns how much of
    /// what scrolls has room.
    ///
    /// # Errors
    ///
    /// What the sink answers.
    pub fn draw(&mut self, app: &App) -> io::Result<Rooms> {
        let Size { width, height, .. } = app.shared.viewport;
        if self.size != (width, height) {
            self.size = (width, height);
            self.repaint()?;
        }
        self.set_title(app)?;
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

    /// Says in the window's title what is played, and whose turn it is. The Linux console has none, and old
    /// ones show it among the text.
    fn set_title(&mut self, app: &App) -> io::Result<()> {
        let title = window_title(app);
        if title == self.title || app.shared.viewport.is_console {
            return Ok(());
        }
        queue!(self.terminal.backend_mut(), SetTitle(&title))?;
        self.title = title;
        Ok(())
    }

    /// Puts a text into the terminal's clipboard (OSC 52), where the terminal allows it.
    ///
    /// # Errors
    ///
    /// What the sink answers.
    pub fn copy(&mut self, text: &str) -> io::Result<()> {
        execute!(self.terminal.backend_mut(), CopyToClipboard::to_clipboard_from(text))
    }

    /// Rings the terminal's bell.
    ///
    /// # Errors
    ///
    /// What the sink answers.
    pub fn ring(&mut self) -> io::Result<()> {
        let sink = self.terminal.backend_mut();
        sink.write_all(b"\x07")?;
        io::Write::flush(sink)
    }

    /// Takes or leaves the mouse.
    ///
    /// # Errors
    ///
    /// What the sink answers.
    pub fn capture_mouse(&mut self, mouse: bool) -> io::Result<()> {
        execute!(self.terminal.backend_mut(), Mouse(mouse))
    }
}
