//! Opponents behind one interface, and the protocols of programs.
//!
//! An [`Opponent`] is a level of the engine, or a program reached over a [`Transport`] of lines ([`GtpOpponent`],
//! [`NboardOpponent`]); a configured one is a [`Guest`]. [`SyncedOpponent`] keeps an opponent in step with a game. In the
//! other direction, a [`Session`] is a game that another program plays with us; [`GtpServer`] and [`NboardServer`]
//! speak the protocols. This room starts no process and reads no clock.

mod connection;
mod error;
mod gtp_opponent;
mod gtp_server;
mod guest_log;
mod guest_name;
mod local_player;
mod nboard_opponent;
mod nboard_server;
mod opinion;
mod opponent;
mod program;
mod referee;
mod request;
mod session;
mod synced_opponent;
mod transport;
mod trial;

pub use error::OpponentError;
pub use gtp_opponent::GtpOpponent;
pub use gtp_server::GtpServer;
pub use guest_log::{GuestLog, LogLine, LogSource, LoggedTransport};
pub use guest_name::{GuestName, GuestNameError};
pub use local_player::{LocalPlayer, PendingMove};
pub use nboard_opponent::NboardOpponent;
pub use nboard_server::NboardServer;
pub use opinion::{Opinion, Opinions};
pub use opponent::{Introduction, Opponent, Terms};
pub use program::{Guest, Program, Protocol};
pub use referee::{PlayerFault, Referee, RefereedGame};
pub use request::{MoveRequest, OpponentSpec};
pub use session::{Session, SessionError};
pub use synced_opponent::SyncedOpponent;
pub use transport::Transport;
pub use trial::{TRIAL_TIME, Trial, try_out};
