//! The host of a conversation: engine, coach and store answer before the next line is read.

use crate::app::{
    App, CoachEffect, CoachNews, Command, Message, Notice, OpponentEffect, OpponentNews, SearchId,
    Target, notice,
};
use crate::coach::{Advice, Finding};
use crate::engine::Answer;
use crate::host::{AppHost, HostServices};
use crate::opponents::{MoveRequest, OpponentError};
use crate::rules::Game;
use crate::store::{Address, StoreEvent, StoreRequest};
use crate::words::capitalised;
use std::collections::VecDeque;
use std::fmt::{self, Write};
use std::time::Duration;

/// Chooses the opponent's moves.
pub type Choose = Box<dyn FnMut(&MoveRequest) -> Result<Answer, OpponentError> + Send>;

/// Advises on a position.
pub type Advise = Box<dyn FnMut(&Game) -> Option<Advice> + Send>;

/// Carries out a store request and returns the events until then, each with the address of its request.
pub type Store = Box<dyn FnMut(Address, StoreRequest) -> Vec<(Address, StoreEvent)> + Send>;

/// Monotonic time from an arbitrary start.
pub type Watch = Box<dyn Fn() -> Duration + Send>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Line,
    End,
}

/// A dialogue: lines in, lines out, until the player leaves.
pub trait Conversation: Send {
    /// Prints the greeting and the first prompt. Errors: when `out` takes no more.
    fn greet(&mut self, out: &mut dyn Write) -> fmt::Result;

    /// Handles a line without its end; prints the answer and the next prompt. Errors: when `out` takes no more.
    fn handle_line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, fmt::Error>;
}

/// A conversation with an app, in the app's language.
pub trait LineView: Send {
    fn host(&self) -> &LineHost;

    /// As [`Conversation::greet`].
    fn begin(&mut self, out: &mut dyn Write) -> fmt::Result;

    /// As [`Conversation::handle_line`].
    fn take_line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, fmt::Error>;
}

impl<T: LineView> Conversation for T {
    fn greet(&mut self, out: &mut dyn Write) -> fmt::Result {
        let language = self.host().app().cx.language.clone();
        language.scope(|| self.begin(out))
    }

    fn handle_line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        let language = self.host().app().cx.language.clone();
        language.scope(|| self.take_line(line, out))
    }
}

/// Services that answer while they are asked. Their time is that of the player's lines and the computer's moves, without
/// pauses and animations.
pub struct LineServices {
    choose: Option<Choose>,
    advise: Option<Advise>,
    store: Option<Store>,
    watch: Option<Watch>,
    now: Duration,
    /// Time of the last clock charge, by the watch.
    charged: Duration,
    answers: VecDeque<Message>,
    /// Move that the computer is to choose, after all else.
    request: Option<(SearchId, Box<MoveRequest>)>,
}

impl HostServices for LineServices {
    fn now(&self) -> Duration {
        self.now
    }

    fn play(&mut self, effect: OpponentEffect) {
        self.request = match effect {
            OpponentEffect::Choose(id, request) => Some((id, request)),
            OpponentEffect::Stop => None,
        };
    }

    fn coach(&mut self, effect: CoachEffect) {
        let (Some(advise), CoachEffect::Advise(id, question)) = (&mut self.advise, effect) else {
            return;
        };
        let game = Game::starting_at(question.variant, question.position, question.side);
        let found = advise(&game).map(|advice| Finding::Advice(Box::new(advice)));
        let news = found.map(CoachNews::Found).into_iter().chain([CoachNews::Done]);
        self.answers.extend(news.map(|news| Message::Coach(id, news)));
    }

    fn keep(&mut self, address: Address, request: StoreRequest) {
        let events = self.store.as_mut().map(|store| store(address, request));
        let events = events.unwrap_or_default().into_iter();
        self.answers.extend(events.map(|(address, event)| Message::Store(address, event)));
    }
}

impl LineServices {
    /// Time since the last call.
    fn elapsed(&mut self) -> Duration {
        let Some(watch) = &self.watch else { return Duration::ZERO };
        let before = std::mem::replace(&mut self.charged, watch());
        self.charged.saturating_sub(before)
    }

    /// The next answer; lets the computer choose its move if there is no other.
    fn next(&mut self) -> Option<Message> {
        if let Some(answer) = self.answers.pop_front() {
            return Some(answer);
        }
        let (id, request) = self.request.take()?;
        self.elapsed();
        let answer = self.choose.as_mut()?(&request);
        let elapsed = self.elapsed();
        self.now += elapsed;
        Some(Message::Opponent(id, OpponentNews::Done(answer)))
    }
}

/// An app that is talked to line by line.
pub struct LineHost(AppHost<LineServices>);

impl LineHost {
    pub fn new(app: App) -> Self {
        let services = LineServices {
            choose: None,
            advise: None,
            store: None,
            watch: None,
            now: app.cx.now,
            charged: Duration::ZERO,
            answers: VecDeque::new(),
            request: None,
        };
        Self(AppHost::new(app, services))
    }

    pub const fn app(&self) -> &App {
        &self.0.app
    }

    pub const fn app_mut(&mut self) -> &mut App {
        &mut self.0.app
    }

    /// Adds an opponent.
    pub fn played_by(&mut self, choose: Choose) {
        self.0.services.choose = Some(choose);
    }

    /// Adds a store.
    pub fn kept_by(&mut self, store: Store) {
        self.0.app.keep_games(Vec::new());
        self.0.services.store = Some(store);
    }

    /// Adds a coach, which answers what the pages ask.
    pub fn advised_by(&mut self, advise: Advise) {
        self.0.services.advise = Some(advise);
    }

    /// Adds a watch for the clocks; without one, lines take no time.
    pub fn timed_by(&mut self, watch: Watch) {
        self.0.services.charged = watch();
        self.0.services.watch = Some(watch);
    }

    /// Begins to measure the time of a line.
    pub fn begin_line(&mut self) {
        self.0.services.elapsed();
    }

    /// Charges the time of a line to the clocks.
    pub fn charge(&mut self) {
        let elapsed = self.0.services.elapsed();
        self.0.services.now += elapsed;
        self.apply(Message::Tick);
    }

    pub fn apply(&mut self, message: Message) {
        self.0.apply(message);
    }

    pub fn command(&mut self, command: Command) {
        self.apply(Message::Choose(Target::Command(command)));
    }

    /// Handles the next answer, or goes to the next wake-up; returns whether there was any. Prints failures of the store
    /// and of an opponent.
    pub fn advance(&mut self, out: &mut dyn Write) -> Result<bool, fmt::Error> {
        let Some(message) = self.0.services.next() else {
            let Some(at) = self.0.app.resumes_at() else { return Ok(false) };
            self.0.services.now = at;
            self.apply(Message::Tick);
            return Ok(true);
        };
        let is_store = matches!(message, Message::Store(..));
        let is_shown = match &message {
            Message::Store(_, event) => !matches!(event, StoreEvent::Saved { .. }),
            Message::Opponent(..) => true,
            _ => false,
        };
        let before = if is_store { self.0.app.cx.notice.take() } else { None };
        self.apply(message);
        let text = match &self.0.app.cx.notice {
            Some(text) if is_store => Some(notice(&self.0.app, text)),
            Some(text @ Notice::Refusal(_)) => Some(notice(&self.0.app, text)),
            _ => None,
        };
        if is_store {
            self.0.app.cx.notice = before;
        }
        match text.filter(|_| is_shown) {
            Some(text) if is_store => writeln!(out, "({text})")?,
            Some(text) => sentence(&text, out)?,
            None => {}
        }
        Ok(true)
    }

    /// Handles everything that follows from the last message.
    pub fn settle(&mut self, out: &mut dyn Write) -> fmt::Result {
        while self.advance(out)? {}
        Ok(())
    }
}

/// Writes a text as a sentence on its own line.
pub fn sentence(text: &str, out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "{}.", capitalised(text))
}
