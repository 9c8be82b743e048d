//! Texts of the board page.

use super::{BoardPage, BoardPanel};
use crate::app::page::PageBehavior as _;
use crate::app::pages::coach_text::retry;
use crate::app::pages::prelude::*;
use crate::app::session::game_session::{Computer, Thought};
use crate::app::text::players::{
    full_name, is_you, must_pass, player_name, ply_in_words, urgent, verdict,
};
use crate::app::text::reasons::{fault_of, listener};
use crate::app::text::waiting::place_in_line;
use crate::rules::Turn;
use crate::store::Seat;
use crate::words::{self, side_name};

/// Text being typed, or the open question.
pub fn typed(page: &BoardPage, cx: &Context) -> Option<String> {
    let Some(panel) = &page.panel else { return page.entry.status() };
    match panel {
        BoardPanel::TakeBack(plies) => {
            let kept = &page.session.game.played()[..*plies];
            let number = kept.iter().filter(|ply| ply.square().is_some()).count();
            Some(say!("take-back-to", number = number))
        }
        BoardPanel::Sure(square) => {
            let advice = page.live_question(cx).and_then(|question| cx.coach.on(&question));
            let listener = listener(&page.session);
            let why = advice.and_then(|advice| fault_of(advice, *square, &listener));
            let other = listener.called(!page.session.game.side_to_move());
            let look = || say!("sure-look", square = square.to_string(), other = other);
            Some(why.map_or_else(look, |why| say!("sure-why", why = why)))
        }
        BoardPanel::Resign(side) => {
            let session = &page.session;
            let (who, name) = (words::who(is_you(session, *side)), player_name(session, *side));
            Some(say!("resign-sure", who = who, name = name))
        }
        BoardPanel::Result => None,
    }
}

pub fn status(page: &BoardPage, cx: &Context) -> String {
    let session = &page.session;
    if let Some(column) = session.view.column {
        return say!("column-typed", column = column.to_string());
    }
    if let Some(it) = &session.retry {
        return retry(it, &session.game, &cx.coach);
    }
    let notation = cx.settings.notation(session.setup.variant);
    let urgent = || {
        if cx.settings.hints { urgent(&session.hints(), notation) } else { String::new() }
    };
    let turn = turn(page, cx, &urgent);
    let is_at_start = session.game.played().is_empty() && !session.game.is_over();
    let variant = session.setup.variant;
    if is_at_start && !variant.is_tournament() {
        say!("turn-with-rule", turn = turn, rule = words::of("rule", variant.key))
    } else {
        turn
    }
}

/// Side to move and its player's state, or the result; `urgent` gives an addition to a person's turn.
fn turn(page: &BoardPage, cx: &Context, urgent: &dyn Fn() -> String) -> String {
    let session = &page.session;
    match session.game.turn() {
        // The result follows the turning discs.
        Turn::Over if let Some(motion) = session.view.motion => {
            ply_in_words(session, &motion.ply, cx.settings.notation(session.setup.variant))
        }
        Turn::Over => verdict(session),
        Turn::Pass(side) => must_pass(&full_name(session, side), is_you(session, side)),
        Turn::Place(side) => match session.player(side) {
            Seat::Human if session.only_human().is_some() => {
                say!("your-turn", side = side_name(session.setup.variant, side), urgent = urgent())
            }
            Seat::Human => say!("their-turn", name = player_name(session, side), urgent = urgent()),
            Seat::Computer(_) | Seat::Guest(_) if session.awaits_step(cx.settings.step) => {
                say!("enter-lets-move", name = full_name(session, side))
            }
            Seat::Computer(_) | Seat::Guest(_) => match &session.pacing.computer {
                Computer::Thinking(_, Thought::Report(report)) if report.depth > 0 => {
                    say!("thinking-ahead", name = full_name(session, side), depth = report.depth)
                }
                Computer::Thinking(_, Thought::InLine(place)) => {
                    let place = place_in_line(*place);
                    say!("thinking-later", name = full_name(session, side), place = place)
                }
                _ => say!("thinking", name = full_name(session, side)),
            },
        },
    }
}

/// Title of the window: side to move, or result.
pub fn title(page: &BoardPage) -> String {
    let session = &page.session;
    match session.game.turn() {
        Turn::Over => say!("title-of", text = verdict(session)),
        Turn::Place(side) | Turn::Pass(side) => {
            let (who, name) = (words::who(is_you(session, side)), full_name(session, side));
            say!("title-turn", who = who, name = name)
        }
    }
}

/// Sentences on the move that decided the finished game, and on the player's accuracy, from a first look at it.
pub fn story_of(page: &BoardPage) -> Vec<String> {
    let Some(review) = page.story() else { return Vec::new() };
    let session = &page.session;
    let moment = words::moment_sentence(review, &listener(session));
    let accuracy = session.only_human().map(|side| {
        let accuracy = review.account(side).accuracy;
        say!("result-accuracy", accuracy = words::percent(format!("{accuracy:.0}")))
    });
    moment.into_iter().chain(accuracy).collect()
}
