//! Lists of lessons and puzzles, with progress and a sample board.

use super::bars::heading;
use super::board::BoardView;
use super::grid::BoardGrid;
use super::layout::PageArea;
use super::prelude::*;
use super::theme;
use super::widgets::{fitted, write_below, write_right, write_wrapped};
use crate::app::{
    LearnPage, ListCursor, Page, PuzzleChoice, PuzzlesPage, about_choice, how_far, puzzle_choice,
};
use crate::rules::{Game, Notation, Variant};
use crate::school::offered;
use crate::words::lessons;

/// Width of the list beside a board, and in a window that has room for a description of each line.
const LIST: u16 = 38;
const DETAILED_LIST: u16 = 54;
/// Largest width of the list alone.
const WIDEST: u16 = 60;
/// Gap between list and board.
const GAP: u16 = 3;
/// Rows of the largest square.
const LARGEST: u16 = 6;
/// Rows of the description below the board.
const ABOUT: u16 = 2;

/// Lines, and details of the chosen one.
struct StudyList {
    title: String,
    count: String,
    lines: Vec<StudyLine>,
    list: ListCursor,
    /// Sample board of the chosen line.
    game: Option<Game>,
    /// Description of the chosen line.
    description: String,
}

struct StudyLine {
    name: String,
    /// Description in a sentence.
    about: String,
    far: String,
    is_done: bool,
}

impl StudyList {
    fn of(app: &App) -> Self {
        match app.base() {
            Page::Puzzles(page) => Self::of_puzzles(app, **page),
            Page::Learn(page) => Self::of_lessons(app, **page),
            _ => Self::of_lessons(app, LearnPage::default()),
        }
    }

    fn of_lessons(app: &App, page: LearnPage) -> Self {
        let progress = &app.cx.progress;
        let passed = lessons().iter().filter(|lesson| progress.has_passed(lesson)).count();
        let lines = lessons().iter().enumerate().map(|(at, lesson)| StudyLine {
            name: format!("{:>2}  {}", at + 1, lesson.title),
            about: format!("    {}", lesson.summary),
            far: how_far(lesson, progress),
            is_done: progress.has_passed(lesson),
        });
        let lesson = page.lesson();
        let next = progress.next(lesson).unwrap_or(0);
        Self {
            title: say!("learn-title"),
            count: say!("learn-progress", passed = passed, count = lessons().len()),
            lines: lines.collect(),
            list: page.list,
            game: Some(lesson.boards[next].game.clone()),
            description: lesson.summary.clone(),
        }
    }

    fn of_puzzles(app: &App, page: PuzzlesPage) -> Self {
        let cx = &app.cx;
        let lines = PuzzleChoice::all().iter().map(|choice| {
            let (name, far, is_done) = puzzle_choice(*choice, cx);
            let about = format!("  {}", about_choice(*choice, cx));
            StudyLine { name, about, far, is_done }
        });
        let sample = page.sample(&cx.puzzles, cx.day);
        let solved = cx.puzzles.solved(|_| true);
        Self {
            title: say!("puzzles-title"),
            count: say!("puzzles-count", solved = solved, count = offered().len()),
            lines: lines.collect(),
            list: page.list,
            game: sample.map(|it| Game::starting_at(Variant::REVERSI, it.position, it.side)),
            description: about_choice(page.choice(), cx),
        }
    }
}

struct StudyParts {
    list: Rect,
    /// Rows of a line: 1, for a finger 2, or 3 with its description and a blank row.
    step: u16,
    board: Option<BoardGrid>,
    /// Description of the chosen line; empty if the list has descriptions.
    description: Rect,
}

/// Rows of a line with its description and a blank row.
const DETAILED: u16 = 3;

/// Parts for a list of lines, each of `step` rows where it has no description.
fn parts(app: &App, area: Rect, lines: usize, step: u16) -> StudyParts {
    let lines = lines as u16;
    let frame = theme::frame(app, Variant::REVERSI);
    let size = Variant::REVERSI.board.size;
    let fit = |list: u16, height: u16| {
        let width = area.width.saturating_sub(list + GAP);
        BoardGrid::fit_within(LARGEST, width, height, size, frame)
            .filter(|grid| grid.area.height >= u16::from(size) * 2)
    };
    let detailed_rows = lines * DETAILED - 1;
    let detailed = fit(DETAILED_LIST, area.height).filter(|grid| {
        detailed_rows <= area.height
            && fit(LIST, area.height).is_some_and(|it| it.pitch() == grid.pitch())
    });
    if let Some(grid) = detailed {
        let (list, board) = side_by_side(area, DETAILED_LIST, detailed_rows, grid);
        return StudyParts {
            list,
            step: DETAILED,
            board: Some(board),
            description: Rect::default(),
        };
    }
    let rows = (lines * step).min(area.height);
    if let Some(grid) = fit(LIST, area.height.saturating_sub(ABOUT)) {
        let (list, board) = side_by_side(area, LIST, rows, grid);
        let description = Rect { y: board.area.bottom(), height: ABOUT, ..board.area };
        return StudyParts {
            list,
            step,
            board: Some(board),
            description: description.intersection(area),
        };
    }
    // Without a board the description stands below the list.
    let about_rows = if area.height > 3 * ABOUT { ABOUT } else { 0 };
    let rows = rows.min(area.height - about_rows);
    let list = Rect { width: area.width.min(WIDEST), height: rows, ..area };
    let description = Rect { y: list.bottom(), height: about_rows, ..list };
    StudyParts { list, step, board: None, description }
}

/// A list of this size at the left of the area, and a board beside it.
fn side_by_side(area: Rect, width: u16, rows: u16, grid: BoardGrid) -> (Rect, BoardGrid) {
    (Rect { width, height: rows, ..area }, grid.at(area.x + width + GAP, area.y))
}

/// Draws the page.
pub fn render(app: &App, theme: &Theme, page: PageArea, buf: &mut Buffer, drawn: &mut Drawn) {
    let study = StudyList::of(app);
    let PageArea { header, body } = page;
    let StudyParts { list, step, board, description } =
        parts(app, body, study.lines.len(), drawn.line_height);
    heading(&study.title, (&study.count, theme.dim), theme, header, buf);
    let mut inner = list;
    let is_cut = usize::from(list.height) < study.lines.len() * usize::from(step);
    // The last row says how many more there are.
    inner.height -= u16::from(is_cut && step < DETAILED && list.height > 1);
    let rows = drawn.list_of(study.list, study.lines.len(), inner, step);
    let below = study.lines.len() - rows.last().map_or(0, |row| row.at + 1);
    for ListRow { at, is_chosen, cells: row } in rows {
        let line = &study.lines[at];
        let pointer = if is_chosen { theme.signs.pointer } else { " " };
        buf.set_string(row.x, row.y, pointer, theme.accent);
        let room = row.width.saturating_sub(line.far.len() as u16 + 3);
        let name = fitted(&line.name, room, theme.signs.more);
        let style = if is_chosen { theme.accent } else { theme.text };
        buf.set_string(row.x + 2, row.y, name, style);
        let style = if line.is_done { theme.accent } else { theme.dim };
        write_right(&line.far, style, row, buf);
        if step == DETAILED {
            let about = fitted(&line.about, row.width - 2, theme.signs.more);
            buf.set_string(row.x + 2, row.y + 1, about, theme.dim);
        }
    }
    if below > 0 {
        write_below(&say!("list-more", count = below), theme.dim, list, buf);
    }
    if let Some((grid, game)) = board.zip(study.game) {
        let board = BoardView::of_game(&game, None, Notation::Letters, theme);
        drawn.pictures = board.with_cell(app.cx.viewport.cell).render(&grid, buf);
    }
    write_wrapped(&[(study.description, theme.text)], description, buf);
}
