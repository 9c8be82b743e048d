//! Cards of the opening trainer.

use super::SqliteStore;
use super::error::SqliteError;
use crate::school::OpeningCard;
use rusqlite::params;

impl SqliteStore {
    /// Saves a card. Errors: [`SqliteError`] if it cannot be written.
    pub fn opening_tried(&self, card: &OpeningCard) -> Result<(), SqliteError> {
        let sql = "INSERT INTO opening_card (player, board, streak, due) VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT DO UPDATE SET streak = excluded.streak, due = excluded.due";
        let due = card.due.map(|due| due.to_string());
        self.db.prepare_cached(sql)?.execute(params![
            self.player.0,
            card.board,
            card.streak,
            due
        ])?;
        Ok(())
    }

    /// All cards. Errors: [`SqliteError`] if they cannot be read.
    pub fn opening_cards(&self) -> Result<Vec<OpeningCard>, SqliteError> {
        let sql = "SELECT board, streak, due FROM opening_card WHERE player = ?1";
        let mut query = self.db.prepare_cached(sql)?;
        let cards = query.query_map([self.player.0], |row| {
            let due: Option<String> = row.get(2)?;
            // An invalid day makes the card due at once.
            let due = due.map(|due| due.parse().unwrap_or(jiff::civil::Date::MIN));
            Ok(OpeningCard { board: row.get(0)?, streak: row.get(1)?, due })
        })?;
        Ok(cards.collect::<rusqlite::Result<_>>()?)
    }
}
