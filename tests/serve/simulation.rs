//! The lobby with simulated time, network and failures, from one seed: people who come and go, play, resign and lose
//! their connections; servers that crash; a database that does not answer, or whose answers are lost; and the hour of the
//! weekly tournament.
//!
//! `OUTFLANK_SIMULATION=PLAYERS,HOURS,SEEDS cargo test --release --features serve --test serve simulation` runs longer
//! ones; a failing seed fails again.

use crate::support::players::rated_after;
use jiff::civil::{Weekday, time};
use jiff::tz::TimeZone;
use outflank::club::Format;
use outflank::lobby::{
    AccountId, GamePace, GameTerms, LobbyEvent, LobbyInput, LobbyOutput, LobbyRequest, LobbyServer,
    LobbyTime, LobbyView, MemberId, OfferKind, PeopleAnswer, PeopleError, PeopleNotice,
    PeopleRequest, PersonAccount, PlannedTournament, QueryId, SharedGame, SharedGameNumber,
    TableAction, TableState, WeeklyHour, WeeklyTournament,
};
use outflank::rules::{Square, transcript};
use outflank::serve::PeopleDb;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap};
use std::sync::Arc;
use std::time::Duration;

const SERVERS: i64 = 2;
/// Unix time in milliseconds at the start.
const START: i64 = 1_800_000_000_000;

/// Rounds of the tournament, which begins twenty minutes after the start, on a Friday.
const ROUNDS: u32 = 3;
const EDITION: &str = "Cup, 2027-01-15 08:20";

fn weekly() -> LobbyInput {
    let hour =
        WeeklyHour { weekday: Weekday::Friday, time: time(8, 20, 0, 0), zone: TimeZone::UTC };
    let terms = GameTerms { pace: GamePace::PACES[0], is_rated: true, ..GameTerms::default() };
    let (name, format, rounds) = ("Cup".to_owned(), Format::Swiss, Some(ROUNDS));
    let weekly = WeeklyTournament { name, hour, format, rounds, terms };
    LobbyInput::Tournament(Some(Box::new(PlannedTournament::Weekly(weekly))))
}

/// A person's session, as the simulation plays it.
#[derive(Default)]
struct Person {
    account: Option<PersonAccount>,
    /// Server and session, while connected.
    at: Option<(usize, MemberId)>,
    lobby: Option<Arc<LobbyView>>,
    table: Option<Box<TableState>>,
    open: Option<SharedGameNumber>,
}

enum Happening {
    /// A person does something.
    Act(usize),
    /// A query reaches the database.
    Query {
        server: usize,
        life: u32,
        id: QueryId,
        request: Box<PeopleRequest>,
    },
    Input {
        server: usize,
        life: u32,
        input: Box<LobbyInput>,
    },
    Wake {
        server: usize,
        life: u32,
    },
    Crash,
    Restart(usize),
    /// The connection of a server to the database breaks, and comes back.
    Cut(usize),
    Mend(usize),
}

struct Server {
    lobby: Option<LobbyServer>,
    /// Number of its lives: messages to an earlier one are lost.
    life: u32,
    is_cut: bool,
    wakes_at: Option<Duration>,
}

struct World {
    random: Xoshiro256PlusPlus,
    now: Duration,
    queue: BinaryHeap<Reverse<(Duration, u64)>>,
    happenings: HashMap<u64, Happening>,
    count: u64,
    db: PeopleDb,
    servers: Vec<Server>,
    people: Vec<Person>,
    members: HashMap<(usize, MemberId), usize>,
    last_member: u64,
    /// Saved states as seen by people: moves by game and revision.
    seen: BTreeMap<(SharedGameNumber, u64), String>,
    /// Mean time between two visits of a person.
    away: Duration,
    begun: u64,
    moves: u64,
    crashes: u64,
    unsaved: u64,
}

impl World {
    fn new(seed: u64, people: usize, away: Duration) -> Self {
        let mut world = Self {
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            now: Duration::ZERO,
            queue: BinaryHeap::new(),
            happenings: HashMap::new(),
            count: 0,
            db: PeopleDb::in_memory().expect("a database"),
            servers: Vec::new(),
            people: (0..people).map(|_| Person::default()).collect(),
            members: HashMap::new(),
            last_member: 0,
            seen: BTreeMap::new(),
            away,
            begun: 0,
            moves: 0,
            crashes: 0,
            unsaved: 0,
        };
        for _ in 0..SERVERS {
            let number = world.db.register(START).expect("writable");
            let lobby = Some(LobbyServer::new(number, seed).with_others());
            world.servers.push(Server { lobby, life: 0, is_cut: false, wakes_at: None });
        }
        for server in 0..world.servers.len() {
            world.input(server, weekly());
        }
        for person in 0..people {
            let after = world.between(0, away.as_millis() as u64);
            world.later(after, Happening::Act(person));
        }
        world.later(Duration::from_mins(10), Happening::Crash);
        world.later(Duration::from_mins(5), Happening::Cut(0));
        world.later(Duration::from_secs(450), Happening::Cut(1));
        world
    }

    fn between(&mut self, least: u64, most: u64) -> Duration {
        Duration::from_millis(self.random.random_range(least..=most))
    }

    fn later(&mut self, after: Duration, happening: Happening) {
        self.count += 1;
        self.happenings.insert(self.count, happening);
        self.queue.push(Reverse((self.now + after, self.count)));
    }

    fn moment(&self) -> LobbyTime {
        LobbyTime { monotonic: self.now, unix: START + self.now.as_millis() as i64 }
    }

    fn run(&mut self, until: Duration) {
        while let Some(Reverse((at, number))) = self.queue.pop() {
            if at > until {
                break;
            }
            self.now = at;
            let happening = self.happenings.remove(&number).expect("it was queued");
            self.happen(happening);
        }
    }

    fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::Act(person) => {
                let was_here = self.people[person].at.is_some();
                self.act(person);
                let has_left = was_here && self.people[person].at.is_none();
                let most = if has_left { 2 * self.away.as_millis() as u64 } else { 6_000 };
                let after = self.between(200, most);
                self.later(after, Happening::Act(person));
            }
            Happening::Query { server, life, id, request } => {
                self.answer(server, life, id, &request);
            }
            Happening::Input { server, life, input } if self.servers[server].life == life => {
                self.input(server, *input);
            }
            Happening::Wake { server, life } if self.servers[server].life == life => {
                self.servers[server].wakes_at = None;
                self.input(server, LobbyInput::Tick);
            }
            Happening::Input { .. } | Happening::Wake { .. } => {}
            Happening::Crash => self.crash(),
            Happening::Restart(server) => self.restart(server),
            Happening::Cut(server) => {
                self.servers[server].is_cut = true;
                let after = self.between(500, 20_000);
                self.later(after, Happening::Mend(server));
            }
            Happening::Mend(server) => {
                self.servers[server].is_cut = false;
                self.input(server, LobbyInput::Resync);
                let after = self.between(60_000, 900_000);
                self.later(after, Happening::Cut(server));
            }
        }
    }

    /// The database carries out a query, unless the connection is broken; its answer may be lost.
    fn answer(&mut self, server: usize, life: u32, id: QueryId, request: &PeopleRequest) {
        let is_cut = self.servers[server].is_cut;
        // A connection that has just broken may have delivered the query.
        let is_delivered = !is_cut || self.random.random_bool(0.2);
        let unix = self.moment().unix;
        let answer =
            if is_delivered { self.db.run(request, unix) } else { Err(PeopleError::Unavailable) };
        let answer = if is_cut { Err(PeopleError::Unavailable) } else { answer };
        let after = if is_cut { self.between(100, 2_000) } else { self.between(1, 20) };
        let input = Box::new(LobbyInput::Answer(id, answer));
        self.later(after, Happening::Input { server, life, input });
    }

    fn input(&mut self, server: usize, input: LobbyInput) {
        let moment = self.moment();
        let Some(lobby) = &mut self.servers[server].lobby else { return };
        let outputs = lobby.handle(moment, input);
        let wakes_at = lobby.next_wake();
        let life = self.servers[server].life;
        for output in outputs {
            match output {
                LobbyOutput::Event(member, event) => self.event(server, member, event),
                LobbyOutput::Query(id, request) => {
                    let (after, request) = (self.between(0, 5), Box::new(request));
                    self.later(after, Happening::Query { server, life, id, request });
                }
                LobbyOutput::Mail(_) | LobbyOutput::KeysRemoved(_) | LobbyOutput::Note(_) => {}
                LobbyOutput::Notice(notice) => self.notify_others(server, &notice),
            }
        }
        if let Some(at) = wakes_at
            && self.servers[server].wakes_at.is_none_or(|known| at < known)
        {
            self.servers[server].wakes_at = Some(at);
            let after = at.saturating_sub(self.now).max(Duration::from_millis(1));
            self.later(after, Happening::Wake { server, life });
        }
    }

    fn notify_others(&mut self, from: usize, notice: &PeopleNotice) {
        for server in (0..self.servers.len()).filter(|server| *server != from) {
            if self.servers[from].is_cut || self.servers[server].is_cut {
                continue;
            }
            let (life, after) = (self.servers[server].life, self.between(1, 50));
            let input = Box::new(LobbyInput::Notice(notice.clone()));
            self.later(after, Happening::Input { server, life, input });
        }
    }

    fn event(&mut self, server: usize, member: MemberId, event: LobbyEvent) {
        let Some(&number) = self.members.get(&(server, member)) else { return };
        match event {
            LobbyEvent::Lobby(view) => self.people[number].lobby = Some(view),
            LobbyEvent::Begun(game) => {
                self.begun += 1;
                self.people[number].open = Some(game);
                self.request(number, LobbyRequest::Open(game));
            }
            LobbyEvent::Table(state) => {
                self.check_state(&state);
                let person = &mut self.people[number];
                if person.open == Some(state.shared.number) {
                    person.table = Some(state);
                }
            }
            _ => {}
        }
    }

    /// All who see a saved state of a game see the same moves, legal ones, and clocks that add up.
    fn check_state(&mut self, state: &TableState) {
        let shared = &state.shared;
        if state.is_unsaved {
            self.unsaved += 1;
            assert!(!shared.terms.is_rated, "a rated game goes on unsaved");
            return;
        }
        check_clocks(shared);
        let moves = transcript::write(&shared.game);
        let key = (shared.number, shared.revision);
        let before = self.seen.entry(key).or_insert_with(|| moves.clone());
        assert_eq!(*before, moves, "two see different games {key:?}");
    }

    fn request(&mut self, person: usize, request: LobbyRequest) {
        if let Some((server, member)) = self.people[person].at {
            self.input(server, LobbyInput::Request(member, request));
        }
    }

    fn crash(&mut self) {
        let server = self.random.random_range(0..self.servers.len());
        self.crashes += 1;
        self.servers[server].lobby = None;
        self.servers[server].life += 1;
        self.servers[server].wakes_at = None;
        for person in &mut self.people {
            if person.at.is_some_and(|(at, _)| at == server) {
                *person = Person { account: person.account.take(), ..Person::default() };
            }
        }
        self.members.retain(|(at, _), _| *at != server);
        self.later(Duration::from_secs(5), Happening::Restart(server));
        let after = self.between(300_000, 3_600_000);
        self.later(after, Happening::Crash);
    }

    fn restart(&mut self, server: usize) {
        let (seed, unix) = (self.random.random(), self.moment().unix);
        let number = self.db.register(unix).expect("writable");
        self.servers[server].lobby = Some(LobbyServer::new(number, seed).with_others());
        self.input(server, weekly());
    }

    /// A person does something that people do.
    fn act(&mut self, number: usize) {
        if self.people[number].at.is_none() {
            return self.connect(number);
        }
        if self.random.random_bool(0.004) {
            return self.disconnect(number);
        }
        if self.people[number].open.is_some() {
            return self.play(number);
        }
        let Some(view) = self.people[number].lobby.clone() else { return };
        if let Some(row) = view.own_games.first() {
            self.people[number].open = Some(row.game);
            return self.request(number, LobbyRequest::Open(row.game));
        }
        if view.weekly.as_ref().is_some_and(|it| !it.is_in) && self.random.random_bool(0.3) {
            return self.request(number, LobbyRequest::SignUp(true));
        }
        let seeks: Vec<_> = view.seeks.iter().filter(|row| !row.is_yours).collect();
        if let Some(row) = seeks.into_iter().choose(&mut self.random) {
            return self.request(number, LobbyRequest::Take(row.seek));
        }
        if !view.seeks.iter().any(|row| row.is_yours) {
            let pace = GamePace::PACES[self.random.random_range(0..3)];
            let is_rated = self.random.random_bool(0.5);
            let terms = GameTerms { pace, is_rated, ..GameTerms::default() };
            self.request(number, LobbyRequest::Post(terms));
        }
    }

    fn connect(&mut self, number: usize) {
        let server = self.random.random_range(0..self.servers.len());
        if self.servers[server].lobby.is_none() || self.servers[server].is_cut {
            return;
        }
        let unix = self.moment().unix;
        let key = format!("SHA256:{number}");
        let account = self.db.sign_in(&key, unix).expect("writable");
        self.last_member += 1;
        let member = MemberId(self.last_member);
        self.members.insert((server, member), number);
        self.people[number] = Person {
            account: Some(account.clone()),
            at: Some((server, member)),
            ..Person::default()
        };
        self.input(server, LobbyInput::Connect(member, Box::new(account.into())));
        self.request(number, LobbyRequest::Enter);
    }

    fn disconnect(&mut self, number: usize) {
        let Some((server, member)) = self.people[number].at.take() else { return };
        self.members.remove(&(server, member));
        self.people[number] =
            Person { account: self.people[number].account.take(), ..Person::default() };
        self.input(server, LobbyInput::Disconnect(member));
    }

    fn play(&mut self, number: usize) {
        let game = self.people[number].open.expect("just seen");
        let Some(state) = self.people[number].table.clone() else {
            return self.request(number, LobbyRequest::Open(game));
        };
        let Some(you) = state.you else { return };
        if state.shared.is_over() {
            self.people[number].open = None;
            self.people[number].table = None;
            return self.request(number, LobbyRequest::Close(game));
        }
        let dice: f64 = self.random.random();
        let action = match state.shared.offer {
            Some(offer) if offer.by != you && dice < 0.5 => TableAction::Accept,
            Some(offer) if offer.by != you && dice < 0.8 => TableAction::Decline,
            _ if dice < 0.002 => TableAction::Resign,
            _ if dice < 0.004 => TableAction::Offer(OfferKind::Draw),
            _ if dice < 0.02 => TableAction::Offer(OfferKind::TakeBack),
            _ if state.away[(!you).index()].is_some_and(|away| away.as_secs() > 150) => {
                TableAction::Claim
            }
            _ if state.shared.to_move() == Some(you) => {
                let legal = state.shared.game.legal_moves();
                let square: Square = legal.squares().choose(&mut self.random).expect("a move");
                self.moves += 1;
                TableAction::Place(square)
            }
            _ => return,
        };
        self.request(number, LobbyRequest::Act(game, action));
    }

    /// The weekly tournament has come to its end: every game once, whatever has crashed meanwhile.
    fn check_cup(&mut self) -> usize {
        let request = PeopleRequest::Tournament { name: EDITION.to_owned(), players: None };
        let unix = self.moment().unix;
        let answer = self.db.run(&request, unix).expect("readable");
        let PeopleAnswer::Tournament { games, players } = answer else { panic!("{answer:?}") };
        let most = players.len().saturating_sub(1);
        assert!(games.iter().all(SharedGame::is_over), "{games:?}");
        let numbers: BTreeSet<_> =
            games.iter().filter_map(|game| Some(game.tournament.as_ref()?.number)).collect();
        assert_eq!(numbers.len(), games.len(), "no game is played twice");
        assert_eq!(games.len(), most.min(ROUNDS as usize) * (players.len() / 2));
        games.len()
    }

    /// The laws of the database at the end.
    fn check(&mut self) -> String {
        let games = self.db.all_games().expect("readable");
        let mut rated: HashMap<AccountId, u32> = HashMap::new();
        let mut last: HashMap<AccountId, (i64, f64)> = HashMap::new();
        for game in &games {
            check_clocks(game);
            let replayed = transcript::read(
                game.game.variant(),
                game.game.first(),
                &transcript::write(&game.game),
            );
            assert!(replayed.is_ok(), "{game:?}");
            // Who does not come to a tournament keeps the rating.
            let has_begun = game.tournament.is_none() || game.game.moves_played() >= 2;
            let is_rated = game.terms.is_rated && game.score().is_some() && has_begun;
            assert_eq!(game.ratings.is_some(), is_rated);
            let Some(steps) = game.ratings else { continue };
            let score = game.score().expect("a rated game has a result");
            let expected = rated_after(steps.map(|step| step.before), score);
            for (at, player) in game.players.iter().enumerate() {
                // The stored form rounds the last digit.
                let error = (steps[at].after.value - expected[at].value).abs();
                assert!(error < 1e-6, "ratings follow from games: {steps:?}");
                *rated.entry(player.id).or_default() += 1;
                let _ = last.insert(player.id, (game.begun, steps[at].after.value));
            }
        }
        for (id, count) in &rated {
            let account = self.db.account(*id).expect("it is there");
            assert_eq!(account.games, *count, "every rated game counts once");
        }
        let by_number: HashMap<_, _> = games.iter().map(|game| (game.number, game)).collect();
        for ((number, revision), moves) in &self.seen {
            let stored = by_number.get(number).expect("no game is lost");
            assert!(stored.revision >= *revision, "a seen move is lost: {number:?}");
            if stored.revision == *revision {
                assert_eq!(transcript::write(&stored.game), *moves);
            }
        }
        let cup = self.check_cup();
        let over = games.iter().filter(|game| game.is_over()).count();
        format!(
            "{} games, {over} over, {cup} of the cup, {} moves, {} crashes, {} unsaved states, {} states seen",
            games.len(),
            self.moves,
            self.crashes,
            self.unsaved,
            self.seen.len()
        )
    }
}

/// Each side has used the time of its plies, and no more than it had.
fn check_clocks(shared: &SharedGame) {
    let used = shared.clocks.used(&shared.game);
    let mut sum = [Duration::ZERO; 2];
    for (ply, time) in shared.game.played().iter().zip(shared.clocks.plies()) {
        sum[ply.side.index()] += time.unwrap_or_default();
    }
    let moving = shared.game.side_to_move().index();
    assert_eq!(used[1 - moving], sum[1 - moving], "clocks add up");
    assert!(used[moving] >= sum[moving], "clocks add up");
    let is_lost_on_time = shared.game.forfeit().is_some() || shared.agreement.is_some();
    for side in outflank::rules::Color::BOTH {
        let clock = shared.clocks.clock(&shared.game, side);
        assert!(is_lost_on_time || clock.is_none_or(|clock| !clock.has_fallen()), "{shared:?}");
    }
}

fn simulate(seed: u64, people: usize, hours: u64, away: Duration) -> String {
    let mut world = World::new(seed, people, away);
    world.run(Duration::from_secs(3600 * hours));
    world.check()
}

#[test]
fn an_hour_of_people_crashes_and_broken_connections_keeps_every_law() {
    for seed in 0..3 {
        println!("seed {seed}: {}", simulate(seed, 20, 1, Duration::from_mins(1)));
    }
}

#[test]
fn a_longer_simulation_keeps_every_law_if_asked_for() {
    let Ok(wanted) = std::env::var("OUTFLANK_SIMULATION") else {
        println!(
            "skipped: set OUTFLANK_SIMULATION to PLAYERS,HOURS,SEEDS or PLAYERS,HOURS,SEEDS,FIRST"
        );
        return;
    };
    let numbers: Vec<usize> = wanted.split(',').map(|it| it.parse().expect("a number")).collect();
    let (people, hours, seeds, first) = match numbers[..] {
        [people, hours, seeds] => (people, hours, seeds, 0),
        [people, hours, seeds, first] => (people, hours, seeds, first),
        _ => panic!("PLAYERS,HOURS,SEEDS,FIRST"),
    };
    for seed in (first..first + seeds).map(|seed| seed as u64) {
        let begin = std::time::Instant::now();
        let result = simulate(seed, people, hours as u64, Duration::from_hours(4));
        println!("seed {seed}: {result}, {:.0?}", begin.elapsed());
    }
}
