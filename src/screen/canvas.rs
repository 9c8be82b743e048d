//! The canvas: a terminal with its own sink and size, of which a process can have several.

use super::frame_backend::FrameBackend;
use super::sequences;
use crate::app::{App, Glyphs, TerminalEffect, Viewport as Size, window_title};
use crate::ui::{self, Drawn, SquarePicture};
use ratatui::backend::Backend as _;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use std::io::{self, Write};

/// Draws squares as pictures over a frame, in a protocol of the terminal.
pub trait PaintPictures: Send {
    /// Forgets all pictures, which the terminal may have lost.
    fn forget(&mut self);

    /// Draws the pictures over which nothing was drawn.
    fn draw(&mut self, pictures: &[SquarePicture], buffer: &mut Buffer);
}

/// A canvas that draws an app.
pub struct Canvas<W: Write> {
    terminal: Terminal<FrameBackend<W>>,
    size: (u16, u16),
    glyphs: Glyphs,
    title: String,
    painter: Option<Box<dyn PaintPictures>>,
}

impl<W: Write> Canvas<W> {
    /// A canvas of this size that draws to `sink`.
    pub fn new(sink: W, size: Size) -> Self {
        let area = Rect::new(0, 0, size.width, size.height);
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let backend = FrameBackend::new(sink, area.as_size());
        let Ok(terminal) = Terminal::with_options(backend, options);
        Self {
            terminal,
            size: (size.width, size.height),
            glyphs: size.traits.glyphs,
            title: String::new(),
            painter: None,
        }
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

    /// Writes the changed cells, and parks the hidden cursor. Returns what the frame found out. Errors: the sink's I/O
    /// error.
    pub fn draw(&mut self, app: &App) -> io::Result<Drawn> {
        let Size { width, height, .. } = app.cx.viewport;
        // Letters of another width have moved what stands behind them.
        let glyphs = app.cx.glyphs();
        if (self.size, self.glyphs) != ((width, height), glyphs) {
            (self.size, self.glyphs) = ((width, height), glyphs);
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
        Ok(drawn)
    }

    /// Sets the window's title, except on the Linux console, which has none; its old versions print the title as text.
    fn set_title(&mut self, app: &App) -> io::Result<()> {
        let title = window_title(app);
        if title == self.title || app.cx.viewport.is_console {
            return Ok(());
        }
        self.terminal.backend_mut().sink().write_all(sequences::title(&title).as_bytes())?;
        self.title = title;
        Ok(())
    }

    /// Carries out an effect on the terminal; a suspension has none here. The clipboard is set by OSC 52, if the
    /// terminal allows it. Errors: the sink's I/O error.
    pub fn change(&mut self, effect: TerminalEffect) -> io::Result<()> {
        match effect {
            TerminalEffect::Copy(text) => self.write(&sequences::copy(&text)),
            TerminalEffect::CaptureMouse(mouse) => self.write(sequences::mouse(mouse)),
            TerminalEffect::Bell => self.write("\x07"),
            TerminalEffect::Repaint => {
                self.repaint();
                Ok(())
            }
            TerminalEffect::Suspend => Ok(()),
        }
    }

    /// Draws squares as pictures from now on, or in block elements.
    pub fn show_pictures(&mut self, painter: Option<Box<dyn PaintPictures>>) {
        self.painter = painter;
        self.repaint();
    }

    /// Writes a sequence, such as a query whose replies come with the keys. Errors: the sink's I/O error.
    pub fn write(&mut self, sequence: &str) -> io::Result<()> {
        let sink = self.terminal.backend_mut().sink();
        sink.write_all(sequence.as_bytes())?;
        sink.flush()
    }
}
