//! Layout of the panels beside or below the board.

use crate::app::{App, BoardPage, Page, line_rows};
use crate::ui::grid::BoardGrid;
use crate::ui::result;
use crate::ui::theme::Theme;
use ratatui::layout::Rect;

/// Rows of the players' panel with and without border.
const PLAYERS: (u16, u16) = (7, 5);

/// Area between header and status line.
pub struct Body {
    pub area: Rect,
    pub grid: BoardGrid,
    pub side: Rect,
}

/// Panels of a page. Parts that are absent or do not fit are empty.
#[derive(Default)]
pub struct Panels {
    pub players: Rect,
    pub result: Rect,
    pub course: Rect,
    pub coach: Rect,
    pub analyst: Rect,
    pub accounts: Rect,
    pub moves: Rect,
    pub explorer: Rect,
}

/// Least width and height of a panel with sentences.
const COACH: (u16, u16) = (22, 6);
/// Least height of the move log.
const LEAST_MOVES: u16 = 5;
/// Rows of the players without bars.
const PLAYER_LINES: u16 = 2;

pub fn panels(app: &App, side: Rect) -> Panels {
    match app.base() {
        Page::Board(_) if app.shows_simply() => Panels { players: side, ..Panels::default() },
        Page::Board(page) if app.shows_result() => finished_panels(app, page, side),
        Page::Replay(page) if page.has_course() => review_panels(side),
        Page::Practice(_) => practice_panels(side),
        Page::Lesson(_) | Page::Puzzle(_) | Page::Editor(_) => lesson_panels(side),
        Page::Line(_) => coached_panels(side),
        Page::Trainer(_) => analysis_panels(true, side),
        Page::Analysis(page) => {
            let has_analyst = page.analyst.is_some();
            let is_coached = app.cx.settings.advice || has_analyst;
            let has_explorer = page.has_table(&app.cx);
            let mut rest = side;
            let rows = if page.values.is_shown() { course_rows(has_explorer, side) } else { 0 };
            let course = cut(&mut rest, rows);
            let panels = if has_explorer {
                let speakers = u16::from(app.cx.settings.advice) + u16::from(has_analyst);
                let lines = line_rows(page, rest.width.into(), app.notation()).len() as u16;
                table_panels(lines, speakers, rest)
            } else {
                analysis_panels(is_coached, rest)
            };
            let is_alone = !app.cx.settings.advice;
            let (coach, analyst) = if has_analyst {
                beside_the_coach(is_alone, panels.coach)
            } else {
                (panels.coach, Rect::default())
            };
            Panels { course, coach, analyst, ..panels }
        }
        Page::Board(_) if app.cx.settings.advice => coached_panels(side),
        Page::Replay(_) if app.cx.settings.advice && app.variant().is_classic() => {
            coached_panels(side)
        }
        _ => plain_panels(side),
    }
}

/// Areas of coach and analyst: side by side, one above the other, or the analyst alone.
fn beside_the_coach(is_alone: bool, area: Rect) -> (Rect, Rect) {
    const LEAST: u16 = 4;
    let mut rest = area;
    if is_alone || area.width < 2 * COACH.0 && area.height < 2 * LEAST {
        return (Rect::default(), area);
    }
    if area.width >= 2 * COACH.0 {
        let coach = Rect { width: area.width.div_ceil(2), ..area };
        let width = area.width - coach.width;
        return (coach, Rect { x: coach.right(), width, ..area });
    }
    (cut(&mut rest, area.height.div_ceil(2)), rest)
}

/// Cuts rows off the top.
fn cut(rest: &mut Rect, rows: u16) -> Rect {
    let rows = rows.min(rest.height);
    let part = Rect { height: rows, ..*rest };
    *rest = Rect { y: rest.y + rows, height: rest.height - rows, ..*rest };
    part
}

/// The result between players and log, or below the players with the log beside them. Without room, the status line
/// shows it.
fn finished_panels(app: &App, page: &BoardPage, side: Rect) -> Panels {
    /// Rows of the course of the game.
    const COURSE: u16 = 8;
    let Panels { players, moves, .. } = plain_panels(side);
    if players.x != moves.x {
        let mut rest = Rect { height: side.height, ..players };
        let players = cut(&mut rest, PLAYER_LINES);
        return Panels { players, result: rest, moves, ..Panels::default() };
    }
    let needed = result::rows(app, page, &Theme::of(app), side.width);
    let spare = moves.height.saturating_sub(LEAST_MOVES);
    let has_course = page.awaits_story();
    let wanted = needed + if has_course { COURSE } else { 0 };
    if side.width < COACH.0 || side.height < PLAYER_LINES + needed {
        return plain_panels(side);
    }
    if spare >= wanted {
        let mut moves = moves;
        let result = cut(&mut moves, wanted);
        return Panels { players, result, moves, ..Panels::default() };
    }
    let mut rest = side;
    let players = cut(&mut rest, PLAYER_LINES);
    let gap = u16::from(rest.height > needed + LEAST_MOVES);
    cut(&mut rest, gap);
    // The course of the game is worth more than the log.
    let is_course_alone = has_course && rest.height < wanted + LEAST_MOVES;
    let rows = if is_course_alone || rest.height < needed + LEAST_MOVES {
        rest.height
    } else {
        wanted.min(rest.height - LEAST_MOVES)
    };
    let result = cut(&mut rest, rows);
    Panels { players, result, moves: rest, ..Panels::default() }
}

/// The coach below players and log, both reduced.
fn coached_panels(side: Rect) -> Panels {
    let Some(spare) = side.height.checked_sub(PLAYERS.0 - 1 + LEAST_MOVES + COACH.1) else {
        return low_panels(side);
    };
    if side.width < COACH.0 {
        return plain_panels(side);
    }
    let mut rest = side;
    let players = cut(&mut rest, PLAYERS.0 - u16::from(spare < 2));
    let coach = (COACH.1 + spare / 2).min(11);
    let moves = Rect { height: rest.height - coach, ..rest };
    cut(&mut rest, moves.height);
    Panels { players, moves, coach: rest, ..Panels::default() }
}

/// A low window: one line a player and the coach, without the log.
fn low_panels(side: Rect) -> Panels {
    if side.width < COACH.0 || side.height < PLAYER_LINES + COACH.1 {
        return plain_panels(side);
    }
    let mut rest = side;
    let players = cut(&mut rest, PLAYER_LINES);
    Panels { players, coach: rest, ..Panels::default() }
}

/// Course, judgement and accounts; with enough room, the log.
fn review_panels(side: Rect) -> Panels {
    /// Least and largest rows of each part.
    const COURSE: (u16, u16) = (4, 9);
    const COACH: (u16, u16) = (7, 11);
    const ACCOUNTS: u16 = 4;
    const LEAST: u16 = COURSE.0 + COACH.0 + ACCOUNTS;
    if side.width < COACH.0 || side.height < LEAST {
        return low_panels(side);
    }
    let spare = side.height - COURSE.0 - COACH.0 - ACCOUNTS;
    // Priorities: the log, then more text, then a higher course.
    let log = if spare >= LEAST_MOVES { LEAST_MOVES } else { 0 };
    let extra = (spare - log).min(COACH.1 - COACH.0);
    let course = (spare - log - extra).min(COURSE.1 - COURSE.0);
    let mut rest = side;
    let course = cut(&mut rest, COURSE.0 + course);
    let coach = cut(&mut rest, COACH.0 + extra);
    let accounts = cut(&mut rest, ACCOUNTS);
    Panels { course, coach, accounts, moves: rest, ..Panels::default() }
}

/// Rows of a course; the explorer's games need more room.
fn course_rows(has_explorer: bool, side: Rect) -> u16 {
    const COURSE: (u16, u16) = (4, 8);
    const BELOW: [u16; 2] = [12, 18];
    let spare = side.height.saturating_sub(BELOW[usize::from(has_explorer)]);
    if side.width < COACH.0 || spare < COURSE.0 { 0 } else { (spare / 2).clamp(COURSE.0, COURSE.1) }
}

/// One line a player and the lines of the game; the coach below, if on and if there is room.
fn analysis_panels(is_coached: bool, side: Rect) -> Panels {
    let mut rest = side;
    let has_players = side.height >= PLAYER_LINES + LEAST_MOVES;
    let players = cut(&mut rest, if has_players { PLAYER_LINES } else { 0 });
    let has_room = rest.width >= COACH.0 && rest.height >= COACH.1 + LEAST_MOVES;
    let spare = rest.height.saturating_sub(COACH.1 + LEAST_MOVES);
    let moves = if is_coached && has_room { LEAST_MOVES + spare / 2 } else { rest.height };
    let moves = cut(&mut rest, moves);
    Panels { players, moves, coach: rest, ..Panels::default() }
}

/// One line a player, the lines of the game, the table of moves, coach. The lines have the rows that they need, as far
/// as the table leaves them; the table has the rest.
fn table_panels(lines: u16, speakers: u16, side: Rect) -> Panels {
    /// Least rows of the table.
    const TABLE: u16 = 9;
    /// Rows in a low window, where lines and table give way to the coach.
    const LOW_MOVES: u16 = 3;
    const LOW_TABLE: u16 = 5;
    let mut rest = side;
    let players =
        cut(&mut rest, if side.height >= PLAYER_LINES + TABLE { PLAYER_LINES } else { 0 });
    // A free row follows the players.
    if !players.is_empty() && rest.height > TABLE + LEAST_MOVES {
        cut(&mut rest, 1);
    }
    let most = if rest.height >= TABLE + LEAST_MOVES { rest.height - TABLE } else { 0 };
    let lines = (lines + 2).clamp(LOW_MOVES, most.max(LOW_MOVES)).min(most);
    let spare = rest.height.saturating_sub(TABLE + lines);
    let wanted = COACH.1 * if spare >= COACH.1 * speakers { speakers } else { speakers.min(1) };
    let has_coach = speakers > 0 && rest.width >= COACH.0 && spare >= wanted;
    if speakers > 0 && rest.width >= COACH.0 && !has_coach && rest.height >= LOW_MOVES + COACH.1 {
        let moves = cut(&mut rest, LOW_MOVES);
        let table = if rest.height >= LOW_TABLE + COACH.1 { LOW_TABLE } else { 0 };
        let explorer = cut(&mut rest, table);
        return Panels { players, moves, explorer, coach: rest, ..Panels::default() };
    }
    let coach = if has_coach { wanted + (spare - wanted) / 4 } else { 0 };
    let moves = cut(&mut rest, lines);
    let table = rest.height - coach;
    let explorer = cut(&mut rest, table);
    Panels { players, moves, explorer, coach: rest, ..Panels::default() }
}

/// Question and answer only.
fn practice_panels(side: Rect) -> Panels {
    let has_room = side.width >= COACH.0 && side.height >= COACH.1;
    let coach =
        if has_room { Rect { height: side.height.min(14), ..side } } else { Rect::default() };
    Panels { coach, ..Panels::default() }
}

/// Text as high as the board.
fn lesson_panels(side: Rect) -> Panels {
    let has_room = side.width >= COACH.0 && side.height >= COACH.1;
    Panels { coach: if has_room { side } else { Rect::default() }, ..Panels::default() }
}

/// Players and log, one below the other, or side by side in a wide low area.
fn plain_panels(side: Rect) -> Panels {
    let (players, moves) = players_and_moves(side);
    Panels { players, moves, ..Panels::default() }
}

fn players_and_moves(side: Rect) -> (Rect, Rect) {
    let is_low = side.height < 12 && side.width >= 40;
    if is_low {
        let width = side.width / 2;
        let players = Rect { width, height: side.height.min(PLAYERS.0), ..side };
        return (players, Rect { x: side.x + width, width: side.width - width, ..side });
    }
    let height = if side.width >= 20 && side.height >= 14 { PLAYERS.0 } else { PLAYERS.1 };
    let height = if side.width < 16 { 3 } else { height.min(side.height) };
    let rest = Rect { y: side.y + height, height: side.height - height, ..side };
    (Rect { height, ..side }, rest)
}
