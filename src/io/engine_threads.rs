//! Everybody who thinks while the screen is used, each on a thread of their own: the player, the coach
//! who looks at the position at hand, and the one who goes through whole games.

use super::guest_desk::GuestDesk;
use super::opponents::{Opponents, Seats};
use super::worker::Worker;
use crate::app::{
    CoachEffect, CoachNews, GuestEffect, Message, OpponentEffect, OpponentNews, SearchId,
};
use crate::coach::{Quality, Question, TreePosition, advise, go_through, value_tree};
use crate::engine::{MemoryPool, Resources, Stop};
use crate::opponents::{MoveRequest, OpponentError};
use crate::rules::{Game, Variant};
use std::time::Duration;

/// How long the coach's threads wait for another question before they end, with the memory of their searches. The
/// opponent's stays: it has the programs that it plays with, and what it has found for its next move.
const REST: Duration = Duration::from_secs(20);

/// The threads that think: the opponent, the adviser, the reviewer, and the one who values trees.
pub struct EngineThreads {
    opponent: Worker<(SearchId, Box<MoveRequest>)>,
    adviser: Worker<(SearchId, Question)>,
    reviewer: Worker<(SearchId, Box<Game>)>,
    valuer: Worker<(SearchId, Vec<TreePosition>)>,
    guests: GuestDesk,
}

impl EngineThreads {
    /// Workers whose threads start with their first job. They send their results to `tell`.
    pub fn new(
        opponents: Opponents,
        tell: impl Fn(Message) + Clone + Send + Sync + 'static,
    ) -> Self {
        let resources = opponents.resources.clone();
        let guests = GuestDesk::new(&opponents, tell.clone());
        let opponent = {
            let (tell, failed) = (tell.clone(), tell.clone());
            let make_work = move || {
                let (tell, mut seats) = (tell.clone(), Seats::new(opponents.clone()));
                move |(id, request): (SearchId, Box<MoveRequest>), stop: &Stop| {
                    let answer = seats.choose(&request, stop, &mut |report| {
                        tell(Message::Opponent(id, OpponentNews::Progress(report.clone())));
                    });
                    if stop.is_stopped() {
                        return;
                    }
                    tell(Message::Opponent(id, OpponentNews::Done(answer.clone())));
                    // The next request ends it, and so does whoever leaves the table.
                    if let Ok(answer) = answer {
                        seats.ponder(&request, &answer, stop);
                    }
                }
            };
            Worker::new("opponent", make_work, move |(id, _)| {
                let failure = OpponentNews::Done(Err(OpponentError::Failed));
                failed(Message::Opponent(id, failure));
            })
        };
        let adviser = {
            let (tell, failed) = (tell.clone(), tell.clone());
            let resources = resources.clone();
            let make_work = move || {
                let (tell, resources) = (tell.clone(), resources.clone());
                let (mut memory, mut size) = (MemoryPool::new(0), 0);
                move |(id, question): (SearchId, Question), stop: &Stop| {
                    let wanted = question.means.mebibytes as usize;
                    if wanted != size {
                        (memory, size) = (MemoryPool::new(wanted), wanted);
                    }
                    let table = memory.lease(question.variant, wanted);
                    let mut on_advice = |advice| {
                        tell(Message::Coach(id, CoachNews::Advice(Box::new(advice))));
                    };
                    advise(question, &resources, &table, stop, stop, Some(&mut on_advice));
                    if !stop.is_stopped() {
                        tell(Message::Coach(id, CoachNews::Advised));
                    }
                }
            };
            let worker = Worker::new("adviser", make_work, move |(id, _)| {
                failed(Message::Coach(id, CoachNews::Failed));
            });
            worker.resting_after(REST)
        };
        let valuer = {
            let (tell, failed) = (tell.clone(), tell.clone());
            // One thread finds the same every time.
            let resources = Resources { threads: 1, ..resources.clone() };
            let make_work = move || {
                let (tell, resources) = (tell.clone(), resources.clone());
                move |(id, positions): (SearchId, Vec<TreePosition>), stop: &Stop| {
                    let (quality, variant) = (Quality::GRADING, Variant::REVERSI);
                    value_tree(&positions, variant, quality, &resources, stop, &mut |value| {
                        tell(Message::Coach(id, CoachNews::Value(value)));
                    });
                    if !stop.is_stopped() {
                        tell(Message::Coach(id, CoachNews::TreeValued));
                    }
                }
            };
            let worker = Worker::new("valuer", make_work, move |(id, _)| {
                failed(Message::Coach(id, CoachNews::Failed));
            });
            worker.resting_after(REST)
        };
        let reviewer = {
            let (tell, failed) = (tell.clone(), tell);
            let make_work = move || {
                let (tell, resources) = (tell.clone(), resources.clone());
                move |(id, game): (SearchId, Box<Game>), stop: &Stop| {
                    go_through(&game, Quality::GRADING, &resources, stop, &mut |step| {
                        tell(Message::Coach(id, CoachNews::Step(Box::new(step))));
                    });
                    if !stop.is_stopped() {
                        tell(Message::Coach(id, CoachNews::Reviewed));
                    }
                }
            };
            let worker = Worker::new("reviewer", make_work, move |(id, _)| {
                failed(Message::Coach(id, CoachNews::Failed));
            });
            worker.resting_after(REST)
        };
        Self { opponent, adviser, reviewer, valuer, guests }
    }

    /// Has the opponent do something.
    pub fn play(&mut self, effect: OpponentEffect) {
        match effect {
            OpponentEffect::Choose(id, request) => self.opponent.give((id, request)),
            OpponentEffect::Stop => self.opponent.stop(),
        }
    }

    /// Deals with guests.
    pub fn serve(&mut self, effect: GuestEffect) {
        self.guests.serve(effect);
    }

    /// Has the coach do something.
    pub fn coach(&mut self, effect: CoachEffect) {
        match effect {
            CoachEffect::Advise(id, question) => self.adviser.give((id, question)),
            CoachEffect::StopAdvising => self.adviser.stop(),
            CoachEffect::Review(id, game) => self.reviewer.give((id, game)),
            CoachEffect::StopReviewing => self.reviewer.stop(),
            CoachEffect::ValueTree(id, positions) => self.valuer.give((id, positions)),
            CoachEffect::StopValuing => self.valuer.stop(),
        }
    }
}

impl Drop for EngineThreads {
    /// Ends the programs that were started.
    fn drop(&mut self) {
        self.opponent.end();
        self.guests.close();
    }
}
