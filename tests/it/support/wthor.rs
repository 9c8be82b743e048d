//! WTHOR files, made by hand.

use outflank_core::rules::Game;

/// A file of these games of one year: player 1 against player 2 in tournament 0, the score as the game
/// says.
pub fn wthor_file(games: &[Game], year: u16) -> Vec<u8> {
    let mut file = vec![20, 26, 11, 21];
    file.extend((games.len() as u32).to_le_bytes());
    file.extend(0_u16.to_le_bytes());
    file.extend(year.to_le_bytes());
    file.extend([8, 0, 24, 0]);
    for game in games {
        file.extend([0, 0, 1, 0, 2, 0]);
        let black = if game.is_over() { game.final_count().black } else { 32 };
        file.extend([black as u8; 2]);
        let squares = game.played().iter().filter_map(outflank_core::rules::Ply::square);
        let mut moves: Vec<u8> =
            squares.map(|square| 10 * (square.rank() + 1) + square.file() + 1).collect();
        moves.resize(60, 0);
        file.extend(moves);
    }
    file
}
