//! Games of the mirrored start, turned to the usual one.

use super::play::mirrored_start;
use super::{Reading, Record, Repair};
use crate::rules::{Color, Game, GameTree, NodeId, Square, Variant};
use std::collections::HashMap;

/// Symmetry that swaps left and right.
const SWAPPED: usize = 1;

impl Reading {
    /// The reading, turned left to right if its game begins with Black on d4 and e5 and Black to move.
    pub(super) fn upright(mut self) -> Self {
        let game = &self.record.game;
        let is_mirrored = game.variant().is_tournament()
            && game.first() == Color::Black
            && game.custom_start() == Some(mirrored_start().position());
        if is_mirrored && !(game.played().is_empty() && self.record.tree.is_none()) {
            self.record = turned(&self.record);
            self.repairs.push(Repair::Turned);
        }
        self
    }
}

fn turned(record: &Record) -> Record {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    for ply in record.game.played() {
        let made = match ply.square() {
            Some(square) => game.place(square.turned(SWAPPED)).map(drop),
            None => game.pass().map(drop),
        };
        made.expect("a legal move of the mirrored game");
    }
    if let Some(forfeit) = record.game.forfeit().filter(|_| !game.is_over()) {
        game.end_by(forfeit).expect("it is not over");
    }
    let tree = record.tree.as_ref().map(|tree| turned_tree(tree, &game));
    Record { game, tree, ..record.clone() }
}

fn turned_tree(tree: &GameTree, game: &Game) -> GameTree {
    let mut turned = GameTree::of(game);
    let mut nodes = HashMap::from([(NodeId::ROOT, NodeId::ROOT)]);
    let annotate = |turned: &mut GameTree, from: NodeId, to: NodeId| {
        let comment = turned_text(tree.comment(from));
        turned.set_comment(to, &comment).expect("as long as before");
        turned.set_mark(to, tree.mark(from));
    };
    annotate(&mut turned, NodeId::ROOT, NodeId::ROOT);
    for (_, node) in tree.in_order() {
        let Some(&parent) = nodes.get(&tree.parent(node)) else { continue };
        let made = match tree.square(node) {
            Some(square) => turned.play(parent, square.turned(SWAPPED)),
            None => turned.pass(parent),
        };
        let made = made.expect("a legal move of the mirrored tree");
        annotate(&mut turned, node, made);
        nodes.insert(node, made);
    }
    turned
}

/// A comment with its squares turned.
fn turned_text(text: &str) -> String {
    let mut turned = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        let word = &rest[..length.max(first.len_utf8())];
        match word.to_ascii_lowercase().parse::<Square>() {
            Ok(square) => {
                let name = square.turned(SWAPPED).to_string();
                let is_capital = word.starts_with(|c: char| c.is_ascii_uppercase());
                turned += &if is_capital { name.to_uppercase() } else { name };
            }
            Err(_) => turned += word,
        }
        rest = &rest[word.len()..];
    }
    turned
}
