//! The page and its files, which are part of the program.

use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write as _;
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_64;

const TERMINAL: &str = include_str!("../../../assets/web/terminal.html");
const LANDING: &str = include_str!("../../../assets/web/landing.html");
const PREVIEW: &[u8] = include_bytes!("../../../assets/web/preview.png");

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";

/// Files by path, with type and content.
const FILES: [(&str, &str, &str); 11] = [
    ("/landing.mjs", SCRIPT, include_str!("../../../assets/web/landing.mjs")),
    ("/landing.css", STYLE, include_str!("../../../assets/web/landing.css")),
    ("/icon.svg", "image/svg+xml", include_str!("../../../assets/web/icon.svg")),
    ("/terminal.mjs", SCRIPT, include_str!("../../../assets/web/terminal.mjs")),
    ("/emulator.mjs", SCRIPT, include_str!("../../../assets/web/emulator.mjs")),
    ("/overlay.mjs", SCRIPT, include_str!("../../../assets/web/overlay.mjs")),
    ("/terminal.css", STYLE, include_str!("../../../assets/web/terminal.css")),
    ("/xterm.mjs", SCRIPT, include_str!("../../../assets/web/xterm/xterm.mjs")),
    ("/xterm.css", STYLE, include_str!("../../../assets/web/xterm/xterm.css")),
    ("/addon-fit.mjs", SCRIPT, include_str!("../../../assets/web/xterm/addon-fit.mjs")),
    ("/addon-webgl.mjs", SCRIPT, include_str!("../../../assets/web/xterm/addon-webgl.mjs")),
];

/// The pages of a server: its landing page, and the terminal.
pub struct Pages {
    landing: String,
    pub terminal: String,
}

impl Pages {
    /// Pages with the host key's fingerprint, and the port of ssh.
    pub fn new(fingerprint: &str, port: u16) -> Self {
        let landing = LANDING.replace("{fingerprint}", fingerprint);
        Self {
            landing: landing.replace("{port}", &port.to_string()),
            terminal: TERMINAL.replace("{fingerprint}", fingerprint),
        }
    }

    /// The landing page of a visitor who came by this address, such as `https://play.example.org`.
    pub fn landing(&self, origin: &str) -> String {
        self.landing.replace("{origin}", origin)
    }
}

/// The picture that other sites show of the page.
pub fn preview() -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("image/png"))], PREVIEW).into_response()
}

/// A file as it is sent.
struct StaticFile {
    kind: &'static str,
    content: &'static str,
    packed: Bytes,
    /// Changes with the content.
    tag: HeaderValue,
}

impl StaticFile {
    fn new(kind: &'static str, content: &'static str) -> Self {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(content.as_bytes()).expect("memory takes it");
        let packed = gzip.finish().expect("memory takes it").into();
        let tag = format!("\"{:016x}\"", xxh3_64(content.as_bytes()));
        Self { kind, content, packed, tag: HeaderValue::try_from(tag).expect("ASCII") }
    }

    /// Answer to a request with these headers: nothing new for a browser that has the file.
    fn answer(&self, request: &HeaderMap) -> Response {
        let kind = (header::CONTENT_TYPE, HeaderValue::from_static(self.kind));
        let tag = (header::ETAG, self.tag.clone());
        let vary = (header::VARY, HeaderValue::from_static("accept-encoding"));
        if request.get_all(header::IF_NONE_MATCH).iter().any(|known| *known == self.tag) {
            return (StatusCode::NOT_MODIFIED, [tag, vary]).into_response();
        }
        if takes_gzip(request) {
            let encoding = (header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            return ([kind, tag, vary, encoding], self.packed.clone()).into_response();
        }
        ([kind, tag, vary], self.content).into_response()
    }
}

/// Whether a browser unpacks gzip.
fn takes_gzip(request: &HeaderMap) -> bool {
    let accepted = request.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|it| it.trim() == "gzip")
}

/// Adds the files to a router.
pub fn files<S: Clone + Send + Sync + 'static>(router: Router<S>) -> Router<S> {
    FILES.into_iter().fold(router, |router, (path, kind, content)| {
        let file = Arc::new(StaticFile::new(kind, content));
        router.route(path, get(async move |headers: HeaderMap| file.answer(&headers)))
    })
}

/// Adds the headers of every answer: only our own files, in no other page's frame.
pub async fn secure(mut answer: Response) -> Response {
    let policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-cache"),
    ] {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    answer
}
