//! Stop flags of searches.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that stops a search; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    /// Outer flag that stops this search too.
    outer: Option<Arc<Stop>>,
}

impl Stop {
    /// Stops the search within a few milliseconds.
    pub fn stop(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// A flag for a part of the search, which also stops with the whole.
    #[must_use]
    pub fn part(&self) -> Self {
        Self { flag: Arc::default(), outer: Some(Arc::new(self.clone())) }
    }

    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.flag)
    }

    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.flag.load(Ordering::Relaxed) || self.outer.as_ref().is_some_and(|it| it.is_stopped())
    }
}
