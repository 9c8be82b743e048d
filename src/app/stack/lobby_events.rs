//! Events of the lobby that concern the shared state.

use crate::app::effect::Effects;
use crate::app::notice::News;
use crate::app::pages::Page;
use crate::app::pages::lobby::LobbyPage;
use crate::app::pages::tournament::TournamentPage;
use crate::app::settings::viewport::BellCause;
use crate::app::stack::navigation::open_shared_game;
use crate::app::stack::state::App;
use crate::app::text::refusal::Refusal;
use crate::club::LiveTournament;
use crate::lobby::{LobbyEvent, LobbyView, SharedGameNumber};
use std::sync::Arc;

/// Notes an event of the lobby in the shared state, and opens a game that has begun.
pub fn note_lobby_event(app: &mut App, event: &LobbyEvent) -> Effects {
    match event {
        LobbyEvent::Lobby(view) => {
            let is_first = app.cx.people.view.replace(Arc::clone(view)).is_none();
            if is_first {
                return return_to_game(app, view);
            }
        }
        LobbyEvent::Ladder(rows) => app.cx.people.ladder = Some(Arc::clone(rows)),
        LobbyEvent::Named(name) => app.cx.announce(News::Named(name.clone())),
        LobbyEvent::Challenged(name) => {
            app.cx.announce(News::Challenged(name.clone()));
            return app.cx.ring(BellCause::Person).into();
        }
        LobbyEvent::Came(name) => {
            // The lobby shows newcomers itself, to a reader who looks at it.
            let is_seen = app.cx.viewport.unfocused.is_none();
            if !is_seen || !matches!(app.top(), Page::Lobby(_)) {
                app.cx.announce(News::Came(name.clone()));
            }
            return app.cx.ring(BellCause::Person).into();
        }
        LobbyEvent::Assistance(is_allowed) => app.cx.capabilities.assistance = *is_allowed,
        LobbyEvent::Refused(why) => app.cx.refuse(Refusal::Lobby(why.clone())),
        LobbyEvent::Begun(number) => return on_begun(app, *number),
        LobbyEvent::Standings(live) => open_standings(app, live),
        LobbyEvent::Reported => app.cx.announce(News::Reported),
        LobbyEvent::Table(_)
        | LobbyEvent::Greeting { .. }
        | LobbyEvent::Keys(_)
        | LobbyEvent::Code(..)
        | LobbyEvent::Joined(_)
        | LobbyEvent::Deleted => {}
    }
    Effects::none()
}

/// Leads a player who has come back to a game at one sitting: in a page that was loaded anew to the board, else to the
/// lobby, which begins with it.
fn return_to_game(app: &mut App, view: &LobbyView) -> Effects {
    let Some(game) = view.own_games.iter().find(|game| game.terms.pace.is_live()) else {
        return Effects::none();
    };
    if matches!(app.top(), Page::Start(_)) {
        app.push(LobbyPage::default());
    }
    let is_reloaded = app.cx.viewport.is_touch && matches!(app.top(), Page::Lobby(_));
    if is_reloaded { open_shared_game(app, game.game) } else { Effects::none() }
}

/// Shows the standings over the lobby; a page that shows them already takes them itself.
fn open_standings(app: &mut App, live: &LiveTournament) {
    if matches!(app.top(), Page::Lobby(_)) {
        app.push(TournamentPage::of_people(live.clone()));
    }
}

/// Opens a game that has begun, unless the player is in the middle of something else.
fn on_begun(app: &mut App, number: SharedGameNumber) -> Effects {
    let is_waiting = match app.base() {
        Page::Lobby(_) | Page::Start(_) => true,
        Page::SharedGame(page) => page.is_over(),
        _ => false,
    };
    if is_waiting {
        return open_shared_game(app, number);
    }
    app.cx.announce(News::SharedGameBegun);
    app.cx.ring(BellCause::Person).into()
}
