//! Seeks and challenges, and the games that begin from them.

use super::{LobbyNote, LobbyOutput, LobbyServer, Member, MemberId, Pending};
use crate::lobby::account::{AccountId, PersonAccount};
use crate::lobby::people_store::{PeopleAnswer, PeopleError, PeopleNotice, PeopleRequest};
use crate::lobby::request::{LobbyEvent, LobbyRefusal};
use crate::lobby::seek::{Seek, SeekId};
use crate::lobby::shared_game::{SharedGame, SharedGameNumber};
use crate::lobby::table::Table;
use crate::lobby::terms::{GameTerms, SideWish};
use crate::rules::Color;
use rand::RngExt as _;

/// Seeks of an account at once.
const MOST_SEEKS: usize = 5;
/// Unfinished games by correspondence of an account at once.
const MOST_GAMES: usize = 50;

impl LobbyServer {
    /// Reason why an account may not play by these terms now.
    pub(super) fn objection(
        &self,
        account: &PersonAccount,
        terms: &GameTerms,
    ) -> Option<LobbyRefusal> {
        let is_for_guests = terms.pace.is_live() && !terms.is_rated;
        if account.is_guest && !is_for_guests || terms.is_rated && !terms.may_be_rated() {
            return Some(LobbyRefusal::GuestTerms);
        }
        if terms.pace.is_live() {
            return self.is_in_live_game(account.id).then_some(LobbyRefusal::Busy);
        }
        let has_most = self.slow_games_of(account.id) >= MOST_GAMES;
        has_most.then_some(LobbyRefusal::TooManyGames)
    }

    /// Offers a game to all, or to an account.
    pub(super) fn offer(&mut self, member: MemberId, to: Option<AccountId>, terms: GameTerms) {
        let Some(Member { account, network, .. }) = self.members.get(&member) else { return };
        let (by, network) = (account.clone(), *network);
        let (id, server) = (SeekId(0), self.number);
        self.post(member, Seek { id, by, to, terms, server, tournament: None, network });
    }

    /// Posts a seek, or a challenge to an account.
    pub(super) fn post(&mut self, member: MemberId, seek: Seek) {
        let (account, to) = (&seek.by, seek.to);
        if let Some(why) = self.objection(account, &seek.terms) {
            return self.refuse(member, why);
        }
        if to == Some(account.id) || to.is_some_and(|to| !self.is_around(to)) {
            return self.refuse(member, LobbyRefusal::NotHere);
        }
        if self.seeks.values().filter(|seek| seek.by.id == account.id).count() >= MOST_SEEKS {
            return self.refuse(member, LobbyRefusal::TooManySeeks);
        }
        self.query(Pending::Post(member), PeopleRequest::PostSeek(Box::new(seek)));
    }

    pub(super) fn on_posted(
        &mut self,
        member: MemberId,
        answer: Result<PeopleAnswer, PeopleError>,
    ) {
        let Ok(PeopleAnswer::SeekPosted(seek)) = answer else {
            return self.refuse(member, LobbyRefusal::Unavailable);
        };
        if !self.members.contains_key(&member) && seek.terms.pace.is_live() {
            // The player has gone meanwhile.
            return self.query(Pending::Nothing, PeopleRequest::DropSeek(seek.id));
        }
        self.notify(PeopleNotice::Seeks);
        self.seeks.insert(seek.id, (*seek).clone());
        self.has_changed = true;
        self.show_lobby_if_open(member);
        self.announce_challenge(&seek);
        self.accept_for_house(&seek);
        self.note_rematches();
        self.begin_awaited_rounds();
    }

    /// Notes who offers a rematch at the finished games that are open.
    fn note_rematches(&mut self) {
        for number in self.tables.numbers() {
            let Some(table) = self.tables.get(number).filter(|it| it.shared.is_over()) else {
                continue;
            };
            let players = table.shared.players.each_ref().map(|player| player.id);
            let offers = |side: &Color| {
                let (by, to) = (players[side.index()], players[(!*side).index()]);
                self.seeks.values().any(|seek| seek.by.id == by && seek.to == Some(to))
            };
            let rematch = Color::BOTH.into_iter().find(offers);
            if rematch == table.rematch {
                continue;
            }
            if let Some(table) = self.tables.get_mut(number) {
                table.rematch = rematch;
            }
            self.show_table(number);
        }
    }

    /// Whether a session shows the last game of the two: a rematch is seen there.
    fn is_at_last_game(&self, member: MemberId, seek: &Seek) -> bool {
        let open = self.members.get(&member).into_iter().flat_map(|member| &member.open);
        let tables = open.filter_map(|number| self.tables.get(*number));
        tables.map(|table| &table.shared).any(|game| {
            game.is_over() && seek.to.is_some_and(|to| game.is_between([seek.by.id, to]))
        })
    }

    /// Tells a challenged player who is here.
    fn announce_challenge(&mut self, seek: &Seek) {
        for other in seek.to.map(|to| self.members_of(to)).unwrap_or_default() {
            if !self.has_muted(other, seek.by.id) {
                if !self.is_at_last_game(other, seek) {
                    self.event(other, LobbyEvent::Challenged(seek.by.shown_name()));
                }
                self.show_lobby_if_open(other);
            }
        }
    }

    /// Takes the seeks of the database, and announces new challenges.
    pub(super) fn on_seeks(&mut self, seeks: Vec<Seek>) {
        let seeks = seeks.into_iter().map(|seek| (seek.id, seek)).collect();
        let known = std::mem::replace(&mut self.seeks, seeks);
        let new = self.seeks.values().filter(|seek| !known.contains_key(&seek.id));
        for seek in new.cloned().collect::<Vec<_>>() {
            self.announce_challenge(&seek);
        }
        self.note_rematches();
        self.begin_awaited_rounds();
        self.has_changed = true;
    }

    pub(super) fn drop_seek(&mut self, member: MemberId, seek: SeekId) {
        let Some(account) = self.account_of(member).map(|account| account.id) else { return };
        let may_drop = |seek: &Seek| seek.by.id == account || seek.to == Some(account);
        if !self.seeks.get(&seek).is_some_and(may_drop) {
            return self.refuse(member, LobbyRefusal::SeekGone);
        }
        self.seeks.remove(&seek);
        self.query(Pending::Nothing, PeopleRequest::DropSeek(seek));
        self.notify(PeopleNotice::Seeks);
        self.note_rematches();
        self.has_changed = true;
        self.show_lobby_if_open(member);
    }

    /// Accepts a seek, or drops it if it is the player's own.
    pub(super) fn take_seek(&mut self, member: MemberId, id: SeekId) {
        let Some(Member { account, network, .. }) = self.members.get(&member) else { return };
        let (account, network) = (account.clone(), *network);
        let Some(seek) = self.seeks.get(&id).filter(|seek| seek.is_for(account.id)).cloned() else {
            return self.refuse(member, LobbyRefusal::SeekGone);
        };
        if seek.by.id == account.id {
            return self.drop_seek(member, id);
        }
        if let Some(why) = self.objection(&account, &seek.terms) {
            return self.refuse(member, why);
        }
        let is_heads = self.random.random_bool(0.5);
        let players = SharedGame::seats(seek.terms.side, [&seek.by, &account], is_heads);
        let game = SharedGame::new(players, seek.terms, self.now.unix);
        let game = SharedGame { tournament: seek.tournament, ..game };
        // A person with two accounts plays both from one network.
        let is_one_network = network.is_some() && network == seek.network;
        let is_limited = is_one_network && game.terms.is_rated && game.tournament.is_none();
        let request = PeopleRequest::Begin { seek: Some(id), game: Box::new(game), is_limited };
        self.query(Pending::Begin(member), request);
    }

    pub(super) fn on_begun(&mut self, member: MemberId, answer: Result<PeopleAnswer, PeopleError>) {
        let game = match answer {
            Ok(PeopleAnswer::Begun(game)) => *game,
            Ok(PeopleAnswer::SeekGone) => return self.refuse(member, LobbyRefusal::SeekGone),
            Ok(PeopleAnswer::EnoughRated) => return self.refuse(member, LobbyRefusal::EnoughRated),
            Ok(_) | Err(_) => return self.refuse(member, LobbyRefusal::Unavailable),
        };
        self.note_begun(game);
    }

    /// Notes a game that is stored, and tells its players.
    pub(super) fn note_begun(&mut self, game: SharedGame) {
        let players = [game.players[0].id, game.players[1].id];
        let number = game.number;
        let names = game.players.each_ref().map(|player| player.name.clone());
        self.outputs.push(LobbyOutput::Note(LobbyNote::Begun(number, names)));
        self.notify(PeopleNotice::Begun(number, players));
        self.notify(PeopleNotice::Seeks);
        self.query(Pending::Seeks, PeopleRequest::Seeks);
        self.mail_of_begin(&game);
        if game.tournament.is_some() {
            self.refresh_tournament();
        }
        self.announce_begun(game);
    }

    /// Tells the players of a new game who are here.
    pub(super) fn announce_begun(&mut self, game: SharedGame) {
        let (number, is_live) = (game.number, game.terms.pace.is_live());
        let is_rated = game.terms.is_rated && is_live;
        let players = [game.players[0].id, game.players[1].id];
        self.note_game(game);
        self.lead_spectators_on(number, players);
        self.seeks.retain(|_, seek| {
            !(is_live && players.contains(&seek.by.id) && seek.terms.pace.is_live())
        });
        self.has_changed = true;
        for other in players.map(|player| self.members_of(player)).concat() {
            if is_rated {
                self.event(other, LobbyEvent::Assistance(false));
            }
            self.event(other, LobbyEvent::Begun(number));
        }
    }

    /// Shows spectators of the players' last game that they play another one.
    fn lead_spectators_on(&mut self, next: SharedGameNumber, players: [AccountId; 2]) {
        let is_last = |table: &Table| table.shared.is_over() && table.shared.is_between(players);
        let last = self.tables.iter().filter(|(_, table)| is_last(table)).map(|(it, _)| it);
        for number in last.collect::<Vec<_>>() {
            if let Some(table) = self.tables.get_mut(number) {
                table.next = Some(next);
            }
            self.show_table(number);
        }
    }

    /// Challenges the opponent of a finished game to another one, with sides changed.
    pub(super) fn offer_rematch(&mut self, member: MemberId, game: SharedGameNumber) {
        let Some(account) = self.account_of(member).map(|account| account.id) else { return };
        let Some(table) = self.tables.get(game).filter(|table| table.shared.is_over()) else {
            return self.refuse(member, LobbyRefusal::NoGame);
        };
        let Some(side) = table.shared.side_of(account) else {
            return self.refuse(member, LobbyRefusal::NotYourGame);
        };
        let opponent = table.shared.player(!side).id;
        // The opponent may have offered it already.
        let offered = |seek: &&Seek| seek.by.id == opponent && seek.to == Some(account);
        if let Some(seek) = self.seeks.values().find(offered).map(|seek| seek.id) {
            return self.take_seek(member, seek);
        }
        let wish = match !side {
            Color::Black => SideWish::Black,
            Color::White => SideWish::White,
        };
        let terms = GameTerms { side: wish, ..table.shared.terms };
        self.offer(member, Some(opponent), terms);
    }
}
