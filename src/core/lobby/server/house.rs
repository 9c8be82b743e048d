//! Games of visitors with the players of the house.

use super::{LobbyServer, Member, MemberId, Pending};
use crate::lobby::account::{AccountId, PersonAccount};
use crate::lobby::arrival::Arrival;
use crate::lobby::house_player::{HousePlayer, PATIENCE};
use crate::lobby::people_store::PeopleRequest;
use crate::lobby::request::{LobbyEvent, LobbyRefusal};
use crate::lobby::seek::{Seek, SeekId};
use crate::lobby::shared_game::SharedGame;
use crate::lobby::terms::{GameTerms, SideWish};
use crate::rules::Color;
use rand::RngExt as _;
use rand::seq::IteratorRandom as _;
use std::time::Duration;

/// People here up to whom a newcomer is announced: where more are, games are easily found.
const FEW: usize = 3;

impl LobbyServer {
    /// Seats the players of the house.
    pub(super) fn open_house(&mut self, players: Vec<HousePlayer>) {
        for player in players {
            let (member, account) = (player.member, player.account.clone());
            self.house.players.insert(account.id, player);
            self.connect(member, Arrival::from(account));
        }
    }

    /// Begins a game at once: with a person who seeks one, a casual one first, else with the house.
    pub(super) fn play_now(&mut self, member: MemberId) {
        let Some(account) = self.account_of(member).cloned() else { return };
        let fits = |seek: &&Seek| {
            let is_other = seek.by.id != account.id && self.is_around(seek.by.id);
            let is_allowed = !(seek.terms.is_rated && account.is_guest);
            is_other && is_allowed && seek.is_for_a_sitting()
        };
        let seeks = self.seeks.values().filter(fits);
        if let Some(seek) = seeks.min_by_key(|seek| (seek.terms.is_rated, seek.id)) {
            let id = seek.id;
            return self.take_seek(member, id);
        }
        let terms = GameTerms::default();
        if let Some(why) = self.objection(&account, &terms) {
            return self.refuse(member, why);
        }
        match self.house.opponent_of(&account).cloned() {
            // Who plays now makes the first move.
            Some(opponent) => {
                let terms = GameTerms { side: SideWish::Black, ..terms };
                self.begin_with_house(member, &account, &opponent, terms, None);
            }
            None => self.offer(member, None, terms),
        }
    }

    fn begin_with_house(
        &mut self,
        member: MemberId,
        visitor: &PersonAccount,
        opponent: &HousePlayer,
        terms: GameTerms,
        seek: Option<SeekId>,
    ) {
        let is_heads = self.random.random_bool(0.5);
        let players = SharedGame::seats(terms.side, [visitor, &opponent.account], is_heads);
        let terms = GameTerms { is_rated: false, ..terms };
        let game = SharedGame::new(players, terms, self.now.unix);
        self.query(Pending::Begin(member), PeopleRequest::begin(seek, game));
    }

    /// Whether a seek is one that the house answers: to all, for a game of Reversi at one sitting.
    fn may_house_take(&self, seek: &Seek) -> bool {
        seek.is_for_a_sitting() && seek.server == self.number && self.is_here(seek.by.id)
    }

    /// Answers seeks that have waited: a casual one with a game, a rated one with a challenge to a casual game.
    pub(super) fn answer_seeks(&mut self) {
        let now = self.now.monotonic;
        let open: Vec<SeekId> =
            self.seeks.values().filter(|seek| self.may_house_take(seek)).map(|it| it.id).collect();
        self.house.seen.retain(|seek, _| open.contains(seek));
        self.house.answered.retain(|seek| open.contains(seek));
        for id in open {
            let since = *self.house.seen.entry(id).or_insert(now);
            let is_due = now >= since + PATIENCE && !self.house.players.is_empty();
            if is_due && self.house.answered.insert(id) {
                self.answer_seek(id);
            }
        }
    }

    fn answer_seek(&mut self, id: SeekId) {
        let Some(seek) = self.seeks.get(&id).cloned() else { return };
        let Some(opponent) = self.house.opponent_of(&seek.by).cloned() else { return };
        let Some(member) = self.members_of(seek.by.id).first().copied() else { return };
        if self.is_in_live_game(seek.by.id) {
            return;
        }
        if !seek.terms.is_rated {
            return self.begin_with_house(member, &seek.by, &opponent, seek.terms, Some(id));
        }
        let terms = GameTerms { is_rated: false, ..GameTerms::default() };
        let (server, to) = (self.number, Some(seek.by.id));
        let by = opponent.account;
        let challenge =
            Seek { id: SeekId(0), by, to, terms, server, tournament: None, network: None };
        let request = PeopleRequest::PostSeek(Box::new(challenge));
        self.query(Pending::Post(opponent.member), request);
    }

    /// Lets two players of the house play an exhibition, where a visitor sees no other game. Where more people are,
    /// there are games.
    pub(super) fn begin_exhibition(&mut self) {
        let now = self.now.monotonic;
        let is_seen =
            self.members.values().any(|it| it.is_in_lobby && !self.house.has(it.account.id));
        let has_game = self.games.values().any(|game| game.terms.pace.is_live() && !game.is_over());
        if !is_seen || has_game || self.people_here().count() > FEW {
            self.house.quiet_since = None;
            return;
        }
        self.house.quiet_since.get_or_insert(now);
        if self.house.exhibition_at().is_none_or(|at| at > now) {
            return;
        }
        self.house.quiet_since = Some(now);
        let pair = self.house.masters().map(|player| &player.account).sample(&mut self.random, 2);
        let Ok(pair) = <[_; 2]>::try_from(pair) else { return };
        let players = SharedGame::seats(SideWish::Random, pair, self.random.random_bool(0.5));
        let game = SharedGame::new(players, GameTerms::default(), self.now.unix);
        self.query(Pending::Exhibition, PeopleRequest::begin(None, game));
    }

    /// Whether both players of a game are of the house.
    pub(super) fn is_exhibition(&self, game: &SharedGame) -> bool {
        game.players.iter().all(|player| self.house.has(player.id))
    }

    /// Shows a player of the house its games of an earlier run of the server.
    pub(super) fn show_games_to_house(&mut self, account: AccountId) {
        if let Some(member) = self.house.players.get(&account).map(|player| player.member) {
            self.show_lobby(member);
        }
    }

    /// Takes a challenge to a player of the house, which may be a rematch.
    pub(super) fn accept_for_house(&mut self, seek: &Seek) {
        let Some(player) = seek.to.and_then(|to| self.house.players.get(&to)).cloned() else {
            return;
        };
        let Some(member) = self.members_of(seek.by.id).first().copied() else { return };
        let terms = seek.terms;
        if terms.pace.is_live() && terms.variant.is_tournament() {
            self.begin_with_house(member, &seek.by, &player, terms, Some(seek.id));
        } else {
            self.seeks.remove(&seek.id);
            self.query(Pending::Nothing, PeopleRequest::DropSeek(seek.id));
            self.refuse(member, LobbyRefusal::HousePlays);
        }
    }

    /// Drops the challenges of the house to an account that has left.
    pub(super) fn drop_house_challenges(&mut self, account: AccountId) {
        let is_its = |seek: &&Seek| seek.to == Some(account) && self.house.has(seek.by.id);
        let gone: Vec<SeekId> = self.seeks.values().filter(is_its).map(|seek| seek.id).collect();
        for id in gone {
            self.seeks.remove(&id);
            self.query(Pending::Nothing, PeopleRequest::DropSeek(id));
        }
    }

    /// Notes the result of a visitor against the house.
    pub(super) fn note_house_result(&mut self, shared: &SharedGame) {
        let Some(score) = shared.score().filter(|_| !self.is_exhibition(shared)) else { return };
        let [black, white] = shared.players.each_ref().map(|player| player.id);
        self.house.note_result(black, white, score);
        self.house.note_result(white, black, 1.0 - score);
    }

    /// Accounts of the people who are here, without the house.
    pub(super) fn people_here(&self) -> impl Iterator<Item = AccountId> + '_ {
        self.by_account.keys().copied().filter(|id| !self.house.has(*id))
    }

    /// Whether no one but this account is here, nor on another server.
    pub(super) fn is_alone(&self, account: AccountId) -> bool {
        let is_other = |id: &AccountId| *id != account;
        !self.people_here().any(|id| is_other(&id))
            && !self.people_elsewhere().any(|other| is_other(&other.id))
    }

    /// Whether a player of the house plays a game.
    pub(super) fn is_with_house(&self, game: &SharedGame) -> bool {
        game.players.iter().any(|player| self.house.has(player.id))
    }

    /// Whether both players are at a running game, as far as it is known here.
    pub(super) fn is_attended(&self, game: &SharedGame) -> bool {
        let table = self.tables.get(game.number);
        table.is_none_or(|table| Color::BOTH.into_iter().all(|side| table.is_present(side)))
    }

    /// Worth of a game for spectators: with both players there, standard Reversi before variants, people before the
    /// house, then the sum of the known ratings.
    pub(super) fn worth(&self, game: &SharedGame) -> (bool, bool, bool, i64) {
        let known = game.players.iter().filter(|player| !player.is_guest);
        let strength: f64 = known.map(|player| player.rating.value).sum();
        let is_standard = game.terms.variant.is_tournament();
        let is_watchable = game.is_over() || self.is_attended(game);
        (is_watchable, is_standard, !self.is_with_house(game), strength.round() as i64)
    }

    /// The game of standard Reversi that is most worth watching; among equals the longest.
    pub fn featured(&self) -> Option<&SharedGame> {
        let games = self.tables.values().map(|table| &table.shared);
        let shown = games.filter(|game| {
            let is_live = game.terms.pace.is_live() && !game.is_over();
            is_live && game.terms.variant.is_tournament() && !game.game.played().is_empty()
        });
        shown.max_by_key(|game| (self.worth(game), game.game.moves_played()))
    }

    /// Time for which the oldest seek waits that the house might answer.
    pub(super) fn longest_wait(&self) -> Duration {
        let now = self.now.monotonic;
        let waits = self.house.seen.values().map(|since| now.saturating_sub(*since));
        waits.max().unwrap_or_default()
    }

    /// Tells those who wait, or play with the house, that someone has come.
    pub(super) fn announce_arrival(&mut self, account: &PersonAccount) {
        if self.house.has(account.id) || self.people_here().count() > FEW {
            return;
        }
        let waits = |id: AccountId| {
            let seeks = self.seeks.values();
            seeks.into_iter().any(|seek| seek.by.id == id && seek.terms.pace.is_live())
        };
        let plays_house = |id: AccountId| {
            let games = self.games.values().filter(|game| !game.is_over());
            games.filter(|game| game.side_of(id).is_some()).any(|game| self.is_with_house(game))
        };
        let listens = |(_, it): &(&MemberId, &Member)| {
            let id = it.account.id;
            id != account.id && !self.house.has(id) && (waits(id) || plays_house(id))
        };
        let members: Vec<MemberId> =
            self.members.iter().filter(listens).map(|(id, _)| *id).collect();
        for member in members {
            self.event(member, LobbyEvent::Came(account.shown_name()));
        }
    }
}
