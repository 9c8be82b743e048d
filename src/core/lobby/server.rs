//! The lobby of one server: who is there, what they offer, the games they play.
//!
//! A state machine: [`LobbyServer::handle`] takes an input and returns outputs. It trusts the database, not its own
//! memory: a move counts once its commit is confirmed, and a conflict replaces the state in memory.

mod accounts;
mod answers;
mod day;
mod games;
mod house;
mod keys;
mod ladder;
mod mail;
mod mutes;
mod names;
mod others;
mod seeks;
mod tables;
mod tournaments;
mod vacations;
mod views;
mod weekly;

use super::account::{AccountId, PersonAccount};
use super::arrival::{Arrival, NetworkTag};
use super::day::LobbyDay;
use super::house_player::{HousePlayer, HousePlayers};
use super::ladder_cache::LadderCache;
use super::mail::LobbyMail;
use super::moment::{LobbyTime, MemberId};
use super::open_tables::OpenTables;
use super::other_servers::OtherServers;
use super::pending::Pending;
use super::people_store::{CodeUse, PeopleAnswer, PeopleError, PeopleNotice, PeopleRequest};
use super::people_tournament::{PlannedTournament, RunningTournament};
use super::request::{LobbyEvent, LobbyRefusal, LobbyRequest};
use super::seek::{Seek, SeekId};
use super::shared_game::{SharedGame, SharedGameNumber};
use super::table::Visitors;
use super::weekly_state::WeeklyState;
use crate::rules::ForfeitReason;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::Duration;

/// Number of a query to the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct QueryId(pub u64);

/// An input of the lobby.
#[derive(Clone, Debug)]
pub enum LobbyInput {
    /// A session has begun.
    Connect(MemberId, Box<Arrival>),
    Disconnect(MemberId),
    /// The players of the house take their seats.
    House(Vec<HousePlayer>),
    Request(MemberId, LobbyRequest),
    /// A session asked for a code; this one was made for it.
    NewCode(MemberId, CodeUse, String),
    /// The operator has changed an account: renamed or muted it.
    Changed(AccountId),
    /// The operator has planned a tournament, changed its plan, or called it off.
    Tournament(Option<Box<PlannedTournament>>),
    Answer(QueryId, Result<PeopleAnswer, PeopleError>),
    /// A notice of another server.
    Notice(PeopleNotice),
    /// Notices may have been lost: the connection to the other servers is new.
    Resync,
    /// Time has passed.
    Tick,
}

/// An output of the lobby.
#[derive(Clone, Debug)]
pub enum LobbyOutput {
    Event(MemberId, LobbyEvent),
    Query(QueryId, PeopleRequest),
    /// A notice to the other servers.
    Notice(PeopleNotice),
    /// A message for a player who is not here.
    Mail(LobbyMail),
    /// These keys open no account any more: their sessions end.
    KeysRemoved(Vec<String>),
    /// An event for the log.
    Note(LobbyNote),
}

/// An event for the log. It prints in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyNote {
    /// A game of these players has begun.
    Begun(SharedGameNumber, [String; 2]),
    /// A game of these players is over, with the discs of Black and White, and the loser's reason to end it.
    Over(SharedGameNumber, [String; 2], [u32; 2], Option<ForfeitReason>),
    /// An account has got a name in place of an earlier one.
    Named(String, String),
    /// An account has reported the name of another.
    Reported(String, String),
}

impl fmt::Display for LobbyNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Begun(game, [black, white]) => {
                write!(f, "game {} begins: {black} - {white}", game.0)
            }
            Self::Over(game, [black, white], [discs, other], reason) => {
                write!(f, "game {} is over: {black} {discs}-{other} {white}", game.0)?;
                match reason {
                    None => Ok(()),
                    Some(ForfeitReason::Time) => f.write_str(", on time"),
                    Some(ForfeitReason::Resigned) => f.write_str(", by resignation"),
                    Some(ForfeitReason::Left) => f.write_str(", the other had left"),
                }
            }
            Self::Named(before, name) => write!(f, "name: {before} is {name}"),
            Self::Reported(by, of) => write!(f, "report: {by} reports the name {of}"),
        }
    }
}

/// Figures of a lobby.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LobbyCounts {
    /// Open games, and unfinished ones with the house.
    pub games: u64,
    pub house_games: u64,
    /// People who are here.
    pub people: u64,
    /// Seeks of games at one sitting, and how long the oldest waits.
    pub seeks: u64,
    pub longest_wait: Duration,
}

/// A session.
#[derive(Debug)]
struct Member {
    account: PersonAccount,
    /// Fingerprint of its key.
    key: Option<String>,
    network: Option<NetworkTag>,
    is_in_lobby: bool,
    /// Whether the session shows the standings of the tournament.
    sees_standings: bool,
    /// Accounts whose greetings and challenges the session does not see.
    muted: BTreeSet<AccountId>,
    open: BTreeSet<SharedGameNumber>,
}

/// Least time between two updates of the lobby's lists.
const LOBBY_PAUSE: Duration = Duration::from_secs(2);
/// Time between two looks for games by correspondence whose time is up, and for guests to forget.
const OVERDUE_PAUSE: Duration = Duration::from_mins(10);
/// Time between two attempts to commit while the database does not answer.
const RETRY: Duration = Duration::from_secs(1);

/// The lobby of one server.
#[derive(Debug)]
pub struct LobbyServer {
    /// Number of the server, unique among those of one database.
    number: i64,
    now: LobbyTime,
    members: BTreeMap<MemberId, Member>,
    /// Sessions by account.
    by_account: BTreeMap<AccountId, BTreeSet<MemberId>>,
    tables: OpenTables,
    /// Sessions that wait for a game to be loaded.
    waiting: BTreeMap<SharedGameNumber, BTreeSet<MemberId>>,
    /// Unfinished games of the accounts that are here.
    games: BTreeMap<SharedGameNumber, SharedGame>,
    seeks: BTreeMap<SeekId, Seek>,
    queries: BTreeMap<QueryId, Pending>,
    last_query: u64,
    outputs: Vec<LobbyOutput>,
    random: Xoshiro256PlusPlus,
    /// Monotonic time of the next look for overdue games.
    overdue_at: Duration,
    /// Monotonic time of the last update of the lists, and whether they have changed since.
    listed_at: Option<Duration>,
    has_changed: bool,
    is_cut_off: bool,
    /// `None` for the only server of its database.
    others: Option<OtherServers>,
    tournament: Option<RunningTournament>,
    weekly: Option<WeeklyState>,
    ladder: LadderCache,
    house: HousePlayers,
    day: LobbyDay,
}

impl LobbyServer {
    /// An empty lobby of the only server of its database. `seed` makes its coin tosses repeatable.
    pub fn new(number: i64, seed: u64) -> Self {
        Self {
            number,
            now: LobbyTime::default(),
            members: BTreeMap::new(),
            by_account: BTreeMap::new(),
            tables: OpenTables::default(),
            waiting: BTreeMap::new(),
            games: BTreeMap::new(),
            seeks: BTreeMap::new(),
            queries: BTreeMap::new(),
            last_query: 0,
            outputs: Vec::new(),
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            overdue_at: Duration::ZERO,
            listed_at: None,
            has_changed: false,
            is_cut_off: false,
            others: None,
            tournament: None,
            weekly: None,
            ladder: LadderCache::default(),
            house: HousePlayers::default(),
            day: LobbyDay::default(),
        }
    }

    /// The same lobby, of one of several servers that share a database.
    #[must_use]
    pub fn with_others(self) -> Self {
        Self { others: Some(OtherServers::default()), ..self }
    }

    /// Handles an input and returns the outputs, in order.
    pub fn handle(&mut self, now: LobbyTime, input: LobbyInput) -> Vec<LobbyOutput> {
        self.now = now;
        match input {
            LobbyInput::Connect(member, arrival) => self.connect(member, *arrival),
            LobbyInput::Disconnect(member) => self.disconnect(member),
            LobbyInput::House(players) => self.open_house(players),
            LobbyInput::Request(member, request) => self.on_request(member, request),
            LobbyInput::NewCode(member, usage, code) => self.new_code(member, usage, code),
            LobbyInput::Changed(id) => {
                self.query(Pending::Account, PeopleRequest::Account(id));
            }
            LobbyInput::Tournament(plan) => self.plan_tournament(plan.map(|plan| *plan)),
            LobbyInput::Answer(query, answer) => self.on_answer(query, answer),
            LobbyInput::Notice(notice) => self.on_notice(notice),
            LobbyInput::Resync => self.resync(),
            LobbyInput::Tick => {}
        }
        self.on_time();
        self.tables.update_times();
        std::mem::take(&mut self.outputs)
    }

    /// Monotonic time at which [`LobbyInput::Tick`] is due; `None` while nothing is.
    pub fn next_wake(&self) -> Option<Duration> {
        let lists = self.lists_due_at();
        let beat = self.others.as_ref().map(|others| others.beat_at);
        let house = self.house.due_at();
        let weekly = self.weekly_due_at();
        let due = [self.tables.due_at(), lists, beat, house, weekly, Some(self.overdue_at)];
        due.into_iter().flatten().min()
    }

    /// Figures of the lobby as it is now.
    pub fn counts(&self) -> LobbyCounts {
        let house_games = self.games.values().filter(|game| self.is_with_house(game)).count();
        let live = self.seeks.values().filter(|seek| seek.terms.pace.is_live()).count();
        LobbyCounts {
            games: self.tables.len() as u64,
            house_games: house_games as u64,
            people: self.people_here().count() as u64,
            seeks: live as u64,
            longest_wait: self.longest_wait(),
        }
    }

    /// Whether the database does not answer.
    pub const fn is_cut_off(&self) -> bool {
        self.is_cut_off
    }

    fn connect(&mut self, member: MemberId, arrival: Arrival) {
        let Arrival { account, key, network } = arrival;
        let (id, arrived) = (account.id, account.clone());
        let is_first = !self.is_here(id);
        if self.members.is_empty() && self.seeks.is_empty() {
            self.query(Pending::Seeks, PeopleRequest::Seeks);
        }
        let (open, muted) = (BTreeSet::new(), BTreeSet::new());
        let (is_in_lobby, sees_standings) = (false, false);
        self.by_account.entry(id).or_default().insert(member);
        let session = Member { account, key, network, is_in_lobby, sees_standings, muted, open };
        self.members.insert(member, session);
        self.query(Pending::Mutes(member), PeopleRequest::Mutes(id));
        if is_first {
            self.announce_arrival(&arrived);
            self.note_arrival(vec![id]);
            self.query(Pending::GamesOf(id), PeopleRequest::GamesOf(id));
            self.has_changed = true;
        }
        if self.is_in_rated_game(id) {
            self.event(member, LobbyEvent::Assistance(false));
        }
    }

    fn disconnect(&mut self, member: MemberId) {
        let Some(Member { account, open, .. }) = self.members.remove(&member) else { return };
        if let Some(sessions) = self.by_account.get_mut(&account.id) {
            sessions.remove(&member);
            if sessions.is_empty() {
                self.by_account.remove(&account.id);
            }
        }
        for game in open {
            self.leave_table(member, game);
        }
        if self.is_here(account.id) {
            return;
        }
        self.has_changed = true;
        self.house.forget(account.id);
        self.drop_house_challenges(account.id);
        self.note_departure(account.id);
        self.games.retain(|number, game| {
            let is_of_someone = game
                .players
                .iter()
                .any(|player| self.members.values().any(|member| member.account.id == player.id));
            is_of_someone || self.tables.contains(*number)
        });
        let has_seek = |seek: &Seek| seek.by.id == account.id && seek.terms.pace.is_live();
        if self.seeks.values().any(has_seek) {
            self.seeks.retain(|_, seek| !has_seek(seek));
            self.query(Pending::Nothing, PeopleRequest::DropSeeksOf(account.id));
            self.notify(PeopleNotice::Seeks);
        }
    }

    fn on_request(&mut self, member: MemberId, request: LobbyRequest) {
        let Some(its) = self.members.get_mut(&member) else { return };
        match request {
            LobbyRequest::Enter => {
                (its.is_in_lobby, its.sees_standings) = (true, false);
                self.refresh_day();
                self.show_lobby(member);
            }
            LobbyRequest::Leave => its.is_in_lobby = false,
            LobbyRequest::SetName(name) => self.set_name(member, &name),
            LobbyRequest::PlayNow => self.play_now(member),
            LobbyRequest::Post(terms) => self.offer(member, None, terms),
            LobbyRequest::Challenge(..) if its.account.is_muted => {
                self.refuse(member, LobbyRefusal::Muted);
            }
            LobbyRequest::Challenge(account, terms) => self.offer(member, Some(account), terms),
            LobbyRequest::Standings => self.show_standings(member),
            LobbyRequest::PlayRound(number) => self.play_round(member, number),
            LobbyRequest::SignUp(is_in) => self.sign_up(member, is_in),
            LobbyRequest::Take(seek) => self.take_seek(member, seek),
            LobbyRequest::Drop(seek) => self.drop_seek(member, seek),
            LobbyRequest::Open(game) => self.open(member, game),
            LobbyRequest::Close(game) => {
                its.open.remove(&game);
                self.leave_table(member, game);
            }
            LobbyRequest::Act(game, action) => self.act(member, game, action),
            LobbyRequest::Rematch(game) => self.offer_rematch(member, game),
            LobbyRequest::Greet(game, greeting) => self.greet(member, game, greeting),
            LobbyRequest::Solved { day, time } => self.note_solved(member, day, time),
            LobbyRequest::Ladder => self.show_ladder(member),
            // The server's edge makes the code, and sends it as an input of its own.
            LobbyRequest::NewCode(_) => {}
            LobbyRequest::UseCode(code) => self.use_code(member, &code),
            LobbyRequest::Keys => self.show_keys(member),
            LobbyRequest::RemoveKey(key) => self.remove_key(member, key),
            LobbyRequest::DeleteAccount => self.delete_account(member),
            LobbyRequest::Report(of) => self.report(member, of),
            LobbyRequest::Mute(of) => self.mute(member, of),
            LobbyRequest::Vacation(change) => self.change_vacation(member, change),
        }
    }

    fn on_notice(&mut self, notice: PeopleNotice) {
        match notice {
            PeopleNotice::Seeks => self.query(Pending::Seeks, PeopleRequest::Seeks),
            PeopleNotice::Game(game) => {
                if self.tables.contains(game) || self.games.contains_key(&game) {
                    self.query(Pending::Load(game), PeopleRequest::Load(game));
                }
            }
            PeopleNotice::Begun(game, accounts) => {
                if accounts.into_iter().any(|account| self.is_here(account)) {
                    self.query(Pending::Load(game), PeopleRequest::Load(game));
                }
                self.note_stale_lists();
                self.refresh_tournament();
            }
            PeopleNotice::Over(_) => {
                self.note_stale_day();
                self.note_stale_lists();
                self.refresh_tournament();
            }
            PeopleNotice::People => self.note_stale_lists(),
            PeopleNotice::Solved => self.note_stale_day(),
            PeopleNotice::SignedUp => self.refresh_sign_ups(None),
            PeopleNotice::KeysRemoved(keys) => {
                self.outputs.push(LobbyOutput::KeysRemoved(keys));
            }
            PeopleNotice::Ask(game) => self.send_presence(game),
            PeopleNotice::At { game, server, players, spectators } => {
                self.note_visitors(game, server, Visitors { players, spectators });
            }
            PeopleNotice::Greeting { game, account, from, greeting } => {
                self.pass_greeting_on(None, game, (account, &from), greeting);
            }
        }
    }

    /// Does what is due by time.
    fn on_time(&mut self) {
        self.check_tables();
        self.answer_seeks();
        self.begin_exhibition();
        self.beat();
        self.run_weekly();
        if self.overdue_at <= self.now.monotonic {
            self.overdue_at = self.now.monotonic + OVERDUE_PAUSE;
            self.query(Pending::Overdue, PeopleRequest::Correspondence);
            self.query(Pending::Nothing, PeopleRequest::ForgetGuests);
        }
        if self.lists_due_at().is_some_and(|at| at <= self.now.monotonic) {
            self.show_lobby_to_all();
        }
    }

    fn notify(&mut self, notice: PeopleNotice) {
        if self.others.is_some() {
            self.outputs.push(LobbyOutput::Notice(notice));
        }
    }

    fn is_here(&self, account: AccountId) -> bool {
        self.by_account.contains_key(&account)
    }

    /// Sessions of an account.
    fn members_of(&self, account: AccountId) -> Vec<MemberId> {
        self.by_account.get(&account).into_iter().flatten().copied().collect()
    }

    fn account_of(&self, member: MemberId) -> Option<&PersonAccount> {
        self.members.get(&member).map(|member| &member.account)
    }

    fn event(&mut self, member: MemberId, event: LobbyEvent) {
        self.outputs.push(LobbyOutput::Event(member, event));
    }

    fn refuse(&mut self, member: MemberId, why: LobbyRefusal) {
        self.event(member, LobbyEvent::Refused(why));
    }

    fn query(&mut self, pending: Pending, request: PeopleRequest) {
        self.last_query += 1;
        let id = QueryId(self.last_query);
        self.queries.insert(id, pending);
        self.outputs.push(LobbyOutput::Query(id, request));
    }
}
