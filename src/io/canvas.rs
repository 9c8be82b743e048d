//! The canvas: a terminal with its own sink and size, of which a process can have several.

use super::color_filter::ColorFilter;
use super::pictures::{Graphics, PicturePainter};
use crate::app::{App, Rooms, TerminalEffect, Viewport as Size, window_title};
use crate::ui::{self, Drawn};
use crossterm::Command;
use crossterm::clipboard::CopyToClipboard;
use crossterm::cursor::MoveTo;
use crossterm::style::force_color_output;
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

/// Mouse clicks and wheel, in the unlimited encoding (1006). Crossterm's own command also requests motion (mode
/// 1003), which the game ignores.
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

/// Saves and restores the window's title (xterm's window operations 22 and 23).
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

/// A sink that discards everything once closed.
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

/// A canvas that draws an app.
pub struct Canvas<W: Write> {
    terminal: Terminal<CrosstermBackend<ColorFilter<Closable<W>>>>,
    size: (u16, u16),
    title: String,
    painter: Option<PicturePainter>,
    /// Whether output is discarded.
    is_closed: Arc<AtomicBool>,
}

impl<W: Write> Drop for Canvas<W> {
    /// The terminal's owner shows the cursor again. Ratatui's own drop would do it as well, print an error if the
    /// terminal is gone, and panic because the error has nowhere to go.
    fn drop(&mut self) {
        self.is_closed.store(true, Ordering::Relaxed);
    }
}

impl<W: Write> Canvas<W> {
    /// A canvas of this size that draws to `sink`. Errors: the sink's I/O error.
    pub fn new(sink: W, size: Size) -> io::Result<Self> {
        // NO_COLOR is handled by the game. Otherwise crossterm 0.29 turns the colour sequences of a monochrome screen
        // into resets of all attributes.
        force_color_output(true);
        let area = Rect::new(0, 0, size.width, size.height);
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let is_closed = Arc::new(AtomicBool::new(false));
        let sink = Closable { sink, is_closed: Arc::clone(&is_closed) };
        let terminal =
            Terminal::with_options(CrosstermBackend::new(ColorFilter::new(sink)), options)?;
        let title = String::new();
        Ok(Self { terminal, size: (size.width, size.height), title, painter: None, is_closed })
    }

    /// Forgets the screen, so that the next frame writes every cell.
    ///
    /// Ratatui's `clear` queries the cursor, and the reply would be lost among the keys that another thread reads.
    /// Errors: the sink's I/O error.
    pub fn repaint(&mut self) -> io::Result<()> {
        if let Some(painter) = &mut self.painter {
            painter.forget();
        }
        queue!(self.terminal.backend_mut(), Clear(ClearType::All))?;
        self.terminal.resize(Rect::new(0, 0, self.size.0, self.size.1))
    }

    /// Writes the changed cells, and parks the hidden cursor. Returns the room of the scrolling parts. Errors: the
    /// sink's I/O error.
    pub fn draw(&mut self, app: &App) -> io::Result<Rooms> {
        let Size { width, height, .. } = app.shared.viewport;
        if self.size != (width, height) {
            self.size = (width, height);
            self.repaint()?;
        }
        self.set_title(app)?;
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        let mut drawn = Drawn::default();
        let painter = &mut self.painter;
        self.terminal.draw(|frame| {
            drawn = ui::draw(frame, app);
            if let Some(painter) = painter {
                painter.draw(&drawn.pictures, frame.buffer_mut());
            }
        })?;
        let backend = self.terminal.backend_mut();
        if let Some(focus) = drawn.focus {
            queue!(backend, MoveTo(focus.x, focus.y))?;
        }
        execute!(backend, EndSynchronizedUpdate)?;
        Ok(drawn.rooms)
    }

    /// Sets the window's title, except on the Linux console, which has none; its old versions print the title as text.
    fn set_title(&mut self, app: &App) -> io::Result<()> {
        let title = window_title(app);
        if title == self.title || app.shared.viewport.is_console {
            return Ok(());
        }
        queue!(self.terminal.backend_mut(), SetTitle(&title))?;
        self.title = title;
        Ok(())
    }

    /// Carries out an effect on the terminal; a suspension has none here. The clipboard is set by OSC 52, if the
    /// terminal allows it. Errors: the sink's I/O error.
    pub fn change(&mut self, effect: TerminalEffect) -> io::Result<()> {
        let sink = self.terminal.backend_mut();
        match effect {
            TerminalEffect::Copy(text) => execute!(sink, CopyToClipboard::to_clipboard_from(text)),
            TerminalEffect::CaptureMouse(mouse) => execute!(sink, Mouse(mouse)),
            TerminalEffect::Bell => {
                sink.write_all(b"\x07")?;
                io::Write::flush(sink)
            }
            TerminalEffect::Repaint => self.repaint(),
            TerminalEffect::Suspend => Ok(()),
        }
    }

    /// Draws squares as pictures in this protocol from now on, or in block elements. Errors: the sink's I/O error.
    pub fn show_pictures(&mut self, graphics: Option<Graphics>) -> io::Result<()> {
        self.painter = graphics.map(PicturePainter::new);
        self.repaint()
    }

    /// Writes a query, whose replies come with the keys. Errors: the sink's I/O error.
    pub fn query(&mut self, query: &str) -> io::Result<()> {
        let sink = self.terminal.backend_mut();
        sink.write_all(query.as_bytes())?;
        io::Write::flush(sink)
    }
}
