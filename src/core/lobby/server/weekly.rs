//! Tournaments of every week: who signs up, and games that begin by themselves.

use super::{LobbyServer, MemberId, Pending, RETRY};
use crate::club::GameNumber;
use crate::lobby::account::{AccountName, PersonAccount};
use crate::lobby::lobby_view::WeeklyView;
use crate::lobby::people_store::{PeopleAnswer, PeopleError, PeopleNotice, PeopleRequest};
use crate::lobby::people_tournament::PeopleTournament;
use crate::lobby::request::LobbyRefusal;
use crate::lobby::shared_game::SharedGame;
use crate::lobby::table::Table;
use crate::lobby::weekly::{WeeklyTournament, deleted};
use crate::lobby::weekly_state::{EditionQuery, WeeklyState};
use std::time::Duration;

/// Milliseconds between the last game of a round and the first of the next.
const ROUND_PAUSE: i64 = 60_000;

impl LobbyServer {
    pub(super) fn plan_weekly(&mut self, plan: WeeklyTournament) {
        // The players of another hour are others.
        self.tournament = None;
        self.weekly = Some(WeeklyState::new(plan, self.now.unix));
        self.refresh_edition();
        self.refresh_sign_ups(None);
    }

    /// Loads the edition of the last hour anew.
    pub(super) fn refresh_edition(&mut self) {
        if let Some(weekly) = &mut self.weekly {
            if weekly.query != EditionQuery::None {
                weekly.query = EditionQuery::Outdated;
                return;
            }
            weekly.query = EditionQuery::UnderWay;
            let begins = weekly.last;
            let name = weekly.plan.edition(begins);
            self.query(Pending::Edition(begins), PeopleRequest::Tournament { name, players: None });
        }
    }

    /// Loads those anew who have signed up for the next hour.
    pub(super) fn refresh_sign_ups(&mut self, member: Option<MemberId>) {
        if let Some(weekly) = &self.weekly {
            let begins = weekly.next;
            let name = weekly.plan.edition(begins);
            let request = PeopleRequest::Tournament { name, players: None };
            self.query(Pending::SignUps(member, begins), request);
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
        self.query(Pending::SignUps(Some(member), begins), request);
    }

    pub(super) fn on_weekly(
        &mut self,
        pending: &Pending,
        answer: Result<PeopleAnswer, PeopleError>,
    ) {
        let Some(weekly) = &mut self.weekly else { return };
        if matches!(pending, Pending::Edition(begins) if *begins == weekly.last) {
            let query = std::mem::replace(&mut weekly.query, EditionQuery::None);
            if query == EditionQuery::Outdated && answer.is_ok() {
                self.refresh_edition();
            }
        }
        let Some(weekly) = &mut self.weekly else { return };
        match (pending, answer) {
            (Pending::SignUps(Some(member), _), Err(_)) => {
                self.refuse(*member, LobbyRefusal::Unavailable);
            }
            (Pending::SignUps(Some(member), _), Ok(PeopleAnswer::TournamentFull)) => {
                self.refuse(*member, LobbyRefusal::TournamentFull);
            }
            (pending, Err(_)) => {
                if let Pending::BeginRound(number) = pending {
                    weekly.begun.remove(number);
                }
                weekly.retry_at = Some(self.now.monotonic + RETRY);
            }
            (Pending::Edition(begins), Ok(PeopleAnswer::Tournament { games, players }))
                if *begins == weekly.last =>
            {
                self.on_edition(&games, players);
            }
            (Pending::SignUps(member, begins), Ok(PeopleAnswer::Tournament { players, .. }))
                if *begins == weekly.next =>
            {
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
        // The clock may have been set back since.
        let now = self.now.unix;
        weekly.round_at = ended.map_or(weekly.last, |at| at.min(now) + ROUND_PAUSE);
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
        for game in games {
            if self.tables.contains(game.number) {
                self.take_stored(game.clone());
            }
        }
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
            // Another server has begun it, or the answer to this one's request was lost.
            if game.revision == 0 && !self.games.contains_key(&game.number) {
                let players = game.players.each_ref().map(|player| player.id);
                self.notify(PeopleNotice::Begun(game.number, players));
                self.announce_begun(game.clone());
            } else {
                self.note_game(game.clone());
            }
            self.notify(PeopleNotice::Ask(game.number));
        }
    }

    /// Monotonic time at which the next hour or the next round comes.
    pub(super) fn weekly_due_at(&self) -> Option<Duration> {
        let weekly = self.weekly.as_ref()?;
        let is_open = weekly.may_begin(self.now.unix) && self.beginning().next().is_some();
        let turn = weekly.turns_at();
        let unix = if is_open { weekly.round_at.min(turn) } else { turn };
        let left = u64::try_from(unix - self.now.unix).unwrap_or(0);
        let at = self.now.monotonic + Duration::from_millis(left);
        Some(weekly.retry_at.map_or(at, |retry| if is_open { retry } else { retry.min(at) }))
    }

    /// Does what is due by time.
    pub(super) fn run_weekly(&mut self) {
        let now = self.now;
        let Some(weekly) = &mut self.weekly else { return };
        if weekly.turns_at() <= now.unix {
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

    /// Games that are to begin, with their players.
    fn beginning(&self) -> impl Iterator<Item = (GameNumber, [&PersonAccount; 2])> {
        let running = self.tournament.iter();
        running.flat_map(move |running| {
            let open = running.open_games().filter(|game| {
                self.weekly.as_ref().is_some_and(|it| !it.begun.contains(&game.number))
            });
            open.filter_map(|game| Some((game.number, running.players_of(&game)?)))
        })
    }

    /// Begins the open games, once their time has come.
    fn begin_round(&mut self) {
        let (Some(weekly), Some(running)) = (&self.weekly, &self.tournament) else { return };
        let now = self.now.unix;
        if weekly.round_at > now || !weekly.may_begin(now) {
            return;
        }
        let begin = |(number, players)| {
            let tournament = Some(running.event_game(number));
            let game = SharedGame::new(players, running.plan.terms, now);
            (number, SharedGame { tournament, ..game })
        };
        let games: Vec<(GameNumber, SharedGame)> = self.beginning().map(begin).collect();
        for (number, game) in games {
            if let Some(weekly) = &mut self.weekly {
                weekly.begun.insert(number);
            }
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
