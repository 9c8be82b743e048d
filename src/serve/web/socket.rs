//! A session over a WebSocket: the browser's bytes and window sizes in, frames out.

use crate::app::{Brightness, CellSize, TerminalTraits, Viewport};
use crate::io::TerminalState;
use crate::serve::screen_session::{ClientInput, ScreenSession, ServerPhase, SessionEnd};
use crate::serve::services::Services;
use crate::serve::terminal_kind::FRAME_INTERVAL;
use crate::serve::visitor::{Credential, Visitor};
use crate::words::KnownLanguage;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::{SinkExt as _, StreamExt as _};
use jiff::tz::TimeZone;
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::io::{AsyncReadExt as _, duplex};
use tokio::sync::mpsc::{Sender, channel};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

/// Bytes of a frame that are sent at once.
const PIECE: usize = 16 << 10;
/// Pieces that a browser may have to draw.
const AHEAD: usize = 4;

/// Text message of a browser; bytes are keys.
#[derive(Debug, Deserialize, PartialEq, Eq)]
#[serde(untagged)]
enum BrowserMessage {
    Size {
        columns: u16,
        rows: u16,
        /// Name of the time zone, such as `Europe/Paris`.
        #[serde(default)]
        zone: Option<String>,
        /// Whether a finger points.
        #[serde(default)]
        touch: bool,
        /// Width and height of a cell in pixels.
        #[serde(default)]
        cell: Option<(u16, u16)>,
    },
    /// Place and word of a pressed button.
    Button { button: (usize, String) },
    /// `drawn`: another piece may come.
    Word(String),
}

/// Serves a session until it or the browser ends.
pub async fn serve(
    socket: WebSocket,
    (credential, address, language): (Option<Credential>, Option<IpAddr>, KnownLanguage),
    services: Arc<Services>,
    phase: watch::Receiver<ServerPhase>,
) {
    let (mut frames, mut messages) = socket.split();
    let limits = services.options.limits;
    // The first message is the size of the window.
    let size = timeout(limits.shell, async {
        while let Some(Ok(message)) = messages.next().await {
            if let Message::Text(text) = message
                && let Ok(BrowserMessage::Size { columns, rows, zone, touch, cell }) =
                    serde_json::from_str(&text)
            {
                return Some((columns, rows, zone, touch, cell));
            }
        }
        None
    });
    let Ok(Some((columns, rows, zone, is_touch, cell))) = size.await else { return };
    let viewport = Viewport {
        width: columns.clamp(1, LARGEST.0),
        height: rows.clamp(1, LARGEST.1),
        traits: TerminalTraits { background: Some(Brightness::Dark), ..TerminalTraits::default() },
        is_touch,
        frame_interval: FRAME_INTERVAL,
        ..Viewport::default()
    };
    let credential = credential.unwrap_or(Credential::Guest(None));
    let opening = Arc::clone(&services);
    let opened = tokio::task::spawn_blocking(move || {
        let zone = zone.and_then(|name| TimeZone::get(&name).ok());
        let visitor =
            Visitor { language, zone, is_browser: true, ..opening.visitor(credential, address)? };
        anyhow::Ok(ScreenSession::open(opening, visitor, viewport, TerminalState::default())?)
    });
    let Ok(Ok(session)) = opened.await else { return };
    let (writing, mut reading) = duplex(PIECE);
    let (sender, input) = channel(4);
    // The channel is empty.
    let _ = sender.try_send(ClientInput::Cell(cell.and_then(cell_size)));
    let drawn = Arc::new(Semaphore::new(AHEAD));
    let pump = tokio::spawn(pump(messages, sender, Arc::clone(&drawn)));
    let running = tokio::spawn(session.run(input, writing, phase));
    let mut piece = vec![0; PIECE];
    while let Ok(count @ 1..) = reading.read(&mut piece).await {
        // Held until the browser has drawn it.
        let Ok(Ok(room)) = timeout(limits.blocked, drawn.acquire()).await else { break };
        room.forget();
        let bytes = Message::Binary(Bytes::copy_from_slice(&piece[..count]));
        if !matches!(timeout(limits.blocked, frames.send(bytes)).await, Ok(Ok(()))) {
            break;
        }
    }
    drop(reading);
    let end = running.await;
    pump.abort();
    if end.is_err() {
        services.note_panic();
    }
    let is_wanted = matches!(end, Ok(Ok(SessionEnd::Quit | SessionEnd::Idle)));
    let code = if is_wanted { close_code::NORMAL } else { close_code::AWAY };
    let _ = frames.send(Message::Close(Some(CloseFrame { code, reason: "".into() }))).await;
}

/// Largest drawn window, in columns and rows.
const LARGEST: (u16, u16) = (400, 160);

/// Largest cell with pictures, in pixels: twice that of a telephone.
const LARGEST_CELL: (u16, u16) = (72, 144);

/// Size of a cell, if pictures of it can be drawn.
fn cell_size((width, height): (u16, u16)) -> Option<CellSize> {
    let is_possible =
        (1..=LARGEST_CELL.0).contains(&width) && (1..=LARGEST_CELL.1).contains(&height);
    is_possible.then_some(CellSize { width, height })
}

/// Passes the browser's input on until it or the session ends.
async fn pump(
    mut messages: futures_util::stream::SplitStream<WebSocket>,
    sender: Sender<ClientInput>,
    drawn: Arc<Semaphore>,
) {
    while let Some(Ok(message)) = messages.next().await {
        let input = match message {
            Message::Binary(bytes) => ClientInput::Bytes(bytes),
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(BrowserMessage::Size { columns, rows, cell, .. }) => {
                    let cell = ClientInput::Cell(cell.and_then(cell_size));
                    if sender.send(cell).await.is_err() {
                        return;
                    }
                    ClientInput::Resize(columns, rows)
                }
                Ok(BrowserMessage::Button { button: (place, word) }) => {
                    ClientInput::Button(place, word)
                }
                Ok(BrowserMessage::Word(word)) => {
                    if word == "drawn" && drawn.available_permits() < AHEAD {
                        drawn.add_permits(1);
                    }
                    continue;
                }
                Err(_) => continue,
            },
            Message::Close(_) => return,
            Message::Ping(_) | Message::Pong(_) => continue,
        };
        if sender.send(input).await.is_err() {
            return;
        }
    }
}
