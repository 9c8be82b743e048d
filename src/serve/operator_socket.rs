//! The socket in the data folder by which the command line reaches a running server. Only the folder's owner can.

use super::services::Services;
use std::io::{self, Read as _, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::UnixListener;
use tokio::time::timeout;

/// Longest command in bytes.
const LONGEST: u64 = 1024;
/// Longest wait for a command, and for its answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Listens for commands until the server ends. A socket that an earlier server has left behind is replaced. Without a
/// socket, because the folder's path is too long for one, the server goes on.
pub fn listen(services: Arc<Services>) {
    let path = services.options.operator_socket();
    match bind(&path) {
        Ok(listener) => drop(tokio::spawn(serve(listener, services))),
        Err(error) => services.log.write(format_args!("{}: {error}", path.display())),
    }
}

fn bind(path: &Path) -> io::Result<UnixListener> {
    if UnixStream::connect(path).is_ok() {
        return Err(io::ErrorKind::AddrInUse.into());
    }
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(path)?;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
    Ok(listener)
}

async fn serve(listener: UnixListener, services: Arc<Services>) {
    while let Ok((stream, _)) = listener.accept().await {
        let services = Arc::clone(&services);
        let log = services.log;
        tokio::spawn(async move {
            match timeout(PATIENCE, answer(stream, services)).await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => log.write(format_args!("operator: {error}")),
                Err(_) => log.write("operator: no command came"),
            }
        });
    }
}

/// Answers a command: a line with the exit status, and the text.
async fn answer(stream: tokio::net::UnixStream, services: Arc<Services>) -> io::Result<()> {
    let (reading, mut writing) = stream.into_split();
    let mut line = String::new();
    BufReader::new(reading.take(LONGEST)).read_line(&mut line).await?;
    let answered = services.answer_operator(line, "socket".to_owned()).await;
    let (status, text) = answered.unwrap_or_else(|error| (1, error.to_string()));
    writing.write_all(format!("{status}\n{text}\n").as_bytes()).await
}

/// Asks a running server; `None` if there is none. Errors: if it ends before it has answered.
pub fn ask(path: &Path, command: &str) -> io::Result<Option<Result<String, String>>> {
    let Ok(mut stream) = UnixStream::connect(path) else { return Ok(None) };
    stream.set_read_timeout(Some(PATIENCE))?;
    writeln!(stream, "{command}")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (status, text) = answer.split_once('\n').ok_or(io::ErrorKind::UnexpectedEof)?;
    let text = text.trim_end().to_owned();
    Ok(Some(if status == "0" { Ok(text) } else { Err(text) }))
}
