//! The lobby with its database, step by step: who may do what, and when.

use outflank::club::{Format, GameScore, LiveTournament, TournamentPlan};
use outflank::lobby::{
    AccountId, ActionError, Agreement, DecidedResult, GamePace, GameTerms, LobbyEvent, LobbyInput,
    LobbyMail, LobbyOutput, LobbyRefusal, LobbyRequest, LobbyServer, LobbyTime, LobbyView,
    MailKind, MemberId, OfferKind, PeopleError, PeopleNotice, PeopleRequest, PeopleTournament,
    SharedGameNumber, TableAction, TableState, TournamentRow, VacationChange,
};
use outflank::rules::{Color, ForfeitReason};
use outflank::serve::PeopleDb;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 3600);

/// A server whose database answers at once, unless it is cut off.
struct House {
    lobby: LobbyServer,
    db: PeopleDb,
    now: Duration,
    /// Milliseconds by which the machine's clock was set back.
    set_back: i64,
    is_cut: bool,
    /// Whether the database carries queries out, and its answers are lost.
    loses_answers: bool,
    commits: usize,
    tables: HashMap<MemberId, TableState>,
    views: HashMap<MemberId, Arc<LobbyView>>,
    refused: Vec<(MemberId, LobbyRefusal)>,
    begun: Vec<SharedGameNumber>,
    assistance: Vec<(MemberId, bool)>,
    mail: Vec<LobbyMail>,
    heard: Vec<(MemberId, u8)>,
    challenged: Vec<MemberId>,
    standings: HashMap<MemberId, Arc<LiveTournament>>,
}

impl House {
    fn new() -> Self {
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
            standings: HashMap::new(),
        }
    }

    fn time(&self) -> LobbyTime {
        LobbyTime { monotonic: self.now, unix: self.now.as_millis() as i64 - self.set_back }
    }

    fn input(&mut self, input: LobbyInput) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for output in self.lobby.handle(self.time(), input) {
                match output {
                    LobbyOutput::Event(member, event) => self.event(member, event),
                    LobbyOutput::Query(id, request) => {
                        let commits = matches!(request, PeopleRequest::Commit(_));
                        self.commits += usize::from(commits);
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
                    LobbyOutput::Notice(_) => {}
                }
            }
        }
    }

    fn event(&mut self, member: MemberId, event: LobbyEvent) {
        match event {
            LobbyEvent::Table(state) => drop(self.tables.insert(member, *state)),
            LobbyEvent::Lobby(view) => drop(self.views.insert(member, view)),
            LobbyEvent::Refused(why) => self.refused.push((member, why)),
            LobbyEvent::Greeting { greeting, .. } => self.heard.push((member, greeting)),
            LobbyEvent::Standings(live) => drop(self.standings.insert(member, live)),
            LobbyEvent::Challenged => self.challenged.push(member),
            LobbyEvent::Begun(game) => self.begun.push(game),
            LobbyEvent::Assistance(is_allowed) => self.assistance.push((member, is_allowed)),
            _ => {}
        }
    }

    /// A session of a key, or of a guest.
    fn join(&mut self, number: u64, key: Option<&str>) -> MemberId {
        let member = MemberId(number);
        let now = self.time().unix;
        let account = match key {
            Some(key) => self.db.sign_in(key, now),
            None => self.db.new_guest(&number.to_string(), now),
        };
        let account = account.expect("writable");
        self.input(LobbyInput::Connect(member, Box::new(account)));
        self.request(member, LobbyRequest::Enter);
        member
    }

    fn request(&mut self, member: MemberId, request: LobbyRequest) {
        self.input(LobbyInput::Request(member, request));
    }

    fn wait(&mut self, time: Duration) {
        let end = self.now + time;
        while let Some(at) = self.lobby.next_wake().filter(|at| *at <= end) {
            self.now = at.max(self.now);
            self.input(LobbyInput::Tick);
        }
        self.now = end;
        self.input(LobbyInput::Tick);
    }

    /// Two keys in a game of these terms, Black first.
    fn pair(&mut self, terms: GameTerms) -> (SharedGameNumber, [MemberId; 2]) {
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

    fn act(&mut self, member: MemberId, game: SharedGameNumber, action: TableAction) {
        self.request(member, LobbyRequest::Act(game, action));
    }

    fn play(&mut self, [black, white]: [MemberId; 2], game: SharedGameNumber, moves: &[&str]) {
        for (at, square) in moves.iter().enumerate() {
            let member = if at % 2 == 0 { black } else { white };
            self.act(member, game, TableAction::Place(square.parse().expect("a square")));
        }
    }

    fn last_refusal(&self) -> Option<&LobbyRefusal> {
        self.refused.last().map(|(_, why)| why)
    }
}

fn rated() -> GameTerms {
    GameTerms { is_rated: true, ..GameTerms::default() }
}

#[test]
fn a_guest_plays_live_and_unrated_only() {
    let mut house = House::new();
    let guest = house.join(1, None);
    house.request(guest, LobbyRequest::Post(rated()));
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::GuestTerms));
    let slow = GameTerms { pace: GamePace::Days(3), ..GameTerms::default() };
    house.request(guest, LobbyRequest::Post(slow));
    assert_eq!(house.refused.len(), 2);
    house.request(guest, LobbyRequest::Post(GameTerms::default()));
    assert_eq!(house.refused.len(), 2);
    assert!(house.views[&guest].seeks[0].is_yours);
    house.request(guest, LobbyRequest::SetName("Guesty".to_owned()));
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::NoName));
}

#[test]
fn clocks_start_when_both_are_there_and_a_fallen_flag_loses() {
    let mut house = House::new();
    let (ann, ben) = (house.join(1, Some("ann")), house.join(2, Some("ben")));
    house.request(ann, LobbyRequest::Post(rated()));
    let seek = house.views[&ann].seeks[0].seek;
    house.request(ben, LobbyRequest::Take(seek));
    let game = house.begun[0];
    house.request(ann, LobbyRequest::Open(game));
    house.wait(Duration::from_secs(3600));
    assert!(!house.tables[&ann].shared.is_over(), "no clock runs for one alone");
    house.request(ben, LobbyRequest::Open(game));
    let players =
        if house.tables[&ann].you == Some(Color::Black) { [ann, ben] } else { [ben, ann] };
    house.play(players, game, &["f5", "d6"]);
    house.wait(Duration::from_secs(302));
    assert!(!house.tables[&ann].shared.is_over(), "five minutes and three seconds");
    house.wait(Duration::from_secs(2));
    let shared = &house.tables[&ann].shared;
    let forfeit = shared.game.forfeit().expect("time is up");
    assert_eq!((forfeit.loser, forfeit.reason), (Color::Black, ForfeitReason::Time));
    assert!(shared.ratings.is_some());
}

#[test]
fn a_win_is_claimed_after_two_minutes_away_and_not_before() {
    let mut house = House::new();
    let (game, players) = house.pair(rated());
    house.play(players, game, &["f5", "d6"]);
    let [black, white] = players;
    house.act(black, game, TableAction::Claim);
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::Action(ActionError::NotAway)));
    house.input(LobbyInput::Disconnect(white));
    house.wait(Duration::from_secs(119));
    house.act(black, game, TableAction::Claim);
    assert!(!house.tables[&black].shared.is_over());
    house.wait(Duration::from_secs(1));
    house.act(black, game, TableAction::Claim);
    let forfeit = house.tables[&black].shared.game.forfeit().expect("claimed");
    assert_eq!((forfeit.loser, forfeit.reason), (Color::White, ForfeitReason::Left));
}

#[test]
fn draws_and_take_backs_need_consent() {
    let mut house = House::new();
    let (game, players) = house.pair(rated());
    let [black, white] = players;
    house.act(black, game, TableAction::Offer(OfferKind::TakeBack));
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::Action(ActionError::NothingToTakeBack)));
    house.play(players, game, &["f5", "d6", "c3"]);
    house.act(black, game, TableAction::Offer(OfferKind::TakeBack));
    assert_eq!(house.tables[&white].shared.game.played().len(), 3, "not yet");
    house.act(black, game, TableAction::Accept);
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::Action(ActionError::NoOffer)));
    house.act(white, game, TableAction::Accept);
    assert_eq!(house.tables[&white].shared.game.played().len(), 2);
    house.act(black, game, TableAction::Offer(OfferKind::Draw));
    house.act(white, game, TableAction::Decline);
    assert!(!house.tables[&white].shared.is_over());
    house.act(white, game, TableAction::Offer(OfferKind::Draw));
    house.act(black, game, TableAction::Offer(OfferKind::Draw));
    let shared = &house.tables[&white].shared;
    assert_eq!((shared.agreement, shared.score()), (Some(Agreement::Draw), Some(0.5)));
}

#[test]
fn a_game_by_correspondence_is_lost_after_its_days_though_no_one_looks() {
    let mut house = House::new();
    let terms = GameTerms { pace: GamePace::Days(3), ..rated() };
    let (game, players) = house.pair(terms);
    house.play(players, game, &["f5", "d6", "c3"]);
    let [black, white] = players;
    house.input(LobbyInput::Disconnect(black));
    house.input(LobbyInput::Disconnect(white));
    house.wait(2 * DAY + Duration::from_secs(85_700));
    let returned = house.join(3, Some("ann"));
    assert_eq!(house.views[&returned].own_games.len(), 1);
    house.input(LobbyInput::Disconnect(returned));
    house.wait(Duration::from_secs(1400));
    let stored = house.db.all_games().expect("readable");
    let forfeit = stored[0].game.forfeit().expect("lost on time");
    assert_eq!((forfeit.loser, forfeit.reason), (Color::White, ForfeitReason::Time));
    assert!(stored[0].ratings.is_some());
}

#[test]
fn a_clock_set_back_takes_no_time_and_no_rating() {
    let mut house = House::new();
    let (game, players) = house.pair(rated());
    house.wait(Duration::from_secs(5));
    house.play(players, game, &["f5"]);
    house.set_back = 400 * DAY.as_millis() as i64;
    house.wait(Duration::from_secs(7));
    let state = &house.tables[&players[0]];
    assert!(!state.shared.is_over());
    house.play([players[1], players[0]], game, &["d6", "c3"]);
    let used = house.tables[&players[0]].shared.clocks.plies().to_vec();
    let seconds: Vec<_> = used.iter().flatten().map(Duration::as_secs).collect();
    assert_eq!(seconds, [5, 7, 0]);
    house.act(players[0], game, TableAction::Resign);
    let steps = house.tables[&players[0]].shared.ratings.expect("it was rated");
    assert!(steps.iter().all(|step| step.after.deviation < step.before.deviation));
    // By correspondence a move gets the more time.
    for member in players {
        house.input(LobbyInput::Disconnect(member));
    }
    let slow = GameTerms { pace: GamePace::Days(1), ..rated() };
    house.set_back = 0;
    let (_, players) = house.pair(slow);
    house.set_back = DAY.as_millis() as i64;
    house.wait(DAY + Duration::from_secs(1200));
    assert!(!house.tables[&players[0]].shared.is_over());
    house.wait(DAY);
    assert!(house.tables[&players[0]].shared.is_over());
}

/// Ann, Ben and Cleo each meet once.
fn cup(pace: GamePace) -> PeopleTournament {
    let players = ["Ann", "Ben", "Cleo"].map(|name| name.parse().expect("a name")).to_vec();
    let plan = TournamentPlan { format: Format::RoundRobin, players: 3, rounds: 1, games: 1 };
    let terms = GameTerms { pace, ..rated() };
    PeopleTournament { name: "Cup".to_owned(), plan, terms, players, decided: Vec::new() }
}

/// The rows of a member's own tournament games.
fn cup_games(house: &House, member: MemberId) -> Vec<TournamentRow> {
    house.views[&member].tournament.as_ref().expect("a tournament").games.clone()
}

#[test]
fn a_tournament_goes_on_by_its_results() {
    let mut house = House::new();
    house.input(LobbyInput::Tournament(Some(Box::new(cup(GamePace::PACES[1])))));
    let members = ["Ann", "Ben", "Cleo"].map(|name| {
        let member = house.join(name.len() as u64 * 10 + u64::from(name.as_bytes()[0]), Some(name));
        house.request(member, LobbyRequest::SetName(name.to_owned()));
        member
    });
    let stranger = house.join(1, None);
    house.wait(Duration::from_secs(3));
    assert_eq!(cup_games(&house, stranger), []);
    for member in members {
        assert_eq!(cup_games(&house, member).len(), 2);
    }
    house.request(stranger, LobbyRequest::PlayRound(cup_games(&house, members[0])[0].number));
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::NoGame));
    let ben = cup_games(&house, members[0]).into_iter().find(|row| row.opponent == "Ben");
    let (number, side) = ben.map(|row| (row.number, row.side)).expect("they meet");
    house.request(members[0], LobbyRequest::PlayRound(number));
    assert!(house.begun.is_empty(), "Ben is not ready");
    house.wait(Duration::from_secs(3));
    assert!(cup_games(&house, members[1]).iter().any(|row| row.waits && row.opponent == "Ann"));
    house.request(members[1], LobbyRequest::PlayRound(number));
    let game = *house.begun.last().expect("both are ready");
    for member in [members[0], members[1]] {
        house.request(member, LobbyRequest::Open(game));
    }
    assert_eq!(house.tables[&members[0]].you, Some(side));
    house.wait(Duration::from_secs(3));
    assert_eq!(cup_games(&house, members[1]).len(), 1, "the other game is being played");
    let (first, second) =
        if side == Color::Black { (members[0], members[1]) } else { (members[1], members[0]) };
    house.request(stranger, LobbyRequest::Standings);
    house.play([first, second], game, &["f5", "d6"]);
    house.act(members[1], game, TableAction::Resign);
    let live = house.standings.get(&stranger).expect("they follow the game");
    let best = &live.standings()[0];
    assert_eq!((live.players[best.player].as_str(), best.half_points), ("Ann", 2));
    assert_eq!(live.ended().len(), 1);
}

#[test]
fn a_decision_of_the_operator_counts_as_a_result() {
    let mut house = House::new();
    let mut plan = cup(GamePace::PACES[1]);
    house.input(LobbyInput::Tournament(Some(Box::new(plan.clone()))));
    let ann = house.join(1, Some("Ann"));
    house.request(ann, LobbyRequest::SetName("Ann".to_owned()));
    house.request(ann, LobbyRequest::Enter);
    let rows = cup_games(&house, ann);
    let row = rows.iter().find(|row| row.opponent == "Ben").expect("they meet");
    let mut players = ["Ann", "Ben"];
    if row.side == Color::White {
        players.reverse();
    }
    let players = players.map(|name| name.parse().expect("a name"));
    let score = GameScore::forfeited(!row.side, 64);
    plan.decided.push(DecidedResult { round: row.number.round + 1, players, score });
    house.input(LobbyInput::Tournament(Some(Box::new(plan))));
    house.request(ann, LobbyRequest::Enter);
    assert_eq!(cup_games(&house, ann).len(), 1);
}

#[test]
fn a_correspondence_tournament_begins_without_the_opponent() {
    let mut house = House::new();
    let keys = ["Ann", "Ben", "Cleo"];
    for (number, name) in (1..).zip(keys) {
        let member = house.join(number, Some(name));
        house.request(member, LobbyRequest::SetName(name.to_owned()));
        house.input(LobbyInput::Disconnect(member));
    }
    house.input(LobbyInput::Tournament(Some(Box::new(cup(GamePace::Days(3))))));
    let ann = house.join(9, Some("Ann"));
    let rows = cup_games(&house, ann);
    for row in &rows {
        house.request(ann, LobbyRequest::PlayRound(row.number));
    }
    house.request(ann, LobbyRequest::Enter);
    assert_eq!((house.begun.len(), house.views[&ann].own_games.len()), (2, 2));
    assert_eq!(cup_games(&house, ann), []);
    assert_eq!(house.mail.len(), 2, "the others hear of it");
}

#[test]
fn a_muted_player_is_not_heard_in_any_session_until_unmuted() {
    let mut house = House::new();
    let (game, [black, white]) = house.pair(GameTerms::default());
    let ids = [0, 1].map(|side: usize| house.tables[&black].shared.players[side].id);
    house.request(black, LobbyRequest::Greet(game, 1));
    house.request(white, LobbyRequest::Mute(ids[0]));
    house.request(black, LobbyRequest::Greet(game, 2));
    house.act(black, game, TableAction::Resign);
    house.request(black, LobbyRequest::Challenge(ids[1], GameTerms::default()));
    assert_eq!(house.heard, [(white, 1)]);
    assert!(house.challenged.is_empty() && house.views[&white].seeks.is_empty());
    let name = if house.views[&white].name == "player-1" { "ann" } else { "ben" };
    let again = house.join(3, Some(name));
    let is_muted = house.views[&again].people.iter().any(|row| row.is_muted);
    assert!(is_muted, "it is known in a later session");
    house.request(again, LobbyRequest::Mute(ids[0]));
    assert_eq!(house.views[&white].seeks.len(), 1);
    house.request(black, LobbyRequest::Greet(game, 3));
    assert_eq!(house.heard, [(white, 1), (white, 3)]);
}

#[test]
fn days_of_a_vacation_do_not_count() {
    let mut house = House::new();
    let (game, players) = house.pair(GameTerms { pace: GamePace::Days(2), ..rated() });
    house.play(players, game, &["f5", "d6"]);
    let [black, _] = players;
    let vacation = |change| LobbyRequest::Vacation(change);
    house.request(black, vacation(VacationChange::Take(31)));
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::NoVacation));
    house.wait(DAY);
    house.request(black, vacation(VacationChange::Take(10)));
    assert_eq!(house.views[&black].own_games[0].left, Some(11 * DAY));
    assert_eq!(house.tables[&players[1]].vacation, [true, false]);
    house.wait(9 * DAY);
    house.request(black, vacation(VacationChange::End));
    assert_eq!(house.views[&black].own_games[0].left, Some(DAY));
    assert_eq!(house.views[&black].vacation.expect("an account").days_left, 21);
    house.wait(DAY + Duration::from_secs(601));
    assert!(house.tables[&black].shared.is_over(), "then the time is up");
}

/// The database gives the vacation a revision while the opponent's move is on its way.
#[test]
fn a_vacation_on_another_server_does_not_swallow_a_move() {
    let mut house = House::new();
    let (game, [black, white]) = house.pair(GameTerms { pace: GamePace::Days(2), ..rated() });
    let account = house.tables[&black].shared.players[1].id;
    let vacation = PeopleRequest::Vacation(account, VacationChange::Take(3));
    house.db.run(&vacation, 0).expect("writable");
    house.act(black, game, TableAction::Place("f5".parse().expect("a square")));
    let state = &house.tables[&white];
    assert_eq!(state.shared.game.played().len(), 1);
    assert_eq!(state.vacation, [false, true]);
    assert_eq!(house.db.all_games().expect("readable"), std::slice::from_ref(&state.shared));
}

#[test]
fn an_absent_player_by_correspondence_gets_mail() {
    let mut house = House::new();
    let (game, [black, white]) = house.pair(GameTerms { pace: GamePace::Days(2), ..rated() });
    house.play([black, white], game, &["f5", "d6"]);
    assert_eq!(house.mail, [], "both are here");
    house.input(LobbyInput::Disconnect(white));
    house.act(black, game, TableAction::Offer(OfferKind::Draw));
    assert_eq!(house.mail, [], "an offer can wait");
    house.act(black, game, TableAction::Place("c3".parse().expect("a square")));
    house.act(black, game, TableAction::Resign);
    let name = house.tables[&black].shared.players[1].name.clone();
    let mail: Vec<_> = house.mail.iter().map(|mail| (mail.kind, mail.deadline)).collect();
    let deadline = 2 * DAY.as_millis() as i64;
    assert_eq!(mail, [(MailKind::Turn, Some(deadline)), (MailKind::Over, None)]);
    assert!(house.mail.iter().all(|mail| mail.to == name && mail.game == game));
}

#[test]
fn a_player_whose_turn_it_is_learns_it_at_login() {
    let mut house = House::new();
    let (game, players) = house.pair(GameTerms { pace: GamePace::Days(1), ..rated() });
    house.play(players, game, &["f5"]);
    let white =
        if house.tables[&players[1]].shared.players[1].id == AccountId(1) { "ann" } else { "ben" };
    let member = MemberId(9);
    let account = house.db.sign_in(white, 0).expect("writable");
    house.input(LobbyInput::Connect(member, Box::new(account)));
    // The first session of a key asks for its games; the others know them already.
    house.request(member, LobbyRequest::Enter);
    assert_eq!(house.views[&member].turns(), 1);
}

/// The stored game takes no further commits, so a server that repeats its commit would never end.
#[test]
fn a_lost_answer_to_the_last_commit_is_not_repeated_for_ever() {
    let mut house = House::new();
    let (game, players) = house.pair(GameTerms::default());
    house.play(players, game, &["f5", "d6"]);
    house.loses_answers = true;
    house.act(players[0], game, TableAction::Resign);
    assert!(house.tables[&players[1]].is_unsaved);
    house.loses_answers = false;
    house.wait(Duration::from_secs(10));
    let state = &house.tables[&players[1]];
    assert!(state.shared.is_over() && !state.is_unsaved);
    assert_eq!(house.commits, 4, "two moves, the end, and one more attempt");
}

#[test]
fn a_rated_game_waits_for_the_database_and_a_casual_one_goes_on() {
    for is_rated in [true, false] {
        let mut house = House::new();
        let (game, players) = house.pair(GameTerms { is_rated, ..GameTerms::default() });
        house.play(players, game, &["f5"]);
        house.is_cut = true;
        house.act(players[1], game, TableAction::Place("d6".parse().expect("a square")));
        let state = &house.tables[&players[0]];
        assert_eq!((state.is_paused, state.is_unsaved), (is_rated, !is_rated));
        assert_eq!(state.shared.game.played().len(), if is_rated { 1 } else { 2 });
        let elapsed = state.elapsed;
        house.wait(Duration::from_secs(400));
        let state = &house.tables[&players[0]];
        assert!(
            !is_rated || state.elapsed == elapsed && !state.shared.is_over(),
            "the clock stands"
        );
        house.is_cut = false;
        house.wait(Duration::from_secs(2));
        let state = &house.tables[&players[0]];
        assert!(!state.is_paused && !state.is_unsaved);
        assert!(state.shared.game.played().len() >= 2);
        let stored = house.db.all_games().expect("readable");
        assert_eq!(stored[0].game, state.shared.game);
    }
}

/// Otherwise the server of the player who waits calls the flag of one whose clock another server has stopped.
#[test]
fn the_clock_of_a_player_at_another_server_stands_while_the_database_is_down() {
    let mut house = House { lobby: LobbyServer::new(1, 1).with_others(), ..House::new() };
    let (game, players) = house.pair(rated());
    let black = house.tables[&players[0]].shared.players[0].id;
    house.input(LobbyInput::Disconnect(players[0]));
    let (players_there, spectators) = (BTreeSet::from([black]), 0);
    let notice = PeopleNotice::At { game, server: 2, players: players_there, spectators };
    house.input(LobbyInput::Notice(notice));
    let state = |house: &House| house.tables[&players[1]].clone();
    assert!(state(&house).is_running, "the clock of the player at the other server");
    house.is_cut = true;
    house.wait(Duration::from_secs(10));
    assert!(state(&house).is_paused);
    let elapsed = state(&house).elapsed;
    house.wait(Duration::from_secs(1000));
    assert!(state(&house).elapsed == elapsed && !state(&house).shared.is_over());
    house.is_cut = false;
    house.wait(Duration::from_secs(10));
    assert!(state(&house).is_running && !state(&house).is_paused);
}

#[test]
fn coach_and_engines_are_off_in_every_session_of_a_key_during_a_rated_game() {
    let mut house = House::new();
    let (game, players) = house.pair(rated());
    assert_eq!(house.assistance.len(), 2);
    let third = house.join(7, Some("ann"));
    assert_eq!(house.assistance.last(), Some(&(third, false)));
    house.play(players, game, &["f5", "d6"]);
    house.act(players[0], game, TableAction::Resign);
    let allowed: Vec<_> = house.assistance.iter().filter(|(_, is_allowed)| *is_allowed).collect();
    assert_eq!(allowed.len(), 3, "all three sessions");
}

#[test]
fn a_resignation_before_both_have_moved_calls_the_game_off() {
    let mut house = House::new();
    let (game, players) = house.pair(rated());
    house.play(players, game, &["f5"]);
    house.act(players[1], game, TableAction::Resign);
    let shared = &house.tables[&players[0]].shared;
    assert_eq!((shared.agreement, shared.score()), (Some(Agreement::Aborted), None));
    assert!(shared.ratings.is_none());
}

#[test]
fn a_rematch_changes_sides() {
    let mut house = House::new();
    let (game, players) = house.pair(rated());
    house.play(players, game, &["f5", "d6"]);
    house.act(players[0], game, TableAction::Resign);
    let [loser, winner] = players;
    house.request(loser, LobbyRequest::Rematch(game));
    assert_eq!(house.begun.len(), 2, "one game so far, told to both");
    house.request(winner, LobbyRequest::Rematch(game));
    let next = *house.begun.last().expect("another");
    assert_ne!(next, game);
    house.request(winner, LobbyRequest::Open(next));
    assert_eq!(house.tables[&winner].you, Some(Color::Black));
}
