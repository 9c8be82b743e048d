//! The lobby and games between people, without a server: its events in, requests out.

use crate::support::desk::Desk;
use crate::support::svg;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use outflank::app::KeyCode;
use outflank::app::{
    Capabilities, ColorDepth, Effect, Look, Message, StartRow, TerminalEffect, window_title,
};
use outflank::club::{Format, GameNumber, GameScore, LiveTournament, Tournament, TournamentPlan};
use outflank::coach::SearchGoal;
use outflank::lobby::{
    AccountId, Agreement, FinishedRow, GamePace, GameTerms, GlickoRating, KeyRow, LobbyEvent,
    LobbyRefusal, LobbyRequest, LobbyView, Offer, OfferKind, OwnGameRow, PersonAccount, PersonRow,
    RaceView, RunningRow, SeekId, SeekRow, SharedGame, SharedGameNumber, TableAction, TableState,
    TournamentRow, TournamentView, VacationChange, VacationView, Vacations, WeeklyView,
};
use outflank::records::{PlayerName, Record};
use outflank::rules::{Color, Forfeit, ForfeitReason, GameClocks, Square};
use std::sync::Arc;
use std::time::Duration;

fn account(id: i64, name: &str, rating: f64, deviation: f64) -> PersonAccount {
    PersonAccount {
        id: AccountId(id),
        name: Some(name.parse().expect("a name")),
        is_guest: false,
        is_muted: false,
        rating: GlickoRating { value: rating, deviation, volatility: 0.06 },
        correspondence: GlickoRating::NEW,
        games: 30,
        vacations: Vacations::default(),
    }
}

fn live(at: usize) -> GameTerms {
    GameTerms { pace: GamePace::PACES[at], is_rated: true, ..GameTerms::default() }
}

/// A busy evening, as Ann sees it.
fn evening() -> LobbyView {
    let person = |account, name: &str, rating, is_playing| PersonRow {
        account: AccountId(account),
        name: name.to_owned(),
        rating,
        is_playing,
        is_muted: account == 8,
        is_you: account == 1,
    };
    let seek = |seek, name: &str, rating, terms| SeekRow {
        seek: SeekId(seek),
        name: name.to_owned(),
        rating,
        terms,
        is_yours: false,
        to: None,
        is_challenge: false,
    };
    let own = |game, opponent: &str, moves, is_your_turn| OwnGameRow {
        offer: None,
        game: SharedGameNumber(game),
        opponent: opponent.to_owned(),
        side: Color::Black,
        terms: GameTerms { pace: GamePace::Days(3), ..GameTerms::default() },
        moves,
        is_your_turn,
        left: Some(Duration::from_hours(50)),
        is_opponent_away: game == 9,
    };
    let running = |game, names: [&str; 2], moves| RunningRow {
        game: SharedGameNumber(game),
        names: names.map(str::to_owned),
        terms: live(1),
        moves,
        is_attended: true,
    };
    let casual = GameTerms { pace: GamePace::PACES[2], ..GameTerms::default() };
    LobbyView {
        name: "ann".to_owned(),
        may_choose_name: false,
        rating: Some((1623, false)),
        correspondence: Some((1580, true)),
        own_games: vec![own(7, "Claire", 31, true), own(9, "Kenji-T", 12, false)],
        own_finished: Vec::new(),
        tournament: None,
        weekly: None,
        seeks: vec![
            SeekRow { is_challenge: true, ..seek(1, "Ben", Some((1588, false)), live(0)) },
            seek(2, "Takumi", Some((1911, false)), live(1)),
            seek(3, "guest-41", None, casual),
        ],
        running: vec![running(20, ["Imre", "Lena-2"], 44), running(21, ["guest-38", "Ravi"], 9)],
        finished: vec![FinishedRow {
            game: SharedGameNumber(12),
            terms: live(1),
            record: Arc::new(Record {
                players: ["Takumi", "Imre"].map(PlayerName::named),
                ..Record::of(game("f5d6c3d3c4f4").game)
            }),
            side: None,
        }],
        race: RaceView {
            solved: 14,
            best: Some(("Takumi".to_owned(), Duration::from_secs(21))),
            own: Some((3, Duration::from_secs(47))),
        },
        people: vec![
            person(5, "Takumi", Some((1911, false)), false),
            person(6, "Imre", Some((1790, false)), true),
            person(1, "ann", Some((1623, false)), false),
            person(7, "Ben", Some((1588, false)), false),
            person(8, "Lena-2", Some((1502, true)), true),
            person(41, "guest-41", None, false),
        ],
        vacation: Some(VacationView { ends_in: None, days_left: 25 }),
        is_cut_off: false,
        is_alone: false,
        house: Some(1600),
    }
}

/// Ann at the lobby.
fn lobby() -> Desk {
    let mut desk = Desk::new();
    desk.app.restrict(Capabilities { people: true, quit: true, ..Capabilities::NONE });
    desk.go_to_row(StartRow::People);
    desk.enter();
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(evening()))));
    desk
}

/// Requests to the lobby so far.
fn requests(desk: &mut Desk) -> Vec<LobbyRequest> {
    let effects = std::mem::take(&mut desk.effects);
    let requests = effects.into_iter().filter_map(|effect| match effect {
        Effect::Lobby(request) => Some(request),
        _ => None,
    });
    requests.collect()
}

/// A game between Ann and Ben, after these moves.
fn game(moves: &str) -> SharedGame {
    let (ann, ben) = (account(1, "ann", 1623.0, 60.0), account(7, "Ben", 1588.0, 140.0));
    let mut game = SharedGame::new([&ann, &ben], live(1), 0);
    let mut side = Color::Black;
    for at in (0..moves.len()).step_by(2) {
        let square: Square = moves[at..at + 2].parse().expect("a square");
        game.act(side, TableAction::Place(square), Duration::from_secs(4), 0).expect("legal");
        side = !side;
    }
    SharedGame { number: SharedGameNumber(33), ..game }
}

fn state(shared: SharedGame, you: Option<Color>) -> TableState {
    TableState {
        shared,
        you,
        present: [true; 2],
        away: [None; 2],
        vacation: [false; 2],
        spectators: 2,
        elapsed: Duration::ZERO,
        is_running: true,
        is_unsaved: false,
        is_paused: false,
        rematch: None,
        next: None,
    }
}

fn show(desk: &mut Desk, state: TableState) {
    desk.notify(Message::Lobby(LobbyEvent::Table(Box::new(state))));
}

/// Ann's game with Ben.
fn at_game(moves: &str) -> Desk {
    let mut desk = lobby();
    desk.notify(Message::Lobby(LobbyEvent::Begun(SharedGameNumber(33))));
    show(&mut desk, state(game(moves), Some(Color::Black)));
    desk
}

fn snapshots(name: &str, desk: &mut Desk) {
    for (width, height) in [(80, 24), (120, 40), (26, 12)] {
        desk.resize(width, height);
        desk.draw();
        insta::assert_snapshot!(format!("{name}_{width}x{height}"), desk.screen());
    }
    desk.resize(80, 24);
    desk.app.cx.settings.look = Look::Ascii;
    desk.app.cx.viewport.traits.depth = ColorDepth::None;
    let screen = desk.screen();
    assert!(screen.is_ascii(), "{screen}");
}

#[test]
fn the_lobby_shows_games_seeks_and_people() {
    snapshots("lobby", &mut lobby());
}

#[test]
fn the_chosen_line_stays_visible_in_a_smaller_window() {
    let mut desk = lobby();
    desk.key(KeyCode::End);
    desk.resize(26, 12);
    desk.draw();
    assert!(desk.app.cx.viewport.rooms.list < 9, "the list is longer");
    let person = evening().people.last().expect("someone").name.clone();
    assert!(desk.screen().contains(&person), "{}", desk.screen());
}

#[test]
fn at_home_there_is_no_lobby() {
    let desk = Desk::new();
    assert!(!desk.screen().contains("People"), "{}", desk.screen());
}

#[test]
fn the_lobby_is_entered_once_and_left_for_a_game() {
    let mut desk = lobby();
    assert_eq!(requests(&mut desk), [LobbyRequest::Enter]);
    // The first line is the game in which Ann is to move.
    desk.enter();
    let opened = [LobbyRequest::Leave, LobbyRequest::Open(SharedGameNumber(7))];
    assert_eq!(requests(&mut desk), opened);
    desk.key(KeyCode::Esc);
    let back = [LobbyRequest::Close(SharedGameNumber(7)), LobbyRequest::Enter];
    assert_eq!(requests(&mut desk), back);
}

#[test]
fn a_seek_is_posted_with_its_terms_and_a_challenge_declined() {
    let mut desk = lobby();
    requests(&mut desk);
    desk.keys("n");
    assert!(desk.screen().contains("Offer a game"), "{}", desk.screen());
    // The next time, casual.
    desk.key(KeyCode::Right);
    desk.key(KeyCode::Down);
    desk.key(KeyCode::Right);
    desk.enter();
    let terms = GameTerms { pace: GamePace::PACES[2], ..GameTerms::default() };
    let posted = requests(&mut desk);
    assert!(posted.contains(&LobbyRequest::Post(terms)), "{posted:?}");
    // Ben's challenge stands above everything but the games in which Ann is awaited.
    desk.key(KeyCode::Home);
    for _ in 0..2 {
        desk.key(KeyCode::Down);
    }
    assert!(desk.screen().contains("play Ben on these terms"), "{}", desk.screen());
    desk.keys("d");
    assert_eq!(requests(&mut desk), [LobbyRequest::Drop(SeekId(1))]);
    desk.enter();
    assert_eq!(requests(&mut desk), [LobbyRequest::Take(SeekId(1))]);
}

#[test]
fn the_page_of_a_game_shows_clocks_ratings_and_spectators() {
    let mut desk = at_game("f5d6c3d3");
    assert!(desk.screen().contains("Your turn (Black)"), "{}", desk.screen());
    snapshots("shared_game", &mut desk);
}

#[test]
fn a_move_is_shown_only_once_the_server_has_it() {
    let mut desk = at_game("f5d6");
    requests(&mut desk);
    desk.keys("c3");
    let c3 = "c3".parse().expect("a square");
    let act = LobbyRequest::Act(SharedGameNumber(33), TableAction::Place(c3));
    assert_eq!(requests(&mut desk), [act]);
    assert!(!desk.screen().contains("c3"), "{}", desk.screen());
    show(&mut desk, state(game("f5d6c3"), Some(Color::Black)));
    desk.wait(2000);
    let screen = desk.screen();
    assert!(screen.contains("c3") && screen.contains("Ben (White) to move"), "{screen}");
    // Not Ann's turn.
    desk.keys("d3");
    assert_eq!(requests(&mut desk), []);
    assert!(desk.screen().contains("Not your turn"), "{}", desk.screen());
}

#[test]
fn a_pasted_move_reaches_the_open_entry_of_a_shared_game() {
    let mut desk = at_game("f5d6");
    requests(&mut desk);
    desk.keys(":");
    desk.notify(Message::Paste("c3".to_owned()));
    assert_eq!((desk.page(), requests(&mut desk).len()), ("entry", 0));
    desk.enter();
    let c3 = "c3".parse().expect("a square");
    let act = LobbyRequest::Act(SharedGameNumber(33), TableAction::Place(c3));
    assert_eq!(requests(&mut desk), [act]);
}

#[test]
fn offers_are_made_and_answered() {
    let mut desk = at_game("f5d6");
    requests(&mut desk);
    let act = |action| vec![LobbyRequest::Act(SharedGameNumber(33), action)];
    desk.keys("D");
    assert_eq!(requests(&mut desk), act(TableAction::Offer(OfferKind::Draw)));
    // Nothing to accept.
    desk.keys("y");
    assert_eq!(requests(&mut desk), []);
    let offer = Offer { by: Color::White, kind: OfferKind::TakeBack };
    let offered = SharedGame { offer: Some(offer), ..game("f5d6") };
    show(&mut desk, state(offered, Some(Color::Black)));
    assert!(desk.screen().contains("asks to take a move back"), "{}", desk.screen());
    desk.keys("y");
    assert_eq!(requests(&mut desk), act(TableAction::Accept));
    desk.keys("R");
    desk.key(KeyCode::Esc);
    assert_eq!(requests(&mut desk), [], "not yet");
    desk.keys("R");
    desk.enter();
    assert_eq!(requests(&mut desk), act(TableAction::Resign));
}

/// Esc left a game whose clock ran, without a question.
#[test]
fn a_game_whose_clock_runs_is_left_by_a_second_key_and_any_other_at_once() {
    let mut desk = at_game("f5d6");
    requests(&mut desk);
    let close = LobbyRequest::Close(SharedGameNumber(33));
    desk.key(KeyCode::Esc);
    assert!(desk.screen().contains("Leave? The clock runs on"), "{}", desk.screen());
    desk.key(KeyCode::Esc);
    assert_eq!(requests(&mut desk), [], "the player stays");
    desk.key(KeyCode::Esc);
    desk.enter();
    assert_eq!(requests(&mut desk).first(), Some(&close));
    for (you, is_running) in [(Some(Color::Black), false), (None, true)] {
        let mut desk = at_game("f5d6");
        show(&mut desk, TableState { is_running, ..state(game("f5d6"), you) });
        requests(&mut desk);
        desk.key(KeyCode::Esc);
        assert_eq!(requests(&mut desk).first(), Some(&close), "{you:?}");
    }
}

#[test]
fn a_refusal_gives_way_to_the_next_move_and_to_the_result() {
    let mut desk = at_game("f5d6");
    for (event, expected) in [("f5d6c3d3", "Your turn"), ("f5d6c3d3", "called off")] {
        desk.keys("a1");
        assert!(!desk.screen().contains(expected), "{}", desk.screen());
        let mut shared = game(event);
        if expected == "called off" {
            shared.agreement = Some(Agreement::Aborted);
        }
        show(&mut desk, state(shared, Some(Color::Black)));
        assert!(desk.screen().contains(expected), "{}", desk.screen());
    }
}

/// An offer that was made while its reader was away stood nowhere in the lobby.
#[test]
fn an_offer_in_an_own_game_is_read_in_the_lobby() {
    let mut desk = lobby();
    let mut view = evening();
    view.own_games[1].offer = Some(OfferKind::Draw);
    let name = view.own_games[1].opponent.clone();
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view))));
    desk.key(KeyCode::Home);
    desk.key(KeyCode::Down);
    let screen = desk.screen();
    assert!(screen.contains("waits for you"), "{screen}");
    assert!(screen.contains(&format!("{name} offers a draw. Enter: go to this game.")), "{screen}");
}

/// A live game did not say whether it was rated.
#[test]
fn a_game_that_begins_says_its_terms() {
    let mut desk = at_game("");
    assert!(desk.says().contains("5m+3s, rated"), "{}", desk.says());
    show(&mut desk, state(game("f5d6"), Some(Color::Black)));
    assert!(!desk.says().contains("rated"), "{}", desk.says());
}

/// A greeting to a player who was not there was shown to its sender, and read by no one.
#[test]
fn a_greeting_that_no_one_would_read_is_refused() {
    let mut desk = at_game("f5");
    let away = |spectators| TableState {
        present: [true, false],
        spectators,
        ..state(game("f5"), Some(Color::Black))
    };
    show(&mut desk, away(0));
    requests(&mut desk);
    desk.keys("m1");
    assert_eq!(requests(&mut desk), []);
    assert!(desk.says().contains("this player is not here"), "{}", desk.says());
    show(&mut desk, away(1));
    desk.keys("m1");
    assert_eq!(requests(&mut desk), [LobbyRequest::Greet(SharedGameNumber(33), 0)]);
}

/// A refusal that stayed hid a greeting until it was gone.
#[test]
fn a_greeting_is_read_after_a_refusal() {
    let mut desk = at_game("f5");
    desk.enter();
    assert!(desk.says().contains("not"), "{}", desk.says());
    let greeting =
        LobbyEvent::Greeting { game: SharedGameNumber(33), from: "Ben".to_owned(), greeting: 0 };
    desk.notify(Message::Lobby(greeting));
    assert!(desk.says().contains("Ben: Hello!"), "{}", desk.says());
}

/// A spectator who had come late, or had missed a move, could not look at it before the game was over.
#[test]
fn a_spectator_looks_back_while_the_game_goes_on() {
    let mut desk = at_game("f5d6");
    (desk.coach_answers, desk.goal) = (true, SearchGoal::COARSE);
    let watch = |desk: &mut Desk, moves: &str| show(desk, state(game(moves), None));
    let moves = |desk: &Desk| desk.app.top().session().expect("a game").game.moves_played();
    watch(&mut desk, "f5d6c3d3c4f4");
    (0..3).for_each(|_| desk.key(KeyCode::Left));
    assert!(desk.screen().contains("Looking back (3 of 6)"), "{}", desk.screen());
    let text = desk.app.coach_text().expect("a comment");
    assert_eq!(text.title, "Review");
    assert!(text.head.starts_with("Looking back (3 of 6): c3"), "{text:?}");
    watch(&mut desk, "f5d6c3d3c4f4c5b3");
    assert_eq!(moves(&desk), 3, "a move of the players moves no board");
    assert!(desk.screen().contains("Looking back (3 of 8)"), "{}", desk.screen());
    snapshots("looking_back", &mut desk);
    desk.key(KeyCode::Home);
    assert_eq!(moves(&desk), 0);
    desk.key(KeyCode::End);
    assert_eq!(moves(&desk), 8);
    watch(&mut desk, "f5d6c3d3c4f4c5b3c2");
    assert_eq!(moves(&desk), 9, "and it goes on");
}

/// A comment on the last moves could help a player.
#[test]
fn a_spectator_who_looks_back_reads_no_comment_that_is_not_late() {
    let mut desk = at_game("f5d6");
    (desk.coach_answers, desk.goal) = (true, SearchGoal::COARSE);
    show(&mut desk, state(game("f5d6c3d3c4f4"), None));
    desk.key(KeyCode::Left);
    assert_eq!(desk.app.coach_text(), None);
    desk.key(KeyCode::Left);
    assert!(desk.app.coach_text().is_some_and(|text| text.head.contains("(4 of 6): d3")));
}

#[test]
fn a_spectator_reads_of_no_keys_of_a_player() {
    let mut desk = at_game("f5d6");
    show(&mut desk, state(game("f5d6"), None));
    assert!(!desk.screen().contains("resign"), "{}", desk.screen());
    desk.keys("?");
    assert!(!desk.screen().contains("Offer a draw"), "{}", desk.screen());
}

#[test]
fn a_spectator_cannot_move() {
    let mut desk = at_game("f5d6");
    show(&mut desk, state(game("f5d6"), None));
    requests(&mut desk);
    assert!(desk.screen().contains("ann (Black) to move, 2 spectators"), "{}", desk.screen());
    desk.keys("c3");
    assert!(desk.screen().contains("This is not your game"), "{}", desk.screen());
    desk.keys("R");
    desk.enter();
    assert_eq!(requests(&mut desk), []);
}

#[test]
fn a_spectator_reads_the_coach_two_moves_late() {
    let mut desk = at_game("f5d6");
    (desk.coach_answers, desk.goal) = (true, SearchGoal::COARSE);
    let watch = |desk: &mut Desk, moves: &str| show(desk, state(game(moves), None));
    watch(&mut desk, "f5d6");
    assert!(desk.app.coach_text().is_none(), "{}", desk.screen());
    watch(&mut desk, "f5d6c3");
    let text = desk.app.coach_text().expect("a comment");
    assert!(text.title == "Two moves late" && text.head.starts_with("1. f5"), "{text:?}");
    watch(&mut desk, "f5d6c3d3c4");
    let text = desk.app.coach_text().expect("a comment");
    assert!(text.head.starts_with("3. c3"), "{text:?}");
    // A comment stays until the next, and not after a take-back.
    desk.coach_answers = false;
    watch(&mut desk, "f5d6c3d3c4f4");
    assert!(desk.app.coach_text().expect("the same").head.starts_with("3. c3"));
    watch(&mut desk, "f5d6");
    assert!(desk.app.coach_text().is_none());
    desk.coach_answers = true;
    watch(&mut desk, "f5d6c3d3c4f4c5b3c2e6");
    snapshots("spectator", &mut desk);
    let mut over = game("f5d6c3d3c4f4c5b3c2e6");
    over.act(Color::Black, TableAction::Resign, Duration::ZERO, 0).expect("it runs");
    show(&mut desk, state(over, None));
    assert!(desk.app.coach_text().is_none(), "the result is worth more");
}

#[test]
fn a_player_reads_no_coach() {
    let mut desk = at_game("f5d6c3d3c4");
    desk.coach_answers = true;
    show(&mut desk, state(game("f5d6c3d3c4f4"), Some(Color::Black)));
    assert_eq!((desk.questions, desk.app.coach_text()), (0, None));
}

#[test]
fn no_coach_during_a_rated_game() {
    let mut desk = at_game("f5d6");
    desk.notify(Message::Lobby(LobbyEvent::Assistance(false)));
    desk.key(KeyCode::Esc);
    desk.enter();
    desk.go_to_row(StartRow::Play);
    desk.enter();
    desk.keys("i");
    assert_eq!(desk.questions, 0, "the coach was not asked");
    desk.notify(Message::Lobby(LobbyEvent::Assistance(true)));
    desk.keys("i");
    desk.keys("i");
    assert!(desk.questions > 0, "after the game it is");
}

#[test]
fn a_game_by_correspondence_says_the_time_left() {
    let mut desk = lobby();
    desk.key(KeyCode::Home);
    assert!(desk.screen().contains("You have 2 days for your move."), "{}", desk.screen());
    desk.key(KeyCode::Down);
    let vacation = "Kenji-T is on vacation, and has 2 days.";
    assert!(desk.screen().contains(vacation), "{}", desk.screen());
}

#[test]
fn a_person_is_muted_by_a_key() {
    let mut desk = lobby();
    // The last person stands before the games of the day.
    desk.key(KeyCode::End);
    desk.key(KeyCode::Up);
    requests(&mut desk);
    desk.keys("M");
    assert_eq!(requests(&mut desk), [LobbyRequest::Mute(AccountId(41))]);
    let lines: Vec<String> = desk.screen().lines().map(str::to_owned).collect();
    assert!(lines.iter().any(|line| line.contains("Lena-2") && line.contains("muted")));
}

/// The same evening with a tournament.
fn evening_of_a_cup() -> LobbyView {
    let row = |table, opponent: &str, side, is_here, waits| TournamentRow {
        number: GameNumber { round: 1, table, game: 0 },
        opponent: opponent.to_owned(),
        side,
        is_here,
        waits,
        is_ready: false,
    };
    let games = vec![
        row(0, "Takumi", Color::White, true, true),
        row(1, "Claire", Color::Black, false, false),
    ];
    let (name, round, winner) = ("Autumn Cup".to_owned(), [2, 5], None);
    let tournament = TournamentView { name, round, games, winner };
    LobbyView { tournament: Some(tournament), ..evening() }
}

#[test]
fn the_weekly_tournament_stands_in_the_lobby_by_the_clock_of_the_reader() {
    let mut desk = lobby();
    // Berlin is an hour ahead of Greenwich in winter.
    let zone = TimeZone::get("Europe/Berlin").expect("a zone");
    desk.app.cx.started = Timestamp::UNIX_EPOCH.to_zoned_datetime(zone);
    let begins = "2026-12-04T19:00:00Z".parse::<Timestamp>().expect("a time").as_millisecond();
    let weekly = |is_in| {
        let (name, players) = ("Friday Cup".to_owned(), 7);
        WeeklyView { name, begins, players, is_in }
    };
    let won = |is_in| {
        let (name, winner) = ("Friday Cup, 2026-11-27".to_owned(), Some("Claire".to_owned()));
        let tournament = TournamentView { name, round: [5, 5], games: Vec::new(), winner };
        let own_games = Vec::new();
        let (tournament, weekly) = (Some(tournament), Some(weekly(is_in)));
        let view = LobbyView { own_games, tournament, weekly, ..evening() };
        Message::Lobby(LobbyEvent::Lobby(Arc::new(view)))
    };
    desk.notify(won(false));
    desk.key(KeyCode::Home);
    for _ in 0..6 {
        desk.key(KeyCode::Down);
    }
    let screen = desk.screen();
    assert!(screen.contains("Friday Cup, 2026-11-27: Claire has won"), "{screen}");
    assert!(screen.contains("The games begin on Friday 20:00 (Europe/Berlin)"), "{screen}");
    snapshots("weekly", &mut desk);
    requests(&mut desk);
    desk.enter();
    assert_eq!(requests(&mut desk), [LobbyRequest::SignUp(true)]);
    desk.notify(won(true));
    assert!(desk.screen().contains("You have signed up for Friday 20:00"), "{}", desk.screen());
    desk.enter();
    assert_eq!(requests(&mut desk), [LobbyRequest::SignUp(false)]);
}

#[test]
fn a_tournament_is_played_from_the_lobby() {
    let mut desk = lobby();
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(evening_of_a_cup()))));
    desk.key(KeyCode::Home);
    desk.key(KeyCode::Down);
    desk.key(KeyCode::Down);
    assert!(desk.screen().contains("Your game against Takumi: you have White."));
    snapshots("cup", &mut desk);
    requests(&mut desk);
    desk.enter();
    let number = GameNumber { round: 1, table: 0, game: 0 };
    assert_eq!(requests(&mut desk), [LobbyRequest::PlayRound(number)]);
    desk.key(KeyCode::Down);
    desk.key(KeyCode::Down);
    desk.enter();
    assert_eq!(requests(&mut desk), [LobbyRequest::Standings]);
    let plan = TournamentPlan { format: Format::RoundRobin, players: 4, rounds: 1, games: 1 };
    let mut tournament = Tournament::new(plan).expect("valid");
    let standings = |tournament: &Tournament| {
        let names = ["Takumi", "Claire", "ann", "Ben"].map(str::to_owned).to_vec();
        let live = LiveTournament::new("Autumn Cup".to_owned(), names, tournament.clone());
        Message::Lobby(LobbyEvent::Standings(Arc::new(live)))
    };
    for (at, discs) in [[40, 24], [12, 52], [32, 32]].into_iter().enumerate() {
        let number = tournament.schedule()[0].number;
        assert!(tournament.note(number, GameScore::counted(discs)));
        if at < 2 {
            desk.notify(standings(&tournament));
        }
    }
    assert!(desk.screen().contains("2 games played"), "{}", desk.screen());
    desk.notify(standings(&tournament));
    assert!(desk.screen().contains("3 games played"), "{}", desk.screen());
    snapshots("cup_standings", &mut desk);
    desk.key(KeyCode::Esc);
    assert!(desk.screen().contains("Your games"), "{}", desk.screen());
    assert!(requests(&mut desk).contains(&LobbyRequest::Enter));
}

/// Once, a visitor who was alone found an empty list, and a game took eight keys.
#[test]
fn a_visitor_alone_plays_with_one_key_and_sees_the_house() {
    let mut desk = Desk::new();
    desk.app.restrict(Capabilities { people: true, quit: true, ..Capabilities::NONE });
    desk.app.enter_lobby();
    let view = LobbyView {
        name: "guest-41".to_owned(),
        is_alone: true,
        house: Some(1300),
        people: vec![PersonRow { is_you: true, ..evening().people[5].clone() }],
        ..LobbyView::default()
    };
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view))));
    let screen = desk.screen();
    for part in ["Play people or the computer.", "a computer of about 1300", "else is here yet."] {
        assert!(screen.contains(part), "{part}:\n{screen}");
    }
    snapshots("alone", &mut desk);
    requests(&mut desk);
    desk.enter();
    assert_eq!(requests(&mut desk), [LobbyRequest::PlayNow]);
    // A newcomer is announced, with the bell in a window behind others.
    desk.notify(Message::Focus(false));
    desk.app.cx.settings.bell = true;
    desk.notify(Message::Lobby(LobbyEvent::Came("Ben".to_owned())));
    assert!(desk.says().contains("Ben is here now"), "{}", desk.says());
    assert!(desk.effects.iter().any(|it| matches!(it, Effect::Terminal(TerminalEffect::Bell))));
    assert!(window_title(&desk.app).starts_with("Ben is here now"), "the title says it too");
    desk.notify(Message::Focus(true));
    assert_eq!(window_title(&desk.app), "outflank");
}

#[test]
fn reactions_of_spectators_stand_together_and_go_after_a_while() {
    let mut desk = lobby();
    desk.notify(Message::Lobby(LobbyEvent::Begun(SharedGameNumber(33))));
    show(&mut desk, state(game("f5d6c3"), None));
    requests(&mut desk);
    // A digit is a reaction for who does not play.
    desk.keys("4");
    assert_eq!(requests(&mut desk), [LobbyRequest::Greet(SharedGameNumber(33), 3)]);
    assert!(desk.says().contains("ann: Nice move!"), "{}", desk.says());
    for (from, greeting) in [("Ben", 3), ("Cleo", 3), ("Ben", 3)] {
        let (game, from) = (SharedGameNumber(33), from.to_owned());
        desk.notify(Message::Lobby(LobbyEvent::Greeting { game, from, greeting }));
    }
    assert!(
        desk.says().contains("Cleo, Ben: Nice move!") && !desk.says().contains("ann"),
        "{}",
        desk.says()
    );
    desk.wait(9000);
    assert!(!desk.says().contains("Nice move"), "{}", desk.says());
    desk.keys("0789");
    assert_eq!(requests(&mut desk), []);
    // A player's digits are squares.
    show(&mut desk, state(game("f5d6c3"), Some(Color::White)));
    desk.keys("4");
    assert_eq!(requests(&mut desk), []);
}

#[test]
fn a_game_of_the_day_is_replayed_and_has_a_link() {
    let mut desk = lobby();
    desk.resize(100, 40);
    let screen = desk.screen();
    for part in ["Games of the day", "Takumi - Imre", "14 solved", "best 0:21, Takumi"] {
        assert!(screen.contains(part), "{part}:\n{screen}");
    }
    desk.app.cx.settings.page = "https://example.org/".to_owned();
    desk.click_on("Takumi - Imre");
    assert_eq!(desk.page(), "replay");
    desk.resize(120, 40);
    assert!(desk.screen().contains("Takumi"), "{}", desk.screen());
    desk.app.cx.capabilities.clipboard = true;
    desk.keys("x");
    desk.click_on("copy a link to the web page");
    let copied = desk.effects.iter().find_map(|effect| match effect {
        Effect::Terminal(TerminalEffect::Copy(text)) => Some(text.as_str()),
        _ => None,
    });
    assert_eq!(copied, Some("https://example.org/#f5d6c3d3c4f4"));
}

#[test]
fn the_line_of_the_puzzle_says_the_readers_place_in_the_race() {
    let mut desk = lobby();
    desk.resize(100, 40);
    let places = |desk: &mut Desk| {
        (0..30).any(|_| {
            desk.key(KeyCode::Down);
            desk.says().contains("You took 0:47: place 3 of 14")
        })
    };
    assert!(places(&mut desk), "{}", desk.screen());
    desk.enter();
    assert_eq!(desk.page(), "puzzle");
}

/// Once, a spectator who had turned hints off never saw the result: the notice stayed.
#[test]
fn the_end_of_a_game_is_worth_more_than_a_switch() {
    let mut desk = lobby();
    desk.notify(Message::Lobby(LobbyEvent::Begun(SharedGameNumber(33))));
    show(&mut desk, state(game("f5d6c3"), None));
    desk.keys("B");
    let switched = desk.says();
    assert!(switched.contains("rotation"), "{switched}");
    let mut shared = game("f5d6c3");
    shared.act(Color::White, TableAction::Resign, Duration::ZERO, 0).expect("it goes on");
    show(&mut desk, state(shared, None));
    assert_ne!(desk.says(), switched);
    assert!(desk.says().contains("ann 1623 wins"), "{}", desk.says());
    // News of people stay until a key is pressed.
    desk.notify(Message::Lobby(LobbyEvent::Came("Ben".to_owned())));
    show(&mut desk, state(game("f5d6"), None));
    assert!(desk.says().contains("Ben is here now"), "{}", desk.says());
}

/// Once, the player who offered a rematch saw nothing of it at the table.
#[test]
fn a_rematch_is_offered_and_awaited_at_the_table() {
    let mut desk = at_game("f5d6c3");
    let mut shared = game("f5d6c3");
    shared.act(Color::White, TableAction::Resign, Duration::ZERO, 0).expect("it goes on");
    for (by, said, word) in [
        (Color::White, "Ben offers a rematch: Enter", "accept"),
        (Color::Black, "Your rematch waits for Ben", "rematch"),
    ] {
        let state = TableState { rematch: Some(by), ..state(shared.clone(), Some(Color::Black)) };
        show(&mut desk, state);
        let screen = desk.screen();
        assert!(screen.contains(said) && screen.contains(&format!("⏎ {word}")), "{screen}");
    }
}

#[test]
fn a_vacation_is_taken_and_ended_at_the_account() {
    let mut desk = lobby();
    requests(&mut desk);
    desk.keys("a");
    for _ in 0..4 {
        desk.key(KeyCode::Down);
    }
    assert!(desk.screen().contains("25 days are left this year"), "{}", desk.screen());
    desk.enter();
    desk.keys("7");
    assert!(desk.screen().contains("Days of vacation (1 to 25): 7"), "{}", desk.screen());
    desk.enter();
    assert!(requests(&mut desk).contains(&LobbyRequest::Vacation(VacationChange::Take(7))));
    let ends_in = Some(Duration::from_hours(20));
    let vacation = Some(VacationView { ends_in, days_left: 18 });
    let view = LobbyView { vacation, ..evening() };
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view))));
    assert!(desk.screen().contains("wait for 20 hours more"), "{}", desk.screen());
    desk.enter();
    assert!(requests(&mut desk).contains(&LobbyRequest::Vacation(VacationChange::End)));
}

#[test]
fn a_paused_game_and_a_refusal_say_why() {
    let mut desk = at_game("f5d6");
    let paused = TableState { is_paused: true, ..state(game("f5d6"), Some(Color::Black)) };
    show(&mut desk, paused);
    assert!(desk.screen().contains("The game is paused"), "{}", desk.screen());
    desk.notify(Message::Lobby(LobbyEvent::Refused(LobbyRefusal::SeekGone)));
    assert!(desk.screen().contains("This seek is gone"), "{}", desk.screen());
}

#[test]
fn the_picture_of_a_lobby_in_the_readme_is_the_real_screen() {
    let mut desk = lobby();
    desk.resize(84, 26);
    for _ in 0..4 {
        desk.key(KeyCode::Down);
    }
    svg::assert_picture("people.svg", &desk.buffer());
}

#[test]
fn a_key_of_the_account_is_removed_after_a_question() {
    let mut desk = lobby();
    requests(&mut desk);
    desk.keys("a");
    let screen = desk.screen();
    assert!(screen.contains("Rating 1623, by correspondence 1580?"), "{screen}");
    requests(&mut desk);
    for _ in 0..3 {
        desk.key(KeyCode::Down);
    }
    desk.enter();
    assert_eq!(requests(&mut desk), [LobbyRequest::Keys]);
    // 2026-11-29, 10 o'clock in Greenwich.
    let key = |fingerprint: &str, used, is_yours| KeyRow {
        fingerprint: fingerprint.to_owned(),
        used,
        is_yours,
    };
    let noon = Some(1_795_946_400_000);
    let rows = vec![key("SHA256:own+key/1234", noon, true), key("web:b2c3d4e5f6a7b8", noon, false)];
    desk.notify(Message::Lobby(LobbyEvent::Keys(Arc::new(rows.clone()))));
    let screen = desk.screen();
    for text in ["ssh key own+key/12", "this session", "browser b2c3d4e5f6", "2026-11-29"] {
        assert!(screen.contains(text), "{text}:\n{screen}");
    }
    desk.key(KeyCode::Down);
    desk.enter();
    assert!(desk.screen().contains("Remove browser b2c3d4e5f6"), "{}", desk.screen());
    desk.key(KeyCode::Esc);
    assert_eq!(requests(&mut desk), []);
    desk.enter();
    desk.enter();
    assert_eq!(requests(&mut desk), [LobbyRequest::RemoveKey(rows[1].fingerprint.clone())]);
    desk.notify(Message::Lobby(LobbyEvent::Keys(Arc::new(rows[..1].to_vec()))));
    assert!(!desk.screen().contains("browser b2c3"), "{}", desk.screen());
    desk.key(KeyCode::Esc);
    assert!(desk.screen().contains("Recovery code..."), "{}", desk.screen());
}

/// Once, the animation of a game between people never ended: after the first move neither the cursor nor the marks of
/// legal squares were drawn.
#[test]
fn cursor_and_marks_return_after_each_move_between_people() {
    let mut desk = at_game("f5d6");
    (desk.app.cx.settings.hints, desk.app.cx.settings.animation) = (true, true);
    show(&mut desk, state(game("f5d6c3d3"), Some(Color::Black)));
    assert!(desk.app.hints().is_none(), "the discs are turning");
    desk.wait(2000);
    assert!(desk.app.shown().expect("a game").view.motion.is_none());
    assert!(desk.app.hints().is_some(), "{}", desk.screen());
    // The cursor is drawn where the keys move it.
    let before = desk.screen();
    desk.key(KeyCode::Tab);
    assert_ne!(desk.screen(), before, "the cursor is seen to move");
}

/// Once, the last greeting hid what the opponent asked for, and `y` accepted it unread.
#[test]
fn an_offer_comes_before_a_greeting() {
    let mut desk = at_game("f5d6c3d3");
    let from = "Ben".to_owned();
    desk.notify(Message::Lobby(LobbyEvent::Greeting {
        game: SharedGameNumber(33),
        from,
        greeting: 1,
    }));
    assert!(desk.says().contains("Ben: Good luck!"), "{}", desk.says());
    let mut asked = state(game("f5d6c3d3"), Some(Color::Black));
    asked.shared.offer = Some(Offer { by: Color::White, kind: OfferKind::TakeBack });
    show(&mut desk, asked);
    assert!(desk.says().contains("asks to take a move back"), "{}", desk.says());
}

/// Once, the bar stayed in its row while the list changed: a second Enter challenged another person.
#[test]
fn the_chosen_line_stays_chosen_where_the_list_changes() {
    let mut desk = lobby();
    desk.resize(100, 40);
    let is_at_ben = |desk: &mut Desk| desk.says().contains("challenge Ben");
    while !is_at_ben(&mut desk) {
        desk.key(KeyCode::Down);
    }
    let mut view = evening();
    view.seeks.truncate(1);
    view.running.clear();
    view.finished.clear();
    view.people.remove(0);
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view.clone()))));
    assert!(is_at_ben(&mut desk), "{}", desk.says());
    view.people.retain(|row| row.name != "Ben");
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view))));
    assert!(!is_at_ben(&mut desk), "he has gone");
}

#[test]
fn a_spectator_is_led_to_the_next_game_of_the_two() {
    let mut desk = lobby();
    desk.notify(Message::Lobby(LobbyEvent::Begun(SharedGameNumber(33))));
    let mut shared = game("f5d6c3");
    shared.act(Color::White, TableAction::Resign, Duration::ZERO, 0).expect("it goes on");
    show(&mut desk, state(shared.clone(), None));
    assert!(desk.says().contains("wins by resignation"), "{}", desk.says());
    desk.enter();
    show(&mut desk, TableState { next: Some(SharedGameNumber(34)), ..state(shared, None) });
    assert!(desk.says().contains("They play again: Enter"), "{}", desk.says());
    requests(&mut desk);
    desk.enter();
    let asked = requests(&mut desk);
    assert!(asked.contains(&LobbyRequest::Open(SharedGameNumber(34))), "{asked:?}");
}

/// A guest could accept no challenge: it was rated, and nothing said so to the challenger.
#[test]
fn a_guest_is_challenged_without_ratings() {
    let mut desk = lobby();
    let guest = PersonRow {
        account: AccountId(41),
        name: "guest-41".to_owned(),
        rating: None,
        is_playing: false,
        is_muted: false,
        is_you: false,
    };
    let people = [evening().people, vec![guest.clone()]].concat();
    let view = LobbyView { people, finished: Vec::new(), ..evening() };
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view))));
    desk.key(KeyCode::End);
    assert!(desk.screen().contains("challenge guest-41"), "{}", desk.screen());
    desk.enter();
    requests(&mut desk);
    desk.enter();
    let challenge = |it: &LobbyRequest| matches!(it, LobbyRequest::Challenge(AccountId(41), terms) if !terms.is_rated);
    let sent = requests(&mut desk);
    assert!(sent.iter().any(challenge), "{sent:?}");
    // Alone with guests, an offer to all is one that they can take.
    let view = LobbyView { people: vec![guest], ..evening() };
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view))));
    desk.keys("n");
    desk.enter();
    let sent = requests(&mut desk);
    let post = |it: &LobbyRequest| matches!(it, LobbyRequest::Post(terms) if !terms.is_rated);
    assert!(sent.iter().any(post), "{sent:?}");
}

/// The first game to watch was one whose player had gone, and its spectators waited without a word.
#[test]
fn a_game_whose_player_has_gone_is_not_the_one_to_watch() {
    let mut desk = lobby();
    let running = evening().running.into_iter();
    let running = running.map(|row| RunningRow { is_attended: false, ..row }).collect();
    let view = LobbyView { own_games: Vec::new(), running, ..evening() };
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view))));
    let screen = desk.screen();
    assert!(!screen.contains("Watch Imre") && screen.contains("a player is away"), "{screen}");
    let mut desk = at_game("f5d6");
    show(&mut desk, TableState { present: [true, false], ..state(game("f5d6"), None) });
    assert!(desk.screen().contains("Ben is away"), "{}", desk.screen());
}

/// A refused name closed its field, and the next one was typed as commands.
#[test]
fn a_refused_name_is_typed_anew_in_its_field() {
    let mut desk = lobby();
    let view = LobbyView { may_choose_name: true, own_games: Vec::new(), ..evening() };
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view))));
    desk.click_on("Choose your name");
    requests(&mut desk);
    desk.keys("admin");
    desk.enter();
    assert!(desk.screen().contains("reserved"), "{}", desk.screen());
    assert_eq!(requests(&mut desk), []);
    for _ in 0..5 {
        desk.key(KeyCode::Backspace);
    }
    desk.keys("Ben");
    assert!(desk.screen().contains("change it later): Ben"), "{}", desk.screen());
    desk.enter();
    assert_eq!(requests(&mut desk), [LobbyRequest::SetName("Ben".to_owned())]);
    desk.notify(Message::Lobby(LobbyEvent::Refused(LobbyRefusal::NameTaken)));
    desk.keys("2");
    desk.enter();
    assert_eq!(requests(&mut desk), [LobbyRequest::SetName("Ben2".to_owned())]);
}

#[test]
fn a_claim_before_its_time_and_the_coach_between_people_say_why_not() {
    let mut desk = at_game("f5d6");
    let away = [None, Some(Duration::from_secs(30))];
    show(&mut desk, TableState { away, ..state(game("f5d6"), Some(Color::Black)) });
    requests(&mut desk);
    desk.keys("W");
    assert!(desk.screen().contains("two minutes"), "{}", desk.screen());
    assert_eq!(requests(&mut desk), []);
    desk.keys("i");
    assert!(!desk.screen().contains("Coach on"), "{}", desk.screen());
}

#[test]
fn a_finished_game_of_the_reader_says_who_has_won_and_stands_in_one_list() {
    let mut desk = lobby();
    let mut view = LobbyView { own_games: Vec::new(), ..evening() };
    let mut row = view.finished[0].clone();
    let mut lost = game("f5d6").game;
    let forfeit = Forfeit { loser: Color::White, reason: ForfeitReason::Resigned };
    lost.end_by(forfeit).expect("it goes on");
    let players = ["ann", "Ben"].map(PlayerName::named);
    row.record = Arc::new(Record { players, ..Record::of(lost) });
    view.finished = vec![row.clone()];
    row.side = Some(Color::Black);
    view.own_finished = vec![row];
    desk.resize(80, 40);
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view))));
    let screen = desk.screen();
    let lines: Vec<&str> = screen.lines().filter(|line| line.contains("you won")).collect();
    assert!(lines.len() == 1 && lines[0].contains("Ben"), "{screen}");
    assert!(!screen.contains("Games of the day"), "{screen}");
    desk.key(KeyCode::Home);
    while !desk.says().contains("resignation") {
        let before = desk.says();
        desk.key(KeyCode::Down);
        assert_ne!(desk.says(), before, "{}", desk.screen());
    }
    assert!(desk.says().starts_with("You win by resignation. "), "{}", desk.says());
}

#[test]
fn any_other_key_leaves_the_greetings_and_a_click_plays_on() {
    let mut desk = at_game("f5d6");
    desk.keys("m");
    assert!(desk.says().contains("Hello"), "{}", desk.says());
    desk.key(KeyCode::Up);
    assert!(!desk.says().contains("Hello"), "{}", desk.says());
    desk.keys("m");
    requests(&mut desk);
    let cursor = desk.drawn().1.focus.expect("a cursor");
    desk.click(cursor.x, cursor.y);
    assert!(!desk.says().contains("Hello"), "{}", desk.says());
    let is_move = |request: &LobbyRequest| matches!(request, LobbyRequest::Act(..));
    assert!(requests(&mut desk).iter().any(is_move), "the click plays");
}

/// Once, *Play now* passed over a person who waited for a rated game, and named the house.
#[test]
fn who_waits_stands_beside_the_line_that_plays_now() {
    let mut desk = lobby();
    let mut view = LobbyView { own_games: Vec::new(), ..evening() };
    view.seeks.retain(|seek| !seek.is_challenge && !seek.is_yours && seek.terms.is_rated);
    let names: Vec<String> = view.seeks.iter().map(|seek| seek.name.clone()).collect();
    assert!(!names.is_empty());
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view.clone()))));
    let line = |desk: &mut Desk| {
        let screen = desk.screen();
        screen.lines().find(|line| line.contains("Play now")).unwrap_or_default().to_owned()
    };
    assert!(line(&mut desk).contains(" waits"), "{}", desk.screen());
    // Guests have no rating to play for.
    let view = LobbyView { rating: None, house: Some(1300), ..view };
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view))));
    assert!(line(&mut desk).contains("a computer of about 1300"), "{}", desk.screen());
}

#[test]
fn the_time_to_a_claim_is_counted_and_then_the_claim_is_offered() {
    let mut desk = at_game("f5d6");
    let away = [None, Some(Duration::from_secs(75))];
    show(&mut desk, TableState { away, ..state(game("f5d6"), Some(Color::Black)) });
    assert!(desk.says().contains("Your turn (Black). Ben is away"), "{}", desk.says());
    assert!(desk.says().contains("you can claim the win in 0:45"), "{}", desk.says());
    desk.wait(30_000);
    assert!(desk.says().contains("in 0:15"), "{}", desk.says());
    desk.wait(15_100);
    assert!(desk.says().contains("W claims the win"), "{}", desk.says());
    // After one move there is no win to claim.
    show(&mut desk, TableState { away, ..state(game("f5"), Some(Color::Black)) });
    assert!(desk.says().contains("you can call the game off in 0:45"), "{}", desk.says());
    let away = [None, Some(Duration::from_mins(2))];
    show(&mut desk, TableState { away, ..state(game("f5d6"), Some(Color::Black)) });
    requests(&mut desk);
    desk.keys("W");
    let claim = LobbyRequest::Act(SharedGameNumber(33), TableAction::Claim);
    assert_eq!(requests(&mut desk), [claim]);
}

/// Once, the Enter that was meant for a move asked for a rematch.
#[test]
fn enter_asks_for_no_rematch_in_the_second_after_the_end() {
    let mut desk = at_game("f5d6");
    let mut shared = game("f5d6");
    shared.act(Color::White, TableAction::Resign, Duration::ZERO, 0).expect("it goes on");
    show(&mut desk, state(shared, Some(Color::Black)));
    requests(&mut desk);
    desk.enter();
    assert_eq!(requests(&mut desk), []);
    desk.wait(1500);
    desk.enter();
    assert_eq!(requests(&mut desk), [LobbyRequest::Rematch(SharedGameNumber(33))]);
}

/// Once, its clocks showed 0:00, and nothing said that one may leave.
#[test]
fn a_game_by_correspondence_tells_time_and_that_it_waits() {
    let mut desk = at_game("f5d6");
    let now = desk.app.cx.started.timestamp().as_millisecond();
    let mut slow = game("f5d6");
    (slow.terms.pace, slow.clocks, slow.moved) = (GamePace::Days(3), GameClocks::default(), now);
    show(&mut desk, state(slow.clone(), Some(Color::Black)));
    assert!(desk.says().contains("You have 3 days for your move."), "{}", desk.says());
    assert!(!desk.screen().contains("0:0"), "{}", desk.screen());
    show(&mut desk, state(slow, Some(Color::White)));
    assert!(desk.says().contains("You may leave"), "{}", desk.says());
}

#[test]
fn a_player_who_comes_back_to_a_running_clock_is_led_to_the_board() {
    let mut desk = Desk::new();
    desk.app.restrict(Capabilities { people: true, ..Capabilities::NONE });
    // The start screen offers an unfinished game against a level.
    assert_eq!(desk.page(), "start");
    let mut view = evening();
    let own_games = Vec::new();
    // A server that has just started does not know the games of the store yet.
    let first = LobbyView { own_games, ..evening() };
    view.own_games[0].terms = live(1);
    let views = [first, view.clone()];
    for view in views {
        desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view))));
    }
    assert_eq!(desk.page(), "shared-game", "{}", desk.screen());
    // A player who leaves the board stays in the lobby.
    desk.key(KeyCode::Esc);
    desk.notify(Message::Lobby(LobbyEvent::Lobby(Arc::new(view))));
    assert_eq!(desk.page(), "lobby", "{}", desk.screen());
}

/// A player's own rated game began behind the one that they watched, and its clock ran.
#[test]
fn a_game_that_begins_is_opened_over_one_that_is_watched() {
    let mut desk = at_game("f5d6");
    show(&mut desk, state(game("f5d6"), None));
    requests(&mut desk);
    desk.notify(Message::Lobby(LobbyEvent::Begun(SharedGameNumber(34))));
    let asked = requests(&mut desk);
    assert!(asked.contains(&LobbyRequest::Open(SharedGameNumber(34))), "{asked:?}");
}

#[test]
fn leaving_by_the_key_to_quit_asks_once_while_a_clock_runs() {
    let mut desk = at_game("f5d6");
    desk.app.cx.capabilities.quit = true;
    desk.keys("q");
    assert!(desk.says().contains("once more leaves"), "{}", desk.says());
    let quits = |desk: &Desk| desk.effects.iter().any(|effect| matches!(effect, Effect::Quit));
    assert!(!quits(&desk));
    desk.keys("q");
    assert!(quits(&desk));
}

/// An offer that was declined vanished without a word.
#[test]
fn who_offers_reads_that_it_was_declined_but_not_of_what_they_take_back() {
    let offered = |by| {
        let mut shared = game("f5d6");
        shared.offer = Some(Offer { by, kind: OfferKind::Draw });
        state(shared, Some(Color::Black))
    };
    let mut desk = at_game("f5d6");
    show(&mut desk, offered(Color::Black));
    show(&mut desk, state(game("f5d6"), Some(Color::Black)));
    assert_eq!(desk.says(), "Ben declines");
    desk.key(KeyCode::Left);
    show(&mut desk, offered(Color::Black));
    desk.keys("n");
    show(&mut desk, state(game("f5d6"), Some(Color::Black)));
    assert!(!desk.says().contains("declines"), "{}", desk.says());
    // An offer lapses with the own move, and an answer of the own is no news.
    show(&mut desk, offered(Color::Black));
    show(&mut desk, state(game("f5d6c3"), Some(Color::Black)));
    assert!(!desk.says().contains("declines"), "{}", desk.says());
    // Spectators read who offers.
    show(&mut desk, TableState { you: None, ..offered(Color::White) });
    assert!(desk.says().contains("Ben offers a draw"), "{}", desk.says());
}
