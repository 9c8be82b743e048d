//! What the panels of export and of pasted text say.

use crate::app::pages::export::Way;
use crate::app::pages::pasted::PastedPage;

/// A way to export a game, in a few words.
pub fn way(way: Way) -> String {
    let verb = match way {
        Way::Copy(_) => "copy",
        Way::File(_) => "save",
    };
    format!("{verb} {}", way.form().sentence())
}

/// What pasted text was recognised as, and what it holds.
pub fn pasted_records(page: &PastedPage) -> String {
    let what = match &page.found.parsed.records[..] {
        [record] => record.summary(),
        records => format!("{} games", records.len()),
    };
    format!("{}: {what}", page.found.kind)
}

/// What happens to pasted records on Enter, and what to the game on the table.
pub const fn pasted_question(page: &PastedPage) -> &'static str {
    match (page.found.parsed.records.len(), page.is_game_under_way) {
        (1, true) => "Press Enter to open it; your game is kept.",
        (1, false) => "Press Enter to open it.",
        _ => "Press Enter to add them to the library.",
    }
}
