//! A tournament that is watched: who plays, how everybody stands, and what has ended.

use super::pairing::ScheduledGame;
use super::score::GameScore;
use super::standings::{Standing, standings};
use super::tournament::{Format, Plan, Tournament};

/// A game of a tournament that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedGame {
    /// Which one it was.
    pub scheduled: ScheduledGame,
    /// What it counts.
    pub score: GameScore,
    /// The fault that ended it, in a sentence without a subject.
    pub fault: Option<String>,
}

/// A live tournament: with names, the standings worked out after each game, and the games in the order they ended.
#[derive(Clone, Debug)]
pub struct LiveTournament {
    /// What it is called.
    pub name: String,
    /// The names of its players, by their numbers.
    pub players: Vec<String>,
    tournament: Tournament,
    standings: Vec<Standing>,
    ended: Vec<EndedGame>,
}

impl LiveTournament {
    /// A tournament at its beginning, or after the games that it knows already.
    pub fn new(name: String, players: Vec<String>, tournament: Tournament) -> Self {
        let standings = standings(&tournament);
        let played = tournament.played();
        let ended = played.map(|(scheduled, score)| EndedGame { scheduled, score, fault: None });
        let ended = ended.collect();
        Self { name, players, tournament, standings, ended }
    }

    /// Takes in a game that has ended; one that is not awaited changes nothing.
    pub fn note(&mut self, game: EndedGame) {
        if self.tournament.note(game.scheduled.number, game.score) {
            self.standings = standings(&self.tournament);
            self.ended.push(game);
        }
    }

    /// Which games there are, and which have been played.
    pub const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// The round that is played, or was played last, from 1 on, and how many there are.
    pub fn round(&self) -> [u32; 2] {
        let Plan { format, players, rounds, .. } = *self.tournament.plan();
        let known = self.tournament.rounds().len() as u32;
        let all = match format {
            Format::RoundRobin => known,
            Format::Swiss => rounds,
            Format::Knockout => Plan::usual_rounds(players),
        };
        let open = self.tournament.schedule();
        [open.first().map_or(known, |game| game.number.round + 1), all]
    }

    /// The players in their order.
    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// The games that have ended, the latest last.
    pub fn ended(&self) -> &[EndedGame] {
        &self.ended
    }

    /// The names of who plays Black and White in a game.
    pub fn names(&self, game: ScheduledGame) -> [&str; 2] {
        game.players.map(|player| self.players[player].as_str())
    }
}
