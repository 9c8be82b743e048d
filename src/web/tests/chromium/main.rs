//! The built page in a browser: whole games by keys and by taps, storage, links, and use without a network. Skipped
//! without Chromium, or without a page that is built from these sources.

#[path = "../../../../tests/serve/support/browser.rs"]
mod browser;
mod shown_board;
mod site;

use browser::Browser;
use outflank::engine::evaluation::Weights;
use outflank::rules::{Bitboard, Color, Game, Position, Square, Variant};
use outflank_web::EngineWorker;
use serde_json::Value;
use shown_board::{play_a_game, shown};
use site::{Site, built_page};
use std::time::{Duration, Instant};

/// Longest wait for a move of the computer.
const MOVE_PATIENCE: Duration = Duration::from_mins(1);

/// Settings that make the board readable from its letters.
const SETTINGS: &str =
    "look = \\\"ascii\\\"\\nboard = \\\"medium\\\"\\nlevel = 4\\nanimation = false\\n";

/// The page in a browser with these settings.
fn open(browser: &mut Browser, site: &Site, link: &str) {
    open_with(SETTINGS, browser, site, link);
}

fn open_with(settings: &str, browser: &mut Browser, site: &Site, link: &str) {
    browser.at_start(&format!(
        "localStorage.getItem('outflank.settings') ?? \
         localStorage.setItem('outflank.settings', \"{settings}\")"
    ));
    browser.open(&format!("{}{link}", site.url));
}

/// Site and browser; `None`, said, if one is missing.
fn start() -> Option<(Site, Browser)> {
    let site = Site::serve()?;
    let mut browser = Browser::start()?;
    browser.resize(900, 640, false);
    Some((site, browser))
}

fn begin_game(browser: &mut Browser) {
    browser.expect("Play");
    browser.send("\x1b[H\r");
    browser.expect("Your turn");
}

#[test]
fn a_whole_game_by_keys_against_level_4_has_every_board_right_and_a_review() {
    let Some((site, mut browser)) = start() else { return };
    open(&mut browser, &site, "");
    begin_game(&mut browser);
    play_a_game(&mut browser, &mut |browser, square| browser.press(&square.to_string()));
    browser.press("v");
    browser.expect("accuracy");
    browser.picture("page-review");
}

#[test]
fn a_whole_game_by_taps_at_phone_size() {
    let Some((site, mut browser)) = start() else { return };
    browser.resize(390, 844, true);
    open(&mut browser, &site, "");
    begin_game(&mut browser);
    browser.picture("page-phone");
    play_a_game(&mut browser, &mut |browser, square| {
        let squares = shown(&browser.screen()).expect("a board");
        let (column, row) = squares.iter().find(|it| it.square == square).expect("all").at;
        browser.touch(column, row);
    });
    // The words of the key line are buttons.
    let buttons = "[...document.querySelectorAll('#keys button')].map((it) => it.textContent)";
    let words = browser.value(&format!("{buttons}.join()"));
    assert!(words.as_str().is_some_and(|words| words.contains("what mattered")), "{words}");
    browser.value(
        "[...document.querySelectorAll('#keys button')]\
        .find((it) => it.textContent.includes('what mattered')).click()",
    );
    browser.expect("accuracy");
}

#[test]
fn a_game_survives_a_reload_a_second_tab_and_the_end_of_the_network() {
    let Some((mut site, mut browser)) = start() else { return };
    open(&mut browser, &site, "");
    begin_game(&mut browser);
    browser.press("f5");
    browser.expect("move 2");
    browser.wait_until("turn", |screen| screen.contains("Your turn"));
    let before = discs(&browser.screen());
    // The service worker has the files once it is active.
    let is_kept = "navigator.serviceWorker.getRegistration().then((it) => Boolean(it?.active))";
    let end = Instant::now() + MOVE_PATIENCE;
    while promised(&mut browser, is_kept) != Value::Bool(true) {
        assert!(Instant::now() < end, "the page is not kept");
        std::thread::sleep(Duration::from_millis(50));
    }
    let first = browser.new_tab();
    open(&mut browser, &site, "");
    browser.expect("another tab");
    begin_game_beside(&mut browser);
    browser.close_tab(first);
    site.stop();
    browser.reload();
    browser.expect("Continue");
    browser.send("\x1b[H\r");
    browser.expect("move 2");
    assert_eq!(discs(&browser.screen()), before, "{}", browser.screen());
    // A level that needs the weights had them before.
    let legal = Square::all().find(|square| {
        let game = game_of(&before);
        game.legal_moves().contains(*square)
    });
    browser.press(&legal.expect("a move").to_string());
    browser.expect("move 4");
}

#[test]
fn an_opponent_plays_like_people_once_its_data_are_loaded() {
    let Some((site, mut browser)) = start() else { return };
    let settings = SETTINGS.replace("level = 4", "level = 'person:1300'");
    open_with(&settings, &mut browser, &site, "");
    begin_game(&mut browser);
    browser.expect("Ann");
    for number in [2, 4] {
        let legal = game_of(&discs(&browser.screen())).legal_moves().squares().next();
        browser.press(&legal.expect("a move").to_string());
        browser.expect(&format!("move {number} "));
    }
}

#[test]
fn a_game_survives_a_browser_that_is_killed_in_the_middle_of_a_move() {
    let Some((site, mut browser)) = start() else { return };
    open(&mut browser, &site, "");
    begin_game(&mut browser);
    browser.press("f5");
    browser.expect("move 2");
    // The move is shown, the answer is on its way.
    let legal = game_of(&discs(&browser.screen())).legal_moves().squares().next();
    browser.press(&legal.expect("a move").to_string());
    browser.wait_until("move 3", |screen| screen.contains("move 3") || screen.contains("move 4"));
    let mut browser = browser.restart();
    browser.resize(900, 640, false);
    open(&mut browser, &site, "");
    browser.expect("Continue");
    browser.send("\x1b[H\r");
    browser.wait_until("the game", |screen| screen.contains("move 3") || screen.contains("move 4"));
}

/// Discs on the screen.
fn discs(screen: &str) -> Vec<Option<Color>> {
    shown(screen).expect("a board").iter().map(|it| it.disc).collect()
}

/// A game of the tab that has no storage.
fn begin_game_beside(browser: &mut Browser) {
    browser.send("\x1b[H\r");
    browser.expect("move 0");
    browser.press("f5");
    browser.expect("move 2");
}

/// A game from these discs, with Black to move.
fn game_of(discs: &[Option<Color>]) -> Game {
    let of = |color: Color| -> Bitboard {
        Square::all().zip(discs).filter(|(_, it)| **it == Some(color)).map(|(it, _)| it).collect()
    };
    let position = Position::new(of(Color::Black), of(Color::White)).expect("discs");
    Game::starting_at(Variant::REVERSI, position, Color::Black)
}

/// Value of a promise.
fn promised(browser: &mut Browser, expression: &str) -> Value {
    let parameters = serde_json::json!({
        "expression": expression, "returnByValue": true, "awaitPromise": true,
    });
    browser.call("Runtime.evaluate", &parameters)["result"]["value"].clone()
}

#[test]
fn a_link_opens_a_position_a_puzzle_the_daily_one_and_a_lesson() {
    let Some((site, mut browser)) = start() else { return };
    open(&mut browser, &site, "#puzzle=913");
    browser.expect("Puzzle 913");
    for (link, text) in [
        ("daily", "Daily puzzle"),
        ("lesson=1", "How to play"),
        ("f5d6c3d3c4", "5 "),
        ("%F0%9F%92%A9%", "opens no position"),
        ("puzzle=99999999", "opens no position"),
    ] {
        browser.value(&format!("location.hash = '{link}'"));
        browser.expect(text);
    }
}

#[test]
fn the_plain_view_is_played_by_lines_and_keeps_its_games() {
    let Some((site, mut browser)) = start() else { return };
    browser.open(&format!("{}plain.html", site.url));
    let log = "document.getElementById('log')?.textContent ?? ''";
    let wait_for = |browser: &mut Browser, text: &str| {
        let end = Instant::now() + MOVE_PATIENCE;
        loop {
            let logged = browser.value(log);
            if logged.as_str().is_some_and(|logged| logged.contains(text)) {
                break;
            }
            assert!(Instant::now() < end, "no {text}: {logged}");
            std::thread::sleep(Duration::from_millis(50));
        }
    };
    wait_for(&mut browser, "Reversi");
    for line in ["1\r", "x\r", "f5\r"] {
        let is_ready = "!document.getElementById('line').disabled";
        while browser.value(is_ready) != Value::Bool(true) {
            std::thread::sleep(Duration::from_millis(20));
        }
        browser.press(line);
    }
    wait_for(&mut browser, "You play f5");
    open(&mut browser, &site, "");
    browser.expect("Continue");
}

#[test]
fn a_text_is_copied_and_a_library_leaves_and_arrives_by_the_page_s_buttons() {
    let Some((site, mut browser)) = start() else { return };
    let permissions = serde_json::json!({
        "origin": site.url.trim_end_matches('/'),
        "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"],
    });
    browser.call("Browser.grantPermissions", &permissions);
    open(&mut browser, &site, "");
    begin_game(&mut browser);
    browser.press("f5");
    browser.expect("move 2");
    // The download is caught before it becomes a file.
    browser.value(
        "globalThis.saved = []; const create = URL.createObjectURL; \
         URL.createObjectURL = (blob) => { saved.push(blob); return create.call(URL, blob); };",
    );
    browser.value("document.getElementById('download').click()");
    let length = "saved.length ? saved[0].size : 0";
    let end = Instant::now() + MOVE_PATIENCE;
    while browser.value(length).as_u64().is_none_or(|bytes| bytes < 10_000) {
        assert!(Instant::now() < end, "no download");
        std::thread::sleep(Duration::from_millis(50));
    }
    browser.press("C");
    let copied = "navigator.clipboard.readText()";
    let end = Instant::now() + MOVE_PATIENCE;
    loop {
        let text = promised(&mut browser, copied);
        if text.as_str().is_some_and(|text| text.starts_with("f5")) {
            break;
        }
        assert!(Instant::now() < end, "copied: {text}");
        std::thread::sleep(Duration::from_millis(50));
    }
    // The same file again adds nothing, and is a library.
    browser.value(
        "(() => { const data = new DataTransfer(); data.items.add(new File(saved, 'games.sqlite')); \
         dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true })); })()",
    );
    browser.expect("already in the library");
}

#[test]
fn the_benchmark_searches_as_many_nodes_as_the_program_with_the_same_weights() {
    let Some((site, mut browser)) = start() else { return };
    let files = std::fs::read_dir(built_page().expect("it is served")).expect("a folder");
    let mut paths = files.flatten().map(|entry| entry.path());
    let is_evaluation = |name: &std::ffi::OsStr| name.to_string_lossy().starts_with("evaluation-");
    let weights = paths.find(|path| path.file_name().is_some_and(is_evaluation));
    let weights = std::fs::read(weights.expect("built")).expect("readable");
    let weights = Weights::from_bytes(weights).expect("weights");
    let nodes = EngineWorker::bench(&weights);
    browser.open(&format!("{}#bench", site.url));
    let end = Instant::now() + MOVE_PATIENCE;
    let wanted = format!("{nodes} nodes, ");
    loop {
        let state = browser.value("document.getElementById('state')?.textContent ?? ''");
        if state.as_str().is_some_and(|state| state.contains(" nodes, ")) {
            assert!(state.as_str().is_some_and(|state| state.contains(&wanted)), "{state}");
            break;
        }
        assert!(Instant::now() < end, "{state}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn discs_are_round_pictures_over_the_terminal() {
    let Some((site, mut browser)) = start() else { return };
    browser.open(&site.url);
    browser.expect("Learn");
    browser.expect_round_discs();
}

#[test]
fn without_storage_the_page_says_so_and_plays() {
    let no_storage = "Object.defineProperty(navigator, 'storage', { value: undefined });\n";
    let Some(site) = Site::serve_changed("app.mjs", no_storage) else { return };
    let Some(mut browser) = Browser::start() else { return };
    // Nor are there settings.
    browser.at_start(
        "Object.defineProperty(window, 'localStorage', { get() { throw Error('no'); } })",
    );
    browser.open(&site.url);
    browser.expect("no storage");
    browser.send("\x1b[H\r");
    browser.expect("move 0");
    browser.send("\t\r");
    browser.expect("move 2");
}

#[test]
fn no_room_for_games_and_a_huge_file_are_said_and_the_game_goes_on() {
    let Some((site, mut browser)) = start() else { return };
    let origin = site.url.trim_end_matches('/').to_owned();
    let quota = |bytes: u32| serde_json::json!({ "origin": origin, "quotaSize": bytes });
    browser.call("Storage.overrideQuotaForOrigin", &quota(0));
    browser.open(&site.url);
    browser.expect("games are not being saved");
    browser.send("\x1b[H\r");
    browser.expect("move 0");
    browser.send("\t\r");
    browser.expect("move 2");
    browser.value(
        "(() => { const data = new DataTransfer(); \
         data.items.add(new File([new Uint8Array(100 << 20)], 'huge.bin')); \
         dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true })); })()",
    );
    let state = browser.value("document.getElementById('state').textContent");
    assert!(state.as_str().is_some_and(|state| state.contains("too large")), "{state}");
    // Room again: the game is kept from now on.
    browser.call("Storage.overrideQuotaForOrigin", &quota(50 << 20));
    browser.reload();
    browser.expect("Play");
    browser.wait_until("a page that keeps games", |screen| !screen.contains("not being saved"));
}

#[test]
fn a_browser_that_cannot_run_the_program_says_why() {
    let Some(mut browser) = Browser::start() else { return };
    for (file, change, why) in [
        ("app.mjs", "delete globalThis.WebAssembly;\n", "it has no WebAssembly"),
        ("app.mjs", "import './nowhere.mjs';\n", "could not start"),
        ("outflank_bg.wasm", "nonsense", "could not start"),
    ] {
        let Some(site) = Site::serve_changed(file, change) else { return };
        browser.open(&site.url);
        let end = Instant::now() + MOVE_PATIENCE;
        loop {
            let state = browser.value("document.getElementById('state')?.textContent ?? ''");
            if state.as_str().is_some_and(|state| state.contains(why)) {
                break;
            }
            let place = "[location.href, document.readyState, globalThis.app?.hasFailed].join()";
            assert!(Instant::now() < end, "{file}: {state}, {}", browser.value(place));
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}
