//! A listener of a game without a board: follows every sentence and every board, and holds them against
//! the rules of a beginner.

use super::{noughts, slow};

use outflank::plain::BoardSize;
use outflank::rules::Variant;

/// Sentences so far, and the resulting game.
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
    pub scores: usize,
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
    pub fn new(variant: Variant, greeting: &str) -> Self {
        let after = |mark: &str| {
            let (_, rest) = greeting.split_once(mark).unwrap_or_else(|| panic!("{greeting}"));
            rest.split(['.', ',', ' ']).next().expect("a word").to_owned()
        };
        let you = letter(&after("You are "));
        let is_first = greeting.contains("You move first.");
        assert!(is_first || greeting.contains("The computer moves first."), "{greeting}");
        let game = if variant == Variant::TIC_TAC_TOE {
            Slow::Noughts(noughts::EMPTY)
        } else {
            let is_book = variant == Variant::BOOK;
            Slow::Reversi { board: slow::start(is_book), is_book }
        };
        let to_move = if is_first { you } else { noughts::other(you) };
        Self { game, you, to_move, boards: 0, plies: 0, passes: 0, scores: 0, is_over: false }
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
    pub fn handle_line(&mut self, text: &str, size: BoardSize) {
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
            } else if let Some(points) = line.strip_prefix("Score: ") {
                assert_eq!(points.trim_end_matches('.'), self.score());
                self.scores += 1;
            } else if let Some(counts) = line.strip_prefix("Official score ") {
                let discs = [b'X', b'O'].map(|side| self.discs(side));
                let empties = 64 - discs[0] - discs[1];
                let [black, white] = match discs[0].cmp(&discs[1]) {
                    std::cmp::Ordering::Greater => [discs[0] + empties, discs[1]],
                    std::cmp::Ordering::Less => [discs[0], discs[1] + empties],
                    std::cmp::Ordering::Equal => [32, 32],
                };
                let whose = if black == white { "are shared" } else { "go to the winner" };
                let wanted = format!("{black}-{white}: empty squares {whose}.");
                assert_eq!(counts, wanted);
            } else if line.is_empty() {
                assert_eq!(at, 1, "only the Enter that a pipe does not show");
            } else {
                let known =
                    ["Welcome to ", "You are ", "Do you want to ", "Games won: ", "Your rating"];
                let questions = ["Your move: ", "Press Enter to see the computer's move: "];
                let first = ["You move first.", "The computer moves first."];
                assert!(
                    known.iter().any(|start| line.starts_with(start))
                        || questions.contains(&line)
                        || first.contains(&line),
                    "{line:?} is not expected here"
                );
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
                let (square, flips) = what
                    .split_once(" and flips ")
                    .or(what.split_once(" and flip "))
                    .expect("flips");
                let (row, column) = place(square);
                let mut wanted: Vec<String> =
                    slow::flips(board, side, row, column).into_iter().map(name).collect();
                wanted.sort();
                assert_eq!(flips, wanted.join(" "), "{what}");
                slow::play(board, side, row, column);
            }
            Slow::Noughts(board) => {
                let at = what.parse::<usize>().expect("a digit") - 1;
                assert!(noughts::free(board).contains(&at), "{what}");
                *board = noughts::after(board, side, at);
            }
        }
    }

    /// Reads the board that begins at this line, every character of it, and returns the line after.
    fn board(&self, lines: &[&str], from: usize, size: BoardSize) -> usize {
        let wanted = self.picture(size);
        let shown = &lines[from..(from + wanted.len()).min(lines.len())];
        assert_eq!(shown, wanted, "the board is shown wrongly:\n{}", shown.join("\n"));
        from + wanted.len()
    }

    /// The lines of the board as it has to be drawn.
    fn picture(&self, size: BoardSize) -> Vec<String> {
        let is_large = size == BoardSize::Large;
        let (cells, across): (Vec<u8>, usize) = match &self.game {
            Slow::Reversi { board, .. } => (board.iter().flatten().copied().collect(), 8),
            Slow::Noughts(board) => (board.to_vec(), 3),
        };
        let is_labelled = across == 8;
        let mut lines = Vec::new();
        let border = match (is_large, across) {
            (true, 8) => "  +---+---+---+---+---+---+---+---+",
            (true, _) => "+---+---+---+",
            (false, 8) => " +--------+",
            (false, _) => "+---+",
        };
        lines.push(border.to_owned());
        for (row, cells) in cells.chunks(across).enumerate() {
            let digit = |column: usize| char::from(b'1' + (row * across + column) as u8);
            let face = |column: usize, free: char| match cells[column] {
                b'.' if is_labelled => ' ',
                b'.' => free,
                disc => char::from(disc),
            };
            let name = |column: usize| if cells[column] == b'.' { digit(column) } else { ' ' };
            if is_large {
                let corner = |c: usize| if is_labelled { ' ' } else { name(c) };
                let row_of = |cell: &dyn Fn(usize) -> String| {
                    (0..across).map(cell).collect::<Vec<_>>().join("|") + "|"
                };
                let tops = row_of(&|c| format!("{}  ", corner(c)));
                let middles = row_of(&|c| format!(" {} ", face(c, ' ')));
                let (margin, label) =
                    if is_labelled { ("  ", format!("{} ", row + 1)) } else { ("", String::new()) };
                lines.push(format!("{margin}|{tops}"));
                lines.push(format!("{label}|{middles}"));
                lines.push(format!("{margin}|{}", "   |".repeat(across)));
                lines.push(border.to_owned());
            } else {
                let label = if is_labelled { (row + 1).to_string() } else { String::new() };
                let faces: String = (0..across).map(|c| face(c, digit(c))).collect();
                lines.push(format!("{label}|{faces}|{label}"));
            }
        }
        if !is_large {
            lines.push(border.to_owned());
        }
        if is_labelled {
            let [letters, digits] = if is_large {
                ["    a   b   c   d   e   f   g   h", "    1   2   3   4   5   6   7   8"]
            } else {
                ["  abcdefgh", "  12345678"]
            };
            lines.insert(0, letters.to_owned());
            lines.push(digits.to_owned());
        }
        lines
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
                assert_eq!(next, format!("Score: {}.", self.score()));
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
