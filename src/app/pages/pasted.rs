//! The panel over pasted text: its content, and whether to open it.

use crate::app::keymap::{accept, key};
use crate::app::pages::prelude::*;
use crate::app::session::identity::About;
use crate::app::setup::{Mode, Setup};
use crate::records::{NoReading, Reading, Readings, Record, Repair, Sureness, read};
use crate::store::{Seat, StoreRequest, View};
use crate::words::{Sentence as _, complaints, guess, record_summary};

pub static KEYS: KeyTable = KeyTable::panel("pasted", &[&[accept("key-accept", "bar-ok")]])
    .back(key("Esc", Command::Back, "key-discard").bar("Esc", "bar-discard"));

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedPage {
    pub readings: Readings,
    /// Whether a game is in progress, which stays open after the pasted one is opened.
    pub is_game_under_way: bool,
}

/// Limit of pasted characters.
const MOST: usize = 1 << 20;

/// Readings of a pasted text.
pub fn read_pasted(text: &str) -> Result<Readings, NoReading> {
    let end = text.char_indices().nth(MOST).map_or(text.len(), |(at, _)| at);
    read(&text[..end])
}

impl PastedPage {
    /// Readings of a text or a file; a guess, too, is asked about. Errors: [`Refusal::NoRecord`] and
    /// [`Refusal::NothingFound`].
    pub fn of(read: Result<Readings, NoReading>, is_game_under_way: bool) -> Result<Self, Refusal> {
        let readings = match read {
            Err(NoReading::Prose(readings)) => *readings,
            read => read.map_err(Refusal::NoRecord)?,
        };
        let page = Self { readings, is_game_under_way };
        if page.offered().next().is_none() {
            return Err(Refusal::NothingFound(Box::new(page.readings)));
        }
        Ok(page)
    }

    /// Records that Enter takes: the whole ones, or the beginnings of games where none is whole.
    fn offered(&self) -> impl Iterator<Item = &Record> {
        let list = &self.readings.list;
        let has_whole = list.iter().any(Reading::is_whole);
        let is_offered = move |reading: &&Reading| {
            if has_whole { reading.is_whole() } else { !reading.record.is_position() }
        };
        list.iter().filter(is_offered).map(|reading| &reading.record)
    }

    /// The only game, if it ends before its text.
    fn beginning(&self) -> Option<&Reading> {
        match &self.readings.list[..] {
            [reading] if !reading.is_whole() => Some(reading),
            _ => None,
        }
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
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        match command {
            Command::Activate => {}
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => return Reaction::none(),
        }
        let records: Vec<Record> = self.offered().cloned().collect();
        let request = cx.next_request();
        let navigate = if let [record] = &records[..] {
            cx.announce(News::PastedGame);
            let mut session = Box::new(session_of(record));
            session.identity.taken_in = Some(request).filter(|_| cx.keeps());
            Navigation::Replay { session, is_reviewed: false }
        } else {
            Navigation::Library(View::Imported)
        };
        Reaction { effects: (request, StoreRequest::Import(records)).into(), navigate }
    }

    fn typed(&self, _: &Context) -> Option<String> {
        Some(pasted_question(self))
    }
}

/// Format and content of the text.
pub fn pasted_records(page: &PastedPage) -> String {
    let kind = page.readings.kind.to_string();
    match &page.offered().collect::<Vec<_>>()[..] {
        [record] => say!("pasted-what", kind = kind, summary = record_summary(record)),
        records => say!("pasted-games", kind = kind, count = records.len()),
    }
}

/// Reason for which the only game ends early, the number of unreadable games, or the doubt about a guess.
pub fn pasted_complaints(page: &PastedPage) -> Option<String> {
    if page.readings.sureness() == Sureness::Guess {
        return Some(guess(&page.readings));
    }
    if let Some(stop) = page.beginning().and_then(|reading| reading.stop.as_ref()) {
        return Some(stop.why.sentence());
    }
    let count = complaints(&page.readings).len();
    if count > 0 {
        return Some(say!("pasted-complaints", count = count));
    }
    let is_turned = page.readings.list.iter().any(|it| it.repairs.contains(&Repair::Turned));
    is_turned.then(|| say!("reading-turned"))
}

/// Effect of Enter on the records and the current game.
pub fn pasted_question(page: &PastedPage) -> String {
    if let Some(reading) = page.beginning() {
        let read = reading.record.game.moves_played();
        let moves = reading.stop.as_ref().and_then(|stop| stop.moves).unwrap_or(read);
        return say!("pasted-part", read = read, moves = moves);
    }
    match (page.offered().count(), page.is_game_under_way) {
        (1, true) => say!("pasted-open-kept"),
        (1, false) => say!("pasted-open"),
        _ => say!("pasted-add"),
    }
}
