//! Autosave: what of a game is kept when.

use super::shared::Shared;
use super::table::Table;
use super::table_record::stored;
use crate::store::{Save, StoreRequest};

/// Asks for a game to be kept, if anything in it has changed since. A move that is only tried makes no
/// game, nor does one that is there already.
pub fn save(table: &mut Table, shared: &mut Shared) -> Option<StoreRequest> {
    let plies = table.plies();
    let is_new = table.identity.kept.is_none();
    let has_changed = table.identity.kept != Some(plies);
    let has_begun = !is_new || !table.game.played().is_empty();
    if !shared.keeps() || table.retry.is_some() || !has_changed || !has_begun || table.is_copy() {
        return None;
    }
    let slot = *table.identity.slot.get_or_insert_with(|| shared.next_slot());
    let over = table.identity.revision;
    table.identity.revision += 1;
    table.identity.kept = Some(plies);
    let game = stored(table);
    Some(StoreRequest::Save(Box::new(Save { slot, over, game })))
}
