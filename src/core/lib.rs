//! Reversi (Othello) without a screen: the library of the program [`outflank`](https://docs.rs/outflank).
//!
//! It needs no files, terminal, threads or C compiler, and builds for wasm32.
//!
//! | room | holds | knows |
//! |---|---|---|
//! | [`bits`] | bit streams and prefix codes | nothing |
//! | [`words`] | every sentence by name, from one text file a language | nothing |
//! | [`rules`] | squares, moves, games, variants, transcripts | `words` |
//! | [`records`] | the file formats of the field | `rules`, `words` |
//! | [`engine`] | the computer players | `rules`, `words`, `bits` |
//! | [`coach`] | effects of moves in words, and reviews of games | `engine`, `rules`, `words` |
//! | [`explorer`] | library statistics of positions | `records`, `rules`, `words`, `bits` |
//! | [`club`] | tournaments and ratings | `rules`, `words` |
//! | [`opponents`] | opponents behind one interface, and the protocols of programs | `engine`, `records`, `rules`, `words` |
//! | [`lobby`] | people who play each other: accounts, seeks, shared games, tournaments, ratings | `club`, `records`, `rules`, `words` |
//! | [`school`] | lessons and puzzles | `coach`, `engine`, `records`, `rules`, `words`, `bits` |
//! | [`store`] | types and requests of the library | `school`, `explorer`, `coach`, `opponents`, `engine`, `records`, `rules`, `words` |

pub mod bits;
pub mod club;
pub mod coach;
pub mod engine;
pub mod explorer;
pub mod lobby;
pub mod opponents;
pub mod records;
pub mod rules;
pub mod school;
pub mod store;
pub mod words;
