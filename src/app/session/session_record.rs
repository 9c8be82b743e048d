//! Conversion of sessions to records and stored games.

use crate::app::session::game_lines::GameLines;
use crate::app::session::game_session::GameSession;
use crate::app::session::identity::About;
use crate::app::text::players::recorded_name;
use crate::records::Record;
use crate::rules::{Color, GameTree};
use crate::store::{Provenance, StoredGame};

/// Record of the plies on the board.
pub fn record(session: &GameSession) -> Record {
    let mut record = full_record(session);
    record.game.forget_taken_back();
    record
}

/// Record that includes the plies taken back.
fn full_record(session: &GameSession) -> Record {
    let about = session.identity.about.clone().unwrap_or_else(|| About {
        players: Color::BOTH.map(|side| recorded_name(session, side)),
        date: session.identity.date.clone(),
        ..About::default()
    });
    Record {
        game: session.game.clone(),
        players: about.players,
        date: about.date,
        place: about.place,
        stated: about.stated,
        tree: None,
        clocks: session.clocks.clone(),
    }
}

/// Record of the whole game with its variations, including the plies taken back.
pub fn record_with_lines(session: &GameSession) -> Record {
    let mut record = record(&session.whole());
    if let Some(GameLines { tree, .. }) = &session.identity.lines {
        record.game = tree.game();
        record.tree = Some(tree.clone()).filter(GameTree::has_notes);
    }
    record
}

/// The game to save now.
pub fn stored(session: &GameSession) -> StoredGame {
    StoredGame {
        id: session.identity.id,
        revision: session.identity.revision,
        tree_revision: 0,
        record: full_record(session),
        provenance: Provenance::Played { seats: session.seats },
    }
}
