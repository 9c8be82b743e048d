//! `outflank hint`: values and reasons of all moves of a position.

use super::options;
use super::output::{FAILURE, Failure, inform, print, stop_on_interrupt};
use super::position::game_of;
use super::values::{level, people, seconds, threads};
use crate::app::{ReasonText, reasons_in_words};
use crate::coach::{
    Advice, Advised, Line, PeopleQuestion, Phase, Question, Reason, SearchGoal, advise,
};
use crate::engine::people::PersonRating;
use crate::engine::search::TranspositionTable;
use crate::engine::{Resources, Stop};
use crate::io::Alarm;
use crate::rules::{Color, Game, Square, Turn, Variant};
use crate::words::{Listener, certainty_label, headline, principle_sentence, say, signed};
use clap::Args;
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// Search options of the coach.
#[derive(Debug, Args)]
pub struct LookOptions {
    /// Search depth, by a level's number or name [default: 16 moves ahead, exact from 22 empty squares]
    #[arg(long, value_name = "N", conflicts_with = "move_time", allow_negative_numbers = true)]
    pub level: Option<String>,
    /// Search each move for S seconds instead of to a fixed depth
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    pub move_time: Option<Duration>,
    /// Search threads, 1 to 256; with more than one, results may vary between runs [default: 1]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `outflank hint`.
#[derive(Debug, Args)]
pub struct HintOptions {
    /// Position as 64 squares and the side to move, or as the moves that lead to it
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    pub position: String,
    /// Add the share of people rated R who play each move, R = 1000, 1100 .. 2000; moves that led there tell more
    #[arg(long, value_name = "R", value_parser = people)]
    pub people: Option<PersonRating>,
    #[command(flatten)]
    pub look: LookOptions,
}

impl LookOptions {
    pub fn goal(&self) -> Result<SearchGoal, String> {
        if self.move_time.is_some() {
            return Ok(SearchGoal::UNBOUNDED);
        }
        let level = self.level.as_deref().map(|text| level(Variant::REVERSI, text)).transpose()?;
        Ok(level.map_or(SearchGoal::GRADING, |level| SearchGoal::of_level(level.number())))
    }

    pub fn resources(&self) -> Resources {
        let usual = options::default_resources();
        Resources { threads: self.threads.unwrap_or(1), ..usual }
    }
}

pub fn squares(line: &Line) -> String {
    std::iter::once(&line.square).chain(&line.replies).map(Square::to_string).collect()
}

/// A move with its value as JSON.
#[derive(Serialize)]
struct MoveJson {
    r#move: String,
    score: i32,
    exact: bool,
    line: String,
    reasons: Vec<String>,
    #[serde(flatten)]
    point: PointJson,
    /// Chance of winning, in percent.
    chance: f64,
    phase: String,
    /// Share of people of the given rating who play it, in percent.
    #[serde(skip_serializing_if = "Option::is_none")]
    people: Option<f64>,
}

/// Headline of a move as JSON; its fields are empty without reasons.
#[derive(Serialize, Default)]
pub struct PointJson {
    headline: String,
    principle: String,
    /// Squares of the first reason.
    squares: Vec<String>,
}

impl PointJson {
    /// Headline of a move of `side` on `made`.
    pub fn of(reasons: &[Reason], side: Color, made: Square, listener: &Listener) -> Self {
        let Some(first) = reasons.first() else { return Self::default() };
        Self {
            headline: headline(first, side, made, listener),
            principle: first.principle().map(principle_sentence).unwrap_or_default(),
            squares: first.squares.squares().map(|square| square.to_string()).collect(),
        }
    }
}

#[derive(Serialize)]
struct HintJson {
    side: &'static str,
    depth: u32,
    exact: bool,
    moves: Vec<MoveJson>,
}

/// Prints all moves of a position with value and reasons, best first.
pub fn hint(options: &HintOptions) -> Result<i32, Failure> {
    let stop = stop_on_interrupt()?;
    let mut text = Vec::new();
    let status = write_hint(options, &stop, &mut text)?;
    print(|out| out.write_all(&text))?;
    Ok(status)
}

/// Writes all moves of a position with value and reasons, best first; returns the exit status.
pub fn write_hint(options: &HintOptions, stop: &Stop, out: &mut dyn Write) -> Result<i32, Failure> {
    let game = game_of("--position", &options.position)?;
    let variant = reversi(&game).map_err(Failure::Usage)?;
    let goal = options.look.goal().map_err(Failure::Usage)?;
    let Some(question) = Question::of(&game, goal) else {
        write_no_moves(&game, options.look.json, out)?;
        return Ok(0);
    };
    let resources = options.look.resources();
    let part = stop.part();
    let _alarm = options.look.move_time.map(|time| Alarm::set(time, &part));
    let table = TranspositionTable::new(resources.mebibytes);
    let Some(advice) = advise(question, &resources, &table, &part, stop, None) else {
        return Ok(report_no_result());
    };
    let asked = options.people.zip(PeopleQuestion::of(&game));
    let people =
        asked.and_then(|(rating, question)| Some((rating, question.answer(&resources, stop)?)));
    let share = |square: Square| {
        let (rating, shares) = people.as_ref()?;
        Some(percent(f64::from(shares.of(square, *rating))))
    };
    let name = variant.sides[question.side.index()];
    if options.look.json {
        let json = |it: &Advised| MoveJson {
            people: share(it.line.square),
            ..MoveJson::of(&advice, it, variant)
        };
        let moves = advice.moves.iter().map(json).collect();
        let hint = HintJson { side: name, depth: advice.depth, exact: advice.exact, moves };
        writeln!(out, "{}", serde_json::to_string(&hint)?)?;
        return Ok(0);
    }
    let listener = Listener::neutral(variant);
    let is_exact = if advice.exact { "yes" } else { "no" };
    let title =
        say!("cli-hint", name = name, exact = is_exact, sure = certainty_label(advice.certainty()));
    writeln!(out, "{title}")?;
    if let Some(rating) = options.people {
        writeln!(out, "{}", say!("cli-hint-people", rating = rating.to_string()))?;
    }
    for advised in &advice.moves {
        let Line { square, score, .. } = advised.line;
        let loss = advice.stakes(advised).loss();
        let reason_text = ReasonText::of_advice(advised, question.side, listener, loss, 0);
        let people = share(square).map(|share| format!("{share:>4.0}% ")).unwrap_or_default();
        let indent = " ".repeat(10 + people.len());
        let reason_text = reason_text.headlines().join(&format!("\n{indent}"));
        let square = square.to_string();
        writeln!(out, "{square:>4} {:>4} {people}{reason_text}", signed(score))?;
    }
    Ok(0)
}

/// Writes why a position has no moves to rate.
fn write_no_moves(game: &Game, json: bool, out: &mut dyn Write) -> std::io::Result<()> {
    let variant = game.variant();
    match game.turn() {
        _ if json => {
            let side = variant.side(game.side_to_move());
            let hint = HintJson { side, depth: 0, exact: true, moves: Vec::new() };
            writeln!(out, "{}", serde_json::to_string(&hint)?)
        }
        Turn::Pass(side) => {
            let name = variant.sides[side.index()];
            writeln!(out, "{}", say!("cli-passes", name = name))
        }
        _ => writeln!(out, "{}", say!("error-play-over")),
    }
}

impl MoveJson {
    fn of(advice: &Advice, advised: &Advised, variant: Variant) -> Self {
        let (side, listener) = (advice.side, Listener::neutral(variant));
        Self {
            r#move: advised.line.square.to_string(),
            score: advised.line.score,
            exact: advised.line.exact,
            line: squares(&advised.line),
            reasons: reasons_in_words(&advised.reasons, side, &listener),
            point: PointJson::of(&advised.reasons, side, advised.line.square, &listener),
            chance: percent(advice.stakes(advised).chances()[1]),
            phase: Phase::with(advice.empties).to_string(),
            people: None,
        }
    }
}

pub fn report_no_result() -> i32 {
    inform(&say!("cli-no-result"));
    FAILURE
}

pub fn reversi(game: &Game) -> Result<Variant, String> {
    let variant = game.variant();
    if variant.is_classic() {
        return Ok(variant);
    }
    Err(say!("cli-review-reversi"))
}

/// A fraction in percent, to a tenth.
pub fn percent(part: f64) -> f64 {
    (part * 1000.0).round() / 10.0
}
