//! The replay page: steps through a game, reviews it, and continues it.

mod behavior;
pub mod keys;
mod text;

use crate::app::effect::{CoachEffect, SearchId};
use crate::app::live::reviewing::Reviewing;
use crate::app::pages::board::can_review;
use crate::app::pages::line;
use crate::app::pages::prelude::*;
use crate::app::session::playback::LinePlayback;
use crate::app::session::retry::Retry;
use crate::app::setup::Setup;
use crate::app::text::card::card;
use crate::app::text::reasons::listener;
use crate::coach::{Grade, Line, MoveReview, Question, Review, SearchGoal, Step, without_result};
use crate::records::PlayerName;
use crate::rules::{Color, Ply, Turn};
use crate::store::{GameId, Seat, StoreRequest};
use crate::words::{Listener, question_about, question_to_show, side_name};

#[derive(Clone, Debug)]
pub struct ReplayPage {
    /// The game at the current moment.
    pub session: GameSession,
    /// The review, once requested.
    pub review: Option<Reviewing>,
    /// Whether the course shows times instead of results.
    pub shows_times: bool,
}

impl ReplayPage {
    /// A game at its current moment.
    pub fn new(mut session: GameSession) -> Self {
        // The game may have gone on since its analysis.
        if let Some(mut lines) = session.identity.lines.take() {
            let whole = session.whole().game;
            if !lines.tree.game().played().starts_with(whole.played()) {
                lines.tree.follow(&whole);
            }
            session.identity.lines = Some(lines);
        }
        Self { session, review: None, shows_times: false }
    }

    /// All plies of the game, before and after the current moment.
    fn plies(&self) -> impl Iterator<Item = &Ply> {
        self.session.game.played().iter().chain(self.session.game.taken_back())
    }

    pub fn length(&self) -> usize {
        self.plies().count()
    }

    /// Judgement of the last move on the board.
    pub fn reviewed(&self) -> Option<&MoveReview> {
        let ply = self.session.game.played().len().checked_sub(1)?;
        self.review.as_ref()?.review.on(ply)
    }

    /// In a review, the better move instead of the last one on the board.
    pub fn better(&self) -> Option<&Line> {
        self.reviewed().filter(|reviewed| reviewed.loss() > 0).map(|reviewed| &reviewed.best)
    }

    pub const fn has_course(&self) -> bool {
        self.review.is_some() || self.shows_times
    }

    /// Switches the course between times, if known, and results.
    fn toggle_times(&mut self, cx: &mut Context) {
        if self.session.clocks.plies().iter().flatten().all(Duration::is_zero) {
            cx.refuse(Refusal::NoTimes);
        } else {
            self.shows_times ^= true;
        }
    }

    /// Number of remarks or reasons that can be read in detail.
    fn details(&self) -> usize {
        match &self.review {
            Some(reviewing) if reviewing.is_at_summary(self.session.game.played().len()) => {
                let side = listener(&self.session).you;
                reviewing.review.remarks(side).len().saturating_sub(1)
            }
            _ => self.reviewed().map_or(0, |reviewed| without_result(&reviewed.reasons).count()),
        }
    }

    /// Shows the next reason in detail; after the last, the summary.
    fn next_detail(&mut self, cx: &mut Context) {
        let count = self.details();
        match &mut self.review {
            Some(reviewing) if count > 0 => reviewing.detail = (reviewing.detail + 1) % (count + 1),
            None if cx.coach.next_detail(None) => {}
            Some(_) => cx.refuse(Refusal::NothingMore),
            None => cx.refuse(Refusal::NothingToExplain),
        }
    }

    /// Opens the expected lines of the reviewed move and of the best move instead; without a review, the coach's line.
    fn show_line(&self, cx: &mut Context) -> Reaction {
        let playback = match self.reviewed() {
            Some(reviewed) => {
                let mut before = self.session.clone();
                before.game.take_back();
                LinePlayback::of(&before, &reviewed.made, &reviewed.best, reviewed.depth)
            }
            None => cx
                .coach
                .advice()
                .and_then(|advice| LinePlayback::of_advice(&self.session, advice, None)),
        };
        line::open(playback, cx)
    }

    /// Goes to the moment after this number of plies.
    pub fn step_to(&mut self, plies: usize) {
        self.session.step_to(plies);
        if let Some(review) = &mut self.review {
            review.shows_summary = false;
            review.detail = 0;
        }
    }

    /// Starts a separate game from the current position; redo in that game plays the moves of the replayed game.
    fn play_on(&self, cx: &mut Context) -> Reaction {
        let (setup, seats) = seats(&self.session, cx);
        let session = GameSession::new(setup, seats, self.session.game.clone()).into_copy();
        Reaction::navigate(Navigation::PlayOn(Box::new(session)))
    }

    /// Starts a retry of the last move on the board.
    fn retry(&mut self, cx: &mut Context) -> Reaction {
        let (mut game, loss) = (self.session.game.clone(), self.reviewed().map(MoveReview::loss));
        let made = game.take_back().and_then(|ply| Some((ply.side, ply.square()?)));
        let question = Question::of(&game, SearchGoal::GRADING);
        let Some(((side, square), question)) = made.zip(question) else {
            cx.refuse(Refusal::NothingToRetry);
            return Reaction::none();
        };
        let earlier = GameSession { game: game.clone(), ..self.session.clone() };
        let (mut setup, mut seats) = seats(&earlier, cx);
        if seats[side.index()] != Seat::Human {
            // The player retries the computer's move on the computer's side.
            (setup, seats) = setup.against_computer(side);
        }
        game.forget_taken_back();
        let mut session = GameSession::new(setup, seats, game);
        session.retry = Some(Retry::new(question, &session.game, square, loss));
        Reaction::navigate(Navigation::Retry(Box::new(session)))
    }

    /// Opens the analysis of the game.
    fn analyse(&self, cx: &mut Context) -> Reaction {
        if !self.session.setup.variant.can_be_analysed() {
            cx.refuse(Refusal::NoAnalysis);
            return Reaction::none();
        }
        Reaction::navigate(Navigation::Analyse(Box::new(self.session.clone())))
    }

    /// Starts the review, or closes it.
    fn toggle_review(&mut self, cx: &mut Context) -> Effects {
        if self.review.is_some() {
            return self.give_up();
        }
        // The review covers the whole game, beyond the current moment.
        let game = &self.session.game;
        match can_review(game.variant(), game.played().iter().chain(game.taken_back())) {
            Ok(()) => self.start_review(cx),
            Err(why) => {
                cx.refuse(why);
                Effects::none()
            }
        }
    }

    /// Requests the saved review and starts a new one, which ends if the saved one arrives.
    pub fn start_review(&mut self, cx: &mut Context) -> Effects {
        let id = cx.next_search();
        self.review = Some(Reviewing::asked(id, self.learner(cx)));
        let kept = self.session.identity.id.filter(|_| cx.keeps()).map(StoreRequest::Review);
        let whole = Box::new(self.session.whole().game);
        Effects::from(kept).and(CoachEffect::Review(id, whole))
    }

    pub fn is_of_finished_game(&self) -> bool {
        self.session.whole().game.is_over()
    }

    /// Closes the review and cancels its search.
    pub fn give_up(&mut self) -> Effects {
        self.review.take().and_then(Reviewing::give_up).into()
    }

    /// Side whose mistakes become exercises: the only human player's; in an imported game the one that bears the player's
    /// name.
    fn learner(&self, cx: &Context) -> Option<Color> {
        let Some(about) = &self.session.identity.about else { return self.session.only_human() };
        let own = cx.own_name().to_lowercase();
        let is_own = |side: &Color| match &about.players[side.index()] {
            PlayerName::You => true,
            name => !own.is_empty() && name.text().to_lowercase() == own,
        };
        Color::BOTH.into_iter().find(is_own)
    }

    /// Shows a saved review, if it is of this game.
    fn recall(&mut self, game: GameId, review: &Review) -> Effects {
        let is_its = self.session.identity.id == Some(game)
            && review.fits(&self.plies().copied().collect::<Vec<_>>());
        let Some(reviewing) = self.review.as_mut().filter(|_| is_its) else {
            return Effects::none();
        };
        let was_awaited = reviewing.complete_with(review.clone());
        was_awaited.then_some(CoachEffect::StopReviewing).into()
    }

    fn awaiting(&mut self, id: SearchId) -> Option<&mut Reviewing> {
        self.review.as_mut().filter(|reviewing| reviewing.under_way == Some(id))
    }

    fn take_step(&mut self, id: SearchId, step: &Step) {
        if let Some(reviewing) = self.awaiting(id) {
            reviewing.take_step(step.clone());
        }
    }

    fn note_place(&mut self, id: SearchId, place: usize) {
        if let Some(reviewing) = self.awaiting(id) {
            reviewing.in_line = Some(place);
        }
    }

    /// Whether Enter goes from the summary of a finished game to its costliest mistake.
    pub fn leads_to_mistake(&self) -> bool {
        let has_summary = self.review.as_ref().is_some_and(|reviewing| reviewing.shows_summary);
        has_summary && self.session.game.is_over()
    }

    /// Opens a drill on the mistakes of the visited side, once the review is complete.
    fn drill(&self, cx: &mut Context) -> Reaction {
        let Some(reviewing) = self.review.as_ref().filter(|_| self.can_drill()) else {
            cx.refuse(Refusal::NoMistake);
            return Reaction::none();
        };
        let idea = reviewing.review.theme(reviewing.whose);
        let exercises = reviewing.exercises(&self.session.whole().game, idea);
        Reaction::navigate(Navigation::Drill { exercises, idea })
    }

    /// Whether a drill on the mistakes of the review can begin.
    fn can_drill(&self) -> bool {
        let complete = self.review.as_ref().filter(|it| it.under_way.is_none());
        complete.is_some_and(|reviewing| reviewing.mistakes().next().is_some())
    }

    /// Position and question of the card: of the reviewed mistake on the board, else of the whole game.
    fn question_card(&self, is_ascii: bool) -> Option<String> {
        let reviewing = self.review.as_ref()?;
        let listener = Listener { variant: self.session.setup.variant, you: None };
        let here = self.session.game.played().len();
        let mistake = self.reviewed().filter(|it| it.grade() > Grade::Good);
        let (ply, text) = match mistake.filter(|_| !reviewing.is_at_summary(here)) {
            Some(mistake) => (mistake.ply, question_about(mistake, &listener)),
            None => question_to_show(&reviewing.review, &listener)?,
        };
        let game = self.session.whole().game;
        let side = reviewing.review.on(ply)?.side;
        Some(card(game.variant(), &game.positions()[ply], side, &text, is_ascii))
    }

    /// Goes to the costliest mistake of the visited side.
    fn go_to_costliest(&mut self, cx: &mut Context) {
        match self.review.as_ref().and_then(Reviewing::costliest_mistake) {
            Some(plies) => self.step_to(plies),
            None => cx.refuse(Refusal::NoMistake),
        }
    }

    /// Marks a review as ended whose search failed.
    fn end_failed(&mut self, id: SearchId) {
        if let Some(reviewing) = self.awaiting(id) {
            reviewing.under_way = None;
        }
    }

    /// Completes the review; returns the request that saves it.
    fn complete(&mut self, id: SearchId, cx: &Context) -> Effects {
        let learner = self.learner(cx);
        let game = self.session.identity.id.filter(|_| cx.keeps());
        let Some(reviewing) = self.awaiting(id) else { return Effects::none() };
        reviewing.under_way = None;
        let review = Box::new(reviewing.review.clone());
        game.map(|game| StoreRequest::SaveReview { game, review, learner }).into()
    }

    /// Cycles the side whose mistakes are visited.
    fn next_side(&mut self, cx: &mut Context) -> Reaction {
        let variant = self.session.setup.variant;
        match &mut self.review {
            None => cx.refuse(Refusal::NotReviewed),
            Some(reviewing) => {
                reviewing.next_side();
                cx.announce(News::MistakesOf(reviewing.whose.map(|side| side_name(variant, side))));
            }
        }
        Reaction::none()
    }

    /// Goes to the next or previous mistake, cyclic.
    fn jump(&mut self, is_forward: bool, cx: &mut Context) -> Reaction {
        let here = self.session.game.played().len();
        match &self.review {
            None => cx.refuse(Refusal::NotReviewed),
            Some(reviewing) if reviewing.review.moves.is_empty() => {
                cx.refuse(Refusal::ReviewBegun);
            }
            Some(reviewing) => match reviewing.next_mistake(here, is_forward) {
                Some(to) => self.step_to(to),
                None => cx.refuse(Refusal::NoMistake),
            },
        }
        Reaction::none()
    }
}

/// Players of a game that continues another: the same players; in an imported game the player takes the side to move
/// against the computer.
fn seats(session: &GameSession, cx: &Context) -> (Setup, [Seat; 2]) {
    match (&session.identity.about, session.game.turn()) {
        (None, _) => (session.setup.clone(), session.seats),
        (Some(_), Turn::Place(side) | Turn::Pass(side)) => {
            let mut setup = cx.setup.clone();
            setup.play_by(session.game.variant());
            setup.against_computer(side)
        }
        (Some(_), Turn::Over) => (cx.setup.clone(), [Seat::Human; 2]),
    }
}
