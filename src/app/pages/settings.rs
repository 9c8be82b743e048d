//! The settings page.

use crate::app::effect::TerminalEffect;
use crate::app::key::Key;
use crate::app::keymap::{BACK_TO_START, ENDS, accept, choose, key, sideways};
use crate::app::pages::prelude::*;
use crate::app::row::Opening;
use crate::app::settings::by_need;
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
    /// Whether the settings that few players need are shown.
    is_unfolded: bool,
    /// Letters of the name being typed.
    charset: Charset,
}

/// A line of the page.
#[derive(Clone, Copy)]
pub enum SettingsLine {
    Setting(&'static Setting),
    /// Opens the engines page.
    Engines,
    /// Shows or hides the settings that few players need.
    Advanced,
}

impl SettingsPage {
    /// Lines in their order: the usual settings, the engines page where programs may be started, and the others.
    pub fn lines(&self, cx: &Context) -> Vec<SettingsLine> {
        let (usual, advanced) = by_need();
        let engines = cx.capabilities.processes.then_some(SettingsLine::Engines);
        let advanced = if self.is_unfolded { advanced } else { &[] };
        let usual = usual.iter().map(SettingsLine::Setting).chain(engines);
        let advanced = advanced.iter().map(SettingsLine::Setting);
        usual.chain([SettingsLine::Advanced]).chain(advanced).collect()
    }

    fn line(&self, cx: &Context) -> Option<SettingsLine> {
        self.lines(cx).get(self.list.at).copied()
    }

    /// Chosen setting; `None` on another line.
    pub fn setting(&self, cx: &Context) -> Option<&'static Setting> {
        match self.line(cx)? {
            SettingsLine::Setting(setting) => Some(setting),
            SettingsLine::Engines | SettingsLine::Advanced => None,
        }
    }

    /// Changes the setting of a line, or opens its text field.
    pub fn choose(&mut self, at: usize, cx: &mut Context) -> Reaction {
        if at >= self.lines(cx).len() || self.name.is_some() {
            return Reaction::none();
        }
        self.list.at = at;
        match self.line(cx) {
            Some(SettingsLine::Engines) => {
                return Reaction::navigate(Navigation::Open(Opening::Page("guests")));
            }
            Some(SettingsLine::Setting(setting)) if setting.charset().is_some() => {
                self.charset = setting.charset().unwrap_or_default();
                if let SettingValue::Text(name) = setting.get(&cx.preferences) {
                    self.name = Some(name);
                }
            }
            _ => return Reaction::effects(self.change(true, cx)),
        }
        Reaction::none()
    }

    fn change(&mut self, forward: bool, cx: &mut Context) -> Effects {
        if matches!(self.line(cx), Some(SettingsLine::Advanced)) {
            self.is_unfolded ^= true;
            // What comes into sight is chosen.
            self.list.at += usize::from(self.is_unfolded);
            return Effects::none();
        }
        let Some(setting) = self.setting(cx) else { return Effects::none() };
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
        let charset = self.charset;
        if let Some(name) = &mut self.name {
            typing::key(name, charset, key);
        }
        Effects::none()
    }

    fn handle_paste(&mut self, text: &str, _: &mut Context) -> Option<Effects> {
        let charset = self.charset;
        typing::append(self.name.as_mut()?, charset, text);
        Some(Effects::none())
    }

    fn list(&mut self, cx: &Context) -> Option<(&mut ListCursor, usize)> {
        let count = self.lines(cx).len();
        self.name.is_none().then_some((&mut self.list, count))
    }

    fn open_line(&mut self, cx: &mut Context) -> Reaction {
        self.choose(self.list.at, cx)
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        if let Some(name) = self.name.take() {
            match command {
                Command::Activate => {
                    if let Some(setting) = self.setting(cx) {
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

    fn typed(&self, cx: &Context) -> Option<String> {
        let text = self.name.as_ref()?;
        let is_own = self.setting(cx).is_some_and(|setting| setting.name == "name");
        let own = || say!("typed-name", text = text);
        Some(if is_own { own() } else { say!("typed-opponent", text = text) })
    }

    fn status(&self, cx: &Context) -> String {
        match self.line(cx) {
            Some(SettingsLine::Setting(setting)) => setting.sentence(&cx.preferences),
            Some(SettingsLine::Advanced) => say!("settings-advanced-about"),
            Some(SettingsLine::Engines) | None => say!("start-guests-about"),
        }
    }
}
