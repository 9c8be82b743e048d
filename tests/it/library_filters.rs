//! The library's filters and its preview, and the start screen's word on the player's games.

use crate::support::desk::Desk;
use crate::support::finished::played;
use outflank::app::KeyCode;
use outflank::app::StartRow;
use outflank::store::{GameEntry, ResultFilter};
use std::process::Command;
use strum::VariantArray as _;

fn listed(desk: &Desk) -> usize {
    desk.library().expect("the list").listing.total
}

#[test]
fn a_game_is_found_by_its_result_by_its_opponent_and_by_nothing_else() {
    let (mut desk, ..) = played();
    desk.key(KeyCode::Esc);
    desk.keys("G");
    let entry: GameEntry = desk.library().and_then(|page| page.chosen()).expect("a game").clone();
    let result = entry.result.expect("it is over");
    for filter in ResultFilter::VARIANTS.iter().skip(1) {
        desk.keys("f");
        assert_eq!(desk.library().expect("the list").query.outcome, *filter);
        // The player was Black.
        let is_meant = match filter {
            ResultFilter::Any => unreachable!("it was passed over"),
            ResultFilter::Won | ResultFilter::Black => result > 0,
            ResultFilter::Lost | ResultFilter::White => result < 0,
            ResultFilter::Drawn => result == 0,
        };
        assert_eq!(listed(&desk), usize::from(is_meant), "{filter}");
        if !is_meant {
            assert_eq!(desk.says(), "nothing found (Esc: all games)");
        }
    }
    desk.key(KeyCode::Esc);
    assert_eq!((listed(&desk), desk.library().expect("the list").is_narrowed()), (1, false));
    desk.keys("o");
    let query = desk.library().expect("the list").query.clone();
    let opponent = entry.players[entry.opponent("").index()].text();
    assert_eq!((query.words.as_str(), listed(&desk)), (opponent, 1));
    assert!(desk.screen().contains(opponent), "{}", desk.screen());
}

#[test]
fn a_wide_window_shows_the_chosen_game_beside_the_list() {
    let (mut desk, ..) = played();
    let verdict = desk.says();
    desk.key(KeyCode::Esc);
    desk.keys("G");
    assert!(desk.library().expect("the list").preview().is_none(), "80 columns have no room");
    desk.resize(120, 40);
    let preview = desk.library().and_then(|page| page.preview()).expect("it was asked for");
    assert!(preview.game.is_over());
    assert!(desk.screen().contains(&verdict), "{verdict}: {}", desk.screen());
}

#[test]
fn a_large_start_screen_shows_the_players_results() {
    let (mut desk, ..) = played();
    desk.key(KeyCode::Esc);
    desk.key(KeyCode::Esc);
    desk.resize(120, 40);
    let overview = desk.app.cx.overview.clone().expect("it was asked for");
    assert_eq!(overview.history.in_all().games(), 1);
    let last = overview.last.expect("the last game");
    assert_eq!(
        (last.course.len(), last.is_reviewed),
        (last.session.game.played().len() + 1, false)
    );
    let screen = desk.screen();
    for part in ["Your games", "1 game: ", "Last game"] {
        assert!(screen.contains(part), "{part}: {screen}");
    }
    // What follows a group stays where it is, whatever the group needs.
    let place = |desk: &Desk| desk.screen().lines().position(|line| line.contains("Settings"));
    let before = place(&desk);
    desk.go_to_row(StartRow::Players);
    for _ in 0..3 {
        desk.key(KeyCode::Right);
        assert_eq!(place(&desk), before, "{}", desk.screen());
    }
}

#[test]
fn only_a_newcomer_is_shown_the_rules_first() {
    let mut desk = Desk::new();
    desk.app.welcome_newcomer();
    assert_eq!(desk.row(), Some(StartRow::Learn));
    desk.enter();
    assert!(desk.screen().contains("How to play"), "{}", desk.screen());
    desk.key(KeyCode::Esc);
    desk.go_to_row(StartRow::Level);
    assert!(desk.says().contains("Try levels 1 to 3"), "{}", desk.says());
}

#[test]
fn words_that_no_game_has_are_told_so() {
    let home = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.args(["games", "xyzzy"]).env("XDG_DATA_HOME", home.path());
    let output = command.output().expect("the program runs");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(0), 0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "outflank: no games found\n");
}
