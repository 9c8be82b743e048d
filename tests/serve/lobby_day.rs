//! The day of a lobby: finished games to replay, and the race for the puzzle.

use crate::support::house::{DAY, House, rated};
use outflank::lobby::{
    GamePace, GameTerms, LobbyRequest, MemberId, PeopleRequest, SharedGameNumber, TableAction,
};
use outflank::rules::{Color, transcript};
use std::time::Duration;

/// Plays a game to its end; each side takes the first legal square.
fn play_out(house: &mut House, game: SharedGameNumber, players: [MemberId; 2]) {
    loop {
        let shared = &house.tables[&players[0]].shared;
        let Some(side) = shared.to_move() else { return };
        let square = shared.game.legal_moves().squares().next().expect("a move");
        house.act(players[side.index()], game, TableAction::Place(square));
    }
}

fn solve(house: &mut House, member: MemberId, day: i64, seconds: u64) {
    let time = Duration::from_secs(seconds);
    house.request(member, LobbyRequest::Solved { day, time });
    house.wait(Duration::from_secs(3));
}

#[test]
fn a_finished_game_is_there_to_replay_for_a_day() {
    let mut house = House::new();
    let (game, players) = house.pair(rated());
    play_out(&mut house, game, players);
    let played = house.tables[&players[0]].shared.clone();
    let visitor = house.join(9, None);
    let rows = house.views[&visitor].finished.clone();
    assert_eq!(rows.iter().map(|row| row.game).collect::<Vec<_>>(), [game]);
    let names = rows[0].record.players.each_ref().map(|name| name.text().to_owned());
    assert_eq!(names, Color::BOTH.map(|side| played.player(side).name.clone()));
    assert_eq!(transcript::write(&rows[0].record.game), transcript::write(&played.game));
    // A server that starts anew finds it too.
    let mut later = House::new();
    std::mem::swap(&mut later.db, &mut house.db);
    later.now = house.now;
    let guest = later.join(1, None);
    later.wait(Duration::from_secs(3));
    assert_eq!(later.views[&guest].finished.len(), 1);
    assert!(later.queries.contains(&PeopleRequest::Finished));
    later.wait(DAY);
    later.request(guest, LobbyRequest::Enter);
    assert!(later.views[&guest].finished.is_empty(), "it is of another day");
}

#[test]
fn a_game_that_has_hardly_begun_is_not_shown() {
    let mut house = House::new();
    let (game, players) = house.pair(rated());
    house.play(players, game, &["f5", "d6", "c3"]);
    house.act(players[1], game, TableAction::Resign);
    let visitor = house.join(9, None);
    assert!(house.views[&visitor].finished.is_empty());
}

/// A player who was away when a game ended read of it nowhere.
#[test]
fn who_comes_back_reads_how_the_own_games_have_ended() {
    let slow = GameTerms { pace: GamePace::Days(3), ..GameTerms::default() };
    for terms in [rated(), slow] {
        let mut house = House::new();
        let (game, players) = house.pair(terms);
        house.play(players, game, &["f5", "d6", "c3"]);
        house.act(players[1], game, TableAction::Resign);
        for (member, side) in players.into_iter().zip(Color::BOTH) {
            house.request(member, LobbyRequest::Enter);
            let rows = &house.views[&member].own_finished;
            assert_eq!(
                rows.iter().map(|row| (row.game, row.side)).collect::<Vec<_>>(),
                [(game, Some(side))]
            );
            assert_eq!(rows[0].record.game.leader(), Some(Color::Black));
        }
        let visitor = house.join(9, None);
        assert!(house.views[&visitor].own_finished.is_empty());
        house.wait(DAY + Duration::from_secs(1));
        house.request(players[0], LobbyRequest::Enter);
        assert!(house.views[&players[0]].own_finished.is_empty(), "it is of another day");
    }
}

#[test]
fn the_first_time_of_each_counts_in_the_race_of_the_day() {
    let mut house = House::new();
    let (ann, ben) = (house.join(1, Some("ann")), house.join(2, Some("ben")));
    let guest = house.join(3, None);
    solve(&mut house, ann, 0, 40);
    solve(&mut house, guest, 0, 21);
    solve(&mut house, ann, 0, 5);
    // Another day, and times that no one needs.
    solve(&mut house, ben, 1, 30);
    solve(&mut house, ben, 0, 0);
    solve(&mut house, ben, 0, 100_000);
    let race = &house.views[&ben].race;
    assert_eq!((race.solved, race.own), (2, None));
    let (name, time) = race.best.clone().expect("the guest was the fastest");
    assert!(name.starts_with("guest-") && time == Duration::from_secs(21), "{name} {time:?}");
    assert_eq!(house.views[&ann].race.own, Some((2, Duration::from_secs(40))));
    // The next day has a race of its own.
    house.wait(DAY);
    for member in [ann, ben] {
        house.request(member, LobbyRequest::Enter);
    }
    house.wait(Duration::from_secs(3));
    assert_eq!(house.views[&ann].race.solved, 0);
    solve(&mut house, ben, 1, 30);
    assert_eq!(house.views[&ben].race.own, Some((1, Duration::from_secs(30))));
}

#[test]
fn a_deleted_account_leaves_the_race() {
    let mut house = House::new();
    let (ann, ben) = (house.join(1, Some("ann")), house.join(2, Some("ben")));
    solve(&mut house, ann, 0, 40);
    assert_eq!(house.views[&ben].race.solved, 1);
    house.request(ann, LobbyRequest::DeleteAccount);
    house.wait(Duration::from_secs(3));
    assert_eq!(house.views[&ben].race.solved, 0);
}
