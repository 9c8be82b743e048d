//! Tournaments of people: plan, results so far, and the games that can begin.

use super::account::{AccountId, AccountName, PersonAccount};
use super::shared_game::{Agreement, SharedGame};
use super::terms::GameTerms;
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

/// A tournament of people, as its operator plans it.
#[derive(Clone, Debug, PartialEq)]
pub struct PeopleTournament {
    pub name: String,
    pub plan: TournamentPlan,
    pub terms: GameTerms,
    /// As many as the plan has, strongest first.
    pub players: Vec<AccountName>,
    pub decided: Vec<DecidedResult>,
}

/// A tournament with its results so far. Equal games give equal pairings, so every server knows the same.
#[derive(Debug)]
pub(super) struct RunningTournament {
    pub plan: PeopleTournament,
    pub live: LiveTournament,
    /// Accounts of the players, by their numbers; a player without one has not come yet.
    accounts: BTreeMap<usize, PersonAccount>,
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
    /// A tournament with all its games, and the accounts of its players. Errors: if the plan is invalid.
    pub fn new(
        plan: PeopleTournament,
        games: &[SharedGame],
        accounts: Vec<PersonAccount>,
    ) -> Option<Self> {
        let mut tournament = Tournament::new(plan.plan).ok()?;
        let numbered =
            games.iter().filter_map(|game| Some((game.tournament.as_ref()?.number, game)));
        let scores: BTreeMap<GameNumber, GameScore> =
            numbered.clone().filter_map(|(number, game)| Some((number, score_of(game)?))).collect();
        loop {
            let known = tournament.schedule().into_iter().find_map(|scheduled| {
                let score = scores.get(&scheduled.number).copied();
                Some((scheduled.number, score.or_else(|| plan.decided_score(scheduled))?))
            });
            let Some((number, score)) = known else { break };
            tournament.note(number, score);
        }
        let begun =
            numbered.filter(|(_, game)| !game.is_over()).map(|(number, _)| number).collect();
        let accounts = accounts.into_iter().filter_map(|account| {
            let key = account.name.as_ref()?.key();
            let player = plan.players.iter().position(|name| name.key() == key)?;
            Some((player, account))
        });
        let accounts = accounts.collect();
        let names = plan.players.iter().map(ToString::to_string).collect();
        let live = LiveTournament::new(plan.name.clone(), names, tournament);
        Some(Self { plan, live, accounts, begun })
    }

    /// Games that an account can begin now.
    pub fn open_games_of(&self, account: AccountId) -> Vec<ScheduledGame> {
        let schedule = self.live.tournament().schedule().into_iter();
        let open = schedule.filter(|game| !self.begun.contains(&game.number));
        open.filter(|game| self.seat(game, account).is_some()).collect()
    }

    /// Side of an account in a game, and the opponent's account, if there is one already.
    pub fn seat(
        &self,
        game: &ScheduledGame,
        account: AccountId,
    ) -> Option<(Color, Option<&PersonAccount>)> {
        let account_of = |side: Color| self.accounts.get(&game.players[side.index()]);
        let side = Color::BOTH
            .into_iter()
            .find(|side| account_of(*side).is_some_and(|it| it.id == account))?;
        Some((side, account_of(!side)))
    }
}

impl PeopleTournament {
    /// The operator's decision about a game.
    fn decided_score(&self, game: ScheduledGame) -> Option<GameScore> {
        let keys = game.players.map(|player| self.players[player].key());
        let mut decided = self.decided.iter().filter(|it| it.round == game.number.round + 1);
        decided.find(|it| it.players.each_ref().map(AccountName::key) == keys).map(|it| it.score)
    }
}
