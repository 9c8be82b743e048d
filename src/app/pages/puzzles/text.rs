//! Puzzles as text.

use crate::app::context::Context;
use crate::app::puzzle_choice::PuzzleChoice;
use crate::coach::Principle;
use crate::rules::{Square, Variant};
use crate::school::{Motif, Motifs, Puzzle, PuzzleTheme, offered};
use crate::words::{self, say, side_name, subject_to_practise};
use std::sync::LazyLock;
use strum::VariantArray as _;

/// Task of a puzzle: `Black to move and win.`
pub fn goal(puzzle: &Puzzle) -> String {
    let side = side_name(Variant::REVERSI, puzzle.side);
    words::message(&format!("goal-{}", puzzle.goal), &[("side", side.into())])
}

/// Title of a puzzle: `Puzzle 17, rated 1480`.
pub fn puzzle_title(puzzle: &Puzzle) -> String {
    say!("puzzle-title", id = puzzle.id, strength = puzzle.strength.to_string())
}

/// Title and task of a puzzle.
pub fn puzzle_question(puzzle: &Puzzle) -> String {
    say!("puzzle-question", title = puzzle_title(puzzle), goal = goal(puzzle))
}

/// A wrong move with its refutation.
pub fn puzzle_wrong(square: Square, reply: Option<Square>) -> String {
    let name = square.to_string();
    match reply {
        Some(reply) => say!("puzzle-wrong", square = name, answer = reply.to_string()),
        None => say!("puzzle-wrong-pass", square = name),
    }
}

pub fn puzzle_solved(puzzle: &Puzzle, misses: usize) -> String {
    say!("puzzle-solved", end = end(puzzle), misses = misses)
}

/// Result for the solver: `You win by 4.`
pub fn end(puzzle: &Puzzle) -> String {
    match puzzle.score {
        0 => say!("puzzle-end-draw"),
        64 => say!("puzzle-end-wipe-out"),
        score if score > 0 => say!("puzzle-end-win", lead = score),
        score => say!("puzzle-end-loss", lead = -score),
    }
}

/// Largest number of ideas named in a hint; [`NAMED`] after a puzzle.
pub const HINTED: usize = 2;
pub const NAMED: usize = 4;

static COUNTS: LazyLock<Vec<usize>> = LazyLock::new(|| {
    let count = |motif: &Motif| offered().iter().filter(|it| it.motifs.has(*motif)).count();
    Motif::VARIANTS.iter().map(count).collect()
});

/// Ideas of a puzzle in a sentence: the rarest, which say most.
pub fn ideas(puzzle: &Puzzle, most: usize) -> String {
    let counted = Motif::VARIANTS.iter().copied().zip(COUNTS.iter());
    let mut behind: Vec<(Motif, usize)> =
        counted.filter(|(it, _)| puzzle.motifs.has(*it)).map(|(it, count)| (it, *count)).collect();
    behind.sort_by_key(|(_, count)| *count);
    behind.truncate(most);
    motifs_in_words(behind.into_iter().map(|(motif, _)| motif).collect())
}

pub fn motif_name(motif: Motif) -> String {
    words::of("motif", &motif.to_string())
}

pub fn motifs_in_words(motifs: Motifs) -> String {
    let names: Vec<String> = motifs.iter().map(motif_name).collect();
    if names.is_empty() {
        return say!("puzzle-calculate");
    }
    say!("puzzle-motifs", motifs = names.join(", "))
}

/// Reason why the practice opens a puzzle.
pub fn same_idea(principle: Principle) -> String {
    say!("puzzle-same-idea", subject = subject_to_practise(principle))
}

/// Name of a choice.
pub fn choice_name(choice: PuzzleChoice) -> String {
    match choice {
        PuzzleChoice::Near => say!("puzzles-near"),
        PuzzleChoice::Daily => say!("puzzles-daily"),
        PuzzleChoice::Missed => say!("puzzles-missed"),
        PuzzleChoice::Drill => say!("puzzles-drill"),
        PuzzleChoice::Rush(minutes) => say!("puzzle-rush", minutes = minutes),
        PuzzleChoice::SameIdea(principle) => same_idea(principle),
        PuzzleChoice::Theme(theme) => theme_name(theme),
        PuzzleChoice::Number(id) => say!("puzzle-number", id = id),
    }
}

/// Line of a choice: name, progress, and whether it is complete.
pub fn puzzle_choice(choice: PuzzleChoice, cx: &Context) -> (String, String, bool) {
    let (far, is_done) = puzzle_progress(choice, cx);
    (choice_name(choice), far, is_done)
}

/// Progress in a choice, empty without any, and whether it is complete.
fn puzzle_progress(choice: PuzzleChoice, cx: &Context) -> (String, bool) {
    let record = &cx.puzzles;
    match choice {
        PuzzleChoice::Near if record.is_rated() => {
            (format!("{:.0}", record.estimate().rating().value), false)
        }
        PuzzleChoice::Daily => {
            let streak = record.streak(cx.day);
            let far =
                if streak > 0 { say!("puzzles-streak", days = streak) } else { String::new() };
            (far, record.has_tried_daily(cx.day))
        }
        PuzzleChoice::Missed => {
            let due = record.due(cx.day).len();
            (if due > 0 { say!("puzzles-due", count = due) } else { String::new() }, false)
        }
        PuzzleChoice::Rush(minutes) => {
            let best = record.best_rush(minutes);
            (best.map(|best| say!("puzzles-best", best = best)).unwrap_or_default(), false)
        }
        PuzzleChoice::Near
        | PuzzleChoice::Drill
        | PuzzleChoice::SameIdea(_)
        | PuzzleChoice::Number(_) => (String::new(), false),
        PuzzleChoice::Theme(theme) => {
            let count = match theme.0 {
                Some(motif) => COUNTS[motif as usize],
                None => offered().iter().filter(|it| it.motifs.is_empty()).count(),
            };
            let solved = record.solved(|puzzle| theme.fits(puzzle.motifs));
            (say!("learn-solved", solved = solved, count = count), solved == count)
        }
    }
}

fn theme_name(theme: PuzzleTheme) -> String {
    let name = theme.0.map_or_else(|| say!("puzzles-calculate"), motif_name);
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
