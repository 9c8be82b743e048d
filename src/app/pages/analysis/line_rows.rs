//! The lines of an analysis as rows of text: moves, variations set in, and what is said of them.

use super::AnalysisPage;
use crate::app::live::tree_values::TreeValues;
use crate::coach::Grade;
use crate::rules::{GameTree, NodeId, Notation};
use crate::words::say;
use unicode_width::UnicodeWidthStr as _;

/// The row of the panel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineRow {
    /// Cells that it is set in.
    pub indent: usize,
    /// What stands in it, a blank between two.
    pub parts: Vec<LinePart>,
}

/// A part of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinePart {
    /// The number of a move.
    Number(String),
    /// A move with its mark.
    Move(NodeId, String),
    /// What is said of a move.
    Comment(String),
    /// The discs that the move before it lost.
    Loss(String),
    /// How many variations are out of sight.
    Hidden(String),
}

impl LinePart {
    /// Its text.
    pub fn text(&self) -> &str {
        match self {
            Self::Number(text)
            | Self::Move(_, text)
            | Self::Comment(text)
            | Self::Loss(text)
            | Self::Hidden(text) => text,
        }
    }
}

/// Cells of a number and the blank after it: comments stand below the moves.
const NUMBER: usize = 3;
/// Cells that a variation is set in more than its line, and where that ends.
const STEP: usize = 2;
const DEEPEST: usize = 10;

/// The rows of an analysis, so many cells wide.
pub fn line_rows(page: &AnalysisPage, width: usize, notation: Notation) -> Vec<LineRow> {
    let mut writer = LineWriter {
        tree: page.tree(),
        values: &page.values,
        is_folded: page.is_folded,
        width,
        notation,
        rows: Vec::new(),
        row: LineRow::default(),
    };
    writer.comment(NodeId::ROOT, 0);
    writer.follow(NodeId::ROOT, 0);
    writer.rows
}

/// The rows that are being written.
struct LineWriter<'a> {
    tree: &'a GameTree,
    values: &'a TreeValues,
    is_folded: bool,
    width: usize,
    notation: Notation,
    rows: Vec<LineRow>,
    row: LineRow,
}

impl LineWriter<'_> {
    /// Ends the row at hand; the next one is set in so far.
    fn end_row(&mut self, indent: usize) {
        let row = std::mem::replace(&mut self.row, LineRow { indent, parts: Vec::new() });
        if !row.parts.is_empty() {
            self.rows.push(row);
        }
    }

    /// Whether so many cells more have room in the row.
    fn has_room(&self, cells: usize) -> bool {
        let used: usize = self.row.parts.iter().map(|it| it.text().width() + 1).sum();
        used == 0 || self.row.indent + used + cells <= self.width
    }

    /// Puts a part into the row, or into the next one where there is no room.
    fn push(&mut self, part: LinePart) {
        if !self.has_room(part.text().width()) {
            self.end_row(self.row.indent);
        }
        self.row.parts.push(part);
    }

    /// What is said of a ply, on rows of its own.
    fn comment(&mut self, node: NodeId, indent: usize) {
        let said = self.tree.comment(node);
        if said.is_empty() {
            return;
        }
        self.end_row(indent + NUMBER);
        for word in said.split_whitespace() {
            self.push(LinePart::Comment(word.to_owned()));
        }
        self.end_row(indent);
    }

    /// The line that follows a node, if one does.
    fn follow(&mut self, node: NodeId, indent: usize) {
        let mut children = self.tree.children(node);
        if let Some(first) = children.next() {
            let others = children.collect();
            self.line(first, others, indent);
        }
    }

    /// A line from its first move on; the variations in the place of a move stand below it.
    fn line(&mut self, first: NodeId, others: Vec<NodeId>, indent: usize) {
        self.end_row(indent);
        let mut next = Some((first, others));
        while let Some((node, others)) = next {
            self.ply(node);
            self.comment(node, indent);
            if self.is_folded && !others.is_empty() {
                self.push(LinePart::Hidden(say!("lines-hidden", count = others.len())));
            } else {
                for other in others {
                    self.line(other, Vec::new(), (indent + STEP).min(DEEPEST));
                    self.end_row(indent);
                }
            }
            let mut children = self.tree.children(node);
            next = children.next().map(|main| (main, children.collect()));
        }
        self.end_row(indent);
    }

    /// A move; where it begins a row, with its number.
    fn ply(&mut self, node: NodeId) {
        let tree = self.tree;
        let name = tree.square(node).map_or_else(|| "--".to_owned(), |it| self.notation.name(it));
        let mark = tree.mark(node).map(|mark| mark.to_string()).unwrap_or_default();
        let text = format!("{name}{mark}");
        if self.row.parts.is_empty() || !self.has_room(text.width()) {
            self.end_row(self.row.indent);
            let path = tree.path(node);
            let number = path.iter().filter(|it| tree.square(**it).is_some()).count();
            self.push(LinePart::Number(format!("{number:>2}")));
        }
        self.push(LinePart::Move(node, text));
        if let Some((grade, loss)) = self.values.judge(tree, node)
            && grade > Grade::Good
        {
            self.push(LinePart::Loss(say!("lines-loss", loss = loss)));
        }
    }
}
