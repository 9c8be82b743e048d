//! Reversi file formats: conversion of text and bytes to games, and back. This room touches no files.

mod board;
mod date;
mod detect;
mod form;
pub mod ggf;
mod ggf_clock;
mod json;
mod json_tree;
mod link;
pub mod obf;
pub mod pgn;
pub mod quest;
mod record;
mod sanitize;
pub mod sgf;
mod sgf_lexer;
mod sgf_terms;
mod sgf_writer;
pub mod svg;
pub mod text;
pub mod wthor;

use board::is_cell;
pub use board::{BoardError, read as read_board, write as write_board};
pub use date::without_zone;
pub use detect::{Found, RecordKind, found_in, found_in_bytes};
pub use form::Form;
pub use json::{Json, JsonError, read as read_json, write as write_json};
pub use json_tree::{TreeJsonError, read_tree, write_tree};
pub use record::{NAME_LENGTH, Parsed, Record, is_program};
pub use sanitize::{sanitize, sanitize_lines};
pub use wthor::{Names, WthorError};
