//! The processes of this machine, by their command lines.

use std::fs;
use std::time::{Duration, Instant};

/// Whether this system lists processes in a way that we can read.
pub fn can_be_listed() -> bool {
    fs::read("/proc/self/cmdline").is_ok()
}

/// Whether a process with exactly these words as its command line runs.
pub fn is_running(command: &str) -> bool {
    command_lines().any(|line| line == command)
}

/// Whether a process runs whose command line ends with this.
pub fn is_running_with(end: &str) -> bool {
    command_lines().any(|line| line.ends_with(end))
}

fn command_lines() -> impl Iterator<Item = String> {
    let folders = fs::read_dir("/proc").into_iter().flatten().flatten();
    let lines = folders.filter_map(|folder| fs::read(folder.path().join("cmdline")).ok());
    lines.map(|line| String::from_utf8_lossy(&line).replace('\0', " ").trim().to_owned())
}

/// Whether a program of this name is on the path.
pub fn has_program(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

/// Waits until something is so.
pub fn wait(what: &str, mut is_so: impl FnMut() -> bool) {
    let end = Instant::now() + Duration::from_mins(1);
    while !is_so() {
        assert!(Instant::now() < end, "{what}: not within a minute");
        std::thread::sleep(Duration::from_millis(10));
    }
}
