//! Standings of a tournament, as a table with crosstable and as JSON.

use super::spec::TournamentSpec;
use super::tournament_game::TournamentGame;
use crate::club::{GameNumber, Pairing, Standing, Tournament, crosstable, points, standings};
use crate::rules::Color;
use crate::words::{padded, say};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr as _;

/// Players up to which the table has a crosstable.
const MOST_COLUMNS: usize = 16;

/// Prints the standings, with a crosstable for up to [`MOST_COLUMNS`] players. Errors: a failed write to `out`.
pub fn table(
    spec: &TournamentSpec,
    tournament: &Tournament,
    out: &mut impl Write,
) -> io::Result<()> {
    let plan = tournament.plan();
    let standings = standings(tournament);
    let games = tournament.played().count();
    writeln!(
        out,
        "{}: {}, {} players, {} round{}, {games} game{}{}\n",
        spec.name,
        plan.format,
        plan.players,
        tournament.rounds().len(),
        if tournament.rounds().len() == 1 { "" } else { "s" },
        if games == 1 { "" } else { "s" },
        if tournament.is_over() { "" } else { " so far" },
    )?;
    let names = || spec.entrants.iter().map(|entrant| entrant.name.width());
    let width = names().max().unwrap_or(0).max(6);
    let has_cross = plan.players <= MOST_COLUMNS;
    write!(out, "  #  {}", padded("player", width))?;
    let crossed = if has_cross { &standings[..] } else { &[] };
    for (rank, _) in (1..).zip(crossed) {
        write!(out, "{rank:>5}")?;
    }
    writeln!(out, "   won  drawn  lost  points     BQ  discs   Elo")?;
    let cross = crosstable(tournament);
    for (rank, standing) in (1..).zip(&standings) {
        write!(out, "{rank:>3}  {}", padded(&spec.entrants[standing.player].name, width))?;
        for other in crossed {
            let cell = match cross[standing.player][other.player] {
                _ if other.player == standing.player => "x".to_owned(),
                Some(half_points) => points(half_points),
                None => ".".to_owned(),
            };
            write!(out, "{cell:>5}")?;
        }
        writeln!(out, "{}", figures(standing))?;
    }
    Ok(())
}

/// A player's results, points, tie break and rating, and the round in which the player went out or had a bye.
fn figures(standing: &Standing) -> String {
    let Standing { results: [won, drawn, lost], rating, .. } = *standing;
    let elo = match won + drawn + lost {
        0 => "-".to_owned(),
        _ => format!("{:+.0} ±{:.0}", rating.elo, rating.error),
    };
    let note = match (standing.byes, standing.out_in) {
        (_, Some(round)) => format!("  {}", say!("event-out", round = round + 1)),
        (1.., None) => format!("  {}", say!("event-bye")),
        (0, None) => String::new(),
    };
    format!(
        "{won:>6}{drawn:>7}{lost:>6}{:>8}{:>7}{:>7}   {elo:<10}{note}",
        points(standing.half_points),
        standing.brightwell,
        standing.discs
    )
}

/// A finished game in a line: `Novice 40-24 Rookie`.
pub fn result(spec: &TournamentSpec, game: &TournamentGame) -> String {
    let [black, white] = game.scheduled.players.map(|player| &spec.entrants[player].name);
    let [black_discs, white_discs] = game.score().discs;
    format!("{black} {black_discs}-{white_discs} {white}")
}

/// An error that ended a game, in a sentence.
pub fn fault(spec: &TournamentSpec, game: &TournamentGame, why: &str) -> String {
    let GameNumber { round, table, game: number } = game.scheduled.number;
    let loser = game.game.forfeit().map_or(Color::Black, |forfeit| forfeit.loser);
    let name = &spec.entrants[game.scheduled.players[loser.index()]].name;
    let [round, table, number] = [round + 1, table + 1, number + 1];
    say!("event-fault", name = name, game = number, table = table, round = round, why = why)
}

pub fn json(
    spec: &TournamentSpec,
    tournament: &Tournament,
    games: &BTreeMap<GameNumber, TournamentGame>,
) -> Value {
    let rounded = |value: f64| (value * 10.0).round() / 10.0 + 0.0;
    let name = |player: usize| spec.entrants[player].name.as_str();
    let standing = |(rank, it): (usize, &Standing)| {
        json!({
            "rank": rank + 1,
            "name": name(it.player),
            "points": f64::from(it.half_points) / 2.0,
            "won": it.results[0],
            "drawn": it.results[1],
            "lost": it.results[2],
            "byes": it.byes,
            "discs": it.discs,
            "brightwell": it.brightwell,
            "out_in_round": it.out_in.map(|round| round + 1),
            "elo": rounded(it.rating.elo),
            "elo_error": rounded(it.rating.error),
        })
    };
    let pairing = |(round, table, pairing): (u32, u32, Pairing)| match pairing {
        Pairing::Bye(player) => json!({ "bye": name(player) }),
        Pairing::Game(players) => {
            let here = games.values().filter(|game| {
                (game.scheduled.number.round, game.scheduled.number.table) == (round, table)
            });
            let game = |game: &TournamentGame| {
                let score = game.score();
                json!({
                    "black": name(game.scheduled.players[0]),
                    "white": name(game.scheduled.players[1]),
                    "discs": score.discs,
                    "moves": game.moves(),
                    "fault": game.why,
                })
            };
            json!({ "players": players.map(name), "games": here.map(game).collect::<Vec<_>>() })
        }
    };
    let rounds = (0..).zip(tournament.rounds()).map(|(round, pairings)| {
        let tables = (0..).zip(pairings);
        tables.map(|(table, it)| pairing((round, table, *it))).collect::<Vec<_>>()
    });
    json!({
        "name": spec.name,
        "format": tournament.plan().format.to_string(),
        "over": tournament.is_over(),
        "players": standings(tournament).iter().enumerate().map(standing).collect::<Vec<_>>(),
        "rounds": rounds.collect::<Vec<_>>(),
    })
}
