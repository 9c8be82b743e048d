//! A whole library as the bytes of a file, and the merge of two libraries.

use super::error::SqliteError;
use super::index::begin_anew;
use super::{Imported, SqliteStore, schema, trees};
use crate::records::{Record, read_tree};
use crate::store::{GameFault, GameId, PlayerId, StoreError, is_library};
use rusqlite::{Connection, MAIN_DB, TransactionBehavior};

/// Place of the versions for writing and reading in a database's header: 1, or 2 with a write-ahead log (SQLite,
/// "Database File Format", 1.3.3).
const LOG_VERSIONS: std::ops::Range<usize> = 18..20;

/// Games of the other library, and their numbers here. Those that were played here have no fingerprint, but the time
/// of their begin; if both were played on differently, both stay.
const MATCH: &str = "
    CREATE TEMP TABLE matched (old INTEGER PRIMARY KEY, new INTEGER NOT NULL, is_new INTEGER NOT NULL);
    INSERT OR IGNORE INTO matched
        SELECT theirs.id, ours.id, 0 FROM other.game AS theirs
        JOIN main.game AS ours ON ours.fingerprint = theirs.fingerprint
        WHERE theirs.player = 1 AND ours.player = 1;
    INSERT OR IGNORE INTO matched
        SELECT theirs.id, ours.id, 0 FROM other.game AS theirs
        JOIN main.game AS ours ON ours.created = theirs.created AND ours.rules = theirs.rules
        WHERE theirs.player = 1 AND ours.player = 1
            AND theirs.fingerprint IS NULL AND ours.fingerprint IS NULL
            AND (substr(theirs.moves, 1, length(ours.moves)) = ours.moves
                OR substr(ours.moves, 1, length(theirs.moves)) = theirs.moves)
        ORDER BY theirs.moves <> ours.moves;
    INSERT INTO matched
        SELECT id, (SELECT coalesce(max(id), 0) FROM main.game) + row_number() OVER (ORDER BY id), 1
        FROM other.game WHERE player = 1 AND id NOT IN (SELECT old FROM matched);";

/// Reviews, exercises and progress. Of two reviews ours stays, with its mistakes; of two streaks the longer one.
const CONTENTS: &str = "
    INSERT OR IGNORE INTO main.mistake (game, ply, board, principle, loss)
        SELECT new, ply, board, principle, loss FROM other.mistake JOIN matched ON old = game
        WHERE new NOT IN (SELECT game FROM main.review)
            AND new NOT IN (SELECT game FROM main.counted);
    INSERT OR IGNORE INTO main.counted (game, learner)
        SELECT new, learner FROM other.counted JOIN matched ON old = game
        WHERE new NOT IN (SELECT game FROM main.review);
    INSERT OR IGNORE INTO main.review (game, made, moves)
        SELECT new, made, moves FROM other.review JOIN matched ON old = game;
    INSERT OR IGNORE INTO main.tree (game, revision, nodes)
        SELECT new, revision, nodes FROM other.tree JOIN matched ON old = game;
    INSERT INTO main.exercise (player, game, rules, board, made, loss, streak, due)
        SELECT 1, new, rules, board, made, loss, streak, due
        FROM other.exercise JOIN matched ON old = game WHERE player = 1 ORDER BY id
        ON CONFLICT DO UPDATE SET streak = excluded.streak, due = excluded.due
            WHERE due IS NOT NULL AND (excluded.due IS NULL OR excluded.streak > streak);
    INSERT OR IGNORE INTO main.begun (exercise, day)
        SELECT ours.id, day FROM other.begun
        JOIN other.exercise AS theirs ON theirs.id = exercise AND theirs.player = 1
        JOIN main.exercise AS ours
            ON ours.player = 1 AND ours.rules = theirs.rules AND ours.board = theirs.board;
    INSERT OR IGNORE INTO main.learnt (player, lesson, board, at_first, day)
        SELECT 1, lesson, board, at_first, day FROM other.learnt WHERE player = 1;
    INSERT INTO main.tried (player, puzzle, misses, hinted, streak, due)
        SELECT 1, puzzle, misses, hinted, streak, due FROM other.tried
        WHERE player = 1 ORDER BY number
        ON CONFLICT DO UPDATE SET streak = excluded.streak, due = excluded.due
            WHERE due IS NOT NULL AND (excluded.due IS NULL OR excluded.streak > streak);
    INSERT OR IGNORE INTO main.daily (player, day)
        SELECT 1, day FROM other.daily WHERE player = 1;
    INSERT INTO main.rush (player, minutes, solved, day)
        SELECT 1, minutes, solved, day FROM other.rush AS theirs
        WHERE player = 1 AND NOT EXISTS (
            SELECT 1 FROM main.rush AS ours WHERE ours.player = 1 AND ours.minutes = theirs.minutes
                AND ours.solved = theirs.solved AND ours.day = theirs.day)
        ORDER BY number;
    INSERT INTO main.opening_card (player, board, streak, due)
        SELECT 1, board, streak, due FROM other.opening_card WHERE player = 1
        ON CONFLICT DO UPDATE SET streak = excluded.streak, due = excluded.due
            WHERE due IS NOT NULL AND (excluded.due IS NULL OR excluded.streak > streak);";

/// Counts of a merge, and games of the other library that cannot be read, with the reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    pub imported: Imported,
    pub refused: Vec<(GameId, GameFault)>,
}

impl SqliteStore {
    /// The library as the bytes of a file. Errors: [`SqliteError`] if it cannot be read.
    pub fn to_bytes(&mut self) -> Result<Vec<u8>, SqliteError> {
        let mut bytes = self.db.serialize(MAIN_DB)?.to_vec();
        without_log(&mut bytes);
        Ok(bytes)
    }

    /// Adds the games and the progress of another library at home, given as the bytes of its file. A game of both that
    /// was played further there goes on here, unless it is open in a session; one that cannot be read is left out.
    /// Errors: [`StoreError::NoLibrary`] for other bytes, [`StoreError::NewerLibrary`] for a library of a newer version,
    /// and [`SqliteError`] if ours cannot be written; it is unchanged then.
    pub fn merge(&mut self, bytes: &[u8]) -> Result<Merged, SqliteError> {
        assert_eq!(self.player, PlayerId::HOME, "only libraries at home are merged");
        let other = self.migrated(bytes)?;
        self.db.execute_batch("ATTACH ':memory:' AS other")?;
        let merged = self.merge_attached(&other).map_err(|error| match error.0 {
            // Their tables lack something that their version has.
            StoreError::Foreign => StoreError::NoLibrary.into(),
            _ => error,
        });
        // Dropped with the connection otherwise.
        let _ = self.db.execute_batch("DROP TABLE IF EXISTS temp.matched; DETACH other");
        merged
    }

    /// Bytes of a library with today's schema.
    fn migrated(&self, bytes: &[u8]) -> Result<Vec<u8>, SqliteError> {
        let read = || {
            let mut bytes = bytes.to_vec();
            if !is_library(&bytes) || bytes.len() < LOG_VERSIONS.end {
                return Err(StoreError::NoLibrary.into());
            }
            without_log(&mut bytes);
            let mut other = Connection::open_in_memory()?;
            other.deserialize_read_exact(MAIN_DB, &bytes[..], bytes.len(), false)?;
            let check: String = other.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
            let tables =
                "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'game'";
            let tables: u32 = other.query_row(tables, [], |row| row.get(0))?;
            if check != "ok" || tables == 0 {
                return Err(StoreError::NoLibrary.into());
            }
            schema::migrate(&mut other, &self.path)?;
            Ok(other.serialize(MAIN_DB)?.to_vec())
        };
        read().map_err(|error: SqliteError| match error.0 {
            StoreError::Newer(_) => StoreError::NewerLibrary.into(),
            _ => StoreError::NoLibrary.into(),
        })
    }

    fn merge_attached(&mut self, other: &[u8]) -> Result<Merged, SqliteError> {
        self.db.deserialize_read_exact(c"other", other, other.len(), false)?;
        let refused = self.unreadable_of_other()?;
        let import = self.next_import()?;
        let open: Vec<String> = self.saved.values().map(|state| state.game.0.to_string()).collect();
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for (id, _) in &refused {
            // Games of player 1 are merged.
            transaction.execute("UPDATE other.game SET player = 0 WHERE id = ?1", [id.0])?;
        }
        let columns = columns_of_games(&transaction)?;
        transaction.execute_batch(MATCH)?;
        let (all, new): (usize, usize) = transaction.query_row(
            "SELECT count(*), coalesce(sum(is_new), 0) FROM matched",
            [],
            |row| Ok((row.get::<_, u32>(0)? as usize, row.get::<_, u32>(1)? as usize)),
        )?;
        let sql = format!(
            "INSERT INTO main.game (id, import, {columns})
                SELECT new, ?1, {columns} FROM other.game JOIN matched ON old = id
                WHERE is_new ORDER BY new"
        );
        transaction.execute(&sql, [import.0])?;
        let sql = format!(
            "UPDATE main.game SET ({columns}) = (
                SELECT {columns} FROM other.game JOIN matched ON old = id WHERE new = main.game.id
            ), revision = main.game.revision + 1
            WHERE id IN (
                SELECT new FROM matched JOIN other.game AS theirs ON theirs.id = old
                JOIN main.game AS ours ON ours.id = new
                WHERE NOT is_new AND length(theirs.moves) > length(ours.moves)
                    AND theirs.fingerprint IS NULL AND ours.id NOT IN ({})
            )",
            open.join(", ")
        );
        let continued = transaction.execute(&sql, [])?;
        let trees = trees_of_both(&transaction)?;
        transaction.execute_batch(CONTENTS)?;
        if new + continued > 0 {
            begin_anew(&transaction)?;
        }
        transaction.commit()?;
        for (id, nodes) in trees {
            let record = self.record(id)?;
            if let Some(tree) = read_tree(&record.game, &nodes) {
                trees::import(&self.db, id, &Record { tree: Some(tree), ..record })?;
            }
        }
        Ok(Merged { imported: Imported { new, duplicates: all - new }, refused })
    }
}

/// Trees of the other library for games that have one here.
fn trees_of_both(db: &Connection) -> rusqlite::Result<Vec<(GameId, String)>> {
    let mut trees = db.prepare(
        "SELECT new, theirs.nodes FROM other.tree AS theirs JOIN matched ON old = theirs.game
         WHERE new IN (SELECT game FROM main.tree)",
    )?;
    let trees = trees.query_map([], |row| Ok((GameId(row.get(0)?), row.get(1)?)))?;
    trees.collect()
}

/// Columns of the table of games but number, revision and import, which count changes of this library.
fn columns_of_games(db: &Connection) -> rusqlite::Result<String> {
    let mut names = db.prepare("SELECT name FROM pragma_table_info('game')")?;
    let names =
        names.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<Vec<String>>>()?;
    let kept = names.into_iter().filter(|name| !["id", "revision", "import"].contains(&&**name));
    Ok(kept.collect::<Vec<_>>().join(", "))
}

/// Marks a database as one without a write-ahead log, which it cannot have in memory.
fn without_log(bytes: &mut [u8]) {
    if let Some(versions) = bytes.get_mut(LOG_VERSIONS) {
        versions.fill(1);
    }
}
