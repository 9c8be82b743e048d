//! Openings in words.

use crate::rules::Game;
use crate::rules::openings::{NamedOpening, opening_at};
use crate::words::{self, say};

/// The opening of this very position in a sentence: its name, the Japanese one if there is one, and its idea.
pub fn opening_in_words(game: &Game) -> Option<String> {
    let opening = opening_at(game)?;
    let (name, idea) = (opening.name(), idea(&opening));
    Some(match opening.japanese {
        Some(japanese) => {
            say!("opening-idea-japanese", name = name, japanese = japanese, idea = idea)
        }
        None => say!("opening-idea", name = name, idea = idea),
    })
}

fn idea(opening: &NamedOpening) -> String {
    words::of("opening", &key(opening.name()))
}

/// Key of an opening's message: the letters and digits of its name in lower case, other signs as hyphens.
fn key(name: &str) -> String {
    let name = name.to_lowercase().replace('\'', "");
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::openings::openings;

    #[test]
    fn every_opening_has_a_sentence_on_its_idea() {
        for opening in openings() {
            let idea = idea(&opening);
            assert!(idea.len() > 20 && idea.ends_with('.'), "{}: {idea}", opening.name());
        }
    }
}
