//! Solved boards of lessons.

use super::SqliteStore;
use super::error::SqliteError;
use crate::school::LearntBoard;
use rusqlite::params;

impl SqliteStore {
    /// Notes a solved board; the best attempt counts. Errors: [`SqliteError`] if it cannot be written.
    pub fn learnt(&self, board: &LearntBoard, today: &str) -> Result<(), SqliteError> {
        let LearntBoard { lesson, board, at_first } = board;
        self.db
            .prepare_cached(
                "INSERT INTO learnt (player, lesson, board, at_first, day) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT DO UPDATE SET at_first = max(at_first, excluded.at_first)",
            )?
            .execute(params![self.player.0, lesson, *board as u32, at_first, today])?;
        Ok(())
    }

    /// Solved boards. Errors: [`SqliteError`] if they cannot be read.
    pub fn progress(&self) -> Result<Vec<LearntBoard>, SqliteError> {
        let mut query = self
            .db
            .prepare_cached("SELECT lesson, board, at_first FROM learnt WHERE player = ?1")?;
        let boards = query.query_map([self.player.0], |row| {
            let board: u32 = row.get(1)?;
            Ok(LearntBoard { lesson: row.get(0)?, board: board as usize, at_first: row.get(2)? })
        })?;
        Ok(boards.collect::<rusqlite::Result<_>>()?)
    }
}
