//! Pictures of squares in the terminal's graphics protocol, through ratatui-image.

use crate::app::{App, CellSize};
use crate::rules::Game;
use crate::screen::PaintPictures;
use crate::ui::{Picture, SquarePicture, board_image};
use image::{DynamicImage, ImageFormat, ImageResult, RgbImage};
use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::{Rect, Size};
use ratatui::style::Color;
use ratatui::widgets::Widget as _;
use ratatui_image::Image;
use ratatui_image::protocol::Protocol;
use ratatui_image::protocol::iterm2::Iterm2;
use ratatui_image::protocol::kitty::Kitty;
use ratatui_image::protocol::sixel::Sixel;
use std::io::Cursor;

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
    image: RgbImage,
    protocol: Protocol,
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
            // The library sends a picture before its first cell.
            let mut scratch = Buffer::empty(Rect { x: 0, y: 0, ..twin.area });
            Image::new(&self.kept[known].protocol).render(scratch.area, &mut scratch);
            let sent = scratch[(0, 0)].symbol();
            let sent = &sent[..sent.rfind("\x1b\\").map_or(0, |at| at + 2)];
            let first = &mut buf[area.as_position()];
            let symbol = format!("{sent}{}", first.symbol());
            first.set_symbol(&symbol);
        }
    }

    /// Writes the cells that kitty replaces by the picture, whose foreground names it.
    fn draw_placeholders(&self, at: usize, area: Rect, buf: &mut Buffer) {
        Image::new(&self.kept[at].protocol).render(area, buf);
        for position in area.positions() {
            buf[position].set_bg(Color::Reset);
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
            Image::new(&kept.protocol).render(picture.area, buf);
            return;
        };
        if earlier == at {
            return;
        }
        for part in changes(&self.kept[earlier].image, &kept.image, picture) {
            let image = part_of(&kept.image, part, picture);
            if let Some(protocol) = encoded(self.graphics, image, part.as_size(), 0) {
                let (x, y) = (picture.area.x + part.x, picture.area.y + part.y);
                Image::new(&protocol).render(Rect { x, y, ..part }, buf);
            }
        }
    }

    /// Index of a picture in `kept`, where it is added if needed. `None` if the encoder fails.
    fn place_of(&mut self, picture: &SquarePicture) -> Option<usize> {
        if let Some(at) = self.kept.iter().position(|kept| kept.picture.is_alike(picture)) {
            return Some(at);
        }
        let image = image_of(picture.paint());
        self.number += 1;
        let number = FIRST_NUMBER + self.number;
        let protocol = encoded(self.graphics, image.clone(), picture.area.as_size(), number)?;
        self.kept.push(KeptPicture { picture: picture.clone(), image, protocol });
        Some(self.kept.len() - 1)
    }
}

/// An image of this many cells in a protocol; kitty names it by its number. `None` if the encoder fails.
fn encoded(graphics: Graphics, image: RgbImage, size: Size, number: u32) -> Option<Protocol> {
    let image = DynamicImage::ImageRgb8(image);
    match graphics {
        Graphics::Kitty => Kitty::new(image, size, number, false, true).ok().map(Protocol::Kitty),
        Graphics::Sixel => Sixel::new(image, size, false).ok().map(Protocol::Sixel),
        Graphics::Iterm2 => Iterm2::new(image, size, false).ok().map(Protocol::ITerm2),
    }
}

/// Rectangles of cells in which two images of a square differ, in cells from its corner.
fn changes(before: &RgbImage, now: &RgbImage, picture: &SquarePicture) -> Vec<Rect> {
    let mut runs: Vec<Rect> = Vec::new();
    let mut changes: Vec<Rect> = Vec::new();
    for y in 0..picture.area.height {
        for x in 0..picture.area.width {
            let cell = Rect::new(x, y, 1, 1);
            if part_of(before, cell, picture) == part_of(now, cell, picture) {
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

/// Part of a square's image, in cells from its corner.
fn part_of(image: &RgbImage, part: Rect, picture: &SquarePicture) -> RgbImage {
    let CellSize { width, height } = picture.cell();
    let [x, y] = [part.x * width, part.y * height].map(u32::from);
    let [wide, high] = [part.width * width, part.height * height].map(u32::from);
    image::imageops::crop_imm(image, x, y, wide, high).to_image()
}

/// Numbers of images below this one are left to other programs in the same window.
const FIRST_NUMBER: u32 = 0x004f_5400;

/// Image of a game's board as a PNG file, in the app's theme. Errors: if the encoder fails.
pub fn board_png(app: &App, game: &Game) -> ImageResult<Vec<u8>> {
    let mut bytes = Cursor::new(Vec::new());
    image_of(board_image(app, game)).write_to(&mut bytes, ImageFormat::Png)?;
    Ok(bytes.into_inner())
}

fn image_of(picture: Picture) -> RgbImage {
    let Picture { width, height, rgb } = picture;
    RgbImage::from_raw(width, height, rgb.into_flattened()).expect("a picture has all its pixels")
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
