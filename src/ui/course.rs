//! The course of a game: bars above and below a middle line.

use super::prelude::*;
use crate::app::CourseMark;
use crate::coach::Grade;
use crate::rules::Color;
use crate::words::signed;

/// Width of the numbers at the left, in cells.
const NUMBERS: u16 = 4;
const DISCS: [i32; 3] = [16, 32, 64];
const SECONDS: [i32; 9] = [5, 10, 30, 60, 120, 300, 600, 1800, 3600];
/// Upper and lower half of a cell, as bits of [`super::theme::Signs::blocks`].
const HALVES: [usize; 2] = [0b0011, 0b1100];

/// Unit of a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourseUnit {
    Discs,
    Seconds,
}

impl CourseUnit {
    /// Scale for a largest value.
    fn bound(self, most: i32) -> i32 {
        let scales: &[i32] = match self {
            Self::Discs => &DISCS,
            Self::Seconds => &SECONDS,
        };
        let fitting = scales.iter().find(|&&bound| bound >= most);
        *fitting.or(scales.last()).expect("there are scales")
    }

    fn name(self, value: i32) -> String {
        match (self, value.abs()) {
            (Self::Discs, _) => signed(value),
            (Self::Seconds, 0) => "0".to_owned(),
            (Self::Seconds, seconds @ 1..60) => format!("{seconds}s"),
            (Self::Seconds, seconds) => format!("{}m", seconds / 60),
        }
    }
}

/// Course of a game for one side.
#[derive(Clone, Debug)]
pub struct CourseView<'a> {
    pub unit: CourseUnit,
    /// Lead of the viewer before the first ply and after each; or the time of each ply, the opponent's negative.
    pub values: &'a [i32],
    /// Side above the middle.
    pub viewer: Color,
    /// Mistakes: the viewer's below, the opponent's above.
    pub marks: &'a [CourseMark],
    /// Plies on the board, if the course has a cursor.
    pub at: Option<usize>,
}

/// Draws the course with its scale.
pub fn render(course: &CourseView, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let Some(plot) = Bars::of(course, area) else { return };
    plot.render_scale(theme, buf);
    let looked_at = course.at.map(|at| plot.column_of(at));
    for x in 0..plot.area.width {
        let is_looked_at = looked_at == Some(plot.area.x + x);
        plot.render_column(x, is_looked_at, theme, buf);
    }
    for mark in course.marks {
        let x = plot.column_of(mark.after);
        let is_own = mark.side == course.viewer;
        let y = if is_own { plot.area.bottom() - 1 } else { plot.area.y };
        let style = if mark.grade == Grade::Blunder { theme.refusal } else { theme.accent };
        buf.set_string(x, y, "?", style);
    }
}

/// Geometry of the bars.
struct Bars<'a> {
    course: &'a CourseView<'a>,
    area: Rect,
    bound: i32,
}

impl<'a> Bars<'a> {
    /// Bars for an area; `None` without room or values.
    fn of(course: &'a CourseView<'a>, area: Rect) -> Option<Self> {
        let width = area.width.checked_sub(NUMBERS).filter(|&width| width > 0)?;
        if course.values.is_empty() || area.height == 0 {
            return None;
        }
        let most = course.values.iter().map(|value| value.abs()).max().unwrap_or(0);
        let bound = course.unit.bound(most);
        Some(Self { course, area: Rect { x: area.x + NUMBERS, width, ..area }, bound })
    }

    fn render_scale(&self, theme: &Theme, buf: &mut Buffer) {
        let [line, ..] = theme.signs.grid;
        let Rect { x, y, width, height } = self.area;
        let middle = y + (height - 1) / 2;
        for x in x..x + width {
            buf.set_string(x, middle, line, theme.border);
        }
        let mut number = |discs: i32, y: u16| {
            let name = self.course.unit.name(discs);
            buf.set_string(x - NUMBERS, y, format!("{name:>3}"), theme.dim);
        };
        number(self.bound, y);
        if height > 2 {
            number(0, middle);
        }
        if height > 1 {
            number(-self.bound, self.area.bottom() - 1);
        }
    }

    fn column_of(&self, after: usize) -> u16 {
        let last = (self.course.values.len() - 1).max(1);
        let steps = usize::from(self.area.width - 1);
        self.area.x + ((after.min(last) * steps + last / 2) / last) as u16
    }

    /// Value of a column: of several, the one furthest from zero.
    fn value_at(&self, x: u16) -> i32 {
        let values = self.course.values;
        let (last, steps) = (values.len() - 1, usize::from(self.area.width - 1).max(1));
        let nearest = (usize::from(x) * last + steps / 2) / steps;
        let own = |after: &usize| self.column_of(*after) == self.area.x + x;
        let around = nearest.saturating_sub(2)..=(nearest + 2).min(last);
        let shared = around.filter(own).map(|after| values[after]);
        shared.max_by_key(|value| value.abs()).unwrap_or(values[nearest.min(last)])
    }

    /// Draws a bar in the colour of the leader.
    fn render_column(&self, x: u16, is_looked_at: bool, theme: &Theme, buf: &mut Buffer) {
        // Under the cursor stands the value that the texts give, whatever shares its column.
        let value = match self.course.at {
            Some(at) if is_looked_at => self.course.values[at.min(self.course.values.len() - 1)],
            _ => self.value_at(x),
        };
        let half = i32::from(self.area.height);
        // A nonzero value gets at least one dot.
        let dots = ((value.abs() * half + self.bound - 1) / self.bound).min(half);
        let filled = if value > 0 { half - dots..half } else { half..half + dots };
        let leader = if value > 0 { self.course.viewer } else { !self.course.viewer };
        for row in 0..self.area.height {
            let dot = 2 * i32::from(row);
            let is_filled = [filled.contains(&dot), filled.contains(&(dot + 1))];
            let bits = HALVES.iter().zip(is_filled).filter(|(_, it)| *it).map(|(bits, _)| bits);
            let bits = bits.sum::<usize>();
            let at = (self.area.x + x, self.area.y + row);
            if bits > 0 {
                let style = if is_looked_at { theme.accent } else { theme.bars[leader.index()] };
                buf[at].set_symbol(theme.signs.blocks[bits]).set_style(style);
            } else if is_looked_at {
                let [_, line, ..] = theme.signs.grid;
                buf[at].set_symbol(line).set_style(theme.accent);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{App, Settings, Setup, Viewport};

    #[test]
    fn the_bar_under_the_cursor_is_that_of_its_own_move() {
        // Moves alternate between a large loss and a small lead, several to a column.
        let values: Vec<i32> = (0..=60).map(|ply| if ply % 2 == 0 { 4 } else { -30 }).collect();
        let app = App::new(Setup::default(), Settings::default(), Viewport::default(), 1);
        let theme = Theme::of(&app);
        for at in 0..=60 {
            let area = Rect::new(0, 0, NUMBERS + 20, 8);
            let mut buf = Buffer::empty(area);
            let (unit, viewer) = (CourseUnit::Discs, Color::Black);
            let course = CourseView { unit, values: &values, viewer, marks: &[], at: Some(at) };
            render(&course, &theme, area, &mut buf);
            let x = Bars::of(&course, area).expect("room").column_of(at);
            let is_block = |y: u16| theme.signs.blocks[1..].contains(&buf[(x, y)].symbol());
            let (above, below) = ((0..4).any(is_block), (4..8).any(is_block));
            assert_eq!((above, below), (values[at] > 0, values[at] < 0), "after {at} plies");
        }
    }
}
