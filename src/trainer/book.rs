//! Makes the opening book: from the start on, the position that is most likely to be played is
//! looked into next, again and again.
//!
//! A position is the likelier the fewer discs both sides have lost on the way there by the book's
//! own scores, and the nearer it is to the start (drop-out expansion: Lincke, "Strategies for the
//! Automatic Construction of Opening Books", 2000). Looking into it means to search all its moves;
//! scores of positions that were looked into come from the positions after them.

use super::data;
use super::parallel::{Player, Threads};
use anyhow::{Context as _, bail};
use clap::Args;
use outflank::io::progress_bar;
use outflank_core::engine::Stop;
use outflank_core::engine::book::to_bytes;
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::search::{Task, TranspositionTable, values};
use outflank_core::rules::{Bitboard, Color, Position, Variant};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The options of `book`: the opening book to make.
#[derive(Clone, Debug, Args)]
pub struct BookOptions {
    /// The file for the book
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The file for what is done so far; a run that finds one goes on from there
    #[arg(long, value_name = "FILE")]
    work: PathBuf,
    /// How many positions it has in the end
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

/// What a ply counts for, in discs lost: the higher, the broader the book.
const PLY: i32 = 1;

/// Plies after which the book ends in any case.
const LONGEST: u32 = 30;

/// Positions that are looked into before the scores are reckoned up again.
const BATCH: usize = 32;

/// Memory of a search, in MiB.
const MEBIBYTES: usize = 8;

/// A position of the book, with the expected final disc difference for the side to move.
#[derive(Clone, Debug)]
struct Node {
    /// What the search has said, before the position was looked into.
    score: i32,
    /// The positions after its moves, once it was looked into.
    after: Vec<Position>,
}

/// All positions, turned as any.
type Tree = HashMap<Position, Node>;

/// Makes the book.
///
/// # Errors
///
/// When a file cannot be written, or `work` is damaged. What was done so far stays.
pub fn run(options: &BookOptions) -> anyhow::Result<()> {
    let weights = options.player.weights()?;
    let mut tree = load(&options.work)?;
    let progress = progress_bar(options.positions.saturating_sub(tree.len()) as u64, "");
    while tree.len() < options.positions {
        let batch = next(&tree);
        if batch.is_empty() {
            break;
        }
        let before = tree.len();
        let looked_into = options
            .threads
            .share(batch.len(), None, |at| Ok(look_into(batch[at], options.depth, &weights)))?;
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

/// The positions, the fullest board first.
fn in_order(tree: &Tree) -> Vec<Position> {
    let mut positions: Vec<Position> = tree.keys().copied().collect();
    let key = |position: &Position| {
        (position.empties().len(), position.player().0, position.opponent().0)
    };
    positions.sort_by_key(key);
    positions
}

/// The score of each position: of those looked into the best that a move leads to.
fn scores(tree: &Tree) -> HashMap<Position, i32> {
    let mut scores: HashMap<Position, i32> = HashMap::new();
    for position in in_order(tree) {
        let node = &tree[&position];
        // A move fills a square: what comes after it has been seen.
        let best = node.after.iter().map(|after| -scores[after]).max();
        scores.insert(position, best.unwrap_or(node.score));
    }
    scores
}

/// The likeliest positions that nobody has looked into.
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

/// The positions after each of a position's moves, with their scores.
type LookedInto = (Position, Vec<(Position, i32)>);

/// Searches all moves of a position.
fn look_into(position: Position, depth: u32, weights: &Weights) -> LookedInto {
    let to_the_end = Task::to_the_end(position, Variant::REVERSI);
    let task = Task { depth, exact_empties: 0, weights, ..to_the_end };
    let values = values(task, &TranspositionTable::new(MEBIBYTES), &Stop::default(), &mut |_| {});
    let moves = values.expect("there is a move").moves.into_iter().map(|value| {
        let after = position.play(value.square).expect("it is legal");
        (after.canonical(), -value.score)
    });
    (position, moves.collect())
}

/// Bytes of a position in the file of what is done so far: its discs, its score, and whether it was
/// looked into.
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

/// What was done so far; without a file, the start alone.
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
        let moves = position.legal_moves().squares().filter(|_| was_looked_into);
        let after = moves.map(|at| position.play(at).expect("it is legal").canonical());
        let node = Node { score: i32::from(entry[16].cast_signed()), after: after.collect() };
        tree.insert(position, node);
    }
    let has_all = |node: &Node| node.after.iter().all(|after| tree.contains_key(after));
    if !rest.is_empty() || !tree.values().all(has_all) {
        bail!("{} is damaged: remove it to begin anew", path.display());
    }
    Ok(tree)
}
