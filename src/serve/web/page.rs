//! The page and its files, which are part of the program.

use axum::Router;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::routing::get;

const PAGE: &str = include_str!("../../../assets/web/terminal.html");

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";

/// Files by path, with type and content.
const FILES: [(&str, &str, &str); 7] = [
    ("/terminal.mjs", SCRIPT, include_str!("../../../assets/web/terminal.mjs")),
    ("/emulator.mjs", SCRIPT, include_str!("../../../assets/web/emulator.mjs")),
    ("/terminal.css", STYLE, include_str!("../../../assets/web/terminal.css")),
    ("/xterm.mjs", SCRIPT, include_str!("../../../assets/web/xterm/xterm.mjs")),
    ("/xterm.css", STYLE, include_str!("../../../assets/web/xterm/xterm.css")),
    ("/addon-fit.mjs", SCRIPT, include_str!("../../../assets/web/xterm/addon-fit.mjs")),
    ("/addon-webgl.mjs", SCRIPT, include_str!("../../../assets/web/xterm/addon-webgl.mjs")),
];

/// The page with the host key's fingerprint.
pub fn with(fingerprint: &str) -> String {
    PAGE.replace("{fingerprint}", fingerprint)
}

/// Adds the files to a router.
pub fn files<S: Clone + Send + Sync + 'static>(router: Router<S>) -> Router<S> {
    FILES.into_iter().fold(router, |router, (path, kind, content)| {
        let answer = async move || {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
            secure(&mut headers);
            (headers, content)
        };
        router.route(path, get(answer))
    })
}

/// Headers of every answer: only our own files, in no other page's frame.
pub fn secure(headers: &mut HeaderMap) {
    let policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-cache"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
