//! The settings page.

use crate::app::effect::{Effects, TerminalEffect};
use crate::app::key::Key;
use crate::app::keymap::{BACK_TO_START, Command, ENDS, KeyTable, accept, choose, key, sideways};
use crate::app::message::Target;
use crate::app::page::PageBehavior;
use crate::app::pages::list_cursor::ListCursor;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::row::Opening;
use crate::app::session::game_session::GameSession;
use crate::app::settings::SETTINGS;
use crate::app::settings::setting::{Setting, SettingValue};
use crate::app::shared::Shared;
use crate::app::typing::{self, Charset};
use crate::words::say;

pub static KEYS: KeyTable = KeyTable::page(
    "settings",
    &[
        &choose("key-choose-line"),
        &sideways("key-change-save", "bar-change"),
        ENDS,
        &[key("Enter Space", Command::Activate, "key-change-name")],
    ],
)
.back(BACK_TO_START);

pub static NAME_KEYS: KeyTable = KeyTable::text("name", &[&[accept("key-save-name", "bar-ok")]])
    .back(key("Esc", Command::Back, "key-keep-name").bar("Esc", "bar-cancel"));

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsPage {
    /// Chosen line.
    pub list: ListCursor,
    /// Name being typed.
    pub name: Option<String>,
}

impl SettingsPage {
    /// Chosen setting; `None` on the last line, which opens the engines page.
    pub fn setting(&self) -> Option<&'static Setting> {
        SETTINGS.get(self.list.at)
    }

    fn charset(&self) -> Charset {
        self.setting().and_then(Setting::charset).unwrap_or(Charset::Words)
    }

    /// Changes the setting of a line, or opens its text field.
    pub fn choose(&mut self, at: usize, shared: &mut Shared) -> Reaction {
        if at >= lines(shared) || self.name.is_some() {
            return Reaction::none();
        }
        self.list.at = at;
        match self.setting() {
            None => return Reaction::navigate(Navigation::Open(Opening::Guests)),
            Some(setting) if setting.charset().is_none() => {
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
}

impl PageBehavior for SettingsPage {
    fn keys(&self) -> &'static KeyTable {
        if self.name.is_some() { &NAME_KEYS } else { &KEYS }
    }

    fn main_keys(&self) -> &'static KeyTable {
        &KEYS
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        let charset = self.charset();
        if let Some(name) = &mut self.name {
            typing::key(name, charset, key);
        }
        Effects::none()
    }

    fn handle_paste(&mut self, text: &str, _: &mut Shared) -> Option<Effects> {
        let charset = self.charset();
        typing::append(self.name.as_mut()?, charset, text);
        Some(Effects::none())
    }

    fn handle_click(
        &mut self,
        target: Target,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        match target {
            Target::Row(at) => self.choose(at, shared),
            _ => Reaction::none(),
        }
    }

    fn list(&self) -> Option<&ListCursor> {
        self.name.is_none().then_some(&self.list)
    }

    fn handle_command(
        &mut self,
        command: Command,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
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
        if self.list.step(command, lines(shared), shared.viewport.rooms.list.into()) {
            return Reaction::none();
        }
        match command {
            Command::Left => return Reaction::effects(self.change(false, shared)),
            Command::Right => return Reaction::effects(self.change(true, shared)),
            Command::Activate => return self.choose(self.list.at, shared),
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => {}
        }
        Reaction::none()
    }

    fn typed(&self, _: &Shared) -> Option<String> {
        let text = self.name.as_ref()?;
        let is_own = self.setting().is_some_and(|setting| setting.name == "name");
        let own = || say!("typed-name", text = text);
        Some(if is_own { own() } else { say!("typed-opponent", text = text) })
    }

    fn status(&self, shared: &Shared, _: Option<&GameSession>) -> String {
        match self.setting() {
            Some(setting) => setting.sentence(&shared.preferences),
            None => say!("start-guests-about"),
        }
    }
}

/// Number of lines: the settings, and the engines page if programs may be started.
fn lines(shared: &Shared) -> usize {
    SETTINGS.len() + usize::from(shared.capabilities.processes)
}
