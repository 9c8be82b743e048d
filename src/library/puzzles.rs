//! Results of puzzles.

use super::SqliteStore;
use super::error::SqliteError;
use crate::school::{PuzzleRecord, PuzzleTry, RushScore};
use rusqlite::{TransactionBehavior, params};

impl SqliteStore {
    /// Notes an attempt at a puzzle. The first attempt is the result; later ones only set when the puzzle is due again.
    /// Errors: [`SqliteError`] if it cannot be written.
    pub fn puzzle_tried(&mut self, tried: &PuzzleTry) -> Result<(), SqliteError> {
        let PuzzleTry { puzzle, misses, is_hinted, streak, due, daily } = tried;
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let due = due.map(|day| day.to_string());
        transaction.execute(
            "INSERT INTO tried (player, puzzle, misses, hinted, streak, due)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (player, puzzle) DO UPDATE SET streak = excluded.streak, due = excluded.due",
            params![self.player.0, puzzle, misses, is_hinted, streak, due],
        )?;
        if let Some(day) = daily {
            let keep = "INSERT OR IGNORE INTO daily (player, day) VALUES (?1, ?2)";
            transaction.execute(keep, params![self.player.0, day.to_string()])?;
        }
        transaction.commit()?;
        Ok(())
    }

    /// Notes a rush. Errors: [`SqliteError`] if it cannot be written.
    pub fn rushed(&self, score: RushScore, today: &str) -> Result<(), SqliteError> {
        let RushScore { minutes, solved } = score;
        self.db
            .prepare_cached(
                "INSERT INTO rush (player, minutes, solved, day) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![self.player.0, minutes, solved, today])?;
        Ok(())
    }

    /// All results; invalid days are left out. Errors: [`SqliteError`] if they cannot be read.
    pub fn puzzles(&self) -> Result<PuzzleRecord, SqliteError> {
        let mut record = PuzzleRecord::default();
        let mut query = self.db.prepare_cached(
            "SELECT puzzle, misses, hinted, streak, due FROM tried WHERE player = ?1
             ORDER BY number",
        )?;
        let tries = query.query_map([self.player.0], |row| {
            let due: Option<String> = row.get(4)?;
            Ok(PuzzleTry {
                puzzle: row.get(0)?,
                misses: row.get(1)?,
                is_hinted: row.get(2)?,
                streak: row.get(3)?,
                due: due.and_then(|day| day.parse().ok()),
                daily: None,
            })
        })?;
        for tried in tries {
            record.note(&tried?);
        }
        let mut query = self.db.prepare_cached("SELECT day FROM daily WHERE player = ?1")?;
        let days = query.query_map([self.player.0], |row| row.get::<_, String>(0))?;
        for day in days {
            record.note_day(day?.parse().ok());
        }
        let mut query =
            self.db.prepare_cached("SELECT minutes, solved FROM rush WHERE player = ?1")?;
        let rushes = query.query_map([self.player.0], |row| {
            Ok(RushScore { minutes: row.get(0)?, solved: row.get(1)? })
        })?;
        for score in rushes {
            record.note_rush(score?);
        }
        Ok(record)
    }
}
