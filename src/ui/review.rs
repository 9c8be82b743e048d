//! Review panels: the course and the players' accounts.

use super::course::{self, CourseUnit, CourseView};
use super::prelude::*;
use super::widgets::{fitted, noted_section, write_above, write_below, write_right};
use crate::app::{AnalysisPage, CourseMark, ReplayPage, player_name};
use crate::coach::{Account, Grade};
use crate::rules::Color;
use crate::words::{decimal, padded_left, percent, signed};
use strum::VariantArray as _;

/// Draws the time of each ply, the viewer's above the middle.
fn render_times(replay: &ReplayPage, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let session = &replay.session;
    let viewer = session.only_human().unwrap_or(Color::Black);
    let times = session.clocks.plies();
    let seconds = |at: usize| {
        let time = times.get(at).copied().flatten();
        let time = time.map_or(0, |time| time.as_millis().div_ceil(1000));
        let time = i32::try_from(time).unwrap_or(i32::MAX);
        if session.game.side_after(at) == viewer { time } else { -time }
    };
    let values: Vec<i32> = std::iter::once(0).chain((0..replay.length()).map(seconds)).collect();
    let at = session.game.played().len();
    let unit = CourseUnit::Seconds;
    let course = CourseView { unit, values: &values, viewer, marks: &[], at: Some(at) };
    let title = say!("review-times");
    let time = at.checked_sub(1).and_then(|last| times.get(last).copied().flatten());
    let note = time.map_or_else(String::new, |time| {
        let seconds = decimal(time.as_secs_f64(), 1);
        say!("review-time-of", number = session.game.moves_played(), seconds = seconds)
    });
    let inner = noted_section(&title, (&note, theme.strong), theme, area, buf);
    course::render(&course, theme, plot(inner), buf);
}

/// A plot needs no free row below.
const fn plot(inner: Rect) -> Rect {
    Rect { height: inner.height + 1, ..inner }
}

/// Draws the expected result after each ply, the viewer's lead above the middle; or the times.
pub fn render_course(replay: &ReplayPage, theme: &Theme, area: Rect, buf: &mut Buffer) {
    if replay.shows_times {
        return render_times(replay, theme, area, buf);
    }
    let Some(reviewing) = &replay.review else { return };
    let session = &replay.session;
    let viewer = session.only_human().unwrap_or(Color::Black);
    let title = say!("review-course-of", name = player_name(session, viewer));
    let values = reviewing.review.course_for(viewer, replay.length());
    let at = session.game.played().len();
    let marks: Vec<CourseMark> = reviewing
        .mistakes()
        .map(|it| CourseMark { after: it.ply + 1, side: it.side, grade: it.grade() })
        .collect();
    let course = CourseView {
        unit: CourseUnit::Discs,
        values: &values,
        viewer,
        marks: &marks,
        at: Some(at),
    };
    render_framed(&title, &course, session.game.moves_played(), theme, area, buf);
}

/// Draws the values along a line of an analysis, Black's lead above the middle.
pub fn render_line_course(page: &AnalysisPage, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let (tree, at) = (page.tree(), page.at());
    let title = match page.values.progress() {
        Some([done, all]) => say!("lines-course-progress", done = done, all = all),
        None => say!("lines-course"),
    };
    let values = page.values.course(tree, at).unwrap_or_default();
    let marks = page.values.mistakes(tree, at);
    let plies = tree.path(at).len();
    let course = CourseView {
        unit: CourseUnit::Discs,
        values: &values,
        viewer: Color::Black,
        marks: &marks,
        at: Some(plies),
    };
    render_framed(&title, &course, page.session.game.moves_played(), theme, area, buf);
}

/// Draws a course in a frame, with its title and current value.
fn render_framed(
    title: &str,
    course: &CourseView,
    number: usize,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
) {
    let value = course.at.and_then(|at| course.values.get(at));
    let note = value.map_or_else(String::new, |&value| {
        say!("review-course-at", number = number, value = signed(value))
    });
    let inner = noted_section(title, (&note, theme.strong), theme, area, buf);
    course::render(course, theme, plot(inner), buf);
}

/// Columns of the accounts from the right: title and width.
fn columns() -> [(String, usize); 5] {
    let marks = |mark: &str| (mark.to_owned(), 4);
    let [inaccuracies, mistakes, blunders] = ["?!", "?", "??"].map(marks);
    let [accuracy, lost] = [say!("review-accuracy"), say!("review-lost")].map(|title| {
        let width = (title.width() + 1).max(5);
        (title, width)
    });
    [accuracy, lost, inaccuracies, mistakes, blunders]
}

/// Draws accuracy, discs lost, and counts of grades for both sides.
pub fn render_accounts(replay: &ReplayPage, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let Some(reviewing) = &replay.review else { return };
    let columns = columns();
    let head = columns.each_ref().map(|(word, width)| padded_left(word, *width)).concat();
    write_above(head.trim_start(), theme.dim, area, buf);
    if area.height > 2 {
        write_below(&say!("review-legend"), theme.dim, area, buf);
    }
    let inner = area.inner(Margin::new(0, 1));
    let variant = replay.session.setup.variant;
    for (side, row) in Color::BOTH.into_iter().zip(inner.rows()) {
        let Account { moves, loss, accuracy, grades } = reviewing.review.account(side);
        let counts = Grade::VARIANTS.iter().zip(grades).skip(Grade::Inaccuracy as usize);
        let counts = counts.map(|(_, count)| count.to_string());
        let figures =
            [percent(format!("{accuracy:.0}")), loss.to_string()].into_iter().chain(counts);
        let cells = figures.zip(&columns).map(|(figure, (_, width))| padded_left(&figure, *width));
        let cells: String = if moves == 0 { String::new() } else { cells.collect() };
        let name = theme.plain(&player_name(&replay.session, side));
        let room = row.width.saturating_sub(4 + cells.width() as u16);
        let name = fitted(&name, room, theme.signs.more);
        Line::from(vec![theme.disc(variant, side), Span::styled(format!(" {name}"), theme.text)])
            .render(row, buf);
        let style = match reviewing.whose {
            Some(whose) if whose != side => theme.dim,
            _ => theme.strong,
        };
        write_right(&cells, style, row, buf);
    }
}
