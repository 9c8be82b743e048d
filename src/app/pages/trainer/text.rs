//! Texts of the opening trainer.

use super::{TrainerPage, TrainerStanding};
use crate::app::pages::prelude::*;
use crate::app::text::opening::opening_in_words;
use crate::app::text::reasons::about_answer;
use crate::rules::{Bitboard, openings};
use crate::words::color_name;

pub fn coach_text(page: &TrainerPage, cx: &Context) -> CoachText {
    let notation = cx.settings.notation(page.board.session.setup.variant);
    let name = |square: Square| notation.name(square);
    let opening = openings::name(&page.board.session.game);
    let title = match opening {
        Some(opening) => say!("trainer-title-opening", opening = opening),
        None => say!("trainer-title"),
    };
    let mut squares = Bitboard::EMPTY;
    let head = match &page.standing {
        TrainerStanding::Asked => say!("trainer-asked", side = color_name(page.side)),
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
                (true, _) => say!("trainer-wrong", square = name(*made), right = right),
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
    let was_right = page.was_right.map(|at| match page.instead {
        Some(instead) => {
            say!("trainer-as-good", square = name(at), right = name(instead))
        }
        None => say!("trainer-right", square = name(at)),
    });
    let mut sentences: Vec<String> = was_right.into_iter().collect();
    if let (Some((made, stakes)), Some(question)) = (page.reviewed(cx), page.coach_question()) {
        let (why, _) = about_answer(made, stakes, &question, Bitboard::EMPTY, cx.coach.detail);
        sentences.extend(why);
    }
    sentences.extend(opening_in_words(&page.board.session.game));
    if asked > 0 {
        sentences.push(match page.lines_known() {
            Some([done, all]) => {
                say!("trainer-score-lines", right = right, asked = asked, lines = done, all = all)
            }
            None => say!("trainer-score", right = right, asked = asked, lines = page.lines),
        });
    }
    let due = page.due(cx);
    if due > 0 {
        sentences.push(say!("trainer-due", due = due));
    }
    let foot = match &page.standing {
        _ if page.has_nothing() => say!("trainer-nothing-how"),
        TrainerStanding::Over => say!("trainer-enter-next"),
        TrainerStanding::Wrong { .. } => say!("trainer-enter-right"),
        _ => String::new(),
    };
    CoachText { title, head, sentences, foot, squares, ..CoachText::default() }
}
