//! What the coach says of what is in sight, in words.

use super::editor::editor;
use super::lesson::lesson;
use super::line::line;
use super::practice::practice;
use super::puzzle::puzzle;
use super::reasons::{Spoken, Told, listener};
use super::tictactoe;
use super::trainer::trainer;
use crate::app::pages::Page;
use crate::app::pages::analysis::AnalysisPage;
use crate::app::pages::replay::ReplayPage;
use crate::app::reviewing::Reviewing;
use crate::app::shared::Counsel;
use crate::app::state::App;
use crate::coach::{
    Advice, Advised, BookMove, Fact, Grade, INACCURATE, Judged, Line, Listener, Principle,
    first_principle,
};
use crate::rules::{Bitboard, Goal, Square, Turn};
use crate::store::Seat;
use crate::words::{self, grouped, say, signed};

/// What the coach says now; `None` where nobody has asked it.
pub fn spoken(app: &App) -> Option<Spoken> {
    match app.base() {
        Page::Replay(page) => match &page.review {
            Some(reviewing) => Some(of_review(page, reviewing)),
            None => of_position(app),
        },
        Page::Analysis(page) if page.best_lines > 0 => best_lines(app, page),
        Page::Board(_) | Page::Analysis(_) => of_position(app),
        Page::Practice(page) => Some(practice(page, &app.shared)),
        Page::Lesson(page) => Some(lesson(page, &app.shared)),
        Page::Puzzle(page) => Some(puzzle(page, &app.shared)),
        Page::Line(page) => Some(line(&page.walks)),
        Page::Editor(page) => Some(editor(page)),
        Page::Trainer(page) => Some(trainer(app, page)),
        _ => None,
    }
}

/// The best move, or the one under the cursor.
fn of_position(app: &App) -> Option<Spoken> {
    let table = app.shown().filter(|_| app.shared.settings.advice)?;
    let variant = table.setup.variant;
    let spoken = |title: String, head: String| Spoken { title, head, ..Spoken::default() };
    if let Some(retry) = &table.retry {
        let head = super::retry::retry(retry, &table.game, &app.shared.coach);
        let answer = retry.answer(&table.game, &app.shared.coach);
        let told = answer.map(|(_, advised, side)| {
            let listener = listener(variant, Some(side));
            Told::of_advice(advised, side, listener, 0, app.shared.coach.detail).sentences()
        });
        let (sentences, squares) = told.unwrap_or_default();
        return Some(Spoken { sentences, squares, ..spoken(say!("retry-title"), head) });
    }
    let idle = |head: String| Some(spoken(say!("coach-title"), head));
    let is_played = matches!(app.base(), Page::Board(_));
    if matches!(variant.goal, Goal::Line(_)) && is_played {
        return tictactoe::counsel(table, app.shared.counsel, app.notation());
    }
    let Some(advice) = app.advice() else {
        return match table.game.turn() {
            _ if !variant.is_classic() || variant.is_placing(table.game.position()) => None,
            Turn::Over => idle(say!("coach-over")),
            Turn::Pass(_) => idle(say!("coach-pass")),
            Turn::Place(side) if table.player(side) != Seat::Human => idle(String::new()),
            Turn::Place(_) => idle(say!("coach-looking")),
        };
    };
    let best = advice.moves.first()?;
    if is_played && app.shared.counsel != Counsel::Move {
        return Some(hinted(advice, best, app.shared.counsel));
    }
    let is_chosen = |advised: &&Advised| advised.line.square == table.view.cursor;
    // Nobody has a cursor who looks a game through.
    let is_asked = is_played && app.shared.coach.is_pointed;
    let at_cursor = advice.moves.iter().find(is_chosen).filter(|_| is_asked);
    let about = at_cursor.unwrap_or(best);
    let (square, score) = (about.line.square, about.line.score);
    let (name, better) = (square.to_string(), best.line.square.to_string());
    let head = match best.line.score - score {
        0 if square == best.line.square => {
            say!("coach-best", square = name, score = signed(score))
        }
        0 => say!("coach-as-good", square = name, score = signed(score), best = better),
        loss => say!(
            "coach-worse",
            square = name,
            score = signed(score),
            loss = loss,
            best = better,
            best_score = signed(best.line.score)
        ),
    };
    let listener = listener(variant, table.only_human());
    let loss = best.line.score - score;
    let told = Told::of_advice(about, advice.side, listener, loss, app.shared.coach.detail);
    let (mut sentences, squares) = with_line(&told, &about.line);
    let head = headed(head, &mut sentences, told.detail);
    let title = say!("coach-title-sure", sure = advice.how_sure());
    Some(Spoken { sentences, squares, ..spoken(title, head) })
}

/// Plies of a line that are shown.
pub(super) const LINE_PLIES: usize = 10;

/// So many of the best lines: what each leads to, for who is to move, and how.
fn best_lines(app: &App, page: &AnalysisPage) -> Option<Spoken> {
    if !app.shared.settings.advice {
        return None;
    }
    let Some(advice) = app.advice() else {
        return Some(Spoken { head: say!("lines-best-none"), ..of_position(app)? });
    };
    let lines = advice.moves.iter().take(page.best_lines.into()).map(|advised| {
        let squares = std::iter::once(&advised.line.square).chain(&advised.line.replies);
        let names = squares.take(LINE_PLIES).map(|square| app.notation().name(*square));
        let score = signed(advised.line.score);
        format!("{score:>3}  {}", names.collect::<Vec<_>>().join(" "))
    });
    let title = say!("lines-best", sure = advice.how_sure());
    let mut sentences: Vec<String> = lines.collect();
    let head = sentences.remove(0);
    if page.is_solving() {
        sentences.push(if advice.exact {
            solved(advice)
        } else {
            say!("lines-solving", empties = advice.empties)
        });
    }
    sentences.push(match app.shared.coach.speed() {
        Some(speed) => {
            say!("lines-nodes", nodes = grouped(advice.nodes), speed = grouped(speed))
        }
        None => say!("lines-nodes-only", nodes = grouped(advice.nodes)),
    });
    Some(Spoken { title, head, sentences, ..Spoken::default() })
}

/// Who wins a position that is solved.
fn solved(advice: &Advice) -> String {
    let score = advice.moves.first().map_or(0, |best| best.line.score);
    let winner = if score > 0 { advice.side } else { !advice.side };
    say!(
        "lines-solved",
        winner = if score == 0 { "nobody" } else { "side" },
        side = winner.to_string(),
        discs = score.abs()
    )
}

/// What leads to the best move without naming it: what to look for, or the idea and the part of the board.
fn hinted(advice: &Advice, best: &Advised, counsel: Counsel) -> Spoken {
    let title = say!("coach-title");
    let principle = first_principle(&best.reasons);
    let head = match (advice.moves.len(), principle) {
        (1, _) => say!("nudge-only-move"),
        (_, Some(principle)) => words::of("nudge", &principle.to_string()),
        (_, None) => say!("nudge-none"),
    };
    if counsel == Counsel::Nudge {
        return Spoken { title, head, sentences: vec![say!("coach-more")], ..Spoken::default() };
    }
    let part = quarter(best.line.square);
    let squares = advice.moves.iter().map(|it| it.line.square).filter(|it| part.contains(*it));
    let (from, to) = (part.squares().next(), part.squares().last());
    let [from, to] = [from, to].map(|at| at.map(|at| at.to_string()).unwrap_or_default());
    let place = say!("coach-place", from = from, to = to);
    let principle = principle.map(Principle::sentence);
    let sentences = std::iter::once(place).chain(principle).chain([say!("coach-more")]).collect();
    Spoken { title, head, sentences, squares: squares.collect(), ..Spoken::default() }
}

/// The quarter of the board that a square is in.
fn quarter(square: Square) -> Bitboard {
    let is_in = |at: &Square| {
        (at.file() < 4) == (square.file() < 4) && (at.rank() < 4) == (square.rank() < 4)
    };
    (!Bitboard::EMPTY).squares().filter(is_in).collect()
}

/// The move that is shown of a reviewed game; at the beginning, the game as a whole.
fn of_review(replay: &ReplayPage, reviewing: &Reviewing) -> Spoken {
    let listener = listener(replay.table.setup.variant, replay.table.only_human());
    let played = replay.table.game.played();
    if reviewing.is_opening || played.is_empty() {
        return of_whole_game(reviewing, &listener, replay.is_of_finished_game());
    }
    let Some(judged) = replay.judged() else {
        let has_passed = played.last().is_some_and(|ply| ply.square().is_none());
        let head = if has_passed { say!("review-pass") } else { say!("review-analysing") };
        return Spoken { title: say!("review-title"), head, ..Spoken::default() };
    };
    let number = replay.table.game.moves_played();
    let told = Told {
        reasons: &judged.reasons,
        side: judged.side,
        made: judged.made.square,
        listener,
        loss: judged.loss(),
        detail: reviewing.detail,
        explains: judged.loss() > 0 && reviewing.review.is_first_with_its_principle(judged),
    };
    let (mut sentences, squares) = with_line(&told, &judged.best);
    let head = headed(verdict(judged), &mut sentences, told.detail);
    Spoken {
        title: say!("review-title-move", number = number, sure = judged.how_sure()),
        head,
        grade: Some(judged.grade()),
        sentences,
        squares,
        ..Spoken::default()
    }
}

/// What is said first: where one reason is told in detail, what that comes down to, so that the rest of it has room.
fn headed(head: String, sentences: &mut Vec<String>, detail: usize) -> String {
    if detail > 0 && sentences.len() > 1 { sentences.remove(0) } else { head }
}

/// Moves of an expected line that are shown, at most.
const LONGEST_LINE: usize = 12;

/// The reasons in words, and after them the line that is expected, unless it is one of them or one reason is
/// told in detail: it is read where there is room for it.
fn with_line(told: &Told, line: &Line) -> (Vec<String>, Bitboard) {
    let (mut sentences, lit) = told.sentences();
    let is_told = told.reasons.iter().any(|reason| matches!(reason.fact, Fact::Expects(..)));
    let squares = std::iter::once(&line.square).chain(&line.replies).take(LONGEST_LINE);
    let squares: Vec<String> = squares.map(Square::to_string).collect();
    if squares.len() > 1 && !is_told && told.detail == 0 {
        sentences.push(say!("coach-line", line = squares.join(" ")));
    }
    (sentences, lit)
}

/// What decided a game, once all of it has been looked at thoroughly.
fn of_whole_game(reviewing: &Reviewing, listener: &Listener, is_over: bool) -> Spoken {
    let only = |head: String| (head, Vec::new());
    let (head, sentences) = match (reviewing.progress(), reviewing.review.moment(listener)) {
        (Some((_, 0)), _) => only(say!("review-looking")),
        (Some((judged, all)), _) => only(say!("review-deeper", done = judged, all = all)),
        (None, None) if reviewing.review.moves.iter().any(|it| it.loss() > 0) => {
            only(say!("review-few-moves"))
        }
        (None, None) if is_over => only(say!("review-perfect")),
        (None, None) => only(say!("review-so-far")),
        (None, Some(moment)) => {
            let mut paragraph = reviewing.review.paragraph(listener);
            paragraph.retain(|sentence| *sentence != moment);
            paragraph.insert(0, moment);
            // Where there is no room for all of it, it is read sentence by sentence.
            let read = reviewing.detail.min(paragraph.len() - 1);
            paragraph.rotate_left(read);
            let first = paragraph.remove(0);
            paragraph.push(say!("review-keys"));
            (first, paragraph)
        }
    };
    Spoken { title: say!("review-title-game"), head, sentences, ..Spoken::default() }
}

/// A move of a game and its grade: `b2 -10: blunder, loses 14; best e7 +4`.
fn verdict(judged: &Judged) -> String {
    let (square, score) = (judged.made.square.to_string(), signed(judged.made.score));
    if let Some(BookMove { opening }) = judged.book {
        return match opening {
            Some(opening) => {
                say!("review-book-named", square = square, score = score, opening = opening)
            }
            None => say!("review-book", square = square, score = score),
        };
    }
    if judged.grade() == Grade::Best {
        return say!("review-best", square = square, score = score);
    }
    let arguments = [
        ("square", square.into()),
        ("score", score.into()),
        ("loss", judged.loss().into()),
        ("best", judged.best.square.to_string().into()),
        ("best-score", signed(judged.best.score).into()),
    ];
    let stakes = judged.stakes();
    let keeps_winner = stakes.chance_lost() < INACCURATE && judged.grade() == Grade::Inaccuracy;
    let name = if keeps_winner { "same-winner".to_owned() } else { judged.grade().to_string() };
    words::message(&format!("review-{name}"), &arguments)
}
