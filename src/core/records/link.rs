//! Links to a position on a public page: Hamlite (K. Kawakami), a board in the browser with an engine. It takes 64
//! squares from a1, `X`, `O` or `-`, and the side to move.

use super::write_board;
use crate::rules::Game;

/// Address with fixed parameters.
const PAGE: &str = "https://reversi-ai.appspot.com/v1.62/hamlite.html?lastmove_check=on&ai=on";

pub fn write(game: &Game) -> String {
    let side = game.side_to_move();
    let text = write_board(game.position(), side);
    // Squares without the side to move.
    let (board, _) = text.split_at(64);
    let side = side.to_string().to_lowercase();
    format!("{PAGE}&start_board={board}&start_color={side}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Color, Variant};

    #[test]
    fn a_link_has_the_board_and_who_is_to_move() {
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        game.place("f5".parse().expect("a square")).expect("legal");
        let link = write(&game);
        let board = "start_board=---------------------------OX------XXX";
        assert!(link.contains(board) && link.ends_with("&start_color=white"), "{link}");
        assert!(link.bytes().all(|byte| byte.is_ascii_graphic()));
    }
}
