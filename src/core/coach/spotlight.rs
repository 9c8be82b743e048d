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
            Self::GivesCorner { corner: at }
            | Self::LeavesCorner { corner: at }
            | Self::DefendsCorner { corner: at }
            | Self::ThreatensCorner { corner: at }
            | Self::MissesCorner { corner: at }
            | Self::XSquare { corner: at }
            | Self::CSquare { corner: at }
            | Self::StonerTrap { corner: at }
            | Self::LeavesHole { hole: at }
            | Self::AllowsWipeOut { reply: at }
            | Self::InLine { corner: at, .. }
            | Self::ControlsDiagonal { corner: at }
            | Self::CutsDiagonal { corner: at }
            | Self::Swindle { at, .. }
            | Self::CouldWait { best: at }
            | Self::LeavesOpen { reply: at, .. }
            | Self::Ripens { next: at, .. }
            | Self::SharedFirst { best: at }
            | Self::TooEarly { best: at }
            | Self::TakesBack { disc: at }
            | Self::SharesSquare { best: at }
            | Self::ComesLater { best: at }
            | Self::DeepDifference { best: at, .. }
            | Self::FewerAnswers { reply: at, .. }
            | Self::BothWant { best: at, effect: None }
            | Self::LeavesSquare { at, effect: None } => of(*at),
            Self::Answer { reply: at, effect }
            | Self::BothWant { best: at, effect: Some(effect) }
            | Self::LeavesSquare { at, effect: Some(effect) } => {
                let reply = scene.reply(*at);
                of(*at) | reply.map(|reply| effect.squares(&reply)).unwrap_or_default()
            }
            Self::OpensMove { reply: at, moves, effect, .. } => {
                let effect = effect.as_ref().zip(scene.reply(*at));
                *moves | effect.map(|(effect, reply)| effect.squares(&reply)).unwrap_or_default()
            }
            Self::DoubleThreat { corner: one, corner_too: two }
            | Self::ClosesSquare { best: one, reply: two }
            | Self::Prepares { reply: one, next: two, .. }
            | Self::Answers { reply: one, answer: two, .. }
            | Self::SacrificesCorner { corner: one, corner_too: two } => of(*one) | of(*two),
            Self::OpensUp { moves: squares }
            | Self::PoisonsMoves { moves: squares }
            | Self::GivesAccess { moves: squares }
            | Self::TakesMoves { moves: squares }
            | Self::LeavesQuietMoves { moves: squares, .. }
            | Self::LeavesMoves { replies: squares, .. } => *squares,
            Self::LastInRegion { region, .. } => *region,
            Self::OddRegion { .. } | Self::EvenRegion { .. } => region_of(scene),
            Self::FillsEdge { edge }
            | Self::Wedges { edge }
            | Self::UnbalancedEdge { edge, .. }
            | Self::BalancedEdge { edge }
            | Self::EdgeAtEnd { edge, .. } => on(*edge),
            Self::Expects { line, .. } => line.iter().copied().collect(),
            _ => Bitboard::EMPTY,
        }
    }

    /// Squares that the sentence counts.
    pub(super) fn counted(&self, scene: &MoveContext) -> Bitboard {
        let (own, other) = (scene.side, !scene.side);
        match self {
            Self::ControlsDiagonal { corner } => diagonal(*corner, scene),
            Self::Wall { discs: squares } => *squares,
            Self::Restricts { .. }
            | Self::FewestReplies { .. }
            | Self::MoreReplies { .. }
            | Self::LeavesNoSafeMove => scene.moves(After, other),
            Self::GainsMoves { .. }
            | Self::AsManyMoves { .. }
            | Self::FewerMoves { .. }
            | Self::RunsOutOfSafeMoves => scene.moves(After, own),
            Self::MoreOpen { .. } => scene.openness(),
            Self::FewerQuietMoves { .. } => scene.quiet_moves(After, own),
            Self::MoreFrontier { .. } => scene.frontier(After, own),
            Self::FewerTargets { .. } => scene.frontier(After, other),
            Self::LeavesCentre => scene.moves(Before, own) & Bitboard::CENTRE,
            Self::Quiet
            | Self::FlipsMost { .. }
            | Self::FlipsFewest { .. }
            | Self::FlipsMore { .. }
            | Self::FlipsManyWays { .. } => scene.flips,
            Self::GainsStable { .. } => {
                (scene.stable(After, own) & scene.flips) - scene.discs(Before, own)
            }
            Self::Swindle { at, .. } => regions(scene.empties(After))
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
