//! The transposition table.
//!
//! Threads share it without locks: an entry is two words, the first stored as its exclusive or with the second, so
//! that a mixture of two entries is detected (Hyatt & Mann, "A Lock-less Transposition Table Implementation for
//! Parallel Search", ICGA Journal 25, 2002).
//!
//! A search begins in a small part of the table, which grows as it fills: memory that is never touched costs nothing,
//! and a small table stays in the processor's caches.

use super::score::MAX_SCORE;
use super::selectivity::Selectivity;
use crate::engine::large_pages::prefer_large_pages;
use crate::engine::out_of_memory::{OutOfMemory, has_reserve, optionally};
use crate::rules::{Position, Square};
use bytemuck::Zeroable;
use bytemuck::allocation::try_zeroed_slice_box;
use std::cmp::Ordering;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

/// Bounds of a score for the side to move, and the best move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Depth in plies; the number of empties for a search to the end.
    pub depth: u8,
    pub selectivity: Selectivity,
    /// Lower bound of the final margin.
    pub lower: i8,
    /// Upper bound of the final margin.
    pub upper: i8,
    pub best: Option<Square>,
}

impl Bounds {
    /// Bounds found by a search within a window.
    pub fn new(
        depth: u32,
        selectivity: Selectivity,
        (score, best): (i32, Square),
        alpha: i32,
        beta: i32,
    ) -> Self {
        let (lower, upper) = match score {
            score if score >= beta => (score, MAX_SCORE),
            score if score <= alpha => (-MAX_SCORE, score),
            score => (score, score),
        };
        let [lower, upper] = [lower, upper].map(|bound| bound as i8);
        Self { depth: depth as u8, selectivity, lower, upper, best: Some(best) }
    }

    /// Score that decides a search of this depth and window, if any.
    pub fn cutoff(
        self,
        depth: u32,
        selectivity: Selectivity,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        if u32::from(self.depth) < depth || self.selectivity < selectivity {
            return None;
        }
        let (lower, upper) = (i32::from(self.lower), i32::from(self.upper));
        match () {
            () if lower >= beta || lower == upper => Some(lower),
            () if upper <= alpha => Some(upper),
            () => None,
        }
    }

    /// An entry's data; the age is byte [`AGE`].
    fn pack(self, age: u8) -> u64 {
        let best = self.best.map_or(u8::MAX, |square| square.index() as u8);
        let [lower, upper] = [self.lower, self.upper].map(i8::cast_unsigned);
        u64::from_le_bytes([self.depth, self.selectivity as u8, lower, upper, best, age, 0, 0])
    }

    fn unpack(data: u64) -> Self {
        let [depth, selectivity, lower, upper, best, ..] = data.to_le_bytes();
        let [lower, upper] = [lower, upper].map(u8::cast_signed);
        // Only packed values pass the check.
        let selectivity = Selectivity::from_repr(selectivity).unwrap_or(Selectivity::Bold);
        Self { depth, selectivity, lower, upper, best: Square::from_index(best) }
    }

    /// Combination with newer bounds of the same position: the deeper, or the intersection of equals.
    fn and(self, new: Self) -> Self {
        let reach = |of: &Self| (of.depth, of.selectivity);
        match reach(&self).cmp(&reach(&new)) {
            Ordering::Greater => self,
            Ordering::Less => new,
            Ordering::Equal => {
                let (lower, upper) = (self.lower.max(new.lower), self.upper.min(new.upper));
                // Searches of equal depth may contradict each other.
                if lower <= upper { Self { lower, upper, ..new } } else { new }
            }
        }
    }
}

/// An entry of a position.
#[derive(Debug, Zeroable)]
struct Entry {
    /// Key of the position, mixed with `data`.
    check: AtomicU64,
    data: AtomicU64,
}

impl Entry {
    fn load(&self) -> (u64, u64) {
        let data = self.data.load(Relaxed);
        (self.check.load(Relaxed) ^ data, data)
    }

    fn store(&self, key: u64, data: u64) {
        self.check.store(key ^ data, Relaxed);
        self.data.store(data, Relaxed);
    }
}

/// Place of the age in an entry's data.
const AGE: usize = 5;

/// Entries of a bucket: a cache line.
const WAYS: usize = 4;

/// Buckets at the beginning: 1 MiB.
const FIRST_BUCKETS: usize = 1 << 14;
/// Factor by which the used part grows, a power of two.
const GROWTH: usize = 4;
/// Buckets in use per replaced entry of the present search at which the used part grows.
const PRESSURE: usize = 8;

#[derive(Debug)]
pub struct TranspositionTable {
    /// Buckets of entries, a cache line each.
    entries: Box<[Entry]>,
    /// Index of the first entry that starts a cache line.
    first: usize,
    /// Number of buckets, a power of two.
    all_buckets: usize,
    /// Number of buckets in use, a power of two; those behind them hold nothing usable.
    buckets: AtomicUsize,
    /// Entries of the present search that were replaced since the used part last grew.
    evictions: AtomicUsize,
    /// Number of the current search, modulo 256; entries of other searches are replaced first.
    age: u8,
    /// Age from which on entries are usable.
    oldest: u8,
    /// Whether ages have begun again at 0 since the memory was last cleared.
    has_wrapped: bool,
}

impl TranspositionTable {
    /// A table of at most this many MiB, at least one bucket; smaller if memory is short, see [`Self::affordable`].
    pub fn new(mebibytes: usize) -> Self {
        let table = Self::try_new(Self::affordable(mebibytes));
        table.or_else(|_| Self::try_new(0)).expect("memory for a bucket")
    }

    /// Size in MiB for which there is memory: this one, or a half, a quarter and so on, leaving 8 MiB to the rest of
    /// the program.
    pub fn affordable(mebibytes: usize) -> usize {
        let sizes = std::iter::successors(Some(mebibytes), |size| Some(size / 2));
        let fits = |size: &usize| Self::try_new(*size).is_ok_and(|_table| has_reserve());
        sizes.take_while(|size| *size > 0).find(fits).unwrap_or(0)
    }

    /// A table of at most this many MiB, at least one bucket.
    ///
    /// # Errors
    ///
    /// [`OutOfMemory`].
    pub fn try_new(mebibytes: usize) -> Result<Self, OutOfMemory> {
        let most = ((mebibytes << 20) / (WAYS * size_of::<Entry>())).max(1);
        Self::of(1 << most.ilog2()).ok_or(OutOfMemory { mebibytes })
    }

    /// A table of this many buckets; `None` without memory.
    fn of(buckets: usize) -> Option<Self> {
        // Zero pages are allocated on first touch; entries aligned to cache lines would be written at once.
        let request = || try_zeroed_slice_box::<Entry>(buckets * WAYS + WAYS);
        let mut entries = optionally(request).ok()?;
        prefer_large_pages(&mut entries);
        let first = entries.as_ptr().align_offset(WAYS * size_of::<Entry>()).min(WAYS);
        Some(Self {
            entries,
            first,
            all_buckets: buckets,
            buckets: AtomicUsize::new(buckets.min(FIRST_BUCKETS)),
            evictions: AtomicUsize::new(0),
            age: 0,
            oldest: 0,
            has_wrapped: false,
        })
    }

    /// Forgets all entries. Their memory is rarely touched: 255 times of 256 the age of an entry tells.
    pub fn forget(&mut self) {
        if self.age == u8::MAX || self.has_wrapped {
            self.clear();
        } else {
            self.age += 1;
            self.oldest = self.age;
            *self.buckets.get_mut() = self.all_buckets.min(FIRST_BUCKETS);
            *self.evictions.get_mut() = 0;
        }
    }

    fn clear(&mut self) {
        // The old and the new entries at once would need twice the memory.
        self.entries = Box::default();
        *self = Self::of(self.all_buckets).unwrap_or_else(|| Self::new(0));
    }

    /// Starts a new search: older entries stay usable, and are replaced first.
    pub fn new_generation(&mut self) {
        if self.age < u8::MAX {
            self.age += 1;
        } else if self.oldest > 0 {
            // Forgotten entries would have usable ages again.
            self.clear();
        } else {
            self.age = 0;
            self.has_wrapped = true;
        }
    }

    /// Whether the data is that of an entry which was not forgotten.
    #[inline]
    const fn is_usable(&self, data: u64) -> bool {
        data != 0 && data.to_le_bytes()[AGE] >= self.oldest
    }

    fn bucket(&self, key: u64) -> &[Entry; WAYS] {
        self.bucket_at(bucket_of(key, self.buckets.load(Relaxed)))
    }

    fn bucket_at(&self, number: usize) -> &[Entry; WAYS] {
        let at = self.first + number * WAYS;
        self.entries[at..].first_chunk().expect("there is a bucket more than are used")
    }

    /// Counts a replaced entry of the present search, and enlarges the used part at the limit.
    fn note_eviction(&self) {
        let buckets = self.buckets.load(Relaxed);
        if buckets < self.all_buckets
            // Exactly one thread counts to the limit.
            && self.evictions.fetch_add(1, Relaxed) + 1 == buckets / PRESSURE
        {
            self.grow(buckets, (buckets * GROWTH).min(self.all_buckets));
        }
    }

    /// Spreads the entries over more buckets. Other threads may search meanwhile: they do not find an entry while it is
    /// moved, and an entry that they store in an old place may stay unused.
    fn grow(&self, from: usize, to: usize) {
        for number in 0..from {
            for (way, entry) in self.bucket_at(number).iter().enumerate() {
                let (key, data) = entry.load();
                let target = bucket_of(key, to);
                if target != number && self.is_usable(data) {
                    self.bucket_at(target)[way].store(key, data);
                    entry.store(0, 0);
                }
            }
        }
        self.buckets.store(to, Relaxed);
        self.evictions.store(0, Relaxed);
    }

    /// Place of a position, for [`Kernel::prefetch`](crate::rules::kernel::Kernel::prefetch).
    #[inline]
    pub fn place(&self, position: Position) -> &impl Sized {
        self.bucket(key(position))
    }

    #[inline]
    pub fn probe(&self, position: Position) -> Option<Bounds> {
        let key = key(position);
        let entries = self.bucket(key).iter().map(Entry::load);
        entries
            .filter(|&(found, data)| found == key && self.is_usable(data))
            .map(|(_, data)| Bounds::unpack(data))
            .next()
    }

    /// Stores bounds instead of the least valuable entry of the bucket.
    pub fn store(&self, position: Position, bounds: Bounds) {
        let key = key(position);
        let worth = |data: u64| {
            let [depth, selectivity, _, _, _, age, ..] = data.to_le_bytes();
            self.is_usable(data).then_some((age == self.age, depth, selectivity))
        };
        let mut place = &self.bucket(key)[0];
        let mut least = Some((true, u8::MAX, u8::MAX));
        for entry in self.bucket(key) {
            let (found, data) = entry.load();
            if found == key && self.is_usable(data) {
                return entry.store(key, Bounds::unpack(data).and(bounds).pack(self.age));
            }
            if worth(data) < least {
                (place, least) = (entry, worth(data));
            }
        }
        place.store(key, bounds.pack(self.age));
        if least.is_some_and(|(is_present, ..)| is_present) {
            self.note_eviction();
        }
    }
}

/// Bucket of a key among this many.
#[inline]
const fn bucket_of(key: u64, buckets: usize) -> usize {
    (key >> 20) as usize & (buckets - 1)
}

/// Hash of a position: collisions have probability 2^-64.
#[inline]
fn key(position: Position) -> u64 {
    const A: u64 = 0x9E37_79B9_7F4A_7C15;
    const B: u64 = 0xD6E8_FEB8_6659_FD93;
    let a = (position.player().0 ^ A).wrapping_mul(B);
    let b = (position.opponent().0 ^ B).wrapping_mul(A);
    let mixed = a ^ b.rotate_left(32) ^ (b >> 29);
    (mixed ^ mixed >> 32).wrapping_mul(A) ^ a.rotate_left(17)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Bitboard, Color, Variant};

    fn bounds(depth: u8, score: i8) -> Bounds {
        Bounds {
            depth,
            selectivity: Selectivity::Full,
            lower: -score,
            upper: score,
            best: Square::from_index(19),
        }
    }

    #[test]
    fn what_is_put_is_got_back_and_nothing_else() {
        let table = TranspositionTable::new(1);
        let start = Variant::REVERSI.start(Color::Black);
        assert_eq!(table.probe(start), None);
        table.store(start, bounds(7, 64));
        assert_eq!(table.probe(start), Some(bounds(7, 64)));
        assert_eq!(table.probe(start.pass()), None, "the other side's position is another");
        table.store(start, bounds(9, 3));
        assert_eq!(table.probe(start), Some(bounds(9, 3)), "the newer replaces it");
    }

    #[test]
    fn in_a_full_table_deep_searches_and_the_present_one_stay() {
        let mut table = TranspositionTable::new(0);
        let position = |n: u64| Position::new(Bitboard(n), Bitboard(!n)).expect("no square twice");
        for n in 1..=4 {
            table.store(position(n), bounds(20, 1));
        }
        table.store(position(5), bounds(3, 1));
        let kept = |table: &TranspositionTable, range: std::ops::RangeInclusive<u64>| {
            range.filter(|&n| table.probe(position(n)).is_some()).count()
        };
        assert_eq!((kept(&table, 1..=4), kept(&table, 5..=5)), (3, 1), "one gave way");
        table.new_generation();
        for n in 6..=9 {
            table.store(position(n), bounds(2, 1));
        }
        assert_eq!(kept(&table, 6..=9), 4, "those of the search before gave way");
    }

    #[test]
    fn a_table_grows_as_it_fills_and_loses_little() {
        let mut table = TranspositionTable::new(8);
        let position = |n: u64| Position::new(Bitboard(n), Bitboard(!n)).expect("no square twice");
        assert_eq!(*table.buckets.get_mut(), FIRST_BUCKETS);
        let count = (table.all_buckets * WAYS / 2) as u64;
        for n in 1..=count {
            table.store(position(n), bounds(9, 3));
        }
        assert_eq!(*table.buckets.get_mut(), table.all_buckets);
        let kept = (1..=count).filter(|n| table.probe(position(*n)) == Some(bounds(9, 3))).count();
        assert!(kept as u64 * 10 > count * 9, "{kept} of {count}");
        table.forget();
        assert_eq!(*table.buckets.get_mut(), FIRST_BUCKETS, "the next search is small again");
        assert!((1..=count).all(|n| table.probe(position(n)).is_none()));
    }

    /// Twice the number of ages, so that they begin again.
    const MANY: usize = 600;

    #[test]
    fn what_is_forgotten_stays_forgotten_whatever_follows() {
        let start = Variant::REVERSI.start(Color::Black);
        for generations in 0..=MANY {
            let mut table = TranspositionTable::new(0);
            table.store(start, bounds(7, 64));
            (0..generations).for_each(|_| table.new_generation());
            assert_eq!(table.probe(start), Some(bounds(7, 64)), "{generations} searches later");
            table.forget();
            for later in 0..=MANY {
                assert_eq!(table.probe(start), None, "{generations}, {later}");
                table.new_generation();
            }
        }
    }

    #[test]
    fn what_is_stored_after_forgetting_does_not_meet_what_was_before() {
        let mut table = TranspositionTable::new(0);
        let start = Variant::REVERSI.start(Color::Black);
        for depth in 1..=MANY {
            let depth = (MANY - depth) as u8;
            table.store(start, bounds(depth, 3));
            assert_eq!(table.probe(start), Some(bounds(depth, 3)));
            table.forget();
        }
    }

    #[test]
    fn a_window_is_settled_only_by_a_search_as_deep() {
        let exact =
            Bounds::new(8, Selectivity::Full, (6, Square::from_index(0).expect("a1")), 0, 10);
        assert_eq!(exact.cutoff(8, Selectivity::Full, -64, 64), Some(6));
        assert_eq!(exact.cutoff(9, Selectivity::Full, -64, 64), None);
        let at_least =
            Bounds::new(8, Selectivity::Full, (6, Square::from_index(0).expect("a1")), 0, 4);
        assert_eq!(at_least.cutoff(8, Selectivity::Full, 0, 5), Some(6));
        assert_eq!(at_least.cutoff(8, Selectivity::Full, 6, 8), None);
        let at_most =
            Bounds::new(8, Selectivity::Full, (-6, Square::from_index(0).expect("a1")), 0, 4);
        assert_eq!(at_most.cutoff(8, Selectivity::Full, -2, 5), Some(-6));
        assert_eq!(at_most.cutoff(8, Selectivity::Full, -10, 5), None);
    }
}
