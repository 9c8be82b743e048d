//! Charts in SVG.

use std::fmt::Write as _;

/// Curves over a horizontal axis; the vertical one starts at 0.
pub struct Chart<'a> {
    pub title: &'a str,
    /// Name of the horizontal axis.
    pub across: &'a str,
    /// Start of the horizontal axis.
    pub first: f64,
    pub curves: Vec<ChartCurve>,
}

/// A curve, named at its end.
pub struct ChartCurve {
    pub name: String,
    pub points: Vec<(f64, f64)>,
}

/// Size of the picture, and margins.
const SIZE: (f64, f64) = (800.0, 500.0);
const MARGIN: f64 = 60.0;

/// Room for the names of the curves.
const NAMES: f64 = 130.0;

const LINE: f64 = 14.0;

/// Largest number of steps on each axis.
const MARKS: f64 = 8.0;

impl Chart<'_> {
    pub fn svg(&self) -> String {
        let all = || self.curves.iter().flat_map(|curve| &curve.points);
        let last = all().fold(self.first, |last, (at, _)| last.max(*at));
        let highest = all().fold(0.1, |highest: f64, (_, value)| highest.max(*value)) * 1.05;
        let ((width, height), margin, right) = (SIZE, MARGIN, SIZE.0 - NAMES);
        let span = (last - self.first).max(f64::EPSILON);
        let x = |at: f64| margin + (at - self.first) / span * (right - margin);
        let y = |value: f64| height - margin - value / highest * (height - 2.0 * margin);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
             <text x=\"{margin}\" y=\"30\" font-size=\"16\">{}</text>\n",
            self.title
        );
        for mark in marks(0.0, highest) {
            let at = y(mark);
            let _ = writeln!(
                svg,
                "<path d=\"M{margin:.1} {at:.1}H{right:.1}\" stroke=\"#ddd\" fill=\"none\"/>"
            );
            text(&mut svg, (margin - 8.0, at + 4.0), "end", &mark.to_string());
        }
        for mark in marks(self.first, last) {
            text(&mut svg, (x(mark), height - margin + 20.0), "middle", &mark.to_string());
        }
        // Names at the ends of the curves, spread where these are close together.
        let mut ends: Vec<(f64, &str, String)> = Vec::new();
        for (number, curve) in self.curves.iter().enumerate() {
            let color = color(number as f64 / self.curves.len() as f64);
            let point = |(at, value): &(f64, f64)| format!("{:.1},{:.1}", x(*at), y(*value));
            let points: Vec<String> = curve.points.iter().map(point).collect();
            let _ = writeln!(
                svg,
                "<polyline points=\"{}\" stroke=\"{color}\" stroke-width=\"2\" fill=\"none\"/>",
                points.join(" ")
            );
            let end = curve.points.iter().max_by(|(one, _), (other, _)| one.total_cmp(other));
            ends.extend(end.map(|(_, value)| (y(*value), &*curve.name, color)));
        }
        ends.sort_by(|(one, ..), (other, ..)| one.total_cmp(other));
        let mut above = 0.0;
        for (at, name, color) in ends {
            above = at.max(above + LINE);
            let (left, baseline) = (right + 8.0, above + 4.0);
            let _ = writeln!(
                svg,
                "<text x=\"{left:.1}\" y=\"{baseline:.1}\" fill=\"{color}\">{name}</text>"
            );
        }
        text(&mut svg, (margin, height - 12.0), "start", self.across);
        svg + "</svg>\n"
    }
}

fn text(svg: &mut String, (x, y): (f64, f64), anchor: &str, text: &str) {
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>");
}

/// Marks of an axis: steps of a half, 1, 2, 3 and so on, at most [`MARKS`] of them.
fn marks(first: f64, last: f64) -> impl Iterator<Item = f64> {
    let narrowest = (last - first) / MARKS;
    let step = if narrowest <= 0.5 { 0.5 } else { narrowest.ceil() };
    let marks = (0..).map(move |mark| first + f64::from(mark) * step);
    marks.take_while(move |mark| *mark <= last)
}

/// A dark colour of the wheel, red at 0 and 1.
fn color(turn: f64) -> String {
    const LIGHTNESS: f64 = 0.4;
    const CHROMA: f64 = 0.28;
    let channel = |from: f64| {
        let at = (from + 12.0 * turn) % 12.0;
        255.0 * (LIGHTNESS - CHROMA * (at - 3.0).min(9.0 - at).clamp(-1.0, 1.0))
    };
    format!("rgb({:.0},{:.0},{:.0})", channel(0.0), channel(8.0), channel(4.0))
}
