//! Names of sides, games, levels and players.

use crate::language::of;
use crate::say;
use outflank_core::engine::Level;
use outflank_core::engine::people::PersonRating;
use outflank_core::records::PlayerName;
use outflank_core::rules::{Color, Variant};
use outflank_core::store::{GameEntry, SoughtName};

/// Name of a colour for players; `Display` is for files.
pub fn color_name(color: Color) -> String {
    match color {
        Color::Black => say!("side-black"),
        Color::White => say!("side-white"),
    }
}

/// Name of a side for players: a colour, or a letter in tic-tac-toe.
pub fn side_name(variant: Variant, side: Color) -> String {
    if variant.has_lettered_sides() { side.letter().to_string() } else { color_name(side) }
}

pub fn side_names(variant: Variant) -> [String; 2] {
    Color::BOTH.map(|side| side_name(variant, side))
}

pub fn game_title(variant: Variant) -> String {
    of("game", variant.key)
}

/// A sentence with the measured habits of players of this rating.
pub fn habits(rating: PersonRating) -> String {
    of("person", &rating.to_string())
}

/// Name of a level; a matched level has a number only.
pub fn level_name(level: Level) -> String {
    if let Some(rating) = level.person() {
        return rating.name().to_owned();
    }
    if level.is_matched() {
        return level.to_string();
    }
    of("level-name", &level.to_string().to_lowercase())
}

/// Levels that have a name in every language.
fn named_levels() -> impl Iterator<Item = Level> {
    [Variant::REVERSI, Variant::TIC_TAC_TOE].into_iter().flat_map(Level::of).copied()
}

/// Name of a player; the reader is called `own`, or *You* if that is empty. Empty if the player is unknown.
///
/// ```
/// use outflank_core::records::PlayerName;
/// use outflank_words::{KnownLanguage, player_name};
///
/// assert_eq!(player_name(&PlayerName::You, ""), "You");
/// let french = KnownLanguage::of_tag("fr").expect("it has a catalogue").language();
/// assert_eq!(french.scope(|| player_name(&PlayerName::You, "")), "Vous");
/// assert_eq!(french.scope(|| player_name(&PlayerName::named("You"), "")), "You");
/// ```
pub fn player_name(name: &PlayerName, own: &str) -> String {
    match name {
        PlayerName::You if own.is_empty() => say!("player-you"),
        PlayerName::You => own.to_owned(),
        PlayerName::Computer => say!("player-computer"),
        PlayerName::Level(text) => {
            let level = named_levels().find(|level| level.to_string() == *text);
            level.map_or_else(|| text.clone(), level_name)
        }
        name => name.to_string(),
    }
}

/// Name of a player in a list of games: that of the side in a game of two persons here, `?` if unknown elsewhere.
pub fn listed_player(entry: &GameEntry, side: Color, own: &str) -> String {
    match &entry.players[side.index()] {
        PlayerName::Unknown if entry.is_own => side_name(entry.variant, side),
        PlayerName::Unknown => "?".to_owned(),
        name => player_name(name, own),
    }
}

/// Kinds of names that the words of a search mean in the current language; the reader is called `own`.
pub fn sought_names(words: &str, own: &str) -> Vec<SoughtName> {
    let levels = named_levels().map(|level| PlayerName::Level(level.to_string()));
    let kinds: Vec<PlayerName> =
        [PlayerName::You, PlayerName::Computer].into_iter().chain(levels).collect();
    let names = |kind: &PlayerName| {
        let own = Some(own.to_lowercase()).filter(|_| *kind == PlayerName::You);
        own.into_iter().chain([player_name(kind, "").to_lowercase()])
    };
    let words = words.split_whitespace().map(str::to_lowercase);
    words
        .flat_map(|word| {
            let meant = kinds.iter().filter(|kind| names(kind).any(|name| name.contains(&word)));
            meant
                .map(|kind| SoughtName { word: word.clone(), kind: kind.clone() })
                .collect::<Vec<_>>()
        })
        .collect()
}

/// A level in a list: `4 Novice`, `Match me`, or `Ann, 1300`.
pub fn level_choice(level: Level) -> String {
    if let Some(rating) = level.person() {
        return say!("level-person", name = rating.name(), rating = rating.to_string());
    }
    if level.is_matched() {
        return say!("level-matched");
    }
    format!("{} {}", level.number(), level_name(level))
}

/// Strength of a player: `level 4`, `rating 1430`, or `like people of 1300`.
pub fn level_tag(level: Level) -> String {
    if let Some(rating) = level.person() {
        return say!("level-like-people", rating = rating.to_string());
    }
    if level.is_matched() {
        return say!("level-rating", rating = level.number().to_string());
    }
    say!("level-number", number = level.number())
}

/// Description of a level's play for beginners.
pub fn about_level(level: Level) -> String {
    if let Some(rating) = level.person() {
        let about = habits(rating);
        return if rating.is_rare() { say!("level-person-rare", about = about) } else { about };
    }
    of("level", &level.to_string().to_lowercase())
}
