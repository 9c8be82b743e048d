//! Rows of the people's database as values.

use crate::lobby::{
    AccountId, GlickoRating, PeopleError, PersonAccount, SharedGame, SharedGameNumber,
    StoredSharedGame,
};
use rusqlite::{Connection, Row};

/// Columns of an account.
pub const ACCOUNT: &str = "id, name, is_guest, rating, deviation, volatility, games";

/// Error inside a request.
pub enum RequestError {
    Sqlite,
    Invalid(String),
}

impl From<rusqlite::Error> for RequestError {
    fn from(_: rusqlite::Error) -> Self {
        Self::Sqlite
    }
}

impl From<RequestError> for PeopleError {
    /// Errors of the file may pass: a full disk gets room, a lock is released.
    fn from(error: RequestError) -> Self {
        match error {
            RequestError::Sqlite => Self::Unavailable,
            RequestError::Invalid(why) => Self::Invalid(why),
        }
    }
}

pub fn read_account(row: &Row<'_>) -> rusqlite::Result<PersonAccount> {
    let name: Option<String> = row.get(1)?;
    Ok(PersonAccount {
        id: AccountId(row.get(0)?),
        name: name.and_then(|name| name.parse().ok()),
        is_guest: row.get(2)?,
        rating: GlickoRating {
            value: row.get(3)?,
            deviation: row.get(4)?,
            volatility: row.get(5)?,
        },
        games: row.get(6)?,
    })
}

pub fn account(db: &Connection, id: AccountId) -> rusqlite::Result<PersonAccount> {
    let sql = format!("SELECT {ACCOUNT} FROM account WHERE id = ?1");
    db.prepare_cached(&sql)?.query_row([id.0], read_account)
}

pub fn game_of(row: &Row<'_>) -> Result<SharedGame, RequestError> {
    let (id, revision, state): (i64, i64, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
    StoredSharedGame::read(&state, SharedGameNumber(id), revision.cast_unsigned())
        .map_err(|error| RequestError::Invalid(error.to_string()))
}

pub fn load(db: &Connection, number: SharedGameNumber) -> Result<Option<SharedGame>, RequestError> {
    let sql = "SELECT id, revision, state FROM shared_game WHERE id = ?1";
    let mut statement = db.prepare_cached(sql)?;
    let mut rows = statement.query([number.0])?;
    rows.next()?.map(game_of).transpose()
}
