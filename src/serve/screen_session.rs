//! A session: an app with its screen at the other end of a network.
//!
//! It draws on change, and only when the client has read the last frame: so at most one frame waits, as a difference to
//! the one before. A key held down gets the frames of its [`FramePace`].

use super::frame_buffer::FrameBuffer;
use super::frame_pace::FramePace;
use super::registry::SessionEvent;
use super::services::Services;
use super::visitor::Visitor;
use crate::app::{CellSize, FileEffect, Message, News, Target, Viewport};
use crate::host::{HostEffect, KeyButtons};
use crate::io::{
    ANSWER_PATIENCE, ReplyScanner, TerminalState, ThreadHost, ThreadServices, png_file,
};
use crate::lobby::LobbyRequest;
use crate::screen::{Canvas, InputEvent, InputParser, Overlay, write_enter, write_leave};
use crate::words::say;
use axum::body::Bytes;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use std::collections::VecDeque;
use std::io::{self, Write as _};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncWrite, AsyncWriteExt as _};
use tokio::select;
use tokio::sync::mpsc::{Receiver, UnboundedReceiver, unbounded_channel};
use tokio::sync::{Notify, watch};
use tokio::time::{sleep_until, timeout};

/// Input of a client.
#[derive(Debug)]
pub enum ClientInput {
    Bytes(Bytes),
    /// Columns and rows.
    Resize(u16, u16),
    /// Size of a cell of a page's terminal; `None` if the page shows no pictures.
    Cell(Option<CellSize>),
    /// A pressed button of the page: its place and its word.
    Button(usize, String),
}

/// State of the server, as sessions see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ServerPhase {
    #[default]
    Running,
    /// The server is about to end.
    Ending,
}

/// Cause of a session's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionEnd {
    Quit,
    /// The client has gone.
    Lost,
    /// There was no input for too long.
    Idle,
    /// The client has not read for too long.
    Blocked,
    /// The server is ending.
    Ending,
    /// The operator, or the loss of its key, ends it.
    Removed,
}

impl SessionEnd {
    /// Reason for a visitor whose session the server ends.
    pub fn sentence(self) -> Option<String> {
        match self {
            Self::Ending => Some(say!("serve-restarting")),
            Self::Removed => Some(say!("serve-removed")),
            Self::Quit | Self::Lost | Self::Idle | Self::Blocked => None,
        }
    }
}

/// Limit of events that wait, more than typing can reach; further ones are dropped.
const MOST_WAITING: usize = 2048;
/// Requests to the lobby in a second.
const MOST_REQUESTS: usize = 20;
/// Limit of events handled between two frames.
const BATCH: usize = 256;
/// Time before the end of an idle session at which it is warned.
const WARNING: Duration = Duration::from_mins(1);
/// Time for the last words to a client.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// Bytes beyond a frame that may wait, such as text for the clipboard. Effects beyond it are dropped.
const MOST_BESIDES: usize = 64 << 10;

/// Numbers of the OSC sequences with the buttons and the pictures of a page.
const BUTTONS: u16 = 7337;
const PICTURES: u16 = 7338;

/// Progress of the output.
enum Sent {
    Written(io::Result<usize>),
    Flushed(io::Result<()>),
}

/// Writes some of the bytes, or flushes if there are none.
async fn advance(output: &mut (impl AsyncWrite + Unpin), bytes: &[u8]) -> Sent {
    if bytes.is_empty() {
        Sent::Flushed(output.flush().await)
    } else {
        Sent::Written(output.write(bytes).await)
    }
}

/// A running session.
pub struct ScreenSession {
    services: Arc<Services>,
    visitor: Visitor,
    host: ThreadHost,
    events: UnboundedReceiver<SessionEvent>,
    /// Signals that the session is ended from outside.
    removal: Arc<Notify>,
    parser: InputParser,
    scanner: ReplyScanner,
    terminal: TerminalState,
    buffer: FrameBuffer,
    canvas: Canvas<FrameBuffer>,
    /// Buttons of the page, if a finger points.
    buttons: Option<KeyButtons>,
    /// Squares as pictures, over the terminal of a page with cells of this size.
    overlay: Overlay,
    cell: Option<CellSize>,
    pace: FramePace,
    /// Bytes being sent.
    sending: Vec<u8>,
    sent: usize,
    /// Whether written bytes may wait in a buffer of the system's side.
    has_to_flush: bool,
    /// Time of the client's last read, while bytes are being sent.
    read_at: Instant,
    typed_at: Instant,
    /// Time at which an unfinished escape sequence counts as complete.
    pause_at: Option<Instant>,
    /// Times of the last second's requests to the lobby.
    asked: VecDeque<Instant>,
    is_warned: bool,
    end: Option<SessionEnd>,
}

impl ScreenSession {
    /// A session of a visitor whose terminal is this; one without names is not asked anything. It waits for the disk.
    ///
    /// # Errors
    ///
    /// None in practice: the canvas writes to memory.
    pub fn open(
        services: Arc<Services>,
        visitor: Visitor,
        viewport: Viewport,
        mut terminal: TerminalState,
    ) -> io::Result<Self> {
        let (sender, events) = unbounded_channel();
        let removal = services.register(&visitor, sender);
        services.enter_lobby(&visitor);
        let mut app = services.app_of(&visitor, viewport);
        // A guest keeps nothing: there is no way to come back to it.
        let store = if visitor.is_guest() {
            app.welcome_newcomer();
            app.turn_hints_on();
            None
        } else {
            services.load_library(&mut app, &visitor);
            Some(services.store.client())
        };
        app.enter_lobby();
        let engines = services.engines_of(&visitor);
        let mut buffer = FrameBuffer::default();
        write_enter(&mut buffer, app.cx.settings.mouse, &terminal.ask())?;
        let canvas = Canvas::new(buffer.clone(), viewport);
        let begin = Instant::now();
        let host = ThreadHost::new(app, ThreadServices { engines, store, begin });
        Ok(Self {
            services,
            visitor,
            host,
            events,
            removal,
            parser: InputParser::default(),
            scanner: ReplyScanner::default(),
            terminal,
            buffer,
            canvas,
            buttons: viewport.is_touch.then(KeyButtons::default),
            overlay: Overlay::default(),
            cell: None,
            pace: FramePace::new(begin),
            sending: Vec::new(),
            sent: 0,
            has_to_flush: false,
            read_at: begin,
            typed_at: begin,
            pause_at: None,
            asked: VecDeque::new(),
            is_warned: false,
            end: None,
        })
    }

    /// Runs the session until it ends. `phase` is the server's.
    ///
    /// # Errors
    ///
    /// None in practice: the canvas writes to memory.
    pub async fn run(
        mut self,
        mut input: Receiver<ClientInput>,
        mut output: impl AsyncWrite + Unpin,
        mut phase: watch::Receiver<ServerPhase>,
    ) -> io::Result<SessionEnd> {
        let progress = Arc::clone(&self.services.store_progress);
        let removal = Arc::clone(&self.removal);
        while self.end.is_none() {
            // Registered before the state is looked at, so that no progress is missed.
            let progressed = progress.notified();
            self.draw()?;
            let wakes_at = self.wakes_at();
            let is_sending = self.sent < self.sending.len();
            select! {
                sent = advance(&mut output, &self.sending[self.sent..]),
                    if is_sending || self.has_to_flush => match sent {
                    Sent::Written(written) => self.note_written(written),
                    Sent::Flushed(Ok(())) => self.has_to_flush = false,
                    Sent::Flushed(Err(_)) => self.end = Some(SessionEnd::Lost),
                },
                received = input.recv() => match received {
                    Some(received) => self.on_input(received),
                    None => self.end = Some(SessionEnd::Lost),
                },
                Some(event) = self.events.recv() => self.on_event(event),
                () = progressed, if self.host.is_waiting_for_store() => {}
                () = sleep_until(wakes_at.into()) => self.on_time(),
                _ = phase.changed() => self.end = Some(SessionEnd::Ending),
                () = removal.notified() => self.end = Some(SessionEnd::Removed),
            }
            self.handle_input()?;
            tokio::task::consume_budget().await;
        }
        self.await_answers(&mut input).await;
        Box::pin(self.close(&mut output)).await
    }

    /// Draws the app, if it has changed and the client has read the last frame.
    fn draw(&mut self) -> io::Result<()> {
        if self.sent < self.sending.len() {
            return Ok(());
        }
        let now = Instant::now();
        if self.host.is_frame_due() && self.pace.ready_at() <= now {
            self.pace.note_drawn(now);
            let Self { cell, overlay, host, canvas, .. } = self;
            host.choose_pictures(*cell, overlay, canvas);
            let drawn = self.canvas.draw(&self.host.app)?;
            self.host.note_drawn(drawn);
            self.write_beside_the_terminal()?;
            self.carry_out()?;
        }
        (self.sending, self.sent) = (self.buffer.take(), 0);
        self.read_at = Instant::now();
        Ok(())
    }

    /// Writes the buttons of a page and the pictures over its terminal, if they have changed: in sequences that other
    /// terminals ignore.
    fn write_beside_the_terminal(&mut self) -> io::Result<()> {
        let Self { buttons, overlay, buffer, host, .. } = self;
        if let Some(json) = buttons.as_mut().and_then(|buttons| buttons.changes(&host.app)) {
            write!(buffer, "\x1b]{BUTTONS};{json}\x1b\\")?;
        }
        let pictures = overlay.changes(|number, picture| {
            (number, BASE64_STANDARD.encode(png_file(&picture.paint()).unwrap_or_default()))
        });
        if let Some(json) = pictures {
            write!(buffer, "\x1b]{PICTURES};{json}\x1b\\")?;
        }
        Ok(())
    }

    /// Time of the next event that is due by time.
    fn wakes_at(&mut self) -> Instant {
        let limits = &self.services.options.limits;
        let idle = self.typed_at + limits.idle;
        let warning = (!self.is_warned).then(|| idle.checked_sub(WARNING)).flatten();
        let blocked = (self.sent < self.sending.len()).then(|| self.read_at + limits.blocked);
        // A blocked client gets no frame, so animations need not go on.
        let host = self.host.wakes_at().filter(|_| blocked.is_none());
        let host = host.map(|at| self.host.services.begin + at);
        let frame = (blocked.is_none() && self.host.is_frame_due()).then(|| self.pace.ready_at());
        let others = [warning, blocked, host, frame, self.pause_at].into_iter().flatten();
        others.fold(idle, Instant::min)
    }

    fn note_written(&mut self, written: io::Result<usize>) {
        match written {
            Ok(0) | Err(_) => self.end = Some(SessionEnd::Lost),
            Ok(count) => {
                self.sent += count;
                self.has_to_flush = true;
                self.read_at = Instant::now();
                if self.sent == self.sending.len() {
                    // A large frame leaves no memory behind.
                    (self.sending, self.sent) = (Vec::new(), 0);
                }
            }
        }
    }

    fn on_input(&mut self, input: ClientInput) {
        self.typed_at = Instant::now();
        self.is_warned = false;
        match input {
            ClientInput::Resize(columns, rows) => {
                self.host.hold_input(InputEvent::Resize(columns, rows));
            }
            ClientInput::Cell(cell) => {
                self.cell = cell;
                self.host.note_changed();
            }
            ClientInput::Button(place, word) => {
                let pressed = |buttons: &KeyButtons| buttons.command(&self.host.app, place, &word);
                if let Some(command) = self.buttons.as_ref().and_then(pressed) {
                    self.host.apply(Message::Choose(Target::Command(command)));
                }
            }
            ClientInput::Bytes(bytes) => {
                self.take_answers(&bytes);
                let Self { host, parser, .. } = self;
                parser.feed(&bytes, &mut |event| {
                    if host.held_input() < MOST_WAITING {
                        host.hold_input(event);
                    }
                });
                self.pause_at = self.parser.patience().map(|it| self.typed_at + it);
            }
        }
    }

    /// Takes answers of the terminal, and redraws if they change what to draw with.
    fn take_answers(&mut self, bytes: &[u8]) {
        let Self { scanner, terminal, .. } = self;
        if !terminal.is_asked() {
            return;
        }
        scanner.feed(bytes, &mut |reply| terminal.on_reply(reply));
        let traits = self.terminal.traits();
        if traits != self.host.app.cx.viewport.traits {
            self.host.apply(Message::Terminal(traits));
        }
    }

    /// Waits for answers that are still to come, so that none lands at the client's prompt.
    async fn await_answers(&mut self, input: &mut Receiver<ClientInput>) {
        let wait = async {
            while self.terminal.is_asked()
                && let Some(input) = input.recv().await
            {
                if let ClientInput::Bytes(bytes) = input {
                    self.take_answers(&bytes);
                }
            }
        };
        // Later ones cannot be caught.
        let _ = timeout(ANSWER_PATIENCE, wait).await;
    }

    fn on_event(&mut self, event: SessionEvent) {
        self.host.apply(match event {
            SessionEvent::Message(message) => message,
            SessionEvent::Store(address, event) => Message::Store(address, event),
        });
    }

    /// Does what is due by time.
    fn on_time(&mut self) {
        let now = Instant::now();
        let limits = &self.services.options.limits;
        if self.sent < self.sending.len() && now >= self.read_at + limits.blocked {
            self.end = Some(SessionEnd::Blocked);
        }
        if now >= self.typed_at + limits.idle {
            self.end = Some(SessionEnd::Idle);
        } else if !self.is_warned && now + WARNING >= self.typed_at + limits.idle {
            self.is_warned = true;
            self.host.apply(Message::Announce(News::IdleSoon));
        }
        if self.pause_at.is_some_and(|at| at <= now) {
            self.pause_at = None;
            let Self { host, parser, .. } = self;
            parser.pause(&mut |event| host.hold_input(event));
        }
        self.host.on_time();
    }

    /// Handles waiting input, and carries out effects.
    fn handle_input(&mut self) -> io::Result<()> {
        self.carry_out()?;
        for _ in 0..BATCH {
            if self.end.is_some() || !self.host.take_held_input() {
                break;
            }
            self.carry_out()?;
        }
        Ok(())
    }

    fn carry_out(&mut self) -> io::Result<()> {
        while let Some(effect) = self.host.next_effect() {
            match effect {
                HostEffect::Lobby(request) => {
                    // Leaving is never dropped: others see who is there.
                    let is_leaving =
                        matches!(request, LobbyRequest::Leave | LobbyRequest::Close(_));
                    if is_leaving || self.may_ask() {
                        self.services.lobby.request(self.visitor.session_id, request);
                    }
                }
                HostEffect::Quit => self.end = Some(SessionEnd::Quit),
                HostEffect::File(FileEffect::Remember(preferences)) => {
                    self.services.settings.write(self.visitor.session_id.player, preferences);
                }
                // No capability allows it.
                HostEffect::File(_) => {}
                HostEffect::Terminal(effect) => {
                    if self.buffer.waiting() < MOST_BESIDES {
                        self.canvas.change(effect)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether another request to the lobby is within what people need; those of a flood are dropped.
    fn may_ask(&mut self) -> bool {
        let now = Instant::now();
        let is_old = |at: &Instant| now.saturating_duration_since(*at) >= Duration::from_secs(1);
        while self.asked.front().is_some_and(is_old) {
            self.asked.pop_front();
        }
        let is_allowed = self.asked.len() < MOST_REQUESTS;
        if is_allowed {
            self.asked.push_back(now);
        }
        is_allowed
    }

    /// Saves, says goodbye and gives the terminal back.
    async fn close(mut self, output: &mut (impl AsyncWrite + Unpin)) -> io::Result<SessionEnd> {
        let end = self.end.unwrap_or(SessionEnd::Lost);
        self.host.apply(Message::Ending);
        self.services.registry.remove(self.visitor.session_id);
        if let Some(store) = &self.host.services.store {
            store.end_session(self.visitor.session_id);
        }
        let is_partial = self.sent > 0 && self.sent < self.sending.len();
        if !matches!(end, SessionEnd::Lost | SessionEnd::Blocked) {
            // The rest of a frame that is under way comes first.
            let mut last = if is_partial { self.sending.split_off(self.sent) } else { Vec::new() };
            write_leave(&mut last)?;
            if let Some(sentence) = self.visitor.language.language().scope(|| end.sentence()) {
                last.extend(format!("{sentence}\r\n").bytes());
            }
            last.extend(self.host.farewell().replace('\n', "\r\n").bytes());
            last.extend(b"\r\n");
            // A client that does not read misses it.
            let _ = timeout(LAST_WORDS, async {
                output.write_all(&last).await?;
                output.flush().await
            })
            .await;
        }
        Ok(end)
    }
}

/// A session leaves registry and lobby also if it panics.
impl Drop for ScreenSession {
    fn drop(&mut self) {
        self.services.lobby.disconnect(self.visitor.session_id);
        self.services.registry.remove(self.visitor.session_id);
    }
}
