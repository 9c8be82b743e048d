//! Conversion of sessions to records and stored games.

use crate::app::session::game_lines::GameLines;
use crate::app::session::game_session::GameSession;
use crate::app::session::identity::About;
use crate::records::{PlayerName, Record};
use crate::rules::{Color, GameTree};
use crate::store::{Provenance, Seat, StoredGame};

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

/// Name of a side's player in records.
pub fn recorded_name(session: &GameSession, side: Color) -> PlayerName {
    if let Some(about) = &session.identity.about {
        return about.players[side.index()].clone();
    }
    let is_alone = session.only_human().is_some();
    match session.player(side) {
        Seat::Computer(_) if session.setup.hides_level && is_alone => PlayerName::Computer,
        Seat::Human if is_alone => PlayerName::You,
        // With two people, the first name belongs to Black.
        Seat::Human => PlayerName::named(&session.identity.names[side.index()]),
        seat => seat.player_name(),
    }
}
