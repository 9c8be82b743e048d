//! Words that players type in the command palette, and the entry that each of them means.

use crate::support::desk::{Desk, against};
use crate::support::lesson;
use outflank::app::{Page, Setup};
use outflank::engine::Level;
use outflank::rules::Variant;
use outflank::school::LessonTask;
use outflank::words::wrapped;

/// A word, and the beginning of the entry meant.
const MEANT: [(&str, &str); 54] = [
    ("undo", "Take back"),
    ("redo", "Redo"),
    ("hint", "Show or hide hints"),
    ("hints", "Show or hide hints"),
    ("values", "Expected final margin"),
    ("score", "Expected final margin"),
    ("advice", "Coach"),
    ("why", "Why"),
    ("review", "Review the game"),
    ("restart", "New game"),
    ("new", "New game"),
    ("resign", "Resign"),
    ("surrender", "Resign"),
    ("colours", "Next theme"),
    ("dark", "Next theme"),
    ("midnight", "Theme: midnight"),
    ("rotate", "Rotate the board"),
    ("animation", "Animation"),
    ("mouse", "Mouse"),
    ("copy", "Copy the moves"),
    ("save", "Export"),
    ("export", "Export"),
    ("rules", "Help"),
    ("keys", "Help"),
    ("exit", "Quit"),
    ("library", "Game library"),
    ("history", "Go to: Game library"),
    ("practice", "Go to: Practice"),
    ("explorer", "Go to: Analysis board"),
    ("opening", "Go to: Analysis board"),
    ("board", "Go to: Analysis board"),
    ("statistics", "Go to: Statistics"),
    ("rating", "Go to: Statistics"),
    ("tutorial", "Go to: Learn"),
    ("parity", "Puzzles: Parity"),
    ("puzzles", "Go to: Puzzles"),
    ("rush", "Puzzles: Rush"),
    ("daily", "Puzzles: Today"),
    ("drill", "Puzzles: Find"),
    ("options", "Go to: Settings"),
    ("edax", "Go to: Engines"),
    ("editor", "Go to: Position editor"),
    ("tournament", "Go to: Game library"),
    ("clock", "Set up: Clock"),
    ("6x6", "Game: "),
    ("tic-tac-toe", "Game: Tic-tac-toe"),
    ("trainer", "Go to: Analysis board"),
    ("beginner", "Set up: Level"),
    ("harder", "Set up: Level"),
    ("easier", "Set up: Level"),
    ("takeback", "Take back"),
    ("pictures", "Go to: Settings"),
    ("simple", "Go to: Settings"),
    ("level", "Set up: Level"),
];

/// Words for which the start page has an entry too.
const MEANT_AT_THE_START: [&str; 8] =
    ["trainer", "beginner", "harder", "takeback", "pictures", "simple", "tournament", "level"];

#[test]
fn the_start_page_finds_something_for_words_that_players_try_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::kept_in(&folder.path().join("games.db"));
    for word in MEANT_AT_THE_START {
        desk.control('p');
        desk.keys(word);
        let Page::Palette(page) = desk.app.top() else { panic!("the palette is open") };
        assert!(!page.found().is_empty(), "{word}");
        desk.key(outflank::app::KeyCode::Esc);
    }
}

#[test]
fn the_first_entry_found_for_an_obvious_word_is_the_one_meant() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::kept_in(&folder.path().join("games.db"));
    desk.enter();
    let mut wrong = Vec::new();
    for (word, meant) in MEANT {
        desk.control('p');
        desk.keys(word);
        let Page::Palette(page) = desk.app.top() else { panic!("the palette is open") };
        let first = page.found().first().map(|entry| entry.text.clone()).unwrap_or_default();
        if !first.starts_with(meant) {
            wrong.push(format!("{word}: {first:?} instead of {meant:?}"));
        }
        desk.key(outflank::app::KeyCode::Esc);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn letters_that_begin_no_word_find_nothing() {
    let mut desk = Desk::game(Setup::default(), "");
    for nonsense in ["gtset", "xyzzy", "bk", "undo rush"] {
        desk.control('p');
        desk.keys(nonsense);
        assert_eq!(desk.says(), "no such command", "{nonsense}");
        desk.key(outflank::app::KeyCode::Esc);
    }
}

/// A status line of two rows lay half under the palette.
#[test]
fn in_the_smallest_window_the_palette_leaves_the_whole_status_line_in_sight() {
    let mut desk = Desk::new();
    lesson::open(&mut desk, 1);
    while !matches!(lesson::page(&desk).lesson_board().task, LessonTask::Mark(_)) {
        lesson::solve(&mut desk);
        desk.enter();
    }
    desk.resize(26, 12);
    desk.control('p');
    let screen = desk.screen();
    assert!(desk.says().chars().count() > 26, "it takes two rows: {}", desk.says());
    let rows = wrapped(&desk.says(), 26);
    assert!(rows.iter().all(|row| screen.contains(row.trim_end())), "{}:\n{screen}", desk.says());
}

#[test]
fn lessons_puzzles_games_levels_and_themes_are_run_from_the_palette() {
    let mut desk = Desk::game(against(Level::Novice), "");
    for (words, page) in [("rush 3", "puzzle"), ("lesson parity", "lesson"), ("editor", "editor")] {
        desk.control('p');
        desk.keys(words);
        desk.enter();
        assert_eq!(desk.page(), page, "{words}");
    }
    desk.control('p');
    desk.keys("theme paper");
    desk.enter();
    assert_eq!(desk.app.cx.settings.look_name(), "paper");
    desk.control('p');
    desk.keys("level master");
    desk.enter();
    assert_eq!((desk.page(), desk.app.cx.setup.level), ("start", Level::Master));
    desk.control('p');
    desk.keys("game 6x6");
    desk.enter();
    assert_eq!((desk.page(), desk.app.cx.setup.variant), ("start", Variant::SIX_BY_SIX));
}
