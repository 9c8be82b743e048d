//! Habits of people by rating: what the named opponents are described by.

use super::chosen_moves::ChosenMove;
use super::parallel::Threads;
use super::reading::{losses, shuffled};
use outflank_core::engine::people::PersonRating;
use outflank_core::engine::people::reading::{DEPTH, EXACT_EMPTIES};
use outflank_core::rules::{Bitboard, Square};
use std::io::Write;

/// Half the range of ratings of the people that stand for a rating.
const AROUND: f32 = 50.0;

/// Empties from which on a game is in its middle, and from which on in its end.
const MIDDLE: u32 = 40;
const END: u32 = 20;

/// Loss in discs from which a move counts as a blunder.
const BLUNDER: i32 = 10;

/// Counted moves of a kind, and how many of them were made.
#[derive(Clone, Copy, Default)]
struct Share {
    made: f64,
    of: f64,
}

impl Share {
    fn note(&mut self, is_made: bool) {
        self.made += f64::from(u8::from(is_made));
        self.of += 1.0;
    }

    fn percent(self) -> f64 {
        100.0 * self.made / self.of.max(1.0)
    }
}

/// Prints the habits of people of each rating: mean losses in the opening, the middle and the end of the game, blunders,
/// and shares of choices.
///
/// Errors: those of the threads, or `out` takes no more.
pub fn print_habits(
    moves: &[ChosenMove],
    count: usize,
    seed: u64,
    threads: Threads,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    writeln!(
        out,
        "| rating | moves | discs lost a move: opening; middle; end | blunders | edge early | beside an empty corner | \
         corner taken | even region left at the end | discs flipped early |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|")?;
    let drawn = shuffled(moves, seed);
    for rating in PersonRating::all() {
        let is_alike = |it: &&&ChosenMove| (it.rating - f32::from(rating.get())).abs() <= AROUND;
        let alike: Vec<&ChosenMove> = drawn.iter().filter(is_alike).copied().collect();
        if alike.is_empty() {
            continue;
        }
        let searched = alike.len().min(count);
        let lost = threads.share(searched, None, |at| {
            let it = alike[at];
            let lost = losses(&it.position, [DEPTH, EXACT_EMPTIES])[it.chosen];
            Ok((it.position.empties().len(), lost))
        })?;
        let mean = |from: u32, to: u32| {
            let of: Vec<f64> = lost
                .iter()
                .filter(|(empties, _)| (from..to).contains(empties))
                .map(|(_, lost)| f64::from(*lost))
                .collect();
            of.iter().sum::<f64>() / of.len().max(1) as f64
        };
        let blunders = lost.iter().filter(|(_, lost)| *lost >= BLUNDER).count();
        let blunders = 100.0 * blunders as f64 / searched.max(1) as f64;
        write!(
            out,
            "| {rating} | {} | {:.2}; {:.2}; {:.2} | {blunders:.1} % |",
            alike.len(),
            mean(MIDDLE, 61),
            mean(END, MIDDLE),
            mean(1, END)
        )?;
        let [edge, beside, corner, even] = shares(&alike).map(Share::percent);
        writeln!(
            out,
            " {edge:.1} % | {beside:.1} % | {corner:.1} % | {even:.1} % | {:.2} |",
            flips(&alike)
        )?;
        out.flush()?;
    }
    Ok(())
}

/// Shares of choices: an edge square where there is one and others, before the middle; the square next to an empty
/// corner along the diagonal; a corner; in the end a region with an odd number of empty squares where there are both.
fn shares(moves: &[&ChosenMove]) -> [Share; 4] {
    let mut shares = [Share::default(); 4];
    for it in moves {
        let legal = it.position.legal_moves();
        let empties = it.position.empties();
        let square = legal.squares().nth(it.chosen).expect("it is legal");
        let mut note = |which: usize, set: Bitboard| {
            let there = legal & set;
            if !there.is_empty() && there != legal {
                shares[which].note(there.contains(square));
            }
        };
        if empties.len() >= MIDDLE {
            note(0, Bitboard::EDGES & !Bitboard::CORNERS);
        }
        note(1, beside_empty_corners(empties));
        note(2, Bitboard::CORNERS);
        if empties.len() < END {
            let is_even = |square: &Square| empties.region(*square).len().is_multiple_of(2);
            note(3, legal.squares().filter(is_even).collect());
        }
    }
    shares
}

/// Squares diagonally beside empty corners.
fn beside_empty_corners(empties: Bitboard) -> Bitboard {
    let corners = Bitboard::CORNERS & empties;
    let beside = |corner: Square| {
        let inward = |at: u8| if at == 0 { 1 } else { at - 1 };
        Square::from_file_rank(inward(corner.file()), inward(corner.rank())).expect("on the board")
    };
    corners.squares().map(beside).collect()
}

/// Mean number of discs flipped before the middle of the game.
fn flips(moves: &[&ChosenMove]) -> f64 {
    let early = moves.iter().filter(|it| it.position.empties().len() >= MIDDLE);
    let flipped = early.map(|it| {
        let square = it.position.legal_moves().squares().nth(it.chosen).expect("it is legal");
        f64::from(it.position.flips(square).len())
    });
    let flipped: Vec<f64> = flipped.collect();
    flipped.iter().sum::<f64>() / flipped.len().max(1) as f64
}
