//! What is said of guests.

use crate::app::pages::guests::TrialStanding;
use crate::opponents::{LogLine, LogSource};
use crate::words::say;

/// What came of a guest's trial: `works: Edax 4.6, 0.31 s a move`.
pub fn guest_trial(standing: &TrialStanding) -> String {
    match standing {
        TrialStanding::UnderWay => say!("guest-trial-under-way"),
        TrialStanding::Done(Err(error)) => error.to_string(),
        TrialStanding::Done(Ok(trial)) => {
            let seconds = match trial.move_time.as_secs_f64() {
                seconds if seconds < 0.01 => "<0.01".to_owned(),
                seconds => format!("{seconds:.2}"),
            };
            let parts = [&trial.introduction.name, &trial.introduction.version];
            let name = parts.into_iter().flatten().map(String::as_str).collect::<Vec<_>>();
            if name.is_empty() {
                say!("guest-works", seconds = seconds)
            } else {
                say!("guest-works-as", name = name.join(" "), seconds = seconds)
            }
        }
    }
}

/// A line of the log: `> genmove b`, `= d3`.
pub fn guest_log_line(line: &LogLine) -> String {
    let sign = match line.source {
        LogSource::Told => ">",
        LogSource::Said => " ",
        LogSource::Stderr => "!",
        LogSource::Happened => "*",
    };
    format!("{sign} {}", line.text)
}
