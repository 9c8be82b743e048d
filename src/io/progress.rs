//! Progress bars on standard error.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal as _};

/// A progress bar for `count` items; hidden unless standard error is a terminal.
pub fn progress_bar(count: u64, what: &str) -> ProgressBar {
    let is_watched = io::stderr().is_terminal();
    let bar = if is_watched { ProgressBar::new(count) } else { ProgressBar::hidden() };
    let style = ProgressStyle::with_template(&format!(
        "{{wide_bar}} {what}{{pos}} of {{len}}, {{eta}} left"
    ));
    bar.with_style(style.expect("the template is right"))
}
