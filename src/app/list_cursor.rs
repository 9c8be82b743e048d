//! The chosen line of a list.

use crate::app::keymap::Command;

/// The chosen line of a list, and the part in sight. Every list moves alike: it stops at its ends, a page is the lines in
/// sight, Home and End lead to its ends, and the wheel moves the chosen line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListCursor {
    /// Chosen line, from 0; also of an empty list.
    pub at: usize,
    /// First line of the latest part in sight.
    top: usize,
}

impl ListCursor {
    pub const fn at(line: usize) -> Self {
        Self { at: line, top: 0 }
    }

    /// The same part of the list with another line chosen.
    #[must_use]
    pub const fn on(self, line: usize) -> Self {
        Self { at: line, ..self }
    }

    /// First of `count` lines to show in `room` lines, so that the chosen line is among them and no room is wasted. The
    /// window and the list may have changed since the latest part in sight.
    pub fn first_shown(&self, count: usize, room: usize) -> usize {
        let top = self.top.min(count.saturating_sub(room));
        top.clamp((self.at + 1).saturating_sub(room.max(1)), self.at)
    }

    /// Moves by a command in a list of `count` lines, `room` of them in sight; returns whether the command moves in
    /// lists.
    pub fn step(&mut self, command: Command, count: usize, room: usize) -> bool {
        let page = room.max(1);
        let at = match command {
            Command::Up => self.at.saturating_sub(1),
            Command::Down => self.at + 1,
            Command::PageUp => self.at.saturating_sub(page),
            Command::PageDown => self.at + page,
            Command::First => 0,
            Command::Last => usize::MAX,
            _ => return false,
        };
        self.choose(at, count, room);
        true
    }

    /// Chooses a line, at most the last one.
    pub fn choose(&mut self, line: usize, count: usize, room: usize) {
        self.at = line.min(count.saturating_sub(1));
        self.top = self.first_shown(count, room);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_stops_at_its_ends_and_keeps_the_chosen_line_in_sight() {
        let mut list = ListCursor::default();
        let mut stepped = |command: Command| {
            assert!(list.step(command, 10, 4));
            (list.at, list.first_shown(10, 4))
        };
        assert_eq!(stepped(Command::Up), (0, 0));
        assert_eq!(stepped(Command::PageDown), (4, 1));
        assert_eq!(stepped(Command::Up), (3, 1));
        assert_eq!(stepped(Command::Last), (9, 6));
        assert_eq!(stepped(Command::Down), (9, 6));
        assert_eq!(stepped(Command::PageUp), (5, 5));
        assert_eq!(stepped(Command::First), (0, 0));
        assert!(!list.step(Command::Activate, 10, 4));
        for command in [Command::Down, Command::Last, Command::PageDown, Command::Up] {
            let mut empty = ListCursor::default();
            assert!(empty.step(command, 0, 0));
            assert_eq!((empty.at, empty.first_shown(0, 0)), (0, 0));
        }
    }
}
