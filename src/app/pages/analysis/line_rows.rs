//! Lines of an analysis as rows of text: moves, indented variations, comments.

use super::AnalysisPage;
use crate::app::live::node_evals::NodeEvals;
use crate::coach::Grade;
use crate::rules::{GameTree, NodeId, Notation};
use crate::words::say;
use unicode_width::UnicodeWidthStr as _;

/// A row of the panel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineRow {
    pub indent: usize,
    /// Parts, separated by blanks.
    pub parts: Vec<LinePart>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinePart {
    Number(String),
    Move(NodeId, String),
    Comment(String),
    /// Discs lost by the move before it.
    Loss(String),
    Hidden(String),
}

impl LinePart {
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

/// Cells of a move number and a blank: the indent of comments.
const NUMBER: usize = 3;
/// Indent of a variation in cells, and its maximum.
const STEP: usize = 2;
const DEEPEST: usize = 10;

/// Rows of an analysis for a panel of `width` cells.
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

/// Builds the rows.
struct LineWriter<'a> {
    tree: &'a GameTree,
    values: &'a NodeEvals,
    is_folded: bool,
    width: usize,
    notation: Notation,
    rows: Vec<LineRow>,
    row: LineRow,
}

impl LineWriter<'_> {
    /// Ends the current row; the next has this indent.
    fn end_row(&mut self, indent: usize) {
        let row = std::mem::replace(&mut self.row, LineRow { indent, parts: Vec::new() });
        if !row.parts.is_empty() {
            self.rows.push(row);
        }
    }

    fn has_room(&self, cells: usize) -> bool {
        let used: usize = self.row.parts.iter().map(|it| it.text().width() + 1).sum();
        used == 0 || self.row.indent + used + cells <= self.width
    }

    /// Adds a part to the row, or starts a new row for it.
    fn push(&mut self, part: LinePart) {
        if !self.has_room(part.text().width()) {
            self.end_row(self.row.indent);
        }
        self.row.parts.push(part);
    }

    /// Adds the comment of a node on rows of its own.
    fn comment(&mut self, node: NodeId, indent: usize) {
        let comment = self.tree.comment(node);
        if comment.is_empty() {
            return;
        }
        self.end_row(indent + NUMBER);
        for word in comment.split_whitespace() {
            self.push(LinePart::Comment(word.to_owned()));
        }
        self.end_row(indent);
    }

    fn follow(&mut self, node: NodeId, indent: usize) {
        let mut children = self.tree.children(node);
        if let Some(first) = children.next() {
            let others = children.collect();
            self.line(first, others, indent);
        }
    }

    /// Adds a line from its first move; variations of a move follow below it.
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

    /// Adds a move, with its number at the start of a row.
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
