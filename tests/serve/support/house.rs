//! A lobby with its database, fed input by input.

use outflank::club::LiveTournament;
use outflank::lobby::{
    Arrival, GameTerms, KeyRow, LobbyEvent, LobbyInput, LobbyMail, LobbyOutput, LobbyRefusal,
    LobbyRequest, LobbyServer, LobbyTime, LobbyView, MemberId, NetworkTag, PeopleError,
    PeopleRequest, SharedGameNumber, TableAction, TableState,
};
use outflank::rules::Color;
use outflank::serve::PeopleDb;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

pub const DAY: Duration = Duration::from_hours(24);

/// A server whose database answers at once, unless it is cut off.
pub struct House {
    pub lobby: LobbyServer,
    pub db: PeopleDb,
    pub now: Duration,
    /// Milliseconds by which the machine's clock was set back.
    pub set_back: i64,
    pub is_cut: bool,
    /// Whether the database carries queries out, and its answers are lost.
    pub loses_answers: bool,
    pub commits: usize,
    pub tables: HashMap<MemberId, TableState>,
    pub views: HashMap<MemberId, Arc<LobbyView>>,
    pub refused: Vec<(MemberId, LobbyRefusal)>,
    pub begun: Vec<SharedGameNumber>,
    pub assistance: Vec<(MemberId, bool)>,
    pub mail: Vec<LobbyMail>,
    pub heard: Vec<(MemberId, u8)>,
    pub challenged: Vec<MemberId>,
    /// Sessions that were told of a newcomer, with the newcomer's name.
    pub came: Vec<(MemberId, String)>,
    pub keys: HashMap<MemberId, Arc<Vec<KeyRow>>>,
    pub ladders: usize,
    /// Keys whose sessions end.
    pub removed: Vec<String>,
    /// Network of those who join.
    pub network: Option<NetworkTag>,
    pub queries: Vec<PeopleRequest>,
    pub standings: HashMap<MemberId, Arc<LiveTournament>>,
}

impl House {
    pub fn new() -> Self {
        Self {
            lobby: LobbyServer::new(1, 1),
            db: PeopleDb::in_memory().expect("a database"),
            now: Duration::ZERO,
            set_back: 0,
            is_cut: false,
            loses_answers: false,
            commits: 0,
            tables: HashMap::new(),
            views: HashMap::new(),
            refused: Vec::new(),
            begun: Vec::new(),
            assistance: Vec::new(),
            mail: Vec::new(),
            heard: Vec::new(),
            challenged: Vec::new(),
            came: Vec::new(),
            keys: HashMap::new(),
            ladders: 0,
            removed: Vec::new(),
            network: None,
            queries: Vec::new(),
            standings: HashMap::new(),
        }
    }

    pub fn time(&self) -> LobbyTime {
        LobbyTime { monotonic: self.now, unix: self.now.as_millis() as i64 - self.set_back }
    }

    pub fn input(&mut self, input: LobbyInput) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for output in self.lobby.handle(self.time(), input) {
                match output {
                    LobbyOutput::Event(member, event) => self.event(member, event),
                    LobbyOutput::Query(id, request) => {
                        let commits = matches!(request, PeopleRequest::Commit(_));
                        self.commits += usize::from(commits);
                        self.queries.push(request.clone());
                        assert!(self.commits < 1000, "it commits again and again");
                        let mut answer = Err(PeopleError::Unavailable);
                        if !self.is_cut {
                            answer = self.db.run(&request, self.time().unix);
                        }
                        if self.loses_answers {
                            answer = Err(PeopleError::Unavailable);
                        }
                        inputs.push(LobbyInput::Answer(id, answer));
                    }
                    LobbyOutput::Mail(mail) => self.mail.push(mail),
                    LobbyOutput::KeysRemoved(keys) => self.removed.extend(keys),
                    LobbyOutput::Notice(_) | LobbyOutput::Note(_) => {}
                }
            }
        }
    }

    pub fn event(&mut self, member: MemberId, event: LobbyEvent) {
        match event {
            LobbyEvent::Table(state) => drop(self.tables.insert(member, *state)),
            LobbyEvent::Lobby(view) => drop(self.views.insert(member, view)),
            LobbyEvent::Refused(why) => self.refused.push((member, why)),
            LobbyEvent::Greeting { greeting, .. } => self.heard.push((member, greeting)),
            LobbyEvent::Standings(live) => drop(self.standings.insert(member, live)),
            LobbyEvent::Keys(keys) => drop(self.keys.insert(member, keys)),
            LobbyEvent::Ladder(_) => self.ladders += 1,
            LobbyEvent::Challenged(_) => self.challenged.push(member),
            LobbyEvent::Came(name) => self.came.push((member, name)),
            LobbyEvent::Begun(game) => self.begun.push(game),
            LobbyEvent::Assistance(is_allowed) => self.assistance.push((member, is_allowed)),
            _ => {}
        }
    }

    /// A session of a key, or of a guest.
    pub fn join(&mut self, number: u64, key: Option<&str>) -> MemberId {
        let member = MemberId(number);
        let now = self.time().unix;
        let account = match key {
            Some(key) => self.db.sign_in(key, now),
            None => self.db.new_guest(&number.to_string(), now),
        };
        let account = account.expect("writable");
        let key = key.map(str::to_owned);
        let network = self.network;
        self.input(LobbyInput::Connect(member, Box::new(Arrival { account, key, network })));
        self.request(member, LobbyRequest::Enter);
        member
    }

    pub fn request(&mut self, member: MemberId, request: LobbyRequest) {
        self.input(LobbyInput::Request(member, request));
    }

    pub fn wait(&mut self, time: Duration) {
        let end = self.now + time;
        while let Some(at) = self.lobby.next_wake().filter(|at| *at <= end) {
            self.now = at.max(self.now);
            self.input(LobbyInput::Tick);
        }
        self.now = end;
        self.input(LobbyInput::Tick);
    }

    /// Two keys in a game of these terms, Black first.
    pub fn pair(&mut self, terms: GameTerms) -> (SharedGameNumber, [MemberId; 2]) {
        let (ann, ben) = (self.join(1, Some("ann")), self.join(2, Some("ben")));
        self.request(ann, LobbyRequest::Post(terms));
        let seek = self.views[&ann].seeks[0].seek;
        self.request(ben, LobbyRequest::Take(seek));
        let game = *self.begun.last().expect("it has begun");
        for member in [ann, ben] {
            self.request(member, LobbyRequest::Open(game));
        }
        let is_black = self.tables[&ann].you == Some(Color::Black);
        (game, if is_black { [ann, ben] } else { [ben, ann] })
    }

    pub fn act(&mut self, member: MemberId, game: SharedGameNumber, action: TableAction) {
        self.request(member, LobbyRequest::Act(game, action));
    }

    pub fn play(&mut self, [black, white]: [MemberId; 2], game: SharedGameNumber, moves: &[&str]) {
        for (at, square) in moves.iter().enumerate() {
            let member = if at % 2 == 0 { black } else { white };
            self.act(member, game, TableAction::Place(square.parse().expect("a square")));
        }
    }

    pub fn last_refusal(&self) -> Option<&LobbyRefusal> {
        self.refused.last().map(|(_, why)| why)
    }
}

pub fn rated() -> GameTerms {
    GameTerms { is_rated: true, ..GameTerms::default() }
}
