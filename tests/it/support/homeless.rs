//! The program as one runs it whose folders cannot be had.

use std::process::{Command, Stdio};

/// Runs the program to its end with nothing to read and no folder of its own; gives its status, and all that it said.
pub fn run(arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.args(arguments).env("XDG_CONFIG_HOME", "/nowhere").env("XDG_DATA_HOME", "/nowhere");
    let output = command.stdin(Stdio::null()).output().expect("it runs");
    let both = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&both).into_owned())
}
