//! Stories told in keys: what a player does, and what the game does then.

#[path = "support/desk.rs"]
mod desk;

use crossterm::event::{Event, KeyCode};
use desk::Desk;
use outflank::app::{
    Effect, First, MOTION_LIMIT, Message, Mode, Player, Screen, Setup, SideChoice, farewell,
};
use outflank::engine::Level;
use outflank::rules::{Disc, Rules, Turn};

/// Nine moves after which White has no disc left.
const WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";

fn two_players() -> Setup {
    Setup { mode: Mode::TwoPlayers, ..Setup::default() }
}

fn against(level: Level) -> Setup {
    Setup { level, ..Setup::default() }
}

fn watching() -> Setup {
    Setup { mode: Mode::Watch, watched: [Level::Random, Level::Greedy], ..Setup::default() }
}

/// A game in which the side to move has to pass, found by letting the computer play at random.
fn before_a_pass(human_passes: bool) -> String {
    let mut passer = None;
    for seed in 0.. {
        let mut desk = Desk::new();
        desk.state =
            outflank::app::State::new(watching(), desk.state.settings, desk.state.display, seed);
        desk.state.deal("").expect("no moves");
        for _ in 0..70 {
            let game = &desk.state.table.as_ref().expect("a game").game;
            match game.turn() {
                Turn::Over => break,
                Turn::Pass(side) => {
                    passer = Some(side);
                    break;
                }
                Turn::Place(_) => desk.enter(),
            }
        }
        if passer == Some(if human_passes { Disc::Black } else { Disc::White }) {
            return desk.moves();
        }
        passer = None;
    }
    unreachable!("there are games with passes")
}

#[test]
fn enter_starts_a_game_and_the_arrows_and_enter_play_it() {
    let mut desk = Desk::new();
    desk.enter();
    assert_eq!(desk.says(), "Your turn: Black to move");
    assert_eq!(desk.cursor().to_string(), "d3", "the cursor waits on a legal square");
    desk.key(KeyCode::Down);
    desk.key(KeyCode::Left);
    assert_eq!(desk.cursor().to_string(), "c4");
    desk.enter();
    assert_eq!((desk.moves().as_str(), desk.score().as_str()), ("c4", "4-1"));
    desk.wait(2000);
    assert_eq!(desk.moves().len(), 4, "the computer has answered");
    assert_eq!(desk.says(), "Your turn: Black to move");
}

#[test]
fn the_cursor_stays_on_the_board() {
    let mut desk = Desk::game(two_players(), "");
    for (key, corner) in
        [([KeyCode::Up, KeyCode::Left], "a1"), ([KeyCode::Down, KeyCode::Right], "h8")]
    {
        for _ in 0..10 {
            desk.key(key[0]);
            desk.key(key[1]);
        }
        assert_eq!(desk.cursor().to_string(), corner);
    }
}

#[test]
fn tab_goes_through_the_legal_squares_both_ways() {
    let mut desk = Desk::game(two_players(), "");
    let mut seen = vec![desk.cursor().to_string()];
    for _ in 0..4 {
        desk.key(KeyCode::Tab);
        seen.push(desk.cursor().to_string());
    }
    assert_eq!(seen, ["d3", "c4", "f5", "e6", "d3"]);
    desk.key(KeyCode::BackTab);
    assert_eq!(desk.cursor().to_string(), "e6");
}

#[test]
fn two_digits_play_column_and_row() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("4");
    assert_eq!(desk.says(), "Column 4; now the row, 1 to 8");
    desk.keys("3");
    assert_eq!(desk.moves(), "d3");
    desk.keys("81");
    assert_eq!(desk.says(), "h1 flips nothing");
    assert_eq!(desk.cursor().to_string(), "h1", "the top right corner");
    desk.keys("9");
    assert_eq!(desk.says(), "9 is no column: type 1 to 8, for a to h");
    desk.keys("30");
    assert_eq!(desk.says(), "0 is no row: type 1 to 8");
    desk.keys("3");
    desk.key(KeyCode::Esc);
    assert_eq!((desk.says().as_str(), desk.state.screen), ("White to move", Screen::Table));
    assert_eq!(desk.moves(), "d3");
}

#[test]
fn a_typed_move_is_played_or_left() {
    let mut desk = Desk::game(two_players(), "");
    desk.play("f5");
    desk.play("D6");
    desk.play("33");
    assert_eq!(desk.moves(), "f5d6c3");
    desk.keys(":qh?");
    assert_eq!(desk.says(), "Your move: qh?_", "letters are text here");
    desk.key(KeyCode::Backspace);
    desk.key(KeyCode::Esc);
    assert_eq!(desk.says(), "White to move");
    desk.play("k9");
    assert_eq!(desk.says(), "k9 is no square: type a1 to h8, such as f5");
    desk.keys(":");
    desk.enter();
    assert_eq!(desk.says(), "White to move");
    assert_eq!(desk.moves(), "f5d6c3");
}

#[test]
fn an_illegal_move_changes_nothing_and_says_why() {
    let mut desk = Desk::game(two_players(), "");
    for (square, why) in [("d4", "d4 is occupied"), ("a1", "a1 flips nothing")] {
        desk.play(square);
        assert_eq!((desk.says().as_str(), desk.moves().as_str()), (why, ""));
    }
}

#[test]
fn pasted_text_plays_nothing() {
    let mut desk = Desk::game(two_players(), "");
    desk.event(Event::Paste("f5d6\rq\u{1b}[A".to_owned()));
    assert_eq!(desk.says(), "pasted text plays no move: type : first");
    desk.keys(":");
    desk.event(Event::Paste("f\u{7}\u{1b}5\n".to_owned()));
    assert_eq!(desk.says(), "Your move: f5_", "what a terminal might obey is left out");
    desk.event(Event::Paste("x".repeat(1_000_000)));
    assert!(desk.says().len() < 40);
    assert_eq!(desk.moves(), "");
}

#[test]
fn hints_go_on_and_off() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("h");
    assert!(desk.state.settings.hints);
    assert_eq!(desk.says(), "hints on");
    desk.keys("H");
    assert!(!desk.state.settings.hints, "with caps lock too");
}

#[test]
fn take_back_against_the_computer_goes_to_ones_own_turn_and_replay_brings_both_moves_back() {
    let mut desk = Desk::game(against(Level::Book), "");
    desk.keys("u");
    assert_eq!(desk.says(), "there is nothing to take back");
    desk.play("d3");
    desk.wait(2000);
    let one = desk.moves();
    let square = desk.state.table.as_ref().expect("a game").game.position().legal_moves();
    desk.play(&square.squares().next().expect("a move").to_string());
    desk.wait(2000);
    let two = desk.moves();
    desk.keys("u");
    assert_eq!(desk.moves(), one);
    desk.keys("u");
    assert_eq!(desk.moves(), "");
    desk.keys("rr");
    assert_eq!(desk.moves(), two);
    desk.keys("r");
    assert_eq!(desk.says(), "there is nothing to replay");
}

#[test]
fn taking_back_while_the_computer_thinks_gives_the_search_up() {
    let mut desk = Desk::game(against(Level::Scout), "");
    desk.engine_answers = false;
    desk.play("d3");
    assert!(desk.says().contains("Scout (White) is thinking"), "{}", desk.says());
    desk.enter();
    assert_eq!(desk.says(), "it is not your turn: Scout is to move");
    desk.keys("u");
    assert!(desk.effects.iter().any(|effect| matches!(effect, Effect::StopThinking)));
    assert_eq!((desk.moves().as_str(), desk.says().as_str()), ("", "Your turn: Black to move"));
    desk.wait(5000);
    assert_eq!(desk.moves(), "");
}

#[test]
fn between_two_players_a_move_is_taken_back_at_a_time() {
    let mut desk = Desk::game(two_players(), "f5d6c3");
    desk.keys("u");
    assert_eq!(desk.moves(), "f5d6");
    assert_eq!(desk.cursor().to_string(), "c3", "the cursor shows what was taken back");
    desk.play("c4");
    desk.keys("r");
    assert_eq!(desk.says(), "there is nothing to replay");
    assert_eq!(desk.moves(), "f5d6c4");
}

#[test]
fn the_computers_reply_comes_only_after_a_pause_to_see_it() {
    let mut desk = Desk::game(against(Level::Random), "");
    desk.play("d3");
    desk.wait(500);
    assert_eq!(desk.moves(), "d3");
    desk.wait(200);
    assert_eq!(desk.moves().len(), 4);
}

#[test]
fn discs_turn_for_a_moment_and_a_key_ends_it() {
    let mut desk = Desk::game(two_players(), "");
    desk.state.settings.animation = true;
    desk.play("d3");
    let motion = |desk: &Desk| desk.state.table.as_ref().expect("a game").motion;
    let turning = motion(&desk).expect("a disc turns");
    assert!(turning.end() <= desk.now + MOTION_LIMIT);
    assert!(turning.phase("d4".parse().expect("a square"), desk.now).is_some());
    desk.wait(MOTION_LIMIT.as_millis() as u64);
    assert_eq!(motion(&desk), None);
    assert_eq!(desk.state.wake_at(), None, "then nothing wakes the loop");
    desk.play("c3");
    desk.keys("h");
    assert_eq!(motion(&desk), None);
    assert!(desk.state.settings.hints, "the key does its own work too");
    desk.keys("a");
    desk.play("c4");
    assert_eq!(motion(&desk), None, "a setting ends it for good");
}

#[test]
fn nothing_wakes_the_loop_while_a_player_thinks() {
    let mut desk = Desk::new();
    assert_eq!(desk.state.wake_at(), None);
    desk.enter();
    assert_eq!(desk.state.wake_at(), None);
    desk.engine_answers = false;
    desk.play("d3");
    assert_eq!(desk.state.wake_at(), None, "nor while the computer does");
}

#[test]
fn a_computers_pass_is_announced_and_stays_to_be_read() {
    let mut desk = Desk::game(Setup::default(), &before_a_pass(false));
    let before = desk.moves();
    assert_eq!(desk.says(), "Book (White) cannot move and passes");
    desk.wait(1000);
    assert_eq!(desk.says(), "Book (White) cannot move and passes");
    desk.wait(1000);
    assert_eq!(desk.says(), "Book (White) passes: no legal move");
    desk.wait(60_000);
    assert_eq!(desk.says(), "Book (White) passes: no legal move", "until a key");
    assert_eq!(desk.moves(), before);
    assert!(desk.screen().contains("pass"), "the log shows it");
}

#[test]
fn ones_own_pass_waits_to_be_read_and_enter_shortens_it() {
    let mut desk = Desk::game(Setup::default(), &before_a_pass(true));
    assert_eq!(desk.says(), "You (Black) cannot move and must pass: Enter");
    let before = desk.moves();
    desk.key(KeyCode::Right);
    desk.play("a1");
    assert_eq!(desk.says(), "You cannot move: Enter passes");
    assert_eq!(desk.moves(), before);
    desk.enter();
    desk.wait(1000);
    assert_eq!(desk.moves().len(), before.len() + 2, "the computer moved again");
}

#[test]
fn a_pass_can_be_typed_where_it_is_forced() {
    let mut desk = Desk::game(Setup::default(), &before_a_pass(true));
    let before = desk.state.table.as_ref().expect("a game").game.played().len();
    desk.play("pass");
    assert_eq!(desk.state.table.as_ref().expect("a game").game.played().len(), before + 1);
    let mut desk = Desk::game(two_players(), "");
    desk.play("pass");
    assert_eq!(desk.says(), "there is a legal move, so no pass");
}

#[test]
fn half_a_move_followed_by_something_else_is_no_move() {
    for key in [KeyCode::Char('x'), KeyCode::Char('h'), KeyCode::Tab, KeyCode::F(9)] {
        let mut desk = Desk::game(two_players(), "");
        desk.keys("4");
        desk.key(key);
        desk.keys("3");
        assert_eq!(desk.moves(), "", "{key:?}");
    }
}

#[test]
fn the_key_line_says_what_enter_does_now() {
    let enter = |desk: &Desk| {
        let keys = outflank::app::key_line(&desk.state);
        keys.iter().find(|key| key.name == "Enter").map(|key| key.word)
    };
    let mut desk = Desk::new();
    assert_eq!(enter(&desk), Some("start"));
    desk.key(KeyCode::Down);
    assert_eq!(enter(&desk), Some("change"));
    assert_eq!(enter(&Desk::game(Setup::default(), "")), Some("play"));
    assert_eq!(enter(&Desk::game(Setup::default(), &before_a_pass(true))), Some("pass"));
    let mut over = Desk::game(two_players(), WIPE_OUT);
    assert_eq!(enter(&over), Some("play again"));
    over.key(KeyCode::Esc);
    assert_eq!(enter(&over), Some("result"));
    let mut thinking = Desk::game(against(Level::Scout), "");
    thinking.engine_answers = false;
    thinking.play("d3");
    assert_eq!(enter(&thinking), None);
}

#[test]
fn in_step_mode_the_computer_waits_for_enter() {
    let mut desk = Desk::game(Setup::default(), "");
    desk.keys("s");
    desk.play("d3");
    desk.wait(60_000);
    assert_eq!(
        (desk.moves().as_str(), desk.says().as_str()),
        ("d3", "Enter lets Book (White) move")
    );
    desk.enter();
    desk.wait(1000);
    assert_eq!(desk.moves().len(), 4);
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
    assert!(!desk.shows_result() && desk.state.settings.step, "taken back, it waits");
}

#[test]
fn a_seed_repeats_a_whole_game() {
    let moves = || {
        let mut desk = Desk::game(watching(), "");
        desk.wait(120_000);
        desk.moves()
    };
    assert_eq!(moves(), moves());
}

#[test]
fn the_result_panel_leads_on() {
    let over = || Desk::game(two_players(), WIPE_OUT);
    let mut desk = over();
    assert!(desk.shows_result());
    assert_eq!(desk.says(), "Black wins by 13");
    assert!(desk.screen().contains("officially 64 to 0"));
    desk.key(KeyCode::Esc);
    assert!(!desk.shows_result());
    desk.play("a1");
    assert_eq!(desk.says(), "the game is over: n starts another");
    desk.enter();
    assert!(desk.shows_result(), "Enter brings it back");
    desk.keys("u");
    assert_eq!(desk.moves().len(), 16);
    desk.keys("r");
    assert!(desk.shows_result());
    desk.keys("n");
    assert_eq!(desk.state.screen, Screen::Start);
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
    desk.click_on("Game put aside");
    assert_eq!(desk.moves(), "f5d6");
    desk.keys("n");
    desk.click_on("Game put aside");
    assert_eq!(desk.moves(), "c4");
    desk.keys("n");
    desk.enter();
    let farewell = farewell(&desk.state);
    for moves in ["--moves f5d6", "--moves c4"] {
        assert!(farewell.contains(moves), "every unfinished game can be gone on with: {farewell}");
    }
}

#[test]
fn the_start_screen_sets_every_kind_of_game_up() {
    let mut desk = Desk::new();
    desk.key(KeyCode::Down); // players
    desk.key(KeyCode::Down); // side
    desk.key(KeyCode::Right);
    desk.key(KeyCode::Down); // level
    desk.key(KeyCode::Right);
    desk.key(KeyCode::Down); // rules
    desk.enter();
    desk.key(KeyCode::Down); // first
    desk.key(KeyCode::Left);
    assert_eq!(desk.state.setup.first, First::Computer);
    desk.click_on("Start the game");
    let table = desk.state.table.as_ref().expect("a game");
    assert_eq!(table.seats, [Player::Computer(Level::Scout), Player::Human]);
    assert_eq!((table.game.rules(), table.game.first()), (Rules::Book, Disc::Black));
    assert_eq!(table.setup.side, SideChoice::White);
    desk.wait(3000);
    assert_eq!(desk.says(), "Your turn: O to move");
}

#[test]
fn by_the_books_rules_a_coin_decides_who_begins() {
    let mut begun = [false; 2];
    for seed in 0..20 {
        let mut desk = Desk::new();
        desk.state = outflank::app::State::new(
            Setup { rules: Rules::Book, ..Setup::default() },
            desk.state.settings,
            desk.state.display,
            seed,
        );
        desk.state.deal("").expect("no moves");
        begun[desk.state.table.as_ref().expect("a game").game.first().index()] = true;
    }
    assert_eq!(begun, [true; 2]);
}

#[test]
fn the_mouse_plays_and_chooses() {
    let mut desk = Desk::new();
    desk.click_on("Players");
    assert_eq!(desk.state.setup.mode, Mode::TwoPlayers);
    desk.click_on("Start the game");
    desk.state.settings.look = outflank::app::Look::Ascii;
    let screen = desk.screen();
    let row = screen.lines().position(|line| line.trim_start().starts_with("4|")).expect("row 4");
    let column = screen.lines().find_map(|line| line.find(" c ")).expect("column c") + 1;
    desk.click(column as u16, row as u16);
    assert_eq!(desk.moves(), "c4");
    desk.click_on("hints");
    assert!(desk.state.settings.hints);
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
fn clocks_run_for_whoever_has_to_move() {
    let mut desk = Desk::game(two_players(), "");
    desk.wait(61_000);
    desk.play("d3");
    desk.wait(5_000);
    desk.keys("?");
    desk.wait(100_000);
    let table = desk.state.table.as_ref().expect("a game");
    let seconds = table.clocks.map(|clock| clock.as_secs());
    assert_eq!(seconds, [61, 5], "and not while the help covers the board");
}

#[test]
fn quitting_thanks_and_tells_how_to_go_on() {
    let mut desk = Desk::game(against(Level::Scout), "d3c5");
    desk.keys("q");
    assert!(desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)));
    assert_eq!(
        farewell(&desk.state),
        "Thanks for playing outflank! Current score: You (Black) 3, Scout (White) 3. Level.\n\
         To go on: outflank play --as black --level 4 --moves d3c5"
    );
    let desk = Desk::game(two_players(), WIPE_OUT);
    assert_eq!(
        farewell(&desk.state),
        "Thanks for playing outflank! Final score: Black 13, White 0. Black wins by 13."
    );
    assert_eq!(farewell(&Desk::new().state), "Thanks for playing outflank!");
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
fn a_message_that_comes_too_late_is_ignored() {
    let mut desk = Desk::game(against(Level::Scout), "");
    desk.engine_answers = false;
    desk.play("d3");
    let state = desk.state.clone();
    desk.tell(Message::Engine(outflank::app::SearchId(999), outflank::app::News::Done(None)));
    assert_eq!(desk.state.table, state.table);
}

#[test]
fn the_move_being_typed_stays_in_sight_whatever_happens() {
    let mut desk = Desk::game(Setup::default(), &before_a_pass(false));
    desk.keys(":f");
    desk.wait(3000);
    desk.keys("5");
    assert_eq!(desk.says(), "Your move: f5_");
}

#[test]
fn help_can_be_read_to_its_end_in_the_smallest_window_and_back() {
    let mut desk = Desk::game(two_players(), "");
    desk.resize(26, 12);
    desk.keys("?");
    let top = desk.screen();
    for _ in 0..200 {
        desk.key(KeyCode::Down);
    }
    assert!(!desk.screen().contains("more below"), "this is the end");
    assert!(desk.screen().contains("from here"), "the last words of the last part");
    desk.key(KeyCode::Up);
    assert!(desk.screen().contains("more below"), "no line is scrolled in vain");
    for _ in 0..20 {
        desk.key(KeyCode::PageUp);
    }
    assert_eq!(desk.screen(), top);
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
    assert!(desk.screen().contains("10 d7"), "what was taken back can be read");
}

#[test]
fn an_announced_pass_waits_while_help_covers_it() {
    let mut desk = Desk::game(Setup::default(), &before_a_pass(false));
    desk.wait(1000);
    desk.keys("?");
    desk.wait(60_000);
    desk.key(KeyCode::Esc);
    desk.wait(1000);
    assert_eq!(desk.says(), "Book (White) cannot move and passes", "it is announced anew");
    desk.wait(500);
    assert_eq!(desk.says(), "Book (White) passes: no legal move");
}

#[test]
fn while_the_window_is_too_small_nothing_is_played_unseen() {
    let mut desk = Desk::game(watching(), "");
    desk.resize(20, 5);
    desk.enter();
    desk.wait(60_000);
    assert_eq!(desk.moves(), "");
    desk.keys("nq");
    assert_eq!(desk.state.screen, Screen::Table);
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
    assert_eq!(desk.state.table.as_ref().expect("a game").clocks[0].as_secs(), 5);
}

#[test]
fn an_engine_without_an_answer_is_not_asked_for_ever() {
    let mut desk = Desk::game(against(Level::Scout), "");
    desk.engine_answers = false;
    desk.play("d3");
    for _ in 0..3 {
        let computer = desk.state.table.as_ref().expect("a game").computer.clone();
        let outflank::app::Computer::Thinking(id, _) = computer else { panic!("it thinks") };
        let square = "a1".parse().expect("a square");
        let illegal = outflank::engine::Answer { square, report: None };
        desk.tell(Message::Engine(id, outflank::app::News::Done(Some(illegal))));
        assert_eq!(desk.says(), "the computer gave no legal move: Enter asks again");
        desk.enter();
    }
    assert_eq!(desk.moves(), "d3");
}
