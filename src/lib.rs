//! outflank: Reversi (Othello) and tic-tac-toe for the terminal.
//!
//! The rooms (top-level modules) without a screen are those of the package [`outflank_core`] (`src/core`), re-exported
//! here. The program adds:
//!
//! | room | holds | knows |
//! |---|---|---|
//! | [`words`] | sentences: values of the core in nine languages, the package `outflank-words` | `store`, `school`, `explorer`, `coach`, `club`, `lobby`, `opponents`, `engine`, `records`, `rules` |
//! | [`app`] | the pages, and what keys do to them | `store`, `school`, `explorer`, `coach`, `club`, `lobby`, `opponents`, `engine`, `records`, `rules`, `words` |
//! | [`ui`] | drawing, and what a click means | `app`, `store`, `school`, `coach`, `club`, `lobby`, `opponents`, `rules`, `words` |
//! | [`screen`] | a terminal as bytes: frames, keys | `app`, `ui` |
//! | [`host`] | an app with clock, engines and store from outside | `app`, `ui`, `screen`, `lobby`, `store` |
//! | `config` | the settings as text | `app`, `opponents`, `engine`, `records`, `rules`, `words` |
//! | `library` | the games in a database | `store`, `school`, `explorer`, `coach`, `opponents`, `engine`, `records`, `rules`, `words` |
//! | [`plain`] | the same game line by line, without a screen | `app`, `host`, `store`, `school`, `coach`, `opponents`, `engine`, `rules`, `words` |
//! | `io` | terminal, files, threads, signals, clock | `app`, `host`, `ui`, `screen`, `plain`, `config`, `library`, `store`, `school`, `explorer`, `coach`, `lobby`, `opponents`, `engine`, `records`, `rules`, `words` |
//! | `serve` | the program over ssh and in a browser (feature `serve`) | `app`, `host`, `screen`, `plain`, `io`, `library`, `store`, `school`, `coach`, `club`, `lobby`, `opponents`, `engine`, `records`, `rules`, `words` |
//! | `cli` | the command line | `app`, `plain`, `io`, `serve`, `library`, `store`, `school`, `explorer`, `coach`, `opponents`, `club`, `engine`, `records`, `rules`, `words` |
//! | `web` | the program in a web page, a package of its own | `app`, `host`, `ui`, `screen`, `plain`, `config`, `library`, `store`, `coach`, `opponents`, `engine`, `records`, `rules`, `words` |
//! | `trainer` | what makes the figures of the engine and of the coach, a program and a package of its own | `school`, `coach`, `club`, `engine`, `records`, `rules`, `words` |
//!
//! `config` and `library` belong to the feature `data`, `io` and `cli` to `program`, `serve` to `serve`.
//!
//! A turn of the loop in `io::run`: an event becomes an [`app::Message`], [`app::update`]
//! changes the [`app::App`] and returns [`app::Effects`], `io` fulfils those, and [`ui::draw`]
//! shows the app.

pub use outflank_core::{
    club, coach, engine, explorer, lobby, opponents, records, rules, school, store,
};
pub use outflank_words as words;

pub mod app;
#[cfg(feature = "program")]
pub mod cli;
#[cfg(feature = "data")]
pub mod config;
pub mod host;
#[cfg(feature = "program")]
pub mod io;
#[cfg(feature = "data")]
pub mod library;
pub mod plain;
pub mod screen;
#[cfg(all(feature = "serve", unix))]
pub mod serve;
pub mod ui;
