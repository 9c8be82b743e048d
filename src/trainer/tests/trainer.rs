//! The trainer in miniature: play, interruption, resumption, fit.

use outflank_core::engine::book::Book;
use outflank_core::engine::evaluation::{DISC, Weights};
use outflank_core::records::obf;
use outflank_core::rules::kernel::Portable;
use outflank_core::rules::{Bitboard, Color, Game, Position, Square, Variant, transcript};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use wthor::wthor_file;

#[path = "../../../tests/it/support/wthor.rs"]
mod wthor;

fn train(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank-train"));
    command.args(arguments).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn play(folder: &Path, games: &str) {
    let data = folder.to_str().expect("UTF-8");
    let quick = ["--depth", "1", "--exact", "6", "--threads", "2"];
    let output = train(&[&["play", "--data", data, "--games", games], &quick[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
}

fn blocks(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut files: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "positions"))
        .map(|path| (path.clone(), fs::read(path).expect("a file")))
        .collect();
    files.sort();
    files
}

#[test]
fn games_that_were_played_are_not_played_again_and_those_missing_are() {
    let folder = folder("resumed");
    play(&folder, "1500");
    let played = blocks(&folder);
    assert_eq!(played.len(), 3);
    // As after an interruption within one block, before another.
    fs::remove_file(&played[1].0).expect("it is there");
    fs::write(played[1].0.with_extension("positions.new-x"), b"half of it").expect("a file");
    let marked = [&played[0].1[..], &played[0].1[..17]].concat();
    fs::write(&played[0].0, &marked).expect("a file");
    play(&folder, "1500");
    let again = blocks(&folder);
    assert_eq!(again[0].1, marked, "what is there stays as it is");
    assert_eq!(again[1..], played[1..], "what is missing is made as it was");
}

#[test]
fn a_fit_sees_more_than_nothing_and_says_how_much() {
    let folder = folder("fitted");
    play(&folder, "4000");
    let (data, file) = (folder.to_str().expect("UTF-8"), folder.join("weights"));
    let out = file.to_str().expect("UTF-8");
    let output = train(&["fit", "--data", data, "--rounds", "3", "--out", out]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let weights = Weights::from_bytes(fs::read(&file).expect("it was written"));
    let weights = weights.expect("what the trainer writes the engine reads");
    // A lost ending: the opponent has all corners and nearly everything else.
    let text_of = |own: u64, other: u64| Position::new(Bitboard(own), Bitboard(other));
    let (few, most) = (0x0000_0000_0018_0000, !0x0000_0000_0018_3C00);
    let [lost, won] = [text_of(few, most), text_of(most, few)].map(|it| it.expect("apart"));
    let value = |position| weights.evaluate(Portable, position) / DISC;
    assert!(value(&lost) < -10 && value(&won) > 10, "{} and {}", value(&lost), value(&won));
    let report = text(&output.stdout);
    let errors = |empties: &str| -> (f64, f64) {
        let line = report.lines().find(|line| line.trim_start().starts_with(empties));
        let line = line.unwrap_or_else(|| panic!("{empties}: {report}"));
        let numbers: Vec<f64> =
            line.split_whitespace().map(|word| word.parse().expect("a number")).collect();
        (numbers[2], numbers[3])
    };
    let (fitted, kept) = errors("8 ");
    assert!(fitted < kept && kept < 16.0, "near the end much is certain: {report}");
    assert!(errors("36 ").1 > kept, "further away less: {report}");
}

/// The whole recipe in miniature: from handmade weights to better ones, and a book.
#[test]
fn the_recipe_in_miniature_makes_better_weights_than_it_began_with() {
    let folder = folder("recipe");
    fs::create_dir_all(&folder).expect("a folder");
    let at = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let done = |arguments: &[&str]| {
        let output = train(arguments);
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        text(&output.stdout)
    };
    done(&["start", "--out", &at("0.weights")]);
    for generation in 1..=2 {
        let (before, after) =
            (at(&format!("{}.weights", generation - 1)), at(&format!("{generation}.weights")));
        let data = at(&format!("{generation}"));
        let games = ["--games", "4000", "--depth", "1", "--exact", "10", "--sure", "73"];
        let ours = ["play", "--data", &data, "--weights", &before, "--threads", "2"];
        done(&[&ours[..], &games].concat());
        done(&["fit", "--data", &data, "--rounds", "3", "--out", &after]);
    }
    // Positions are drawn once, and drawing resumes.
    let drawn = at("drawn.obf");
    let draw = |games: &str| {
        let few = ["--empties", "12", "--depth", "2", "--threads", "2", "--most", "60"];
        done(&[&["draw", "--out", &drawn, "--games", games], &few[..]].concat());
        fs::read_to_string(&drawn).expect("it was written")
    };
    let (some, all) = (draw("100"), draw("300"));
    assert!(all.starts_with(&some) && all.lines().count() == 300, "{all}");
    let error = |weights: &str| -> f64 {
        let measured = done(&["measure", &drawn, "--weights", weights]);
        let (_, rest) = measured.split_once("mean absolute error ").expect("a line");
        rest.split(' ').next().and_then(|word| word.parse().ok()).expect("a number")
    };
    let searched = done(&["measure", &drawn, "--depth", "12", "--sure", "100"]);
    assert!(
        searched.contains("mean absolute error 0.000"),
        "to the end nothing is missing: {searched}"
    );
    let (first, last) = (error(&at("0.weights")), error(&at("2.weights")));
    assert!(last < 0.85 * first, "from {first} to {last} discs");
    let measured = done(&[
        "calibrate",
        "--positions",
        "1000",
        "--depth",
        "3",
        "--threads",
        "2",
        "--weights",
        &at("2.weights"),
    ]);
    assert!(measured.contains("deviation from the end = "), "{measured}");
    // The book resumes.
    let (book, work) = (at("openings.book"), at("openings.work"));
    let make = |positions: &str| {
        done(&[
            "book",
            "--out",
            &book,
            "--work",
            &work,
            "--positions",
            positions,
            "--depth",
            "2",
            "--threads",
            "2",
        ]);
        Book::from_bytes(fs::read(&book).expect("it was written")).expect("a book")
    };
    let (short, long) = (make("100"), make("400"));
    assert!(short.len() >= 100 && long.len() >= 400, "{} and {}", short.len(), long.len());
    fs::remove_file(&work).expect("it is there");
    let at_once = make("400");
    assert_eq!(at_once.len(), long.len(), "stopped or not, it is the same book");
}

/// A full disk is reported, and earlier blocks stay.
#[test]
fn a_block_that_cannot_be_written_costs_nothing_that_is_there() {
    let folder = folder("full");
    play(&folder, "500");
    let obstacle = folder.join("00000001.positions");
    fs::create_dir(&obstacle).expect("a folder in its way");
    let data = folder.to_str().expect("UTF-8");
    let arguments = ["play", "--data", data, "--games", "1500", "--depth", "1", "--exact", "6"];
    let output = train(&arguments);
    assert_eq!(output.status.code(), Some(1));
    let error = text(&output.stderr);
    assert!(error.contains("00000001.positions could not be written"), "{error}");
    assert!(folder.join("00000000.positions").exists(), "what was made is there");
    fs::remove_dir(&obstacle).expect("out of its way");
    play(&folder, "1500");
    assert_eq!(blocks(&folder).len(), 3);
}

#[test]
fn data_that_are_damaged_are_named() {
    let folder = folder("damaged");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("00000000.positions"), [255; 34]).expect("a file");
    let output = train(&["fit", "--data", folder.to_str().expect("UTF-8")]);
    assert_eq!(output.status.code(), Some(1));
    let error = text(&output.stderr);
    assert!(error.contains("00000000.positions is damaged"), "{error}");
}

#[test]
fn a_fit_that_is_done_is_not_done_again_and_its_log_is_drawn() {
    let folder = folder("stopped");
    play(&folder, "1000");
    let at = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let (data, checkpoint, log) = (at(""), at("checkpoint"), at("log"));
    let fit = |rounds: &str, more: &[&str]| {
        train(&[&["fit", "--data", &data, "--rounds", rounds], more].concat())
    };
    let whole = ["--out", &at("whole"), "--checkpoint", &checkpoint, "--log", &log];
    assert!(fit("4", &whole).status.success());
    let losses = fs::read_to_string(&log).expect("a log");
    assert_eq!(losses.lines().filter(|line| line.starts_with("4,")).count(), 14, "{losses}");
    let again = ["--out", &at("again"), "--checkpoint", &checkpoint, "--log", &log];
    assert!(fit("4", &again).status.success());
    let bytes = |name: &str| fs::read(at(name)).expect("weights");
    assert_eq!(bytes("whole"), bytes("again"));
    assert_eq!(fs::read_to_string(&log).expect("a log"), losses, "nothing is said twice");
    // Another fit is rejected.
    let other = fit("5", &again);
    let said = text(&other.stderr);
    assert!(!other.status.success() && said.contains("belongs to another fit"), "{said}");
    let picture = at("loss.svg");
    assert!(train(&["plot", &log, "--out", &picture]).status.success());
    let picture = fs::read_to_string(&picture).expect("a picture");
    assert_eq!(picture.matches("<polyline").count(), 14, "a curve for each stage");
    let none = train(&["plot", &at("whole"), "--out", &at("none.svg")]);
    assert!(!none.status.success(), "weights are no log");
}

/// Known result of 4x4: Black's margin is -10, with empty squares to the winner.
#[test]
fn a_small_board_is_proven_and_a_wrong_claim_refuted() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("proof");
    let prove = |margin: &str| {
        Command::new(env!("CARGO_BIN_EXE_outflank-train"))
            .args(["prove", "--board", "4x4", "--plies", "3", "--memory", "16", "--margin", margin])
            .arg("--data")
            .arg(&data)
            .output()
            .expect("it runs")
    };
    let proven = prove("-10");
    let said = String::from_utf8_lossy(&proven.stdout).into_owned();
    assert!(said.contains("margin is -10"), "{said}{}", String::from_utf8_lossy(&proven.stderr));
    let claims = std::fs::read_to_string(&data).expect("claims").lines().count();
    assert!(claims > 4, "{claims} claims");
    // Nothing is left to prove.
    assert!(prove("-10").status.success());
    assert_eq!(std::fs::read_to_string(&data).expect("claims").lines().count(), claims);
    for (wrong, says) in [("-8", "does not get -8"), ("-12", "more than -12")] {
        let refuted = prove(wrong);
        let said = String::from_utf8_lossy(&refuted.stderr).into_owned();
        assert!(!refuted.status.success() && said.contains(says), "{said}");
    }
}

/// Score of a position by the rules alone.
fn counted_out(position: Position) -> i32 {
    let moves = position.legal_moves();
    if moves.is_empty() {
        let passed = position.pass();
        let is_over = passed.legal_moves().is_empty();
        return if is_over { position.official_difference() } else { -counted_out(passed) };
    }
    let after = |square| position.play(square).expect("legal");
    moves.squares().map(|square| -counted_out(after(square))).max().expect("there is one")
}

#[test]
fn drawn_positions_state_all_moves_that_reach_the_score_and_no_other() {
    let folder = folder("moves");
    fs::create_dir_all(&folder).expect("a folder");
    let drawn = folder.join("drawn.obf");
    let out = drawn.to_str().expect("UTF-8");
    let few = ["--empties", "7", "--games", "60", "--depth", "1", "--moves", "--hash", "1"];
    let output = train(&[&["draw", "--out", out], &few[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let mut ties = 0;
    for line in fs::read_to_string(&drawn).expect("it was written").lines() {
        let Some(problem) = obf::read_line(line).expect("valid") else { continue };
        let score = counted_out(problem.position);
        assert_eq!(problem.score, Some(score), "{line}");
        let is_best = |square: &Square| {
            let after = problem.position.play(*square).expect("legal");
            -counted_out(after) == score
        };
        let best: Bitboard = problem.position.legal_moves().squares().filter(is_best).collect();
        assert_eq!(problem.best, best, "{line}");
        ties += usize::from(best.len() > 1);
    }
    assert!(ties > 3, "some have several: {ties}");
    // The whole search finds one of them, in every position.
    let measured = text(&train(&["measure", out, "--depth", "7", "--sure", "100"]).stdout);
    assert!(measured.contains("100.0 %") && measured.contains(" nodes"), "{measured}");
}

#[test]
fn a_folder_without_games_between_people_is_refused() {
    let folder = folder("without-people");
    fs::create_dir_all(&folder).expect("a folder");
    let place = folder.to_str().expect("UTF-8");
    let out = folder.join("drawn.obf");
    let out = out.to_str().expect("UTF-8");
    let output = train(&["draw", "--out", out, "--games", "1", "--people", place]);
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("no games between people"), "{}", text(&output.stderr));
}

/// A folder with these games in the WTHOR format, between two people.
fn games_of_people(name: &str, transcripts: &[&str]) -> PathBuf {
    let folder = folder(name);
    fs::create_dir_all(&folder).expect("a folder");
    let mut names = vec![20, 26, 11, 21, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0];
    names.extend(
        ["", "Rose, Brian", "Tamenori, Hideshi"]
            .map(|name| format!("{name:\0<20}"))
            .concat()
            .bytes(),
    );
    fs::write(folder.join("WTH.JOU"), names).expect("a file");
    let game =
        |moves: &&str| transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal");
    let games: Vec<Game> = transcripts.iter().map(game).collect();
    fs::write(folder.join("WTH_2020.wtb"), wthor_file(&games, 2020)).expect("a file");
    folder
}

/// Position of a sample, and its score.
fn sample(bytes: &[u8]) -> (Position, i32) {
    let half = |at: usize| {
        Bitboard(u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes")))
    };
    let position = Position::new(half(0), half(8)).expect("apart");
    (position, i32::from(bytes[16].cast_signed()))
}

#[test]
fn games_of_people_are_labelled_but_those_that_are_measured_on_are_left_out() {
    /// Takizawa's perfect game, and its beginning.
    const GAMES: [&str; 2] = [
        "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6",
        "f5d6c3d3c4f4f6f3e6e7d7",
    ];
    let people = games_of_people("people", &GAMES);
    let place = people.to_str().expect("UTF-8");
    let label = |name: &str, more: &[&str]| {
        let data = folder(name);
        let out = data.to_str().expect("UTF-8");
        let few = ["--depth", "1", "--exact", "8"];
        let output = train(&[&["play", "--data", out, "--people", place], &few[..], more].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        blocks(&data).remove(0).1
    };
    let all = label("labelled", &[]);
    let samples: Vec<_> = all.as_chunks::<17>().0.iter().map(|it| sample(it)).collect();
    assert_eq!(samples.len(), 54 + 5, "both games from their seventh move");
    let few: Vec<_> = samples.iter().filter(|(it, _)| it.empties().len() <= 8).collect();
    assert_eq!(few.len(), 8);
    for (position, score) in few {
        assert_eq!(counted_out(*position), *score);
    }
    // The second game alone, when a position of the first is measured on; however it is turned.
    let measured = people.join("measured.obf");
    let position = samples.iter().find(|it| it.0.empties().len() == 20).expect("of the first").0;
    let board: String = Square::all()
        .map(|square| {
            let turned = position.turned(3);
            match (turned.player().contains(square), turned.opponent().contains(square)) {
                (true, _) => 'X',
                (_, true) => 'O',
                _ => '-',
            }
        })
        .collect();
    fs::write(&measured, format!("{board} X;\n")).expect("a file");
    let some = label("left-out", &["--without", measured.to_str().expect("UTF-8")]);
    assert_eq!(some.len(), 5 * 17, "the shorter game");
    // Two runs agree, whatever the number of threads.
    assert_eq!(label("again", &["--threads", "2"]), all);
}

#[test]
fn slips_lead_to_uneven_positions_with_the_scores_before_them() {
    let uneven = |name: &str, slips: &str| {
        let folder = folder(name);
        let data = folder.to_str().expect("UTF-8");
        let few = ["--depth", "2", "--exact", "6", "--games", "300", "--slips", slips];
        assert!(train(&[&["play", "--data", data], &few[..]].concat()).status.success());
        let all = blocks(&folder).remove(0).1;
        let samples: Vec<_> = all.as_chunks::<17>().0.iter().map(|it| sample(it)).collect();
        let middle = samples.iter().filter(|(it, _)| (8..32).contains(&it.empties().len()));
        let leads: Vec<i32> = middle.map(|(_, score)| score.abs()).collect();
        (samples.len(), f64::from(leads.iter().sum::<i32>()) / leads.len() as f64)
    };
    let (without, with) = (uneven("no-slips", "0"), uneven("slips", "30"));
    assert!(with.0 > without.0, "positions before a slip count: {} of {}", with.0, without.0);
    assert!(with.1 > 1.15 * without.1, "{} and {} discs", with.1, without.1);
}
