//! PGN output.

use super::pgn_terms::{
    END, TERMINATION, TIME_CONTROL, glyph, termination, write_date, write_result,
    write_time_control,
};
use super::{Record, diagram};
use crate::rules::{Color, Forfeit, GameTree, NodeId};
use std::fmt::Write as _;

/// Widest line of moves, as the standard asks.
const WIDTH: usize = 79;

/// A game in PGN with its undeleted variations, comments and marks, and an empty line behind it.
pub fn write(record: &Record) -> String {
    let tree = record.tree.clone().unwrap_or_else(|| GameTree::of(&record.game));
    let result = write_result(record);
    let mut text = String::new();
    // The standard wants these seven in this order.
    let (date, time) = write_date(&record.date);
    let [black, white] = record.names();
    for (name, value) in [
        ("Event", ""),
        ("Site", &*record.place),
        ("Date", &*date),
        ("Round", ""),
        ("Black", black),
        ("White", white),
    ] {
        tag(&mut text, name, if value.is_empty() { "?" } else { value });
    }
    tag(&mut text, "Result", &result);
    if !time.is_empty() {
        tag(&mut text, "Time", time);
    }
    let [control, other] = record.clocks.time_controls;
    if let Some(control) = control.filter(|_| control == other) {
        tag(&mut text, TIME_CONTROL, &write_time_control(control));
    }
    if let Some(Forfeit { reason, .. }) = record.game.forfeit() {
        tag(&mut text, TERMINATION, termination(reason));
    }
    if let Some(start) = record.game.custom_start() {
        tag(&mut text, "SetUp", "1");
        tag(&mut text, "FEN", &diagram::write_fen(start, record.game.first()));
    }
    if let Some(end) = tree.end_of_game() {
        tag(&mut text, END, &tree.path(end).len().to_string());
    }
    text.push('\n');
    let mut moves = MoveText { text, column: 0, is_numbered: true };
    moves.comment(&tree, NodeId::ROOT);
    moves.line(&tree, NodeId::ROOT);
    moves.put(&result);
    moves.text + "\n\n"
}

fn tag(text: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

/// Moves as they are written, in lines.
struct MoveText {
    text: String,
    column: usize,
    /// Whether the next move has its number whichever side made it.
    is_numbered: bool,
}

impl MoveText {
    /// Appends a word, on the next line if this one is full.
    fn put(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 && self.column + 1 + length > WIDTH {
            self.text.push('\n');
            self.column = 0;
        }
        let is_tight = self.column == 0 || self.text.ends_with('(');
        if !is_tight {
            self.text.push(' ');
        }
        self.text.push_str(word);
        self.column += usize::from(!is_tight) + length;
    }

    /// Appends the moves after a node, with their variations.
    fn line(&mut self, tree: &GameTree, node: NodeId) {
        let mut at = node;
        loop {
            let mut children = tree.children(at);
            let Some(main) = children.next() else { return };
            self.step(tree, main);
            for other in children {
                self.put("(");
                self.is_numbered = true;
                self.step(tree, other);
                self.line(tree, other);
                self.text.push(')');
                self.column += 1;
                self.is_numbered = true;
            }
            at = main;
        }
    }

    /// Appends a move with its number, mark and comment.
    fn step(&mut self, tree: &GameTree, node: NodeId) {
        let ply = tree.path(node).len() - 1 + usize::from(tree.start().first() == Color::White);
        let number = ply / 2 + 1;
        let is_first = ply.is_multiple_of(2);
        if is_first {
            self.put(&format!("{number}."));
        } else if self.is_numbered {
            self.put(&format!("{number}..."));
        }
        self.is_numbered = false;
        let square = tree.square(node);
        self.put(&square.map_or_else(|| "--".to_owned(), |square| square.to_string()));
        if let Some(mark) = tree.mark(node) {
            self.put(&format!("${}", glyph(mark)));
        }
        self.comment(tree, node);
    }

    /// Appends a comment, a line of it in braces each; one with a brace takes the rest of its line.
    fn comment(&mut self, tree: &GameTree, node: NodeId) {
        let comment = tree.comment(node);
        if comment.is_empty() {
            return;
        }
        for line in comment.split('\n') {
            if line.contains('}') {
                self.put(&format!("; {line}\n"));
                self.column = 0;
            } else {
                self.put(&format!("{{{line}}}"));
            }
        }
        self.is_numbered = true;
    }
}
