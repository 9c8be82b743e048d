//! Messages for players of games by correspondence who are not here.

use super::{LobbyOutput, LobbyServer};
use crate::lobby::mail::{LobbyMail, MailKind};
use crate::lobby::shared_game::SharedGame;
use crate::rules::Color;

impl LobbyServer {
    /// Messages after a change that this server has stored.
    pub(super) fn mail_after_move(&mut self, game: &SharedGame) {
        if game.is_over() {
            for side in Color::BOTH {
                self.mail(MailKind::Over, game, side);
            }
        } else if let Some(side) = game.to_move() {
            self.mail(MailKind::Turn, game, side);
        }
    }

    /// Messages of a new game.
    pub(super) fn mail_of_begin(&mut self, game: &SharedGame) {
        for side in Color::BOTH {
            let kind = if game.to_move() == Some(side) { MailKind::Turn } else { MailKind::Begun };
            self.mail(kind, game, side);
        }
    }

    fn mail(&mut self, kind: MailKind, game: &SharedGame, side: Color) {
        let player = game.player(side);
        if game.terms.pace.is_live() || self.is_around(player.id) {
            return;
        }
        self.outputs.push(LobbyOutput::Mail(LobbyMail {
            kind,
            to: player.name.clone(),
            opponent: game.player(!side).name.clone(),
            game: game.number,
            deadline: game.deadline(),
        }));
    }
}
