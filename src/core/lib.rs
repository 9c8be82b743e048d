//! Reversi (Othello) without a screen: the library of the program [`outflank`](https://docs.rs/outflank).
//!
//! It needs no files, terminal, threads or C compiler, and builds for wasm32.
//!
//! | room | holds | knows |
//! |---|---|---|
//! | [`bits`] | bit streams and prefix codes | nothing |
//! | [`rules`] | squares, moves, games, variants, transcripts | nothing |
//! | [`records`] | the file formats of the field | `rules` |
//! | [`engine`] | the computer players | `rules`, `bits` |
//! | [`coach`] | effects of moves, and reviews of games | `engine`, `rules` |
//! | [`explorer`] | library statistics of positions | `records`, `rules`, `bits` |
//! | [`club`] | tournaments and ratings | `rules` |
//! | [`opponents`] | opponents behind one interface, and the protocols of programs | `engine`, `records`, `rules` |
//! | [`lobby`] | people who play each other: accounts, seeks, shared games, tournaments, ratings | `club`, `records`, `rules` |
//! | [`school`] | lessons and puzzles | `coach`, `engine`, `records`, `rules`, `bits` |
//! | [`store`] | types and requests of the library | `school`, `explorer`, `coach`, `opponents`, `engine`, `records`, `rules` |

#[cfg(all(doctest, feature = "full"))]
#[doc = include_str!("README.md")]
struct Readme;

#[cfg(feature = "engine")]
pub mod bits;
#[cfg(feature = "full")]
pub mod club;
#[cfg(feature = "coach")]
pub mod coach;
#[cfg(feature = "engine")]
pub mod engine;
#[cfg(feature = "full")]
pub mod explorer;
#[cfg(feature = "full")]
pub mod lobby;
#[cfg(feature = "full")]
pub mod opponents;
#[cfg(feature = "records")]
pub mod records;
pub mod rules;
#[cfg(feature = "full")]
pub mod school;
#[cfg(feature = "full")]
pub mod store;
