//! Reversi (Othello) without a screen: what the program [`outflank`](https://docs.rs/outflank) is built on.
//!
//! The package needs no files, no threads of a terminal, no C compiler, and builds for wasm32.
//!
//! | room | holds | knows |
//! |---|---|---|
//! | [`words`] | every sentence, by name, from one file of text a language | nobody |
//! | [`rules`] | squares, moves, games, variants, transcripts | `words` |
//! | [`records`] | the file formats of the field | `rules`, `words` |
//! | [`engine`] | the computer players | `rules`, `words` |
//! | [`coach`] | what moves do, in words, and what a game was worth | `engine`, `rules`, `words` |
//! | [`explorer`] | what was played in a position, and how it went | `records`, `rules`, `words` |
//! | [`club`] | tournaments between whoever plays, and ratings | `rules`, `words` |
//! | [`opponents`] | whoever plays behind the seam, and the protocols of programs | `engine`, `records`, `rules`, `words` |
//! | [`school`] | lessons and puzzles, and what answers them | `coach`, `engine`, `records`, `rules`, `words` |
//! | [`store`] | what is kept of games, and how it is asked for | `school`, `explorer`, `coach`, `opponents`, `engine`, `records`, `rules`, `words` |

pub mod club;
pub mod coach;
pub mod engine;
pub mod explorer;
pub mod opponents;
pub mod records;
pub mod rules;
pub mod school;
pub mod store;
pub mod words;
