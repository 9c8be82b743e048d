//! Work with guests outside games: trials, analysis, log.

use super::opponents::Opponents;
use super::timed_engine::Alarm;
use super::worker::Worker;
use crate::app::{GuestEffect, GuestNews, Message, SearchId};
use crate::engine::Stop;
use crate::opponents::{
    GuestLog, GuestName, Opinions, OpponentError, SyncedOpponent, TRIAL_TIME, Trial, try_out,
};
use crate::rules::Game;
use std::time::{Duration, Instant};

/// Time for a guest's move in a trial.
const MOVE_TIME: Duration = Duration::from_secs(1);

/// A game for a guest to analyse, and the number of lines.
type AnalystJob = (SearchId, GuestName, Box<Game>, u8);

/// Workers for trials, analysis and log.
pub struct GuestWorkers {
    trials: Worker<GuestName>,
    analyst: Worker<AnalystJob>,
    log: GuestLog,
    notify: Box<dyn Fn(Message) + Send>,
}

impl GuestWorkers {
    /// Workers whose threads start with their first job and send results to `notify`.
    pub fn new(
        opponents: &Opponents,
        notify: impl Fn(Message) + Clone + Send + Sync + 'static,
    ) -> Self {
        let (log, its_notify) = (opponents.log.clone(), notify.clone());
        let (mut opponents, analysts) = (opponents.clone(), opponents);
        (opponents.pace.move_time, opponents.patience) = (Some(MOVE_TIME), TRIAL_TIME);
        let trials = {
            let failed = notify.clone();
            let make_work = move || {
                let (notify, opponents) = (its_notify.clone(), opponents.clone());
                move |name: GuestName, stop: &Stop| {
                    let tried = try_guest(&opponents, name, stop);
                    if !stop.is_stopped() {
                        notify(Message::Guest(GuestNews::Tried(name, tried)));
                    }
                }
            };
            Worker::new("trials", make_work, move |name| {
                failed(Message::Guest(GuestNews::Tried(name, Err(OpponentError::Failed))));
            })
        };
        let analyst = {
            let (its_notify, failed) = (notify.clone(), notify.clone());
            let analysts = analysts.clone();
            let make_work = move || {
                let (notify, analysts, mut seated) = (its_notify.clone(), analysts.clone(), None);
                move |(id, name, game, count): AnalystJob, stop: &Stop| {
                    let on_opinions = |opinions: &Opinions| {
                        notify(Message::Guest(GuestNews::Opinions(id, Ok(opinions.clone()))));
                    };
                    let topic = (name, &*game, count);
                    let searched =
                        collect_opinions(&analysts, &mut seated, topic, stop, on_opinions);
                    if let Err(error) = searched
                        && !stop.is_stopped()
                    {
                        notify(Message::Guest(GuestNews::Opinions(id, Err(error))));
                    }
                }
            };
            Worker::new("analyst", make_work, move |(id, ..)| {
                let failure = Err(OpponentError::Failed);
                failed(Message::Guest(GuestNews::Opinions(id, failure)));
            })
        };
        Self { trials, analyst, log, notify: Box::new(notify) }
    }

    /// Carries out an effect for guests.
    pub fn serve(&mut self, effect: GuestEffect) {
        match effect {
            GuestEffect::Try(name) => self.trials.give(name),
            GuestEffect::StopTrying => self.trials.stop(),
            GuestEffect::Analyse(id, name, game, count) => {
                self.analyst.give((id, name, game, count));
            }
            GuestEffect::StopAnalysing => self.analyst.stop(),
            GuestEffect::ReadLog(seen) => {
                if let Some((lines, count)) = self.log.read_after(seen) {
                    (self.notify)(Message::Guest(GuestNews::Log(lines, count)));
                }
            }
        }
    }

    /// Ends all programs started here.
    pub fn close(&mut self) {
        self.trials.end();
        self.analyst.end();
    }
}

/// Analyses a game until stopped; the program of another guest is ended first.
fn collect_opinions(
    opponents: &Opponents,
    seated: &mut Option<(GuestName, SyncedOpponent)>,
    (name, game, count): (GuestName, &Game, u8),
    stop: &Stop,
    mut on_opinions: impl FnMut(&Opinions),
) -> Result<(), OpponentError> {
    let is_here = seated.as_ref().is_some_and(|(it, _)| *it == name);
    if !is_here {
        *seated = Some((name, SyncedOpponent::new(opponents.guest(name)?)));
    }
    let (_, guest) = seated.as_mut().expect("just seated");
    guest.report_opinions(game, count, stop, &mut on_opinions)
}

fn try_guest(opponents: &Opponents, name: GuestName, stop: &Stop) -> Result<Trial, OpponentError> {
    let mut guest = opponents.guest(name)?;
    let part = stop.part();
    let _alarm = Alarm::set(TRIAL_TIME, &part);
    let begin = Instant::now();
    try_out(&mut *guest, &|| begin.elapsed(), &part)
}
