//! The loop: waits for whatever comes next, lets the app take it in, fulfils its wishes, draws.
//!
//! It sleeps until something happens; only turning discs and announced moves have a time of their
//! own to wake it.

use super::file_thread::FileThread;
use super::input_thread::{self, Input, Waiting};
use super::sqlite::SqliteStore;
use super::store_thread::LAST_PATIENCE;
use super::terminal::{Screen, give_back};
use super::{Dirs, EnginePool, Engines, Opponents, Patience, StoreThread, translate};
use crate::app::{App, Effect, Impossible, Message, TerminalEffect, update};
use crate::store::{Address, StoreEvent};
use anyhow::Context as _;
use crossterm::event::Event;
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// The ending of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The player left.
    Quit,
    /// This signal ended it.
    Signal(i32),
    /// The terminal is gone.
    TerminalLost,
}

impl Ending {
    /// The status to exit with: 128 and the signal, as a shell would say.
    pub const fn exit_code(self) -> i32 {
        match self {
            Self::Quit => 0,
            Self::Signal(number) => 128 + number,
            Self::TerminalLost => 129,
        }
    }
}

/// An event of the outside, for the loop.
#[derive(Debug)]
enum LoopEvent {
    Input(Event),
    InputLost,
    /// Somebody in the background has something to say.
    Message(Message),
    Store(Address, StoreEvent),
    /// More of what was played is committed, or flushed.
    StoreProgress,
    #[cfg(unix)]
    Signal(super::signals::SignalEvent),
}

/// At most so many events are taken in before the screen is drawn again.
const BATCH: usize = 256;

/// How long a move is not drawn while it is not committed. It takes a fraction of a millisecond; a file that is
/// locked is given up sooner, so only a machine that does not get to it needs as long.
const FRAME_PATIENCE: Duration = Duration::from_millis(500);
/// How long a key is held back while the last move is not on the disk.
const KEY_PATIENCE: Duration = Duration::from_millis(150);

/// The player's files, and the games among them.
#[derive(Debug)]
pub struct Home {
    /// Where the files are.
    pub dirs: Dirs,
    /// The store of the games, where it could be opened.
    pub store: Option<SqliteStore>,
}

/// The teller: hands messages of somebody outside to the app.
#[derive(Clone, Debug)]
pub struct Teller(Sender<LoopEvent>);

impl Teller {
    /// Tells the app. When nobody listens any more the program is about to end.
    pub fn tell(&self, message: Message) {
        drop(self.0.send(LoopEvent::Message(message)));
    }
}

/// Plays until the player leaves, and says how it ended; `app` is then as it was last, whatever
/// happened. The terminal is given back. `opponents` plays the sides of the computer, its files are at `home`,
/// and `after_first_frame` is called once the game is visible, with what tells the app of things
/// outside.
///
/// # Errors
///
/// When the terminal cannot be used.
pub fn run(
    app: &mut App,
    opponents: Opponents,
    home: Option<Home>,
    after_first_frame: impl FnOnce(Teller),
) -> anyhow::Result<Ending> {
    let begin = Instant::now();
    let (sender, events) = channel();
    let teller = Teller(sender.clone());
    let (engines, store, files) = background(opponents, home, &sender)?;
    #[cfg(unix)]
    let is_ending = {
        let sender = sender.clone();
        super::signals::listen(move |notice| drop(sender.send(LoopEvent::Signal(notice))))
            .context("signals could not be received")?
    };
    let screen = Screen::take(app.shared.viewport, app.shared.settings.mouse)
        .context("the terminal could not be taken over")?;
    let waiting = Waiting::default();
    let listener = move |input| {
        let event = match input {
            Input::Event(event) => LoopEvent::Input(event),
            Input::Lost => LoopEvent::InputLost,
        };
        sender.send(event).is_ok()
    };
    input_thread::listen(waiting.clone(), listener).context("the keyboard could not be read")?;
    let mut player = Loop {
        app,
        screen,
        engines,
        store,
        files,
        begin,
        waiting,
        has_changed: true,
        frame_patience: Patience::new(FRAME_PATIENCE),
        key_patience: Patience::new(KEY_PATIENCE),
        held: VecDeque::new(),
        #[cfg(unix)]
        is_ending,
        #[cfg(unix)]
        has_resumed: false,
    };
    let ending = player.run(&events, move || after_first_frame(teller));
    if !matches!(ending, Ok(Ending::Quit)) {
        // The clocks are saved as they stand. An ending cannot fail any further.
        let _ = player.tell(Message::Ending);
    }
    if let Some(store) = &player.store {
        store.flush(LAST_PATIENCE);
    }
    give_back();
    ending
}

/// Starts everybody who works in the background; what they have to say goes to `sender`.
fn background(
    opponents: Opponents,
    home: Option<Home>,
    sender: &Sender<LoopEvent>,
) -> anyhow::Result<(Engines, Option<StoreThread>, FileThread)> {
    // When nobody listens any more the program is about to end.
    let tell =
        |sender: Sender<LoopEvent>| move |message| drop(sender.send(LoopEvent::Message(message)));
    let pool = EnginePool::for_one_player(&opponents.resources);
    let engines = Engines::new(pool.client(), opponents, tell(sender.clone()));
    let dirs = home.as_ref().map(|home| home.dirs.clone());
    let store_sender = sender.clone();
    let tell_event =
        move |address, event| drop(store_sender.send(LoopEvent::Store(address, event)));
    let progress_sender = sender.clone();
    let notify = move || drop(progress_sender.send(LoopEvent::StoreProgress));
    let store = home
        .map(|Home { dirs, store }| StoreThread::start(store, dirs.games(), tell_event, notify))
        .transpose()
        .context("the store of the games could not be started")?;
    let files = FileThread::start(dirs, tell(sender.clone()))
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
    /// How much input waits to be taken in.
    waiting: Waiting,
    /// Whether anything has changed since the screen was drawn.
    has_changed: bool,
    /// How long a frame waits until what it shows is committed.
    frame_patience: Patience,
    /// How long a key waits until the last move is flushed.
    key_patience: Patience,
    /// Keys that wait for that.
    held: VecDeque<Event>,
    /// A signal that ends the program has come.
    #[cfg(unix)]
    is_ending: std::sync::Arc<std::sync::atomic::AtomicBool>,
    /// We stopped ourselves and took everything up again; the notice that we go on is yet to come.
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
                let Ok(rooms) = self.screen.draw(self.app) else {
                    // Nothing else can fail here: the terminal went away.
                    return Ok(Ending::TerminalLost);
                };
                if let Some(call) = after_first_frame.take() {
                    call();
                }
                if rooms != self.app.shared.viewport.rooms {
                    ending = self.tell(Message::Drawn(rooms))?;
                }
                self.has_changed = false;
            }
            if ending.is_none() {
                ending = self.wait(events)?;
            }
        }
    }

    /// Whether the screen is to be drawn now: something has changed, and what was played is committed.
    fn is_frame_due(&mut self) -> bool {
        let is_committed = self.store.as_ref().is_none_or(StoreThread::is_committed);
        self.has_changed && !self.frame_patience.holds(is_committed, Instant::now())
    }

    /// Whether a key has to wait: what was played is not on the disk yet.
    fn holds_keys(&mut self) -> bool {
        let is_flushed = self.store.as_ref().is_none_or(StoreThread::is_flushed);
        self.key_patience.holds(is_flushed, Instant::now())
    }

    /// Waits for something to happen, and takes in whatever else has happened by then.
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
                self.tell(Message::Tick)?
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
            LoopEvent::InputLost => Ok(Some(Ending::TerminalLost)),
            LoopEvent::Message(message) => self.tell(message),
            LoopEvent::Store(address, event) => self.tell(Message::Store(address, event)),
            LoopEvent::StoreProgress => Ok(None),
            #[cfg(unix)]
            LoopEvent::Signal(notice) => self.on_signal(notice),
        }
    }

    /// Takes the keys in that have waited for the disk, until one of them plays a move.
    fn take_held_keys(&mut self) -> anyhow::Result<Option<Ending>> {
        while !self.held.is_empty() && !self.holds_keys() {
            let Some(event) = self.held.pop_front() else { break };
            self.waiting.taken();
            let message = translate(event, self.app);
            let ending = message.map_or(Ok(None), |message| self.tell(message))?;
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
            // We know already that we go on.
            SignalEvent::Continued if self.has_resumed => {
                self.has_resumed = false;
                return Ok(None);
            }
            SignalEvent::Continued => {}
        }
        if self.is_ending.load(std::sync::atomic::Ordering::SeqCst) {
            // The terminal is not ours any more; the signal's own notice is on its way.
            return Ok(None);
        }
        if self.screen.retake(self.app.shared.settings.mouse).is_err() {
            return Ok(Some(Ending::TerminalLost));
        }
        // The window may have changed while we were away.
        let ending = self.tell(Message::Resumed)?;
        Ok(ending.or(self.measure_window()?))
    }

    /// Tells the app how large the window is.
    fn measure_window(&mut self) -> anyhow::Result<Option<Ending>> {
        let size = crossterm::terminal::size().ok();
        let resize =
            size.and_then(|(width, height)| translate(Event::Resize(width, height), self.app));
        self.tell(resize.unwrap_or(Message::Tick))
    }

    /// Lets the app take a message in and fulfils what it wishes.
    fn tell(&mut self, message: Message) -> anyhow::Result<Option<Ending>> {
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
                        store.ask(address, request);
                    }
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
            TerminalEffect::Suspend if super::signals::can_stop() => super::signals::ask_to_stop(),
            TerminalEffect::Suspend => {
                return self.tell(Message::Impossible(Impossible::Suspend));
            }
        };
        // Nothing else can fail here: the terminal went away.
        Ok(changed.is_err().then_some(Ending::TerminalLost))
    }
}
