//! The last words: what the program says when it ends without time or memory to find words. They tell how to go on with
//! the game, and are said once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, TryLockError};

/// Limit of the words in bytes, far more than the commands of a dozen games.
const LONGEST: usize = 8 << 10;

struct LastWords {
    bytes: [u8; LONGEST],
    length: usize,
    /// Length of the first sentence, which is said only if memory ran out.
    of_memory: usize,
}

static LAST_WORDS: Mutex<LastWords> =
    Mutex::new(LastWords { bytes: [0; LONGEST], length: 0, of_memory: 0 });

/// Whether memory ran out, so that the program has to end.
static IS_OUT_OF_MEMORY: AtomicBool = AtomicBool::new(false);

/// Notes that memory ran out; returns whether that was known.
pub fn note_out_of_memory() -> bool {
    IS_OUT_OF_MEMORY.swap(true, Ordering::SeqCst)
}

pub fn has_memory_run_out() -> bool {
    IS_OUT_OF_MEMORY.load(Ordering::SeqCst)
}

/// The words, unless another thread has them at this moment.
fn lock() -> Option<MutexGuard<'static, LastWords>> {
    match LAST_WORDS.try_lock() {
        Ok(words) => Some(words),
        Err(TryLockError::Poisoned(words)) => Some(words.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    }
}

/// Replaces the words: a sentence for the case that memory ran out, and the farewell. What exceeds the limit is cut.
pub fn prepare(of_memory: &str, farewell: &str) {
    let Some(mut words) = lock() else { return };
    words.length = 0;
    // A command has no farewell.
    let count = if farewell.is_empty() { 1 } else { 2 };
    for text in [of_memory, farewell].into_iter().take(count) {
        let (begin, room) = (words.length, LONGEST - words.length - 1);
        let length = text.floor_char_boundary(room);
        words.bytes[begin..begin + length].copy_from_slice(&text.as_bytes()[..length]);
        words.bytes[begin + length] = b'\n';
        words.length = begin + length + 1;
        words.of_memory = if count == 1 { words.length } else { begin };
    }
}

/// Takes the words, and passes them on unless they were taken before. Never allocates.
pub fn take(say: impl FnOnce(&[u8])) {
    let Some(mut words) = lock() else { return };
    let length = std::mem::take(&mut words.length);
    let begin = if has_memory_run_out() { 0 } else { words.of_memory };
    if begin < length {
        say(&words.bytes[begin..length]);
    }
}
