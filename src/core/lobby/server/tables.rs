//! Open games: visits, actions, commits, clocks.

use super::{LobbyNote, LobbyOutput, LobbyServer, MemberId, Pending, RETRY};
use crate::lobby::account::AccountId;
use crate::lobby::people_store::{PeopleAnswer, PeopleError, PeopleNotice, PeopleRequest};
use crate::lobby::request::{GREETINGS, LobbyEvent, LobbyRefusal};
use crate::lobby::shared_game::{ActionError, SharedGame, SharedGameNumber, TableAction};
use crate::lobby::table::{CommitProgress, Table};
use crate::rules::Color;
use std::time::Duration;

/// Absence after which the opponent may claim the win.
const ABSENCE: Duration = Duration::from_mins(2);

impl LobbyServer {
    /// Opens a game for a session.
    pub(super) fn open(&mut self, member: MemberId, game: SharedGameNumber) {
        if self.tables.contains(game) {
            return self.join_table(member, game);
        }
        self.waiting.entry(game).or_default().insert(member);
        self.query(Pending::Load(game), PeopleRequest::Load(game));
    }

    pub(super) fn on_loaded(
        &mut self,
        number: SharedGameNumber,
        answer: Result<PeopleAnswer, PeopleError>,
    ) {
        let waiting = self.waiting.remove(&number).unwrap_or_default();
        let shared = match answer {
            Ok(PeopleAnswer::Loaded(Some(shared))) => *shared,
            answer => {
                let why =
                    if answer.is_ok() { LobbyRefusal::NoGame } else { LobbyRefusal::Unavailable };
                for member in waiting {
                    self.refuse(member, why.clone());
                }
                return;
            }
        };
        let is_new = !self.games.contains_key(&number) && shared.revision == 0;
        let is_open = self.tables.contains(number);
        if is_open {
            self.take_stored(shared.clone());
        }
        if !is_open && !waiting.is_empty() {
            self.tables.insert(number, Table::new(shared.clone()));
            self.notify(PeopleNotice::Ask(number));
        }
        if is_new && waiting.is_empty() {
            self.announce_begun(shared);
        } else {
            self.note_game(shared);
        }
        for member in waiting {
            self.join_table(member, number);
        }
        self.has_changed = true;
    }

    /// Takes a state of a game that the database has.
    pub(super) fn take_stored(&mut self, shared: SharedGame) {
        let number = shared.number;
        let Some(table) = self.tables.get_mut(number) else { return self.note_game(shared) };
        // A commit under way finds out by itself whether it conflicts.
        if table.committing.is_none() && shared.revision > table.stored {
            table.stored = shared.revision;
            table.take(shared, self.now);
            self.after_change(number);
        }
    }

    fn join_table(&mut self, member: MemberId, number: SharedGameNumber) {
        let Some(its) = self.members.get_mut(&member) else { return };
        its.open.insert(number);
        let account = its.account.id;
        let Some(table) = self.tables.get_mut(number) else { return };
        table.members.insert(member, account);
        table.note_presence(self.now);
        self.send_presence(number);
        self.show_table(number);
    }

    pub(super) fn leave_table(&mut self, member: MemberId, number: SharedGameNumber) {
        let Some(table) = self.tables.get_mut(number) else { return };
        if table.members.remove(&member).is_none() {
            return;
        }
        table.note_presence(self.now);
        self.send_presence(number);
        self.show_table(number);
        self.forget_table(number);
    }

    /// Forgets a table without sessions, unless its clock runs or a commit is under way.
    fn forget_table(&mut self, number: SharedGameNumber) {
        let is_needed = |table: &Table| {
            let is_stored = table.progress == CommitProgress::Stored && !table.is_cut_off;
            let is_busy = table.committing.is_some() || !is_stored;
            !table.members.is_empty() || is_busy || table.is_running()
        };
        if !self.tables.get(number).is_some_and(is_needed) {
            self.tables.remove(number);
        }
    }

    /// Carries out an action of a player, after those that wait for a commit.
    pub(super) fn act(&mut self, member: MemberId, number: SharedGameNumber, action: TableAction) {
        let Some(account) = self.account_of(member).map(|account| account.id) else { return };
        let Some(table) = self.tables.get_mut(number) else {
            return self.refuse(member, LobbyRefusal::NoGame);
        };
        let Some(side) = table.shared.side_of(account) else {
            return self.refuse(member, LobbyRefusal::NotYourGame);
        };
        if action == TableAction::Flag {
            return;
        }
        if !table.enqueue(member, side, action) {
            return self.refuse(member, LobbyRefusal::Unavailable);
        }
        self.proceed(number);
    }

    /// Carries out waiting actions until one has to be committed.
    fn proceed(&mut self, number: SharedGameNumber) {
        loop {
            let now = self.now;
            let Some(table) = self.tables.get_mut(number) else { return };
            if table.committing.is_some() || table.progress == CommitProgress::Paused {
                return;
            }
            let Some((member, side, action)) = table.queue.pop_front() else { return };
            let is_long_away = || table.away(!side, now).is_some_and(|away| away >= ABSENCE);
            let acted = if action == TableAction::Claim && !is_long_away() {
                Err(ActionError::NotAway)
            } else {
                let mut next = table.shared.clone();
                next.act(side, action, table.elapsed(now), now.unix).map(|()| next)
            };
            match acted {
                Ok(next) => return self.commit(number, next),
                Err(why) => self.refuse(member, LobbyRefusal::Action(why)),
            }
        }
    }

    /// Sends the next state of a game to the database.
    pub(super) fn commit(&mut self, number: SharedGameNumber, mut next: SharedGame) {
        let Some(table) = self.tables.get_mut(number) else { return };
        next.revision = table.stored + 1;
        table.committing = Some(next.clone());
        table.retry_at = None;
        self.query(Pending::Commit(number), PeopleRequest::Commit(Box::new(next)));
    }

    pub(super) fn on_commit(
        &mut self,
        number: SharedGameNumber,
        answer: Result<PeopleAnswer, PeopleError>,
    ) {
        let now = self.now;
        let Some(table) = self.tables.get_mut(number) else { return };
        let Some(mut next) = table.committing.take() else { return };
        let is_committed = matches!(answer, Ok(PeopleAnswer::Committed(_)));
        let is_news = next.is_over() || next.game.played() != table.shared.game.played();
        match answer {
            // A vacation has begun or ended meanwhile. A stored game that is over takes no commit.
            Ok(PeopleAnswer::Conflict(shared))
                if !shared.is_over() && shared.differs_by_vacations(&table.shared) =>
            {
                table.stored = shared.revision;
                next.players.clone_from(&shared.players);
                table.take(*shared, now);
                return self.commit(number, next);
            }
            // A commit whose answer was lost: the database has a state that this server sent before.
            Ok(PeopleAnswer::Conflict(shared))
                if table.progress == CommitProgress::Unsaved
                    && table.has_sent(&shared)
                    && !shared.is_over() =>
            {
                table.stored = shared.revision;
                let present = table.shared.clone();
                return self.commit(number, present);
            }
            Ok(PeopleAnswer::Committed(shared) | PeopleAnswer::Conflict(shared)) => {
                table.in_doubt.clear();
                table.stored = shared.revision;
                table.progress = CommitProgress::Stored;
                table.take((*shared).clone(), now);
                self.notify(PeopleNotice::Game(number));
                self.note_end(&shared);
            }
            Ok(_) | Err(PeopleError::Invalid(_)) => {}
            Err(PeopleError::Unavailable) => {
                table.note_in_doubt(&next);
                table.retry_at = Some(now.monotonic + RETRY);
                if next.terms.is_rated {
                    // The move waits, and so does the clock.
                    table.progress = CommitProgress::Paused;
                    table.committing = None;
                    table.held = Some(next);
                    table.run_clock(now);
                } else {
                    table.progress = CommitProgress::Unsaved;
                    table.take(next, now);
                }
            }
        }
        if let Some(table) = self.tables.get(number).filter(|_| is_committed && is_news) {
            let game = table.shared.clone();
            self.mail_after_move(&game);
        }
        self.after_change(number);
        self.proceed(number);
    }

    /// Tells the other servers and the log of the end of a stored game, and notes its result in the tournament.
    pub(super) fn note_end(&mut self, shared: &SharedGame) {
        if !shared.is_over() {
            return;
        }
        if !self.is_exhibition(shared) {
            self.day.note_end(shared.clone(), self.now.unix);
        }
        let is_in_tournament = shared.tournament.is_some();
        if shared.terms.pace.is_live() || is_in_tournament {
            self.notify(PeopleNotice::Over(shared.number));
        }
        if is_in_tournament {
            self.refresh_tournament();
        }
        let count = shared.game.count();
        let names = shared.players.each_ref().map(|player| player.name.clone());
        let reason = shared.game.forfeit().map(|forfeit| forfeit.reason);
        let note = LobbyNote::Over(shared.number, names, [count.black, count.white], reason);
        self.outputs.push(LobbyOutput::Note(note));
    }

    /// Shows a changed game to all, and notes its end.
    fn after_change(&mut self, number: SharedGameNumber) {
        let Some(table) = self.tables.get(number) else { return };
        let shared = table.shared.clone();
        self.show_table(number);
        if !shared.is_over() {
            self.has_changed |= !shared.terms.pace.is_live();
            return self.note_game(shared);
        }
        self.has_changed = true;
        let was_open = self.games.remove(&number).is_some();
        if was_open {
            self.note_house_result(&shared);
        }
        for side in Color::BOTH {
            let id = shared.player(side).id;
            for member in self.members_of(id) {
                if let Some(steps) = shared.ratings
                    && let Some(its) = self.members.get_mut(&member)
                {
                    its.account.note_rated(shared.terms.pace, steps[side.index()].after, was_open);
                }
                if was_open && shared.terms.is_rated && !self.is_in_rated_game(id) {
                    self.event(member, LobbyEvent::Assistance(true));
                }
            }
        }
        self.forget_table(number);
    }

    pub(super) fn show_table(&mut self, number: SharedGameNumber) {
        let Some(table) = self.tables.get(number) else { return };
        let members = table.members.iter();
        let states: Vec<_> =
            members.map(|(id, account)| (*id, table.state_for(*account, self.now))).collect();
        for (member, state) in states {
            self.event(member, LobbyEvent::Table(Box::new(state)));
        }
    }

    pub(super) fn greet(&mut self, member: MemberId, number: SharedGameNumber, greeting: u8) {
        let Some(account) = self.account_of(member) else { return };
        if account.is_muted {
            return self.refuse(member, LobbyRefusal::Muted);
        }
        let (account, from) = (account.id, account.shown_name());
        let Some(table) = self.tables.get(number) else { return };
        if usize::from(greeting) >= GREETINGS.len() || !table.members.contains_key(&member) {
            return;
        }
        self.pass_greeting_on(Some(member), number, (account, &from), greeting);
        self.notify(PeopleNotice::Greeting { game: number, account, from, greeting });
    }

    /// Shows a greeting to all at a game but its sender, and those who have muted them.
    pub(super) fn pass_greeting_on(
        &mut self,
        sender: Option<MemberId>,
        number: SharedGameNumber,
        (account, from): (AccountId, &str),
        greeting: u8,
    ) {
        let Some(table) = self.tables.get(number) else { return };
        let others: Vec<MemberId> = table.members.keys().copied().collect();
        let ignores_sender =
            |other: &MemberId| Some(*other) == sender || self.has_muted(*other, account);
        let others: Vec<MemberId> = others.into_iter().filter(|it| !ignores_sender(it)).collect();
        for other in others {
            let from = from.to_owned();
            self.event(other, LobbyEvent::Greeting { game: number, from, greeting });
        }
    }

    /// Calls flags, and commits again after a failure.
    pub(super) fn check_tables(&mut self) {
        let now = self.now;
        self.tables.update_times();
        for number in self.tables.due(now.monotonic) {
            let Some(table) = self.tables.get_mut(number) else { continue };
            if table.retry_at.is_some_and(|at| at <= now.monotonic) {
                let next = table.held.take().unwrap_or_else(|| table.shared.clone());
                self.commit(number, next);
            } else {
                let mut next = table.shared.clone();
                let (elapsed, side) = (table.elapsed(now), next.to_move());
                let flagged = side.map(|side| next.act(side, TableAction::Flag, elapsed, now.unix));
                if flagged == Some(Ok(())) {
                    self.commit(number, next);
                }
            }
        }
    }
}
