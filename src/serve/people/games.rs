//! Games between people.

use super::PeopleDb;
use super::rows::{RequestError, account, game_of, load};
use crate::lobby::{
    GlickoRating, PeopleAnswer, RatingStep, SeekId, SharedGame, SharedGameNumber, StoredSharedGame,
};
use crate::rules::Color;
use rusqlite::{OptionalExtension as _, Transaction, params};

const DAY: f64 = 24.0 * 3600.0 * 1000.0;

impl PeopleDb {
    pub(super) fn begin(
        &mut self,
        seek: Option<SeekId>,
        game: &SharedGame,
    ) -> Result<PeopleAnswer, RequestError> {
        let transaction = self.db.transaction()?;
        if let Some(seek) = seek
            && transaction.execute("DELETE FROM seek WHERE id = ?1", [seek.0])? == 0
        {
            return Ok(PeopleAnswer::SeekGone);
        }
        let [black, white] = [game.players[0].id.0, game.players[1].id.0];
        if game.terms.pace.is_live() {
            let sql = "DELETE FROM seek WHERE is_live AND account IN (?1, ?2)";
            transaction.execute(sql, [black, white])?;
        }
        let sql = "INSERT INTO shared_game (revision, black, white, is_rated, is_live, is_over, begun, state)
                   VALUES (0, ?1, ?2, ?3, ?4, 0, ?5, ?6)";
        transaction.execute(
            sql,
            params![
                black,
                white,
                game.terms.is_rated,
                game.terms.pace.is_live(),
                game.begun,
                StoredSharedGame::write(game)
            ],
        )?;
        let number = SharedGameNumber(transaction.last_insert_rowid());
        transaction.commit()?;
        Ok(PeopleAnswer::Begun(Box::new(SharedGame { number, ..game.clone() })))
    }

    pub(super) fn commit(
        &mut self,
        game: &SharedGame,
        now: i64,
    ) -> Result<PeopleAnswer, RequestError> {
        let transaction = self.db.transaction()?;
        let sql = "SELECT revision, is_over FROM shared_game WHERE id = ?1";
        let stored: Option<(u64, bool)> = transaction
            .prepare_cached(sql)?
            .query_row([game.number.0], |row| {
                Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?))
            })
            .optional()?;
        let is_next =
            stored.is_some_and(|(revision, is_over)| revision + 1 == game.revision && !is_over);
        if !is_next {
            let present = load(&transaction, game.number)?;
            let present = present.ok_or(RequestError::Invalid("no such game".to_owned()))?;
            return Ok(PeopleAnswer::Conflict(Box::new(present)));
        }
        let mut game = game.clone();
        if game.is_over() {
            game.ratings = rate(&transaction, &game, now)?;
        }
        let sql = "UPDATE shared_game SET revision = ?1, is_over = ?2, state = ?3 WHERE id = ?4";
        transaction.prepare_cached(sql)?.execute(params![
            game.revision.cast_signed(),
            game.is_over(),
            StoredSharedGame::write(&game),
            game.number.0
        ])?;
        transaction.commit()?;
        Ok(PeopleAnswer::Committed(Box::new(game)))
    }

    /// Games of a condition with one parameter, latest first.
    pub(super) fn games(
        &self,
        condition: &str,
        value: i64,
        most: usize,
    ) -> Result<Vec<SharedGame>, RequestError> {
        let sql = format!(
            "SELECT id, revision, state FROM shared_game WHERE {condition}
             ORDER BY id DESC LIMIT {most}"
        );
        let mut statement = self.db.prepare_cached(&sql)?;
        let mut rows = statement.query([value])?;
        let mut games = Vec::new();
        while let Some(row) = rows.next()? {
            games.push(game_of(row)?);
        }
        Ok(games)
    }
}

/// Changes the ratings of both players of a finished game.
fn rate(
    transaction: &Transaction<'_>,
    game: &SharedGame,
    now: i64,
) -> Result<Option<[RatingStep; 2]>, RequestError> {
    let mut present = [GlickoRating::NEW; 2];
    for side in Color::BOTH {
        let id = game.player(side).id;
        let sql = "SELECT rated_at FROM account WHERE id = ?1";
        let rated_at: Option<i64> =
            transaction.prepare_cached(sql)?.query_row([id.0], |row| row.get(0))?;
        let days = rated_at.map_or(0.0, |at| (now - at) as f64 / DAY);
        present[side.index()] = account(transaction, id)?.rating.rested(days);
    }
    let Some(steps) = game.rating_steps(present) else { return Ok(None) };
    for (player, step) in game.players.iter().zip(steps) {
        let GlickoRating { value, deviation, volatility } = step.after;
        let sql = "UPDATE account SET rating = ?1, deviation = ?2, volatility = ?3, rated_at = ?4,
                   games = games + 1 WHERE id = ?5";
        let values = params![value, deviation, volatility, now, player.id.0];
        transaction.prepare_cached(sql)?.execute(values)?;
    }
    Ok(Some(steps))
}
