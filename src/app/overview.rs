//! Overview of the player's games on the start screen.

use crate::app::history::History;
use crate::app::session::game_session::GameSession;
use crate::coach::Review;
use crate::rules::Color;
use crate::store::Glance;

#[derive(Clone, Debug)]
pub struct Overview {
    pub history: History,
    /// Exercises due today.
    pub due: usize,
    pub last: Option<LastGame>,
}

/// The game that ended last.
#[derive(Clone, Debug)]
pub struct LastGame {
    /// The final position.
    pub session: GameSession,
    /// Side of the player.
    pub viewer: Color,
    /// For the viewer after every ply: the expected result if reviewed, else the lead in discs.
    pub course: Vec<i32>,
    pub is_reviewed: bool,
}

impl Overview {
    pub(super) fn of(glance: Glance) -> Self {
        let last = glance.last.map(|(game, review)| {
            let session = GameSession::of_stored(&game).whole();
            LastGame::of(session, review.as_ref())
        });
        Self { history: History::new(glance.history), due: glance.due, last }
    }
}

impl LastGame {
    fn of(session: GameSession, review: Option<&Review>) -> Self {
        let viewer = session.only_human().unwrap_or(Color::Black);
        let plies = session.game.played().len();
        let course = match review {
            Some(review) => review.course_for(viewer, plies),
            None => leads(&session, viewer, plies),
        };
        Self { session, viewer, course, is_reviewed: review.is_some() }
    }
}

/// Lead of a side in discs after every ply, from the start on.
fn leads(session: &GameSession, viewer: Color, plies: usize) -> Vec<i32> {
    let mut session = session.clone();
    (0..=plies)
        .map(|ply| {
            session.step_to(ply);
            let count = session.game.count();
            count.of(viewer).cast_signed() - count.of(!viewer).cast_signed()
        })
        .collect()
}
