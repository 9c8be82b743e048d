//! The libraries that read bytes from the network have no known advisory.

use toml_edit::DocumentMut;

fn numbers(version: &str) -> Vec<u64> {
    version.split('.').map(|part| part.parse().expect("a number")).collect()
}

#[test]
fn libraries_of_the_network_are_newer_than_every_known_advisory() {
    let lock: DocumentMut = include_str!("../../Cargo.lock").parse().expect("TOML");
    let packages = lock["package"].as_array_of_tables().expect("packages");
    let russh: DocumentMut = include_str!("../data/russh-advisories.toml").parse().expect("TOML");
    let postgres: DocumentMut =
        include_str!("../data/postgres-advisories.toml").parse().expect("TOML");
    assert!(russh["russh"].as_table().expect("a table").len() >= 16);
    for (library, advisories) in russh.iter().chain(postgres.iter()) {
        let mut locked =
            packages.iter().filter(|package| package["name"].as_str() == Some(library));
        let version = locked.next().expect("it is there")["version"].as_str().expect("a version");
        assert!(locked.next().is_none(), "one version of {library}");
        for (advisory, first) in advisories.as_table().expect("a table") {
            let first = first.as_str().expect("a version");
            let is_fixed = numbers(version) >= numbers(first);
            assert!(is_fixed, "{library} {version} has {advisory}, fixed in {first}");
        }
    }
}
