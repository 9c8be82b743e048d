//! The operator's file of a tournament of people.

use crate::club::{Format, GameScore, TournamentPlan};
use crate::lobby::{AccountName, DecidedResult, GamePace, GameTerms, PeopleTournament, SideWish};
use crate::records::sanitize;
use crate::rules::{TimeControl, Variant};
use crate::words::{Sentence as _, say};
use serde::Deserialize;
use std::path::Path;

/// Limits of a name, in characters, and of the days for a move.
const NAME_LENGTH: usize = 40;
const MOST_DAYS: u8 = 14;

/// Contents of the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TournamentFile {
    name: String,
    format: Option<String>,
    rounds: Option<u32>,
    games: Option<u32>,
    clock: Option<String>,
    days: Option<u8>,
    rated: Option<bool>,
    players: Vec<String>,
    #[serde(default)]
    result: Vec<ResultRow>,
}

/// A result that the operator decides.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultRow {
    round: u32,
    black: String,
    white: String,
    discs: [u32; 2],
}

/// Reads the plan of a tournament.
///
/// # Errors
///
/// A sentence without a full stop that names the fault.
pub fn read(path: &Path) -> Result<PeopleTournament, String> {
    let text = crate::io::read_text(path).map_err(|error| error.to_string());
    text.and_then(|text| plan(&text))
        .map_err(|why| format!("--tournament {}: {why}", path.display()))
}

fn plan(text: &str) -> Result<PeopleTournament, String> {
    let file: TournamentFile = toml_edit::de::from_str(text)
        .map_err(|error| sanitize(error.message().lines().next().unwrap_or_default(), 120))?;
    let name = sanitize(file.name.trim(), NAME_LENGTH);
    if name.is_empty() {
        return Err(say!("serve-tournament-no-name"));
    }
    let format = match &file.format {
        None => Format::default(),
        Some(text) => {
            let why = || format!("format {}: {}", sanitize(text, 40), say!("event-formats"));
            text.parse().map_err(|_| why())?
        }
    };
    let players = file.players.iter().map(|name| account_name(name));
    let players = players.collect::<Result<Vec<_>, _>>()?;
    if let Some(twice) = twice(&players) {
        return Err(say!("serve-tournament-twice", name = twice.to_string()));
    }
    let rounds = file.rounds.unwrap_or_else(|| match format {
        Format::Swiss => TournamentPlan::usual_rounds(players.len()),
        Format::RoundRobin | Format::Knockout => 1,
    });
    let plan =
        TournamentPlan { format, players: players.len(), rounds, games: file.games.unwrap_or(1) };
    crate::club::Tournament::new(plan).map_err(|error| error.sentence())?;
    let pace = pace(file.clock.as_deref(), file.days)?;
    let (variant, is_rated) = (Variant::REVERSI, file.rated.unwrap_or(true));
    let terms = GameTerms { variant, pace, is_rated, side: SideWish::Random };
    let decided = file.result.into_iter().map(decided).collect::<Result<Vec<_>, _>>()?;
    let is_player = |name: &&AccountName| players.iter().any(|player| player.key() == name.key());
    if let Some(stranger) = decided.iter().flat_map(|row| &row.players).find(|it| !is_player(it)) {
        return Err(say!("serve-tournament-stranger", name = stranger.to_string()));
    }
    Ok(PeopleTournament { name, plan, terms, players, decided })
}

fn account_name(text: &str) -> Result<AccountName, String> {
    text.parse().map_err(|why: crate::lobby::InvalidName| {
        format!("{}: {}", sanitize(text, 40), why.sentence())
    })
}

fn twice(players: &[AccountName]) -> Option<&AccountName> {
    let is_earlier =
        |at: usize| players[..at].iter().any(|earlier| earlier.key() == players[at].key());
    (0..players.len()).find(|at| is_earlier(*at)).map(|at| &players[at])
}

fn pace(clock: Option<&str>, days: Option<u8>) -> Result<GamePace, String> {
    match (clock, days) {
        (Some(_), Some(_)) => Err(say!("serve-tournament-two-paces")),
        (None, Some(days)) if (1..=MOST_DAYS).contains(&days) => Ok(GamePace::Days(days)),
        (None, Some(_)) => Err(say!("serve-tournament-days", most = MOST_DAYS)),
        (None, None) => Ok(GameTerms::default().pace),
        (Some(text), None) => {
            let control = text.parse::<TimeControl>();
            control.map(GamePace::Live).map_err(|why| format!("clock: {}", why.sentence()))
        }
    }
}

fn decided(row: ResultRow) -> Result<DecidedResult, String> {
    let players = [account_name(&row.black)?, account_name(&row.white)?];
    if row.discs.iter().sum::<u32>() > 64 {
        return Err(say!("serve-tournament-discs"));
    }
    Ok(DecidedResult { round: row.round, players, score: GameScore::counted(row.discs) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_has_usual_rounds_and_terms() {
        let plan = plan("name = 'Cup'\nformat = 'swiss'\nplayers = ['Ann', 'Ben', 'Cleo', 'Dov']");
        let plan = plan.expect("valid");
        assert_eq!((plan.plan.rounds, plan.players.len()), (3, 4));
        assert!(plan.terms.is_rated && plan.terms.pace == GameTerms::default().pace);
    }

    #[test]
    fn a_faulty_file_gets_a_sentence() {
        let players = "players = ['Ann', 'Ben']";
        for (text, words) in [
            ("", "missing field"),
            ("name = ''\nplayers = ['Ann', 'Ben']", "needs a name"),
            ("name = 'Cup'\nplayers = ['Ann']", "2"),
            ("name = 'Cup'\nplayers = ['Ann', 'aNN']", "aNN is in the list twice"),
            ("name = 'Cup'\nplayers = ['Ann', '7']", "7: a name has"),
            (&format!("name = 'Cup'\n{players}\ntable = 3"), "unknown field"),
            (&format!("name = 'Cup'\n{players}\nformat = 'league'"), "round-robin, swiss"),
            (&format!("name = 'Cup'\n{players}\nclock = '5m'\ndays = 2"), "not both"),
            (&format!("name = 'Cup'\n{players}\ndays = 15"), "1 to 14 days"),
            (&format!("name = 'Cup'\n{players}\nclock = 'x'"), "clock:"),
            (
                &format!(
                    "name = 'Cup'\n{players}\n[[result]]\nround = 1\nblack = 'Ann'\nwhite = 'Ben'\ndiscs = [64, 1]"
                ),
                "at most 64 discs",
            ),
        ] {
            let why = plan(text).expect_err(text);
            assert!(why.contains(words) && why.lines().count() == 1, "{why:?} for {text:?}");
        }
    }
}
