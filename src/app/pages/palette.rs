//! The command palette: finds commands and pages by letters of their names.

use crate::app::effect::Effects;
use crate::app::key::Key;
use crate::app::keymap::{self, CANCEL, Command, KeyTable, accept, choose};
use crate::app::message::Target;
use crate::app::page::PageBehavior;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::row::{PaletteAction, StartRow};
use crate::app::session::game_session::GameSession;
use crate::app::shared::Shared;
use crate::app::typing::{self, Charset};
use crate::words::say;

pub static KEYS: KeyTable =
    KeyTable::text("palette", &[&choose("key-choose-line"), &[accept("key-run", "bar-run")]])
        .back(CANCEL)
        .listed(true);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaletteEntry {
    pub text: String,
    /// Names of the keys; empty for the entry of a page.
    pub keys: String,
    pub action: PaletteAction,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PalettePage {
    pub text: String,
    /// Chosen entry among those found.
    pub at: usize,
    entries: Vec<PaletteEntry>,
}

impl PalettePage {
    /// Palette of a page's allowed commands and of all pages.
    pub fn new(keys: &KeyTable, shared: &Shared) -> Self {
        let is_useful = |command: Command| {
            !matches!(
                command,
                Command::Palette
                    | Command::Up
                    | Command::Down
                    | Command::Left
                    | Command::Right
                    | Command::PageUp
                    | Command::PageDown
                    | Command::Digit(_)
            )
        };
        let commands = keymap::lines(&shared.preferences.keys, keys).into_iter();
        let commands = commands.filter(|(.., command)| {
            is_useful(*command) && shared.capabilities.allows_command(*command)
        });
        let commands = commands.map(|(keys, text, command)| PaletteEntry {
            text,
            keys,
            action: PaletteAction::Command(command),
        });
        let rows = [
            (StartRow::Begin, say!("palette-start"), true),
            (StartRow::Learn, say!("start-learn"), true),
            (StartRow::Puzzles, say!("start-puzzles"), true),
            (StartRow::Library, say!("start-library"), shared.keeps()),
            (StartRow::Practice, say!("start-practice"), shared.keeps()),
            (StartRow::Analysis, say!("start-analysis"), shared.keeps()),
            (StartRow::Statistics, say!("start-statistics"), shared.keeps()),
            (StartRow::Settings, say!("start-settings"), true),
            (StartRow::Guests, say!("start-guests"), shared.capabilities.processes),
        ];
        let pages = rows.into_iter().filter(|(.., is_there)| *is_there).map(|(row, page, _)| {
            let text = say!("palette-page", page = page);
            PaletteEntry { text, keys: String::new(), action: PaletteAction::Page(row) }
        });
        Self { text: String::new(), at: 0, entries: commands.chain(pages).collect() }
    }

    /// Entries that match the search text: all its words, or its letters in order.
    pub fn found(&self) -> Vec<&PaletteEntry> {
        let typed = self.text.to_lowercase();
        let words = |entry: &&PaletteEntry| {
            let text = entry.text.to_lowercase();
            typed.split_whitespace().all(|word| text.contains(word))
        };
        let letters = |entry: &&PaletteEntry| {
            let text = entry.text.to_lowercase();
            let mut rest = text.chars();
            typed.chars().filter(|c| !c.is_whitespace()).all(|c| rest.any(|other| other == c))
        };
        let found: Vec<&PaletteEntry> = self.entries.iter().filter(words).collect();
        if !found.is_empty() {
            return found;
        }
        // Fewer skipped letters rank higher.
        let mut found: Vec<&PaletteEntry> = self.entries.iter().filter(letters).collect();
        found.sort_by_key(|entry| entry.text.len());
        found
    }

    /// Runs an entry among those found.
    pub fn run(&self, at: usize) -> Reaction {
        let action = self.found().get(at).map(|entry| entry.action);
        action.map_or_else(Reaction::none, |action| Reaction::navigate(Navigation::Run(action)))
    }
}

impl PageBehavior for PalettePage {
    fn keys(&self) -> &'static KeyTable {
        &KEYS
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        typing::key(&mut self.text, Charset::Words, key);
        self.at = 0;
        Effects::none()
    }

    fn handle_paste(&mut self, text: &str, _: &mut Shared) -> Option<Effects> {
        typing::append(&mut self.text, Charset::Words, text);
        self.at = 0;
        Some(Effects::none())
    }

    fn handle_click(
        &mut self,
        target: Target,
        _: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        match target {
            Target::Line(line) => self.run(line),
            _ => Reaction::none(),
        }
    }

    fn handle_command(
        &mut self,
        command: Command,
        _: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        let count = self.found().len();
        match command {
            Command::Up if count > 0 => self.at = (self.at + count - 1) % count,
            Command::Down if count > 0 => self.at = (self.at + 1) % count,
            Command::Activate => return self.run(self.at),
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => {}
        }
        Reaction::none()
    }

    fn typed(&self, _: &Shared) -> Option<String> {
        let is_there = !self.found().is_empty();
        Some(if is_there {
            say!("palette-typed", text = &self.text)
        } else {
            say!("palette-nothing")
        })
    }
}
