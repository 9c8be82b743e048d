//! The built page in a browser: whole games by keys and by taps, storage, links, and use without a network. Skipped
//! without Chromium, or without a page that is built from these sources.

#[path = "../../../tests/serve/support/browser.rs"]
mod browser;

use browser::Browser;
use outflank::engine::evaluation::Weights;
use outflank::rules::{Bitboard, Color, Game, Position, Square, Variant};
use outflank_web::EngineWorker;
use serde_json::Value;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime};
use tempfile::TempDir;

/// Longest wait for a move of the computer.
const MOVE_PATIENCE: Duration = Duration::from_secs(60);

/// Settings that make the board readable from its letters.
const SETTINGS: &str =
    "look = \\\"ascii\\\"\\nboard = \\\"medium\\\"\\nlevel = 4\\nanimation = false\\n";

/// The page on a server of this machine.
struct Site {
    server: Child,
    url: String,
    _folder: Option<TempDir>,
}

/// The built page; `None`, said, if it is missing or older than its sources.
fn built_page() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = root.join("target/web/page");
    let built = page.join("version.js").metadata().and_then(|it| it.modified());
    let Ok(built) = built else {
        println!("skipped: the page is not built");
        return None;
    };
    let sources = ["src/app", "src/core", "src/library", "src/screen", "src/ui", "src/web"];
    let newest = sources.iter().map(|it| newest(&root.join(it))).max();
    if newest.is_some_and(|newest| newest.max(self::newest(&root.join("assets/web"))) > built) {
        println!("skipped: the page is older than its sources");
        return None;
    }
    Some(page)
}

impl Site {
    /// Serves the built page, if there is one.
    fn serve() -> Option<Self> {
        Some(Self::of(&built_page()?, None))
    }

    /// Serves the built page with a text before one of its files.
    fn serve_changed(file: &str, text: &str) -> Option<Self> {
        let (page, folder) = (built_page()?, tempfile::tempdir().expect("a folder"));
        for entry in std::fs::read_dir(page).expect("a folder").flatten() {
            std::fs::copy(entry.path(), folder.path().join(entry.file_name())).expect("copied");
        }
        let changed = folder.path().join(file);
        let content = std::fs::read(&changed).expect("a file of the page");
        std::fs::write(&changed, [text.as_bytes(), &content].concat()).expect("written");
        let page = folder.path().to_owned();
        Some(Self::of(&page, Some(folder)))
    }

    fn of(page: &Path, folder: Option<TempDir>) -> Self {
        let mut server = Command::new(env!("CARGO_BIN_EXE_outflank-web"))
            .args(["serve", "--listen", "127.0.0.1:0", "--files"])
            .arg(page)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut url = String::new();
        let mut out = BufReader::new(server.stdout.take().expect("a pipe"));
        out.read_line(&mut url).expect("an address");
        Self { server, url: url.trim().to_owned(), _folder: folder }
    }

    fn stop(&mut self) {
        self.server.kill().expect("it runs");
        self.server.wait().expect("it ends");
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Time of the last change of a file in a folder of sources; tests do not count.
fn newest(folder: &Path) -> SystemTime {
    let entries = std::fs::read_dir(folder).expect("a folder").flatten();
    let files = entries.filter(|entry| entry.file_name() != "tests");
    let changed = files.map(|entry| match entry.file_type() {
        Ok(kind) if kind.is_dir() => newest(&entry.path()),
        _ => entry.metadata().and_then(|it| it.modified()).unwrap_or(SystemTime::UNIX_EPOCH),
    });
    changed.max().unwrap_or(SystemTime::UNIX_EPOCH)
}

/// The page in a browser with these settings.
fn open(browser: &mut Browser, site: &Site, link: &str) {
    browser.at_start(&format!(
        "localStorage.getItem('outflank.settings') ?? \
         localStorage.setItem('outflank.settings', \"{SETTINGS}\")"
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

/// A square of the board on the screen: its column and row in cells, counted from 0.
struct ShownSquare {
    square: Square,
    at: (u32, u32),
    disc: Option<Color>,
}

/// The board on the screen, in letters; `None` if there is none.
fn shown(screen: &str) -> Option<Vec<ShownSquare>> {
    let mut squares = Vec::new();
    for (row, line) in screen.lines().enumerate() {
        let Some((label, cells)) = line.split_once('|') else { continue };
        let Ok(rank @ 1..=8) = label.trim().parse::<u8>() else { continue };
        let mut column = label.chars().count() + 1;
        for (file, cell) in (0..8_u8).zip(cells.split('|')) {
            let disc = cell.chars().find_map(|c| match c {
                'X' => Some(Color::Black),
                'O' => Some(Color::White),
                _ => None,
            });
            let square = Square::from_file_rank(file, rank - 1)?;
            let middle = column + cell.chars().count() / 2;
            squares.push(ShownSquare { square, at: (middle as u32, row as u32), disc });
            column += cell.chars().count() + 1;
        }
    }
    (squares.len() == 64).then_some(squares)
}

/// Whether the screen shows this position.
fn shows(screen: &str, position: &Position, side: Color) -> bool {
    let discs = |color: Color| -> Option<Bitboard> {
        let squares = shown(screen)?;
        Some(squares.iter().filter(|it| it.disc == Some(color)).map(|it| it.square).collect())
    };
    discs(side) == Some(position.player()) && discs(!side) == Some(position.opponent())
}

/// Plays a whole game as Black with moves of `play`, and checks every board on the screen by the rules.
fn play_a_game(browser: &mut Browser, play: &mut dyn FnMut(&mut Browser, Square)) {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    let mut moves = 0;
    while !game.is_over() {
        let legal: Vec<Square> = game.legal_moves().squares().collect();
        let side = game.side_to_move();
        let is_mine = side == Color::Black;
        if legal.is_empty() {
            if is_mine {
                browser.expect("pass");
                browser.press("\r");
            }
            game.pass().expect("no move");
            continue;
        }
        if is_mine {
            let (position, side) = (*game.position(), game.side_to_move());
            browser.wait_until("turn", |screen| {
                shows(screen, &position, side) && screen.contains("Enter play")
            });
            // Any move will do, but not always the first.
            let square = legal[moves % legal.len()];
            play(browser, square);
            game.place(square).expect("a legal move");
            moves += 1;
            continue;
        }
        let replies: Vec<Game> = legal
            .into_iter()
            .map(|square| {
                let mut after = game.clone();
                after.place(square).expect("a legal move");
                after
            })
            .collect();
        let end = Instant::now() + MOVE_PATIENCE;
        game = loop {
            let screen = browser.screen();
            let is_on_screen =
                |after: &&Game| shows(&screen, after.position(), after.side_to_move());
            if let Some(reply) = replies.iter().find(is_on_screen) {
                break reply.clone();
            }
            let is_before = shows(&screen, game.position(), game.side_to_move());
            let is_earlier = Instant::now() < end;
            assert!(is_earlier, "no reply, the board before it is there: {is_before}\n{screen}");
            std::thread::sleep(Duration::from_millis(20));
        };
    }
    browser.wait_until("end", |screen| screen.contains("Enter play again"));
    let position = game.position();
    let counts = [position.player(), position.opponent()].map(|discs| discs.len().to_string());
    let screen = browser.screen();
    assert!(counts.iter().all(|count| screen.contains(&**count)), "{counts:?}: {screen}");
    assert!(moves >= 20, "{moves} moves");
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
    let board = |screen: &str| {
        let squares = shown(screen).expect("a board");
        squares.iter().map(|it| it.disc).collect::<Vec<_>>()
    };
    let before = board(&browser.screen());
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
    assert_eq!(board(&browser.screen()), before, "{}", browser.screen());
    // A level that needs the weights had them before.
    let legal = Square::all().find(|square| {
        let game = game_of(&before);
        game.legal_moves().contains(*square)
    });
    browser.press(&legal.expect("a move").to_string());
    browser.expect("move 4");
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
            let said = browser.value(log);
            if said.as_str().is_some_and(|said| said.contains(text)) {
                break;
            }
            assert!(Instant::now() < end, "no {text}: {said}");
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
fn the_benchmark_searches_as_many_nodes_as_the_program_with_the_same_weights() {
    let Some((site, mut browser)) = start() else { return };
    let weights = built_page().expect("it is served").join("evaluation.weights");
    let weights = Weights::from_bytes(std::fs::read(weights).expect("built")).expect("weights");
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
    // Black discs and felt, next to each other on the canvas.
    let colors = "(() => { const c = document.getElementById('overlay'); \
        const p = c.getContext('2d').getImageData(0, 0, c.width, c.height).data; \
        const seen = new Set(); for (let i = 0; i < p.length; i += 4) \
        if (p[i + 3]) seen.add([p[i], p[i + 1], p[i + 2]].join()); return seen.size; })()";
    let end = Instant::now() + MOVE_PATIENCE;
    // A round disc has a soft edge; blocks have half as many colours.
    while browser.value(colors).as_u64().is_none_or(|count| count < 12) {
        assert!(Instant::now() < end, "{}", browser.value(colors));
        std::thread::sleep(Duration::from_millis(50));
    }
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
