//! The event loop: waits for an event, updates the app, carries out its effects, draws.
//!
//! It sleeps until something happens; only animations and announced moves wake it by time.

use super::file_thread::FileThread;
use super::graphics::{GraphicsState, TerminalNames};
use super::input_thread::{self, Input, Waiting};
use super::loop_event::{AppSender, LoopEvent};
use super::pictures::{Graphics, board_png};
use super::sqlite::SqliteStore;
use super::store_thread::LAST_PATIENCE;
use super::terminal::{Screen, give_back};
use super::{Dirs, EnginePool, Engines, Opponents, Patience, StoreThread, translate};
use crate::app::{
    App, CellSize, Effect, FileEffect, Impossible, Message, Pictures, TerminalEffect, update,
};
use anyhow::Context as _;
use crossterm::event::Event;
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Quit,
    /// A signal ended the program.
    Signal(i32),
    TerminalLost,
}

impl Ending {
    /// Exit status: 128 plus the signal, as in a shell.
    pub const fn exit_code(self) -> i32 {
        match self {
            Self::Quit => 0,
            Self::Signal(number) => 128 + number,
            Self::TerminalLost => 129,
        }
    }
}

/// Limit of events handled between two frames.
const BATCH: usize = 256;

/// Longest delay of a frame while a move is uncommitted. Only an overloaded machine reaches it: a commit takes a
/// fraction of a millisecond, and the wait for a locked file is shorter.
const FRAME_PATIENCE: Duration = Duration::from_millis(500);
/// Longest delay of a key while the last move is not flushed.
const KEY_PATIENCE: Duration = Duration::from_millis(150);

/// Folders and library of the player.
#[derive(Debug)]
pub struct UserFiles {
    pub dirs: Dirs,
    /// The library, if it could be opened.
    pub store: Option<SqliteStore>,
}

/// Runs the game until it ends, and returns the ending; `app` keeps the last state. The terminal is restored.
/// `opponents` plays for the computer, `user_files` has the files, and `after_first_frame` is called once the game is
/// visible, with a sender for external messages. Errors: if the terminal cannot be used.
pub fn run(
    app: &mut App,
    opponents: Opponents,
    user_files: Option<UserFiles>,
    after_first_frame: impl FnOnce(AppSender),
) -> anyhow::Result<Ending> {
    let begin = Instant::now();
    let (sender, events) = channel();
    let app_sender = AppSender::new(sender.clone());
    let (engines, store, files) = background(opponents, user_files, &sender)?;
    #[cfg(unix)]
    let is_ending = {
        let sender = sender.clone();
        super::signals::start(move |notice| drop(sender.send(LoopEvent::Signal(notice))))
            .context("signals could not be received")?
    };
    let screen = Screen::take(app.shared.viewport, app.shared.settings.mouse)
        .context("the terminal could not be taken over")?;
    let waiting = Waiting::default();
    let listener = move |input| {
        let event = match input {
            Input::Event(event) => LoopEvent::Input(event),
            Input::Reply(reply) => LoopEvent::Reply(reply),
            Input::Lost => LoopEvent::InputLost,
        };
        sender.send(event).is_ok()
    };
    input_thread::start(waiting.clone(), listener).context("the keyboard could not be read")?;
    let mut player = Loop {
        app,
        screen,
        engines,
        store,
        files,
        begin,
        waiting,
        graphics: GraphicsState::new(TerminalNames::of(|name| std::env::var(name).ok())),
        is_queried: false,
        shown: None,
        has_changed: true,
        frame_patience: Patience::new(FRAME_PATIENCE),
        key_patience: Patience::new(KEY_PATIENCE),
        held: VecDeque::new(),
        #[cfg(unix)]
        is_ending,
        #[cfg(unix)]
        has_resumed: false,
    };
    let ending = player.run(&events, move || after_first_frame(app_sender));
    if !matches!(ending, Ok(Ending::Quit)) {
        // Saves the clocks; failures no longer matter.
        let _ = player.apply(Message::Ending);
    }
    if let Some(store) = &player.store {
        store.flush(LAST_PATIENCE);
    }
    give_back();
    ending
}

/// Starts the background threads, which send their results to `sender`.
fn background(
    opponents: Opponents,
    user_files: Option<UserFiles>,
    sender: &Sender<LoopEvent>,
) -> anyhow::Result<(Engines, Option<StoreThread>, FileThread)> {
    // Without a receiver the program is ending.
    let notifier =
        |sender: Sender<LoopEvent>| move |message| drop(sender.send(LoopEvent::Message(message)));
    let pool = EnginePool::for_one_player(&opponents.resources);
    let engines = Engines::new(pool.client(), opponents, notifier(sender.clone()));
    let dirs = user_files.as_ref().map(|user_files| user_files.dirs.clone());
    let store_sender = sender.clone();
    let send_event =
        move |address, event| drop(store_sender.send(LoopEvent::Store(address, event)));
    let progress_sender = sender.clone();
    let notify = move || drop(progress_sender.send(LoopEvent::StoreProgress));
    let store = user_files
        .map(|UserFiles { dirs, store }| {
            StoreThread::start(store, dirs.games(), send_event, notify)
        })
        .transpose()
        .context("the store of the games could not be started")?;
    let files = FileThread::start(dirs, notifier(sender.clone()))
        .context("the thread that writes files could not be started")?;
    Ok((engines, store, files))
}

struct Loop<'a> {
    app: &'a mut App,
    screen: Screen,
    engines: Engines,
    store: Option<StoreThread>,
    files: FileThread,
    begin: Instant,
    /// Number of waiting input events.
    waiting: Waiting,
    graphics: GraphicsState,
    is_queried: bool,
    /// Protocol and size of a cell of the pictures on screen.
    shown: Option<(Graphics, CellSize)>,
    /// Whether the screen is outdated.
    has_changed: bool,
    /// Wait of a frame for its commit.
    frame_patience: Patience,
    /// Wait of a key for the flush of the last move.
    key_patience: Patience,
    /// Keys that wait for the flush.
    held: VecDeque<Event>,
    /// Whether a signal ends the program.
    #[cfg(unix)]
    is_ending: std::sync::Arc<std::sync::atomic::AtomicBool>,
    /// Whether we resumed from our own suspension; the signal's notice is yet to come.
    #[cfg(unix)]
    has_resumed: bool,
}

impl Loop<'_> {
    fn run(
        &mut self,
        events: &Receiver<LoopEvent>,
        after_first_frame: impl FnOnce(),
    ) -> anyhow::Result<Ending> {
        let mut after_first_frame = Some(after_first_frame);
        let mut ending = self.measure_window()?;
        loop {
            if let Some(ending) = ending {
                return Ok(ending);
            }
            if self.is_frame_due() {
                ending = self.choose_graphics()?;
                let Ok(rooms) = self.screen.draw(self.app) else {
                    // Only a lost terminal fails here.
                    return Ok(Ending::TerminalLost);
                };
                if let Some(call) = after_first_frame.take() {
                    call();
                }
                if self.query_graphics().is_err() {
                    return Ok(Ending::TerminalLost);
                }
                if rooms != self.app.shared.viewport.rooms {
                    ending = self.apply(Message::Drawn(rooms))?;
                }
                self.has_changed = false;
            }
            if ending.is_none() {
                ending = self.wait(events)?;
            }
        }
    }

    /// Asks the terminal once for its graphics, after the first frame, unless pictures are off.
    fn query_graphics(&mut self) -> std::io::Result<()> {
        let is_wanted = self.app.shared.settings.pictures != Pictures::Off;
        if !is_wanted || self.is_queried || self.app.shared.viewport.is_console {
            return Ok(());
        }
        self.is_queried = true;
        let query = self.graphics.query();
        self.screen.canvas().query(&query)
    }

    /// Switches pictures on or off after a reply, a changed setting, or another size of the cells.
    fn choose_graphics(&mut self) -> anyhow::Result<Option<Ending>> {
        let chosen = self.graphics.chosen(self.app.shared.settings.pictures);
        if chosen == self.shown {
            return Ok(None);
        }
        self.shown = chosen;
        if self.screen.canvas().show_pictures(chosen.map(|(graphics, _)| graphics)).is_err() {
            return Ok(Some(Ending::TerminalLost));
        }
        self.apply(Message::Pictures(chosen.map(|(_, cell)| cell)))
    }

    /// Whether to draw now: the screen is outdated, and its moves are committed.
    fn is_frame_due(&mut self) -> bool {
        let is_committed = self.store.as_ref().is_none_or(StoreThread::is_committed);
        self.has_changed && !self.frame_patience.holds(is_committed, Instant::now())
    }

    /// Whether keys wait for the flush.
    fn holds_keys(&mut self) -> bool {
        let is_flushed = self.store.as_ref().is_none_or(StoreThread::is_flushed);
        self.key_patience.holds(is_flushed, Instant::now())
    }

    /// Waits for an event, and handles all that have arrived by then.
    fn wait(&mut self, events: &Receiver<LoopEvent>) -> anyhow::Result<Option<Ending>> {
        let frame = self.frame_patience.ends_at().filter(|_| self.has_changed);
        let key = self.key_patience.ends_at().filter(|_| !self.held.is_empty());
        let wakes_at = self.app.wake_at().map(|at| self.begin + at);
        let first = match [frame, key, wakes_at].into_iter().flatten().min() {
            None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(at) => events.recv_timeout(at.saturating_duration_since(Instant::now())),
        };
        let ending = match first {
            Ok(first) => {
                for event in std::iter::once(first).chain(events.try_iter().take(BATCH)) {
                    // Events after the end are dropped.
                    if let Some(ending) = self.dispatch(event)? {
                        return Ok(Some(ending));
                    }
                }
                None
            }
            Err(RecvTimeoutError::Timeout) if wakes_at.is_some_and(|at| at <= Instant::now()) => {
                self.apply(Message::Tick)?
            }
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Ending::TerminalLost),
        };
        if ending.is_some() { Ok(ending) } else { self.take_held_keys() }
    }

    fn dispatch(&mut self, event: LoopEvent) -> anyhow::Result<Option<Ending>> {
        match event {
            LoopEvent::Input(event) => {
                self.held.push_back(event);
                self.take_held_keys()
            }
            LoopEvent::Reply(reply) => {
                self.graphics.on_reply(reply);
                self.has_changed = true;
                Ok(None)
            }
            LoopEvent::InputLost => Ok(Some(Ending::TerminalLost)),
            LoopEvent::Message(message) => self.apply(message),
            LoopEvent::Store(address, event) => self.apply(Message::Store(address, event)),
            LoopEvent::StoreProgress => Ok(None),
            #[cfg(unix)]
            LoopEvent::Signal(notice) => self.on_signal(notice),
        }
    }

    /// Handles waiting keys until one of them plays a move.
    fn take_held_keys(&mut self) -> anyhow::Result<Option<Ending>> {
        while !self.held.is_empty() && !self.holds_keys() {
            let Some(event) = self.held.pop_front() else { break };
            self.waiting.taken();
            let message = translate(event, self.app);
            let ending = message.map_or(Ok(None), |message| self.apply(message))?;
            if ending.is_some() {
                return Ok(ending);
            }
        }
        Ok(None)
    }

    #[cfg(unix)]
    fn on_signal(&mut self, notice: super::signals::SignalEvent) -> anyhow::Result<Option<Ending>> {
        use super::signals::{self, SignalEvent};
        match notice {
            SignalEvent::End(number) => return Ok(Some(Ending::Signal(number))),
            SignalEvent::Resized => return self.measure_window(),
            SignalEvent::Stop => {
                give_back();
                signals::stop(&self.is_ending).context("the game could not be suspended")?;
                self.has_resumed = true;
            }
            // The resumption was handled already.
            SignalEvent::Continued if self.has_resumed => {
                self.has_resumed = false;
                return Ok(None);
            }
            SignalEvent::Continued => {}
        }
        if self.is_ending.load(std::sync::atomic::Ordering::SeqCst) {
            // The terminal is not ours any more; the signal's notice follows.
            return Ok(None);
        }
        if self.screen.retake(self.app.shared.settings.mouse).is_err() {
            return Ok(Some(Ending::TerminalLost));
        }
        // The window may have changed meanwhile.
        let ending = self.apply(Message::Resumed)?;
        Ok(ending.or(self.measure_window()?))
    }

    /// Sends the window's size to the app.
    fn measure_window(&mut self) -> anyhow::Result<Option<Ending>> {
        let size = crossterm::terminal::size().ok();
        let resize =
            size.and_then(|(width, height)| translate(Event::Resize(width, height), self.app));
        self.apply(resize.unwrap_or(Message::Tick))
    }

    /// Sends a message to the app and carries out its effects.
    fn apply(&mut self, message: Message) -> anyhow::Result<Option<Ending>> {
        let mut ending = None;
        self.has_changed = true;
        for effect in update(self.app, self.begin.elapsed(), message) {
            match effect {
                Effect::Opponent(effect) => self.engines.play(effect),
                Effect::Guest(effect) => self.engines.serve(effect),
                Effect::Answer(turn, square) => turn.play(square),
                Effect::Coach(effect) => self.engines.coach(effect),
                Effect::Store(address, request) => {
                    if let Some(store) = &mut self.store {
                        store.send(address, request);
                    }
                }
                Effect::File(FileEffect::SaveImage(game)) => {
                    let content =
                        board_png(self.app, &game).context("the image could not be encoded")?;
                    self.files.write(FileEffect::Save { extension: "png", content });
                }
                Effect::File(effect) => self.files.write(effect),
                Effect::Terminal(effect) => ending = ending.or(self.change_terminal(effect)?),
                Effect::Quit => ending = Some(Ending::Quit),
            }
        }
        Ok(ending)
    }

    fn change_terminal(&mut self, effect: TerminalEffect) -> anyhow::Result<Option<Ending>> {
        let changed = match effect {
            TerminalEffect::Copy(text) => self.screen.canvas().copy(&text),
            TerminalEffect::CaptureMouse(on) => self.screen.canvas().capture_mouse(on),
            TerminalEffect::Bell => self.screen.canvas().ring(),
            TerminalEffect::Repaint => self.screen.canvas().repaint(),
            #[cfg(unix)]
            TerminalEffect::Suspend if super::signals::can_stop() => super::signals::request_stop(),
            TerminalEffect::Suspend => {
                return self.apply(Message::Impossible(Impossible::Suspend));
            }
        };
        // Only a lost terminal fails here.
        Ok(changed.is_err().then_some(Ending::TerminalLost))
    }
}
