//! Smaller weights: numbers rounded to multiples of a step take fewer bits.

use super::network::WeightRow;
use super::weights::{Weights, to_bytes};

impl Weights {
    /// File of these weights with numbers that are multiples of `step`; `None` if they are damaged. The
    /// repository's `assets/README.md` says what that costs.
    pub fn coarser(&self, step: u8) -> Option<Vec<u8>> {
        let rows = self.rows()?;
        let rows: Vec<WeightRow> = rows
            .into_iter()
            .map(|row| WeightRow(row.0.map(|number| nearest(number, step))))
            .collect();
        Some(to_bytes(&rows, self.heads()))
    }
}

/// The nearest multiple of `step`.
fn nearest(number: i8, step: u8) -> i8 {
    let (number, step) = (i32::from(number), i32::from(step.max(1)));
    let most = i32::from(i8::MAX) / step * step;
    let nearest = (number + number.signum() * step / 2) / step * step;
    i8::try_from(nearest.clamp(-most, most)).expect("within the clamp")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coarser_numbers_are_the_nearest_multiples() {
        for step in 1..=64_u8 {
            for number in i8::MIN..=i8::MAX {
                let coarse = nearest(number, step);
                assert_eq!(i32::from(coarse) % i32::from(step), 0);
                let away = (i32::from(coarse) - i32::from(number)).abs();
                let is_clamped = i32::from(number).abs() + i32::from(step) > i32::from(i8::MAX);
                assert!(2 * away <= i32::from(step) || is_clamped, "{number} by {step}: {coarse}");
            }
        }
        assert_eq!(nearest(-128, 1), -127, "numbers are as far from zero on both sides");
    }
}
