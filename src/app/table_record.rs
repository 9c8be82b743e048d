//! A table as a record, and as the store keeps it.

use super::table::{About, Table};
use super::text::players::player_name;
use crate::records::Record;
use crate::rules::Color;
use crate::store::{Provenance, StoredGame};

/// The record of a game, as far as it is on the board.
pub fn record(table: &Table) -> Record {
    let mut record = full_record(table);
    record.game.forget_taken_back();
    record
}

/// The record of a game, with the plies that were taken back.
fn full_record(table: &Table) -> Record {
    let about = table.identity.about.clone().unwrap_or_else(|| About {
        players: Color::BOTH.map(|side| player_name(table, side)),
        date: table.identity.date.clone(),
        ..About::default()
    });
    Record {
        game: table.game.clone(),
        players: about.players,
        date: about.date,
        place: about.place,
        stated: about.stated,
        tree: None,
    }
}

/// The game as it is to be kept now.
pub fn stored(table: &Table) -> StoredGame {
    StoredGame {
        id: table.identity.id,
        revision: table.identity.revision,
        record: full_record(table),
        provenance: Provenance::Played { seats: table.seats, clocks: table.clocks },
    }
}
