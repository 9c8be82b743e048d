//! The panel over pasted text: what it is, and what the player wants with it.

use crate::app::keymap::{Command, KeyTable, accept, key};
use crate::app::notice::News;
use crate::app::page::PageBehavior;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::identity::About;
use crate::app::session::setup::{Mode, Setup};
use crate::app::session::table::Table;
use crate::app::shared::Shared;
use crate::app::text::refusal::Refusal;
use crate::records::{Found, Record, found_in};
use crate::store::{Seat, StoreRequest, View};
use crate::words::say;

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
            Command::Back => return Reaction::go(Navigation::Back),
            _ => return Reaction::none(),
        }
        let records = std::mem::take(&mut self.found.parsed.records);
        let request = shared.next_request();
        let go = if let [record] = &records[..] {
            shared.say(News::PastedGame);
            let mut table = Box::new(table_of(record));
            table.identity.taken_in = Some(request).filter(|_| shared.keeps());
            Navigation::Replay { table, is_reviewed: false }
        } else {
            Navigation::Library(View::Imported)
        };
        Reaction { effects: (request, StoreRequest::Import(records)).into(), go }
    }

    fn typed(&self, _: &Shared) -> Option<String> {
        Some(pasted_question(self))
    }
}

/// What pasted text was recognised as, and what it holds.
pub fn pasted_records(page: &PastedPage) -> String {
    let kind = page.found.kind.to_string();
    match &page.found.parsed.records[..] {
        [record] => say!("pasted-what", kind = kind, summary = record.summary()),
        records => say!("pasted-games", kind = kind, count = records.len()),
    }
}

/// How much of it could not be read, if any.
pub fn pasted_complaints(page: &PastedPage) -> Option<String> {
    let count = page.found.parsed.complaints.len();
    (count > 0).then(|| say!("pasted-complaints", count = count))
}

/// What happens to pasted records on Enter, and what to the game on the table.
pub fn pasted_question(page: &PastedPage) -> String {
    match (page.found.parsed.records.len(), page.is_game_under_way) {
        (1, true) => say!("pasted-open-kept"),
        (1, false) => say!("pasted-open"),
        _ => say!("pasted-add"),
    }
}
