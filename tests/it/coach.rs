//! The coach: the best move it names is best, every sentence it prints is true, its grades are those of
//! the scores, and it says all that on the command line.

use crate::support::claims::{Known, is_true};
use crate::support::truth::kind;
use outflank::coach::{
    Advised, Fact, Grade, Line, MOST, PARTLY, Question, Reason, Review, SLIGHTLY, SearchBudget,
    SearchGoal, advise, review_while,
};
use outflank::engine::search::TranspositionTable;
use outflank::engine::{Resources, Stop};
use outflank::rules::{Color, Game, Square, Turn, Variant, transcript};
use outflank::words::{Listener, fact_sentence, headline, moment_sentence};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::collections::{BTreeMap, HashSet};
use std::process::{Command, Output, Stdio};

/// Positions with the exact score of every move, found by playing each and solving what came of it.
const POSITIONS: &str = include_str!("../data/coach.obf");

fn known() -> Vec<Known> {
    let lines = POSITIONS.lines().filter(|line| !line.starts_with('%'));
    let read = |line: &str| {
        let (head, scores) = line.split_once(';').expect("a board and scores");
        let (position, side) = outflank::records::read_board(head).expect("a board");
        let score = |part: &str| {
            let (square, score) = part.trim().split_once(':')?;
            Some((square.to_owned(), score.parse().expect("a score")))
        };
        Known { position, side, scores: scores.split(';').filter_map(score).collect() }
    };
    lines.map(read).collect()
}

#[test]
fn on_thirty_positions_the_best_move_is_best_and_every_sentence_true() {
    let positions: Vec<Known> = known().into_iter().step_by(10).collect();
    let said = check_advice(&positions);
    assert!(said.len() >= 25, "it has many things to say: {said:?}");
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn on_three_hundred_positions_the_best_move_is_best_and_every_sentence_true() {
    let positions = known();
    assert_eq!(positions.len(), 300);
    let said = check_advice(&positions);
    assert!(said.len() >= 30, "it has many things to say: {said:?}");
    // What only a search can know is said, too: that it is true when it is said, was seen above.
    for kind in [
        "Answer",
        "Exact",
        "Expects",
        "FewerMoves",
        "InLine",
        "LaterMoves",
        "LaterSafe",
        "MoreFrontier",
        "MoreReplies",
        "PassInLine",
    ] {
        assert!(said.contains_key(kind), "{kind}: {said:?}");
    }
}

/// Checks the advice on positions; returns how often each kind of fact was given as a reason.
fn check_advice(positions: &[Known]) -> BTreeMap<String, u32> {
    let table = TranspositionTable::new(16);
    let stop = Stop::default();
    let mut said: BTreeMap<String, u32> = BTreeMap::new();
    for known in positions {
        let Known { position, side, scores } = known;
        let (goal, variant) = (SearchGoal::GRADING, Variant::REVERSI);
        let question = Question {
            position: *position,
            side: *side,
            variant,
            goal,
            budget: SearchBudget::default(),
        };
        let advice = advise(question, &Resources::default(), &table, &stop, &stop, None);
        let advice = advice.expect("there are moves");
        assert!(advice.exact, "{position:?}");
        let best = scores.values().max().expect("scores");
        let first = &advice.moves[0].line;
        assert_eq!(scores[&first.square.to_string()], *best, "{} in {position:?}", first.square);
        assert_eq!(advice.moves.len(), scores.len());
        let lines: Vec<Line> = advice.moves.iter().map(|it| it.line.clone()).collect();
        for Advised { line, reasons } in &advice.moves {
            assert_eq!(scores[&line.square.to_string()], line.score, "{}", line.square);
            assert!((1..=MOST).contains(&reasons.len()), "{reasons:?}");
            for reason in reasons {
                let sentence = fact_sentence(
                    &reason.fact,
                    *side,
                    reason.square,
                    &Listener::neutral(Variant::REVERSI),
                );
                assert!(is_true(known, reason, &lines), "{sentence} {reason:?} {position:?}");
                let headline =
                    headline(reason, *side, line.square, &Listener::neutral(Variant::REVERSI));
                assert!(headline.split(' ').count() <= 8 && headline.ends_with('.'), "{headline}");
                assert!(sentence.ends_with('.'), "{sentence}");
                for part in sentence.split(". ") {
                    assert!(part.split(' ').count() <= 20, "it can be read in a breath: {part}");
                }
                // The player who moved is spoken to.
                let you = Listener { variant: Variant::REVERSI, you: Some(*side) };
                let told = fact_sentence(&reason.fact, *side, reason.square, &you);
                assert!(told.ends_with('.') && !told.contains("  "), "{told}");
                *said.entry(kind(&reason.fact)).or_default() += 1;
            }
            let unique: HashSet<String> = reasons.iter().map(|it| format!("{it:?}")).collect();
            assert_eq!(unique.len(), reasons.len(), "nothing is said twice");
        }
    }
    println!("{said:?}");
    said
}

fn reviewed(moves: &str) -> Review {
    let game = transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal");
    let goal = SearchGoal { depth: 6, exact_empties: 12 };
    let stop = Stop::default();
    review_while(&game, goal, &Resources::default(), &stop, &mut || stop.part(), &mut |_| true)
}

/// A whole game that turns more than once.
const GAME: &str = include_str!("../data/whole.txt");

/// A game of a player who mostly takes what flips most.
pub fn careless_game(seed: u64) -> Game {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Pass(_) => drop(game.pass().expect("forced")),
            Turn::Place(_) => {
                let position = *game.position();
                let moves = game.legal_moves().squares();
                let square = if random.random_bool(0.5) {
                    moves.max_by_key(|&square| position.flips(square).len())
                } else {
                    moves.choose(&mut random)
                };
                game.place(square.expect("a move")).expect("legal");
            }
        }
    }
}

#[test]
fn every_sentence_of_a_review_is_true_and_its_squares_are_those_it_speaks_of() {
    let goal = SearchGoal { depth: 5, exact_empties: 12 };
    let stop = Stop::default();
    let mut said: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..12 {
        let game = careless_game(seed);
        let resources = Resources::default();
        let review =
            review_while(&game, goal, &resources, &stop, &mut || stop.part(), &mut |_| true);
        for reviewed in &review.moves {
            let lines = [reviewed.made.clone(), reviewed.best.clone()];
            let scores = lines.iter().map(|line| (line.square.to_string(), line.score)).collect();
            let position = game.positions()[reviewed.ply];
            let known = Known { position, side: reviewed.side, scores };
            let mut principles = HashSet::new();
            for reason in &reviewed.reasons {
                assert!(is_true(&known, reason, &lines), "{reason:?} of {reviewed:?}");
                *said.entry(kind(&reason.fact)).or_default() += 1;
                // A small part is given only where no reason carries more.
                let carries = |reason: &Reason| reason.share.is_none_or(|share| share >= PARTLY);
                let are_slight = !reviewed.reasons.iter().any(|it| it.share >= Some(PARTLY));
                let is_slight = are_slight && reason.share >= Some(SLIGHTLY);
                assert!(carries(reason) || is_slight, "{reason:?}");
                let is_line = reason.is_only_the_line();
                assert!(is_line || principles.insert(reason.fact.principle()), "{reviewed:?}");
                // Every square that the sentence names is lit, but for the move and the better one.
                let told = fact_sentence(
                    &reason.fact,
                    reviewed.side,
                    reason.square,
                    &Listener::neutral(Variant::REVERSI),
                );
                let words = told.split(|c: char| !c.is_ascii_alphanumeric());
                let named = words.filter_map(|word| word.parse::<Square>().ok());
                let moves = [reviewed.made.square, reviewed.best.square];
                let is_detail = matches!(reason.fact, Fact::Expects { .. });
                for square in named.filter(|it| !moves.contains(it) && !is_detail) {
                    assert!(reason.squares.contains(square), "{square}: {told} {reason:?}");
                }
            }
        }
    }
    println!("{said:?}");
    assert!(said.len() >= 40, "{} kinds: {said:?}", said.len());
}

#[test]
fn a_review_judges_every_move_and_its_figures_agree() {
    let review = reviewed(&GAME[..80]);
    assert_eq!(review.moves.len(), 40);
    let mut losses = [0, 0];
    for (index, reviewed) in review.moves.iter().enumerate() {
        assert_eq!(reviewed.made.square.to_string(), GAME[2 * index..2 * index + 2]);
        assert!(reviewed.best.score >= reviewed.made.score, "nothing is better than the best");
        assert_eq!(reviewed.loss(), reviewed.best.score - reviewed.made.score);
        assert_eq!(reviewed.grade() == Grade::Best, reviewed.loss() == 0);
        assert!(!reviewed.reasons.is_empty() && reviewed.reasons.len() <= MOST);
        losses[reviewed.side.index()] += reviewed.loss();
    }
    for side in Color::BOTH {
        let account = review.account(side);
        assert_eq!(account.loss, losses[side.index()]);
        assert_eq!(account.grades.iter().sum::<u32>(), account.moves);
        assert!((0.0..=100.0).contains(&account.accuracy));
    }
    let moment =
        moment_sentence(&review, &Listener::neutral(Variant::REVERSI)).expect("a side erred");
    assert!(moment.starts_with("Move ") || moment.starts_with("No single move"), "{moment}");
}

fn outflank(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.args(arguments).stdin(Stdio::null()).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

#[test]
fn hint_prints_every_move_with_its_worth_and_reasons() {
    let known = &known()[0];
    let position = outflank::records::write_board(&known.position, known.side);
    let output = outflank(&["hint", "--position", &position, "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(json["exact"], true);
    let moves = json["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), known.scores.len());
    for it in moves {
        let name = it["move"].as_str().expect("a square");
        assert_eq!(it["score"], known.scores[name], "{name}");
        assert!(!it["reasons"].as_array().expect("reasons").is_empty());
        assert!(it["line"].as_str().expect("a line").starts_with(name));
    }
    let output = outflank(&["hint", "--position", "f5d6c3", "--level", "1"]);
    assert!(text(&output.stdout).starts_with("White to move, estimated, 5 moves ahead"));
    for (position, said) in [
        ("hello", "--position: it is no form that can be read"),
        ("519", "the coach only reviews 8x8 Reversi"),
        ("f5a1", "--position: move 2 (a1) is illegal"),
    ] {
        let output = outflank(&["hint", "--position", position]);
        assert_eq!(output.status.code(), Some(2), "{position}");
        assert!(text(&output.stderr).contains(said), "{position}: {}", text(&output.stderr));
    }
}

#[test]
fn the_game_line_by_line_says_what_is_best_and_why() {
    use std::io::Write as _;
    let home = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.args(["play", "--plain", "--two-player", "--board", "none", "--threads", "1"]);
    command
        .env("XDG_DATA_HOME", home.path())
        .env("XDG_CONFIG_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(b"why\nf5\nf4\nwhy\nbest\nwhy e3\nwhy a1\nquit\n").expect("it listens");
    drop(stdin);
    let printed = text(&child.wait_with_output().expect("it ends").stdout);
    assert!(printed.contains("No move has been made yet"), "{printed}");
    let why = printed.lines().find(|line| line.contains("f4 leads to")).expect("why");
    assert!(why.contains("moves ahead); ") && why.contains(" is better ("), "{why}");
    let would = printed.lines().find(|line| line.contains("e3 leads to")).expect("why e3");
    assert!(would.contains("moves ahead"), "{would}");
    assert!(printed.contains("a1 is not a legal move"), "{printed}");
    let best = printed.lines().find(|line| line.contains(" is best: it leads to ")).expect("best");
    assert!(best.contains(" moves ahead). ") && best.ends_with('.'), "{best}");
}

#[test]
fn analyze_prints_a_review_as_text_and_as_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    std::fs::write(&file, &GAME[..60]).expect("writable");
    let file = file.to_str().expect("a path");
    let output = outflank(&["analyze", file, "--level", "3", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let moves = json["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 30);
    let loss: i64 = moves
        .iter()
        .filter(|it| it["side"] == "White")
        .map(|it| it["loss"].as_i64().expect("a number"))
        .sum();
    assert_eq!(json["white"]["loss"], loss);
    let output = outflank(&["analyze", file, "--level", "3"]);
    let printed = text(&output.stdout);
    assert!(printed.contains("  1 Black d3") && printed.contains("White 15 moves"), "{printed}");
    let output = outflank(&["analyze", file, "--move-time", "0.02"]);
    assert!(output.status.success() && text(&output.stdout).contains("Black 15 moves"));
    let output = outflank(&["analyze", "/nowhere"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("/nowhere could not be read"));
    let output = outflank(&["analyze", file, "--game", "2"]);
    assert!(text(&output.stderr).contains("the file has 1 game"));
}
