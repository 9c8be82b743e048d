//! Imports of most pages.

pub use crate::app::context::Context;
pub use crate::app::effect::Effects;
pub use crate::app::keymap::{Command, KeyTable};
pub use crate::app::list_cursor::ListCursor;
pub use crate::app::message::{PageEvent, Target};
pub use crate::app::notice::News;
pub use crate::app::page::{Needs, PageBehavior, PageParts, PagePartsMut};
pub use crate::app::pages::board_exercise::BoardExercise;
pub use crate::app::reaction::{Navigation, Reaction};
pub use crate::app::session::game_session::GameSession;
pub use crate::app::text::reasons::CoachText;
pub use crate::app::text::refusal::Refusal;
pub use crate::rules::Square;
pub use crate::words::say;
pub use std::time::Duration;
