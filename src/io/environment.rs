//! The environment of this process, for rooms that may not read it themselves.

/// An environment variable; `None` if it is not set, or not Unicode.
pub fn environment(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Columns and rows of this process's terminal, if there is one.
pub fn terminal_size() -> Option<(u16, u16)> {
    crossterm::terminal::size().ok()
}
