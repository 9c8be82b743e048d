//! The app: a stack of pages, and what they share.

use crate::app::capabilities::Capabilities;
use crate::app::history::History;
use crate::app::keymap::{Command, KeyTable};
use crate::app::live::live_coach::LiveCoach;
use crate::app::pages::Page;
use crate::app::pages::board::{BoardPage, BoardPanel};
use crate::app::pages::editor::EditorPage;
use crate::app::pages::learn::LearnPage;
use crate::app::pages::lesson::LessonPage;
use crate::app::pages::replay::ReplayPage;
use crate::app::pages::start::StartPage;
use crate::app::pages::tournament::TournamentPage;
use crate::app::row::StartRow;
use crate::app::session::hints::Hints;
use crate::app::session::setup::Setup;
use crate::app::session::table::{Computer, Table};
use crate::app::settings::preferences::{Preferences, Proposed, Settings};
use crate::app::settings::viewport::Viewport;
use crate::app::shared::{Asked, Counsel, Keeping, Shared};
use crate::app::stack::page_stack::PageStack;
use crate::app::text::Spoken;
use crate::club::LiveTournament;
use crate::coach::{Advice, Line};
use crate::engine::{Level, Random};
use crate::records::text::TextError;
use crate::rules::{Bitboard, Game, Notation, Variant};
use crate::school::{Estimate, OpeningRecord, Progress, PuzzleRecord};
use crate::store::{Address, AskerId, FinishedGame, Seat, SessionId, StoreError, StoredGame};
use crate::words::Language;
use jiff::civil::Date;
use rand::SeedableRng as _;
use std::time::Duration;

/// The app: everything the screen shows and the keys change.
///
/// ```
/// use outflank::app::{App, Settings, Setup, Viewport};
///
/// let mut app = App::new(Setup::default(), Settings::default(), Viewport::default(), 1);
/// app.deal("f5d6").expect("legal moves");
/// assert_eq!(app.table().expect("a game").game.played().len(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct App {
    /// The pages.
    pub(in crate::app) stack: PageStack,
    /// What they share.
    pub shared: Shared,
}

/// The day where nobody has said which one it is.
const SOME_DAY: Date = Date::constant(2026, 1, 1);

impl App {
    /// The start screen. `seed` makes everything that follows repeatable.
    pub fn new(setup: Setup, settings: Settings, viewport: Viewport, seed: u64) -> Self {
        let shared = Shared {
            now: Duration::ZERO,
            today: String::new(),
            capabilities: Capabilities::ALL,
            session: SessionId::default(),
            language: Language::default(),
            viewport,
            preferences: Preferences::default(),
            remembered: Preferences::default(),
            settings,
            setup,
            notice: None,
            keeping: Keeping::Off,
            unsaved_settings: None,
            suspended: Vec::new(),
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
            coach: LiveCoach::default(),
            counsel: Counsel::default(),
            series: Vec::new(),
            random: Random::seed_from_u64(seed),
            searches: 0,
            slots: 0,
            requests: 0,
        };
        Self { stack: PageStack::new(StartPage::default().into()), shared }
    }

    /// Takes over what the player always likes; of the setup what is proposed.
    pub fn prefer(&mut self, preferences: Preferences, proposed: Proposed) {
        let shared = &mut self.shared;
        shared.settings = preferences.settings.clone();
        if proposed.level {
            shared.setup.level = preferences.level.in_game(shared.setup.variant);
        }
        if proposed.side {
            shared.setup.side = preferences.side;
        }
        if proposed.controls {
            shared.setup.controls = preferences.controls;
        }
        shared.remembered = preferences.clone();
        shared.preferences = preferences;
    }

    /// Takes all rights away but these.
    pub fn restrict(&mut self, capabilities: Capabilities) {
        self.shared.capabilities = capabilities;
    }

    /// Changes the language of all texts.
    pub fn speak(&mut self, language: Language) {
        self.shared.language = language;
    }

    /// Chooses the look of that name for this run, where there is one.
    pub fn choose_look(&mut self, name: &str) {
        let shared = &mut self.shared;
        let _ = shared.settings.choose_look(name, &shared.preferences.looks);
    }

    /// Games outlive the program from now on. `unfinished` are those of earlier runs, the latest last: the
    /// start screen offers them, that one first.
    pub fn keep_games(&mut self, unfinished: Vec<StoredGame>) {
        self.shared.keeping = Keeping::On;
        self.shared.suspended = unfinished.iter().map(Table::of_stored).collect();
        if self.table().is_none()
            && let Some(table) = self.shared.suspended.pop()
        {
            self.stack.put_beneath(BoardPage::new(table).into());
            if let Page::Start(page) = self.stack.top_mut() {
                page.row = StartRow::Resume;
            }
        }
    }

    /// Knows these games against the computer, the oldest first, and with them how strong the player is: whoever is
    /// matched to them before the first move is as strong from then on.
    pub fn know_history(&mut self, games: Vec<FinishedGame>) {
        self.shared.set_estimate(History::new(games).estimate().clone());
        let partner = self.shared.estimate.partner();
        let Some(table) = self.table_mut().filter(|table| table.game.played().is_empty()) else {
            return;
        };
        for seat in &mut table.seats {
            if seat.level().is_some_and(Level::is_matched) {
                *seat = Seat::Computer(partner);
                table.setup.level = partner;
            }
        }
    }

    /// Welcomes somebody who has never played here: the rules are offered first, and hints are on.
    pub fn welcome_newcomer(&mut self) {
        self.shared.is_newcomer = true;
        self.shared.settings.hints = true;
        self.shared.preferences.settings.hints = true;
        if let Page::Start(page) = self.stack.top_mut() {
            page.row = StartRow::Learn;
        }
    }

    /// Opens the list of lessons, or this one of them.
    pub fn learn(&mut self, lesson: Option<usize>) {
        self.push(lesson.map_or_else(|| LearnPage::new(&self.shared.progress), LearnPage::at));
        if let Some(number) = lesson {
            self.push(LessonPage::new(number, &self.shared.progress));
        }
    }

    /// Opens the page of a tournament.
    pub fn watch_tournament(&mut self, live: LiveTournament) {
        self.push(TournamentPage::new(live));
    }

    /// Opens the editor with a position and the side to move; with the start, where there is none.
    pub fn edit(&mut self, game: &Game) {
        self.push(EditorPage::of_game(game));
    }

    /// Games should outlive the program, but cannot for now.
    pub fn cannot_keep(&mut self, why: StoreError) {
        self.shared.keeping = Keeping::Hindered(why);
    }

    /// Puts a game of the present setup on the table, begun with the moves of a transcript.
    ///
    /// # Errors
    ///
    /// [`TextError`] names the move that is not possible; nothing has changed then.
    pub fn deal(&mut self, moves: &str) -> Result<(), TextError> {
        let table = self.shared.table_with(self.shared.setup.clone(), moves)?;
        // Nobody thinks yet: no effect is lost.
        let _ = self.seat(table.into_copy());
        Ok(())
    }

    /// The pages, from the bottom to the top.
    pub fn pages(&self) -> impl DoubleEndedIterator<Item = &Page> + ExactSizeIterator {
        self.stack.iter()
    }

    /// The same, each with the number by which answers find it.
    pub fn addressed_pages(&self) -> impl Iterator<Item = (AskerId, &Page)> {
        self.stack.iter_addressed()
    }

    /// The page whose keys count.
    pub fn top(&self) -> &Page {
        self.stack.top().1
    }

    /// The address of the page in front, where the store's answers go.
    pub fn address(&self) -> Address {
        Address { session: self.shared.session, asker: self.stack.top().0, ..Address::default() }
    }

    /// The top page, the game on the table beneath it, and what all pages share.
    pub(in crate::app) fn parts(&mut self) -> (&mut Page, Option<&Table>, &mut Shared) {
        let (top, beneath) = self.stack.split();
        (top, beneath.rev().find_map(|page| page.game()), &mut self.shared)
    }

    /// The page that fills the screen; others may lie over it.
    pub fn base(&self) -> &Page {
        let base = self.pages().rev().find(|page| !page.is_overlay());
        base.expect("something lies beneath what lies over it")
    }

    /// The game that is played: the topmost one, whether a page covers it or not.
    pub fn table(&self) -> Option<&Table> {
        self.pages().rev().find_map(|page| page.played())
    }

    /// The same, to be changed.
    pub fn table_mut(&mut self) -> Option<&mut Table> {
        let pages = self.stack.iter_mut().rev().map(|(_, page)| page);
        pages.filter(|page| page.played().is_some()).find_map(|page| page.table_mut())
    }

    /// The game on the table beneath the top page.
    pub fn beneath(&self) -> Option<&Table> {
        self.pages().rev().skip(1).find_map(|page| page.game())
    }

    /// The game that is to be seen.
    pub fn shown(&self) -> Option<&Table> {
        self.base().table()
    }

    /// The game that is looked through, if one is to be seen.
    pub fn replay(&self) -> Option<&ReplayPage> {
        match self.base() {
            Page::Replay(page) => Some(page),
            _ => None,
        }
    }

    /// Every game of this run that is somewhere.
    pub(in crate::app) fn tables_mut(&mut self) -> impl Iterator<Item = &mut Table> {
        let shared = &mut self.shared;
        let shown = self.stack.iter_mut().filter_map(|(_, page)| page.table_mut());
        shown.chain(&mut shared.suspended).chain(&mut shared.last_analysis)
    }

    /// What a person to move is told, if they like to be.
    pub fn hints(&self) -> Option<Hints> {
        let is_wanted = self.shared.settings.hints && self.base().wants_hints();
        self.shown().filter(|_| is_wanted).map(Table::hints)
    }

    /// The discs that a person's move on the cursor would flip, if they like to see them.
    pub fn preview(&self) -> Bitboard {
        let is_seen = self.shared.settings.preview && !self.shared.viewport.is_too_small();
        if is_seen { self.top().preview() } else { Bitboard::EMPTY }
    }

    /// What is known of the position in sight, where the player likes to know.
    pub fn advice(&self) -> Option<&Advice> {
        self.base().live_advice(&self.shared)
    }

    /// What every move on the board in sight is worth, where that is to be seen on it.
    pub fn values(&self) -> Option<&Advice> {
        self.base().values(&self.shared)
    }

    /// What the coach says now; `None` where nobody has asked it.
    pub fn coach_text(&self) -> Option<Spoken> {
        self.base().coach_text(&self.shared)
    }

    /// In a review, the better move in the place of the one that is shown.
    pub fn better(&self) -> Option<&Line> {
        self.replay()?.better()
    }

    /// The variant of the game to be seen, or of the one that is set up.
    pub fn variant(&self) -> Variant {
        self.shown().map_or(self.shared.setup.variant, |table| table.setup.variant)
    }

    /// What the squares of the game to be seen are called, on the screen and in typed moves.
    pub fn notation(&self) -> Notation {
        self.shared.settings.notation(self.variant())
    }

    /// Whether a command of the page in front is allowed, and shown in the key line now.
    pub fn offers(&self, command: Command) -> bool {
        if !self.shared.capabilities.allows_command(command) {
            return false;
        }
        let page = self.top();
        // What is typed over a page has keys of its own, which always do something.
        page.keys() != page.main_keys() || page.offers(command, &self.shared, self.beneath())
    }

    /// Which keys mean something now.
    pub fn keys(&self) -> &'static KeyTable {
        self.top().keys()
    }

    /// Whether the engine is looking for a move.
    pub fn is_thinking(&self) -> bool {
        let computer = self.table().map(|table| &table.pacing.computer);
        matches!(computer, Some(Computer::Thinking(..)))
    }

    /// Whether the computer waits for Enter before its move.
    pub fn awaits_step(&self) -> bool {
        self.table().is_some_and(|table| table.awaits_step(self.shared.settings.step))
    }

    /// Whether the result of a game is shown.
    pub fn shows_result(&self) -> bool {
        matches!(self.base(), Page::Board(page) if page.panel == Some(BoardPanel::Result))
    }
}
