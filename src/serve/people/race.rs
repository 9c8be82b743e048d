//! Times for the puzzle of the day.

use super::database::{Queries, RequestError, cells};
use super::rows::{ACCOUNT, account_of};
use crate::lobby::{AccountId, PeopleAnswer, RaceRow};
use std::time::Duration;

/// Days after which times are forgotten.
const KEPT: i64 = 7;

/// Notes the first time of an account for a day.
pub fn note(
    db: &mut dyn Queries,
    day: i64,
    account: AccountId,
    time: Duration,
) -> Result<PeopleAnswer, RequestError> {
    let milliseconds = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    let sql = "INSERT INTO race (day, account, milliseconds) VALUES (?1, ?2, ?3)
               ON CONFLICT DO NOTHING";
    db.execute(sql, cells![day, account.0, milliseconds])?;
    db.execute("DELETE FROM race WHERE day < ?1", cells![day - KEPT])?;
    of_day(db, day)
}

/// Times of a day, the shortest first.
pub fn of_day(db: &mut dyn Queries, day: i64) -> Result<PeopleAnswer, RequestError> {
    let sql = format!(
        "SELECT {ACCOUNT}, race.milliseconds FROM race JOIN account ON account.id = race.account
         WHERE race.day = ?1 ORDER BY race.milliseconds, race.account"
    );
    let columns = ACCOUNT.split(',').count();
    let rows = db.query(&sql, cells![day])?;
    let rows = rows.iter().map(|row| {
        let account = account_of(row, 0)?;
        let time = Duration::from_millis(row.int(columns)?.cast_unsigned());
        Ok(RaceRow { account: account.id, name: account.shown_name(), time })
    });
    rows.collect::<Result<_, RequestError>>().map(PeopleAnswer::Race)
}
