//! The event loop: waits for an event, updates the app, carries out its effects, draws.
//!
//! It sleeps until something happens; only animations and announced moves wake it by time.

use super::demo_course::DemoCourse;
use super::file_thread::FileThread;
use super::input_thread::{self, Input, Waiting};
use super::last_words::{self, has_memory_run_out};
use super::loop_event::{AppSender, LoopEvent};
use super::memory_reserve::keep_reserve;
use super::pictures::{Graphics, board_png};
use super::store_thread::LAST_PATIENCE;
use super::terminal::Screen;
#[cfg(unix)]
use super::terminal::give_back;
use super::terminal_replies::TerminalReply;
use super::terminal_state::TerminalState;
use super::thread_services::{ThreadHost, ThreadServices};
use super::{Dirs, EnginePool, Engines, Opponents, StoreThread};
use crate::app::{App, CellSize, Demo, FileEffect, Impossible, Message, TerminalEffect};
use crate::host::HostEffect;
use crate::library::SqliteStore;
use crate::screen::InputEvent;
use crate::ui::HitMap;
use crate::words::say;
use anyhow::Context as _;
#[cfg(unix)]
use std::sync::Arc;
#[cfg(unix)]
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Quit,
    /// A signal ended the program.
    Signal(i32),
    TerminalLost,
    /// Memory ran out.
    OutOfMemory,
}

impl Ending {
    /// Exit status: 128 plus the signal, as in a shell.
    pub const fn exit_code(self) -> i32 {
        match self {
            Self::Quit => 0,
            Self::Signal(number) => 128 + number,
            Self::TerminalLost => 129,
            Self::OutOfMemory => 1,
        }
    }
}

/// Longest wait for the terminal's answers on leaving.
pub const ANSWER_PATIENCE: Duration = Duration::from_millis(150);

/// Limit of events handled between two frames.
const BATCH: usize = 256;

/// Folders and library of the player.
#[derive(Debug)]
pub struct UserFiles {
    pub dirs: Dirs,
    /// The library, if it could be opened.
    pub store: Option<SqliteStore>,
}

/// Runs the game until it ends, and returns the app as it was last, and the ending. The terminal is restored, and the
/// last words are prepared. `opponents` plays for the computer, `user_files` has the files, and `after_first_frame` is
/// called once the game is visible, with a sender for external messages. Errors: if the terminal cannot be used.
pub fn run(
    app: App,
    terminal: TerminalState,
    opponents: Opponents,
    user_files: Option<UserFiles>,
    after_first_frame: impl FnOnce(AppSender),
) -> (App, anyhow::Result<Ending>) {
    run_with(app, terminal, opponents, user_files, None, after_first_frame)
}

/// Runs a demonstration until its end, or until the player's first key: then the game is the player's. Keeps nothing.
/// Errors: as [`run`].
pub fn demonstrate(
    mut app: App,
    terminal: TerminalState,
    opponents: Opponents,
) -> (App, anyhow::Result<Ending>) {
    let demo = Demo::begin(&mut app);
    run_with(app, terminal, opponents, None, Some(demo), |_| ())
}

fn run_with(
    app: App,
    terminal: TerminalState,
    opponents: Opponents,
    user_files: Option<UserFiles>,
    demo: Option<Demo>,
    after_first_frame: impl FnOnce(AppSender),
) -> (App, anyhow::Result<Ending>) {
    let (sender, events) = channel();
    let Background { engines, store, files } = match background(opponents, user_files, &sender) {
        Ok(background) => background,
        Err(error) => return (app, Err(error)),
    };
    let client = store.as_ref().map(StoreThread::client);
    let services = ThreadServices { engines, store: client, begin: Instant::now() };
    let mut host = ThreadHost::new(app, services);
    let ending = run_host(&mut host, terminal, files, demo, sender, &events, after_first_frame);
    if !matches!(ending, Ok(Ending::Quit)) {
        // Saves the clocks.
        host.apply(Message::Ending);
    }
    if let Some(store) = &host.services.store {
        store.flush(LAST_PATIENCE);
    }
    // What the store says of the last saves decides what the farewell promises.
    for event in events.try_iter() {
        if let LoopEvent::Store(address, event) = event {
            host.apply(Message::Store(address, event));
        }
    }
    prepare_last_words(&host);
    (host.app, ending)
}

/// Prepares what is said at the end, whatever the end is.
fn prepare_last_words(host: &ThreadHost) {
    let of_memory = host.app.cx.language.scope(|| say!("farewell-memory"));
    last_words::prepare(&of_memory, &host.farewell());
}

/// Takes the terminal and runs the loop.
fn run_host(
    host: &mut ThreadHost,
    mut terminal: TerminalState,
    files: FileThread,
    demo: Option<Demo>,
    sender: Sender<LoopEvent>,
    events: &Receiver<LoopEvent>,
    after_first_frame: impl FnOnce(AppSender),
) -> anyhow::Result<Ending> {
    let app_sender = AppSender::new(sender.clone());
    keep_reserve();
    #[cfg(unix)]
    let end_watch = {
        let sender = sender.clone();
        super::signals::start(move |notice| drop(sender.send(LoopEvent::Signal(notice))))
            .context("signals could not be received")?
    };
    let cx = &host.app.cx;
    let screen = Screen::take(cx.viewport, cx.settings.mouse, &terminal.ask())
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
        host,
        screen,
        files,
        demo: demo.map(DemoCourse::new),
        waiting,
        terminal,
        shown: None,
        #[cfg(unix)]
        is_ending: Arc::clone(&end_watch.is_ending),
        #[cfg(unix)]
        has_resumed: false,
    };
    let ending = player.run(events, move || after_first_frame(app_sender));
    player.await_answers(events);
    drop(player.screen);
    #[cfg(unix)]
    end_watch.note_given_back();
    ending
}

/// Background threads, which send their results to the loop.
struct Background {
    engines: Engines,
    store: Option<StoreThread>,
    files: FileThread,
}

/// Starts the background threads, which send their results to `sender`.
fn background(
    opponents: Opponents,
    user_files: Option<UserFiles>,
    sender: &Sender<LoopEvent>,
) -> anyhow::Result<Background> {
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
    Ok(Background { engines, store, files })
}

struct Loop<'a> {
    host: &'a mut ThreadHost,
    screen: Screen,
    files: FileThread,
    /// The demonstration, until the player's first key.
    demo: Option<DemoCourse>,
    /// Number of waiting input events.
    waiting: Waiting,
    terminal: TerminalState,
    /// Protocol and size of a cell of the pictures on screen.
    shown: Option<(Graphics, CellSize)>,
    /// Whether a signal ends the program.
    #[cfg(unix)]
    is_ending: Arc<AtomicBool>,
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
                return Ok(if has_memory_run_out() { Ending::OutOfMemory } else { ending });
            }
            if self.host.is_frame_due() {
                ending = self.choose_graphics()?;
                let Ok(drawn) = self.screen.draw(&self.host.app) else {
                    // Only a lost terminal fails here.
                    return Ok(Ending::TerminalLost);
                };
                if let Some(call) = after_first_frame.take() {
                    call();
                }
                self.host.note_drawn(drawn);
                ending = ending.or(self.carry_out()?);
                prepare_last_words(self.host);
            }
            if ending.is_none() {
                ending = self.wait(events)?;
            }
        }
    }

    /// Takes an answer of the terminal, and redraws if it changes what to draw with.
    fn take_answer(&mut self, reply: TerminalReply) -> anyhow::Result<Option<Ending>> {
        self.terminal.on_reply(reply);
        if reply == TerminalReply::Done {
            self.files.remember_terminal(self.terminal.key(), self.terminal.answers());
        }
        let traits = self.terminal.traits();
        if traits == self.host.app.cx.viewport.traits {
            // Pictures may be possible now.
            return self.choose_graphics();
        }
        self.apply(Message::Terminal(traits))
    }

    /// Waits for answers that are still to come, so that none lands at the shell's prompt.
    fn await_answers(&mut self, events: &Receiver<LoopEvent>) {
        let end = Instant::now() + ANSWER_PATIENCE;
        while self.terminal.is_asked() {
            match events.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(LoopEvent::Reply(reply)) => self.terminal.on_reply(reply),
                Ok(LoopEvent::InputLost) | Err(_) => return,
                Ok(_) => {}
            }
        }
    }

    /// Switches pictures on or off after a reply, a changed setting, or another size of the cells.
    fn choose_graphics(&mut self) -> anyhow::Result<Option<Ending>> {
        let chosen = self.terminal.chosen(self.host.app.cx.settings.pictures);
        if chosen == self.shown {
            return Ok(None);
        }
        self.shown = chosen;
        let painter = chosen.map(|(graphics, _)| graphics.painter());
        self.screen.canvas().show_pictures(painter);
        self.apply(Message::Pictures(chosen.map(|(_, cell)| cell)))
    }

    /// Waits for an event, and handles all that have arrived by then.
    fn wait(&mut self, events: &Receiver<LoopEvent>) -> anyhow::Result<Option<Ending>> {
        let demo_at = self.demo.as_ref().map(DemoCourse::due_at);
        let host_at = self.host.wakes_at().map(|at| self.host.services.begin + at);
        let first = match host_at.into_iter().chain(demo_at).min() {
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
            Err(RecvTimeoutError::Timeout) => {
                self.host.on_time();
                if self.demo.as_mut().is_some_and(|demo| !demo.go_on(self.host)) {
                    self.demo = None;
                    self.host.quit();
                }
                self.carry_out()?
            }
            Err(RecvTimeoutError::Disconnected) => Some(Ending::TerminalLost),
        };
        if ending.is_some() { Ok(ending) } else { self.take_held_keys() }
    }

    fn dispatch(&mut self, event: LoopEvent) -> anyhow::Result<Option<Ending>> {
        match event {
            LoopEvent::Input(event) => {
                if matches!(event, InputEvent::Key(_) | InputEvent::Click { .. }) {
                    self.demo = None;
                }
                self.host.hold_input(event);
                self.take_held_keys()
            }
            LoopEvent::Reply(reply) => self.take_answer(reply),
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
        while self.host.take_held_input() {
            self.waiting.taken();
            let ending = self.carry_out()?;
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
        if self.screen.retake(self.host.app.cx.settings.mouse).is_err() {
            return Ok(Some(Ending::TerminalLost));
        }
        // The window may have changed meanwhile.
        let ending = self.apply(Message::Resumed)?;
        Ok(ending.or(self.measure_window()?))
    }

    /// Sends the window's size to the app.
    fn measure_window(&mut self) -> anyhow::Result<Option<Ending>> {
        let size = crossterm::terminal::size().ok();
        let resize = size.and_then(|(width, height)| {
            InputEvent::Resize(width, height).message(&self.host.app, &HitMap::default())
        });
        self.apply(resize.unwrap_or(Message::Tick))
    }

    /// Sends a message to the app and carries out its effects.
    fn apply(&mut self, message: Message) -> anyhow::Result<Option<Ending>> {
        self.host.apply(message);
        self.carry_out()
    }

    /// Carries out the app's effects on terminal and files.
    fn carry_out(&mut self) -> anyhow::Result<Option<Ending>> {
        let mut ending = None;
        while let Some(effect) = self.host.next_effect() {
            match effect {
                HostEffect::File(FileEffect::SaveImage(game)) => {
                    let content = board_png(&self.host.app, &game)
                        .context("the image could not be encoded")?;
                    self.files.write(FileEffect::Save { extension: "png", content });
                }
                HostEffect::File(effect) => self.files.write(effect),
                HostEffect::Terminal(effect) => ending = ending.or(self.change_terminal(effect)?),
                // There is no lobby at home.
                HostEffect::Lobby(_) => {}
                HostEffect::Quit => ending = Some(Ending::Quit),
            }
        }
        Ok(ending)
    }

    fn change_terminal(&mut self, effect: TerminalEffect) -> anyhow::Result<Option<Ending>> {
        let changed = match effect {
            #[cfg(unix)]
            TerminalEffect::Suspend if super::signals::can_stop() => super::signals::request_stop(),
            TerminalEffect::Suspend => {
                return self.apply(Message::Impossible(Impossible::Suspend));
            }
            effect => self.screen.canvas().change(effect),
        };
        // Only a lost terminal fails here.
        Ok(changed.is_err().then_some(Ending::TerminalLost))
    }
}
