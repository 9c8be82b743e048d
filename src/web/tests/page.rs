//! A page and its worker, without a browser: keys in, a screen out, texts between them.

use outflank_web::{EngineLane, EngineNews, EngineOrder, EngineWorker, WebPage};
use std::time::{Duration, Instant};
use vt100::Parser;

/// A page with a worker that works at once.
struct Table {
    page: WebPage,
    worker: EngineWorker,
    screen: Parser,
    now: f64,
    /// Tasks done, by lane.
    done: Vec<EngineLane>,
    /// Whether orders wait.
    is_idle: bool,
}

fn since_the_start() -> Duration {
    static BEGIN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    BEGIN.get_or_init(Instant::now).elapsed()
}

impl Table {
    fn new() -> Self {
        let page = WebPage::new(80, 24, 7);
        let worker = EngineWorker::new(since_the_start);
        let screen = Parser::default();
        let mut table = Self { page, worker, screen, now: 0.0, done: Vec::new(), is_idle: false };
        table.settle();
        table
    }

    /// Does all orders, and lets animations end.
    fn settle(&mut self) {
        for _ in 0..400 {
            let bytes = self.page.output();
            self.screen.process(&bytes);
            while let Some(order) = self.page.order().filter(|_| !self.is_idle) {
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
        let order: EngineOrder = serde_json::from_str(order).expect("an order");
        let EngineOrder::Start(lane, task) = order else { return };
        let mut news = Vec::new();
        self.worker.work(task, &mut |it| {
            news.push(serde_json::to_string(&it).expect("news"));
        });
        self.done.push(lane);
        for it in news {
            self.page.hear(&it, self.now);
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
fn nonsense_from_a_worker_changes_nothing() {
    let mut table = Table::new();
    let before = table.text();
    for news in ["", "{}", "[1", "{\"Advised\":18446744073709551616}", "{\"Advised\":99}"] {
        table.page.hear(news, 1.0);
    }
    let late = EngineNews::Chosen(99, None);
    table.page.hear(&serde_json::to_string(&late).expect("news"), 2.0);
    table.settle();
    assert_eq!(table.text(), before);
}

#[test]
fn a_task_with_an_unknown_game_fails_with_its_number() {
    let text =
        r#"{"Review":{"id":5,"game":{"variant":"chess","first":"Black","start":null,"plies":[]}}}"#;
    let mut told = Vec::new();
    let task = serde_json::from_str(text).expect("a task");
    EngineWorker::new(since_the_start).work(task, &mut |news| told.push(news));
    assert_eq!(told, [EngineNews::Failed(5)]);
}
