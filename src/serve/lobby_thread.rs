//! The lobby's thread, and that of its database. The lobby never waits: a query that is not answered in time counts as
//! failed, and its late answer is dropped.

use super::hook::Hook;
use super::house::HouseDoor;
use super::log::Log;
use super::notices;
use super::people::{PeopleDb, PeopleSource};
use super::registry::Registry;
use super::stats::Stats;
use super::unix_time::unix_time;
use crate::app::Message;
use crate::lobby::{
    AccountId, Arrival, HousePlayer, LobbyCounts, LobbyInput, LobbyOutput, LobbyRequest,
    LobbyServer, LobbyTime, MemberId, PeopleError, PeopleNotice, PeopleRequest, PlannedTournament,
    QueryId, SharedGame, new_code,
};
use crate::records::write_board;
use crate::store::SessionId;
use std::collections::HashMap;
use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Longest wait for an answer of the database.
const PATIENCE: Duration = Duration::from_secs(2);

/// Job of the database's thread.
enum PeopleJob {
    /// A request, with the time of its asking.
    Query(QueryId, Instant, PeopleRequest),
    /// A notice to the other servers.
    Notice(PeopleNotice),
}

/// Event of the lobby's thread.
enum LobbyJob {
    /// Send the game that is worth watching most, as JSON.
    Featured(Sender<Option<String>>),
    /// Send the figures of the lobby.
    Counts(Sender<LobbyCounts>),
    House(Vec<HousePlayer>),
    Connect(SessionId, Box<Arrival>),
    Changed(AccountId),
    Disconnect(SessionId),
    Request(SessionId, LobbyRequest),
    Answer(QueryId, Box<LobbyInput>),
    /// Of another server.
    Notice(PeopleNotice),
    Resync,
    Tournament(Option<Box<PlannedTournament>>),
}

/// Places where the lobby's outputs go.
pub struct LobbyEdges {
    pub registry: Registry,
    pub stats: Arc<Stats>,
    pub hook: Option<Hook>,
    pub log: Log,
    pub house: HouseDoor,
}

/// Access to the lobby. Clones share it.
#[derive(Clone)]
pub struct LobbyHandle(Sender<LobbyJob>);

impl LobbyHandle {
    /// Starts the threads. Errors: if the system gives no thread.
    pub fn start(
        server: i64,
        db: PeopleDb,
        source: &PeopleSource,
        edges: LobbyEdges,
    ) -> io::Result<Self> {
        let (sender, jobs) = channel();
        let (queries, waiting) = channel();
        let answers = sender.clone();
        thread::Builder::new()
            .name("people".to_owned())
            .spawn(move || answer_queries(server, db, &waiting, &answers))?;
        let mut lobby = LobbyServer::new(server, rand::random());
        if source.is_shared() {
            lobby = lobby.with_others();
        }
        let thread = LobbyThread {
            lobby,
            edges,
            queries,
            begin: Instant::now(),
            sessions: HashMap::new(),
            deadlines: HashMap::new(),
        };
        thread::Builder::new().name("lobby".to_owned()).spawn(move || thread.run(&jobs))?;
        Ok(Self(sender))
    }

    fn send(&self, job: LobbyJob) {
        // The thread lives as long as the server.
        let _ = self.0.send(job);
    }

    /// The game that is worth watching most, as JSON; `None` without one. It waits for the lobby.
    pub fn featured(&self) -> Option<String> {
        let (sender, answer) = channel();
        self.send(LobbyJob::Featured(sender));
        answer.recv_timeout(PATIENCE).ok().flatten()
    }

    /// Figures of the lobby; none if it does not answer. It waits for the lobby.
    pub fn counts(&self) -> LobbyCounts {
        let (sender, answer) = channel();
        self.send(LobbyJob::Counts(sender));
        answer.recv_timeout(PATIENCE).unwrap_or_default()
    }

    /// Seats the players of the house.
    pub fn seat(&self, players: Vec<HousePlayer>) {
        self.send(LobbyJob::House(players));
    }

    /// Takes the plan of a tournament, or the end of one.
    pub fn plan(&self, tournament: Option<PlannedTournament>) {
        self.send(LobbyJob::Tournament(tournament.map(Box::new)));
    }

    /// Takes a notice of another server.
    pub fn take(&self, notice: PeopleNotice) {
        self.send(LobbyJob::Notice(notice));
    }

    /// Loads anew what notices of other servers may have changed.
    pub fn resync(&self) {
        self.send(LobbyJob::Resync);
    }

    /// Loads an account anew that the operator has changed.
    pub fn change(&self, account: AccountId) {
        self.send(LobbyJob::Changed(account));
    }

    pub fn connect(&self, session_id: SessionId, arrival: Arrival) {
        self.send(LobbyJob::Connect(session_id, Box::new(arrival)));
    }

    pub fn disconnect(&self, session_id: SessionId) {
        self.send(LobbyJob::Disconnect(session_id));
    }

    pub fn request(&self, session_id: SessionId, request: LobbyRequest) {
        self.send(LobbyJob::Request(session_id, request));
    }
}

/// Carries out queries in their order, but none whose asker no longer waits.
fn answer_queries(
    server: i64,
    mut db: PeopleDb,
    waiting: &Receiver<PeopleJob>,
    answers: &Sender<LobbyJob>,
) {
    for job in waiting {
        let (id, request) = match job {
            PeopleJob::Query(_, asked_at, _) if asked_at.elapsed() >= PATIENCE => continue,
            PeopleJob::Query(id, _, request) => (id, request),
            PeopleJob::Notice(notice) => {
                // The others load the state anew when their connection is back.
                let _ = db.notify(&notices::write(server, &notice));
                continue;
            }
        };
        let answer = db.run(&request, unix_time());
        let input = Box::new(LobbyInput::Answer(id, answer));
        if answers.send(LobbyJob::Answer(id, input)).is_err() {
            return;
        }
    }
}

/// A game as the landing page shows it.
fn as_json(game: &SharedGame) -> String {
    let board = write_board(game.game.position(), game.game.side_to_move());
    let board: String = board.chars().take(64).collect();
    let players = game.players.each_ref().map(|player| &player.name);
    let moves = game.game.moves_played();
    serde_json::json!({ "board": board, "players": players, "moves": moves }).to_string()
}

struct LobbyThread {
    lobby: LobbyServer,
    edges: LobbyEdges,
    queries: Sender<PeopleJob>,
    begin: Instant,
    sessions: HashMap<MemberId, SessionId>,
    /// Queries without an answer so far, with the time at which they count as failed.
    deadlines: HashMap<QueryId, Instant>,
}

impl LobbyThread {
    fn run(mut self, jobs: &Receiver<LobbyJob>) {
        loop {
            let job = match self.wakes_at() {
                None => jobs.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(at) => jobs.recv_timeout(at.saturating_duration_since(Instant::now())),
            };
            match job {
                Ok(job) => self.on_job(job),
                Err(RecvTimeoutError::Timeout) => self.on_time(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn wakes_at(&self) -> Option<Instant> {
        let lobby = self.lobby.next_wake().map(|at| self.begin + at);
        lobby.into_iter().chain(self.deadlines.values().copied()).min()
    }

    fn on_job(&mut self, job: LobbyJob) {
        let member = |session_id: SessionId| MemberId(session_id.number);
        let input = match job {
            LobbyJob::Connect(session_id, arrival) => {
                self.sessions.insert(member(session_id), session_id);
                LobbyInput::Connect(member(session_id), arrival)
            }
            LobbyJob::Featured(asker) => {
                // The asker may have gone.
                let _ = asker.send(self.lobby.featured().map(as_json));
                return;
            }
            LobbyJob::Counts(asker) => {
                let _ = asker.send(self.lobby.counts());
                return;
            }
            LobbyJob::House(players) => LobbyInput::House(players),
            LobbyJob::Changed(account) => LobbyInput::Changed(account),
            LobbyJob::Disconnect(session_id) => {
                self.sessions.remove(&member(session_id));
                LobbyInput::Disconnect(member(session_id))
            }
            LobbyJob::Request(session_id, LobbyRequest::NewCode(usage)) => {
                let code = new_code(&mut rand::rng());
                LobbyInput::NewCode(member(session_id), usage, code)
            }
            LobbyJob::Request(session_id, request) => {
                LobbyInput::Request(member(session_id), request)
            }
            LobbyJob::Answer(id, input) => {
                if self.deadlines.remove(&id).is_none() {
                    // It came too late.
                    return;
                }
                *input
            }
            LobbyJob::Notice(notice) => LobbyInput::Notice(notice),
            LobbyJob::Resync => LobbyInput::Resync,
            LobbyJob::Tournament(plan) => LobbyInput::Tournament(plan),
        };
        self.handle(input);
    }

    fn on_time(&mut self) {
        let now = Instant::now();
        let late: Vec<QueryId> =
            self.deadlines.iter().filter(|(_, at)| **at <= now).map(|(id, _)| *id).collect();
        for id in late {
            self.deadlines.remove(&id);
            self.edges.stats.failures.fetch_add(1, Ordering::Relaxed);
            self.handle(LobbyInput::Answer(id, Err(PeopleError::Unavailable)));
        }
        self.handle(LobbyInput::Tick);
    }

    fn handle(&mut self, input: LobbyInput) {
        let now = LobbyTime { monotonic: self.begin.elapsed(), unix: unix_time() };
        for output in self.lobby.handle(now, input) {
            match output {
                LobbyOutput::Event(member, event) if HouseDoor::is_for(member) => {
                    self.edges.house.send(member, event);
                }
                LobbyOutput::Event(member, event) => {
                    if let Some(session_id) = self.sessions.get(&member) {
                        self.edges.registry.send(*session_id, Message::Lobby(event));
                    }
                }
                LobbyOutput::Query(id, request) => {
                    let now = Instant::now();
                    self.deadlines.insert(id, now + PATIENCE);
                    // The thread lives as long as this one.
                    let _ = self.queries.send(PeopleJob::Query(id, now, request));
                }
                LobbyOutput::Mail(mail) => {
                    if let Some(hook) = &self.edges.hook {
                        hook.send(mail);
                    }
                }
                LobbyOutput::KeysRemoved(keys) => {
                    let is_gone = |key: &String| keys.contains(key);
                    self.edges.registry.end(|owner| owner.key.as_ref().is_some_and(is_gone));
                }
                LobbyOutput::Note(note) => self.edges.log.write(note),
                LobbyOutput::Notice(notice) => {
                    let _ = self.queries.send(PeopleJob::Notice(notice));
                }
            }
        }
        self.edges.stats.is_cut_off.store(self.lobby.is_cut_off(), Ordering::Relaxed);
    }
}
