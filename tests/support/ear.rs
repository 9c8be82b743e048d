//! Somebody who only hears a game: follows every sentence and every board, and holds them against
//! the rules of a beginner.

#[path = "noughts.rs"]
mod noughts;
#[path = "slow.rs"]
mod slow;

use outflank::plain::BoardSize;
use outflank::rules::Rules;

/// What was said, and the game as it must stand.
enum Slow {
    Reversi { board: slow::Board, is_book: bool },
    Noughts(noughts::Board),
}

/// A game followed by ear.
pub struct Ear {
    game: Slow,
    /// The side of the person.
    pub you: u8,
    pub to_move: u8,
    pub boards: usize,
    pub plies: usize,
    pub passes: usize,
    pub is_over: bool,
}

fn letter(name: &str) -> u8 {
    match name {
        "Black" | "X" => b'X',
        "White" | "O" => b'O',
        other => panic!("{other} is no side"),
    }
}

impl Ear {
    pub fn new(rules: Rules, greeting: &str) -> Self {
        let after = |mark: &str| {
            let (_, rest) = greeting.split_once(mark).unwrap_or_else(|| panic!("{greeting}"));
            rest.split(['.', ',', ' ']).next().expect("a word").to_owned()
        };
        let you = letter(&after("You are "));
        let is_first = greeting.contains("You go first.");
        assert!(is_first || greeting.contains("The computer goes first."), "{greeting}");
        let game = match rules {
            Rules::TicTacToe => Slow::Noughts(noughts::EMPTY),
            rules => {
                let is_book = rules == Rules::Book;
                Slow::Reversi { board: slow::start(is_book), is_book }
            }
        };
        let to_move = if is_first { you } else { noughts::other(you) };
        Self { game, you, to_move, boards: 0, plies: 0, passes: 0, is_over: false }
    }

    /// The names of the legal moves.
    pub fn moves(&self, side: u8) -> Vec<String> {
        match &self.game {
            Slow::Reversi { board, .. } => slow::moves(board, side).into_iter().map(name).collect(),
            Slow::Noughts(board) => {
                noughts::free(board).into_iter().map(|at| (at + 1).to_string()).collect()
            }
        }
    }

    /// Takes in what was said: plies change the board, and every board must be the one there is.
    pub fn hear(&mut self, text: &str, size: BoardSize) {
        assert!(text.is_ascii() && !text.contains(['\r', '\x1b', '\t']), "{text:?}");
        let lines: Vec<&str> = text.lines().collect();
        let mut at = 0;
        while at < lines.len() {
            let line = lines[at];
            at += 1;
            if let Some(what) = line.strip_prefix("You play ") {
                self.ply(self.you, what.trim_end_matches('.'));
            } else if let Some(what) = line.strip_prefix("Computer plays ") {
                self.ply(noughts::other(self.you), what.trim_end_matches('.'));
            } else if line.contains(" pass") && line.contains("no legal move") {
                assert_eq!(self.moves(self.to_move), Vec::<String>::new());
                assert!(!self.moves(noughts::other(self.to_move)).is_empty());
                self.passes += 1;
                self.to_move = noughts::other(self.to_move);
            } else if line.starts_with("  a") || line.starts_with("    a") || line.starts_with('+')
            {
                at = self.board(&lines, at - 1, size);
                self.boards += 1;
            } else if line.starts_with("Computer wins")
                || line.starts_with("You win")
                || line == "A draw."
            {
                self.result(line, lines[at]);
            } else if line.starts_with("You (") && matches!(self.game, Slow::Reversi { .. }) {
                assert_eq!(line.trim_end_matches('.'), self.score());
            }
        }
    }

    fn ply(&mut self, who: u8, what: &str) {
        assert_eq!(who, self.to_move, "{what}");
        let side = self.to_move;
        self.to_move = noughts::other(side);
        self.plies += 1;
        match &mut self.game {
            Slow::Reversi { board, .. } => {
                let (square, flips) =
                    what.split_once(", flips ").or(what.split_once(", flip ")).expect("flips");
                let (row, column) = place(square);
                let mut wanted: Vec<String> =
                    slow::flips(board, side, row, column).into_iter().map(name).collect();
                wanted.sort();
                assert_eq!(flips, format!("{}: {}", wanted.len(), wanted.join(" ")), "{what}");
                slow::play(board, side, row, column);
            }
            Slow::Noughts(board) => {
                let at = what.parse::<usize>().expect("a digit") - 1;
                assert!(noughts::free(board).contains(&at), "{what}");
                *board = noughts::after(board, side, at);
            }
        }
    }

    /// Reads the board that begins at this line, and returns the line after it.
    fn board(&self, lines: &[&str], from: usize, size: BoardSize) -> usize {
        let cells: Vec<u8> = match &self.game {
            Slow::Reversi { board, .. } => board.iter().flatten().copied().collect(),
            Slow::Noughts(board) => board.to_vec(),
        };
        let (across, labels) = if cells.len() == 64 { (8, 1) } else { (3, 0) };
        let high = if size == BoardSize::Large { 4 * across + 1 } else { across + 2 } + 2 * labels;
        let wide = if size == BoardSize::Large { 4 * across + 1 } else { across + 2 };
        let board = &lines[from..from + high];
        let frame: Vec<&str> = board
            .iter()
            .map(|line| {
                let left = line.find(['+', '|']);
                left.map_or("", |left| &line[left..(left + wide).min(line.len())])
            })
            .collect();
        for (at, cell) in cells.iter().enumerate() {
            let (row, column) = (at / across, at % across);
            let rows: Vec<&str> = match size {
                BoardSize::Large => frame[labels + 4 * row + 1..][..3].to_vec(),
                _ => vec![frame[labels + row + 1]],
            };
            let shown: String = match size {
                BoardSize::Large => rows.iter().map(|row| &row[4 * column + 1..][..3]).collect(),
                _ => rows.iter().map(|row| &row[column + 1..][..1]).collect(),
            };
            let digit = (at + 1).to_string();
            let wanted = match (cell, across, size) {
                (b'.', 3, BoardSize::Large) => format!("{digit:9}"),
                (b'.', 3, _) => digit,
                (b'.', _, BoardSize::Large) => " ".repeat(9),
                (b'.', ..) => " ".to_owned(),
                (&disc, _, BoardSize::Large) => format!("    {}    ", char::from(disc)),
                (&disc, ..) => char::from(disc).to_string(),
            };
            assert_eq!(shown, wanted, "square {at} of\n{}", board.join("\n"));
        }
        from + high
    }

    fn discs(&self, side: u8) -> usize {
        match &self.game {
            Slow::Reversi { board, .. } => board.iter().flatten().filter(|&&at| at == side).count(),
            Slow::Noughts(_) => 0,
        }
    }

    /// The points as they have to be said, Black's first.
    fn score(&self) -> String {
        let of = |side: u8| {
            let name = if side == self.you { "You" } else { "Computer" };
            let colour = match (&self.game, side) {
                (Slow::Reversi { is_book: false, .. }, b'X') => "Black",
                (Slow::Reversi { is_book: false, .. }, _) => "White",
                (_, b'X') => "X",
                _ => "O",
            };
            format!("{name} ({colour}) {}", self.discs(side))
        };
        format!("{}, {}", of(b'X'), of(b'O'))
    }

    fn result(&mut self, line: &str, next: &str) {
        self.is_over = true;
        let (your, its) = (self.discs(self.you), self.discs(noughts::other(self.you)));
        let verdict = match &self.game {
            Slow::Reversi { is_book, .. } => {
                assert!(self.moves(self.to_move).is_empty(), "too early: {line}");
                assert!(*is_book || self.moves(noughts::other(self.to_move)).is_empty());
                assert_eq!(next.trim_end_matches('.'), self.score());
                match your.cmp(&its) {
                    std::cmp::Ordering::Greater => format!("You win by {}", your - its),
                    std::cmp::Ordering::Less => format!("Computer wins by {}", its - your),
                    std::cmp::Ordering::Equal => "A draw".to_owned(),
                }
            }
            Slow::Noughts(board) => {
                let line: Vec<String> =
                    noughts::winning_squares(board).iter().map(|at| (at + 1).to_string()).collect();
                let row = format!("three in a row: {}", line.join(" "));
                match noughts::winner(board) {
                    Some(side) if side == self.you => format!("You win; {row}"),
                    Some(_) => format!("Computer wins; {row}"),
                    None => "A draw".to_owned(),
                }
            }
        };
        assert!(line.starts_with(&verdict), "{line:?} should be {verdict:?}");
    }
}

fn name((row, column): (usize, usize)) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// Row and column of a square's name.
pub fn place(name: &str) -> (usize, usize) {
    let bytes = name.as_bytes();
    (usize::from(bytes[1] - b'1'), usize::from(bytes[0] - b'a'))
}
