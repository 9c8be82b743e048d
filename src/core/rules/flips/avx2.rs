//! Kernels with the four lines through a square in one 256-bit register.
//!
//! All functions need a processor with [`available`]; calling one from portable code is the only `unsafe` in the
//! program (see `kernel`).

use super::Work;
use super::{INNER, RAYS, STEPS};
use std::arch::x86_64::{
    __m128i, __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi16,
    _mm256_add_epi32, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256,
    _mm256_castsi256_si128, _mm256_cmpeq_epi64, _mm256_cvtepi8_epi16, _mm256_extracti128_si256,
    _mm256_hadd_epi32, _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16, _mm256_or_si256,
    _mm256_permute2x128_si256, _mm256_set1_epi16, _mm256_set1_epi64x, _mm256_setr_epi64x,
    _mm256_setzero_si256, _mm256_sllv_epi64, _mm256_srlv_epi64, _mm256_sub_epi64,
};

/// Whether this processor has the instructions.
pub fn available() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

/// Runs work with these instructions.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn run<W: Work>(work: W) -> W::Output {
    work.run()
}

#[inline]
#[target_feature(enable = "avx2")]
pub fn load(lanes: [u64; 4]) -> __m256i {
    let [a, b, c, d] = lanes.map(u64::cast_signed);
    _mm256_setr_epi64x(a, b, c, d)
}

#[inline]
#[target_feature(enable = "avx2")]
pub fn splat(bits: u64) -> __m256i {
    _mm256_set1_epi64x(bits.cast_signed())
}

#[inline]
#[target_feature(enable = "avx2")]
pub fn union(lanes: __m256i) -> u64 {
    let halves = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    _mm_cvtsi128_si64(_mm_or_si128(halves, _mm_unpackhi_epi64(halves, halves))).cast_unsigned()
}

/// Adds a row of bytes to 16-bit sums.
#[inline]
#[target_feature(enable = "avx2")]
pub fn add(sums: [__m256i; 2], row: &[i8; 32]) -> [__m256i; 2] {
    let [low, high]: [__m128i; 2] = bytemuck::cast(*row);
    plus(sums, [_mm256_cvtepi8_epi16(low), _mm256_cvtepi8_epi16(high)])
}

#[inline]
#[target_feature(enable = "avx2")]
pub fn plus(sums: [__m256i; 2], others: [__m256i; 2]) -> [__m256i; 2] {
    [_mm256_add_epi16(sums[0], others[0]), _mm256_add_epi16(sums[1], others[1])]
}

/// Sums plus a bias, clipped to 0..=`highest`.
#[inline]
#[target_feature(enable = "avx2")]
pub fn cut_off(sums: [__m256i; 2], bias: &[i16; 32], highest: i16) -> [__m256i; 2] {
    let bias: [__m256i; 2] = bytemuck::cast(*bias);
    let (lowest, highest) = (_mm256_setzero_si256(), _mm256_set1_epi16(highest));
    let of = |half: usize| {
        let sums = _mm256_add_epi16(sums[half], bias[half]);
        _mm256_min_epi16(_mm256_max_epi16(sums, lowest), highest)
    };
    [of(0), of(1)]
}

/// Products of each unit's weights and the lanes, summed over both sets of lanes.
#[inline]
#[target_feature(enable = "avx2")]
pub fn products(lanes: [[__m256i; 2]; 2], weights: [&[[i16; 32]; 8]; 2]) -> [i32; 8] {
    sum_each(std::array::from_fn(|unit| {
        let of = |set: usize| {
            let weights: [__m256i; 2] = bytemuck::cast(weights[set][unit]);
            let [low, high] = [0, 1].map(|half| _mm256_madd_epi16(lanes[set][half], weights[half]));
            _mm256_add_epi32(low, high)
        };
        _mm256_add_epi32(of(0), of(1))
    }))
}

/// Sum of the numbers in each register.
#[inline]
#[target_feature(enable = "avx2")]
pub fn sum_each(of: [__m256i; 8]) -> [i32; 8] {
    let four = |first: usize| {
        let two = |at: usize| _mm256_hadd_epi32(of[at], of[at + 1]);
        _mm256_hadd_epi32(two(first), two(first + 2))
    };
    let (low, high) = (four(0), four(4));
    let [first, last] = [
        _mm256_permute2x128_si256::<0x20>(low, high),
        _mm256_permute2x128_si256::<0x31>(low, high),
    ];
    bytemuck::cast(_mm256_add_epi32(first, last))
}

/// As [`super::legal_moves`].
#[inline]
#[target_feature(enable = "avx2")]
pub fn legal_moves(own: u64, opponent: u64) -> u64 {
    let step = load(STEPS.map(u64::from));
    let two_steps = _mm256_add_epi64(step, step);
    let runs = _mm256_and_si256(splat(opponent), load(INNER));
    let discs = splat(own);
    let mut up = _mm256_and_si256(runs, _mm256_sllv_epi64(discs, step));
    let mut down = _mm256_and_si256(runs, _mm256_srlv_epi64(discs, step));
    up = _mm256_or_si256(up, _mm256_and_si256(runs, _mm256_sllv_epi64(up, step)));
    down = _mm256_or_si256(down, _mm256_and_si256(runs, _mm256_srlv_epi64(down, step)));
    let pairs_up = _mm256_and_si256(runs, _mm256_sllv_epi64(runs, step));
    let pairs_down = _mm256_srlv_epi64(pairs_up, step);
    for _ in 0..2 {
        up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, two_steps)));
        down =
            _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, two_steps)));
    }
    let ends = _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
    union(ends) & !(own | opponent)
}

/// As [`super::flips`]. It smears stops down the rays instead of finding the highest bit, because AVX2 cannot count
/// leading zeros in lanes.
#[inline]
#[target_feature(enable = "avx2")]
pub fn flips(own: u64, opponent: u64, square: usize) -> u64 {
    let rays = &RAYS[square];
    let own = splat(own);
    let opponent = splat(opponent);
    let zero = _mm256_setzero_si256();

    let ray = load(rays.up);
    let stops = _mm256_andnot_si256(opponent, ray);
    let first = _mm256_and_si256(stops, _mm256_sub_epi64(zero, stops));
    let end = _mm256_and_si256(first, own);
    let before = _mm256_and_si256(ray, _mm256_add_epi64(end, splat(u64::MAX)));
    let up = _mm256_andnot_si256(_mm256_cmpeq_epi64(end, zero), before);

    let ray = load(rays.down);
    let step = load(STEPS.map(u64::from));
    let two_steps = _mm256_add_epi64(step, step);
    let four_steps = _mm256_add_epi64(two_steps, two_steps);
    let stops = _mm256_andnot_si256(opponent, ray);
    let mut beyond = _mm256_or_si256(stops, _mm256_srlv_epi64(stops, step));
    beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, two_steps));
    beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, four_steps));
    let end = _mm256_andnot_si256(_mm256_srlv_epi64(beyond, step), _mm256_and_si256(stops, own));
    let above_end = _mm256_sub_epi64(zero, _mm256_add_epi64(end, end));
    let down = _mm256_and_si256(ray, above_end);

    union(_mm256_or_si256(up, down))
}
