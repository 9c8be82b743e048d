//! The game line by line: whole games whose every board and sentence is held against the rules of
//! a beginner, and everything that can be typed wrongly.

use crate::support::ear::{Ear, place};
use outflank::app::{App, Mode, Settings, Setup, SideChoice, Viewport};
use outflank::engine::{Resources, Stop};
use outflank::io::{Opponents, Pace, SyncedOpponents};
use outflank::plain::{BoardSize, Choose, Conversation, Next, Plain};
use outflank::rules::Variant;
use std::io::{Read as _, Write as _};
use std::process::{Child, Command, Stdio};

/// End of the output before a line is awaited.
const PROMPTS: [&str; 6] = [
    "Your move: ",
    "X's move: ",
    "O's move: ",
    "(yes or no) ",
    "Do you want to be X or O? ",
    "Press Enter to see the computer's move: ",
];

/// A dialogue: takes a line, and returns the output up to the next prompt.
trait Partner {
    fn greeting(&mut self) -> String;
    fn say(&mut self, line: &str) -> String;
}

/// The real program behind two pipes.
struct Program {
    child: Child,
    _home: tempfile::TempDir,
}

impl Program {
    fn start(arguments: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        command.args(["play", "--plain"]).args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let home = tempfile::tempdir().expect("a folder");
        command.env("XDG_DATA_HOME", home.path()).env("XDG_CONFIG_HOME", home.path());
        Self { child: command.spawn().expect("the program runs"), _home: home }
    }

    /// Everything up to a prompt, or to the end.
    fn handle_line(&mut self) -> String {
        let out = self.child.stdout.as_mut().expect("a pipe");
        let mut text = Vec::new();
        let mut byte = [0];
        while out.read(&mut byte).expect("readable") > 0 {
            text.push(byte[0]);
            if PROMPTS.iter().any(|prompt| text.ends_with(prompt.as_bytes())) {
                break;
            }
        }
        String::from_utf8(text).expect("UTF-8")
    }
}

impl Partner for Program {
    fn greeting(&mut self) -> String {
        self.handle_line()
    }

    fn say(&mut self, line: &str) -> String {
        let stdin = self.child.stdin.as_mut().expect("a pipe");
        writeln!(stdin, "{line}").expect("it listens");
        self.handle_line()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Partner for Plain {
    fn greeting(&mut self) -> String {
        let mut text = String::new();
        self.greet(&mut text).expect("a string takes any text");
        text
    }

    fn say(&mut self, line: &str) -> String {
        let mut text = String::new();
        self.handle_line(line, &mut text).expect("a string takes any text");
        text
    }
}

/// The computer's moves, found without a clock.
fn chooses() -> Choose {
    let mut seats = SyncedOpponents::new(Opponents::new(Resources::default(), Pace::default()));
    Box::new(move |request| seats.choose(request, &Stop::default(), &mut |_| {}))
}

fn plain(setup: Setup, seed: u64, board: BoardSize, step: bool) -> Plain {
    let settings = Settings { step, ..Settings::default() };
    let setup = Setup { hides_level: true, ..setup };
    let mut state = App::new(setup, settings, Viewport::default(), seed);
    state.deal("").expect("no moves");
    Plain::new(state, board, false, chooses())
}

fn setup(variant: Variant, side: SideChoice) -> Setup {
    let mut setup = Setup { side, ..Setup::default() };
    setup.play_by(variant);
    setup
}

/// Plays a whole game, always the middle one of the legal moves, in turns by name and by digits.
fn play_through(partner: &mut impl Partner, variant: Variant, size: BoardSize) -> Ear {
    let mut said = partner.greeting();
    if said.ends_with("X or O? ") {
        said = partner.say("O");
    }
    let mut ear = Ear::new(variant, &said);
    loop {
        ear.handle_line(&said, size);
        assert!(PROMPTS.iter().any(|prompt| said.ends_with(prompt)), "{said}");
        if said.ends_with("(yes or no) ") {
            assert!(ear.is_over, "{said}");
            return ear;
        }
        said = if said.ends_with("Enter to see the computer's move: ") {
            assert_ne!(ear.to_move, ear.you);
            partner.say("")
        } else {
            assert_eq!(ear.to_move, ear.you, "{said}");
            let moves = ear.moves(ear.you);
            let choice = &moves[moves.len() / 2];
            let digits = if variant == Variant::TIC_TAC_TOE {
                choice.clone()
            } else {
                let (row, column) = place(choice);
                format!("{}{}", column + 1, row + 1)
            };
            partner.say(if ear.plies % 4 < 2 { choice } else { &digits })
        };
    }
}

#[test]
fn a_whole_game_by_the_books_rules_goes_through_a_pipe() {
    for (seed, size) in [("7", BoardSize::Large), ("8", BoardSize::Small)] {
        let board = size.to_string();
        let arguments = ["--rules", "book", "--seed", seed, "--board", &board, "--step"];
        let mut program = Program::start(&arguments);
        let ear = play_through(&mut program, Variant::BOOK, size);
        assert_eq!(ear.you, b'O', "as was answered");
        assert!(ear.plies > 8 && ear.boards > ear.plies, "{} of {}", ear.boards, ear.plies);
        assert_eq!(ear.scores, ear.boards, "under every board, the last time in the result");
        let farewell = program.say("no");
        assert!(farewell.contains("Thanks for playing outflank! Final score: "), "{farewell}");
        assert_eq!(program.child.wait().expect("it ends").code(), Some(0));
    }
}

#[test]
fn a_whole_game_of_tic_tac_toe_goes_through_a_pipe() {
    for (seed, size) in [("1", BoardSize::Large), ("2", BoardSize::Small)] {
        let board = size.to_string();
        let mut program = Program::start(&["tictactoe", "--seed", seed, "--board", &board]);
        let ear = play_through(&mut program, Variant::TIC_TAC_TOE, size);
        assert!(ear.plies >= 5 && ear.boards >= ear.plies / 2, "{} boards", ear.boards);
        let next = program.say("yes");
        assert!(next.ends_with("Do you want to be X or O? "), "asked again: {next}");
        let next = program.say("x");
        assert!(
            next.contains("You are X. The computer is O, level 3.\nYou move first.\n"),
            "{next}"
        );
        let (_, tally) = next.split_once("Games won: ").expect("the tally");
        let played = tally.chars().filter_map(|c| c.to_digit(10)).sum::<u32>();
        assert_eq!(played, 1, "{next}");
    }
}

/// The same without a process, by all rules, from both sides, with every board.
#[test]
fn many_games_are_played_as_they_are_told() {
    let (mut passes, mut finished) = (0, 0);
    for seed in 0..40 {
        for variant in [Variant::REVERSI, Variant::BOOK, Variant::TIC_TAC_TOE] {
            let yours = if seed % 2 == 0 { SideChoice::Black } else { SideChoice::White };
            let size = [BoardSize::Large, BoardSize::Small, BoardSize::None][seed as usize % 3];
            let mut game = plain(setup(variant, yours), seed, size, seed % 5 == 0);
            let ear = play_through(&mut game, variant, size);
            assert_eq!(ear.boards == 0, size == BoardSize::None);
            passes += ear.passes;
            finished += 1;
        }
    }
    assert_eq!(finished, 120);
    assert!(passes > 5, "{passes} passes were said");
}

/// Output for each of these lines, from the start of a game.
fn answers(setup: Setup, lines: &[&str]) -> Vec<String> {
    let mut game = plain(setup, 1, BoardSize::None, false);
    game.greeting();
    lines.iter().map(|line| game.say(line)).collect()
}

#[test]
fn what_is_typed_wrongly_gets_a_sentence_and_an_example_and_changes_nothing() {
    let long = "5".repeat(1_000_000);
    let game = setup(Variant::TIC_TAC_TOE, SideChoice::Black);
    let lines = ["0", "99", "a", "", "   ", "5x", &long, "\u{1b}[2J", "pass", "é"];
    let said = answers(game.clone(), &lines);
    let example = "Type a move such as 1, or help.\nYour move: ";
    for (said, reason) in said.iter().zip([
        "'0' is not a square: type 1 to 9. ",
        "'99' is not a square: type 1 to 9. ",
        "'a' is not a square: type 1 to 9. ",
        "That line is empty. ",
        "That line is empty. ",
        "'5x' is not a square: type 1 to 9. ",
        "That line is too long. ",
        "'?[2J' is not a square: type 1 to 9. ",
        "you cannot pass while you have a legal move. ",
        "'?' is not a square: type 1 to 9. ",
    ]) {
        assert_eq!(said, &format!("{reason}{example}"));
    }
    let said = answers(game, &["5", "5"]);
    assert!(said[1].starts_with("5 is taken. Type a move such as "), "{}", said[1]);
    let said = answers(setup(Variant::REVERSI, SideChoice::Black), &["d4", "81", "90", "19", "k3"]);
    let example = "Type a move such as d3 (or 43), or help.\nYour move: ";
    for (said, reason) in said.iter().zip([
        "d4 is occupied. ",
        "h1 flips nothing. ",
        "'90' is not a square: type a1 to h8. ",
        "'19' is not a square: type a1 to h8. ",
        "'k3' is not a square: type a1 to h8. ",
    ]) {
        assert_eq!(said, &format!("{reason}{example}"));
    }
}

#[test]
fn the_words_do_what_they_say() {
    let game = setup(Variant::REVERSI, SideChoice::Black);
    let mut game = plain(game, 1, BoardSize::None, false);
    assert!(game.greeting().ends_with("You move first.\nYour move: "));
    assert_eq!(game.say("hints"), "Hints shown.\nYou can play d3 c4 f5 e6.\nYour move: ");
    assert_eq!(game.say("HINTS"), "Hints hidden.\nYour move: ");
    assert_eq!(game.say("undo"), "Nothing to take back.\nYour move: ");
    assert_eq!(game.say("score"), "Score: You (Black) 2, Computer (White) 2.\nYour move: ");
    assert_eq!(
        game.say("board"),
        "X: e4 d5\nO: d4 e5\nScore: You (Black) 2, Computer (White) 2.\nYour move: "
    );
    let said = game.say("D3");
    assert!(said.starts_with("You play d3 and flip d4.\nComputer plays "), "{said}");
    assert!(said.contains(" and flips "), "{said}");
    assert!(game.say("undo").starts_with("Taken back: c"), "both moves by name");
    assert_eq!(
        game.say("board"),
        "X: e4 d5\nO: d4 e5\nScore: You (Black) 2, Computer (White) 2.\nYour move: "
    );
    let help = game.say("help");
    for word in ["hints", "undo", "board", "score", "help", "quit", "81", "h1"] {
        assert!(help.contains(word), "{word}");
    }
    let mut text = String::new();
    assert_eq!(game.handle_line("quit", &mut text), Ok(Next::End));
    assert!(text.starts_with("Thanks for playing outflank!"), "{text}");
}

#[test]
fn hints_tell_what_wins_and_what_must_be_blocked() {
    let mut game = setup(Variant::TIC_TAC_TOE, SideChoice::Black);
    game.mode = Mode::TwoPlayers;
    let mut game = plain(game, 1, BoardSize::Large, false);
    assert!(game.greeting().ends_with("X's move: "));
    game.say("hints");
    game.say("1");
    game.say("5");
    let said = game.say("2");
    assert!(said.ends_with("You can play 3 4 6 7 8 9; 3 must be blocked.\nO's move: "), "{said}");
    assert!(said.contains("|   |   |3  |\n| X | X | x |\n"), "{said}");
    let said = game.say("9");
    assert!(said.ends_with("You can play 3 4 6 7 8; 3 wins.\nX's move: "), "{said}");
    let said = game.say("3");
    assert!(said.contains("X wins; three in a row: 1 2 3.\nGames won: X 1, O 0.\n"), "{said}");
    assert!(game.say("maybe").starts_with("Please answer yes or no. Type yes or no, or undo."));
    let said = game.say("undo");
    assert!(said.starts_with("Taken back: 3.\n"), "{said}");
    assert!(said.contains("3 wins"), "{said}");
    assert!(game.say("score").starts_with("Games won: X 0, O 0."), "a taken back win is none");
}

#[test]
fn the_number_pad_turns_the_digits() {
    let mut game = setup(Variant::TIC_TAC_TOE, SideChoice::Black);
    game.mode = Mode::TwoPlayers;
    let settings = Settings { numpad: true, ..Settings::default() };
    let mut state = App::new(game, settings, Viewport::default(), 1);
    state.deal("1").expect("in reading order, whatever is typed");
    let mut game = Plain::new(state, BoardSize::Small, false, chooses());
    assert!(game.greeting().contains("+---+\n|X89|\n|456|\n|123|\n+---+\n"));
    assert!(game.say("7").starts_with("7 is taken."));
    assert!(game.say("3").starts_with("O plays 3.\n"));
}

/// The whole output for an input that simply ends.
fn session(arguments: &[&str], input: &[u8]) -> (String, Option<i32>) {
    let mut program = Program::start(arguments);
    let mut stdin = program.child.stdin.take().expect("a pipe");
    stdin.write_all(input).expect("it listens");
    drop(stdin);
    let mut text = String::new();
    program.child.stdout.take().expect("a pipe").read_to_string(&mut text).expect("UTF-8");
    let mut errors = String::new();
    program.child.stderr.take().expect("a pipe").read_to_string(&mut errors).expect("UTF-8");
    assert_eq!(errors, "");
    (text, program.child.wait().expect("it ends").code())
}

#[test]
fn the_end_of_the_input_ends_the_game_quietly() {
    for input in [&b""[..], b"x", b"x\n", b"x\n5", b"x\n5\n1\n"] {
        for arguments in [&["tictactoe"][..], &["tictactoe", "--step"], &[]] {
            let (text, code) = session(arguments, input);
            assert_eq!(code, Some(0), "{input:?}");
            assert!(text.ends_with(['\n']) && !text.contains("Thanks"), "{text}");
        }
    }
}

#[test]
fn whatever_bytes_come_the_game_goes_on() {
    let mut input = b"x\n".to_vec();
    input.extend(vec![b'5'; 1_000_000]);
    input.extend(b"\n\xff\xfe\x00\x1b[2J\n\x07\r\n5\r\n");
    let (text, code) = session(&["tictactoe", "--seed", "1", "--board", "small"], &input);
    assert_eq!(code, Some(0));
    assert!(text.is_ascii() && !text.contains(|c: char| c.is_control() && c != '\n'), "{text:?}");
    assert!(text.contains("That line is too long."), "{text}");
    assert!(text.contains("You play 5.\n"), "{text}");
}

#[test]
fn without_options_the_side_is_asked_and_who_begins_is_said() {
    for (arguments, question) in
        [(&[][..], "Black or White"), (&["--rules", "book"], "X or O"), (&["tictactoe"], "X or O")]
    {
        let (text, _) = session(arguments, b"neither\nwhite\n");
        assert!(text.contains(&format!("Do you want to be {question}? ")), "{text}");
        assert!(text.contains("I did not understand that. Type "), "{text}");
        assert!(text.contains(" first.\n"), "{text}");
        assert!(!text.contains('\u{1b}'));
    }
    let (text, _) = session(&["--as", "black"], b"");
    assert!(!text.contains("Do you want"), "who has said it is not asked: {text}");
}
