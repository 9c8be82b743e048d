//! Terminal input, byte by byte: nothing that comes in makes the keyboard dead.

use outflank::app::{Key, KeyCode};
use outflank::screen::{InputEvent, InputParser};
use proptest::prelude::*;

/// The events of bytes that come in pieces of `size`, and of the pause after them.
fn events(bytes: &[u8], size: usize) -> Vec<InputEvent> {
    let mut parser = InputParser::default();
    let mut events = Vec::new();
    for piece in bytes.chunks(size) {
        parser.feed(piece, &mut |event| events.push(event));
    }
    parser.pause(&mut |event| events.push(event));
    assert_eq!(parser, InputParser::default(), "nothing is left open");
    events
}

fn key(code: KeyCode) -> InputEvent {
    InputEvent::Key(code.into())
}

fn with_control(code: KeyCode) -> InputEvent {
    InputEvent::Key(Key { code, has_control: true, has_alt: false })
}

fn control(letter: char) -> InputEvent {
    with_control(KeyCode::Char(letter))
}

#[test]
fn keys_are_the_same_in_pieces_of_any_size() {
    let click = |column, row| InputEvent::Click { column, row };
    let cases: [(&[u8], Vec<InputEvent>); 16] = [
        (b"q", vec![key(KeyCode::Char('q'))]),
        (b"\x1b", vec![key(KeyCode::Esc)]),
        (b"\x1b\x1b[A", vec![key(KeyCode::Esc), key(KeyCode::Up)]),
        (b"\x1b[A\x1bOB", vec![key(KeyCode::Up), key(KeyCode::Down)]),
        (b"\x1b[5~\x1b[6~", vec![key(KeyCode::PageUp), key(KeyCode::PageDown)]),
        (b"\x1b[1;5C", vec![with_control(KeyCode::Right)]),
        (b"\x1b[Z", vec![key(KeyCode::BackTab)]),
        (b"\x1bOP\x1b[[B\x1b[15~", (1..=2).chain([5]).map(|n| key(KeyCode::F(n))).collect()),
        (b"\x03\r\t\x7f", {
            let mut keys = vec![control('c')];
            keys.extend([KeyCode::Enter, KeyCode::Tab, KeyCode::Backspace].map(key));
            keys
        }),
        ("é漢😀".as_bytes(), "é漢😀".chars().map(|c| key(KeyCode::Char(c))).collect()),
        (b"\x1b[<0;3;5M", vec![click(2, 4)]),
        (b"\x1b[<65;1;1M", vec![InputEvent::ScrollDown]),
        (b"\x1b[M !!", vec![click(0, 0)]),
        (b"\x1b[200~f5\rd6\x1b[201~q", {
            vec![InputEvent::Paste("f5\rd6".to_owned()), key(KeyCode::Char('q'))]
        }),
        (b"\x1b[I\x1b[O", vec![InputEvent::Focus(true), InputEvent::Focus(false)]),
        (b"\x1b[27u\x1b[99;5u", vec![key(KeyCode::Esc), control('c')]),
    ];
    for (bytes, expected) in cases {
        for size in 1..=bytes.len() {
            assert_eq!(events(bytes, size), expected, "{bytes:?} in pieces of {size}");
        }
    }
}

#[test]
fn a_released_key_is_no_key_and_shift_with_enter_is_enter() {
    for released in [&b"\x1b[97;1:3u"[..], b"\x1b[1;1:3A", b"\x1b[3;5:3~"] {
        assert_eq!(events(released, 3), [], "{released:?}");
    }
    for pressed in [&b"\x1b[97;1:1u"[..], b"\x1b[97;1:2u", b"\x1b[97u"] {
        assert_eq!(events(pressed, 3), [key(KeyCode::Char('a'))], "{pressed:?}");
    }
    assert_eq!(events(b"\x1b[27;2;13~", 2), [key(KeyCode::Enter)]);
    assert_eq!(events(b"\x1b[27;5;99~", 2), [control('c')]);
}

#[test]
fn a_late_answer_to_a_question_of_the_program_before_is_no_key_and_stops_none() {
    for answer in [
        &b"\x1b[?"[..],
        b"\x1b[<",
        b"\x1b[<35;",
        b"\x1b[?62;22c",
        b"\x1b[24;80R",
        b"\x1b]11;rgb:0000/0000/0000\x07",
        b"\x1b]11;rgb:0000/0000/0000\x1b\\",
        b"\x1bP1$r0m\x1b\\",
        b"\x1bP",
        b"\x1b_G",
        b"\xe6\xbc",
    ] {
        assert_eq!(events(answer, 1), [], "{answer:?}");
        // Ctrl-C is heard whether anything follows or not.
        let with_interrupt = [answer, b"\x03"].concat();
        assert_eq!(events(&with_interrupt, 1), [control('c')], "{answer:?}");
    }
    let endless = [b"\x1b[".to_vec(), b"1;".repeat(1000), b"q".to_vec()].concat();
    assert!(events(&endless, 7).len() < 2000, "it is bounded");
}

#[test]
fn a_paste_without_an_end_is_taken_as_it_is_and_a_huge_one_is_cut() {
    assert_eq!(events(b"\x1b[200~f5d6", 3), [InputEvent::Paste("f5d6".to_owned())]);
    let huge = [&b"\x1b[200~"[..], &b"x".repeat(10 << 20), b"\x1b[201~q"].concat();
    let events = events(&huge, 4096);
    let [InputEvent::Paste(text), last] = &events[..] else { panic!("{} events", events.len()) };
    assert_eq!((text.len(), last), (4 << 20, &key(KeyCode::Char('q'))));
}

proptest! {
    /// After any bytes and a pause, the next key is heard.
    #[test]
    fn whatever_comes_in_the_next_key_is_heard(bytes: Vec<u8>, size in 1usize..9) {
        let mut parser = InputParser::default();
        let mut events = Vec::new();
        for piece in bytes.chunks(size) {
            parser.feed(piece, &mut |event| events.push(event));
        }
        parser.pause(&mut |event| events.push(event));
        prop_assert_eq!(parser.patience(), None);
        parser.feed(b"q", &mut |event| events.push(event));
        prop_assert_eq!(events.pop(), Some(key(KeyCode::Char('q'))));
        prop_assert!(events.len() <= 2 * bytes.len() + 1);
    }
}
