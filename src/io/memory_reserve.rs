//! The program's allocator, with a reserve for its end.
//!
//! Without memory the standard library aborts the program: the terminal stays raw, and the game is gone. So a few MiB
//! are kept. When the system has no more, they are given back to it once, and the program is asked to end. If even
//! that is not enough, the terminal is restored and the prepared last words are written without any memory.
//!
//! A request that may fail, such as that for a table of the engine, is refused as usual.

use super::last_words::{self, has_memory_run_out};
use super::terminal::{end_at_once, exit_at_once, write_at_once};
use crate::engine::is_memory_optional;
use crate::words::say;
#[cfg(unix)]
use nix::sys::signal::{Signal, kill};
#[cfg(unix)]
use nix::unistd::Pid;
use std::alloc::{GlobalAlloc, Layout, System};
use std::io;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

/// Memory for an orderly end: drawing, saving, and the sentences take less.
const RESERVE: usize = 4 << 20;
const LAYOUT: Layout = Layout::new::<[u64; RESERVE / 8]>();

/// The reserve; null before it is kept, and once it is used.
static KEPT: AtomicPtr<u8> = AtomicPtr::new(null_mut());

/// The allocator of the system, with a reserve once the screen is taken.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReservingAllocator;

/// Keeps the reserve, unless it is kept already or was used. Its pages are never touched, so it takes only address
/// space.
pub fn keep_reserve() {
    if has_memory_run_out() || !KEPT.load(Ordering::SeqCst).is_null() {
        return;
    }
    #[expect(unsafe_code, reason = "the reserve must not come from the allocator that it helps")]
    // SAFETY: the layout has a size.
    let reserve = unsafe { System.alloc(LAYOUT) };
    KEPT.store(reserve, Ordering::SeqCst);
}

/// Gives up the reserve and asks the program to end. Returns whether there was one.
fn use_reserve() -> bool {
    let reserve = KEPT.swap(null_mut(), Ordering::SeqCst);
    if reserve.is_null() {
        return false;
    }
    #[expect(unsafe_code, reason = "the reserve is given back to the system")]
    // SAFETY: the pointer came from the system's allocator with this layout, and the swap leaves it to this thread.
    unsafe {
        System.dealloc(reserve, LAYOUT);
    }
    if !last_words::note_out_of_memory() {
        // The loop may be waiting. A signal wakes it without memory; if it cannot be sent, the next event does.
        #[cfg(unix)]
        let _ = kill(Pid::this(), Signal::SIGTERM);
    }
    true
}

/// Result of a failed request: memory at a second try, or null if its failure is handled. Otherwise the program ends.
#[cold]
fn after_failure(again: impl Fn() -> *mut u8) -> *mut u8 {
    if is_memory_optional() {
        return null_mut();
    }
    let is_first = use_reserve();
    let memory = again();
    if !memory.is_null() {
        return memory;
    }
    if is_first || has_memory_run_out() {
        end_at_once(1);
    }
    // A command, or a screen that is not taken yet.
    last_words::note_out_of_memory();
    last_words::take(|words| write_at_once(&io::stderr(), words));
    exit_at_once(1)
}

/// Stack of the main thread that a search needs, in bytes.
const STACK: usize = 512 << 10;

/// Grows the stack of the main thread, which the system refuses by a signal once memory has run out.
#[inline(never)]
#[expect(clippy::large_stack_arrays, reason = "the stack itself has to grow")]
fn grow_stack() {
    std::hint::black_box(&mut [0_u8; STACK]);
}

/// Prepares the sentence of a command that runs out of memory: without one the standard library aborts it.
pub fn prepare_command() {
    grow_stack();
    last_words::prepare(&say!("farewell-memory"), "");
}

#[expect(
    unsafe_code,
    reason = "an allocator is unsafe to implement; without this one a game without memory is lost"
)]
// SAFETY: every request goes to the system's allocator, once or twice, with what it was called with.
unsafe impl GlobalAlloc for ReservingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's promise, as below.
        let memory = unsafe { System.alloc(layout) };
        if memory.is_null() {
            // SAFETY: as above.
            return after_failure(|| unsafe { System.alloc(layout) });
        }
        memory
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        let memory = unsafe { System.alloc_zeroed(layout) };
        if memory.is_null() {
            // SAFETY: as above.
            return after_failure(|| unsafe { System.alloc_zeroed(layout) });
        }
        memory
    }

    unsafe fn realloc(&self, old: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above. A failed call leaves the old memory as it was.
        let memory = unsafe { System.realloc(old, layout, size) };
        if memory.is_null() {
            // SAFETY: as above.
            return after_failure(|| unsafe { System.realloc(old, layout, size) });
        }
        memory
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(memory, layout) }
    }
}
