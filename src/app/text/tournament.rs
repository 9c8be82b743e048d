//! What is said of a tournament.

use super::players::{player_name, urgent, verdict};
use crate::app::pages::tournament::TournamentPage;
use crate::app::state::App;
use crate::club::{EndedGame, LiveTournament};
use crate::rules::Turn;
use crate::words::say;

/// How things stand: on the board in large, else in the tournament.
pub fn in_tournament(app: &App, page: &TournamentPage) -> String {
    if let Some(why) = &page.failure {
        return why.clone();
    }
    let Some(board) = page.close() else {
        return if page.live.tournament().is_over() {
            let first = &page.live.standings()[0];
            say!("tournament-over", name = page.live.players[first.player].as_str())
        } else {
            say!("tournament-keys")
        };
    };
    let table = &board.table;
    match table.game.turn() {
        Turn::Over => verdict(table),
        Turn::Pass(side) => say!("tournament-passes", name = player_name(table, side)),
        Turn::Place(side) if board.is_asked() => {
            let hints = app.hints().map(|hints| urgent(&hints, app.notation())).unwrap_or_default();
            say!("tournament-your-move", name = player_name(table, side), urgent = hints)
        }
        Turn::Place(side) => say!("their-turn", name = player_name(table, side), urgent = ""),
    }
}

/// How far a tournament is: `round 3 of 7, 12 games played`.
pub fn tournament_progress(live: &LiveTournament) -> String {
    let [round, rounds] = live.round();
    say!("tournament-progress", round = round, rounds = rounds, count = live.ended().len())
}

/// A game that has ended: `Novice 40-24 Rookie`, and the fault that ended it.
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
