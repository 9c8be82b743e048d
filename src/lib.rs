//! outflank: Reversi (Othello) and tic-tac-toe for the terminal.
//!
//! | room | holds | knows |
//! |---|---|---|
//! | [`words`] | every sentence, by name, from one file of text | nobody |
//! | [`rules`] | squares, moves, games, variants, transcripts | nobody |
//! | [`records`] | the file formats of the field | `rules` |
//! | [`engine`] | the computer players | `rules` |
//! | [`coach`] | what moves do, in words, and what a game was worth | `engine`, `rules`, `words` |
//! | [`explorer`] | what was played in a position, and how it went | `records`, `rules` |
//! | [`club`] | tournaments between whoever plays, and ratings | `rules` |
//! | [`opponents`] | whoever plays behind the seam, and the protocols of programs | `engine`, `records`, `rules`, `words` |
//! | [`school`] | lessons and puzzles, and what answers them | `coach`, `engine`, `records`, `rules` |
//! | [`store`] | what is kept of games, and how it is asked for | `school`, `explorer`, `coach`, `opponents`, `engine`, `records`, `rules`, `words` |
//! | [`app`] | the pages, and what keys do to them | `store`, `school`, `explorer`, `coach`, `club`, `opponents`, `engine`, `records`, `rules`, `words` |
//! | [`ui`] | drawing, and what lies under the mouse | `app`, `store`, `school`, `coach`, `club`, `opponents`, `rules`, `words` |
//! | [`plain`] | the same game line by line, without a screen | `app`, `store`, `school`, `coach`, `opponents`, `engine`, `rules`, `words` |
//! | [`io`] | terminal, files, database, threads, signals, clock | `app`, `ui`, `plain`, `store`, `school`, `explorer`, `coach`, `opponents`, `engine`, `records`, `rules` |
//! | [`cli`] | the command line | `app`, `plain`, `io`, `store`, `school`, `explorer`, `coach`, `opponents`, `club`, `engine`, `records`, `rules`, `words` |
//! | [`trainer`] | what makes the figures of the engine and of the coach, a program of its own | `io`, `school`, `coach`, `engine`, `records`, `rules` |
//!
//! A turn of the loop in [`io::run`]: an event becomes an [`app::Message`], [`app::update`]
//! changes the [`app::App`] and returns [`app::Effects`], `io` fulfils those, and [`ui::draw`]
//! shows the app.

pub mod app;
#[cfg(feature = "program")]
pub mod cli;
pub mod club;
pub mod coach;
pub mod engine;
pub mod explorer;
#[cfg(feature = "program")]
pub mod io;
pub mod opponents;
pub mod plain;
pub mod records;
pub mod rules;
pub mod school;
pub mod store;
#[cfg(feature = "program")]
pub mod trainer;
pub mod ui;
pub mod words;
