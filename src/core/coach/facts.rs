//! Discovery of facts about a move.

mod edges;
mod mobility;
mod regions;
mod traps;

use super::fact::Fact;
use super::move_context::{Moment, MoveContext, corner_of, played};
use crate::rules::{Bitboard, Square};

pub use mobility::{must_give_corner, safe_moves_of};

use Moment::{After, Before};

/// Largest number of empty squares at which regions are worth a sentence.
const PARITY: u32 = 20;

/// All facts of a move that the rules can prove.
pub fn facts(scene: &MoveContext) -> Vec<Fact> {
    let mut facts = Vec::new();
    results(scene, &mut facts);
    corners(scene, &mut facts);
    mobility::facts(scene, &mut facts);
    edges::facts(scene, &mut facts);
    traps::facts(scene, &mut facts);
    if scene.empties(Before).len() <= PARITY {
        regions::facts(scene, &mut facts);
    }
    facts
}

/// Facts about the end of the game.
fn results(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let (own, other) = (scene.side, !scene.side);
    if scene.moves(Before, own).len() == 1 {
        facts.push(Fact::OnlyMove);
    }
    if scene.discs(After, other).is_empty() {
        facts.push(Fact::WipesOut);
        return;
    }
    let replies = scene.moves(After, other);
    if replies.is_empty() {
        let is_over = scene.moves(After, own).is_empty();
        facts.push(if is_over { Fact::EndsGame } else { Fact::ForcesPass });
    }
    let theirs = scene.seen_by(After, other);
    let wipes = |square: &Square| played(theirs, *square).player().is_empty();
    facts.extend(replies.squares().find(wipes).map(|reply| Fact::AllowsWipeOut { reply }));
}

fn corners(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let (own, other) = (scene.side, !scene.side);
    let [theirs_before, theirs_after] =
        [Before, After].map(|moment| scene.moves(moment, other) & Bitboard::CORNERS);
    let [ours_before, ours_after] =
        [Before, After].map(|moment| scene.moves(moment, own) & Bitboard::CORNERS);
    let taken = Bitboard::of(scene.square);
    if scene.square.is_corner() {
        facts.push(Fact::TakesCorner { corner: scene.square });
    } else {
        facts.extend(ours_before.squares().map(|corner| Fact::MissesCorner { corner }));
    }
    facts.extend(
        (theirs_after - theirs_before).squares().map(|corner| Fact::GivesCorner { corner }),
    );
    facts.extend(
        (theirs_after & theirs_before).squares().map(|corner| Fact::LeavesCorner { corner }),
    );
    facts.extend(
        (theirs_before - theirs_after - taken)
            .squares()
            .map(|corner| Fact::DefendsCorner { corner }),
    );
    facts.extend(
        (ours_after - ours_before).squares().map(|corner| Fact::ThreatensCorner { corner }),
    );
    if let Some((corner, is_across)) = corner_of(scene.square) {
        let is_empty = scene.empties(After).contains(corner);
        // A corner that either side can take next does not count.
        if is_empty && !theirs_after.contains(corner) && !ours_after.contains(corner) {
            facts.push(if is_across { Fact::XSquare { corner } } else { Fact::CSquare { corner } });
        }
    }
}
