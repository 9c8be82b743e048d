//! Settings in the plain view: a numbered list, changed by number.

use super::{Conversation, Next};
use crate::app::Preferences;
use crate::app::settings::SETTINGS;
use crate::app::settings::setting::{Setting, SettingValue};
use crate::words::say;
use std::fmt::{self, Write};

/// Saves preferences; returns a sentence if they cannot be saved.
type Save = Box<dyn FnMut(&Preferences) -> Result<(), String> + Send>;

/// Longest line that is read, in characters.
const MAX_LINE: usize = 80;

pub struct PlainSettings {
    preferences: Preferences,
    save: Save,
}

impl PlainSettings {
    pub fn new(preferences: Preferences, save: Save) -> Self {
        Self { preferences, save }
    }

    fn write_list(&self, out: &mut dyn Write) -> fmt::Result {
        writeln!(out)?;
        for (at, setting) in SETTINGS.iter().enumerate() {
            self.write_line(at, setting, out)?;
        }
        writeln!(out, "{}", say!("plain-settings-help", count = SETTINGS.len()))
    }

    fn write_line(&self, at: usize, setting: &Setting, out: &mut dyn Write) -> fmt::Result {
        writeln!(out, "{:>2}  {}: {}", at + 1, setting.label(), setting.shown(&self.preferences))
    }

    /// Changes a setting to the next value, or to the given text.
    fn change(&mut self, at: usize, text: &str, out: &mut dyn Write) -> fmt::Result {
        let setting = &SETTINGS[at];
        if setting.charset().is_some() {
            // A text is never refused.
            let _ = setting.set(&mut self.preferences, &SettingValue::Text(text.to_owned()));
        } else {
            setting.step(&mut self.preferences, true);
        }
        self.write_line(at, setting, out)?;
        writeln!(out, "{}", setting.sentence(&self.preferences))?;
        match (self.save)(&self.preferences) {
            Ok(()) => Ok(()),
            Err(why) => writeln!(out, "({why})"),
        }
    }
}

impl Conversation for PlainSettings {
    fn greet(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.write_list(out)?;
        write!(out, "> ")
    }

    fn handle_line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        let text: String = line.trim().chars().take(MAX_LINE).collect();
        let (number, rest) = text.split_once(' ').unwrap_or((&text, ""));
        match number.parse::<usize>() {
            Ok(0) => return Ok(Next::End),
            _ if ["q", "quit"].contains(&number) => return Ok(Next::End),
            Ok(number) if number <= SETTINGS.len() => self.change(number - 1, rest.trim(), out)?,
            Err(_) if text.is_empty() => self.write_list(out)?,
            _ => writeln!(out, "{}", say!("plain-settings-help", count = SETTINGS.len()))?,
        }
        write!(out, "> ")?;
        Ok(Next::Line)
    }
}
