//! Least squares.

/// Coefficients of a least squares fit; rows have a weight, a target, and a term for each coefficient. `None` if
/// undetermined.
///
/// Normal equations and Gaussian elimination: few coefficients, many rows.
pub fn least_squares<const N: usize>(rows: &[(f64, f64, [f64; N])]) -> Option<[f64; N]> {
    let mut equations = [[0.0; N]; N];
    let mut right = [0.0; N];
    for (weight, target, terms) in rows {
        for i in 0..N {
            for j in 0..N {
                equations[i][j] += weight * terms[i] * terms[j];
            }
            right[i] += weight * terms[i] * target;
        }
    }
    for column in 0..N {
        let size = |row: &usize| equations[*row][column].abs();
        let pivot = (column..N).max_by(|a, b| size(a).total_cmp(&size(b)))?;
        if equations[pivot][column].abs() < 1e-9 {
            return None;
        }
        equations.swap(column, pivot);
        right.swap(column, pivot);
        let (known, its_right) = (equations[column], right[column]);
        for row in (0..N).filter(|&row| row != column) {
            let factor = equations[row][column] / known[column];
            for (term, known) in equations[row].iter_mut().zip(known) {
                *term -= factor * known;
            }
            right[row] -= factor * its_right;
        }
    }
    Some(std::array::from_fn(|row| right[row] / equations[row][row]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_through_points_is_found() {
        let point = |x: f64| (1.0, 3.0 - 2.0 * x, [1.0, x]);
        let found = least_squares(&[point(0.0), point(1.0), point(5.0)]).expect("a line");
        assert!((found[0] - 3.0).abs() < 1e-9 && (found[1] + 2.0).abs() < 1e-9, "{found:?}");
        assert_eq!(least_squares(&[point(1.0)]), None, "one point is no line");
    }

    #[test]
    fn heavy_rows_count_more() {
        let rows = [(3.0, 0.0, [1.0]), (1.0, 4.0, [1.0])];
        assert_eq!(least_squares(&rows), Some([1.0]));
    }
}
