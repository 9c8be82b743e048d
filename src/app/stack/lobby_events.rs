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
use crate::lobby::{LobbyEvent, LobbyView, OwnGameRow, SharedGameNumber};
use std::sync::Arc;

/// Notes an event of the lobby in the shared state, and opens a game that has begun.
pub fn note_lobby_event(app: &mut App, event: &LobbyEvent) -> Effects {
    match event {
        LobbyEvent::Lobby(view) => {
            app.cx.people.view = Some(Arc::clone(view));
            return return_to_game(app, view);
        }
        LobbyEvent::Ladder(rows) => app.cx.people.ladder = Some(Arc::clone(rows)),
        LobbyEvent::Named(name) => app.cx.announce(News::Named(name.clone())),
        LobbyEvent::Challenged(name) => {
            // The lobby begins with it.
            if !is_seen_in_lobby(app) {
                app.cx.announce(News::Challenged(name.clone()));
            }
            return app.cx.ring(BellCause::Person).into();
        }
        LobbyEvent::Came(name) => {
            if !is_seen_in_lobby(app) {
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

/// Whether the reader looks at the lobby, which shows people and challenges itself.
fn is_seen_in_lobby(app: &App) -> bool {
    app.cx.viewport.unfocused.is_none() && matches!(app.top(), Page::Lobby(_))
}

/// Leads a player who has come back to the board of a game at one sitting, whose clock runs. Who leaves it again stays
/// in the lobby.
fn return_to_game(app: &mut App, view: &LobbyView) -> Effects {
    let opened = app.cx.people.opened;
    let is_new = |game: &&OwnGameRow| game.terms.pace.is_live() && opened != Some(game.game);
    let Some(game) = view.own_games.iter().find(is_new) else { return Effects::none() };
    if matches!(app.top(), Page::Start(_)) {
        app.push(LobbyPage::default());
    }
    if !matches!(app.top(), Page::Lobby(_)) {
        return Effects::none();
    }
    app.cx.people.opened = Some(game.game);
    open_shared_game(app, game.game)
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
        Page::SharedGame(page) => page.is_over() || page.is_watched(),
        _ => false,
    };
    app.cx.people.opened = Some(number);
    if is_waiting {
        return open_shared_game(app, number);
    }
    app.cx.announce(News::SharedGameBegun);
    app.cx.ring(BellCause::Person).into()
}
