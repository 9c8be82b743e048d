//! The command palette: finds commands, pages and choices by words.

mod entry;

use crate::app::key::Key;
use crate::app::keymap::{CANCEL, ENDS, accept, choose};
use crate::app::pages::prelude::*;
use crate::app::typing::{self, Charset};
pub use entry::PaletteEntry;
use entry::words_of;

pub static KEYS: KeyTable =
    KeyTable::text("palette", &[&choose("key-choose-line"), ENDS, &[accept("key-run", "bar-run")]])
        .back(CANCEL)
        .listed(true);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PalettePage {
    pub text: String,
    /// Chosen entry among those found.
    pub list: ListCursor,
    entries: Vec<PaletteEntry>,
}

impl PalettePage {
    /// Palette of a page with these keys.
    pub fn new(keys: &KeyTable, cx: &Context) -> Self {
        Self { text: String::new(), list: ListCursor::default(), entries: entry::entries(keys, cx) }
    }

    /// Entries in which all typed words occur, the best fit first.
    pub fn found(&self) -> Vec<&PaletteEntry> {
        let typed = words_of(&self.text);
        let fits = self.entries.iter().filter_map(|entry| Some((entry.misfit(&typed)?, entry)));
        let mut found: Vec<(usize, &PaletteEntry)> = fits.collect();
        found.sort_by_key(|(misfit, _)| *misfit);
        found.into_iter().map(|(_, entry)| entry).collect()
    }

    /// Runs an entry among those found.
    fn run(&self) -> Reaction {
        let action = self.found().get(self.list.at).map(|entry| entry.action.clone());
        action.map_or_else(Reaction::none, |action| Reaction::navigate(Navigation::Run(action)))
    }
}

impl PageBehavior for PalettePage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn is_overlay(&self) -> bool {
        true
    }

    /// The field shows the typed text itself.
    fn typed(&self, _: &Context) -> Option<String> {
        self.found().is_empty().then(|| say!("palette-nothing"))
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        typing::key(&mut self.text, Charset::Words, key);
        self.list = ListCursor::default();
        Effects::none()
    }

    fn handle_paste(&mut self, text: &str, _: &mut Context) -> Option<Effects> {
        typing::append(&mut self.text, Charset::Words, text);
        self.list = ListCursor::default();
        Some(Effects::none())
    }

    fn list(&mut self, _: &Context) -> Option<(&mut ListCursor, usize)> {
        let count = self.found().len();
        Some((&mut self.list, count))
    }

    fn open_line(&mut self, _: &mut Context) -> Reaction {
        self.run()
    }
}
