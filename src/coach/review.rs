//! What a game was worth, move by move, and where it turned.

use super::advice::{Quality, Reach, follow, how_sure};
use super::lines::Line;
use super::select::{Reason, reasons};
use super::sentences::Listener;
use crate::engine::search::{TranspositionTable, search};
use crate::engine::{Random, Resources, Stop};
use crate::rules::{Color, Game, Ply, Position, Square, Variant};
use crate::words::say;
use rand::SeedableRng as _;

/// How good a move was, by the discs that it lost.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Grade {
    /// Nothing.
    Best,
    /// One disc or two.
    Good,
    /// Three to five.
    Inaccuracy,
    /// Six to eleven.
    Mistake,
    /// Twelve and more.
    Blunder,
}

impl Grade {
    /// The grade of a move that lost so many discs.
    pub const fn of(loss: i32) -> Self {
        match loss {
            ..=0 => Self::Best,
            1..=2 => Self::Good,
            3..=5 => Self::Inaccuracy,
            6..=11 => Self::Mistake,
            _ => Self::Blunder,
        }
    }
}

/// A judged move: one move of a game with its value, the best one's, and reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Its place among all plies of the game, passes included, from 0.
    pub ply: usize,
    /// Who made it.
    pub side: Color,
    /// The move, and what would have followed with best play.
    pub made: Line,
    /// The best move, and what would have followed it.
    pub best: Line,
    /// Plies looked ahead.
    pub depth: u32,
    /// Whether both scores are proven.
    pub exact: bool,
    /// Why it was good, or why the other one was better.
    pub reasons: Vec<Reason>,
}

impl Judged {
    /// What is to be said of a ply of a game, from what was found out about the move made there and about
    /// the best one, so many plies ahead. `None` where the game has no such moves.
    pub fn of(game: &Game, ply: usize, made: Line, best: Line, depth: u32) -> Option<Self> {
        let (played, position) = (game.played().get(ply)?, *game.positions().get(ply)?);
        let legal = game.variant().legal_moves(&position);
        let is_its = played.square() == Some(made.square) && legal.contains(best.square);
        let reasons =
            is_its.then(|| reasons(position, played.side, game.variant(), &made, &best))?;
        let exact = made.exact && best.exact;
        Some(Self { ply, side: played.side, made, best, depth, exact, reasons })
    }

    /// Discs that it lost against the best move, 0 or more.
    pub fn loss(&self) -> i32 {
        (self.best.score - self.made.score).max(0)
    }

    /// How sure the figures are: `exact`, or how far the search has looked.
    pub fn how_sure(&self) -> String {
        how_sure(self.exact, self.depth)
    }

    /// How good it was.
    pub fn grade(&self) -> Grade {
        Grade::of(self.loss())
    }

    /// The result expected after it, in discs, seen by Black.
    pub fn expected(&self) -> i32 {
        if self.side == Color::Black { self.made.score } else { -self.made.score }
    }
}

/// A side's game in figures.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    /// Moves made.
    pub moves: u32,
    /// Discs lost by all of them.
    pub loss: i32,
    /// 100 where nothing was lost; each move that lost so many discs takes its share off, a move that
    /// lost twenty or more all of it.
    pub accuracy: f64,
    /// How many moves had each grade.
    pub grades: [u32; 5],
}

/// A game with everything that is said of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// The moves in order.
    pub moves: Vec<Judged>,
}

/// Discs at which a move's share of the accuracy is gone.
const WORTHLESS: i32 = 20;
/// Memory for a glance, in MiB.
const GLANCE_MEBIBYTES: usize = 4;

impl Review {
    /// What is said of the ply at this place of the game, from 0.
    pub fn on(&self, ply: usize) -> Option<&Judged> {
        let at = self.moves.binary_search_by_key(&ply, |judged| judged.ply).ok()?;
        self.moves.get(at)
    }

    /// Puts what is known better in the place of what was said of the same move.
    pub fn improve(&mut self, better: Judged) {
        match self.moves.binary_search_by_key(&better.ply, |judged| judged.ply) {
            Ok(at) => self.moves[at] = better,
            Err(at) => self.moves.insert(at, better),
        }
    }

    /// Whether it is the review of exactly these plies.
    pub fn fits(&self, plies: &[Ply]) -> bool {
        let placed = plies.iter().enumerate().filter_map(|(at, ply)| Some((at, ply.square()?)));
        let judged = self.moves.iter().map(|judged| (judged.ply, judged.made.square));
        placed.eq(judged)
    }

    /// The expected result, seen by Black, before the first of so many plies and after each of them.
    pub fn course(&self, plies: usize) -> Vec<i32> {
        let start = self.moves.first().map_or(0, |judged| {
            let score = judged.best.score;
            if judged.side == Color::Black { score } else { -score }
        });
        let mut course = vec![start];
        for ply in 0..plies {
            let before = course[ply];
            // A pass changes nothing.
            course.push(self.on(ply).map_or(before, Judged::expected));
        }
        course
    }

    /// The same, seen by this side.
    pub fn course_for(&self, viewer: Color, plies: usize) -> Vec<i32> {
        let course = self.course(plies).into_iter();
        course.map(|value| if viewer == Color::Black { value } else { -value }).collect()
    }

    /// A side's account.
    pub fn account(&self, side: Color) -> Account {
        let mut account = Account::default();
        let mut share = 0.0;
        for judged in self.moves.iter().filter(|judged| judged.side == side) {
            let loss = judged.loss();
            account.moves += 1;
            account.loss += loss;
            account.grades[judged.grade() as usize] += 1;
            share += 1.0 - f64::from(loss.min(WORTHLESS)) / f64::from(WORTHLESS);
        }
        account.accuracy =
            if account.moves == 0 { 100.0 } else { 100.0 * share / f64::from(account.moves) };
        account
    }

    /// The move that decided the game: the last one that took the win, or the draw, out of its side's
    /// hands; where nobody ever did, the one that lost most. `None` where nobody lost anything.
    pub fn turning_point(&self) -> Option<&Judged> {
        let gives_away = |judged: &&Judged| judged.best.score.signum() > judged.made.score.signum();
        let turned = self.moves.iter().rev().find(gives_away);
        let worst = || self.moves.iter().max_by_key(|judged| judged.loss());
        turned.or_else(worst).filter(|judged| judged.loss() > 0)
    }

    /// The turning point in a sentence.
    pub fn moment(&self, listener: &Listener) -> Option<String> {
        let judged = self.turning_point()?;
        let number = 1 + self.moves.iter().take_while(|other| other.ply < judged.ply).count();
        let stood = |score: i32| {
            let winner = if score < 0 { !judged.side } else { judged.side };
            let (who, side) = (listener.who(winner), listener.name(winner));
            match score.abs() {
                0 => say!("outcome-draw"),
                margin => say!("outcome-win", who = who, side = side, margin = margin),
            }
        };
        let (made, best) = (&judged.made, &judged.best);
        let (square, better) = (made.square.to_string(), best.square.to_string());
        let (led, then, sure) = (stood(made.score), stood(best.score), judged.how_sure());
        Some(if best.score.signum() > made.score.signum() {
            say!(
                "review-decided",
                number = number,
                square = square,
                made = led,
                best = better,
                then = then,
                sure = sure
            )
        } else {
            say!(
                "review-cost-most",
                number = number,
                square = square,
                made = led,
                best = better,
                then = then,
                sure = sure
            )
        })
    }
}

/// A step of a review that is told as it comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The whole game at a glance.
    Glance(Review),
    /// A move, judged thoroughly.
    Judged(Judged),
}

/// Goes through a game twice: at a glance ([`Quality::COARSE`]), then move by move in this quality.
pub fn go_through(
    game: &Game,
    quality: Quality,
    resources: &Resources,
    stop: &Stop,
    on_step: &mut dyn FnMut(Step),
) {
    let mut in_time = || stop.part();
    // One thread finds the same every time.
    let resources = &Resources { threads: 1, ..resources.clone() };
    let light = &Resources { mebibytes: GLANCE_MEBIBYTES, ..resources.clone() };
    let glance = review(game, Quality::COARSE, light, stop, &mut in_time, &mut |_| true);
    if stop.is_stopped() {
        return;
    }
    on_step(Step::Glance(glance));
    review(game, quality, resources, stop, &mut in_time, &mut |judged| {
        on_step(Step::Judged(judged.clone()));
        true
    });
}

/// Judges every move of a game, the last one first: what follows a move is known by then. `in_time` ends
/// the search for each best move, `stop` everything; `on_judged` is told each one as it comes, and says whether to
/// go on.
///
/// ```
/// use outflank::coach::{Quality, review};
/// use outflank::engine::{Resources, Stop};
/// use outflank::rules::{Color, Variant, transcript};
///
/// let game = transcript::read(Variant::REVERSI, Color::Black, "f5d6c3").expect("legal moves");
/// let (resources, stop) = (Resources { mebibytes: 1, ..Resources::default() }, Stop::default());
/// let quality = Quality { depth: 4, exact_empties: 6 };
/// let review = review(&game, quality, &resources, &stop, &mut || stop.part(), &mut |_| true);
/// assert_eq!(review.moves.len(), 3);
/// assert!(review.moves.iter().all(|judged| judged.loss() >= 0));
/// ```
pub fn review(
    game: &Game,
    quality: Quality,
    resources: &Resources,
    stop: &Stop,
    in_time: &mut dyn FnMut() -> Stop,
    on_judged: &mut dyn FnMut(&Judged) -> bool,
) -> Review {
    let table = TranspositionTable::new(resources.mebibytes);
    let mut review = Review::default();
    let moves = game.played().iter().zip(game.positions()).enumerate();
    for (ply, (made, position)) in moves.rev() {
        let Some(square) = made.square() else { continue };
        let placed =
            Placed { ply, side: made.side, square, position: *position, variant: game.variant() };
        let judged = judge(&placed, quality, resources, &table, &in_time(), stop);
        let Some(judged) = judged.filter(|_| !stop.is_stopped()) else { break };
        let goes_on = on_judged(&judged);
        review.moves.push(judged);
        if !goes_on {
            break;
        }
    }
    review.moves.reverse();
    review
}

/// A disc placed in a game.
struct Placed {
    ply: usize,
    side: Color,
    square: Square,
    /// Before it.
    position: Position,
    variant: Variant,
}

/// Judges one move; `None` where the search was stopped before there was anything to say.
fn judge(
    placed: &Placed,
    quality: Quality,
    resources: &Resources,
    table: &TranspositionTable,
    in_time: &Stop,
    stop: &Stop,
) -> Option<Judged> {
    let Placed { ply, side, square, position, variant } = *placed;
    let task = quality.task(position, variant, resources);
    let found = search(task, table, &mut Random::seed_from_u64(0), in_time, &mut |_| {})?;
    let (&first, replies) = found.principal_variation.split_first()?;
    let best =
        Line { square: first, replies: replies.to_vec(), score: found.score, exact: found.exact };
    let made = if square == first {
        best.clone()
    } else {
        line_of(placed, Reach { depth: found.depth, exact: found.exact }, resources, table, stop)
    };
    // A move that turns out better than the best one found is as good as that.
    let (best, made) =
        if made.score > best.score && !best.exact { (made.clone(), made) } else { (best, made) };
    let reasons = reasons(position, side, variant, &made, &best);
    let exact = best.exact && made.exact;
    Some(Judged { ply, side, made, best, depth: found.depth, exact, reasons })
}

/// What the move that was made leads to.
fn line_of(
    placed: &Placed,
    reach: Reach,
    resources: &Resources,
    table: &TranspositionTable,
    stop: &Stop,
) -> Line {
    let Placed { square, position, variant, .. } = *placed;
    if let Some(report) = follow(position, square, variant, reach, resources, table, stop) {
        let (score, exact) = (-report.score, report.exact);
        return Line { square, score, exact, replies: report.principal_variation };
    }
    let after = position.play(square).expect("it was played");
    let difference = variant.disc_difference(&after);
    Line { square, score: -difference, exact: true, replies: Vec::new() }
}
