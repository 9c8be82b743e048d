//! What people of the player's strength play, as text.

use crate::app::context::Context;
use crate::coach::{
    Advice, Advised, Grade, MoveReview, PeopleQuestion, PeopleShares, Popularity, Review, Stakes,
};
use crate::engine::people::PersonRating;
use crate::rules::{Color, Game, Square};
use crate::school::Puzzle;
use crate::words::say;

/// Share of people from which "4 of 5" is a fair fraction, and the fraction, most first.
const FRACTIONS: [(f32, [u32; 2]); 5] =
    [(0.85, [9, 10]), (0.775, [4, 5]), (0.71, [3, 4]), (0.58, [2, 3]), (0.0, [1, 2])];

/// Share, in percent, below which hardly anyone plays a move.
const HARDLY: f32 = 0.5;

/// Clause about people who play a move, without a full stop.
fn clause(
    answer: &PeopleShares,
    square: Square,
    stakes: Stakes,
    rating: PersonRating,
) -> Option<String> {
    let share = answer.of(square, rating);
    let (rare, percent, rating_label) = (rarity(share), percent(share), rating.to_string());
    Some(match answer.popularity(square, stakes, rating)? {
        Popularity::Trap => {
            let fraction = FRACTIONS.iter().find(|(least, _)| share >= *least);
            let [some, all] = fraction.map_or([1, 2], |(_, fraction)| *fraction);
            say!("people-trap", some = some, all = all, rating = rating_label)
        }
        Popularity::Hidden => {
            say!("people-hidden", rare = rare, percent = percent, rating = rating_label)
        }
        Popularity::Usual => {
            say!("people-usual", rare = rare, percent = percent, rating = rating_label)
        }
    })
}

/// Form of a sentence about a share: whether it is too small for a percentage.
fn rarity(share: f32) -> &'static str {
    if share * 100.0 < HARDLY { "yes" } else { "no" }
}

fn percent(share: f32) -> i32 {
    (share * 100.0).round() as i32
}

/// Rating of the people that the player asked about; `None` while the setting is off.
fn asked(cx: &Context) -> Option<PersonRating> {
    cx.settings.people.then(|| cx.peers())
}

/// Sentences about people who play an advised move, and about their favourite if it is another one.
pub fn of_advice(game: &Game, advice: &Advice, about: &Advised, cx: &Context) -> Vec<String> {
    let found = asked(cx).zip(PeopleQuestion::of(game));
    let Some((rating, answer)) =
        found.and_then(|(rating, question)| Some((rating, cx.shares.on(&question)?)))
    else {
        return Vec::new();
    };
    let stakes = advice.stakes(about);
    let Some(clause) = clause(answer, about.line.square, stakes, rating) else { return Vec::new() };
    let mut sentences = vec![say!("people-costs", clause = clause, loss = stakes.loss())];
    let (favourite, share) = answer.favourite(rating);
    let other = advice.on(favourite).filter(|it| it.line.square != about.line.square);
    if let Some(other) = other {
        sentences.push(say!(
            "people-favourite",
            square = favourite.to_string(),
            percent = percent(share),
            loss = advice.stakes(other).loss()
        ));
    }
    sentences
}

/// Shares of people for a reviewed move, with the rating of the people asked about.
fn of_reviewed<'a>(
    game: &Game,
    reviewed: &MoveReview,
    cx: &'a Context,
) -> Option<(PersonRating, &'a PeopleShares)> {
    let rating = asked(cx)?;
    let question = PeopleQuestion::before(game, reviewed.ply)?;
    Some((rating, cx.shares.on(&question)?))
}

/// Sentence about people who play a reviewed move, and about those who find the best one.
pub fn of_review(game: &Game, reviewed: &MoveReview, cx: &Context) -> Option<String> {
    let (rating, answer) = of_reviewed(game, reviewed, cx)?;
    let clause = clause(answer, reviewed.made.square, reviewed.stakes(), rating)?;
    let best = reviewed.best.square;
    Some(if reviewed.loss() > 0 {
        let percent = percent(answer.of(best, rating));
        say!("people-find", clause = clause, percent = percent, square = best.to_string())
    } else {
        say!("people-costs", clause = clause, loss = 0)
    })
}

/// Question about the people who find the first move of a puzzle.
pub const fn first_move(puzzle: &Puzzle) -> PeopleQuestion {
    PeopleQuestion::of_position(puzzle.position)
}

/// Sentence about the people who find the first move of a puzzle, once known.
pub fn of_first_move(puzzle: &Puzzle, cx: &Context) -> Option<String> {
    let (rating, answer) = (cx.peers(), cx.shares.on(&first_move(puzzle))?);
    let share = answer.of(*puzzle.line.first()?, rating);
    Some(say!(
        "people-solve",
        rare = rarity(share),
        percent = percent(share),
        rating = rating.to_string()
    ))
}

/// Whether a mistake is one that many people of the player's strength make; `None` for a move that is no mistake, and
/// while that is unknown or not asked. `game` is the whole game.
pub fn is_common_mistake(game: &Game, reviewed: &MoveReview, cx: &Context) -> Option<bool> {
    let (rating, answer) = of_reviewed(game, reviewed, cx).filter(|_| is_mistake(reviewed))?;
    Some(answer.is_common(reviewed.made.square, rating))
}

fn is_mistake(reviewed: &MoveReview) -> bool {
    reviewed.grade() >= Grade::Inaccuracy
}

/// Sentence about the mistakes of a side, or of both, that are common among people; `None` until all are known, and
/// without mistakes.
pub fn of_mistakes(
    game: &Game,
    review: &Review,
    whose: Option<Color>,
    cx: &Context,
) -> Option<String> {
    let rating = asked(cx)?.to_string();
    let its = |reviewed: &&MoveReview| whose.is_none_or(|side| reviewed.side == side);
    let mistakes = review.moves.iter().filter(its).filter(|it| is_mistake(it));
    let are_common = mistakes.map(|it| is_common_mistake(game, it, cx));
    let are_common = are_common.collect::<Option<Vec<bool>>>()?;
    let (common, all) = (are_common.iter().filter(|it| **it).count(), are_common.len());
    (all > 0).then(|| say!("people-mistakes", common = common, all = all, rating = rating))
}
