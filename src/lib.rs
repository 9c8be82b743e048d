//! outflank: Reversi (Othello) and tic-tac-toe for the terminal.
//!
//! | room | holds | knows |
//! |---|---|---|
//! | [`rules`] | squares, moves, games, transcripts | nobody |
//! | [`records`] | the file formats of the field | `rules` |
//! | [`engine`] | the computer players | `rules` |
//! | [`coach`] | what moves do, in words, and what a game was worth | `engine`, `rules` |
//! | [`app`] | what is on the table and on the screen, and what keys do to it | `rules`, `records`, `engine`, `coach` |
//! | [`ui`] | drawing, and what lies under the mouse | `app`, `coach`, `rules` |
//! | [`plain`] | the same game line by line, without a screen | `app`, `coach`, `engine`, `rules` |
//! | [`io`] | terminal, files, threads, signals, clock | `app`, `ui`, `plain`, `coach`, `engine`, `records`, `rules` |
//! | [`cli`] | the command line | `app`, `plain`, `io`, `coach`, `engine`, `records`, `rules` |
//! | [`trainer`] | what makes the figures of the engine, a program of its own | `engine`, `rules` |
//!
//! A turn of the loop in [`io::run`]: an event becomes an [`app::Message`], [`app::update`]
//! changes the [`app::State`] and returns [`app::Effect`]s, `io` fulfils those, and [`ui::draw`]
//! shows the state.

pub mod app;
pub mod cli;
pub mod coach;
pub mod engine;
pub mod io;
pub mod plain;
pub mod records;
pub mod rules;
pub mod trainer;
pub mod ui;
