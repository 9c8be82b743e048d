//! Work that is shared among threads at once.

use super::out_of_memory::has_memory;
use std::num::NonZero;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Most threads, the caller's included.
const MOST_THREADS: usize = 8;

/// Memory that has to be there for a thread, in bytes: the C library may set 128 MiB of addresses aside for it, which
/// then lack elsewhere.
const OF_A_THREAD: usize = 256 << 20;

/// Does the work of each part, on all processors. Without threads, the caller does it alone.
pub fn share<T: Send>(parts: impl Iterator<Item = T> + Send, work: impl Fn(T) + Sync) {
    let parts = Mutex::new(parts);
    let next = || parts.lock().unwrap_or_else(PoisonError::into_inner).next();
    let worker = || {
        while let Some(part) = next() {
            work(part);
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for _ in 1..threads.min(MOST_THREADS) {
            if !has_memory(OF_A_THREAD) {
                break;
            }
            // Fewer threads take longer, and no more.
            let _ = thread::Builder::new().spawn_scoped(scope, worker);
        }
        worker();
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_done_once() {
        let mut done = vec![0; 1000];
        share(done.iter_mut(), |it| *it += 1);
        assert!(done.iter().all(|times| *times == 1));
    }
}
