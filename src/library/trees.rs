//! Trees of games: variations, comments and marks.

use crate::records::{Record, read_tree, write_tree};
use crate::rules::{Game, GameTree};
use crate::store::GameId;
use rusqlite::{Connection, OptionalExtension as _, params};

/// Revision of a game's stored tree; 0 without one.
pub fn revision(db: &Connection, game: GameId) -> rusqlite::Result<i64> {
    Ok(kept(db, game)?.map_or(0, |(revision, _)| revision))
}

/// Tree of a game and its revision, 0 without one. An unreadable tree is treated as absent, and never overwritten.
pub fn read(db: &Connection, id: GameId, game: &Game) -> rusqlite::Result<(Option<GameTree>, i64)> {
    let Some((revision, text)) = kept(db, id)? else { return Ok((None, 0)) };
    Ok(read_tree(game, &text).map_or((None, 0), |tree| (Some(tree), revision)))
}

/// Revision and text of a stored tree.
fn kept(db: &Connection, game: GameId) -> rusqlite::Result<Option<(i64, String)>> {
    let sql = "SELECT revision, nodes FROM tree WHERE game = ?1";
    let mut query = db.prepare_cached(sql)?;
    query.query_row([game.0], |row| Ok((row.get(0)?, row.get(1)?))).optional()
}

pub fn keep(db: &Connection, game: GameId, revision: i64, tree: &GameTree) -> rusqlite::Result<()> {
    let sql = "INSERT INTO tree (game, revision, nodes) VALUES (?1, ?2, ?3)
               ON CONFLICT DO UPDATE SET revision = excluded.revision, nodes = excluded.nodes";
    db.prepare_cached(sql)?.execute(params![game.0, revision, write_tree(tree)])?;
    Ok(())
}

/// Adds the tree of an imported record; stored lines stay.
pub fn import(db: &Connection, game: GameId, record: &Record) -> rusqlite::Result<()> {
    let Some(tree) = &record.tree else { return Ok(()) };
    match kept(db, game)? {
        None => keep(db, game, 1, tree),
        Some((revision, text)) => {
            // A tree of a newer version is not overwritten.
            let Some(mut known) = read_tree(&record.game, &text) else { return Ok(()) };
            if known.merge(tree) { keep(db, game, revision + 1, &known) } else { Ok(()) }
        }
    }
}
