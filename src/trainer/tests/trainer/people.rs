//! Positions of people's games.

use crate::wthor::wthor_file;
use crate::{blocks, counted_out, folder, text, train};
use outflank_core::engine::people::Predictor;
use outflank_core::rules::{Bitboard, Color, Game, Position, Square, Variant, transcript};
use std::fs;
use std::path::PathBuf;

/// Takizawa's perfect game, and its beginning.
const GAMES: [&str; 2] = [
    "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6",
    "f5d6c3d3c4f4f6f3e6e7d7",
];

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

#[test]
fn ratings_need_games_of_years_before_those_that_are_foretold() {
    let place = games_of_people("ratings-of-one-year", &["f5d6c3d3c4", "f5f6e6f4"]);
    let place = place.to_str().expect("UTF-8");
    let output = train(&["ratings", "--people", place, "--fit-on", "2020", "--test-on", "2020"]);
    assert!(!output.status.success());
    let printed = text(&output.stderr);
    assert!(printed.contains("no games of rated players"), "{printed}");
    let empty = train(&["ratings", "--people", place, "--fit-on", "soon"]);
    assert!(!empty.status.success(), "a year is a number");
}

#[test]
fn moves_of_people_are_learnt_alike_with_one_seed_and_only_outside_the_measured_years() {
    // Of the first game of ten, moves are kept back.
    let place = games_of_people("learnt-moves", &["f5f6e6f4", "f5d6c3d3c4", "f5f6e6f4"]);
    let out = place.join("learnt.weights");
    let learn = |seed: &str, years: &str, more: &[&str]| {
        let place = place.to_str().expect("UTF-8");
        let few = ["--seed", seed, "--test-on", years, "--rounds", "3", "--searched", "1"];
        train(&[&["people", "--people", place], &few[..], more].concat())
    };
    let written = |seed: &str, more: &[&str]| {
        let path = ["--out", out.to_str().expect("UTF-8")];
        let output = learn(seed, "1990", &[&path, more].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        let printed = text(&output.stdout);
        assert!(
            printed.starts_with("9 moves to learn from, 0 kept back, 0 to measure on"),
            "{printed}"
        );
        fs::read(&out).expect("a file")
    };
    let learnt = written("1", &[]);
    assert!(Predictor::from_bytes(learnt.clone()).is_ok());
    assert_eq!(written("1", &[]), learnt);
    assert_ne!(written("2", &[]), learnt);
    // A checkpoint of two rounds and another run are as good as one run.
    let checkpoint = place.join("learnt.checkpoint");
    let kept = ["--checkpoint", checkpoint.to_str().expect("UTF-8")];
    assert_eq!(written("1", &kept), learnt);
    assert_eq!(written("1", &kept), learnt, "all rounds come from the checkpoint");
    let other = learn("2", "1990", &kept);
    assert!(text(&other.stderr).contains("belongs to another fit"), "{}", text(&other.stderr));
    let output = learn("1", "2020", &[]);
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("no games to learn from"), "{}", text(&output.stderr));
    let baseline = learn("1", "1990", &["--baseline"]);
    assert!(text(&baseline.stdout).contains("conditional logit: nothing to measure on"));
    let coarse = learn("1", "1990", &["--steps", "0", "1"]);
    assert!(!coarse.status.success(), "a step of nothing");
}

#[test]
fn chances_come_from_games_of_people_that_were_played_to_the_end() {
    /// A game that Black wins, and a beginning.
    const GAMES: [&str; 2] = [
        "f5d6c3f4f6d3c4g5e6c5f3e3g4b5e2f7e7b3d2d1h6f8d8d7c7g6c8c6e8b8b4a5b6e1f2a6b7h4c1c2f1a8h3h5g3h2h1g1a4g2b2a3a2a1b1g8h8a7g7h7",
        "f5d6c3d3c4f4f6f3e6e7d7",
    ];
    let people = games_of_people("chances-of-people", &GAMES);
    let data = folder("chances");
    let [place, out] = [&people, &data].map(|it| it.to_str().expect("UTF-8"));
    let output = train(&["chance", "--data", out, "--people", place, "--games", "2000"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let samples = fs::read_to_string(data.join("000000.chances")).expect("a block");
    // A line for each move of the whole game, with the outcome for the side that moves.
    assert_eq!(samples.lines().count(), 60);
    let won = |line: &str| line.rsplit(' ').next().expect("words").to_owned();
    assert_eq!(samples.lines().take(4).map(won).collect::<Vec<_>>(), ["1", "0", "1", "0"]);
    assert!(text(&output.stdout).contains("fitted: ["), "{}", text(&output.stdout));
}
