//! Autosave: when a game is saved.

use crate::app::context::Context;
use crate::app::session::game_session::GameSession;
use crate::app::session::identity::GameState;
use crate::app::session::session_record::stored;
use crate::rules::Color;
use crate::store::{Save, StoreRequest};
use std::time::Duration;

/// Largest time on a limited clock that may stay unsaved; a killed program loses at most this much.
const UNKEPT: Duration = Duration::from_millis(900);

/// Request that saves a game, if it has changed. Retries and unchanged copies are not saved.
pub fn save(session: &mut GameSession, cx: &mut Context) -> Option<StoreRequest> {
    let standing = session.standing();
    let has_changed = match &session.identity.kept {
        None => !session.game.played().is_empty(),
        Some(kept) => has_changed(session, kept, &standing, cx.is_leaving),
    };
    if !cx.keeps() || session.retry.is_some() || !has_changed || session.is_copy() {
        return None;
    }
    let slot = *session.identity.slot.get_or_insert_with(|| cx.next_slot());
    session.identity.kept = Some(standing);
    let game = stored(session);
    Some(StoreRequest::Save(Box::new(Save { slot, game })))
}

/// Whether a save is due: after a change of the plies or a forfeit, or after more than [`UNKEPT`] on a limited clock
/// (after any time if the program is about to end).
fn has_changed(session: &GameSession, kept: &GameState, now: &GameState, is_leaving: bool) -> bool {
    let most = if is_leaving { Duration::ZERO } else { UNKEPT };
    let has_run = Color::BOTH.into_iter().any(|side| {
        let since = now.used[side.index()].saturating_sub(kept.used[side.index()]);
        session.is_timed(side) && since > most
    });
    (kept.plies, kept.forfeit) != (now.plies, now.forfeit) || has_run
}
