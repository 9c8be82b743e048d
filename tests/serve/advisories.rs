//! The protocol's library has no known advisory.

use toml_edit::DocumentMut;

fn numbers(version: &str) -> Vec<u64> {
    version.split('.').map(|part| part.parse().expect("a number")).collect()
}

#[test]
fn russh_is_newer_than_every_known_advisory() {
    let lock: DocumentMut = include_str!("../../Cargo.lock").parse().expect("TOML");
    let packages = lock["package"].as_array_of_tables().expect("packages");
    let mut russh = packages.iter().filter(|package| package["name"].as_str() == Some("russh"));
    let version = russh.next().expect("it is there")["version"].as_str().expect("a version");
    assert!(russh.next().is_none(), "one version of it");
    let list = include_str!("../data/russh-advisories.toml");
    let list: DocumentMut = list.parse().expect("TOML");
    let fixed = list["fixed"].as_table().expect("a table");
    assert!(fixed.len() >= 16);
    for (advisory, first) in fixed {
        let first = first.as_str().expect("a version");
        assert!(numbers(version) >= numbers(first), "{version} has {advisory}, fixed in {first}");
    }
}
