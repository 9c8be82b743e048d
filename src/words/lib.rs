//! Words: turns values of the core into sentences.
//!
//! A value becomes a sentence in one place. A fact is a Rust value with named fields; its variant names a message of the
//! catalogue, and its fields are the arguments. An error is a value too: its `Display` is English, for programmers and
//! logs, and [`Sentence`] is for players.
//!
//! ```
//! use outflank_core::coach::Fact;
//! use outflank_core::rules::{Color, Square, Variant};
//! use outflank_words::{KnownLanguage, Listener, fact_sentence};
//!
//! let (square, corner): (Square, Square) = ("b2".parse()?, "a1".parse()?);
//! let listener = Listener { variant: Variant::REVERSI, you: Some(Color::White) };
//! let sentence = || fact_sentence(&Fact::GivesCorner { corner }, Color::Black, square, &listener);
//! assert_eq!(sentence(), "b2 lets White take corner a1.");
//! let german = KnownLanguage::of_tag("de").expect("it has a catalogue").language();
//! assert_eq!(german.scope(sentence), "b2 lässt Weiß die Ecke a1 nehmen.");
//! # Ok::<(), outflank_core::rules::NotASquare>(())
//! ```

mod arguments;
mod catalogue;
mod errors;
mod facts;
mod known;
mod language;
mod lessons;
mod listener;
mod names;
mod readings;
mod reviews;
mod tictactoe;
mod wrap;

pub use catalogue::LanguageError;
pub use errors::{Sentence, error_sentence, explain};
pub use facts::{
    adds_to_headline, fact_sentence, headline, principle_sentence, subject_to_practise,
};
pub use known::{KnownLanguage, names_other_encoding, names_unicode};
pub use language::{
    Argument, Language, decimal, grouped, message, of, percent, signed, signed_decimal, who,
};
pub use lessons::lessons;
pub use listener::Listener;
pub use names::{
    about_level, color_name, game_title, habits, level_choice, level_name, level_tag,
    listed_player, player_name, side_name, side_names, sought_names,
};
pub use readings::{complaints, guess, reading_complaints, record_summary};
pub use reviews::{
    certainty_label, looked, moment_sentence, noted_ply, question_about, question_to_show,
    summary_sentences,
};
pub use tictactoe::{tictactoe_nudge, tictactoe_sentence};
pub use wrap::{capitalised, padded, padded_left, wrapped};
