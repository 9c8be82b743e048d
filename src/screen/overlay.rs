//! Squares as pictures on a canvas that lies over a page's terminal.

use super::canvas::PaintPictures;
use crate::ui::{Picture, SquarePicture};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde::Serialize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Most pictures kept. A game has a few dozen.
const MOST_KEPT: usize = 256;

/// Pictures over the terminal of a page; clones share them.
#[derive(Clone, Default)]
pub struct Overlay(Arc<Mutex<OverlayState>>);

#[derive(Default)]
struct OverlayState {
    /// Pictures drawn before, with their numbers.
    kept: Vec<(u32, SquarePicture)>,
    /// Pictures of the last frame, and those that the page shows.
    shown: Vec<ShownPicture>,
    sent: Vec<ShownPicture>,
    /// Number of the latest picture, and of the latest that the page has.
    last: u32,
    described: u32,
    /// Whether the page has to clear its canvas, and to forget its pictures.
    is_cleared: bool,
    is_forgotten: bool,
}

/// A picture in its place: column, row, width and height in cells, and its number.
type ShownPicture = (u16, u16, u16, u16, u32);
/// A place: column, row, width and height in cells.
type Place = (u16, u16, u16, u16);

/// Changes of the overlay, as JSON for the page's scripts.
#[derive(Serialize)]
struct OverlayChanges<N> {
    /// Whether the page clears its canvas, before the rest, and forgets its pictures.
    clear: bool,
    forget: bool,
    /// Pictures that the page does not have yet.
    new: Vec<N>,
    /// Places without a picture from now on.
    gone: Vec<Place>,
    /// Places with another picture than before.
    shown: Vec<ShownPicture>,
}

impl Overlay {
    fn state(&self) -> MutexGuard<'_, OverlayState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Clears the canvas.
    pub fn clear(&self) {
        self.state().clear();
    }

    /// Changes since the last call as JSON, if there are any. `describe` makes the page's value of a new picture.
    pub fn changes<N: Serialize>(
        &self,
        describe: impl Fn(u32, &SquarePicture) -> N,
    ) -> Option<String> {
        let mut state = self.state();
        let clear = std::mem::take(&mut state.is_cleared);
        let forget = std::mem::take(&mut state.is_forgotten);
        let state = &mut *state;
        let gone = state.sent.iter().filter(|sent| !state.shown.iter().any(|it| is_at(it, sent)));
        let gone: Vec<Place> =
            gone.map(|&(x, y, width, height, _)| (x, y, width, height)).collect();
        let shown = state.shown.iter().filter(|shown| !state.sent.contains(shown));
        let shown: Vec<ShownPicture> = shown.copied().collect();
        let is_new = |(number, _): &&(u32, SquarePicture)| *number > state.described;
        let new = state.kept.iter().filter(is_new);
        let new: Vec<N> = new.map(|(number, picture)| describe(*number, picture)).collect();
        state.described = state.last;
        state.sent.clone_from(&state.shown);
        if !clear && new.is_empty() && gone.is_empty() && shown.is_empty() {
            return None;
        }
        let changes = OverlayChanges { clear, forget, new, gone, shown };
        Some(serde_json::to_string(&changes).expect("numbers and texts"))
    }

    /// Pixels of a picture; `None` of an unknown one.
    pub fn picture(&self, number: u32) -> Option<Picture> {
        let state = self.state();
        let picture = state.kept.iter().find(|(it, _)| *it == number);
        picture.map(|(_, picture)| picture.paint())
    }
}

const fn is_at(one: &ShownPicture, other: &ShownPicture) -> bool {
    one.0 == other.0 && one.1 == other.1 && one.2 == other.2 && one.3 == other.3
}

impl PaintPictures for Overlay {
    /// Clears the canvas. The page keeps its pictures for as long as this overlay is there.
    fn forget(&mut self) {
        self.clear();
    }

    /// Shows the pictures over which nothing was drawn.
    fn draw(&mut self, pictures: &[SquarePicture], buffer: &mut Buffer) {
        let mut state = self.state();
        if state.kept.len() > MOST_KEPT {
            state.kept.clear();
            state.is_forgotten = true;
            state.clear();
        }
        let mut shown = Vec::with_capacity(pictures.len());
        for picture in pictures {
            if picture.is_in_sight(buffer) {
                let Rect { x, y, width, height } = picture.area;
                shown.push((x, y, width, height, state.number_of(picture)));
            }
            picture.clear(buffer);
        }
        state.shown = shown;
    }
}

impl OverlayState {
    fn clear(&mut self) {
        self.shown.clear();
        self.sent.clear();
        self.is_cleared = true;
    }

    fn number_of(&mut self, picture: &SquarePicture) -> u32 {
        if let Some((number, _)) = self.kept.iter().find(|(_, it)| it.is_alike(picture)) {
            return *number;
        }
        self.last += 1;
        self.kept.push((self.last, picture.clone()));
        self.last
    }
}
