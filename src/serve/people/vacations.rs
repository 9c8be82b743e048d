//! Vacations of accounts.

use super::database::{Queries, RequestError, cells};
use super::games;
use super::rows::account;
use crate::lobby::{AccountId, PeopleAnswer, StoredSharedGame, VacationChange};

/// Changes the vacations of an account, and of its unfinished games by correspondence.
pub fn change(
    db: &mut dyn Queries,
    id: AccountId,
    change: VacationChange,
    now: i64,
) -> Result<PeopleAnswer, RequestError> {
    let mut account = account(db, id)?;
    if !account.vacations.change(change, now) {
        return Ok(PeopleAnswer::NoVacation);
    }
    let text = serde_json::to_string(&account.vacations).expect("numbers");
    db.execute("UPDATE account SET vacations = ?1 WHERE id = ?2", cells![text, id.0])?;
    let condition = "NOT is_over AND NOT is_live AND (black = ?1 OR white = ?1)";
    let mut games = games::list(db, condition, cells![id.0], usize::MAX >> 1)?;
    for game in &mut games {
        for player in game.players.iter_mut().filter(|player| player.id == id) {
            player.vacations.clone_from(&account.vacations);
        }
        game.revision += 1;
        let sql = "UPDATE shared_game SET revision = ?1, state = ?2 WHERE id = ?3";
        let (revision, state) = (game.revision.cast_signed(), StoredSharedGame::write(game));
        db.execute(sql, cells![revision, state, game.number.0])?;
    }
    Ok(PeopleAnswer::Vacation(Box::new(account), games))
}
