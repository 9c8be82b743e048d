//! The settings page: what the player likes, for now and for good.

use crate::app::effect::{Effects, TerminalEffect};
use crate::app::key::Key;
use crate::app::keymap::{Command, Context};
use crate::app::reaction::{Go, Reaction};
use crate::app::row::Opening;
use crate::app::settings::{SETTINGS, Setting, SettingValue};
use crate::app::shared::Shared;
use crate::app::typing::{self, Charset};

/// The settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsPage {
    /// The line that is chosen.
    pub at: usize,
    /// A name being typed.
    pub name: Option<String>,
}

impl SettingsPage {
    /// Whose keys count.
    pub const fn context(&self) -> Context {
        if self.name.is_some() { Context::Name } else { Context::Settings }
    }

    /// The setting that is chosen; `None` on the line after them, which leads to the guests.
    pub fn setting(&self) -> Option<&'static Setting> {
        SETTINGS.get(self.at)
    }

    /// Does what a key asks for.
    pub fn obey(&mut self, command: Command, shared: &mut Shared) -> Reaction {
        if let Some(name) = self.name.take() {
            match command {
                Command::Activate => {
                    if let Some(setting) = self.setting() {
                        shared.prefer(setting, &SettingValue::Text(name));
                    }
                }
                Command::Back => {}
                _ => self.name = Some(name),
            }
            return Reaction::none();
        }
        let count = SETTINGS.len() + 1;
        match command {
            Command::Up => self.at = (self.at + count - 1) % count,
            Command::Down => self.at = (self.at + 1) % count,
            Command::Left => return Reaction::effects(self.change(false, shared)),
            Command::Right => return Reaction::effects(self.change(true, shared)),
            Command::Activate => return self.choose(self.at, shared),
            Command::Back => return Reaction::go(Go::Back),
            _ => {}
        }
        Reaction::none()
    }

    /// Changes the setting of that line, or has it typed.
    pub fn choose(&mut self, at: usize, shared: &mut Shared) -> Reaction {
        if at > SETTINGS.len() || self.name.is_some() {
            return Reaction::none();
        }
        self.at = at;
        match self.setting() {
            None => return Reaction::go(Go::Open(Opening::Guests)),
            Some(setting) if !setting.is_name() => {
                return Reaction::effects(self.change(true, shared));
            }
            Some(setting) => {
                if let SettingValue::Text(name) = setting.get(&shared.preferences) {
                    self.name = Some(name);
                }
            }
        }
        Reaction::none()
    }

    fn change(&mut self, forward: bool, shared: &mut Shared) -> Effects {
        let Some(setting) = self.setting() else { return Effects::none() };
        let mut preferences = shared.preferences.clone();
        setting.step(&mut preferences, forward);
        let had_mouse = shared.settings.mouse;
        shared.prefer(setting, &setting.get(&preferences));
        let mouse = shared.settings.mouse;
        (mouse != had_mouse).then_some(TerminalEffect::CaptureMouse(mouse)).into()
    }

    /// Takes a key that is no command: text while a name is typed.
    pub fn key(&mut self, key: Key) {
        if let Some(name) = &mut self.name {
            typing::key(name, Charset::Words, key);
        }
    }

    /// Takes pasted text into the name that is typed; says whether one is.
    pub fn paste(&mut self, text: &str) -> bool {
        let Some(name) = &mut self.name else { return false };
        typing::append(name, Charset::Words, text);
        true
    }
}
