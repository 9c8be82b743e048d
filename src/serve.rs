//! The server: the program over ssh and in a browser, for any number of visitors at once.
//!
//! Each session is an app as at home, with a terminal at the other end of a network. Sessions are tasks of tokio, which
//! is used nowhere else; the engine and the library have threads of their own.

mod admission;
mod background;
mod backup;
mod bans;
mod client;
mod frame_buffer;
mod frame_pace;
mod hook;
mod host;
mod host_key;
mod house;
mod line_editor;
mod listener;
mod lobby_thread;
mod log;
mod notices;
mod operations;
mod operator;
mod operator_socket;
mod options;
mod people;
mod plain_session;
mod registry;
mod screen_session;
mod server;
mod services;
mod settings_writer;
mod setup;
mod ssh;
mod stats;
mod terminal_kind;
mod tournament_file;
mod unix_time;
mod visitor;
mod web;

pub use admission::{Admission, Admitted, Crowded, Network};
pub use backup::back_up;
pub use bans::Bans;
pub use host::host;
pub use operator::{Operator, OperatorCommand, OperatorError, OperatorNotice};
pub use options::{Commands, Limits, ServeOptions};
pub use people::{PeopleDb, PeopleSource};
pub use server::{administer, check, serve};
pub use setup::{SetupFile, SetupPlace};
