//! The engines page: configured engines, their trials and logs.

use crate::app::effect::GuestEffect;
use crate::app::keymap::{BACK_TO_START, ENDS, choose, enter, key};
use crate::app::message::GuestNews;
use crate::app::pages::prelude::*;
use crate::opponents::{GuestName, LogLine, LogSource, OpponentError, Trial};
use crate::words::{Sentence as _, decimal};

pub static KEYS: KeyTable = KeyTable::page(
    "guests",
    &[
        &choose("key-choose-guest"),
        ENDS,
        &[
            enter("key-try-guest", "bar-try"),
            key("PgUp", Command::PageUp, "key-scroll-guest-log").bar("PgUp/PgDn", "bar-scroll"),
            key("PgDn", Command::PageDown, ""),
        ],
    ],
)
.back(BACK_TO_START);

/// Interval between reads of the log.
const BETWEEN_LOOKS: Duration = Duration::from_millis(500);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrialStanding {
    UnderWay,
    Done(Result<Trial, OpponentError>),
}

#[derive(Clone, Debug, Default)]
pub struct GuestsPage {
    /// Chosen line.
    pub list: ListCursor,
    trials: Vec<(GuestName, TrialStanding)>,
    log: Vec<LogLine>,
    /// Lines ever written to the log.
    seen: u64,
    /// Time of the last read.
    read_at: Option<Duration>,
    /// Log lines below the visible ones.
    pub below: usize,
}

impl GuestsPage {
    pub fn trial(&self, name: GuestName) -> Option<&TrialStanding> {
        self.trials.iter().find(|(tried, _)| *tried == name).map(|(_, standing)| standing)
    }

    pub fn chosen(&self, cx: &Context) -> Option<GuestName> {
        cx.guests().get(self.list.at).map(|guest| guest.name)
    }

    /// Log lines of an engine, oldest first.
    pub fn lines(&self, name: GuestName) -> Vec<&LogLine> {
        self.log.iter().filter(|line| line.guest == name).collect()
    }

    fn turn_to(&mut self, at: usize) {
        (self.list.at, self.below) = (at, 0);
    }

    /// Tries the chosen engine, and cancels a running trial.
    fn try_chosen(&mut self, cx: &Context) -> Reaction {
        let Some(name) = self.chosen(cx) else { return Reaction::none() };
        self.trials
            .retain(|(tried, standing)| *tried != name && *standing != TrialStanding::UnderWay);
        self.trials.push((name, TrialStanding::UnderWay));
        self.below = 0;
        Reaction::effects(GuestEffect::Try(name))
    }

    /// Time of the next read of the log.
    fn reads_at(&self, now: Duration) -> Duration {
        self.read_at.map_or(now, |at| at + BETWEEN_LOOKS)
    }
}

impl PageBehavior for GuestsPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn offers(&self, command: Command, cx: &Context) -> bool {
        let is_about_guests =
            matches!(command, Command::Down | Command::Activate | Command::PageUp);
        !is_about_guests || !cx.guests().is_empty()
    }

    /// Chooses a line; a click on the chosen line tries its engine.
    fn handle_click(&mut self, target: Target, cx: &mut Context) -> Reaction {
        let Target::Line(at) = target else { return Reaction::none() };
        if at == self.list.at {
            return self.try_chosen(cx);
        }
        if at < cx.guests().len() {
            self.turn_to(at);
        }
        Reaction::none()
    }

    /// Reads the log at intervals.
    fn proceed(&mut self, is_front: bool, cx: &mut Context) -> Effects {
        let is_due = is_front && self.reads_at(cx.now) <= cx.now;
        if is_due {
            self.read_at = Some(cx.now);
        }
        is_due.then_some(GuestEffect::ReadLog(self.seen)).into()
    }

    fn next_wake(&self, cx: &Context) -> Option<Duration> {
        Some(self.reads_at(cx.now))
    }

    fn handle_scroll(&mut self, lines: i16, cx: &mut Context) -> Reaction {
        self.handle_command(Command::of_wheel(lines), cx)
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        let count = cx.guests().len();
        let page = usize::from(cx.viewport.rooms.list.max(1));
        let lines = self.chosen(cx).map_or(0, |name| self.lines(name).len());
        match command {
            Command::PageUp => {
                self.below = (self.below + page).min(lines.saturating_sub(page));
            }
            Command::PageDown => self.below = self.below.saturating_sub(page),
            Command::Activate => return self.try_chosen(cx),
            Command::Back => {
                return Reaction {
                    effects: GuestEffect::StopTrying.into(),
                    navigate: Navigation::Back,
                };
            }
            command => {
                let before = self.list.at;
                self.list.step(command, count, page);
                if self.list.at != before {
                    self.below = 0;
                }
            }
        }
        Reaction::none()
    }

    fn status(&self, cx: &Context) -> String {
        match self.chosen(cx).and_then(|name| self.trial(name)) {
            Some(standing) => guest_trial(standing),
            None if cx.guests().is_empty() => String::new(),
            None => say!("guests-keys"),
        }
    }

    fn on_event(&mut self, event: &PageEvent<'_>, _: &mut Context) -> Reaction {
        match event {
            PageEvent::Guest(GuestNews::Tried(name, tried)) => {
                let awaited = self.trials.iter_mut().find(|(it, _)| it == name);
                if let Some((_, standing)) = awaited {
                    *standing = TrialStanding::Done(tried.clone());
                }
                // The trial's output is read at once.
                self.read_at = None;
            }
            PageEvent::Guest(GuestNews::Log(lines, count)) => {
                (self.log, self.seen) = (lines.clone(), *count);
            }
            _ => {}
        }
        Reaction::none()
    }
}

/// Result of a trial: `works: Edax 4.6, 0.31 s a move`.
pub fn guest_trial(standing: &TrialStanding) -> String {
    match standing {
        TrialStanding::UnderWay => say!("guest-trial-under-way"),
        TrialStanding::Done(Err(error)) => error.sentence(),
        TrialStanding::Done(Ok(trial)) => {
            let seconds = match trial.move_time.as_secs_f64() {
                seconds if seconds < 0.01 => format!("<{}", decimal(0.01, 2)),
                seconds => decimal(seconds, 2),
            };
            let parts = [&trial.introduction.name, &trial.introduction.version];
            let name = parts.into_iter().flatten().map(String::as_str).collect::<Vec<_>>();
            if name.is_empty() {
                say!("guest-works", seconds = seconds)
            } else {
                say!("guest-works-as", name = name.join(" "), seconds = seconds)
            }
        }
    }
}

/// A line of the log: `> genmove b`, `= d3`.
pub fn guest_log_line(line: &LogLine) -> String {
    let sign = match line.source {
        LogSource::Sent => ">",
        LogSource::Received => " ",
        LogSource::Stderr => "!",
        LogSource::Event => "*",
    };
    format!("{sign} {}", line.text)
}
