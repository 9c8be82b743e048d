//! The screen: draws an [`App`], and notes what a click on each part means. It makes no decisions.

mod bars;
mod block_fit;
mod board;
mod board_image;
mod coach;
mod course;
mod dialogs;
mod disc;
mod drawn;
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
mod margin_bar;
mod menu;
mod move_values;
mod moves;
mod overview;
mod palette;
mod pixels;
mod players;
mod prelude;
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

use crate::app::{App, CoachText, Command, GameSession, MIN_HEIGHT, MIN_WIDTH, Page, Target};
use crate::rules::{Bitboard, Game, Square};
use crate::words::say;
pub use board_image::board_image;
pub use drawn::{Drawn, HitMap};
use grid::BoardGrid;
use layout::{Areas, PageArea};
pub use pixels::Picture;
use ratatui::Frame;
use ratatui::buffer::Buffer;
pub use square::picture::SquarePicture;
use theme::Theme;
use widgets::write_wrapped;

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
    let mut drawn = Drawn::of(app);
    buf.set_style(area, theme.text);
    let Some(areas) = Areas::of(app, area) else {
        let text = say!("window-too-small", width = MIN_WIDTH, height = MIN_HEIGHT);
        write_wrapped(&[(text, theme.text)], area, buf);
        return drawn;
    };
    let coach_text = app.coach_text();
    let lit = coach_text.as_ref().map(|coach_text| coach_text.squares).unwrap_or_default();
    let candidates = coach_text.as_ref().map(|coach_text| coach_text.candidates.clone());
    let candidates = candidates.unwrap_or_default();
    let game = GameView { app, areas: &areas, theme: &theme, lit, candidates: &candidates };
    draw_base(&game, buf, &mut drawn);
    draw_speech(&game, coach_text, buf, &mut drawn);
    if let Page::Board(page) = app.base()
        && app.shows_result()
    {
        result::render(app, page, &theme, areas.result, buf);
    }
    if app.top().is_overlay() {
        drawn.cover(areas.keys);
        draw_overlay(&game, buf, &mut drawn);
    }
    drawn
}

/// Draws the page that fills the screen.
fn draw_base(game: &GameView<'_>, buf: &mut Buffer, drawn: &mut Drawn) {
    let GameView { app, areas, theme, .. } = *game;
    match app.base() {
        Page::Holes(page) => holes::render(page, app.notation(), theme, areas.page, buf, drawn),
        Page::Learn(_) | Page::Puzzles(_) => study::render(app, theme, areas.page, buf, drawn),
        Page::Replay(page) => {
            if !areas.course.is_empty() {
                review::render_course(page, theme, areas.course, buf);
                review::render_accounts(page, theme, areas.accounts, buf);
            }
            game.draw(&page.session, buf, drawn);
        }
        Page::Library(page) => library::render(app, page, theme, areas.page, buf, drawn),
        Page::GamesHere(page) => {
            let own = app.cx.own_name();
            library::render_games_here(page, own, theme, areas.page, buf, drawn);
        }
        Page::Guests(page) => guests::render(app, page, theme, areas.page, buf, drawn),
        Page::Tournament(page) if page.close().is_none() => {
            tournament::render(app, page, theme, areas.page, buf, drawn);
        }
        Page::Lobby(page) => lobby::render(app, page, theme, areas.page, buf, drawn),
        Page::Statistics(page) => {
            statistics::render(page, &app.cx.puzzles, app.variant(), theme, areas.page, buf);
            drawn.focus = Some(areas.page.body.as_position());
        }
        Page::Qr(page) => drawn.focus = Some(qr::render(page, theme, areas.whole, buf)),
        Page::Board(_)
        | Page::SharedGame(_)
        | Page::Practice(_)
        | Page::Lesson(_)
        | Page::Puzzle(_)
        | Page::Trainer(_)
        | Page::Analysis(_)
        | Page::Editor(_)
        | Page::Line(_)
        | Page::Tournament(_) => {
            let session = app.base().session().expect("the page has a game");
            game.draw(session, buf, drawn);
        }
        Page::Settings(_) => {
            let PageArea { header, body } = areas.page;
            bars::heading(&say!("settings-title"), ("", theme.dim), theme, header, buf);
            start::render(app, theme, body, buf, drawn);
        }
        Page::Start(_)
        | Page::Help(_)
        | Page::Palette(_)
        | Page::Export(_)
        | Page::Seek(_)
        | Page::Account(_)
        | Page::Pasted(_) => start::render(app, theme, areas.whole, buf, drawn),
    }
}

/// Draws coach and analyst, in their panels or in the status line.
fn draw_speech(game: &GameView<'_>, coach: Option<CoachText>, buf: &mut Buffer, drawn: &mut Drawn) {
    let GameView { app, areas, theme, .. } = *game;
    let has_result = app.shows_result() && !areas.result.is_empty();
    let guest = app.base().guest_text(&app.cx);
    if let Some(guest) = guest.as_ref().filter(|_| !areas.analyst.is_empty()) {
        coach::render(guest, theme, areas.analyst, buf);
    }
    // Without a panel for the analyst, its text replaces the coach's.
    let coach_text = guest.filter(|_| areas.analyst.is_empty()).or(coach);
    match coach_text.as_ref().filter(|_| !areas.coach.is_empty()) {
        Some(coach_text) => {
            coach::render(coach_text, theme, areas.coach, buf);
            bars::status(app, None, has_result, theme, areas.status, buf);
        }
        None => {
            bars::status(app, coach_text.as_ref(), has_result, theme, areas.status, buf);
        }
    }
    bars::keys(app, theme, areas.keys, buf, drawn);
}

/// Draws the page over the one that fills the screen.
fn draw_overlay(game: &GameView<'_>, buf: &mut Buffer, drawn: &mut Drawn) {
    let GameView { app, areas, theme, .. } = *game;
    match app.top() {
        Page::Help(page) => {
            drawn.target(*buf.area(), Target::Command(Command::Back));
            help::render(app, **page, theme, *buf.area(), buf, drawn);
        }
        Page::Export(page) => dialogs::render_ways(page, theme, areas.whole, buf, drawn),
        Page::Palette(page) => dialogs::render_palette(page, theme, areas.whole, buf, drawn),
        Page::Account(page) => {
            let view = app.cx.people.view.as_deref();
            lobby::render_account(page, view, theme, areas.whole, buf, drawn);
        }
        Page::Seek(page) => lobby::render_terms(page, theme, areas.whole, buf, drawn),
        Page::Pasted(pasted) => dialogs::render_pasted(pasted, theme, areas.whole, buf),
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
    candidates: &'a [Square],
}

impl GameView<'_> {
    /// Draws board, players and moves.
    fn draw(&self, session: &GameSession, buf: &mut Buffer, drawn: &mut Drawn) {
        let Self { app, areas, theme, lit, candidates } = *self;
        bars::header(app, session, theme, areas.header, buf);
        let board = board::BoardView::of_session(app, session, lit, candidates, theme);
        drawn.pictures = board.render(&areas.grid, buf);
        if !app.shows_result() {
            for square in session.setup.variant.board.squares.squares() {
                drawn.target(areas.grid.rect(square), Target::Square(square));
            }
        }
        if app.shows_simply() {
            players::render_large(app, session, theme, areas.players, buf);
        } else {
            players::render(app, session, theme, areas.players, buf);
        }
        match app.base() {
            Page::Analysis(page) => {
                margin_bar::render(app, page, &areas.grid, theme, buf);
                if !areas.course.is_empty() {
                    review::render_line_course(page, theme, areas.course, buf);
                }
                lines::render(page, app.notation(), theme, areas.moves, buf, drawn);
                explorer::render(app, page, theme, areas.explorer, buf, drawn);
            }
            _ => moves::render(app, session, theme, areas.moves, buf, drawn),
        }
        drawn.focus = Some(areas.grid.middle(session.view.cursor));
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
