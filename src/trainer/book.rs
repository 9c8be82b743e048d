//! Makes the opening book by repeated expansion of the likeliest position.
//!
//! A position is likelier the fewer discs both sides lost on the way by the book's scores, and the nearer it is to
//! the start (drop-out expansion: Lincke, "Strategies for the Automatic Construction of Opening Books", 2000).
//! Expansion searches all moves; scores of expanded positions come from their successors.

use super::data;
use super::parallel::{Player, Threads, read_book};
use crate::files::progress_bar;
use anyhow::{Context as _, bail};
use clap::Args;
use outflank_core::engine::Stop;
use outflank_core::engine::book::to_bytes;
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::search::{Task, TranspositionTable, values};
use outflank_core::rules::{Bitboard, Color, Position, Variant};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Options of `book`.
#[derive(Clone, Debug, Args)]
pub struct BookOptions {
    /// The file for the book
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Work file with the positions expanded so far; a run continues from an existing one
    #[arg(long, value_name = "FILE")]
    work: PathBuf,
    /// A book to go on from if there is no work file [default: none, so from the start of the game]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Number of positions in the end
    #[arg(long, value_name = "N", default_value = "50000")]
    positions: usize,
    /// Plies looked ahead
    #[arg(long, value_name = "N", default_value = "12", value_parser = clap::value_parser!(u32).range(1..=30))]
    depth: u32,
    #[command(flatten)]
    player: Player,
    #[command(flatten)]
    threads: Threads,
}

/// Cost of a ply in discs: a higher cost makes a broader book.
const PLY: i32 = 1;

/// Number of plies from the start at which positions are no longer expanded.
const LONGEST: u32 = 30;

/// Expansions between two updates of the scores.
const BATCH: usize = 32;

const MEBIBYTES: usize = 8;

/// A position of the book.
#[derive(Clone, Debug)]
struct Node {
    /// Score of the search before expansion.
    score: i32,
    /// Successors, once expanded.
    after: Vec<Position>,
}

/// Positions in canonical form.
type Tree = HashMap<Position, Node>;

/// Makes the book. Errors: A file cannot be written, or `work` is damaged; finished work stays.
pub fn run(options: &BookOptions) -> anyhow::Result<()> {
    let weights = options.player.weights()?;
    let mut tree = match &options.from {
        Some(book) if !options.work.exists() => of_book(book)?,
        _ => load(&options.work)?,
    };
    let progress = progress_bar(options.positions.saturating_sub(tree.len()) as u64, "");
    while tree.len() < options.positions {
        let batch = next(&tree);
        if batch.is_empty() {
            break;
        }
        let before = tree.len();
        let looked_into = options
            .threads
            .share(batch.len(), None, |at| Ok(inspect(batch[at], options.depth, &weights)))?;
        for (position, moves) in looked_into {
            let after = moves.iter().map(|(after, _)| *after).collect();
            for (after, score) in moves {
                tree.entry(after).or_insert(Node { score, after: Vec::new() });
            }
            tree.get_mut(&position).expect("it was taken from there").after = after;
        }
        data::write(&options.work, &save(&tree))?;
        progress.inc((tree.len() - before) as u64);
    }
    let scores = scores(&tree);
    data::write(&options.out, &to_bytes(scores))
}

/// Positions of a finished book, the expanded ones with all positions after them.
fn of_book(path: &Path) -> anyhow::Result<Tree> {
    let book = read_book(path)?;
    let scores: Tree =
        book.positions().map(|(at, score)| (at, Node { score, after: Vec::new() })).collect();
    let node = |(position, node): (&Position, &Node)| {
        let mut after = successors(position);
        if !after.iter().all(|it| scores.contains_key(it)) {
            after.clear();
        }
        (*position, Node { score: node.score, after })
    };
    Ok(scores.iter().map(node).collect())
}

/// Positions after each move, in canonical form.
fn successors(position: &Position) -> Vec<Position> {
    let after = |at| position.play(at).expect("it is legal").canonical();
    position.legal_moves().squares().map(after).collect()
}

/// Positions, fullest board first.
fn in_order(tree: &Tree) -> Vec<Position> {
    let mut positions: Vec<Position> = tree.keys().copied().collect();
    let key = |position: &Position| {
        (position.empties().len(), position.player().0, position.opponent().0)
    };
    positions.sort_by_key(key);
    positions
}

/// Scores of all positions; an expanded position has the score of its best successor.
fn scores(tree: &Tree) -> HashMap<Position, i32> {
    let mut scores: HashMap<Position, i32> = HashMap::new();
    for position in in_order(tree) {
        let node = &tree[&position];
        // Successors have more discs, so their scores are known.
        let best = node.after.iter().map(|after| -scores[after]).max();
        scores.insert(position, best.unwrap_or(node.score));
    }
    scores
}

/// Likeliest positions to expand.
fn next(tree: &Tree) -> Vec<Position> {
    let scores = scores(tree);
    let start = Variant::REVERSI.start(Color::Black).canonical();
    let mut costs = HashMap::from([(start, 0)]);
    let mut open = Vec::new();
    for position in in_order(tree).into_iter().rev() {
        let Some(&cost) = costs.get(&position) else { continue };
        let node = &tree[&position];
        if node.after.is_empty() {
            let plies = 60 - position.empties().len();
            if plies < LONGEST && !position.legal_moves().is_empty() {
                open.push((cost, position));
            }
            continue;
        }
        for after in &node.after {
            let loss = scores[&position] + scores[after];
            let its = costs.entry(*after).or_insert(i32::MAX);
            *its = (*its).min(cost + loss + PLY);
        }
    }
    open.sort_by_key(|(cost, _)| *cost);
    open.into_iter().take(BATCH).map(|(_, position)| position).collect()
}

/// A position with its successors and their scores.
type LookedInto = (Position, Vec<(Position, i32)>);

fn inspect(position: Position, depth: u32, weights: &Weights) -> LookedInto {
    let to_the_end = Task::to_the_end(position, Variant::REVERSI);
    let task = Task { depth, exact_empties: 0, weights, ..to_the_end };
    let values = values(task, &TranspositionTable::new(MEBIBYTES), &Stop::default(), &mut |_| {});
    let moves = values.expect("there is a move").moves.into_iter().map(|value| {
        let after = position.play(value.square).expect("it is legal");
        (after.canonical(), -value.score)
    });
    (position, moves.collect())
}

/// Bytes of a position in the work file: discs, score, whether expanded.
const SIZE: usize = 18;

fn save(tree: &Tree) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(tree.len() * SIZE);
    for position in in_order(tree) {
        let node = &tree[&position];
        bytes.extend(position.player().0.to_le_bytes());
        bytes.extend(position.opponent().0.to_le_bytes());
        bytes.push((node.score as i8).cast_unsigned());
        bytes.push(u8::from(!node.after.is_empty()));
    }
    bytes
}

/// Positions of the work file; only the start if there is no file.
fn load(path: &Path) -> anyhow::Result<Tree> {
    if !path.exists() {
        let start = Variant::REVERSI.start(Color::Black).canonical();
        return Ok(Tree::from([(start, Node { score: 0, after: Vec::new() })]));
    }
    let bytes = fs::read(path).with_context(|| format!("{} could not be read", path.display()))?;
    let mut tree = Tree::new();
    let (entries, rest) = bytes.as_chunks::<SIZE>();
    for entry in entries {
        let discs = |from: usize| {
            let bytes = entry[from..].first_chunk().expect("an entry is long enough");
            Bitboard(u64::from_le_bytes(*bytes))
        };
        let Some(position) = Position::new(discs(0), discs(8)) else {
            bail!("{} is damaged: remove it to begin anew", path.display());
        };
        let was_looked_into = entry[17] != 0;
        let after = if was_looked_into { successors(&position) } else { Vec::new() };
        let node = Node { score: i32::from(entry[16].cast_signed()), after };
        tree.insert(position, node);
    }
    let has_all = |node: &Node| node.after.iter().all(|after| tree.contains_key(after));
    if !rest.is_empty() || !tree.values().all(has_all) {
        bail!("{} is damaged: remove it to begin anew", path.display());
    }
    Ok(tree)
}
