//! Facts in words.

use super::Fact;
use crate::rules::{Color, Square};

impl Fact {
    /// The fact as a sentence, the sides called so: Black's name first.
    #[expect(clippy::too_many_lines, reason = "a line for each kind of fact")]
    pub fn sentence(&self, side: Color, square: Square, names: [&str; 2]) -> String {
        let own = names[side.index()];
        let other = names[(!side).index()];
        let moves =
            |count: u32| if count == 1 { "1 move".to_owned() } else { format!("{count} moves") };
        let discs =
            |count: u32| if count == 1 { "1 disc".to_owned() } else { format!("{count} discs") };
        match self {
            Self::OnlyMove => format!("{square} is {own}'s only legal move."),
            Self::TakesCorner(_) => format!("{square} is a corner: nobody can flip it any more."),
            Self::GivesCorner(corner) => format!("{square} lets {other} take the corner {corner}."),
            Self::LeavesCorner(corner) => {
                format!("After {square} {other} can still take the corner {corner}.")
            }
            Self::DefendsCorner(corner) => {
                format!("{square} keeps {other} from taking the corner {corner}.")
            }
            Self::ThreatensCorner(corner) => {
                format!("{square} threatens to take the corner {corner} next.")
            }
            Self::MissesCorner(corner) => format!("The corner {corner} was there to be taken."),
            Self::XSquare(corner) => {
                format!("{square} is the X-square of the empty corner {corner}.")
            }
            Self::CSquare(corner) => {
                format!("{square} is a C-square beside the empty corner {corner}.")
            }
            Self::GainsStable(count) => {
                format!("{square} makes {} of {own} safe for good.", discs(*count))
            }
            Self::Restricts(before, after) => {
                format!("{square} leaves {other} {}, {before} before.", moves(*after))
            }
            Self::Opens(before, after) => {
                format!("{square} gives {other} {}, {before} before.", moves(*after))
            }
            Self::LosesMoves(before, after) | Self::GainsMoves(before, after) => {
                format!("{square} leaves {own} {} of its own, {before} before.", moves(*after))
            }
            Self::Quiet => {
                format!("{square} is quiet: no disc that it flips touches an empty square.")
            }
            Self::Frontier(before, after) => format!(
                "{after} of {own}'s discs touch empty squares after {square}, {before} before."
            ),
            Self::ForcesPass => format!("{other} cannot move after {square} and has to pass."),
            Self::EndsGame => format!("{square} ends the game."),
            Self::WipesOut => format!("{square} leaves {other} without a single disc."),
            Self::AllowsWipeOut(reply) => {
                format!("After {square}, {reply} leaves {own} without a single disc.")
            }
            Self::LeavesNoSafeMove => {
                format!("Every move that {square} leaves to {other} gives up a corner.")
            }
            Self::RunsOutOfSafeMoves => {
                format!("After {square} every move of {own}'s own would give up a corner.")
            }
            Self::FillsEdge(edge) => format!("{square} makes the whole {edge} edge {own}'s."),
            Self::Wedges(edge) => {
                format!("{square} wedges in between {other}'s discs on the {edge} edge.")
            }
            Self::LeavesHole(hole) => {
                format!(
                    "{square} leaves a hole at {hole} between {own}'s discs on the edge: a place to wedge in."
                )
            }
            Self::UnbalancedEdge(edge) => {
                format!(
                    "{square} leaves {own}'s {edge} edge unbalanced: five discs and an empty C-square."
                )
            }
            Self::BalancedEdge(edge) => {
                format!(
                    "{square} gives {own} all six squares between the corners of the {edge} edge."
                )
            }
            Self::OddRegion(count) => {
                format!(
                    "{square} is in a region of {count} empty squares, an odd one: filled in turn, who begins moves last."
                )
            }
            Self::EvenRegion(count) => {
                format!(
                    "{square} is in a region of {count} empty squares, an even one: filled in turn, who begins does not move last."
                )
            }
            Self::FillsRegion => format!("{square} is the last empty square of its region."),
            Self::Swindle(at, count) => {
                format!(
                    "After {square} {own} can move in the region of {count} around {at}, and {other} cannot."
                )
            }
            Self::FlipsMost(count) => {
                format!("{square} flips {}, more than any other move.", discs(*count))
            }
            Self::InLine(taker, corner, plies) => {
                let taker = names[taker.index()];
                let after =
                    if *plies == 1 { "at once".to_owned() } else { format!("{plies} plies on") };
                format!(
                    "After {square} {taker} takes the corner {corner} in the line expected, {after}."
                )
            }
            Self::PassInLine(passer, plies) => {
                let (passer, after) = (names[passer.index()], count_plies(*plies));
                format!("After {square} {passer} has to pass in the line expected, {after} on.")
            }
            Self::Answer(reply, fact) => {
                let what = fact.sentence(!side, *reply, names);
                match what.strip_prefix(&format!("{reply} ")) {
                    Some(what) => format!("{square} is best answered by {reply}, which {what}"),
                    None => format!("{square} is best answered by {reply}. {what}"),
                }
            }
            Self::LaterMoves(better, plies, [own_moves, other_moves], [own_then, other_then]) => {
                format!(
                    "{plies} plies after {square} {own} has {} and {other} {other_moves}, after {better} {own_then} and {other_then}.",
                    moves(*own_moves)
                )
            }
            Self::LaterSafe(better, plies, less, more) => {
                let safe = match less {
                    0 => format!("none of {own}'s discs is known to be safe"),
                    1 => format!("1 of {own}'s discs is known to be safe"),
                    less => format!("{less} of {own}'s discs are known to be safe"),
                };
                format!("{plies} plies after {square} {safe}, after {better} {more}.")
            }
            Self::FewestReplies(count) => {
                format!("{square} leaves {other} {}: no move leaves fewer.", moves(*count))
            }
            Self::FlipsFewest(count) => {
                format!("{square} flips only {}: no move flips so few.", discs(*count))
            }
            Self::MoreReplies(better, made, best) => {
                format!("{square} leaves {other} {}, {better} only {best}.", moves(*made))
            }
            Self::FewerMoves(better, made, best) => {
                format!("{square} leaves {own} {} of its own, {better} {best}.", moves(*made))
            }
            Self::MoreFrontier(better, made, best) => format!(
                "{made} of {own}'s discs touch empty squares after {square}, after {better} only {best}."
            ),
            Self::Expects(line, score) => {
                let line: Vec<String> = line.iter().map(Square::to_string).collect();
                let end = match score.signum() {
                    1 => format!("{own} ahead by {score}"),
                    0 => "an even game".to_owned(),
                    _ => format!("{own} behind by {}", -score),
                };
                format!("After {square} a search expects {} and {end}.", line.join(" "))
            }
            Self::Exact(score) => match score.signum() {
                1 => format!("After {square}, with best play {own} wins by {score}: exact."),
                0 => format!("After {square} it is a draw with best play: exact."),
                _ => format!("After {square}, with best play {own} loses by {}: exact.", -score),
            },
        }
    }
}

fn count_plies(plies: u32) -> String {
    if plies == 1 { "1 ply".to_owned() } else { format!("{plies} plies") }
}
