//! A page and its worker, without a browser: keys in, a screen out, texts between them.

use outflank::library::SqliteStore;
use outflank::rules::transcript;
use outflank::store::StoreError;
use outflank::words::KnownLanguage;
use outflank_web::{
    EngineLane, EngineNews, EngineTask, EngineWorker, PageOrder, PageStart, PlainPage, WebPage,
};
use std::path::Path;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use vt100::Parser;

/// A page with a worker that works at once.
struct Table {
    page: WebPage,
    worker: EngineWorker,
    screen: Parser,
    now: f64,
    /// Tasks done, by lane.
    done: Vec<EngineLane>,
    /// Whether the engine's orders wait.
    is_idle: bool,
    /// The settings, as last remembered.
    settings: Option<String>,
    /// Folder of the library.
    folder: TempDir,
}

/// A page at its start, with the library of this folder.
fn page_start(folder: &Path) -> PageStart {
    let library = folder.join("games.sqlite");
    PageStart {
        size: (80, 24),
        seed: 7,
        settings: None,
        library,
        unkept: None,
        address: "https://example.org/".to_owned(),
        language: KnownLanguage::default(),
    }
}

fn since_the_start() -> Duration {
    static BEGIN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    BEGIN.get_or_init(Instant::now).elapsed()
}

impl Table {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let page = WebPage::begin(page_start(folder.path()));
        let mut table = Self {
            page,
            worker: EngineWorker::new(since_the_start),
            screen: Parser::default(),
            now: 0.0,
            done: Vec::new(),
            is_idle: false,
            settings: None,
            folder,
        };
        table.settle();
        table
    }

    /// Opens the page anew, as a reload does.
    fn reload(&mut self) {
        let settings = self.settings.clone();
        let start = PageStart { settings, ..page_start(self.folder.path()) };
        self.page = WebPage::begin(start);
        (self.screen, self.now) = (Parser::default(), 0.0);
        self.settle();
    }

    /// Does all orders, and lets animations end.
    fn settle(&mut self) {
        for _ in 0..400 {
            let bytes = self.page.output();
            self.screen.process(&bytes);
            while let Some(order) = self.page.order() {
                self.carry_out(&order);
            }
            match self.page.wakes_at() {
                Some(at) if at <= self.now + 5000.0 => {
                    self.now = self.now.max(at);
                    self.page.tick(self.now);
                }
                _ => break,
            }
        }
        let bytes = self.page.output();
        self.screen.process(&bytes);
    }

    fn carry_out(&mut self, order: &str) {
        let (lane, task) = match serde_json::from_str(order).expect("an order") {
            PageOrder::Start(lane, task) if !self.is_idle => (lane, task),
            PageOrder::Remember(settings) => return self.settings = Some(settings),
            _ => return,
        };
        let mut news = Vec::new();
        self.worker.work(task, &mut |it| {
            news.push(serde_json::to_string(&it).expect("news"));
        });
        self.done.push(lane);
        for it in news {
            self.page.on_news(&it, self.now);
        }
    }

    fn keys(&mut self, keys: &str) {
        self.page.feed(keys.as_bytes(), self.now);
        self.settle();
    }

    fn text(&self) -> String {
        self.screen.screen().contents()
    }
}

#[test]
fn a_whole_game_is_played_by_keys_and_reviewed() {
    let mut table = Table::new();
    assert!(table.text().contains("Play"), "{}", table.text());
    // Up to the first line of the menu, and into the game.
    table.keys("\x1b[H\r");
    assert!(table.text().contains("Your turn"), "{}", table.text());
    for _ in 0..80 {
        if !table.text().contains("Your turn") {
            break;
        }
        // Tab to a legal square.
        table.keys("\t\r");
    }
    let end = table.text();
    assert!(end.contains("0 empty") || end.contains("wins") || end.contains("win"), "{end}");
    let moves = table.done.iter().filter(|lane| **lane == EngineLane::Move).count();
    assert!(moves >= 20, "the computer has played: {moves}");
    table.keys("v");
    assert!(table.done.contains(&EngineLane::Review), "{}", table.text());
    assert!(table.text().contains("accuracy") || table.text().contains('%'), "{}", table.text());
}

#[test]
fn a_key_is_answered_while_the_engine_thinks() {
    let mut table = Table::new();
    table.keys("\x1b[H\r");
    table.is_idle = true;
    table.keys("\t\r");
    let before = table.text();
    table.keys("?");
    assert_ne!(table.text(), before, "the help is open");
}

#[test]
fn a_game_and_a_setting_survive_a_reload() {
    let mut table = Table::new();
    // A level higher.
    table.keys("\x1b[H\x1b[C\r");
    assert!(table.text().contains("level 4"), "{}", table.text());
    table.keys("\t\r");
    table.reload();
    assert!(table.text().contains("Continue"), "{}", table.text());
    table.keys("\x1b[H\r");
    let text = table.text();
    assert!(text.contains("move 2") && text.contains("level 4"), "{text}");
    assert!(table.settings.is_some_and(|text| text.contains("level = 4")));
}

#[test]
fn a_tab_without_the_storage_says_so_and_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let start = PageStart { unkept: Some(StoreError::OtherTab), ..page_start(folder.path()) };
    let mut page = WebPage::begin(start);
    let mut screen = Parser::default();
    screen.process(&page.output());
    assert!(screen.screen().contents().contains("another tab"), "{}", screen.screen().contents());
    page.feed(b"\x1b[H\r", 1.0);
    screen.process(&page.output());
    assert!(screen.screen().contents().contains("move 0"), "{}", screen.screen().contents());
}

#[test]
fn a_link_of_the_page_opens_a_puzzle() {
    let mut table = Table::new();
    table.page.follow("puzzle=913", table.now);
    table.settle();
    assert!(table.text().contains("Puzzle 913"), "{}", table.text());
    table.page.follow("nonsense", table.now);
    table.settle();
    assert!(table.text().contains("opens no position"), "{}", table.text());
}

#[test]
fn squares_are_pictures_where_nothing_lies_over_them() {
    let mut table = Table::new();
    table.page.resize(100, 40, 9, 19, table.now);
    table.keys("\x1b[H\r");
    let changes = |table: &mut Table| -> serde_json::Value {
        let changes = table.page.pictures().expect("the frame has other pictures");
        serde_json::from_str(&changes).expect("JSON")
    };
    let shown = |table: &mut Table| -> Vec<[u32; 5]> {
        serde_json::from_value(changes(table)["shown"].clone()).expect("squares")
    };
    let board = shown(&mut table);
    assert_eq!(board.len(), 64);
    let [_, _, width, height, number] = board[0];
    let pixels = table.page.picture(number);
    assert_eq!(pixels.len() as u32, width * 9 * height * 19 * 4);
    assert!(table.page.picture(number + 1000).is_empty());
    assert!(table.page.pictures().is_none(), "nothing has changed");
    table.keys("\t");
    let sent = shown(&mut table).len();
    assert!((1..=2).contains(&sent), "the cursor moves, and {sent} squares are sent");
    table.keys("x");
    let covered = changes(&mut table)["gone"].as_array().map_or(0, Vec::len);
    assert!((5..64).contains(&covered), "a panel covers {covered} squares");
    assert!(!table.text().contains('\u{10eeee}'), "{}", table.text());
}

#[test]
fn a_game_is_downloaded_as_a_file() {
    let mut table = Table::new();
    table.keys("\x1b[H\r");
    table.keys("\t\r");
    table.is_idle = true;
    table.keys("x");
    // The last of 18 ways is a JSON file.
    table.page.feed("\x1b[B".repeat(17).as_bytes(), table.now);
    table.page.feed(b"\r", table.now);
    let mut files = Vec::new();
    while let Some(order) = table.page.order() {
        if let PageOrder::Download(name) = serde_json::from_str(&order).expect("an order") {
            files.push((name, table.page.content()));
        }
    }
    let [(name, content)] = &files[..] else { panic!("{files:?}: {}", table.text()) };
    assert!(name.starts_with("outflank-"), "{name}");
    let json: serde_json::Value = serde_json::from_slice(content).expect("JSON");
    assert!(json.to_string().contains("c4"), "{json}");
}

#[test]
fn all_games_leave_as_a_file_and_arrive_in_another_page() {
    let mut table = Table::new();
    table.keys("\x1b[H\r");
    table.keys("\t\r");
    let library = table.page.library().expect("readable");
    let mut other = Table::new();
    other.page.take_file(library.clone(), other.now);
    other.settle();
    assert!(other.text().contains("Added to the library"), "{}", other.text());
    other.reload();
    assert!(other.text().contains("Continue"), "{}", other.text());
    other.page.take_file(library[..5000].to_vec(), other.now);
    other.settle();
    assert!(other.text().to_lowercase().contains("no game library"), "{}", other.text());
}

#[test]
fn a_lost_engine_is_said_and_thinks_again_when_it_is_asked() {
    let mut table = Table::new();
    table.keys("\x1b[H\r");
    table.is_idle = true;
    table.keys("\t\r");
    table.page.lose_engine("nonsense", table.now);
    table.page.lose_engine("Review", table.now);
    table.page.lose_engine("Move", table.now);
    table.settle();
    assert!(table.text().contains("ended its thinking"), "{}", table.text());
    table.is_idle = false;
    table.keys("\r");
    assert!(table.text().contains("move 2"), "{}", table.text());
}

#[test]
fn the_plain_view_plays_keeps_games_and_settings_and_teaches() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = folder.path().join("games.sqlite");
    let engine = EngineWorker::new(since_the_start);
    let mut plain = PlainPage::begin(engine, library.clone(), String::new(), 7);
    assert!(plain.greeting().contains("1  "), "a numbered menu");
    // The first entry is Reversi: a side, a move, and the computer's answer.
    plain.answer("1");
    plain.answer("x");
    let answer = plain.answer("f5");
    assert!(answer.contains("You play f5") && answer.contains("plays"), "{answer}");
    assert!(plain.answer("e9").contains("e9"), "refused in a sentence");
    assert!(plain.answer("best").contains("est"), "the coach speaks");
    plain.answer("quit");
    assert!(!plain.is_over(), "back in the menu");
    // A second game does not take the place of the first.
    for line in ["1", "x", "c4", "quit", "2", "x", "5", "quit"] {
        plain.answer(line);
    }
    // Lessons, puzzles and settings open; the library is in the other view.
    for (entry, text) in [("3", "1"), ("4", "Puzzle"), ("5", "view with a board"), ("6", "Theme")] {
        let answer = plain.answer(entry);
        assert!(answer.contains(text), "{entry}: {answer}");
        if entry == "6" {
            plain.answer("1");
            assert!(plain.changed_settings().is_some_and(|text| text.contains("look")));
            assert!(plain.changed_settings().is_none());
        }
        plain.answer("quit");
    }
    plain.answer("0");
    assert!(plain.is_over());
    drop(plain);
    let (kept, _) = SqliteStore::open(&library).expect("it opens");
    let mut games = Vec::new();
    kept.records(|_, record| {
        games.push(transcript::write(&record.expect("readable").game));
        true
    })
    .expect("readable");
    assert_eq!(games.len(), 3, "{games:?}");
    assert!(games.iter().any(|moves| moves.starts_with("f5")), "{games:?}");
    assert!(games.iter().any(|moves| moves.starts_with("c4")), "{games:?}");
    let start = PageStart { library, ..page_start(folder.path()) };
    let mut page = WebPage::begin(start);
    let mut screen = Parser::default();
    screen.process(&page.output());
    assert!(screen.screen().contents().contains("Continue"), "{}", screen.screen().contents());
}

#[test]
fn nonsense_from_a_worker_changes_nothing() {
    let mut table = Table::new();
    let before = table.text();
    for news in ["", "{}", "[1", "{\"Advised\":18446744073709551616}", "{\"Advised\":99}"] {
        table.page.on_news(news, 1.0);
    }
    let late = EngineNews::Chosen(99, None);
    table.page.on_news(&serde_json::to_string(&late).expect("news"), 2.0);
    table.settle();
    assert_eq!(table.text(), before);
}

#[test]
fn levels_need_only_the_data_that_they_play_by() {
    let needs = |level: u16| {
        let text = format!(
            r#"{{"Choose":{{"id":1,"game":{{"variant":"reversi","first":"Black","start":null,"plies":[]}},
                "level":{level},"seed":1,"clock":null}}}}"#
        );
        let task = serde_json::from_str(&text).expect("a task");
        [EngineWorker::needs_weights(&task), EngineWorker::needs_people(&task)]
    };
    assert_eq!([1, 2, 3].map(needs), [[false; 2]; 3]);
    assert_eq!([4, 10].map(needs), [[true, false]; 2]);
    // Matched to the player, and like people.
    assert_eq!([1400, 11400].map(needs), [[true; 2]; 2]);
    let task = EngineTask::Foretell { id: 1, questions: Vec::new() };
    assert!(EngineWorker::needs_weights(&task) && EngineWorker::needs_people(&task));
}

#[test]
fn a_page_speaks_the_language_of_its_browser_unless_the_settings_name_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let shown = |language: &str, settings: Option<&str>| {
        let language = KnownLanguage::preferred(language.split(','));
        let settings = settings.map(str::to_owned);
        let start = PageStart { language, settings, ..page_start(folder.path()) };
        let mut screen = Parser::default();
        screen.process(&WebPage::begin(start).output());
        screen.screen().contents()
    };
    assert!(shown("fr-CA,en", None).contains("Apprendre"), "{}", shown("fr-CA,en", None));
    assert!(shown("ja", None).contains("学ぶ"), "{}", shown("ja", None));
    assert!(shown("tlh,xx", None).contains("Learn"));
    assert!(shown("ja", Some("language = \"fr\"")).contains("Apprendre"));
}

#[test]
fn the_coach_of_the_page_tells_what_people_play() {
    let mut table = Table::new();
    table.keys("\x1b[H\r");
    table.keys("P");
    assert!(table.done.is_empty(), "nothing is asked while the coach is silent: {:?}", table.done);
    for _ in 0..3 {
        table.keys("i");
    }
    assert!(table.text().contains("25% of players at 1000 play this."), "{}", table.text());
    assert!(table.done.contains(&EngineLane::People), "{:?}", table.done);
}

#[test]
fn a_task_with_an_unknown_game_fails_with_its_number() {
    let text =
        r#"{"Review":{"id":5,"game":{"variant":"chess","first":"Black","start":null,"plies":[]}}}"#;
    let mut received = Vec::new();
    let task = serde_json::from_str(text).expect("a task");
    EngineWorker::new(since_the_start).work(task, &mut |news| received.push(news));
    assert_eq!(received, [EngineNews::Failed(EngineLane::Review, 5)]);
}
