//! Texts of the tournament page.

use super::TournamentPage;
use crate::app::pages::prelude::*;
use crate::app::text::players::{player_name, urgent, verdict};
use crate::club::{EndedGame, LiveTournament};
use crate::rules::Turn;
use crate::words::say;

/// State of the enlarged board, else of the tournament.
pub fn status(page: &TournamentPage, cx: &Context) -> String {
    if let Some(why) = &page.failure {
        return why.clone();
    }
    let Some(board) = page.close() else {
        return if page.live.tournament().is_over() {
            let first = &page.live.standings()[0];
            say!("tournament-over", name = page.live.players[first.player].as_str())
        } else if page.is_of_people {
            if cx.viewport.is_touch { String::new() } else { say!("lobby-standings-keys") }
        } else {
            say!("tournament-keys")
        };
    };
    let session = &board.session;
    match session.game.turn() {
        Turn::Over => verdict(session),
        Turn::Pass(side) => say!("tournament-passes", name = player_name(session, side)),
        Turn::Place(side) if board.is_asked() => {
            let notation = cx.settings.notation(session.setup.variant);
            let is_wanted = cx.settings.hints;
            let hints = if is_wanted { urgent(&session.hints(), notation) } else { String::new() };
            say!("tournament-your-move", name = player_name(session, side), urgent = hints)
        }
        Turn::Place(side) => say!("their-turn", name = player_name(session, side), urgent = ""),
    }
}

/// Progress of a tournament: `round 3 of 7, 12 games played`.
pub fn tournament_progress(live: &LiveTournament) -> String {
    let [round, rounds] = live.round();
    say!("tournament-progress", round = round, rounds = rounds, count = live.ended().len())
}

/// A finished game: `Novice 40-24 Rookie`, with the error that ended it.
pub fn tournament_game(live: &LiveTournament, game: &EndedGame) -> String {
    let [black, white] = live.names(game.scheduled);
    let [black_discs, white_discs] = game.score.discs.map(|discs| discs.to_string());
    let text = say!(
        "tournament-game",
        black = black,
        black_discs = black_discs,
        white_discs = white_discs,
        white = white
    );
    match &game.fault {
        None => text,
        Some(why) => format!("{text}: {why}"),
    }
}
