//! Parsers of option values, whose errors name the allowed values.

use crate::app::{First, Look, SideChoice, TimeControls, read_time_controls};
use crate::engine::people::PersonRating;
use crate::engine::{Level, PERSON_PREFIX};
use crate::io::{Dirs, config, read_text};
use crate::opponents::{Guest, GuestName, OpponentSpec, Program};
use crate::rules::Variant;
use crate::store::Seat;
use crate::words::{KnownLanguage, Sentence as _, say};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use std::ffi::OsStr;
use std::net::SocketAddr;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;
use strum::VariantNames;

/// Variants of an enum by name.
pub fn names<T>() -> impl TypedValueParser<Value = T>
where
    T: VariantNames + FromStr + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(T::VARIANTS)
        .map(|name| T::from_str(&name).ok().expect("clap lets only these names through"))
}

/// Name of a theme; the player's own are read only if no built-in theme matches.
#[derive(Clone, Copy, Debug)]
pub struct LookName;

impl TypedValueParser for LookName {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        if let Some(known) = Look::VARIANTS.iter().find(|name| value == **name) {
            return Ok((*known).to_owned());
        }
        let own = Dirs::usual().map(|dirs| config::load(&dirs.settings()).0.looks);
        let mut own = own.unwrap_or_default().into_iter().map(|look| look.name);
        match own.find(|name| value == name.as_str()) {
            Some(name) => Ok(name),
            None => PossibleValuesParser::new(Look::VARIANTS).parse_ref(command, argument, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Look::VARIANTS.iter().map(PossibleValue::new)))
    }
}

/// Languages by tag.
pub fn language() -> impl TypedValueParser<Value = KnownLanguage> {
    PossibleValuesParser::new(KnownLanguage::tags())
        .map(|tag| KnownLanguage::of_tag(&tag).expect("clap lets only these tags through"))
}

/// Variants of Reversi by name.
pub fn rules() -> impl TypedValueParser<Value = Variant> {
    PossibleValuesParser::new(Variant::ALL.iter().filter_map(|variant| variant.rules))
        .map(|name| Variant::from_rules(&name).expect("clap lets only these names through"))
}

pub fn side() -> impl TypedValueParser<Value = SideChoice> {
    PossibleValuesParser::new(["black", "white", "x", "o", "random"]).map(|name| {
        match name.as_str() {
            "black" | "x" => SideChoice::Black,
            "white" | "o" => SideChoice::White,
            _ => SideChoice::Random,
        }
    })
}

pub fn first() -> impl TypedValueParser<Value = First> {
    PossibleValuesParser::new(["you", "computer", "random"]).map(|name| match name.as_str() {
        "you" => First::You,
        "computer" => First::Computer,
        _ => First::Random,
    })
}

/// Level by number or name, or people by rating. Errors: A sentence with the levels.
pub fn level(variant: Variant, text: &str) -> Result<Level, String> {
    if let Some(rating) = text.strip_prefix(PERSON_PREFIX) {
        return person(variant, rating);
    }
    by_number(variant, text)
        .filter(|level| level.is_numbered())
        .or_else(|| by_name(variant, text))
        .ok_or_else(|| say!("value-level", text = text, count = Level::of(variant).len()))
}

fn by_number(variant: Variant, text: &str) -> Option<Level> {
    text.parse().ok().and_then(|number| Level::from_number(variant, number).ok())
}

const PERSON_BOUNDS: [PersonRating; 2] = [PersonRating::LEAST, PersonRating::MOST];

/// Rating of people. Errors: A sentence with the ratings.
pub fn people(text: &str) -> Result<PersonRating, String> {
    text.parse().ok().and_then(PersonRating::new).ok_or_else(|| {
        let [least, most] = PERSON_BOUNDS.map(|it| it.to_string());
        say!("value-person", text = text, least = least, most = most)
    })
}

/// Level that plays as people do, by rating. Errors: as [`people`], or a sentence about the game.
fn person(variant: Variant, rating: &str) -> Result<Level, String> {
    if !variant.is_tournament() {
        return Err(say!("value-person-game"));
    }
    people(rating).map(Level::Person)
}

fn by_name(variant: Variant, text: &str) -> Option<Level> {
    // An earlier name of the rookie, which scripts still use.
    let text = if text.eq_ignore_ascii_case("book") { "rookie" } else { text };
    let has_name = |level: &&Level| level.to_string().eq_ignore_ascii_case(text);
    Level::of(variant).iter().find(has_name).copied()
}

/// Computer player by name. Errors: A sentence with the names.
pub fn player(variant: Variant, text: &str) -> Result<Level, String> {
    if let Some(number) = text.strip_prefix("level:") {
        let rated = by_number(variant, number).filter(|level| level.person().is_none());
        return rated.map_or_else(|| level(variant, number), Ok);
    }
    if let Some(rating) = text.strip_prefix(PERSON_PREFIX) {
        return person(variant, rating);
    }
    by_name(variant, text).ok_or_else(|| {
        let levels = Level::of(variant);
        let names: Vec<String> = levels.iter().map(|l| l.to_string().to_lowercase()).collect();
        let names = names.join(", ");
        let [least, most] = PERSON_BOUNDS.map(|it| it.to_string());
        if variant.is_tournament() {
            say!(
                "value-player-or-person",
                text = text,
                count = levels.len(),
                names = names,
                least = least,
                most = most
            )
        } else {
            say!("value-player", text = text, count = levels.len(), names = names)
        }
    })
}

/// Engine by name; `None` for an unknown name. Errors: A sentence if the engine does not play the variant.
pub fn guest(variant: Variant, text: &str, guests: &[Guest]) -> Result<Option<GuestName>, String> {
    let found = guests.iter().map(|guest| guest.name).find(|name| name.as_str() == text);
    match found {
        Some(name) if !variant.is_tournament() => {
            Err(say!("value-guest-game", name = name.as_str()))
        }
        found => Ok(found),
    }
}

/// Player to watch: a level or an engine. Errors: as [`player`] and [`guest`].
pub fn watched(variant: Variant, text: &str, guests: &[Guest]) -> Result<Seat, String> {
    match guest(variant, text, guests)? {
        Some(name) => Ok(Seat::Guest(name)),
        None => {
            player(variant, text).map(Seat::Computer).map_err(|error| with_guests(error, guests))
        }
    }
}

/// A sentence about players, with the engines added.
fn with_guests(sentence: String, guests: &[Guest]) -> String {
    match guests.iter().map(|guest| guest.name.to_string()).reduce(|one, two| one + ", " + &two) {
        None => sentence,
        Some(names) => say!("value-engines", sentence = sentence, names = names),
    }
}

/// Player of a match. Errors: A sentence with the names.
pub fn contestant(variant: Variant, text: &str, guests: &[Guest]) -> Result<OpponentSpec, String> {
    if let Some(name) = guest(variant, text, guests)? {
        return Ok(OpponentSpec::Guest(name));
    }
    let program = text.split_once(':').and_then(|(protocol, command)| {
        Some(Program::new(protocol.parse().ok()?, command.to_owned()))
    });
    match program {
        Some(program) if program.command.trim().is_empty() => {
            Err(say!("value-no-command", text = text))
        }
        Some(program) if !variant.is_tournament() => {
            Err(say!("value-protocol-game", protocol = program.protocol.to_string()))
        }
        Some(program) => Ok(OpponentSpec::Program(program)),
        None => player(variant, text)
            .map(OpponentSpec::Level)
            .map_err(|error| with_guests(error, guests)),
    }
}

/// Transcripts of a file, one a line. Errors: A sentence if it cannot be read or is empty.
pub fn openings_of(path: &Path) -> Result<Vec<String>, String> {
    let text = read_text(path);
    let text = text.map_err(|error| {
        say!("file-unreadable-why", file = path.display().to_string(), why = error.to_string())
    })?;
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let lines: Vec<String> = lines.map(str::to_owned).collect();
    if lines.is_empty() {
        Err(say!("value-no-openings", file = path.display().to_string()))
    } else {
        Ok(lines)
    }
}

pub fn depth(text: &str) -> Result<u32, String> {
    let depth = text.parse().ok().filter(|depth| (1..=20).contains(depth));
    depth.ok_or_else(|| say!("value-depth"))
}

pub fn mebibytes(text: &str) -> Result<usize, String> {
    let size = text.parse().ok().filter(|size| (1..=65536).contains(size));
    size.ok_or_else(|| say!("value-mebibytes"))
}

pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.001..=86400.0).contains(seconds));
    let wrong = || say!("value-seconds");
    seconds.map(Duration::from_secs_f64).ok_or_else(wrong)
}

pub fn clocks(text: &str) -> Result<TimeControls, String> {
    read_time_controls(text).map_err(|error| say!("value-clocks", why = error.sentence()))
}

pub fn count(text: &str) -> Result<usize, String> {
    let count = text.parse().ok().filter(|count| (1..=1_000_000).contains(count));
    count.ok_or_else(|| say!("value-count"))
}

pub fn socket_address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| say!("value-address"))
}

/// Name of a machine, as visitors type it.
pub fn host_name(text: &str) -> Result<String, String> {
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let is_label = |label: &str| !label.is_empty() && label.chars().all(is_letter);
    let is_name = text.split('.').all(is_label);
    if is_name { Ok(text.to_owned()) } else { Err(say!("cli-host-name")) }
}

/// Fingerprint of an ssh key, as `ssh-keygen -l` prints it: 43 digits of base 64.
pub fn fingerprint(text: &str) -> Result<String, String> {
    let digits = text.strip_prefix("SHA256:").filter(|digits| digits.len() == 43);
    let is_digit = |c: char| c.is_ascii_alphanumeric() || "+/".contains(c);
    match digits {
        Some(digits) if digits.chars().all(is_digit) => Ok(text.to_owned()),
        _ => Err(say!("cli-fingerprint")),
    }
}

pub fn threads(text: &str) -> Result<usize, String> {
    let threads = text.parse().ok().filter(|threads| (1..=256).contains(threads));
    threads.ok_or_else(|| say!("value-threads"))
}

pub fn concurrency(text: &str) -> Result<usize, String> {
    let games = text.parse().ok().filter(|games| (1..=256).contains(games));
    games.ok_or_else(|| say!("value-concurrency"))
}

pub fn time_factor(text: &str) -> Result<f64, String> {
    let factor = text.parse().ok().filter(|factor| (0.001..=1000.0).contains(factor));
    factor.ok_or_else(|| say!("value-factor"))
}

pub fn patience(text: &str) -> Result<u64, String> {
    let seconds = text.parse().ok().filter(|seconds| (1..=86400).contains(seconds));
    seconds.ok_or_else(|| say!("value-patience"))
}

pub fn games(text: &str) -> Result<u32, String> {
    let games = text.parse().ok().filter(|games| (1..=1_000_000).contains(games));
    games.ok_or_else(|| say!("value-games"))
}

pub fn opening_plies(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| say!("value-whole"))
}

pub fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| say!("value-seed", most = u64::MAX.to_string()))
}

pub fn number(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| say!("value-number"))
}
