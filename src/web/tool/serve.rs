//! Serves the page's files on this machine, as any web server would.

use anyhow::{Context as _, anyhow};
use clap::Args;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::thread;
use tiny_http::{Header, Request, Response, Server};

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

/// Readers that are answered at once.
const THREADS: usize = 8;

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
    let server = Server::http(options.listen).map_err(|error| anyhow!("{error}"))?;
    println!("http://{}/", server.server_addr());
    // A slow reader holds up one thread only.
    thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                for request in server.incoming_requests() {
                    // A reader that has gone needs no answer.
                    let _ = answer(request, &options.files);
                }
            });
        }
    });
    Ok(())
}

fn answer(request: Request, files: &Path) -> std::io::Result<()> {
    let path = request.url().split(['?', '#']).next().unwrap_or_default();
    let name = path.trim_start_matches('/');
    let name = if name.is_empty() { "index.html" } else { name };
    let end = Path::new(name).extension().and_then(|end| end.to_str()).unwrap_or_default();
    let kind = TYPES.iter().find(|(known, _)| *known == end);
    // Plain names only: the folder has no others.
    let is_plain = !name.contains(['/', '\\']) && !name.starts_with('.');
    let content = fs::read(files.join(name)).ok().filter(|_| is_plain);
    let Some((content, (_, kind))) = content.zip(kind) else {
        return request.respond(Response::from_string("Not here.").with_status_code(404));
    };
    let header = Header::from_bytes("Content-Type", *kind).expect("printable");
    request.respond(Response::from_data(content).with_header(header))
}
