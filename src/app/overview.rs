//! What the start screen tells of the player's games.

use crate::app::history::History;
use crate::app::session::table::Table;
use crate::coach::Review;
use crate::rules::Color;
use crate::store::Glance;

/// The overview of the player's games, as the store has told of them.
#[derive(Clone, Debug)]
pub struct Overview {
    /// The games against the computer.
    pub history: History,
    /// How many exercises are due today.
    pub due: usize,
    /// The game that came to an end last.
    pub last: Option<LastGame>,
}

/// The last game: what became of it, and its course.
#[derive(Clone, Debug)]
pub struct LastGame {
    /// The game, where it ended.
    pub table: Table,
    /// Who looks at it: the player's side.
    pub viewer: Color,
    /// The expected result after every ply where the game was reviewed, else the lead in discs; for the viewer.
    pub course: Vec<i32>,
    /// Whether it was reviewed.
    pub is_reviewed: bool,
}

impl Overview {
    /// What a glance at the store shows.
    pub(super) fn of(glance: Glance) -> Self {
        let last = glance.last.map(|(game, review)| {
            let table = Table::of_stored(&game).whole();
            LastGame::of(table, review.as_ref())
        });
        Self { history: History::new(glance.history), due: glance.due, last }
    }
}

impl LastGame {
    fn of(table: Table, review: Option<&Review>) -> Self {
        let viewer = table.only_human().unwrap_or(Color::Black);
        let plies = table.game.played().len();
        let course = match review {
            Some(review) => review.course_for(viewer, plies),
            None => leads(&table, viewer, plies),
        };
        Self { table, viewer, course, is_reviewed: review.is_some() }
    }
}

/// The discs of a side less the other's after every ply, from the start on.
fn leads(table: &Table, viewer: Color, plies: usize) -> Vec<i32> {
    let mut table = table.clone();
    (0..=plies)
        .map(|ply| {
            table.step_to(ply);
            let count = table.game.count();
            count.of(viewer).cast_signed() - count.of(!viewer).cast_signed()
        })
        .collect()
}
