//! The settings page.

use crate::app::effect::TerminalEffect;
use crate::app::key::Key;
use crate::app::keymap::{BACK_TO_START, ENDS, accept, choose, key, sideways};
use crate::app::pages::prelude::*;
use crate::app::row::Opening;
use crate::app::settings::SETTINGS;
use crate::app::settings::setting::{Setting, SettingValue};
use crate::app::typing::{self, Charset};

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
    pub fn choose(&mut self, at: usize, cx: &mut Context) -> Reaction {
        if at >= lines(cx) || self.name.is_some() {
            return Reaction::none();
        }
        self.list.at = at;
        match self.setting() {
            None => return Reaction::navigate(Navigation::Open(Opening::Page("guests"))),
            Some(setting) if setting.charset().is_none() => {
                return Reaction::effects(self.change(true, cx));
            }
            Some(setting) => {
                if let SettingValue::Text(name) = setting.get(&cx.preferences) {
                    self.name = Some(name);
                }
            }
        }
        Reaction::none()
    }

    fn change(&mut self, forward: bool, cx: &mut Context) -> Effects {
        let Some(setting) = self.setting() else { return Effects::none() };
        let mut preferences = cx.preferences.clone();
        setting.step(&mut preferences, forward);
        let had_mouse = cx.settings.mouse;
        cx.prefer(setting, &setting.get(&preferences));
        let mouse = cx.settings.mouse;
        (mouse != had_mouse).then_some(TerminalEffect::CaptureMouse(mouse)).into()
    }
}

impl PageBehavior for SettingsPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn keys(&self) -> &'static KeyTable {
        if self.name.is_some() { &NAME_KEYS } else { &KEYS }
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        let charset = self.charset();
        if let Some(name) = &mut self.name {
            typing::key(name, charset, key);
        }
        Effects::none()
    }

    fn handle_paste(&mut self, text: &str, _: &mut Context) -> Option<Effects> {
        let charset = self.charset();
        typing::append(self.name.as_mut()?, charset, text);
        Some(Effects::none())
    }

    fn list(&mut self, cx: &Context) -> Option<(&mut ListCursor, usize)> {
        self.name.is_none().then_some((&mut self.list, lines(cx)))
    }

    fn open_line(&mut self, cx: &mut Context) -> Reaction {
        self.choose(self.list.at, cx)
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        if let Some(name) = self.name.take() {
            match command {
                Command::Activate => {
                    if let Some(setting) = self.setting() {
                        cx.prefer(setting, &SettingValue::Text(name));
                    }
                }
                Command::Back => {}
                _ => self.name = Some(name),
            }
            return Reaction::none();
        }
        match command {
            Command::Left => return Reaction::effects(self.change(false, cx)),
            Command::Right => return Reaction::effects(self.change(true, cx)),
            Command::Activate => return self.open_line(cx),
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => {}
        }
        Reaction::none()
    }

    fn typed(&self, _: &Context) -> Option<String> {
        let text = self.name.as_ref()?;
        let is_own = self.setting().is_some_and(|setting| setting.name == "name");
        let own = || say!("typed-name", text = text);
        Some(if is_own { own() } else { say!("typed-opponent", text = text) })
    }

    fn status(&self, cx: &Context) -> String {
        match self.setting() {
            Some(setting) => setting.sentence(&cx.preferences),
            None => say!("start-guests-about"),
        }
    }
}

/// Number of lines: the settings, and the engines page if programs may be started.
fn lines(cx: &Context) -> usize {
    SETTINGS.len() + usize::from(cx.capabilities.processes)
}
