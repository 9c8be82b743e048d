//! The files from which packages are made say what is true of the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use toml_edit::{DocumentMut, Item};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn toml(path: &str) -> DocumentMut {
    read(path).parse().expect("TOML")
}

/// Names and versions in the lock file.
fn locked() -> BTreeSet<String> {
    let lock = toml("Cargo.lock");
    let packages = lock["package"].as_array_of_tables().expect("packages");
    let text = |item: &Item| item.as_str().expect("a text").to_owned();
    packages
        .iter()
        .map(|package| format!("{} {}", text(&package["name"]), text(&package["version"])))
        .collect()
}

/// Names and versions of the crates whose licences are listed.
fn licensed() -> BTreeSet<String> {
    let text = read("assets/packages/THIRD-PARTY.md");
    let lines = text.lines().filter_map(|line| line.strip_prefix("- "));
    let crates = lines.filter(|line| line.split(' ').nth(1).is_some_and(starts_with_digit));
    crates.filter(|line| !line.contains(": ")).map(str::to_owned).collect()
}

fn starts_with_digit(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
}

#[test]
fn the_licences_are_those_of_the_locked_crates() {
    let (locked, licensed) = (locked(), licensed());
    let stale: Vec<_> = licensed.difference(&locked).collect();
    assert!(stale.is_empty(), "assets/packages/about.toml says how to renew the list: {stale:?}");
    for manifest in ["Cargo.toml", "src/core/Cargo.toml"] {
        let manifest = toml(manifest);
        let names = manifest["dependencies"].as_table().expect("a table").iter();
        let missing: Vec<_> = names
            .map(|(name, _)| name.to_owned())
            .filter(|name| !name.starts_with("outflank"))
            .filter(|name| !licensed.iter().any(|it| it.starts_with(&format!("{name} "))))
            .collect();
        assert!(missing.is_empty(), "the list lacks {missing:?}");
    }
}

/// Files of a folder and of those in it.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

#[test]
fn what_a_manifest_leaves_open_is_filled_in_from_what_is_built() {
    let dist = toml("dist-workspace.toml");
    let targets = dist["dist"]["targets"].as_array().expect("a list");
    let targets = targets.iter().map(|target| target.as_str().expect("a text"));
    let archive = |target: &str| {
        let ending = if target.contains("windows") { "zip" } else { "tar.xz" };
        format!("SHA256-outflank-{target}.{ending}")
    };
    let mut known: BTreeSet<String> = targets.map(archive).collect();
    known.extend(["VERSION", "URL", "SHA256-source.tar.gz"].map(str::to_owned));
    let mut manifests = Vec::new();
    for folder in ["aur", "winget"] {
        files(&root().join("assets/packages").join(folder), &mut manifests);
    }
    manifests
        .extend(["outflank.rb", "scoop.json"].map(|it| root().join("assets/packages").join(it)));
    for manifest in manifests {
        let text = read(&manifest);
        // What stands between two signs, if it has no blank.
        let parts: Vec<&str> = text.split('@').collect();
        let open = parts.iter().filter(|part| {
            part.starts_with("SHA256-") || part.chars().all(|c| c.is_ascii_uppercase())
        });
        let open: BTreeSet<&str> = open.filter(|part| !part.is_empty()).copied().collect();
        let unknown: Vec<_> = open.iter().filter(|it| !known.contains(**it)).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", manifest.display());
        assert!(open.contains("VERSION"), "{} has no version", manifest.display());
    }
    let scoop: serde_json::Value =
        serde_json::from_str(&read("assets/packages/scoop.json")).expect("JSON");
    assert_eq!(scoop["bin"], "outflank.exe");
}

#[test]
fn every_file_of_a_package_exists_or_is_made_by_the_script() {
    let manifest = toml("Cargo.toml");
    let metadata = &manifest["package"]["metadata"];
    let debian = metadata["deb"]["assets"].as_array().expect("a list").iter();
    let of_debian = debian.map(|asset| asset.as_array().and_then(|it| it.get(0)?.as_str()));
    let rpm = metadata["generate-rpm"]["assets"].as_array().expect("a list").iter();
    let of_rpm = rpm.map(|asset| asset.as_inline_table().and_then(|it| it.get("source")?.as_str()));
    let script = read("assets/packages/build.sh");
    for source in of_debian.chain(of_rpm) {
        let source = source.expect("a path");
        let is_made = match source.strip_prefix("target/package/") {
            Some(name) => script.contains(&format!("$out/{name}\"")),
            None => source == "target/release/outflank" || root().join(source).exists(),
        };
        assert!(is_made, "{source}");
    }
}
