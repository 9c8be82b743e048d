//! The operator's file of a tournament of people.

use crate::club::{Format, GameScore, TournamentPlan};
use crate::lobby::{
    AccountName, DecidedResult, GamePace, GameTerms, PeopleTournament, PlannedTournament, SideWish,
    WeeklyHour, WeeklyTournament,
};
use crate::records::sanitize;
use crate::rules::{TimeControl, Variant};
use crate::words::{Sentence as _, say};
use jiff::civil::{Time, Weekday};
use jiff::tz::TimeZone;
use serde::Deserialize;
use std::path::Path;

/// Limits of a name, in characters, and of the days for a move.
const NAME_LENGTH: usize = 40;
/// Limit of a sentence on the file's form in characters.
const LONGEST: usize = 240;
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
    /// Hour of a tournament of every week.
    weekly: Option<String>,
    players: Option<Vec<String>>,
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
pub fn read(path: &Path) -> Result<PlannedTournament, String> {
    let text = crate::io::read_text(path).map_err(|error| error.to_string());
    text.and_then(|text| plan(&text))
        .map_err(|why| format!("--tournament {}: {why}", path.display()))
}

fn plan(text: &str) -> Result<PlannedTournament, String> {
    let file: TournamentFile = toml_edit::de::from_str(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        let before = text.get(..at).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let why = sanitize(error.message().lines().next().unwrap_or_default(), LONGEST);
        say!("cli-line", line = line, why = why)
    })?;
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
    let pace = pace(file.clock.as_deref(), file.days)?;
    let (variant, is_rated) = (Variant::REVERSI, file.rated.unwrap_or(true));
    let terms = GameTerms { variant, pace, is_rated, side: SideWish::Random };
    match (&file.weekly, &file.players) {
        (Some(hour), None) => weekly(&file, hour, name, terms).map(PlannedTournament::Weekly),
        (None, Some(names)) => {
            let players = names.iter().map(|name| account_name(name)).collect::<Result<_, _>>()?;
            once(file, players, name, format, terms).map(PlannedTournament::Once)
        }
        _ => Err(say!("serve-tournament-players")),
    }
}

/// A tournament of every week.
fn weekly(
    file: &TournamentFile,
    hour: &str,
    name: String,
    terms: GameTerms,
) -> Result<WeeklyTournament, String> {
    let hour = weekly_hour(hour)
        .ok_or_else(|| say!("serve-weekly-hour", text = sanitize(hour, NAME_LENGTH)))?;
    let format = match file.format.as_deref() {
        None | Some("swiss") => Format::Swiss,
        Some("knockout") => Format::Knockout,
        Some(_) => return Err(say!("serve-weekly-format")),
    };
    if !terms.pace.is_live() {
        return Err(say!("serve-weekly-days"));
    }
    if file.games.is_some() || !file.result.is_empty() {
        return Err(say!("serve-weekly-fields"));
    }
    let rounds = file.rounds;
    let most = TournamentPlan::MOST_ROUNDS;
    if let Some(value) = rounds.filter(|rounds| !(1..=most).contains(rounds)) {
        return Err(crate::club::PlanError::Rounds(value).sentence());
    }
    Ok(WeeklyTournament { name, hour, format, rounds, terms })
}

/// Reads `Fri 20:00 Europe/Paris`: an English day of the week, by three letters or more, and a name of the IANA
/// database of time zones.
fn weekly_hour(text: &str) -> Option<WeeklyHour> {
    const DAYS: [(&str, Weekday); 7] = [
        ("monday", Weekday::Monday),
        ("tuesday", Weekday::Tuesday),
        ("wednesday", Weekday::Wednesday),
        ("thursday", Weekday::Thursday),
        ("friday", Weekday::Friday),
        ("saturday", Weekday::Saturday),
        ("sunday", Weekday::Sunday),
    ];
    let words: Vec<&str> = text.split_whitespace().collect();
    let &[day, time, zone] = words.as_slice() else { return None };
    let day = day.to_ascii_lowercase();
    let (_, weekday) =
        DAYS.into_iter().find(|(name, _)| day.len() >= 3 && name.starts_with(&day))?;
    let (hours, minutes) = time.split_once(':')?;
    let time = Time::new(hours.parse().ok()?, minutes.parse().ok()?, 0, 0).ok()?;
    Some(WeeklyHour { weekday, time, zone: TimeZone::get(zone).ok()? })
}

/// A tournament of listed players.
fn once(
    file: TournamentFile,
    players: Vec<AccountName>,
    name: String,
    format: Format,
    terms: GameTerms,
) -> Result<PeopleTournament, String> {
    if let Some(twice) = twice(&players) {
        return Err(say!("serve-tournament-twice", name = twice.to_string()));
    }
    let rounds = file.rounds.unwrap_or_else(|| match format {
        Format::Swiss => TournamentPlan::usual_rounds(players.len()),
        Format::RoundRobin | Format::Knockout => 1,
    });
    let plan =
        TournamentPlan { format, players: players.len(), rounds, games: file.games.unwrap_or(1) };
    let tournament = crate::club::Tournament::new(plan).map_err(|error| error.sentence())?;
    let most = tournament.most_rounds();
    let decided = file.result.into_iter().map(decided).collect::<Result<Vec<_>, _>>()?;
    let is_player = |name: &&AccountName| players.iter().any(|player| player.key() == name.key());
    if let Some(stranger) = decided.iter().flat_map(|row| &row.players).find(|it| !is_player(it)) {
        return Err(say!("serve-tournament-stranger", name = stranger.to_string()));
    }
    if let Some(row) = decided.iter().find(|row| !(1..=most).contains(&row.round)) {
        return Err(say!("serve-tournament-no-round", round = row.round, most = most));
    }
    if let Some(row) = decided.iter().find(|row| row.players[0].key() == row.players[1].key()) {
        return Err(say!("serve-tournament-self", name = row.players[0].to_string()));
    }
    Ok(PeopleTournament { name, plan, terms, players, decided, is_timed: false })
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
        let Ok(PlannedTournament::Once(plan)) = plan else { panic!("{plan:?}") };
        assert_eq!((plan.plan.rounds, plan.players.len()), (3, 4));
        assert!(plan.terms.is_rated && plan.terms.pace == GameTerms::default().pace);
    }

    #[test]
    fn a_weekly_tournament_has_its_hour() {
        for hour in ["Fri 20:00 Europe/Paris", "friday 20:00 Europe/Paris"] {
            let text = format!("name = 'Cup'\nweekly = '{hour}'\nrounds = 5\nclock = '3m'");
            let plan = plan(&text);
            let Ok(PlannedTournament::Weekly(weekly)) = plan else { panic!("{plan:?}") };
            assert_eq!((weekly.format, weekly.rounds), (Format::Swiss, Some(5)));
            assert_eq!(weekly.hour.weekday, Weekday::Friday);
        }
    }

    #[test]
    fn a_faulty_file_gets_a_sentence() {
        let players = "players = ['Ann', 'Ben']";
        for (text, words) in [
            ("", "missing field"),
            ("name = 'Cup'", "players or weekly"),
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
            (
                &format!(
                    "name = 'Cup'\n{players}\n[[result]]\nround = 2\nblack = 'Ann'\nwhite = 'Ben'\ndiscs = [40, 24]"
                ),
                "names round 2",
            ),
            (
                &format!(
                    "name = 'Cup'\n{players}\n[[result]]\nround = 1\nblack = 'Ann'\nwhite = 'ann'\ndiscs = [40, 24]"
                ),
                "against Ann",
            ),
            (
                "name = 'Cup'\nweekly = 'Fri 20:00 Europe/Paris'\nplayers = ['Ann', 'Ben']",
                "players or",
            ),
            ("name = 'Cup'\nweekly = 'Fri 20:00'", "Fri 20:00 Europe/Paris"),
            ("name = 'Cup'\nweekly = 'Fr 20:00 Europe/Paris'", "Fri 20:00 Europe/Paris"),
            ("name = 'Cup'\nweekly = 'Fri 25:00 Europe/Paris'", "Fri 20:00 Europe/Paris"),
            ("name = 'Cup'\nweekly = 'Fri 20:00 Europe/Atlantis'", "Fri 20:00 Europe/Paris"),
            ("name = 'Cup'\nweekly = 'Fri 20:00 UTC'\nformat = 'round-robin'", "swiss or knockout"),
            ("name = 'Cup'\nweekly = 'Fri 20:00 UTC'\ndays = 3", "at one sitting"),
            ("name = 'Cup'\nweekly = 'Fri 20:00 UTC'\ngames = 2", "one game"),
            ("name = 'Cup'\nweekly = 'Fri 20:00 UTC'\nrounds = 0", "1 to 200"),
        ] {
            let why = plan(text).expect_err(text);
            assert!(why.contains(words) && why.lines().count() == 1, "{why:?} for {text:?}");
        }
    }
}
