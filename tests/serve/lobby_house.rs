//! The players of the house: whom they play, when, and what it leaves of the rules for people.

use crate::support::house::{House, rated};
use outflank::lobby::{
    GamePace, GameTerms, HousePlayer, LobbyInput, LobbyRefusal, LobbyRequest, MemberId,
    SharedGameNumber, TableAction,
};
use outflank::rules::Color;
use std::time::Duration;

const STRENGTHS: [u16; 3] = [700, 1300, 1800];

fn member_of(strength: u16) -> MemberId {
    MemberId(1_000_000 + u64::from(strength))
}

/// A lobby with three players of the house.
fn open() -> House {
    let mut house = House::new();
    let now = house.time().unix;
    let players = STRENGTHS.map(|strength| {
        let account = house.db.house_account(strength, now).expect("writable");
        HousePlayer::new(member_of(strength), account, strength)
    });
    house.input(LobbyInput::House(players.to_vec()));
    house
}

/// Opens the last game for a visitor and for the house; returns it with the house's strength.
fn sit_down(house: &mut House, visitor: MemberId) -> (SharedGameNumber, u16) {
    let game = *house.begun.last().expect("it has begun");
    house.request(visitor, LobbyRequest::Open(game));
    let you = house.tables[&visitor].you.expect("a player");
    let name = &house.tables[&visitor].shared.player(!you).name;
    let strength = name.strip_prefix("house-").and_then(|it| it.parse().ok()).expect("the house");
    house.request(member_of(strength), LobbyRequest::Open(game));
    (game, strength)
}

#[test]
fn a_visitor_alone_plays_at_once_and_at_first_with_a_middling_opponent() {
    let mut house = open();
    let guest = house.join(1, None);
    assert!(house.views[&guest].is_alone, "the house is no company");
    assert_eq!(house.views[&guest].house, Some(1300));
    assert_eq!(house.views[&guest].people.len(), 1, "the house is not among the people");
    house.request(guest, LobbyRequest::PlayNow);
    let (_, strength) = sit_down(&mut house, guest);
    assert_eq!(strength, 1300);
    assert!(house.refused.is_empty(), "{:?}", house.refused);
    house.request(guest, LobbyRequest::PlayNow);
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::Busy));
}

#[test]
fn a_casual_seek_is_taken_after_twenty_seconds_and_not_before() {
    let mut house = open();
    let guest = house.join(1, None);
    house.request(guest, LobbyRequest::Post(GameTerms::default()));
    house.wait(Duration::from_secs(19));
    assert!(house.begun.is_empty());
    house.wait(Duration::from_secs(2));
    assert_eq!(house.begun.len(), 2, "both are told");
    sit_down(&mut house, guest);
    // Another game than Reversi, and one by correspondence, wait for people.
    let mut house = open();
    let ann = house.join(1, Some("ann"));
    let slow = GameTerms { pace: GamePace::Days(3), ..GameTerms::default() };
    house.request(ann, LobbyRequest::Post(slow));
    house.wait(Duration::from_mins(5));
    assert!(house.begun.is_empty() && house.challenged.is_empty());
}

#[test]
fn a_rated_seek_stays_and_the_house_offers_a_casual_game_once() {
    let mut house = open();
    let ann = house.join(1, Some("ann"));
    house.request(ann, LobbyRequest::Post(rated()));
    house.wait(Duration::from_mins(3));
    assert!(house.begun.is_empty(), "the house takes no rated seek");
    assert_eq!(house.challenged, [ann]);
    let view = &house.views[&ann];
    let challenge = view.seeks.iter().find(|row| row.is_challenge).expect("a challenge").seek;
    assert!(view.seeks.iter().any(|row| row.is_yours && row.terms.is_rated));
    house.request(ann, LobbyRequest::Take(challenge));
    let (game, _) = sit_down(&mut house, ann);
    let state = &house.tables[&ann];
    assert!(!state.shared.terms.is_rated, "the house is outside of the ladder");
    assert_eq!(state.shared.number, game);
}

#[test]
fn who_waits_is_found_before_the_house() {
    let mut house = open();
    let (ann, guest) = (house.join(1, Some("ann")), house.join(2, None));
    assert!(!house.views[&guest].is_alone);
    house.request(ann, LobbyRequest::Post(GameTerms::default()));
    house.request(guest, LobbyRequest::PlayNow);
    let game = *house.begun.last().expect("it has begun");
    house.request(ann, LobbyRequest::Open(game));
    assert!(house.tables[&ann].you.is_some(), "a game of the two");
    let mut house = open();
    let (ann, guest) = (house.join(1, Some("ann")), house.join(2, None));
    house.request(ann, LobbyRequest::Post(rated()));
    house.request(guest, LobbyRequest::PlayNow);
    sit_down(&mut house, guest);
    house.request(ann, LobbyRequest::Enter);
    assert!(house.views[&ann].seeks.iter().any(|row| row.is_yours), "a rated seek is not taken");
}

#[test]
fn a_game_between_people_is_watched_before_one_with_the_house() {
    let mut house = open();
    let guest = house.join(3, None);
    house.request(guest, LobbyRequest::PlayNow);
    let (with_house, _) = sit_down(&mut house, guest);
    let visitor = house.join(4, None);
    let running = |house: &House| -> Vec<SharedGameNumber> {
        house.views[&visitor].running.iter().map(|row| row.game).collect()
    };
    assert_eq!(running(&house), [with_house]);
    let (between, people) = house.pair(GameTerms::default());
    house.play(people, between, &["f5", "d6", "c3"]);
    house.request(visitor, LobbyRequest::Enter);
    assert_eq!(running(&house), [between, with_house]);
    assert_eq!(house.lobby.featured().map(|game| game.number), Some(between));
    // Where a player has gone, there is nothing to see.
    house.request(people[0], LobbyRequest::Close(between));
    house.request(visitor, LobbyRequest::Enter);
    assert_eq!(running(&house), [with_house, between]);
}

#[test]
fn the_next_opponent_is_stronger_after_a_win_and_weaker_after_a_loss() {
    let mut house = open();
    let guest = house.join(1, None);
    house.request(guest, LobbyRequest::PlayNow);
    let (game, strength) = sit_down(&mut house, guest);
    let black = if house.tables[&guest].you == Some(Color::Black) {
        [guest, member_of(strength)]
    } else {
        [member_of(strength), guest]
    };
    house.play(black, game, &["f5", "d6"]);
    house.act(guest, game, TableAction::Resign);
    house.request(guest, LobbyRequest::Enter);
    assert_eq!(house.views[&guest].house, Some(1300), "1100 is nearer to 1300 than to 700");
    // A rematch is taken at once, with sides changed.
    let was = house.tables[&guest].you;
    house.request(guest, LobbyRequest::Rematch(game));
    let (next, same) = sit_down(&mut house, guest);
    assert!(next != game && same == strength);
    assert_eq!(house.tables[&guest].you, was.map(|side| !side));
    let players = [guest, member_of(strength)];
    let players = if house.tables[&guest].you == Some(Color::Black) {
        players
    } else {
        [players[1], players[0]]
    };
    house.play(players, next, &["f5", "d6"]);
    house.act(member_of(strength), next, TableAction::Resign);
    house.request(guest, LobbyRequest::Enter);
    assert_eq!(house.views[&guest].house, Some(1300), "1400");
    assert!(house.tables[&guest].shared.ratings.is_none());
}

#[test]
fn several_visitors_play_the_same_player_of_the_house() {
    let mut house = open();
    let guests = [1, 2, 3].map(|number| house.join(number, None));
    for guest in guests {
        house.request(guest, LobbyRequest::PlayNow);
        let (_, strength) = sit_down(&mut house, guest);
        assert_eq!(strength, 1300);
    }
    assert!(house.refused.is_empty(), "{:?}", house.refused);
}

#[test]
fn who_waits_or_plays_the_house_hears_of_a_newcomer() {
    let mut house = open();
    let guest = house.join(1, None);
    house.request(guest, LobbyRequest::PlayNow);
    assert!(house.came.is_empty());
    house.join(2, Some("ann"));
    assert_eq!(house.came, [(guest, "player-5".to_owned())]);
}

/// Once, the player who offered a rematch saw nothing, and the opponent a challenge in the lobby.
#[test]
fn a_rematch_is_seen_by_both_at_the_table() {
    let mut house = House::new();
    let (game, players) = house.pair(rated());
    house.play(players, game, &["f5", "d6"]);
    house.act(players[0], game, TableAction::Resign);
    assert_eq!(house.tables[&players[0]].rematch, None);
    house.request(players[0], LobbyRequest::Rematch(game));
    for player in players {
        assert_eq!(house.tables[&player].rematch, Some(Color::Black));
    }
    let begun = house.begun.len();
    house.request(players[1], LobbyRequest::Rematch(game));
    assert_eq!(house.begun.len(), begun + 2);
    let next = *house.begun.last().expect("it has begun");
    house.request(players[0], LobbyRequest::Open(next));
    let state = &house.tables[&players[0]];
    assert_eq!((state.shared.number, state.you), (next, Some(Color::White)));
}

/// A lobby with the two best players of the house, and its beginner.
fn with_masters() -> House {
    let mut house = House::new();
    let now = house.time().unix;
    let players = [700, 1900, 2000].map(|strength| {
        let account = house.db.house_account(strength, now).expect("writable");
        HousePlayer::new(member_of(strength), account, strength)
    });
    house.input(LobbyInput::House(players.to_vec()));
    house
}

#[test]
fn a_visitor_alone_finds_an_exhibition_to_watch_and_only_one_at_a_time() {
    let mut house = with_masters();
    house.wait(Duration::from_mins(5));
    assert!(house.begun.is_empty(), "no one would see it");
    let guest = house.join(1, None);
    house.wait(Duration::from_secs(14));
    assert!(house.begun.is_empty());
    house.wait(Duration::from_secs(2));
    assert_eq!(house.begun.len(), 2, "both players are told");
    let game = house.begun[0];
    for member in [1900, 2000].map(member_of) {
        house.request(member, LobbyRequest::Open(game));
    }
    house.wait(Duration::from_mins(1));
    assert_eq!(house.begun.len(), 2, "one at a time");
    let view = &house.views[&guest];
    let names = view.running.first().expect("it is seen").names.clone();
    assert!(names.contains(&"house-1900".to_owned()) && names.contains(&"house-2000".to_owned()));
    assert!(view.is_alone && view.own_games.is_empty());
    house.act(member_of(1900), game, TableAction::Resign);
    house.wait(Duration::from_secs(30));
    assert_eq!(house.begun.len(), 4, "the next one");
    assert!(house.views[&guest].finished.is_empty(), "it is no game of the day");
    // Who plays needs nothing to watch.
    house.act(member_of(1900), house.begun[2], TableAction::Resign);
    house.request(guest, LobbyRequest::PlayNow);
    house.wait(Duration::from_mins(2));
    assert_eq!(house.begun.len(), 6);
}

#[test]
fn a_visitor_in_company_finds_no_exhibition() {
    let mut house = with_masters();
    for number in 1..=4 {
        house.join(number, None);
    }
    house.wait(Duration::from_mins(5));
    assert!(house.begun.is_empty());
}
