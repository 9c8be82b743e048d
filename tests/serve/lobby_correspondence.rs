//! Games by correspondence in the lobby with its database, step by step.

use crate::support::house::{DAY, House, rated};
use outflank::lobby::{
    AccountId, GamePace, GameTerms, LobbyInput, LobbyRefusal, LobbyRequest, MailKind, MemberId,
    OfferKind, PeopleRequest, TableAction, VacationChange,
};
use outflank::rules::{Color, ForfeitReason};
use std::time::Duration;

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
fn an_account_has_fifty_games_by_correspondence_at_most() {
    let mut house = House::new();
    let terms = GameTerms { pace: GamePace::Days(3), ..rated() };
    let (_, [one, other]) = house.pair(terms);
    let begin = |house: &mut House| {
        house.request(one, LobbyRequest::Post(terms));
        house.request(other, LobbyRequest::Enter);
        if let Some(seek) = house.views[&other].seeks.first().map(|shown| shown.seek) {
            house.request(other, LobbyRequest::Take(seek));
        }
    };
    (1..50).for_each(|_| begin(&mut house));
    assert_eq!(house.db.all_games().expect("readable").len(), 50);
    assert_eq!(house.last_refusal(), None);
    begin(&mut house);
    assert_eq!(house.last_refusal(), Some(&LobbyRefusal::TooManyGames));
    assert_eq!(house.db.all_games().expect("readable").len(), 50);
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
    house.input(LobbyInput::Connect(member, Box::new(account.into())));
    // The first session of a key asks for its games; the others know them already.
    house.request(member, LobbyRequest::Enter);
    assert_eq!(house.views[&member].turns(), 1);
}
