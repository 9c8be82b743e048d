//! Background work for the page in front: coach, people's moves, guest analyst, explorer, tree
//! evaluation, review.

pub mod live_analyst;
pub mod live_coach;
pub mod live_explorer;
pub mod live_shares;
pub mod node_evals;
pub mod reviewing;
