//! The panel over pasted text: what it is, and what the player wants with it.

use crate::app::keymap::{Command, KeyTable, accept, key};
use crate::app::notice::News;
use crate::app::page::PageBehavior;
use crate::app::reaction::{Go, Reaction};
use crate::app::setup::{Mode, Setup};
use crate::app::shared::Shared;
use crate::app::table::{About, Table};
use crate::app::text::refusal::Refusal;
use crate::records::{Found, Record, found_in};
use crate::store::{Seat, StoreRequest, View};

/// The keys while the player is asked about what was pasted.
pub static KEYS: KeyTable = KeyTable::panel("pasted", &[&[accept("key-accept", "bar-ok")]])
    .back(key("Esc", Command::Back, "key-discard").bar("Esc", "bar-discard"));

/// Records that were pasted, and wait for a word of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedPage {
    /// What there is.
    pub found: Found,
    /// Whether a game is under way, which stays where it is.
    pub is_game_under_way: bool,
}

/// Characters of a pasted text that are looked at.
const MOST: usize = 1 << 20;

impl PastedPage {
    /// The records of a text.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoRecord`] and [`Refusal::NothingFound`].
    pub fn of(text: &str, is_game_under_way: bool) -> Result<Self, Refusal> {
        let end = text.char_indices().nth(MOST).map_or(text.len(), |(at, _)| at);
        let found = found_in(&text[..end]).map_err(Refusal::NoRecord)?;
        if found.parsed.records.is_empty() {
            return Err(Refusal::NothingFound(Box::new(found)));
        }
        Ok(Self { found, is_game_under_way })
    }
}

/// A table to look at a record on, at its end.
fn table_of(record: &Record) -> Table {
    let mut setup = Setup { mode: Mode::TwoPlayers, ..Setup::default() };
    setup.play_by(record.game.variant());
    let mut table = Table::new(setup, [Seat::Human; 2], record.game.clone());
    table.identity.about = Some(About::from(record));
    table.step_to(usize::MAX);
    table
}

impl PageBehavior for PastedPage {
    fn keys(&self) -> &'static KeyTable {
        &KEYS
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn handle_command(
        &mut self,
        command: Command,
        shared: &mut Shared,
        _: Option<&Table>,
    ) -> Reaction {
        match command {
            Command::Activate => {}
            Command::Back => return Reaction::go(Go::Back),
            _ => return Reaction::none(),
        }
        let records = std::mem::take(&mut self.found.parsed.records);
        let go = if let [record] = &records[..] {
            shared.say(News::PastedGame);
            Go::Replay { table: Box::new(table_of(record)), is_reviewed: false }
        } else {
            Go::Library(View::Imported)
        };
        Reaction { effects: StoreRequest::Import(records).into(), go }
    }
}
