//! Text fields of the analysis page: moves, comments, filters.

use super::AnalysisPage;
use crate::app::course;
use crate::app::key::Key;
use crate::app::pages::prelude::*;
use crate::app::typing::{self, Charset};
use crate::rules::transcript;

impl AnalysisPage {
    /// Handles Enter and Esc in the field of a comment or a filter; returns whether one is open.
    pub(super) fn handle_command_while_typing(
        &mut self,
        command: Command,
        cx: &mut Context,
    ) -> bool {
        if let Some(text) = self.comment.take() {
            match command {
                Command::Activate => self.set_comment(&text, cx),
                Command::Back => {}
                _ => self.comment = Some(text),
            }
        } else if let Some(text) = self.filtering.take() {
            match command {
                Command::Activate => self.filter(&text, cx),
                Command::Back => {}
                _ => self.filtering = Some(text),
            }
        } else {
            return false;
        }
        true
    }

    /// Opens the comment field with the current comment.
    pub(super) fn begin_comment(&mut self) {
        self.comment_before = self.tree().comment(self.at).to_owned();
        self.comment = Some(self.comment_before.clone());
    }

    /// Prepends the library's comment, which arrived after typing began.
    pub(super) fn keep_comment(&mut self) {
        let comment = self.tree().comment(self.at).to_owned();
        if comment == self.comment_before {
            return;
        }
        if let Some(text) = self.comment.as_mut().filter(|text| !text.contains(&comment)) {
            format!("{comment} {text}").trim_end().clone_into(text);
        }
        self.comment_before = comment;
    }

    /// Handles a character of a move, a comment or a filter.
    pub fn key(&mut self, key: Key) {
        if let Some(text) = &mut self.comment {
            typing::key(text, Charset::Sentences, key);
        } else if let Some(text) = &mut self.filtering {
            typing::key(text, Charset::Words, key);
        } else {
            self.entry.key(key);
        }
    }

    /// Handles pasted text; returns whether a text field is open.
    pub fn paste(&mut self, pasted: &str) -> bool {
        match (&mut self.comment, &mut self.filtering) {
            (Some(text), _) => typing::append(text, Charset::Sentences, pasted),
            (None, Some(text)) => typing::append(text, Charset::Words, pasted),
            (None, None) => return self.entry.paste(pasted),
        }
        true
    }

    /// Plays a typed move, several moves, or an opening by name.
    pub fn play_typed(&mut self, text: &str, cx: &mut Context) {
        if let Some(moves) = self.named_opening(text) {
            self.take_opening(&moves, cx);
            return;
        }
        match transcript::continued(self.session.game.clone(), text) {
            Ok(game) if text.len() > 2 => self.take_moves(&game, cx),
            Err(error) if text.len() > 3 && error.moves_before() > 0 => {
                cx.refuse(Refusal::Moves(error));
            }
            _ if text.len() > 2 => cx.refuse(Refusal::NoMoveOrOpening(text.to_owned())),
            _ => {
                if let Some(square) = course::typed_square(&self.session, text, cx) {
                    self.play(square, cx);
                }
            }
        }
    }
}
