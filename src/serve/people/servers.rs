//! Servers of one database, and who visits them.

use super::database::{Queries, RequestError, cells};
use super::rows::{ACCOUNT, account_of};
use crate::lobby::{AccountId, PeopleAnswer};

/// Age in milliseconds of the last sign of life after which a server counts as dead.
const LIFE: i64 = 20_000;

/// A number for a server that starts.
pub fn register(db: &mut dyn Queries, now: i64) -> Result<i64, RequestError> {
    db.one("INSERT INTO server (beat) VALUES (?1) RETURNING id", cells![now])?.int(0)
}

/// Notes that a server lives, and forgets those that do not: their visits, and their seeks of live games.
pub fn beat(db: &mut dyn Queries, server: i64, now: i64) -> Result<PeopleAnswer, RequestError> {
    let known = db.first("SELECT beat FROM server WHERE id = ?1", cells![server])?;
    let last = known.map(|row| row.int(0)).transpose()?;
    if last.is_some() {
        db.execute("UPDATE server SET beat = ?2 WHERE id = ?1", cells![server, now])?;
    } else {
        let sql = "INSERT INTO server (id, beat) VALUES (?1, ?2)";
        db.execute(sql, cells![server, now])?;
    }
    // After an outage of the database the others have not had their turn yet.
    if last.is_some_and(|last| now - last < LIFE) {
        let dead = db.query("SELECT id FROM server WHERE beat < ?1", cells![now - LIFE])?;
        for row in dead {
            forget(db, row.int(0)?)?;
        }
    }
    let rows = db.query("SELECT id FROM server ORDER BY id", &[])?;
    let servers = rows.iter().map(|row| row.int(0)).collect::<Result<_, _>>()?;
    Ok(PeopleAnswer::Servers { servers, was_forgotten: last.is_none() })
}

/// Forgets a server that has ended.
pub fn forget(db: &mut dyn Queries, server: i64) -> Result<(), RequestError> {
    db.execute("DELETE FROM seek WHERE server = ?1 AND is_live", cells![server])?;
    db.execute("DELETE FROM server WHERE id = ?1", cells![server])?;
    Ok(())
}

pub fn arrive(
    db: &mut dyn Queries,
    server: i64,
    accounts: &[AccountId],
) -> Result<PeopleAnswer, RequestError> {
    for account in accounts {
        let sql = "INSERT INTO visit (server, account) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        db.execute(sql, cells![server, account.0])?;
    }
    Ok(PeopleAnswer::Done)
}

pub fn depart(
    db: &mut dyn Queries,
    server: i64,
    account: AccountId,
) -> Result<PeopleAnswer, RequestError> {
    let sql = "DELETE FROM visit WHERE server = ?1 AND account = ?2";
    db.execute(sql, cells![server, account.0])?;
    Ok(PeopleAnswer::Done)
}

/// Visitors of the other servers.
pub fn elsewhere(db: &mut dyn Queries, server: i64) -> Result<PeopleAnswer, RequestError> {
    let sql = format!(
        "SELECT {ACCOUNT} FROM account
         WHERE id IN (SELECT visit.account FROM visit WHERE visit.server <> ?1) ORDER BY id LIMIT 1000"
    );
    let rows = db.query(&sql, cells![server])?;
    let people = rows.iter().map(|row| account_of(row, 0)).collect::<Result<_, _>>()?;
    Ok(PeopleAnswer::People(people))
}
