//! Reversi file formats: conversion of text and bytes to games, and back. This room touches no files.

mod board;
mod date;
mod detect;
mod diagram;
mod form;
pub mod ggf;
mod ggf_clock;
mod grid;
mod heading;
mod html;
mod json;
mod json_tree;
mod kind;
mod link;
mod listing;
pub mod obf;
pub mod pgn;
mod pgn_terms;
mod pgn_writer;
mod play;
mod player_name;
mod reading;
mod record;
mod sanitize;
pub mod sgf;
mod sgf_lexer;
mod sgf_terms;
mod sgf_writer;
mod site;
mod stop;
pub mod svg;
mod table;
pub mod text;
mod tokens;
mod upright;
pub mod wthor;

use board::is_cell;
pub use board::{BoardError, read as read_board, write as write_board};
pub use date::without_zone;
pub use detect::{read, read_bytes};
pub use form::Form;
pub use json::{Json, read as read_json, write as write_json};
pub use json_tree::{TreeJsonError, read_tree, write_tree};
pub use kind::RecordKind;
pub use player_name::{NAME_LENGTH, PlayerName};
pub use reading::{EarlyEnd, NoReading, Part, Reading, Readings, RecordLoss, Repair, Sureness};
pub use record::{Record, is_program};
pub use sanitize::{sanitize, sanitize_lines};
pub use stop::{
    GameError, GgfError, GridError, JsonError, MoveError, ObfError, PgnError, SgfError, SiteError,
    StopReason, TableError, TextError, WthorError,
};
pub use wthor::Names;
