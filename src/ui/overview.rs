//! The overview on a large start screen: results and last game, or the rules for a newcomer.

use super::course::{self, CourseUnit, CourseView};
use super::prelude::*;
use super::widgets::{section, wrapped_lines, write_lines};
use crate::app::{LastGame, Overview, rules_in_words, verdict};

/// Least rows of a course, with its frame.
const LEAST_COURSE: u16 = 5;
/// Largest rows of a course.
const MOST_COURSE: u16 = 14;
const LEAST_RATED: usize = 5;

/// Draws the overview from the top, as far as it fits.
pub fn render(app: &App, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let cx = &app.cx;
    let overview = cx.overview.as_ref().filter(|it| it.history.in_all().games() > 0);
    let Some(overview) = overview else {
        if app.variant().flips() {
            let lines = rules_in_words(app.variant());
            let lines = lines.into_iter().map(|line| (line, theme.text)).collect();
            text_panel(&say!("rules-title"), lines, theme, area, buf);
        }
        return;
    };
    let used = text_panel(&say!("overview-title"), lines(overview, theme), theme, area, buf);
    let rest = Rect { y: area.y + used, height: area.height - used, ..area };
    if let Some(last) = overview.last.as_ref().filter(|_| rest.height >= LEAST_COURSE) {
        let gap = u16::from(rest.height > LEAST_COURSE);
        let height = (rest.height - gap).min(MOST_COURSE);
        render_last(last, theme, Rect { y: rest.y + gap, height, ..rest }, buf);
    }
}

/// Results, streaks, rating, and due exercises.
fn lines(overview: &Overview, theme: &Theme) -> Vec<(String, Style)> {
    let history = &overview.history;
    let all = history.in_all();
    let mut lines = vec![(
        say!(
            "overview-games",
            games = all.games(),
            wins = all.wins,
            draws = all.draws,
            losses = all.losses
        ),
        theme.text,
    )];
    let [now, longest] = history.streaks();
    lines.push((say!("statistics-streak", now = now, longest = longest), theme.text));
    let ratings = history.ratings();
    if let Some(rating) = ratings.last().filter(|_| ratings.len() >= LEAST_RATED) {
        let sign = if theme.is_ascii { "+-" } else { "±" };
        let (value, spread) =
            (format!("{:.0}", rating.value), format!("{:.0}", 2.0 * rating.deviation));
        let text = say!("statistics-rating", value = value, sign = sign, spread = spread);
        lines.push((text, theme.text));
    }
    if overview.due > 0 {
        lines.push((say!("start-practice-due", due = overview.due), theme.accent));
    }
    lines
}

/// Draws a panel of wrapped lines; returns its rows, 0 if it does not fit.
fn text_panel(
    title: &str,
    lines: Vec<(String, Style)>,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
) -> u16 {
    let lines = wrapped_lines(&lines, area.width);
    let height = lines.len() as u16 + 2;
    if height > area.height {
        return 0;
    }
    let area = Rect { height, ..area };
    let inner = section(title, theme, area, buf);
    write_lines(&lines, inner, buf);
    height
}

fn render_last(last: &LastGame, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let result = theme.plain(&verdict(&last.session));
    let title = say!("overview-last", dot = theme.signs.dot, result = result);
    let inner = section(&title, theme, area, buf);
    let course = CourseView {
        unit: CourseUnit::Discs,
        values: &last.course,
        viewer: last.viewer,
        marks: &[],
        at: None,
    };
    course::render(&course, theme, inner, buf);
}
