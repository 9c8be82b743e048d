//! Progress bars on standard error.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal as _};

/// A progress bar for so many things, called so, where somebody watches: otherwise nothing is shown.
pub fn progress_bar(count: u64, what: &str) -> ProgressBar {
    with_template(count, &format!("{{wide_bar}} {what}{{pos}} of {{len}}, {{eta}} left"))
}

/// A progress bar that tells how things stand, by its message.
pub fn standing_bar(count: u64) -> ProgressBar {
    with_template(count, "{wide_bar} {msg}, {eta} left")
}

fn with_template(count: u64, template: &str) -> ProgressBar {
    let is_watched = io::stderr().is_terminal();
    let bar = if is_watched { ProgressBar::new(count) } else { ProgressBar::hidden() };
    bar.with_style(ProgressStyle::with_template(template).expect("the template is right"))
}
