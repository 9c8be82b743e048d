//! Unfinished games of the accounts that are here.

use super::LobbyServer;
use crate::lobby::account::AccountId;
use crate::lobby::shared_game::SharedGame;

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

    fn live_games_of(&self, account: AccountId) -> impl Iterator<Item = &SharedGame> {
        let is_of = move |game: &&SharedGame| {
            game.terms.pace.is_live() && game.side_of(account).is_some() && !game.is_over()
        };
        self.games.values().filter(is_of)
    }

    pub(super) fn is_in_live_game(&self, account: AccountId) -> bool {
        self.live_games_of(account).next().is_some()
    }

    /// Whether coach and engines are off for an account.
    pub(super) fn is_in_rated_game(&self, account: AccountId) -> bool {
        self.live_games_of(account).any(|game| game.terms.is_rated)
    }
}
