//! The weekly tournament in the lobby with its database, hour by hour.

use crate::support::house::{DAY, House, rated};
use jiff::civil::{Weekday, time};
use jiff::tz::TimeZone;
use outflank::club::Format;
use outflank::lobby::{
    Agreement, LobbyInput, LobbyOutput, LobbyRefusal, LobbyRequest, LobbyServer, LobbyTime,
    MemberId, PeopleAnswer, PeopleNotice, PeopleRequest, PlannedTournament, QueryId, SharedGame,
    SharedGameNumber, TableAction, WeeklyHour, WeeklyTournament,
};
use outflank::rules::Color;
use std::time::Duration;

/// The first Friday, 19:00 and 20:00: time begins on a Thursday, at midnight.
const EVE: Duration = Duration::from_hours(24 + 19);
const HOUR: Duration = Duration::from_hours(24 + 20);

fn friday() -> LobbyInput {
    let hour =
        WeeklyHour { weekday: Weekday::Friday, time: time(20, 0, 0, 0), zone: TimeZone::UTC };
    let (name, format) = ("Cup".to_owned(), Format::Swiss);
    let terms = rated();
    let weekly = WeeklyTournament { name, hour, format, rounds: Some(3), terms };
    LobbyInput::Tournament(Some(Box::new(PlannedTournament::Weekly(weekly))))
}

/// A house with these names signed up, one hour before the games.
fn signed_up(names: &[&str]) -> (House, Vec<MemberId>) {
    let mut house = House::new();
    house.input(friday());
    let members = (1..).zip(names).map(|(number, name)| {
        let member = house.join(number, Some(name));
        house.request(member, LobbyRequest::SetName((*name).to_owned()));
        house.request(member, LobbyRequest::SignUp(true));
        member
    });
    let members = members.collect();
    house.wait(EVE);
    (house, members)
}

/// Names of the standings in their order, with half points.
fn standings(house: &mut House, member: MemberId) -> Vec<(String, u32)> {
    house.request(member, LobbyRequest::Standings);
    let live = &house.standings[&member];
    let rows = live.standings().iter();
    rows.map(|row| (live.players[row.player].clone(), row.half_points)).collect()
}

#[test]
fn who_signs_up_is_counted_and_guests_are_refused() {
    let (mut house, members) = signed_up(&["Ann", "Ben", "Cleo"]);
    house.request(members[2], LobbyRequest::SignUp(false));
    let guest = house.join(9, None);
    house.request(guest, LobbyRequest::SignUp(true));
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::Guest));
    house.wait(Duration::from_secs(9));
    for (member, is_in) in [(members[0], true), (members[2], false), (guest, false)] {
        let weekly = house.views[&member].weekly.clone().expect("it is planned");
        let begins = HOUR.as_millis() as i64;
        assert_eq!((weekly.begins, weekly.players, weekly.is_in), (begins, 2, is_in));
    }
    assert_eq!(house.begun.len(), 0, "not before its hour");
}

#[test]
fn a_weekly_tournament_begins_at_its_hour_and_plays_itself_to_its_end() {
    let (mut house, members) = signed_up(&["Ann", "Ben", "Cleo", "Dov"]);
    for gone in &members[2..] {
        house.input(LobbyInput::Disconnect(*gone));
    }
    house.wait(Duration::from_secs(3599));
    assert!(house.begun.is_empty());
    house.wait(Duration::from_secs(7));
    // Ann and Ben are here, each in a game.
    let first_round = house.begun.clone();
    assert!(!first_round.is_empty(), "the games begin without a key");
    let weekly = house.views[&members[0]].weekly.clone().expect("the next one");
    assert_eq!((weekly.begins, weekly.players), ((HOUR + 7 * DAY).as_millis() as i64, 0));
    house.request(members[0], LobbyRequest::SignUp(true));
    // Ben resigns every game, Ann lets her opponents' clocks run out, and moves where it is her turn.
    for _ in 0..400 {
        for game in house.begun.clone() {
            for member in &members[..2] {
                house.request(*member, LobbyRequest::Open(game));
            }
            let ann = &house.tables[&members[0]];
            let is_hers = ann.shared.number == game && !ann.shared.is_over();
            if let Some(side) = ann.you.filter(|_| is_hers)
                && ann.shared.to_move() == Some(side)
            {
                let square = ann.shared.game.legal_moves().squares().next().expect("a move");
                house.act(members[0], game, TableAction::Place(square));
            }
            let ben = &house.tables[&members[1]];
            if ben.shared.number == game && ben.you.is_some() && !ben.shared.is_over() {
                house.act(members[1], game, TableAction::Resign);
            }
        }
        house.wait(Duration::from_secs(20));
    }
    let table = standings(&mut house, members[0]);
    assert_eq!(table[0], ("Ann".to_owned(), 6), "{table:?}");
    assert_eq!(table.iter().map(|(_, points)| points).sum::<u32>(), 12, "two games a round");
    let games = house.db.all_games().expect("readable");
    assert_eq!(games.len(), 6);
    for game in games {
        assert!(game.agreement != Some(Agreement::Aborted) && game.is_over(), "{game:?}");
        let has_begun = game.game.moves_played() >= 2;
        assert_eq!(game.ratings.is_some(), has_begun, "who did not come keeps the rating");
    }
    let view = &house.views[&members[0]];
    let won = view.tournament.as_ref().expect("the last one");
    assert_eq!((won.name.as_str(), won.winner.as_deref()), ("Cup, 1970-01-02 20:00", Some("Ann")));
    let next = view.weekly.as_ref().expect("the next one");
    assert!(next.is_in && next.players == 1, "Ann signed up during the games");
}

#[test]
fn a_restart_in_the_middle_of_a_round_stops_no_clock() {
    let (mut house, members) = signed_up(&["Ann", "Ben", "Cleo", "Dov", "Eve"]);
    house.wait(Duration::from_hours(1) + Duration::from_secs(30));
    let running = house.db.all_games().expect("readable");
    assert_eq!(running.iter().filter(|game| !game.is_over()).count(), 2);
    house.lobby = LobbyServer::new(2, 2);
    house.input(friday());
    // No one comes back.
    house.wait(Duration::from_hours(2));
    let games = house.db.all_games().expect("readable");
    assert!(games.iter().all(SharedGame::is_over), "{games:?}");
    assert_eq!(games.len(), 6, "three rounds of two games, with a bye in each");
    let ann = house.join(77, Some("Ann"));
    let table = standings(&mut house, ann);
    assert_eq!(table.iter().map(|(_, points)| points).sum::<u32>(), 18, "{table:?}");
    assert_eq!(members.len(), 5);
}

#[test]
fn a_player_who_deletes_the_account_loses_the_games_to_come() {
    let (mut house, members) = signed_up(&["Ann", "Ben", "Cleo"]);
    house.request(members[2], LobbyRequest::DeleteAccount);
    house.wait(Duration::from_hours(3));
    let table = standings(&mut house, members[0]);
    assert_eq!(table.len(), 2, "who goes before the hour is not in it: {table:?}");
    let (mut house, members) = signed_up(&["Ann", "Ben", "Cleo"]);
    house.wait(Duration::from_hours(1) + Duration::from_secs(6));
    // The one with the bye has no game.
    let busy = house.db.all_games().expect("readable")[0].players.clone().map(|player| player.name);
    let free = ["Ann", "Ben", "Cleo"].iter().position(|name| !busy.contains(&(*name).to_owned()));
    let free = free.expect("one has a bye");
    house.request(members[free], LobbyRequest::DeleteAccount);
    house.wait(Duration::from_hours(3));
    let other = members[(free + 1) % 3];
    let table = standings(&mut house, other);
    assert!(table.contains(&("deleted".to_owned(), 2)), "the bye alone: {table:?}");
    let games = house.db.all_games().expect("readable");
    assert_eq!(games.len(), 1, "the second round has a bye and a lost game");
}

#[test]
fn both_players_ready_begin_at_once() {
    let (mut house, members) = signed_up(&["Ann", "Ben", "Cleo"]);
    house.wait(Duration::from_hours(1) + Duration::from_secs(6));
    let game = house.begun[0];
    let loser = members.iter().copied().find(|member| {
        house.request(*member, LobbyRequest::Open(game));
        house.tables[member].you == Some(Color::Black)
    });
    house.act(loser.expect("one has Black"), game, TableAction::Resign);
    house.wait(Duration::from_secs(3));
    let rows = |house: &House, member: MemberId| {
        house.views[&member].tournament.as_ref().expect("it runs").games.clone()
    };
    let ready: Vec<MemberId> =
        members.iter().copied().filter(|member| !rows(&house, *member).is_empty()).collect();
    let count = house.begun.len();
    for member in ready {
        let number = rows(&house, member)[0].number;
        house.request(member, LobbyRequest::PlayRound(number));
    }
    assert!(house.begun.len() > count, "before the minute is over");
}

#[test]
fn a_database_that_does_not_answer_at_the_hour_is_asked_again() {
    let (mut house, _) = signed_up(&["Ann", "Ben"]);
    house.is_cut = true;
    house.wait(Duration::from_hours(1) + Duration::from_mins(2));
    assert!(house.begun.is_empty());
    let asked = house.queries.len();
    house.wait(Duration::from_secs(20));
    let asked = house.queries.len() - asked;
    assert!((10..=60).contains(&asked), "once a second, not in a circle: {asked}");
    house.is_cut = false;
    house.wait(Duration::from_secs(5));
    assert!(!house.begun.is_empty());
}

#[test]
fn games_that_end_at_once_ask_for_the_tournament_once_more() {
    let mut lobby = LobbyServer::new(1, 1);
    let now = LobbyTime { monotonic: HOUR, unix: HOUR.as_millis() as i64 };
    let edition = "Cup, 1969-12-26 20:00";
    let mut asked = |input: LobbyInput| -> Vec<QueryId> {
        let outputs = lobby.handle(now, input).into_iter();
        let id = |output| match output {
            LobbyOutput::Query(id, PeopleRequest::Tournament { name, .. }) if name == edition => {
                Some(id)
            }
            _ => None,
        };
        outputs.filter_map(id).collect()
    };
    let first = asked(friday());
    assert_eq!(first.len(), 1);
    let over = || LobbyInput::Notice(PeopleNotice::Over(SharedGameNumber(1)));
    for _ in 0..3 {
        assert_eq!(asked(over()), [], "the answer is on its way");
    }
    let empty = || PeopleAnswer::Tournament { games: Vec::new(), players: Vec::new() };
    let second = asked(LobbyInput::Answer(first[0], Ok(empty())));
    assert_eq!(second.len(), 1, "it was outdated");
    assert_eq!(asked(LobbyInput::Answer(second[0], Ok(empty()))), []);
    assert_eq!(asked(over()).len(), 1);
}
