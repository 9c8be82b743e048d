//! Conversion of tables to records and stored games.

use crate::app::session::game_lines::GameLines;
use crate::app::session::identity::About;
use crate::app::session::table::Table;
use crate::app::text::players::player_name;
use crate::records::Record;
use crate::rules::{Color, GameTree};
use crate::store::{Provenance, StoredGame};

/// Record of the plies on the board.
pub fn record(table: &Table) -> Record {
    let mut record = full_record(table);
    record.game.forget_taken_back();
    record
}

/// Record with the plies taken back.
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
        clocks: table.clocks.clone(),
    }
}

/// Record of the whole game with its variations, at any moment.
pub fn record_with_lines(table: &Table) -> Record {
    let mut record = record(&table.whole());
    if let Some(GameLines { tree, .. }) = &table.identity.lines {
        record.game = tree.game();
        record.tree = Some(tree.clone()).filter(GameTree::has_notes);
    }
    record
}

/// The game to save now.
pub fn stored(table: &Table) -> StoredGame {
    StoredGame {
        id: table.identity.id,
        revision: table.identity.revision,
        tree_revision: 0,
        record: full_record(table),
        provenance: Provenance::Played { seats: table.seats },
    }
}
