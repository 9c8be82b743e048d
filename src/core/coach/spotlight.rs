//! Squares to highlight for a reason.

use super::fact::Fact;
use super::move_context::Moment::{After, Before};
use super::move_context::{Edge, MoveContext, corner_of, regions};
use crate::rules::{Bitboard, Square};

impl Fact {
    /// Squares the sentence names or counts, without the move.
    pub fn squares(&self, scene: &MoveContext) -> Bitboard {
        (self.named(scene) | self.counted(scene)) - Bitboard::of(scene.square)
    }

    /// Squares that the sentence names.
    pub(super) fn named(&self, scene: &MoveContext) -> Bitboard {
        let of = Bitboard::of;
        match self {
            Self::GivesCorner(at)
            | Self::LeavesCorner(at)
            | Self::DefendsCorner(at)
            | Self::ThreatensCorner(at)
            | Self::MissesCorner(at)
            | Self::XSquare(at)
            | Self::CSquare(at)
            | Self::StonerTrap(at)
            | Self::LeavesHole(at)
            | Self::AllowsWipeOut(at)
            | Self::InLine(_, at, _)
            | Self::ControlsDiagonal(at)
            | Self::Swindle(at, _)
            | Self::CouldWait(at)
            | Self::OpensMove(_, at)
            | Self::LeavesOpen(_, at)
            | Self::Prepares(_, at)
            | Self::Ripens(_, at, _)
            | Self::WrongOrder(at)
            | Self::ComesLater(at)
            | Self::DeepDifference(at, _)
            | Self::FewerAnswers(_, at, ..)
            | Self::LeavesSquare(at, None) => of(*at),
            Self::Answer(at, effect) | Self::LeavesSquare(at, Some(effect)) => {
                let reply = scene.reply(*at);
                of(*at) | reply.map(|reply| effect.squares(&reply)).unwrap_or_default()
            }
            Self::Answers(_, reply, answer) => of(*reply) | of(*answer),
            Self::DoubleThreat(one, two) | Self::SacrificesCorner(one, two) => of(*one) | of(*two),
            Self::OpensUp(squares)
            | Self::PoisonsMoves(squares)
            | Self::GivesAccess(squares)
            | Self::TakesMoves(squares)
            | Self::LeavesQuietMoves(_, squares)
            | Self::LeavesMoves(_, squares) => *squares,
            Self::LastInRegion(_, region) => *region,
            Self::OddRegion(_) | Self::EvenRegion(_) => region_of(scene),
            Self::FillsEdge(edge)
            | Self::Wedges(edge)
            | Self::UnbalancedEdge(edge, _)
            | Self::BalancedEdge(edge)
            | Self::EdgeAtEnd(edge, ..) => on(*edge),
            Self::Expects(line, _) => line.iter().copied().collect(),
            _ => Bitboard::EMPTY,
        }
    }

    /// Squares that the sentence counts.
    fn counted(&self, scene: &MoveContext) -> Bitboard {
        let (own, other) = (scene.side, !scene.side);
        match self {
            Self::ControlsDiagonal(corner) => diagonal(*corner, scene),
            Self::Wall(squares) => *squares,
            Self::Restricts(..)
            | Self::FewestReplies(_)
            | Self::MoreReplies(..)
            | Self::LeavesNoSafeMove => scene.moves(After, other),
            Self::GainsMoves(..) | Self::FewerMoves(..) | Self::RunsOutOfSafeMoves => {
                scene.moves(After, own)
            }
            Self::MoreOpen(..) => scene.openness(),
            Self::FewerQuietMoves(..) => scene.quiet_moves(After, own),
            Self::MoreFrontier(..) => scene.frontier(After, own),
            Self::FewerTargets(..) => scene.frontier(After, other),
            Self::LeavesCentre => scene.moves(Before, own) & Bitboard::CENTRE,
            Self::Quiet
            | Self::FlipsMost(_)
            | Self::FlipsFewest(_)
            | Self::FlipsMore(..)
            | Self::FlipsManyWays(_) => scene.flips,
            Self::GainsStable(_) => {
                (scene.stable(After, own) & scene.flips) - scene.discs(Before, own)
            }
            Self::Swindle(at, _) => regions(scene.empties(After))
                .into_iter()
                .find(|region| region.contains(*at))
                .unwrap_or_default(),
            _ => Bitboard::EMPTY,
        }
    }
}

fn on(edge: Edge) -> Bitboard {
    edge.squares().into_iter().collect()
}

/// Discs of the side that moves on the corner's diagonal, without the X-square.
fn diagonal(corner: Square, scene: &MoveContext) -> Bitboard {
    let on_it = |square: &Square| {
        let steps = (corner.file().abs_diff(square.file()), corner.rank().abs_diff(square.rank()));
        steps.0 == steps.1
    };
    let discs = scene.discs(After, scene.side);
    discs.squares().filter(on_it).filter(|it| corner_of(*it) != Some((corner, true))).collect()
}

fn region_of(scene: &MoveContext) -> Bitboard {
    let all = regions(scene.empties(Before));
    all.into_iter().find(|region| region.contains(scene.square)).unwrap_or_default()
}
