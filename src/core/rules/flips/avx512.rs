//! As [`super::avx2`], with leading zero counts in lanes and lane masks.

use super::Work;
use super::avx2::{load, splat, union};
use super::{RAYS, avx2};
use std::arch::x86_64::{
    __m256i, __m512i, _mm256_add_epi32, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256,
    _mm256_lzcnt_epi64, _mm256_maskz_and_epi64, _mm256_or_si256, _mm256_setzero_si256,
    _mm256_srlv_epi64, _mm256_sub_epi64, _mm256_test_epi64_mask, _mm512_add_epi16,
    _mm512_add_epi32, _mm512_cvtepi8_epi16, _mm512_madd_epi16, _mm512_max_epi16, _mm512_min_epi16,
    _mm512_set1_epi16, _mm512_setzero_si512,
};

/// Whether this processor has the instructions.
pub fn available() -> bool {
    avx2::available()
        && is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512cd")
}

/// Runs work with these instructions.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl,avx512cd")]
pub fn run<W: Work>(work: W) -> W::Output {
    work.run()
}

/// Adds a row of bytes to 16-bit sums.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
pub fn add(sums: __m512i, row: &[i8; 32]) -> __m512i {
    plus(sums, _mm512_cvtepi8_epi16(bytemuck::cast(*row)))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
pub fn plus(sums: __m512i, others: __m512i) -> __m512i {
    _mm512_add_epi16(sums, others)
}

/// Sums plus a bias, clipped to 0..=`highest`.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
pub fn cut_off(sums: __m512i, bias: &[i16; 32], highest: i16) -> __m512i {
    let sums = plus(sums, bytemuck::cast(*bias));
    _mm512_min_epi16(_mm512_max_epi16(sums, _mm512_setzero_si512()), _mm512_set1_epi16(highest))
}

/// Products of each unit's weights and the lanes, summed over both sets of lanes.
#[inline]
#[target_feature(enable = "avx2,avx512f,avx512bw")]
pub fn products(lanes: [__m512i; 2], weights: [&[[i16; 32]; 8]; 2]) -> [i32; 8] {
    avx2::sum_each(std::array::from_fn(|unit| {
        let of = |set: usize| _mm512_madd_epi16(lanes[set], bytemuck::cast(weights[set][unit]));
        let [low, high]: [__m256i; 2] = bytemuck::cast(_mm512_add_epi32(of(0), of(1)));
        _mm256_add_epi32(low, high)
    }))
}

/// As [`super::flips`].
#[inline]
#[target_feature(enable = "avx2,avx512f,avx512vl,avx512cd")]
pub fn flips(own: u64, opponent: u64, square: usize) -> u64 {
    let rays = &RAYS[square];
    let own = splat(own);
    let opponent = splat(opponent);
    let zero = _mm256_setzero_si256();

    let ray = load(rays.up);
    let stops = _mm256_andnot_si256(opponent, ray);
    let first = _mm256_and_si256(stops, _mm256_sub_epi64(zero, stops));
    let end = _mm256_and_si256(first, own);
    let below_end = _mm256_add_epi64(end, splat(u64::MAX));
    let up = _mm256_maskz_and_epi64(_mm256_test_epi64_mask(first, own), ray, below_end);

    let ray = load(rays.down);
    let stops = _mm256_andnot_si256(opponent, ray);
    let first = _mm256_srlv_epi64(splat(1 << 63), _mm256_lzcnt_epi64(stops));
    let end = _mm256_and_si256(first, own);
    let above_end = _mm256_sub_epi64(zero, _mm256_add_epi64(end, end));
    let down = _mm256_and_si256(ray, above_end);

    union(_mm256_or_si256(up, down))
}
