//! Plots the log of a fit.

use super::data;
use super::loss_log::{self, Loss};
use anyhow::bail;
use clap::Args;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

/// Options of `plot`.
#[derive(Clone, Debug, Args)]
pub struct PlotOptions {
    /// The log of a fit
    #[arg(value_name = "LOG")]
    log: PathBuf,
    /// The file for the picture, in SVG
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Size of the picture, and margins.
const SIZE: (f64, f64) = (800.0, 500.0);
const MARGIN: f64 = 60.0;

const LINE: f64 = 14.0;

/// Largest number of steps on each axis.
const MARKS: f64 = 8.0;

/// Draws the log. Errors: the log cannot be read or is empty, or the picture cannot be written.
pub fn run(options: &PlotOptions) -> anyhow::Result<()> {
    let losses = loss_log::read(&options.log)?;
    if losses.is_empty() {
        bail!("{} has no rounds yet", options.log.display());
    }
    data::write(&options.out, svg(&losses).as_bytes())
}

/// A curve for each stage, named at its end.
fn svg(losses: &[Loss]) -> String {
    let mut stages: BTreeMap<u32, Vec<&Loss>> = BTreeMap::new();
    for loss in losses {
        stages.entry(loss.empties).or_default().push(loss);
    }
    let most = |of: fn(&Loss) -> f64| losses.iter().map(of).fold(0.0, f64::max);
    let (rounds, highest) = (most(|it| f64::from(it.round)), most(|it| it.error).max(0.1) * 1.05);
    let ((width, height), margin) = (SIZE, MARGIN);
    let x = |round: f64| margin + (round - 1.0) / (rounds - 1.0).max(1.0) * (width - 2.5 * margin);
    let y = |error: f64| height - margin - error / highest * (height - 2.0 * margin);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <text x=\"{margin}\" y=\"30\" font-size=\"16\">Mean absolute error in discs, by rounds and empty squares</text>\n"
    );
    let text = |svg: &mut String, x: f64, y: f64, anchor: &str, text: &str| {
        let _ =
            writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>");
    };
    let step = (highest / MARKS).ceil();
    for mark in (0..).map(|mark| f64::from(mark) * step).take_while(|mark| *mark <= highest) {
        let (left, right, at) = (x(1.0), width - 1.5 * margin, y(mark));
        let _ = writeln!(
            svg,
            "<path d=\"M{left:.1} {at:.1}H{right:.1}\" stroke=\"#ddd\" fill=\"none\"/>"
        );
        text(&mut svg, left - 8.0, at + 4.0, "end", &mark.to_string());
    }
    let every = (rounds / MARKS).ceil().max(1.0);
    for round in (0..).map(|mark| 1.0 + f64::from(mark) * every).take_while(|it| *it <= rounds) {
        text(&mut svg, x(round), height - margin + 20.0, "middle", &round.to_string());
    }
    // Names at the ends of the curves, spread where these are close together.
    let mut ends: Vec<(f64, u32, String)> = Vec::new();
    for (number, (&empties, losses)) in stages.iter().enumerate() {
        let color = color(number as f64 / stages.len() as f64);
        let point = |it: &&Loss| format!("{:.1},{:.1}", x(f64::from(it.round)), y(it.error));
        let points: Vec<String> = losses.iter().map(point).collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" stroke=\"{color}\" stroke-width=\"2\" fill=\"none\"/>",
            points.join(" ")
        );
        ends.extend(losses.last().map(|last| (y(last.error), empties, color)));
    }
    ends.sort_by(|(one, ..), (other, ..)| one.total_cmp(other));
    let mut above = 0.0;
    for (at, empties, color) in ends {
        above = at.max(above + LINE);
        let (left, baseline) = (width - 1.5 * margin + 8.0, above + 4.0);
        let _ = writeln!(
            svg,
            "<text x=\"{left:.1}\" y=\"{baseline:.1}\" fill=\"{color}\">{empties} empty</text>"
        );
    }
    text(&mut svg, margin, height - 12.0, "start", "rounds");
    svg + "</svg>\n"
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
