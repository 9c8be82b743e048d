//! Tournaments of every week: who signs up, and games that begin by themselves.

use super::{LobbyServer, MemberId, Pending, RETRY};
use crate::lobby::account::{AccountName, PersonAccount};
use crate::lobby::lobby_view::WeeklyView;
use crate::lobby::people_store::{PeopleAnswer, PeopleError, PeopleNotice, PeopleRequest};
use crate::lobby::people_tournament::PeopleTournament;
use crate::lobby::request::LobbyRefusal;
use crate::lobby::shared_game::SharedGame;
use crate::lobby::table::Table;
use crate::lobby::weekly::{WeeklyTournament, deleted};
use crate::lobby::weekly_state::WeeklyState;
use std::time::Duration;

/// Milliseconds between the last game of a round and the first of the next.
const ROUND_PAUSE: i64 = 60_000;

impl LobbyServer {
    pub(super) fn plan_weekly(&mut self, plan: WeeklyTournament) {
        self.weekly = Some(WeeklyState::new(plan, self.now.unix));
        self.refresh_edition();
        self.refresh_sign_ups(None);
    }

    /// Loads the edition of the last hour anew.
    pub(super) fn refresh_edition(&mut self) {
        if let Some(weekly) = &self.weekly {
            let name = weekly.plan.edition(weekly.last);
            self.query(Pending::Edition, PeopleRequest::Tournament { name, players: None });
        }
    }

    /// Loads those anew who have signed up for the next hour.
    pub(super) fn refresh_sign_ups(&mut self, member: Option<MemberId>) {
        if let Some(weekly) = &self.weekly {
            let name = weekly.plan.edition(weekly.next);
            let request = PeopleRequest::Tournament { name, players: None };
            self.query(Pending::SignUps(member), request);
        }
    }

    /// Signs an account up for the next hour, or off.
    pub(super) fn sign_up(&mut self, member: MemberId, is_in: bool) {
        let Some(account) = self.account_of(member) else { return };
        if account.is_guest {
            return self.refuse(member, LobbyRefusal::Guest);
        }
        let Some(weekly) = &self.weekly else { return self.refuse(member, LobbyRefusal::NoGame) };
        let (tournament, begins) = (weekly.plan.edition(weekly.next), weekly.next);
        let request = PeopleRequest::SignUp { tournament, begins, account: account.id, is_in };
        self.query(Pending::SignUps(Some(member)), request);
    }

    pub(super) fn on_weekly(
        &mut self,
        pending: &Pending,
        answer: Result<PeopleAnswer, PeopleError>,
    ) {
        let Some(weekly) = &mut self.weekly else { return };
        match (pending, answer) {
            (Pending::SignUps(Some(member)), Err(_)) => {
                self.refuse(*member, LobbyRefusal::Unavailable);
            }
            (Pending::SignUps(Some(member)), Ok(PeopleAnswer::TournamentFull)) => {
                self.refuse(*member, LobbyRefusal::TournamentFull);
            }
            (pending, Err(_)) => {
                if let Pending::BeginRound(number) = pending {
                    weekly.begun.remove(number);
                }
                weekly.retry_at = Some(self.now.monotonic + RETRY);
            }
            (Pending::Edition, Ok(PeopleAnswer::Tournament { games, players })) => {
                self.on_edition(&games, players);
            }
            (Pending::SignUps(member), Ok(PeopleAnswer::Tournament { players, .. })) => {
                weekly.sign_ups = players.iter().flatten().map(|account| account.id).collect();
                self.has_changed = true;
                if let Some(member) = member {
                    self.notify(PeopleNotice::SignedUp);
                    self.show_lobby_if_open(*member);
                }
            }
            (Pending::BeginRound(_), Ok(PeopleAnswer::Begun(game))) => self.note_begun(*game),
            // Another server has begun it.
            (Pending::BeginRound(_), Ok(_)) => self.refresh_edition(),
            _ => {}
        }
    }

    fn on_edition(&mut self, games: &[SharedGame], players: Vec<Option<PersonAccount>>) {
        let Some(weekly) = &mut self.weekly else { return };
        let ended = games.iter().filter(|game| game.is_over()).map(|game| game.moved).max();
        weekly.round_at = ended.map_or(weekly.last, |at| at + ROUND_PAUSE);
        let name_of = |account: &Option<PersonAccount>| {
            account.as_ref().map_or_else(deleted, |it| AccountName::stored(&it.shown_name()))
        };
        let plan = PeopleTournament {
            name: weekly.plan.edition(weekly.last),
            plan: weekly.plan.plan(players.len()),
            terms: weekly.plan.terms,
            players: players.iter().map(name_of).collect(),
            decided: Vec::new(),
            is_timed: true,
        };
        self.on_tournament(plan, games, players);
        // A clock runs also where no player has come back after a restart.
        for game in games.iter().filter(|game| !game.is_over() && game.is_timed()) {
            self.run_table(game);
        }
    }

    /// Opens a game, whether its players are there or not.
    fn run_table(&mut self, game: &SharedGame) {
        if !self.tables.contains(game.number) {
            let mut table = Table::new(game.clone());
            table.note_presence(self.now);
            self.tables.insert(game.number, table);
            self.note_game(game.clone());
            self.notify(PeopleNotice::Ask(game.number));
        }
    }

    /// Monotonic time at which the next hour or the next round comes.
    pub(super) fn weekly_due_at(&self) -> Option<Duration> {
        let weekly = self.weekly.as_ref()?;
        let is_open = self.tournament.as_ref().is_some_and(|running| {
            running.open_games().any(|game| !weekly.begun.contains(&game.number))
        });
        let unix = if is_open { weekly.round_at.min(weekly.next) } else { weekly.next };
        let left = u64::try_from(unix - self.now.unix).unwrap_or(0);
        let at = self.now.monotonic + Duration::from_millis(left);
        Some(weekly.retry_at.map_or(at, |retry| if is_open { retry } else { retry.min(at) }))
    }

    /// Does what is due by time.
    pub(super) fn run_weekly(&mut self) {
        let now = self.now;
        let Some(weekly) = &mut self.weekly else { return };
        if weekly.next <= now.unix {
            let plan = weekly.plan.clone();
            return self.plan_weekly(plan);
        }
        if let Some(at) = weekly.retry_at {
            if at > now.monotonic {
                return;
            }
            weekly.retry_at = None;
            self.refresh_edition();
            self.refresh_sign_ups(None);
        }
        self.begin_round();
    }

    /// Begins the open games, once their time has come.
    fn begin_round(&mut self) {
        let (Some(weekly), Some(running)) = (&mut self.weekly, &self.tournament) else { return };
        if weekly.round_at > self.now.unix {
            return;
        }
        let mut games = Vec::new();
        for scheduled in running.open_games() {
            let number = scheduled.number;
            if let Some(players) = running.players_of(&scheduled)
                && weekly.begun.insert(number)
            {
                let game = SharedGame::new(players, running.plan.terms, self.now.unix);
                let tournament = Some(running.event_game(number));
                games.push((number, SharedGame { tournament, ..game }));
            }
        }
        for (number, game) in games {
            self.query(Pending::BeginRound(number), PeopleRequest::begin(None, game));
        }
    }

    pub(super) fn weekly_for(&self, account: &PersonAccount) -> Option<WeeklyView> {
        let weekly = self.weekly.as_ref()?;
        Some(WeeklyView {
            name: weekly.plan.name.clone(),
            begins: weekly.next,
            players: weekly.sign_ups.len(),
            is_in: weekly.sign_ups.contains(&account.id),
        })
    }
}
