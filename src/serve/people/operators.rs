//! What the operator changes: names, mutes, reports, bans.

use super::accounts::{GUEST_KEY, keys_of};
use super::database::{CellRow, Queries, RequestError, cells};
use super::games::rename_in_games;
use super::rows::{account, account_of};
use crate::lobby::{AccountId, AccountName, PersonAccount};

/// Reports that are listed.
const MOST_REPORTED: usize = 50;

/// A reported account.
pub struct ReportedName {
    pub name: String,
    /// Number of people who have reported it.
    pub count: i64,
    /// Unix time in milliseconds of the last report.
    pub last: i64,
}

/// The account of a shown name: a chosen one, `player-12` or `guest-12`.
pub fn account_named(
    db: &mut dyn Queries,
    name: &str,
) -> Result<Option<PersonAccount>, RequestError> {
    let id = if let Ok(name) = name.parse::<AccountName>() {
        db.first("SELECT id FROM account WHERE name_key = ?1", cells![name.key()])?
    } else {
        let number = name.rsplit_once('-').and_then(|(_, number)| number.parse::<i64>().ok());
        let Some(number) = number else { return Ok(None) };
        db.first("SELECT id FROM account WHERE id = ?1", cells![number])?
    };
    let Some(id) = id else { return Ok(None) };
    let found = account(db, AccountId(id.int(0)?))?;
    Ok(Some(found).filter(|account| account.shown_name().eq_ignore_ascii_case(name)))
}

/// Fingerprints of an account's keys; a guest's code is none.
pub fn keys(db: &mut dyn Queries, id: AccountId) -> Result<Vec<String>, RequestError> {
    let keys = keys_of(db, id)?.into_iter().map(|(key, _)| key);
    Ok(keys.filter(|key| !key.starts_with(GUEST_KEY)).collect())
}

/// Drops the codes of the account of a key, if there is one.
pub fn forget_codes_of(db: &mut dyn Queries, key: &str) -> Result<(), RequestError> {
    let sql = "DELETE FROM code
               WHERE account IN (SELECT account FROM account_key WHERE fingerprint = ?1)";
    db.execute(sql, cells![key])?;
    Ok(())
}

/// Reported accounts, those with the most reports first.
pub fn reports(db: &mut dyn Queries) -> Result<Vec<ReportedName>, RequestError> {
    let sql = format!(
        "SELECT account, COUNT(*), MAX(reported) FROM report GROUP BY account
         ORDER BY COUNT(*) DESC, MAX(reported) DESC LIMIT {MOST_REPORTED}"
    );
    let mut reports = Vec::new();
    for row in db.query(&sql, &[])? {
        // A guest may have been forgotten since.
        let Some(account) = existing(db, row.int(0)?)? else { continue };
        let (count, last) = (row.int(1)?, row.int(2)?);
        reports.push(ReportedName { name: account.shown_name(), count, last });
    }
    Ok(reports)
}

fn existing(db: &mut dyn Queries, id: i64) -> Result<Option<PersonAccount>, RequestError> {
    let sql = format!("SELECT {} FROM account WHERE id = ?1", super::rows::ACCOUNT);
    db.first(&sql, cells![id])?.map(|row| account_of(&row, 0)).transpose()
}

pub fn dismiss_reports(db: &mut dyn Queries, id: AccountId) -> Result<(), RequestError> {
    db.execute("DELETE FROM report WHERE account = ?1", cells![id.0])?;
    Ok(())
}

/// Gives an account another name, in its games too, and drops the reports of the old one. False if the name is taken.
pub fn rename(
    db: &mut dyn Queries,
    id: AccountId,
    name: &AccountName,
) -> Result<bool, RequestError> {
    let sql = "SELECT 1 FROM account WHERE name_key = ?1 AND id != ?2";
    if db.first(sql, cells![name.key(), id.0])?.is_some() {
        return Ok(false);
    }
    let sql = "UPDATE account SET name = ?1, name_key = ?2 WHERE id = ?3";
    db.execute(sql, cells![name.to_string(), name.key(), id.0])?;
    rename_in_games(db, id, &name.to_string())?;
    dismiss_reports(db, id)?;
    Ok(true)
}

pub fn set_muted(db: &mut dyn Queries, id: AccountId, is_muted: bool) -> Result<(), RequestError> {
    db.execute("UPDATE account SET is_muted = ?1 WHERE id = ?2", cells![is_muted, id.0])?;
    Ok(())
}

/// Bans of a shared database.
pub fn bans(db: &mut dyn Queries) -> Result<Vec<String>, RequestError> {
    let rows = db.query("SELECT entry FROM ban ORDER BY entry", &[])?;
    rows.iter().map(|row: &CellRow| row.text(0).map(str::to_owned)).collect()
}

pub fn ban(db: &mut dyn Queries, entries: &[String], remark: &str) -> Result<(), RequestError> {
    for entry in entries {
        let sql = "INSERT INTO ban (entry, remark) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        db.execute(sql, cells![entry.as_str(), remark])?;
    }
    Ok(())
}

/// Returns the number of entries that were there.
pub fn unban(db: &mut dyn Queries, entries: &[String]) -> Result<u64, RequestError> {
    let mut count = 0;
    for entry in entries {
        count += db.execute("DELETE FROM ban WHERE entry = ?1", cells![entry.as_str()])?;
    }
    Ok(count)
}
