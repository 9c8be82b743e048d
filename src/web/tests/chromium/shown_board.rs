//! The board on the screen, in letters, and whole games on it.

use crate::MOVE_PATIENCE;
use crate::browser::Browser;
use outflank::rules::{Bitboard, Color, Game, Position, Square, Variant};
use std::time::{Duration, Instant};

/// A square of the board on the screen: its column and row in cells, counted from 0.
pub struct ShownSquare {
    pub square: Square,
    pub at: (u32, u32),
    pub disc: Option<Color>,
}

/// The board on the screen, in letters; `None` if there is none.
pub fn shown(screen: &str) -> Option<Vec<ShownSquare>> {
    let mut squares = Vec::new();
    for (row, line) in screen.lines().enumerate() {
        let Some((label, cells)) = line.split_once('|') else { continue };
        let Ok(rank @ 1..=8) = label.trim().parse::<u8>() else { continue };
        let mut column = label.chars().count() + 1;
        for (file, cell) in (0..8_u8).zip(cells.split('|')) {
            let disc = cell.chars().find_map(|c| match c {
                'X' => Some(Color::Black),
                'O' => Some(Color::White),
                _ => None,
            });
            let square = Square::from_file_rank(file, rank - 1)?;
            let middle = column + cell.chars().count() / 2;
            squares.push(ShownSquare { square, at: (middle as u32, row as u32), disc });
            column += cell.chars().count() + 1;
        }
    }
    (squares.len() == 64).then_some(squares)
}

/// Whether the screen shows this position.
fn shows(screen: &str, position: &Position, side: Color) -> bool {
    let discs = |color: Color| -> Option<Bitboard> {
        let squares = shown(screen)?;
        Some(squares.iter().filter(|it| it.disc == Some(color)).map(|it| it.square).collect())
    };
    discs(side) == Some(position.player()) && discs(!side) == Some(position.opponent())
}

/// Plays a whole game as Black with moves of `play`, and checks every board on the screen by the rules.
pub fn play_a_game(browser: &mut Browser, play: &mut dyn FnMut(&mut Browser, Square)) {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    let mut moves = 0;
    while !game.is_over() {
        let legal: Vec<Square> = game.legal_moves().squares().collect();
        let side = game.side_to_move();
        let is_mine = side == Color::Black;
        if legal.is_empty() {
            if is_mine {
                browser.expect("pass");
                browser.press("\r");
            }
            game.pass().expect("no move");
            continue;
        }
        if is_mine {
            let (position, side) = (*game.position(), game.side_to_move());
            browser.wait_until("turn", |screen| {
                shows(screen, &position, side) && screen.contains("⏎ play")
            });
            // Any move will do, but not always the first.
            let square = legal[moves % legal.len()];
            play(browser, square);
            game.place(square).expect("a legal move");
            moves += 1;
            continue;
        }
        let replies: Vec<Game> = legal
            .into_iter()
            .map(|square| {
                let mut after = game.clone();
                after.place(square).expect("a legal move");
                after
            })
            .collect();
        let end = Instant::now() + MOVE_PATIENCE;
        game = loop {
            let screen = browser.screen();
            let is_on_screen =
                |after: &&Game| shows(&screen, after.position(), after.side_to_move());
            if let Some(reply) = replies.iter().find(is_on_screen) {
                break reply.clone();
            }
            let is_before = shows(&screen, game.position(), game.side_to_move());
            let is_earlier = Instant::now() < end;
            assert!(is_earlier, "no reply, the board before it is there: {is_before}\n{screen}");
            std::thread::sleep(Duration::from_millis(20));
        };
    }
    browser.wait_until("end", |screen| screen.contains("⏎ play again"));
    let position = game.position();
    let counts = [position.player(), position.opponent()].map(|discs| discs.len().to_string());
    let screen = browser.screen();
    assert!(counts.iter().all(|count| screen.contains(&**count)), "{counts:?}: {screen}");
    assert!(moves >= 20, "{moves} moves");
}
