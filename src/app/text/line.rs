//! An expected line, in words.

use super::reasons::{Spoken, listener};
use crate::app::walks::Walks;
use crate::rules::Color;
use crate::words::{say, who};

/// What the line in sight leads to, how it compares with the other one, and who can move how on the board.
pub fn line(page: &Walks) -> Spoken {
    let walk = page.walk();
    let table = &walk.table;
    let variant = table.setup.variant;
    let you = table.only_human();
    let listener = listener(variant, you);
    let name = |side: Color| listener.names[side.index()];
    let outcome = match walk.score {
        0 => "even",
        1.. => "ahead",
        _ => "behind",
    };
    let leader = name(if walk.score < 0 { !page.side } else { page.side });
    let head = say!(
        "line-expect",
        who = who(you == Some(page.side)),
        outcome = outcome,
        margin = walk.score.abs(),
        leader = leader,
        sure = page.sure.as_str()
    );
    let mut sentences = Vec::new();
    if let Some(other) = page.other() {
        let gap = (walk.score - other.score).abs();
        let is_better = walk.score >= other.score;
        let (best, made) = if is_better { (walk, other) } else { (other, walk) };
        let (best, made) = (best.square.to_string(), made.square.to_string());
        sentences.push(say!("line-gap", best = best, gap = gap, made = made));
    }
    let position = table.game.position();
    let is_to_move = table.game.side_to_move() == page.side;
    let (own, other) =
        if is_to_move { (*position, position.pass()) } else { (position.pass(), *position) };
    let [own, other] = [own, other].map(|position| variant.legal_moves(&position).len());
    sentences.push(say!(
        "line-here",
        who = who(you == Some(page.side)),
        side = name(page.side),
        rival = name(!page.side),
        own = own,
        other = other
    ));
    if let Some(other) = page.other() {
        sentences.push(say!("line-other", square = other.square.to_string()));
    }
    let title = say!("line-title", square = walk.square.to_string());
    Spoken { title, head, sentences, ..Spoken::default() }
}
