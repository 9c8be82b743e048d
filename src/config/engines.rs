//! Engines in the settings file: a table `[engines.NAME]` for each program.

use crate::engine::Level;
use crate::opponents::{Guest, GuestName, GuestNameError, Program, Protocol};
use crate::records::sanitize;
use crate::rules::Variant;
use crate::words::{Sentence as _, say};
use std::time::Duration;
use toml_edit::{Item, TableLike};

const MOST: usize = 50;
/// Limit of setup lines of an engine.
const MOST_OPTIONS: usize = 100;
/// Limit of an engine's threads.
const MOST_THREADS: i64 = 256;
/// Limit of an engine's answer time, in seconds.
const MOST_PATIENCE: i64 = 60;

/// Reads the table `[engines]` in order. Returns the engines, and a sentence for each invalid one.
pub fn read(table: &dyn TableLike) -> (Vec<Guest>, Vec<String>) {
    let (mut guests, mut complaints) = (Vec::<Guest>::new(), Vec::new());
    for (name, item) in table.iter() {
        let mut complain = |why: &str| {
            complaints.push(format!("[engines.{}]: {why}", sanitize(name, 40)));
        };
        if guests.len() == MOST {
            complain(&say!("engines-too-many", most = MOST));
            break;
        }
        match read_name(name).and_then(|name| Ok(Guest { name, program: program(item)? })) {
            Ok(guest) => guests.push(guest),
            Err(why) => complain(&why),
        }
    }
    (guests, complaints)
}

/// A name that no level has.
fn read_name(text: &str) -> Result<GuestName, String> {
    let name: GuestName = text.parse().map_err(|error: GuestNameError| error.sentence())?;
    let levels = Level::of(Variant::REVERSI).iter().chain(Level::of(Variant::TIC_TAC_TOE));
    let is_level = levels.map(Level::to_string).any(|it| it.eq_ignore_ascii_case(text));
    // An earlier name of the rookie.
    if is_level || text.eq_ignore_ascii_case("book") {
        return Err(say!("engines-level-name"));
    }
    Ok(name)
}

fn program(item: &Item) -> Result<Program, String> {
    let table = item.as_table_like().ok_or_else(|| say!("engines-table"))?;
    let mut program = Program::new(Protocol::default(), String::new());
    let wants = |key: &str, what: &str| say!("event-takes", key = key, what = what);
    for (key, item) in table.iter() {
        match key {
            "command" => program.command = text(item).ok_or(wants(key, &say!("engines-text")))?,
            "folder" => program.folder = Some(text(item).ok_or(wants(key, &say!("engines-text")))?),
            "protocol" => {
                let protocol = item.as_str().and_then(|text| text.parse().ok());
                program.protocol = protocol.ok_or(wants(key, &say!("engines-protocols")))?;
            }
            "options" => {
                let options = item.as_array().filter(|array| array.len() <= MOST_OPTIONS);
                let options = options.and_then(|all| all.iter().map(option).collect());
                program.options = options.ok_or(wants(key, &say!("engines-lines")))?;
            }
            "threads" => {
                let threads = item.as_integer().filter(|it| (1..=MOST_THREADS).contains(it));
                let allowed = say!("value-to", count = MOST_THREADS);
                program.threads = threads.ok_or(wants(key, &allowed))?.unsigned_abs() as u32;
            }
            "patience" => {
                let seconds = item.as_integer().filter(|it| (1..=MOST_PATIENCE).contains(it));
                let allowed = say!("engines-seconds", most = MOST_PATIENCE);
                let seconds = seconds.ok_or(wants(key, &allowed))?;
                program.patience = Some(Duration::from_secs(seconds.unsigned_abs()));
            }
            _ => return Err(say!("error-unknown-setting", key = sanitize(key, 40))),
        }
    }
    if program.command.trim().is_empty() {
        return Err(say!("engines-no-command"));
    }
    let has_placeholder = program.command.contains(Program::THREADS);
    if table.contains_key("threads") && !has_placeholder {
        return Err(say!("engines-threads", text = Program::THREADS));
    }
    Ok(program)
}

fn text(item: &Item) -> Option<String> {
    item.as_str().filter(|text| !text.contains(char::is_control)).map(str::to_owned)
}

/// Setup line from an entry of `options`; `None` if it is invalid.
fn option(value: &toml_edit::Value) -> Option<String> {
    let text = value.as_str().filter(|text| !text.contains(char::is_control))?.trim();
    // Neither protocol answers an empty line or a comment.
    (!text.is_empty() && !text.starts_with('#')).then(|| text.to_owned())
}
