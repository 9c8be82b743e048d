//! The coach without a screen: `hint` and `analyze`.

use super::output::{FAILURE, Failure, inform, print, stop_on_interrupt};
use super::position::game_of;
use super::values::{level, number, seconds, threads};
use super::{library, options};
use crate::app::{Told, reasons_in_words};
use crate::coach::{
    Account, Advised, BookMove, Grade, Judged, Line, Listener, Phase, Quality, Question, Reason,
    Review, advise, review, without_result,
};
use crate::engine::search::TranspositionTable;
use crate::engine::{Resources, Stop};
use crate::io::Alarm;
use crate::io::progress_bar;
use crate::records::Record;
use crate::rules::{Color, Game, Square, Turn, Variant};
use crate::words::{self, message, say, signed};
use clap::Args;
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;
use strum::VariantArray as _;

/// The options of the coach: how far it looks.
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
}

/// `outflank hint`.
#[derive(Debug, Args)]
pub struct HintOptions {
    /// Position as 64 squares and the side to move, or as the moves that lead to it
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    pub position: String,
    #[command(flatten)]
    pub look: LookOptions,
}

impl LookOptions {
    fn quality(&self) -> Result<Quality, String> {
        if self.move_time.is_some() {
            return Ok(Quality::UNBOUNDED);
        }
        let level = self.level.as_deref().map(|text| level(Variant::REVERSI, text)).transpose()?;
        Ok(level.map_or(Quality::GRADING, |level| Quality::of_level(level.number())))
    }

    fn resources(&self) -> Resources {
        let usual = options::default_resources();
        Resources { threads: self.threads.unwrap_or(1), ..usual }
    }
}

fn squares(line: &Line) -> String {
    std::iter::once(&line.square).chain(&line.replies).map(Square::to_string).collect()
}

/// A move with its worth, for programs.
#[derive(Serialize)]
struct MoveJson {
    r#move: String,
    score: i32,
    exact: bool,
    line: String,
    reasons: Vec<String>,
    #[serde(flatten)]
    point: PointJson,
    /// The chance of winning with it, in percent.
    chance: f64,
    phase: String,
}

/// The point of a move, for programs: what its reasons come down to; nothing where it has none.
#[derive(Serialize, Default)]
struct PointJson {
    headline: String,
    principle: String,
    /// The squares that the first reason speaks of.
    squares: Vec<String>,
}

impl PointJson {
    /// The point of a move of `side` on `made`.
    fn of(reasons: &[Reason], side: Color, made: Square, listener: &Listener) -> Self {
        let Some(first) = reasons.first() else { return Self::default() };
        Self {
            headline: first.headline(side, made, listener),
            principle: first.principle(),
            squares: first.squares.squares().map(|square| square.to_string()).collect(),
        }
    }
}

/// The object that `hint --json` prints.
#[derive(Serialize)]
struct HintJson {
    side: &'static str,
    depth: u32,
    exact: bool,
    moves: Vec<MoveJson>,
}

/// Prints every move of a position with its worth and its reasons, best first.
pub fn hint(options: &HintOptions) -> Result<i32, Failure> {
    let game = game_of("--position", &options.position)?;
    let variant = reversi(&game).map_err(Failure::Usage)?;
    let quality = options.look.quality().map_err(Failure::Usage)?;
    let Some(question) = Question::of(&game, quality) else {
        let side = variant.side(game.side_to_move());
        return print(|out| match game.turn() {
            _ if options.look.json => {
                let hint = HintJson { side, depth: 0, exact: true, moves: Vec::new() };
                writeln!(out, "{}", serde_json::to_string(&hint)?)
            }
            Turn::Pass(side) => {
                let name = variant.sides[side.index()];
                writeln!(out, "{}", say!("cli-passes", name = name))
            }
            _ => writeln!(out, "{}", say!("error-play-over")),
        });
    };
    let side = question.side;
    let resources = options.look.resources();
    let stop = stop_on_interrupt()?;
    let part = stop.part();
    let _alarm = options.look.move_time.map(|time| Alarm::set(time, &part));
    let table = TranspositionTable::new(resources.mebibytes);
    let advice = advise(question, &resources, &table, &part, &stop, None);
    let Some(advice) = advice else { return Ok(say_nothing()) };
    let name = variant.sides[side.index()];
    let listener = Listener::neutral(variant);
    let of = |advised: &Advised| MoveJson {
        r#move: advised.line.square.to_string(),
        score: advised.line.score,
        exact: advised.line.exact,
        line: squares(&advised.line),
        reasons: reasons_in_words(&advised.reasons, side, &listener),
        point: PointJson::of(&advised.reasons, side, advised.line.square, &listener),
        chance: percent(advice.stakes(advised).chances()[1]),
        phase: Phase::with(advice.empties).to_string(),
    };
    let moves: Vec<MoveJson> = advice.moves.iter().map(of).collect();
    print(|out| {
        if options.look.json {
            let (depth, exact) = (advice.depth, advice.exact);
            let hint = HintJson { side: name, depth, exact, moves };
            return writeln!(out, "{}", serde_json::to_string(&hint)?);
        }
        let is_exact = if advice.exact { "yes" } else { "no" };
        let title = say!("cli-hint", name = name, exact = is_exact, sure = advice.how_sure());
        writeln!(out, "{title}")?;
        for advised in &advice.moves {
            let Line { square, score, .. } = advised.line;
            let loss = advice.stakes(advised).loss();
            let told = Told::of_advice(advised, side, listener, loss, 0).headlines();
            let indent = " ".repeat(10);
            let told = told.join(&format!("\n{indent}"));
            writeln!(out, "{:>4} {:>4} {told}", square.to_string(), signed(score))?;
        }
        Ok(())
    })
}

fn say_nothing() -> i32 {
    inform(&say!("cli-no-result"));
    FAILURE
}

/// The rules of a game, where the coach knows them.
fn reversi(game: &Game) -> Result<Variant, String> {
    let variant = game.variant();
    if variant.is_classic() {
        return Ok(variant);
    }
    Err(say!("cli-review-reversi"))
}

/// Reviews a game.
pub fn analyze(options: &AnalyzeOptions) -> Result<i32, Failure> {
    let file = &options.file;
    let found = library::found(file)?;
    let count = found.parsed.records.len();
    let record = found.parsed.records.into_iter().nth(options.game as usize - 1);
    let record = record.ok_or_else(|| {
        let complaint = found.parsed.complaints.first();
        complaint.map_or_else(
            || {
                let games = say!("cli-games", count = count);
                Failure::Usage(say!("cli-no-such-game", number = options.game, games = games))
            },
            |complaint| Failure::Other(anyhow::anyhow!("{}: {complaint}", file.display())),
        )
    })?;
    reversi(&record.game).map_err(Failure::Usage)?;
    let quality = options.look.quality().map_err(Failure::Usage)?;
    let stop = stop_on_interrupt()?;
    let review = watched_review(&record.game, quality, &options.look, &stop);
    if review.moves.is_empty() {
        return Ok(if record.is_position() {
            inform(&say!("cli-review-position"));
            FAILURE
        } else {
            say_nothing()
        });
    }
    print(|out| {
        if options.look.json {
            print_json(&record, &review, out)
        } else {
            print_text(&record, &review, out)
        }
    })
}

/// Reviews a game with a bar on a terminal.
fn watched_review(game: &Game, quality: Quality, look: &LookOptions, stop: &Stop) -> Review {
    let moves = game.moves_played();
    let bar = progress_bar(moves as u64, "move ");
    let mut alarm = None;
    let mut in_time = || {
        let part = stop.part();
        alarm = look.move_time.map(|time| Alarm::set(time, &part));
        part
    };
    let review = review(game, quality, &look.resources(), stop, &mut in_time, &mut |_| {
        bar.inc(1);
        !stop.is_stopped()
    });
    drop(alarm);
    bar.finish_and_clear();
    review
}

/// A move of a review, for programs.
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
    /// The opening that a book move belongs to, empty where it has no name yet.
    book: Option<&'static str>,
    /// The chance of winning with the best move and with the one made, in percent.
    best_chance: f64,
    chance: f64,
    phase: String,
}

/// A side's account, for programs.
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

/// A part of one in percent, to a tenth.
fn percent(part: f64) -> f64 {
    (part * 1000.0).round() / 10.0
}

fn print_json(record: &Record, review: &Review, out: &mut impl Write) -> io::Result<()> {
    #[derive(Serialize)]
    struct ReviewJson {
        black: AccountJson,
        white: AccountJson,
        moment: Option<String>,
        summary: Vec<String>,
        moves: Vec<JudgedJson>,
    }
    let variant = record.game.variant();
    let names = variant.sides;
    let listener = Listener::neutral(variant);
    let judged = |(index, judged): (usize, &Judged)| JudgedJson {
        number: index + 1,
        side: names[judged.side.index()],
        r#move: judged.made.square.to_string(),
        score: judged.made.score,
        best: judged.best.square.to_string(),
        best_score: judged.best.score,
        loss: judged.loss(),
        grade: judged.grade().to_string(),
        exact: judged.exact,
        depth: judged.depth,
        line: squares(&judged.best),
        reasons: reasons_in_words(&judged.reasons, judged.side, &listener),
        point: PointJson::of(&judged.reasons, judged.side, judged.made.square, &listener),
        book: judged.book.map(|book| book.opening.unwrap_or_default()),
        best_chance: percent(judged.stakes().chances()[0]),
        chance: percent(judged.stakes().chances()[1]),
        phase: Phase::with(judged.empties).to_string(),
    };
    let json = ReviewJson {
        black: review.account(Color::Black).into(),
        white: review.account(Color::White).into(),
        moment: review.moment(&listener),
        summary: summary(review, &listener),
        moves: review.moves.iter().enumerate().map(judged).collect(),
    };
    writeln!(out, "{}", serde_json::to_string(&json)?)
}

fn print_text(record: &Record, review: &Review, out: &mut impl Write) -> io::Result<()> {
    let variant = record.game.variant();
    let names = variant.sides;
    let listener = Listener::neutral(variant);
    writeln!(out, "{}", say!("cli-review-margins"))?;
    for (index, judged) in review.moves.iter().enumerate() {
        let Judged { side, made, best, .. } = judged;
        let (grade, loss) = (judged.grade(), judged.loss());
        let sure = if judged.exact {
            say!("cli-review-exact")
        } else {
            say!("cli-review-depth", count = judged.depth)
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
        let is_told = loss > 0 && judged.book.is_none();
        let label = match judged.book {
            Some(BookMove { opening: Some(name) }) => say!("cli-review-opening", name = name),
            Some(_) => say!("cli-review-book"),
            None => words::of("grade", &grade.to_string()),
        };
        writeln!(out, " {label}{}", if is_told { better.as_str() } else { "" })?;
        // A good move needs no words; what lost something does.
        if grade > Grade::Good {
            for sentence in in_short(review, judged, &listener) {
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

/// The game in a paragraph; of one too short for that what there is to say.
fn summary(review: &Review, listener: &Listener) -> Vec<String> {
    let paragraph = review.paragraph(listener);
    if paragraph.is_empty() { review.moment(listener).into_iter().collect() } else { paragraph }
}

/// A mistake in short: the point with its evidence, the principle if it is new, and what else there is.
fn in_short(review: &Review, judged: &Judged, listener: &Listener) -> Vec<String> {
    let (side, made) = (judged.side, judged.made.square);
    let explains = review.is_first_with_its_principle(judged);
    let mut lines = Vec::new();
    for (at, reason) in without_result(&judged.reasons).enumerate() {
        let evidence = || reason.fact.sentence(side, reason.square, listener);
        if reason.is_only_the_line() {
            lines.push(evidence());
            continue;
        }
        let headline = reason.headline(side, made, listener);
        lines.push(if reason.fact.says_more_than_its_headline() {
            format!("{headline} {}", evidence())
        } else {
            headline
        });
        lines.extend((at == 0 && explains).then(|| reason.principle()));
    }
    lines
}

/// So many moves of a grade: `1 mistake`, `2 inaccuracies`.
fn counted(grade: Grade, count: u32) -> String {
    message(&format!("grades-{grade}"), &[("count", count.into())])
}
