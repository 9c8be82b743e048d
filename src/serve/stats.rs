//! Figures of the running server, for its operator.

use crate::lobby::LobbyCounts;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// Seconds after which a failed sign-in says nothing of the database any more.
const RECOVERY: u64 = 30;

/// Figures that sessions and lobby count.
#[derive(Debug)]
pub struct Stats {
    begun: Instant,
    pub sessions: AtomicU64,
    pub panics: AtomicU64,
    pub refused: AtomicU64,
    /// Whether the database does not answer.
    pub is_cut_off: AtomicBool,
    /// Second of the start, counted from 1, in which the last visitor could not sign in, because the database failed;
    /// 0 if the last one could.
    turned_away: AtomicU64,
    /// Minute of the last log line on refusals, from the start; counted from 1.
    refusals_noted: AtomicU64,
    /// Failed queries of the database.
    pub failures: AtomicU64,
    /// Failed runs of the operator's program.
    pub hook_failures: AtomicU64,
}

/// A figure: name, type, help, value.
type Figure = (&'static str, &'static str, &'static str, u64);

impl Stats {
    pub fn new() -> Self {
        Self {
            begun: Instant::now(),
            sessions: AtomicU64::new(0),
            panics: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            is_cut_off: AtomicBool::new(false),
            turned_away: AtomicU64::new(0),
            refusals_noted: AtomicU64::new(0),
            failures: AtomicU64::new(0),
            hook_failures: AtomicU64::new(0),
        }
    }

    /// Notes that a visitor could sign in, or could not.
    pub fn note_sign_in(&self, is_done: bool) {
        let second = self.begun.elapsed().as_secs() + 1;
        self.turned_away.store(if is_done { 0 } else { second }, Ordering::Relaxed);
        if !is_done {
            self.failures.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Whether the database answers, as far as it is known: half a minute after a visitor was turned away the next one
    /// may be let in, so a balancer sends visitors again.
    pub fn is_healthy(&self) -> bool {
        let turned_away = self.turned_away.load(Ordering::Relaxed);
        let is_old = self.begun.elapsed().as_secs() + 1 > turned_away + RECOVERY;
        let is_open = turned_away == 0 || is_old;
        is_open && !self.is_cut_off.load(Ordering::Relaxed)
    }

    /// Counts a refused connection. Returns the number of all, if the log has named none for a minute: a flood of
    /// connections is none of lines.
    pub fn count_refused(&self) -> Option<u64> {
        let count = self.refused.fetch_add(1, Ordering::Relaxed) + 1;
        let minute = self.begun.elapsed().as_secs() / 60 + 1;
        let noted = self.refusals_noted.swap(minute, Ordering::Relaxed);
        (noted != minute).then_some(count)
    }

    fn figures(&self, lobby: &LobbyCounts, open: u64, connections: u64) -> [Figure; 13] {
        let value = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        [
            ("uptime_seconds", "counter", "Time since the start.", self.begun.elapsed().as_secs()),
            ("connections", "gauge", "Connections now.", connections),
            ("sessions", "gauge", "Sessions now.", open),
            ("sessions_total", "counter", "Sessions so far.", value(&self.sessions)),
            ("games", "gauge", "Games now, also with the house.", lobby.games),
            ("house_games", "gauge", "Games with the house now.", lobby.house_games),
            ("people", "gauge", "People in the lobby now.", lobby.people),
            ("seeks", "gauge", "Open seeks of live games now.", lobby.seeks),
            (
                "longest_wait_seconds",
                "gauge",
                "Longest wait of a seek.",
                lobby.longest_wait.as_secs(),
            ),
            (
                "refused_total",
                "counter",
                "Connections refused by a limit or a ban.",
                value(&self.refused),
            ),
            ("panics_total", "counter", "Sessions ended by a panic.", value(&self.panics)),
            (
                "database_failures_total",
                "counter",
                "Queries that the database did not answer, or could not carry out.",
                value(&self.failures),
            ),
            (
                "hook_failures_total",
                "counter",
                "Failed runs of the hook.",
                value(&self.hook_failures),
            ),
        ]
    }

    /// A line a figure, for people.
    pub fn text(&self, lobby: &LobbyCounts, open: u64, connections: u64) -> String {
        let mut text = String::new();
        for (name, _, help, value) in self.figures(lobby, open, connections) {
            let _ = writeln!(text, "{name:<24} {value:>8}  {help}");
        }
        text
    }

    /// The figures in Prometheus's text format.
    pub fn prometheus(&self, lobby: &LobbyCounts, open: u64, connections: u64) -> String {
        let mut text = String::new();
        for (name, kind, help, value) in self.figures(lobby, open, connections) {
            let _ = writeln!(text, "# HELP outflank_{name} {help}");
            let _ = writeln!(text, "# TYPE outflank_{name} {kind}");
            let _ = writeln!(text, "outflank_{name} {value}");
        }
        text
    }
}
