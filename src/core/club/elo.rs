//! Elo's scale: rating differences and the scores that they lead to (Elo, "The Rating of Chessplayers", 1978).

/// The average; 0 of nothing.
pub fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / f64::from(values.len().max(1) as u32)
}

/// The rating difference at which a player is expected to score so many points a game; `None` where no difference is
/// large enough.
pub fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}

/// The other way round: points a game that are expected with this difference.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}
