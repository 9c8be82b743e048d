//! The computer players. A [`Request`] goes in, [`Report`]s come out while the [`Engine`] thinks,
//! and an [`Answer`] at the end. Nothing here knows of clocks or screens: whoever calls
//! [`Engine::think`] owns those, and ends it through [`Stop`].

pub mod book;
pub mod evaluation;
mod file_header;
mod level;
mod memory;
mod rules_of_thumb;
pub mod search;
mod tictactoe;
mod time;

use crate::rules::{Bitboard, Game, Position, Square, Variant};
use book::Book;
use evaluation::Weights;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom as _;
use search::{Task, TranspositionTable, Values};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use level::{Effort, Slips};

pub use level::{Level, NoSuchLevel};
pub use memory::Memory;
pub use time::{Allotment, Course};

/// The generator behind every choice at random. A named one, so that a seed gives the same game
/// on every machine and with every later version of the `rand` crate.
pub type Random = Xoshiro256PlusPlus;

/// A position to find a move in.
#[derive(Clone, Debug)]
pub struct Request {
    /// Where the side to move has at least one legal move.
    pub position: Position,
    /// Which game it is, and by which rules.
    pub variant: Variant,
    /// Who plays: a level of that game.
    pub level: Level,
    /// Decides among equals: the same request with the same seed gets the same answer.
    pub seed: u64,
}

impl Request {
    /// The request of the side that is to place a disc in `game`.
    pub fn of(game: &Game, level: Level, seed: u64) -> Self {
        Self { position: *game.position(), variant: game.variant(), level, seed }
    }
}

/// How far the thinking has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Plies looked ahead in full.
    pub depth: u32,
    /// Expected final disc difference for the side to move, -64 to 64.
    pub score: i32,
    /// How sure each branch left out was to be without influence, in percent: 100 where none was.
    pub selectivity: u32,
    /// Whether `score` is proven rather than estimated.
    pub exact: bool,
    /// The moves expected from here, best first; passes left out.
    pub principal_variation: Vec<Square>,
    /// Positions visited so far.
    pub nodes: u64,
}

/// The move chosen, and what is thought of it. The simple levels think nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Where to place the disc.
    pub square: Square,
    /// The last report of the search.
    pub report: Option<Report>,
}

impl Answer {
    /// The first of the moves that a report expects.
    fn with(report: Report) -> Option<Self> {
        Some(Self { square: *report.principal_variation.first()?, report: Some(report) })
    }
}

/// A way to end the thinking from outside; its clones are one.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    /// What ends this thinking too.
    outer: Option<Arc<Stop>>,
}

impl Stop {
    /// Ends the thinking within a few milliseconds.
    pub fn stop(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// A way to end a part of the thinking, that ends with the whole.
    #[must_use]
    pub fn part(&self) -> Self {
        Self { flag: Arc::default(), outer: Some(Arc::new(self.clone())) }
    }

    /// The flag itself, for whatever can only set one.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.flag)
    }

    /// Whether the thinking was asked to end.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.flag.load(Ordering::Relaxed) || self.outer.as_ref().is_some_and(|it| it.is_stopped())
    }
}

/// What there is to think with.
#[derive(Clone, Copy, Debug)]
pub struct Resources {
    /// Threads that the strongest level searches with; the others need one.
    pub threads: usize,
    /// Memory for positions met before, in MiB.
    pub mebibytes: usize,
    /// What positions are worth at sight.
    pub weights: &'static Weights,
    /// What is known of openings.
    pub book: &'static Book,
}

impl Default for Resources {
    fn default() -> Self {
        Self { threads: 1, mebibytes: 128, weights: Weights::built_in(), book: Book::built_in() }
    }
}

/// The computer players, with what the strongest keeps in memory from move to move.
#[derive(Debug)]
pub struct Engine {
    resources: Resources,
    memory: Memory,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new(Resources::default())
    }
}

/// Memory that a level needs whose depth is fixed, in MiB. It starts each move anew.
const SMALL_MEBIBYTES: usize = 2;

impl Engine {
    /// An engine with these resources. It takes the memory when it first needs it.
    pub const fn new(resources: Resources) -> Self {
        Self { resources, memory: Memory::new(resources.mebibytes) }
    }

    /// What there is to think with.
    pub const fn resources(&self) -> Resources {
        self.resources
    }

    /// Forgets everything: the same requests will have the same answers as before.
    pub fn forget(&mut self) {
        self.memory.clear();
    }

    /// Finds a move; `None` when stopped before there was one, or where there is no legal move.
    pub fn think(
        &mut self,
        request: &Request,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Option<Answer> {
        let Request { position, variant, level, seed } = *request;
        let mut random = Random::seed_from_u64(seed);
        let choices = candidates(level, variant, &position);
        let Some(effort) = level.effort().filter(|_| choices.len() > 1) else {
            let square = choices.squares().choose(&mut random)?;
            return Some(Answer { square, report: None });
        };
        let Effort { depth, exact_empties, slips } = effort;
        let known = variant.is_tournament().then(|| self.resources.book.values(&position));
        if let Some(moves) = known.flatten() {
            let chosen = slips.unwrap_or(Slips::IN_THE_BOOK).choose(&moves, &mut random)?;
            let known = Values { depth: 0, exact: false, moves, nodes: 0 };
            let report = known.report(chosen);
            on_report(&report);
            return Answer::with(report);
        }
        let threads = if level == Level::Champion { self.resources.threads } else { 1 };
        let weights = self.resources.weights;
        let task =
            Task { depth, exact_empties, weights, threads, ..Task::to_the_end(position, variant) };
        let small;
        let table = if level.move_time().is_some() {
            self.memory.table(variant)
        } else {
            small = TranspositionTable::new(SMALL_MEBIBYTES);
            &small
        };
        if let Some(slips) = slips {
            let mut on_values = |values: &Values| {
                if let Some(&best) = values.moves.first() {
                    on_report(&values.report(best));
                }
            };
            let values = search::values(task, table, stop, &mut on_values);
            let chosen =
                values.and_then(|it| Some(it.report(slips.choose(&it.moves, &mut random)?)));
            if let Some(report) = chosen {
                return Answer::with(report);
            }
        }
        Answer::with(search::search(task, table, &mut random, stop, on_report)?)
    }
}

/// The moves that are equally good to a player who looks at the board by a rule, and of which it
/// plays any; those of a player who searches are all legal moves.
pub fn candidates(level: Level, variant: Variant, position: &Position) -> Bitboard {
    match level {
        Level::Greedy => rules_of_thumb::most_flips(position),
        Level::Book => rules_of_thumb::corner_or_most_flips(position),
        Level::Pupil => tictactoe::careful(position),
        Level::Regular => tictactoe::corners_first(position),
        Level::Veteran => tictactoe::chosen_reply(position),
        Level::Perfect => tictactoe::perfect(position),
        _ => variant.legal_moves(position),
    }
}
