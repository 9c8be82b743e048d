//! Tournaments of people: plan, results so far, and the games that can begin.

use super::account::{AccountId, AccountName, PersonAccount};
use super::event_game::EventGame;
use super::shared_game::{Agreement, SharedGame};
use super::terms::GameTerms;
use super::weekly::WeeklyTournament;
use crate::club::{
    GameNumber, GameScore, LiveTournament, ScheduledGame, Tournament, TournamentPlan,
};
use crate::rules::Color;
use std::collections::{BTreeMap, BTreeSet};

/// A result that the operator decides, because a player did not come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecidedResult {
    /// Round, from 1.
    pub round: u32,
    /// Players of Black and White.
    pub players: [AccountName; 2],
    pub score: GameScore,
}

/// Plan of an operator: a tournament of listed players, or one of every week.
#[derive(Clone, Debug, PartialEq)]
pub enum PlannedTournament {
    Once(PeopleTournament),
    Weekly(WeeklyTournament),
}

/// A tournament of people with its players.
#[derive(Clone, Debug, PartialEq)]
pub struct PeopleTournament {
    pub name: String,
    pub plan: TournamentPlan,
    pub terms: GameTerms,
    /// As many as the plan has, strongest first.
    pub players: Vec<AccountName>,
    pub decided: Vec<DecidedResult>,
    /// Whether its games begin by themselves, and their clocks run whether the players are there or not.
    pub is_timed: bool,
}

/// A tournament with its results so far. Equal games give equal pairings, so every server knows the same.
#[derive(Debug)]
pub(super) struct RunningTournament {
    pub plan: PeopleTournament,
    pub live: LiveTournament,
    /// Accounts of the players; a player without one has not come yet, or has deleted it.
    accounts: Vec<Option<PersonAccount>>,
    /// Games that have begun and are not over.
    begun: BTreeSet<GameNumber>,
}

/// Score of a game for the standings; `None` without a result.
fn score_of(game: &SharedGame) -> Option<GameScore> {
    match game.agreement {
        Some(Agreement::Aborted) => None,
        Some(Agreement::Draw) => Some(GameScore::counted([game.terms.variant.board.len() / 2; 2])),
        None => game.is_over().then(|| GameScore::of(&game.game)),
    }
}

impl RunningTournament {
    /// A tournament with all its games, and the accounts of its players in their order. Errors: if the plan is invalid.
    pub fn new(
        plan: PeopleTournament,
        games: &[SharedGame],
        accounts: Vec<Option<PersonAccount>>,
    ) -> Option<Self> {
        let mut tournament = Tournament::new(plan.plan).ok()?;
        let numbered =
            games.iter().filter_map(|game| Some((game.tournament.as_ref()?.number, game)));
        let begun: BTreeSet<GameNumber> = numbered
            .clone()
            .filter(|(_, game)| !game.is_over())
            .map(|(number, _)| number)
            .collect();
        let scores: BTreeMap<GameNumber, GameScore> =
            numbered.clone().filter_map(|(number, game)| Some((number, score_of(game)?))).collect();
        loop {
            let known = tournament.schedule().into_iter().find_map(|scheduled| {
                let score = scores.get(&scheduled.number).copied();
                let score = score.or_else(|| plan.decided_score(scheduled));
                // What is played is decided on the board.
                let is_open = !begun.contains(&scheduled.number);
                let without = || plan.score_without(scheduled, &accounts).filter(|_| is_open);
                Some((scheduled.number, score.or_else(without)?))
            });
            let Some((number, score)) = known else { break };
            tournament.note(number, score);
        }
        let names = plan.players.iter().map(ToString::to_string).collect();
        let live = LiveTournament::new(plan.name.clone(), names, tournament);
        Some(Self { plan, live, accounts, begun })
    }

    /// A game of it, as the game itself knows it.
    pub fn event_game(&self, number: GameNumber) -> EventGame {
        EventGame { tournament: self.plan.name.clone(), number, is_timed: self.plan.is_timed }
    }

    /// Name of the winner, once it is over.
    pub fn winner(&self) -> Option<&str> {
        let first = self.live.standings().first()?;
        let is_over = self.live.tournament().is_over();
        is_over.then(|| self.live.player_name(first.player))
    }

    /// Games that can begin now. Where they begin by themselves, two players have one at a time.
    pub fn open_games(&self) -> impl Iterator<Item = ScheduledGame> {
        let table = |number: GameNumber| (number.round, number.table);
        let mut busy: BTreeSet<_> = self.begun.iter().copied().map(table).collect();
        let schedule = self.live.tournament().schedule().into_iter();
        schedule.filter(move |game| {
            !self.begun.contains(&game.number)
                && (!self.plan.is_timed || busy.insert(table(game.number)))
        })
    }

    /// Games that an account can begin now.
    pub fn open_games_of(&self, account: AccountId) -> Vec<ScheduledGame> {
        self.open_games().filter(|game| self.seat(game, account).is_some()).collect()
    }

    /// Accounts of Black and White in a game, if both are known.
    pub fn players_of(&self, game: &ScheduledGame) -> Option<[&PersonAccount; 2]> {
        let [black, white] = game.players.map(|player| self.account_of(player));
        Some([black?, white?])
    }

    fn account_of(&self, player: usize) -> Option<&PersonAccount> {
        self.accounts.get(player)?.as_ref()
    }

    /// Side of an account in a game, and the opponent's account, if there is one already.
    pub fn seat(
        &self,
        game: &ScheduledGame,
        account: AccountId,
    ) -> Option<(Color, Option<&PersonAccount>)> {
        let account_of = |side: Color| self.account_of(game.players[side.index()]);
        let side = Color::BOTH
            .into_iter()
            .find(|side| account_of(*side).is_some_and(|it| it.id == account))?;
        Some((side, account_of(!side)))
    }
}

impl PeopleTournament {
    /// Score of a game that begins by itself, where a player has deleted the account.
    fn score_without(
        &self,
        game: ScheduledGame,
        accounts: &[Option<PersonAccount>],
    ) -> Option<GameScore> {
        let is_gone = |side: &Color| accounts[game.players[side.index()]].is_none();
        let loser = Color::BOTH.into_iter().find(is_gone).filter(|_| self.is_timed)?;
        Some(GameScore::forfeited(loser, self.terms.variant.board.len()))
    }

    /// The operator's decision about a game.
    fn decided_score(&self, game: ScheduledGame) -> Option<GameScore> {
        let keys = game.players.map(|player| self.players[player].key());
        let mut decided = self.decided.iter().filter(|it| it.round == game.number.round + 1);
        decided.find(|it| it.players.each_ref().map(AccountName::key) == keys).map(|it| it.score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::Format;
    use crate::lobby::glicko::GlickoRating;
    use crate::lobby::vacation::Vacations;

    fn account(id: i64) -> PersonAccount {
        PersonAccount {
            id: AccountId(id),
            name: Some(AccountName::stored(&format!("p{id}"))),
            is_guest: false,
            is_muted: false,
            rating: GlickoRating::NEW,
            games: 0,
            correspondence: GlickoRating::NEW,
            vacations: Vacations::default(),
        }
    }

    /// A drawn match of a knock-out has two more games, which began at the same time.
    #[test]
    fn two_players_have_one_game_at_a_time_where_games_begin_by_themselves() {
        let accounts = [account(1), account(2)];
        let plan = |is_timed| PeopleTournament {
            name: "Cup".to_owned(),
            plan: TournamentPlan { format: Format::Knockout, players: 2, rounds: 1, games: 1 },
            terms: GameTerms::default(),
            players: accounts.iter().filter_map(|account| account.name.clone()).collect(),
            decided: Vec::new(),
            is_timed,
        };
        let number = |game| GameNumber { round: 0, table: 0, game };
        let game = |at, agreement| {
            let [one, other] = &accounts;
            let tournament = Some(EventGame {
                tournament: "Cup".to_owned(),
                number: number(at),
                is_timed: true,
            });
            let game = SharedGame::new([one, other], GameTerms::default(), 0);
            SharedGame { tournament, agreement, ..game }
        };
        let drawn = game(0, Some(Agreement::Draw));
        let running = |is_timed, games: &[SharedGame]| {
            let players = accounts.iter().cloned().map(Some).collect();
            RunningTournament::new(plan(is_timed), games, players).expect("valid")
        };
        let open = |running: &RunningTournament| {
            running.open_games().map(|game| game.number).collect::<Vec<_>>()
        };
        assert_eq!(open(&running(false, std::slice::from_ref(&drawn))), [number(1), number(2)]);
        assert_eq!(open(&running(true, std::slice::from_ref(&drawn))), [number(1)]);
        assert_eq!(open(&running(true, &[drawn, game(1, None)])), []);
    }
}
