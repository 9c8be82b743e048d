//! The variations, comments and marks of games, in rows beside them.

use crate::records::{Record, read_tree, write_tree};
use crate::rules::{Game, GameTree};
use crate::store::GameId;
use rusqlite::{Connection, OptionalExtension as _, params};

/// The revision of a game's tree that is kept; 0 where there is none.
pub fn revision(db: &Connection, game: GameId) -> rusqlite::Result<i64> {
    Ok(kept(db, game)?.map_or(0, |(revision, _)| revision))
}

/// The tree of a game, and its revision: 0 where none is kept. One that makes no sense is none to us, and is never
/// written over.
pub fn read(db: &Connection, id: GameId, game: &Game) -> rusqlite::Result<(Option<GameTree>, i64)> {
    let Some((revision, text)) = kept(db, id)? else { return Ok((None, 0)) };
    Ok(match read_tree(game, &text) {
        Ok(tree) => (Some(tree), revision),
        Err(_) => (None, 0),
    })
}

/// What is kept of a game's tree: its revision and its text.
fn kept(db: &Connection, game: GameId) -> rusqlite::Result<Option<(i64, String)>> {
    let sql = "SELECT revision, nodes FROM tree WHERE game = ?1";
    let mut query = db.prepare_cached(sql)?;
    query.query_row([game.0], |row| Ok((row.get(0)?, row.get(1)?))).optional()
}

/// Keeps a tree as this revision of it.
pub fn keep(db: &Connection, game: GameId, revision: i64, tree: &GameTree) -> rusqlite::Result<()> {
    let sql = "INSERT INTO tree (game, revision, nodes) VALUES (?1, ?2, ?3)
               ON CONFLICT DO UPDATE SET revision = excluded.revision, nodes = excluded.nodes";
    db.prepare_cached(sql)?.execute(params![game.0, revision, write_tree(tree)])?;
    Ok(())
}

/// Adds the tree of an imported record to a game: what is kept of it already stays.
pub fn import(db: &Connection, game: GameId, record: &Record) -> rusqlite::Result<()> {
    let Some(tree) = &record.tree else { return Ok(()) };
    match kept(db, game)? {
        None => keep(db, game, 1, tree),
        Some((revision, text)) => {
            // A tree that this version cannot read is not written over.
            let Ok(mut known) = read_tree(&record.game, &text) else { return Ok(()) };
            if known.merge(tree) { keep(db, game, revision + 1, &known) } else { Ok(()) }
        }
    }
}
