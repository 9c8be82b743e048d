//! The position editor: any position in few keys, and what is done with it.

use crate::support::desk::Desk;
use outflank::app::KeyCode;
use outflank::app::{EditorPage, Page};
use outflank::records::{read_board, write_board};
use outflank::rules::{Color, Game, Turn, Variant};
use outflank::screen::InputEvent;

fn editor() -> Desk {
    let mut desk = Desk::new();
    desk.app.edit(&Game::new(Variant::REVERSI, Color::Black));
    desk
}

fn page(desk: &Desk) -> &EditorPage {
    match desk.app.top() {
        Page::Editor(page) => page,
        other => panic!("the editor, not {other:?}"),
    }
}

/// The position as text.
fn board(desk: &Desk) -> String {
    let game = page(desk).game();
    write_board(game.position(), game.side_to_move()).replace(' ', "")
}

/// Text beside the board.
fn says(desk: &Desk) -> String {
    let coach_text = desk.app.coach_text().expect("it speaks");
    [&[coach_text.head], &coach_text.sentences[..]].concat().join(" ")
}

#[test]
fn any_position_is_set_up_in_seventy_keys() {
    for wanted in [
        "OXXXXXXXOOXXXXOXOOOXXXOXOOOOXXOXOOOXXOOXOOXXXXOX-OXXXXX---XXXX-XO",
        "----------------------------------------------------------------X",
        "X--------------------------------------------------------------OX",
    ] {
        let mut desk = editor();
        let mut keys = wanted[..64].to_lowercase();
        if wanted.ends_with('O') {
            keys.push('t');
        }
        assert!(keys.len() <= 70);
        desk.keys(&keys);
        assert_eq!(board(&desk), wanted);
    }
}

#[test]
fn the_board_is_emptied_turned_mirrored_and_swapped_and_all_of_it_undone() {
    let mut desk = editor();
    let start = board(&desk);
    desk.keys("n");
    assert!(says(&desk).contains("The board is empty."), "{}", says(&desk));
    desk.keys("xo-x");
    let set = "XO-X------------------------------------------------------------X";
    assert_eq!(board(&desk), set);
    assert!(says(&desk).contains("d1 touches no other disc"), "{}", says(&desk));
    desk.keys("m");
    assert_eq!(board(&desk), "----X-OX--------------------------------------------------------X");
    desk.keys("m");
    assert_eq!(board(&desk), set);
    for _ in 0..4 {
        desk.keys("r");
    }
    assert_eq!(board(&desk), set, "four quarters are a turn");
    desk.keys("w");
    assert_eq!(board(&desk), "OX-O------------------------------------------------------------O");
    desk.keys("wt");
    assert_eq!(board(&desk).pop(), Some('O'));
    desk.key(KeyCode::Home);
    desk.enter();
    desk.enter();
    assert_eq!(board(&desk), "-O-X------------------------------------------------------------O");
    for _ in 0..30 {
        desk.keys("u");
    }
    assert_eq!(board(&desk), start);
    assert!(desk.says().contains("nothing"), "{}", desk.says());
    desk.keys("ns");
    assert_eq!(board(&desk), start);
}

#[test]
fn a_position_is_analysed_played_and_pasted() {
    let mut desk = editor();
    desk.event(InputEvent::Paste("f5d6c3".to_owned()));
    assert!(says(&desk).starts_with("Black 5, White 2. White to move."), "{}", says(&desk));
    let pasted = board(&desk);
    desk.event(InputEvent::Paste("no board at all".to_owned()));
    assert_eq!((board(&desk), desk.page()), (pasted.clone(), "editor"));
    desk.keys("a");
    assert_eq!(desk.page(), "analysis");
    desk.play("d3");
    desk.key(KeyCode::Esc);
    assert_eq!((board(&desk), desk.page()), (pasted.clone(), "editor"));
    desk.keys("p");
    assert_eq!(desk.page(), "board");
    let session = desk.app.session().expect("a game");
    assert_eq!(session.game.turn(), Turn::Place(Color::White));
    assert!(session.awaits_human());
    let (position, _) = read_board(&pasted).expect("a board");
    assert_eq!(*session.game.position(), position);
    // Neither side can move on this board.
    let mut desk = editor();
    desk.keys("nxxpa");
    assert_eq!(desk.page(), "analysis", "it cannot be played, but looked at");
}

#[test]
fn the_mouse_sets_discs_and_an_analysis_leads_to_the_editor() {
    let mut desk = editor();
    let before = board(&desk);
    desk.click(5, 3);
    assert_eq!(board(&desk), before.replacen('-', "X", 1));
    desk.click(5, 3);
    desk.click(5, 3);
    assert_eq!(board(&desk), before);
    desk.keys("aE");
    assert_eq!((desk.page(), board(&desk)), ("editor", before));
}
