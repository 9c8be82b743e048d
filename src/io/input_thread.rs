//! The input thread, which reads the terminal and never blocks on others.

#[cfg(unix)]
use super::terminal_replies::ReplyScanner;
use super::terminal_replies::TerminalReply;
use super::threads::spawn;
use crate::app::{Key, KeyCode};
use crate::screen::InputEvent;
#[cfg(unix)]
use crate::screen::InputParser;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Limit of waiting events, more than typing can reach; further events are dropped.
const MOST_WAITING: usize = 2048;

/// Number of events waiting.
#[derive(Clone, Debug, Default)]
pub struct Waiting(Arc<AtomicUsize>);

impl Waiting {
    pub fn taken(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// Whether an event may be queued; Ctrl-C always may. An admitted event is counted.
    fn admits(&self, event: &InputEvent) -> bool {
        let is_interrupt = matches!(
            event,
            InputEvent::Key(Key { code: KeyCode::Char('c'), has_control: true, .. })
        );
        let may_wait = is_interrupt || self.0.load(Ordering::Relaxed) < MOST_WAITING;
        self.0.fetch_add(usize::from(may_wait), Ordering::Relaxed);
        may_wait
    }
}

pub enum Input {
    /// A key, click or paste.
    Event(InputEvent),
    /// A reply of the terminal.
    #[cfg_attr(not(unix), allow(dead_code, reason = "a Windows console sends no replies"))]
    Reply(TerminalReply),
    /// The terminal is gone.
    Lost,
}

/// Reads the terminal on a thread of its own. `notify` receives every event and returns whether the receiver still
/// exists. Errors: if the system gives no thread.
pub fn start(waiting: Waiting, notify: impl Fn(Input) -> bool + Send + 'static) -> io::Result<()> {
    spawn("input", move || {
        read(&mut |input| match &input {
            Input::Event(event) => !waiting.admits(event) || notify(input),
            Input::Reply(_) | Input::Lost => notify(input),
        });
        notify(Input::Lost);
    })?;
    Ok(())
}

/// Reads until the terminal is gone or the receiver is.
#[cfg(unix)]
fn read(notify: &mut dyn FnMut(Input) -> bool) {
    use nix::errno::Errno;
    use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
    use std::os::fd::AsFd as _;
    let stdin = io::stdin();
    let mut parser = InputParser::default();
    let mut scanner = ReplyScanner::default();
    let mut bytes = [0; 4096];
    let mut is_open = true;
    while is_open {
        let patience = parser.patience().map(|it| PollTimeout::try_from(it).expect("it is short"));
        let mut fds = [PollFd::new(stdin.as_fd(), PollFlags::POLLIN)];
        match poll(&mut fds, patience.unwrap_or(PollTimeout::NONE)) {
            Err(Errno::EINTR) => continue,
            Err(_) => return,
            Ok(0) => {
                parser.pause(&mut |event| is_open &= notify(Input::Event(event)));
                continue;
            }
            Ok(_) => {}
        }
        // The last bytes of a closed terminal are ignored.
        let gone = PollFlags::POLLHUP | PollFlags::POLLERR | PollFlags::POLLNVAL;
        if fds[0].revents().is_some_and(|events| events.intersects(gone)) {
            return;
        }
        match nix::unistd::read(&stdin, &mut bytes) {
            Ok(0) => return,
            Ok(count) => {
                let bytes = &bytes[..count];
                scanner.feed(bytes, &mut |reply| is_open &= notify(Input::Reply(reply)));
                parser.feed(bytes, &mut |event| is_open &= notify(Input::Event(event)));
            }
            Err(Errno::EINTR | Errno::EAGAIN) => {}
            Err(_) => return,
        }
    }
}

/// Reads until the terminal is gone or the receiver is.
#[cfg(not(unix))]
fn read(notify: &mut dyn FnMut(Input) -> bool) {
    while let Ok(event) = crossterm::event::read() {
        let event = console_event(event);
        if event.is_some_and(|event| !notify(Input::Event(event))) {
            return;
        }
    }
}

/// An event of a Windows console; `None` for one without meaning.
#[cfg(not(unix))]
fn console_event(event: crossterm::event::Event) -> Option<InputEvent> {
    use crossterm::event::{Event, KeyEventKind, MouseButton, MouseEventKind};
    Some(match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => InputEvent::Key(key_of(key)?),
        Event::Key(_) => return None,
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                InputEvent::Click { column: mouse.column, row: mouse.row }
            }
            MouseEventKind::ScrollUp => InputEvent::ScrollUp,
            MouseEventKind::ScrollDown => InputEvent::ScrollDown,
            _ => return None,
        },
        Event::Paste(text) => InputEvent::Paste(text),
        Event::FocusGained => InputEvent::Focus(true),
        Event::FocusLost => InputEvent::Focus(false),
        Event::Resize(width, height) => InputEvent::Resize(width, height),
    })
}

/// A key of a Windows console; `None` for an unknown one.
#[cfg(not(unix))]
fn key_of(key: crossterm::event::KeyEvent) -> Option<Key> {
    use crossterm::event::{KeyCode as ConsoleKey, KeyModifiers};
    let code = match key.code {
        ConsoleKey::Char(c) => KeyCode::Char(c),
        ConsoleKey::Enter => KeyCode::Enter,
        ConsoleKey::Esc => KeyCode::Esc,
        ConsoleKey::Tab => KeyCode::Tab,
        ConsoleKey::BackTab => KeyCode::BackTab,
        ConsoleKey::Backspace => KeyCode::Backspace,
        ConsoleKey::Delete => KeyCode::Delete,
        ConsoleKey::Insert => KeyCode::Insert,
        ConsoleKey::Up => KeyCode::Up,
        ConsoleKey::Down => KeyCode::Down,
        ConsoleKey::Left => KeyCode::Left,
        ConsoleKey::Right => KeyCode::Right,
        ConsoleKey::Home => KeyCode::Home,
        ConsoleKey::End => KeyCode::End,
        ConsoleKey::PageUp => KeyCode::PageUp,
        ConsoleKey::PageDown => KeyCode::PageDown,
        ConsoleKey::F(number) => KeyCode::F(number),
        _ => return None,
    };
    let has = |modifier| key.modifiers.contains(modifier);
    Some(Key { code, has_control: has(KeyModifiers::CONTROL), has_alt: has(KeyModifiers::ALT) })
}
