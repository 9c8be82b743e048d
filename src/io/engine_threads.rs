//! Everybody who thinks while the screen is used, each on a thread of their own: the player, the coach
//! who looks at the position at hand, and the one who goes through whole games.

use super::{TimedEngine, Worker};
use crate::app::{CoachEffect, CoachNews, EngineEffect, EngineNews, Message, SearchId};
use crate::coach::{Quality, Question, advise, go_through};
use crate::engine::{MemoryPool, Request};
use crate::rules::Game;
use std::io;

/// Memory for the position at hand, in MiB: it is there within milliseconds.
const ADVISER_MEBIBYTES: usize = 24;

/// Everybody who thinks.
#[derive(Debug)]
pub struct EngineThreads {
    player: Worker<(SearchId, Request)>,
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
        mut thinker: TimedEngine,
        tell: impl Fn(Message) + Clone + Send + 'static,
    ) -> io::Result<Self> {
        let resources = thinker.resources().clone();
        let player = {
            let tell = tell.clone();
            Worker::start("engine", move |(id, request), stop| {
                let answer = thinker.think(&request, stop, &mut |report| {
                    tell(Message::Engine(id, EngineNews::Progress(report.clone())));
                });
                if !stop.is_stopped() {
                    tell(Message::Engine(id, EngineNews::Done(answer)));
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
        Ok(Self { player, adviser, reviewer })
    }

    /// Has the computer's player do something.
    pub fn play(&mut self, effect: EngineEffect) {
        match effect {
            EngineEffect::Think(id, request) => self.player.give((id, request)),
            EngineEffect::Stop => self.player.stop(),
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
