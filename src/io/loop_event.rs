//! Events of the loop, from the terminal and from background threads.

use super::terminal_replies::TerminalReply;
use crate::app::Message;
use crate::screen::InputEvent;
use crate::store::{Address, StoreEvent};
use std::sync::mpsc::Sender;

/// An event of the loop.
#[derive(Debug)]
pub enum LoopEvent {
    Input(InputEvent),
    /// A reply of the terminal.
    Reply(TerminalReply),
    InputLost,
    /// A message of a background thread.
    Message(Message),
    Store(Address, StoreEvent),
    /// More was committed or flushed.
    StoreProgress,
    #[cfg(unix)]
    Signal(super::signals::SignalEvent),
}

/// Sends messages from other threads to the app.
#[derive(Clone, Debug)]
pub struct AppSender(Sender<LoopEvent>);

impl AppSender {
    pub const fn new(sender: Sender<LoopEvent>) -> Self {
        Self(sender)
    }

    /// Sends a message; it is dropped if the program is ending.
    pub fn notify(&self, message: Message) {
        drop(self.0.send(LoopEvent::Message(message)));
    }
}
