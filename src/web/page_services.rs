//! Clock, store and engines of a page: orders for the workers, and their news.

use crate::page_store::PageStore;
use crate::wire::{EngineLane, EngineNews, EngineTask, PageOrder, WireGame, WireQuestion};
use outflank::app::{CoachEffect, CoachNews, Message, OpponentEffect, OpponentNews, SearchId};
use outflank::coach::{Finding, MoveReview, Review, Step};
use outflank::engine::Allotment;
use outflank::host::HostServices;
use outflank::opponents::{MoveRequest, OpponentError, OpponentSpec};
use outflank::rules::Game;
use outflank::store::{Address, StoreEvent, StoreRequest};
use std::collections::VecDeque;
use std::time::Duration;

/// Services of a page's host.
pub struct PageServices {
    pub now: Duration,
    pub store: PageStore,
    pub orders: VecDeque<PageOrder>,
    /// Latest task of each lane, by the number of its search.
    tasks: Vec<(EngineLane, u64)>,
    /// The game under review, with the number of its search.
    reviewed: Option<(u64, Game)>,
    /// Answers besides those of the store.
    answers: VecDeque<Message>,
}

impl HostServices for PageServices {
    fn now(&self) -> Duration {
        self.now
    }

    fn play(&mut self, effect: OpponentEffect) {
        match effect {
            OpponentEffect::Choose(id, request) => self.choose(id, &request),
            OpponentEffect::Stop => self.stop(EngineLane::Move),
        }
    }

    fn coach(&mut self, effect: CoachEffect) {
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

    fn keep(&mut self, address: Address, request: StoreRequest) {
        self.store.send(address, request, self.now);
    }

    fn next_answer(&mut self) -> Option<Message> {
        let Some((address, event)) = self.store.next_event() else {
            return self.answers.pop_front();
        };
        if matches!(event, StoreEvent::Merged { .. }) {
            self.orders.push_back(PageOrder::Merged);
        }
        Some(Message::Store(address, event))
    }
}

impl PageServices {
    pub const fn new(store: PageStore) -> Self {
        Self {
            now: Duration::ZERO,
            store,
            orders: VecDeque::new(),
            tasks: Vec::new(),
            reviewed: None,
            answers: VecDeque::new(),
        }
    }

    fn start(&mut self, lane: EngineLane, id: u64, task: EngineTask) {
        self.tasks.retain(|(other, _)| *other != lane);
        self.tasks.push((lane, id));
        self.orders.push_back(PageOrder::Start(lane, task));
    }

    /// News of a lane whose engine is lost: its task has failed.
    pub fn lost(&self, lane: EngineLane) -> Option<EngineNews> {
        let task = self.tasks.iter().find(|(other, _)| *other == lane);
        task.map(|(lane, id)| EngineNews::Failed(*lane, *id))
    }

    fn stop(&mut self, lane: EngineLane) {
        self.tasks.retain(|(other, _)| *other != lane);
        self.orders.push_back(PageOrder::Stop(lane));
    }

    fn choose(&mut self, SearchId(id): SearchId, request: &MoveRequest) {
        let MoveRequest { opponent, game, seed, clocks } = request;
        let OpponentSpec::Level(level) = opponent else {
            let failed = OpponentNews::Done(Err(OpponentError::Failed));
            return self.answers.push_back(Message::Opponent(SearchId(id), failed));
        };
        let clock = clocks[game.side_to_move().index()].map(|clock| {
            let Allotment { limit, enough } = Allotment::by_clock(&clock, game.empties().len());
            (limit, enough)
        });
        let (level, seed, game) = (level.number(), *seed, WireGame::from(game));
        let task = EngineTask::Choose { id, game, level, seed, clock };
        self.start(EngineLane::Move, id, task);
    }

    /// Message of a worker's news; `None` for a review of another game.
    pub fn message(&self, news: EngineNews) -> Option<Message> {
        let under_review = |id| {
            let (search, game) = self.reviewed.as_ref()?;
            (*search == id).then_some(game)
        };
        let (id, finding) = match news {
            EngineNews::Progress(id, report) => {
                return Some(opponent(id, OpponentNews::Progress(report)));
            }
            EngineNews::Chosen(id, answer) => {
                let answer = answer.ok_or(OpponentError::NoMove);
                return Some(opponent(id, OpponentNews::Done(answer)));
            }
            EngineNews::Advice(id, advice) => (id, Finding::Advice(advice)),
            EngineNews::Glance(id, found) => {
                let review = Review::of_findings(under_review(id)?, found)?;
                (id, Finding::Step(Box::new(Step::Glance(review))))
            }
            EngineNews::Judged(id, ply, found) => {
                let reviewed = MoveReview::of(under_review(id)?, ply, *found)?;
                (id, Finding::Step(Box::new(Step::MoveReview(Box::new(reviewed)))))
            }
            EngineNews::Value(id, value) => (id, Finding::Value(value)),
            EngineNews::Shares(id, shares) => (id, Finding::Shares(shares)),
            EngineNews::Failed(EngineLane::Move, id) => {
                return Some(opponent(id, OpponentNews::Done(Err(OpponentError::Failed))));
            }
            EngineNews::Done(id) => return Some(Message::Coach(SearchId(id), CoachNews::Done)),
            EngineNews::Failed(_, id) => {
                return Some(Message::Coach(SearchId(id), CoachNews::Failed));
            }
        };
        Some(Message::Coach(SearchId(id), CoachNews::Found(finding)))
    }
}

fn opponent(id: u64, news: OpponentNews) -> Message {
    Message::Opponent(SearchId(id), news)
}
