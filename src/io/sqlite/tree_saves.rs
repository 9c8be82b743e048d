//! Trees of variations, kept as they change.

use super::SqliteStore;
use super::row::{Row, timestamp};
use super::trees::{keep, revision};
use crate::rules::GameTree;
use crate::store::{StoreError, StoreEvent, TreeSave};
use rusqlite::TransactionBehavior;

impl SqliteStore {
    /// Keeps a tree with its game: with a copy of it, where the tree is another revision than the one written over, or
    /// where there is no game yet.
    ///
    /// # Errors
    ///
    /// [`StoreError`] says why not; what was kept before still is.
    pub fn save_tree(&mut self, save: &TreeSave) -> Result<StoreEvent, StoreError> {
        let TreeSave { slot, game, over, record } = save;
        let game = game.or_else(|| self.ids.get(slot).copied());
        let tree = record.tree.clone().unwrap_or_else(|| GameTree::of(&record.game));
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut continued = None;
        if let Some(id) = game {
            let kept = revision(&transaction, id)?;
            continued = Some(id).filter(|_| kept == *over);
        }
        let is_copy = continued.is_none() && game.is_some();
        let id = match continued {
            Some(id) => {
                // What somebody still works at is not deleted.
                let sql = "UPDATE game SET deleted = NULL WHERE id = ?1 AND deleted IS NOT NULL";
                transaction.execute(sql, [id.0])?;
                // An analysis of no game has no other change than this.
                let sql = "UPDATE game SET changed = ?1 WHERE id = ?2 AND moves = ''";
                transaction.execute(sql, (timestamp(), id.0))?;
                id
            }
            None if is_copy => Row::of_record(&save.copy()).insert(&transaction)?,
            None => Row::of_record(record).insert(&transaction)?,
        };
        keep(&transaction, id, if is_copy { 1 } else { over + 1 }, &tree)?;
        transaction.commit()?;
        self.ids.entry(*slot).or_insert(id);
        Ok(StoreEvent::TreeSaved { game: id, is_copy })
    }
}
