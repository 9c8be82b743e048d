//! Serves the page's files on this machine, as any web server would.

use anyhow::Context as _;
use axum::Router;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use clap::Args;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use tokio::net::TcpListener;

/// Options of `serve`.
#[derive(Clone, Debug, Args)]
pub struct FileServerOptions {
    /// Folder of the files
    #[arg(long, value_name = "FOLDER", default_value = "target/web/page")]
    files: PathBuf,
    /// Address and port
    #[arg(long, value_name = "ADDR:PORT", default_value = "127.0.0.1:8000")]
    listen: SocketAddr,
}

/// Content types by the end of a name.
const TYPES: [(&str, &str); 6] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("mjs", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("weights", "application/octet-stream"),
];

/// Serves until it is ended. Errors: the folder has no page, or the port is taken.
pub fn run(options: &FileServerOptions) -> anyhow::Result<()> {
    let page = options.files.join("index.html");
    fs::metadata(&page).with_context(|| format!("{}: build the page first", page.display()))?;
    tokio::runtime::Runtime::new()?.block_on(serve(options.files.clone(), options.listen))
}

async fn serve(files: PathBuf, listen: SocketAddr) -> anyhow::Result<()> {
    let listener = TcpListener::bind(listen).await.with_context(|| listen.to_string())?;
    println!("http://{}/", listener.local_addr()?);
    let files = Router::new().fallback(move |uri: Uri| async move { answer(&uri, &files) });
    Ok(axum::serve(listener, files).await?)
}

fn answer(uri: &Uri, files: &Path) -> Response {
    let name = uri.path().trim_start_matches('/');
    let name = if name.is_empty() { "index.html" } else { name };
    let end = Path::new(name).extension().and_then(|end| end.to_str()).unwrap_or_default();
    let kind = TYPES.iter().find(|(known, _)| *known == end);
    // Plain names only: the folder has no others.
    let is_plain = !name.contains(['/', '\\', '%']) && !name.starts_with('.');
    let content = is_plain.then(|| fs::read(files.join(name)).ok()).flatten();
    match content.zip(kind) {
        Some((content, (_, kind))) => ([(header::CONTENT_TYPE, *kind)], content).into_response(),
        None => (StatusCode::NOT_FOUND, "Not here.").into_response(),
    }
}
