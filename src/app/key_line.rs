//! Which keys matter now, and what they would do: the line at the bottom of the screen.

use super::keymap::{Binding, Command, Context, bindings};
use super::pages::Page;
use super::pages::lesson::LessonStanding;
use super::pages::puzzle::PuzzleStanding;
use super::pages::replay::ReplayPage;
use super::row::StartRow;
use super::state::App;
use super::table::{Computer, Table};
use crate::rules::Turn;
use crate::school::LessonTask;
use crate::store::{Seat, View};
use crate::words::message;

/// A key of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyHint {
    /// The key's short name.
    pub name: String,
    /// What it does now, in a word or two.
    pub word: String,
    /// The same as a command.
    pub command: Command,
}

/// The keys that matter now, the most needed of each kind first.
pub fn key_line(app: &App) -> Vec<KeyHint> {
    let context = app.context();
    let keymap = &app.shared.preferences.keys;
    let hint = |binding: &Binding| {
        let (command, (usual, word)) = (binding.command, binding.bar?);
        if !would_do_something(app, context, command) {
            return None;
        }
        let word = match (context, command) {
            (Context::Board, Command::Activate) => enter_on_board(app)?,
            (Context::Start, Command::Activate) => enter_on_start(app),
            (Context::Library, Command::Delete) if shows_deleted(app) => "bar-restore",
            (Context::Practice, Command::Activate) => enter_in_practice(app),
            (Context::Lesson, Command::Activate) => enter_in_lesson(app),
            (Context::Puzzle, Command::Activate) => enter_in_puzzle(app),
            (Context::Replay, Command::NextMistake) if is_about_player(app) => "bar-own-mistakes",
            _ => word,
        };
        let name = keymap.short_name(binding, usual);
        Some(KeyHint { name, word: message(word, &[]), command })
    };
    bindings(context).iter().filter_map(hint).collect()
}

/// Whether a key has anything to do now.
fn would_do_something(app: &App, context: Context, command: Command) -> bool {
    let is_known = app.variant().is_classic();
    match context {
        Context::Board | Context::Result => {
            let Some(table) = app.table() else { return false };
            match command {
                Command::NextLegal | Command::TypeMove => awaits_human(app),
                Command::TakeBack => !table.game.played().is_empty(),
                Command::Replay => !table.game.taken_back().is_empty(),
                Command::ToggleHints => !table.game.is_over(),
                Command::ToggleAdvice => {
                    let is_silent = app.variant().flips() && !is_known;
                    !is_silent && !table.game.is_over()
                }
                Command::ToggleValues => is_known && awaits_human(app),
                Command::Review => {
                    let is_asked = table.game.is_over() || table.retry.is_some();
                    is_known && is_asked && table.game.moves_played() > 0
                }
                _ => true,
            }
        }
        Context::Replay => would_do_something_in_replay(app, command),
        Context::Start => match command {
            Command::Right => has_value(app),
            Command::Back => app.beneath().is_some(),
            _ => true,
        },
        Context::Library => match (app.top(), command) {
            (Page::Library(page), Command::Activate | Command::NextSort | Command::Delete) => {
                page.chosen().is_some()
            }
            (Page::Library(page), Command::TakeBack) => page.has_deleted(),
            _ => true,
        },
        Context::Guests => match command {
            Command::Down | Command::Activate | Command::PageUp => {
                !app.shared.preferences.guests.is_empty()
            }
            _ => true,
        },
        Context::Tournament | Context::TournamentBoard => {
            would_do_something_in_tournament(app, command)
        }
        Context::Statistics => match (app.top(), command) {
            (Page::Statistics(page), Command::Down | Command::Activate) => {
                !page.weaknesses.is_empty()
            }
            _ => true,
        },
        Context::Lesson => match (app.top(), command) {
            (Page::Lesson(page), Command::NextLegal | Command::ToggleHints | Command::TypeMove) => {
                page.is_asked()
                    && matches!(page.board().task, LessonTask::Play(_) | LessonTask::Finish(_))
            }
            (Page::Lesson(page), Command::TakeBack) => {
                !page.is_asked() && !page.is_over && enter_in_lesson(app) != "bar-try-again"
            }
            (Page::Lesson(page), Command::Detail | Command::ShowLine) => {
                page.judged(&app.shared).is_some()
            }
            _ => true,
        },
        Context::Puzzle => match (app.top(), command) {
            (Page::Puzzle(page), Command::NextLegal | Command::ToggleHints | Command::TypeMove) => {
                page.is_asked()
            }
            (Page::Puzzle(page), Command::Idea) => {
                page.is_asked() && page.rush.is_none() && !page.is_hinted
            }
            (Page::Puzzle(page), Command::Activate) => !page.asks_idea(),
            (Page::Puzzle(page), Command::Solution) => page.is_asked() && page.rush.is_none(),
            (Page::Puzzle(page), Command::Copy) => page.line_to_copy(&app.shared).is_some(),
            (Page::Puzzle(page), Command::Detail) => page.judged(&app.shared).is_some(),
            (Page::Puzzle(page), Command::ShowLine) => {
                page.judged(&app.shared).is_some()
                    || page.standing == PuzzleStanding::Solved && !page.asks_idea()
            }
            _ => true,
        },
        Context::Practice => match command {
            Command::NextSubject => {
                matches!(app.top(), Page::Practice(page) if page.has_subjects())
            }
            Command::NextLegal | Command::ToggleHints | Command::TypeMove => {
                enter_in_practice(app) == "bar-play" && is_asked(app)
            }
            Command::Detail | Command::ShowLine => enter_in_practice(app) == "bar-next",
            Command::Activate => is_asked(app) || enter_in_practice(app) != "bar-play",
            _ => true,
        },
        _ => true,
    }
}

/// The same in a tournament.
fn would_do_something_in_tournament(app: &App, command: Command) -> bool {
    let Page::Tournament(page) = app.top() else { return true };
    match command {
        Command::Activate if page.is_close => page.is_asked(),
        Command::TypeMove | Command::ToggleHints => page.is_asked(),
        Command::Activate => page.chosen().is_some(),
        Command::NextLegal => !page.is_asked() && page.boards().len() > 1,
        Command::NextView | Command::Down => page.boards().len() > 1,
        Command::PageUp => {
            // As long as nobody knows how many have room, all have.
            let room = usize::from(app.shared.viewport.rooms.list);
            room > 0 && page.live.standings().len() > room
        }
        _ => true,
    }
}

/// A game that is looked through: a review has its own ways to go through it.
fn would_do_something_in_replay(app: &App, command: Command) -> bool {
    let Some(page) = app.replay() else { return false };
    let is_over = page.table.game.is_over();
    match (&page.review, command) {
        (None, Command::NextMistake | Command::TryAgain)
        | (Some(_), Command::Review | Command::First | Command::Copy) => false,
        (None, Command::Review) => app.variant().is_classic() && page.length() > 0,
        (_, Command::Analyse) => app.variant().can_be_analysed(),
        (_, Command::Activate) => !is_over,
        (_, Command::ToggleValues) => !is_over && app.variant().is_classic(),
        (Some(reviewing), Command::NextMistake) => reviewing.mistakes().next().is_some(),
        (_, Command::Detail) => page.judged().is_some(),
        (_, Command::ShowLine) => page.judged().is_some() || app.advice().is_some(),
        (Some(_), Command::TryAgain) => !page.table.game.played().is_empty(),
        _ => true,
    }
}

/// Whether the brackets look for the player's own mistakes alone.
fn is_about_player(app: &App) -> bool {
    let whose = |page: &ReplayPage| page.review.as_ref()?.whose;
    app.replay()
        .is_some_and(|page| page.table.only_human().is_some_and(|own| whose(page) == Some(own)))
}

/// Whether the practice has a position to show.
fn is_asked(app: &App) -> bool {
    matches!(app.top(), Page::Practice(page) if page.exercise().is_some())
}

fn has_value(app: &App) -> bool {
    match app.top() {
        Page::Start(page) => page.row.has_value(),
        _ => false,
    }
}

fn enter_in_practice(app: &App) -> &'static str {
    match app.top() {
        Page::Practice(it) if it.exercises().is_none() => "bar-play",
        Page::Practice(it) if it.exercise().is_none() && app.shared.has_puzzles_due() => {
            "bar-puzzles"
        }
        Page::Practice(it) if it.exercise().is_none() => "bar-back",
        Page::Practice(it) if it.answer().is_some() => "bar-next",
        _ => "bar-play",
    }
}

fn enter_in_lesson(app: &App) -> &'static str {
    let Page::Lesson(page) = app.top() else { return "bar-play" };
    match page.standing {
        _ if page.is_over => "bar-go-on",
        LessonStanding::Right(_) => "bar-next",
        LessonStanding::Wrong(_) | LessonStanding::WrongNumber(_) => "bar-try-again",
        LessonStanding::Asked if page.board().task == LessonTask::Pass => "bar-pass",
        LessonStanding::Asked if page.counts() => "bar-answer",
        LessonStanding::Asked if page.marks() => "bar-mark",
        LessonStanding::Asked => "bar-play",
    }
}

fn enter_in_puzzle(app: &App) -> &'static str {
    let Page::Puzzle(page) = app.top() else { return "bar-play" };
    match page.standing {
        _ if page.is_over() => "bar-back",
        PuzzleStanding::Solved if page.choice().is_single() => "bar-back",
        PuzzleStanding::Solved => "bar-next",
        PuzzleStanding::Wrong(..) => "bar-try-again",
        PuzzleStanding::Asked => "bar-play",
    }
}

fn shows_deleted(app: &App) -> bool {
    matches!(app.top(), Page::Library(page) if page.query.view == View::Deleted)
}

fn awaits_human(app: &App) -> bool {
    app.table().is_some_and(Table::awaits_human)
}

/// What Enter does on the board; nothing while the computer thinks.
fn enter_on_board(app: &App) -> Option<&'static str> {
    let table = app.table()?;
    match table.game.turn() {
        Turn::Over => Some("bar-result"),
        Turn::Pass(_) => Some("bar-pass"),
        Turn::Place(side) if table.player(side) == Seat::Human => Some("bar-play"),
        Turn::Place(_) if app.awaits_step() => Some("bar-next-move"),
        Turn::Place(_) => {
            matches!(table.pacing.computer, Computer::Chosen(_)).then_some("bar-skip-wait")
        }
    }
}

fn enter_on_start(app: &App) -> &'static str {
    let Page::Start(page) = app.top() else { return "bar-choose" };
    match page.row {
        StartRow::Begin => "bar-start",
        StartRow::Resume | StartRow::Suspended => "bar-go-on",
        StartRow::Library
        | StartRow::Practice
        | StartRow::Analysis
        | StartRow::Statistics
        | StartRow::Settings
        | StartRow::Guests
        | StartRow::Learn
        | StartRow::Puzzles
        | StartRow::Help
        | StartRow::Quit => "bar-choose",
        _ => "bar-change",
    }
}
