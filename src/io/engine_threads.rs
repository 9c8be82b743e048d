//! Everybody who thinks while the screen is used, each on a thread of their own: the player, the coach
//! who looks at the position at hand, and the one who goes through whole games.

use super::opponents::{Opponents, Seats};
use super::worker::Worker;
use crate::app::{CoachEffect, CoachNews, Message, OpponentEffect, OpponentNews, SearchId};
use crate::coach::{Quality, Question, advise, go_through};
use crate::engine::MemoryPool;
use crate::opponents::MoveRequest;
use crate::rules::Game;
use std::io;

/// Memory for the position at hand, in MiB: it is there within milliseconds.
const ADVISER_MEBIBYTES: usize = 24;

/// The threads that think: the opponent, the adviser, and the reviewer.
#[derive(Debug)]
pub struct EngineThreads {
    opponent: Worker<(SearchId, Box<MoveRequest>)>,
    adviser: Worker<(SearchId, Question)>,
    reviewer: Worker<(SearchId, Box<Game>)>,
}

impl EngineThreads {
    /// Starts the threads. They hand everything they have to say to `tell`.
    ///
    /// # Errors
    ///
    /// When the system gives no threads.
    pub fn start(
        opponents: Opponents,
        tell: impl Fn(Message) + Clone + Send + 'static,
    ) -> io::Result<Self> {
        let resources = opponents.resources.clone();
        let opponent = {
            let tell = tell.clone();
            let mut seats = Seats::new(opponents);
            Worker::start("opponent", move |(id, request): (SearchId, Box<MoveRequest>), stop| {
                let answer = seats.choose(&request, stop, &mut |report| {
                    tell(Message::Opponent(id, OpponentNews::Progress(report.clone())));
                });
                if !stop.is_stopped() {
                    tell(Message::Opponent(id, OpponentNews::Done(answer)));
                }
            })?
        };
        let adviser = {
            let tell = tell.clone();
            let (memory, resources) = (MemoryPool::new(ADVISER_MEBIBYTES), resources.clone());
            Worker::start("adviser", move |(id, question): (SearchId, Question), stop| {
                let table = memory.lease(question.variant, ADVISER_MEBIBYTES);
                let mut on_advice = |advice| {
                    tell(Message::Coach(id, CoachNews::Advice(Box::new(advice))));
                };
                advise(question, &resources, &table, stop, stop, Some(&mut on_advice));
                if !stop.is_stopped() {
                    tell(Message::Coach(id, CoachNews::Advised));
                }
            })?
        };
        let reviewer =
            Worker::start("reviewer", move |(id, game): (SearchId, Box<Game>), stop| {
                go_through(&game, Quality::GRADING, &resources, stop, &mut |step| {
                    tell(Message::Coach(id, CoachNews::Step(Box::new(step))));
                });
                if !stop.is_stopped() {
                    tell(Message::Coach(id, CoachNews::Reviewed));
                }
            })?;
        Ok(Self { opponent, adviser, reviewer })
    }

    /// Has the opponent do something.
    pub fn play(&mut self, effect: OpponentEffect) {
        match effect {
            OpponentEffect::Choose(id, request) => self.opponent.give((id, request)),
            OpponentEffect::Stop => self.opponent.stop(),
        }
    }

    /// Has the coach do something.
    pub fn coach(&mut self, effect: CoachEffect) {
        match effect {
            CoachEffect::Advise(id, question) => self.adviser.give((id, question)),
            CoachEffect::StopAdvising => self.adviser.stop(),
            CoachEffect::Review(id, game) => self.reviewer.give((id, game)),
            CoachEffect::StopReviewing => self.reviewer.stop(),
        }
    }
}
