//! Progress bars on standard error.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal as _};

/// A progress bar for so many things, called so, where somebody watches: otherwise nothing is shown.
pub fn progress_bar(count: u64, what: &str) -> ProgressBar {
    with_template(count, &format!("{{bar:30}} {what}{{pos}} of {{len}}, {{eta}} left"))
}

/// A line of progress that tells how things stand, by its message.
pub fn standing_bar(count: u64) -> ProgressBar {
    with_template(count, "{msg}")
}

/// A bar does not fill the line: where Ctrl-C is shown at its end, the terminal would go on to the next, and
/// nobody would clear this one.
fn with_template(count: u64, template: &str) -> ProgressBar {
    let is_watched = io::stderr().is_terminal();
    let bar = if is_watched { ProgressBar::new(count) } else { ProgressBar::hidden() };
    bar.with_style(ProgressStyle::with_template(template).expect("the template is right"))
}
