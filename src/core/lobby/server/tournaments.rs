//! The tournament of the operator's file.

use super::{LobbyServer, MemberId, Pending};
use crate::club::{GameNumber, ScheduledGame};
use crate::lobby::account::{AccountId, PersonAccount};
use crate::lobby::lobby_view::{TournamentRow, TournamentView};
use crate::lobby::people_store::PeopleRequest;
use crate::lobby::people_tournament::{PeopleTournament, PlannedTournament, RunningTournament};
use crate::lobby::request::{LobbyEvent, LobbyRefusal};
use crate::lobby::seek::{Seek, SeekId};
use crate::lobby::shared_game::SharedGame;
use crate::lobby::terms::{GameTerms, SideWish};
use crate::rules::Color;
use std::sync::Arc;

impl LobbyServer {
    /// Takes a new plan, or none.
    pub(super) fn plan_tournament(&mut self, plan: Option<PlannedTournament>) {
        (self.tournament, self.weekly) = (None, None);
        self.has_changed = true;
        match plan {
            None => {}
            Some(PlannedTournament::Once(plan)) => self.load_tournament(plan),
            Some(PlannedTournament::Weekly(plan)) => self.plan_weekly(plan),
        }
    }

    /// Loads the games of the tournament anew.
    pub(super) fn refresh_tournament(&mut self) {
        if self.weekly.is_some() {
            self.refresh_edition();
        } else if let Some(running) = &self.tournament {
            self.load_tournament(running.plan.clone());
        }
    }

    fn load_tournament(&mut self, plan: PeopleTournament) {
        let (name, players) = (plan.name.clone(), Some(plan.players.clone()));
        let request = PeopleRequest::Tournament { name, players };
        self.query(Pending::Tournament(Box::new(plan)), request);
    }

    pub(super) fn on_tournament(
        &mut self,
        plan: PeopleTournament,
        games: &[SharedGame],
        accounts: Vec<Option<PersonAccount>>,
    ) {
        self.tournament = RunningTournament::new(plan, games, accounts);
        self.has_changed = true;
        let readers = self.members.iter().filter(|(_, member)| member.sees_standings);
        for member in readers.map(|(id, _)| *id).collect::<Vec<_>>() {
            self.show_standings(member);
        }
    }

    pub(super) fn show_standings(&mut self, member: MemberId) {
        let Some(running) = &self.tournament else {
            return self.refuse(member, LobbyRefusal::NoGame);
        };
        let live = Arc::new(running.live.clone());
        if let Some(its) = self.members.get_mut(&member) {
            its.sees_standings = true;
            self.event(member, LobbyEvent::Standings(live));
        }
    }

    pub(super) fn tournament_for(&self, account: &PersonAccount) -> Option<TournamentView> {
        let running = self.tournament.as_ref()?;
        let row = |game: ScheduledGame| {
            let (side, opponent) = running.seat(&game, account.id)?;
            let names = running.live.names(game);
            let opponent = opponent.map(|account| account.id);
            Some(TournamentRow {
                number: game.number,
                opponent: names[(!side).index()].to_owned(),
                side,
                is_here: opponent.is_some_and(|id| self.is_around(id)),
                waits: opponent.is_some_and(|id| self.seek_for(game.number, id).is_some()),
                is_ready: self.seek_for(game.number, account.id).is_some(),
            })
        };
        Some(TournamentView {
            name: running.plan.name.clone(),
            round: running.live.round(),
            winner: running.winner().map(str::to_owned),
            games: running.open_games_of(account.id).into_iter().filter_map(row).collect(),
        })
    }

    /// The seek with which an account waits for a game of the tournament.
    fn seek_for(&self, number: GameNumber, by: AccountId) -> Option<SeekId> {
        let is_for = |seek: &&Seek| {
            seek.by.id == by && seek.tournament.as_ref().is_some_and(|it| it.number == number)
        };
        self.seeks.values().find(is_for).map(|seek| seek.id)
    }

    /// Begins the games for which both players wait: they were ready at the same moment.
    pub(super) fn begin_awaited_rounds(&mut self) {
        let awaited = self.seeks.values().filter_map(|seek| {
            let member = *self.members_of(seek.by.id).first()?;
            let first = self.seek_for(seek.tournament.as_ref()?.number, seek.to?)?;
            (first < seek.id).then_some((member, first, seek.id))
        });
        for (member, first, second) in awaited.collect::<Vec<_>>() {
            self.take_seek(member, first);
            for seek in [first, second] {
                self.seeks.remove(&seek);
            }
        }
    }

    /// Begins a game of the tournament: at one sitting once both players are ready, by correspondence at once.
    pub(super) fn play_round(&mut self, member: MemberId, number: GameNumber) {
        let Some(account) = self.account_of(member).cloned() else { return };
        let Some(running) = &self.tournament else {
            return self.refuse(member, LobbyRefusal::NoGame);
        };
        let open = running.open_games_of(account.id).into_iter().find(|it| it.number == number);
        let seat = open.as_ref().and_then(|game| running.seat(game, account.id));
        let Some((side, opponent)) = seat else { return self.refuse(member, LobbyRefusal::NoGame) };
        let Some(opponent) = opponent.cloned() else {
            // They may have come to another server.
            self.refresh_tournament();
            return self.refuse(member, LobbyRefusal::NotHere);
        };
        let wish = match side {
            Color::Black => SideWish::Black,
            Color::White => SideWish::White,
        };
        let terms = GameTerms { side: wish, ..running.plan.terms };
        let tournament = Some(running.event_game(number));
        if !terms.pace.is_live() {
            let players = SharedGame::seats(wish, [&account, &opponent], true);
            let game = SharedGame { tournament, ..SharedGame::new(players, terms, self.now.unix) };
            let request = PeopleRequest::begin(None, game);
            return self.query(Pending::Begin(member), request);
        }
        if let Some(seek) = self.seek_for(number, opponent.id) {
            return self.take_seek(member, seek);
        }
        if let Some(own) = self.seek_for(number, account.id) {
            return self.drop_seek(member, own);
        }
        let to = Some(opponent.id);
        let (id, server) = (SeekId(0), self.number);
        self.post(member, Seek { id, by: account, to, terms, server, tournament, network: None });
    }
}
