//! Facts in words.

use super::Fact;
use super::move_context::Edge;
use crate::rules::{Color, Square};

impl Fact {
    /// The fact as a sentence, the sides called so: Black's name first.
    pub fn sentence(&self, side: Color, square: Square, names: [&str; 2]) -> String {
        let of =
            Move { square, side, names, own: names[side.index()], other: names[(!side).index()] };
        let Move { own, other, .. } = of;
        match self {
            Self::OnlyMove => format!("{square} is {own}'s only legal move."),
            Self::TakesCorner(_) => format!("{square} is a corner: nobody can flip it any more."),
            Self::GivesCorner(corner) => format!("{square} lets {other} take the corner {corner}."),
            Self::LeavesCorner(corner) => of.leaves_corner(*corner),
            Self::DefendsCorner(corner) => of.defends_corner(*corner),
            Self::ThreatensCorner(at) => {
                format!("{square} threatens to take the corner {at} next.")
            }
            Self::MissesCorner(corner) => format!("The corner {corner} was there to be taken."),
            Self::XSquare(at) => format!("{square} is the X-square of the empty corner {at}."),
            Self::CSquare(at) => format!("{square} is a C-square beside the empty corner {at}."),
            Self::GainsStable(count) => of.gains_stable(*count),
            Self::Restricts(before, after) => of.leaves_moves(*before, *after),
            Self::Opens(before, after) => of.gives_moves(*before, *after),
            Self::LosesMoves(before, after) | Self::GainsMoves(before, after) => {
                format!("{square} leaves {own} {} of its own, {before} before.", moves(*after))
            }
            Self::Quiet => of.is_quiet(),
            Self::Frontier(before, after) => of.frontier(*before, *after),
            Self::ForcesPass => format!("{other} cannot move after {square} and has to pass."),
            Self::EndsGame => format!("{square} ends the game."),
            Self::WipesOut => format!("{square} leaves {other} without a single disc."),
            Self::AllowsWipeOut(reply) => of.allows_wipe_out(*reply),
            Self::LeavesNoSafeMove => of.leaves_no_safe_move(),
            Self::RunsOutOfSafeMoves => of.runs_out_of_safe_moves(),
            Self::FillsEdge(edge) => format!("{square} makes the whole {edge} edge {own}'s."),
            Self::Wedges(edge) => of.wedges(*edge),
            Self::LeavesHole(hole) => of.leaves_hole(*hole),
            Self::UnbalancedEdge(edge) => of.unbalances(*edge),
            Self::BalancedEdge(edge) => of.balances(*edge),
            Self::OddRegion(count) => of.region(*count, "odd", "moves last"),
            Self::EvenRegion(count) => of.region(*count, "even", "does not move last"),
            Self::FillsRegion => format!("{square} is the last empty square of its region."),
            Self::Swindle(at, count) => of.swindles(*at, *count),
            Self::FlipsMost(count) => of.flips_most(*count),
            Self::InLine(taker, corner, plies) => of.corner_in_line(*taker, *corner, *plies),
            Self::PassInLine(passer, plies) => of.pass_in_line(*passer, *plies),
            Self::Answer(reply, fact) => of.is_answered(*reply, fact),
            Self::LaterMoves(better, plies, made, best) => {
                of.later_moves(*better, *plies, *made, *best)
            }
            Self::LaterSafe(better, plies, less, more) => {
                of.later_safe(*better, *plies, *less, *more)
            }
            Self::FewestReplies(count) => of.fewest_replies(*count),
            Self::FlipsFewest(count) => of.flips_fewest(*count),
            Self::MoreReplies(better, made, best) => of.more_replies(*better, *made, *best),
            Self::FewerMoves(better, made, best) => of.fewer_moves(*better, *made, *best),
            Self::MoreFrontier(better, made, best) => of.more_frontier(*better, *made, *best),
            Self::Expects(line, score) => of.expects(line, *score),
            Self::Exact(score) => of.exact(*score),
        }
    }
}

/// The move that sentences are about, and what the sides are called.
#[derive(Clone, Copy)]
struct Move<'a> {
    square: Square,
    side: Color,
    names: [&'a str; 2],
    /// Who moves.
    own: &'a str,
    other: &'a str,
}

/// Corners, edges, and discs that are safe.
impl Move<'_> {
    fn leaves_corner(self, corner: Square) -> String {
        format!("After {} {} can still take the corner {corner}.", self.square, self.other)
    }

    fn defends_corner(self, corner: Square) -> String {
        format!("{} keeps {} from taking the corner {corner}.", self.square, self.other)
    }

    fn gains_stable(self, count: u32) -> String {
        format!("{} makes {} of {} safe for good.", self.square, discs(count), self.own)
    }

    fn wedges(self, edge: Edge) -> String {
        format!("{} wedges in between {}'s discs on the {edge} edge.", self.square, self.other)
    }

    fn leaves_hole(self, hole: Square) -> String {
        let Self { square, own, .. } = self;
        format!(
            "{square} leaves a hole at {hole} between {own}'s discs on the edge: a place to wedge in."
        )
    }

    fn unbalances(self, edge: Edge) -> String {
        let Self { square, own, .. } = self;
        format!("{square} leaves {own}'s {edge} edge unbalanced: five discs and an empty C-square.")
    }

    fn balances(self, edge: Edge) -> String {
        let Self { square, own, .. } = self;
        format!("{square} gives {own} all six squares between the corners of the {edge} edge.")
    }
}

/// Moves and discs, counted.
impl Move<'_> {
    fn leaves_moves(self, before: u32, after: u32) -> String {
        format!("{} leaves {} {}, {before} before.", self.square, self.other, moves(after))
    }

    fn gives_moves(self, before: u32, after: u32) -> String {
        format!("{} gives {} {}, {before} before.", self.square, self.other, moves(after))
    }

    fn is_quiet(self) -> String {
        format!("{} is a quiet move: it flips only inner discs.", self.square)
    }

    fn frontier(self, before: u32, after: u32) -> String {
        let Self { square, own, .. } = self;
        format!("{after} of {own}'s discs touch empty squares after {square}, {before} before.")
    }

    fn flips_most(self, count: u32) -> String {
        format!("{} flips {}, more than any other move.", self.square, discs(count))
    }

    fn flips_fewest(self, count: u32) -> String {
        format!("{} flips only {}: no move flips so few.", self.square, discs(count))
    }

    fn fewest_replies(self, count: u32) -> String {
        format!("{} leaves {} {}: no move leaves fewer.", self.square, self.other, moves(count))
    }

    fn leaves_no_safe_move(self) -> String {
        format!("Every move that {} leaves to {} gives up a corner.", self.square, self.other)
    }

    fn runs_out_of_safe_moves(self) -> String {
        format!("After {} every move of {}'s own would give up a corner.", self.square, self.own)
    }

    fn allows_wipe_out(self, reply: Square) -> String {
        format!("After {}, {reply} leaves {} without a single disc.", self.square, self.own)
    }
}

/// Regions and who moves last in them.
impl Move<'_> {
    fn region(self, count: u32, parity: &str, verb: &str) -> String {
        let Self { square, .. } = self;
        format!(
            "{square} is in a region of {count} empty squares, an {parity} one: filled in turn, who begins {verb}."
        )
    }

    fn swindles(self, at: Square, count: u32) -> String {
        let Self { square, own, other, .. } = self;
        format!(
            "After {square} {own} can move in the region of {count} around {at}, and {other} cannot."
        )
    }
}

/// What follows, and how it compares with the better move.
impl Move<'_> {
    fn corner_in_line(self, taker: Color, corner: Square, plies: u32) -> String {
        let (square, taker) = (self.square, self.names[taker.index()]);
        let after = if plies == 1 { "at once".to_owned() } else { format!("{plies} plies on") };
        format!("After {square} {taker} takes the corner {corner} in the line expected, {after}.")
    }

    fn pass_in_line(self, passer: Color, plies: u32) -> String {
        let (square, passer) = (self.square, self.names[passer.index()]);
        let after = if plies == 1 { "1 ply".to_owned() } else { format!("{plies} plies") };
        format!("After {square} {passer} has to pass in the line expected, {after} on.")
    }

    fn is_answered(self, reply: Square, fact: &Fact) -> String {
        let square = self.square;
        let what = fact.sentence(!self.side, reply, self.names);
        match what.strip_prefix(&format!("{reply} ")) {
            Some(what) => format!("{square} is best answered by {reply}, which {what}"),
            None => format!("{square} is best answered by {reply}. {what}"),
        }
    }

    fn later_moves(self, better: Square, plies: u32, made: [u32; 2], best: [u32; 2]) -> String {
        let Self { square, own, other, .. } = self;
        let (own_moves, [_, other_moves], [own_then, other_then]) = (moves(made[0]), made, best);
        format!(
            "{plies} plies after {square} {own} has {own_moves} and {other} {other_moves}, after {better} {own_then} and {other_then}."
        )
    }

    fn later_safe(self, better: Square, plies: u32, less: u32, more: u32) -> String {
        let Self { square, own, .. } = self;
        let safe = match less {
            0 => format!("none of {own}'s discs is known to be safe"),
            1 => format!("1 of {own}'s discs is known to be safe"),
            less => format!("{less} of {own}'s discs are known to be safe"),
        };
        format!("{plies} plies after {square} {safe}, after {better} {more}.")
    }

    fn more_replies(self, better: Square, made: u32, best: u32) -> String {
        let Self { square, other, .. } = self;
        format!("{square} leaves {other} {}, {better} only {best}.", moves(made))
    }

    fn fewer_moves(self, better: Square, made: u32, best: u32) -> String {
        let Self { square, own, .. } = self;
        format!("{square} leaves {own} {} of its own, {better} {best}.", moves(made))
    }

    fn more_frontier(self, better: Square, made: u32, best: u32) -> String {
        let Self { square, own, .. } = self;
        format!(
            "{made} of {own}'s discs touch empty squares after {square}, after {better} only {best}."
        )
    }

    fn expects(self, line: &[Square], score: i32) -> String {
        let Self { square, own, .. } = self;
        let line: Vec<String> = line.iter().map(Square::to_string).collect();
        let end = match score.signum() {
            1 => format!("{own} ahead by {score}"),
            0 => "an even game".to_owned(),
            _ => format!("{own} behind by {}", -score),
        };
        format!("After {square} a search expects {} and {end}.", line.join(" "))
    }

    fn exact(self, score: i32) -> String {
        let Self { square, own, .. } = self;
        match score.signum() {
            1 => format!("After {square}, with best play {own} wins by {score}: exact."),
            0 => format!("After {square} it is a draw with best play: exact."),
            _ => format!("After {square}, with best play {own} loses by {}: exact.", -score),
        }
    }
}

fn moves(count: u32) -> String {
    if count == 1 { "1 move".to_owned() } else { format!("{count} moves") }
}

fn discs(count: u32) -> String {
    if count == 1 { "1 disc".to_owned() } else { format!("{count} discs") }
}
