//! Orders of a page for its engines, and their news.

use super::WebPage;
use crate::wire::{EngineLane, EngineNews, EngineTask, PageOrder, WireGame, WireQuestion};
use outflank::app::{CoachEffect, CoachNews, Message, OpponentNews, SearchId};
use outflank::coach::{MoveReview, Review, Step};
use outflank::engine::Allotment;
use outflank::opponents::{MoveRequest, OpponentError, OpponentSpec};

impl WebPage {
    fn start(&mut self, lane: EngineLane, id: u64, task: EngineTask) {
        self.tasks.retain(|(other, _)| *other != lane);
        self.tasks.push((lane, id));
        self.orders.push_back(PageOrder::Start(lane, task));
    }

    /// The engine of a lane is lost: its task has failed.
    pub(super) fn lose_task(&mut self, lane: EngineLane) {
        let task = self.tasks.iter().find(|(other, _)| *other == lane);
        let news = task.map(|(lane, id)| EngineNews::Failed(*lane, *id));
        if let Some(message) = news.and_then(|news| self.message(news)) {
            self.apply(message);
        }
    }

    pub(super) fn stop(&mut self, lane: EngineLane) {
        self.tasks.retain(|(other, _)| *other != lane);
        self.orders.push_back(PageOrder::Stop(lane));
    }

    pub(super) fn choose(&mut self, SearchId(id): SearchId, request: &MoveRequest) {
        let MoveRequest { opponent, game, seed, clocks } = request;
        let OpponentSpec::Level(level) = opponent else {
            let failed = OpponentNews::Done(Err(OpponentError::Failed));
            return self.apply(Message::Opponent(SearchId(id), failed));
        };
        let clock = clocks[game.side_to_move().index()].map(|clock| {
            let Allotment { limit, enough } = Allotment::by_clock(&clock, game.empties().len());
            (limit, enough)
        });
        let (level, seed, game) = (level.number(), *seed, WireGame::from(game));
        let task = EngineTask::Choose { id, game, level, seed, clock };
        self.start(EngineLane::Move, id, task);
    }

    pub(super) fn coach(&mut self, effect: CoachEffect) {
        let (lane, id, task) = match effect {
            CoachEffect::Advise(SearchId(id), question) => {
                let question = WireQuestion::from(&question);
                (EngineLane::Advice, id, EngineTask::Advise { id, question })
            }
            CoachEffect::Review(SearchId(id), game) => {
                let task = EngineTask::Review { id, game: WireGame::from(&*game) };
                self.reviewed = Some((id, *game));
                (EngineLane::Review, id, task)
            }
            CoachEffect::ValueTree(SearchId(id), positions) => {
                (EngineLane::Tree, id, EngineTask::ValueTree { id, positions })
            }
            CoachEffect::Foretell(SearchId(id), questions) => {
                (EngineLane::People, id, EngineTask::Foretell { id, questions })
            }
            CoachEffect::StopAdvising => return self.stop(EngineLane::Advice),
            CoachEffect::StopReviewing => return self.stop(EngineLane::Review),
            CoachEffect::StopValuing => return self.stop(EngineLane::Tree),
        };
        self.start(lane, id, task);
    }

    /// Message of a worker's news; `None` for a review of another game.
    pub(super) fn message(&self, news: EngineNews) -> Option<Message> {
        let under_review = |id| {
            let (search, game) = self.reviewed.as_ref()?;
            (*search == id).then_some(game)
        };
        let (id, news) = match news {
            EngineNews::Progress(id, report) => {
                return Some(opponent(id, OpponentNews::Progress(report)));
            }
            EngineNews::Chosen(id, answer) => {
                let answer = answer.ok_or(OpponentError::NoMove);
                return Some(opponent(id, OpponentNews::Done(answer)));
            }
            EngineNews::Advice(id, advice) => (id, CoachNews::Advice(advice)),
            EngineNews::Advised(id) => (id, CoachNews::Advised),
            EngineNews::Glance(id, found) => {
                let review = Review::of_findings(under_review(id)?, found)?;
                (id, CoachNews::Step(Box::new(Step::Glance(review))))
            }
            EngineNews::Judged(id, ply, found) => {
                let reviewed = MoveReview::of(under_review(id)?, ply, *found)?;
                (id, CoachNews::Step(Box::new(Step::MoveReview(Box::new(reviewed)))))
            }
            EngineNews::Reviewed(id) => (id, CoachNews::Reviewed),
            EngineNews::Value(id, value) => (id, CoachNews::Value(value)),
            EngineNews::TreeValued(id) => (id, CoachNews::TreeValued),
            EngineNews::Shares(id, shares) => (id, CoachNews::Shares(shares)),
            EngineNews::Failed(EngineLane::Move, id) => {
                return Some(opponent(id, OpponentNews::Done(Err(OpponentError::Failed))));
            }
            EngineNews::Failed(_, id) => (id, CoachNews::Failed),
        };
        Some(Message::Coach(SearchId(id), news))
    }
}

fn opponent(id: u64, news: OpponentNews) -> Message {
    Message::Opponent(SearchId(id), news)
}
