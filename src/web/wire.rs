//! Messages between the app, the page's scripts and the engine, as JSON.

use outflank::coach::{
    Advice, Finding, Findings, MoveReview, NodeValue, PeopleQuestion, PeopleShares, Question,
    SearchBudget, SearchGoal, Step, TreePosition,
};
use outflank::engine::{Answer, Report};
use outflank::rules::{Color, Game, Ply, Position, Square, Variant};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Kinds of tasks that run at once, each in a worker of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EngineLane {
    Move,
    Advice,
    Review,
    Tree,
    People,
}

/// An order for the page's scripts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PageOrder {
    /// Begin a task, which ends the one before it in its lane.
    Start(EngineLane, EngineTask),
    Stop(EngineLane),
    /// Keep this text for the next [`crate::PageStart`].
    Remember(String),
    /// Another library was added: the games of the start are not those of the app any more.
    Merged,
    /// Give the player a file of this name, with [`crate::WebPage::content`].
    Download(String),
    /// Give the player an image as a file, with [`crate::WebPage::content`] as its pixels: red, green, blue, opacity.
    DownloadImage {
        name: String,
        width: u32,
        height: u32,
    },
}

/// A game: variant, start and moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireGame {
    variant: String,
    first: Color,
    /// Position before the first ply, if unusual.
    start: Option<Position>,
    /// Squares of the plies on the board; `None` for a pass.
    plies: Vec<Option<Square>>,
}

impl From<&Game> for WireGame {
    fn from(game: &Game) -> Self {
        let plies = game.played().iter().map(Ply::square).collect();
        let start = game.custom_start().copied();
        Self { variant: game.variant().key.to_owned(), first: game.first(), start, plies }
    }
}

impl WireGame {
    /// The game; `None` if the variant is unknown or a ply illegal.
    pub fn game(&self) -> Option<Game> {
        let variant = Variant::from_key(&self.variant)?;
        let mut game = match self.start {
            Some(start) => Game::starting_at(variant, start, self.first),
            None => Game::new(variant, self.first),
        };
        for ply in &self.plies {
            match ply {
                Some(square) => drop(game.place(*square).ok()?),
                None => drop(game.pass().ok()?),
            }
        }
        Some(game)
    }
}

/// A question for the coach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireQuestion {
    position: Position,
    side: Color,
    variant: String,
    goal: SearchGoal,
    budget: SearchBudget,
}

impl From<&Question> for WireQuestion {
    fn from(question: &Question) -> Self {
        let Question { position, side, variant, goal, budget } = *question;
        Self { position, side, variant: variant.key.to_owned(), goal, budget }
    }
}

impl WireQuestion {
    /// The question; `None` for an unknown variant.
    pub fn question(&self) -> Option<Question> {
        let Self { position, side, goal, budget, .. } = *self;
        Some(Question { position, side, variant: Variant::from_key(&self.variant)?, goal, budget })
    }
}

/// A task for the engine, by the number of the app's search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EngineTask {
    /// Choose a level's move.
    Choose {
        id: u64,
        game: WireGame,
        /// Number of the level in its variant, or a strength.
        level: u16,
        seed: u64,
        /// Largest time by the clock of the side to move: limit, and what is enough.
        clock: Option<(Duration, Duration)>,
    },
    Advise {
        id: u64,
        question: WireQuestion,
    },
    Review {
        id: u64,
        game: WireGame,
    },
    ValueTree {
        id: u64,
        positions: Vec<TreePosition>,
    },
    Foretell {
        id: u64,
        questions: Vec<PeopleQuestion>,
    },
}

/// News of a task, with its number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum EngineNews {
    Progress(u64, Report),
    /// The chosen move; `None` if there is none.
    Chosen(u64, Option<Answer>),
    Advice(u64, Box<Advice>),
    /// All moves of a game at a glance: plies with what was found.
    Glance(u64, Vec<(usize, Findings)>),
    /// A ply judged in full.
    Judged(u64, usize, Box<Findings>),
    Value(u64, NodeValue),
    Shares(u64, Box<PeopleShares>),
    /// A task of the coach is done.
    Done(u64),
    /// The task could not be read.
    Failed(EngineLane, u64),
}

impl EngineNews {
    /// News of a finding of the task with this number.
    pub fn of(id: u64, finding: Finding) -> Self {
        let step = match finding {
            Finding::Advice(advice) => return Self::Advice(id, advice),
            Finding::Value(value) => return Self::Value(id, value),
            Finding::Shares(shares) => return Self::Shares(id, shares),
            Finding::Step(step) => *step,
        };
        match step {
            Step::Glance(review) => {
                Self::Glance(id, review.moves.into_iter().map(MoveReview::into_findings).collect())
            }
            Step::MoveReview(reviewed) => {
                let (ply, found) = reviewed.into_findings();
                Self::Judged(id, ply, Box::new(found))
            }
        }
    }
}
