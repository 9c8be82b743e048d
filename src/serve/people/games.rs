//! Games between people.

use super::database::{Cell, Queries, RequestError, cells};
use super::rows::{GAME, account, game_of, load};
use crate::lobby::{
    AccountId, EventGame, GlickoRating, MOST_RATED, PeopleAnswer, RatingStep, SeekId, SharedGame,
    SharedGameNumber, StoredSharedGame,
};
use crate::rules::Color;

/// Milliseconds of a day.
pub const DAY: i64 = 24 * 3600 * 1000;

pub fn begin(
    db: &mut dyn Queries,
    seek: Option<SeekId>,
    game: &SharedGame,
) -> Result<PeopleAnswer, RequestError> {
    if let Some(seek) = seek
        && db.execute("DELETE FROM seek WHERE id = ?1", cells![seek.0])? == 0
    {
        return Ok(PeopleAnswer::SeekGone);
    }
    let number = game.tournament.as_ref().map(EventGame::key);
    let name = game.tournament.as_ref().map(|it| it.tournament.clone());
    let sql = "SELECT 1 FROM shared_game WHERE tournament = ?1 AND tournament_game = ?2";
    if number.is_some() && db.first(sql, cells![name.clone(), number.clone()])?.is_some() {
        return Ok(PeopleAnswer::SeekGone);
    }
    let [black, white] = [game.players[0].id.0, game.players[1].id.0];
    let is_live = game.terms.pace.is_live();
    if is_live {
        let sql = "DELETE FROM seek WHERE is_live AND account IN (?1, ?2)";
        db.execute(sql, cells![black, white])?;
    }
    let sql = "INSERT INTO shared_game
                   (revision, black, white, is_rated, is_live, is_over, begun, moved, state,
                    tournament, tournament_game)
               VALUES (0, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) RETURNING id";
    let state = StoredSharedGame::write(game);
    let (begun, moved) = (game.begun, game.moved);
    let is_rated = game.terms.is_rated;
    let values = cells![black, white, is_rated, is_live, false, begun, moved, state, name, number];
    let number = SharedGameNumber(db.one(sql, values)?.int(0)?);
    Ok(PeopleAnswer::Begun(Box::new(SharedGame { number, ..game.clone() })))
}

pub fn commit(
    db: &mut dyn Queries,
    game: &SharedGame,
    now: i64,
) -> Result<PeopleAnswer, RequestError> {
    let sql = "SELECT revision, is_over FROM shared_game WHERE id = ?1";
    let is_next = match db.first(sql, cells![game.number.0])? {
        Some(row) => row.int(0)?.cast_unsigned() + 1 == game.revision && !row.bool(1)?,
        None => false,
    };
    if !is_next {
        let present = load(db, game.number)?;
        let present = present.ok_or_else(|| RequestError::Invalid("no such game".to_owned()))?;
        return Ok(PeopleAnswer::Conflict(Box::new(present)));
    }
    let mut game = game.clone();
    if game.is_over() {
        game.ratings = rate(db, &game, now)?;
    }
    let sql = "UPDATE shared_game SET revision = ?1, is_over = ?2, moved = ?3, state = ?4
               WHERE id = ?5";
    let (revision, state) = (game.revision.cast_signed(), StoredSharedGame::write(&game));
    db.execute(sql, cells![revision, game.is_over(), game.moved, state, game.number.0])?;
    if game.tournament.is_some() && game.is_over() && game.score().is_none() {
        // Called off: it can begin anew.
        let sql = "UPDATE shared_game SET tournament = NULL WHERE id = ?1";
        db.execute(sql, cells![game.number.0])?;
    }
    Ok(PeopleAnswer::Committed(Box::new(game)))
}

/// Games of a condition, latest first.
pub fn list(
    db: &mut dyn Queries,
    condition: &str,
    values: &[Cell],
    most: usize,
) -> Result<Vec<SharedGame>, RequestError> {
    let sql =
        format!("SELECT {GAME} FROM shared_game WHERE {condition} ORDER BY id DESC LIMIT {most}");
    db.query(&sql, values)?.iter().map(game_of).collect()
}

/// Writes another name of an account into all of its games.
pub fn rename_in_games(
    db: &mut dyn Queries,
    id: AccountId,
    name: &str,
) -> Result<(), RequestError> {
    for mut game in list(db, "black = ?1 OR white = ?1", cells![id.0], usize::MAX >> 1)? {
        for player in game.players.iter_mut().filter(|player| player.id == id) {
            name.clone_into(&mut player.name);
        }
        let sql = "UPDATE shared_game SET state = ?1 WHERE id = ?2";
        db.execute(sql, cells![StoredSharedGame::write(&game), game.number.0])?;
    }
    Ok(())
}

/// Changes the ratings of both players of a finished game.
fn rate(
    db: &mut dyn Queries,
    game: &SharedGame,
    now: i64,
) -> Result<Option<[RatingStep; 2]>, RequestError> {
    let pace = game.terms.pace;
    // Columns of the rating of this pace.
    let slow = if pace.is_live() { "" } else { "slow_" };
    let mut present = [GlickoRating::NEW; 2];
    for side in Color::BOTH {
        let id = game.player(side).id;
        let sql = format!("SELECT {slow}rated_at FROM account WHERE id = ?1");
        let rated_at = db.one(&sql, cells![id.0])?.optional_int(0)?;
        let days = rated_at.map_or(0.0, |at| (now - at) as f64 / DAY as f64);
        present[side.index()] = account(db, id)?.rating_at(pace).rested(days);
    }
    let Some(steps) = game.rating_steps(present) else { return Ok(None) };
    let count = i64::from(pace.is_live());
    for (player, step) in game.players.iter().zip(steps) {
        let GlickoRating { value, deviation, volatility } = step.after;
        let sql = format!(
            "UPDATE account SET {slow}rating = ?1, {slow}deviation = ?2, {slow}volatility = ?3,
             {slow}rated_at = ?4, games = games + ?5 WHERE id = ?6"
        );
        db.execute(&sql, cells![value, deviation, volatility, now, count, player.id.0])?;
    }
    Ok(Some(steps))
}

/// Whether the players of a game have begun as many rated games with each other within a day as they may.
pub fn has_enough(db: &mut dyn Queries, game: &SharedGame, now: i64) -> Result<bool, RequestError> {
    let [one, other] = game.players.each_ref().map(|player| player.id.0);
    let mut count = 0;
    for [black, white] in [[one, other], [other, one]] {
        let sql = "SELECT COUNT(*) FROM shared_game WHERE black = ?1 AND white = ?2 AND begun > ?3
                   AND is_rated AND tournament IS NULL";
        count += db.one(sql, cells![black, white, now - DAY])?.int(0)?;
    }
    Ok(count >= MOST_RATED)
}

/// Whether the account of a key plays a live rated game.
pub fn plays_rated(db: &mut dyn Queries, fingerprint: &str) -> Result<bool, RequestError> {
    let sql = "SELECT account FROM account_key WHERE fingerprint = ?1";
    let Some(account) = db.first(sql, cells![fingerprint])? else { return Ok(false) };
    let sql = "SELECT 1 FROM shared_game WHERE (black = ?1 OR white = ?1) AND NOT is_over
               AND is_rated AND is_live LIMIT 1";
    Ok(db.first(sql, cells![account.int(0)?])?.is_some())
}
