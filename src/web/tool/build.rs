//! Builds the page: the module by cargo and wasm-bindgen, and the files beside it.

use anyhow::{Context as _, bail, ensure};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};
use wasm_bindgen_cli_support::Bindgen;
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

/// Options of `build`.
#[derive(Clone, Debug, Args)]
pub struct PageBuildOptions {
    /// Folder for the files
    #[arg(long, value_name = "FOLDER", default_value = "target/web/page")]
    out: PathBuf,
    /// A shell file that sets a compiler without the standard library of wasm32-unknown-unknown; cargo builds that too
    #[arg(long, value_name = "FILE", env = "RUSTC_WASM_ENV")]
    compiler: Option<PathBuf>,
}

const TARGET: &str = "wasm32-unknown-unknown";

/// Parts of SQLite that the library does not use.
const SQLITE_FLAGS: [&str; 12] = [
    "-USQLITE_ENABLE_FTS5",
    "-USQLITE_ENABLE_RTREE",
    "-USQLITE_ENABLE_SESSION",
    "-USQLITE_ENABLE_PREUPDATE_HOOK",
    "-USQLITE_ENABLE_BYTECODE_VTAB",
    "-USQLITE_ENABLE_DBPAGE_VTAB",
    "-USQLITE_ENABLE_DBSTAT_VTAB",
    "-USQLITE_ENABLE_STMTVTAB",
    "-USQLITE_ENABLE_MATH_FUNCTIONS",
    "-USQLITE_ENABLE_OFFSET_SQL_FUNC",
    "-USQLITE_ENABLE_UNLOCK_NOTIFY",
    "-USQLITE_ENABLE_UNKNOWN_SQL_FUNCTION",
];

/// Vectors of 128 bits, which browsers have since 2023 (Safari 16.4): the evaluation adds 32 numbers at once.
const VECTORS: &str =
    "target.'cfg(target_arch = \"wasm32\")'.rustflags = ['-Ctarget-feature=+simd128']";

/// Folder of the build, beside that of the program's own.
const TARGET_FOLDER: &str = "target/web";

/// Files of the page, from the folder `assets`.
const FILES: [(&str, &str); 19] = [
    ("web/page.html", "index.html"),
    ("web/page.mjs", "page.mjs"),
    ("web/app.mjs", "app.mjs"),
    ("web/engine.mjs", "engine.mjs"),
    ("web/emulator.mjs", "emulator.mjs"),
    ("web/files.mjs", "files.mjs"),
    ("web/overlay.mjs", "overlay.mjs"),
    ("web/plain.html", "plain.html"),
    ("web/plain.mjs", "plain.mjs"),
    ("web/plain-worker.mjs", "plain-worker.mjs"),
    ("web/settings.mjs", "settings.mjs"),
    ("web/storage.mjs", "storage.mjs"),
    ("web/weights.mjs", "weights.mjs"),
    ("web/service-worker.js", SERVICE_WORKER),
    ("web/terminal.css", "terminal.css"),
    ("web/xterm/xterm.mjs", "xterm.mjs"),
    ("web/xterm/xterm.css", "xterm.css"),
    ("web/xterm/addon-fit.mjs", "addon-fit.mjs"),
    ("web/xterm/addon-webgl.mjs", "addon-webgl.mjs"),
];

const SERVICE_WORKER: &str = "service-worker.js";

/// Names what the service worker keeps.
const VERSION: &str = "version.js";

/// Data of the engine, which a worker loads later: the weights of the evaluation, and the moves of people.
const WEIGHTS: &str = "evaluation.weights";
const PEOPLE: &str = "people.weights";

/// Script with the names of the page's own data.
const DATA_NAMES: &str = "data-names.mjs";

/// Builds the page, and prints the size of each file. Errors: cargo fails, or a file cannot be written.
pub fn run(options: &PageBuildOptions) -> anyhow::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let module = compile(&root, options.compiler.as_deref())?;
    let out = &options.out;
    fs::create_dir_all(out).with_context(|| out.display().to_string())?;
    remove_page(out)?;
    Bindgen::new()
        .input_path(module)
        .out_name("outflank")
        .web(true)?
        .typescript(false)
        .omit_default_module_path(false)
        .generate(out)
        .context("wasm-bindgen could not read the module")?;
    // A script module, by its name too.
    fs::rename(out.join("outflank.js"), out.join("outflank.mjs"))?;
    for (from, to) in FILES {
        let from = root.join("assets").join(from);
        fs::copy(&from, out.join(to)).with_context(|| from.display().to_string())?;
    }
    let weights = fs::read(root.join("src/core/data").join(WEIGHTS)).context(WEIGHTS)?;
    let people = fs::read(root.join("src/core/data").join(PEOPLE)).context(PEOPLE)?;
    let names = [write_data(out, "evaluation", &weights)?, write_data(out, "people", &people)?];
    let [weights, people] = &names;
    let script = format!(
        "// The names of the data of this version.\nexport const WEIGHTS = \"{weights}\";\n\
         export const PEOPLE = \"{people}\";\n"
    );
    fs::write(out.join(DATA_NAMES), script).context(DATA_NAMES)?;
    fs::write(out.join(VERSION), version(out, &names)?).context(VERSION)?;
    report(out)
}

/// Writes data, and returns the file's name: those of two versions have two names.
fn write_data(out: &Path, kind: &str, bytes: &[u8]) -> anyhow::Result<String> {
    let name = format!("{kind}-{:016x}.weights", xxh3_64(bytes));
    fs::write(out.join(&name), bytes).with_context(|| name.clone())?;
    Ok(name)
}

/// Compiles the module, and returns its path.
fn compile(root: &Path, compiler: Option<&Path>) -> anyhow::Result<PathBuf> {
    let mut command = match compiler {
        None => Command::new("cargo"),
        Some(file) => {
            let mut shell = Command::new("sh");
            shell.args(["-c", ". \"$0\" && exec cargo \"$@\""]).arg(fs::canonicalize(file)?);
            shell
        }
    };
    command.current_dir(root);
    command.args(["build", "--profile", "dist", "--package", "outflank-web", "--lib"]);
    command.args(["--target", TARGET, "--target-dir", TARGET_FOLDER, "--config", VECTORS]);
    if compiler.is_some() {
        command.arg("-Zbuild-std=std,panic_abort");
    }
    command.env("SQLITE_WASM_RS_FLAGS", SQLITE_FLAGS.join(" "));
    let status = command.status().context("cargo could not be started")?;
    if !status.success() {
        bail!(
            "cargo could not build for {TARGET}: it needs clang, and `rustup target add {TARGET}` \
             or a compiler that has it"
        );
    }
    let module = root.join(TARGET_FOLDER).join(TARGET).join("dist/outflank_web.wasm");
    ensure!(module.exists(), "{} is missing", module.display());
    Ok(module)
}

/// Removes the files of an earlier page.
fn remove_page(out: &Path) -> anyhow::Result<()> {
    if !out.join(VERSION).exists() {
        return Ok(());
    }
    for entry in fs::read_dir(out)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Script that names the version, by a checksum of all files, the files to keep from the start, and the data.
fn version(out: &Path, data: &[String]) -> anyhow::Result<String> {
    let (mut checksum, mut kept) = (Xxh3::new(), vec!["./".to_owned()]);
    let mut names =
        fs::read_dir(out)?.map(|it| Ok(it?.file_name())).collect::<io::Result<Vec<_>>>()?;
    names.sort();
    for name in names {
        let name = name.to_string_lossy().into_owned();
        if name == VERSION {
            continue;
        }
        checksum.update(&fs::read(out.join(&name)).with_context(|| name.clone())?);
        if ![SERVICE_WORKER, "index.html"].contains(&&*name) && !data.contains(&name) {
            kept.push(name);
        }
    }
    let (files, data) = (serde_json::to_string(&kept)?, serde_json::to_string(data)?);
    let version = checksum.digest();
    Ok(format!(
        "const VERSION = \"{version:016x}\";\nconst FILES = {files};\nconst DATA = {data};\n"
    ))
}

/// Prints the files with their sizes.
fn report(out: &Path) -> anyhow::Result<()> {
    let mut files = Vec::new();
    for entry in fs::read_dir(out)? {
        let entry = entry?;
        files.push((entry.metadata()?.len(), entry.file_name()));
    }
    files.sort();
    for (bytes, name) in files.iter().rev() {
        println!("{bytes:>9}  {}", name.display());
    }
    let total: u64 = files.iter().map(|(bytes, _)| bytes).sum();
    println!("{total:>9}  bytes in {}", out.display());
    Ok(())
}
