//! Subjects of the player's mistakes over all reviewed games.

use super::SqliteStore;
use super::error::SqliteError;
use crate::coach::{Mistake, Review};
use crate::records::write_board;
use crate::rules::{Color, Game};
use crate::store::GameId;
use rusqlite::{Connection, TransactionBehavior, params};

/// Replaces the mistakes of `learner` in a game.
pub(super) fn put(
    db: &Connection,
    id: GameId,
    game: &Game,
    review: &Review,
    learner: Option<Color>,
) -> rusqlite::Result<()> {
    let letter = learner.map(|side| side.letter().to_string());
    db.prepare_cached("INSERT OR REPLACE INTO counted (game, learner) VALUES (?1, ?2)")?
        .execute(params![id.0, letter])?;
    db.prepare_cached("DELETE FROM mistake WHERE game = ?1")?.execute([id.0])?;
    let mut put = db.prepare_cached(
        "INSERT INTO mistake (game, ply, board, principle, loss) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (mistake, side) in
        learner.into_iter().flat_map(|side| Mistake::all_of(review, side).map(move |it| (it, side)))
    {
        let Mistake { ply, principle, loss } = mistake;
        let board = write_board(&game.positions()[ply], side);
        put.execute(params![id.0, ply as u32, board, principle.to_string(), loss])?;
    }
    Ok(())
}

impl SqliteStore {
    /// Adds the mistakes of reviews that were saved before the table `mistake` existed. Errors: [`SqliteError`] if they
    /// cannot be read or written.
    pub fn count_mistakes(&mut self) -> Result<(), SqliteError> {
        let query = "SELECT review.game FROM review JOIN game ON game.id = review.game
             WHERE player = ?1 AND review.game NOT IN (SELECT game FROM counted)";
        let games: Vec<i64> = {
            let mut query = self.db.prepare_cached(query)?;
            query.query_map([self.player.0], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?
        };
        if games.is_empty() {
            return Ok(());
        }
        let mut found = Vec::new();
        for id in games.into_iter().map(GameId) {
            // An unreadable review stays in the file and counts as one without mistakes.
            let review = self.review(id).ok().flatten().unwrap_or_default();
            let Ok(stored) = self.game(id) else { continue };
            found.push((id, stored.only_human(), stored.record.game, review));
        }
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for (id, learner, game, review) in &found {
            put(&transaction, *id, game, review, *learner)?;
        }
        transaction.commit()?;
        Ok(())
    }

    /// Mistakes by reviewed game, oldest first. Errors: [`SqliteError`] if they cannot be read.
    pub fn mistakes(&self) -> Result<Vec<Vec<Mistake>>, SqliteError> {
        let mut query = self.db.prepare_cached(
            "SELECT counted.game, ply, principle, loss
             FROM counted JOIN game ON game.id = counted.game
             LEFT JOIN mistake ON mistake.game = counted.game
             WHERE player = ?1 AND learner IS NOT NULL AND deleted IS NULL
             ORDER BY game.date, counted.game, ply",
        )?;
        let mut rows = query.query([self.player.0])?;
        let mut games: Vec<(i64, Vec<Mistake>)> = Vec::new();
        while let Some(row) = rows.next()? {
            let game: i64 = row.get(0)?;
            if games.last().is_none_or(|(last, _)| *last != game) {
                games.push((game, Vec::new()));
            }
            let (ply, principle): (Option<i64>, Option<String>) = (row.get(1)?, row.get(2)?);
            let ply = ply.and_then(|ply| usize::try_from(ply).ok());
            let principle = principle.and_then(|name| name.parse().ok());
            if let (Some((ply, principle)), Some((_, mistakes))) =
                (ply.zip(principle), games.last_mut())
            {
                mistakes.push(Mistake { ply, principle, loss: row.get(3)? });
            }
        }
        Ok(games.into_iter().map(|(_, mistakes)| mistakes).collect())
    }
}
