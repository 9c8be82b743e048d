//! Tic-tac-toe told in keys: the same table, the same manners, another game.

use crate::support::desk::{self, Desk, noughts, two_players};
use outflank::app::KeyCode;
use outflank::app::{First, Mode, Setup, SideChoice, StartRow, farewell};
use outflank::engine::Level;
use outflank::rules::{Color, Variant};
use outflank::store::Seat;

fn alone(level: Level) -> Desk {
    Desk::game(Setup { level, ..noughts(Mode::OnePlayer) }, "")
}

fn two(moves: &str) -> Desk {
    Desk::game(noughts(Mode::TwoPlayers), moves)
}

#[test]
fn the_game_is_chosen_on_the_start_screen_and_its_lines_follow() {
    let mut desk = Desk::new();
    desk.go_to_row(StartRow::Game);
    desk.key(KeyCode::Left);
    assert_eq!(
        (desk.row(), desk.app.cx.setup.variant),
        (Some(StartRow::Game), Variant::TIC_TAC_TOE)
    );
    assert_eq!(desk.says(), "Three in a row wins.");
    let screen = desk.screen();
    for line in ["Tic-tac-toe", "3 Regular", "Moves first"] {
        assert!(screen.contains(line), "{line}:\n{screen}");
    }
    desk.key(KeyCode::Up);
    desk.enter();
    assert_eq!(desk.says(), "Your turn (X). Three in a row wins.");
    assert_eq!(desk.cursor().to_string(), "b2", "the cursor waits in the middle");
    desk.enter();
    desk.wait(2000);
    assert_eq!(desk.moves().len(), 2, "the computer has answered");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.says(), "Tic-tac-toe, after 2 moves.");
}

#[test]
fn the_levels_of_one_game_become_those_of_the_other() {
    let mut setup = Setup { level: Level::Novice, ..Setup::default() };
    setup.play_by(Variant::TIC_TAC_TOE);
    assert_eq!(setup.level, Level::Veteran);
    setup.level = Level::Perfect;
    setup.play_by(Variant::BOOK);
    assert_eq!(setup.level, Level::Amateur);
    setup.level = Level::Champion;
    setup.play_by(Variant::TIC_TAC_TOE);
    assert_eq!(setup.level, Level::Perfect, "the highest there is");
}

#[test]
fn one_digit_plays() {
    let mut desk = two("");
    desk.keys("5");
    desk.keys("1");
    assert_eq!(desk.moves(), "51");
    for (digit, why) in
        [("5", "5 is taken"), ("1", "1 is taken"), ("0", "'0' is not a square: type 1 to 9")]
    {
        desk.keys(digit);
        assert_eq!((desk.says().as_str(), desk.moves().as_str()), (why, "51"));
    }
    desk.play("9");
    assert_eq!(desk.moves(), "519", "a typed move is the same digit");
    for (typed, why) in [
        ("e5", "'e5' is not a square: type 1 to 9"),
        ("55", "'55' is not a square: type 1 to 9"),
        ("pass", "you cannot pass while you have a legal move"),
    ] {
        desk.play(typed);
        assert_eq!((desk.says().as_str(), desk.moves().as_str()), (why, "519"));
    }
}

#[test]
fn the_number_pad_has_seven_on_top() {
    let mut desk = two("");
    desk.app.cx.settings.numpad = true;
    desk.keys("7");
    assert_eq!(desk.cursor().to_string(), "a1");
    assert_eq!(desk.moves(), "1", "transcripts stay in reading order");
    desk.keys("7");
    assert_eq!(desk.says(), "7 is taken");
    desk.keys("3");
    let screen = desk.screen();
    assert!(screen.contains("1 7    3"), "the log says what was typed:\n{screen}");
}

#[test]
fn the_cursor_stays_on_the_nine_squares_and_tab_goes_through_the_free_ones() {
    let mut desk = two("5");
    for _ in 0..5 {
        desk.key(KeyCode::Right);
        desk.key(KeyCode::Down);
    }
    assert_eq!(desk.cursor().to_string(), "c3");
    desk.key(KeyCode::Tab);
    assert_eq!(desk.cursor().to_string(), "a1");
    let mut seen = Vec::new();
    for _ in 0..8 {
        desk.key(KeyCode::Tab);
        seen.push(desk.cursor().to_string());
    }
    assert_eq!(seen, ["b1", "c1", "a2", "c2", "a3", "b3", "c3", "a1"]);
}

#[test]
fn a_click_plays_on_the_square_that_is_drawn_there() {
    let mut desk = two("");
    for digit in ["8", "4", "5"] {
        desk.click_on(&format!("{digit}     "));
    }
    assert_eq!(desk.moves(), "845");
}

#[test]
fn x_begins_unless_it_is_said_otherwise() {
    let with = |side, first| Setup { side, first, ..noughts(Mode::OnePlayer) };
    for (side, first, begins) in [
        (SideChoice::Black, First::Rule, Color::Black),
        (SideChoice::White, First::Rule, Color::Black),
        (SideChoice::Black, First::Computer, Color::White),
        (SideChoice::White, First::You, Color::White),
    ] {
        let mut desk = Desk::game(with(side, first), "");
        desk.wait(2000);
        let session = desk.app.session().expect("a game");
        assert_eq!(session.game.first(), begins, "{side:?} {first:?}");
        let is_mine = session.only_human() == Some(begins);
        assert_eq!(session.game.played().len(), usize::from(!is_mine));
    }
    let random = with(SideChoice::Black, First::Random);
    let begins = |seed| {
        let mut desk = Desk::new();
        desk.app = outflank::app::App::new(
            random.clone(),
            desk.app.cx.settings,
            desk.app.cx.viewport,
            seed,
        );
        desk.app.deal("").expect("no moves");
        desk.app.session().expect("a game").game.first()
    };
    assert!((0..20).any(|seed| begins(seed) == Color::Black));
    assert!((0..20).any(|seed| begins(seed) == Color::White));
}

#[test]
fn hints_say_what_wins_and_what_must_be_blocked() {
    let mut desk = two("15");
    desk.keys("h");
    desk.keys("2");
    assert_eq!(desk.says(), "O to move; 3 must be blocked");
    desk.keys("9");
    assert_eq!(desk.says(), "X to move; 3 wins");
    desk.keys("h");
    desk.key(KeyCode::Up);
    assert_eq!(desk.says(), "X to move");
}

#[test]
fn take_back_and_replay_work_as_everywhere() {
    let mut desk = alone(Level::Pupil);
    desk.keys("5");
    desk.wait(2000);
    let moves = desk.moves();
    desk.keys("u");
    assert_eq!(desk.moves(), "");
    desk.keys("r");
    assert_eq!(desk.moves(), moves);
}

#[test]
fn in_step_mode_the_computer_waits_for_enter() {
    let mut desk = alone(Level::Regular);
    desk.keys("s5");
    desk.wait(10_000);
    assert_eq!(
        (desk.moves().as_str(), desk.says().as_str()),
        ("5", "Press Enter to let Regular (O) move")
    );
    desk.enter();
    desk.wait(2000);
    assert_eq!(desk.moves().len(), 2);
}

/// Plays the first free square until the game is over, and says who won.
fn play_out(desk: &mut Desk) -> Option<Color> {
    for _ in 0..9 {
        if desk.shows_result() {
            break;
        }
        desk.key(KeyCode::Tab);
        desk.enter();
        desk.wait(2000);
    }
    assert!(desk.shows_result(), "{}", desk.screen());
    desk.app.session().expect("a game").game.leader()
}

#[test]
fn games_won_and_drawn_are_counted_from_game_to_game() {
    let mut desk = alone(Level::Random);
    let (mut wins, mut losses, mut draws) = (0, 0, 0);
    for game in 1..=12 {
        match play_out(&mut desk) {
            Some(Color::Black) => wins += 1,
            Some(Color::White) => losses += 1,
            None => draws += 1,
        }
        let tally = desk.app.session().expect("a game").series_score();
        assert_eq!((tally.wins, tally.draws), ([wins, losses], draws), "after game {game}");
        if draws > 0 {
            assert!(desk.screen().contains(&format!("{draws} drawn")));
        }
        desk.enter();
        assert!(!desk.shows_result());
        desk.wait(2000);
    }
    assert!(wins > 0 && losses > 0, "{wins} won, {losses} lost");
}

#[test]
fn a_result_taken_back_is_not_counted_twice() {
    let mut desk = two("1425");
    desk.keys("3");
    assert!(desk.shows_result());
    assert!(desk.screen().contains("three in a row: 1 2 3"), "{}", desk.screen());
    desk.keys("u");
    assert_eq!(desk.app.session().expect("a game").series_score().games(), 0);
    desk.keys("3");
    assert_eq!(desk.app.session().expect("a game").series_score().wins, [1, 0]);
    desk.enter();
    assert_eq!(desk.moves(), "");
    assert_eq!(desk.app.session().expect("a game").series_score().wins, [1, 0]);
}

#[test]
fn reversi_keeps_a_tally_for_itself() {
    let mut desk = Desk::game(two_players(), desk::WIPE_OUT);
    assert!(desk.shows_result());
    desk.enter();
    assert_eq!(desk.app.session().expect("a game").series_score().wins, [1, 0]);
    desk.keys("n");
    desk.app.cx.setup.play_by(Variant::TIC_TAC_TOE);
    desk.enter();
    assert_eq!(desk.page(), "board");
    assert_eq!(desk.app.session().expect("a game").series_score().games(), 0, "another game");
}

#[test]
fn other_players_begin_another_tally() {
    let mut desk = alone(Level::Random);
    play_out(&mut desk);
    desk.keys("n");
    desk.app.cx.setup.level = Level::Pupil;
    desk.enter();
    assert_eq!(desk.app.session().expect("a game").series_score().games(), 0);
    play_out(&mut desk);
    desk.keys("n");
    desk.app.cx.setup.side = SideChoice::White;
    desk.enter();
    let tally = desk.app.session().expect("a game").series_score();
    assert_eq!(tally.games(), 1, "the other side, but the same players");
}

/// However games are left and taken up again, none that was finished is forgotten.
#[test]
fn games_put_aside_do_not_turn_the_tally_back() {
    let mut desk = two("1425");
    desk.keys("3");
    let wins = |desk: &Desk| desk.app.session().expect("a game").series_score().wins[0];
    assert_eq!(wins(&desk), 1);
    desk.enter();
    desk.keys("5n");
    desk.enter();
    desk.keys("14253");
    assert_eq!(wins(&desk), 2);
    desk.keys("n");
    desk.key(KeyCode::Esc);
    desk.click_on("Earlier game");
    assert_eq!((desk.moves().as_str(), wins(&desk)), ("5", 2));
    desk.keys("129387");
    assert!(desk.shows_result(), "{}", desk.screen());
    assert_eq!(desk.app.session().expect("a game").series_score().games(), 3);
}

/// After watching, the start screen offers levels of the game that was watched.
#[test]
fn after_watching_a_person_can_take_a_seat() {
    let mut setup = noughts(Mode::Watch);
    setup.watched = [Level::Random, Level::Pupil].map(Seat::Computer);
    let mut desk = Desk::game(setup, "");
    desk.keys("n");
    desk.click_on("Set up...");
    desk.click_on("Players");
    assert_eq!(desk.app.cx.setup.mode, Mode::OnePlayer);
    assert!(Level::of(Variant::TIC_TAC_TOE).contains(&desk.app.cx.setup.level));
    desk.click_on("Start the game");
    desk.keys("5");
    desk.wait(3000);
    assert_eq!(desk.moves().len(), 2, "{}", desk.says());
}

#[test]
fn the_computers_play_each_other() {
    let setup = Setup {
        mode: Mode::Watch,
        watched: [Level::Perfect, Level::Veteran].map(Seat::Computer),
        ..noughts(Mode::Watch)
    };
    let mut desk = Desk::game(setup, "");
    desk.wait(30_000);
    assert!(desk.shows_result());
    assert!(desk.moves().len() >= 5);
}

#[test]
fn what_is_left_behind_brings_the_very_game_back() {
    let again = |desk: &Desk| {
        let text = farewell(&desk.app, "");
        let line = text.lines().find(|line| line.starts_with("To continue: ")).map(str::to_owned);
        line.unwrap_or(text)
    };
    let desk = Desk::game(Setup { first: First::Computer, ..noughts(Mode::OnePlayer) }, "51");
    assert_eq!(
        again(&desk),
        "To continue: outflank play tictactoe --as x --level 3 --first computer --no-animation --moves 51"
    );
    let desk = two("519");
    assert_eq!(
        again(&desk),
        "To continue: outflank play tictactoe --two-player --no-animation --moves 519"
    );
    let desk = Desk::game(
        Setup { first: First::You, side: SideChoice::White, ..noughts(Mode::OnePlayer) },
        "51",
    );
    assert!(again(&desk).contains("--as o --level 3 --first you"), "{}", again(&desk));
}
