//! SGF output.

use super::Record;
use super::sgf_terms::{END, MARKS, side_letter, write_clock, write_result};
use crate::rules::{Color, GameTree, NodeId};
use std::fmt::Write as _;

/// A game in SGF with its undeleted variations, comments and marks, with a final line end.
pub fn write(record: &Record) -> String {
    let tree = record.tree.clone().unwrap_or_else(|| GameTree::of(&record.game));
    let mut text = "(;FF[4]GM[2]CA[UTF-8]AP[outflank]".to_owned();
    property(&mut text, "SZ", &record.game.variant().board.size.to_string());
    let [black, white] = record.names();
    for (key, value) in
        [("PB", black), ("PW", white), ("DT", &*record.date), ("PC", &*record.place)]
    {
        if !value.is_empty() {
            property(&mut text, key, value);
        }
    }
    if let Some(result) = write_result(record) {
        property(&mut text, "RE", &result);
    }
    if let Some((main, overtime)) = write_clock(&record.clocks) {
        property(&mut text, "TM", &main);
        if let Some(overtime) = overtime {
            property(&mut text, "OT", &overtime);
        }
    }
    let start = tree.game_at(NodeId::ROOT);
    for (side, key) in Color::BOTH.into_iter().zip(["AB", "AW"]) {
        let discs = start.discs(side);
        if !discs.is_empty() {
            let squares = discs.squares().map(|square| format!("[{square}]"));
            text.extend(std::iter::once(key.to_owned()).chain(squares));
        }
    }
    property(&mut text, "PL", side_letter(start.first()));
    let end = tree.end_of_game();
    notes(&mut text, &tree, NodeId::ROOT, end);
    moves(&mut text, &tree, start.first(), end);
    text.push_str(")\n");
    text
}

/// Next piece to write.
enum SgfPiece {
    Open,
    Close,
    Move(NodeId, Color),
}

/// Moves of a tree, variations in parentheses.
fn moves(text: &mut String, tree: &GameTree, first: Color, end: Option<NodeId>) {
    let follow = |node: NodeId, side: Color, pieces: &mut Vec<SgfPiece>| {
        let children: Vec<NodeId> = tree.children(node).collect();
        if let [only] = children[..] {
            pieces.push(SgfPiece::Move(only, side));
            return;
        }
        for child in children.into_iter().rev() {
            pieces.extend([SgfPiece::Close, SgfPiece::Move(child, side), SgfPiece::Open]);
        }
    };
    let mut pieces = Vec::new();
    follow(NodeId::ROOT, first, &mut pieces);
    while let Some(piece) = pieces.pop() {
        match piece {
            SgfPiece::Open => text.push_str("\n("),
            SgfPiece::Close => text.push(')'),
            SgfPiece::Move(node, side) => {
                let square = tree.square(node).map(|square| square.to_string());
                text.push(';');
                property(text, side_letter(side), square.as_deref().unwrap_or("PA"));
                notes(text, tree, node, end);
                follow(node, !side, &mut pieces);
            }
        }
    }
}

/// Mark, name and comment of a move, and the end of the game.
fn notes(text: &mut String, tree: &GameTree, node: NodeId, end: Option<NodeId>) {
    let mark = tree.mark(node);
    if let Some((_, key, value)) = MARKS.iter().find(|(it, ..)| Some(*it) == mark) {
        property(text, key, value);
    }
    if end == Some(node) {
        property(text, END, "");
    }
    let comment = tree.comment(node);
    let (name, comment) = if tree.is_named(node) {
        comment.split_once('\n').unwrap_or((comment, ""))
    } else {
        ("", comment)
    };
    for (key, value) in [("N", name), ("C", comment)] {
        if !value.is_empty() {
            property(text, key, value);
        }
    }
}

fn property(text: &mut String, key: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace(']', "\\]");
    let _ = write!(text, "{key}[{value}]");
}
