//! The web page: a browser plays, reconnects, and is kept in its place.

use crate::support::browser::Browser;
use crate::support::server::{Server, has_ssh, wait_until};
use std::io::{Read as _, Write as _};
use std::time::{Duration, Instant};

const WEB: &[&str] = &["--web", "127.0.0.1:0"];

/// Goes from the start screen to a game at level 1.
fn begin_game(browser: &mut Browser) {
    browser.expect("Play now");
    browser.send("\x1b");
    browser.expect("Learn");
    browser.send("\x1b[A\x1b[A\x1b[A");
    browser.expect("⏎ play");
    browser.send("\x1b[D\x1b[D\r");
    browser.expect("Your turn");
}

#[test]
fn a_browser_plays_a_whole_game_at_every_size() {
    let Some(mut browser) = Browser::start() else { return };
    let server = Server::start(WEB);
    let url = server.web_url();
    browser.resize(1280, 800, false);
    browser.open(&url);
    begin_game(&mut browser);
    browser.expect_round_discs();
    browser.picture("desktop");
    browser.send("A");
    let end = Instant::now() + Duration::from_mins(3);
    // By moves, not by time: a busy machine plays more of them between two looks.
    let mut sizes = [(10, [800, 600]), (20, [390, 844])].into_iter().peekable();
    loop {
        let screen = browser.screen();
        if screen.contains("⏎ play again") {
            break;
        }
        assert!(Instant::now() < end, "the game does not end:\n{screen}");
        if let Some((_, [width, height])) =
            sizes.next_if(|(moves, _)| move_number(&screen).is_some_and(|it| it >= *moves))
        {
            browser.resize(width, height, height > width);
            std::thread::sleep(Duration::from_millis(500));
            if height > width {
                browser.picture("phone");
            }
        }
        browser.send("\t\r");
        std::thread::sleep(Duration::from_millis(30));
    }
    assert!(sizes.next().is_none(), "the game was too short");
    browser.expect_round_discs();
    let columns = browser.value("terminal.cols").as_u64().expect("a number");
    assert!((34..=36).contains(&columns), "a telephone's terminal has {columns} columns");
    // A square of four columns is as large as a finger.
    let width = "4 * document.querySelector('.xterm-screen').clientWidth / terminal.cols";
    let square = browser.value(width).as_f64().expect("a number");
    assert!(square >= 42.0, "squares of {square} px on a telephone of 390 px");
    // A tap beside a button does not end the visit: who leaves closes the page.
    browser.send("q");
    browser.send("\x1b");
    wait_until("the page goes on", || !browser.screen().contains("play again"));
    assert!(!browser.screen().contains("quit"), "{}", browser.screen());
}

#[test]
fn a_finger_begins_a_game_changes_a_level_and_resigns() {
    let Some(mut browser) = Browser::start() else { return };
    let server = Server::start(WEB);
    browser.resize(390, 740, true);
    browser.open(&server.web_url());
    browser.expect("Play now");
    touch(&mut browser, "Levels, lessons");
    browser.expect("3 Rookie");
    touch(&mut browser, "›");
    browser.expect("4 Novice");
    touch(&mut browser, "People");
    browser.expect("Play now");
    touch(&mut browser, "Play now");
    browser.expect("Your turn");
    browser.picture("finger");
    assert!(!browser.screen().contains("⏎"), "keys are buttons:\n{}", browser.screen());
    let size = browser.value("document.querySelector('#keys button').clientHeight");
    assert!(size.as_u64().is_some_and(|it| it >= 42), "buttons of {size} px");
    for question in ["Resign?", "Game called off"] {
        press_button(&mut browser, "resign");
        browser.expect(question);
    }
    press_button(&mut browser, "back");
    browser.expect("Play now");
}

/// Touches the first cell of this text.
fn touch(browser: &mut Browser, text: &str) {
    let screen = browser.screen();
    let found = screen
        .lines()
        .zip(0..)
        .find_map(|(line, row)| line.find(text).map(|at| (line[..at].chars().count() as u32, row)));
    let (column, row) = found.unwrap_or_else(|| panic!("no {text:?}:\n{screen}"));
    browser.touch(column, row);
}

/// Presses the button with this word.
fn press_button(browser: &mut Browser, word: &str) {
    let buttons = "[...document.querySelectorAll('#keys button')]";
    let found = format!("{buttons}.find((it) => it.firstChild.textContent === '{word}')");
    wait_until(word, || browser.value(&format!("Boolean({found})")).as_bool() == Some(true));
    browser.value(&format!("{found}.click()"));
}

#[test]
fn the_landing_page_names_the_ways_in_and_shows_a_running_game() {
    let server = Server::start(WEB);
    let page = server.get("/");
    let port = format!("data-port=\"{}\"", server.address.port());
    for part in
        ["href=\"/play\"", &port, &server.fingerprint, "http://play.example.org/preview.png"]
    {
        assert!(page.contains(part), "{part}: {page}");
    }
    // A name with other signs does not get into the page.
    assert!(!page.contains("{origin}") && !page.contains("{port}"), "{page}");
    for (path, kind) in [("/icon.svg", "image/svg+xml"), ("/preview.png", "image/png")] {
        let answer = server.get(path);
        assert!(
            answer.starts_with("HTTP/1.1 200") && answer.contains(kind),
            "{path}: {answer:.300}"
        );
    }
    assert!(server.get("/game.json").starts_with("HTTP/1.1 204"), "no game is being played");
    if !has_ssh() {
        return;
    }
    let mut guest = server.lobby("guest", None);
    guest.expect("Play now");
    guest.send("\r");
    guest.expect("Your turn");
    guest.send("f5");
    wait_until("the game on the page", || {
        let game = server.get("/game.json");
        game.starts_with("HTTP/1.1 200")
            && game.contains("house-1300")
            && game.contains("\"board\"")
    });
    let Some(mut browser) = Browser::start() else { return };
    browser.open(&server.web_url().replace("/play", "/"));
    let line = format!("ssh -p {} 127.0.0.1", server.address.port());
    let text = |browser: &mut Browser, what: &str| browser.value(what).as_str().map(str::to_owned);
    wait_until("the line for ssh", || {
        text(&mut browser, "document.getElementById('ssh').textContent") == Some(line.clone())
    });
    wait_until("the board", || {
        browser.value("document.querySelectorAll('#board i').length").as_u64() == Some(64)
    });
    browser.picture("landing");
    browser.value("document.getElementById('play').click()");
    browser.expect("Play now");
}

#[test]
fn a_tap_plays_and_a_lost_network_returns_to_the_same_game() {
    let Some(mut browser) = Browser::start() else { return };
    let mut server = Server::start(WEB);
    let url = server.web_url();
    browser.resize(1000, 600, false);
    browser.open(&url);
    begin_game(&mut browser);
    let screen = browser.screen();
    // Black may play c4, which lies below its letter and right of its number.
    let of_letters = |line: &str| line.contains("b ") && line.contains(" g ");
    let letters = screen.lines().find(|line| of_letters(line)).expect("the letters of the files");
    let column = letters.chars().position(|c| c == 'c').expect("a file") as u32;
    let row = screen.lines().position(|line| line.trim_start().starts_with("4 "));
    let row = row.expect("the fourth rank") as u32;
    browser.tap(column, row);
    // The reply on the screen shows that the server took the tap, not the terminal alone.
    browser.expect("move 2 ");
    let first_moves = log_line(&browser.screen());
    let port = server.web.expect("an address").port().to_string();
    let address = format!("127.0.0.1:{port}");
    server = Server::start_in(server.kill(), &["--web", &address]);
    wait_until("the notice is gone", || {
        browser.value("document.getElementById('state').hidden").as_bool() == Some(true)
    });
    browser.expect("Continue");
    browser.send("\r");
    browser.expect("move 2 ");
    assert_eq!(log_line(&browser.screen()), first_moves);
    drop(server);
}

/// Number of moves in the title.
fn move_number(screen: &str) -> Option<u32> {
    screen.split("move ").nth(1)?.split_whitespace().next()?.parse().ok()
}

/// First line of the move log.
fn log_line(screen: &str) -> String {
    let is_square = |text: &str| matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8']);
    // The first move follows its number.
    let of_line = |line: &str| {
        let mut numbers = line.match_indices("1 ");
        let (at, _) = numbers.find(|(at, _)| line.get(at + 2..at + 4).is_some_and(is_square))?;
        Some(line[at..].trim_end().to_owned())
    };
    screen.lines().find_map(of_line).expect("a move log")
}

/// Answer to a request without a browser.
fn answer(server: &Server, request: &str) -> String {
    let address = server.web.expect("an address");
    let mut socket = std::net::TcpStream::connect(address).expect("it listens");
    socket.set_read_timeout(Some(Duration::from_secs(5))).expect("a limit");
    let host = address.to_string();
    socket.write_all(request.replace("{host}", &host).as_bytes()).expect("it takes it");
    let mut text = Vec::new();
    let mut piece = [0; 4096];
    while let Ok(count @ 1..) = socket.read(&mut piece) {
        text.extend_from_slice(&piece[..count]);
        if text.windows(4).any(|end| end == b"\r\n\r\n") {
            break;
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn another_page_cannot_open_a_session() {
    let server = Server::start(WEB);
    let upgrade = |origin: &str| {
        answer(
            &server,
            &format!(
                "GET /session HTTP/1.1\r\nHost: {{host}}\r\nConnection: Upgrade\r\n\
                 Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                 Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{origin}\r\n"
            ),
        )
    };
    assert!(upgrade("Origin: http://evil.example\r\n").starts_with("HTTP/1.1 403"));
    assert!(upgrade("").starts_with("HTTP/1.1 403"), "no origin is no browser");
    assert!(upgrade("Origin: http://{host}\r\n").starts_with("HTTP/1.1 101"));
}

#[test]
fn a_browser_that_asks_gets_a_key_that_scripts_cannot_read() {
    let server = Server::start(WEB);
    let get = "GET /play HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n";
    let ask = "POST /key HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: 0\r\n";
    // A link from elsewhere brings no cookie: the account of before is not replaced.
    let page = answer(&server, &format!("{get}\r\n"));
    assert!(!page.contains("set-cookie"), "{page}");
    assert!(page.contains("content-security-policy: default-src 'self'"), "{page}");
    for origin in ["", "Origin: http://evil.example\r\n", "Origin: null\r\n"] {
        let refused = answer(&server, &format!("{ask}{origin}\r\n"));
        assert!(
            refused.starts_with("HTTP/1.1 403") && !refused.contains("set-cookie"),
            "{refused}"
        );
        assert!(refused.contains("x-content-type-options: nosniff"), "{refused}");
    }
    let ask = format!("{ask}Origin: http://{{host}}\r\n");
    let given = answer(&server, &format!("{ask}\r\n"));
    let cookie_of = |answer: &str| {
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        cookie.expect("a cookie").to_owned()
    };
    let cookie = cookie_of(&given);
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "plain HTTP");
    let encrypted = answer(&server, &format!("{ask}X-Forwarded-Proto: https\r\n\r\n"));
    assert!(encrypted.contains("; Secure"), "{encrypted}");
    let key = cookie.split(';').next().expect("the pair");
    let again = answer(&server, &format!("{get}Cookie: {key}\r\n\r\n"));
    assert!(cookie_of(&again).starts_with(key), "a known browser keeps its key: {again}");
    let again = answer(&server, &format!("{ask}Cookie: {key}\r\n\r\n"));
    assert!(cookie_of(&again).starts_with(key), "it keeps it if it asks again: {again}");
}

#[test]
fn files_are_packed_and_not_sent_twice_and_every_answer_is_secured() {
    let server = Server::start(WEB);
    let get = |path: &str, headers: &str| {
        let end = "Connection: close\r\n";
        answer(&server, &format!("GET {path} HTTP/1.1\r\nHost: {{host}}\r\n{end}{headers}\r\n"))
    };
    let head = |answer: &str, name: &str| {
        let line = answer.lines().find_map(|line| line.strip_prefix(name));
        line.map(str::to_owned)
    };
    let plain = get("/xterm.mjs", "");
    let tag = head(&plain, "etag: ").expect("a tag");
    assert_eq!(head(&plain, "content-encoding: "), None);
    let packed = get("/xterm.mjs", "Accept-Encoding: gzip, br\r\n");
    assert_eq!(head(&packed, "content-encoding: ").as_deref(), Some("gzip"));
    let size = |answer: &str| head(answer, "content-length: ")?.parse::<u64>().ok();
    assert!(size(&packed) < size(&plain).map(|size| size / 2), "{packed:.300} {plain:.300}");
    let known = get("/xterm.mjs", &format!("If-None-Match: {tag}\r\n"));
    assert!(known.starts_with("HTTP/1.1 304"), "{known}");
    for path in ["/", "/xterm.css", "/nothing", "/session"] {
        let answer = get(path, "");
        assert!(answer.contains("frame-ancestors 'none'"), "{path}: {answer:.300}");
    }
}

/// Each of them held a file of the server for as long as it liked.
#[test]
fn half_requests_end_and_keep_no_visitor_out() {
    let server = Server::start(&["--web", "127.0.0.1:0", "--connections", "400"]);
    let address = server.web.expect("an address");
    let half = |_| {
        let mut socket = std::net::TcpStream::connect(address).ok()?;
        socket.write_all(b"GET / HTTP/1.1\r\nHost: ").ok()?;
        Some(socket)
    };
    let halves: Vec<_> = (0..1500).filter_map(half).collect();
    assert!(halves.len() > 300, "{} connections", halves.len());
    let mut greeting = [0; 8];
    server.socket().read_exact(&mut greeting).expect("ssh answers");
    assert!(greeting.starts_with(b"SSH-2.0"));
    // They have ten seconds for the rest.
    wait_until("browsers come in again", || {
        let page = answer(&server, "GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        page.starts_with("HTTP/1.1 200")
    });
    drop(halves);
}

#[test]
fn a_frame_of_a_gigabyte_ends_the_session_alone() {
    let server = Server::start(WEB);
    let address = server.web.expect("an address");
    let request = format!(
        "GET /session HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
         Origin: http://{address}\r\n\r\n"
    );
    let mut socket = std::net::TcpStream::connect(address).expect("it listens");
    socket.set_read_timeout(Some(Duration::from_secs(10))).expect("a limit");
    socket.write_all(request.as_bytes()).expect("it takes it");
    let mut greeting = [0; 512];
    let count = socket.read(&mut greeting).expect("an answer");
    assert!(greeting[..count].starts_with(b"HTTP/1.1 101"));
    // A masked binary frame that claims a length of a gigabyte.
    let mut frame = vec![0x82, 0xff];
    frame.extend((1_u64 << 30).to_be_bytes());
    frame.extend([0; 4]);
    frame.extend([0; 1024]);
    socket.write_all(&frame).expect("it takes it");
    let mut rest = Vec::new();
    let _ = socket.read_to_end(&mut rest);
    let page = answer(&server, "GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    assert!(page.starts_with("HTTP/1.1 200"), "the server goes on: {page}");
}
