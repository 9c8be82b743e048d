//! Autosave: what of a game is kept when.

use crate::app::session::identity::GameState;
use crate::app::session::table::Table;
use crate::app::session::table_record::stored;
use crate::app::shared::Shared;
use crate::rules::Color;
use crate::store::{Save, StoreRequest};
use std::time::Duration;

/// Time that a limited clock may have run since it was saved last: what a program that is killed gives back at most.
const UNKEPT: Duration = Duration::from_millis(900);

/// Asks for a game to be kept, if anything in it has changed since. A move that is only tried makes no
/// game, nor does one that is there already.
pub fn save(table: &mut Table, shared: &mut Shared) -> Option<StoreRequest> {
    let standing = table.standing();
    let has_changed = match &table.identity.kept {
        None => !table.game.played().is_empty(),
        Some(kept) => has_changed(table, kept, &standing, shared.is_leaving),
    };
    if !shared.keeps() || table.retry.is_some() || !has_changed || table.is_copy() {
        return None;
    }
    let slot = *table.identity.slot.get_or_insert_with(|| shared.next_slot());
    table.identity.kept = Some(standing);
    let game = stored(table);
    Some(StoreRequest::Save(Box::new(Save { slot, game })))
}

/// Whether there is anything new in a game: a ply, an end, or a limited clock that has run for long, and where the
/// program ends, at all.
fn has_changed(table: &Table, kept: &GameState, now: &GameState, is_leaving: bool) -> bool {
    let most = if is_leaving { Duration::ZERO } else { UNKEPT };
    let has_run = Color::BOTH.into_iter().any(|side| {
        let since = now.used[side.index()].saturating_sub(kept.used[side.index()]);
        table.is_timed(side) && since > most
    });
    (kept.plies, kept.forfeit) != (now.plies, now.forfeit) || has_run
}
