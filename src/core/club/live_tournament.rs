//! A running tournament to watch: players, standings, finished games.

use super::pairing::ScheduledGame;
use super::score::GameScore;
use super::standings::{Standing, standings};
use super::tournament::Tournament;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedGame {
    pub scheduled: ScheduledGame,
    pub score: GameScore,
    /// Error that ended the game, in a sentence without a subject.
    pub fault: Option<String>,
}

/// A tournament with names, current standings, and games in the order of their ends.
#[derive(Clone, Debug)]
pub struct LiveTournament {
    pub name: String,
    pub players: Vec<String>,
    tournament: Tournament,
    standings: Vec<Standing>,
    ended: Vec<EndedGame>,
}

impl LiveTournament {
    /// A tournament with the games it knows already.
    pub fn new(name: String, players: Vec<String>, tournament: Tournament) -> Self {
        let standings = standings(&tournament);
        let played = tournament.played();
        let ended = played.map(|(scheduled, score)| EndedGame { scheduled, score, fault: None });
        let ended = ended.collect();
        Self { name, players, tournament, standings, ended }
    }

    /// Adds a finished game; one that is not scheduled changes nothing.
    pub fn note(&mut self, game: EndedGame) {
        if self.tournament.note(game.scheduled.number, game.score) {
            self.standings = standings(&self.tournament);
            self.ended.push(game);
        }
    }

    pub const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Round of the next scheduled game, or else the last round, from 1; and the number of rounds.
    pub fn round(&self) -> [u32; 2] {
        let known = self.tournament.rounds().len() as u32;
        let open = self.tournament.schedule();
        [open.first().map_or(known, |game| game.number.round + 1), self.tournament.most_rounds()]
    }

    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// Finished games, latest last.
    pub fn ended(&self) -> &[EndedGame] {
        &self.ended
    }

    /// Name of a player by number.
    pub fn player_name(&self, player: usize) -> &str {
        &self.players[player]
    }

    /// Names of Black and White in a game.
    pub fn names(&self, game: ScheduledGame) -> [&str; 2] {
        game.players.map(|player| self.players[player].as_str())
    }
}
