//! A logged-in client of the ssh server: what it asks for, and the session that it gets.

use super::plain_session::PlainSession;
use super::screen_session::{ClientInput, ScreenSession, ServerPhase, SessionEnd};
use super::services::Services;
use super::terminal_kind::TerminalKind;
use super::visitor::{Credential, Visitor};
use crate::words::{KnownLanguage, say};
use russh::server::{Handle, Msg};
use russh::{Channel, ChannelId, ChannelMsg, ChannelReadHalf, ChannelWriteHalf, Disconnect};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::{Sender, channel};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// Pieces of input that wait for the session.
const WAITING_INPUT: usize = 4;
/// Time in which a client ends the connection after its channel is closed.
const LAST_PATIENCE: Duration = Duration::from_secs(3);

/// A logged-in client.
pub struct Client {
    pub services: Arc<Services>,
    pub handle: Handle,
    pub credential: Credential,
    pub address: IpAddr,
    pub phase: watch::Receiver<ServerPhase>,
}

/// Request of a client.
#[derive(Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The screen, in a terminal.
    Screen(TerminalKind),
    /// The program line by line.
    Plain {
        /// Whether the client has a terminal, in raw mode.
        is_raw: bool,
        language: KnownLanguage,
    },
    /// The answer to one command.
    Command(String),
}

impl Client {
    /// Serves the channel until the client or the session ends, and ends the connection.
    pub async fn serve(self, channel: Channel<Msg>) {
        let id = channel.id();
        let (mut reading, writing) = channel.split();
        let limit = self.services.options.limits.shell;
        let status = match timeout(limit, self.wanted(&mut reading, id)).await {
            Ok(Some(wanted)) => self.give(wanted, reading, &writing).await,
            Ok(None) | Err(_) => 1,
        };
        // The client may have gone.
        let _ = writing.exit_status(status).await;
        let _ = writing.eof().await;
        let _ = writing.close().await;
        // A client whose only channel is closed ends the connection, without a word to its user.
        sleep(LAST_PATIENCE).await;
        let reason = Disconnect::ByApplication;
        let _ = self.handle.disconnect(reason, String::new(), String::new()).await;
    }

    /// Reads requests up to a shell or a command; `None` if the client goes first.
    async fn wanted(&self, reading: &mut ChannelReadHalf, id: ChannelId) -> Option<Wanted> {
        let (mut terminal, mut is_raw) = (TerminalKind::default(), false);
        loop {
            let is_accepted = match reading.wait().await? {
                ChannelMsg::RequestPty { term, col_width, row_height, .. } => {
                    terminal.set_term(&term);
                    terminal.resize(col_width, row_height);
                    is_raw = true;
                    true
                }
                ChannelMsg::SetEnv { variable_name, variable_value, .. } => {
                    terminal.set(&variable_name, &variable_value)
                }
                ChannelMsg::WindowChange { col_width, row_height, .. } => {
                    terminal.resize(col_width, row_height);
                    continue;
                }
                ChannelMsg::RequestShell { .. } => {
                    let _ = self.handle.channel_success(id).await;
                    let has_screen = is_raw && !terminal.is_dumb();
                    return Some(if has_screen {
                        Wanted::Screen(terminal)
                    } else {
                        Wanted::Plain { is_raw, language: terminal.language() }
                    });
                }
                ChannelMsg::Exec { command, .. } => {
                    let _ = self.handle.channel_success(id).await;
                    let command = String::from_utf8_lossy(&command).trim().to_owned();
                    let is_plain = command == "plain";
                    return Some(if is_plain {
                        Wanted::Plain { is_raw, language: terminal.language() }
                    } else {
                        Wanted::Command(command)
                    });
                }
                ChannelMsg::Eof | ChannelMsg::Close => return None,
                ChannelMsg::Data { .. } | ChannelMsg::ExtendedData { .. } => continue,
                // Agent, X11, sftp and anything else.
                _ => false,
            };
            let _ = if is_accepted {
                self.handle.channel_success(id).await
            } else {
                self.handle.channel_failure(id).await
            };
        }
    }

    /// Gives what the client wants; returns its exit status.
    async fn give(
        &self,
        wanted: Wanted,
        reading: ChannelReadHalf,
        writing: &ChannelWriteHalf<Msg>,
    ) -> u32 {
        match wanted {
            Wanted::Screen(terminal) => self.show(terminal, reading, writing).await,
            Wanted::Plain { is_raw, language } => {
                self.converse((is_raw, language), reading, writing).await
            }
            Wanted::Command(command) => self.answer(&command, writing).await,
        }
    }

    /// Answers one command; returns its exit status.
    async fn answer(&self, command: &str, writing: &ChannelWriteHalf<Msg>) -> u32 {
        if command == "stats" && self.is_admin() {
            let services = Arc::clone(&self.services);
            let figures = tokio::task::spawn_blocking(move || services.figures(false)).await;
            let _ = writing.data_bytes(figures.unwrap_or_default()).await;
            return 0;
        }
        if let Some(line) = command.strip_prefix("admin").filter(|_| self.is_admin()) {
            return self.operate(line.to_owned(), writing).await;
        }
        let services = Arc::clone(&self.services);
        let (asked, credential) = (Arc::clone(&services), self.credential.clone());
        let is_allowed = tokio::task::spawn_blocking(move || asked.may_use_engine(&credential));
        if !is_allowed.await.unwrap_or(true) {
            let _ = writing.data_bytes(say!("refusal-assistance") + "\n").await;
            return 1;
        }
        let Ok(turn) = services.commands_at_once.acquire().await else { return 1 };
        let (commands, words) = (services.options.commands.clone(), command.to_owned());
        let answered = tokio::task::spawn_blocking(move || {
            let mut text = Vec::new();
            let status = commands(&words, &mut text);
            (text, status)
        });
        let answered = answered.await;
        drop(turn);
        let Ok((text, status)) = answered else { return self.note_panic() };
        let _ = writing.data_bytes(text).await;
        status
    }

    /// Carries out a command of the operator; returns the exit status.
    async fn operate(&self, line: String, writing: &ChannelWriteHalf<Msg>) -> u32 {
        let Credential::Key(key) = self.credential.clone() else { return 1 };
        let answered = Arc::clone(&self.services).answer_operator(line, key).await;
        let Ok((status, text)) = answered else { return self.note_panic() };
        let _ = writing.data_bytes(text + "\n").await;
        status
    }

    fn is_admin(&self) -> bool {
        match &self.credential {
            Credential::Guest(_) | Credential::LostKey => false,
            Credential::Key(key) => self.services.options.admins.contains(key),
        }
    }

    /// Runs a session line by line.
    async fn converse(
        &self,
        (is_raw, language): (bool, KnownLanguage),
        reading: ChannelReadHalf,
        writing: &ChannelWriteHalf<Msg>,
    ) -> u32 {
        let (sender, input) = channel(WAITING_INPUT);
        let pump = tokio::spawn(pump(reading, sender));
        let (services, credential) = (Arc::clone(&self.services), self.credential.clone());
        let address = Some(self.address);
        let visitor = move || services.visitor(credential, address);
        let visitor = tokio::task::spawn_blocking(visitor).await;
        let visitor = match visitor {
            Ok(Ok(visitor)) => Visitor { language, ..visitor },
            Ok(Err(error)) => return self.turn_away(&error, writing).await,
            Err(_) => return self.note_panic(),
        };
        self.services.note_session(&visitor);
        let session = PlainSession { services: Arc::clone(&self.services), visitor, is_raw };
        let running = session.run(input, writing.make_writer(), self.phase.clone());
        let end = tokio::spawn(running).await;
        pump.abort();
        if end.is_err() { self.note_panic() } else { 0 }
    }

    /// Runs a session on the client's screen.
    async fn show(
        &self,
        terminal: TerminalKind,
        reading: ChannelReadHalf,
        writing: &ChannelWriteHalf<Msg>,
    ) -> u32 {
        let (sender, input) = channel(WAITING_INPUT);
        let pump = tokio::spawn(pump(reading, sender));
        let (services, credential) = (Arc::clone(&self.services), self.credential.clone());
        let address = Some(self.address);
        // Reading settings and library waits for the disk.
        let opened = tokio::task::spawn_blocking(move || {
            let language = terminal.language();
            let zone = terminal.zone();
            let visitor = Visitor { language, zone, ..services.visitor(credential, address)? };
            anyhow::Ok(ScreenSession::open(
                services,
                visitor,
                terminal.viewport(),
                terminal.state(),
            )?)
        });
        let session = match opened.await {
            Ok(Ok(session)) => session,
            Ok(Err(error)) => return self.turn_away(&error, writing).await,
            Err(_) => return self.note_panic(),
        };
        let running = tokio::spawn(session.run(input, writing.make_writer(), self.phase.clone()));
        let end = running.await;
        pump.abort();
        match end {
            Ok(Ok(SessionEnd::Quit | SessionEnd::Ending)) => 0,
            Ok(Ok(_) | Err(_)) => 1,
            Err(_) => self.note_panic(),
        }
    }

    /// Tells a client that its account cannot be had now; returns the exit status.
    async fn turn_away(&self, error: &anyhow::Error, writing: &ChannelWriteHalf<Msg>) -> u32 {
        self.services.log.write(format_args!("session: {error:#}"));
        let _ = writing.data_bytes(say!("serve-come-later") + "\r\n").await;
        1
    }

    /// Counts a session that ended by a panic.
    fn note_panic(&self) -> u32 {
        self.services.note_panic();
        1
    }
}

/// Passes the client's input on until it or the session ends.
async fn pump(mut reading: ChannelReadHalf, sender: Sender<ClientInput>) {
    while let Some(message) = reading.wait().await {
        let input = match message {
            ChannelMsg::Data { data } => ClientInput::Bytes(data),
            ChannelMsg::WindowChange { col_width, row_height, .. } => {
                let size = |value| u16::try_from(value).unwrap_or(u16::MAX);
                ClientInput::Resize(size(col_width), size(row_height))
            }
            ChannelMsg::Eof | ChannelMsg::Close => return,
            _ => continue,
        };
        if sender.send(input).await.is_err() {
            return;
        }
    }
}
