//! Any text as the settings file: `cargo fuzz run settings`. What is written back reads the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use outflank::io::config;

fuzz_target!(|text: &str| {
    let (preferences, _) = config::read(text);
    if let Some(written) = config::write(text, &preferences) {
        assert_eq!(config::read(&written).0, preferences);
    }
});
