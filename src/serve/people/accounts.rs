//! Codes, deletion and reports of accounts.

use super::PeopleDb;
use super::rows::{RequestError, account, game_of};
use crate::lobby::{AccountId, CodeUse, PeopleAnswer, SharedGame, StoredSharedGame};
use rusqlite::{OptionalExtension as _, Transaction, params};
use russh::keys::ssh_key::sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// Name of a deleted account in its games.
const DELETED: &str = "deleted";

/// Digest of a code: the database cannot be used to join an account.
fn digest(code: &str) -> String {
    Sha256::digest(code.as_bytes()).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl PeopleDb {
    pub(super) fn store_code(
        &mut self,
        id: AccountId,
        usage: CodeUse,
        code: &str,
        expires: i64,
    ) -> Result<PeopleAnswer, RequestError> {
        let sql = "INSERT OR REPLACE INTO code (account, usage, digest, expires)
                   VALUES (?1, ?2, ?3, ?4)";
        self.db.execute(sql, params![id.0, usage.to_string(), digest(code), expires])?;
        Ok(PeopleAnswer::Done)
    }

    pub(super) fn use_code(
        &mut self,
        from: AccountId,
        code: &str,
        now: i64,
    ) -> Result<PeopleAnswer, RequestError> {
        let transaction = self.db.transaction()?;
        let sql = "SELECT account FROM code WHERE digest = ?1 AND expires > ?2";
        let found: Option<i64> =
            transaction.query_row(sql, params![digest(code), now], |row| row.get(0)).optional()?;
        let Some(to) = found.filter(|to| *to != from.0) else {
            return Ok(PeopleAnswer::NoSuchCode);
        };
        if account(&transaction, from)?.name.is_some() || has_games(&transaction, from, false)? {
            return Ok(PeopleAnswer::HasMore);
        }
        let sql = "UPDATE account_key SET account = ?1 WHERE account = ?2";
        transaction.execute(sql, [to, from.0])?;
        transaction.execute("DELETE FROM code WHERE digest = ?1", [digest(code)])?;
        let joined = account(&transaction, AccountId(to))?;
        transaction.commit()?;
        Ok(PeopleAnswer::Joined(Box::new(joined)))
    }

    pub(super) fn delete(&mut self, id: AccountId) -> Result<PeopleAnswer, RequestError> {
        let transaction = self.db.transaction()?;
        if has_games(&transaction, id, true)? {
            return Ok(PeopleAnswer::HasMore);
        }
        for game in games_of(&transaction, id)? {
            let mut game = game;
            for player in game.players.iter_mut().filter(|player| player.id == id) {
                DELETED.clone_into(&mut player.name);
            }
            let sql = "UPDATE shared_game SET state = ?1 WHERE id = ?2";
            transaction.execute(sql, params![StoredSharedGame::write(&game), game.number.0])?;
        }
        for table in ["account_key", "code", "seek"] {
            transaction.execute(&format!("DELETE FROM {table} WHERE account = ?1"), [id.0])?;
        }
        let sql = "UPDATE account SET name = NULL, name_key = NULL, is_guest = 1 WHERE id = ?1";
        transaction.execute(sql, [id.0])?;
        transaction.commit()?;
        Ok(PeopleAnswer::Deleted)
    }

    pub(super) fn report(
        &mut self,
        by: AccountId,
        of: AccountId,
        now: i64,
    ) -> Result<PeopleAnswer, RequestError> {
        let sql = "INSERT OR IGNORE INTO report (reporter, account, reported) VALUES (?1, ?2, ?3)";
        self.db.execute(sql, params![by.0, of.0, now])?;
        Ok(PeopleAnswer::Done)
    }
}

/// Whether an account has games, or unfinished ones.
fn has_games(
    transaction: &Transaction<'_>,
    id: AccountId,
    is_unfinished: bool,
) -> rusqlite::Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM shared_game
               WHERE (black = ?1 OR white = ?1) AND (NOT ?2 OR NOT is_over))";
    transaction.query_row(sql, params![id.0, is_unfinished], |row| row.get(0))
}

fn games_of(transaction: &Transaction<'_>, id: AccountId) -> Result<Vec<SharedGame>, RequestError> {
    let sql = "SELECT id, revision, state FROM shared_game WHERE black = ?1 OR white = ?1";
    let mut statement = transaction.prepare(sql)?;
    let mut rows = statement.query([id.0])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        games.push(game_of(row)?);
    }
    Ok(games)
}
