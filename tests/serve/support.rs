//! A running server, and clients.

pub mod browser;
pub mod house;
pub mod players;
pub mod postgres;
#[path = "../it/support/pty.rs"]
#[allow(dead_code, reason = "the tests of the program use more of it")]
pub mod pty;
pub mod server;
