//! What tests share.

pub mod desk;
pub mod ear;
pub mod finished;
pub mod kept;
pub mod lines;
pub mod noughts;
pub mod pty;
pub mod slow;
pub mod svg;
pub mod truth;
pub mod wthor;
