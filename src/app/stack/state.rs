//! The app: the page stack and the shared state.

use crate::app::capabilities::Capabilities;
use crate::app::context::{Asked, AutosaveState, Context};
use crate::app::keymap::{Command, KeyTable};
use crate::app::live::live_coach::{HintLevel, LiveCoach};
use crate::app::live::live_shares::LiveShares;
use crate::app::pages::Page;
use crate::app::pages::board::BoardPanel;
use crate::app::pages::replay::ReplayPage;
use crate::app::pages::start::StartPage;
use crate::app::people::People;
use crate::app::session::game_session::{Computer, GameSession};
use crate::app::session::hints::Hints;
use crate::app::settings::preferences::{Preferences, Proposed, Settings};
use crate::app::settings::viewport::Viewport;
use crate::app::setup::Setup;
use crate::app::stack::page_stack::PageStack;
use crate::app::stack::square_letter::SquareLetter;
use crate::app::text::CoachText;
use crate::app::text::pointed::without_enter;
use crate::coach::{Advice, Line};
use crate::engine::Random;
use crate::rules::{Bitboard, Notation, Variant};
use crate::school::{Estimate, OpeningRecord, Progress, PuzzleRecord};
use crate::store::{Address, AskerId, SessionId};
use crate::words::{KnownLanguage, Language};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use rand::SeedableRng as _;
use std::time::Duration;

/// The app: everything the screen shows and the keys change.
///
/// ```
/// use outflank::app::{App, Settings, Setup, Viewport};
///
/// let mut app = App::new(Setup::default(), Settings::default(), Viewport::default(), 1);
/// app.deal("f5d6").expect("legal moves");
/// assert_eq!(app.session().expect("a game").game.played().len(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct App {
    pub(in crate::app) stack: PageStack,
    pub cx: Context,
    pub(in crate::app) square_letter: Option<SquareLetter>,
}

const SOME_DAY: Date = Date::constant(2026, 1, 1);

impl App {
    /// An app at the start screen. `seed` makes all chance repeatable.
    pub fn new(setup: Setup, settings: Settings, viewport: Viewport, seed: u64) -> Self {
        let cx = Context {
            now: Duration::ZERO,
            today: String::new(),
            started: Timestamp::UNIX_EPOCH.to_zoned_datetime(TimeZone::UTC),
            own_page: String::new(),
            capabilities: Capabilities::ALL,
            session_id: SessionId::default(),
            language: Language::default(),
            run_language: None,
            system_language: KnownLanguage::default(),
            viewport,
            preferences: Preferences::default(),
            remembered: Preferences::default(),
            settings,
            setup,
            notice: None,
            autosave_state: AutosaveState::Off,
            unsaved_settings: None,
            suspended: Vec::new(),
            unfinished: None,
            estimate: Estimate::default(),
            estimate_before: Estimate::default(),
            rated: Vec::new(),
            first_rated: 0,
            overview: None,
            last_analysis: None,
            progress: Progress::default(),
            puzzles: PuzzleRecord::default(),
            openings: OpeningRecord::default(),
            asked: Asked::default(),
            day: SOME_DAY,
            is_leaving: false,
            is_newcomer: false,
            people: People::default(),
            coach: LiveCoach::default(),
            shares: LiveShares::default(),
            counsel: HintLevel::default(),
            series: Vec::new(),
            random: Random::seed_from_u64(seed),
            searches: 0,
            slots: 0,
            requests: 0,
        };
        Self { stack: PageStack::new(StartPage::default().into()), cx, square_letter: None }
    }

    /// Applies the preferences; to the setup only what is proposed.
    pub fn prefer(&mut self, preferences: Preferences, proposed: Proposed) {
        let cx = &mut self.cx;
        cx.settings = preferences.settings.clone();
        if proposed.level {
            cx.setup.level = preferences.level.in_game(cx.setup.variant);
        }
        if proposed.side {
            cx.setup.side = preferences.side;
        }
        if proposed.time_controls {
            cx.setup.time_controls = preferences.time_controls;
        }
        cx.remembered = preferences.clone();
        cx.preferences = preferences;
        cx.choose_language();
    }

    /// Speaks the language of the player's system, unless the settings name another one, or this run does.
    pub fn speak(&mut self, of_system: KnownLanguage, of_run: Option<KnownLanguage>) {
        self.cx.system_language = of_system;
        self.cx.run_language = of_run;
        let settings = &mut self.cx.settings;
        settings.language = of_run.or(settings.language);
        self.cx.choose_language();
    }

    /// Limits the app to these capabilities.
    pub fn restrict(&mut self, capabilities: Capabilities) {
        self.cx.capabilities = capabilities;
    }

    pub fn set_language(&mut self, language: Language) {
        self.cx.language = language;
    }

    pub fn choose_look(&mut self, name: &str) {
        let cx = &mut self.cx;
        let _ = cx.settings.choose_look(name, &cx.preferences.looks);
    }

    /// Pages from bottom to top.
    pub fn pages(&self) -> impl DoubleEndedIterator<Item = &Page> + ExactSizeIterator {
        self.stack.iter()
    }

    /// Pages from bottom to top with their numbers.
    pub fn addressed_pages(&self) -> impl Iterator<Item = (AskerId, &Page)> {
        self.stack.iter_addressed()
    }

    /// Page in front, whose keys are in force.
    pub fn top(&self) -> &Page {
        self.stack.top().1
    }

    /// Address of the page in front.
    pub fn address(&self) -> Address {
        Address { session_id: self.cx.session_id, asker: self.stack.top().0, ..Address::default() }
    }

    /// Page in front, and its context.
    pub(in crate::app) fn front(&mut self) -> (&mut Page, &mut Context) {
        (self.stack.top_mut(), &mut self.cx)
    }

    /// Notes the game that the menu on screen offers to resume.
    pub(in crate::app) fn note_unfinished(&mut self) {
        let beneath = self.beneath().filter(|session| session.is_unfinished());
        let is_menu = matches!(self.base(), Page::Start(_));
        self.cx.unfinished = beneath.filter(|_| is_menu).cloned().map(Box::new);
    }

    /// Page that fills the screen; others may lie over it.
    pub fn base(&self) -> &Page {
        let base = self.pages().rev().find(|page| !page.is_overlay());
        base.expect("something lies beneath what lies over it")
    }

    /// The topmost game in play, covered or not.
    pub fn session(&self) -> Option<&GameSession> {
        self.pages().rev().find_map(|page| page.played())
    }

    pub fn session_mut(&mut self) -> Option<&mut GameSession> {
        let pages = self.stack.iter_mut().rev().map(|(_, page)| page);
        pages.filter(|page| page.played().is_some()).find_map(|page| page.session_mut())
    }

    /// The game in play beneath the page that fills the screen.
    pub fn beneath(&self) -> Option<&GameSession> {
        let from_base = self.pages().rev().skip_while(|page| page.is_overlay());
        from_base.skip(1).find_map(|page| page.game())
    }

    /// The game on screen.
    pub fn shown(&self) -> Option<&GameSession> {
        self.base().session()
    }

    /// The replay on screen, if there is one.
    pub fn replay(&self) -> Option<&ReplayPage> {
        match self.base() {
            Page::Replay(page) => Some(page),
            _ => None,
        }
    }

    /// All games of this run.
    pub(in crate::app) fn sessions_mut(&mut self) -> impl Iterator<Item = &mut GameSession> {
        let cx = &mut self.cx;
        let shown = self.stack.iter_mut().filter_map(|(_, page)| page.session_mut());
        shown.chain(&mut cx.suspended).chain(&mut cx.last_analysis)
    }

    /// Hints for a person to move, if they are on.
    pub fn hints(&self) -> Option<Hints> {
        let page = self.base();
        let is_wanted = (self.cx.settings.hints || page.needs_hints()) && page.wants_hints();
        // The dots of a new position follow the turning discs.
        let is_still = |session: &&GameSession| session.view.motion.is_none();
        self.shown().filter(|_| is_wanted).filter(is_still).map(GameSession::hints)
    }

    /// Discs that a move at the cursor would flip, if previews are on.
    pub fn preview(&self) -> Bitboard {
        let is_seen = self.cx.settings.preview && !self.cx.viewport.is_too_small();
        if is_seen { self.top().preview() } else { Bitboard::EMPTY }
    }

    /// Advice on the current position, if the coach is on.
    pub fn advice(&self) -> Option<&Advice> {
        self.base().live_advice(&self.cx)
    }

    /// Advice whose values the board shows.
    pub fn values(&self) -> Option<&Advice> {
        self.base().values(&self.cx)
    }

    /// Words of the coach; `None` while it is silent.
    pub fn coach_text(&self) -> Option<CoachText> {
        let text = self.base().coach_text(&self.cx)?;
        let is_touch = self.cx.viewport.is_touch;
        let foot = if is_touch { without_enter(&text.foot) } else { text.foot };
        Some(CoachText { foot, ..text })
    }

    /// Line of the better move in a review, as an alternative to the last move on the board.
    pub fn better(&self) -> Option<&Line> {
        self.replay()?.better()
    }

    /// Variant of the game on screen, or of the setup.
    pub fn variant(&self) -> Variant {
        self.shown().map_or(self.cx.setup.variant, |session| session.setup.variant)
    }

    /// Names of the squares on screen and in typed moves.
    pub fn notation(&self) -> Notation {
        self.cx.settings.notation(self.variant())
    }

    /// Whether a command of the page in front is allowed and would do something now.
    pub fn offers(&self, command: Command) -> bool {
        if !self.cx.capabilities.allows_command(command) {
            return false;
        }
        let page = self.top();
        // The keys of a text field or a question always do something.
        page.keys() != page.main_keys() || page.offers(command, &self.cx)
    }

    pub fn keys(&self) -> &'static KeyTable {
        self.top().keys()
    }

    /// Whether the computer is searching for a move.
    pub fn is_thinking(&self) -> bool {
        let computer = self.session().map(|session| &session.pacing.computer);
        matches!(computer, Some(Computer::Thinking(..)))
    }

    /// Whether the computer waits for Enter.
    pub fn awaits_step(&self) -> bool {
        self.session().is_some_and(|session| session.awaits_step(self.cx.settings.step))
    }

    /// Whether a game shows only board, score and a few keys.
    pub fn shows_simply(&self) -> bool {
        let is_game = matches!(self.base(), Page::Board(_)) && !self.shows_result();
        is_game && self.cx.settings.simple
    }

    /// Progress of the gathering discs of a finished game, 0 to 1; `None` while the board shows the game itself.
    pub fn gathered(&self) -> Option<f32> {
        match self.base() {
            Page::Board(page) => page.gathered(&self.cx),
            _ => None,
        }
    }

    /// Whether the key to quit closes an overlay or a panel instead.
    pub fn quit_closes(&self) -> bool {
        self.top().is_overlay() || self.keys().is_panel()
    }

    pub fn shows_result(&self) -> bool {
        matches!(self.base(), Page::Board(page) if page.panel == Some(BoardPanel::Result))
    }
}
