//! The moves of people, each with the player's rating and the other moves.

use super::least_squares::least_squares;
use super::parallel::Threads;
use super::people::year_of;
use super::ratings::RatedGames;
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::people::Choices;
use outflank_core::engine::people::terms::TERMS;
use outflank_core::records::Record;
use outflank_core::rules::kernel::{Kernel, KernelTask, fastest};
use outflank_core::rules::{Position, Square};

/// A move that a person chose.
#[derive(Clone, Debug)]
pub struct ChosenMove {
    pub position: Position,
    /// Rating of the player in the year of the game, by the strength of players in [`PRESENT`].
    pub rating: f32,
    year: u16,
    last: [Option<Square>; 2],
    choices: Choices,
    /// Place of the move among the choices.
    pub chosen: usize,
}

impl ChosenMove {
    /// Whether the game is of the last years before [`PRESENT`], or later.
    pub fn is_recent(&self) -> bool {
        f32::from(self.year) >= PRESENT - RECENT_YEARS
    }

    /// The opponent's last move, and the own one before it.
    pub const fn last(&self) -> [Option<Square>; 2] {
        self.last
    }

    /// Rows of all choices.
    #[inline(always)]
    pub fn terms(&self) -> impl Iterator<Item = [u32; TERMS]> {
        self.choices.terms(&self.position, self.last)
    }
}

/// Moves of games with a year and a result, where there was a choice.
#[derive(Debug, Default)]
pub struct ChosenMoves {
    pub learnt: Vec<ChosenMove>,
    /// Of one game of [`KEPT`], not learnt: what is fitted to the predictor afterwards.
    pub kept: Vec<ChosenMove>,
    /// Of the years to measure on.
    pub tested: Vec<ChosenMove>,
    /// Points that players of equal ratings got stronger by each year.
    pub points_a_year: f32,
}

/// One of this many games is kept back.
const KEPT: usize = 10;

impl ChosenMoves {
    /// Moves of these records, of which those of some years are to be measured on.
    pub fn of(records: &[Record], test_on: &[u16], threads: Threads) -> anyhow::Result<Self> {
        let ratings = RatedGames::of(records).by_year();
        let mut all = Self::default();
        for (at, record) in records.iter().enumerate() {
            let Some(year) = year_of(record) else { continue };
            let rating = |name: &str| ratings.get(&(name.to_owned(), year)).copied();
            let [Some(black), Some(white)] = record.names().map(rating) else {
                continue;
            };
            let moves = match at % KEPT {
                _ if test_on.contains(&year) => &mut all.tested,
                0 => &mut all.kept,
                _ => &mut all.learnt,
            };
            add(record, year, [black as f32, white as f32], moves);
        }
        for moves in [&mut all.learnt, &mut all.kept, &mut all.tested] {
            let parts: Vec<&[ChosenMove]> = moves.chunks(PART).collect();
            let found = threads.share(parts.len(), None, |at| Ok(fastest(Glancing(parts[at]))))?;
            for (it, choices) in moves.iter_mut().zip(found.into_iter().flatten()) {
                it.choices = choices;
            }
        }
        all.points_a_year = points_a_year(&all.learnt);
        for it in all.learnt.iter_mut().chain(&mut all.kept).chain(&mut all.tested) {
            it.rating += all.points_a_year * (f32::from(it.year) - PRESENT);
        }
        Ok(all)
    }
}

/// Year whose players the ratings are compared with.
const PRESENT: f32 = 2020.0;

/// Years before [`PRESENT`] whose people know about as much of the openings as those of today.
const RECENT_YEARS: f32 = 10.0;

/// Points that players of equal ratings got stronger by each year. Results do not show it, for all got stronger
/// together; what moves lose does. A linear model of the loss by rating and year is fitted to all moves.
fn points_a_year(moves: &[ChosenMove]) -> f32 {
    let row = |it: &ChosenMove| {
        let [_, two_plies, _] = it.choices.0[it.chosen].losses;
        let terms = [1.0, f64::from(it.rating) - 1600.0, f64::from(it.year) - f64::from(PRESENT)];
        (1.0, f64::from(two_plies), terms)
    };
    let rows: Vec<_> = moves.iter().map(row).collect();
    let [_, by_rating, by_year] = least_squares(&rows).unwrap_or([0.0, -1.0, 0.0]);
    (by_year / by_rating) as f32
}

/// Moves that a thread looks at together.
const PART: usize = 10_000;

/// Adds the moves of a game where there was a choice, without the choices.
fn add(record: &Record, year: u16, ratings: [f32; 2], moves: &mut Vec<ChosenMove>) {
    let mut last = [None, None];
    for (position, ply) in record.game.positions().iter().zip(record.game.played()) {
        let square = ply.square();
        let legal = position.legal_moves();
        if let Some(square) = square.filter(|_| legal.len() > 1) {
            moves.push(ChosenMove {
                position: *position,
                rating: ratings[ply.side.index()],
                year,
                last,
                choices: Choices::default(),
                chosen: legal.squares().position(|it| it == square).expect("legal"),
            });
        }
        last = [square, last[0]];
    }
}

/// Choices of each move.
struct Glancing<'a>(&'a [ChosenMove]);

impl KernelTask for Glancing<'_> {
    type Output = Vec<Choices>;

    fn run<K: Kernel>(self, kernel: K) -> Vec<Choices> {
        let weights = Weights::built_in();
        kernel.run(|| self.0.iter().map(|it| Choices::of(kernel, weights, &it.position)).collect())
    }
}
