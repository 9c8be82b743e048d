//! What goes on beside a page: the coach, a guest, the games of the library, the values of a tree, a review.

pub mod live_analyst;
pub mod live_coach;
pub mod live_explorer;
pub mod reviewing;
pub mod tree_values;
