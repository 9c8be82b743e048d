//! The laws of the people's database, in a file and in PostgreSQL.

use crate::support::postgres::Postgres;
use outflank::club::GameNumber;
use outflank::lobby::{
    AccountId, CodeUse, EventGame, GamePace, GameTerms, NetworkTag, PeopleAnswer, PeopleRequest,
    PersonAccount, Seek, SeekId, SharedGame, TableAction, VacationChange,
};
use outflank::rules::Color;
use outflank::serve::{PeopleDb, PeopleSource};
use std::time::Duration;

const NOW: i64 = 1_800_000_000_000;
const DAY: i64 = 24 * 3_600_000;

/// Runs a law on an empty database of each kind.
fn on_each_store(law: impl Fn(&PeopleSource)) {
    let folder = tempfile::tempdir().expect("a folder");
    law(&PeopleSource::File(folder.path().join("people.db")));
    if let Some(postgres) = Postgres::start() {
        law(&postgres.url().parse().expect("an address"));
    }
}

fn run(db: &mut PeopleDb, request: PeopleRequest) -> PeopleAnswer {
    db.run(&request, NOW).expect("the database answers")
}

fn rated() -> GameTerms {
    GameTerms { is_rated: true, ..GameTerms::default() }
}

fn accounts(db: &mut PeopleDb) -> [PersonAccount; 2] {
    ["ann", "ben"].map(|key| db.sign_in(key, NOW).expect("writable"))
}

fn begin(db: &mut PeopleDb, [black, white]: [&PersonAccount; 2], terms: GameTerms) -> SharedGame {
    let game = SharedGame::new([black, white], terms, NOW);
    match run(db, PeopleRequest::begin(None, game)) {
        PeopleAnswer::Begun(game) => *game,
        other => panic!("{other:?}"),
    }
}

fn after(game: &SharedGame, side: Color, action: TableAction) -> SharedGame {
    let mut next = game.clone();
    next.act(side, action, Duration::from_secs(1), NOW).expect("allowed");
    next
}

fn place(square: &str) -> TableAction {
    TableAction::Place(square.parse().expect("a square"))
}

/// Once, an older program went on writing into the tables of a newer one.
#[test]
fn a_database_of_a_newer_version_is_refused() {
    let refused = |source: &PeopleSource| {
        let error = source.open().err().expect("it is newer").to_string();
        assert!(error.contains("belongs to a newer version"), "{error}");
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("people.db");
    let source = PeopleSource::File(path.clone());
    drop(source.open().expect("it opens"));
    let db = rusqlite::Connection::open(&path).expect("it is there");
    db.pragma_update(None, "user_version", 99).expect("writable");
    refused(&source);
    if let Some(postgres) = Postgres::start() {
        let url = postgres.url();
        let source: PeopleSource = url.parse().expect("an address");
        let mut running = source.open().expect("it opens");
        assert!(!running.is_newer().expect("it answers"));
        let mut client = postgres::Client::connect(&url, postgres::NoTls).expect("it answers");
        client.batch_execute("INSERT INTO version (number) VALUES (99)").expect("writable");
        assert!(running.is_newer().expect("it answers"), "a server that runs sees it");
        refused(&source);
    }
}

#[test]
fn a_key_has_one_account_and_each_guest_a_new_one() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        assert_ne!(ann.id, ben.id);
        let mut again = source.open().expect("a second connection");
        assert_eq!(again.sign_in("ann", NOW).expect("readable"), ann);
        let guests = ["k7qf-2mxd", "93vw-hh4c"];
        let guests = guests.map(|code| again.new_guest(code, NOW).expect("writable"));
        assert!(guests[0].is_guest && guests[0].id != guests[1].id);
    });
}

#[test]
fn a_guest_comes_back_within_a_day_and_is_forgotten_in_a_week() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let guest = db.new_guest("k7qf-2mxd", NOW).expect("writable");
        let player = db.new_guest("93vw-hh4c", NOW).expect("writable");
        let [ann, _] = accounts(&mut db);
        begin(&mut db, [&ann, &player], GameTerms::default());
        let mut back = |code, at| db.returning_guest(code, at).expect("readable");
        assert_eq!(back("K7QF2MXD", NOW + DAY - 1), Some(guest.clone()));
        assert_eq!(back("k7qf-2mxe", NOW), None);
        assert_eq!(back("k7qf-2mxd", NOW + DAY), None);
        for (at, is_known) in [(NOW + 6 * DAY, true), (NOW + 8 * DAY, false)] {
            db.run(&PeopleRequest::ForgetGuests, at).expect("writable");
            assert_eq!(db.account(guest.id).is_ok(), is_known);
        }
        assert!(db.account(player.id).is_ok(), "the game needs the account");
        assert!(db.account(ann.id).is_ok());
    });
}

#[test]
fn a_name_is_chosen_once_and_by_one() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        let mut name = |id, name: &str| {
            run(&mut db, PeopleRequest::SetName(id, name.parse().expect("a name")))
        };
        let named = name(ann.id, "Ann");
        assert!(matches!(named, PeopleAnswer::Named(account) if account.shown_name() == "Ann"));
        assert_eq!(name(ben.id, "aNN"), PeopleAnswer::NameTaken);
        assert_eq!(name(ann.id, "Anna"), PeopleAnswer::NameTaken);
        assert!(matches!(name(ben.id, "Ben"), PeopleAnswer::Named(_)));
    });
}

#[test]
fn a_seek_is_taken_once_and_ends_the_live_ones_of_both() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        let slow = GameTerms { pace: GamePace::Days(3), ..GameTerms::default() };
        let mut post = |by: &PersonAccount, to: Option<AccountId>, terms| {
            let network = Some(NetworkTag(-7));
            let seek = Seek {
                id: SeekId(0),
                by: by.clone(),
                to,
                terms,
                server: 1,
                tournament: None,
                network,
            };
            match run(&mut db, PeopleRequest::PostSeek(Box::new(seek))) {
                PeopleAnswer::SeekPosted(seek) => *seek,
                other => panic!("{other:?}"),
            }
        };
        let posted =
            [post(&ann, None, rated()), post(&ann, Some(ben.id), slow), post(&ben, None, rated())];
        assert_eq!(run(&mut db, PeopleRequest::Seeks), PeopleAnswer::Seeks(posted.to_vec()));
        let game = SharedGame::new([&ann, &ben], rated(), NOW);
        let take = PeopleRequest::begin(Some(posted[0].id), game);
        let PeopleAnswer::Begun(game) = run(&mut db, take.clone()) else { panic!("it is there") };
        assert_eq!(run(&mut db, take), PeopleAnswer::SeekGone);
        let left = PeopleAnswer::Seeks(vec![posted[1].clone()]);
        assert_eq!(run(&mut db, PeopleRequest::Seeks), left);
        let loaded = run(&mut db, PeopleRequest::Load(game.number));
        assert_eq!(loaded, PeopleAnswer::Loaded(Some(game.clone())));
        let of_ben = run(&mut db, PeopleRequest::GamesOf(ben.id));
        assert_eq!(of_ben, PeopleAnswer::Games(vec![(*game).clone()]));
        assert_eq!(run(&mut db, PeopleRequest::Running), PeopleAnswer::Games(vec![*game]));
        assert_eq!(run(&mut db, PeopleRequest::Correspondence), PeopleAnswer::Games(Vec::new()));
        run(&mut db, PeopleRequest::DropSeek(posted[1].id));
        assert_eq!(run(&mut db, PeopleRequest::Seeks), PeopleAnswer::Seeks(Vec::new()));
    });
}

#[test]
fn of_two_moves_on_one_revision_the_first_counts() {
    on_each_store(|source| {
        let mut dbs = [source.open().expect("it opens"), source.open().expect("it opens")];
        let [ann, ben] = accounts(&mut dbs[0]);
        let game = begin(&mut dbs[0], [&ann, &ben], rated());
        let first = after(&game, Color::Black, place("f5"));
        let second = after(&game, Color::Black, place("d3"));
        let commit = |game: &SharedGame| PeopleRequest::Commit(Box::new(game.clone()));
        let committed = PeopleAnswer::Committed(Box::new(first.clone()));
        assert_eq!(run(&mut dbs[0], commit(&first)), committed);
        let conflict = PeopleAnswer::Conflict(Box::new(first.clone()));
        assert_eq!(run(&mut dbs[1], commit(&second)), conflict);
        assert_eq!(run(&mut dbs[1], commit(&first)), conflict, "a repeated commit changes nothing");
    });
}

/// Both connections try to make every move; each move is made once.
#[test]
fn two_connections_at_once_never_both_make_a_move() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        let game = begin(&mut db, [&ann, &ben], rated());
        let play = |player: usize| {
            let mut db = source.open().expect("it opens");
            let (mut present, mut made) = (game.clone(), 0);
            while let Some(side) = present.to_move() {
                let legal = present.game.legal_moves();
                let square = legal.squares().nth(player % legal.squares().count()).expect("a move");
                let next = after(&present, side, TableAction::Place(square));
                match db.run(&PeopleRequest::Commit(Box::new(next)), NOW) {
                    Ok(PeopleAnswer::Committed(stored)) => {
                        present = *stored;
                        made += 1;
                    }
                    Ok(PeopleAnswer::Conflict(stored)) => present = *stored,
                    other => panic!("{other:?}"),
                }
            }
            (present, made)
        };
        let [(one, made), (other, made_too)] = std::thread::scope(|scope| {
            [0, 1]
                .map(|player| scope.spawn(move || play(player)))
                .map(|it| it.join().expect("no panic"))
        });
        assert_eq!(one, other);
        assert_eq!(one.revision, made + made_too);
        let steps = one.ratings.expect("a rated game changes ratings");
        for (player, step) in one.players.iter().zip(steps) {
            let account = db.account(player.id).expect("it is there");
            assert_eq!((account.games, account.rating), (1, step.after), "rated once");
        }
    });
}

#[test]
fn a_code_moves_a_key_once_and_expires() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        let store = |account, code: &str, expires| PeopleRequest::StoreCode {
            account,
            usage: CodeUse::Add,
            code: code.to_owned(),
            expires,
        };
        let using = |account, code: &str| PeopleRequest::UseCode { account, code: code.to_owned() };
        run(&mut db, store(ann.id, "old", NOW - 60_000));
        assert_eq!(run(&mut db, using(ben.id, "old")), PeopleAnswer::NoSuchCode, "it has expired");
        run(&mut db, store(ann.id, "new", NOW + 60_000));
        run(&mut db, store(ann.id, "newer", NOW + 60_000));
        assert_eq!(run(&mut db, using(ben.id, "new")), PeopleAnswer::NoSuchCode, "it was replaced");
        let joined = run(&mut db, using(ben.id, "newer"));
        assert!(
            matches!(joined, PeopleAnswer::Joined(account, lost) if account.id == ann.id && lost.is_empty())
        );
        assert_eq!(db.sign_in("ben", NOW).expect("readable").id, ann.id);
        assert_eq!(run(&mut db, using(ben.id, "newer")), PeopleAnswer::NoSuchCode, "it is used up");
    });
}

/// A stranger who found the lost key came into the account for ever.
#[test]
fn a_key_that_a_recovery_code_replaces_opens_the_account_no_more() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        let code = PeopleRequest::StoreCode {
            account: ann.id,
            usage: CodeUse::Recovery,
            code: "found".to_owned(),
            expires: i64::MAX,
        };
        run(&mut db, code);
        let using = PeopleRequest::UseCode { account: ben.id, code: "found".to_owned() };
        let PeopleAnswer::Joined(account, lost) = run(&mut db, using) else { panic!() };
        assert_eq!((account.id, lost), (ann.id, vec!["ann".to_owned()]));
        assert_eq!(db.sign_in("ben", NOW).expect("readable").id, ann.id);
        assert_ne!(db.sign_in("ann", NOW).expect("writable").id, ann.id, "the lost key");
    });
}

#[test]
fn keys_are_listed_with_their_last_use_and_removed_one_by_one() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        let code = PeopleRequest::StoreCode {
            account: ann.id,
            usage: CodeUse::Add,
            code: "more".to_owned(),
            expires: NOW + DAY,
        };
        run(&mut db, code);
        run(&mut db, PeopleRequest::UseCode { account: ben.id, code: "more".to_owned() });
        let later = NOW + 5 * DAY;
        db.sign_in("ben", later).expect("writable");
        let hour = |time: i64| Some(time - time % 3_600_000);
        let key = |name: &str, at| (name.to_owned(), hour(at));
        let both = PeopleAnswer::Keys(vec![key("ben", later), key("ann", NOW)]);
        assert_eq!(run(&mut db, PeopleRequest::Keys(ann.id)), both);
        let removed = run(&mut db, PeopleRequest::RemoveKey(ann.id, "ann".to_owned()));
        assert_eq!(removed, PeopleAnswer::Keys(vec![key("ben", later)]));
        assert_ne!(db.sign_in("ann", NOW).expect("writable").id, ann.id);
        let of_another = PeopleRequest::RemoveKey(ben.id, "ben".to_owned());
        run(&mut db, of_another);
        assert_eq!(db.sign_in("ben", NOW).expect("readable").id, ann.id, "not ben's any more");
    });
}

#[test]
fn games_by_correspondence_have_a_rating_of_their_own() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        let slow = GameTerms { pace: GamePace::Days(2), ..rated() };
        for (terms, is_live) in [(slow, false), (rated(), true)] {
            let before = db.account(ann.id).expect("it is there");
            let game = begin(&mut db, [&before, &ben], terms);
            let mut moved = after(&game, Color::Black, place("f5"));
            run(&mut db, PeopleRequest::Commit(Box::new(moved.clone())));
            moved = after(&moved, Color::White, place("d6"));
            run(&mut db, PeopleRequest::Commit(Box::new(moved.clone())));
            let over = after(&moved, Color::White, TableAction::Resign);
            let PeopleAnswer::Committed(over) = run(&mut db, PeopleRequest::Commit(Box::new(over)))
            else {
                panic!("it is the next revision")
            };
            let [step, _] = over.ratings.expect("it is rated");
            let now = db.account(ann.id).expect("it is there");
            assert!(step.after.value > step.before.value);
            if is_live {
                assert_eq!((now.rating, now.games), (step.after, 1));
                assert_eq!(now.correspondence, before.correspondence);
            } else {
                assert_eq!((now.rating, now.games), (before.rating, 0));
                assert_eq!(now.correspondence, step.after);
            }
        }
    });
}

#[test]
fn an_operator_renames_in_every_game_and_drops_the_reports() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        for (id, name) in [(ann.id, "Rude"), (ben.id, "Ben")] {
            run(&mut db, PeopleRequest::SetName(id, name.parse().expect("a name")));
        }
        let rude = db.account_named("rUDE").expect("readable").expect("it is there");
        begin(&mut db, [&rude, &ben], rated());
        run(&mut db, PeopleRequest::Report { by: ben.id, of: ann.id });
        let reports = db.reports().expect("readable");
        assert_eq!((reports.len(), reports[0].name.as_str(), reports[0].count), (1, "Rude", 1));
        assert!(!db.rename(ann.id, &"BEN".parse().expect("a name")).expect("writable"), "taken");
        assert!(db.rename(ann.id, &"Ann".parse().expect("a name")).expect("writable"));
        assert_eq!(db.all_games().expect("readable")[0].players[0].name, "Ann");
        assert!(db.reports().expect("readable").is_empty());
        assert_eq!(db.account_named("Rude").expect("readable"), None);
        db.set_muted(ann.id, true).expect("writable");
        assert!(db.account(ann.id).expect("it is there").is_muted);
        let unnamed = db.sign_in("new", NOW).expect("writable");
        let shown = db.account_named(&unnamed.shown_name()).expect("readable");
        assert_eq!(shown, Some(unnamed.clone()), "by the name that people see");
        let wrong = db.account_named(&format!("guest-{}", unnamed.id.0)).expect("readable");
        assert_eq!(wrong, None, "it is no guest");
    });
}

#[test]
fn bans_of_a_shared_database_are_added_once_and_removed() {
    on_each_store(|source| {
        if !source.is_shared() {
            return;
        }
        let mut db = source.open().expect("it opens");
        let entries = ["SHA256:abc".to_owned(), "192.0.2.0/24".to_owned()];
        db.ban(&entries, "spam").expect("writable");
        db.ban(&entries[..1], "again").expect("writable");
        assert_eq!(db.bans().expect("readable").len(), 2);
        assert_eq!(db.unban(&entries[..1]).expect("writable"), 1);
        assert_eq!(db.unban(&entries[..1]).expect("writable"), 0);
        assert_eq!(db.bans().expect("readable"), ["192.0.2.0/24"]);
    });
}

#[test]
fn a_vacation_is_noted_in_the_account_and_in_its_unfinished_games() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        let slow = GameTerms { pace: GamePace::Days(2), ..rated() };
        let game = begin(&mut db, [&ann, &ben], slow);
        let live = begin(&mut db, [&ann, &ben], rated());
        let take = |days| PeopleRequest::Vacation(ann.id, VacationChange::Take(days));
        let PeopleAnswer::Vacation(account, games) = run(&mut db, take(5)) else { panic!() };
        assert_eq!(account.vacations.days_left(NOW), 25);
        let numbers: Vec<_> = games.iter().map(|game| (game.number, game.revision)).collect();
        assert_eq!(numbers, [(game.number, 1)]);
        let loaded = run(&mut db, PeopleRequest::Load(game.number));
        assert_eq!(loaded, PeopleAnswer::Loaded(Some(Box::new(games[0].clone()))));
        assert_eq!(games[0].deadline(), Some(NOW + 7 * DAY));
        let other = run(&mut db, PeopleRequest::Load(live.number));
        assert_eq!(other, PeopleAnswer::Loaded(Some(Box::new(live))));
        assert_eq!(run(&mut db, take(26)), PeopleAnswer::NoVacation);
        assert_eq!(db.account(ann.id).expect("it is there"), *account);
    });
}

#[test]
fn a_game_of_a_tournament_begins_once_unless_it_is_called_off() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        run(&mut db, PeopleRequest::SetName(ann.id, "Ann".parse().expect("a name")));
        let number = GameNumber { round: 2, table: 0, game: 1 };
        let tournament = Some(EventGame { tournament: "Cup".to_owned(), number, is_timed: false });
        let game = SharedGame { tournament, ..SharedGame::new([&ann, &ben], rated(), NOW) };
        let begin = PeopleRequest::begin(None, game);
        let PeopleAnswer::Begun(first) = run(&mut db, begin.clone()) else { panic!("it is new") };
        assert_eq!(run(&mut db, begin.clone()), PeopleAnswer::SeekGone);
        let players = ["ANN", "Dov"].map(|name| name.parse().expect("a name")).to_vec();
        let of_cup = PeopleRequest::Tournament { name: "Cup".to_owned(), players: Some(players) };
        let ann = db.account(ann.id).expect("it is there");
        let (games, players) = (vec![*first.clone()], vec![Some(ann), None]);
        let known = PeopleAnswer::Tournament { games, players };
        assert_eq!(run(&mut db, of_cup), known);
        let called_off = after(&first, Color::Black, TableAction::Resign);
        run(&mut db, PeopleRequest::Commit(Box::new(called_off)));
        assert!(matches!(run(&mut db, begin), PeopleAnswer::Begun(_)));
    });
}

#[test]
fn who_signs_up_before_the_hour_plays_the_strongest_first() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        let cup = |account: &PersonAccount, begins: i64, is_in: bool| PeopleRequest::SignUp {
            tournament: "Cup".to_owned(),
            begins,
            account: account.id,
            is_in,
        };
        let players = |answer: PeopleAnswer| match answer {
            PeopleAnswer::Tournament { players, .. } => {
                players.into_iter().map(|it| it.map(|account| account.id)).collect::<Vec<_>>()
            }
            answer => panic!("{answer:?}"),
        };
        assert_eq!(players(run(&mut db, cup(&ann, NOW + 1, true))), [Some(ann.id)]);
        // Ben is the stronger one by now.
        let game = begin(&mut db, [&ann, &ben], rated());
        let mut over = game.clone();
        for square in ["f5", "d6"] {
            let place = TableAction::Place(square.parse().expect("a square"));
            let side = over.to_move().expect("it goes on");
            over.act(side, place, Duration::ZERO, NOW).expect("legal");
        }
        over.act(Color::Black, TableAction::Resign, Duration::ZERO, NOW).expect("it goes on");
        over.revision = 1;
        run(&mut db, PeopleRequest::Commit(Box::new(over)));
        let both = [Some(ben.id), Some(ann.id)];
        assert_eq!(players(run(&mut db, cup(&ben, NOW + 1, true))), both);
        assert_eq!(players(run(&mut db, cup(&ben, NOW + 1, true))), both, "once");
        // At the hour it is too late to come or to go.
        assert_eq!(players(run(&mut db, cup(&ben, NOW, false))), both);
        assert_eq!(run(&mut db, PeopleRequest::Delete(ben.id)), PeopleAnswer::Deleted);
        let load = PeopleRequest::Tournament { name: "Cup".to_owned(), players: None };
        assert_eq!(players(run(&mut db, load)), [Some(ann.id)]);
    });
}

#[test]
fn a_deleted_account_leaves_its_games_without_its_name() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        run(&mut db, PeopleRequest::SetName(ann.id, "ann".parse().expect("a name")));
        let ann = db.account(ann.id).expect("it is there");
        let game = begin(&mut db, [&ann, &ben], GameTerms::default());
        assert_eq!(run(&mut db, PeopleRequest::Delete(ann.id)), PeopleAnswer::HasMore);
        let over = after(&game, Color::Black, TableAction::Resign);
        run(&mut db, PeopleRequest::Commit(Box::new(over)));
        assert_eq!(run(&mut db, PeopleRequest::Delete(ann.id)), PeopleAnswer::Deleted);
        assert_eq!(db.all_games().expect("readable")[0].players[0].name, "deleted");
        assert_ne!(db.sign_in("ann", NOW).expect("writable").id, ann.id);
        let renamed = PeopleRequest::SetName(ben.id, "Ann".parse().expect("a name"));
        assert!(matches!(run(&mut db, renamed), PeopleAnswer::Named(_)), "the name is free");
    });
}

#[test]
fn the_ladder_has_known_ratings_best_first() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let players = accounts(&mut db);
        for (account, name) in players.iter().zip(["Ann", "Ben"]) {
            run(&mut db, PeopleRequest::SetName(account.id, name.parse().expect("a name")));
        }
        assert_eq!(run(&mut db, PeopleRequest::Ladder), PeopleAnswer::Ladder(Vec::new()));
        for number in 0..20 {
            let game = begin(&mut db, [&players[0], &players[1]], rated());
            let mut moved = after(&game, Color::Black, place("f5"));
            run(&mut db, PeopleRequest::Commit(Box::new(moved.clone())));
            moved = after(&moved, Color::White, place("d6"));
            run(&mut db, PeopleRequest::Commit(Box::new(moved.clone())));
            let loser = if number % 3 == 0 { Color::Black } else { Color::White };
            let over = after(&moved, loser, TableAction::Resign);
            run(&mut db, PeopleRequest::Commit(Box::new(over)));
        }
        let PeopleAnswer::Ladder(rows) = run(&mut db, PeopleRequest::Ladder) else { panic!() };
        assert_eq!(rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), ["Ann", "Ben"]);
        assert!(rows[0].rating > rows[1].rating && rows[0].games == 20);
    });
}

#[test]
fn a_server_without_a_sign_of_life_is_forgotten_with_its_visits_and_seeks() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        let (one, other) =
            (db.register(NOW).expect("writable"), db.register(NOW).expect("writable"));
        let arrive = |server, account: &PersonAccount| PeopleRequest::Arrive {
            server,
            accounts: vec![account.id],
        };
        run(&mut db, arrive(one, &ann));
        run(&mut db, arrive(other, &ben));
        run(&mut db, arrive(other, &ben));
        for terms in [rated(), GameTerms { pace: GamePace::Days(2), ..rated() }] {
            let seek = Seek {
                id: SeekId(0),
                by: ben.clone(),
                to: None,
                terms,
                server: other,
                tournament: None,
                network: None,
            };
            run(&mut db, PeopleRequest::PostSeek(Box::new(seek)));
        }
        let elsewhere = PeopleRequest::Elsewhere { server: one };
        assert_eq!(run(&mut db, elsewhere.clone()), PeopleAnswer::People(vec![ben]));
        let mut beat = |server, seconds: i64| match db
            .run(&PeopleRequest::Beat { server }, NOW + seconds * 1000)
        {
            Ok(PeopleAnswer::Servers { servers, was_forgotten }) => (servers, was_forgotten),
            other => panic!("{other:?}"),
        };
        assert_eq!(beat(one, 15), (vec![one, other], false));
        assert_eq!(beat(one, 30), (vec![one], false), "the other one is silent");
        assert_eq!(beat(other, 31), (vec![one, other], true), "it lives after all");
        assert_eq!(beat(one, 90), (vec![one, other], false), "after an outage each gets its turn");
        assert_eq!(run(&mut db, elsewhere), PeopleAnswer::People(Vec::new()));
        let PeopleAnswer::Seeks(seeks) = run(&mut db, PeopleRequest::Seeks) else { panic!() };
        assert_eq!(seeks.len(), 1, "that by correspondence stays");
    });
}

#[test]
fn ratings_grow_uncertain_with_time() {
    on_each_store(|source| {
        let mut db = source.open().expect("it opens");
        let [ann, ben] = accounts(&mut db);
        let mut finish = |now: i64| {
            let game = begin(&mut db, [&ann, &ben], rated());
            let mut moved = after(&game, Color::Black, place("f5"));
            run(&mut db, PeopleRequest::Commit(Box::new(moved.clone())));
            moved = after(&moved, Color::White, place("d6"));
            run(&mut db, PeopleRequest::Commit(Box::new(moved.clone())));
            let over = after(&moved, Color::White, TableAction::Resign);
            match db.run(&PeopleRequest::Commit(Box::new(over)), now) {
                Ok(PeopleAnswer::Committed(game)) => game.ratings.expect("rated")[0],
                other => panic!("{other:?}"),
            }
        };
        let first = finish(NOW);
        let at_once = finish(NOW + 60_000);
        assert!((at_once.before.deviation - first.after.deviation).abs() < 0.1);
        let later = finish(NOW + 300 * DAY);
        assert!(later.before.deviation > at_once.after.deviation + 1.0);
    });
}
