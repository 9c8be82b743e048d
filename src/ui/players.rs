//! The score panel: players, discs, time, side to move.

use super::logo;
use super::prelude::*;
use super::widgets::{fitted, section, write_right};
use crate::app::{
    ClockFace, GameSession, Urgency, clock_face, drawn, player_name, points_at, points_title,
};
use crate::rules::{Color, Turn};
use crate::store::Seat;
use crate::words::{level_tag, side_name};

/// Width of points in large digits with the clock beside them.
const LARGE: u16 = 24;

/// Draws names and points in large digits, one side above the other, or in rows where these do not fit.
pub fn render_large(app: &App, session: &GameSession, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let digits = logo::number_size(64, !theme.has_shapes);
    let step = digits.height + 3;
    if area.width < digits.width + 2 || area.height < 2 * step {
        return render(app, session, theme, area, buf);
    }
    for (side, y) in Color::BOTH.into_iter().zip([0, step]) {
        let name_row = Rect { y: area.y + y, height: 1, ..area };
        let name = theme.plain(&player_name(session, side));
        let name = fitted(&name, area.width.saturating_sub(6), theme.signs.more);
        let disc = theme.disc(session.setup.variant, side);
        let gap = || Span::raw(" ");
        let name = Span::styled(name, theme.strong);
        Line::from(vec![pointer(session, side, theme), gap(), disc, gap(), name])
            .render(name_row, buf);
        let face = clock_face(session, side);
        if face.urgency != Urgency::Counting {
            let style = clock_style(face.urgency, is_on_turn(session, side), theme);
            let row = Rect { y: name_row.y + 2, width: area.width.min(LARGE), ..name_row };
            write_right(&face.text, style, row, buf);
        }
        let style = if is_on_turn(session, side) { theme.accent } else { theme.text };
        let at = Position::new(area.x + 2, name_row.y + 1);
        logo::render_number(
            points_at(session, side, app.cx.now),
            at,
            !theme.has_shapes,
            style,
            buf,
        );
    }
}

/// Draws as much detail as the area has room for.
pub fn render(app: &App, session: &GameSession, theme: &Theme, area: Rect, buf: &mut Buffer) {
    if area.width < 16 {
        for (side, row) in Color::BOTH.into_iter().zip(area.rows()) {
            short(app, session, side, theme, row, buf);
        }
        running_clock(session, theme, area, buf);
        return;
    }
    let area = if area.height >= 6 && area.width >= 20 {
        let title = points_title(session.setup.variant);
        section(&title, theme, area, buf)
    } else {
        area
    };
    if let Some(drawn) = drawn(session).filter(|_| area.height >= 5) {
        write_right(&drawn, theme.dim, Rect { y: area.y + 2, height: 1, ..area }, buf);
    }
    // Distance of the players: with a blank row, without, or without bars.
    let step = match area.height {
        5.. => 3,
        3 | 4 => 2,
        _ => 1,
    };
    for (side, y) in Color::BOTH.into_iter().zip([0, step]) {
        let name_row = Rect { y: area.y + y, height: 1, ..area };
        if name_row.y >= area.bottom() {
            break;
        }
        full(app, session, side, theme, name_row, buf);
        let bar_row = Rect { y: name_row.y + 1, ..name_row };
        if step > 1 && bar_row.y < area.bottom() {
            bar(app, session, side, theme, bar_row, buf);
        }
    }
}

fn is_on_turn(session: &GameSession, side: Color) -> bool {
    matches!(session.game.turn(), Turn::Place(turn) | Turn::Pass(turn) if turn == side)
}

fn pointer(session: &GameSession, side: Color, theme: &Theme) -> Span<'static> {
    let sign = if is_on_turn(session, side) { theme.signs.pointer } else { " " };
    Span::styled(sign, theme.accent)
}

/// Draws turn, disc and number in eight columns. A low clock replaces the number.
fn short(
    app: &App,
    session: &GameSession,
    side: Color,
    theme: &Theme,
    row: Rect,
    buf: &mut Buffer,
) {
    let face = clock_face(session, side);
    let number = if face.urgency >= Urgency::Low {
        Span::styled(format!("{:>4}", face.text), clock_style(face.urgency, false, theme))
    } else {
        Span::styled(format!(" {:>2}", points_at(session, side, app.cx.now)), theme.strong)
    };
    let disc = theme.disc(session.setup.variant, side);
    Line::from(vec![pointer(session, side, theme), disc, number]).render(row, buf);
}

/// Draws the clock of the side to move below the two numbers, unless it replaces one of them.
fn running_clock(session: &GameSession, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let (Turn::Place(side), Some(row)) = (session.game.turn(), area.rows().nth(2)) else { return };
    let face = clock_face(session, side);
    if face.urgency == Urgency::Ample {
        write_right(&face.text, clock_style(face.urgency, true, theme), row, buf);
    }
}

const fn clock_style(urgency: Urgency, is_on_turn: bool, theme: &Theme) -> Style {
    match urgency {
        Urgency::Counting => theme.dim,
        Urgency::Ample if is_on_turn => theme.strong,
        Urgency::Ample => theme.text,
        Urgency::Low => theme.accent,
        Urgency::Last => theme.refusal,
    }
}

/// Draws turn, disc, name, level, side and points.
fn full(app: &App, session: &GameSession, side: Color, theme: &Theme, row: Rect, buf: &mut Buffer) {
    let name = theme.plain(&player_name(session, side));
    // Disc and points take the other cells.
    let name = fitted(&name, row.width.saturating_sub(9), theme.signs.more);
    let colour = side_name(session.setup.variant, side);
    let dot = theme.signs.dot;
    let points = format!(" {}", points_at(session, side, app.cx.now));
    let level = match session.player(side) {
        Seat::Computer(level) => {
            format!(" {dot} {}", level_tag(level))
        }
        Seat::Guest(_) => format!(" {dot} {}", say!("player-guest")),
        Seat::Human => String::new(),
    };
    let colour = if name == colour { String::new() } else { format!(" {dot} {colour}") };
    // Level and colour are shown whole or left out; a narrow panel shows neither.
    let taken = 6 + name.width() + points.width();
    let mut room = if row.width < 20 { 0 } else { usize::from(row.width).saturating_sub(taken) };
    let mut about = String::new();
    for word in [level, colour] {
        let width = word.width();
        if width <= room {
            room -= width;
            about.push_str(&word);
        }
    }
    Line::from(vec![
        pointer(session, side, theme),
        Span::raw(" "),
        theme.disc(session.setup.variant, side),
        Span::raw(" "),
        Span::styled(name, theme.strong),
        Span::styled(about, theme.dim),
    ])
    .render(row, buf);
    write_right(&points, theme.strong, row, buf);
}

/// Draws the share of the board, or of the series, and the time used; or the time left, without a bar that could be
/// taken for its share.
fn bar(app: &App, session: &GameSession, side: Color, theme: &Theme, row: Rect, buf: &mut Buffer) {
    let ClockFace { text: clock, urgency } = clock_face(session, side);
    let style = clock_style(urgency, is_on_turn(session, side), theme);
    // Tenths take no more room than seconds, so nothing moves.
    let clock = format!("{clock:>4}");
    if urgency != Urgency::Counting {
        write_right(&clock, style, row, buf);
        return;
    }
    let width = row.width.saturating_sub(6 + 1 + clock.len() as u16);
    let all = if session.setup.variant.flips() {
        session.setup.variant.board.len()
    } else {
        session.series_score().games().max(1)
    };
    // Any points give at least one cell.
    let filled = (points_at(session, side, app.cx.now) * u32::from(width)).div_ceil(all) as u16;
    let [full, empty] = theme.signs.bar;
    Line::from(vec![
        Span::raw("      "),
        Span::styled(full.repeat(filled.into()), theme.bars[side.index()]),
        Span::styled(empty.repeat((width - filled).into()), theme.border),
    ])
    .render(row, buf);
    write_right(&clock, style, row, buf);
}
