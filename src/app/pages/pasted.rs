//! The panel over pasted text: its content, and whether to open it.

use crate::app::keymap::{Command, KeyTable, accept, key};
use crate::app::notice::News;
use crate::app::page::PageBehavior;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::game_session::GameSession;
use crate::app::session::identity::About;
use crate::app::session::setup::{Mode, Setup};
use crate::app::shared::Shared;
use crate::app::text::refusal::Refusal;
use crate::records::{Found, Record, found_in};
use crate::store::{Seat, StoreRequest, View};
use crate::words::say;

pub static KEYS: KeyTable = KeyTable::panel("pasted", &[&[accept("key-accept", "bar-ok")]])
    .back(key("Esc", Command::Back, "key-discard").bar("Esc", "bar-discard"));

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedPage {
    pub found: Found,
    /// Whether a game is in progress, which stays open after the pasted one is opened.
    pub is_game_under_way: bool,
}

/// Limit of pasted characters.
const MOST: usize = 1 << 20;

/// Records of a pasted text.
pub fn found_in_text(text: &str) -> Result<Found, String> {
    let end = text.char_indices().nth(MOST).map_or(text.len(), |(at, _)| at);
    found_in(&text[..end])
}

impl PastedPage {
    /// Records of a text or a file. Errors: [`Refusal::NoRecord`] and [`Refusal::NothingFound`].
    pub fn of(found: Result<Found, String>, is_game_under_way: bool) -> Result<Self, Refusal> {
        let found = found.map_err(Refusal::NoRecord)?;
        if found.parsed.records.is_empty() {
            return Err(Refusal::NothingFound(Box::new(found)));
        }
        Ok(Self { found, is_game_under_way })
    }
}

/// Session of a record at its final position.
pub fn session_of(record: &Record) -> GameSession {
    let mut setup = Setup { mode: Mode::TwoPlayers, ..Setup::default() };
    setup.play_by(record.game.variant());
    let mut session = GameSession::new(setup, [Seat::Human; 2], record.game.clone());
    session.identity.about = Some(About::from(record));
    session.step_to(usize::MAX);
    session
}

impl PageBehavior for PastedPage {
    fn main_keys(&self) -> &'static KeyTable {
        &KEYS
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn handle_command(
        &mut self,
        command: Command,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        match command {
            Command::Activate => {}
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => return Reaction::none(),
        }
        let records = std::mem::take(&mut self.found.parsed.records);
        let request = shared.next_request();
        let navigate = if let [record] = &records[..] {
            shared.announce(News::PastedGame);
            let mut session = Box::new(session_of(record));
            session.identity.taken_in = Some(request).filter(|_| shared.keeps());
            Navigation::Replay { session, is_reviewed: false }
        } else {
            Navigation::Library(View::Imported)
        };
        Reaction { effects: (request, StoreRequest::Import(records)).into(), navigate }
    }

    fn typed(&self, _: &Shared) -> Option<String> {
        Some(pasted_question(self))
    }
}

/// Format and content of the text.
pub fn pasted_records(page: &PastedPage) -> String {
    let kind = page.found.kind.to_string();
    match &page.found.parsed.records[..] {
        [record] => say!("pasted-what", kind = kind, summary = record.summary()),
        records => say!("pasted-games", kind = kind, count = records.len()),
    }
}

/// Number of unreadable games, if any.
pub fn pasted_complaints(page: &PastedPage) -> Option<String> {
    let count = page.found.parsed.complaints.len();
    (count > 0).then(|| say!("pasted-complaints", count = count))
}

/// Effect of Enter on the records and the current game.
pub fn pasted_question(page: &PastedPage) -> String {
    match (page.found.parsed.records.len(), page.is_game_under_way) {
        (1, true) => say!("pasted-open-kept"),
        (1, false) => say!("pasted-open"),
        _ => say!("pasted-add"),
    }
}
