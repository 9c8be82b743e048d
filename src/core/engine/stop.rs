//! Stop flags of searches.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that stops a search; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    /// Outer flag that stops this search too.
    outer: Option<Arc<Stop>>,
    /// Clock that stops this search, where no other thread can.
    alarm: Option<DueCheck>,
}

/// A question that each look at the flag asks.
#[derive(Clone)]
struct DueCheck(Arc<dyn Fn() -> bool + Send + Sync>);

impl fmt::Debug for DueCheck {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("DueCheck")
    }
}

impl Stop {
    /// Stops the search within a few milliseconds.
    pub fn stop(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// A flag for a part of the search, which also stops with the whole.
    #[must_use]
    pub fn part(&self) -> Self {
        Self { outer: Some(Arc::new(self.clone())), ..Self::default() }
    }

    /// A flag that also stops once `is_due`, for programs without threads. It is asked every few thousand nodes.
    ///
    /// ```
    /// use outflank_core::engine::Stop;
    ///
    /// assert!(Stop::when(|| true).is_stopped());
    /// assert!(Stop::when(|| true).part().is_stopped());
    /// assert!(!Stop::when(|| false).is_stopped());
    /// ```
    #[must_use]
    pub fn when(is_due: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self { alarm: Some(DueCheck(Arc::new(is_due))), ..Self::default() }
    }

    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.flag)
    }

    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
            || self.outer.as_ref().is_some_and(|it| it.is_stopped())
            || self.alarm.as_ref().is_some_and(|it| it.0())
    }
}
