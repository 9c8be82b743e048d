//! Cards of the opening trainer, repeated at growing intervals.

use super::spacing::comes_back_in;
use crate::records::write_board;
use crate::rules::{Color, Position};
use jiff::Span;
use jiff::civil::Date;
use std::collections::HashMap;

/// Card of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningCard {
    /// Canonical board with the side to move.
    pub board: String,
    /// Consecutive right answers on due days.
    pub streak: u8,
    /// Next due day; `None` once known for good.
    pub due: Option<Date>,
}

/// All cards of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpeningRecord(HashMap<String, OpeningCard>);

impl OpeningCard {
    /// Board of a position's card, up to symmetry.
    pub fn board_of(position: &Position, side: Color) -> String {
        write_board(&position.canonical(), side)
    }
}

impl OpeningRecord {
    pub fn new(cards: Vec<OpeningCard>) -> Self {
        Self(cards.into_iter().map(|card| (card.board.clone(), card)).collect())
    }

    /// Whether a [board](OpeningCard::board_of) is to be asked today: never asked, or due.
    pub fn is_wanted(&self, board: &str, today: Date) -> bool {
        let card = self.0.get(board);
        card.is_none_or(|card| card.due.is_some_and(|due| due <= today))
    }

    /// Whether it was asked before and is due today.
    pub fn is_due(&self, board: &str, today: Date) -> bool {
        let card = self.0.get(board);
        card.is_some_and(|card| card.due.is_some_and(|due| due <= today))
    }

    /// Notes an answer, and returns the changed card; `None` for a right answer while the card is not due.
    pub fn note(&mut self, board: String, is_right: bool, today: Date) -> Option<OpeningCard> {
        if is_right && !self.is_wanted(&board, today) {
            return None;
        }
        let before = self.0.get(&board).map_or(0, |card| card.streak);
        let streak = if is_right { before.saturating_add(1) } else { 0 };
        let later = |days: u32| today.saturating_add(Span::new().days(days));
        let due = if is_right { comes_back_in(streak).map(later) } else { Some(today) };
        let card = OpeningCard { board: board.clone(), streak, due };
        self.0.insert(board, card.clone());
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;
    use jiff::civil::date;

    #[test]
    fn what_is_known_comes_back_later_and_later_and_what_is_not_at_once() {
        let start = Variant::REVERSI.start(Color::Black);
        let board = OpeningCard::board_of(&start, Color::Black);
        let mut record = OpeningRecord::default();
        let mut today = date(2026, 11, 23);
        assert!(record.is_wanted(&board, today));
        assert!(!record.is_due(&board, today));
        let mut gaps = Vec::new();
        for _ in 0..3 {
            let card = record.note(board.clone(), true, today).expect("it counts");
            let due = card.due.expect("it comes back");
            assert_eq!(record.note(board.clone(), true, today), None, "once a day");
            gaps.push((due - today).get_days());
            today = due;
        }
        assert!(gaps.is_sorted() && gaps[0] >= 1 && gaps[0] < gaps[2], "{gaps:?}");
        // The same position under a symmetry.
        let turned = OpeningCard::board_of(&start.turned(5), Color::Black);
        let card = record.note(turned, false, today).expect("it counts");
        assert_eq!((card.streak, card.due), (0, Some(today)));
        assert!(record.is_due(&board, today));
        assert!(
            record.is_wanted(&OpeningCard::board_of(&start, Color::White), today),
            "the other side's is another one"
        );
    }
}
