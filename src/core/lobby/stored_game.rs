//! The stored form of a shared game.

use super::account::AccountId;
use super::event_game::EventGame;
use super::glicko::GlickoRating;
use super::shared_game::{
    Offer, OfferKind, RatingStep, SharedGame, SharedGameNumber, SharedPlayer,
};
use super::terms::{GamePace, GameTerms, SideWish};
use super::vacation::Vacations;
use crate::records::{Record, read_json, write_json};
use crate::rules::Color;
use serde::{Deserialize, Serialize};

/// A rating as numbers: value, deviation, volatility.
type RatingJson = [f64; 3];

/// State of a shared game as JSON, without number and revision, which are columns of the store.
#[derive(Debug, Serialize, Deserialize)]
pub struct StoredSharedGame {
    /// The game with clocks, in the form of records.
    record: String,
    players: [PlayerJson; 2],
    /// A time control, or a number of days.
    control: Option<String>,
    days: Option<u8>,
    rated: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tournament: Option<EventGame>,
    /// Letter of the offering side, and the kind.
    offer: Option<(char, String)>,
    agreement: Option<String>,
    begun: i64,
    moved: i64,
    ratings: Option<[[RatingJson; 2]; 2]>,
}

#[derive(Debug, Serialize, Deserialize)]
struct PlayerJson {
    id: i64,
    name: String,
    guest: bool,
    rating: RatingJson,
    #[serde(default)]
    vacations: Vacations,
}

/// Error of an invalid stored game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a shared game could not be read: {0}")]
pub struct StoredGameError(String);

fn numbers(rating: GlickoRating) -> RatingJson {
    [rating.value, rating.deviation, rating.volatility]
}

const fn rating([value, deviation, volatility]: RatingJson) -> GlickoRating {
    GlickoRating { value, deviation, volatility }
}

impl StoredSharedGame {
    /// JSON of a game.
    pub fn write(game: &SharedGame) -> String {
        let record = Record { clocks: game.clocks.clone(), ..Record::of(game.game.clone()) };
        let (control, days) = match game.terms.pace {
            GamePace::Live(control) => (Some(control.to_string()), None),
            GamePace::Days(days) => (None, Some(days)),
        };
        let player = |player: &SharedPlayer| PlayerJson {
            id: player.id.0,
            name: player.name.clone(),
            guest: player.is_guest,
            rating: numbers(player.rating),
            vacations: player.vacations.clone(),
        };
        let stored = Self {
            record: write_json(&record),
            players: [player(&game.players[0]), player(&game.players[1])],
            control,
            days,
            rated: game.terms.is_rated,
            tournament: game.tournament.clone(),
            offer: game.offer.map(|offer| (offer.by.letter(), offer.kind.to_string())),
            agreement: game.agreement.map(|agreement| agreement.to_string()),
            begun: game.begun,
            moved: game.moved,
            ratings: game
                .ratings
                .map(|steps| steps.map(|step| [numbers(step.before), numbers(step.after)])),
        };
        serde_json::to_string(&stored).expect("texts and numbers")
    }

    /// The game of a JSON text.
    ///
    /// # Errors
    ///
    /// [`StoredGameError`] if the text is not such a game.
    pub fn read(
        text: &str,
        number: SharedGameNumber,
        revision: u64,
    ) -> Result<SharedGame, StoredGameError> {
        let wrong = |why: String| StoredGameError(why);
        let stored: Self = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
        let record = read_json(&stored.record).map_err(|error| wrong(error.to_string()))?;
        let pace = match (&stored.control, stored.days) {
            (Some(control), _) => {
                GamePace::Live(control.parse().map_err(|_| wrong(format!("control {control}")))?)
            }
            (None, Some(days)) => GamePace::Days(days),
            (None, None) => return Err(wrong("no pace".to_owned())),
        };
        let offer = stored.offer.map(|(side, kind)| {
            let by = Color::BOTH.into_iter().find(|color| color.letter() == side);
            let kind = kind.parse::<OfferKind>().ok();
            by.zip(kind).map(|(by, kind)| Offer { by, kind }).ok_or(wrong("offer".to_owned()))
        });
        let agreement = stored.agreement.map(|text| text.parse().map_err(|_| wrong(text.clone())));
        let player = |player: PlayerJson| SharedPlayer {
            id: AccountId(player.id),
            name: player.name,
            is_guest: player.guest,
            rating: rating(player.rating),
            vacations: player.vacations,
        };
        let variant = record.game.variant();
        Ok(SharedGame {
            number,
            revision,
            players: stored.players.map(player),
            terms: GameTerms { variant, pace, is_rated: stored.rated, side: SideWish::Random },
            tournament: stored.tournament,
            game: record.game,
            clocks: record.clocks,
            offer: offer.transpose()?,
            agreement: agreement.transpose()?,
            begun: stored.begun,
            moved: stored.moved,
            ratings: stored.ratings.map(|steps| {
                steps.map(|[before, after]| RatingStep {
                    before: rating(before),
                    after: rating(after),
                })
            }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lobby::{GlickoRating, PersonAccount, TableAction};
    use proptest::collection::vec;
    use proptest::prelude::*;
    use std::time::Duration;

    fn players() -> [PersonAccount; 2] {
        [1, 2].map(|number| PersonAccount {
            id: AccountId(number),
            name: None,
            is_guest: false,
            is_muted: false,
            rating: GlickoRating::NEW,
            games: 0,
            correspondence: GlickoRating::NEW,
            vacations: Vacations::default(),
        })
    }

    fn comes_back(game: &SharedGame) -> Result<(), TestCaseError> {
        let text = StoredSharedGame::write(game);
        let read = StoredSharedGame::read(&text, game.number, game.revision);
        prop_assert_eq!(read, Ok(game.clone()));
        Ok(())
    }

    proptest! {
        /// Records hold no passes; a game whose last ply is a pass once came back without it, and stood still.
        #[test]
        fn each_state_of_a_game_comes_back_equal(choices in vec(0..64_usize, 64)) {
            let [black, white] = players();
            let mut game = SharedGame::new([&black, &white], GameTerms::default(), 0);
            for choice in choices {
                let Some(side) = game.to_move() else { break };
                comes_back(&game)?;
                let mut resigned = game.clone();
                resigned.act(side, TableAction::Resign, Duration::ZERO, 5).expect("it runs");
                comes_back(&resigned)?;
                let legal = game.game.legal_moves();
                let place = legal.squares().nth(choice % legal.squares().count());
                let action = TableAction::Place(place.expect("the side has a move"));
                game.act(side, action, Duration::from_secs(1), 5).expect("legal");
            }
        }
    }
}
