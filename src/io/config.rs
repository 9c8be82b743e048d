//! The settings in a file: TOML with a remark for each, and the player's own remarks left alone.

use super::files::{set_aside, write_whole};
use crate::app::{Look, Preferences, Scale, SideChoice};
use crate::engine::Level;
use crate::records::{NAME_LENGTH, sanitize};
use crate::rules::Variant;
use std::io;
use std::path::Path;
use std::str::FromStr;
use strum::VariantNames;
use toml_edit::{Document, DocumentMut, Item, Value, value};

/// Lines that can be wrong before a file is not looked at any further.
const MOST_COMPLAINTS: usize = 20;

/// Each setting: its name and what is said of it in a new file.
const ENTRIES: [(&str, &str); 14] = [
    ("look", "How it looks: classic, midnight, paper, contrast, mono, ascii."),
    ("board", "How large the squares may become: auto, small, medium, large."),
    ("animation", "Discs turn over visibly."),
    ("hints", "Dots on the legal squares, from the start."),
    ("flip-marks", "Marks what the move under the cursor would flip."),
    ("values", "What each legal move is worth stands on its square."),
    ("coach", "The coach says what is best, and why."),
    ("step", "The computer waits for Enter before each of its moves."),
    ("number-pad", "Digits mean the squares of tic-tac-toe as on the number pad: 7 8 9 on top."),
    ("mouse", "The mouse plays; off, the terminal selects text."),
    (
        "name",
        "What you are called, and who sits across where two people play; empty for the usual.",
    ),
    ("opponent", ""),
    ("level", "What the start screen proposes: a level from 1 to 10, and black, white or random."),
    ("side", ""),
];

/// What the text of a settings file says, and a sentence for each of its lines that says nothing:
/// the rest holds.
pub fn read(text: &str) -> (Preferences, Vec<String>) {
    let mut preferences = Preferences::default();
    let mut complaints = Vec::new();
    let (text, document) = parse(text, &mut complaints);
    let Some(document) = document else { return (preferences, complaints) };
    for (key, item) in document.iter() {
        let at = document.as_table().key(key).and_then(toml_edit::Key::span);
        let line = line_of(&text, at.map_or(0, |span| span.start));
        let mut said = |what: String| complaints.push(format!("line {line}: {what}"));
        match item {
            Item::Value(value) => {
                if let Err(allowed) = take(&mut preferences, key, value) {
                    let found = sanitize(&value.to_string(), 40);
                    said(match allowed {
                        Some(allowed) => {
                            format!("{} takes {allowed}, not {found}", sanitize(key, 40))
                        }
                        None => format!("there is no setting {}", sanitize(key, 40)),
                    });
                }
            }
            _ => said(format!("there is no setting {}", sanitize(key, 40))),
        }
    }
    (preferences, complaints)
}

/// Parses a text; a line that is no TOML is complained of, and passed over.
fn parse(text: &str, complaints: &mut Vec<String>) -> (String, Option<Document<String>>) {
    let mut text = text.to_owned();
    for _ in 0..MOST_COMPLAINTS {
        match Document::parse(text.clone()) {
            Ok(document) => return (text, Some(document)),
            Err(error) => {
                let line = line_of(&text, error.span().map_or(0, |span| span.start));
                let why = sanitize(error.message().lines().next().unwrap_or_default(), 80);
                complaints.push(format!("line {line}: {why}"));
                let kept = text.split_inclusive('\n').enumerate();
                // Its end stays, so that the lines below keep their numbers.
                text = kept.map(|(at, part)| if at + 1 == line { "\n" } else { part }).collect();
            }
        }
    }
    (text, None)
}

/// The number of the line, from 1, that the byte at `at` is in.
fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

/// What a setting takes, where it does not take the value; `None` where there is no such setting.
fn take(preferences: &mut Preferences, key: &str, value: &Value) -> Result<(), Option<String>> {
    let settings = &mut preferences.settings;
    match key {
        "look" => settings.look = named::<Look>(value)?,
        "board" => settings.scale = named::<Scale>(value)?,
        "side" => preferences.side = named::<SideChoice>(value)?,
        "animation" => settings.animation = switch(value)?,
        "hints" => settings.hints = switch(value)?,
        "flip-marks" => settings.preview = switch(value)?,
        "values" => settings.values = switch(value)?,
        "coach" => settings.advice = switch(value)?,
        "step" => settings.step = switch(value)?,
        "number-pad" => settings.numpad = switch(value)?,
        "mouse" => settings.mouse = switch(value)?,
        "name" => settings.names[0] = name(value)?,
        "opponent" => settings.names[1] = name(value)?,
        "level" => {
            let level = value.as_integer().and_then(|number| u8::try_from(number).ok());
            let level = level.and_then(|number| Level::from_number(Variant::REVERSI, number).ok());
            preferences.level = level.ok_or("a whole number from 1 to 10".to_owned())?.number();
        }
        _ => return Err(None),
    }
    Ok(())
}

fn named<T: FromStr + VariantNames>(value: &Value) -> Result<T, Option<String>> {
    let found = value.as_str().and_then(|text| text.parse().ok());
    found.ok_or_else(|| Some(T::VARIANTS.join(", ")))
}

fn switch(value: &Value) -> Result<bool, Option<String>> {
    value.as_bool().ok_or_else(|| Some("true or false".to_owned()))
}

fn name(value: &Value) -> Result<String, Option<String>> {
    let text = value.as_str().ok_or_else(|| Some("a text in quotation marks".to_owned()))?;
    Ok(sanitize(text, NAME_LENGTH))
}

/// The value of a setting as it stands in the file.
fn value_of(preferences: &Preferences, key: &str) -> Item {
    let settings = &preferences.settings;
    match key {
        "look" => value(settings.look.to_string()),
        "board" => value(settings.scale.to_string()),
        "animation" => value(settings.animation),
        "hints" => value(settings.hints),
        "flip-marks" => value(settings.preview),
        "values" => value(settings.values),
        "coach" => value(settings.advice),
        "step" => value(settings.step),
        "number-pad" => value(settings.numpad),
        "mouse" => value(settings.mouse),
        "name" => value(settings.names[0].clone()),
        "opponent" => value(settings.names[1].clone()),
        "level" => value(i64::from(preferences.level)),
        _ => value(preferences.side.to_string()),
    }
}

/// The text of a settings file that says what the player likes. What `old` says otherwise, remarks and
/// settings that we do not know, stays as it is; `None` where `old` is no TOML.
pub fn write(old: &str, preferences: &Preferences) -> Option<String> {
    let is_new = old.trim().is_empty();
    let mut document: DocumentMut = old.parse().ok()?;
    for (key, remark) in ENTRIES {
        let new = value_of(preferences, key);
        if let Some(there) = document.get_mut(key).and_then(Item::as_value_mut) {
            let decor = there.decor().clone();
            *there = new.into_value().ok()?;
            *there.decor_mut() = decor;
            continue;
        }
        document.insert(key, new);
        if let (Some(mut key), false) = (document.key_mut(key), remark.is_empty()) {
            let gap = if is_new { "\n" } else { "" };
            key.leaf_decor_mut().set_prefix(format!("{gap}# {remark}\n"));
        }
    }
    let head =
        if is_new { "# The settings of outflank. The game changes them, too.\n" } else { "" };
    Some(format!("{head}{document}"))
}

/// What the settings file says, and a sentence for each line that says nothing. Where there is no
/// file, the usual.
pub fn load(path: &Path) -> (Preferences, Vec<String>) {
    match std::fs::read(path) {
        Ok(bytes) => read(&String::from_utf8_lossy(&bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Default::default(),
        Err(error) => (Preferences::default(), vec![format!("cannot be read: {error}")]),
    }
}

/// Writes what the player likes into the settings file. A file with lines that say nothing is set
/// aside first, and its new name returned: nothing in it is lost.
///
/// # Errors
///
/// When it cannot be written; the old file is as it was then.
pub fn save(path: &Path, preferences: &Preferences) -> io::Result<Option<String>> {
    let old = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(error),
    };
    let text = String::from_utf8(old).ok().and_then(|old| write(&old, preferences));
    let mut aside = None;
    let text = if let Some(text) = text {
        text
    } else {
        let path = set_aside(path)?;
        aside = path.file_name().map(|name| name.to_string_lossy().into_owned());
        write("", preferences).expect("nothing is TOML")
    };
    write_whole(path, text.as_bytes())?;
    Ok(aside)
}
