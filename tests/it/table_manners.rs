//! Everything around the moves told in keys: screens, dialogs, clocks, the mouse, leaving.

use crate::support::desk::{Desk, WIPE_OUT, against, before_a_pass, two_players, watching};
use outflank::app::KeyCode;
use outflank::app::{Effect, First, MOTION_LIMIT, Mode, Setup, SideChoice, StartRow, farewell};
use outflank::engine::Level;
use outflank::rules::{Color, Variant};
use outflank::screen::InputEvent;
use outflank::store::Seat;

#[test]
fn pasted_keys_play_nothing() {
    let mut desk = Desk::game(two_players(), "");
    desk.event(InputEvent::Paste("hello\rq\u{1b}[A".to_owned()));
    let said = "that isn't a game I can read: it is no form that can be read";
    assert!(desk.says().starts_with(said), "{}", desk.says());
    desk.keys(":");
    desk.event(InputEvent::Paste("f\u{7}\u{1b}5\n".to_owned()));
    assert_eq!(desk.says(), "Your move: f5_", "what a terminal might obey is left out");
    desk.event(InputEvent::Paste("x".repeat(1_000_000)));
    assert!(desk.says().len() < 40);
    assert_eq!(desk.moves(), "");
}

#[test]
fn hints_go_on_and_off() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("h");
    desk.wait(300);
    assert!(desk.app.cx.settings.hints);
    assert_eq!(desk.says(), "Hints shown. Black to move", "a setting hides no turn");
    desk.keys("H");
    desk.wait(300);
    assert!(!desk.app.cx.settings.hints, "with caps lock too");
}

#[test]
fn discs_turn_for_a_moment_and_a_key_ends_it() {
    let mut desk = Desk::game(two_players(), "");
    desk.app.cx.settings.animation = true;
    desk.play("d3");
    let motion = |desk: &Desk| desk.app.session().expect("a game").view.motion;
    let turning = motion(&desk).expect("a disc turns");
    assert!(turning.end() <= desk.now + MOTION_LIMIT);
    assert!(turning.phase("d4".parse().expect("a square"), desk.now).is_some());
    desk.wait(MOTION_LIMIT.as_millis() as u64);
    assert_eq!(motion(&desk), None);
    assert_eq!(desk.app.wake_at(), None, "then nothing wakes the loop");
    desk.play("c3");
    desk.keys("h");
    assert_eq!(motion(&desk), None);
    desk.wait(300);
    assert!(desk.app.cx.settings.hints, "the key does its own work too");
    desk.keys("A");
    desk.play("c4");
    assert_eq!(motion(&desk), None, "a setting ends it for good");
}

#[test]
fn nothing_wakes_the_loop_while_a_player_thinks() {
    let mut desk = Desk::new();
    assert_eq!(desk.app.wake_at(), None);
    desk.enter();
    assert_eq!(desk.app.wake_at(), None);
    desk.engine_answers = false;
    desk.play("d3");
    assert_eq!(desk.app.wake_at(), None, "nor while the computer does");
}

#[test]
fn the_key_line_says_what_enter_does_now() {
    let enter = |desk: &Desk| {
        let keys = outflank::app::key_line(&desk.app);
        keys.iter().find(|key| key.name == "⏎").map(|key| key.word.clone())
    };
    let mut desk = Desk::new();
    assert_eq!(enter(&desk).as_deref(), Some("play"));
    desk.go_to_row(StartRow::Game);
    assert_eq!(enter(&desk).as_deref(), Some("change"));
    assert_eq!(enter(&Desk::game(Setup::default(), "")).as_deref(), Some("play"));
    assert_eq!(enter(&Desk::game(Setup::default(), &before_a_pass(true))).as_deref(), Some("pass"));
    let mut over = Desk::game(two_players(), WIPE_OUT);
    assert_eq!(enter(&over).as_deref(), Some("play again"));
    over.key(KeyCode::Esc);
    assert_eq!(enter(&over).as_deref(), Some("result"));
    let mut thinking = Desk::game(against(Level::Novice), "");
    thinking.engine_answers = false;
    thinking.play("d3");
    assert_eq!(enter(&thinking), None);
}

#[test]
fn two_computers_play_a_game_to_its_end_and_again() {
    let mut desk = Desk::game(watching(), "");
    desk.wait(120_000);
    assert!(desk.shows_result());
    assert!(desk.screen().contains("play again"));
    let first = desk.moves();
    desk.enter();
    assert_eq!((desk.moves().as_str(), desk.shows_result()), ("", false));
    desk.wait(120_000);
    assert!(desk.shows_result());
    assert_ne!(desk.moves(), first, "chance goes on");
    desk.keys("u");
    assert!(!desk.shows_result() && desk.app.cx.settings.step, "taken back, it waits");
}

#[test]
fn the_result_panel_leads_on() {
    let over = || Desk::game(two_players(), WIPE_OUT);
    let mut desk = over();
    assert!(desk.shows_result());
    assert_eq!(desk.says(), "Black wins by 13");
    assert!(desk.screen().contains("official score 64-0"));
    desk.key(KeyCode::Esc);
    assert!(!desk.shows_result());
    desk.play("a1");
    assert_eq!(desk.says(), "the game is over (n: new game)");
    desk.enter();
    assert!(desk.shows_result(), "Enter brings it back");
    desk.keys("u");
    assert_eq!(desk.moves().len(), 16);
    desk.keys("r");
    assert!(desk.shows_result());
    desk.keys("n");
    assert_eq!(desk.page(), "start");
    let mut desk = over();
    desk.click_on("play again");
    assert_eq!((desk.moves().as_str(), desk.shows_result()), ("", false));
}

#[test]
fn a_new_game_keeps_the_one_on_the_table() {
    let mut desk = Desk::game(two_players(), "f5d6");
    desk.keys("n");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.moves(), "f5d6", "Esc goes back to it");
    desk.keys("n");
    desk.enter();
    assert_eq!(desk.moves(), "");
    desk.play("c4");
    desk.keys("n");
    desk.click_on("Earlier game");
    assert_eq!(desk.moves(), "f5d6");
    desk.keys("n");
    desk.click_on("Earlier game");
    assert_eq!(desk.moves(), "c4");
    desk.keys("n");
    desk.enter();
    let farewell = farewell(&desk.app, "");
    for moves in ["--moves f5d6", "--moves c4"] {
        assert!(farewell.contains(moves), "every unfinished game can be gone on with: {farewell}");
    }
}

#[test]
fn the_start_screen_sets_every_kind_of_game_up() {
    let mut desk = Desk::new();
    desk.go_to_row(StartRow::Game);
    for _ in 0..5 {
        desk.enter();
    }
    for (row, key) in [
        (StartRow::Side, KeyCode::Right),
        (StartRow::Level, KeyCode::Right),
        (StartRow::First, KeyCode::Left),
    ] {
        desk.go_to_row(row);
        desk.key(key);
    }
    assert_eq!(desk.app.cx.setup.first, First::Computer);
    desk.click_on("Start the game");
    let session = desk.app.session().expect("a game");
    assert_eq!(session.seats, [Seat::Computer(Level::Novice), Seat::Human]);
    assert_eq!((session.game.variant(), session.game.first()), (Variant::BOOK, Color::Black));
    assert_eq!(session.setup.side, SideChoice::White);
    desk.wait(3000);
    assert_eq!(desk.says(), "Your turn (O)");
}

#[test]
fn the_mouse_plays_and_chooses() {
    let mut desk = Desk::new();
    desk.click_on("Set up...");
    desk.click_on("Players");
    assert_eq!(desk.app.cx.setup.mode, Mode::TwoPlayers);
    desk.click_on("Start the game");
    desk.app.cx.settings.look = outflank::app::Look::Ascii;
    let screen = desk.screen();
    let row = screen.lines().position(|line| line.trim_start().starts_with("4|")).expect("row 4");
    let column = screen.lines().find_map(|line| line.find(" c ")).expect("column c") + 1;
    desk.click(column as u16, row as u16);
    assert_eq!(desk.moves(), "c4");
    desk.click_on("hints");
    assert!(desk.app.cx.settings.hints);
    desk.click(0, 0);
    assert_eq!(desk.moves(), "c4");
}

#[test]
fn help_lists_the_keys_and_closes() {
    let mut desk = Desk::game(watching(), "");
    desk.keys("?");
    assert!(desk.screen().contains("Take back"));
    desk.wait(60_000);
    assert_eq!(desk.moves(), "", "the game waits meanwhile");
    desk.key(KeyCode::Esc);
    desk.wait(2000);
    assert_ne!(desk.moves(), "");
}

#[test]
fn clocks_run_for_the_side_to_move() {
    let mut desk = Desk::game(two_players(), "");
    desk.wait(61_000);
    desk.play("d3");
    desk.wait(5_000);
    desk.keys("?");
    desk.wait(100_000);
    let session = desk.app.session().expect("a game");
    let used = Color::BOTH.map(|side| session.used(side).as_millis());
    assert_eq!(used, [61_000, 4_750], "not while discs turn, nor while the help covers the board");
}

#[test]
fn quitting_thanks_and_tells_how_to_go_on() {
    let mut desk = Desk::game(against(Level::Novice), "d3c5");
    desk.keys("q");
    assert!(desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)));
    assert_eq!(
        farewell(&desk.app, ""),
        "Thanks for playing outflank! Current score: You (Black) 3, Novice (White) 3.\nEven. \
         Opening: Perpendicular Opening.\n\
         To continue: outflank play --as black --level 4 --no-animation --moves d3c5"
    );
    let desk = Desk::game(two_players(), WIPE_OUT);
    assert_eq!(
        farewell(&desk.app, ""),
        "Thanks for playing outflank! Final score: Black 13, White 0. Black wins by 13.\n\
         Opening: Rabbit."
    );
    assert_eq!(farewell(&Desk::new().app, ""), "Thanks for playing outflank!");
}

#[test]
fn control_c_quits_from_everywhere() {
    let places: [fn(&mut Desk); 5] = [
        |_| {},
        |desk| desk.enter(),
        |desk| desk.keys("?"),
        |desk| {
            desk.enter();
            desk.keys(":f5");
        },
        |desk| {
            *desk = Desk::game(two_players(), WIPE_OUT);
        },
    ];
    for go in places {
        let mut desk = Desk::new();
        go(&mut desk);
        desk.control('c');
        assert!(desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)));
    }
}

#[test]
fn help_can_be_read_to_its_end_in_the_smallest_window_and_back() {
    let mut desk = Desk::game(two_players(), "");
    desk.resize(26, 12);
    desk.keys("?");
    for last in ["keys.", "Close", "shell."] {
        let top = desk.screen();
        for _ in 0..1200 {
            desk.key(KeyCode::Down);
        }
        assert!(!desk.screen().contains("more below"), "this is the end");
        assert!(desk.screen().contains(last), "{last} ends the last part:\n{}", desk.screen());
        desk.key(KeyCode::Up);
        assert!(desk.screen().contains("more below"), "no line is scrolled in vain");
        for _ in 0..150 {
            desk.key(KeyCode::PageUp);
        }
        assert_eq!(desk.screen(), top);
        desk.key(KeyCode::Right);
    }
    assert!(desk.screen().contains("This page"), "the tabs are a ring");
}

#[test]
fn help_lists_a_common_key_once_and_few_keys_of_a_page_first() {
    let mut desk = Desk::game(two_players(), "");
    desk.resize(200, 200);
    desk.keys("?");
    let lines = |desk: &Desk| {
        let screen = desk.screen();
        screen.lines().map(|line| line.trim_matches(['│', ' ']).to_owned()).collect::<Vec<_>>()
    };
    let keys = lines(&desk).iter().filter(|line| line.contains("   ")).count();
    assert!((5..=15).contains(&keys), "{keys}:\n{}", desk.screen());
    desk.key(KeyCode::Right);
    for common in ["Find a command by its", "Next theme", "Redraw the screen"] {
        let screen = desk.screen();
        assert_eq!(screen.matches(common).count(), 1, "{common}:\n{screen}");
    }
}

/// A text longer than one column continues in a second one, line after line.
#[test]
fn help_in_two_columns_is_read_from_one_to_the_other() {
    let mut desk = Desk::game(two_players(), "");
    desk.resize(200, 30);
    desk.keys("?");
    desk.key(KeyCode::Right);
    let column = |desk: &Desk, from: usize| {
        let screen = desk.screen();
        let lines = screen.lines().skip(1).take(27);
        let part = |line: &str| line.chars().skip(from).take(72).collect::<String>();
        lines.map(|line| part(line).trim_end().to_owned()).collect::<Vec<_>>()
    };
    let right = column(&desk, 102);
    for _ in 0..right.len() {
        desk.key(KeyCode::Down);
    }
    assert_eq!(column(&desk, 26), right);
}

#[test]
fn help_over_the_result_leads_back_to_it() {
    let mut desk = Desk::game(two_players(), WIPE_OUT);
    desk.keys("?");
    assert!(desk.screen().contains("After a game"));
    desk.key(KeyCode::Esc);
    assert!(desk.shows_result());
}

#[test]
fn the_log_scrolls_to_both_ends_and_no_further() {
    let mut desk = Desk::game(two_players(), "f5d6c3d3c4f4f6f3e6e7f7c5b6g6g5c6e8f8d7d8");
    desk.resize(26, 12);
    for _ in 0..5 {
        desk.key(KeyCode::PageUp);
    }
    assert!(desk.screen().contains(" 1 f5"));
    desk.key(KeyCode::PageDown);
    assert!(!desk.screen().contains(" 1 f5"), "one page up too many costs nothing");
    for _ in 0..20 {
        desk.keys("u");
    }
    assert!(desk.screen().contains(" 1 f5"), "it follows what is taken back");
    for _ in 0..3 {
        desk.key(KeyCode::PageDown);
    }
    assert!(desk.screen().contains("19 d7"), "what was taken back can be read");
}

#[test]
fn an_announced_pass_waits_while_help_covers_it() {
    let mut desk = Desk::game(Setup::default(), &before_a_pass(false));
    desk.wait(1000);
    desk.keys("?");
    desk.wait(60_000);
    desk.key(KeyCode::Esc);
    desk.wait(1000);
    assert_eq!(
        desk.says(),
        "Rookie (White) has no legal move and must pass",
        "it is announced anew"
    );
    desk.wait(500);
    assert_eq!(desk.says(), "Rookie (White) has no legal move and passes");
}

#[test]
fn while_the_window_is_too_small_nothing_is_played_unseen() {
    let mut desk = Desk::game(watching(), "");
    desk.resize(20, 5);
    desk.enter();
    desk.wait(60_000);
    assert_eq!(desk.moves(), "");
    desk.keys("nq");
    assert_eq!(desk.page(), "board");
    assert!(desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)));
    desk.resize(80, 24);
    desk.wait(2000);
    assert_ne!(desk.moves(), "");
}

#[test]
fn a_resize_takes_no_time_off_the_clock() {
    let mut desk = Desk::game(two_players(), "");
    desk.wait(4000);
    desk.resize(100, 30);
    desk.wait(1000);
    assert_eq!(desk.app.session().expect("a game").used(Color::Black).as_secs(), 5);
}
