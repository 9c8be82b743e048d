//! Lists of the lobby, for its readers.

use super::{LOBBY_PAUSE, LobbyServer, Member, MemberId};
use crate::lobby::account::PersonAccount;
use crate::lobby::lobby_view::{
    LobbyView, OwnGameRow, PersonRow, RunningRow, SeekRow, VacationView,
};
use crate::lobby::request::LobbyEvent;
use crate::lobby::seek::Seek;
use crate::rules::Color;
use std::sync::Arc;
use std::time::Duration;

/// Rows of each list.
const MOST_ROWS: usize = 200;

/// Rating to show, with whether it is provisional.
fn shown_rating(account: &PersonAccount) -> Option<(i32, bool)> {
    let rating = account.rating;
    (!account.is_guest).then(|| (rating.value.round() as i32, rating.is_provisional()))
}

fn milliseconds(time: i64) -> Duration {
    Duration::from_millis(u64::try_from(time).unwrap_or(0))
}

impl LobbyServer {
    /// Monotonic time at which changed lists are shown again.
    pub(super) fn lists_due_at(&self) -> Option<Duration> {
        let has_readers = self.has_changed && self.members.values().any(|it| it.is_in_lobby);
        has_readers.then(|| self.listed_at.map_or(Duration::ZERO, |at| at + LOBBY_PAUSE))
    }

    pub(super) fn show_lobby_to_all(&mut self) {
        self.has_changed = false;
        self.listed_at = Some(self.now.monotonic);
        self.refresh_others();
        let readers = self.members.iter().filter(|(_, member)| member.is_in_lobby);
        for member in readers.map(|(id, _)| *id).collect::<Vec<_>>() {
            self.show_lobby(member);
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
            let view = self.view_for(its);
            self.event(member, LobbyEvent::Lobby(Arc::new(view)));
        }
    }

    fn view_for(&self, member: &Member) -> LobbyView {
        let account = &member.account;
        LobbyView {
            name: account.shown_name(),
            may_choose_name: !account.is_guest && account.name.is_none(),
            rating: shown_rating(account),
            own_games: self.own_games_of(account),
            tournament: self.tournament_for(account),
            seeks: self.seeks_for(member),
            running: self.running_for(account),
            people: self.people_for(member),
            vacation: self.vacation_of(account),
            is_cut_off: self.is_cut_off,
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
        let row = |game: &crate::lobby::shared_game::SharedGame| {
            let side = game.side_of(account.id)?;
            Some(OwnGameRow {
                game: game.number,
                opponent: game.player(!side).name.clone(),
                side,
                terms: game.terms,
                moves: game.game.moves_played(),
                is_your_turn: game.to_move() == Some(side),
                left: game.deadline().map(until),
                is_opponent_away: game.on_vacation(self.now.unix)[(!side).index()],
            })
        };
        let mut rows: Vec<OwnGameRow> = self.games.values().filter_map(row).collect();
        rows.sort_by_key(|row| (!row.is_your_turn, row.left, row.game));
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
                rating: shown_rating(&seek.by),
                terms: seek.terms,
                is_yours: seek.by.id == account.id,
                is_challenge: seek.to.is_some(),
            })
            .collect();
        rows.sort_by_key(|row| (!row.is_challenge, row.seek));
        rows.truncate(MOST_ROWS);
        rows
    }

    /// Live games of others, those of this server first.
    fn running_for(&self, account: &PersonAccount) -> Vec<RunningRow> {
        let here = self.tables.values().map(|table| &table.shared);
        let elsewhere = self.running_elsewhere();
        let elsewhere = elsewhere.filter(|game| !self.tables.contains_key(&game.number));
        let games = here.chain(elsewhere).filter(|game| {
            game.terms.pace.is_live() && !game.is_over() && game.side_of(account.id).is_none()
        });
        let row = |game: &crate::lobby::shared_game::SharedGame| RunningRow {
            game: game.number,
            names: Color::BOTH.map(|side| game.player(side).name.clone()),
            terms: game.terms,
            moves: game.game.moves_played(),
        };
        games.map(row).take(MOST_ROWS).collect()
    }

    fn people_for(&self, member: &Member) -> Vec<PersonRow> {
        let account = &member.account;
        let mut rows: Vec<PersonRow> = Vec::new();
        let here = self.members.values().map(|member| &member.account);
        for other in here.chain(self.people_elsewhere()) {
            if rows.iter().any(|row| row.account == other.id) {
                continue;
            }
            rows.push(PersonRow {
                account: other.id,
                name: other.shown_name(),
                rating: shown_rating(other),
                is_playing: self.is_in_live_game(other.id)
                    || self.running_elsewhere().any(|game| game.side_of(other.id).is_some()),
                is_muted: member.muted.contains(&other.id),
                is_you: other.id == account.id,
            });
            if rows.len() == MOST_ROWS {
                break;
            }
        }
        rows.sort_by(|one, other| {
            let rank = |row: &PersonRow| std::cmp::Reverse(row.rating.map(|(value, _)| value));
            rank(one).cmp(&rank(other)).then_with(|| one.name.cmp(&other.name))
        });
        rows
    }
}
