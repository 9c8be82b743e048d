//! Rows of the people's database as values.

use super::database::{CellRow, Queries, RequestError, cells};
use crate::lobby::{
    AccountId, AccountName, GlickoRating, PersonAccount, SharedGame, SharedGameNumber,
    StoredSharedGame, Vacations,
};

/// Columns of an account.
pub const ACCOUNT: &str =
    "account.id, account.name, account.is_guest, account.rating, account.deviation, account.volatility,
     account.games, account.vacations, account.slow_rating, account.slow_deviation, account.slow_volatility,
     account.is_muted";

/// Columns of a game.
pub const GAME: &str = "id, revision, state";

/// The account in the columns from `at` on.
pub fn account_of(row: &CellRow, at: usize) -> Result<PersonAccount, RequestError> {
    Ok(PersonAccount {
        id: AccountId(row.int(at)?),
        name: row.optional_text(at + 1)?.map(AccountName::stored),
        is_guest: row.bool(at + 2)?,
        rating: rating_of(row, at + 3)?,
        games: u32::try_from(row.int(at + 6)?).unwrap_or(u32::MAX),
        vacations: vacations(row.text(at + 7)?)?,
        correspondence: rating_of(row, at + 8)?,
        is_muted: row.bool(at + 11)?,
    })
}

fn rating_of(row: &CellRow, at: usize) -> Result<GlickoRating, RequestError> {
    let (value, deviation) = (row.real(at)?, row.real(at + 1)?);
    Ok(GlickoRating { value, deviation, volatility: row.real(at + 2)? })
}

fn vacations(text: &str) -> Result<Vacations, RequestError> {
    serde_json::from_str(text).map_err(|error| RequestError::Invalid(error.to_string()))
}

pub fn account(db: &mut dyn Queries, id: AccountId) -> Result<PersonAccount, RequestError> {
    let row = db.one(&format!("SELECT {ACCOUNT} FROM account WHERE id = ?1"), cells![id.0])?;
    account_of(&row, 0)
}

pub fn game_of(row: &CellRow) -> Result<SharedGame, RequestError> {
    let revision = row.int(1)?.cast_unsigned();
    StoredSharedGame::read(row.text(2)?, SharedGameNumber(row.int(0)?), revision)
        .map_err(|error| RequestError::Invalid(error.to_string()))
}

pub fn load(
    db: &mut dyn Queries,
    number: SharedGameNumber,
) -> Result<Option<SharedGame>, RequestError> {
    let sql = format!("SELECT {GAME} FROM shared_game WHERE id = ?1");
    db.first(&sql, cells![number.0])?.as_ref().map(game_of).transpose()
}
