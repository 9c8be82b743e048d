//! Cards: a board with a question, as text for a forum or a chat.

use crate::rules::{Color, Position, Square, Variant};
use crate::words::{say, side_name};

/// A board with its side to move and a question, as lines.
pub fn card(
    variant: Variant,
    position: &Position,
    side: Color,
    question: &str,
    is_ascii: bool,
) -> String {
    let [black, white, empty] = if is_ascii { ['X', 'O', '.'] } else { ['●', '○', '·'] };
    let disc = |side: Color| if side == Color::Black { black } else { white };
    let ranks = variant.board.size;
    let sign = |at: Square| match at {
        at if position.player().contains(at) => disc(side),
        at if position.opponent().contains(at) => disc(!side),
        _ => empty,
    };
    let line = |head: char, signs: &mut dyn Iterator<Item = char>| {
        signs.fold(head.to_string(), |line, sign| format!("{line} {sign}")) + "\n"
    };
    let letters = line(' ', &mut (0..ranks).map(|file| char::from(b'a' + file)));
    let rows = (0..ranks).map(|rank| {
        let squares = (0..ranks).filter_map(|file| Square::from_file_rank(file, rank));
        line(char::from(b'1' + rank), &mut squares.map(sign))
    });
    let board: String = std::iter::once(letters).chain(rows).collect();
    let turn = say!("card-turn", side = side_name(variant, side), disc = disc(side).to_string());
    format!("{board}\n{turn}\n{question}\n")
}
