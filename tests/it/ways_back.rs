//! The way back from each page and overlay, and the key to quit.

use crate::support::desk::{Desk, two_players};
use outflank::app::{Effect, KeyCode, StartRow};

/// Pages by the palette's words, with the name of their keys.
const PAGES: [(&str, &str); 9] = [
    ("library", "library"),
    ("analysis", "analysis"),
    ("statistics", "statistics"),
    ("practice", "practice"),
    ("puzzles", "puzzles"),
    ("settings", "settings"),
    ("engines", "guests"),
    ("position editor", "editor"),
    ("puzzles parity", "puzzle"),
];

/// Overlays by their key: help, palette, export.
const OVERLAYS: [(char, &str); 3] = [('?', "help"), ('>', "palette"), ('x', "export")];

fn keys(desk: &Desk) -> &'static str {
    desk.app.top().main_keys().name
}

fn open(desk: &mut Desk, words: &str) {
    desk.control('p');
    desk.keys(words);
    desk.enter();
}

#[test]
fn esc_returns_where_one_was_from_every_page_and_overlay() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut places = vec!["start", "board"];
    places.extend(PAGES.map(|(words, _)| words));
    for from in places {
        for (words, name) in PAGES {
            let mut desk = Desk::kept_in(&folder.path().join("games.db"));
            match from {
                "start" => {}
                "board" => desk.begin(two_players()),
                words => open(&mut desk, words),
            }
            let before = keys(&desk);
            if before == name {
                continue;
            }
            open(&mut desk, words);
            assert_eq!(keys(&desk), name, "{words} from {from}");
            for (key, overlay) in OVERLAYS {
                desk.key(KeyCode::Char(key));
                if keys(&desk) == overlay {
                    desk.key(KeyCode::Esc);
                }
                assert_eq!(keys(&desk), name, "{overlay} over {words} from {from}");
            }
            desk.key(KeyCode::Esc);
            assert_eq!(keys(&desk), before, "Esc in {words} from {from}");
        }
    }
}

#[test]
fn q_closes_what_lies_over_a_page_and_quits_only_from_a_page() {
    let mut desk = Desk::game(two_players(), "f5");
    let has_quit = |desk: &Desk| desk.effects.iter().any(|it| matches!(it, Effect::Quit));
    for (key, overlay) in OVERLAYS.into_iter().filter(|(_, name)| *name != "palette") {
        desk.key(KeyCode::Char(key));
        assert_eq!(keys(&desk), overlay);
        assert!(!desk.screen().contains("q quit"), "{}", desk.screen());
        desk.keys("q");
        assert_eq!((keys(&desk), has_quit(&desk)), ("board", false));
    }
    // A question is closed, too, and nothing happens.
    desk.keys("R");
    assert!(desk.says().contains("sure"), "{}", desk.says());
    desk.keys("q");
    assert!(!has_quit(&desk) && !desk.app.session().expect("a game").game.is_over());
    // Ctrl-C quits everywhere.
    let mut other = Desk::game(two_players(), "f5");
    other.key(KeyCode::Char('?'));
    other.control('c');
    assert!(has_quit(&other));
    desk.keys("q");
    assert!(has_quit(&desk));
}

#[test]
fn learn_opens_the_first_unfinished_lesson_and_esc_leads_to_the_list() {
    let mut desk = Desk::new();
    desk.go_to_row(StartRow::Learn);
    desk.enter();
    assert_eq!(keys(&desk), "lesson");
    desk.key(KeyCode::Esc);
    assert_eq!(keys(&desk), "learn");
    desk.key(KeyCode::Esc);
    assert_eq!(keys(&desk), "start");
}
