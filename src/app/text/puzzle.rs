//! Puzzles, in words.

use super::rating::rating_change;
use super::reasons::{Spoken, about_answer};
use crate::app::drill::Drill;
use crate::app::pages::puzzle::{PuzzlePage, PuzzleStanding};
use crate::app::pages::puzzles::PuzzlesPage;
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::rush::{MOST_MISSES, Rush};
use crate::app::shared::Shared;
use crate::coach::{Grade, Principle};
use crate::rules::{Bitboard, Square, Variant};
use crate::school::{Attempt, Motif, Motifs, Puzzle, PuzzleTheme, puzzles};
use crate::words::{self, say};
use std::sync::LazyLock;
use strum::VariantArray as _;

/// What a puzzle asks for: `Black to move and win.`
fn goal(puzzle: &Puzzle) -> String {
    let side = Variant::REVERSI.side(puzzle.side);
    words::message(&format!("goal-{}", puzzle.goal), &[("side", side.into())])
}

/// Which puzzle it is: `Puzzle 17, strength 1480`.
fn puzzle_title(puzzle: &Puzzle) -> String {
    say!("puzzle-title", id = puzzle.id, strength = puzzle.strength.to_string())
}

/// Which puzzle it is, and what it asks for: `Puzzle 17, strength 1480. Black to move and win.`
pub fn puzzle_question(puzzle: &Puzzle) -> String {
    say!("puzzle-question", title = puzzle_title(puzzle), goal = goal(puzzle))
}

/// That a move is wrong, and what refutes it.
pub fn puzzle_wrong(square: Square, reply: Option<Square>) -> String {
    let name = square.to_string();
    match reply {
        Some(reply) => say!("puzzle-wrong", square = name, answer = reply.to_string()),
        None => say!("puzzle-wrong-pass", square = name),
    }
}

/// That a puzzle is solved, with so many misses.
pub fn puzzle_solved(puzzle: &Puzzle, misses: usize) -> String {
    say!("puzzle-solved", end = end(puzzle), misses = misses)
}

/// How the game ends for the solver: `You win by 4.`
fn end(puzzle: &Puzzle) -> String {
    match puzzle.score {
        0 => say!("puzzle-end-draw"),
        64 => say!("puzzle-end-wipe-out"),
        score if score > 0 => say!("puzzle-end-win", lead = score),
        score => say!("puzzle-end-loss", lead = -score),
    }
}

/// Ideas that are told as a hint, and after a puzzle.
const HINTED: usize = 2;
const TOLD: usize = 4;

/// How many puzzles have each idea.
static COUNTS: LazyLock<Vec<usize>> = LazyLock::new(|| {
    let count = |motif: &Motif| puzzles().iter().filter(|it| it.motifs.has(*motif)).count();
    Motif::VARIANTS.iter().map(count).collect()
});

/// The ideas behind a puzzle in a sentence, the rarest of them where there are more: what is seldom tells most.
fn ideas(puzzle: &Puzzle, most: usize) -> String {
    let counted = Motif::VARIANTS.iter().copied().zip(COUNTS.iter());
    let mut behind: Vec<(Motif, usize)> =
        counted.filter(|(it, _)| puzzle.motifs.has(*it)).map(|(it, count)| (it, *count)).collect();
    behind.sort_by_key(|(_, count)| *count);
    behind.truncate(most);
    motifs_in_words(behind.into_iter().map(|(motif, _)| motif).collect())
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

/// What is said of a puzzle on the screen.
pub fn puzzle(page: &PuzzlePage, shared: &Shared) -> Spoken {
    let Some(attempt) = page.attempt() else { return nothing_left(page.choice(), shared) };
    let puzzle = attempt.puzzle();
    if let Some(rush) = page.rush {
        return in_rush(rush, puzzle, shared);
    }
    let title = match page.choice() {
        PuzzleChoice::Daily => say!("puzzle-daily-title", day = shared.day.to_string()),
        _ => puzzle_title(puzzle),
    };
    match page.standing {
        PuzzleStanding::Asked => {
            let played = attempt.game.played().len();
            let mut sentences = Vec::new();
            if let PuzzleChoice::SameIdea(principle) = page.choice() {
                sentences.push(same_idea(principle));
            }
            if played > 0 {
                sentences.push(say!("puzzle-go-on"));
            }
            if page.is_hinted {
                sentences.push(ideas(puzzle, HINTED));
            }
            Spoken { title, head: goal(puzzle), sentences, ..Spoken::default() }
        }
        PuzzleStanding::Wrong(square, reply) => {
            let told = page.judged(shared).zip(page.coach_question()).map(
                |((given, stakes), question)| {
                    let right = attempt.wanted().map_or(Bitboard::EMPTY, Bitboard::of);
                    about_answer(given, stakes, &question, right, shared.coach.detail)
                },
            );
            let (sentences, squares) = told.unwrap_or_default();
            Spoken {
                title,
                head: puzzle_wrong(square, reply),
                grade: Some(Grade::Mistake),
                sentences,
                squares,
                ..Spoken::default()
            }
        }
        PuzzleStanding::Solved => solved(page, attempt, title, shared),
    }
}

/// Why the practice leads to a puzzle.
fn same_idea(principle: Principle) -> String {
    say!("puzzle-same-idea", subject = principle.subject())
}

/// The puzzle is solved, or its solution was shown.
fn solved(page: &PuzzlePage, attempt: &Attempt, title: String, shared: &Shared) -> Spoken {
    let puzzle = attempt.puzzle();
    if let Some(drill) = page.drill.as_ref().filter(|drill| drill.is_asked()) {
        let ideas = drill.ideas.iter().zip(1..);
        return Spoken {
            title,
            head: say!("puzzle-which-idea"),
            sentences: ideas
                .map(|(idea, number)| {
                    say!("puzzle-idea", number = number, idea = motif_name(*idea))
                })
                .collect(),
            foot: say!("refusal-name-idea"),
            ..Spoken::default()
        };
    }
    let line: Vec<String> = puzzle.line.iter().map(ToString::to_string).collect();
    let mut sentences: Vec<String> = page.line_to_copy(shared).into_iter().collect();
    sentences.push(say!("puzzle-line", line = line.join(" ")));
    sentences.push(ideas(puzzle, TOLD));
    if let Some(drill) = &page.drill {
        sentences.splice(0..0, named(drill, puzzle));
    }
    if let Some(change) = page.rated {
        sentences.push(say!("puzzle-rating", rating = rating_change(change)));
    }
    if attempt.misses > 0 {
        sentences.push(say!("puzzle-comes-back"));
    }
    if page.is_late {
        sentences.push(say!("puzzle-daily-late"));
    }
    let head = if page.is_shown {
        say!("puzzle-shown", end = end(puzzle))
    } else {
        puzzle_solved(puzzle, attempt.misses)
    };
    let grade = Some(if attempt.misses == 0 { Grade::Best } else { Grade::Inaccuracy });
    Spoken { title, head, grade, sentences, ..Spoken::default() }
}

/// What was said of the idea that was named.
fn named(drill: &Drill, puzzle: &Puzzle) -> Vec<String> {
    let Some((named, right)) = drill.named.zip(drill.right(puzzle)) else { return Vec::new() };
    let (name, idea) = (motif_name(named), motif_name(right));
    let [asked, known] = drill.score;
    let verdict = if puzzle.motifs.has(named) {
        say!("puzzle-idea-right", idea = idea)
    } else {
        say!("puzzle-idea-wrong", named = name, idea = idea)
    };
    vec![verdict, say!("puzzle-ideas-named", known = known, asked = asked)]
}

/// A rush, or what became of it.
fn in_rush(rush: Rush, puzzle: &Puzzle, shared: &Shared) -> Spoken {
    let Rush { minutes, solved, misses, .. } = rush;
    if let Some(is_best) = rush.over {
        let best = shared.puzzles.best_rush(minutes).unwrap_or(solved);
        return Spoken {
            title: say!("puzzle-rush", minutes = minutes),
            head: say!("puzzle-rush-over", solved = solved),
            grade: is_best.then_some(Grade::Best),
            sentences: vec![
                if misses < MOST_MISSES {
                    say!("puzzle-rush-time")
                } else {
                    say!("puzzle-rush-misses")
                },
                if is_best {
                    say!("puzzle-rush-best")
                } else {
                    say!("puzzle-rush-not-best", best = best)
                },
            ],
            ..Spoken::default()
        };
    }
    let score = say!("puzzle-rush-score", solved = solved, misses = misses, most = MOST_MISSES);
    Spoken {
        title: say!("puzzle-rush", minutes = minutes),
        head: say!("puzzle-rush-left", left = clock(rush, shared), goal = goal(puzzle)),
        sentences: vec![score],
        ..Spoken::default()
    }
}

/// The time that is left of a rush: `2:41`.
fn clock(rush: Rush, shared: &Shared) -> String {
    let seconds = rush.left(shared.now).as_millis().div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// There is no puzzle any more.
fn nothing_left(choice: PuzzleChoice, shared: &Shared) -> Spoken {
    let head = match choice {
        PuzzleChoice::Missed => {
            say!("puzzle-none-missed", waiting = shared.puzzles.waiting(shared.day))
        }
        _ => say!("puzzle-none"),
    };
    Spoken { title: say!("puzzles-title"), head, ..Spoken::default() }
}

/// The line of a choice: what it is called, how far one has come with it, and whether that is all that can be done.
pub fn puzzle_choice(choice: PuzzleChoice, shared: &Shared) -> (String, String, bool) {
    let record = &shared.puzzles;
    match choice {
        PuzzleChoice::Near => {
            let rating = format!("{:.0}", record.estimate().rating().value);
            let far = if record.tries() == 0 { String::new() } else { rating };
            (say!("puzzles-near"), far, false)
        }
        PuzzleChoice::Daily => {
            let is_done = record.has_tried_daily(shared.day);
            let streak = record.streak(shared.day);
            let far =
                if streak > 0 { say!("puzzles-streak", days = streak) } else { String::new() };
            (say!("puzzles-daily"), far, is_done)
        }
        PuzzleChoice::Missed => {
            let due = record.due(shared.day).len();
            let far = if due > 0 { say!("puzzles-due", count = due) } else { String::new() };
            (say!("puzzles-missed"), far, false)
        }
        PuzzleChoice::Drill => (say!("puzzles-drill"), String::new(), false),
        PuzzleChoice::Rush(minutes) => {
            let best = record.best_rush(minutes);
            let far = best.map(|best| say!("puzzles-best", best = best)).unwrap_or_default();
            (say!("puzzle-rush", minutes = minutes), far, false)
        }
        PuzzleChoice::SameIdea(principle) => (same_idea(principle), String::new(), false),
        PuzzleChoice::Theme(theme) => {
            let count = match theme.0 {
                Some(motif) => COUNTS[motif as usize],
                None => puzzles().iter().filter(|it| it.motifs.is_empty()).count(),
            };
            let solved = record.solved(|puzzle| theme.fits(puzzle.motifs));
            (
                theme_name(theme),
                say!("learn-solved", solved = solved, count = count),
                solved == count,
            )
        }
    }
}

/// What a theme is called, as a line of its own.
fn theme_name(theme: PuzzleTheme) -> String {
    let name = theme.0.map_or_else(|| say!("puzzles-calculate"), motif_name);
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What is said of the chosen line.
pub fn in_puzzles(page: PuzzlesPage, shared: &Shared) -> String {
    match page.choice() {
        PuzzleChoice::Near => say!("puzzles-near-about"),
        PuzzleChoice::Daily if shared.puzzles.has_tried_daily(shared.day) => {
            say!("puzzles-daily-done")
        }
        PuzzleChoice::Daily => say!("puzzles-daily-about", day = shared.day.to_string()),
        PuzzleChoice::Missed => say!("puzzles-missed-about"),
        PuzzleChoice::Drill => say!("puzzles-drill-about"),
        PuzzleChoice::Rush(minutes) => {
            say!("puzzle-rush-about", minutes = minutes, most = MOST_MISSES)
        }
        PuzzleChoice::Theme(PuzzleTheme(Some(motif))) => {
            say!("puzzles-theme-about", motif = motif_name(motif))
        }
        PuzzleChoice::Theme(_) => say!("puzzles-calculate-about"),
        PuzzleChoice::SameIdea(principle) => same_idea(principle),
    }
}

/// The status line of a puzzle.
pub fn in_puzzle(page: &PuzzlePage, shared: &Shared) -> String {
    puzzle(page, shared).head
}
