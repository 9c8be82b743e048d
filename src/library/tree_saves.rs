//! Saving of trees.

use super::clock::timestamp;
use super::error::SqliteError;
use super::row::Row;
use super::trees::{keep, revision};
use super::{SavedState, SqliteStore};
use crate::records::Record;
use crate::rules::GameTree;
use crate::store::{GameId, StoreEvent, TreeSave};
use rusqlite::{Connection, TransactionBehavior};

impl SqliteStore {
    /// Saves a tree with its game. A tree without a game is saved with a new game. If the stored tree is not the
    /// revision that the slot last wrote or loaded, the tree is saved with a copy of the game. Errors:
    /// [`SqliteError`]; what was saved before stays.
    pub fn save_tree(&mut self, save: &TreeSave) -> Result<StoreEvent, SqliteError> {
        let TreeSave { slot, game, game_slot, revision: loaded, record, copy_place } = save;
        let saved = || Some(self.saved.get(game_slot.as_ref()?)?.game);
        let own = game.or_else(saved);
        let own = own.map(|game| SavedState { game, revision: *loaded });
        let known = self.saved_trees.get(slot).copied().or(own);
        let known = match known {
            Some(state) if !self.owns(state.game)? => None,
            known => known,
        };
        let tree = record.tree.clone().unwrap_or_else(|| GameTree::of(&record.game));
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut continued = None;
        if let Some(state) = known
            && revision(&transaction, state.game)? == state.revision
        {
            continued = Some(state);
        }
        let is_copy = continued.is_none() && known.is_some();
        let state = if let Some(SavedState { game, revision }) = continued {
            touch(&transaction, game)?;
            SavedState { game, revision: revision + 1 }
        } else {
            let copy = || Record { place: copy_place.clone(), ..record.clone() };
            let record = if is_copy { &copy() } else { record };
            let row = Row::of_record(record).of_player(self.player);
            SavedState { game: row.insert(&transaction)?, revision: 1 }
        };
        keep(&transaction, state.game, state.revision, &tree)?;
        transaction.commit()?;
        self.saved_trees.insert(*slot, state);
        let SavedState { game, revision } = state;
        Ok(StoreEvent::TreeSaved { slot: *slot, game, revision, is_copy })
    }
}

/// Restores a deleted game, and updates the time of change of a game without moves.
fn touch(db: &Connection, game: GameId) -> rusqlite::Result<()> {
    let sql = "UPDATE game SET deleted = NULL WHERE id = ?1 AND deleted IS NOT NULL";
    db.execute(sql, [game.0])?;
    let sql = "UPDATE game SET changed = ?1 WHERE id = ?2 AND moves = ''";
    db.execute(sql, (timestamp(), game.0))?;
    Ok(())
}
