//! The app: a stack of pages, and what they share.

use super::autosave;
use super::course;
use super::effect::Effects;
use super::game_lines::GameLines;
use super::hints::Hints;
use super::history::History;
use super::keymap::{Command, KeyTable};
use super::live_coach::LiveCoach;
use super::pages::Page;
use super::pages::analysis::AnalysisPage;
use super::pages::board::{BoardPage, BoardPanel};
use super::pages::editor::EditorPage;
use super::pages::learn::LearnPage;
use super::pages::lesson::LessonPage;
use super::pages::replay::ReplayPage;
use super::pages::start::StartPage;
use super::pages::tournament::TournamentPage;
use super::preferences::{Preferences, Proposed, Settings};
use super::row::StartRow;
use super::setup::Setup;
use super::shared::{Asked, Counsel, Keeping, Shared};
use super::table::{Computer, Table};
use super::viewport::Viewport;
use crate::club::LiveTournament;
use crate::coach::{Advice, Line};
use crate::engine::{Level, Random};
use crate::records::text::TextError;
use crate::rules::{Bitboard, Game, Notation, Variant};
use crate::school::{Estimate, OpeningRecord, Progress, PuzzleRecord};
use crate::store::{FinishedGame, GameId, Seat, StoreError, StoredGame};
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
    /// From the bottom to the top; never empty. Going back takes the top one away.
    pages: Vec<Page>,
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
            viewport,
            preferences: Preferences::default(),
            remembered: Preferences::default(),
            settings,
            setup,
            notice: None,
            keeping: Keeping::Off,
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
        };
        Self { pages: vec![StartPage::default().into()], shared }
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
            self.pages.insert(0, BoardPage::new(table).into());
            if let Page::Start(page) = self.top_mut() {
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
        if let Page::Start(page) = self.top_mut() {
            page.row = StartRow::Learn;
        }
    }

    /// Opens the list of lessons, or this one of them.
    pub fn learn(&mut self, lesson: Option<usize>) {
        let list = LearnPage::new(&self.shared.progress);
        self.push(LearnPage { at: lesson.unwrap_or(list.at) });
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
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// The same, to be changed.
    pub(super) fn pages_mut(&mut self) -> &mut [Page] {
        &mut self.pages
    }

    /// The page whose keys count.
    pub fn top(&self) -> &Page {
        self.pages.last().expect("there is always a page")
    }

    /// The same, to be changed.
    pub(super) fn top_mut(&mut self) -> &mut Page {
        self.pages.last_mut().expect("there is always a page")
    }

    /// The pages and what they share.
    pub(super) fn pages_and_shared(&mut self) -> (&mut [Page], &mut Shared) {
        (&mut self.pages, &mut self.shared)
    }

    /// Every game that is looked through, in sight or not.
    pub(super) fn replays_mut(&mut self) -> impl Iterator<Item = &mut ReplayPage> {
        self.pages.iter_mut().filter_map(|page| match page {
            Page::Replay(page) => Some(&mut **page),
            _ => None,
        })
    }

    /// The game that is analysed, in sight or not, and what all pages share.
    pub(super) fn analysis_mut(&mut self) -> Option<(&mut AnalysisPage, &mut Shared)> {
        let shared = &mut self.shared;
        self.pages
            .iter_mut()
            .rev()
            .find_map(|page| match page {
                Page::Analysis(page) => Some(&mut **page),
                _ => None,
            })
            .map(|page| (page, shared))
    }

    /// The tournament, in sight or not, and what all pages share.
    pub(super) fn tournament_mut(&mut self) -> Option<(&mut TournamentPage, &mut Shared)> {
        let page = self.pages.iter_mut().find_map(|page| match page {
            Page::Tournament(page) => Some(&mut **page),
            _ => None,
        });
        page.map(|page| (page, &mut self.shared))
    }

    /// The page that fills the screen.
    pub(super) fn base_mut(&mut self) -> &mut Page {
        let base = self.pages.iter_mut().rev().find(|page| !page.is_overlay());
        base.expect("something lies beneath what lies over it")
    }

    /// The top page, the game on the table beneath it, and what all pages share.
    pub(super) fn parts(&mut self) -> (&mut Page, Option<&Table>, &mut Shared) {
        let (top, beneath) = self.pages.split_last_mut().expect("there is always a page");
        (top, beneath.iter().rev().find_map(|page| page.game()), &mut self.shared)
    }

    /// The page that fills the screen; others may lie over it.
    pub fn base(&self) -> &Page {
        let base = self.pages.iter().rev().find(|page| !page.is_overlay());
        base.expect("something lies beneath what lies over it")
    }

    /// The game that is played: the topmost one, whether a page covers it or not.
    pub fn table(&self) -> Option<&Table> {
        self.pages.iter().rev().find_map(|page| page.played())
    }

    /// The same, to be changed.
    pub fn table_mut(&mut self) -> Option<&mut Table> {
        let mut played = self.pages.iter_mut().rev().filter(|page| page.played().is_some());
        played.find_map(|page| page.table_mut())
    }

    /// The game on the table beneath the top page.
    pub fn beneath(&self) -> Option<&Table> {
        self.pages.iter().rev().skip(1).find_map(|page| page.game())
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
    pub(super) fn tables_mut(&mut self) -> impl Iterator<Item = &mut Table> {
        let shared = &mut self.shared;
        let shown = self.pages.iter_mut().filter_map(|page| page.table_mut());
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
        self.shared.coach.on(&self.base().live_question(&self.shared)?)
    }

    /// What every move on the board in sight is worth, where that is to be seen on it.
    pub fn values(&self) -> Option<&Advice> {
        self.base().values(&self.shared)
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

    /// Whether a command of the page in front has anything to do now.
    pub fn offers(&self, command: Command) -> bool {
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

/// Going from page to page.
impl App {
    /// Puts a page over the others.
    pub(super) fn push(&mut self, page: impl Into<Page>) {
        self.pages.push(page.into());
        self.shared.notice = None;
    }

    /// Takes the top page away; what lies beneath it is in sight again.
    pub(super) fn pop(&mut self) -> Effects {
        if self.pages.len() == 1 {
            return Effects::none();
        }
        let mut left = self.pages.pop().expect("there are two at least");
        self.hand_over_lines(&left);
        left.leave()
    }

    /// Leaves every page for good but the games on the table.
    pub(super) fn leave_all_but_games(&mut self) -> Effects {
        let mut effects = Effects::none();
        for mut page in std::mem::take(&mut self.pages) {
            if page.game().is_some() {
                self.pages.push(page);
            } else {
                self.hand_over_lines(&page);
                effects.append(page.leave());
            }
        }
        effects
    }

    /// Hands the lines of an analysis that is left to all tables with its game; an analysis of no game is offered again.
    fn hand_over_lines(&mut self, left: &Page) {
        let Some(left) = left.lines_left() else { return };
        let identity = &left.identity;
        let is_saved =
            |lines: &GameLines| lines.slot.is_some() && lines.tree.game().played().is_empty();
        if identity.lines.as_ref().is_some_and(is_saved) {
            self.shared.last_analysis = Some(left.clone());
        }
        let beneath = self.tables_mut().filter(|table| table.identity.is_same_game(identity));
        for table in beneath {
            table.identity.lines.clone_from(&identity.lines);
        }
    }

    /// Puts a table before the player; what lay there and is not over is suspended.
    pub(super) fn seat(&mut self, table: Table) -> Effects {
        let mut effects = self.leave_all_but_games();
        for page in std::mem::take(&mut self.pages) {
            if let Page::Board(mut page) = page {
                effects.append(course::stop_thinking(&mut page.table));
                self.shared.note_series(&page.table);
                self.shared.suspend(page.table);
            }
        }
        let mut table = table;
        if let Some(earlier) = self.shared.series_of(&table.setup) {
            table.identity.earlier = earlier;
        }
        self.lay(table);
        effects
    }

    /// Lays a table over whatever is there.
    pub(super) fn lay(&mut self, mut table: Table) {
        table.identity.names.clone_from(&self.shared.settings.names);
        if table.identity.date.is_empty() {
            table.identity.date.clone_from(&self.shared.today);
        }
        self.push(BoardPage::new(table));
    }

    /// Takes a game that was deleted off the table.
    pub(super) fn remove_game(&mut self, id: GameId) -> Effects {
        let mut effects = Effects::none();
        let is_it = |page: &Page| page.game().is_some_and(|table| table.identity.id == Some(id));
        while let Some(at) = self.pages.iter().position(is_it).filter(|_| self.pages.len() > 1) {
            effects.append(self.pages.remove(at).leave());
        }
        effects
    }

    /// Makes a game of its own of what goes on after a move tried again: nobody looks the other one through
    /// any more, and what lay on the table is suspended.
    pub(super) fn adopt(&mut self) -> Effects {
        let Some(Page::Board(mut page)) = self.pages.pop() else { return Effects::none() };
        page.table.retry = None;
        let mut effects = self.leave_all_but_games();
        for beneath in std::mem::take(&mut self.pages) {
            if let Page::Board(mut beneath) = beneath {
                effects.append(course::stop_thinking(&mut beneath.table));
                self.shared.suspend(beneath.table);
            }
        }
        self.pages.push(Page::Board(page));
        effects
    }

    /// Asks for every game to be kept in which anything has changed.
    pub(super) fn autosave(&mut self) -> Effects {
        let Self { pages, shared } = self;
        let mut effects = Effects::none();
        for page in pages {
            if let Page::Board(page) = page
                && let Some(save) = autosave::save(&mut page.table, shared)
            {
                effects.push(save);
            }
        }
        effects
    }
}
