//! The canvas: a terminal with its own sink and size, of which a process can have several.

use super::frame_backend::FrameBackend;
use super::pictures::{Graphics, PicturePainter};
use crate::app::{App, Rooms, TerminalEffect, Viewport as Size, window_title};
use crate::ui::{self, Drawn};
use crossterm::Command;
use crossterm::clipboard::CopyToClipboard;
use crossterm::terminal::SetTitle;
use crossterm::{execute, queue};
use ratatui::backend::Backend as _;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use std::fmt;
use std::io::{self, Write};

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

/// A canvas that draws an app.
pub struct Canvas<W: Write> {
    terminal: Terminal<FrameBackend<W>>,
    size: (u16, u16),
    title: String,
    painter: Option<PicturePainter>,
}

impl<W: Write> Canvas<W> {
    /// A canvas of this size that draws to `sink`.
    pub fn new(sink: W, size: Size) -> Self {
        let area = Rect::new(0, 0, size.width, size.height);
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let backend = FrameBackend::new(sink, area.as_size());
        let Ok(terminal) = Terminal::with_options(backend, options);
        Self { terminal, size: (size.width, size.height), title: String::new(), painter: None }
    }

    /// Forgets the screen, so that the next frame writes every cell.
    pub fn repaint(&mut self) {
        if let Some(painter) = &mut self.painter {
            painter.forget();
        }
        let area = Rect::new(0, 0, self.size.0, self.size.1);
        let backend = self.terminal.backend_mut();
        backend.set_size(area.as_size());
        let Ok(()) = backend.clear();
        let Ok(()) = self.terminal.resize(area);
    }

    /// Writes the changed cells, and parks the hidden cursor. Returns the room of the scrolling parts. Errors: the
    /// sink's I/O error.
    pub fn draw(&mut self, app: &App) -> io::Result<Rooms> {
        let Size { width, height, .. } = app.shared.viewport;
        if self.size != (width, height) {
            self.size = (width, height);
            self.repaint();
        }
        self.set_title(app)?;
        let mut drawn = Drawn::default();
        let painter = &mut self.painter;
        let Ok(_) = self.terminal.draw(|frame| {
            drawn = ui::draw(frame, app);
            if let Some(painter) = painter {
                painter.draw(&drawn.pictures, frame.buffer_mut());
            }
        });
        self.terminal.backend_mut().present(drawn.focus)?;
        Ok(drawn.rooms)
    }

    /// Sets the window's title, except on the Linux console, which has none; its old versions print the title as text.
    fn set_title(&mut self, app: &App) -> io::Result<()> {
        let title = window_title(app);
        if title == self.title || app.shared.viewport.is_console {
            return Ok(());
        }
        queue!(self.terminal.backend_mut().sink(), SetTitle(&title))?;
        self.title = title;
        Ok(())
    }

    /// Carries out an effect on the terminal; a suspension has none here. The clipboard is set by OSC 52, if the
    /// terminal allows it. Errors: the sink's I/O error.
    pub fn change(&mut self, effect: TerminalEffect) -> io::Result<()> {
        let sink = self.terminal.backend_mut().sink();
        match effect {
            TerminalEffect::Copy(text) => execute!(sink, CopyToClipboard::to_clipboard_from(text)),
            TerminalEffect::CaptureMouse(mouse) => execute!(sink, Mouse(mouse)),
            TerminalEffect::Bell => {
                sink.write_all(b"\x07")?;
                sink.flush()
            }
            TerminalEffect::Repaint => {
                self.repaint();
                Ok(())
            }
            TerminalEffect::Suspend => Ok(()),
        }
    }

    /// Draws squares as pictures in this protocol from now on, or in block elements.
    pub fn show_pictures(&mut self, graphics: Option<Graphics>) {
        self.painter = graphics.map(PicturePainter::new);
        self.repaint();
    }

    /// Writes a query, whose replies come with the keys. Errors: the sink's I/O error.
    pub fn query(&mut self, query: &str) -> io::Result<()> {
        let sink = self.terminal.backend_mut().sink();
        sink.write_all(query.as_bytes())?;
        sink.flush()
    }
}
