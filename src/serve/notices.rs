//! Notices between the servers of one database, over its channel.

use super::operator::OperatorNotice;
use super::people::{CHANNEL, PeopleSource};
use crate::lobby::PeopleNotice;
use fallible_iterator::FallibleIterator as _;
use serde::{Deserialize, Serialize};
use std::thread;
use std::time::Duration;

/// Time between two attempts to connect.
const PAUSE: Duration = Duration::from_millis(500);

/// A notice with its sender: 0 for the operator's command line.
#[derive(Serialize, Deserialize)]
struct Envelope<N> {
    from: i64,
    notice: N,
}

/// Text of a notice.
pub fn write(from: i64, notice: impl Serialize) -> String {
    serde_json::to_string(&Envelope { from, notice }).expect("numbers and texts")
}

/// Incoming message.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Incoming {
    Notice(PeopleNotice),
    Operator(OperatorNotice),
    /// Notices may have been lost: the connection is new.
    #[serde(skip)]
    Gap,
}

/// Receives notices of other servers for as long as the program runs.
pub fn receive(server: i64, source: &PeopleSource, mut take: impl FnMut(Incoming)) {
    loop {
        let Some(mut client) = source.listen() else {
            thread::sleep(PAUSE);
            continue;
        };
        take(Incoming::Gap);
        let mut notifications = client.notifications();
        let mut arriving = notifications.blocking_iter();
        // It ends with the connection.
        while let Ok(Some(notification)) = arriving.next() {
            // A later version of the program may say more.
            let envelope: Option<Envelope<Incoming>> =
                serde_json::from_str(notification.payload()).ok();
            if notification.channel() == CHANNEL
                && let Some(envelope) = envelope.filter(|envelope| envelope.from != server)
            {
                take(envelope.notice);
            }
        }
    }
}
