//! Stopping a search from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The stop: a way to end a search from outside; its clones are one.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    /// What ends this thinking too.
    outer: Option<Arc<Stop>>,
}

impl Stop {
    /// Ends the thinking within a few milliseconds.
    pub fn stop(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// A way to end a part of the thinking, that ends with the whole.
    #[must_use]
    pub fn part(&self) -> Self {
        Self { flag: Arc::default(), outer: Some(Arc::new(self.clone())) }
    }

    /// The flag itself, for whatever can only set one.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.flag)
    }

    /// Whether the thinking was asked to end.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.flag.load(Ordering::Relaxed) || self.outer.as_ref().is_some_and(|it| it.is_stopped())
    }
}
