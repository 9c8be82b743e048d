//! Squares as pictures on a canvas that lies over the terminal.

use outflank::screen::PaintPictures;
use outflank::ui::{Picture, SquarePicture};
use ratatui::buffer::Buffer;
use serde::Serialize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Most pictures kept. A game has a few dozen.
const MOST_KEPT: usize = 256;

/// Pictures over the terminal; clones share them.
#[derive(Clone, Default)]
pub struct Overlay(Arc<Mutex<OverlayState>>);

#[derive(Default)]
struct OverlayState {
    /// Pictures drawn before, with their numbers.
    kept: Vec<(u32, SquarePicture)>,
    /// Pictures of the last frame.
    shown: Vec<ShownPicture>,
    /// Number of the latest picture.
    last: u32,
    /// Pictures that the page does not have yet.
    new: Vec<NewPicture>,
    /// Whether the page has to forget what it has.
    is_forgotten: bool,
    has_changed: bool,
}

/// A picture in its place: column, row, width and height in cells, and its number.
type ShownPicture = (u16, u16, u16, u16, u32);
/// A picture's number, width and height in pixels.
type NewPicture = (u32, u32, u32);

/// Changes of the overlay, as JSON for the page's scripts.
#[derive(Serialize)]
struct OverlayChanges {
    forget: bool,
    new: Vec<NewPicture>,
    shown: Vec<ShownPicture>,
}

impl Overlay {
    fn state(&self) -> MutexGuard<'_, OverlayState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes since the last call as JSON, if there are any.
    pub fn changes(&self) -> Option<String> {
        let mut state = self.state();
        if !std::mem::take(&mut state.has_changed) {
            return None;
        }
        let forget = std::mem::take(&mut state.is_forgotten);
        let new = std::mem::take(&mut state.new);
        let changes = OverlayChanges { forget, new, shown: state.shown.clone() };
        Some(serde_json::to_string(&changes).expect("numbers"))
    }

    /// Pixels of a picture, with red, green, blue and opacity; none of an unknown one.
    pub fn pixels(&self, number: u32) -> Vec<u8> {
        let state = self.state();
        let picture = state.kept.iter().find(|(it, _)| *it == number);
        picture.map(|(_, picture)| rgba(picture.paint())).unwrap_or_default()
    }
}

impl PaintPictures for Overlay {
    fn forget(&mut self) {
        let mut state = self.state();
        state.kept.clear();
        state.new.clear();
        state.shown.clear();
        (state.is_forgotten, state.has_changed) = (true, true);
    }

    /// Shows the pictures over which nothing was drawn.
    fn draw(&mut self, pictures: &[SquarePicture], buffer: &mut Buffer) {
        if self.state().kept.len() > MOST_KEPT {
            self.forget();
        }
        let mut state = self.state();
        let mut shown = Vec::with_capacity(pictures.len());
        for picture in pictures {
            if picture.is_in_sight(buffer) {
                let area = picture.area;
                shown.push((area.x, area.y, area.width, area.height, state.number_of(picture)));
            }
            picture.clear(buffer);
        }
        if shown != state.shown {
            (state.shown, state.has_changed) = (shown, true);
        }
    }
}

impl OverlayState {
    fn number_of(&mut self, picture: &SquarePicture) -> u32 {
        if let Some((number, _)) = self.kept.iter().find(|(_, it)| it.is_alike(picture)) {
            return *number;
        }
        self.last += 1;
        let (area, cell) = (picture.area, picture.cell());
        let width = u32::from(area.width) * u32::from(cell.width);
        let height = u32::from(area.height) * u32::from(cell.height);
        self.new.push((self.last, width, height));
        self.kept.push((self.last, picture.clone()));
        self.last
    }
}

/// Pixels with opacity.
pub fn rgba(picture: Picture) -> Vec<u8> {
    picture.rgb.into_iter().flat_map(|[red, green, blue]| [red, green, blue, u8::MAX]).collect()
}
