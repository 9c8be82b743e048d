//! Edits of the lines of an analysis.

use super::AnalysisPage;
use crate::app::pages::prelude::*;
use crate::rules::{Game, MoveMark, NodeId, Ply, openings};

impl AnalysisPage {
    /// Moves of the opening whose name starts with this text, from the standard start.
    pub(super) fn named_opening(&self, text: &str) -> Option<Vec<Square>> {
        let game = &self.session.game;
        let is_usual = game.variant().is_tournament() && game.custom_start().is_none();
        openings::moves_of(text).filter(|_| is_usual)
    }

    /// Adds an opening's line, and goes to its end.
    pub(super) fn take_opening(&mut self, moves: &[Square], cx: &mut Context) {
        let (last, is_new) = self.add_line(NodeId::ROOT, moves, cx);
        self.note_change(is_new);
        self.jump_to(last);
    }

    /// Plays the moves of a game that follow the position of the current node.
    pub(super) fn take_moves(&mut self, game: &Game, cx: &mut Context) {
        let more = game.played().iter().skip(self.session.game.played().len());
        let squares: Vec<Square> = more.filter_map(Ply::square).collect();
        let (last, is_new) = self.add_line(self.at, &squares, cx);
        self.note_change(is_new);
        self.jump_to(last);
    }

    /// Adds a line to a node, as far as it is legal. Returns its last node, and whether any node is new.
    pub(super) fn add_line(
        &mut self,
        from: NodeId,
        squares: &[Square],
        cx: &mut Context,
    ) -> (NodeId, bool) {
        let mut is_new = false;
        let mut at = from;
        for square in squares {
            let is_known = self.has_child(at, *square);
            match self.tree_mut().play(at, *square) {
                Ok(node) => {
                    at = node;
                    is_new |= !is_known;
                }
                Err(error) => {
                    self.refuse(error, cx);
                    break;
                }
            }
        }
        (at, is_new)
    }

    /// Adds the expected line. The board stays at the current node.
    pub(super) fn take_line(&mut self, cx: &mut Context) {
        let question = self.coach_question(cx);
        let advice = question.and_then(|question| cx.coach.on(&question));
        let Some(line) = advice.and_then(|advice| advice.moves.first()).map(|best| &best.line)
        else {
            cx.refuse(Refusal::NoLine);
            return;
        };
        let squares: Vec<Square> = [&[line.square], &line.replies[..]].concat();
        let (_, is_new) = self.add_line(self.at, &squares, cx);
        if !is_new {
            cx.refuse(Refusal::LineKnown);
            return;
        }
        self.note_change(true);
        self.jump_to(self.at);
        cx.announce(News::LineTaken);
    }

    pub(super) fn promote(&mut self, cx: &mut Context) {
        let at = self.at;
        match self.tree_mut().promote(at) {
            Ok(_) => {
                self.note_change(true);
                self.jump_to(at);
                cx.announce(News::Promoted);
            }
            Err(error) => self.refuse(error, cx),
        }
    }

    pub(super) fn delete(&mut self, cx: &mut Context) {
        let at = self.at;
        match self.tree_mut().delete(at) {
            Ok(before) => {
                self.note_change(true);
                self.deleted.push(at);
                self.jump_to(before);
                cx.announce(News::LineDeleted);
            }
            Err(error) => self.refuse(error, cx),
        }
    }

    /// Restores the line deleted last on this page, else a deleted line that starts at the current node.
    pub(super) fn restore(&mut self, cx: &mut Context) {
        let at = self.at;
        let last = self.deleted.pop().filter(|node| self.tree().is_deleted(*node));
        match last.or_else(|| self.tree().deleted(at)) {
            Some(node) => {
                self.tree_mut().restore(node);
                self.note_change(true);
                self.jump_to(node);
                cx.announce(News::LineRestored);
            }
            None => cx.refuse(Refusal::NothingDeleted),
        }
    }

    pub(super) fn mark(&mut self, cx: &mut Context) {
        let at = self.at;
        if at == NodeId::ROOT {
            cx.refuse(Refusal::NothingToMark);
            return;
        }
        let next = MoveMark::after(self.tree().mark(at));
        self.tree_mut().set_mark(at, next);
        self.note_change(true);
    }

    /// Sets the comment of the current ply.
    pub(super) fn set_comment(&mut self, text: &str, cx: &mut Context) {
        let at = self.at;
        let text = text.trim();
        self.note_change(self.tree().comment(at) != text);
        if let Err(error) = self.tree_mut().set_comment(at, text) {
            self.refuse(error, cx);
        }
    }

    /// Whether a node has an undeleted child on this square.
    pub(super) fn has_child(&self, node: NodeId, square: Square) -> bool {
        let tree = self.tree();
        tree.children(node).any(|child| tree.square(child) == Some(square))
    }
}
