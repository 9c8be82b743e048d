//! A headless Chromium, driven by its `DevTools` protocol.
#![allow(dead_code, reason = "two test programs share it, and use parts")]

use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// Longest wait for a text on the page.
const PATIENCE: Duration = Duration::from_secs(30);

/// Names under which systems know the browser.
const NAMES: [&str; 2] = ["chromium", "chromium-browser"];

pub struct Browser {
    child: Child,
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    /// Session of the tab in front; empty for the browser itself.
    session: String,
    last: u64,
    /// Taken by a restart.
    profile: Option<TempDir>,
}

/// A tab of a browser.
pub struct Tab(String);

impl Browser {
    /// A browser with an empty page; `None`, said, without Chromium.
    pub fn start() -> Option<Self> {
        Self::start_with(&[])
    }

    /// A browser with these options besides.
    pub fn start_with(options: &[&str]) -> Option<Self> {
        Self::launch(tempfile::tempdir().expect("a folder"), options)
    }

    /// Kills the browser, and starts it again with the same profile.
    pub fn restart(mut self) -> Self {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let profile = self.profile.take().expect("it is taken once");
        Self::launch(profile, &[]).expect("it was there before")
    }

    fn launch(profile: TempDir, options: &[&str]) -> Option<Self> {
        let started = NAMES.iter().find_map(|name| {
            Command::new(name)
                .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run"])
                .args(["--disable-background-networking", "--disable-component-update"])
                .args(["--disable-sync", "--remote-debugging-port=0", "--touch-events=enabled"])
                .args(options)
                .arg(format!("--user-data-dir={}", profile.path().display()))
                .arg("about:blank")
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .ok()
        });
        let Some(mut child) = started else {
            println!("skipped: there is no Chromium");
            return None;
        };
        let mut lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
        let address = lines.find_map(|line| {
            let line = line.expect("text");
            line.strip_prefix("DevTools listening on ").map(str::to_owned)
        });
        // Read on, so that the browser never waits for us.
        std::thread::spawn(move || lines.for_each(drop));
        let (socket, _) = tungstenite::connect(address.expect("an address")).expect("it listens");
        let mut browser =
            Self { child, socket, session: String::new(), last: 0, profile: Some(profile) };
        browser.new_tab();
        Some(browser)
    }

    /// Opens an empty tab in front, and returns the one that was there.
    pub fn new_tab(&mut self) -> Tab {
        let before = Tab(std::mem::take(&mut self.session));
        let target = self.call("Target.createTarget", &json!({ "url": "about:blank" }));
        let target = &target["targetId"];
        let attached =
            self.call("Target.attachToTarget", &json!({ "targetId": target, "flatten": true }));
        attached["sessionId"].as_str().expect("a session").clone_into(&mut self.session);
        self.call("Page.enable", &json!({}));
        before
    }

    /// Closes the tab in front, and takes another.
    pub fn close_tab(&mut self, next: Tab) {
        self.call("Page.close", &json!({}));
        self.session = next.0;
    }

    /// Runs a script at the start of every page of the tab.
    pub fn at_start(&mut self, script: &str) {
        self.call("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    pub fn reload(&mut self) {
        self.call("Page.reload", &json!({}));
    }

    /// Calls a method and returns its result.
    pub fn call(&mut self, method: &str, parameters: &Value) -> Value {
        self.last += 1;
        let mut request = json!({ "id": self.last, "method": method, "params": parameters });
        if !self.session.is_empty() {
            request["sessionId"] = json!(self.session);
        }
        self.socket.send(Message::text(request.to_string())).expect("it takes it");
        loop {
            let Message::Text(text) = self.socket.read().expect("it answers") else { continue };
            let answer: Value = serde_json::from_str(&text).expect("JSON");
            if answer["id"] == json!(self.last) {
                assert!(answer["error"].is_null(), "{method}: {answer}");
                return answer["result"].clone();
            }
        }
    }

    pub fn open(&mut self, url: &str) {
        self.call("Page.navigate", &json!({ "url": url }));
    }

    /// Size of the window in pixels.
    pub fn resize(&mut self, width: u32, height: u32, is_phone: bool) {
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone,
        });
        self.call("Emulation.setDeviceMetricsOverride", &metrics);
        let touch = json!({ "enabled": is_phone });
        self.call("Emulation.setTouchEmulationEnabled", &touch);
    }

    /// Value of an expression.
    pub fn value(&mut self, expression: &str) -> Value {
        let parameters = json!({ "expression": expression, "returnByValue": true });
        self.call("Runtime.evaluate", &parameters)["result"]["value"].clone()
    }

    /// Text of the terminal on the page.
    pub fn screen(&mut self) -> String {
        let lines = "(() => { const t = globalThis.terminal; if (!t) return ''; \
            return [...Array(t.rows).keys()].map((row) => \
            t.buffer.active.getLine(row)?.translateToString() ?? '').join('\\n'); })()";
        self.value(lines).as_str().unwrap_or_default().to_owned()
    }

    pub fn wait_until(&mut self, what: &str, is_so: impl Fn(&str) -> bool) {
        let end = Instant::now() + PATIENCE;
        loop {
            let screen = self.screen();
            if is_so(&screen) {
                return;
            }
            assert!(Instant::now() < end, "no {what} on the page:\n{screen}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    pub fn expect(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    /// Waits until the canvas over the terminal shows round discs: they have soft edges, of more colours than blocks.
    pub fn expect_round_discs(&mut self) {
        let colors = "(() => { const c = document.getElementById('overlay'); \
            const p = c.getContext('2d').getImageData(0, 0, c.width, c.height).data; \
            const seen = new Set(); for (let i = 0; i < p.length; i += 4) \
            if (p[i + 3]) seen.add([p[i], p[i + 1], p[i + 2]].join()); return seen.size; })()";
        let end = Instant::now() + PATIENCE;
        while self.value(colors).as_u64().is_none_or(|count| count < 12) {
            assert!(Instant::now() < end, "{} colours", self.value(colors));
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Types bytes as the terminal would.
    pub fn send(&mut self, keys: &str) {
        self.value(&format!("terminal.input({}, true)", json!(keys)));
    }

    /// Presses keys: characters, Enter for `\r`, Tab for `\t`.
    pub fn press(&mut self, keys: &str) {
        for c in keys.chars() {
            let (key, code) = match c {
                '\r' => ("Enter".to_owned(), 13),
                '\t' => ("Tab".to_owned(), 9),
                c => (c.to_string(), c.to_ascii_uppercase() as u32),
            };
            let text = if c == '\t' { String::new() } else { c.to_string() };
            for kind in ["keyDown", "keyUp"] {
                let event = json!({
                    "type": kind, "key": key, "text": text, "windowsVirtualKeyCode": code,
                });
                self.call("Input.dispatchKeyEvent", &event);
            }
        }
    }

    /// Middle of a cell of the terminal, counted from 0, in pixels.
    fn middle(&mut self, column: u32, row: u32) -> (f64, f64) {
        let cell = "(() => { const r = document.querySelector('.xterm-screen').getBoundingClientRect(); \
            return [r.left, r.top, r.width / terminal.cols, r.height / terminal.rows]; })()";
        let cell = self.value(cell);
        let number = |at: usize| cell[at].as_f64().expect("a number");
        let x = number(0) + (f64::from(column) + 0.5) * number(2);
        (x, number(1) + (f64::from(row) + 0.5) * number(3))
    }

    /// Touches a cell of the terminal with a finger.
    pub fn touch(&mut self, column: u32, row: u32) {
        let (x, y) = self.middle(column, row);
        let start = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        self.call("Input.dispatchTouchEvent", &start);
        let end = json!({ "type": "touchEnd", "touchPoints": [] });
        self.call("Input.dispatchTouchEvent", &end);
    }

    /// Clicks on a cell of the terminal, counted from 0.
    pub fn tap(&mut self, column: u32, row: u32) {
        let (x, y) = self.middle(column, row);
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", &event);
        }
    }

    /// Saves a picture of the page, if a folder for pictures is named by `OUTFLANK_PICTURES`.
    pub fn picture(&mut self, name: &str) {
        let Some(folder) = std::env::var_os("OUTFLANK_PICTURES") else { return };
        let shot = self.call("Page.captureScreenshot", &json!({ "format": "png" }));
        let data = shot["data"].as_str().expect("base64");
        let path = Path::new(&folder).join(format!("{name}.png.base64"));
        std::fs::write(path, data).expect("written");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
