//! Measures the coach: the share of explained mistakes, and the repetition of headlines.
//!
//! Half of the games are beginners', levels 1 to 3 against levels 2 to 6; half come from record files.

use super::parallel::Threads;
use crate::files::{progress_bar, read_records};
use clap::Args;
use outflank_core::coach::{FactKind, MoveReview, Reason, Review, SearchGoal, TIED, review_while};
use outflank_core::engine::{Engine, Level, Random, Request, Resources, Stop};
use outflank_core::rules::{Color, Game, Turn, Variant};
use outflank_words::{Listener, fact_sentence, headline};
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;
use strum::VariantArray as _;

/// Options of `coach`.
#[derive(Clone, Debug, Args)]
pub struct CoachOptions {
    /// Record files to take games from
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Number of beginners' games, and of games from the files
    #[arg(long, value_name = "N", default_value = "50")]
    games: usize,
    /// A whole number that makes the choice of games repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    /// Print each mistake with its reasons
    #[arg(long)]
    print: bool,
    #[command(flatten)]
    threads: Threads,
}

/// Loss in discs from which a mistake needs an explanation.
const LOSS: i32 = 3;
/// A game counts for the measure of repetition if it has at least this many headlines of mistakes.
const MANY: usize = 8;
/// Levels of beginners and of their opponents.
const BEGINNERS: std::ops::RangeInclusive<u16> = 1..=3;
const OPPONENTS: std::ops::RangeInclusive<u16> = 2..=6;

/// Reviews the games and prints the counts. Errors: A file cannot be read, or `out` takes no more.
pub fn run(options: &CoachOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let mut random = Random::seed_from_u64(options.seed);
    let mut games: Vec<Game> = (0..options.games).map(|_| of_beginners(&mut random)).collect();
    games.extend(from_files(options, &mut random)?);
    let progress = progress_bar(games.len() as u64, "");
    let reviews = options.threads.share(games.len(), Some(progress), |at| {
        let resources = Resources { threads: 1, ..Resources::default() };
        let stop = Stop::default();
        let start = Instant::now();
        let review = review_while(
            &games[at],
            SearchGoal::GRADING,
            &resources,
            &stop,
            &mut || stop.part(),
            &mut |_| true,
        );
        Ok((review, start.elapsed().as_secs_f64()))
    })?;
    let mut tally = Tally::default();
    for (game, (review, _)) in games.iter().zip(&reviews) {
        tally.add(review);
        if options.print {
            print_mistakes(game, review, out)?;
        }
    }
    tally.print(out)?;
    let mut seconds: Vec<f64> = reviews.iter().map(|(_, seconds)| *seconds).collect();
    seconds.sort_by(f64::total_cmp);
    let longest = seconds.last().copied().unwrap_or_default();
    let median = seconds.get(seconds.len() / 2).copied().unwrap_or_default();
    writeln!(out, "a game takes {median:.2} s in the median, {longest:.2} s at most")?;
    Ok(())
}

fn of_beginners(random: &mut Random) -> Game {
    let level = |number: u16| Level::from_number(Variant::REVERSI, number).expect("a level");
    let mut levels = [level(random.random_range(BEGINNERS)), level(random.random_range(OPPONENTS))];
    if random.random_bool(0.5) {
        levels.reverse();
    }
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    let mut engine = Engine::default();
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Pass(_) => drop(game.pass().expect("it is forced")),
            Turn::Place(side) => {
                let request = Request::of(&game, levels[side.index()], random.random());
                let answer = engine.think(&request, &Stop::default(), &mut |_| {});
                game.place(answer.expect("there is a move").square).expect("it is legal");
            }
        }
    }
}

fn from_files(options: &CoachOptions, random: &mut Random) -> anyhow::Result<Vec<Game>> {
    let mut all = Vec::new();
    for file in &options.files {
        all.extend(read_records(file)?.into_records().into_iter().map(|record| record.game));
    }
    let whole = all.into_iter().filter(|game| game.variant().is_tournament() && game.is_over());
    Ok(whole.sample(random, options.games))
}

/// Whether every reason with a share of [`TIED`] percent or more only shows the line.
fn is_unexplained(reviewed: &MoveReview) -> bool {
    let explains =
        |reason: &Reason| !reason.is_only_the_line() && reason.share.is_some_and(|it| it >= TIED);
    !reviewed.reasons.iter().any(explains)
}

/// Kind of the first reason.
fn kind_of(reviewed: &MoveReview) -> Option<FactKind> {
    reviewed.reasons.first().map(|reason| reason.fact.kind())
}

/// Counts over all reviews.
#[derive(Default)]
struct Tally {
    games: usize,
    moves: usize,
    mistakes: usize,
    unexplained: usize,
    /// Counts by kind: headlines of mistakes, headlines of all moves (`of_all`), and all reasons (`said`).
    of_mistakes: BTreeMap<FactKind, usize>,
    of_all: BTreeMap<FactKind, usize>,
    named: BTreeMap<FactKind, usize>,
    /// For each game with at least [`MANY`] headlines of mistakes, the most frequent kind and its share, from 0 to 1.
    repeated: Vec<(f64, FactKind)>,
    /// Moves symmetric to the best one with a lower grade.
    unequal: usize,
}

impl Tally {
    fn add(&mut self, review: &Review) {
        self.games += 1;
        let mut of_game: BTreeMap<FactKind, usize> = BTreeMap::new();
        for reviewed in &review.moves {
            self.moves += 1;
            for reason in &reviewed.reasons {
                *self.named.entry(reason.fact.kind()).or_default() += 1;
            }
            let Some(kind) = kind_of(reviewed) else { continue };
            *self.of_all.entry(kind).or_default() += 1;
            if reviewed.loss() >= LOSS && reviewed.book.is_none() {
                self.mistakes += 1;
                self.unexplained += usize::from(is_unexplained(reviewed));
                *self.of_mistakes.entry(kind).or_default() += 1;
                *of_game.entry(kind).or_default() += 1;
            }
        }
        let count: usize = of_game.values().sum();
        let most = of_game.into_iter().max_by_key(|(_, times)| *times).filter(|_| count >= MANY);
        self.repeated.extend(most.map(|(kind, times)| (times as f64 / count as f64, kind)));
    }

    fn print(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let Self { games, moves, mistakes, unexplained, .. } = self;
        let percent = |part: usize, of: usize| 100.0 * part as f64 / of.max(1) as f64;
        writeln!(out, "{games} games, {moves} moves, {mistakes} that lose {LOSS} discs or more")?;
        let share = percent(*unexplained, *mistakes);
        writeln!(out, "without a reason but the line: {unexplained} ({share:.1}%)")?;
        writeln!(out, "\nheadline                 mistakes       all moves    said")?;
        for kind in FactKind::VARIANTS {
            let count = |of: &BTreeMap<FactKind, usize>| of.get(kind).copied().unwrap_or(0);
            let [of_mistakes, of_all, named] =
                [&self.of_mistakes, &self.of_all, &self.named].map(count);
            let [part, part_of_all] = [percent(of_mistakes, *mistakes), percent(of_all, *moves)];
            let name = kind.to_string();
            writeln!(
                out,
                "{name:<24} {of_mistakes:>4} {part:>5.1}%  {of_all:>6} {part_of_all:>5.1}% {named:>6}"
            )?;
        }
        let worst = self.repeated.iter().max_by(|one, other| one.0.total_cmp(&other.0));
        let many = self.repeated.iter().filter(|(part, _)| *part > 1.0 / 3.0).count();
        if let Some((part, kind)) = worst {
            writeln!(
                out,
                "\ngames with {MANY} headlines or more: {}; one kind has more than a third in {many}, {:.0}% at most ({kind})",
                self.repeated.len(),
                100.0 * part
            )?;
        }
        writeln!(out, "{} moves equal to the best one are graded below it", self.unequal)?;
        Ok(())
    }
}

/// Prints a game's mistakes with reasons and shares.
fn print_mistakes(game: &Game, review: &Review, out: &mut impl Write) -> anyhow::Result<()> {
    let names = game.variant().sides;
    let listener = Listener::neutral(game.variant());
    writeln!(out, "\n{}", outflank_core::rules::transcript::write(game))?;
    for (at, reviewed) in review.moves.iter().enumerate() {
        if reviewed.loss() < LOSS || reviewed.book.is_some() {
            continue;
        }
        let (number, side, square) = (at + 1, names[reviewed.side.index()], reviewed.made.square);
        let (grade, loss, best) = (reviewed.grade(), reviewed.loss(), reviewed.best.square);
        writeln!(out, "{number:>3} {side} {square}: {grade}, loses {loss}; best {best}")?;
        for reason in &reviewed.reasons {
            let headline = headline(reason, reviewed.side, square, &listener);
            let share = reason.share.map(|share| format!("{share}%")).unwrap_or_default();
            let evidence = fact_sentence(&reason.fact, reviewed.side, reason.square, &listener);
            writeln!(out, "      {share:>4} {headline} | {evidence}")?;
        }
    }
    Ok(())
}
