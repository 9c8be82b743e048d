//! The loop: waits for whatever comes next, lets the app take it in, fulfils its wishes, draws.
//!
//! It sleeps until something happens; only turning discs and announced moves have a time of their
//! own to wake it.

use super::files::save_new;
use super::keep::Keep;
use super::terminal::{Screen, give_back};
use super::{Crew, Keeper, Places, Thinker, config, translate};
use crate::app::{Effect, KeepNews, Message, State, update};
use anyhow::Context as _;
use crossterm::event::{self, Event};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How the program ended.
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

/// Something that happened outside.
enum Happening {
    Input(Event),
    InputLost,
    /// One of those who think has something to say.
    Thought(Message),
    Keep(KeepNews),
    #[cfg(unix)]
    Signal(super::signals::Notice),
}

/// At most so many happenings are taken in before the screen is drawn again.
const BATCH: usize = 256;

/// How long a frame waits for a move to be kept before it is seen. It takes a fraction of a millisecond;
/// a file that is locked is given up sooner, so only a machine that does not get to it needs as long.
const FRAME_PATIENCE: Duration = Duration::from_millis(500);
/// How long a key waits for the disk: every move is on it before the next key is taken in.
const KEY_PATIENCE: Duration = Duration::from_millis(150);
/// How long the end of the program waits for the disk.
const LAST_PATIENCE: Duration = Duration::from_secs(5);

/// The player's files, and the games among them.
#[derive(Debug)]
pub struct Home {
    /// Where the files are.
    pub places: Places,
    /// The keep of the games, where it could be opened.
    pub keep: Option<Keep>,
}

/// Plays until the player leaves, and says how it ended; `state` is then the last one, whatever
/// happened. The terminal is given back. `thinker` plays for the computer, its files are at `home`,
/// and `after_first_frame` is called once the game is visible.
///
/// # Errors
///
/// When the terminal cannot be used.
pub fn run(
    state: &mut State,
    thinker: Thinker,
    home: Option<Home>,
    after_first_frame: impl FnOnce(),
) -> anyhow::Result<Ending> {
    let begin = Instant::now();
    let (sender, happenings) = channel();
    let thought_sender = sender.clone();
    let crew = Crew::start(thinker, move |message| {
        // When nobody listens any more the program is about to end.
        let _ = thought_sender.send(Happening::Thought(message));
    })
    .context("the engine could not be started")?;
    let keep_sender = sender.clone();
    let tell = move |news| drop(keep_sender.send(Happening::Keep(news)));
    let places = home.as_ref().map(|home| home.places.clone());
    let keeper = home
        .map(|Home { places, keep }| Keeper::start(keep, places.games(), tell))
        .transpose()
        .context("the keeper of the games could not be started")?;
    #[cfg(unix)]
    let is_ending = {
        let sender = sender.clone();
        super::signals::listen(move |notice| drop(sender.send(Happening::Signal(notice))))
            .context("signals could not be received")?
    };
    let screen = Screen::take(state.display, state.settings.mouse)
        .context("the terminal could not be taken over")?;
    listen_to_input(sender).context("the keyboard could not be read")?;
    let mut player = Loop {
        state,
        screen,
        crew,
        keeper,
        places,
        begin,
        #[cfg(unix)]
        is_ending,
        #[cfg(unix)]
        has_resumed: false,
    };
    let ending = player.run(&happenings, after_first_frame);
    player.flush(LAST_PATIENCE);
    give_back();
    ending
}

struct Loop<'a> {
    state: &'a mut State,
    screen: Screen,
    crew: Crew,
    keeper: Option<Keeper>,
    places: Option<Places>,
    begin: Instant,
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
            if let Some(keeper) = &mut self.keeper {
                keeper.settle(FRAME_PATIENCE);
            }
            if self.screen.draw(self.state).is_err() {
                // Nothing else can fail here: the terminal went away.
                return Ok(Ending::TerminalLost);
            }
            if let Some(call) = after_first_frame.take() {
                call();
            }
            ending = self.wait(happenings)?;
        }
    }

    /// Waits for something to happen, and takes in whatever else has happened by then.
    fn wait(&mut self, happenings: &Receiver<Happening>) -> anyhow::Result<Option<Ending>> {
        let first = match self.state.wake_at() {
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
            Happening::Input(event) => match translate(event, self.state) {
                Some(message) => {
                    self.flush(KEY_PATIENCE);
                    self.tell(message)
                }
                None => Ok(None),
            },
            Happening::InputLost => Ok(Some(Ending::TerminalLost)),
            Happening::Thought(message) => self.tell(message),
            Happening::Keep(news) => self.tell(Message::Keep(news)),
            #[cfg(unix)]
            Happening::Signal(notice) => self.obey(notice),
        }
    }

    #[cfg(unix)]
    fn obey(&mut self, notice: super::signals::Notice) -> anyhow::Result<Option<Ending>> {
        use super::signals::{self, Notice};
        match notice {
            Notice::End(number) => return Ok(Some(Ending::Signal(number))),
            Notice::Resized => return self.measure_window(),
            Notice::Stop => {
                give_back();
                signals::stop(&self.is_ending).context("the game could not be suspended")?;
                self.has_resumed = true;
            }
            // We know already that we go on.
            Notice::Continued if self.has_resumed => {
                self.has_resumed = false;
                return Ok(None);
            }
            Notice::Continued => {}
        }
        if self.is_ending.load(std::sync::atomic::Ordering::SeqCst) {
            // The terminal is not ours any more; the signal's own notice is on its way.
            return Ok(None);
        }
        self.screen.retake(self.state.settings.mouse)?;
        // The window may have changed while we were away.
        let ending = self.tell(Message::Resumed)?;
        Ok(ending.or(self.measure_window()?))
    }

    /// Waits for the disk, but not for long.
    fn flush(&mut self, patience: Duration) {
        if let Some(keeper) = &mut self.keeper {
            keeper.flush(patience);
        }
    }

    /// Tells the app how large the window is.
    fn measure_window(&mut self) -> anyhow::Result<Option<Ending>> {
        let size = crossterm::terminal::size().ok();
        let resize =
            size.and_then(|(width, height)| translate(Event::Resize(width, height), self.state));
        self.tell(resize.unwrap_or(Message::Tick))
    }

    /// Lets the app take a message in and fulfils what it wishes.
    fn tell(&mut self, message: Message) -> anyhow::Result<Option<Ending>> {
        for effect in update(self.state, self.begin.elapsed(), message) {
            let Some(effect) = self.crew.fulfil(effect) else { continue };
            match effect {
                // The crew has seen to it.
                Effect::Think(..)
                | Effect::StopThinking
                | Effect::Advise(..)
                | Effect::StopAdvising
                | Effect::Review(..)
                | Effect::StopReviewing => {}
                Effect::Keep(wish) => {
                    if let Some(keeper) = &mut self.keeper {
                        keeper.wish(wish);
                    }
                }
                Effect::Remember(preferences) => {
                    let written = self
                        .places
                        .as_ref()
                        .map(|places| config::save(&places.settings(), &preferences));
                    match written {
                        Some(Err(error)) => {
                            let why = format!("the settings cannot be written: {error}");
                            self.tell(Message::Impossible(why))?;
                        }
                        Some(Ok(Some(name))) => {
                            let what = format!("the old settings are in {name}");
                            self.tell(Message::Done(what))?;
                        }
                        Some(Ok(None)) | None => {}
                    }
                }
                Effect::Copy(text) => self.screen.copy(&text)?,
                Effect::Save { extension, text } => {
                    let folder = self.places.as_ref().map(|places| places.data.as_path());
                    let told = match save_new(extension, &text, folder) {
                        Ok(path) => Message::Done(format!("saved: {}", path.display())),
                        Err(error) => Message::Impossible(format!("it cannot be saved: {error}")),
                    };
                    self.tell(told)?;
                }
                Effect::CaptureMouse(on) => self.screen.capture_mouse(on)?,
                Effect::Repaint => self.screen.repaint()?,
                Effect::Quit => return Ok(Some(Ending::Quit)),
                #[cfg(unix)]
                Effect::Suspend if super::signals::can_stop() => super::signals::ask_to_stop()?,
                Effect::Suspend => {
                    let why = "there is no shell here to go back to".to_owned();
                    return self.tell(Message::Impossible(why));
                }
            }
        }
        Ok(None)
    }
}

/// Reads the keyboard and the mouse on a thread of its own.
fn listen_to_input(sender: Sender<Happening>) -> std::io::Result<()> {
    thread::Builder::new().name("input".to_owned()).spawn(move || {
        while wait_for_input() {
            // Crossterm may take several events in at once: all of them come before the next wait.
            loop {
                match event::poll(POLL) {
                    Ok(true) => {}
                    Ok(false) => break,
                    Err(_) => return drop(sender.send(Happening::InputLost)),
                }
                let Ok(event) = event::read() else { continue };
                if sender.send(Happening::Input(event)).is_err() {
                    return;
                }
            }
        }
        drop(sender.send(Happening::InputLost));
    })?;
    Ok(())
}

/// How long crossterm may look for an event once there is something to read. Without any time it
/// does not look.
const POLL: Duration = Duration::from_millis(1);

/// Sleeps until there is something to read; false when there never will be. Crossterm 0.29 reads
/// on for ever, without a pause, from a terminal that has gone away.
#[cfg(unix)]
fn wait_for_input() -> bool {
    use nix::errno::Errno;
    use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
    use std::os::fd::AsFd as _;
    let stdin = std::io::stdin();
    let mut fds = [PollFd::new(stdin.as_fd(), PollFlags::POLLIN)];
    loop {
        match poll(&mut fds, PollTimeout::NONE) {
            Err(Errno::EINTR) => {}
            Err(_) => return false,
            Ok(_) => {
                let gone = PollFlags::POLLHUP | PollFlags::POLLERR | PollFlags::POLLNVAL;
                return !fds[0].revents().is_some_and(|events| events.intersects(gone));
            }
        }
    }
}

#[cfg(not(unix))]
fn wait_for_input() -> bool {
    event::poll(Duration::from_secs(3600)).is_ok()
}
