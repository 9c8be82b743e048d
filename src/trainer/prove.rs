//! Proofs of the result of a small board: two null-window searches from the first move to the end.
//!
//! With perfect play White wins 6x6 by 20 to 16 (Feinstein, "Amenor Wins World 6x6 Championships!", British Othello
//! Federation Newsletter, 1993).

use super::parallel::Threads;
use crate::files::LineLog;
use anyhow::Context as _;
use clap::Args;
use outflank_core::engine::search::{Task, TranspositionTable, exceeds, search};
use outflank_core::engine::{Random, Stop};
use outflank_core::records::{read_board, write_board};
use outflank_core::rules::{Bitboard, Color, Game, Position, Square, Variant};
use rand::SeedableRng as _;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Mutex;

/// Options of `prove`.
#[derive(Clone, Debug, Args)]
pub struct ProveOptions {
    /// The board: 4x4 or 6x6
    #[arg(long, value_name = "BOARD", default_value = "6x6", value_parser = small_board)]
    board: Variant,
    /// Black's margin at the end that is to be proven
    #[arg(long, value_name = "DISCS", default_value = "-4", allow_negative_numbers = true)]
    margin: i32,
    /// File of proven positions; those in it are not proven again
    #[arg(long, value_name = "FILE")]
    data: PathBuf,
    /// Plies from the start to the positions that are saved
    #[arg(long, value_name = "N", default_value = "7", value_parser = clap::value_parser!(u32).range(0..=12))]
    plies: u32,
    /// Memory for the table, in MiB
    #[arg(long, value_name = "MIB", default_value = "1024", value_parser = clap::value_parser!(u32).range(1..=65536))]
    memory: u32,
    #[command(flatten)]
    threads: Threads,
}

fn small_board(key: &str) -> Result<Variant, String> {
    let boards = [Variant::FOUR_BY_FOUR, Variant::SIX_BY_SIX];
    let known = boards.into_iter().find(|board| board.key == key);
    known.ok_or_else(|| format!("{key} is neither 4x4 nor 6x6"))
}

/// Depth of the searches that order the first moves.
const ORDERING_DEPTH: u32 = 8;

/// Proves that Black's margin is exactly this. Errors: A file cannot be read or written, or the margin is refuted.
pub fn run(options: &ProveOptions) -> anyhow::Result<()> {
    let (journal, lines) = LineLog::open(&options.data)
        .with_context(|| format!("{} could not be used", options.data.display()))?;
    let proof = Proof {
        variant: options.board,
        table: TranspositionTable::try_new(options.memory as usize)?,
        known: Mutex::new(read(&lines)?),
        journal: Mutex::new(journal),
    };
    let start = *Game::new(options.board, Color::Black).position();
    let floors = [options.margin - 1, options.margin];
    let exceeded = options
        .threads
        .share(floors.len(), None, |at| proof.exceeds(start, floors[at], options.plies))?;
    let name = options.board.name;
    match exceeded[..] {
        [true, false] => {
            println!("{name}: Black's margin is {}: no less, and no more.", options.margin);
            Ok(())
        }
        [true, true] => anyhow::bail!("{name}: Black gets more than {}.", options.margin),
        _ => anyhow::bail!("{name}: Black does not get {}.", options.margin),
    }
}

/// A canonical position, and the score that its side to move exceeds or not.
type Claim = (Position, i32);

/// A running proof.
struct Proof {
    variant: Variant,
    table: TranspositionTable,
    known: Mutex<HashMap<Claim, bool>>,
    journal: Mutex<LineLog>,
}

impl Proof {
    /// Whether the side to move gets a margin above `score`: by all moves for `plies` plies, then by a search.
    fn exceeds(&self, position: Position, score: i32, plies: u32) -> anyhow::Result<bool> {
        let moves = position.legal_moves() & self.variant.board.squares;
        if moves.is_empty() {
            let passed = position.pass();
            if (passed.legal_moves() & self.variant.board.squares).is_empty() {
                return Ok(self.variant.margin(&position) > score);
            }
            return Ok(!self.exceeds(passed, -score - 1, plies)?);
        }
        let claim = (canonical(&position, self.variant), score);
        if let Some(&known) = self.known.lock().expect("no thread panics with it").get(&claim) {
            return Ok(known);
        }
        let task = Task::to_the_end(claim.0, self.variant);
        let exceeds = if plies == 0 {
            exceeds(&task, score, &self.table, &Stop::default()).expect("it is never stopped")
        } else {
            self.exceeds_by_a_move(&task, score, plies)?
        };
        self.known.lock().expect("no thread panics with it").insert(claim, exceeds);
        self.journal.lock().expect("no thread panics with it").write(&line(claim, exceeds))?;
        Ok(exceeds)
    }

    fn exceeds_by_a_move(&self, task: &Task<'_>, score: i32, plies: u32) -> anyhow::Result<bool> {
        let moves = task.position.legal_moves() & self.variant.board.squares;
        let mut successors: Vec<(i32, Position)> = moves
            .squares()
            .map(|square| task.position.play(square).expect("it is legal"))
            .map(|after| (self.short_score(after), canonical(&after, self.variant)))
            .collect();
        successors.sort_by_key(|&(theirs, after)| (theirs, after.player().0, after.opponent().0));
        successors.dedup_by_key(|&mut (_, after)| after);
        for (_, after) in successors {
            if !self.exceeds(after, -score - 1, plies - 1)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Score for the side to move by a short search.
    fn short_score(&self, position: Position) -> i32 {
        let moves = position.legal_moves() & self.variant.board.squares;
        let (position, sign) = if moves.is_empty() { (position.pass(), -1) } else { (position, 1) };
        let all = Task::to_the_end(position, self.variant);
        let task = Task { depth: ORDERING_DEPTH, exact_empties: 0, ..all };
        let mut random = Random::seed_from_u64(0);
        let report = search(task, &self.table, &mut random, &Stop::default(), &mut |_| {});
        sign * report.map_or_else(|| self.variant.margin(&position), |report| report.score)
    }
}

/// Least of the eight symmetric positions on the board of the variant, which has a corner at a1.
fn canonical(position: &Position, variant: Variant) -> Position {
    let last = variant.board.size - 1;
    let image = |set: Bitboard, way: u8| {
        let squares = set.squares().filter_map(|square| {
            let (file, rank) = (square.file(), square.rank());
            let file = if way & 1 == 0 { file } else { last - file };
            let rank = if way & 2 == 0 { rank } else { last - rank };
            if way & 4 == 0 {
                Square::from_file_rank(file, rank)
            } else {
                Square::from_file_rank(rank, file)
            }
        });
        squares.fold(Bitboard::EMPTY, |set, square| set | Bitboard::of(square))
    };
    let images = (0..8).map(|way| {
        let [player, opponent] = [position.player(), position.opponent()].map(|it| image(it, way));
        Position::new(player, opponent).expect("images of disjoint sets are disjoint")
    });
    let chosen = images.min_by_key(|image| (image.player().0, image.opponent().0));
    chosen.expect("there are eight")
}

/// A proven claim as a line: board with the side to move as Black, score, `more` or `no`.
fn line((position, score): Claim, exceeds: bool) -> String {
    let board = write_board(&position, Color::Black);
    format!("{board}; {score}; {}", if exceeds { "more" } else { "no" })
}

fn read(lines: &[String]) -> anyhow::Result<HashMap<Claim, bool>> {
    let claim = |line: &String| {
        let mut parts = line.split("; ");
        let (position, _) = read_board(parts.next()?).ok()?;
        let score = parts.next()?.parse().ok()?;
        let exceeds = match parts.next()? {
            "more" => true,
            "no" => false,
            _ => return None,
        };
        Some(((position, score), exceeds))
    };
    let read = |line| claim(line).with_context(|| format!("'{line}' is not a proven claim"));
    lines.iter().map(read).collect()
}
