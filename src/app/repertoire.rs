//! Repertoires: trees in which one side has an answer to each move of the other.

use crate::rules::{Color, GameTree, NodeId};

/// Side of the repertoire below a node: the one with fewer choices. With equal choices, the side to move, after a
/// forced pass.
pub fn repertoire_side(tree: &GameTree, start: NodeId) -> Color {
    let mut game = tree.game_at(start);
    let mut choices = [0; 2];
    let mut open = vec![(start, game.side_to_move())];
    game.pass_if_forced();
    let to_move = game.side_to_move();
    while let Some((node, side)) = open.pop() {
        let children: Vec<NodeId> = tree.children(node).collect();
        choices[side.index()] += usize::from(children.len() > 1);
        open.extend(children.into_iter().map(|child| (child, !side)));
    }
    let [own, theirs] = [to_move, !to_move].map(|side| choices[side.index()]);
    if own > theirs { !to_move } else { to_move }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Variant};

    #[test]
    fn the_side_with_one_answer_each_is_the_one_that_learns() {
        let mut tree = GameTree::of(&Game::new(Variant::REVERSI, Color::Black));
        assert_eq!(repertoire_side(&tree, NodeId::ROOT), Color::Black);
        let mut add = |line: &str| {
            line.as_bytes().chunks(2).fold(NodeId::ROOT, |at, name| {
                let name = std::str::from_utf8(name).expect("text");
                tree.play(at, name.parse().expect("a square")).expect("legal")
            })
        };
        add("f5d6c3d3c4");
        add("f5f6e6");
        let d6 = add("f5d6");
        assert_eq!(repertoire_side(&tree, NodeId::ROOT), Color::Black, "White chooses");
        for line in ["f5d6c4", "f5d6c5", "f5d6c3"] {
            line.as_bytes().chunks(2).fold(NodeId::ROOT, |at, name| {
                let name = std::str::from_utf8(name).expect("text");
                tree.play(at, name.parse().expect("a square")).expect("legal")
            });
        }
        assert_eq!(repertoire_side(&tree, d6), Color::White, "Black chooses");
    }
}
