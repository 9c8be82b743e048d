//! The screen: draws an [`App`] and finds the target under the mouse. It makes no decisions.

mod bars;
mod block_fit;
mod board;
mod board_image;
mod coach;
mod course;
mod dialogs;
mod disc;
mod explorer;
mod graph;
mod grid;
mod guests;
mod help;
mod holes;
mod layout;
mod library;
mod lines;
mod lobby;
mod logo;
mod menu;
mod move_values;
mod moves;
mod overview;
mod palette;
mod pixels;
mod players;
mod qr;
mod result;
mod review;
mod shape;
mod square;
mod start;
mod statistics;
mod stroke_font;
mod study;
mod substitutes;
mod theme;
mod tournament;
mod widgets;

use crate::app::{
    App, CoachText, Command, GameSession, MIN_HEIGHT, MIN_WIDTH, Page, Rooms, Target,
};
use crate::rules::{Bitboard, Game};
use crate::words::say;
pub use board_image::board_image;
use grid::BoardGrid;
use layout::Areas;
pub use pixels::Picture;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
pub use square::picture::SquarePicture;
use theme::Theme;
use widgets::write_wrapped;

/// Result of a frame.
#[derive(Clone, Default)]
pub struct Drawn {
    /// Place of the terminal's cursor: the square or line in focus, which screen readers follow although it is
    /// hidden.
    pub focus: Option<Position>,
    pub rooms: Rooms,
    /// Squares to be drawn as pictures.
    pub pictures: Vec<SquarePicture>,
}

/// Draws the app over the whole frame.
pub fn draw(frame: &mut Frame, app: &App) -> Drawn {
    let drawn = app.cx.language.scope(|| draw_page(frame, app));
    substitutes::replace(app.cx.glyphs(), frame.buffer_mut());
    drawn
}

fn draw_page(frame: &mut Frame, app: &App) -> Drawn {
    let theme = Theme::of(app);
    let area = frame.area();
    let buf = frame.buffer_mut();
    let mut drawn = Drawn::default();
    buf.set_style(area, theme.text);
    let Some(areas) = Areas::of(app, area) else {
        let text = say!("window-too-small", width = MIN_WIDTH, height = MIN_HEIGHT);
        write_wrapped(&[(text, theme.text)], area, buf);
        return drawn;
    };
    let coach_text = app.coach_text();
    let lit = coach_text.as_ref().map(|coach_text| coach_text.squares).unwrap_or_default();
    let game = GameView { app, areas: &areas, theme: &theme, lit };
    drawn.focus = Some(draw_base(&game, buf, &mut drawn));
    draw_speech(&game, coach_text, buf);
    if let Page::Board(page) = app.base()
        && app.shows_result()
    {
        result::render(app, &page.session, &theme, areas.result, buf);
    }
    draw_overlay(&game, buf, &mut drawn);
    drawn
}

/// Draws the page that fills the screen; returns the place of its cursor.
fn draw_base(game: &GameView<'_>, buf: &mut Buffer, drawn: &mut Drawn) -> Position {
    let GameView { app, areas, theme, .. } = *game;
    match app.base() {
        Page::Board(page) => game.draw(&page.session, buf, drawn),
        Page::Practice(page) => game.draw(&page.board.session, buf, drawn),
        Page::Lesson(page) => game.draw(&page.board.session, buf, drawn),
        Page::Puzzle(page) => game.draw(&page.board.session, buf, drawn),
        Page::Analysis(page) => game.draw(&page.session, buf, drawn),
        Page::Trainer(page) => game.draw(&page.board.session, buf, drawn),
        Page::Holes(page) => holes::render(page, app.notation(), theme, areas.page, buf),
        Page::Editor(page) => game.draw(&page.session, buf, drawn),
        Page::Learn(_) | Page::Puzzles(_) => {
            study::render(app, theme, areas.page, buf, &mut drawn.pictures)
        }
        Page::Line(page) => game.draw(&page.playback.current_line().session, buf, drawn),
        Page::Replay(page) => {
            if !areas.course.is_empty() {
                review::render_course(page, theme, areas.course, buf);
                review::render_accounts(page, theme, areas.accounts, buf);
            }
            game.draw(&page.session, buf, drawn)
        }
        Page::Library(page) => {
            let (focus, room) = library::render(app, page, theme, areas.page, buf);
            drawn.rooms.list = room;
            focus
        }
        Page::GamesHere(page) => {
            let (focus, room) =
                library::render_games_here(page, app.cx.own_name(), theme, areas.page, buf);
            drawn.rooms.list = room;
            focus
        }
        Page::Guests(page) => {
            let (focus, room) = guests::render(app, page, theme, areas.page, buf);
            drawn.rooms.list = room;
            focus
        }
        Page::Tournament(page) => {
            if let Some(board) = page.close() {
                game.draw(&board.session, buf, drawn)
            } else {
                let (focus, room) = tournament::render(app, page, theme, areas.page, buf);
                drawn.rooms.list = room;
                focus
            }
        }
        Page::SharedGame(page) => game.draw(&page.session, buf, drawn),
        Page::Lobby(page) => {
            let (focus, room) = lobby::render(app, page, theme, areas.page, buf);
            drawn.rooms.list = room;
            focus
        }
        Page::Statistics(page) => {
            statistics::render(page, &app.cx.puzzles, app.variant(), theme, areas.page, buf);
            areas.page.as_position()
        }
        Page::Qr(page) => qr::render(page, theme, areas.page, buf),
        Page::Start(_)
        | Page::Settings(_)
        | Page::Help(_)
        | Page::Palette(_)
        | Page::Export(_)
        | Page::Seek(_)
        | Page::Account(_)
        | Page::Pasted(_) => start::render(app, theme, areas.start, buf, &mut drawn.pictures),
    }
}

/// Draws coach and analyst, in their panels or in the status line.
fn draw_speech(game: &GameView<'_>, coach: Option<CoachText>, buf: &mut Buffer) {
    let GameView { app, areas, theme, .. } = *game;
    let guest = app.base().guest_text(&app.cx);
    if let Some(guest) = guest.as_ref().filter(|_| !areas.analyst.is_empty()) {
        coach::render(guest, theme, areas.analyst, buf);
    }
    // Without a panel for the analyst, its text replaces the coach's.
    let coach_text = guest.filter(|_| areas.analyst.is_empty()).or(coach);
    match coach_text.as_ref().filter(|_| !areas.coach.is_empty()) {
        Some(coach_text) => {
            coach::render(coach_text, theme, areas.coach, buf);
            bars::status(app, None, theme, areas.status, buf);
        }
        None => bars::status(app, coach_text.as_ref(), theme, areas.status, buf),
    }
    bars::keys(app, theme, areas.keys, buf);
}

/// Draws the page over the one that fills the screen.
fn draw_overlay(game: &GameView<'_>, buf: &mut Buffer, drawn: &mut Drawn) {
    let GameView { app, areas, theme, .. } = *game;
    match app.top() {
        Page::Help(page) => {
            drawn.rooms.help_overflow = help::render(app, **page, theme, *buf.area(), buf);
        }
        Page::Export(page) => {
            drawn.focus = Some(dialogs::render_ways(page, theme, areas.page, buf));
        }
        Page::Palette(page) => {
            drawn.focus = Some(dialogs::render_palette(page, theme, areas.page, buf));
        }
        Page::Account(page) => {
            drawn.focus = Some(lobby::render_account(
                page,
                app.cx.people.view.as_deref(),
                theme,
                areas.page,
                buf,
            ));
        }
        Page::Seek(page) => {
            drawn.focus = Some(lobby::render_terms(page, theme, areas.page, buf));
        }
        Page::Pasted(pasted) => dialogs::render_pasted(pasted, theme, areas.page, buf),
        _ => {}
    }
}

/// A game to draw, with its areas and highlighted squares.
#[derive(Clone, Copy)]
struct GameView<'a> {
    app: &'a App,
    areas: &'a Areas,
    theme: &'a Theme,
    lit: Bitboard,
}

impl GameView<'_> {
    /// Draws board, players and moves; returns the place of the cursor.
    fn draw(&self, session: &GameSession, buf: &mut Buffer, drawn: &mut Drawn) -> Position {
        let Self { app, areas, theme, lit } = *self;
        bars::header(app, session, theme, areas.header, buf);
        let board = board::BoardView::of_session(app, session, lit, theme);
        drawn.pictures = board.render(&areas.grid, buf);
        if app.shows_simply() {
            players::render_large(app, session, theme, areas.players, buf);
        } else {
            players::render(app, session, theme, areas.players, buf);
        }
        match app.base() {
            Page::Analysis(page) => {
                if !areas.course.is_empty() {
                    review::render_line_course(page, theme, areas.course, buf);
                }
                lines::render(page, app.notation(), theme, areas.moves, buf);
                explorer::render(app, page, theme, areas.explorer, buf);
            }
            _ => drawn.rooms.log = moves::render(app, session, theme, areas.moves, buf),
        }
        areas.grid.middle(session.view.cursor)
    }
}

/// Picture of a game's board alone, in the app's theme.
pub fn board_picture(app: &App, game: &Game) -> Buffer {
    /// Rows of a square, and dimensions that always suffice.
    const PITCH: u16 = 2;
    const MOST: (u16, u16) = (60, 30);
    let (theme, variant) = (Theme::of(app), game.variant());
    let frame = theme::frame(app, variant);
    let grid = BoardGrid::fit_within(PITCH, MOST.0, MOST.1, variant.board.size, frame)
        .expect("every board has room there");
    let mut buf = Buffer::empty(grid.area);
    buf.set_style(grid.area, theme.text);
    board::BoardView::of_game(game, None, app.notation(), &theme).render(&grid, &mut buf);
    buf
}

/// Target of a click at `position`.
pub fn target_at(app: &App, position: Position) -> Option<Target> {
    let area = Rect::new(0, 0, app.cx.viewport.width, app.cx.viewport.height);
    let areas = Areas::of(app, area)?;
    let in_keys = || bars::command_at(app, areas.keys, position);
    match app.top() {
        Page::Help(_) => Some(Target::Command(Command::Back)),
        Page::Palette(page) => dialogs::entry_at(page, areas.page, position).map(Target::Line),
        Page::Export(page) => dialogs::way_at(page, areas.page, position).map(Target::Line),
        Page::Board(page) if app.shows_result() => {
            let theme = Theme::of(app);
            let command = result::command_at(app, &page.session, &theme, areas.result, position);
            let in_log = || moves::plies_at(&page.session, areas.moves, position).map(Target::Ply);
            command.map(Target::Command).or_else(in_log)
        }
        Page::Board(page) => {
            let in_log = || moves::plies_at(&page.session, areas.moves, position).map(Target::Ply);
            areas.grid.square_at(position).map(Target::Square).or_else(in_log)
        }
        Page::Lobby(_) => lobby::line_at(areas.page, position).map(Target::Line),
        Page::Account(page) => lobby::account_line_at(page, areas.page, position).map(Target::Line),
        Page::Seek(page) => lobby::term_at(page, areas.page, position).map(Target::Line),
        Page::SharedGame(_)
        | Page::Practice(_)
        | Page::Lesson(_)
        | Page::Puzzle(_)
        | Page::Trainer(_)
        | Page::Editor(_) => areas.grid.square_at(position).map(Target::Square),
        Page::Analysis(page) => {
            let in_lines = || lines::node_at(page, app.notation(), areas.moves, position);
            let in_explorer = || explorer::move_at(app, page, areas.explorer, position);
            let square = areas.grid.square_at(position).or_else(in_explorer).map(Target::Square);
            square.or_else(|| in_lines().map(Target::Node))
        }
        Page::Learn(_) | Page::Puzzles(_) => {
            study::line_at(app, areas.page, position).map(Target::Line)
        }
        Page::Replay(page) => {
            moves::plies_at(&page.session, areas.moves, position).map(Target::Ply)
        }
        Page::Line(page) => {
            let session = &page.playback.current_line().session;
            moves::plies_at(session, areas.moves, position).map(Target::Ply)
        }
        Page::Guests(page) => guests::line_at(app, page, areas.page, position).map(Target::Line),
        Page::Tournament(page) if page.is_close => {
            areas.grid.square_at(position).map(Target::Square)
        }
        Page::Tournament(page) => {
            tournament::board_at(app, page, areas.page, position).map(Target::Line)
        }
        Page::Holes(page) => holes::line_at(page, areas.page, position).map(Target::Line),
        Page::GamesHere(_) => library::game_here_at(areas.page, position).map(Target::Line),
        Page::Library(_) => library::line_at(areas.page, position).map(Target::Line),
        Page::Start(_) => start::row_at(app, areas.start, position).map(Target::Row),
        Page::Settings(page) if page.name.is_none() => {
            start::row_at(app, areas.start, position).map(Target::Row)
        }
        Page::Settings(_) | Page::Statistics(_) | Page::Pasted(_) | Page::Qr(_) => None,
    }
    .or_else(|| in_keys().map(Target::Command))
}
