//! The opening trainer and the holes of a repertoire, in words.

use super::reasons::Spoken;
use crate::app::pages::holes::{Hole, HolesPage};
use crate::app::pages::trainer::{TrainerPage, TrainerStanding};
use crate::app::state::App;
use crate::rules::{Bitboard, Notation, Square, openings};
use crate::words::{grouped, say};

/// What the trainer says now.
pub fn trainer(app: &App, page: &TrainerPage) -> Spoken {
    let name = |square: Square| app.notation().name(square);
    let opening = openings::name(&page.table.game);
    let title = match opening {
        Some(opening) => say!("trainer-title-opening", opening = opening),
        None => say!("trainer-title"),
    };
    let mut squares = Bitboard::EMPTY;
    let head = match &page.standing {
        TrainerStanding::Asked => say!("trainer-asked", side = page.side.to_string()),
        TrainerStanding::Judging(made) => say!("coach-looking-at", square = name(*made)),
        TrainerStanding::Replying => say!("trainer-replying"),
        _ if page.has_nothing() => say!("trainer-nothing"),
        TrainerStanding::Over => say!("trainer-over"),
        TrainerStanding::Wrong { made, loss, right } => {
            squares = right.iter().copied().collect();
            let right = right.first().map(|at| name(*at)).unwrap_or_default();
            match (page.has_lines, loss) {
                (true, Some(loss @ 1..)) => {
                    say!("trainer-wrong-loss", square = name(*made), right = right, loss = *loss)
                }
                (true, Some(_)) => say!("trainer-wrong-good", square = name(*made), right = right),
                (true, None) => say!("trainer-wrong", square = name(*made), right = right),
                (false, loss) => say!(
                    "trainer-costs",
                    square = name(*made),
                    right = right,
                    loss = loss.unwrap_or(0)
                ),
            }
        }
    };
    let [asked, right] = page.score;
    let was_right = page.was_right.map(|at| say!("trainer-right", square = name(at)));
    let mut sentences: Vec<String> = was_right.into_iter().collect();
    if asked > 0 {
        sentences.push(match page.lines_known() {
            Some([done, all]) => {
                say!("trainer-score-lines", right = right, asked = asked, lines = done, all = all)
            }
            None => say!("trainer-score", right = right, asked = asked, lines = page.lines),
        });
    }
    let due = page.due(&app.shared);
    if due > 0 {
        sentences.push(say!("trainer-due", due = due));
    }
    let foot = match &page.standing {
        _ if page.has_nothing() => say!("trainer-nothing-how"),
        TrainerStanding::Over => say!("trainer-enter-next"),
        TrainerStanding::Wrong { .. } => say!("trainer-enter-right"),
        _ => String::new(),
    };
    Spoken { title, head, sentences, foot, squares, ..Spoken::default() }
}

/// A hole in a line: how often it was played, the moves to there, and the move.
pub fn hole_line(hole: &Hole, notation: Notation) -> String {
    let [games, of] = hole.games;
    let share = (u64::from(games) * 100 + u64::from(of) / 2) / u64::from(of.max(1));
    let line: Vec<String> = hole.line.iter().map(|at| notation.name(*at)).collect();
    let square = notation.name(hole.square);
    let played = say!("hole-games", games = grouped(games.into()), share = share.to_string());
    format!("{played}  {}", say!("hole-move", line = line.join(" "), square = square))
}

/// What is said of the list of holes.
pub fn in_holes(page: &HolesPage) -> String {
    match page.holes() {
        _ if !page.has_lines => say!("holes-no-lines"),
        None => say!("holes-looking"),
        Some([]) => say!("holes-none", side = page.side.to_string()),
        Some(_) => say!("holes-enter"),
    }
}
