//! Pictures of squares in the terminal's graphics protocol.

use super::picture_codes::{PLACEHOLDER, first_placeholder, inline_image, kitty, png_file, sixel};
use crate::app::{App, CellSize};
use crate::rules::Game;
use crate::screen::PaintPictures;
use crate::ui::{Picture, SquarePicture, board_image};
use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::{Rect, Size};
use ratatui::style::Color;
use std::num::NonZeroU16;

/// Graphics protocol of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Graphics {
    /// Kitty's protocol with Unicode placeholders, since kitty 0.28.
    Kitty,
    /// DEC's sixels.
    Sixel,
    /// Inline images of iTerm2.
    Iterm2,
}

impl Graphics {
    /// Painter of this protocol.
    pub fn painter(self) -> Box<dyn PaintPictures> {
        Box::new(PicturePainter::new(self))
    }
}

/// Most pictures kept. A game has a few dozen.
const MOST_KEPT: usize = 256;
/// Symbol of the cells under a sixel or inline image: a later blank differs from it and is written.
const UNDER: &str = "\u{10eeef}";

/// A picture drawn before.
struct KeptPicture {
    picture: SquarePicture,
    image: Picture,
    /// The image in the terminal's protocol.
    code: String,
    /// Kitty's number of the image.
    number: u32,
    /// Whether kitty has the image.
    is_sent: bool,
}

/// Draws pictures over a frame; keeps those drawn before.
struct PicturePainter {
    graphics: Graphics,
    kept: Vec<KeptPicture>,
    /// Places of the last frame, with indices of `kept`.
    shown: Vec<(Rect, usize)>,
    /// Number of the latest kitty image.
    number: u32,
}

impl PicturePainter {
    pub const fn new(graphics: Graphics) -> Self {
        Self { graphics, kept: Vec::new(), shown: Vec::new(), number: 0 }
    }
}

impl PaintPictures for PicturePainter {
    fn forget(&mut self) {
        self.kept.clear();
        self.shown.clear();
    }

    /// Draws the pictures over which nothing was drawn; the others become felt.
    fn draw(&mut self, pictures: &[SquarePicture], buf: &mut Buffer) {
        if self.kept.len() > MOST_KEPT {
            self.forget();
        }
        let is_first = self.kept.is_empty();
        let before = std::mem::take(&mut self.shown);
        for picture in pictures {
            let is_in_sight = picture.is_in_sight(buf);
            let Some(at) = is_in_sight.then(|| self.place_of(picture)).flatten() else {
                picture.clear(buf);
                continue;
            };
            let earlier = before.iter().find(|(area, _)| *area == picture.area);
            if self.graphics == Graphics::Kitty {
                self.draw_placeholders(at, picture.area, buf);
            } else {
                self.draw_changes(at, earlier.map(|(_, at)| *at), picture, buf);
            }
            self.shown.push((picture.area, at));
        }
        if is_first && self.graphics == Graphics::Kitty {
            self.send_ahead(buf);
        }
    }
}

impl PicturePainter {
    /// Sends kitty the squares of the first frame with and without the cursor, so that moving it costs little.
    fn send_ahead(&mut self, buf: &mut Buffer) {
        let Some((area, _)) = self.shown.first().copied() else { return };
        for at in 0..self.kept.len() {
            let twin = self.kept[at].picture.with_other_cursor();
            let known = self.kept.len();
            if self.place_of(&twin).is_none_or(|at| at < known) {
                continue;
            }
            let twin = &mut self.kept[known];
            twin.is_sent = true;
            let first = &mut buf[area.as_position()];
            let symbol = format!("{}{}", twin.code, first.symbol());
            first.set_symbol(&symbol);
        }
    }

    /// Writes the cells that kitty replaces by the picture, whose foreground names it; before them once the picture.
    fn draw_placeholders(&mut self, at: usize, area: Rect, buf: &mut Buffer) {
        let kept = &mut self.kept[at];
        let [_, red, green, blue] = kept.number.to_be_bytes();
        for position in area.positions() {
            let cell = &mut buf[position];
            cell.set_fg(Color::Rgb(red, green, blue)).set_bg(Color::Reset);
            let first = (position.x == area.x).then(|| first_placeholder(position.y - area.y));
            match first.flatten() {
                Some(first) if !kept.is_sent => cell.set_symbol(&format!("{}{first}", kept.code)),
                Some(first) => cell.set_symbol(&first),
                None => cell.set_symbol(PLACEHOLDER),
            };
            cell.set_diff_option(ONE_CELL);
            kept.is_sent = true;
        }
    }

    /// Writes the cells of a picture that differ from an earlier one in the same place, or all.
    fn draw_changes(
        &self,
        at: usize,
        earlier: Option<usize>,
        picture: &SquarePicture,
        buf: &mut Buffer,
    ) {
        for position in picture.area.positions() {
            buf[position].set_symbol(UNDER).set_diff_option(CellDiffOption::Skip);
        }
        let kept = &self.kept[at];
        let Some(earlier) = earlier else {
            write_code(&kept.code, picture.area, buf);
            return;
        };
        if earlier == at {
            return;
        }
        for part in changes(&self.kept[earlier].image, &kept.image, picture) {
            let image = kept.image.part(part, picture.cell());
            if let Some(code) = encoded(self.graphics, &image, part.as_size(), 0) {
                let (x, y) = (picture.area.x + part.x, picture.area.y + part.y);
                write_code(&code, Rect { x, y, ..part }, buf);
            }
        }
    }

    /// Index of a picture in `kept`, where it is added if needed. `None` if the encoder fails.
    fn place_of(&mut self, picture: &SquarePicture) -> Option<usize> {
        if let Some(at) = self.kept.iter().position(|kept| kept.picture.is_alike(picture)) {
            return Some(at);
        }
        let image = picture.paint();
        self.number += 1;
        let number = FIRST_NUMBER + self.number;
        let code = encoded(self.graphics, &image, picture.area.as_size(), number)?;
        let picture = picture.clone();
        self.kept.push(KeptPicture { picture, image, code, number, is_sent: false });
        Some(self.kept.len() - 1)
    }
}

/// Width of a cell with a code in its symbol.
const ONE_CELL: CellDiffOption = CellDiffOption::ForcedWidth(NonZeroU16::MIN);

/// Writes an image's code in the first cell of its area. The other cells stay as they are.
fn write_code(code: &str, area: Rect, buf: &mut Buffer) {
    for position in area.positions() {
        buf[position].set_diff_option(CellDiffOption::Skip);
    }
    buf[area.as_position()].set_symbol(code).set_diff_option(ONE_CELL);
}

/// An image of this many cells in a protocol; kitty names it by its number. `None` if the encoder fails.
fn encoded(graphics: Graphics, image: &Picture, cells: Size, number: u32) -> Option<String> {
    match graphics {
        Graphics::Kitty => kitty(image, number).ok(),
        Graphics::Sixel => Some(sixel(image, cells)),
        Graphics::Iterm2 => inline_image(image, cells).ok(),
    }
}

/// Rectangles of cells in which two images of a square differ, in cells from its corner.
fn changes(before: &Picture, now: &Picture, picture: &SquarePicture) -> Vec<Rect> {
    let mut runs: Vec<Rect> = Vec::new();
    let mut changes: Vec<Rect> = Vec::new();
    for y in 0..picture.area.height {
        for x in 0..picture.area.width {
            let cell = Rect::new(x, y, 1, 1);
            if before.part(cell, picture.cell()) == now.part(cell, picture.cell()) {
                continue;
            }
            match runs.last_mut() {
                Some(run) if run.y == y && run.right() == x => run.width += 1,
                _ => runs.push(cell),
            }
        }
    }
    // Runs of the same columns in rows below each other are one rectangle.
    for run in runs {
        let is_above = |it: &&mut Rect| (it.x, it.width, it.bottom()) == (run.x, run.width, run.y);
        match changes.iter_mut().find(is_above) {
            Some(above) => above.height += 1,
            None => changes.push(run),
        }
    }
    changes
}

/// Numbers of images below this one are left to other programs in the same window.
const FIRST_NUMBER: u32 = 0x004f_5400;

/// Image of a game's board as a PNG file, in the app's theme. Errors: if the encoder fails.
pub fn board_png(app: &App, game: &Game) -> Result<Vec<u8>, png::EncodingError> {
    png_file(&board_image(app, game))
}

/// Size of a cell in pixels, as the system knows it; `None` if it does not.
pub fn cell_size() -> Option<CellSize> {
    let window = crossterm::terminal::window_size().ok()?;
    let cell = |pixels: u16, cells: u16| pixels.checked_div(cells).filter(|&size| size >= 4);
    Some(CellSize {
        width: cell(window.width, window.columns)?,
        height: cell(window.height, window.rows)?,
    })
}
