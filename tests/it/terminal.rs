//! The real program in a real pseudo-terminal: it plays, and leaves the terminal as it found it.
#![cfg(unix)]

use crate::support::pty::Pty;

pub const PLAIN: [&str; 4] = ["--look", "ascii", "--no-animation", "--no-mouse"];

/// The program with a game on the table, in a terminal of its own.
pub fn game(arguments: &[&str]) -> Pty {
    let all = [&["play"], arguments, &PLAIN[..]].concat();
    let pty = Pty::start(&all, &[]);
    pty.expect("q quit"); // the last thing that is drawn
    pty
}

#[test]
fn a_game_is_played_with_arrows_and_enter_and_quit_with_q() {
    let mut pty = Pty::start(&["--seed", "1", "--look", "ascii"], &[]);
    pty.expect("Set up...");
    // A newcomer is offered the rules, and sees the legal moves.
    pty.expect("New to Reversi?");
    pty.send("\r");
    pty.expect("How to play");
    pty.send("\r");
    pty.expect("Place a disc");
    pty.send("\x1b");
    pty.expect("23 lessons");
    pty.send("\x1b");
    pty.expect("New to Reversi?");
    pty.send("\x1b[A\x1b[A"); // up, to the first line
    pty.expect("Left/Right change");
    pty.send("\r");
    pty.expect("Your turn (Black)");
    pty.expect(". |");
    pty.send("h");
    pty.expect("Hints hidden");
    pty.send("\x1b[B\x1b[D"); // down, left: from d3 to c4
    pty.wait_until("cursor on c4", |screen| {
        screen.lines().any(|line| line.contains("4|   |   |[ ]"))
    });
    pty.send("\r");
    pty.expect("1 c4");
    pty.expect("Your turn (Black)");
    pty.send("11");
    pty.expect("a1 flips nothing");
    pty.send(":d5\r");
    pty.expect("d5 is occupied");
    pty.send("u");
    pty.wait_until("first position", |screen| screen.contains("move 0 - 60 empty"));
    pty.send("r");
    pty.expect("move 2 - 58 empty");
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
    pty.expect("Thanks for playing outflank!");
    pty.expect("To continue: outflank");
}

#[test]
fn where_games_cannot_be_kept_the_line_left_behind_brings_them_back() {
    let white_first = ["--rules", "book", "--two-player", "--moves", "c5"];
    for arguments in
        [&["--two-player", "--moves", "f5d6c3"][..], &white_first, &["--as", "o", "--step"]]
    {
        // A file is no folder: nothing can be kept in it.
        let nowhere = ("XDG_DATA_HOME", "/dev/null");
        let mut pty = Pty::start(&[&["play"], arguments, &PLAIN].concat(), &[nowhere]);
        pty.expect("q quit");
        if arguments.contains(&"--step") {
            pty.send("\r");
            pty.expect("move 1");
        }
        let before = board_with_cursor_on_a1(&mut pty);
        pty.send("q");
        assert_eq!(pty.exit_code(), 0);
        pty.expect("--moves ");
        let screen = pty.screen();
        let (_, line) = screen.split_once("To continue: outflank ").expect("how to go on");
        let again: Vec<&str> = line.split_whitespace().collect();
        let mut pty = Pty::start(&again, &[]);
        pty.expect("q quit");
        assert_eq!(board_with_cursor_on_a1(&mut pty), before, "{again:?}");
    }
}

/// The board as text, the cursor out of the way.
fn board_with_cursor_on_a1(pty: &mut Pty) -> Vec<String> {
    pty.send(&"\x1b[D\x1b[A".repeat(7));
    pty.wait_for_frame("cursor on a1", |screen| screen.contains("1|[ ]"));
    pty.screen().lines().skip(2).take(17).map(|line| line[..36].to_owned()).collect()
}

#[test]
fn a_whole_game_is_played_to_its_end_and_another_begins() {
    let mut pty = game(&["--two-player"]);
    // Tab finds a legal square; where there is none, Enter passes: sixty discs and some passes.
    for _ in 0..80 {
        let before = pty.screen();
        if before.contains("play again") {
            break;
        }
        pty.send("\t\r");
        pty.wait_for_frame("next move", |screen| {
            let passes = |screen: &str| screen.contains("passes");
            header(screen) != header(&before) || (passes(screen) && !passes(&before))
        });
    }
    pty.expect("Game over");
    pty.send("\r");
    pty.expect("move 0 - 60 empty");
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
}

/// A whole game that turns more than once.
const WHOLE: &str = include_str!("../data/whole.txt");

#[test]
fn the_coach_gives_values_reviews_a_game_and_lets_its_mistakes_be_tried_again() {
    let mut pty = game(&["--level", "4", "--moves", WHOLE]);
    pty.expect("v see what mattered");
    pty.send("v");
    pty.expect("Expected result");
    // It begins with a mistake, and keys are answered.
    pty.expect("loses by");
    pty.send("\x1b[F");
    pty.expect("move 60 - 0 empty");
    pty.send("\x1b[D");
    pty.expect("move 59 - 1 empty");
    pty.expect("Expected result");
    pty.send("[");
    pty.expect("t retry");
    pty.expect("; best ");
    pty.send("t");
    pty.expect("was played here. Find a better move");
    pty.send("\t\r");
    pty.expect("better than ");
    pty.send("\x1b");
    pty.expect("Expected result");
    pty.send("\x1b");
    pty.expect("Enter result"); // the game itself
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
}

#[test]
fn tic_tac_toe_is_played_by_digits_to_a_win_and_again() {
    let mut pty = game(&["tictactoe", "--level", "1", "--seed", "5"]);
    pty.expect("Your turn (X)");
    let mut games = 0;
    // The first free square, game after game, until both a win and another game were seen.
    while games < 3 {
        let before = pty.screen();
        if before.contains("play again") {
            assert!(before.contains("win") || before.contains("A draw"), "{before}");
            pty.send("\r");
            pty.wait_for_frame("another game", |screen| screen.contains("move 0 - 9 empty"));
            games += 1;
            continue;
        }
        pty.send("\t\r");
        pty.wait_for_frame("the next turn", |screen| {
            let is_next = screen.contains("Your turn") && !screen.contains(&header(&before));
            is_next || screen.contains("play again")
        });
    }
    let tally = pty.screen();
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
    pty.expect("Games won: You (X) ");
    assert!(tally.contains("Games won"), "{tally}");
}

/// The line that says how far the game is.
fn header(screen: &str) -> String {
    screen.lines().next().unwrap_or_default().to_owned()
}

/// Line by line it plays in a terminal too, and never touches its modes.
#[test]
fn the_plain_game_is_played_in_a_terminal() {
    let mut pty = Pty::start(&["play", "tictactoe", "--plain", "--seed", "1"], &[]);
    pty.expect("Do you want to be X or O?");
    pty.send("x\r");
    pty.expect("You move first.");
    pty.send("5\r");
    pty.expect("You play 5.");
    pty.expect("Computer plays ");
    pty.send("quit\r");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
    pty.expect("To continue: outflank play tictactoe --as x --level 3 --moves 5");
    pty.expect("--plain --board large");
    assert!(pty.look(|_, raw| !raw.contains(&0x1b)), "no escape sequence");
}

#[test]
fn a_storm_of_resizes_leaves_the_game_where_it_was() {
    let mut pty = game(&["--moves", "f5d6c3d3c4"]);
    for step in 0..150u16 {
        pty.resize(1 + step * 7 % 200, 1 + step * 5 % 70);
        pty.send("\x1b[C");
    }
    pty.resize(10, 5);
    pty.expect("26x12");
    pty.resize(90, 30);
    pty.expect("Score");
    pty.wait_until("the game", |screen| screen.contains("c4") && screen.contains("move"));
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
}

#[test]
fn nothing_that_is_typed_or_pasted_by_accident_plays() {
    let mut pty = game(&["--two-player"]);
    pty.send("\x1b[200~hello\rq\x1b[201~");
    pty.expect("That isn't a game I can read");
    // Broken and unknown sequences, and bytes that are no text.
    pty.send("\x1b[999;999~\x1b[5;5Z\x1b[<0;999;999M\x1b[<x;yM\x1bO1");
    pty.send("zvw%&\u{7}\u{1}");
    pty.send("\x1b[C\x1b[C:f5\r");
    pty.expect("1 f5");
    pty.expect("move 1 -");
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
}

#[test]
fn without_colours_there_are_none_and_the_cursor_is_still_seen() {
    for (arguments, variables) in
        [(&["play"][..], &[("NO_COLOR", "1")][..]), (&["play", "--color", "never"], &[])]
    {
        let mut pty = Pty::start(arguments, variables);
        pty.expect("Your turn");
        pty.send("\t");
        pty.send("h");
        pty.expect("Hints shown");
        pty.look(|screen, raw| {
            let (rows, columns) = screen.size();
            let (rows, columns) = (rows.get(), columns.get());
            let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
            let mut reversed = 0;
            for (row, column) in cells {
                let cell = screen.cell(row, column).expect("a cell");
                assert_eq!(cell.fgcolor(), vt100::Color::Default);
                assert_eq!(cell.bgcolor(), vt100::Color::Default);
                reversed += u32::from(cell.inverse());
            }
            assert!(reversed > 0, "the cursor lost its style");
            let text = String::from_utf8_lossy(raw);
            assert!(!text.contains("38;2") && !text.contains("48;2") && !text.contains("38;5"));
        });
        pty.send("q");
        assert_eq!(pty.exit_code(), 0);
    }
}

#[test]
fn colours_can_be_asked_for_all_the_same() {
    let pty = Pty::start(&["play", "--color", "always"], &[("NO_COLOR", "1")]);
    pty.expect("Your turn");
    pty.look(|_, raw| assert!(String::from_utf8_lossy(raw).contains("48;2;")));
    let pty = Pty::start(&["play"], &[("NO_COLOR", "")]);
    pty.expect("Your turn");
    pty.look(|_, raw| assert!(String::from_utf8_lossy(raw).contains("48;2;"), "empty is unset"));
}

#[test]
fn only_what_changed_is_written() {
    let mut pty = game(&[]);
    let before = pty.look(|_, raw| raw.len());
    pty.send("\x1b[A");
    pty.wait_until("cursor on d2", |screen| screen.contains("2|   |   |   |[ ]"));
    let written = pty.look(|_, raw| raw.len()) - before;
    assert!(written < 400, "{written} bytes for one step of the cursor");
}

#[test]
fn the_mouse_is_taken_only_where_it_is_wanted_and_never_its_motion() {
    let pty = Pty::start(&["play"], &[]);
    pty.expect("Your turn");
    pty.look(|screen, raw| {
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::PressRelease);
        assert!(!String::from_utf8_lossy(raw).contains("?1003h"));
    });
    let mut pty = game(&[]);
    pty.look(|screen, _| assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None));
    pty.send("m");
    pty.expect("Mouse on");
    pty.look(|screen, _| {
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::PressRelease);
    });
}

#[test]
fn a_dumb_terminal_gets_the_game_line_by_line() {
    for (arguments, first) in
        [(&[][..], "6  Settings"), (&["play", "--as", "x"], "Welcome to Reversi!")]
    {
        let mut pty = Pty::start(arguments, &[("TERM", "dumb")]);
        pty.expect(first);
        assert!(!pty.look(|_, raw| raw.contains(&0x1b)), "nothing is drawn");
        pty.send("quit\r");
        assert_eq!(pty.exit_code(), 0);
    }
}

#[test]
fn half_an_answer_of_the_terminal_does_not_make_the_keyboard_dead() {
    for answer in ["\x1b[?", "\x1b[<", "\x1bP1$r", "\x1b]11;rgb:"] {
        let mut pty = Pty::start(&["play"], &[]);
        pty.expect("q quit");
        pty.send(answer);
        pty.send("\x03");
        assert_eq!(pty.exit_code(), 0, "{answer:?}");
    }
}

#[test]
fn puzzles_open_on_their_page_in_a_terminal() {
    for (arguments, shown) in [
        (&["puzzle"][..], "Rush"),
        (&["puzzle", "--daily"], "Daily puzzle"),
        (&["puzzle", "--theme", "parity", "--seed", "3"], "to move"),
    ] {
        let mut pty = Pty::start(&[arguments, &PLAIN].concat(), &[]);
        pty.expect("q quit");
        pty.expect(shown);
        pty.send("q");
        assert_eq!(pty.exit_code(), 0, "{arguments:?}");
    }
    // The text stays for programs.
    let mut pty = Pty::start(&["puzzle", "--id", "17"], &[]);
    pty.expect("outflank puzzle");
    assert_eq!(pty.exit_code(), 0);
}

#[test]
fn a_demonstration_plays_by_itself_until_the_players_first_key() {
    let mut pty = Pty::start(&["demo", "--look", "ascii", "--no-animation"], &[]);
    pty.expect("5 c4");
    pty.expect("Your turn");
    pty.send("h");
    pty.expect("Hints hidden");
    // The game goes on as the player's: the coach would have spoken before the next move of the demonstration.
    pty.send("\t\r");
    pty.wait_until("a reply", |screen| screen.contains("Your turn") && screen.contains("move 8 "));
    let screen = pty.screen();
    assert!(!screen.contains("Coach"), "{screen}");
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
}

#[test]
fn a_terminal_without_utf_8_is_spoken_to_in_english_and_ascii() {
    for locale in ["ja_JP.eucJP", "fr_FR.ISO-8859-1", "xx_YY.unknown"] {
        let variables = [("LC_ALL", locale), ("LANGUAGE", "ja")];
        let mut pty = Pty::start(&["play", "--no-animation"], &variables);
        pty.expect("Your turn");
        assert!(pty.screen().is_ascii(), "{locale}:\n{}", pty.screen());
        pty.send("q");
        assert_eq!(pty.exit_code(), 0);
    }
}
