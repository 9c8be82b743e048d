//! The recipe from nothing to weights and a book.

use crate::{done, folder};
use outflank_core::engine::book::Book;
use std::fs;

/// The whole recipe in miniature: from handmade weights to better ones, and a book.
#[test]
fn the_recipe_in_miniature_makes_better_weights_than_it_began_with() {
    let folder = folder("recipe");
    fs::create_dir_all(&folder).expect("a folder");
    let at = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
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
        "spread",
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
