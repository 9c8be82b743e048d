//! `outflank analyze`: a review of a game, move by move.

use super::coach::{LookOptions, PointJson, percent, report_no_result, reversi, squares};
use super::output::{FAILURE, Failure, inform, print, stop_on_interrupt};
use super::reading::{ReadOptions, the_game};
use super::values::number;
use crate::app::reasons_in_words;
use crate::coach::{
    Account, BookMove, Grade, MoveReview, Phase, Review, SearchGoal, review_while, without_result,
};
use crate::engine::Stop;
use crate::io::Alarm;
use crate::io::progress_bar;
use crate::records::Record;
use crate::rules::{Color, Game};
use crate::words::{
    self, Listener, adds_to_headline, fact_sentence, headline, message, moment_sentence,
    principle_sentence, say, signed, summary_sentences,
};
use clap::Args;
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;
use strum::VariantArray as _;

/// `outflank analyze`.
#[derive(Debug, Args)]
pub struct AnalyzeOptions {
    /// Game file in any format; - for standard input
    pub file: PathBuf,
    /// Which game in the file, counted from 1
    #[arg(long, value_name = "N", default_value = "1", value_parser = number)]
    pub game: u32,
    #[command(flatten)]
    pub look: LookOptions,
    #[command(flatten)]
    pub read: ReadOptions,
}

pub fn analyze(options: &AnalyzeOptions) -> Result<i32, Failure> {
    let (readings, are_all_read) = options.read.files(&options.file)?;
    let (record, is_whole) = the_game(readings, options.game)?;
    let is_whole = is_whole && are_all_read;
    reversi(&record.game).map_err(Failure::Usage)?;
    let goal = options.look.goal().map_err(Failure::Usage)?;
    let stop = stop_on_interrupt()?;
    let review = watched_review(&record.game, goal, &options.look, &stop);
    if review.moves.is_empty() {
        return Ok(if record.is_position() {
            inform(&say!("cli-review-position"));
            FAILURE
        } else {
            report_no_result()
        });
    }
    print(|out| {
        if options.look.json {
            print_json(&record, &review, out)
        } else {
            print_text(&record, &review, out)
        }
    })?;
    Ok(if is_whole { 0 } else { FAILURE })
}

/// Reviews a game, with a progress bar on a terminal.
fn watched_review(game: &Game, goal: SearchGoal, look: &LookOptions, stop: &Stop) -> Review {
    let moves = game.moves_played();
    let bar = progress_bar(moves as u64, "move ");
    let mut alarm = None;
    let mut in_time = || {
        let part = stop.part();
        alarm = look.move_time.map(|time| Alarm::set(time, &part));
        part
    };
    let review = review_while(game, goal, &look.resources(), stop, &mut in_time, &mut |_| {
        bar.inc(1);
        !stop.is_stopped()
    });
    drop(alarm);
    bar.finish_and_clear();
    review
}

/// A judged move as JSON.
#[derive(Serialize)]
struct JudgedJson {
    number: usize,
    side: &'static str,
    r#move: String,
    score: i32,
    best: String,
    best_score: i32,
    loss: i32,
    grade: String,
    exact: bool,
    depth: u32,
    line: String,
    reasons: Vec<String>,
    #[serde(flatten)]
    point: PointJson,
    /// Opening of a book move; empty if it has no name.
    book: Option<&'static str>,
    /// Chance of winning after the best move and after the one made, in percent.
    best_chance: f64,
    chance: f64,
    phase: String,
}

/// A side's account as JSON.
#[derive(Serialize)]
struct AccountJson {
    moves: u32,
    loss: i32,
    accuracy: f64,
    grades: std::collections::BTreeMap<String, u32>,
}

impl From<Account> for AccountJson {
    fn from(account: Account) -> Self {
        let grades = Grade::VARIANTS.iter().zip(account.grades);
        Self {
            moves: account.moves,
            loss: account.loss,
            accuracy: percent(account.accuracy / 100.0),
            grades: grades.map(|(grade, count)| (grade.to_string(), count)).collect(),
        }
    }
}

fn print_json(record: &Record, review: &Review, out: &mut impl Write) -> io::Result<()> {
    #[derive(Serialize)]
    struct ReviewJson {
        black: AccountJson,
        white: AccountJson,
        moment: Option<String>,
        /// Number and side of the turning point; how that side stood before it: `ahead`, `even` or `behind`.
        moment_move: Option<usize>,
        moment_side: Option<&'static str>,
        outcome: Option<String>,
        /// Phases that a side played well.
        praise: Vec<PraiseJson>,
        summary: Vec<String>,
        moves: Vec<JudgedJson>,
    }
    #[derive(Serialize)]
    struct PraiseJson {
        side: &'static str,
        phase: String,
    }
    let variant = record.game.variant();
    let names = variant.sides;
    let listener = Listener::neutral(variant);
    let turned = review.turning_point();
    let praise = Color::BOTH.into_iter().flat_map(|side| {
        let phases = review.praise(side).into_iter();
        phases.map(move |(phase, _)| PraiseJson {
            side: names[side.index()],
            phase: phase.to_string(),
        })
    });
    let reviewed = |(index, reviewed): (usize, &MoveReview)| JudgedJson {
        number: index + 1,
        side: names[reviewed.side.index()],
        r#move: reviewed.made.square.to_string(),
        score: reviewed.made.score,
        best: reviewed.best.square.to_string(),
        best_score: reviewed.best.score,
        loss: reviewed.loss(),
        grade: reviewed.grade().to_string(),
        exact: reviewed.exact,
        depth: reviewed.depth,
        line: squares(&reviewed.best),
        reasons: reasons_in_words(&reviewed.reasons, reviewed.side, &listener),
        point: PointJson::of(&reviewed.reasons, reviewed.side, reviewed.made.square, &listener),
        book: reviewed.book.map(|book| book.opening.unwrap_or_default()),
        best_chance: percent(reviewed.stakes().chances()[0]),
        chance: percent(reviewed.stakes().chances()[1]),
        phase: Phase::with(reviewed.empties).to_string(),
    };
    let json = ReviewJson {
        black: review.account(Color::Black).into(),
        white: review.account(Color::White).into(),
        moment: moment_sentence(review, &listener),
        moment_move: turned.map(|it| it.number),
        moment_side: turned.map(|it| names[it.reviewed.side.index()]),
        outcome: turned
            .map(|it| it.reviewed.standing(it.reviewed.best.score))
            .map(|standing| standing.to_string()),
        praise: praise.collect(),
        summary: summary(review, &listener),
        moves: review.moves.iter().enumerate().map(reviewed).collect(),
    };
    writeln!(out, "{}", serde_json::to_string(&json)?)
}

/// Prints a review as text. Errors: when `out` takes no more.
pub fn print_text(record: &Record, review: &Review, out: &mut impl Write) -> io::Result<()> {
    let variant = record.game.variant();
    let names = variant.sides;
    let listener = Listener::neutral(variant);
    writeln!(out, "{}", say!("cli-review-margins"))?;
    for (index, reviewed) in review.moves.iter().enumerate() {
        let MoveReview { side, made, best, .. } = reviewed;
        let (grade, loss) = (reviewed.grade(), reviewed.loss());
        let sure = if reviewed.exact {
            say!("cli-review-exact")
        } else {
            say!("cli-review-depth", count = reviewed.depth)
        };
        write!(
            out,
            "{:>3} {:<5} {} {:>4} {sure:<9}",
            index + 1,
            names[side.index()],
            made.square,
            signed(made.score)
        )?;
        let (other, score) = (best.square.to_string(), signed(best.score));
        let better = say!("cli-review-better", loss = loss, best = other, score = score);
        let is_named = loss > 0 && reviewed.book.is_none();
        let label = match reviewed.book {
            Some(BookMove { opening: Some(name) }) => say!("cli-review-opening", name = name),
            Some(_) => say!("cli-review-book"),
            None => words::of("grade", &grade.to_string()),
        };
        writeln!(out, " {label}{}", if is_named { better.as_str() } else { "" })?;
        // Good moves get no sentences.
        if grade > Grade::Good {
            for sentence in in_short(review, reviewed, &listener) {
                writeln!(out, "          {sentence}")?;
            }
        }
    }
    writeln!(out)?;
    for side in Color::BOTH {
        let Account { moves, loss, accuracy, grades } = review.account(side);
        let counts = Grade::VARIANTS.iter().zip(grades);
        let counts: Vec<String> = counts.map(|(grade, count)| counted(*grade, count)).collect();
        writeln!(
            out,
            "{:<5} {}",
            names[side.index()],
            say!(
                "cli-review-account",
                moves = moves,
                loss = loss,
                accuracy = format!("{accuracy:.0}"),
                counts = counts.join(", ")
            )
        )?;
    }
    for sentence in summary(review, &listener) {
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}

/// Summary of the game, or a sentence for a short one.
fn summary(review: &Review, listener: &Listener) -> Vec<String> {
    let paragraph = summary_sentences(review, listener);
    if paragraph.is_empty() {
        moment_sentence(review, listener).into_iter().collect()
    } else {
        paragraph
    }
}

/// Short explanation of a mistake: headline with evidence, principle if this move is the first with it, other reasons.
fn in_short(review: &Review, reviewed: &MoveReview, listener: &Listener) -> Vec<String> {
    let (side, made) = (reviewed.side, reviewed.made.square);
    let explains = review.is_first_with_its_principle(reviewed);
    let mut lines = Vec::new();
    for (at, reason) in without_result(&reviewed.reasons).enumerate() {
        let evidence = || fact_sentence(&reason.fact, side, reason.square, listener);
        if reason.is_only_the_line() {
            lines.push(evidence());
            continue;
        }
        let headline = headline(reason, side, made, listener);
        lines.push(if adds_to_headline(&reason.fact) {
            format!("{headline} {}", evidence())
        } else {
            headline
        });
        let principle = reason.principle().filter(|_| at == 0 && explains);
        lines.extend(principle.map(principle_sentence));
    }
    lines
}

/// Count of a grade: `1 mistake`, `2 inaccuracies`.
fn counted(grade: Grade, count: u32) -> String {
    message(&format!("grades-{grade}"), &[("count", count.into())])
}
