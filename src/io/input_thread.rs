//! The input thread, which reads the terminal and never blocks on others.

use super::input_parser::InputParser;
use super::terminal_replies::{GraphicsReply, ReplyScanner};
use crossterm::event::{Event, KeyCode, KeyModifiers};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

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
    fn admits(&self, event: &Event) -> bool {
        let is_interrupt = matches!(event, Event::Key(key)
            if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL));
        let may_wait = is_interrupt || self.0.load(Ordering::Relaxed) < MOST_WAITING;
        self.0.fetch_add(usize::from(may_wait), Ordering::Relaxed);
        may_wait
    }
}

pub enum Input {
    /// A key, click or paste.
    Event(Event),
    /// A reply of the terminal.
    Reply(GraphicsReply),
    /// The terminal is gone.
    Lost,
}

/// Reads the terminal on a thread of its own. `notify` receives every event and returns whether the receiver still
/// exists. Errors: if the system gives no thread.
pub fn start(waiting: Waiting, notify: impl Fn(Input) -> bool + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name("input".to_owned()).spawn(move || {
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
        if !notify(Input::Event(event)) {
            return;
        }
    }
}
