//! What the panels of export and of pasted text say.

use crate::app::pages::export::Way;
use crate::app::pages::pasted::PastedPage;
use crate::words::{self, say};

/// A way to export a game, in a few words.
pub fn way(way: Way) -> String {
    let form = words::of("form", &way.form().to_string());
    match way {
        Way::Copy(_) => say!("export-copy", form = form),
        Way::File(_) => say!("export-save", form = form),
        Way::Qr(_) => say!("export-qr", form = form),
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
