//! The computer players. A [`Request`] goes in, [`Report`]s come out while it thinks, and an
//! [`Answer`] at the end. Nothing here knows of threads, clocks or screens: whoever calls
//! [`think`] owns those, and stops it through [`Stop`].

mod evaluation;
mod level;
mod rules_of_thumb;
pub mod search;
mod tictactoe;

use crate::rules::{Bitboard, Game, Position, Rules, Square};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom as _;
use search::{Table, Task};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use level::{Level, NoSuchLevel};

/// The generator behind every choice at random. A named one, so that a seed gives the same game
/// on every machine and with every later version of the `rand` crate.
pub type Random = Xoshiro256PlusPlus;

/// A position to find a move in.
#[derive(Clone, Debug)]
pub struct Request {
    /// Where the side to move has at least one legal move.
    pub position: Position,
    /// Which game it is, and by which rules.
    pub rules: Rules,
    /// Who plays: a level of that game.
    pub level: Level,
    /// Decides among equals: the same request with the same seed gets the same answer.
    pub seed: u64,
}

impl Request {
    /// The request of the side that is to place a disc in `game`.
    pub fn of(game: &Game, level: Level, seed: u64) -> Self {
        Self { position: *game.position(), rules: game.rules(), level, seed }
    }
}

/// How far the thinking has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Plies looked ahead in full.
    pub depth: u32,
    /// Expected final disc difference for the side to move, -64 to 64.
    pub score: i32,
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

/// A way to end the thinking from outside; its clones are one.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the thinking within a millisecond.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// The flag itself, for whatever can only set one.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }

    /// Whether the thinking was asked to end.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Finds a move; `None` when stopped before there was one, or where there is no legal move.
pub fn think(request: &Request, stop: &Stop, on_report: &mut dyn FnMut(Report)) -> Option<Answer> {
    let mut random = Random::seed_from_u64(request.seed);
    match candidates(request.level, request.rules, &request.position) {
        Some(squares) => {
            let square = squares.squares().choose(&mut random)?;
            Some(Answer { square, report: None })
        }
        None => scout(request, &mut random, stop, on_report),
    }
}

/// Plies that Scout looks ahead, the empties it counts out, and the memory it needs for that.
const SCOUT_DEPTH: u32 = 5;
const SCOUT_EMPTIES: u32 = 10;
const SCOUT_MEBIBYTES: usize = 1;

/// Searches the request's position as far as its level does.
fn scout(
    request: &Request,
    random: &mut Random,
    stop: &Stop,
    on_report: &mut dyn FnMut(Report),
) -> Option<Answer> {
    let Request { position, rules, .. } = *request;
    let task = Task { position, rules, depth: SCOUT_DEPTH, exact_empties: SCOUT_EMPTIES };
    let table = Table::new(SCOUT_MEBIBYTES);
    let report =
        search::search(task, &table, random, stop, &mut |report| on_report(report.clone()))?;
    let square = *report.principal_variation.first()?;
    Some(Answer { square, report: Some(report) })
}

/// The moves that are equally good to a player who looks at the board by a rule, and of which it
/// plays any; `None` for a player who searches Reversi.
pub fn candidates(level: Level, rules: Rules, position: &Position) -> Option<Bitboard> {
    Some(match level {
        Level::Random => rules.legal_moves(position),
        Level::Greedy => rules_of_thumb::most_flips(position),
        Level::Book => rules_of_thumb::corner_or_most_flips(position),
        Level::Pupil => tictactoe::careful(position),
        Level::Regular => tictactoe::corners_first(position),
        Level::Veteran => tictactoe::chosen_reply(position),
        Level::Perfect => tictactoe::perfect(position),
        Level::Scout => return None,
    })
}
