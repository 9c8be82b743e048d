//! The help page: the rules, the keys of the page beneath, and all keys.

use crate::app::cycle::next;
use crate::app::keymap::{ENDS, LOOK, PAGES, key};
use crate::app::pages::prelude::*;
use strum::VariantArray;

pub static KEYS: KeyTable = KeyTable::panel(
    "help",
    &[
        &[
            key("Left Shift-Tab", Command::Left, "key-tab"),
            key("Right Tab", Command::Right, "").bar("Left/Right", "bar-tab"),
        ],
        &[
            key("Up", Command::Up, "key-scroll"),
            key("Down", Command::Down, "").bar("Up/Down", "bar-scroll"),
        ],
        PAGES,
        ENDS,
        &[
            key("Esc Enter ? F1", Command::Back, "key-close")
                .bar("Esc", "bar-close")
                .label("Esc, Enter, ?"),
            LOOK,
        ],
    ],
)
.listed(true);

/// Lines a page key scrolls.
const PAGE: i16 = 8;

/// Tab of the help page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum HelpTab {
    /// Rules, first advice, and a glossary.
    Rules,
    /// The most important keys of the page beneath.
    Page,
    /// All keys by task.
    Keys,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpPage {
    /// Table of the page beneath.
    pub first: &'static KeyTable,
    pub tab: HelpTab,
    /// Lines scrolled down.
    pub top: u16,
}

impl HelpPage {
    pub const fn new(first: &'static KeyTable, tab: HelpTab) -> Self {
        Self { first, tab, top: 0 }
    }

    fn turn(&mut self, forward: bool) {
        *self = Self::new(self.first, next(self.tab, HelpTab::VARIANTS, forward));
    }

    /// Scrolls by lines; down is positive. `overflow` lines are out of sight.
    fn scroll(&mut self, lines: i16, overflow: u16) {
        self.top = self.top.saturating_add_signed(lines).min(overflow);
    }
}

impl PageBehavior for HelpPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn handle_scroll(&mut self, lines: i16, cx: &mut Context) -> Reaction {
        self.scroll(lines, cx.viewport.rooms.help_overflow);
        Reaction::none()
    }

    /// A click on a tab opens it.
    fn handle_click(&mut self, target: Target, _: &mut Context) -> Reaction {
        if let Target::Line(at) = target
            && let Some(tab) = HelpTab::VARIANTS.get(at)
        {
            *self = Self::new(self.first, *tab);
        }
        Reaction::none()
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        let lines = match command {
            Command::Left | Command::Right => {
                self.turn(command == Command::Right);
                0
            }
            Command::Up => -1,
            Command::Down => 1,
            Command::PageUp => -PAGE,
            Command::PageDown => PAGE,
            Command::First => i16::MIN,
            Command::Last => i16::MAX,
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => 0,
        };
        self.scroll(lines, cx.viewport.rooms.help_overflow);
        Reaction::none()
    }
}
