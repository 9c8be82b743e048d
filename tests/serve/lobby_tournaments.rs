//! Tournaments in the lobby with its database, step by step.

use crate::support::house::{House, rated};
use outflank::club::{Format, GameScore, TournamentPlan};
use outflank::lobby::{
    DecidedResult, GamePace, GameTerms, LobbyInput, LobbyRefusal, LobbyRequest, MemberId,
    PeopleTournament, PlannedTournament, TableAction, TournamentRow,
};
use outflank::rules::Color;
use std::time::Duration;

/// Ann, Ben and Cleo each meet once.
fn cup(pace: GamePace) -> PeopleTournament {
    let players = ["Ann", "Ben", "Cleo"].map(|name| name.parse().expect("a name")).to_vec();
    let plan = TournamentPlan { format: Format::RoundRobin, players: 3, rounds: 1, games: 1 };
    let terms = GameTerms { pace, ..rated() };
    let (name, decided) = ("Cup".to_owned(), Vec::new());
    PeopleTournament { name, plan, terms, players, decided, is_timed: false }
}

fn once(plan: PeopleTournament) -> LobbyInput {
    LobbyInput::Tournament(Some(Box::new(PlannedTournament::Once(plan))))
}

/// The rows of a member's own tournament games.
fn cup_games(house: &House, member: MemberId) -> Vec<TournamentRow> {
    house.views[&member].tournament.as_ref().expect("a tournament").games.clone()
}

#[test]
fn a_tournament_goes_on_by_its_results() {
    let mut house = House::new();
    house.input(once(cup(GamePace::PACES[1])));
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
    house.input(once(plan.clone()));
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
    house.input(once(plan));
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
    house.input(once(cup(GamePace::Days(3))));
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
