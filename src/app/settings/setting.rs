//! A setting: its kind, and how its value is read, shown and changed.

use crate::app::cycle::{next, next_level};
use crate::app::settings::preferences::{Preferences, Settings};
use crate::app::typing::Charset;
use crate::engine::people::PersonRating;
use crate::engine::{Level, PERSON_PREFIX};
use crate::records::sanitize;
use crate::rules::Variant;
use crate::school::Estimate;
use crate::words::{self, level_choice, message};

/// A setting with its names, help and value.
pub struct Setting {
    pub name: &'static str,
    /// Remark in a new `config.toml`; empty if the remark of the preceding setting covers both.
    pub remark: &'static str,
    /// Help on the page.
    pub(super) sentence: fn(&Preferences) -> String,
    pub(super) kind: Kind,
    /// Command line options that override it for one run.
    pub options: &'static [&'static str],
}

/// Kind of a setting, with access to its value.
pub(super) enum Kind {
    Switch(fn(&mut Settings) -> &mut bool, [&'static str; 2]),
    /// One of a list of words.
    Choice {
        words: fn() -> &'static [&'static str],
        get: fn(&Preferences) -> String,
        set: fn(&mut Preferences, &str) -> Option<()>,
        step: fn(&mut Preferences, bool),
        shown: fn(&Preferences) -> String,
    },
    /// A text, the message shown for an empty one, and its characters.
    Text(fn(&mut Settings) -> &mut String, &'static str, Charset),
    Level,
    /// One of these numbers, and the message that shows it.
    Number(fn(&mut Settings) -> &mut u32, &'static [u32], &'static str),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingValue {
    Switch(bool),
    Text(String),
    Number(i64),
}

/// Messages of a switch: off, on.
const OFF_ON: [&str; 2] = ["setting-off", "setting-on"];

pub(super) const fn switch(
    [name, remark]: [&'static str; 2],
    of: fn(&mut Settings) -> &mut bool,
    sentence: fn(&Preferences) -> String,
    options: &'static [&'static str],
) -> Setting {
    Setting { name, remark, sentence, kind: Kind::Switch(of, OFF_ON), options }
}

/// Word of the matched level in `config.toml`.
const MATCHED: &str = "auto";

impl Setting {
    pub fn label(&self) -> String {
        words::of("setting", if self.name == "look" { "theme" } else { self.name })
    }

    pub fn sentence(&self, preferences: &Preferences) -> String {
        (self.sentence)(preferences)
    }

    pub fn get(&self, preferences: &Preferences) -> SettingValue {
        let mut settings = preferences.settings.clone();
        match &self.kind {
            Kind::Switch(of, _) => SettingValue::Switch(*of(&mut settings)),
            Kind::Text(of, ..) => SettingValue::Text(of(&mut settings).clone()),
            Kind::Choice { get, .. } => SettingValue::Text(get(preferences)),
            Kind::Level if !preferences.level.is_numbered() => {
                SettingValue::Text(preferences.level.as_player())
            }
            Kind::Level => SettingValue::Number(preferences.level.number().into()),
            Kind::Number(of, ..) => SettingValue::Number((*of(&mut settings)).into()),
        }
    }

    pub fn shown(&self, preferences: &Preferences) -> String {
        match (&self.kind, self.get(preferences)) {
            (Kind::Switch(_, words), SettingValue::Switch(is_on)) => {
                message(words[usize::from(is_on)], &[])
            }
            (Kind::Choice { shown, .. }, _) => shown(preferences),
            (Kind::Number(.., shown), SettingValue::Number(number)) => {
                message(shown, &[("number", number.to_string().into())])
            }
            (Kind::Text(_, usual, _), SettingValue::Text(name)) if name.is_empty() => {
                message(usual, &[])
            }
            (Kind::Text(..), SettingValue::Text(name)) => name,
            _ => level_choice(preferences.level),
        }
    }

    /// Sets the value. Errors: A description of the allowed values.
    pub fn set(&self, preferences: &mut Preferences, value: &SettingValue) -> Result<(), String> {
        let settings = &mut preferences.settings;
        match (&self.kind, value) {
            (Kind::Switch(of, _), SettingValue::Switch(is_on)) => *of(settings) = *is_on,
            (Kind::Switch(..), _) => return Err("true or false".to_owned()),
            (Kind::Text(of, _, charset), SettingValue::Text(text)) => {
                *of(settings) = sanitize(text.trim(), charset.longest());
            }
            (Kind::Text(..), _) => return Err("a text in quotation marks".to_owned()),
            (Kind::Choice { words, set, .. }, value) => {
                let taken = match value {
                    SettingValue::Text(word) => set(preferences, word),
                    _ => None,
                };
                return taken.ok_or_else(|| words().join(", "));
            }
            (Kind::Number(of, numbers, _), value) => {
                let is_it = |number: &&u32| *value == SettingValue::Number((**number).into());
                let Some(number) = numbers.iter().find(is_it) else {
                    let all: Vec<String> = numbers.iter().map(u32::to_string).collect();
                    return Err(all.join(", "));
                };
                *of(settings) = *number;
            }
            (Kind::Level, value) => {
                let numbered = |number: &i64| {
                    let levels = Level::of(Variant::REVERSI);
                    levels.iter().find(|level| i64::from(level.number()) == *number).copied()
                };
                let person = |word: &str| {
                    let rating = word.strip_prefix(PERSON_PREFIX)?.parse().ok()?;
                    PersonRating::new(rating).map(Level::Person)
                };
                let level = match value {
                    SettingValue::Number(number) => numbered(number),
                    SettingValue::Text(word) if word == MATCHED => {
                        Some(Estimate::default().partner())
                    }
                    SettingValue::Text(word) => person(word),
                    SettingValue::Switch(_) => None,
                };
                preferences.level = level.ok_or(
                    "a whole number from 1 to 10, \"auto\", or \"person:1000\" to \"person:2000\"",
                )?;
            }
        }
        Ok(())
    }

    /// Changes to the next or previous value; texts are typed instead.
    pub fn step(&self, preferences: &mut Preferences, forward: bool) {
        match &self.kind {
            Kind::Switch(of, _) => *of(&mut preferences.settings) ^= true,
            Kind::Choice { step, .. } => step(preferences, forward),
            Kind::Text(..) => {}
            Kind::Number(of, numbers, _) => {
                let number = of(&mut preferences.settings);
                *number = next(*number, numbers, forward);
            }
            Kind::Level => {
                preferences.level = next_level(preferences.level, Variant::REVERSI, forward);
            }
        }
    }

    /// Characters of a text that is typed; `None` for other kinds.
    pub const fn charset(&self) -> Option<Charset> {
        match self.kind {
            Kind::Text(.., charset) => Some(charset),
            _ => None,
        }
    }
}
