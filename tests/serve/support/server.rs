//! A server in a process of its own, in a folder of its own, on a port of its own.

use super::pty::Pty;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Longer than anything takes on a busy machine; only a failing test waits so long.
pub const PATIENCE: Duration = Duration::from_secs(30);

pub struct Server {
    pub child: Child,
    pub address: SocketAddr,
    pub fingerprint: String,
    /// Address of the web page, if it was asked for.
    pub web: Option<SocketAddr>,
    folder: TempDir,
    log: Arc<Mutex<String>>,
    reader: Option<std::thread::JoinHandle<()>>,
}

impl Server {
    pub fn start(arguments: &[&str]) -> Self {
        Self::start_in(tempfile::tempdir().expect("a folder"), arguments)
    }

    /// Starts a server in a folder that may have served before.
    pub fn start_in(folder: TempDir, arguments: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.path().join("data"))
            .args(arguments);
        let has_web = arguments.contains(&"--web");
        Self::spawn(command, folder, has_web)
    }

    /// Answer of the page to a path: status line, headers and body.
    pub fn get(&self, path: &str) -> String {
        let address = self.web.expect("it was asked for");
        let mut stream = TcpStream::connect(address).expect("it listens");
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n\r\n"
        )
        .expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Starts a server whose data are at `/mnt`, a disk of two megabytes that it sees alone.
    pub fn start_on_small_disk() -> Self {
        let mut command = Command::new("unshare");
        let serve = format!(
            "mount -t tmpfs -o size=2m tmpfs /mnt && exec {} serve --listen 127.0.0.1:0 --data /mnt",
            env!("CARGO_BIN_EXE_outflank")
        );
        command.args(["-rm", "sh", "-c", &serve]);
        Self::spawn(command, tempfile::tempdir().expect("a folder"), false)
    }

    fn spawn(mut command: Command, folder: TempDir, has_web: bool) -> Self {
        let mut child = command
            .env("RUST_BACKTRACE", "0")
            // As in the manual's service.
            .envs([("MALLOC_ARENA_MAX", "2"), ("MALLOC_TRIM_THRESHOLD_", "131072")])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut value = |before: &str| {
            let line = lines.next().and_then(Result::ok).unwrap_or_default();
            let Some(value) = line.strip_prefix(before) else {
                let mut errors = String::new();
                let _ = child.kill();
                let _ = child.stderr.take().expect("a pipe").read_to_string(&mut errors);
                panic!("'{line}' instead of '{before}': {errors}");
            };
            value.to_owned()
        };
        let address = value("ssh: listening on ").parse().expect("an address");
        let fingerprint = value("host key: ");
        let web = has_web.then(|| value("web page: listening on ").parse().expect("an address"));
        // A pipe that is full would lose lines.
        let mut errors = child.stderr.take().expect("a pipe");
        let log = Arc::new(Mutex::new(String::new()));
        let written = Arc::clone(&log);
        let reader = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = errors.read(&mut bytes) {
                let text = String::from_utf8_lossy(&bytes[..count]);
                written.lock().expect("no panic").push_str(&text);
            }
        });
        Self { child, address, fingerprint, web, folder, log, reader: Some(reader) }
    }

    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Address of the page with the terminal.
    pub fn web_url(&self) -> String {
        format!("http://{}/play", self.web.expect("it was asked for"))
    }

    /// Ends the server at once, and returns its folder.
    pub fn kill(mut self) -> TempDir {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
        std::mem::replace(&mut self.folder, tempfile::tempdir().expect("a folder"))
    }

    pub fn signal(&self, signal: nix::sys::signal::Signal) {
        let pid = nix::unistd::Pid::from_raw(self.child.id().cast_signed());
        nix::sys::signal::kill(pid, signal).expect("it runs");
    }

    /// Waits for the end of the server, and returns its log.
    pub fn wait(&mut self) -> String {
        let end = Instant::now() + PATIENCE;
        while self.child.try_wait().expect("it is our child").is_none() {
            assert!(Instant::now() < end, "the server does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
        if let Some(reader) = self.reader.take() {
            reader.join().expect("it ends with the server");
        }
        self.log.lock().expect("no panic").clone()
    }

    /// Log of the server, which goes on in the background.
    pub fn log(&self) -> Arc<Mutex<String>> {
        Arc::clone(&self.log)
    }

    /// Resident memory in KiB; 0 where the system does not say it.
    pub fn resident(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|word| word.parse().ok()).unwrap_or(0)
    }

    /// Arguments of `ssh` for a user, without the machine's own configuration.
    pub fn ssh_arguments(&self, user: &str, key: Option<&Path>) -> Vec<String> {
        let known = self.folder.path().join("known_hosts");
        let mut arguments: Vec<String> = [
            "-F",
            "/dev/null",
            "-o",
            "StrictHostKeyChecking=no",
            "-o",
            "IdentitiesOnly=yes",
            "-o",
            "LogLevel=ERROR",
            "-o",
            &format!("UserKnownHostsFile={}", known.display()),
            "-p",
            &self.address.port().to_string(),
        ]
        .map(str::to_owned)
        .to_vec();
        // Ben lives elsewhere: two of one network play few rated games with each other.
        if key.is_some_and(|key| key.ends_with("ben")) && cfg!(target_os = "linux") {
            arguments.extend(["-b", "127.0.0.2"].map(str::to_owned));
        }
        if let Some(key) = key {
            arguments.extend(["-i".to_owned(), key.display().to_string()]);
        } else {
            arguments.extend(["-o".to_owned(), "PubkeyAuthentication=no".to_owned()]);
        }
        arguments.push(format!("{user}@{}", self.address.ip()));
        arguments
    }

    /// The start screen in a terminal, over ssh: the lobby that comes first is left. A player whose clock runs has the
    /// board.
    pub fn screen(&self, user: &str, key: Option<&Path>) -> Pty {
        let mut pty = self.lobby(user, key);
        let is_board = |screen: &str| screen.contains("Score");
        pty.wait_until("the lobby", |it| it.contains("Play now") || is_board(it));
        if !is_board(&pty.screen()) {
            pty.send("\x1b");
        }
        pty
    }

    /// The lobby in a terminal, over ssh.
    pub fn lobby(&self, user: &str, key: Option<&Path>) -> Pty {
        let mut arguments = vec!["-tt".to_owned()];
        arguments.extend(self.ssh_arguments(user, key));
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        Pty::run("ssh", &arguments, &[])
    }

    /// A command over ssh, with this input.
    pub fn command(&self, user: &str, key: Option<&Path>, command: &[&str], input: &str) -> Output {
        let mut child = Command::new("ssh")
            .arg("-T")
            .args(self.ssh_arguments(user, key))
            .args(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("ssh starts");
        child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it takes it");
        child.wait_with_output().expect("it ends")
    }

    /// A connection without any protocol.
    pub fn socket(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
        stream
    }

    /// A new key.
    pub fn key(&self, name: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        let made = Command::new("ssh-keygen")
            .args(["-q", "-t", "ed25519", "-N", "", "-C", name, "-f"])
            .arg(&path)
            .status()
            .expect("ssh-keygen runs");
        assert!(made.success());
        path
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A failed test leaves no server behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A client of the protocol's library that trusts any server.
pub struct Anyone;

impl russh::client::Handler for Anyone {
    type Error = russh::Error;

    async fn check_server_key(
        &mut self,
        _: &russh::keys::PublicKeyOrCertificate,
    ) -> Result<bool, Self::Error> {
        Ok(true)
    }
}

/// Whether the system has an ssh client; says so if not.
pub fn has_ssh() -> bool {
    let has = ["ssh", "ssh-keygen"].iter().all(|program| {
        let mut command = Command::new(program);
        let tried = command.arg("-V").stdin(Stdio::null()).stdout(Stdio::null());
        tried.stderr(Stdio::null()).status().is_ok()
    });
    if !has {
        println!("skipped: there is no ssh client");
    }
    has
}

/// Waits until a condition holds.
pub fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < end, "waited in vain: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}
