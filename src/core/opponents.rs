//! Opponents: whoever plays a side without sitting at the keyboard, behind one seam, and the protocols that
//! programs are spoken to in.
//!
//! An [`Opponent`] is a level of the engine, or another program reached over a [`Transport`] of lines
//! ([`GtpOpponent`], [`NboardOpponent`]); one that the player has named is a [`Guest`]. [`Seated`] keeps one in step with a game. The other way round, a [`Session`] is the
//! game that another program plays with us, whatever protocol it speaks; [`GtpServer`] speaks GTP, [`NboardServer`] NBoard's protocol.
//! Nothing here starts a process or reads a clock: that is the edge's.

mod chair;
mod connection;
mod error;
mod gtp_opponent;
mod gtp_server;
mod guest_log;
mod guest_name;
mod nboard_opponent;
mod nboard_server;
mod opinion;
mod opponent;
mod program;
mod referee;
mod request;
mod seated;
mod session;
mod transport;
mod trial;

pub use chair::{Chair, PersonTurn};
pub use error::OpponentError;
pub use gtp_opponent::GtpOpponent;
pub use gtp_server::GtpServer;
pub use guest_log::{GuestLog, LogLine, LogSource, LoggedTransport};
pub use guest_name::{GuestName, GuestNameError};
pub use nboard_opponent::NboardOpponent;
pub use nboard_server::NboardServer;
pub use opinion::{Opinion, Opinions};
pub use opponent::{Introduction, Opponent, Terms};
pub use program::{Guest, Program, Protocol};
pub use referee::{Referee, RefereedGame};
pub use request::{MoveRequest, OpponentSpec};
pub use seated::Seated;
pub use session::{Session, SessionError};
pub use transport::Transport;
pub use trial::{TRIAL_TIME, Trial, try_out};
