//! The QR page: a code of a position or game, for a telephone.

use crate::app::keymap::key;
use crate::app::pages::prelude::*;
use crate::app::qr_content::QrContent;
use crate::records::Form;
use crate::words;
use qrcode::{Color, EcLevel, QrCode};

pub static KEYS: KeyTable = KeyTable::panel("qr", &[])
    .back(key("Esc Enter x", Command::Back, "key-back").bar("Esc", "bar-back").label("Esc"));

#[derive(Clone, Debug)]
pub struct QrPage {
    content: QrContent,
    /// Number of modules per side.
    pub width: usize,
    /// Modules, row by row; `true` is dark.
    modules: Vec<bool>,
}

impl QrPage {
    /// Code of a content; `None` if its text is too long. All forms except links are written in capitals, which a code
    /// stores more compactly.
    pub fn of(content: QrContent) -> Option<Self> {
        let text = match &content {
            QrContent::Form(Form::Link, text) | QrContent::Page(text) => text.clone(),
            QrContent::Form(_, text) => text.to_uppercase(),
        };
        let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
        let modules = code.to_colors().into_iter().map(|it| it == Color::Dark).collect();
        Some(Self { content, width: code.width(), modules })
    }

    /// Whether a module is dark; `false` outside the code.
    pub fn is_dark(&self, column: usize, row: usize) -> bool {
        let is_inside = column < self.width && row < self.width;
        is_inside && self.modules[row * self.width + column]
    }
}

impl PageBehavior for QrPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn handle_command(&mut self, command: Command, _: &mut Context) -> Reaction {
        match command {
            Command::Back | Command::Activate => Reaction::navigate(Navigation::Back),
            _ => Reaction::none(),
        }
    }

    fn status(&self, _: &Context) -> String {
        match &self.content {
            QrContent::Form(form, _) => words::of("qr", &form.to_string()),
            QrContent::Page(link) => link.clone(),
        }
    }
}
