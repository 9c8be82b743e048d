//! Accounts: keys, names, codes, deletion, reports, the ladder.

use super::database::{CellRow, Queries, RequestError, cells};
use super::games::rename_in_games;
use super::rows::{ACCOUNT, account, account_of};
use super::tournaments::sign_off;
use crate::lobby::{
    AccountId, AccountName, CodeUse, LadderRow, PeopleAnswer, PersonAccount, plain_code,
};
use russh::keys::ssh_key::sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// Name of a deleted account in its games.
const DELETED: &str = "deleted";
/// Time in milliseconds within which a guest can come back.
const GUEST_LIFE: i64 = 24 * 3600 * 1000;
/// Milliseconds of an hour.
const HOUR: i64 = 3600 * 1000;
/// Keys of an account that are listed.
const MOST_KEYS: usize = 100;
/// Places of the ladder.
const LADDER: usize = 100;

/// Digest of a code: the database cannot be used to join an account.
fn digest(code: &str) -> String {
    Sha256::digest(code.as_bytes()).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Account of a key, which is created at its first login.
pub fn sign_in(
    db: &mut dyn Queries,
    fingerprint: &str,
    now: i64,
) -> Result<PersonAccount, RequestError> {
    let account = match with_key(db, fingerprint)? {
        Some(account) => account,
        None => create(db, fingerprint, false, now)?,
    };
    // To the hour: most logins write nothing.
    let sql =
        "UPDATE account_key SET used = ?1 WHERE fingerprint = ?2 AND (used IS NULL OR used < ?1)";
    db.execute(sql, cells![now - now % HOUR, fingerprint])?;
    Ok(account)
}

/// Account of the house's player of a strength, which is created at its first use.
pub fn house_account(
    db: &mut dyn Queries,
    strength: u16,
    now: i64,
) -> Result<PersonAccount, RequestError> {
    let key = format!("house:{strength}");
    if let Some(account) = with_key(db, &key)? {
        return Ok(account);
    }
    let account = create(db, &key, false, now)?;
    match set_name(db, account.id, &AccountName::of_house(strength))? {
        PeopleAnswer::Named(account) => Ok(*account),
        _ => Ok(account),
    }
}

pub fn new_guest(
    db: &mut dyn Queries,
    code: &str,
    now: i64,
) -> Result<PersonAccount, RequestError> {
    create(db, &guest_key(code), true, now)
}

/// The guest of a code that is still valid.
pub fn returning_guest(
    db: &mut dyn Queries,
    code: &str,
    now: i64,
) -> Result<Option<PersonAccount>, RequestError> {
    let sql = "SELECT account.id FROM account_key JOIN account ON account.id = account
               WHERE fingerprint = ?1 AND created > ?2";
    let found = db.first(sql, cells![guest_key(code), now - GUEST_LIFE])?;
    found.map(|row| account(db, AccountId(row.int(0)?))).transpose()
}

/// Forgets guests who can no longer come back, except those in games. A guest's session is shorter than the week.
pub fn forget_guests(db: &mut dyn Queries, now: i64) -> Result<PeopleAnswer, RequestError> {
    let sql = "DELETE FROM account
               WHERE is_guest AND created < ?1
                 AND EXISTS (SELECT 1 FROM account_key WHERE account = account.id)
                 AND NOT EXISTS (SELECT 1 FROM shared_game
                                 WHERE black = account.id OR white = account.id)";
    db.execute(sql, cells![now - 7 * GUEST_LIFE])?;
    Ok(PeopleAnswer::Done)
}

/// Begin of the key under which a guest's code is stored.
pub const GUEST_KEY: &str = "guest:";

/// Key under which a guest's code is stored.
fn guest_key(code: &str) -> String {
    format!("{GUEST_KEY}{}", digest(&plain_code(code)))
}

fn with_key(
    db: &mut dyn Queries,
    fingerprint: &str,
) -> Result<Option<PersonAccount>, RequestError> {
    let sql = "SELECT account FROM account_key WHERE fingerprint = ?1";
    let found = db.first(sql, cells![fingerprint])?;
    found.map(|row| account(db, AccountId(row.int(0)?))).transpose()
}

fn create(
    db: &mut dyn Queries,
    fingerprint: &str,
    is_guest: bool,
    now: i64,
) -> Result<PersonAccount, RequestError> {
    let sql = "INSERT INTO account (created, is_guest) VALUES (?1, ?2) RETURNING id";
    let id = db.one(sql, cells![now, is_guest])?.int(0)?;
    let sql = "INSERT INTO account_key (fingerprint, account) VALUES (?1, ?2)";
    db.execute(sql, cells![fingerprint, id])?;
    account(db, AccountId(id))
}

pub fn set_name(
    db: &mut dyn Queries,
    id: AccountId,
    name: &AccountName,
) -> Result<PeopleAnswer, RequestError> {
    let sql = "UPDATE account SET name = ?1, name_key = ?2
               WHERE id = ?3 AND name IS NULL
                 AND NOT EXISTS (SELECT 1 FROM account WHERE name_key = ?2)";
    let changed = db.execute(sql, cells![name.to_string(), name.key(), id.0])?;
    Ok(if changed == 1 {
        PeopleAnswer::Named(Box::new(account(db, id)?))
    } else {
        PeopleAnswer::NameTaken
    })
}

pub fn store_code(
    db: &mut dyn Queries,
    id: AccountId,
    usage: CodeUse,
    code: &str,
    expires: i64,
) -> Result<PeopleAnswer, RequestError> {
    let sql = "INSERT INTO code (account, usage, digest, expires) VALUES (?1, ?2, ?3, ?4)
               ON CONFLICT (account, usage)
               DO UPDATE SET digest = excluded.digest, expires = excluded.expires";
    db.execute(sql, cells![id.0, usage.to_string(), digest(code), expires])?;
    Ok(PeopleAnswer::Done)
}

pub fn use_code(
    db: &mut dyn Queries,
    from: AccountId,
    code: &str,
    now: i64,
) -> Result<PeopleAnswer, RequestError> {
    let sql =
        "SELECT account, usage FROM code WHERE digest = ?1 AND expires > ?2 AND account != ?3";
    let Some(row) = db.first(sql, cells![digest(code), now, from.0])? else {
        return Ok(PeopleAnswer::NoSuchCode);
    };
    let (to, usage) = (AccountId(row.int(0)?), row.text(1)?);
    if account(db, from)?.name.is_some() || has_games(db, from, false)? {
        return Ok(PeopleAnswer::HasMore);
    }
    let mut lost = Vec::new();
    if usage == CodeUse::Recovery.to_string() {
        // Its owner has lost them, and a stranger may have found them.
        lost = keys_of(db, to)?.into_iter().map(|(key, _)| key).collect();
        db.execute("DELETE FROM account_key WHERE account = ?1", cells![to.0])?;
    }
    let sql = "UPDATE account_key SET account = ?1 WHERE account = ?2";
    db.execute(sql, cells![to.0, from.0])?;
    // No key opens it any more.
    sign_off(db, from, now)?;
    db.execute("DELETE FROM code WHERE digest = ?1", cells![digest(code)])?;
    Ok(PeopleAnswer::Joined(Box::new(account(db, to)?), lost))
}

/// Keys of an account with the times of their last logins, the last used first.
pub fn keys_of(
    db: &mut dyn Queries,
    id: AccountId,
) -> Result<Vec<(String, Option<i64>)>, RequestError> {
    let sql = format!(
        "SELECT fingerprint, used FROM account_key WHERE account = ?1
         ORDER BY COALESCE(used, 0) DESC, fingerprint LIMIT {MOST_KEYS}"
    );
    let rows = db.query(&sql, cells![id.0])?;
    rows.iter().map(|row| Ok((row.text(0)?.to_owned(), row.optional_int(1)?))).collect()
}

pub fn keys(db: &mut dyn Queries, id: AccountId) -> Result<PeopleAnswer, RequestError> {
    keys_of(db, id).map(PeopleAnswer::Keys)
}

pub fn remove_key(
    db: &mut dyn Queries,
    id: AccountId,
    key: &str,
) -> Result<PeopleAnswer, RequestError> {
    let sql = "DELETE FROM account_key WHERE account = ?1 AND fingerprint = ?2";
    db.execute(sql, cells![id.0, key])?;
    keys(db, id)
}

pub fn delete(db: &mut dyn Queries, id: AccountId, now: i64) -> Result<PeopleAnswer, RequestError> {
    if has_games(db, id, true)? {
        return Ok(PeopleAnswer::HasMore);
    }
    rename_in_games(db, id, DELETED)?;
    for table in ["account_key", "code", "seek", "race"] {
        db.execute(&format!("DELETE FROM {table} WHERE account = ?1"), cells![id.0])?;
    }
    sign_off(db, id, now)?;
    let sql = "UPDATE account SET name = NULL, name_key = NULL, is_guest = ?2 WHERE id = ?1";
    db.execute(sql, cells![id.0, true])?;
    Ok(PeopleAnswer::Deleted)
}

pub fn mutes(db: &mut dyn Queries, by: AccountId) -> Result<PeopleAnswer, RequestError> {
    let rows = db.query("SELECT account FROM mute WHERE muter = ?1", cells![by.0])?;
    let muted = rows.iter().map(|row| row.int(0).map(AccountId));
    muted.collect::<Result<_, _>>().map(PeopleAnswer::Mutes)
}

pub fn mute(
    db: &mut dyn Queries,
    by: AccountId,
    of: AccountId,
    is_muted: bool,
) -> Result<PeopleAnswer, RequestError> {
    let sql = if is_muted {
        "INSERT INTO mute (muter, account) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM mute WHERE muter = ?1 AND account = ?2"
    };
    db.execute(sql, cells![by.0, of.0])?;
    Ok(PeopleAnswer::Done)
}

pub fn report(
    db: &mut dyn Queries,
    by: AccountId,
    of: AccountId,
    now: i64,
) -> Result<PeopleAnswer, RequestError> {
    let sql = "INSERT INTO report (reporter, account, reported) VALUES (?1, ?2, ?3)
               ON CONFLICT DO NOTHING";
    db.execute(sql, cells![by.0, of.0, now])?;
    Ok(PeopleAnswer::Done)
}

pub fn ladder(db: &mut dyn Queries) -> Result<PeopleAnswer, RequestError> {
    let row = |row: &CellRow| {
        let account = account_of(row, 0)?;
        Ok(LadderRow {
            name: account.shown_name(),
            rating: account.rating.value.round() as i32,
            games: account.games,
        })
    };
    let rows: Result<_, RequestError> = db.query(&ladder_query(), &[])?.iter().map(row).collect();
    Ok(PeopleAnswer::Ladder(rows?))
}

/// Query of the accounts on the ladder: those with names whose ratings are no longer provisional. The index
/// `account_ladder` has them in this order.
pub fn ladder_query() -> String {
    format!(
        "SELECT {ACCOUNT} FROM account
         WHERE games > 0 AND NOT is_guest AND name IS NOT NULL AND deviation <= 110.0
         ORDER BY rating DESC, id LIMIT {LADDER}"
    )
}

/// Whether an account has games, or unfinished ones.
fn has_games(
    db: &mut dyn Queries,
    id: AccountId,
    is_unfinished: bool,
) -> Result<bool, RequestError> {
    let sql = if is_unfinished {
        "SELECT 1 FROM shared_game WHERE (black = ?1 OR white = ?1) AND NOT is_over LIMIT 1"
    } else {
        "SELECT 1 FROM shared_game WHERE black = ?1 OR white = ?1 LIMIT 1"
    };
    Ok(db.first(sql, cells![id.0])?.is_some())
}
