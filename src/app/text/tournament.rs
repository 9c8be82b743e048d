//! Tournaments as text.

use crate::club::{EndedGame, LiveTournament};
use crate::words::say;

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
