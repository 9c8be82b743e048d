//! Facts about regions: parity, and squares that only one side can enter.

use crate::coach::fact::Fact;
use crate::coach::move_context::Moment::{After, Before};
use crate::coach::move_context::{MoveContext, regions};
use crate::rules::Bitboard;

pub fn facts(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let (own, other) = (scene.side, !scene.side);
    let all = regions(scene.empties(Before));
    let region = all.iter().find(|region| region.contains(scene.square)).copied();
    let region = region.expect("the square was empty");
    let has_odd = all.iter().any(|region| region.len() % 2 == 1);
    match region.len() {
        1 => facts.push(Fact::FillsRegion),
        size if size % 2 == 1 && all.len() > 1 => facts.push(Fact::OddRegion { count: size }),
        size if size % 2 == 0 && has_odd => facts.push(Fact::EvenRegion { count: size }),
        _ => {}
    }
    let [ours, theirs] = [own, other].map(|side| scene.moves(After, side));
    let [ours_before, theirs_before] = [own, other].map(|side| scene.moves(Before, side));
    for region in regions(scene.empties(After)) {
        let is_alone = |ours: Bitboard, theirs: Bitboard| {
            !(ours & region).is_empty() && (theirs & region).is_empty()
        };
        let is_new = is_alone(ours, theirs) && !is_alone(ours_before, theirs_before);
        if is_new && !theirs.is_empty() {
            let at = (ours & region).first().expect("there is a move");
            facts.push(Fact::Swindle { at, count: region.len() });
        }
    }
}
