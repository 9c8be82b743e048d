//! The result panel of a finished game.

use super::course::{self, CourseUnit, CourseView};
use super::prelude::*;
use super::widgets::section;
use crate::app::{
    BoardPage, CourseMark, drawn, ending, lesson_of_corners, official, player_name, rated,
    story_of, verdict,
};
use crate::rules::Color;
use crate::words::wrapped;

/// Least and largest rows of the course of a game.
const COURSE: (u16, u16) = (5, 10);

/// Lines of the panel: winner, margin, what decided the game, remarks.
fn lines(app: &App, page: &BoardPage, theme: &Theme, width: u16) -> Vec<Line<'static>> {
    let session = &page.session;
    let notes = [
        official(session),
        ending(session, app.notation()),
        drawn(session),
        lesson_of_corners(session),
        rated(session),
    ];
    let notes = notes.into_iter().flatten().map(|note| (note, theme.dim));
    let story = story_of(page).into_iter().map(|sentence| (sentence, theme.text));
    let has_lost = session.only_human().is_some_and(|human| session.game.leader() == Some(!human));
    let style = if has_lost { theme.strong } else { theme.accent };
    let texts = std::iter::once((verdict(session), style)).chain(story).chain(notes);
    let rows = |(text, style): (String, Style)| {
        let lines = wrapped(&text, width.into());
        lines.into_iter().map(move |line| Line::styled(line, style))
    };
    texts.flat_map(rows).collect()
}

/// Rows of the panel at this width, without the course.
pub fn rows(app: &App, page: &BoardPage, theme: &Theme, width: u16) -> u16 {
    lines(app, page, theme, width).len() as u16 + 2
}

pub fn render(app: &App, page: &BoardPage, theme: &Theme, area: Rect, buf: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let inner = section(&say!("result-title"), theme, area, buf);
    let lines = lines(app, page, theme, inner.width);
    let count = lines.len() as u16 + 1;
    for (line, row) in lines.into_iter().zip(inner.rows()) {
        line.render(row, buf);
    }
    // The course of the game stands below, if there is room.
    let rows = (inner.height + 1).saturating_sub(count).min(COURSE.1);
    if rows >= COURSE.0 {
        render_course(page, theme, Rect { y: inner.y + count, height: rows, ..inner }, buf);
    }
}

/// Draws the course of the game, if it is known, with a mark at the move that decided it.
fn render_course(page: &BoardPage, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let Some(review) = page.story() else { return };
    let viewer = page.session.only_human().unwrap_or(Color::Black);
    let values = review.course_for(viewer, page.session.game.played().len());
    let mark = review.turning_point().map(|point| CourseMark {
        after: point.reviewed.ply + 1,
        side: point.reviewed.side,
        grade: point.reviewed.grade(),
    });
    let marks: Vec<CourseMark> = mark.into_iter().collect();
    let unit = CourseUnit::Discs;
    let course = CourseView { unit, values: &values, viewer, marks: &marks, at: None };
    let title = say!("review-course-of", name = player_name(&page.session, viewer));
    let inner = section(&title, theme, area, buf);
    course::render(&course, theme, Rect { height: inner.height + 1, ..inner }, buf);
}
