//! Pauses of a game: before the computer's disc, and after a pass.

use super::game_session::{Computer, GameSession};
use crate::app::settings::preferences::Settings;
use crate::rules::{Color, Turn};
use crate::store::Seat;
use std::time::Duration;

/// Least pause between a board at rest and the computer's disc.
const REPLY_PAUSE: Duration = Duration::from_millis(600);
/// Further pause of an opponent that plays as people do for each other move that it could make, and the longest.
const PAUSE_PER_CHOICE: Duration = Duration::from_millis(150);
const LONGEST_REPLY_PAUSE: Duration = Duration::from_secs(2);
/// Such an opponent takes at most this share of what is left on its clock.
const LAST_SHARE: u32 = 60;
/// Display time of a forced pass; Enter shortens it.
const PASS_PAUSE: Duration = Duration::from_millis(2500);
/// Display time of a forced pass before a person's turn: the notice stays anyway.
const SHORT_PASS_PAUSE: Duration = Duration::from_millis(1200);

impl GameSession {
    /// Pause before the disc of the computer. An opponent that plays as people do thinks longer where there is more to
    /// choose from, and not for long when its time runs out; with a clock nothing else pauses.
    fn reply_pause(&self, side: Color, has_human_pace: bool) -> Duration {
        let is_person = self.player(side).level().is_some_and(|it| it.person().is_some());
        let clock = self.clock(side);
        if !(is_person && has_human_pace) {
            return if clock.is_some() { Duration::ZERO } else { REPLY_PAUSE };
        }
        let choices = self.game.legal_moves().len().saturating_sub(1);
        let pause = (REPLY_PAUSE + PAUSE_PER_CHOICE * choices).min(LONGEST_REPLY_PAUSE);
        clock.map_or(pause, |clock| pause.min(clock.left() / LAST_SHARE))
    }

    /// Time at which the announced pass or the chosen reply is due.
    pub(in crate::app) fn waits_until(&self, settings: &Settings) -> Option<Duration> {
        let since = self.pacing.still_since?;
        match (self.game.turn(), &self.pacing.computer) {
            (Turn::Pass(_), _) if self.waits_for_reader() => None,
            (Turn::Pass(side), _) if self.player(!side) == Seat::Human => {
                Some(since + SHORT_PASS_PAUSE)
            }
            (Turn::Pass(_), _) => Some(since + PASS_PAUSE),
            (Turn::Place(side), Computer::Chosen(_)) => {
                Some(since + self.reply_pause(side, settings.human_pace))
            }
            _ => None,
        }
    }
}
