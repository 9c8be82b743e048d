//! The player's own keys and looks, and the palette of commands.

use crate::support::desk::{Desk, two_players};
use outflank::app::KeyCode;
use outflank::app::{
    Command, Effect, KEY_TABLES, Keymap, Look, OwnLook, Preferences, Role, keymap,
};
use outflank::io::config;
use std::fs;

/// Commands with the names of their keys, as the settings file has them.
type Table = [(&'static str, &'static [&'static str])];

fn read(table: &Table) -> (Keymap, Vec<String>) {
    let owned = |keys: &[&str]| keys.iter().map(|&key| key.to_owned()).collect();
    Keymap::read(table.iter().map(|(name, keys)| (*name, owned(keys))), KEY_TABLES)
}

fn with(keys: Keymap) -> Desk {
    let mut desk = Desk::game(two_players(), "");
    desk.app.cx.preferences.keys = keys;
    desk
}

#[test]
fn the_set_vi_moves_by_hjkl_and_large_letters_take_what_was_there() {
    let (keys, complaints) = read(&[("set", &["vi"])]);
    assert_eq!(complaints, Vec::<String>::new());
    let mut desk = with(keys);
    let at = |desk: &Desk| desk.app.session().expect("a game").view.cursor.to_string();
    assert_eq!(at(&desk), "d3");
    for (key, square) in [("h", "c3"), ("j", "c4"), ("l", "d4"), ("k", "d3")] {
        desk.keys(key);
        assert_eq!(at(&desk), square, "{key}");
    }
    desk.key(KeyCode::Left);
    assert_eq!(at(&desk), "c3", "the arrows stay");
    assert!(!desk.app.cx.settings.hints);
    desk.keys("H");
    assert!(desk.app.cx.settings.hints);
    desk.keys("L");
    assert_eq!(desk.app.cx.settings.look, Look::Midnight);
    // What is shown of the keys follows.
    assert!(desk.screen().contains("H hide hints"), "{}", desk.screen());
    desk.keys("?");
    assert!(desk.screen().contains("Up, k, Down, j, Left, h, Right, l"), "{}", desk.screen());
    // Letters are text while something is typed.
    desk.key(KeyCode::Esc);
    desk.keys(":h1");
    assert_eq!((desk.app.keys().name, desk.says()), ("entry", "Your move: h1_".to_owned()));
}

#[test]
fn own_keys_that_mean_two_things_or_nothing_are_named_and_the_usual_ones_stay() {
    let wrong: [(&Table, &str); 8] = [
        (&[("hints", &["u"])], "u is both hints and take-back"),
        (&[("hints", &["7"])], "digits is both play"),
        (&[("jump", &["j"])], "unknown command 'jump'"),
        (&[("hints", &["Hyper-X"])], "unknown key 'Hyper-X'"),
        (&[("hints", &[])], "no usable key for 'hints'"),
        (&[("digit", &["x"])], "unknown command 'digit'"),
        (&[("set", &["emacs"])], "unknown key set 'emacs'"),
        (&[("quit", &["n"])], "n is both"),
    ];
    for (table, said) in wrong {
        let (keys, complaints) = read(table);
        let told = complaints.join("; ");
        let is_named = told.contains(said) || said.starts_with("digits") && told.contains("both");
        assert!(is_named, "{table:?}: {told}");
        assert_eq!(keys, Keymap::default(), "{table:?}");
    }
    // Ctrl-C always quits.
    let (keys, complaints) = read(&[("quit", &["Z"]), ("take-back", &["Ctrl-U"])]);
    assert_eq!(complaints, Vec::<String>::new());
    let mut desk = with(keys);
    desk.keys("q");
    assert!(!desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)), "q is free");
    desk.control('c');
    assert!(desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)));
    desk.effects.clear();
    desk.keys("Z");
    assert!(desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)));
}

#[test]
fn every_command_with_a_name_can_have_a_key_of_its_own() {
    let mut named = 0;
    for table in KEY_TABLES {
        for (.., command) in keymap::lines(&Keymap::default(), table) {
            assert_eq!(command.to_string().parse::<Command>(), Ok(command), "{command:?}");
            let is_named = matches!(command, Command::Digit(_))
                || include_str!("../../assets/manual/keys.md").contains(&format!("`{command}`"));
            assert!(is_named, "the manual names {command}");
            named += 1;
        }
    }
    assert!(named > 40, "{named}");
}

#[test]
fn the_palette_finds_commands_and_pages_by_the_beginning_of_a_word_and_runs_them() {
    let mut desk = Desk::game(two_players(), "f5");
    desk.keys(">");
    assert_eq!(desk.app.keys().name, "palette");
    let screen = desk.screen();
    for part in ["Commands", "Show or hide hints", "Take back"] {
        assert!(screen.contains(part), "{part}: {screen}");
    }
    desk.keys("take bac");
    assert!(desk.screen().contains("u, Backspace"), "its keys are told: {}", desk.screen());
    desk.enter();
    assert_eq!((desk.page(), desk.moves()), ("board", String::new()));
    desk.control('p');
    desk.keys("sett");
    desk.enter();
    assert_eq!(desk.page(), "settings");
    desk.control('p');
    desk.keys("xyzzy");
    assert_eq!(desk.says(), "no such command");
    desk.enter();
    assert_eq!(desk.app.keys().name, "palette");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.page(), "settings");
}

#[test]
fn own_looks_are_read_beside_the_settings_and_what_is_wrong_in_them_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("config.toml");
    let looks = folder.path().join("looks");
    fs::create_dir(&looks).expect("a folder");
    fs::write(&path, "look = \"sea\"\n[keys]\nset = \"vi\"\nhints = [\"k\"]\n").expect("writable");
    let sea = "base = \"midnight\"\nsquare = \"#204060\"\nwhite = \"#ffffff\"\ncursor = \"blue\"\n\
               water = \"#0000ff\"\nhint = \"#305070\"\n";
    fs::write(looks.join("sea.toml"), sea).expect("writable");
    fs::write(looks.join("notes.txt"), "not a look").expect("writable");
    let (preferences, complaints) = config::load(&path);
    let told = complaints.join("\n");
    for said in [
        "[keys]: k is both up and hints: the usual keys stay",
        "looks/sea.toml: cursor takes a colour such as #26804f, not 'blue'",
        "looks/sea.toml: unknown colour role 'water'",
        "looks/sea.toml: hint on square is hard to see: contrast 1.3",
    ] {
        assert!(told.contains(said), "{said}:\n{told}");
    }
    assert_eq!(complaints.len(), 4, "{told}");
    assert_eq!(preferences.settings.own_look.as_deref(), Some("sea"));
    assert_eq!(preferences.looks[0].color(Role::Square), Some([0x20, 0x40, 0x60]));
    // It comes after the others, is named, and kept.
    let mut desk = Desk::game(two_players(), "");
    desk.app.cx.settings = preferences.settings.clone();
    desk.app.cx.preferences = Preferences { keys: Keymap::default(), ..preferences.clone() };
    assert!(desk.app.cx.settings.own_look.is_some());
    desk.keys("l");
    assert_eq!(desk.app.cx.settings.own_look, None);
    // After `auto` the classic look, which is the same here, is passed over.
    for _ in 1..Look::ALL.len() {
        desk.keys("l");
    }
    assert_eq!(desk.says(), "theme: sea (until you quit). Black to move");
    let text = config::write("look = \"paper\"\n", &preferences).expect("TOML");
    assert!(text.contains("look = \"sea\""), "{text}");
}

#[test]
fn a_look_without_roles_is_its_base() {
    let (look, complaints) = OwnLook::read("bare", []);
    assert_eq!((look.base, look.colors.len(), complaints.len()), (Look::Classic, 0, 0));
    let (look, complaints) = OwnLook::read("x", [("base", "mono".to_owned())]);
    assert_eq!((look.base, complaints.len()), (Look::Classic, 1));
    // A name from a file is text from outside.
    let (look, _) = OwnLook::read(&format!("\u{1b}[2J{}", "x".repeat(300)), []);
    assert!(!look.name.contains('\u{1b}') && look.name.len() <= 24, "{:?}", look.name);
}
