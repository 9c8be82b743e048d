//! Opponents and coach of an app. A shared pool of threads searches; guests have a thread of their own, which waits
//! for their programs.

mod tasks;

use super::engine_pool::{PoolClient, PoolTask, Priority};
use super::guest_workers::GuestWorkers;
use super::opponents::{Opponents, SyncedOpponents};
use super::worker::Worker;
use crate::app::{CoachEffect, GuestEffect, Message, OpponentEffect, OpponentNews, SearchId};
use crate::coach::CoachTask;
use crate::engine::Stop;
use crate::opponents::{MoveRequest, OpponentError, OpponentSpec};
use std::sync::Arc;
use tasks::{CoachPoolTask, LevelTask, MessageSink};

/// Opponents and coach of an app. Dropping it cancels their searches.
pub struct Engines {
    client: PoolClient,
    opponents: Opponents,
    notify: MessageSink,
    level: Lane,
    adviser: Lane,
    reviewer: Lane,
    valuer: Lane,
    foreteller: Lane,
    guest: Worker<(SearchId, Box<MoveRequest>)>,
    guests: GuestWorkers,
}

/// Stop of the current task of one kind, which is cancelled when the next task of that kind starts.
#[derive(Default)]
struct Lane(Stop);

impl Lane {
    fn give(&mut self, client: &PoolClient, priority: Priority, task: impl PoolTask + 'static) {
        self.stop();
        self.0 = Stop::default();
        client.give(priority, self.0.clone(), Box::new(task));
    }

    fn stop(&self) {
        self.0.stop();
    }
}

impl Engines {
    /// Opponents and coach that use this pool and send their results to `notify`.
    pub fn new(
        client: PoolClient,
        opponents: Opponents,
        notify: impl Fn(Message) + Clone + Send + Sync + 'static,
    ) -> Self {
        let guests = GuestWorkers::new(&opponents, notify.clone());
        let guest = guest_player(opponents.clone(), notify.clone());
        let [level, adviser, reviewer, valuer, foreteller] = Default::default();
        let notify = Arc::new(notify);
        Self {
            client,
            opponents,
            notify,
            level,
            adviser,
            reviewer,
            valuer,
            foreteller,
            guest,
            guests,
        }
    }

    /// Carries out an effect for the opponent.
    pub fn play(&mut self, effect: OpponentEffect) {
        match effect {
            OpponentEffect::Choose(id, request) => {
                self.stop_playing();
                if let OpponentSpec::Level(level) = request.opponent {
                    let (opponents, notify) = (self.opponents.clone(), Arc::clone(&self.notify));
                    let memory = self.client.pool().memory().clone();
                    let task = LevelTask::new(id, level, request, opponents, memory, notify);
                    let is_quick = level.move_time().is_none();
                    let priority = if is_quick { Priority::QuickMove } else { Priority::Move };
                    self.level.give(&self.client, priority, task);
                } else {
                    self.guest.give((id, request));
                }
            }
            OpponentEffect::Stop => self.stop_playing(),
        }
    }

    fn stop_playing(&self) {
        self.level.stop();
        self.guest.stop();
    }

    /// Carries out an effect for guests.
    pub fn serve(&mut self, effect: GuestEffect) {
        self.guests.serve(effect);
    }

    /// Carries out an effect for the coach.
    pub fn coach(&mut self, effect: CoachEffect) {
        let (lane, priority, id, task) = match effect {
            CoachEffect::Advise(id, question) => {
                (&mut self.adviser, Priority::Advice, id, CoachTask::advise(question))
            }
            CoachEffect::Review(id, game) => {
                (&mut self.reviewer, Priority::Review, id, CoachTask::review(*game))
            }
            CoachEffect::ValueTree(id, positions) => {
                (&mut self.valuer, Priority::Review, id, CoachTask::value(positions))
            }
            CoachEffect::Foretell(id, questions) => {
                (&mut self.foreteller, Priority::Advice, id, CoachTask::foretell(questions))
            }
            CoachEffect::StopAdvising => return self.adviser.stop(),
            CoachEffect::StopReviewing => return self.reviewer.stop(),
            CoachEffect::StopValuing => return self.valuer.stop(),
        };
        let resources = self.opponents.resources.clone();
        let (memory, notify) = (self.client.pool().memory().clone(), Arc::clone(&self.notify));
        let task = CoachPoolTask { id, task, priority, resources, memory, notify };
        lane.give(&self.client, priority, task);
    }
}

/// Thread that plays guests' moves.
fn guest_player(
    opponents: Opponents,
    notify: impl Fn(Message) + Clone + Send + Sync + 'static,
) -> Worker<(SearchId, Box<MoveRequest>)> {
    let failed = notify.clone();
    let make_work = move || {
        let (notify, mut seats) = (notify.clone(), SyncedOpponents::new(opponents.clone()));
        move |(id, request): (SearchId, Box<MoveRequest>), stop: &Stop| {
            let answer = seats.choose(&request, stop, &mut |report| {
                notify(Message::Opponent(id, OpponentNews::Progress(report.clone())));
            });
            if stop.is_stopped() {
                return;
            }
            notify(Message::Opponent(id, OpponentNews::Done(answer.clone())));
            // Pondering ends with the next request, or when the table is left.
            if let Ok(answer) = answer {
                seats.ponder(&request, &answer, stop);
            }
        }
    };
    Worker::new("guest", make_work, move |(id, _)| {
        let failure = OpponentNews::Done(Err(OpponentError::Failed));
        failed(Message::Opponent(id, failure));
    })
}

impl Drop for Engines {
    /// Cancels all searches and ends the started programs.
    fn drop(&mut self) {
        for lane in [&self.level, &self.adviser, &self.reviewer, &self.valuer, &self.foreteller] {
            lane.stop();
        }
        self.guest.end();
        self.guests.close();
    }
}
