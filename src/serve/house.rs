//! The players of the house: a thread that plays the games of all of them, at a human pace and with a small part of a
//! processor.

use super::background::yield_to_sessions;
use super::people::PeopleDb;
use crate::engine::people::PersonRating;
use crate::engine::{Engine, Level, Request, Resources, Stop};
use crate::lobby::{
    GREETINGS, HousePlayer, LobbyEvent, LobbyRequest, MemberId, OfferKind, PeopleError,
    SharedGameNumber, TableAction, TableState,
};
use crate::rules::{Game, Square, Variant};
use crate::store::{PlayerId, SessionId};
use rand::{Rng as _, RngExt as _};
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Level of the house's beginner, and its strength beside those of the others.
const BEGINNER: u16 = 2;
const BEGINNER_STRENGTH: u16 = 700;
/// Thinking time of a move: at least, and up to as much more.
const LEAST_THOUGHT: Duration = Duration::from_millis(1200);
const MORE_THOUGHT: Duration = Duration::from_millis(3800);
/// Part of the time left on the clock that a move takes at most.
const OF_CLOCK: u32 = 20;
/// Rest after a search, as a multiple of its time: so all games together take less than a third of a processor.
const REST: u32 = 3;
/// Absence of a visitor after which the house ends the game.
const ABSENCE: Duration = Duration::from_secs(150);
/// Time for which the house stays at a finished game.
const STAY: Duration = Duration::from_mins(2);
/// Memory of a search, in MiB.
const MEBIBYTES: usize = 4;

/// Number of the first session of the house, above those of visitors.
const FIRST_SESSION: u64 = 1 << 62;

/// Events for the sessions of the house.
pub type HouseEvents = Receiver<(MemberId, LobbyEvent)>;

/// The sender of these events.
#[derive(Clone)]
pub struct HouseDoor(Sender<(MemberId, LobbyEvent)>);

impl HouseDoor {
    pub fn new() -> (Self, HouseEvents) {
        let (sender, events) = channel();
        (Self(sender), events)
    }

    pub const fn is_for(member: MemberId) -> bool {
        member.0 >= FIRST_SESSION
    }

    pub fn send(&self, member: MemberId, event: LobbyEvent) {
        // Without a house there are no such sessions.
        let _ = self.0.send((member, event));
    }
}

/// Accounts of the players of the house, which are created at the first start. Errors: [`PeopleError`].
pub fn players(people: &mut PeopleDb, now: i64) -> Result<Vec<HousePlayer>, PeopleError> {
    let strengths = PersonRating::all().map(PersonRating::get);
    let strengths = std::iter::once(BEGINNER_STRENGTH).chain(strengths);
    let player = |(at, strength): (u64, u16)| {
        let account = people.house_account(strength, now)?;
        Ok(HousePlayer::new(MemberId(FIRST_SESSION + at), account, strength))
    };
    (0..).zip(strengths).map(player).collect()
}

/// Starts the thread, which sends its requests to the lobby. Errors: if the system gives none.
pub fn open(
    players: &[HousePlayer],
    events: HouseEvents,
    to_lobby: impl Fn(SessionId, LobbyRequest) + Send + 'static,
) -> io::Result<()> {
    let levels = players.iter().map(|player| (player.member, level_of(player.strength))).collect();
    let house = House {
        to_lobby: Box::new(to_lobby),
        levels,
        engine: Engine::new(Resources { mebibytes: MEBIBYTES, ..Resources::default() }),
        tables: HashMap::new(),
        due: BTreeMap::new(),
        rests_until: Instant::now(),
    };
    thread::Builder::new().name("house".to_owned()).spawn(move || {
        yield_to_sessions();
        house.run(&events);
    })?;
    Ok(())
}

fn level_of(strength: u16) -> Level {
    match PersonRating::new(strength) {
        Some(rating) => Level::Person(rating),
        None => Level::from_number(Variant::REVERSI, BEGINNER).expect("there is this level"),
    }
}

/// A deed of the house that waits for its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Move,
    Claim,
    Leave,
}

/// A game of a player of the house.
type Seat = (SharedGameNumber, MemberId);

/// The house at its games.
struct House {
    to_lobby: Box<dyn Fn(SessionId, LobbyRequest) + Send>,
    levels: HashMap<MemberId, Level>,
    engine: Engine,
    tables: HashMap<Seat, TableState>,
    /// Next deed of each game, and its time.
    due: BTreeMap<Seat, (Instant, Deed)>,
    /// End of the rest after the last search.
    rests_until: Instant,
}

impl House {
    fn run(mut self, events: &HouseEvents) {
        loop {
            let next = self.due.values().map(|(at, _)| *at).min();
            let event = match next.map(|at| at.max(self.rests_until)) {
                None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(at) => events.recv_timeout(at.saturating_duration_since(Instant::now())),
            };
            match event {
                Ok((member, event)) => self.on_event(member, event),
                Err(RecvTimeoutError::Timeout) => self.on_time(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn request(&self, member: MemberId, request: LobbyRequest) {
        let session_id = SessionId { player: PlayerId::HOME, number: member.0 };
        (self.to_lobby)(session_id, request);
    }

    fn act(&self, (game, member): Seat, action: TableAction) {
        self.request(member, LobbyRequest::Act(game, action));
    }

    fn on_event(&mut self, member: MemberId, event: LobbyEvent) {
        match event {
            LobbyEvent::Begun(game) => self.request(member, LobbyRequest::Open(game)),
            LobbyEvent::Lobby(view) => {
                for row in &view.own_games {
                    if !self.tables.contains_key(&(row.game, member)) {
                        self.request(member, LobbyRequest::Open(row.game));
                    }
                }
            }
            LobbyEvent::Table(state) => self.take((state.shared.number, member), *state),
            LobbyEvent::Greeting { game, greeting, .. } if returns(greeting) => {
                self.request(member, LobbyRequest::Greet(game, greeting));
            }
            _ => {}
        }
    }

    /// Takes the state of a game, and plans the next deed.
    fn take(&mut self, seat: Seat, state: TableState) {
        let Some(you) = state.you else { return };
        let shared = &state.shared;
        if let Some(offer) = shared.offer.filter(|offer| offer.by != you && !shared.is_over()) {
            self.act(
                seat,
                match offer.kind {
                    OfferKind::TakeBack => TableAction::Accept,
                    OfferKind::Draw => TableAction::Decline,
                },
            );
        }
        let (now, known) = (Instant::now(), self.tables.get(&seat));
        let is_news = known.is_none_or(|known| {
            known.shared.game.played() != shared.game.played() || known.is_paused
        });
        let deed = if shared.is_over() {
            Some((now + STAY, Deed::Leave))
        } else if shared.to_move() == Some(you) && !state.is_paused {
            Some((now + thought(&state), Deed::Move))
        } else if state.away[(!you).index()].is_some() {
            Some((now + ABSENCE, Deed::Claim))
        } else {
            None
        };
        let planned = self.due.get(&seat).map(|(_, deed)| *deed);
        match deed {
            None => drop(self.due.remove(&seat)),
            // A greeting, or the coming of a spectator, is no reason to think anew.
            Some((_, deed)) if planned == Some(deed) && !is_news => {}
            Some(deed) => drop(self.due.insert(seat, deed)),
        }
        self.tables.insert(seat, state);
    }

    /// Does the deed whose time has come first.
    fn on_time(&mut self) {
        let now = Instant::now();
        let due = self.due.iter().filter(|(_, (at, _))| *at <= now);
        let Some((seat, deed)) =
            due.min_by_key(|(_, (at, _))| *at).map(|(it, (_, deed))| (*it, *deed))
        else {
            return;
        };
        self.due.remove(&seat);
        match deed {
            Deed::Claim => self.act(seat, TableAction::Claim),
            Deed::Leave => {
                self.tables.remove(&seat);
                self.request(seat.1, LobbyRequest::Close(seat.0));
            }
            Deed::Move => {
                if let Some(square) = self.choose(seat) {
                    self.act(seat, TableAction::Place(square));
                }
            }
        }
    }

    /// The move of a player, by its level.
    fn choose(&mut self, seat: Seat) -> Option<Square> {
        let (game, level) = (&self.tables.get(&seat)?.shared.game, *self.levels.get(&seat.1)?);
        let begin = Instant::now();
        let square = think(&mut self.engine, game, level);
        self.rests_until = Instant::now() + REST * begin.elapsed();
        square
    }
}

fn think(engine: &mut Engine, game: &Game, level: Level) -> Option<Square> {
    let seed = rand::rng().next_u64();
    let answer = engine.think(&Request::of(game, level, seed), &Stop::default(), &mut |_| {})?;
    Some(answer.square)
}

/// Thinking time of a move: some seconds, fewer with little time on the clock, none for an only move.
fn thought(state: &TableState) -> Duration {
    let shared = &state.shared;
    if shared.game.legal_moves().len() == 1 {
        return LEAST_THOUGHT / 2;
    }
    let more = MORE_THOUGHT.mul_f64(rand::rng().random_range(0.0..1.0));
    let left = shared.left_after(state.elapsed).unwrap_or(Duration::MAX);
    (LEAST_THOUGHT + more).min(left / OF_CLOCK)
}

/// Whether the house answers a greeting with the same.
fn returns(greeting: u8) -> bool {
    let name = GREETINGS.get(usize::from(greeting));
    name.is_some_and(|name| ["hello", "good-luck", "well-played"].contains(name))
}
