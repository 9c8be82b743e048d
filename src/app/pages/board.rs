//! The board page: a game in play, or a retried move of an earlier one.

mod behavior;
pub mod keys;
pub mod text;

use crate::app::course::{self, Course};
use crate::app::effect::{CoachEffect, SearchId};
use crate::app::key::Key;
use crate::app::live::reviewing::Reviewing;
use crate::app::move_entry::MoveEntry;
use crate::app::notice::Switch;
use crate::app::pages::line;
use crate::app::pages::prelude::*;
use crate::app::row::StartRow;
use crate::app::session::playback::LinePlayback;
use crate::coach::{Question, Review, Step};
use crate::rules::{Color, ForfeitReason, Notation, Ply, Turn, Variant, transcript};
use crate::store::Seat;

/// Lines of the log a page key scrolls.
pub(in crate::app) const LOG_PAGE: i16 = 8;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPage {
    pub session: GameSession,
    pub panel: Option<BoardPanel>,
    pub entry: MoveEntry,
    /// End of the animation that gathers the discs of a finished game by colour.
    gathers_until: Duration,
    /// A first look at the finished game, for its result.
    pub look: Option<Reviewing>,
}

/// Time in which the final board stays before its discs gather.
const HOLD: Duration = Duration::from_millis(400);
/// Time in which the discs of a finished game gather; no key of the game starts the next one meanwhile.
const GATHERING: Duration = Duration::from_millis(600);

/// A panel over a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardPanel {
    Result,
    /// Question whether to take back to the moment after this number of plies.
    TakeBack(usize),
    /// Question whether to play this move, which loses much.
    Sure(Square),
    /// Question whether this side resigns.
    Resign(Color),
}

impl BoardPage {
    pub fn new(session: GameSession) -> Self {
        let entry = MoveEntry::default();
        Self { session, panel: None, entry, gathers_until: Duration::ZERO, look: None }
    }

    /// Reason why a command cannot be carried out in this game.
    fn refusal(&self, command: Command, cx: &Context) -> Option<Refusal> {
        let variant = self.session.setup.variant;
        match command {
            Command::TypeMove if !self.session.has_human() => Some(Refusal::NoTyping),
            Command::ToggleAdvice if !variant.is_coached() => Some(Refusal::CoachSilent),
            Command::Detail | Command::ShowLine if !variant.is_classic() => {
                Some(Refusal::NothingMore)
            }
            Command::Detail | Command::ShowLine
                if self.session.retry.is_none() && !cx.reveals_moves() =>
            {
                Some(Refusal::NothingToExplain)
            }
            _ => None,
        }
    }

    fn on_board(&mut self, command: Command, cx: &mut Context) -> Reaction {
        let column = self.session.view.column.take();
        if let Some(refusal) = self.refusal(command, cx) {
            cx.refuse(refusal);
            return Reaction::none();
        }
        match command {
            Command::Up
            | Command::Down
            | Command::Left
            | Command::Right
            | Command::NextLegal
            | Command::PreviousLegal => {
                cx.coach.is_pointed = true;
                course::steer(&mut self.session, command, cx);
            }
            // After a typed column, Enter is refused instead of playing the cursor's square.
            Command::Activate if column.is_some() => cx.refuse(Refusal::HalfMove),
            Command::Activate if self.session.waits_for_reader() => {
                return Reaction::navigate(Navigation::Back);
            }
            Command::Activate if self.warns_of(self.session.view.cursor, cx) => {}
            Command::Activate => {
                let course = course::activate(&mut self.session, cx);
                if course == Course::Over {
                    self.panel = Some(BoardPanel::Result);
                }
            }
            Command::Digit(digit) => self.digit(column, digit, cx),
            Command::TypeMove => self.entry.open(),
            Command::ToggleAdvice => cx.next_hint_level(),
            Command::ToggleStep => cx.toggle(Switch::StepMode),
            Command::ToggleAnimation => cx.toggle(Switch::Animation),
            Command::TakeBack => return self.take_back(cx),
            Command::Resign => match self.resigning() {
                Some(side) => self.panel = Some(BoardPanel::Resign(side)),
                None => cx.refuse(Refusal::NoResigning),
            },
            Command::Detail if cx.coach.next_detail(Some(self.session.view.cursor)) => {}
            Command::Detail => cx.refuse(Refusal::NothingToExplain),
            Command::ShowLine => return self.show_line(cx),
            Command::Replay => {
                return Reaction::effects(course::replay(&mut self.session, cx));
            }
            Command::NewGame => return self.leave_to(StartRow::Play, cx),
            Command::Back if column.is_some() => {}
            Command::Back | Command::Review if self.session.retry.is_some() => {
                return Reaction::navigate(Navigation::Back);
            }
            Command::Review => return self.review(cx),
            Command::Back => {
                let row =
                    if self.session.is_unfinished() { StartRow::Resume } else { StartRow::Play };
                return self.leave_to(row, cx);
            }
            _ => {}
        }
        Reaction::none()
    }

    /// Opens the expected line of the move under the cursor, or of the retried one.
    fn show_line(&self, cx: &mut Context) -> Reaction {
        let mut before = self.session.clone();
        let tried = before.retry.as_ref().and_then(|retry| retry.tried(&before.game));
        if tried.is_some() {
            while before.retry.as_ref().is_some_and(|retry| !retry.is_open(&before.game)) {
                before.game.take_back();
            }
        }
        let chosen = tried.or(Some(self.session.view.cursor));
        let advice = self.coach_question(cx).and_then(|question| cx.coach.on(&question));
        let playback = advice.and_then(|advice| LinePlayback::of_advice(&before, advice, chosen));
        line::open(playback, cx)
    }

    /// Progress of the gathering discs of a finished game, 0 to 1; `None` while the board shows the game itself.
    pub fn gathered(&self, cx: &Context) -> Option<f32> {
        let session = &self.session;
        let is_counted = session.setup.variant.flips() && session.game.forfeit().is_none();
        let is_shown = self.panel == Some(BoardPanel::Result) && is_counted && cx.moves_smoothly();
        let left = self.gathers_until.saturating_sub(cx.now).as_secs_f32();
        is_shown.then(|| (1.0 - left / GATHERING.as_secs_f32()).max(0.0))
    }

    pub(super) fn is_gathering(&self, cx: &Context) -> bool {
        self.gathered(cx).is_some_and(|progress| progress < 1.0)
    }

    /// Shows the result of the game, and requests a first look at it.
    pub(super) fn end_game(&mut self, cx: &mut Context) -> Option<CoachEffect> {
        self.panel = Some(BoardPanel::Result);
        self.entry.close();
        self.gathers_until = cx.now + HOLD + GATHERING;
        let game = &self.session.game;
        let is_wanted = can_review(game.variant(), game.played()).is_ok()
            && self.session.retry.is_none()
            && self.session.has_human();
        if !is_wanted {
            return None;
        }
        let id = cx.next_search();
        self.look = Some(Reviewing::asked(id, self.session.only_human()));
        Some(CoachEffect::Review(id, Box::new(game.clone())))
    }

    /// Keeps the first look at the finished game, and ends the search: the review has time for more.
    pub(super) fn note_look(&mut self, id: SearchId, step: &Step) -> Option<CoachEffect> {
        let look = self.look.as_mut().filter(|look| look.under_way == Some(id))?;
        look.take_step(step.clone());
        look.under_way = None;
        Some(CoachEffect::StopReviewing)
    }

    /// The first look at a finished game, if the game was long enough for a story.
    pub fn story(&self) -> Option<&Review> {
        let review = self.look.as_ref().map(|look| &look.review);
        review.filter(|review| review.is_long_enough())
    }

    /// Whether the result has room for a story, which may still be looked for.
    pub fn awaits_story(&self) -> bool {
        let is_long = self.session.game.moves_played() >= Review::LEAST_MOVES;
        self.story().is_some()
            || is_long && self.look.as_ref().is_some_and(|it| it.under_way.is_some())
    }

    /// Ends the search for a first look.
    fn stop_looking(&mut self) -> Option<CoachEffect> {
        self.look.take().and_then(Reviewing::give_up)
    }

    fn on_result(&mut self, command: Command, cx: &mut Context) -> Reaction {
        match command {
            // Where nothing gathers, a late Enter of the game waits as long.
            Command::Activate if cx.settings.animation && cx.now < self.gathers_until => {}
            Command::Activate => {
                let setup = self.session.setup.clone();
                return Reaction::navigate(Navigation::Deal(Box::new(cx.new_session(setup))));
            }
            Command::PlayEven => {
                if let Some(level) = self.session.proposed_level() {
                    let mut setup = self.session.setup.clone();
                    setup.oppose(Seat::Computer(level));
                    return Reaction::navigate(Navigation::Deal(Box::new(cx.new_session(setup))));
                }
            }
            Command::NewGame => return self.leave_to(StartRow::Begin, cx),
            Command::Review => return self.review(cx),
            Command::TakeBack => return self.take_back(cx),
            Command::Back => self.panel = None,
            _ => {}
        }
        Reaction::none()
    }

    /// Answers the question of a panel: Enter agrees, Esc closes the panel.
    fn on_question(&mut self, command: Command, cx: &mut Context) -> Reaction {
        match (command, self.panel.take()) {
            (Command::Activate, Some(BoardPanel::TakeBack(plies))) => {
                return Reaction::effects(course::take_back_to(&mut self.session, plies, cx));
            }
            (Command::Activate, Some(BoardPanel::Sure(square))) => {
                course::place_at(&mut self.session, square, cx);
            }
            (Command::Activate, Some(BoardPanel::Resign(side))) => {
                self.session.forfeit(side, ForfeitReason::Resigned);
                return Reaction::effects(course::stop_thinking(&mut self.session));
            }
            (Command::Back, _) => {}
            (_, panel) => self.panel = panel,
        }
        Reaction::none()
    }

    /// Side that would resign: the only human player, else the side to move. `None` where no player can.
    pub fn resigning(&self) -> Option<Color> {
        let session = &self.session;
        if session.retry.is_some() || session.game.is_over() || !session.has_human() {
            return None;
        }
        session.only_human().or_else(|| Some(session.game.side_to_move()))
    }

    /// Plays a move, or asks for confirmation if the player wants warnings.
    fn play(&mut self, square: Square, cx: &mut Context) {
        if self.session.waits_for_reader() {
            cx.refuse(Refusal::BeforeRetry);
        } else if !self.warns_of(square, cx) {
            course::place_at(&mut self.session, square, cx);
        }
    }

    /// Opens the warning about a move, if warnings are on and the coach has searched deep enough.
    fn warns_of(&mut self, square: Square, cx: &Context) -> bool {
        let Some(mildest) = cx.settings.warning.grade() else { return false };
        let asked = self.live_question(cx);
        let grade = asked.and_then(|question| cx.coach.grade_of(&question, square));
        let is_bad = grade.is_some_and(|grade| grade >= mildest);
        if is_bad {
            self.session.view.cursor = square;
            self.panel = Some(BoardPanel::Sure(square));
        }
        is_bad
    }

    /// Offers to take back to a clicked move of the log.
    pub fn click_log(&mut self, plies: usize) {
        let is_earlier = plies < self.session.game.played().len();
        let can_ask =
            matches!(self.panel, None | Some(BoardPanel::Result | BoardPanel::TakeBack(_)))
                && !self.entry.is_open();
        if is_earlier && can_ask && self.session.retry.is_none() {
            self.panel = Some(BoardPanel::TakeBack(plies));
        }
    }

    fn take_back(&mut self, cx: &mut Context) -> Reaction {
        let before = self.session.plies();
        let effects = course::take_back(&mut self.session, cx);
        if self.session.plies() != before {
            self.panel = None;
            return Reaction::effects(effects.and(self.stop_looking()));
        }
        Reaction::effects(effects)
    }

    /// Opens the start screen, with this game's setup unless the game is a retry.
    fn leave_to(&mut self, row: StartRow, cx: &mut Context) -> Reaction {
        if self.session.retry.is_none() {
            cx.setup = self.session.setup.clone();
        }
        self.panel = None;
        Reaction::navigate(Navigation::Start(row))
    }

    /// Starts a review of the game.
    fn review(&mut self, cx: &mut Context) -> Reaction {
        // Moves taken back are not part of the reviewed game.
        let game = &self.session.game;
        if let Err(why) = can_review(game.variant(), game.played()) {
            cx.refuse(why);
            return Reaction::none();
        }
        self.panel = None;
        let effects = course::stop_thinking(&mut self.session);
        let mut session = self.session.clone();
        session.view.motion = None;
        Reaction {
            effects,
            navigate: Navigation::Replay { session: Box::new(session), is_reviewed: true },
        }
    }

    /// Handles a digit. With letters as labels, two digits are column and row; with digits as labels, one digit is a
    /// move.
    fn digit(&mut self, column: Option<u8>, digit: u8, cx: &mut Context) {
        if cx.settings.notation(self.session.setup.variant) != Notation::Letters {
            return self.play_typed(&digit.to_string(), cx);
        }
        if !(1..=8).contains(&digit) {
            let is_row = column.is_some();
            let why = if is_row { Refusal::NoRow(digit) } else { Refusal::NoColumn(digit) };
            return cx.refuse(why);
        }
        match column {
            None => self.session.view.column = Some(digit),
            Some(column) => self.play_typed(&format!("{column}{digit}"), cx),
        }
    }

    /// Plays a typed move or a pass; refuses an illegal one.
    pub fn play_typed(&mut self, text: &str, cx: &mut Context) {
        if transcript::is_pass(text) {
            return course::pass_if_forced(&mut self.session, cx);
        }
        if let Some(square) = course::typed_square(&self.session, text, cx) {
            self.play(square, cx);
        }
    }

    /// Handles a character.
    pub fn key(&mut self, key: Key) {
        // Any other key discards half a move.
        self.session.view.column = None;
        self.entry.key(key);
    }

    pub fn click(&mut self, square: Square, cx: &mut Context) {
        if self.panel.is_none() && !self.entry.is_open() {
            cx.notice = None;
            self.session.view.column = None;
            self.play(square, cx);
        }
    }

    fn coach_question(&self, cx: &Context) -> Option<Question> {
        if self.panel == Some(BoardPanel::Result) {
            return None;
        }
        match &self.session.retry {
            Some(retry) => Some(retry.question),
            None => self.live_question(cx),
        }
    }

    /// Name of the message that describes Enter in the key line; `None` during the computer's turn.
    fn enter_word(&self, cx: &Context) -> Option<&'static str> {
        let session = &self.session;
        match session.game.turn() {
            _ if session.waits_for_reader() => Some("bar-back"),
            Turn::Over => Some("bar-result"),
            Turn::Pass(_) => Some("bar-pass"),
            Turn::Place(side) if session.player(side) == Seat::Human => Some("bar-play"),
            Turn::Place(_) if session.awaits_step(cx.settings.step) => Some("bar-next-move"),
            // The pause before a reply, which Enter skips too, is too short for a word.
            Turn::Place(_) => None,
        }
    }
}

/// Refuses the review of a game that is too short or of a variant without a coach.
pub fn can_review<'a>(
    variant: Variant,
    plies: impl IntoIterator<Item = &'a Ply>,
) -> Result<(), Refusal> {
    if !variant.is_classic() {
        return Err(Refusal::NoCoach);
    }
    let mut plies = plies.into_iter();
    if plies.any(|ply| ply.square().is_some()) { Ok(()) } else { Err(Refusal::NothingToReview) }
}
