//! Shared code of the tests.

pub mod belongings;
pub mod cast;
pub mod claims;
pub mod desk;
pub mod ear;
pub mod finished;
pub mod homeless;
pub mod kept;
pub mod lesson;
pub mod lines;
pub mod mock_program;
pub mod noughts;
pub mod processes;
pub mod pty;
pub mod replay;
pub mod second_solver;
pub mod slow;
pub mod sources;
pub mod svg;
pub mod truth;
pub mod walk;
pub mod walled;
pub mod wthor;
