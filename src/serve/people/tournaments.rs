//! Tournaments of people, and who signs up for them.

use super::database::{CellRow, Queries, RequestError, cells};
use super::games;
use super::rows::{ACCOUNT, account, account_of};
use crate::club::TournamentPlan;
use crate::lobby::{AccountId, AccountName, PeopleAnswer, PersonAccount};

/// Time in milliseconds after which players of a weekly tournament are forgotten.
const KEPT: i64 = 60 * games::DAY;

/// All games of a tournament, and the accounts of its players in their order: those of the list, or those who have
/// signed up, strongest first.
pub fn load(
    db: &mut dyn Queries,
    name: &str,
    listed: Option<&[AccountName]>,
) -> Result<PeopleAnswer, RequestError> {
    let games = games::list(db, "tournament = ?1", cells![name], usize::MAX >> 1)?;
    let players = match listed {
        Some(names) => names.iter().map(|name| with_name(db, name)).collect::<Result<_, _>>()?,
        None => entrants(db, name)?,
    };
    Ok(PeopleAnswer::Tournament { games, players })
}

fn with_name(
    db: &mut dyn Queries,
    name: &AccountName,
) -> Result<Option<PersonAccount>, RequestError> {
    let sql = format!("SELECT {ACCOUNT} FROM account WHERE name_key = ?1");
    let row = db.first(&sql, cells![name.key()])?;
    row.map(|row| account_of(&row, 0)).transpose()
}

/// Accounts that have signed up, strongest first by the ratings of that time. A deleted account is a guest without a
/// name, until it is forgotten.
fn entrants(db: &mut dyn Queries, name: &str) -> Result<Vec<Option<PersonAccount>>, RequestError> {
    let sql = format!(
        "SELECT {ACCOUNT} FROM entrant
         LEFT JOIN account ON account.id = entrant.account AND NOT account.is_guest
         WHERE entrant.tournament = ?1 ORDER BY entrant.rating DESC, entrant.account"
    );
    let rows = db.query(&sql, cells![name])?;
    let account = |row: &CellRow| {
        let is_there = row.optional_int(0)?.is_some();
        is_there.then(|| account_of(row, 0)).transpose()
    };
    rows.iter().map(account).collect()
}

/// Signs an account off from all tournaments to come.
pub fn sign_off(db: &mut dyn Queries, id: AccountId, now: i64) -> Result<(), RequestError> {
    let sql = "DELETE FROM entrant WHERE account = ?1 AND begins > ?2
               AND NOT EXISTS (SELECT 1 FROM shared_game
                               WHERE shared_game.tournament = entrant.tournament)";
    db.execute(sql, cells![id.0, now])?;
    Ok(())
}

/// Signs an account up for a tournament with its hour, or off, but not once it has begun.
pub fn sign_up(
    db: &mut dyn Queries,
    (tournament, begins): (&str, i64),
    id: AccountId,
    is_in: bool,
    now: i64,
) -> Result<PeopleAnswer, RequestError> {
    let sql = "SELECT 1 FROM shared_game WHERE tournament = ?1 LIMIT 1";
    // A player more or less would change the numbers of the others.
    let is_open = now < begins && db.first(sql, cells![tournament])?.is_none();
    if is_open && is_in {
        let sql = "SELECT COUNT(*) FROM entrant WHERE tournament = ?1 AND account != ?2";
        let others = db.one(sql, cells![tournament, id.0])?.int(0)?;
        if usize::try_from(others).is_ok_and(|others| others >= TournamentPlan::MOST_PLAYERS) {
            return Ok(PeopleAnswer::TournamentFull);
        }
        let rating = account(db, id)?.rating.value;
        let sql = "INSERT INTO entrant (tournament, account, begins, rating)
                   VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";
        db.execute(sql, cells![tournament, id.0, begins, rating])?;
        db.execute("DELETE FROM entrant WHERE begins < ?1", cells![now - KEPT])?;
    } else if is_open {
        let sql = "DELETE FROM entrant WHERE tournament = ?1 AND account = ?2";
        db.execute(sql, cells![tournament, id.0])?;
    }
    load(db, tournament, None)
}
