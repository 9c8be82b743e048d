//! Puzzles, in words.

use crate::rules::Variant;
use crate::school::{Motif, Motifs, Puzzle};
use crate::words::{self, say};

/// What a puzzle asks for: `Puzzle 17. Black to move and win. Strength 1480.`
pub fn puzzle_question(puzzle: &Puzzle) -> String {
    let side = Variant::REVERSI.side(puzzle.side);
    let arguments = [("side", side.into())];
    let goal = words::message(&format!("goal-{}", puzzle.goal), &arguments);
    say!("puzzle-question", id = puzzle.id, goal = goal, strength = u32::from(puzzle.strength))
}

/// That a puzzle is solved, with so many misses.
pub fn puzzle_solved(puzzle: &Puzzle, misses: usize) -> String {
    let score = words::signed(puzzle.score);
    say!("puzzle-solved", score = score, misses = misses)
}

/// What a motif is called.
pub fn motif_name(motif: Motif) -> String {
    words::of("motif", &motif.to_string())
}

/// What a puzzle is about, in a sentence.
pub fn motifs_in_words(motifs: Motifs) -> String {
    let names: Vec<String> = motifs.iter().map(motif_name).collect();
    if names.is_empty() {
        return say!("puzzle-calculate");
    }
    say!("puzzle-motifs", motifs = names.join(", "))
}
