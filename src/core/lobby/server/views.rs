//! Lists of the lobby, for its readers.

use super::{LOBBY_PAUSE, LobbyServer, Member, MemberId};
use crate::lobby::account::{AccountId, PersonAccount};
use crate::lobby::glicko::GlickoRating;
use crate::lobby::lobby_view::{
    FinishedRow, LobbyView, OwnGameRow, PersonRow, RunningRow, SeekRow, VacationView,
};
use crate::lobby::request::LobbyEvent;
use crate::lobby::seek::Seek;
use crate::lobby::shared_game::SharedGame;
use crate::rules::Color;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

/// Readers from which on the lists are updated more rarely.
const MANY_READERS: u32 = 100;
/// Rows of each list.
const MOST_ROWS: usize = 200;

/// Rating to show, with whether it is provisional.
fn shown_rating(account: &PersonAccount, rating: GlickoRating) -> Option<(i32, bool)> {
    (!account.is_guest).then(|| (rating.value.round() as i32, rating.is_provisional()))
}

fn milliseconds(time: i64) -> Duration {
    Duration::from_millis(u64::try_from(time).unwrap_or(0))
}

impl LobbyServer {
    /// Monotonic time at which changed lists are shown again.
    pub(super) fn lists_due_at(&self) -> Option<Duration> {
        let readers = self.members.values().filter(|it| it.is_in_lobby).count();
        let is_due = self.has_changed && readers > 0;
        let pause = LOBBY_PAUSE * (1 + readers as u32 / MANY_READERS);
        is_due.then(|| self.listed_at.map_or(Duration::ZERO, |at| at + pause))
    }

    pub(super) fn show_lobby_to_all(&mut self) {
        self.has_changed = false;
        self.listed_at = Some(self.now.monotonic);
        self.refresh_day();
        self.refresh_others();
        let lists = self.lists();
        let readers = self.members.iter().filter(|(_, member)| member.is_in_lobby);
        let views: Vec<(MemberId, LobbyView)> =
            readers.map(|(id, member)| (*id, self.view_for(member, &lists))).collect();
        for (member, view) in views {
            self.event(member, LobbyEvent::Lobby(Arc::new(view)));
        }
    }

    /// Shows the lists at once to a session that acts on them.
    pub(super) fn show_lobby_if_open(&mut self, member: MemberId) {
        if self.members.get(&member).is_some_and(|it| it.is_in_lobby) {
            self.show_lobby(member);
        }
    }

    pub(super) fn show_lobby(&mut self, member: MemberId) {
        if let Some(its) = self.members.get(&member) {
            let view = self.view_for(its, &self.lists());
            self.event(member, LobbyEvent::Lobby(Arc::new(view)));
        }
    }

    fn view_for(&self, member: &Member, lists: &LobbyLists) -> LobbyView {
        let account = &member.account;
        LobbyView {
            name: account.shown_name(),
            may_choose_name: !account.is_guest && account.name.is_none(),
            rating: shown_rating(account, account.rating),
            correspondence: shown_rating(account, account.correspondence),
            own_games: self.own_games_of(account),
            own_finished: self.own_finished_of(account.id),
            tournament: self.tournament_for(account),
            weekly: self.weekly_for(account),
            seeks: self.seeks_for(member),
            running: lists.running_for(account),
            finished: lists.finished.clone(),
            race: self.race_for(member),
            people: lists.people_for(member),
            vacation: self.vacation_of(account),
            is_cut_off: self.is_cut_off,
            is_alone: self.is_alone(account.id),
            house: self.house.opponent_of(account).map(|player| player.strength),
        }
    }

    fn vacation_of(&self, account: &PersonAccount) -> Option<VacationView> {
        let (now, vacations) = (self.now.unix, &account.vacations);
        let ends_in = vacations.end_of_present(now).map(|at| milliseconds(at - now));
        let days_left = vacations.days_left(now);
        (!account.is_guest).then_some(VacationView { ends_in, days_left })
    }

    fn own_games_of(&self, account: &PersonAccount) -> Vec<OwnGameRow> {
        let until = |at: i64| milliseconds(at - self.now.unix);
        let row = |game: &SharedGame| {
            let side = game.side_of(account.id)?;
            Some(OwnGameRow {
                game: game.number,
                opponent: game.player(!side).name.clone(),
                side,
                terms: game.terms,
                moves: game.game.moves_played(),
                is_your_turn: game.to_move() == Some(side),
                offer: game.offer.filter(|offer| offer.by != side).map(|offer| offer.kind),
                left: game.deadline().map(until),
                is_opponent_away: game.on_vacation(self.now.unix)[(!side).index()],
            })
        };
        let mut rows: Vec<OwnGameRow> = self.games.values().filter_map(row).collect();
        rows.sort_by_key(|row| (!row.is_your_turn && row.offer.is_none(), row.left, row.game));
        rows.truncate(MOST_ROWS);
        rows
    }

    fn seeks_for(&self, member: &Member) -> Vec<SeekRow> {
        let account = &member.account;
        let is_hidden = |seek: &Seek| seek.to.is_some() && member.muted.contains(&seek.by.id);
        let is_shown = |seek: &&Seek| seek.is_for(account.id) && !is_hidden(seek);
        let seeks = self.seeks.values().filter(is_shown);
        let mut rows: Vec<SeekRow> = seeks
            .map(|seek| SeekRow {
                seek: seek.id,
                name: seek.by.shown_name(),
                rating: shown_rating(&seek.by, seek.by.rating_at(seek.terms.pace)),
                terms: seek.terms,
                is_yours: seek.by.id == account.id,
                is_challenge: seek.to == Some(account.id),
                to: seek.to.filter(|to| *to != account.id).and_then(|to| self.name_of(to)),
            })
            .collect();
        rows.sort_by_key(|row| (!row.is_challenge, row.seek));
        rows.truncate(MOST_ROWS);
        rows
    }

    /// Name of an account that is here, or on another server.
    pub(super) fn name_of(&self, id: AccountId) -> Option<String> {
        let here = self.members.values().map(|member| &member.account);
        here.chain(self.people_elsewhere()).find(|it| it.id == id).map(PersonAccount::shown_name)
    }

    fn lists(&self) -> LobbyLists {
        LobbyLists { running: self.running(), finished: self.finished(), people: self.people() }
    }

    /// Live games, those most worth watching first.
    fn running(&self) -> Vec<([AccountId; 2], RunningRow)> {
        let here = self.tables.values().map(|table| &table.shared);
        let elsewhere = self.running_elsewhere();
        let elsewhere = elsewhere.filter(|game| !self.tables.contains(game.number));
        let is_running = |game: &&SharedGame| {
            // One that has not begun, and whose player has gone, is nothing to watch.
            let is_seen = game.game.moves_played() > 0 || self.is_attended(game);
            is_seen && game.terms.pace.is_live() && !game.is_over()
        };
        let mut games: Vec<&SharedGame> = here.chain(elsewhere).filter(is_running).collect();
        // The number of moves would let games change places all the time.
        games.sort_by_cached_key(|game| (Reverse(self.worth(game)), game.number));
        games.truncate(MOST_ROWS);
        let row = |game: &SharedGame| {
            let row = RunningRow {
                game: game.number,
                names: Color::BOTH.map(|side| game.player(side).name.clone()),
                terms: game.terms,
                moves: game.game.moves_played(),
                is_attended: self.is_attended(game),
            };
            (game.players.each_ref().map(|player| player.id), row)
        };
        games.into_iter().map(row).collect()
    }

    /// People here and on other servers, best first.
    fn people(&self) -> Vec<PersonRow> {
        let here = self.members.values().map(|member| &member.account);
        let all = here.chain(self.people_elsewhere());
        let mut seen = BTreeSet::new();
        let people = all
            .filter(|account| !self.house.has(account.id) && seen.insert(account.id))
            .take(MOST_ROWS);
        let games = self.games.values().chain(self.running_elsewhere());
        let live = games.filter(|game| game.terms.pace.is_live() && !game.is_over());
        let playing: BTreeSet<AccountId> =
            live.flat_map(|game| &game.players).map(|player| player.id).collect();
        let row = |account: &PersonAccount| PersonRow {
            account: account.id,
            name: account.shown_name(),
            rating: shown_rating(account, account.rating),
            is_playing: playing.contains(&account.id),
            is_muted: false,
            is_you: false,
        };
        let mut rows: Vec<PersonRow> = people.map(row).collect();
        rows.sort_by(|one, other| {
            let rank = |row: &PersonRow| Reverse(row.rating.map(|(value, _)| value));
            rank(one).cmp(&rank(other)).then_with(|| one.name.cmp(&other.name))
        });
        rows
    }
}

/// Lists that are the same for all readers.
struct LobbyLists {
    /// Games with their players.
    running: Vec<([AccountId; 2], RunningRow)>,
    finished: Vec<FinishedRow>,
    people: Vec<PersonRow>,
}

impl LobbyLists {
    /// Games of others.
    fn running_for(&self, account: &PersonAccount) -> Vec<RunningRow> {
        let others = self.running.iter().filter(|(players, _)| !players.contains(&account.id));
        others.map(|(_, row)| row.clone()).collect()
    }

    fn people_for(&self, member: &Member) -> Vec<PersonRow> {
        let row = |row: &PersonRow| PersonRow {
            is_muted: member.muted.contains(&row.account),
            is_you: row.account == member.account.id,
            ..row.clone()
        };
        self.people.iter().map(row).collect()
    }
}
