//! Links to the web page: what they open, and how the program makes them.

use crate::support::desk::{Desk, two_players};
use outflank::app::{Effect, Message, Page, PageLink, TerminalEffect};
use outflank::engine::Random;
use outflank::rules::{Color, Game, Variant, transcript};
use rand::SeedableRng as _;
use rand::seq::IteratorRandom as _;

fn follow(desk: &mut Desk, link: &str) {
    desk.notify(Message::Link(link.to_owned()));
}

#[test]
fn a_link_of_any_game_opens_the_same_game() {
    let mut random = Random::seed_from_u64(51);
    for variant in Variant::ALL {
        for first in Color::BOTH {
            let mut game = Game::new(*variant, first);
            for _ in 0..12 {
                match game.legal_moves().squares().choose(&mut random) {
                    Some(square) => drop(game.place(square).expect("a legal move")),
                    None => break,
                }
                let link = PageLink::Game(Box::new(game.clone())).to_string();
                assert!(!link.contains(' '), "{link}");
                let Some(PageLink::Game(read)) = PageLink::parse(&link) else {
                    panic!("{variant:?}: {link}")
                };
                assert_eq!(read.position(), game.position(), "{variant:?}: {link}");
                assert_eq!(read.side_to_move(), game.side_to_move(), "{variant:?}: {link}");
            }
        }
    }
}

#[test]
fn a_link_opens_a_position_a_puzzle_the_day_s_or_a_lesson() {
    let mut desk = Desk::new();
    follow(&mut desk, "f5d6c3");
    assert_eq!(desk.page(), "replay");
    let shown = desk.app.shown().expect("a game");
    assert_eq!(transcript::write(&shown.game), "f5d6c3");
    follow(&mut desk, "puzzle=913");
    assert_eq!(desk.page(), "puzzle");
    assert!(desk.screen().contains("913"), "{}", desk.screen());
    follow(&mut desk, "daily");
    assert!(desk.screen().contains("Daily"), "{}", desk.screen());
    follow(&mut desk, "lesson=3");
    assert_eq!(desk.page(), "lesson");
}

/// The text of a link as a page reads it, without percent encoding.
fn decoded(link: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = link.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        rest = after;
        if first == b'%' {
            let (digits, after) = rest.split_at(2);
            let digits = std::str::from_utf8(digits).expect("ASCII");
            bytes.push(u8::from_str_radix(digits, 16).expect("two digits"));
            rest = after;
        } else {
            bytes.push(first);
        }
    }
    String::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn a_link_of_a_review_opens_the_review_with_the_players() {
    let mut desk = Desk::new();
    desk.resize(80, 40);
    desk.app.cx.settings.page = "https://example.org/".to_owned();
    follow(&mut desk, "review=f5d6c3d3c4&Zoë Ng&B&n");
    assert_eq!(desk.page(), "replay");
    let is_reviewed = matches!(desk.app.top(), Page::Replay(page) if page.review.is_some());
    assert!(is_reviewed, "the review has begun");
    assert!(desk.screen().contains("Zoë Ng"), "{}", desk.screen());
    let link = copied(&mut desk, "copy a link to the web page");
    assert_eq!(link, "https://example.org/#review=f5d6c3d3c4&Zo%C3%AB+Ng&Bn");
    assert!(link.is_ascii() && !link.contains(' '));
    // The page of a stranger opens the same.
    let mut other = Desk::new();
    let (_, end) = link.split_once('#').expect("an end");
    follow(&mut other, &decoded(end));
    assert_eq!(transcript::write(&other.app.shown().expect("a game").whole().game), "f5d6c3d3c4");
    assert!(other.screen().contains("Zoë Ng"), "{}", other.screen());
    // Without names, and without a review, the link is shorter.
    follow(&mut desk, "review=f5d6");
    assert!(copied(&mut desk, "copy a link to the web page").ends_with("#review=f5d6"));
    follow(&mut desk, "f5d6");
    assert!(copied(&mut desk, "copy a link to the web page").ends_with("#f5d6"));
}

#[test]
fn a_link_that_leads_nowhere_is_refused_in_a_sentence() {
    let long = "f5".repeat(10_000);
    for link in [
        "",
        "x",
        "f5f5",
        "puzzle=",
        "puzzle=0",
        "puzzle=99999999",
        "puzzle=-1",
        "lesson=0",
        "lesson=99",
        "daily=1",
        "review=",
        "review=f5f5&Ann",
        "review=anti:f5d6",
        "#f5",
        "<script>",
        "\u{0}",
        &long,
    ] {
        let mut desk = Desk::new();
        let page = desk.page();
        follow(&mut desk, link);
        assert_eq!(desk.page(), page, "{link:.40}");
        assert!(desk.says().contains("opens no position"), "{link:.40}: {}", desk.says());
    }
}

/// The text that a way of the export panel copies.
fn copied(desk: &mut Desk, way: &str) -> String {
    desk.keys("x");
    desk.click_on(way);
    let copies = desk.effects.iter().rev().find_map(|effect| match effect {
        Effect::Terminal(TerminalEffect::Copy(text)) => Some(text.clone()),
        _ => None,
    });
    copies.expect("a copy")
}

#[test]
fn without_an_address_a_link_is_its_end_and_there_is_no_code_of_it() {
    let mut desk = Desk::game(two_players(), "f5d6");
    desk.resize(80, 40);
    assert_eq!(copied(&mut desk, "copy a link to the web page"), "#f5d6");
    desk.keys("x");
    assert!(!desk.screen().contains("QR code of a link to the web page"), "{}", desk.screen());
}

#[test]
fn with_an_address_links_lead_there_and_puzzles_have_their_own() {
    let mut desk = Desk::game(two_players(), "f5d6");
    desk.resize(80, 40);
    desk.app.cx.settings.page = "https://example.org/outflank/".to_owned();
    let link = copied(&mut desk, "copy a link to the web page");
    assert_eq!(link, "https://example.org/outflank/#f5d6");
    desk.keys("x");
    desk.click_on("QR code of a link to the web page");
    assert_eq!(desk.page(), "qr");
    assert!(desk.says().contains(&link), "{}", desk.says());
    follow(&mut desk, "puzzle=7");
    let link = copied(&mut desk, "copy a link to the web page");
    assert_eq!(link, "https://example.org/outflank/#puzzle=7");
    follow(&mut desk, "lesson=2");
    assert!(copied(&mut desk, "copy a link to the web page").ends_with("#lesson=2"));
}
