//! Texts of the puzzle page.

use super::{PuzzlePage, PuzzleStanding};
use crate::app::pages::popularity::of_first_move;
use crate::app::pages::prelude::*;
use crate::app::pages::puzzle::drill::Drill;
use crate::app::pages::puzzle::rush::{MOST_MISSES, Rush};
use crate::app::pages::puzzles::text::{
    HINTED, NAMED, end, goal, ideas, motif_name, puzzle_solved, puzzle_title, puzzle_wrong,
    same_idea,
};
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::text::rating::rating_change;
use crate::app::text::reasons::about_answer;
use crate::coach::Grade;
use crate::rules::Bitboard;
use crate::school::{Attempt, Puzzle};
use crate::words::{color_name, say};

pub fn coach_text(page: &PuzzlePage, cx: &Context) -> CoachText {
    let Some(attempt) = page.attempt() else { return nothing_left(page.choice(), cx) };
    let puzzle = attempt.puzzle();
    if let Some(rush) = page.rush {
        return in_rush(rush, puzzle, cx);
    }
    let title = match page.choice() {
        PuzzleChoice::Daily => say!("puzzle-daily-title", day = cx.day.to_string()),
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
            CoachText { title, head: goal(puzzle), sentences, ..CoachText::default() }
        }
        PuzzleStanding::Wrong(square, reply) => {
            let reasons = page.board.reviewed(cx).zip(page.board.question()).map(
                |((given, stakes), question)| {
                    let right = attempt.wanted().map_or(Bitboard::EMPTY, Bitboard::of);
                    about_answer(given, stakes, &question, right, cx.coach.detail)
                },
            );
            let (sentences, squares) = reasons.unwrap_or_default();
            CoachText {
                title,
                head: puzzle_wrong(square, reply),
                grade: Some(Grade::Mistake),
                sentences,
                squares,
                ..CoachText::default()
            }
        }
        PuzzleStanding::Solved => solved(page, attempt, title, cx),
    }
}

fn solved(page: &PuzzlePage, attempt: &Attempt, title: String, cx: &Context) -> CoachText {
    let puzzle = attempt.puzzle();
    if let Some(drill) = page.drill.as_ref().filter(|drill| drill.is_asked()) {
        let ideas = drill.ideas.iter().zip(1..);
        return CoachText {
            title,
            head: say!("puzzle-which-idea"),
            sentences: ideas
                .map(|(idea, number)| {
                    say!("puzzle-idea", number = number, idea = motif_name(*idea))
                })
                .collect(),
            foot: say!("refusal-name-idea"),
            ..CoachText::default()
        };
    }
    let line: Vec<String> = puzzle.line.iter().map(ToString::to_string).collect();
    let mut sentences: Vec<String> = page.line_to_copy(cx).into_iter().collect();
    sentences.push(say!("puzzle-line", line = line.join(" ")));
    sentences.extend(of_first_move(puzzle, cx));
    sentences.push(ideas(puzzle, NAMED));
    if let Some(drill) = &page.drill {
        sentences.splice(0..0, named(drill, puzzle));
    }
    if let Some(change) = page.rated.filter(|_| cx.puzzles.is_rated()) {
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
    CoachText { title, head, grade, sentences, ..CoachText::default() }
}

/// Judgement of the named idea.
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

/// State of a rush, or its result.
fn in_rush(rush: Rush, puzzle: &Puzzle, cx: &Context) -> CoachText {
    let Rush { minutes, solved, misses, .. } = rush;
    if let Some(is_best) = rush.over {
        let best = cx.puzzles.best_rush(minutes).unwrap_or(solved);
        // A rush that the player ended needs no cause.
        let cause = match misses {
            MOST_MISSES.. => Some(say!("puzzle-rush-misses")),
            _ => rush.left(cx.now).is_zero().then(|| say!("puzzle-rush-time")),
        };
        let standing = if is_best {
            say!("puzzle-rush-best")
        } else {
            say!("puzzle-rush-not-best", best = best)
        };
        return CoachText {
            title: say!("puzzle-rush", minutes = minutes),
            head: say!("puzzle-rush-over", solved = solved),
            grade: is_best.then_some(Grade::Best),
            sentences: cause.into_iter().chain([standing]).collect(),
            ..CoachText::default()
        };
    }
    let score = say!("puzzle-rush-score", solved = solved, misses = misses, most = MOST_MISSES);
    CoachText {
        title: say!("puzzle-rush", minutes = minutes),
        head: say!("puzzle-rush-left", left = clock(rush, cx), goal = goal(puzzle)),
        sentences: vec![score],
        ..CoachText::default()
    }
}

/// Time left of a rush: `2:41`.
fn clock(rush: Rush, cx: &Context) -> String {
    let seconds = rush.left(cx.now).as_millis().div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn nothing_left(choice: PuzzleChoice, cx: &Context) -> CoachText {
    let head = match choice {
        PuzzleChoice::Missed => {
            say!("puzzle-none-missed", waiting = cx.puzzles.waiting(cx.day))
        }
        _ => say!("puzzle-none"),
    };
    CoachText { title: say!("puzzles-title"), head, ..CoachText::default() }
}

/// Side to move and empty squares; the panel has the question and the answer.
pub fn status(page: &PuzzlePage) -> String {
    let game = &page.board.session.game;
    let (side, empty) = (color_name(game.side_to_move()), game.empties().len());
    say!("puzzles-sample", side = side, empty = empty)
}
