//! Sentences about corners, edges and threats.

use super::fact::Fact;
use super::move_context::corner_of;
use super::subject::{SentenceNames, SentenceSubject, list, name};
use crate::words::{self, say};

/// Squares that a sentence lists at most; of more it gives the number.
const MOST_LISTED: u32 = 6;

impl Fact {
    pub(super) fn on_corners(&self, about: SentenceSubject) -> Option<String> {
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
            Self::UnbalancedEdge(edge, gap) => {
                let is_c_square = corner_of(*gap).is_some();
                say!(
                    "fact-unbalanced-edge",
                    shape = if is_c_square { "five" } else { "four" },
                    square = square,
                    edge = words::of("edge", &edge.to_string()),
                    gap = name(*gap)
                )
            }
            Self::BalancedEdge(edge) => {
                let edge = words::of("edge", &edge.to_string());
                say!("fact-balanced-edge", who = who, square = square, own = own, edge = edge)
            }
            _ => return None,
        })
    }

    pub(super) fn on_traps(&self, about: SentenceSubject) -> Option<String> {
        let SentenceNames { square, own, other, who } = about.names();
        Some(match self {
            Self::TakesLastSafeMove => {
                say!("fact-takes-last-safe-move", square = square, other = other)
            }
            Self::PoisonsMoves(given) => {
                let list = list(*given);
                say!("fact-poisons-moves", who = who, own = own, other = other, list = list)
            }
            Self::ControlsDiagonal(corner) => {
                let corner = name(*corner);
                say!("fact-controls-diagonal", who = who, own = own, other = other, corner = corner)
            }
            Self::DoubleThreat(one, two) => {
                let (one, two) = (name(*one), name(*two));
                say!("fact-double-threat", square = square, corner = one, corner_too = two)
            }
            Self::StonerTrap(corner) => {
                let corner = name(*corner);
                say!("fact-stoner-trap", square = square, other = other, corner = corner)
            }
            Self::SacrificesCorner(given, won) => {
                let (given, won) = (name(*given), name(*won));
                say!("fact-sacrifices-corner", other = other, corner = given, corner_too = won)
            }
            Self::OpensUp(given) => say!(
                "fact-opens-up",
                square = square,
                other = other,
                count = given.len(),
                list = list(*given)
            ),
            Self::FlipsManyWays(ways) => {
                say!("fact-flips-many-ways", square = square, ways = *ways)
            }
            Self::EarlyEdge => say!("fact-early-edge", square = square),
            Self::LeavesCentre => {
                say!("fact-leaves-centre", who = who, square = square, own = own)
            }
            Self::GivesAccess(given) => {
                if given.len() > MOST_LISTED {
                    say!(
                        "fact-gives-access-many",
                        square = square,
                        other = other,
                        count = given.len()
                    )
                } else {
                    say!("fact-gives-access", square = square, other = other, list = list(*given))
                }
            }
            Self::LeavesQuietMoves(best, quiet) => say!(
                "fact-leaves-quiet-moves",
                square = square,
                count = quiet.len(),
                other = other,
                list = list(*quiet),
                best = name(*best)
            ),
            Self::Wall(discs) => {
                say!("fact-wall", who = who, square = square, own = own, count = discs.len())
            }
            _ => return None,
        })
    }
}
