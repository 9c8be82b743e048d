//! Facts in words: which message each one is, and with which arguments.

use super::Fact;
use crate::rules::{Color, Square};
use crate::words::{self, say, who};

/// The listener of the coach: what the sides are called, Black's name first, and which of them is the one who
/// listens, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listener<'a> {
    /// The names of the sides.
    pub names: [&'a str; 2],
    /// The side that is spoken to as `you`.
    pub you: Option<Color>,
}

impl<'a> Listener<'a> {
    /// Somebody who plays neither side.
    pub const fn neutral(names: [&'a str; 2]) -> Self {
        Self { names, you: None }
    }

    /// What a side is called.
    pub(super) const fn name(&self, side: Color) -> &'a str {
        self.names[side.index()]
    }

    /// Whether sentences about a side say `you`, as messages want it.
    pub(super) fn who(&self, side: Color) -> &'static str {
        who(self.you == Some(side))
    }
}

impl Fact {
    /// The fact about a move of `side` as a sentence or two.
    pub fn sentence(&self, side: Color, square: Square, listener: &Listener) -> String {
        let about = Subject { square, side, listener: *listener };
        self.on_corners(about)
            .or_else(|| self.on_counts(about))
            .or_else(|| self.on_regions(about))
            .unwrap_or_else(|| self.on_what_follows(about))
    }

    /// Corners, edges, and discs that are safe.
    fn on_corners(&self, about: Subject) -> Option<String> {
        let SentenceNames { square, own, other, who } = about.names();
        Some(match self {
            Self::TakesCorner(_) => say!("fact-takes-corner", square = square),
            Self::GivesCorner(corner) => {
                say!("fact-gives-corner", square = square, other = other, corner = name(*corner))
            }
            Self::LeavesCorner(corner) => {
                say!("fact-leaves-corner", square = square, other = other, corner = name(*corner))
            }
            Self::DefendsCorner(corner) => {
                say!("fact-defends-corner", square = square, other = other, corner = name(*corner))
            }
            Self::ThreatensCorner(corner) => {
                say!("fact-threatens-corner", square = square, corner = name(*corner))
            }
            Self::MissesCorner(corner) => {
                say!("fact-misses-corner", who = who, own = own, corner = name(*corner))
            }
            Self::XSquare(corner) => say!("fact-x-square", square = square, corner = name(*corner)),
            Self::CSquare(corner) => say!("fact-c-square", square = square, corner = name(*corner)),
            Self::GainsStable(count) => {
                say!("fact-gains-stable", who = who, square = square, own = own, count = *count)
            }
            Self::FillsEdge(edge) => {
                let edge = words::of("edge", &edge.to_string());
                say!("fact-fills-edge", who = who, square = square, own = own, edge = edge)
            }
            Self::Wedges(edge) => {
                let edge = words::of("edge", &edge.to_string());
                say!("fact-wedges", square = square, other = other, edge = edge)
            }
            Self::LeavesHole(hole) => {
                say!("fact-leaves-hole", square = square, other = other, hole = name(*hole))
            }
            Self::UnbalancedEdge(edge) => {
                let edge = words::of("edge", &edge.to_string());
                say!("fact-unbalanced-edge", square = square, edge = edge)
            }
            Self::BalancedEdge(edge) => {
                let edge = words::of("edge", &edge.to_string());
                say!("fact-balanced-edge", who = who, square = square, own = own, edge = edge)
            }
            _ => return None,
        })
    }

    /// Moves and discs, counted.
    fn on_counts(&self, about: Subject) -> Option<String> {
        let SentenceNames { square, own, other, who } = about.names();
        Some(match *self {
            Self::OnlyMove => say!("fact-only-move", who = who, square = square, own = own),
            Self::Restricts(before, after) => {
                say!(
                    "fact-restricts",
                    square = square,
                    other = other,
                    before = before,
                    after = after
                )
            }
            Self::Opens(before, after) => {
                say!("fact-opens", square = square, other = other, before = before, after = after)
            }
            Self::LosesMoves(before, after) => say!(
                "fact-loses-moves",
                who = who,
                square = square,
                own = own,
                before = before,
                after = after
            ),
            Self::GainsMoves(before, after) => say!(
                "fact-gains-moves",
                who = who,
                square = square,
                own = own,
                before = before,
                after = after
            ),
            Self::Quiet => say!("fact-quiet", square = square),
            Self::Frontier(before, after) => say!(
                "fact-frontier",
                who = who,
                square = square,
                own = own,
                before = before,
                after = after
            ),
            Self::ForcesPass => say!("fact-forces-pass", square = square, other = other),
            Self::EndsGame => say!("fact-ends-game", square = square),
            Self::WipesOut => say!("fact-wipes-out", square = square, other = other),
            Self::AllowsWipeOut(reply) => {
                let reply = name(reply);
                say!("fact-allows-wipe-out", who = who, square = square, own = own, reply = reply)
            }
            Self::LeavesNoSafeMove => {
                say!("fact-leaves-no-safe-move", square = square, other = other)
            }
            Self::RunsOutOfSafeMoves => {
                say!("fact-runs-out-of-safe-moves", who = who, square = square, own = own)
            }
            Self::FlipsMost(count) => say!("fact-flips-most", square = square, count = count),
            Self::FlipsFewest(count) => say!("fact-flips-fewest", square = square, count = count),
            Self::FewestReplies(count) => {
                say!("fact-fewest-replies", square = square, other = other, count = count)
            }
            _ => return None,
        })
    }

    /// Regions and who moves last in them.
    fn on_regions(&self, about: Subject) -> Option<String> {
        let SentenceNames { square, own, other, who } = about.names();
        Some(match *self {
            Self::OddRegion(count) => {
                say!("fact-odd-region", who = who, square = square, own = own, count = count)
            }
            Self::EvenRegion(count) => {
                say!("fact-even-region", who = who, square = square, other = other, count = count)
            }
            Self::FillsRegion => say!("fact-fills-region", square = square),
            Self::Swindle(at, count) => say!(
                "fact-swindle",
                who = who,
                square = square,
                own = own,
                other = other,
                at = name(at),
                count = count
            ),
            _ => return None,
        })
    }

    /// What follows, and how it compares with the better move.
    fn on_what_follows(&self, about: Subject) -> String {
        let SentenceNames { square, own, other, who } = about.names();
        match self {
            Self::InLine(taker, corner, plies) => about.corner_in_line(*taker, *corner, *plies),
            Self::PassInLine(passer, plies) => say!(
                "fact-pass-in-line",
                who = about.listener.who(*passer),
                square = square,
                passer = about.listener.name(*passer),
                plies = *plies
            ),
            Self::Answer(reply, fact) => {
                let answer = say!("fact-answer", other = other, reply = name(*reply));
                format!("{answer} {}", fact.sentence(!about.side, *reply, &about.listener))
            }
            Self::LaterMoves(best, plies, made, then) => say!(
                "fact-later-moves",
                who = who,
                own = own,
                other = other,
                plies = *plies,
                own_made = made[0],
                other_made = made[1],
                best = name(*best),
                own_best = then[0],
                other_best = then[1]
            ),
            Self::LaterSafe(best, plies, less, more) => say!(
                "fact-later-safe",
                who = who,
                own = own,
                plies = *plies,
                less = *less,
                best = name(*best),
                more = *more
            ),
            Self::MoreReplies(best, count, least) => say!(
                "fact-more-replies",
                square = square,
                other = other,
                count = *count,
                best = name(*best),
                least = *least
            ),
            Self::FewerMoves(best, count, most) => say!(
                "fact-fewer-moves",
                who = who,
                square = square,
                own = own,
                count = *count,
                best = name(*best),
                most = *most
            ),
            Self::MoreFrontier(best, count, least) => say!(
                "fact-more-frontier",
                who = who,
                square = square,
                own = own,
                count = *count,
                best = name(*best),
                least = *least
            ),
            Self::Expects(line, score) => about.expects(line, *score),
            Self::Exact(score) => about.exact(*score),
            // The other three functions know the rest.
            _ => String::new(),
        }
    }
}

/// What a square is called in a sentence.
fn name(square: Square) -> String {
    square.to_string()
}

/// The subject of a sentence: a move, whose it is, and who is spoken to.
#[derive(Clone, Copy)]
struct Subject<'a> {
    square: Square,
    side: Color,
    listener: Listener<'a>,
}

/// The names that most sentences about a move need.
struct SentenceNames<'a> {
    square: String,
    /// Who moves.
    own: &'a str,
    other: &'a str,
    who: &'static str,
}

impl<'a> Subject<'a> {
    fn names(&self) -> SentenceNames<'a> {
        SentenceNames {
            square: self.square.to_string(),
            own: self.listener.name(self.side),
            other: self.listener.name(!self.side),
            who: self.listener.who(self.side),
        }
    }

    /// Whether the move costs the mover a corner or wins one.
    fn corner_in_line(&self, taker: Color, corner: Square, plies: u32) -> String {
        let SentenceNames { square, who, .. } = self.names();
        let (corner, name) = (name(corner), self.listener.name(taker));
        if taker == self.side {
            say!(
                "fact-wins-corner-in-line",
                who = who,
                square = square,
                taker = name,
                corner = corner,
                plies = plies
            )
        } else {
            say!(
                "fact-corner-in-line",
                who = who,
                square = square,
                taker = name,
                corner = corner,
                plies = plies
            )
        }
    }

    /// How it stands for the mover, as messages choose by it.
    const fn outcome(score: i32) -> &'static str {
        match score {
            0 => "even",
            1.. => "ahead",
            _ => "behind",
        }
    }

    /// Who is ahead with that score of the mover's.
    fn leader(&self, score: i32) -> &'a str {
        self.listener.name(if score < 0 { !self.side } else { self.side })
    }

    fn expects(&self, line: &[Square], score: i32) -> String {
        let square = self.square.to_string();
        let line = line.iter().map(Square::to_string).collect::<Vec<_>>().join(" ");
        let (outcome, margin) = (Self::outcome(score), score.abs());
        if self.listener.you == Some(self.side) {
            return say!(
                "fact-expects-you",
                outcome = outcome,
                square = square,
                line = line,
                margin = margin
            );
        }
        let leader = self.leader(score);
        say!(
            "fact-expects",
            outcome = outcome,
            square = square,
            line = line,
            leader = leader,
            margin = margin
        )
    }

    fn exact(&self, score: i32) -> String {
        let square = self.square.to_string();
        let (outcome, margin) = (Self::outcome(score), score.abs());
        if self.listener.you == Some(self.side) {
            return say!("fact-exact-you", outcome = outcome, square = square, margin = margin);
        }
        let leader = self.leader(score);
        say!("fact-exact", outcome = outcome, square = square, leader = leader, margin = margin)
    }
}
