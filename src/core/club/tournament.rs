//! Tournaments: the games to play, given the results so far.

use super::pairing::{GameNumber, Pairing, ScheduledGame};
use super::score::GameScore;
use super::swiss::SwissPlayer;
use super::{knockout, round_robin, swiss};
use crate::rules::Color;
use std::collections::{BTreeMap, BTreeSet};

#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Format {
    /// Each player meets each other.
    #[default]
    RoundRobin,
    /// A number of rounds in which players with equal points meet.
    Swiss,
    /// A loser is out.
    Knockout,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentPlan {
    pub format: Format,
    /// Number of players, strongest first where that matters: 2 to [`TournamentPlan::MOST_PLAYERS`].
    pub players: usize,
    /// Rounds of a Swiss, or meetings of each pair in a round robin: 1 to [`TournamentPlan::MOST_ROUNDS`].
    pub rounds: u32,
    /// Games of a meeting, with sides swapped after each: 1 to [`TournamentPlan::MOST_GAMES`].
    pub games: u32,
}

/// Error of an invalid plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PlanError {
    #[error("a tournament has 2 to {most} players, not {0}", most = TournamentPlan::MOST_PLAYERS)]
    Players(usize),
    #[error("a tournament has 1 to {most} rounds, not {0}", most = TournamentPlan::MOST_ROUNDS)]
    Rounds(u32),
    /// Two players of the Swiss would meet twice.
    #[error("a Swiss of {players} players has at most {most} rounds, not {rounds}", most = players - 1)]
    SwissRounds { rounds: u32, players: usize },
    #[error("two players have 1 to {most} games, not {0}", most = TournamentPlan::MOST_GAMES)]
    Games(u32),
}

impl TournamentPlan {
    pub const MOST_PLAYERS: usize = 500;
    pub const MOST_ROUNDS: u32 = 200;
    /// Largest number of games of a meeting.
    pub const MOST_GAMES: u32 = 1000;

    /// Usual rounds of a Swiss: twice those of a knock-out and one more, but fewer than players: 7 for 8 players.
    pub fn usual_rounds(players: usize) -> u32 {
        (2 * Self::knockout_rounds(players) + 1).min(players.saturating_sub(1) as u32).max(1)
    }

    /// Number of rounds of a knock-out: each halves the field.
    pub fn knockout_rounds(players: usize) -> u32 {
        players.max(2).next_power_of_two().trailing_zeros()
    }
}

/// A plan with its pairings and scores so far.
///
/// ```
/// use outflank_core::club::{Format, GameScore, TournamentPlan, Tournament, standings};
///
/// let plan = TournamentPlan { format: Format::RoundRobin, players: 3, rounds: 1, games: 1 };
/// let mut tournament = Tournament::new(plan).expect("it is valid");
/// while let Some(game) = tournament.schedule().first().copied() {
///     // The lower number always wins by 40 to 24.
///     let is_black = game.players[0] < game.players[1];
///     let score = GameScore::counted(if is_black { [40, 24] } else { [24, 40] });
///     assert!(tournament.note(game.number, score));
/// }
/// assert!(tournament.is_over());
/// assert_eq!(standings(&tournament)[0].player, 0);
/// ```
#[derive(Clone, Debug)]
pub struct Tournament {
    plan: TournamentPlan,
    rounds: Vec<Vec<Pairing>>,
    scores: BTreeMap<GameNumber, GameScore>,
    /// Games that can be played now.
    open: BTreeSet<GameNumber>,
}

/// Additional pairs of games of a tied knock-out match, before discs and seeding decide.
const PLAY_OFFS: u32 = 3;

impl Tournament {
    /// A tournament before its first game.
    ///
    /// # Errors
    ///
    /// [`PlanError`] for an invalid plan.
    pub fn new(plan: TournamentPlan) -> Result<Self, PlanError> {
        let TournamentPlan { format, players, rounds, games } = plan;
        if !(2..=TournamentPlan::MOST_PLAYERS).contains(&players) {
            return Err(PlanError::Players(players));
        }
        if !(1..=TournamentPlan::MOST_ROUNDS).contains(&rounds) {
            return Err(PlanError::Rounds(rounds));
        }
        if !(1..=TournamentPlan::MOST_GAMES).contains(&games) {
            return Err(PlanError::Games(games));
        }
        if format == Format::Swiss && rounds as usize >= players {
            return Err(PlanError::SwissRounds { rounds, players });
        }
        let (rounds_known, scores, open) = (Vec::new(), BTreeMap::new(), BTreeSet::new());
        let mut tournament = Self { plan, rounds: rounds_known, scores, open };
        tournament.rounds = match format {
            Format::RoundRobin => {
                let cycle = round_robin::rounds(players);
                let turned = |pairing: &Pairing| match *pairing {
                    Pairing::Game([black, white]) => Pairing::Game([white, black]),
                    bye @ Pairing::Bye(_) => bye,
                };
                let other = cycle.iter().map(|round| round.iter().map(turned).collect()).collect();
                let cycles = [cycle, other];
                (0..rounds as usize).flat_map(|at| cycles[at % 2].clone()).collect()
            }
            Format::Swiss => vec![swiss::pair(&tournament.swiss_players())],
            Format::Knockout => vec![knockout::first_round(players)],
        };
        (0..tournament.rounds.len() as u32).for_each(|round| tournament.open_round(round));
        Ok(tournament)
    }

    pub const fn plan(&self) -> &TournamentPlan {
        &self.plan
    }

    pub fn rounds(&self) -> &[Vec<Pairing>] {
        &self.rounds
    }

    /// Number of rounds, also of those whose pairings are not known yet.
    pub fn most_rounds(&self) -> u32 {
        let TournamentPlan { format, players, rounds, .. } = self.plan;
        match format {
            Format::RoundRobin => self.rounds.len() as u32,
            Format::Swiss => rounds,
            Format::Knockout => TournamentPlan::knockout_rounds(players),
        }
    }

    pub fn played(&self) -> impl Iterator<Item = (ScheduledGame, GameScore)> {
        self.scores.iter().filter_map(|(&number, &score)| Some((self.game(number)?, score)))
    }

    /// Games that can be played now, in order.
    pub fn schedule(&self) -> Vec<ScheduledGame> {
        self.open.iter().filter_map(|&number| self.game(number)).collect()
    }

    pub fn is_over(&self) -> bool {
        self.open.is_empty()
    }

    /// Adds a score and the pairings that follow from it. Returns whether the game was scheduled; another one changes
    /// nothing.
    pub fn note(&mut self, number: GameNumber, score: GameScore) -> bool {
        let is_open = self.scheduled(number).is_some();
        if is_open {
            self.scores.insert(number, score);
            self.open.remove(&number);
            // A tied knock-out match needs more games.
            self.open_table(number.round, number.table);
            self.advance();
        }
        is_open
    }

    pub fn scheduled(&self, number: GameNumber) -> Option<ScheduledGame> {
        self.game(number).filter(|_| self.open.contains(&number))
    }

    /// Schedules the games of a new round.
    fn open_round(&mut self, round: u32) {
        let tables = self.rounds[round as usize].len() as u32;
        (0..tables).for_each(|table| self.open_table(round, table));
    }

    /// Schedules the missing games of a table.
    fn open_table(&mut self, round: u32, table: u32) {
        let games = (0..self.wanted(round, table)).map(|game| GameNumber { round, table, game });
        self.open.extend(games.filter(|number| !self.scores.contains_key(number)));
    }

    fn game(&self, number: GameNumber) -> Option<ScheduledGame> {
        let pairing = self.rounds.get(number.round as usize)?.get(number.table as usize)?;
        let [black, white] = pairing.players()?;
        let players = if number.game.is_multiple_of(2) { [black, white] } else { [white, black] };
        Some(ScheduledGame { number, players })
    }

    /// Number of games that a table needs by the results so far: a tied knock-out match gets more. 0 for a bye.
    fn wanted(&self, round: u32, table: u32) -> u32 {
        let usual = self.plan.games;
        let Some(balance) = self.balance(round, table) else { return 0 };
        if self.plan.format != Format::Knockout || balance.games < usual {
            return usual;
        }
        // Additional games come in pairs, so that each player has both colours equally often.
        let pairs = (balance.games - usual).div_ceil(2);
        let is_whole = balance.games == usual + 2 * pairs;
        let more = u32::from(is_whole && balance.half_points[0] == balance.half_points[1]);
        usual + 2 * (pairs + more).min(PLAY_OFFS)
    }

    /// Balance of a table's match; `None` for a bye.
    fn balance(&self, round: u32, table: u32) -> Option<MatchBalance> {
        let pairing = self.rounds.get(round as usize)?.get(table as usize)?;
        let players = pairing.players()?;
        let mut balance = MatchBalance { players, games: 0, half_points: [0; 2], discs: [0; 2] };
        let from = GameNumber { round, table, game: 0 };
        let to = GameNumber { table: table + 1, ..from };
        for (number, score) in self.scores.range(from..to) {
            let black = (number.game % 2) as usize;
            for (side, player) in [(Color::Black, black), (Color::White, 1 - black)] {
                balance.half_points[player] += score.half_points(side);
                balance.discs[player] += score.discs[side.index()];
            }
            balance.games += 1;
        }
        Some(balance)
    }

    /// Makes the next round once the last one is complete.
    fn advance(&mut self) {
        let round = self.rounds.len() as u32 - 1;
        // A round robin's rounds are all known from the start.
        if self.plan.format == Format::RoundRobin || !self.is_over() {
            return;
        }
        let next = match self.plan.format {
            Format::Swiss if round + 1 < self.plan.rounds => swiss::pair(&self.swiss_players()),
            Format::RoundRobin | Format::Swiss => return,
            Format::Knockout => knockout::next_round(&self.winners(round)),
        };
        if !next.is_empty() {
            self.rounds.push(next);
            self.open_round(round + 1);
        }
    }

    /// Winners of a knock-out round: by points, discs, seed.
    fn winners(&self, round: u32) -> Vec<usize> {
        let winner = |(table, pairing): (u32, &Pairing)| match *pairing {
            Pairing::Bye(player) => player,
            Pairing::Game([weak, strong]) => {
                let balance = self.balance(round, table).expect("there is a match");
                let standing = |at: usize| (balance.half_points[at], balance.discs[at]);
                debug_assert_eq!(balance.players, [weak, strong], "they are the match's");
                if standing(0) > standing(1) { weak } else { strong }
            }
        };
        (0..).zip(&self.rounds[round as usize]).map(winner).collect()
    }

    /// Round in which a player lost, from 0, in a knock-out.
    pub fn lost_in(&self, player: usize) -> Option<u32> {
        let mut rounds = (0..self.rounds.len() as u32).zip(&self.rounds);
        let (round, _) = rounds.rfind(|(_, pairings)| {
            let mut all = pairings.iter().filter_map(|it| it.players());
            all.any(|players| players.contains(&player))
        })?;
        let is_known = self.rounds.len() as u32 > round + 1 || self.is_over();
        (is_known && !self.winners(round).contains(&player)).then_some(round)
    }

    /// Players with the earlier rounds that the Swiss pairing depends on.
    fn swiss_players(&self) -> Vec<SwissPlayer> {
        let new = |player| SwissPlayer {
            player,
            half_points: 0,
            met: Vec::new(),
            blacks: Vec::new(),
            had_bye: false,
        };
        let mut players: Vec<SwissPlayer> = (0..self.plan.players).map(new).collect();
        for (round, pairings) in (0..).zip(&self.rounds) {
            for (table, pairing) in (0..).zip(pairings) {
                match *pairing {
                    Pairing::Bye(player) => {
                        players[player].had_bye = true;
                        players[player].half_points += 2 * self.plan.games;
                    }
                    Pairing::Game([black, white]) => {
                        let balance = self.balance(round, table).expect("they meet");
                        for (at, own, other) in [(0, black, white), (1, white, black)] {
                            players[own].half_points += balance.half_points[at];
                            players[own].met.push(other);
                            players[own].blacks.push(at == 0);
                        }
                    }
                }
            }
        }
        players
    }
}

/// Balance of a match.
#[derive(Clone, Copy, Debug)]
struct MatchBalance {
    players: [usize; 2],
    games: u32,
    half_points: [u32; 2],
    discs: [u32; 2],
}
