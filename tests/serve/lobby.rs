//! The lobby with its database, step by step: who may do what, and when.

use crate::support::house::{DAY, House, rated};
use outflank::lobby::{
    ActionError, Agreement, GamePace, GameTerms, LobbyInput, LobbyRefusal, LobbyRequest,
    LobbyServer, NetworkTag, OfferKind, PeopleNotice, PeopleRequest, TableAction,
};
use outflank::rules::{Color, ForfeitReason};
use std::collections::BTreeSet;
use std::time::Duration;

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
    house.wait(Duration::from_hours(1));
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
    // Of two whose ratings are provisional neither makes a strong player of the other.
    assert!(steps.iter().all(|step| (step.after.value - step.before.value).abs() <= 80.0));
    // By correspondence a move gets the more time.
    for member in players {
        house.input(LobbyInput::Disconnect(member));
    }
    let slow = GameTerms { pace: GamePace::Days(1), ..rated() };
    house.set_back = 0;
    let (_, players) = house.pair(slow);
    house.set_back = DAY.as_millis() as i64;
    house.wait(DAY + Duration::from_mins(20));
    assert!(!house.tables[&players[0]].shared.is_over());
    house.wait(DAY);
    assert!(house.tables[&players[0]].shared.is_over());
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

/// Two accounts of one person made a strong player of each other.
#[test]
fn two_of_one_network_play_three_rated_games_a_day() {
    let mut house = House::new();
    house.network = Some(NetworkTag(1));
    let (ann, ben) = (house.join(1, Some("ann")), house.join(2, Some("ben")));
    let play = |house: &mut House, terms| {
        let begun = house.begun.len();
        house.request(ann, LobbyRequest::Post(terms));
        let seek = house.views[&ann].seeks[0].seek;
        house.request(ben, LobbyRequest::Take(seek));
        if house.begun.len() == begun {
            house.request(ann, LobbyRequest::Drop(seek));
            return false;
        }
        let game = *house.begun.last().expect("it has begun");
        for member in [ann, ben] {
            house.request(member, LobbyRequest::Open(game));
        }
        house.act(ann, game, TableAction::Resign);
        true
    };
    for number in 1..=3 {
        assert!(play(&mut house, rated()), "game {number}");
    }
    assert!(!play(&mut house, rated()));
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::EnoughRated));
    assert!(play(&mut house, GameTerms::default()), "unrated as many as they like");
    house.wait(DAY);
    assert!(play(&mut house, rated()), "and the next day again");
}

#[test]
fn two_of_different_networks_play_as_many_rated_games_as_they_like() {
    let mut house = House::new();
    house.network = Some(NetworkTag(1));
    let ann = house.join(1, Some("ann"));
    house.network = Some(NetworkTag(2));
    let ben = house.join(2, Some("ben"));
    for _ in 0..5 {
        house.request(ann, LobbyRequest::Post(rated()));
        let seek = house.views[&ann].seeks[0].seek;
        house.request(ben, LobbyRequest::Take(seek));
        let game = *house.begun.last().expect("it has begun");
        house.request(ann, LobbyRequest::Open(game));
        house.act(ann, game, TableAction::Resign);
    }
    assert_eq!(house.refused, []);
}

#[test]
fn a_key_is_removed_from_another_session_and_its_sessions_end() {
    let mut house = House::new();
    let ann = house.join(1, Some("ann"));
    house.request(ann, LobbyRequest::Keys);
    assert!(house.keys[&ann][0].is_yours);
    house.request(ann, LobbyRequest::RemoveKey("ann".to_owned()));
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::OwnKey));
    let guest = house.join(3, None);
    house.request(guest, LobbyRequest::Keys);
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::Guest));
    assert_eq!(house.removed, Vec::<String>::new());
    house.request(ann, LobbyRequest::RemoveKey("old".to_owned()));
    assert_eq!(house.removed, ["old"]);
    assert_eq!(house.keys[&ann].len(), 1);
}

/// 20 sessions that held the ladder's key down held up the moves of others.
#[test]
fn one_query_serves_all_who_look_at_the_ladder_within_ten_seconds() {
    let mut house = House::new();
    let readers: Vec<_> = (1..=20).map(|number| house.join(number, None)).collect();
    for _ in 0..10 {
        for reader in &readers {
            house.request(*reader, LobbyRequest::Ladder);
        }
    }
    let ladders = |house: &House| {
        house.queries.iter().filter(|it| matches!(it, PeopleRequest::Ladder)).count()
    };
    assert_eq!((ladders(&house), house.ladders), (1, 200));
    house.wait(Duration::from_secs(11));
    house.request(readers[0], LobbyRequest::Ladder);
    assert_eq!((ladders(&house), house.ladders), (2, 201));
}

#[test]
fn an_account_that_the_operator_changes_has_its_new_name_everywhere_and_sends_nothing_when_muted() {
    let mut house = House::new();
    let (game, [black, white]) = house.pair(rated());
    let account = house.tables[&black].shared.players[0].id;
    house.db.rename(account, &"Better".parse().expect("a name")).expect("writable");
    house.db.set_muted(account, true).expect("writable");
    house.input(LobbyInput::Changed(account));
    house.request(black, LobbyRequest::Greet(game, 0));
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::Muted));
    assert_eq!(house.heard, []);
    house.play([black, white], game, &["f5", "d6"]);
    assert_eq!(house.tables[&white].shared.players[0].name, "Better");
    assert_eq!(house.db.all_games().expect("readable")[0].players[0].name, "Better");
    let opponent = house.tables[&black].shared.players[1].id;
    house.request(black, LobbyRequest::Challenge(opponent, GameTerms::default()));
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::Muted));
}

/// Once, spectators stayed at the old board, and the opponent was told of a challenge instead of the rematch.
#[test]
fn a_rematch_is_seen_at_the_table_and_leads_spectators_on() {
    let mut house = House::new();
    let (game, [black, white]) = house.pair(GameTerms::default());
    let visitor = house.join(9, None);
    house.request(visitor, LobbyRequest::Open(game));
    house.play([black, white], game, &["f5", "d6", "c3", "d3"]);
    house.act(black, game, TableAction::Resign);
    house.challenged.clear();
    house.request(black, LobbyRequest::Rematch(game));
    assert!(house.challenged.is_empty(), "white sees it at the table");
    assert_eq!(house.tables[&white].rematch, Some(Color::Black));
    assert_eq!(house.tables[&visitor].next, None);
    house.request(white, LobbyRequest::Rematch(game));
    let next = *house.begun.last().expect("it has begun");
    assert_ne!(next, game);
    assert_eq!(house.tables[&visitor].next, Some(next));
}
