//! Findings of a frame: the place of the cursor, the room of lists, and what clicks mean.

use super::square::picture::SquarePicture;
use crate::app::{App, ListCursor, Rooms, Target};
use crate::store::AskerId;
use ratatui::layout::{Position, Rect};

/// Result of a frame.
#[derive(Clone, Default)]
pub struct Drawn {
    /// Place of the terminal's cursor: the square or line in focus, which screen readers follow although it is
    /// hidden.
    pub focus: Option<Position>,
    pub rooms: Rooms,
    /// Squares to be drawn as pictures.
    pub pictures: Vec<SquarePicture>,
    /// Rows of a line of a list: two for a finger.
    pub line_height: u16,
    pub hits: HitMap,
}

/// Targets of clicks on the parts of a frame.
#[derive(Clone, Debug, Default)]
pub struct HitMap {
    /// Page in front; a click meant for it does nothing on another one.
    front: Option<AskerId>,
    /// Later entries lie on top.
    targets: Vec<(Rect, Target)>,
}

impl HitMap {
    /// Target of a click at `position` in the app that was drawn.
    pub fn target_at(&self, app: &App, position: Position) -> Option<Target> {
        self.front.filter(|front| *front == app.address().asker)?;
        let hit = self.targets.iter().rev().find(|(cells, _)| cells.contains(position));
        hit.map(|(_, target)| *target)
    }

    /// Cells where a click means a target.
    pub fn cells_of(&self, target: Target) -> Option<Rect> {
        self.targets.iter().rev().find(|(_, it)| *it == target).map(|(cells, _)| *cells)
    }
}

/// A line of a list in sight.
pub struct ListRow {
    /// Number of the line, from 0.
    pub at: usize,
    pub is_chosen: bool,
    pub cells: Rect,
}

impl Drawn {
    /// The result of a frame in which nothing is drawn yet.
    pub(super) fn of(app: &App) -> Self {
        let hits = HitMap { front: Some(app.address().asker), ..HitMap::default() };
        let line_height = 1 + u16::from(app.cx.viewport.is_touch);
        Self { line_height, hits, ..Self::default() }
    }

    /// Notes what a click on these cells means; what is drawn later lies on top.
    pub(super) fn target(&mut self, cells: Rect, target: Target) {
        self.hits.targets.push((cells, target));
    }

    /// Lines of a list in sight. Notes their room, the place of the cursor and what clicks mean.
    pub(super) fn list(&mut self, list: ListCursor, count: usize, area: Rect) -> Vec<ListRow> {
        self.list_of(list, count, area, self.line_height)
    }

    /// Lines of a list in sight, each with `height` rows.
    pub(super) fn list_of(
        &mut self,
        list: ListCursor,
        count: usize,
        area: Rect,
        height: u16,
    ) -> Vec<ListRow> {
        self.list_with(list, count, area, (height, |_| height))
    }

    /// Lines of a list in sight, with the rows of the tallest line, and those of each. It looks at few lines beyond those
    /// in sight, however long the list is.
    pub(super) fn list_with(
        &mut self,
        list: ListCursor,
        count: usize,
        area: Rect,
        (tallest, height_of): (u16, impl Fn(usize) -> u16),
    ) -> Vec<ListRow> {
        let room = area.height.div_ceil(tallest);
        self.rooms.list = room;
        self.focus = Some(area.as_position());
        // Low lines at the end leave room for more before them.
        let (mut rest, mut latest) = (area.height, count);
        while latest > 0 && height_of(latest - 1) <= rest {
            latest -= 1;
            rest -= height_of(latest);
        }
        let first = list.first_shown(count, room.into()).min(latest);
        let mut y = area.y;
        let mut rows = Vec::new();
        for at in first..count {
            if y >= area.bottom() {
                break;
            }
            let cells = Rect { y, height: 1, ..area };
            let row = ListRow { at, is_chosen: at == list.at, cells };
            let height = height_of(at);
            self.target(Rect { height, ..cells }.intersection(area), Target::Line(at));
            if row.is_chosen {
                self.focus = Some(cells.as_position());
            }
            rows.push(row);
            y += height;
        }
        rows
    }

    /// Covers all targets but the keys; a page lies over the one that fills the screen.
    pub(super) fn cover(&mut self, keys: Rect) {
        self.hits.targets.retain(|(cells, _)| keys.intersects(*cells));
    }
}
