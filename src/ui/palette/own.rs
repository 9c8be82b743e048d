//! The player's own colours over a theme.

use super::{Palette, Shade};
use crate::app::{OwnLook, Role};

impl Palette {
    /// Replaces colours by those of the player's own theme.
    pub fn with(mut self, own: &OwnLook) -> Self {
        let disc = |rgb: [u8; 3]| {
            [rgb.map(|part| part.saturating_add(38)), rgb, rgb.map(|part| part / 4 * 3)]
        };
        for &(role, rgb) in &own.colors {
            if role == Role::Square {
                self.line = Shade::of(rgb.map(|part| part / 3 * 2), self.line.named);
            }
            if matches!(role, Role::Square | Role::SquareAlternate | Role::Cursor) {
                self.lit = None;
            }
            let one = match role {
                Role::Black => {
                    for (shade, rgb) in self.black.iter_mut().zip(disc(rgb)) {
                        *shade = Shade::of(rgb, shade.named);
                    }
                    continue;
                }
                Role::White => {
                    for (shade, rgb) in self.white.iter_mut().zip(disc(rgb)) {
                        *shade = Shade::of(rgb, shade.named);
                    }
                    continue;
                }
                Role::Background => &mut self.background,
                Role::Text => &mut self.text,
                Role::Dim => &mut self.dim,
                Role::Accent => &mut self.accent,
                Role::Alert => &mut self.alert,
                Role::Border => &mut self.border,
                Role::SelectedText => &mut self.selected[0],
                Role::Selected => &mut self.selected[1],
                Role::Square => &mut self.squares[0],
                Role::SquareAlternate => &mut self.squares[1],
                Role::Frame => &mut self.frame,
                Role::Label => &mut self.label,
                Role::Cursor => &mut self.cursor,
                Role::Last => &mut self.last,
                Role::Flipped => &mut self.flipped,
                Role::Hint => &mut self.hint,
                Role::BarBlack => &mut self.bars[0],
                Role::BarWhite => &mut self.bars[1],
            };
            // With 16 colours the base theme's colour stays.
            *one = Shade::of(rgb, one.named);
        }
        self
    }
}
