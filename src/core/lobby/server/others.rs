//! Exchange with the other servers of the database.

use super::{LobbyServer, Pending};
use crate::lobby::account::{AccountId, PersonAccount};
use crate::lobby::other_servers::OtherServers;
use crate::lobby::people_store::{PeopleAnswer, PeopleNotice, PeopleRequest};
use crate::lobby::shared_game::{SharedGame, SharedGameNumber};
use crate::lobby::table::Visitors;
use std::collections::BTreeSet;
use std::time::Duration;

/// Time between two signs of life.
const BEAT: Duration = Duration::from_secs(5);

impl LobbyServer {
    /// Gives a sign of life when it is due.
    pub(super) fn beat(&mut self) {
        let now = self.now.monotonic;
        let Some(others) = self.others.as_mut().filter(|others| others.beat_at <= now) else {
            return;
        };
        others.beat_at = now + BEAT;
        self.query(Pending::Beat, PeopleRequest::Beat { server: self.number });
    }

    /// Tells the other servers who has come.
    pub(super) fn note_arrival(&mut self, accounts: Vec<AccountId>) {
        if self.others.is_some() && !accounts.is_empty() {
            let request = PeopleRequest::Arrive { server: self.number, accounts };
            self.query(Pending::Nothing, request);
            self.notify(PeopleNotice::People);
        }
    }

    pub(super) fn note_departure(&mut self, account: AccountId) {
        if self.others.is_some() {
            let request = PeopleRequest::Depart { server: self.number, account };
            self.query(Pending::Nothing, request);
            self.notify(PeopleNotice::People);
        }
    }

    pub(super) fn note_stale_lists(&mut self) {
        if let Some(others) = &mut self.others {
            others.is_stale = true;
            self.has_changed = true;
        }
    }

    /// Asks for people and games of the other servers, if they have changed.
    pub(super) fn refresh_others(&mut self) {
        let is_stale = |others: &mut OtherServers| std::mem::take(&mut others.is_stale);
        if self.others.as_mut().is_some_and(is_stale) {
            let request = PeopleRequest::Elsewhere { server: self.number };
            self.query(Pending::Elsewhere, request);
            self.query(Pending::Running, PeopleRequest::Running);
        }
    }

    pub(super) fn on_others(&mut self, pending: &Pending, answer: PeopleAnswer) {
        let Some(others) = &mut self.others else { return };
        match (pending, answer) {
            (Pending::Beat, PeopleAnswer::Servers { servers, was_forgotten }) => {
                self.on_beat(servers.into_iter().collect(), was_forgotten);
            }
            (Pending::Elsewhere, PeopleAnswer::People(people)) => {
                self.has_changed |= others.people != people;
                others.people = people;
            }
            (Pending::Running, PeopleAnswer::Games(running)) => {
                self.has_changed |= others.running != running;
                others.running = running;
            }
            _ => {}
        }
    }

    fn on_beat(&mut self, living: BTreeSet<i64>, was_forgotten: bool) {
        let Some(others) = &mut self.others else { return };
        let has_changed = others.living != living;
        others.living.clone_from(&living);
        if was_forgotten {
            let here = self.members.values().map(|member| member.account.id);
            let here: BTreeSet<AccountId> = here.collect();
            self.note_arrival(here.into_iter().collect());
        }
        if !has_changed {
            return;
        }
        self.note_stale_lists();
        self.query(Pending::Seeks, PeopleRequest::Seeks);
        // Visitors of a dead server are away.
        let gone: Vec<(SharedGameNumber, i64)> = self
            .tables
            .iter()
            .flat_map(|(number, table)| table.elsewhere.keys().map(move |server| (number, *server)))
            .filter(|(_, server)| !living.contains(server))
            .collect();
        for (number, server) in gone {
            self.note_visitors(number, server, Visitors::default());
        }
    }

    /// Notes whether the database answers. Rated games wait while it does not: the other servers may have the moves.
    pub(super) fn note_cut_off(&mut self, is_cut_off: bool) {
        let has_changed = std::mem::replace(&mut self.is_cut_off, is_cut_off) != is_cut_off;
        if !has_changed || self.others.is_none() {
            return;
        }
        for number in self.tables.numbers() {
            let Some(table) = self.tables.get_mut(number) else { continue };
            if table.shared.terms.is_rated {
                table.is_cut_off = is_cut_off;
                table.run_clock(self.now);
                self.show_table(number);
            }
        }
    }

    /// Loads what notices may have changed.
    pub(super) fn resync(&mut self) {
        self.query(Pending::Seeks, PeopleRequest::Seeks);
        let here: BTreeSet<AccountId> =
            self.members.values().map(|member| member.account.id).collect();
        for account in here {
            self.query(Pending::GamesOf(account), PeopleRequest::GamesOf(account));
        }
        for game in self.tables.numbers() {
            self.query(Pending::Load(game), PeopleRequest::Load(game));
            self.notify(PeopleNotice::Ask(game));
            self.send_presence(game);
        }
        self.refresh_tournament();
        self.refresh_sign_ups(None);
        self.note_stale_lists();
    }

    /// Tells the other servers who is at a game here.
    pub(super) fn send_presence(&mut self, game: SharedGameNumber) {
        if let Some(table) = self.tables.get(game) {
            let Visitors { players, spectators } = table.visitors();
            self.notify(PeopleNotice::At { game, server: self.number, players, spectators });
        }
    }

    /// Notes who is at a game by another server.
    pub(super) fn note_visitors(
        &mut self,
        number: SharedGameNumber,
        server: i64,
        visitors: Visitors,
    ) {
        let Some(table) = self.tables.get_mut(number) else { return };
        let before = if visitors == Visitors::default() {
            table.elsewhere.remove(&server)
        } else {
            table.elsewhere.insert(server, visitors.clone())
        };
        if before.unwrap_or_default() != visitors {
            table.note_presence(self.now);
            self.show_table(number);
        }
    }

    pub(super) fn people_elsewhere(&self) -> impl Iterator<Item = &PersonAccount> {
        self.others.iter().flat_map(|others| &others.people)
    }

    pub(super) fn running_elsewhere(&self) -> impl Iterator<Item = &SharedGame> {
        self.others.iter().flat_map(|others| &others.running)
    }

    /// Whether an account is here or at another server.
    pub(super) fn is_around(&self, account: AccountId) -> bool {
        self.is_here(account) || self.people_elsewhere().any(|other| other.id == account)
    }
}
