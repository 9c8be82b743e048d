//! What people of each rating play, and what that says of a move.

use super::grade::{Grade, Stakes};
use crate::engine::people::PersonRating;
use crate::engine::search::TranspositionTable;
use crate::engine::{Level, PopularMove, Request, Resources, Stop, scale_to_one, shares_of_people};
use crate::rules::{Game, Position, Square, Turn, Variant};
use serde::{Deserialize, Serialize};

/// A position that people choose a move in, with the moves that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PeopleQuestion {
    /// The position, seen by the side to move.
    position: Position,
    /// The opponent's last move and the own one before it.
    last: [Option<Square>; 2],
}

/// Memory of the search, in MiB.
const MEBIBYTES: usize = 2;

/// Variant whose players are known.
const VARIANT: Variant = Variant::REVERSI;

impl PeopleQuestion {
    /// Question about the side that is to place a disc; `None` if there is none, or if people's moves are not known in
    /// the variant.
    pub fn of(game: &Game) -> Option<Self> {
        let is_known = game.variant().is_tournament() && matches!(game.turn(), Turn::Place(_));
        is_known.then(|| Self { position: *game.position(), last: Request::last_of(game.played()) })
    }

    /// Question about a position of the standard game, without known moves.
    pub const fn of_position(position: Position) -> Self {
        Self { position, last: [None; 2] }
    }

    /// Question about the move at a ply; `None` for a pass, beyond the end, and where people's moves are not known.
    pub fn before(game: &Game, ply: usize) -> Option<Self> {
        let is_move = game.played().get(ply)?.square().is_some();
        let (position, last) = (game.positions()[ply], Request::last_of(&game.played()[..ply]));
        (is_move && game.variant().is_tournament()).then_some(Self { position, last })
    }

    /// Shares of people, with the search that foretells them best; `None` if stopped.
    ///
    /// ```
    /// use outflank_core::coach::PeopleQuestion;
    /// use outflank_core::engine::{Resources, Stop, people::PersonRating};
    /// use outflank_core::rules::{Color, Variant, transcript};
    ///
    /// let game = transcript::read(Variant::REVERSI, Color::Black, "f5").expect("a legal move");
    /// let question = PeopleQuestion::of(&game).expect("White is to move");
    /// let shares = question.answer(&Resources::default(), &Stop::default()).expect("it ended");
    /// let (square, share) = shares.favourite(PersonRating::MOST);
    /// assert!(square.to_string() == "d6" && share > 0.5, "the diagonal opening is the most popular");
    /// ```
    pub fn answer(&self, resources: &Resources, stop: &Stop) -> Option<PeopleShares> {
        // A table of its own, for repeatable results.
        let table = &TranspositionTable::new(MEBIBYTES);
        let request = Request::of_position(self.position, VARIANT, Level::Random, 0);
        let request = Request { last: self.last, ..request };
        let mut moves = shares_of_people(&request, resources, table, stop)?;
        for place in 0..PersonRating::COUNT {
            let mut shares: Vec<f32> = moves.iter().map(|it| it.shares[place]).collect();
            temper(&mut shares, SHOWN_EXPONENT);
            for (popular, share) in moves.iter_mut().zip(shares) {
                popular.shares[place] = share;
            }
        }
        Some(PeopleShares { question: *self, moves })
    }
}

/// Exponent of the shares that are shown: as they are, they are too sure in games that the network has not learnt
/// (`outflank-train people --shown`). Persons draw from the shares as they are.
pub const SHOWN_EXPONENT: f32 = 0.8;

/// Raises shares to a power and scales them to a sum of 1: an exponent below 1 makes them less sure.
///
/// ```
/// use outflank_core::coach::temper;
///
/// let mut shares = [0.9, 0.1];
/// temper(&mut shares, 0.5);
/// assert!((shares[0] - 0.75).abs() < 1e-6 && (shares[1] - 0.25).abs() < 1e-6);
/// ```
pub fn temper(shares: &mut [f32], exponent: f32) {
    for share in shares.iter_mut() {
        *share = share.powf(exponent);
    }
    scale_to_one(shares);
}

/// Share of the people of each rating who play each move of a position, from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PeopleShares {
    pub question: PeopleQuestion,
    moves: Vec<PopularMove>,
}

impl PeopleShares {
    /// Share of a rating's people who play on a square.
    pub fn of(&self, square: Square, rating: PersonRating) -> f32 {
        let its = self.moves.iter().find(|it| it.square == square);
        its.map_or(0.0, |it| it.shares[rating.place()])
    }

    /// Move that most people of a rating play, and their share.
    ///
    /// # Panics
    ///
    /// Without a legal move, which no position of a question has.
    pub fn favourite(&self, rating: PersonRating) -> (Square, f32) {
        let shares = self.moves.iter().map(|it| (it.square, it.shares[rating.place()]));
        shares.max_by(|one, other| one.1.total_cmp(&other.1)).expect("there is a legal move")
    }

    /// Whether many people of a rating play on a square.
    pub fn is_common(&self, square: Square, rating: PersonRating) -> bool {
        self.of(square, rating) >= COMMON
    }

    /// Judgement of a move by its share where there was a choice; `None` where there was none.
    pub fn popularity(
        &self,
        square: Square,
        stakes: Stakes,
        rating: PersonRating,
    ) -> Option<Popularity> {
        let share = self.of(square, rating);
        let is_mistake = stakes.grade() >= Grade::Mistake;
        let is_choice = self.moves.len() > 1;
        // Others may find a move that is about as good.
        let is_good = |it: &&PopularMove| it.square == square || it.loss < WORSE;
        let good = self.moves.iter().filter(is_good).map(|it| it.shares[rating.place()]);
        is_choice.then_some(match share {
            _ if is_mistake && share >= TEMPTING => Popularity::Trap,
            _ if stakes.loss() == 0 && good.sum::<f32>() < FEW => Popularity::Hidden,
            _ => Popularity::Usual,
        })
    }
}

/// Share of people from which a move is common among them.
const COMMON: f32 = 0.25;

/// Share of people who fall into a trap: at least half.
const TEMPTING: f32 = 0.5;

/// Loss in discs from which a move is worse than the best one by more than the search may err.
const WORSE: i32 = 2;

/// Share below which few find the best move, or one about as good.
const FEW: f32 = 0.2;

/// Judgement of a move by the share of people who play it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Popularity {
    /// A mistake that most people make.
    Trap,
    /// A best move that few people find, nor one about as good.
    Hidden,
    Usual,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::SearchDepth;
    use crate::rules::{Color, transcript};

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    /// Shares of f4 and d6 that rise and fall with the rating; d6 loses some discs.
    fn shares(loss: i32) -> PeopleShares {
        let game = transcript::read(VARIANT, Color::Black, "f5").expect("a legal move");
        let rising = std::array::from_fn(|place| 0.05 * (place + 1) as f32);
        let falling = rising.map(|share: f32| 1.0 - share);
        let question = PeopleQuestion::of(&game).expect("White is to move");
        let moves = [("f4", 0, rising), ("d6", loss, falling)]
            .map(|(name, loss, shares)| PopularMove { square: square(name), loss, shares });
        PeopleShares { question, moves: moves.to_vec() }
    }

    #[test]
    fn a_trap_is_a_mistake_that_most_people_make() {
        let stakes =
            |made: i32| Stakes { made, best: 0, certainty: SearchDepth::Exact, empties: 20 };
        let popularity = |name: &str, made: i32, rating: PersonRating| {
            shares(12).popularity(square(name), stakes(made), rating)
        };
        assert_eq!(popularity("d6", -12, PersonRating::LEAST), Some(Popularity::Trap));
        assert_eq!(popularity("d6", -12, PersonRating::MOST), Some(Popularity::Usual), "45 %");
        assert_eq!(popularity("f4", -12, PersonRating::LEAST), Some(Popularity::Usual), "5 %");
        assert_eq!(popularity("f4", 0, PersonRating::LEAST), Some(Popularity::Hidden));
        assert_eq!(popularity("f4", 0, PersonRating::MOST), Some(Popularity::Usual), "55 %");
        let beside_another = shares(0).popularity(square("f4"), stakes(0), PersonRating::LEAST);
        assert_eq!(beside_another, Some(Popularity::Usual), "d6 is as good");
        assert_eq!(shares(12).favourite(PersonRating::LEAST).0, square("d6"));
        assert_eq!(shares(12).favourite(PersonRating::MOST).0, square("f4"));
    }

    #[test]
    fn a_game_has_a_question_for_each_of_its_moves_and_one_for_the_next() {
        let game = transcript::read(VARIANT, Color::Black, "f5d6c3").expect("legal moves");
        let next = PeopleQuestion::of(&game).expect("White is to move");
        assert_eq!(next.last, [Some(square("c3")), Some(square("d6"))]);
        let first = PeopleQuestion::before(&game, 0).expect("a move");
        assert_eq!((first.position, first.last), (game.positions()[0], [None, None]));
        assert_eq!(PeopleQuestion::before(&game, 3), None);
        let other = transcript::read(Variant::ANTI, Color::Black, "f5").expect("a legal move");
        assert_eq!(PeopleQuestion::of(&other), None, "fewest discs");
    }
}
