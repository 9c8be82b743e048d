//! The built page on a server of this machine.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::SystemTime;
use tempfile::TempDir;

/// The page on a server of this machine.
pub struct Site {
    server: Child,
    pub url: String,
    _folder: Option<TempDir>,
}

/// The built page; `None`, said, if it is missing or older than its sources.
pub fn built_page() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = root.join("target/web/page");
    let built = page.join("version.js").metadata().and_then(|it| it.modified());
    let Ok(built) = built else {
        println!("skipped: the page is not built");
        return None;
    };
    let sources = ["src/app", "src/core", "src/library", "src/screen", "src/ui", "src/web"];
    let newest = sources.iter().map(|it| newest(&root.join(it))).max();
    if newest.is_some_and(|newest| newest.max(self::newest(&root.join("assets/web"))) > built) {
        println!("skipped: the page is older than its sources");
        return None;
    }
    Some(page)
}

impl Site {
    /// Serves the built page, if there is one.
    pub fn serve() -> Option<Self> {
        Some(Self::of(&built_page()?, None))
    }

    /// Serves the built page with a text before one of its files.
    pub fn serve_changed(file: &str, text: &str) -> Option<Self> {
        let (page, folder) = (built_page()?, tempfile::tempdir().expect("a folder"));
        for entry in std::fs::read_dir(page).expect("a folder").flatten() {
            std::fs::copy(entry.path(), folder.path().join(entry.file_name())).expect("copied");
        }
        let changed = folder.path().join(file);
        let content = std::fs::read(&changed).expect("a file of the page");
        std::fs::write(&changed, [text.as_bytes(), &content].concat()).expect("written");
        let page = folder.path().to_owned();
        Some(Self::of(&page, Some(folder)))
    }

    fn of(page: &Path, folder: Option<TempDir>) -> Self {
        let mut server = Command::new(env!("CARGO_BIN_EXE_outflank-web"))
            .args(["serve", "--listen", "127.0.0.1:0", "--files"])
            .arg(page)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut url = String::new();
        let mut out = BufReader::new(server.stdout.take().expect("a pipe"));
        out.read_line(&mut url).expect("an address");
        Self { server, url: url.trim().to_owned(), _folder: folder }
    }

    pub fn stop(&mut self) {
        self.server.kill().expect("it runs");
        self.server.wait().expect("it ends");
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Time of the last change of a file in a folder of sources; tests do not count.
fn newest(folder: &Path) -> SystemTime {
    let entries = std::fs::read_dir(folder).expect("a folder").flatten();
    let files = entries.filter(|entry| entry.file_name() != "tests");
    let changed = files.map(|entry| match entry.file_type() {
        Ok(kind) if kind.is_dir() => newest(&entry.path()),
        _ => entry.metadata().and_then(|it| it.modified()).unwrap_or(SystemTime::UNIX_EPOCH),
    });
    changed.max().unwrap_or(SystemTime::UNIX_EPOCH)
}
