//! Letters and digits of the board's edge as strokes, for pictures.

use super::pixels::Point;
use std::f32::consts::TAU;

/// A stroke in a box of width and height 1.
enum Stroke {
    /// From a point to another.
    Line(Point, Point),
    /// Centre, radius, and the angles of both ends in turns, clockwise from the right.
    Arc(Point, f32, [f32; 2]),
}

use Stroke::{Arc, Line};

const WHOLE: [f32; 2] = [0.0, 1.0];

/// Strokes of a character; empty for those that boards do not need.
const fn strokes(c: char) -> &'static [Stroke] {
    match c {
        'a' => &[Arc((0.5, 0.65), 0.25, WHOLE), Line((0.75, 0.4), (0.75, 0.9))],
        'b' => &[Line((0.25, 0.1), (0.25, 0.9)), Arc((0.5, 0.65), 0.25, WHOLE)],
        'c' => &[Arc((0.5, 0.65), 0.25, [0.13, 0.87])],
        'd' => &[Arc((0.5, 0.65), 0.25, WHOLE), Line((0.75, 0.1), (0.75, 0.9))],
        'e' => &[Arc((0.5, 0.65), 0.25, [0.12, 1.0]), Line((0.25, 0.65), (0.75, 0.65))],
        'f' => &[
            Line((0.45, 0.3), (0.45, 0.9)),
            Line((0.28, 0.42), (0.66, 0.42)),
            Arc((0.62, 0.3), 0.17, [0.5, 0.8]),
        ],
        'g' => &[
            Arc((0.5, 0.6), 0.25, WHOLE),
            Line((0.75, 0.35), (0.75, 0.85)),
            Arc((0.5, 0.85), 0.25, [0.0, 0.4]),
        ],
        'h' => &[
            Line((0.27, 0.1), (0.27, 0.9)),
            Arc((0.5, 0.63), 0.23, [0.5, 1.0]),
            Line((0.73, 0.63), (0.73, 0.9)),
        ],
        '1' => &[Line((0.33, 0.3), (0.52, 0.15)), Line((0.52, 0.15), (0.52, 0.9))],
        '2' => &[
            Arc((0.5, 0.36), 0.21, [0.52, 1.12]),
            Line((0.65, 0.51), (0.28, 0.9)),
            Line((0.28, 0.9), (0.74, 0.9)),
        ],
        '3' => &[Arc((0.47, 0.33), 0.18, [0.58, 1.25]), Arc((0.47, 0.7), 0.2, [0.75, 1.42])],
        '4' => &[
            Line((0.62, 0.15), (0.24, 0.68)),
            Line((0.24, 0.68), (0.8, 0.68)),
            Line((0.62, 0.15), (0.62, 0.9)),
        ],
        '5' => &[
            Line((0.7, 0.15), (0.36, 0.15)),
            Line((0.36, 0.15), (0.33, 0.5)),
            Arc((0.48, 0.67), 0.23, [0.65, 1.42]),
        ],
        '6' => &[Arc((0.5, 0.68), 0.22, WHOLE), Line((0.6, 0.15), (0.31, 0.57))],
        '7' => &[Line((0.27, 0.15), (0.74, 0.15)), Line((0.74, 0.15), (0.42, 0.9))],
        '8' => &[Arc((0.5, 0.32), 0.17, WHOLE), Arc((0.5, 0.7), 0.2, WHOLE)],
        '9' => &[Arc((0.5, 0.38), 0.22, WHOLE), Line((0.69, 0.49), (0.42, 0.9))],
        _ => &[],
    }
}

/// Half the width of a stroke.
const HALF: f32 = 0.055;

/// Whether the character covers a point of its box.
pub fn covers(c: char, (x, y): Point) -> bool {
    strokes(c).iter().any(|stroke| match *stroke {
        Line(from, to) => {
            let (across, down) = (to.0 - from.0, to.1 - from.1);
            let along = ((x - from.0) * across + (y - from.1) * down) / across.hypot(down).powi(2);
            let along = along.clamp(0.0, 1.0);
            (x - from.0 - along * across).hypot(y - from.1 - along * down) <= HALF
        }
        Arc(middle, radius, [from, to]) => {
            let (across, down) = (x - middle.0, y - middle.1);
            let turn = down.atan2(across) / TAU;
            let is_within = (-1..=1).any(|round| (from..=to).contains(&(turn + round as f32)));
            is_within && (across.hypot(down) - radius).abs() <= HALF
        }
    })
}
