//! Whatever is thrown at the game, it neither panics nor leaves the rules.

use crate::support::desk::Desk;
use crate::support::replay::replay;
use outflank::app::{ColorDepth, Key, KeyCode, Message, Page};
use outflank::coach::SearchGoal;
use outflank::rules::{Variant, transcript};
use outflank::screen::InputEvent;
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;

/// Keys that mean something, more often than those that do not.
const KEYS: &str = "hhuurrnnslaeivt[]?m:5f4d3c6e81234567890 xXqQ\u{1b}\u{7f}é漢\u{202e}\0";

pub fn random_event(random: &mut Xoshiro256PlusPlus) -> InputEvent {
    let key = |code: KeyCode| InputEvent::Key(code.into());
    match random.random_range(0..100) {
        0..35 => {
            let keys: Vec<char> = KEYS.chars().collect();
            key(KeyCode::Char(*keys.choose(random).expect("not empty")))
        }
        35..60 => {
            let codes = [KeyCode::Up, KeyCode::Down, KeyCode::Left, KeyCode::Right, KeyCode::Tab];
            key(*codes.choose(random).expect("not empty"))
        }
        60..75 => key(KeyCode::Enter),
        75..80 => {
            let codes = [
                KeyCode::BackTab,
                KeyCode::Esc,
                KeyCode::PageUp,
                KeyCode::PageDown,
                KeyCode::Backspace,
                KeyCode::Home,
                KeyCode::F(1),
                KeyCode::F(200),
            ];
            key(*codes.choose(random).expect("not empty"))
        }
        80..82 => {
            let code = KeyCode::Char(char::from(random.random_range(b'a'..=b'z')));
            let (has_control, has_alt) = (random.random(), random.random());
            InputEvent::Key(Key { code, has_control, has_alt })
        }
        82..94 => {
            let far = if random.random_bool(0.02) { u16::MAX } else { 90 };
            match random.random_range(0..4) {
                0 => InputEvent::ScrollUp,
                1 => InputEvent::ScrollDown,
                _ => InputEvent::Click {
                    column: random.random_range(0..=far),
                    row: random.random_range(0..=far.min(30)),
                },
            }
        }
        94..95 => InputEvent::Paste("f5 or\u{1b}[2J\nd6 or".to_owned()),
        95..97 => match random.random_range(0..10) {
            0 => InputEvent::Resize(u16::MAX, u16::MAX),
            1 => InputEvent::Resize(random.random_range(0..3), random.random_range(0..3)),
            2..5 => InputEvent::Resize(26, 12),
            _ => InputEvent::Resize(random.random_range(1..160), random.random_range(1..60)),
        },
        97..99 => InputEvent::Focus(false),
        _ => InputEvent::Resize(80, 24),
    }
}

/// The game on the table is one that the rules allow.
fn assert_legal(desk: &Desk) {
    for session in desk.app.session().into_iter().chain(&desk.app.cx.suspended) {
        let game = &session.game;
        let again = replay(game);
        assert_eq!(transcript::write(&again), transcript::write(game));
    }
}

/// Whatever the status line says has room on the screen.
fn assert_said_in_full(desk: &Desk) {
    let is_covered = matches!(desk.app.top(), Page::Help(_));
    if desk.app.cx.viewport.is_too_small() || is_covered {
        return;
    }
    // A notice begins with a capital letter on the screen.
    let (said, screen) = (desk.says().to_lowercase(), desk.screen().to_lowercase());
    // A blank follows every character that takes two cells, and a long word may go on in the next line.
    let dense = screen.replace([' ', '\n'], "");
    let is_there = |said: &str| said.split_whitespace().all(|word| dense.contains(word));
    // Where the coach has no panel, it may speak in the place of the status line.
    let is_said = |text: &str| !text.is_empty() && is_there(&text.to_lowercase());
    let coach = desk.app.cx.language.scope(|| desk.app.coach_text());
    let coach = coach.is_some_and(|it| is_said(&it.head) || is_said(&it.foot));
    assert!(is_there(&said) || coach, "{said:?} is cut off:\n{screen}");
}

#[test]
fn ten_thousand_random_events_break_nothing() {
    check_random_events(10_000, 9);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn a_hundred_thousand_random_events_break_nothing() {
    check_random_events(100_000, 7);
}

fn check_random_events(count: usize, seed: u64) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut desk = Desk::new();
    desk.goal = SearchGoal { depth: 1, exact_empties: 4 };
    let (mut games, mut finished, mut plies) = (0, 0, 0);
    for number in 0..count {
        if number % 200 == 0 {
            desk.app.cx.viewport.traits.depth =
                *[ColorDepth::None, ColorDepth::Sixteen, ColorDepth::Indexed, ColorDepth::True]
                    .choose(&mut random)
                    .expect("not empty");
        }
        let event = random_event(&mut random);
        let before = desk.app.session().map_or(0, |session| session.game.played().len());
        desk.event(event);
        if number % 10 == 0 {
            assert_said_in_full(&desk);
        }
        // Now and then the engine takes its time, and answers late.
        if random.random_bool(0.02) {
            desk.engine_answers = false;
            desk.coach_answers = false;
        } else if random.random_bool(0.1) {
            desk.engine_answers = true;
            desk.coach_answers = true;
            desk.answer();
            desk.coach();
        }
        // A gigantic window takes long to draw: one event, and it is gone.
        if desk.app.cx.viewport.width > 160 {
            desk.resize(80, 24);
        }
        if random.random_bool(0.2) {
            desk.wait(random.random_range(0..3000));
        }
        let after = desk.app.session().map_or(0, |session| session.game.played().len());
        plies += after.saturating_sub(before);
        games += usize::from(after == 0 && before > 0);
        finished += usize::from(desk.shows_result());
        if number % 20 == 0 {
            assert_legal(&desk);
        }
        // Quitting is only a wish here; forget old ones and old games.
        desk.effects.clear();
        desk.app.cx.suspended.truncate(5);
    }
    assert!(
        plies > count / 100 && games > count / 5000 && finished > count / 5000,
        "{plies} plies, {games} games, {finished}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(50))]

    /// The same in short stories, which proptest makes shorter where they fail.
    #[test]
    fn no_short_story_breaks_anything(seed: u64, length in 1usize..60, moves in 0usize..30) {
        check_story(seed, length, moves);
    }

    #[test]
    fn time_may_jump(jumps in prop::collection::vec(0u64..10_000_000, 1..20)) {
        check_jumps(jumps);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    #[ignore = "exhaustive: .ci/run"]
    fn no_short_story_of_many_breaks_anything(seed: u64, length in 1usize..60, moves in 0usize..30) {
        check_story(seed, length, moves);
    }

    #[test]
    #[ignore = "exhaustive: .ci/run"]
    fn time_may_jump_many_times(jumps in prop::collection::vec(0u64..10_000_000, 1..20)) {
        check_jumps(jumps);
    }
}

fn check_story(seed: u64, length: usize, moves: usize) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut desk = Desk::new();
    if seed.is_multiple_of(2) {
        desk.app.cx.setup.play_by(Variant::TIC_TAC_TOE);
    }
    desk.enter();
    for _ in 0..moves {
        desk.key(KeyCode::Tab);
        desk.enter();
        desk.wait(700);
    }
    for _ in 0..length {
        desk.event(random_event(&mut random));
        desk.buffer();
    }
    assert_legal(&desk);
}

fn check_jumps(jumps: Vec<u64>) {
    let mut desk = Desk::new();
    desk.app.cx.settings.animation = true;
    desk.enter();
    for jump in jumps {
        desk.key(KeyCode::Tab);
        desk.enter();
        desk.now += std::time::Duration::from_millis(jump);
        desk.notify(Message::Tick);
        desk.buffer();
    }
    assert_legal(&desk);
}
