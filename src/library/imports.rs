//! Imports by number: the last one can be undone, and brought back.

use super::clock::timestamp;
use super::error::SqliteError;
use super::{SqliteStore, row};
use crate::store::{GameFault, GameId, ImportId, UndoneImport};
use rusqlite::{OptionalExtension as _, params};

impl SqliteStore {
    /// Number of the player's next import. Errors: [`SqliteError`] if the file cannot be read.
    pub fn next_import(&self) -> Result<ImportId, SqliteError> {
        let sql = "SELECT coalesce(max(import), 0) + 1 FROM game WHERE player = ?1 AND import IS NOT NULL";
        Ok(self
            .db
            .prepare_cached(sql)?
            .query_row([self.player.0], |row| row.get(0).map(ImportId))?)
    }

    /// Deletes the games of the player's last import that has any left; `None` without one. Errors: [`SqliteError`] if
    /// the file cannot be written.
    pub(super) fn undo_import(&self) -> Result<Option<UndoneImport>, SqliteError> {
        let last =
            "SELECT import FROM game WHERE player = ?1 AND import IS NOT NULL AND deleted IS NULL
             ORDER BY import DESC LIMIT 1";
        let last: Option<i64> = self
            .db
            .prepare_cached(last)?
            .query_row([self.player.0], |row| row.get(0))
            .optional()?;
        let Some(import) = last else { return Ok(None) };
        let sql =
            "UPDATE game SET deleted = ?1 WHERE player = ?2 AND import = ?3 AND deleted IS NULL";
        let games = self.db.execute(sql, params![timestamp(), self.player.0, import])?;
        Ok(Some(UndoneImport { import: ImportId(import), games }))
    }

    /// Restores the games of an import that were deleted last. Errors: [`SqliteError`] if the file cannot be written.
    pub(super) fn redo_import(&self, import: ImportId) -> Result<(), SqliteError> {
        let sql = "UPDATE game SET deleted = NULL WHERE player = ?1 AND import = ?2 AND deleted =
             (SELECT max(deleted) FROM game WHERE player = ?1 AND import = ?2)";
        self.db.execute(sql, params![self.player.0, import.0])?;
        Ok(())
    }

    /// Games of another library, attached as `other`, that cannot be read, with the reasons.
    pub(super) fn unreadable_of_other(&self) -> Result<Vec<(GameId, GameFault)>, SqliteError> {
        let sql =
            format!("SELECT {}, id FROM other.game WHERE player = 1 ORDER BY id", row::COLUMNS);
        let mut games = self.db.prepare(&sql)?;
        let mut found = games.query([])?;
        let mut refused = Vec::new();
        while let Some(game) = found.next()? {
            let id = GameId(game.get(row::COLUMN_COUNT)?);
            if let Err(why) = row::Row::read(game)?.record() {
                refused.push((id, why));
            }
        }
        Ok(refused)
    }
}
