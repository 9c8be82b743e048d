//! What every page shares.

use crate::app::capabilities::Capabilities;
use crate::app::effect::SearchId;
use crate::app::live::live_coach::LiveCoach;
use crate::app::notice::{News, Notice, Switch};
use crate::app::overview::Overview;
use crate::app::session::series_score::SeriesScore;
use crate::app::session::setup::Setup;
use crate::app::session::table::Table;
use crate::app::settings::preferences::{Preferences, Settings};
use crate::app::settings::setting::{Setting, SettingValue};
use crate::app::settings::viewport::Viewport;
use crate::app::text::refusal::Refusal;
use crate::coach::{Quality, Question};
use crate::engine::Random;
use crate::opponents::Guest;
use crate::records::text::TextError;
use crate::rules::{Color, Game};
use crate::school::{Estimate, OpeningRecord, Progress, PuzzleRecord, RatingChange};
use crate::store::{RequestId, SessionId, Slot, StoreError};
use crate::words::Language;
use jiff::civil::Date;
use std::time::Duration;

/// The state of keeping: whether games outlive the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Keeping {
    /// They do not: the line left in the terminal has to bring them back.
    #[default]
    Off,
    /// Every ply is kept.
    On,
    /// They should be, but something is in the way.
    Hindered(StoreError),
}

/// The counsel of the coach: how much it gives away, step by step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counsel {
    /// What to look for.
    Nudge,
    /// The idea, and the part of the board.
    Idea,
    /// The move.
    #[default]
    Move,
}

/// The requests that were made to the store: what it was asked to tell.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a request of its own")]
pub(super) struct Asked {
    /// Of the player's games, since the start screen was opened.
    pub overview: bool,
    /// The request for them that was made last: what answers an earlier one is old.
    pub glance: RequestId,
    /// Of lessons.
    pub progress: bool,
    /// Of puzzles.
    pub puzzles: bool,
    /// Of openings.
    pub openings: bool,
}

/// The state that every page shares: the time, the terminal, the player's likings, and the games that wait.
#[derive(Clone, Debug)]
pub struct Shared {
    /// Since the program began.
    pub now: Duration,
    /// The day on which the program began, `2026-11-21`, where anybody has said so.
    pub today: String,
    /// The session of this app. Its requests to the store concern the data of the session's player.
    pub session: SessionId,
    /// What of the machine may be used.
    pub capabilities: Capabilities,
    /// The language of all its texts.
    pub language: Language,
    /// The terminal.
    pub viewport: Viewport,
    /// What the player likes, for now.
    pub settings: Settings,
    /// What the player always likes.
    pub preferences: Preferences,
    /// What of that is written down.
    pub(super) remembered: Preferences,
    /// What the next game will be.
    pub setup: Setup,
    /// The last word to the player.
    pub notice: Option<Notice>,
    /// Whether games outlive the program.
    pub keeping: Keeping,
    /// Why the settings of the player are not written down, where they should be.
    pub unsaved_settings: Option<String>,
    /// Unfinished games that wait, the latest last.
    pub suspended: Vec<Table>,
    /// How strong the player is, as far as is known.
    pub estimate: Estimate,
    /// The same before the games of [`Self::rated`].
    pub(super) estimate_before: Estimate,
    /// Rated games that ended since, each with the opponent's rating and the player's score (0, 0.5 or 1).
    pub(super) rated: Vec<(f64, f64)>,
    /// The number of the first of them in this run.
    pub(super) first_rated: usize,
    /// What the store has told of the player's games.
    pub overview: Option<Overview>,
    /// The analysis of no game that was worked at last.
    pub(super) last_analysis: Option<Table>,
    /// Which lessons are learnt.
    pub progress: Progress,
    /// What became of the puzzles that the player tried.
    pub puzzles: PuzzleRecord,
    /// Which openings are known.
    pub openings: OpeningRecord,
    /// What of that the store was asked for.
    pub(super) asked: Asked,
    /// The day in Greenwich (UTC) on which the program began: that of the daily puzzle.
    pub day: Date,
    /// The program is about to end: the clocks are kept as they stand.
    pub(super) is_leaving: bool,
    /// Nobody has played here before.
    pub is_newcomer: bool,
    /// The coach at the player's side.
    pub coach: LiveCoach,
    /// How much it gives away while it is asked.
    pub counsel: Counsel,
    /// How the series of these players stand, by a setup of each.
    pub(super) series: Vec<(Setup, SeriesScore)>,
    /// Decides whatever chance decides.
    pub(super) random: Random,
    /// How many searches were asked for.
    pub(super) searches: u64,
    /// How many games of this run were kept.
    pub(super) slots: u64,
    /// How many requests to the store had a number.
    pub(super) requests: u64,
}

impl Shared {
    /// The programs that the player has named, where programs may be started.
    pub fn guests(&self) -> &[Guest] {
        if self.capabilities.processes { &self.preferences.guests } else { &[] }
    }

    /// The number of the next search.
    pub(super) const fn next_search(&mut self) -> SearchId {
        self.searches += 1;
        SearchId(self.searches)
    }

    /// The number of the next request to the store.
    pub(super) const fn next_request(&mut self) -> RequestId {
        self.requests += 1;
        RequestId(self.requests)
    }

    /// The number of the next game of this run that is kept.
    pub(super) const fn next_slot(&mut self) -> Slot {
        self.slots += 1;
        Slot { session: self.session, number: self.slots }
    }

    /// Says what has happened.
    pub(super) fn say(&mut self, news: News) {
        self.notice = Some(Notice::News(news));
    }

    /// Says why something is not possible.
    pub(super) fn refuse(&mut self, why: Refusal) {
        self.notice = Some(Notice::Refusal(why));
    }

    /// Whether games outlive the program, or should.
    pub fn keeps(&self) -> bool {
        self.keeping != Keeping::Off
    }

    /// Whether puzzles that were missed are to be tried again today.
    pub fn has_puzzles_due(&self) -> bool {
        !self.puzzles.due(self.day).is_empty()
    }

    /// Suspends a game that makes room for another, if it can go on.
    pub(super) fn suspend(&mut self, table: Table) {
        self.suspended.extend(Some(table).filter(Table::is_unfinished));
    }

    /// The score of the series that a setup's players are in, where they have met before.
    pub(super) fn series_of(&self, setup: &Setup) -> Option<SeriesScore> {
        let mut series = self.series.iter().filter(|(other, _)| other.is_series_with(setup));
        series.next().map(|&(_, score)| score)
    }

    /// Notes how a series stands after a game.
    pub(super) fn note_series(&mut self, table: &Table) {
        self.series.retain(|(setup, _)| !setup.is_series_with(&table.setup));
        self.series.push((table.setup.clone(), table.series_score()));
    }
}

/// What the coach is asked while somebody looks at a position: deeper and deeper, but not for ever.
const LIVE: Quality = Quality { depth: 20, exact_empties: 24 };

impl Shared {
    /// Turns a switch of the settings and says how it is now.
    pub(super) fn toggle(&mut self, switch: Switch) {
        let settings = &mut self.settings;
        let is_on = match switch {
            Switch::StepMode => &mut settings.step,
            Switch::Animation => &mut settings.animation,
            Switch::Mouse => &mut settings.mouse,
            Switch::Hints => &mut settings.hints,
            Switch::Values => &mut settings.values,
            Switch::Coach => &mut settings.advice,
            Switch::Numbers => &mut settings.numbers,
        };
        *is_on ^= true;
        let is_on = *is_on;
        self.say(News::Switched(switch, is_on));
    }

    /// Whether the coach has been asked for more than a nudge and the idea.
    pub(super) fn tells_moves(&self) -> bool {
        self.settings.values || self.settings.advice && self.counsel == Counsel::Move
    }

    /// Asks the coach for a step more than before: a nudge, the idea, the move, and then no more.
    pub(super) fn ask_more(&mut self) {
        let asks = &mut self.settings.advice;
        (*asks, self.counsel) = match (*asks, self.counsel) {
            (false, _) => (true, Counsel::Nudge),
            (true, Counsel::Nudge) => (true, Counsel::Idea),
            (true, Counsel::Idea) => (true, Counsel::Move),
            (true, Counsel::Move) => (false, Counsel::Move),
        };
        self.coach.is_pointed = false;
        if !self.settings.advice {
            self.say(News::Switched(Switch::Coach, false));
        }
    }

    /// A new game of this setup.
    pub(super) fn new_table(&mut self, setup: Setup) -> Table {
        self.table_with(setup, "").expect("no moves, none is refused")
    }

    /// A game of this setup, begun with the moves of a transcript.
    pub(super) fn table_with(&mut self, mut setup: Setup, moves: &str) -> Result<Table, TextError> {
        if setup.level.is_matched() {
            setup.level = self.estimate.partner();
        }
        let seats = setup.seats(&mut self.random);
        let game = setup.game(&seats, moves, &mut self.random)?;
        let has_opening = moves.is_empty() && !game.played().is_empty();
        let table = Table::new(setup, seats, game);
        // What it begins with is no game that is worth keeping.
        Ok(if has_opening { table.into_copy() } else { table })
    }

    /// The question about a position, if the player likes to know anything about it.
    pub(super) fn live_question(&self, game: &Game) -> Option<Question> {
        let Settings { values, advice, warning, .. } = &self.settings;
        let wants_to_know = *values || *advice || warning.grade().is_some();
        wants_to_know.then(|| Question::of(game, LIVE)).flatten()
    }
}

impl Shared {
    /// Sets the player's strength as all saved games tell it.
    pub(super) fn set_estimate(&mut self, estimate: Estimate) {
        self.estimate_before = estimate.clone();
        self.estimate = estimate;
        self.first_rated += self.rated.len();
        self.rated.clear();
    }

    /// Takes a game that is over into the player's rating. One that ended before, and went on from a move that
    /// was taken back, counts as it ended now.
    pub(super) fn rate(&mut self, table: &mut Table) {
        let Some((level, score)) = table.rated_as().filter(|_| !table.is_copy()) else { return };
        let Some(opponent) = level.rating(table.setup.variant) else { return };
        // Who has played on without time has played another game, and who has not begun has played none.
        let is_over_time = Color::BOTH.into_iter().any(|side| table.has_flagged(side));
        let is_forfeit = table.game.forfeit().is_some();
        if is_over_time && !is_forfeit || is_forfeit && table.game.moves_played() < 2 {
            return;
        }
        let number = table.pacing.rated_at.unwrap_or(self.first_rated + self.rated.len());
        // The saved games tell of an earlier end until this one is saved as well.
        let Some(at) = number.checked_sub(self.first_rated) else { return };
        if at == self.rated.len() {
            self.rated.push((opponent, score));
        }
        self.rated[at] = (opponent, score);
        let estimate_of = |games: &mut dyn Iterator<Item = &(f64, f64)>| {
            let mut estimate = self.estimate_before.clone();
            games.for_each(|&(opponent, score)| estimate.note(opponent, score));
            estimate
        };
        let others = self.rated.iter().enumerate().filter(|(other, _)| *other != at);
        let before = estimate_of(&mut others.map(|(_, game)| game)).rating();
        self.estimate = estimate_of(&mut self.rated.iter());
        table.pacing.rated_at = Some(number);
        table.pacing.rated = Some(RatingChange::of(before, self.estimate.rating()));
    }

    /// Changes a setting for now and for good.
    pub(super) fn prefer(&mut self, setting: &Setting, value: &SettingValue) {
        let taken = setting.set(&mut self.preferences, value);
        // The same for now: what else was changed for this run alone stays as it is.
        let settings = self.settings.clone();
        let mut live = Preferences { settings, ..self.preferences.clone() };
        if taken.and_then(|()| setting.set(&mut live, value)).is_ok() {
            self.settings = live.settings;
            if setting.name == "level" {
                self.setup.level = self.preferences.level.in_game(self.setup.variant);
            } else if setting.name == "side" {
                self.setup.side = self.preferences.side;
            }
        }
    }
}
