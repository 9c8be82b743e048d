//! Knowledge about the terminal: by its names at first, then by its answers.

use super::pictures::{Graphics, cell_size};
use super::terminal_names::{BLOCK_ROW, CIRCLE_ROW, TerminalNames};
use super::terminal_replies::TerminalReply;
use crate::app::{Brightness, CellSize, ColorDepth, Glyphs, Pictures, TerminalTraits};

/// Answers of a terminal; `None` where it has given none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerminalAnswers {
    pub has_true_color: Option<bool>,
    pub background: Option<Brightness>,
    pub glyphs: Option<Glyphs>,
}

/// Names and answers of a terminal.
///
/// ```
/// use outflank::app::ColorDepth;
/// use outflank::io::{ColorChoice, TerminalNames, TerminalReply, TerminalState};
///
/// let term = |name: &str| (name == "TERM").then(|| "xterm-256color".to_owned());
/// let mut state = TerminalState::new(TerminalNames::of(ColorChoice::Auto, term));
/// assert_eq!(state.traits().depth, ColorDepth::Indexed);
/// assert!(!state.ask().is_empty() && state.is_asked());
/// state.on_reply(TerminalReply::TrueColor(true));
/// assert_eq!(state.traits().depth, ColorDepth::True);
/// state.on_reply(TerminalReply::Done);
/// assert!(!state.is_asked());
/// ```
#[derive(Clone, Debug, Default)]
pub struct TerminalState {
    names: TerminalNames,
    /// Whether answers are awaited; others are no answers.
    is_asked: bool,
    replied: Option<Graphics>,
    cell: Option<CellSize>,
    /// Columns behind the two signs.
    circle: Option<u16>,
    block: Option<u16>,
    /// Answers, at first those of an earlier start.
    answers: TerminalAnswers,
}

impl TerminalState {
    pub fn new(names: TerminalNames) -> Self {
        Self { names, ..Self::default() }
    }

    /// With the answers of an earlier start, until it answers anew.
    #[must_use]
    pub fn remembering(self, answers: TerminalAnswers) -> Self {
        Self { answers, ..self }
    }

    /// Name and version of the terminal, for remembering its answers.
    pub fn key(&self) -> &str {
        &self.names.key
    }

    pub fn is_console(&self) -> bool {
        self.names.is_console()
    }

    /// Questions for the terminal, to be written now; empty if it is not asked.
    pub fn ask(&mut self) -> String {
        let questions = self.names.questions();
        self.is_asked = !questions.is_empty();
        questions
    }

    /// Whether answers are still awaited.
    pub const fn is_asked(&self) -> bool {
        self.is_asked
    }

    pub fn on_reply(&mut self, reply: TerminalReply) {
        if !self.is_asked {
            return;
        }
        match reply {
            // Kitty's placeholders move with the text; sixels do not.
            TerminalReply::Graphics(graphics) if self.replied != Some(Graphics::Kitty) => {
                self.replied = Some(graphics);
            }
            TerminalReply::Cell(cell) => self.cell = Some(cell),
            TerminalReply::TrueColor(has_it) => self.answers.has_true_color = Some(has_it),
            TerminalReply::Background(brightness) => self.answers.background = Some(brightness),
            TerminalReply::Cursor { row: CIRCLE_ROW, column } => self.circle = Some(column),
            TerminalReply::Cursor { row: BLOCK_ROW, column } => self.block = Some(column),
            TerminalReply::Graphics(_) | TerminalReply::Cursor { .. } => {}
            TerminalReply::Done => self.is_asked = false,
        }
        self.answers.glyphs = self.measured_glyphs().or(self.answers.glyphs);
    }

    /// Answers so far, for remembering them.
    pub const fn answers(&self) -> TerminalAnswers {
        self.answers
    }

    /// Traits to draw with.
    pub fn traits(&self) -> TerminalTraits {
        let first = self.names.traits();
        let TerminalAnswers { background, glyphs, .. } = self.answers;
        // The console is never asked.
        let usual = self.names.is_console().then_some(Brightness::Dark);
        TerminalTraits {
            depth: if self.names.color.is_certain { first.depth } else { self.depth(first.depth) },
            background: background.or(usual),
            glyphs: glyphs.unwrap_or(first.glyphs),
        }
    }

    fn depth(&self, named: ColorDepth) -> ColorDepth {
        match (self.answers.has_true_color, named) {
            (Some(true), _) => ColorDepth::True,
            (Some(false), ColorDepth::True) => ColorDepth::Indexed,
            (_, named) => named,
        }
    }

    /// Characters by the two measured signs; `None` if they were not measured.
    fn measured_glyphs(&self) -> Option<Glyphs> {
        // The cursor starts in the first column.
        match (self.circle, self.block) {
            (Some(2), Some(2)) => Some(Glyphs::Unicode),
            (Some(3), Some(2)) => Some(Glyphs::Unambiguous { has_blocks: true }),
            (Some(2 | 3), Some(3)) => Some(Glyphs::Unambiguous { has_blocks: false }),
            // Each byte is a letter of its own.
            (Some(4), Some(4)) => Some(Glyphs::Ascii),
            _ => None,
        }
    }

    /// Protocol and size of a cell, if pictures are wanted and possible.
    pub fn chosen(&self, pictures: Pictures) -> Option<(Graphics, CellSize)> {
        if pictures == Pictures::Off {
            return None;
        }
        // A reply is surer than a name, and sixels are shorter than inline images.
        let graphics = self.replied.or_else(|| self.names.promised(pictures))?;
        Some((graphics, cell_size().or(self.cell)?))
    }
}
