//! A PostgreSQL server of the system's packages, in a temporary folder, on a socket.

use super::server::wait_until;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

pub struct Postgres {
    child: Child,
    folder: TempDir,
}

/// Folder of PostgreSQL's programs.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    folders
        .into_iter()
        .find(|folder| folder.join("postgres").exists() && folder.join("initdb").exists())
}

/// A program of PostgreSQL, which refuses to run as root: then as the user of its package.
fn command(program: &Path) -> Option<Command> {
    let mut command = Command::new(program);
    if nix::unistd::Uid::effective().is_root() {
        let user = nix::unistd::User::from_name("postgres").ok()??;
        command.uid(user.uid.as_raw()).gid(user.gid.as_raw());
    }
    command.stdout(Stdio::null()).stderr(Stdio::null());
    Some(command)
}

impl Postgres {
    /// A server, or `None` where it is not installed.
    pub fn start() -> Option<Self> {
        let started = Self::try_start();
        if started.is_none() {
            println!("skipped: there is no PostgreSQL");
        }
        started
    }

    fn try_start() -> Option<Self> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("pg").tempdir().expect("a folder");
        if let Ok(Some(user)) = nix::unistd::User::from_name("postgres")
            && nix::unistd::Uid::effective().is_root()
        {
            let ids = (Some(user.uid.as_raw()), Some(user.gid.as_raw()));
            chown(folder.path(), ids.0, ids.1).expect("root may");
        }
        let data = folder.path().join("data");
        let mut initdb = command(&programs.join("initdb"))?;
        let made = initdb
            .current_dir(folder.path())
            .args(["-A", "trust", "-U", "outflank", "-E", "UTF8", "--no-sync", "-D"])
            .arg(&data)
            .status()
            .ok()?;
        assert!(made.success(), "initdb fails");
        let child = Self::spawn(&programs, folder.path())?;
        let postgres = Self { child, folder };
        postgres.wait();
        Some(postgres)
    }

    fn spawn(programs: &Path, folder: &Path) -> Option<Child> {
        let mut server = command(&programs.join("postgres"))?;
        server
            .current_dir(folder)
            .arg("-D")
            .arg(folder.join("data"))
            .arg("-k")
            .arg(folder)
            .args(["-c", "listen_addresses=", "-c", "fsync=off"])
            .spawn()
            .ok()
    }

    fn wait(&self) {
        wait_until("the database", || self.connects());
    }

    fn connects(&self) -> bool {
        let config: postgres::Config = self.url().parse().expect("an address");
        config.connect(postgres::NoTls).is_ok()
    }

    /// Address for `--store`.
    pub fn url(&self) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://outflank@{folder}/postgres")
    }

    /// Ends the server at once.
    pub fn stop(&mut self) {
        let pid = nix::unistd::Pid::from_raw(self.child.id().cast_signed());
        // Immediate shutdown: sessions are cut off.
        nix::sys::signal::kill(pid, nix::sys::signal::Signal::SIGQUIT).expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// Starts it again on the same data.
    pub fn resume(&mut self) {
        let programs = programs().expect("it was there");
        self.child = Self::spawn(&programs, self.folder.path()).expect("it was there");
        self.wait();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            self.stop();
        }
    }
}
