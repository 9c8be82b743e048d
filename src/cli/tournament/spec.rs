//! Events: players, plan and terms of a tournament, from a file or the command line.

use super::options::TournamentOptions;
use crate::app::{TimeControls, read_time_controls, write_time_controls};
use crate::cli::contest_start::check_board_support;
use crate::cli::values::{contestant, openings_of, seconds};
use crate::club::{Format, PlanError, TournamentPlan};
use crate::engine::{Level, PERSON_PREFIX};
use crate::opponents::{Guest, OpponentSpec};
use crate::records::{NAME_LENGTH, sanitize};
use crate::rules::{Beginning, Color, Game, Variant, transcript};
use crate::words::{Sentence as _, say};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use toml_edit::{DocumentMut, Item};

/// Kind of an entrant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    Opponent(OpponentSpec),
    /// A local player.
    Person,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub name: String,
    /// Player as written in the tournament file or the argument.
    pub text: String,
    pub contestant: Contestant,
}

/// Everything that decides which games a tournament has, and how they start.
#[derive(Clone, Debug)]
pub struct TournamentSpec {
    pub name: String,
    pub plan: TournamentPlan,
    /// Players, strongest first.
    pub entrants: Vec<Entrant>,
    /// Openings in turn; empty for random ones.
    pub openings: Vec<Game>,
    /// Kind of start position, instead of random plies.
    pub beginning: Option<Beginning>,
    pub opening_plies: u32,
    pub time_controls: TimeControls,
    pub move_time: Option<Duration>,
    pub seed: Option<u64>,
}

/// Event of a file, before validation.
#[derive(Debug, Default)]
struct EventDraft {
    name: Option<String>,
    format: Option<Format>,
    rounds: Option<u32>,
    games: Option<u32>,
    /// Players, with names if given.
    players: Vec<(Option<String>, String)>,
    openings: Vec<String>,
    opening_plies: Option<u32>,
    beginning: Option<Beginning>,
    time_controls: Option<TimeControls>,
    move_time: Option<Duration>,
    seed: Option<u64>,
}

/// Default and largest number of random plies.
const OPENING_PLIES: u32 = 8;
const MOST_OPENING_PLIES: u32 = 40;

impl EventDraft {
    /// Plan of the options, else of the file, else the format's default.
    fn plan(&self, options: &TournamentOptions, players: usize) -> TournamentPlan {
        let format = options.format.or(self.format).unwrap_or_default();
        let (rounds, games) = match format {
            Format::Swiss => (TournamentPlan::usual_rounds(players), 1),
            Format::RoundRobin | Format::Knockout => (1, 2),
        };
        TournamentPlan {
            format,
            players,
            rounds: options.rounds.or(self.rounds).unwrap_or(rounds),
            games: options.games.or(self.games).unwrap_or(games),
        }
    }
}

/// Opening of a transcript that does not end the game.
fn opening(text: &str) -> Result<Game, String> {
    let game = transcript::read(Variant::REVERSI, Color::Black, text);
    let game = game.map_err(|error| {
        say!("event-opening", text = sanitize(text, 60), why = error.sentence())
    })?;
    if game.is_over() { Err(say!("event-opening-over", text = text)) } else { Ok(game) }
}

impl TournamentSpec {
    /// Event of a file, if any, and the options. Errors: A sentence about an invalid entry.
    pub fn read(
        file: Option<&str>,
        options: &TournamentOptions,
        guests: &[Guest],
    ) -> Result<Self, String> {
        let mut draft = file.map(EventDraft::read).transpose()?.unwrap_or_default();
        if file.is_none() {
            if let Some(name) = options.players.iter().find(|text| is_event_file(text)) {
                return Err(say!("event-own-players", file = name));
            }
            draft.players = options.players.iter().map(|text| (None, text.clone())).collect();
        }
        // Checked first, because unique names are slow to find for very many players.
        if draft.players.len() > TournamentPlan::MOST_PLAYERS {
            return Err(PlanError::Players(draft.players.len()).sentence());
        }
        let entrants = entrants(&draft.players, guests)?;
        let plan = draft.plan(options, entrants.len());
        let written = match &options.openings {
            Some(path) => openings_of(path)?,
            None => draft.openings.clone(),
        };
        let ways =
            [draft.beginning.is_some(), draft.opening_plies.is_some(), !draft.openings.is_empty()];
        if ways.into_iter().filter(|is_given| *is_given).count() > 1 {
            return Err(say!("event-one-start"));
        }
        let opening_plies = options.opening_plies.or(draft.opening_plies);
        let opening_plies = opening_plies.unwrap_or(OPENING_PLIES);
        if opening_plies > MOST_OPENING_PLIES {
            return Err(say!("event-opening-plies", most = MOST_OPENING_PLIES));
        }
        // The command line replaces the file's pace; of two in the file none is meant.
        let (time_controls, move_time) = match (options.clock, options.move_time) {
            (None, None) if draft.time_controls.is_some() && draft.move_time.is_some() => {
                return Err(say!("event-two-paces"));
            }
            (None, None) => (draft.time_controls, draft.move_time),
            given => given,
        };
        let beginning = options.start.or(draft.beginning);
        if let Some(beginning) = beginning {
            let players = entrants.iter().filter_map(|entrant| match &entrant.contestant {
                Contestant::Opponent(spec) => Some(spec),
                Contestant::Person => None,
            });
            check_board_support(beginning, players, guests)?;
        }
        Ok(Self {
            beginning,
            name: draft.name.unwrap_or_else(|| "Tournament".to_owned()),
            plan,
            entrants,
            openings: written.iter().map(|text| opening(text)).collect::<Result<_, _>>()?,
            opening_plies,
            time_controls: time_controls.unwrap_or_default(),
            move_time,
            seed: options.seed.or(draft.seed),
        })
    }

    /// First line of the journal, which a resumed event must match.
    pub fn header(&self, seed: u64) -> Value {
        let openings: Vec<String> = self.openings.iter().map(transcript::write).collect();
        json!({
            "outflank": "tournament",
            "name": self.name,
            "format": self.plan.format.to_string(),
            "rounds": self.plan.rounds,
            "games": self.plan.games,
            "players": self.entrants.iter().map(|it| [&it.name, &it.text]).collect::<Vec<_>>(),
            "openings": openings,
            "opening_plies": self.opening_plies,
            "start": self.beginning.map(|beginning| beginning.to_string()),
            "clock": write_time_controls(self.time_controls),
            "move_seconds": self.move_time.map(|time| time.as_secs_f64()),
            "seed": seed,
        })
    }
}

pub fn is_event_file(text: &str) -> bool {
    Path::new(text).extension().is_some_and(|extension| extension == "toml")
}

/// Entrants by their optional names and their texts, with unique names.
fn entrants(
    players: &[(Option<String>, String)],
    guests: &[Guest],
) -> Result<Vec<Entrant>, String> {
    let mut entrants: Vec<Entrant> = Vec::new();
    for (name, text) in players {
        // A person whose name is a number plays as people of this rating do.
        let is_name = |person: &&str| person.parse::<u16>().is_err();
        let (usual, contestant) =
            if let Some(person) = text.strip_prefix(PERSON_PREFIX).filter(is_name) {
                (person.to_owned(), Contestant::Person)
            } else {
                let spec = contestant(Variant::REVERSI, text, guests)?;
                let usual = match &spec {
                    OpponentSpec::Level(Level::Person(rating)) => rating.name().to_owned(),
                    OpponentSpec::Level(level) => level.to_string(),
                    OpponentSpec::Guest(name) => name.to_string(),
                    OpponentSpec::Program(program) => program.command.clone(),
                };
                (usual, Contestant::Opponent(spec))
            };
        let usual = sanitize(name.as_ref().unwrap_or(&usual), NAME_LENGTH - 4);
        if usual.is_empty() {
            return Err(say!("event-no-name", text = sanitize(text, 60)));
        }
        let is_taken = |name: &str| entrants.iter().any(|it| it.name == name);
        let numbered = (2..).map(|number| format!("{usual} {number}"));
        let name = std::iter::once(usual.clone()).chain(numbered).find(|name| !is_taken(name));
        let name = name.unwrap_or(usual);
        entrants.push(Entrant { name, text: text.clone(), contestant });
    }
    Ok(entrants)
}

impl EventDraft {
    fn read(text: &str) -> Result<Self, String> {
        let document: DocumentMut = text.parse().map_err(|error: toml_edit::TomlError| {
            let why = error.message().lines().next().unwrap_or_default().to_owned();
            let at = error.span().map_or(0, |span| span.start);
            let line = text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1;
            say!("cli-line", line = line, why = sanitize(&why, 80))
        })?;
        let mut draft = Self::default();
        for (key, item) in document.iter() {
            draft.take(key, item)?;
        }
        Ok(draft)
    }

    fn take(&mut self, key: &str, item: &Item) -> Result<(), String> {
        let takes = |what: &str| say!("event-takes", key = key, what = what);
        let number = || {
            let number = item.as_integer().and_then(|number| u32::try_from(number).ok());
            number.ok_or_else(|| takes(&say!("value-whole")))
        };
        match key {
            "name" => {
                let name = item.as_str().ok_or_else(|| takes("a text"))?;
                self.name = Some(sanitize(name, NAME_LENGTH));
            }
            "format" => {
                let format = item.as_str().and_then(|text| text.parse().ok());
                self.format = Some(format.ok_or_else(|| takes(&say!("event-formats")))?);
            }
            "rounds" => self.rounds = Some(number()?),
            "games" => self.games = Some(number()?),
            "opening-plies" => self.opening_plies = Some(number()?),
            "start" => {
                let start = item.as_str().and_then(|text| text.parse().ok());
                let names = <Beginning as strum::VariantNames>::VARIANTS.join(", ");
                self.beginning = Some(start.ok_or_else(|| takes(&names))?);
            }
            "seed" => self.seed = Some(number()?.into()),
            "clock" => {
                let text = item.as_str().ok_or_else(|| takes(&say!("event-time")))?;
                self.time_controls = Some(
                    read_time_controls(text)
                        .map_err(|error| format!("clock: {}", error.sentence()))?,
                );
            }
            "move-time" => {
                let text = item.as_value().map_or_else(String::new, ToString::to_string);
                self.move_time = Some(seconds(text.trim()).map_err(|what| takes(&what))?);
            }
            "openings" => {
                let list = item.as_array().ok_or_else(|| takes(&say!("event-transcripts")))?;
                let text = |value: &toml_edit::Value| value.as_str().map(str::to_owned);
                let texts: Option<Vec<String>> = list.iter().map(text).collect();
                self.openings = texts.ok_or_else(|| takes(&say!("event-transcripts")))?;
            }
            "players" => {
                let usage = || takes(&say!("event-players"));
                for value in item.as_array().ok_or_else(usage)? {
                    self.players.push(player(value).ok_or_else(usage)?);
                }
            }
            _ => return Err(say!("error-unknown-setting", key = sanitize(key, 40))),
        }
        Ok(())
    }
}

/// A player of a file: a text, or a table with name and player.
fn player(value: &toml_edit::Value) -> Option<(Option<String>, String)> {
    if let Some(text) = value.as_str() {
        return Some((None, text.to_owned()));
    }
    let table = value.as_inline_table()?;
    let text = |key: &str| table.get(key).and_then(toml_edit::Value::as_str).map(str::to_owned);
    table.iter().all(|(key, _)| matches!(key, "name" | "player")).then_some(())?;
    Some((text("name"), text("player")?))
}
