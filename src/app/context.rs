//! State shared by all pages.

use crate::app::capabilities::Capabilities;
use crate::app::effect::{SearchId, TerminalEffect};
use crate::app::live::live_coach::{HintLevel, LiveCoach};
use crate::app::live::live_shares::LiveShares;
use crate::app::notice::{News, Notice, Switch};
use crate::app::overview::Overview;
use crate::app::people::People;
use crate::app::session::game_session::GameSession;
use crate::app::session::series_score::SeriesScore;
use crate::app::settings::preferences::{LetterWidth, Pictures, Preferences, Settings};
use crate::app::settings::setting::{Setting, SettingValue};
use crate::app::settings::viewport::{BellCause, FRAME, Glyphs, Look, Viewport};
use crate::app::setup::Setup;
use crate::app::text::refusal::Refusal;
use crate::coach::{Question, SearchGoal};
use crate::engine::people::PersonRating;
use crate::engine::{Random, Strength};
use crate::opponents::Guest;
use crate::records::TextError;
use crate::rules::{Color, Game, PlayError};
use crate::school::{Estimate, OpeningRecord, Progress, PuzzleRecord, RatingChange};
use crate::store::{RequestId, SessionId, Slot, StoreError};
use crate::words::{KnownLanguage, Language, say};
use jiff::ZonedDateTime;
use jiff::civil::Date;
use std::time::Duration;

/// State of autosave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum AutosaveState {
    /// Off: the farewell line has the command that restores the game.
    #[default]
    Off,
    /// Every ply is saved.
    On,
    /// Saving fails, with this error.
    Hindered(StoreError),
}

/// Requests sent to the store so far.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a request of its own")]
pub(super) struct Asked {
    /// Whether the overview was requested since the start screen was opened.
    pub overview: bool,
    /// Latest request of the overview; answers to earlier ones are outdated.
    pub glance: RequestId,
    pub progress: bool,
    pub puzzles: bool,
    pub openings: bool,
}

/// Context of all pages: time, terminal, preferences, suspended games.
#[derive(Clone, Debug)]
pub struct Context {
    /// Time since the program began.
    pub now: Duration,
    /// Start day of the program, `2026-11-21`; empty if unknown.
    pub today: String,
    /// Time at the start of the program, in the zone of the player.
    pub started: ZonedDateTime,
    /// Address of the web page that this app runs in, or of that of its server; empty without one.
    pub own_page: String,
    /// Session of this app; store requests concern its player's data.
    pub session_id: SessionId,
    pub capabilities: Capabilities,
    pub language: Language,
    /// Language of the player's system.
    pub(super) system_language: KnownLanguage,
    /// Language of this run by its options, until the settings choose another one.
    pub(super) run_language: Option<KnownLanguage>,
    pub viewport: Viewport,
    pub settings: Settings,
    /// Settings kept between runs.
    pub preferences: Preferences,
    /// Preferences as last saved to `config.toml`.
    pub(super) remembered: Preferences,
    /// Setup of the next game.
    pub setup: Setup,
    /// Notice in the status line.
    pub notice: Option<Notice>,
    /// State of autosave.
    pub autosave_state: AutosaveState,
    /// Error of the last attempt to save the settings.
    pub unsaved_settings: Option<String>,
    /// Unfinished games, latest last.
    pub suspended: Vec<GameSession>,
    /// The unfinished game beneath a menu on screen, as of the last step.
    pub unfinished: Option<Box<GameSession>>,
    /// Estimate of the player's strength.
    pub estimate: Estimate,
    /// Estimate before the games of [`Self::rated`].
    pub(super) estimate_before: Estimate,
    /// Games rated after [`Self::estimate_before`]: opponent's rating, player's score (0, 0.5 or 1).
    pub(super) rated: Vec<(f64, f64)>,
    pub(super) first_rated: usize,
    /// Overview of the player's games, once known.
    pub overview: Option<Overview>,
    /// The latest analysis without a game.
    pub(super) last_analysis: Option<GameSession>,
    pub progress: Progress,
    pub puzzles: PuzzleRecord,
    /// Progress of the opening trainer.
    pub openings: OpeningRecord,
    pub(super) asked: Asked,
    /// Start day of the program in UTC: that of the daily puzzle.
    pub day: Date,
    /// Whether the program is about to end; any unsaved clock time is then saved.
    pub(super) is_leaving: bool,
    pub is_newcomer: bool,
    /// People on the same server.
    pub people: People,
    pub coach: LiveCoach,
    /// Moves of people in the positions on screen.
    pub shares: LiveShares,
    /// Hint level of the coach while on.
    pub counsel: HintLevel,
    pub(super) series: Vec<(Setup, SeriesScore)>,
    pub(super) random: Random,
    /// Number of searches requested so far.
    pub(super) searches: u64,
    /// Number of games of this run saved so far.
    pub(super) slots: u64,
    /// Number of store requests so far.
    pub(super) requests: u64,
}

impl Context {
    /// Configured engines, if programs may be started.
    pub fn guests(&self) -> &[Guest] {
        if self.capabilities.processes { &self.preferences.guests } else { &[] }
    }

    pub(super) const fn next_search(&mut self) -> SearchId {
        SearchId::next(&mut self.searches)
    }

    pub(super) const fn next_request(&mut self) -> RequestId {
        self.requests += 1;
        RequestId(self.requests)
    }

    pub(super) const fn next_slot(&mut self) -> Slot {
        self.slots += 1;
        Slot { session_id: self.session_id, number: self.slots }
    }

    /// Rings the bell in an unfocused window, once for a cause, if the player wants it at this hour.
    pub(super) fn ring(&mut self, cause: BellCause) -> Option<TerminalEffect> {
        let hour = self.started.time().wrapping_add(self.now).hour().unsigned_abs();
        let is_wanted = self.settings.bell && !self.settings.quiet.contains(hour.into());
        let absence = self.viewport.unfocused.as_mut().filter(|_| is_wanted)?;
        absence.note(cause).then_some(TerminalEffect::Bell)
    }

    /// Shows a notice of an event.
    pub(super) fn announce(&mut self, news: News) {
        self.notice = Some(Notice::News(news));
    }

    /// Shows a notice of a refusal.
    pub(super) fn refuse(&mut self, why: Refusal) {
        self.notice = Some(Notice::Refusal(why));
    }

    /// Refuses a move in a game.
    pub(super) fn refuse_move(&mut self, session: &GameSession, why: impl Into<PlayError>) {
        let notation = self.settings.notation(session.setup.variant);
        self.refuse(Refusal::Play(why.into(), notation));
    }

    /// Whether autosave is on, even if saving fails.
    pub fn keeps(&self) -> bool {
        self.autosave_state != AutosaveState::Off
    }

    /// Whether missed puzzles are due today.
    pub fn has_puzzles_due(&self) -> bool {
        !self.puzzles.due(self.day).is_empty()
    }

    /// Suspends a game that makes room for another, if it is unfinished.
    pub(super) fn suspend(&mut self, session: GameSession) {
        self.suspended.extend(Some(session).filter(GameSession::is_unfinished));
    }

    /// Score of the series of a setup's players, if they have played.
    pub(super) fn series_of(&self, setup: &Setup) -> Option<SeriesScore> {
        let mut series = self.series.iter().filter(|(other, _)| other.is_series_with(setup));
        series.next().map(|&(_, score)| score)
    }

    /// Notes the score of a series after a game.
    pub(super) fn note_series(&mut self, session: &GameSession) {
        self.series.retain(|(setup, _)| !setup.is_series_with(&session.setup));
        self.series.push((session.setup.clone(), session.series_score()));
    }
}

/// Search goal of live advice: bounded, so that it ends.
pub(in crate::app) const LIVE: SearchGoal = SearchGoal { depth: 20, exact_empties: 24 };

impl Context {
    /// The name that the player chose in the settings; empty without one.
    pub fn own_name(&self) -> &str {
        &self.settings.names[0]
    }

    /// Address that links lead to: that of the settings, else the page's own; empty without one.
    pub(super) fn page_address(&self) -> &str {
        if self.settings.page.is_empty() { &self.own_page } else { &self.settings.page }
    }

    /// Toggles a setting, with a notice.
    pub(super) fn toggle(&mut self, switch: Switch) {
        let settings = &mut self.settings;
        let is_on = match switch {
            Switch::StepMode => &mut settings.step,
            Switch::Animation => &mut settings.animation,
            Switch::Mouse => &mut settings.mouse,
            Switch::Hints => &mut settings.hints,
            Switch::Values => &mut settings.values,
            Switch::Coach => &mut settings.advice,
            Switch::People => &mut settings.people,
            Switch::Numbers => &mut settings.numbers,
        };
        *is_on ^= true;
        let is_on = *is_on;
        self.announce(News::Switched(switch, is_on));
    }

    /// People whose moves the coach compares with: those of the settings, else those about as strong as the player.
    pub fn peers(&self) -> PersonRating {
        let own = || Strength::near(self.estimate.rating().value).peers();
        self.settings.peers.rating().unwrap_or_else(own)
    }

    /// Whether shown values or the hint level reveal moves.
    pub(super) fn reveals_moves(&self) -> bool {
        self.settings.values || self.settings.advice && self.counsel == HintLevel::Move
    }

    /// Goes to the next hint level: nudge, idea, move, off.
    pub(super) fn next_hint_level(&mut self) {
        let asks = &mut self.settings.advice;
        (*asks, self.counsel) = match (*asks, self.counsel) {
            (false, _) => (true, HintLevel::Nudge),
            (true, HintLevel::Nudge) => (true, HintLevel::Idea),
            (true, HintLevel::Idea) => (true, HintLevel::Move),
            (true, HintLevel::Move) => (false, HintLevel::Move),
        };
        self.coach.is_pointed = false;
        if !self.settings.advice {
            self.announce(News::Switched(Switch::Coach, false));
        }
    }

    pub(super) fn new_session(&mut self, setup: Setup) -> GameSession {
        self.session_with(setup, "").expect("no moves, none is refused")
    }

    /// A new game after the moves of a transcript.
    pub(super) fn session_with(
        &mut self,
        mut setup: Setup,
        moves: &str,
    ) -> Result<GameSession, TextError> {
        if setup.level.is_matched() {
            setup.level = self.estimate.partner();
        }
        let seats = setup.seats(&mut self.random);
        let game = setup.game(&seats, moves, &mut self.random)?;
        let has_opening = moves.is_empty() && !game.played().is_empty();
        let session = GameSession::new(setup, seats, game);
        // A game that begins with an opening is not saved before its next move.
        Ok(if has_opening { session.into_copy() } else { session })
    }

    /// Question about a position, if coach, values or warnings are on.
    pub(super) fn live_question(&self, game: &Game) -> Option<Question> {
        let Settings { values, advice, warning, .. } = &self.settings;
        let wants_to_know = *values || *advice || warning.grade().is_some();
        wants_to_know.then(|| Question::of(game, LIVE)).flatten()
    }
}

impl Context {
    /// Sets the estimate computed from all saved games.
    pub(super) fn set_estimate(&mut self, estimate: Estimate) {
        self.estimate_before = estimate.clone();
        self.estimate = estimate;
        self.first_rated += self.rated.len();
        self.rated.clear();
    }

    /// Rates a finished game. A game that ended before, and went on after a take-back, counts with its latest end.
    pub(super) fn rate(&mut self, session: &mut GameSession) {
        let Some((level, score)) = session.rated_as().filter(|_| !session.is_copy()) else {
            return;
        };
        let Some(opponent) = level.rating(session.setup.variant) else { return };
        // A game continued after a flag fell does not count, nor a forfeit after fewer than two moves.
        let is_over_time = Color::BOTH.into_iter().any(|side| session.has_flagged(side));
        let is_forfeit = session.game.forfeit().is_some();
        if is_over_time && !is_forfeit || is_forfeit && session.game.moves_played() < 2 {
            return;
        }
        let number = session.pacing.rated_at.unwrap_or(self.first_rated + self.rated.len());
        // A game rated before the store's last estimate is not rated again: that estimate includes its earlier end.
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
        session.pacing.rated_at = Some(number);
        session.pacing.rated = Some(RatingChange::of(before, self.estimate.rating()));
    }

    /// Characters to draw with, by the terminal and the settings.
    pub const fn glyphs(&self) -> Glyphs {
        match (self.settings.width, self.viewport.traits.glyphs) {
            (LetterWidth::Narrow, _) => Glyphs::Unicode,
            (LetterWidth::Wide, Glyphs::Unicode) => Glyphs::Unambiguous { has_blocks: false },
            (LetterWidth::Auto | LetterWidth::Wide, glyphs) => glyphs,
        }
    }

    /// Whether only ASCII is shown.
    pub fn is_ascii(&self) -> bool {
        self.settings.look == Look::Ascii || self.glyphs() == Glyphs::Ascii
    }

    /// Whether long animations are shown: not over a slow link, and not where animations are off.
    pub fn moves_smoothly(&self) -> bool {
        self.settings.animation && self.viewport.frame_interval <= FRAME
    }

    /// Whether keys are shown as signs: where their columns are known, and a font has them. Buttons have the names that
    /// sentences use.
    pub fn shows_key_signs(&self) -> bool {
        let Viewport { is_console, is_touch, .. } = self.viewport;
        let has_signs = self.glyphs() == Glyphs::Unicode && !is_console && !is_touch;
        self.settings.key_signs && has_signs && self.settings.look != Look::Ascii
    }

    /// Takes up the language of this run, else that of the settings, else that of the system.
    pub(super) fn choose_language(&mut self) {
        let chosen = self.settings.language.unwrap_or(self.system_language);
        // Such a terminal shows little of other languages.
        let is_ascii = self.glyphs() == Glyphs::Ascii;
        let shown = if is_ascii { KnownLanguage::default() } else { chosen };
        self.language = self.run_language.unwrap_or(shown).language();
    }

    /// Sentence on a setting, as it is here.
    pub fn about(&self, setting: &Setting) -> String {
        let is_wanted = self.preferences.settings.pictures == Pictures::On;
        if setting.name == "pictures" && is_wanted && self.viewport.cell.is_none() {
            return say!("setting-pictures-none");
        }
        setting.sentence(&self.preferences)
    }

    /// Changes a setting for now and for later runs.
    pub(super) fn prefer(&mut self, setting: &Setting, value: &SettingValue) {
        let taken = setting.set(&mut self.preferences, value);
        // Options for this run keep their effect.
        let settings = self.settings.clone();
        let mut live = Preferences { settings, ..self.preferences.clone() };
        if taken.and_then(|()| setting.set(&mut live, value)).is_ok() {
            self.settings = live.settings;
            if setting.name == "width" {
                self.choose_language();
            } else if setting.name == "language" {
                self.run_language = None;
                self.choose_language();
            } else if setting.name == "level" {
                self.setup.level = self.preferences.level.in_game(self.setup.variant);
            } else if setting.name == "side" {
                self.setup.side = self.preferences.side;
            }
        }
    }
}
