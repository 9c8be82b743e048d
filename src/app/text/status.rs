//! The status line: the last word to the player, or how things stand.

use super::explorer::none_here;
use super::guests::guest_trial;
use super::lesson::{in_learn, in_lesson};
use super::notices::notice;
use super::panels::{pasted_question, way};
use super::players::{full_name, is_you, must_pass, player_name, ply_in_words, urgent, verdict};
use super::position::position_in_words;
use super::puzzle::{in_puzzle, in_puzzles};
use super::rating::rated;
use super::reasons::listener;
use super::refusal::Refusal;
use super::retry::retry;
use super::rows::row;
use super::tournament::in_tournament;
use super::trainer::in_holes;
use crate::app::move_entry::MoveEntry;
use crate::app::notice::Notice;
use crate::app::page::PageBehavior as _;
use crate::app::pages::Page;
use crate::app::pages::analysis::AnalysisPage;
use crate::app::pages::board::{BoardPage, BoardPanel};
use crate::app::pages::games_here::GamesHerePage;
use crate::app::pages::library::LibraryPage;
use crate::app::pages::practice::PracticePage;
use crate::app::shared::{Keeping, Shared};
use crate::app::state::App;
use crate::app::table::{Computer, Table};
use crate::records::sanitize;
use crate::rules::{Color, Square, Turn};
use crate::store::{GameEntry, Seat, View};
use crate::words::{self, say};

/// The status line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusLine {
    /// One line, without a full stop where it is a notice.
    pub text: String,
    /// How it is meant.
    pub tone: Tone,
}

/// The tone of a [`StatusLine`]: how it is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// How things stand.
    Plain,
    /// Something has happened; said until the next key.
    News,
    /// Something was refused; said until the next key.
    Refusal,
}

impl Tone {
    const fn of(notice: &Notice) -> Self {
        match notice {
            Notice::News(_) => Self::News,
            Notice::Refusal(_) => Self::Refusal,
        }
    }
}

/// The status line: what is being typed, else the last word to the player, else how things stand. That
/// games are not kept is said as long as it is so, unless something was refused.
pub fn status(app: &App) -> StatusLine {
    // What was typed and means nothing stays; why is said first.
    let is_refused = matches!(app.shared.notice, Some(Notice::Refusal(Refusal::Filter(_))));
    if let Some(text) = typed(app, app.top()).filter(|_| !is_refused) {
        return StatusLine { text, tone: Tone::Plain };
    }
    let not_kept = match &app.shared.keeping {
        Keeping::Hindered(why) => Some(Notice::Refusal(Refusal::NotKept(why.clone()))),
        Keeping::On | Keeping::Off => None,
    };
    let last = app.shared.notice.clone();
    let refused = last.clone().filter(|notice| matches!(notice, Notice::Refusal(_)));
    match refused.or(not_kept).or(last) {
        Some(it) => StatusLine { text: notice(app, &it), tone: Tone::of(&it) },
        None => StatusLine { text: situation(app), tone: Tone::Plain },
    }
}

/// What is being typed or chosen.
fn typed(app: &App, page: &Page) -> Option<String> {
    match page {
        Page::Board(page) => match &page.panel {
            Some(BoardPanel::Entry(text)) => Some(say!("typed-move", text = text)),
            Some(BoardPanel::TakeBack(plies)) => {
                let kept = &page.table.game.played()[..*plies];
                let number = kept.iter().filter(|ply| ply.square().is_some()).count();
                Some(say!("take-back-to", number = number))
            }
            Some(BoardPanel::Sure(square, grade)) => {
                let why = why_not(app, page, *square);
                let arguments = [("square", square.to_string().into())];
                let looks = || words::message(&format!("sure-{grade}"), &arguments);
                Some(why.map_or_else(looks, |why| say!("sure-why", why = why)))
            }
            _ => None,
        },
        Page::Practice(page) => typed_move(&page.entry),
        Page::Lesson(page) => typed_move(&page.entry),
        Page::Puzzle(page) => typed_move(&page.entry),
        Page::Trainer(page) => typed_move(&page.entry),
        Page::Tournament(page) => typed_move(&page.entry),
        Page::Analysis(page) => match (&page.comment, &page.filtering) {
            (Some(text), _) => Some(say!("typed-comment", text = tail(text, TYPED))),
            (None, Some(text)) if text.is_empty() => Some(say!("typed-filter-empty")),
            (None, Some(text)) => Some(say!("typed-filter", text = tail(text, TYPED))),
            (None, None) => typed_move(&page.entry),
        },
        Page::Settings(page) => {
            let text = page.name.as_ref()?;
            Some(if page.setting().is_some_and(|setting| setting.name == "name") {
                say!("typed-name", text = text)
            } else {
                say!("typed-opponent", text = text)
            })
        }
        Page::Export(page) => Some(page.ways().get(page.at).copied().map(way)?),
        Page::Pasted(page) => Some(pasted_question(page)),
        Page::Palette(page) if page.found().is_empty() => Some(say!("palette-nothing")),
        Page::Palette(page) => Some(say!("palette-typed", text = &page.text)),
        Page::Library(page) if page.is_searching => {
            Some(say!("typed-search", text = &page.query.words))
        }
        _ => None,
    }
}

fn typed_move(entry: &MoveEntry) -> Option<String> {
    entry.text().map(|text| say!("typed-move", text = tail(text, TYPED)))
}

/// What speaks most against a move that the player is asked about.
fn why_not(app: &App, page: &BoardPage, square: Square) -> Option<String> {
    let advice = app.shared.coach.on(&page.live_question(&app.shared)?)?;
    let advised = advice.on(square)?;
    let first = advised.reasons.first().filter(|reason| !reason.is_only_the_line())?;
    let listener = listener(page.table.setup.variant, page.table.only_human());
    Some(first.headline(advice.side, square, &listener))
}

/// What the player has to know now.
fn situation(app: &App) -> String {
    let shared = &app.shared;
    match app.base() {
        Page::Start(page) => row(page.row, shared, app.beneath()).sentence,
        Page::Settings(page) => match page.setting() {
            Some(setting) => setting.sentence(&shared.preferences),
            None => say!("start-guests-about"),
        },
        Page::Guests(page) => match page.chosen(shared).and_then(|name| page.trial(name)) {
            Some(standing) => guest_trial(standing),
            None if shared.preferences.guests.is_empty() => String::new(),
            None => say!("guests-keys"),
        },
        Page::Tournament(page) => in_tournament(app, page),
        Page::Library(page) => in_library(page),
        Page::Practice(page) => in_practice(page, &app.shared),
        Page::Learn(page) => in_learn(**page),
        Page::Lesson(page) => in_lesson(page, &app.shared),
        Page::Puzzles(page) => in_puzzles(**page, &app.shared),
        Page::Puzzle(page) => in_puzzle(page, &app.shared),
        Page::Statistics(_) => say!("statistics-keys"),
        Page::Replay(page) => in_replay(app, &page.table),
        Page::Analysis(page) => in_analysis(app, page),
        Page::GamesHere(page) => in_games_here(page),
        Page::Trainer(page) => in_replay(app, &page.table),
        Page::Holes(page) => in_holes(page),
        Page::Editor(page) => position_in_words(page.game()),
        Page::Line(page) => in_replay(app, &page.walks.walk().table),
        Page::Board(page) => on_board(app, &page.table),
        Page::Qr(page) => words::of("qr", &page.form.to_string()),
        Page::Help(_) | Page::Palette(_) | Page::Export(_) | Page::Pasted(_) => String::new(),
    }
}

/// How a game stands.
fn on_board(app: &App, table: &Table) -> String {
    if let Some(column) = table.view.column {
        return say!("column-typed", column = column.to_string());
    }
    if let Some(retry) = &table.retry {
        return self::retry(retry, &table.game, &app.shared.coach);
    }
    let turn = table.game.turn();
    let urgent = app.hints().map(|hints| urgent(&hints, app.notation())).unwrap_or_default();
    match turn {
        Turn::Over => match rated(table) {
            Some(rated) => say!("verdict-rated", verdict = verdict(table), rated = rated),
            None => verdict(table),
        },
        Turn::Pass(side) => must_pass(&full_name(table, side), is_you(table, side)),
        Turn::Place(side) => match table.player(side) {
            Seat::Human if table.only_human().is_some() => {
                say!("your-turn", side = table.setup.variant.side(side), urgent = urgent)
            }
            Seat::Human => say!("their-turn", name = player_name(table, side), urgent = urgent),
            Seat::Computer(_) | Seat::Guest(_) if app.awaits_step() => {
                say!("enter-lets-move", name = full_name(table, side))
            }
            Seat::Computer(_) | Seat::Guest(_) => match &table.pacing.computer {
                Computer::Thinking(_, Some(report)) if report.depth > 0 => {
                    say!("thinking-ahead", name = full_name(table, side), depth = report.depth)
                }
                _ => say!("thinking", name = full_name(table, side)),
            },
        },
    }
}

/// A game of a list.
fn library_game(entry: &GameEntry) -> String {
    let [black, white] = Color::BOTH.map(|side| entry.player(side));
    let score = entry.score();
    let score = score.trim_end_matches('*');
    let name = match (entry.is_finished, entry.place.is_empty()) {
        (true, true) => "library-game",
        (true, false) => "library-game-place",
        (false, true) => "library-unfinished",
        (false, false) => "library-unfinished-place",
    };
    let arguments = [
        ("black", black.into()),
        ("white", white.into()),
        ("score", score.into()),
        ("place", (&entry.place).into()),
    ];
    words::message(name, &arguments)
}

/// The chosen game of the list.
fn in_library(library: &LibraryPage) -> String {
    match library.chosen() {
        Some(entry) => library_game(entry),
        None if !library.is_current() => String::new(),
        None if library.is_narrowed() => say!("library-nothing"),
        None if library.query.view == View::All => say!("library-empty"),
        None => say!("library-view-empty"),
    }
}

/// What happened last in the game that is looked through.
fn in_replay(app: &App, table: &Table) -> String {
    match table.game.played().last() {
        _ if table.game.is_over() => verdict(table),
        Some(ply) => ply_in_words(table, ply, app.notation()),
        None => say!("replay-start", side = table.setup.variant.side(table.game.first())),
    }
}

/// Characters in sight of a comment that is typed.
const TYPED: usize = 60;

/// The end of a text, where the typing is.
fn tail(text: &str, most: usize) -> String {
    let count = text.chars().count();
    let end: String = text.chars().skip(count.saturating_sub(most)).collect();
    if count > most { format!("...{end}") } else { end }
}

/// The chosen one of the games that went through a position.
fn in_games_here(page: &GamesHerePage) -> String {
    match (page.games().get(page.at), page.count()) {
        (Some((entry, _)), _) => library_game(entry),
        (None, _) => page
            .explorer
            .on(&page.game)
            .map(|said| none_here(&page.explorer, said))
            .unwrap_or_default(),
    }
}

/// What is said of the last move of an analysis, or the move.
fn in_analysis(app: &App, page: &AnalysisPage) -> String {
    let said = page.tree().comment(page.at());
    if said.is_empty() { in_replay(app, &page.table) } else { sanitize(said, LONGEST_COMMENT) }
}

/// Characters of a comment that the status line shows.
const LONGEST_COMMENT: usize = 200;

/// What Enter does in the practice now.
fn in_practice(practice: &PracticePage, shared: &Shared) -> String {
    if practice.exercises().is_none() {
        return String::new();
    }
    match (practice.exercise(), practice.answer()) {
        (None, _) if shared.has_puzzles_due() => say!("practice-enter-puzzles"),
        (None, _) => say!("practice-esc"),
        (Some(it), None) => say!("practice-to-move", side = it.variant.side(it.side)),
        (Some(_), Some(_)) => say!("practice-enter-next"),
    }
}
