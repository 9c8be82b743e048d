//! Elo's scale: rating differences and expected scores (Elo, "The Rating of Chessplayers", 1978).

/// Arithmetic mean; 0 for no values.
pub fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / f64::from(values.len().max(1) as u32)
}

/// Rating difference of an expected score (0..1); `None` at the ends, where no difference is large enough.
pub fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}

/// Expected score (0..1) at a rating difference: the inverse of [`elo`].
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}
