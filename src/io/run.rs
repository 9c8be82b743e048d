//! The loop: waits for whatever comes next, lets the app take it in, fulfils its wishes, draws.
//!
//! It sleeps until something happens; only turning discs and announced moves have a time of their
//! own to wake it.

use super::file_thread::FileThread;
use super::input_thread::{self, Input, Waiting};
use super::sqlite::SqliteStore;
use super::store_thread::LAST_PATIENCE;
use super::terminal::{Screen, give_back};
use super::{Dirs, EngineThreads, Opponents, StoreThread, translate};
use crate::app::{App, Effect, Impossible, Message, TerminalEffect, update};
use crate::store::{Address, StoreEvent};
use anyhow::Context as _;
use crossterm::event::Event;
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
enum Happening {
    Input(Event),
    InputLost,
    /// Somebody in the background has something to say.
    Told(Message),
    Stored(Address, StoreEvent),
    #[cfg(unix)]
    Signal(super::signals::SignalEvent),
}

/// At most so many happenings are taken in before the screen is drawn again.
const BATCH: usize = 256;

/// How long a frame waits for a move to be kept before it is seen. It takes a fraction of a millisecond;
/// a file that is locked is given up sooner, so only a machine that does not get to it needs as long.
const FRAME_PATIENCE: Duration = Duration::from_millis(500);
/// How long a key waits for the disk: every move is on it before the next key is taken in.
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
pub struct Teller(Sender<Happening>);

impl Teller {
    /// Tells the app. When nobody listens any more the program is about to end.
    pub fn tell(&self, message: Message) {
        drop(self.0.send(Happening::Told(message)));
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
    let (sender, happenings) = channel();
    let teller = Teller(sender.clone());
    let (engines, store, files) = background(opponents, home, &sender)?;
    #[cfg(unix)]
    let is_ending = {
        let sender = sender.clone();
        super::signals::listen(move |notice| drop(sender.send(Happening::Signal(notice))))
            .context("signals could not be received")?
    };
    let screen = Screen::take(app.shared.viewport, app.shared.settings.mouse)
        .context("the terminal could not be taken over")?;
    let waiting = Waiting::default();
    let listener = move |input| {
        let happening = match input {
            Input::Event(event) => Happening::Input(event),
            Input::Lost => Happening::InputLost,
        };
        sender.send(happening).is_ok()
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
        #[cfg(unix)]
        is_ending,
        #[cfg(unix)]
        has_resumed: false,
    };
    let ending = player.run(&happenings, move || after_first_frame(teller));
    if !matches!(ending, Ok(Ending::Quit)) {
        // The clocks are saved as they stand. An ending cannot fail any further.
        let _ = player.tell(Message::Ending);
    }
    player.flush(LAST_PATIENCE);
    give_back();
    ending
}

/// Starts everybody who works in the background; what they have to say goes to `sender`.
fn background(
    opponents: Opponents,
    home: Option<Home>,
    sender: &Sender<Happening>,
) -> anyhow::Result<(EngineThreads, Option<StoreThread>, FileThread)> {
    // When nobody listens any more the program is about to end.
    let tell =
        |sender: Sender<Happening>| move |message| drop(sender.send(Happening::Told(message)));
    let engines = EngineThreads::new(opponents, tell(sender.clone()));
    let dirs = home.as_ref().map(|home| home.dirs.clone());
    let store_sender = sender.clone();
    let tell_event =
        move |address, event| drop(store_sender.send(Happening::Stored(address, event)));
    let store = home
        .map(|Home { dirs, store }| StoreThread::start(store, dirs.games(), tell_event))
        .transpose()
        .context("the store of the games could not be started")?;
    let files = FileThread::start(dirs, tell(sender.clone()))
        .context("the thread that writes files could not be started")?;
    Ok((engines, store, files))
}

struct Loop<'a> {
    app: &'a mut App,
    screen: Screen,
    engines: EngineThreads,
    store: Option<StoreThread>,
    files: FileThread,
    begin: Instant,
    /// How much input waits to be taken in.
    waiting: Waiting,
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
        happenings: &Receiver<Happening>,
        after_first_frame: impl FnOnce(),
    ) -> anyhow::Result<Ending> {
        let mut after_first_frame = Some(after_first_frame);
        let mut ending = self.measure_window()?;
        loop {
            if let Some(ending) = ending {
                return Ok(ending);
            }
            if let Some(store) = &mut self.store {
                store.settle(FRAME_PATIENCE);
            }
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
            if ending.is_none() {
                ending = self.wait(happenings)?;
            }
        }
    }

    /// Waits for something to happen, and takes in whatever else has happened by then.
    fn wait(&mut self, happenings: &Receiver<Happening>) -> anyhow::Result<Option<Ending>> {
        let first = match self.app.wake_at() {
            None => happenings.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(at) => happenings.recv_timeout(at.saturating_sub(self.begin.elapsed())),
        };
        match first {
            Ok(happening) => {
                for happening in std::iter::once(happening).chain(happenings.try_iter().take(BATCH))
                {
                    if let Some(ending) = self.take_in(happening)? {
                        return Ok(Some(ending));
                    }
                }
                Ok(None)
            }
            Err(RecvTimeoutError::Timeout) => self.tell(Message::Tick),
            Err(RecvTimeoutError::Disconnected) => Ok(Some(Ending::TerminalLost)),
        }
    }

    fn take_in(&mut self, happening: Happening) -> anyhow::Result<Option<Ending>> {
        match happening {
            Happening::Input(event) => {
                self.waiting.taken();
                let Some(message) = translate(event, self.app) else { return Ok(None) };
                self.flush(KEY_PATIENCE);
                self.tell(message)
            }
            Happening::InputLost => Ok(Some(Ending::TerminalLost)),
            Happening::Told(message) => self.tell(message),
            Happening::Stored(address, event) => self.tell(Message::Store(address, event)),
            #[cfg(unix)]
            Happening::Signal(notice) => self.obey(notice),
        }
    }

    #[cfg(unix)]
    fn obey(&mut self, notice: super::signals::SignalEvent) -> anyhow::Result<Option<Ending>> {
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

    /// Waits for the disk, but not for long.
    fn flush(&mut self, patience: Duration) {
        if let Some(store) = &mut self.store {
            store.flush(patience);
        }
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
