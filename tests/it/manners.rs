//! The manners of an app in a terminal: the title of its window, and its bell.

use crate::support::desk::{Desk, against, two_players};
use outflank::app::{Effect, Message, TerminalEffect, window_title};
use outflank::engine::Level;

fn bells(desk: &Desk) -> usize {
    let is_bell = |effect: &&Effect| matches!(effect, Effect::Terminal(TerminalEffect::Bell));
    desk.effects.iter().filter(is_bell).count()
}

/// A finger had no way to the other tabs: it closed the page.
#[test]
fn a_click_on_a_tab_of_the_help_opens_it() {
    let mut desk = Desk::game(against(Level::Novice), "");
    desk.resize(80, 24);
    desk.keys("?");
    desk.click_on("All keys");
    assert!(desk.screen().contains("Anywhere"), "{}", desk.screen());
    desk.click_on("Rules");
    assert!(desk.screen().contains("How to play"), "{}", desk.screen());
    // The rules' board is whole where it fits in a narrow window.
    desk.resize(36, 60);
    desk.draw();
    let screen = desk.screen();
    let letters = screen.lines().find(|line| line.contains(" a ") && line.contains(" g "));
    assert!(letters.is_some_and(|line| line.contains(" h")), "{screen}");
}

#[test]
fn the_title_says_whose_turn_it_is() {
    assert_eq!(window_title(&Desk::new().app), "outflank");
    let desk = Desk::game(against(Level::Novice), "");
    assert_eq!(window_title(&desk.app), "Your turn - outflank");
    let mut desk = Desk::game(two_players(), "f5");
    assert_eq!(window_title(&desk.app), "White to move - outflank");
    // A name is text from outside.
    desk.app.cx.settings.names = ["\u{1b}]0;x\u{7}".repeat(40), String::new()];
    let mut named = Desk::new();
    named.app.cx.settings = desk.app.cx.settings.clone();
    named.enter();
    let title = window_title(&named.app);
    assert!(title.chars().count() <= 80 && !title.contains(char::is_control), "{title:?}");
}

#[test]
fn the_bell_rings_once_for_who_looks_elsewhere_and_wants_it() {
    for (is_wanted, is_away, rung) in [(true, true, 1), (true, false, 0), (false, true, 0)] {
        let mut desk = Desk::game(against(Level::Novice), "");
        desk.app.cx.settings.bell = is_wanted;
        desk.notify(Message::Focus(!is_away));
        desk.play("d3");
        desk.wait(3000);
        assert_eq!(desk.app.session().expect("a game").game.played().len(), 2, "it has replied");
        assert_eq!(bells(&desk), rung, "{is_wanted} {is_away}");
        // Once is enough, until the player has been here again.
        desk.play("c5");
        desk.wait(3000);
        assert_eq!(bells(&desk), rung);
        desk.notify(Message::Focus(true));
        desk.notify(Message::Focus(false));
        let legal = desk.app.session().expect("a game").game.legal_moves().squares().next();
        desk.play(&legal.expect("a move").to_string());
        desk.wait(3000);
        assert_eq!(bells(&desk), if is_wanted { rung + 1 } else { 0 });
    }
}

/// Half an hour after an hour of some day.
fn half_past(hour: i8) -> jiff::ZonedDateTime {
    let at = jiff::civil::date(2026, 11, 30).at(hour, 30, 0, 0);
    at.to_zoned_datetime(jiff::tz::TimeZone::UTC).expect("every day has it")
}

#[test]
fn the_bell_is_silent_in_quiet_hours_by_the_players_clock() {
    for (hour, rung) in [(21, 1), (22, 0), (3, 0), (7, 0), (8, 1)] {
        let mut desk = Desk::game(against(Level::Novice), "");
        desk.app.cx.started = half_past(hour);
        desk.app.cx.settings.bell = true;
        desk.app.cx.settings.quiet = "22-8".parse().expect("two hours");
        desk.notify(Message::Focus(false));
        desk.play("d3");
        desk.wait(3000);
        assert_eq!(bells(&desk), rung, "at {hour}:30");
    }
    // The hour goes on with the program.
    let mut desk = Desk::game(against(Level::Novice), "");
    desk.app.cx.started = half_past(23);
    desk.app.cx.settings.bell = true;
    desk.app.cx.settings.quiet = "23-0".parse().expect("two hours");
    desk.wait(31 * 60 * 1000);
    desk.notify(Message::Focus(false));
    desk.play("d3");
    desk.wait(3000);
    assert_eq!(bells(&desk), 1);
}
