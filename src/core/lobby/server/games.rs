//! Unfinished games of the accounts that are here.

use super::{LobbyServer, Pending};
use crate::lobby::account::AccountId;
use crate::lobby::people_store::{PeopleNotice, PeopleRequest};
use crate::lobby::shared_game::{SharedGame, TableAction};
use std::time::Duration;

impl LobbyServer {
    /// Notes the state of a game, if it concerns someone here.
    pub(super) fn note_game(&mut self, game: SharedGame) {
        let concerns = game.players.iter().any(|player| self.is_here(player.id));
        if game.is_over() || !concerns {
            self.games.remove(&game.number);
        } else {
            self.games.insert(game.number, game);
        }
    }

    /// Shows the lobby's lists to a player who has just come, if a game at one sitting goes on, or it is their turn.
    pub(super) fn announce_turns(&mut self, account: AccountId) {
        let is_turn = |game: &SharedGame| {
            let side = game.side_of(account);
            side.is_some() && (game.terms.pace.is_live() || game.to_move() == side)
        };
        if self.games.values().any(is_turn) {
            for member in self.members_of(account) {
                self.show_lobby(member);
            }
        }
    }

    /// Ends the games by correspondence whose day limit has passed.
    pub(super) fn flag_overdue(&mut self, games: Vec<SharedGame>) {
        let now = self.now.unix;
        let is_overdue = |game: &SharedGame| game.deadline().is_some_and(|at| at <= now);
        for game in games.into_iter().filter(is_overdue) {
            let mut next = game;
            let Some(side) = next.to_move() else { continue };
            if next.act(side, TableAction::Flag, Duration::ZERO, now).is_err() {
                continue;
            }
            let number = next.number;
            if self.tables.get(number).is_some_and(|table| table.committing.is_none()) {
                self.commit(number, next);
            } else if !self.tables.contains(number) {
                self.notify(PeopleNotice::Game(number));
                self.query(Pending::Flag, PeopleRequest::Commit(Box::new(next.clone())));
                self.note_game(next);
                self.has_changed = true;
            }
        }
    }

    fn open_games_of(&self, account: AccountId) -> impl Iterator<Item = &SharedGame> {
        let is_of = move |game: &&SharedGame| game.side_of(account).is_some() && !game.is_over();
        self.games.values().filter(is_of)
    }

    fn live_games_of(&self, account: AccountId) -> impl Iterator<Item = &SharedGame> {
        self.open_games_of(account).filter(|game| game.terms.pace.is_live())
    }

    /// Number of unfinished games by correspondence of an account.
    pub(super) fn slow_games_of(&self, account: AccountId) -> usize {
        self.open_games_of(account).filter(|game| !game.terms.pace.is_live()).count()
    }

    pub(super) fn is_in_live_game(&self, account: AccountId) -> bool {
        self.live_games_of(account).next().is_some()
    }

    /// Whether coach and engines are off for an account.
    pub(super) fn is_in_rated_game(&self, account: AccountId) -> bool {
        self.live_games_of(account).any(|game| game.terms.is_rated)
    }
}
