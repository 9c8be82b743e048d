//! The moves of people, each with the player's rating and the other moves.

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
    /// Rating of the player in the year of the game.
    pub rating: f32,
    /// The opponent's last move, and the own one before it.
    last: [Option<Square>; 2],
    choices: Choices,
    /// Place of the move among the choices.
    pub chosen: usize,
}

impl ChosenMove {
    /// Puts the rows of all choices in place of those of another move.
    #[inline(always)]
    pub fn terms(&self, terms: &mut Vec<[u32; TERMS]>) {
        terms.clear();
        terms.extend(self.choices.terms(&self.position, self.last));
    }
}

/// Moves of games with a year and a result where there was a choice: to learn from, and of the years to measure on.
pub fn chosen_moves(records: &[Record], test_on: &[u16]) -> [Vec<ChosenMove>; 2] {
    let ratings = RatedGames::of(records).by_year();
    let (mut learnt, mut tested) = (Vec::new(), Vec::new());
    for record in records {
        let Some(year) = year_of(record) else { continue };
        let rating = |name: &String| ratings.get(&(name.clone(), year)).copied();
        let [Some(black), Some(white)] = record.players.each_ref().map(rating) else { continue };
        let moves = if test_on.contains(&year) { &mut tested } else { &mut learnt };
        add(record, [black as f32, white as f32], moves);
    }
    for moves in [&mut learnt, &mut tested] {
        fastest(Glancing(moves));
    }
    [learnt, tested]
}

/// Adds the moves of a game where there was a choice, without the choices.
fn add(record: &Record, ratings: [f32; 2], moves: &mut Vec<ChosenMove>) {
    let mut last = [None, None];
    for (position, ply) in record.game.positions().iter().zip(record.game.played()) {
        let square = ply.square();
        let legal = position.legal_moves();
        if let Some(square) = square.filter(|_| legal.len() > 1) {
            moves.push(ChosenMove {
                position: *position,
                rating: ratings[ply.side.index()],
                last,
                choices: Choices::default(),
                chosen: legal.squares().position(|it| it == square).expect("legal"),
            });
        }
        last = [square, last[0]];
    }
}

/// Finds the choices of each move.
struct Glancing<'a>(&'a mut [ChosenMove]);

impl KernelTask for Glancing<'_> {
    type Output = ();

    fn run<K: Kernel>(self, kernel: K) {
        let weights = Weights::built_in();
        kernel.run(|| {
            for it in self.0 {
                it.choices = Choices::of(kernel, weights, &it.position);
            }
        });
    }
}
