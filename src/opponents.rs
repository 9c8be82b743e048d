//! Opponents: whoever plays a side without sitting at the keyboard, behind one seam, and the protocols that
//! programs are spoken to in.
//!
//! An [`Opponent`] is a level of the engine, or another program reached over a [`Transport`] of lines
//! ([`GtpOpponent`]). [`Seated`] keeps one in step with a game. The other way round, a [`Session`] is the
//! game that another program plays with us, whatever protocol it speaks; [`GtpServer`] speaks GTP.
//! Nothing here starts a process or reads a clock: that is the edge's.

mod error;
mod gtp_opponent;
mod gtp_server;
mod opponent;
mod request;
mod seated;
mod session;
mod transport;

pub use error::OpponentError;
pub use gtp_opponent::GtpOpponent;
pub use gtp_server::GtpServer;
pub use opponent::{Opponent, Terms};
pub use request::{MoveRequest, OpponentSpec};
pub use seated::Seated;
pub use session::{Session, SessionError};
pub use transport::Transport;
