//! Settings as text: TOML with a remark for each setting; the player's own remarks are kept.

mod engines;

use crate::app::settings::setting::{Setting, SettingValue};
use crate::app::settings::{SETTINGS, named};
use crate::app::{KEY_TABLES, Keymap, OwnLook, Preferences};
use crate::records::sanitize;
use crate::words::say;
use toml_edit::{Document, DocumentMut, Item, value};

/// Number of lines that are not TOML at which a file is ignored.
const MOST_COMPLAINTS: usize = 20;

/// Reads a settings file. Returns the preferences, and a sentence for each invalid entry; valid entries hold.
pub fn read(text: &str) -> (Preferences, Vec<String>) {
    read_over(text, Preferences::default())
}

/// Reads a settings file over the given preferences, which have the player's themes already.
pub fn read_over(text: &str, mut preferences: Preferences) -> (Preferences, Vec<String>) {
    let mut complaints = Vec::new();
    let (text, document) = parse(text, &mut complaints);
    let Some(document) = document else { return (preferences, complaints) };
    for (key, item) in document.iter() {
        let at = document.as_table().key(key).and_then(toml_edit::Key::span);
        let line = line_of(&text, at.map_or(0, |span| span.start));
        let mut complain =
            |what: String| complaints.push(say!("cli-line", line = line, why = what));
        match item {
            Item::Value(value) => {
                if let Err(allowed) = take(&mut preferences, key, value) {
                    let found = sanitize(&value.to_string(), 40);
                    complain(match allowed {
                        Some(allowed) => {
                            let key = sanitize(key, 40);
                            say!("config-takes", key = key, allowed = allowed, found = found)
                        }
                        None => say!("error-unknown-setting", key = sanitize(key, 40)),
                    });
                }
            }
            Item::Table(table) if key == "keys" => {
                let named = table.iter().map(|(name, item)| (name, texts(item)));
                let (keys, wrong) = Keymap::read(named, KEY_TABLES);
                preferences.keys = keys;
                for what in wrong {
                    complaints.push(format!("[keys]: {}", sanitize(&what, 120)));
                }
            }
            Item::Table(table) if key == "engines" => {
                let (guests, wrong) = engines::read(table);
                preferences.guests = guests;
                complaints.extend(wrong);
            }
            _ => complain(say!("error-unknown-setting", key = sanitize(key, 40))),
        }
    }
    (preferences, complaints)
}

/// Texts of a value: one, or those of a list.
fn texts(item: &Item) -> Vec<String> {
    let one = item.as_str().map(str::to_owned);
    let all = item.as_array().into_iter().flat_map(|list| list.iter());
    one.into_iter().chain(all.filter_map(|it| it.as_str().map(str::to_owned))).collect()
}

/// Parses a text; a line that is not TOML is reported and skipped.
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
                // Its line end stays, so that later lines keep their numbers.
                text = kept.map(|(at, part)| if at + 1 == line { "\n" } else { part }).collect();
            }
        }
    }
    (text, None)
}

/// Line number, from 1, of a byte offset.
fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

/// Sets a value. `Err` has the allowed values, or `None` if there is no such setting.
fn take(
    preferences: &mut Preferences,
    key: &str,
    item: &toml_edit::Value,
) -> Result<(), Option<String>> {
    let setting = named(key).ok_or(None)?;
    let value = match item {
        toml_edit::Value::Boolean(is_on) => SettingValue::Switch(*is_on.value()),
        toml_edit::Value::Integer(number) => SettingValue::Number(*number.value()),
        toml_edit::Value::String(text) => SettingValue::Text(text.value().clone()),
        // An impossible value, so that the setting reports its allowed ones.
        _ => SettingValue::Number(i64::MIN),
    };
    setting.set(preferences, &value).map_err(Some)
}

fn item(setting: &Setting, preferences: &Preferences) -> Item {
    match setting.get(preferences) {
        SettingValue::Switch(is_on) => value(is_on),
        SettingValue::Number(number) => value(number),
        SettingValue::Text(text) => value(text),
    }
}

/// Text of a settings file with these preferences. Remarks and unknown entries of `old` stay; `None` if `old` is not
/// TOML.
pub fn write(old: &str, preferences: &Preferences) -> Option<String> {
    let is_new = old.trim().is_empty();
    let mut document: DocumentMut = old.parse().ok()?;
    let usual = Preferences::default();
    for setting in SETTINGS {
        let Setting { name: key, remark, .. } = *setting;
        let new = item(setting, preferences);
        if let Some(there) = document.get_mut(key).and_then(Item::as_value_mut) {
            // The player's entry stays, though it makes no sense, until they choose another value.
            let is_usual = setting.get(preferences) == setting.get(&usual);
            if is_usual && take(&mut Preferences::default(), key, there).is_err() {
                continue;
            }
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

/// Text of a settings file as [`write()`]; one that is not TOML begins anew.
pub fn write_or_begin(old: &str, preferences: &Preferences) -> String {
    let text = write(old, preferences).or_else(|| write("", preferences));
    text.expect("nothing is TOML")
}

/// Reads a theme of this name. Returns it, unless the text has too many lines that are not TOML, and a sentence for
/// each invalid entry.
pub fn read_look(name: &str, text: &str) -> (Option<OwnLook>, Vec<String>) {
    let mut complaints = Vec::new();
    let (_, document) = parse(text, &mut complaints);
    let Some(document) = document else { return (None, complaints) };
    let text = |item: &Item| item.as_str().unwrap_or_default().to_owned();
    let colors = document.iter().map(|(role, item)| (role, text(item)));
    let (look, more) = OwnLook::read(name, colors);
    complaints.extend(more);
    (Some(look), complaints)
}
