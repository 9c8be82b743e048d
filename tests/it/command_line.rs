//! The commands without a screen, and what is said to bad input: one sentence, the right status.

use std::process::{Command, Output, Stdio};

fn outflank(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"));
    command.args(arguments).stdin(Stdio::null()).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

#[test]
fn what_is_wrong_is_said_in_one_sentence() {
    for (arguments, sentence) in [
        (
            "play --look purple",
            "invalid value 'purple' for --look: auto, classic, midnight, paper, contrast, mono, ascii",
        ),
        ("play --level 11", "unknown level '11': levels run from 1 to 10, or auto"),
        ("play --level high", "unknown level 'high': levels run from 1 to 10, or auto"),
        ("play --level 1400", "unknown level '1400': levels run from 1 to 10, or auto"),
        (
            "play --level auto --rules book",
            "--level auto works only in Reversi by the standard rules",
        ),
        ("play tictactoe --level AUTO", "--level auto works only in Reversi by the standard rules"),
        ("gtp --level auto", "unknown level 'auto': levels run from 1 to 10"),
        ("match level:679 level:1 --games 2", "unknown level '679': levels run from 1 to 10"),
        ("play --as green", "invalid value 'green' for --as: black, white, x, o, random"),
        (
            "play --rules chess",
            "invalid value 'chess' for --rules: standard, anti, 6x6, 4x4, overture, book",
        ),
        ("play chess", "unknown game 'chess': reversi, tictactoe"),
        (
            "play --clock 5",
            "invalid value '5' for --clock: '5' is not a time: write 90s, 5m, 1h30m or 5:00; for example 5m, 5m+3s, 10m/30s, 10m/3x30s, or 10m,5m for Black and White",
        ),
        (
            "play --clock 5m+",
            "invalid value '5m+' for --clock: '' is not a time: write 90s, 5m, 1h30m or 5:00; for example 5m, 5m+3s, 10m/30s, 10m/3x30s, or 10m,5m for Black and White",
        ),
        (
            "play --clock 0",
            "invalid value '0' for --clock: there is no time to play in; for example 5m, 5m+3s, 10m/30s, 10m/3x30s, or 10m,5m for Black and White",
        ),
        (
            "play --clock 5m/0x3s",
            "invalid value '5m/0x3s' for --clock: '0' is not a number from 1 to 1000; for example 5m, 5m+3s, 10m/30s, 10m/3x30s, or 10m,5m for Black and White",
        ),
        (
            "play --clock 200h",
            "invalid value '200h' for --clock: '200h' is too long: 100 hours at most; for example 5m, 5m+3s, 10m/30s, 10m/3x30s, or 10m,5m for Black and White",
        ),
        (
            "play --clock -5m",
            "invalid value '-5m' for --clock: '-5m' is not a time: write 90s, 5m, 1h30m or 5:00; for example 5m, 5m+3s, 10m/30s, 10m/3x30s, or 10m,5m for Black and White",
        ),
        ("play --moves f5a1", "--moves: move 2 (a1) is illegal: a1 flips nothing"),
        ("play --moves f5f5", "--moves: move 2 (f5) is illegal: f5 is occupied"),
        ("play --moves f5zz", "--moves: move 2: 'zz' is not a square: squares run from a1 to h8"),
        ("play --rules book --moves f5a1", "--moves: move 2 (a1) is illegal: a1 flips nothing"),
        (
            "play --seed x",
            "invalid value 'x' for --seed: a whole number from 0 to 18446744073709551615",
        ),
        (
            "play --seed -1",
            "invalid value '-1' for --seed: a whole number from 0 to 18446744073709551615",
        ),
        (
            "play --first you",
            "--first only applies to --rules book and tictactoe: otherwise Black always starts",
        ),
        ("play --two-player --level 2", "--two-player cannot be used with --level <N>"),
        (
            "play --against person:1350",
            "no people play as '1350': ratings of people run from 1000 to 2000 in steps of 100",
        ),
        (
            "gtp --level person:900",
            "no people play as '900': ratings of people run from 1000 to 2000 in steps of 100",
        ),
        (
            "match person:ann level:1 --games 2",
            "no people play as 'ann': ratings of people run from 1000 to 2000 in steps of 100",
        ),
        ("play tictactoe --against person:1300", "people only play standard Reversi"),
        ("play --rules book --level person:1300", "people only play standard Reversi"),
        ("watch person:1300 level:11300", "unknown level '11300': levels run from 1 to 10"),
        ("play --hues", "unknown option '--hues': see outflank --help"),
        (
            "watch level:1 fritz",
            "unknown player 'fritz': level:1 to level:10, person:1000 to person:2000, or random, greedy, rookie, novice, \
             amateur, club, expert, master, grandmaster, champion",
        ),
        ("watch level:0 level:9", "unknown level '0': levels run from 1 to 10"),
        ("perft", "missing <DEPTH>: see outflank --help"),
        ("perft 99", "invalid value '99' for depth: a whole number from 1 to 20"),
        ("perft -1", "invalid value '-1' for depth: a whole number from 1 to 20"),
        ("perft x", "invalid value 'x' for depth: a whole number from 1 to 20"),
        ("play --look mono --look ascii", "--look can only be given once"),
        ("dance", "unknown command 'dance': see outflank --help"),
    ] {
        let output = outflank(&arguments.split(' ').collect::<Vec<_>>());
        assert_eq!(text(&output.stderr), format!("error: {sentence}\n"), "{arguments}");
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(output.stdout.is_empty(), "{arguments}");
    }
}

#[test]
fn what_one_game_has_and_the_other_has_not_is_said() {
    for (arguments, sentence) in [
        ("play tictactoe --rules book", "--rules only applies to Reversi"),
        ("play tictactoe --level 6", "unknown level '6': levels run from 1 to 5"),
        ("play tictactoe --moves 515", "--moves: move 3 (5) is illegal: 5 is taken"),
        (
            "play tictactoe --moves 5f5",
            "--moves: move 2: 'f' is not a square: squares run from 1 to 9",
        ),
        ("play tictactoe --moves 142536", "--moves: move 6 (6) is illegal: the game is over"),
        (
            "play tictactoe --plain --moves 0",
            "--moves: move 1: '0' is not a square: squares run from 1 to 9",
        ),
        ("watch tictactoe level:1", "watch needs two players, for example level:3 level:4"),
        (
            "watch tictactoe greedy perfect",
            "unknown player 'greedy': level:1 to level:5, or random, pupil, regular, \
             veteran, perfect",
        ),
        ("play --board small", "missing --plain: see outflank --help"),
        ("play --plain --board huge", "invalid value 'huge' for --board: large, small, none"),
        ("match level:1 level:2", "missing --games <N>: see outflank --help"),
        ("match level:1 level:2 --games 0", "invalid value '0' for --games: 1 to 1000000 games"),
        ("match level:1 level:11 --games 2", "unknown level '11': levels run from 1 to 10"),
        (
            "match gtp:edax level:5 --game tictactoe --games 2",
            "gtp: players only know standard Reversi",
        ),
        (
            "match level:1 level:2 --games 2 --move-time 0",
            "invalid value '0' for --move-time: 0.001 to 86400 seconds",
        ),
        (
            "match level:1 level:2 --games 2 --threads 0",
            "invalid value '0' for --threads: 1 to 256 threads",
        ),
        (
            "match level:1 level:2 --games 2 --concurrency no",
            "invalid value 'no' for --concurrency: 1 to 256 games at a time",
        ),
        (
            "match level:1 level:2 --games 2 --time-factor -1",
            "invalid value '-1' for --time-factor: 0.001 to 1000",
        ),
        (
            "match random random --games 2 --opening-plies 41",
            "--opening-plies: at most 40 in this game",
        ),
        (
            "match random random --games 2 --opening-plies many",
            "invalid value 'many' for --opening-plies: a whole number from 0",
        ),
    ] {
        let output = outflank(&arguments.split(' ').collect::<Vec<_>>());
        assert_eq!(text(&output.stderr), format!("error: {sentence}\n"), "{arguments}");
        assert_eq!(output.status.code(), Some(2), "{arguments}");
    }
}

/// The object that `match --json` prints.
fn contest(arguments: &str) -> serde_json::Value {
    let output = outflank(&arguments.split(' ').collect::<Vec<_>>());
    assert_eq!(text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    let stdout = text(&output.stdout);
    assert_eq!(stdout.lines().count(), 1, "{stdout}");
    serde_json::from_str(&stdout).expect("one object")
}

#[test]
fn a_match_is_counted_from_the_first_players_view() {
    let all = "match level:5 level:1 --game tictactoe --games 1000 --seed 1 --json";
    let result = contest(all);
    let number = |key: &str| result[key].as_f64().unwrap_or_else(|| panic!("{key}: {result}"));
    let count = |key: &str| result[key].as_u64().unwrap_or_else(|| panic!("{key}: {result}"));
    assert_eq!((count("games"), count("losses")), (1000, 0));
    assert_eq!(count("wins") + count("draws"), 1000);
    let score = (number("wins") + number("draws") / 2.0) / 1000.0;
    assert!((number("score") - score).abs() < 1e-4, "{result}");
    assert!(number("elo") > 400.0 && number("elo_error") > 0.0, "{result}");
    assert!(number("disc_difference").abs() < 1e-9, "{result}");
    assert_eq!(result["seconds"].as_array().map(Vec::len), Some(2));
    let keys = result.as_object().expect("an object").len();
    assert_eq!(keys, 9, "{result}");
    let without_time = |mut result: serde_json::Value| {
        result["seconds"].take();
        result
    };
    assert_eq!(without_time(contest(all)), without_time(result), "a seed repeats it");
    let drawn = contest("match level:5 perfect --game tictactoe --games 50 --json");
    assert_eq!((drawn["draws"].as_u64(), drawn["elo"].as_f64()), (Some(50), Some(0.0)));
}

#[test]
fn a_match_of_reversi_swaps_sides_and_prints_a_table() {
    let won = contest("match book random --games 41 --seed 3 --json");
    let lost = contest("match random book --games 41 --seed 3 --json");
    assert!(won["score"].as_f64() > Some(0.6), "{won}");
    assert!(won["disc_difference"].as_f64() > Some(5.0), "{won}");
    assert!(lost["score"].as_f64() < Some(0.4) && lost["elo"].as_f64() < Some(0.0), "{lost}");
    let one_sided = contest("match novice random --games 4 --seed 1 --rules book --json");
    let (wins, elo) = (one_sided["wins"].as_u64(), &one_sided["elo"]);
    assert_eq!(elo.is_null(), wins == Some(4), "no rating difference is large enough: {one_sided}");
    let output = outflank(&["match", "book", "random", "--games", "41", "--seed", "3"]);
    let table = text(&output.stdout);
    let row = |name: &str| -> Vec<u32> {
        let line = table.lines().find(|line| line.starts_with(name)).expect(name);
        let cells = line[10..].split_whitespace().take(4);
        cells.map(|cell| cell.parse().expect("a number")).collect()
    };
    let [black, white, all] = ["as Black", "as White", "together"].map(row);
    assert_eq!((black[0], white[0], all[0]), (21, 20, 41), "{table}");
    for column in 0..4 {
        assert_eq!(black[column] + white[column], all[column], "{table}");
    }
}

#[test]
fn without_a_terminal_the_game_says_what_to_do() {
    for arguments in [&[][..], &["play"], &["watch", "book", "novice"], &["--look", "ascii"]] {
        let output = outflank(arguments);
        assert_eq!(output.status.code(), Some(2));
        let stderr = text(&output.stderr);
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
        assert!(stderr.contains("needs a terminal"), "{stderr}");
    }
}

#[test]
fn control_characters_do_not_come_back_from_bad_arguments() {
    for arguments in [
        ["play", "--look", "\u{1b}[2Jx"],
        ["play", "--level", "\u{1b}[2Jx"],
        ["play", "--moves", "\u{1b}["],
    ] {
        let stderr = text(&outflank(&arguments).stderr);
        assert!(!stderr.trim_end().contains(char::is_control), "{stderr:?}");
    }
}

#[test]
fn perft_prints_a_line_for_each_depth() {
    let output = outflank(&["perft", "7"]);
    assert_eq!(output.status.code(), Some(0));
    let stdout = text(&output.stdout);
    let counts: Vec<(&str, &str)> = stdout
        .lines()
        .map(|line| {
            let fields: Vec<&str> = line.split(' ').collect();
            let [depth, nodes, seconds, rate] = fields[..] else { panic!("four fields: {line}") };
            assert!(seconds.parse::<f64>().is_ok() && rate.parse::<u64>().is_ok(), "{line}");
            (depth, nodes)
        })
        .collect();
    let wanted = [
        ("1", "4"),
        ("2", "12"),
        ("3", "56"),
        ("4", "244"),
        ("5", "1396"),
        ("6", "8200"),
        ("7", "55092"),
    ];
    assert_eq!(counts, wanted);
    let threads = text(&outflank(&["perft", "7", "--threads", "3"]).stdout);
    let nodes = |line: &str| line.split(' ').nth(1).map(str::to_owned);
    assert!(threads.lines().map(nodes).eq(stdout.lines().map(nodes)), "{threads}");
}

#[test]
fn papers_are_printed() {
    let version = text(&outflank(&["--version"]).stdout);
    assert_eq!(version, format!("outflank {}\n", env!("CARGO_PKG_VERSION")));
    let help = text(&outflank(&["--help"]).stdout);
    for word in ["play", "watch", "perft", "completions", "man", "--look", "Examples:"] {
        assert!(help.contains(word), "{word}");
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = outflank(&["completions", shell]);
        assert!(output.status.success() && text(&output.stdout).contains("outflank"), "{shell}");
    }
    let manual = text(&outflank(&["man"]).stdout);
    for word in [".TH outflank", "OUTFLANK PLAY", "two\\-player", "OUTFLANK PERFT"] {
        assert!(manual.contains(word), "{word}");
    }
    assert!(!manual.contains("panic"), "hidden options stay hidden");
}

/// A reader that closes early ends the program quietly.
#[test]
#[cfg(unix)]
fn a_closed_pipe_is_no_error() {
    let program = env!("CARGO_BIN_EXE_outflank");
    // The reader is gone before the program writes.
    let script = format!("(sleep 0.5; {program} man; echo $? >&2) | :");
    let output = Command::new("sh").args(["-c", &script]).output().expect("sh runs");
    let stderr = text(&output.stderr);
    assert!(stderr.trim() == "0", "{stderr}");
}

#[test]
fn show_prints_the_board_of_moves_a_position_or_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("two.sgf");
    std::fs::write(&file, "(;GM[2];B[f5];W[d6])(;GM[2];B[e6])").expect("written");
    let file = file.to_str().expect("a name");
    let plain = outflank(&["show", "f5d6"]);
    let shown = text(&plain.stdout);
    assert!(plain.status.success() && !shown.contains('\u{1b}'), "{shown}");
    assert!(shown.ends_with("Black 3, White 3. Black to move.\n"), "{shown}");
    assert_eq!(shown.matches('●').count() + shown.matches('○').count(), 6, "{shown}");
    for what in [vec!["show", file], vec!["show", file, "--game", "1"]] {
        assert_eq!(text(&outflank(&what).stdout), shown, "{what:?}");
    }
    let coloured = outflank(&["show", "f5d6", "--color", "always"]);
    assert!(text(&coloured.stdout).contains("\u{1b}["), "colours where they are asked for");
    for (what, said) in [
        (vec!["show", file, "--game", "3"], "--game 3: the file has 2 games"),
        (vec!["show", "nonsense"], "no form that can be read"),
        (vec!["show", "f5f5"], "illegal"),
        (vec!["show", "no/such/file.sgf"], "no/such/file.sgf"),
    ] {
        let refused = outflank(&what);
        assert!(!refused.status.success());
        assert!(text(&refused.stderr).contains(said), "{}", text(&refused.stderr));
    }
}

/// The sentence had the library's `(os error 2)`, and said not which of several files it meant.
#[test]
fn a_file_that_is_not_there_is_named_with_its_option_and_without_numbers() {
    for (arguments, sentence) in [
        ("analyze /none/a.ggf", "/none/a.ggf could not be read: No such file or directory"),
        ("import /none/a.ggf", "/none/a.ggf could not be read: No such file or directory"),
        ("solve /none/a.obf", "/none/a.obf could not be read: No such file or directory"),
        (
            "gtp --weights /none/w",
            "--weights: /none/w could not be read: No such file or directory",
        ),
        ("gtp --book /none/b", "--book: /none/b could not be read: No such file or directory"),
        ("puzzle --file /none/p", "--file: /none/p could not be read: No such file or directory"),
        ("learn --check /none/l", "--check: /none/l could not be read: No such file or directory"),
    ] {
        let output = outflank(&arguments.split(' ').collect::<Vec<_>>());
        let said = text(&output.stderr);
        assert!(said.contains(sentence) && !said.contains("os error"), "{arguments}: {said}");
        assert_eq!(output.status.code(), Some(1), "{arguments}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_named_when_not_even_the_version_fits() {
    for arguments in [&["--version"][..], &["--help"], &["perft", "1"]] {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("it is there");
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        let output = command.args(arguments).stdout(full).output().expect("the program runs");
        let said = text(&output.stderr);
        assert!(said.contains("the output could not be written: No space left"), "{said}");
        assert_eq!(output.status.code(), Some(1));
    }
}

/// Black has wiped White out on a board with 51 empty squares: there is nothing to solve.
#[test]
fn a_finished_board_with_empty_squares_is_not_said_to_take_long() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("over.obf");
    let board = format!("{}{} X;\n", "-".repeat(51), "X".repeat(13));
    std::fs::write(&file, board).expect("written");
    let output = outflank(&["solve", file.to_str().expect("UTF-8")]);
    assert_eq!(text(&output.stderr), "");
    assert!(text(&output.stdout).contains("64"), "{}", text(&output.stdout));
}

#[test]
fn ten_faults_of_the_settings_are_printed_and_the_others_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("outflank")).expect("writable");
    let faults: Vec<String> = (0..3000).map(|number| format!("fault{number} = 1")).collect();
    std::fs::write(folder.path().join("outflank/config.toml"), faults.join("\n")).expect("written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    let output = command
        .args(["match", "level:1", "level:1", "--games", "2"])
        .env("XDG_CONFIG_HOME", folder.path())
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    let said = text(&output.stderr);
    assert_eq!(said.lines().filter(|line| line.contains("unknown setting")).count(), 10, "{said}");
    assert!(said.contains("2990 more lines that make no sense"), "{said}");
}
