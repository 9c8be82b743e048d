//! Input and output: terminal, threads, files, database, signals, clock.

mod ansi;
mod app_host;
mod color;
pub mod config;
mod demo_course;
mod dirs;
mod engine_pool;
mod engines;
mod environment;
mod file_thread;
mod files;
mod guest_workers;
mod input_thread;
mod journal;
mod known_terminals;
mod last_words;
mod line_thread;
mod loop_event;
mod memory_reserve;
mod opponents;
mod pager;
mod patience;
mod picture_codes;
mod pictures;
mod plain_loop;
mod process;
#[cfg(unix)]
mod process_guard;
mod progress;
mod run;
#[cfg(unix)]
mod signals;
mod store_thread;
mod terminal;
mod terminal_names;
mod terminal_replies;
mod terminal_state;
mod timed_engine;
mod worker;

pub use crate::engine::Pace;
pub use ansi::board_lines;
pub use app_host::{AppHost, HostEffect};
pub use color::{ColorChoice, ColorFinding, color_finding};
pub use dirs::Dirs;
pub use engine_pool::{EnginePool, PoolClient, PoolTask, Priority, TaskState};
pub use engines::Engines;
pub use environment::{
    environment, has_other_encoding, system_language, terminal_size, use_local_time,
};
pub use files::{read_bytes, read_library, read_record_file, read_text, write_whole};
pub use journal::Journal;
pub use known_terminals::remembered;
pub use line_thread::LineThread;
pub use loop_event::AppSender;
pub use memory_reserve::ReservingAllocator;
pub use opponents::{Opponents, Seats};
pub use pager::{Pager, terminal_columns};
pub use patience::Patience;
pub use pictures::{Graphics, board_png};
pub use plain_loop::{converse, read_line};
pub use progress::progress_bar;
pub use run::{ANSWER_PATIENCE, Ending, UserFiles, demonstrate, run};
#[cfg(unix)]
pub use signals::flag_on_interrupt;
pub use store_thread::{StoreClient, StoreThread};
pub use terminal::{RawMode, say_last_words};
pub use terminal_names::TerminalNames;
pub use terminal_replies::{ReplyScanner, TerminalReply};
pub use terminal_state::{TerminalAnswers, TerminalState};
pub use timed_engine::{Alarm, TimedEngine};
pub use worker::Worker;
