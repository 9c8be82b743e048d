//! The settings: on their screen, and in their file.

use crate::support::desk::{Desk, against, two_players};
use outflank::app::KeyCode;
use outflank::app::settings::{GROUPS, SETTINGS};
use outflank::app::{
    CellSize, Effect, FileEffect, LetterWidth, Look, Orientation, Peers, Pictures, Preferences,
    Scale, Settings, SideChoice, StartRow, TerminalEffect, Warning,
};
use outflank::coach::SearchBudget;
use outflank::engine::Level;
use outflank::engine::people::PersonRating;
use outflank::io::config;
use outflank::words::KnownLanguage;
use std::fs;

/// The settings screen.
fn settings() -> Desk {
    let mut desk = Desk::new();
    desk.go_to_row(StartRow::Settings);
    desk.enter();
    assert_eq!(desk.page(), "settings");
    desk
}

fn go_to(desk: &mut Desk, name: &str) {
    desk.key(KeyCode::End);
    // The last line unfolds the settings that few need, or is one of them.
    if desk.setting().is_none() {
        desk.enter();
    }
    desk.key(KeyCode::Home);
    while desk.setting() != Some(name) {
        desk.key(KeyCode::Down);
    }
}

/// Last settings to be saved.
fn remembered(desk: &Desk) -> Option<Preferences> {
    desk.effects.iter().rev().find_map(|effect| match effect {
        Effect::File(FileEffect::Remember(preferences)) => Some((**preferences).clone()),
        _ => None,
    })
}

#[test]
fn what_is_changed_on_the_screen_holds_now_and_for_good() {
    let mut desk = settings();
    assert!(remembered(&desk).is_none(), "nothing is written before something is changed");
    desk.key(KeyCode::Right);
    go_to(&mut desk, "board");
    desk.key(KeyCode::Left);
    for name in ["hints", "flip-marks", "step", "number-pad"] {
        go_to(&mut desk, name);
        desk.enter();
    }
    go_to(&mut desk, "level");
    desk.key(KeyCode::Right);
    go_to(&mut desk, "side");
    desk.key(KeyCode::Right);
    go_to(&mut desk, "mouse");
    desk.enter();
    let preferences = remembered(&desk).expect("written");
    let Preferences { settings, level, side, .. } = &preferences;
    assert_eq!((settings.look, settings.scale), (Look::Midnight, Scale::Large));
    assert!(settings.hints && settings.preview && settings.step && settings.numpad);
    assert!(!settings.mouse);
    assert_eq!((*level, *side), (Level::Novice, SideChoice::White));
    assert_eq!(
        (desk.app.cx.setup.level, desk.app.cx.setup.side),
        (Level::Novice, SideChoice::White)
    );
    assert_eq!(desk.app.cx.settings.look, Look::Midnight, "it holds at once");
    assert!(
        desk.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Terminal(TerminalEffect::CaptureMouse(false))))
    );
    desk.key(KeyCode::Esc);
    assert_eq!((desk.page(), desk.row()), ("start", Some(StartRow::Settings)));
}

#[test]
fn the_settings_are_in_four_groups_and_home_and_end_lead_to_the_ends() {
    let mut desk = settings();
    desk.resize(80, 40);
    let firsts = GROUPS.map(|(_, first)| {
        SETTINGS.iter().position(|setting| setting.name == first).expect("a setting")
    });
    assert!(firsts.is_sorted() && firsts[0] == 0, "{firsts:?}");
    let screen = desk.screen();
    for title in ["Board", "Hints and coach", "Your games", "Program"] {
        let is_title = |line: &str| line.trim_start().starts_with(title);
        assert!(screen.lines().any(is_title), "{title}:\n{screen}");
    }
    desk.key(KeyCode::End);
    assert_eq!(desk.setting(), None, "the engines page");
    desk.key(KeyCode::Home);
    assert_eq!(desk.setting(), Some("look"));
}

#[test]
fn keys_in_a_game_change_nothing_for_good() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("hslam");
    assert!(remembered(&desk).is_none());
}

#[test]
fn a_name_is_typed_and_then_used() {
    let mut desk = settings();
    go_to(&mut desk, "name");
    desk.enter();
    desk.keys("Zoë Q");
    assert_eq!(desk.says(), "Your name: Zoë Q_", "q is a letter here");
    desk.key(KeyCode::Backspace);
    desk.key(KeyCode::Backspace);
    desk.enter();
    assert_eq!(remembered(&desk).expect("written").settings.names[0], "Zoë");
    desk.key(KeyCode::Esc);
    desk.begin(against(Level::Random));
    assert!(desk.screen().contains("Zoë"), "{}", desk.screen());
    desk.play("f5");
    desk.wait(5000);
    for _ in 0..2 {
        desk.keys("u");
    }
    assert!(!desk.screen().contains("You play"), "{}", desk.screen());
    // Left without a name: the old one.
    let mut desk = settings();
    go_to(&mut desk, "opponent");
    desk.enter();
    desk.keys("Ben");
    desk.key(KeyCode::Esc);
    assert!(remembered(&desk).is_none());
}

#[test]
fn the_board_is_no_larger_than_the_settings_say() {
    let mut desk = Desk::game(two_players(), "");
    desk.resize(160, 60);
    let width = |desk: &Desk| {
        let screen = desk.screen();
        let letters = screen.lines().find(|line| line.contains("a ") && line.contains(" h"));
        let line = letters.expect("the letters stand over the board").to_owned();
        line.find('h').expect("h") - line.find('a').expect("a")
    };
    for (scale, pitch) in [(Scale::Small, 1), (Scale::Medium, 2), (Scale::Large, 3)] {
        desk.app.cx.settings.scale = scale;
        assert_eq!(width(&desk), 7 * 2 * pitch, "{scale}");
    }
    desk.app.cx.settings.scale = Scale::Auto;
    assert!(width(&desk) > 7 * 6);
}

#[test]
fn the_file_keeps_remarks_and_what_we_do_not_know() {
    let old = "# mine\nlook = 'paper' # on light\nfuture = [1, 2]\n\n[table]\nx = 1\n";
    let mut preferences = Preferences::default();
    preferences.settings.look = Look::Mono;
    preferences.settings.hints = true;
    let new = config::write(old, &preferences).expect("TOML");
    for kept in
        ["# mine\n", "look = \"mono\" # on light\n", "future = [1, 2]\n", "[table]\nx = 1\n"]
    {
        assert!(new.contains(kept), "{kept}\n{new}");
    }
    let (read, complaints) = config::read(&new);
    assert_eq!(read, preferences);
    let said = ["line 3: unknown setting 'future'", ": unknown setting 'table'"];
    assert_eq!(complaints.len(), 2, "{complaints:?}");
    assert!(complaints.iter().zip(said).all(|(complaint, said)| complaint.contains(said)));
}

#[test]
fn a_new_file_says_what_each_setting_takes_and_reads_back() {
    let preferences = Preferences {
        settings: Settings {
            key_signs: false,
            language: KnownLanguage::of_tag("en"),
            look: Look::Contrast,
            own_look: None,
            scale: Scale::Medium,
            pictures: Pictures::Off,
            width: LetterWidth::Wide,
            simple: true,
            orientation: Orientation::Quarter,
            labels: false,
            numbers: true,
            animation: false,
            human_pace: false,
            hints: true,
            preview: true,
            values: true,
            advice: true,
            people: true,
            peers: Peers::Rated(PersonRating::MOST),
            warning: Warning::Mistake,
            step: true,
            flag_loses: false,
            numpad: true,
            mouse: false,
            bell: true,
            quiet: "22-8".parse().expect("two hours"),
            budget: SearchBudget { threads: 8, mebibytes: 512 },
            names: ["Zoë \"Z\"".to_owned(), "Ben".to_owned()],
            page: "https://example.org/".to_owned(),
        },
        level: Level::Expert,
        side: SideChoice::Random,
        time_controls: ["7m+5s".parse().ok(), None],
        ..Preferences::default()
    };
    let text = config::write("", &preferences).expect("nothing is TOML");
    assert_eq!(config::read(&text), (preferences, Vec::new()));
    assert!(text.matches("\n# ").count() >= 9, "{text}");
    for look in Look::ALL {
        assert!(text.contains(&look.to_string()), "{look} is said");
    }
}

#[test]
fn wrong_lines_are_named_and_the_rest_holds() {
    let text = "look = \"neon\"\nhints = true\nlevel = 11\nhallo welt\nstep = 1\nboard = \"large\"\n\
                sides = \"black\"\nname = 3\nmouse = false\nthreads = 5\n";
    let (preferences, complaints) = config::read(text);
    assert_eq!(
        complaints,
        [
            "line 4: key with no value, expected `=`",
            "line 1: look takes auto, classic, midnight, paper, contrast, mono, ascii, not \"neon\"",
            "line 3: level takes a whole number from 1 to 10, \"auto\", or \"person:1000\" to \"person:2000\", not 11",
            "line 5: step takes true or false, not 1",
            "line 7: unknown setting 'sides'",
            "line 8: name takes a text in quotation marks, not 3",
            "line 10: threads takes 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, not 5",
        ]
    );
    assert!(preferences.settings.hints && !preferences.settings.mouse);
    assert_eq!(preferences.settings.scale, Scale::Large);
    assert_eq!((preferences.level, preferences.settings.look), (Level::Rookie, Look::Auto));
}

/// A change of another setting put the usual value in the place of an entry that made no sense.
#[test]
fn an_entry_of_the_wrong_type_stays_until_its_setting_is_changed() {
    let old = "hints = \"yes\"\nlevel = [4]\nmouse = true\n";
    let (mut preferences, complaints) = config::read(old);
    assert_eq!(complaints.len(), 2, "{complaints:?}");
    preferences.settings.mouse = false;
    let new = config::write(old, &preferences).expect("it is TOML");
    assert!(new.contains("hints = \"yes\"") && new.contains("level = [4]"), "{new}");
    assert!(new.contains("mouse = false"), "{new}");
    preferences.settings.hints = true;
    let new = config::write(&new, &preferences).expect("it is TOML");
    assert!(new.contains("hints = true") && new.contains("level = [4]"), "{new}");
}

#[test]
fn a_file_that_cannot_be_changed_is_set_aside_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("outflank/config.toml");
    let preferences = Preferences::default();
    config::save(&path, &preferences).expect("a new one, in a new folder");
    assert_eq!(config::load(&path), (preferences.clone(), Vec::new()));
    fs::write(&path, "look = \nhints = true\n").expect("writable");
    config::save(&path, &preferences).expect("a new one");
    let aside = fs::read_to_string(path.with_file_name("config.toml.damaged-1")).expect("there");
    assert_eq!(aside, "look = \nhints = true\n", "nothing in it is lost");
    assert_eq!(config::load(&path).1, Vec::<String>::new());
    let names = fs::read_dir(path.parent().expect("a folder")).expect("readable").count();
    assert_eq!(names, 2, "nothing half written is left");
    // No file, or one that is none.
    assert_eq!(config::load(&folder.path().join("none")), (preferences, Vec::new()));
    assert_eq!(config::load(folder.path()).1.len(), 1);
    fs::write(&path, [0xff, 0xfe, 0, 1]).expect("writable");
    assert!(!config::load(&path).1.is_empty(), "noise is complained of");
    fs::write(&path, b"name = \"J\xfcrgen\"\n").expect("writable");
    assert_eq!(config::load(&path).1, ["it is not UTF-8: some letters cannot be read"]);
}

#[cfg(unix)]
#[test]
fn a_link_to_the_settings_stays_one_and_the_file_keeps_its_mode() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = tempfile::tempdir().expect("a folder");
    let (file, link) = (folder.path().join("dotfiles.toml"), folder.path().join("config.toml"));
    fs::write(&file, "# mine\nhints = true\n").expect("writable");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("set");
    symlink(&file, &link).expect("linked");
    let (mut preferences, _) = config::load(&link);
    preferences.settings.step = true;
    config::save(&link, &preferences).expect("written");
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    let mode = fs::metadata(&file).expect("there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let text = fs::read_to_string(&file).expect("readable");
    assert!(text.starts_with("# mine") && text.contains("step = true"), "{text}");
    let names = fs::read_dir(folder.path()).expect("readable").count();
    assert_eq!(names, 2, "nothing is left behind");
}

#[cfg(unix)]
#[test]
fn settings_that_are_no_file_or_have_no_end_do_not_hang_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("config.toml");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    let mut paths = vec![std::path::Path::new("/dev/zero")];
    match made {
        Ok(status) if status.success() => paths.push(&pipe),
        _ => println!("skipped: no pipe can be made here"),
    }
    for path in paths {
        let (preferences, complaints) = config::load(path);
        assert_eq!(preferences, Preferences::default());
        assert!(complaints[0].contains("no file"), "{complaints:?}");
    }
    let long = folder.path().join("long.toml");
    fs::write(&long, "nonsense\n".repeat(500_000)).expect("writable");
    let (_, complaints) = config::load(&long);
    assert!(complaints.len() == 1 && complaints[0].contains("larger than"), "{complaints:?}");
}

#[test]
fn pictures_that_the_terminal_cannot_show_are_said_in_their_line() {
    let mut desk = Desk::new();
    let pictures = SETTINGS.iter().find(|it| it.name == "pictures").expect("a setting");
    let shared = &mut desk.app.cx;
    assert!(!shared.about(pictures).contains("no pictures"));
    shared.preferences.settings.pictures = Pictures::On;
    assert_eq!(shared.about(pictures), "This terminal shows no pictures.");
    shared.viewport.cell = Some(CellSize { width: 9, height: 18 });
    assert!(!shared.about(pictures).contains("no pictures"));
}
