//! The real program in a pseudo-terminal, behind a terminal emulator.
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read as _, Write};
use std::num::NonZero;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Longer than anything takes on a busy machine; only a failing test waits so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// Output of the program.
struct Output {
    parser: vt100::Parser,
    raw: Vec<u8>,
    is_closed: bool,
}

pub struct Pty {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    pub child: Box<dyn Child + Send + Sync>,
    output: Arc<(Mutex<Output>, Condvar)>,
    modes_at_start: String,
    /// The player's files, unless they were given a place by a variable.
    _home: TempDir,
}

/// A home for a player who has never been here.
pub fn home() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

pub fn size(width: u16, height: u16) -> PtySize {
    PtySize { rows: height, cols: width, pixel_width: 0, pixel_height: 0 }
}

fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a window has cells")
}

/// A terminal of 80x24 with nothing on it.
pub fn parser() -> vt100::Parser {
    vt100::Parser::new(cells(24), cells(80), 0)
}

fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios())
}

impl Pty {
    /// Starts the game with these arguments and variables in a window of 80x24.
    pub fn start(arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::run(env!("CARGO_BIN_EXE_outflank"), arguments, variables)
    }

    /// Starts a program in a window of 80x24.
    pub fn run(program: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env("COLORTERM", "truecolor");
        command.env_remove("NO_COLOR");
        command.env("LC_ALL", "C.UTF-8");
        command.env("RUST_BACKTRACE", "0");
        let home = home();
        command.env("XDG_DATA_HOME", home.path().join("data"));
        command.env("XDG_CONFIG_HOME", home.path().join("config"));
        for (name, value) in variables {
            command.env(name, value);
        }
        let pair = native_pty_system().openpty(size(80, 24)).expect("a pseudo-terminal");
        let modes_at_start = modes(&*pair.master);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let parser = parser();
        let output = Output { parser, raw: Vec::new(), is_closed: false };
        let output = Arc::new((Mutex::new(output), Condvar::new()));
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let shared = Arc::clone(&output);
        std::thread::spawn(move || {
            let mut bytes = [0; 8192];
            loop {
                let count = reader.read(&mut bytes).unwrap_or(0);
                let mut output = shared.0.lock().unwrap_or_else(PoisonError::into_inner);
                output.parser.process(&bytes[..count]);
                output.raw.extend_from_slice(&bytes[..count]);
                output.is_closed = count == 0;
                shared.1.notify_all();
                if count == 0 {
                    return;
                }
            }
        });
        let writer = pair.master.take_writer().expect("a writer");
        Self { master: pair.master, writer, child, output, modes_at_start, _home: home }
    }

    /// Looks at what the program has written so far.
    pub fn look<T>(&self, at: impl Fn(&vt100::Screen, &[u8]) -> T) -> T {
        let output = self.output.0.lock().unwrap_or_else(PoisonError::into_inner);
        at(output.parser.screen(), &output.raw)
    }

    pub fn screen(&self) -> String {
        self.look(|screen, _| screen.contents())
    }

    /// Waits until the screen's text satisfies the condition.
    pub fn wait_until(&self, what: &str, is_so: impl Fn(&str) -> bool) {
        self.wait(what, |output| is_so(&output.parser.screen().contents()));
    }

    /// The same, but looks only at whole frames: no synchronized update is under way.
    pub fn wait_for_frame(&self, what: &str, is_so: impl Fn(&str) -> bool) {
        self.wait(what, |output| {
            ends_a_frame(&output.raw) && is_so(&output.parser.screen().contents())
        });
    }

    fn wait(&self, what: &str, is_so: impl Fn(&Output) -> bool) {
        let end = Instant::now() + PATIENCE;
        let mut output = self.output.0.lock().unwrap_or_else(PoisonError::into_inner);
        while !is_so(&output) {
            let left = end.saturating_duration_since(Instant::now());
            let screen = output.parser.screen().contents();
            assert!(!left.is_zero() && !output.is_closed, "no {what} on the screen:\n{screen}");
            let waited = self.output.1.wait_timeout(output, left);
            output = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Whether the program has closed its terminal.
    pub fn has_ended(&self) -> bool {
        self.output.0.lock().unwrap_or_else(PoisonError::into_inner).is_closed
    }

    /// Waits until everything that the program has written is on the screen, once it has ended.
    pub fn drain(&self) {
        let end = Instant::now() + PATIENCE;
        while !self.has_ended() {
            assert!(Instant::now() < end, "the terminal stays open");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Waits until a text is on the screen.
    pub fn expect(&self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    /// Types.
    pub fn send(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("the terminal takes it");
        self.writer.flush().expect("the terminal takes it");
    }

    /// Pastes as many bytes, or fewer if the program ends before; the last that is typed.
    pub fn paste_until_the_end(&mut self, count: usize) {
        let mut writer = std::mem::replace(&mut self.writer, Box::new(std::io::sink()));
        // A terminal without a reader may hold up its writer for good.
        std::thread::spawn(move || {
            let _ =
                writer.write_all(b"\x1b[200~").and_then(|()| writer.write_all(&vec![b'-'; count]));
        });
    }

    /// Waits until the program writes nothing more for a tenth of a second.
    pub fn rest(&self) {
        let mut written = self.look(|_, raw| raw.len());
        loop {
            std::thread::sleep(Duration::from_millis(100));
            let now = self.look(|_, raw| raw.len());
            if now == written {
                return;
            }
            written = now;
        }
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        // Nothing that the program draws for the new size is taken in before the screen has it.
        let mut output = self.output.0.lock().unwrap_or_else(PoisonError::into_inner);
        self.master.resize(size(width, height)).expect("a new size");
        output.parser.screen_mut().set_size(cells(height), cells(width));
    }

    pub fn pid(&self) -> nix::unistd::Pid {
        let pid = self.child.process_id().expect("it has one");
        nix::unistd::Pid::from_raw(pid.cast_signed())
    }

    pub fn signal(&self, signal: nix::sys::signal::Signal) {
        nix::sys::signal::kill(self.pid(), signal).expect("it is there");
    }

    /// Waits for the end of the program and returns its exit status.
    pub fn exit_code(&mut self) -> u32 {
        let screen = self.screen();
        wait(&mut *self.child, &screen)
    }

    /// The terminal is as it was before the program began.
    pub fn assert_restored(&self) {
        // The last bytes may still be on their way.
        let end = Instant::now() + PATIENCE;
        loop {
            let left = self.look(|screen, _| {
                (
                    screen.alternate_screen(),
                    screen.hide_cursor(),
                    screen.bracketed_paste(),
                    screen.mouse_protocol_mode(),
                )
            });
            if left == (false, false, false, vt100::MouseProtocolMode::None) {
                break;
            }
            assert!(Instant::now() < end, "left behind: {left:?}");
            std::thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(modes(&*self.master), self.modes_at_start, "raw mode is left");
    }
}

/// Waits for the end of a program and returns its exit status.
pub fn wait(child: &mut (dyn Child + Send + Sync), screen: &str) -> u32 {
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(status) = child.try_wait().expect("it is our child") {
            return status.exit_code();
        }
        assert!(Instant::now() < end, "the program does not end:\n{screen}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        // A failed test leaves nothing behind: neither the program, nor what a shell has started or stopped.
        let Some(leader) = self.child.process_id() else { return };
        for process in session_of(leader) {
            let process = nix::unistd::Pid::from_raw(process.cast_signed());
            let _ = nix::sys::signal::kill(process, nix::sys::signal::Signal::SIGKILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Processes of the session that a process leads, as far as the system lists them.
pub fn session_of(leader: u32) -> Vec<u32> {
    let folders = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let processes = folders.filter_map(|folder| folder.file_name().to_str()?.parse::<u32>().ok());
    let is_in_session = |process: &u32| {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        // Behind the name in parentheses: state, parent, group, session.
        let session = stat.rsplit(')').next().and_then(|rest| rest.split(' ').nth(4));
        session.and_then(|session| session.parse().ok()) == Some(leader)
    };
    processes.filter(is_in_session).collect()
}

/// Whether the last switch of synchronized updates (mode 2026) is the end of one.
fn ends_a_frame(raw: &[u8]) -> bool {
    let switch = b"\x1b[?2026";
    let last = raw.windows(switch.len()).rposition(|bytes| bytes == switch);
    last.is_some_and(|at| raw.get(at + switch.len()) == Some(&b'l'))
}
