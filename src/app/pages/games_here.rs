//! Games that reached a position. Enter opens one at that moment.

use crate::app::keymap::{BACK, ENDS, PAGES, choose, enter};
use crate::app::live::live_explorer::LiveExplorer;
use crate::app::pages::prelude::*;
use crate::app::text::explorer::none_here;
use crate::app::text::library_game::library_game;
use crate::explorer::GameFilter;
use crate::rules::{Color, Game, Position};
use crate::store::{GameEntry, RequestId, StoreEvent, StoreRequest};

pub static KEYS: KeyTable = KeyTable::page(
    "games-here",
    &[&[enter("key-open-here", "bar-open")], &choose("key-choose-game"), PAGES, ENDS],
)
.back(BACK);

/// Limit of listed games.
const MOST: usize = 1000;

#[derive(Clone, Debug)]
pub struct GamesHerePage {
    pub game: Game,
    pub explorer: LiveExplorer,
    pub list: ListCursor,
    opening: Option<RequestId>,
}

impl GamesHerePage {
    pub fn new(game: Game, filter: GameFilter) -> Self {
        let explorer = LiveExplorer::new(filter, MOST);
        Self { game, explorer, list: ListCursor::default(), opening: None }
    }

    /// Games of the strongest players first, each with its move in the position.
    pub fn games(&self) -> &[(GameEntry, Square)] {
        self.explorer.on(&self.game).map_or(&[], |explored| &explored.top)
    }

    /// Number of games through the position, listed or not.
    pub fn count(&self) -> Option<u32> {
        self.explorer.on(&self.game).map(|explored| explored.games)
    }

    fn open(&mut self, cx: &mut Context) -> Reaction {
        let Some((entry, _)) = self.games().get(self.list.at) else { return Reaction::none() };
        let id = entry.id;
        let request = cx.next_request();
        self.opening = Some(request);
        Reaction::effect((request, StoreRequest::Open(id)))
    }

    /// Plies after which a game reaches the position, up to symmetry.
    fn moment_in(&self, game: &Game) -> Option<usize> {
        let wanted = seen(self.game.position(), self.game.side_to_move());
        let whole = game.positions().len() + game.taken_back().len();
        let mut game = game.clone();
        while game.replay().is_some() {}
        let sides = (0..whole).map(|plies| game.side_after(plies));
        game.positions().iter().zip(sides).position(|(it, side)| seen(it, side) == wanted)
    }
}

/// Canonical position with Black to move.
fn seen(position: &Position, side: Color) -> Position {
    let of_black = if side == Color::Black { *position } else { position.pass() };
    of_black.canonical()
}

impl PageBehavior for GamesHerePage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    /// A click on the chosen game opens it.
    fn handle_click(&mut self, target: Target, cx: &mut Context) -> Reaction {
        let Target::Line(at) = target else { return Reaction::none() };
        if at == self.list.at {
            return self.open(cx);
        }
        self.list.at = at.min(self.games().len().saturating_sub(1));
        Reaction::none()
    }

    fn list(&mut self, _: &Context) -> Option<(&mut ListCursor, usize)> {
        let count = self.games().len();
        Some((&mut self.list, count))
    }

    fn open_line(&mut self, cx: &mut Context) -> Reaction {
        self.open(cx)
    }

    fn proceed(&mut self, is_front: bool, _: &mut Context) -> Effects {
        is_front.then(|| self.explorer.turn_to(&self.game)).flatten().into()
    }

    /// Details of the chosen game, or the reason of an empty list.
    fn status(&self, cx: &Context) -> String {
        if let Some((entry, _)) = self.games().get(self.list.at) {
            return library_game(entry, cx.own_name());
        }
        let explored = self.explorer.on(&self.game);
        explored.map(|explored| none_here(&self.explorer, explored)).unwrap_or_default()
    }

    fn on_event(&mut self, event: &PageEvent<'_>, _: &mut Context) -> Reaction {
        match event {
            PageEvent::Store(request, StoreEvent::Opened(game))
                if self.opening == Some(*request) =>
            {
                self.opening = None;
                let mut session = GameSession::of_stored(game);
                session.step_to(self.moment_in(&session.game).unwrap_or(0));
                let session = Box::new(session);
                return Reaction::navigate(Navigation::Replay { session, is_reviewed: false });
            }
            PageEvent::Store(_, event) => self.explorer.on_store_event(event),
            _ => {}
        }
        Reaction::none()
    }
}
