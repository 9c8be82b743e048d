//! The program as one runs it whose folders cannot be had.

use std::process::{Command, Stdio};

/// A folder that cannot be made, even by an administrator.
pub const NO_FOLDER: &str = "/proc/nowhere";

/// Runs the program to its end with nothing to read and no folder of its own; gives its status, and all that it said.
pub fn run(arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.args(arguments).env("XDG_CONFIG_HOME", NO_FOLDER).env("XDG_DATA_HOME", NO_FOLDER);
    let output = command.stdin(Stdio::null()).output().expect("it runs");
    let both = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&both).into_owned())
}
