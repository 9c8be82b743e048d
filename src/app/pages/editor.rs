//! The position editor: discs are set and removed, and the position is analysed or played.

use crate::app::course;
use crate::app::keymap::{BACK, COPY, CURSOR, ENDS, EXPORT_GAME, key};
use crate::app::pages::prelude::*;
use crate::app::setup::{Mode, Setup};
use crate::app::text::position::position_in_words;
use crate::records::read;
use crate::rules::{Bitboard, Color, Game, Position, Variant};
use crate::store::Seat;

pub static KEYS: KeyTable = KeyTable::page(
    "editor",
    &[
        CURSOR,
        &[
            key("x 1", Command::PlaceBlack, "key-place-black").bar("x o -", "bar-set"),
            key("o 2", Command::PlaceWhite, "key-place-white"),
            key("- . 0 Del", Command::Erase, "key-erase"),
            key("Enter Space", Command::Activate, "key-cycle"),
        ],
        ENDS,
        &[
            key("t", Command::OtherSide, "key-other-side").bar("t", "bar-turn"),
            key("n", Command::EmptyBoard, "key-empty-board"),
            key("s", Command::StartBoard, "key-start-board"),
            key("w", Command::SwapColors, "key-swap-colors"),
            key("r", Command::Rotate, "key-rotate"),
            key("m", Command::Mirror, "key-mirror"),
            key("u Backspace", Command::TakeBack, "key-undo-edit").bar("u", "bar-undo"),
            key("a", Command::Analyse, "key-analyse-position").bar("a", "bar-analyse"),
            key("S", Command::Solve, "key-solve-position").bar("S", "bar-solve"),
            key("p", Command::NewGame, "key-play-position").bar("p", "bar-play-on"),
            COPY,
            EXPORT_GAME.keys("e").bar("e", "bar-export"),
        ],
    ],
)
.back(BACK);

#[derive(Clone, Debug)]
pub struct EditorPage {
    pub session: GameSession,
    /// Earlier positions for undo, latest last.
    earlier: Vec<(Position, Color)>,
}

/// Symmetries that the keys for rotating and mirroring apply, as numbered by [`Square::turned`].
const QUARTER: usize = 5;
const MIRROR: usize = 1;

impl EditorPage {
    pub fn new(position: Position, side: Color) -> Self {
        let setup = Setup { mode: Mode::TwoPlayers, ..Setup::default() };
        let game = Game::starting_at(Variant::REVERSI, position, side);
        let mut session = GameSession::new(setup, [Seat::Human; 2], game);
        session.view.cursor = Square::all().next().expect("there are squares");
        Self { session, earlier: Vec::new() }
    }

    /// Editor with a game's position, or with the start position if the game has no discs to flip.
    pub fn of_game(game: &Game) -> Self {
        if game.variant().is_classic() {
            Self::new(*game.position(), game.side_to_move())
        } else {
            Self::new(Variant::REVERSI.start(Color::Black), Color::Black)
        }
    }

    /// Game that starts from the position.
    pub const fn game(&self) -> &Game {
        &self.session.game
    }

    /// Discs of Black and White.
    fn discs(&self) -> [Bitboard; 2] {
        Color::BOTH.map(|side| self.game().discs(side))
    }

    /// Discs without a neighbour, which no game can lead to.
    pub fn stray(&self) -> Bitboard {
        let [black, white] = self.discs();
        let all = black | white;
        if all.len() < 2 { Bitboard::EMPTY } else { all - all.neighbours() }
    }

    /// Shows a new position, and keeps the old one for undo.
    fn show(&mut self, discs: [Bitboard; 2], side: Color) {
        let position = Position::new(discs[side.index()], discs[(!side).index()])
            .expect("a square has one disc");
        let before = (*self.game().position(), self.game().side_to_move());
        if before != (position, side) {
            self.earlier.push(before);
            self.put(position, side);
        }
    }

    fn put(&mut self, position: Position, side: Color) {
        let game = Game::starting_at(Variant::REVERSI, position, side);
        self.session = self.session.at(game, None);
    }

    fn set(&mut self, square: Square, disc: Option<Color>) {
        let here = Bitboard::of(square);
        let mut discs = self.discs().map(|set| set - here);
        if let Some(side) = disc {
            discs[side.index()] |= here;
        }
        self.show(discs, self.game().side_to_move());
    }

    /// Sets or removes a disc, and moves the cursor to the next square.
    fn set_and_go_on(&mut self, disc: Option<Color>) {
        let cursor = self.session.view.cursor;
        self.set(cursor, disc);
        self.session.view.cursor = Square::all().nth(cursor.index() + 1).unwrap_or(cursor);
    }

    /// Cycles a square: empty, black, white.
    pub fn cycle(&mut self, square: Square) {
        self.session.view.cursor = square;
        self.set(
            square,
            match self.game().disc(square) {
                None => Some(Color::Black),
                Some(Color::Black) => Some(Color::White),
                Some(Color::White) => None,
            },
        );
    }

    fn turn(&mut self, way: usize) {
        let turned = self.discs().map(|set| set.squares().map(|it| it.turned(way)).collect());
        self.show(turned, self.game().side_to_move());
    }

    /// Starts a game from the position.
    fn play(&self, cx: &mut Context) -> Reaction {
        if self.game().is_over() {
            cx.refuse(Refusal::NothingToSolve);
            return Reaction::none();
        }
        let mut setup = cx.setup.clone();
        setup.play_by(Variant::REVERSI);
        let (setup, seats) = setup.against_computer(self.game().side_to_move());
        Reaction::navigate(Navigation::Deal(Box::new(GameSession::new(
            setup,
            seats,
            self.game().clone(),
        ))))
    }
}

impl PageBehavior for EditorPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::game(&KEYS, &self.session)
    }

    fn parts_mut(&mut self) -> PagePartsMut<'_> {
        PagePartsMut::game(&mut self.session)
    }

    /// Replaces the position with a pasted board.
    fn handle_paste(&mut self, text: &str, cx: &mut Context) -> Option<Effects> {
        let readings = read(text).ok();
        let record = readings.and_then(|readings| readings.into_records().into_iter().next());
        let game = record.filter(|it| it.game.variant().is_classic())?.game;
        self.show(Color::BOTH.map(|side| game.discs(side)), game.side_to_move());
        cx.announce(News::BoardTaken);
        Some(Effects::none())
    }

    fn point(&mut self, square: Square, _: &mut Context) -> Reaction {
        self.cycle(square);
        Reaction::none()
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        let side = self.game().side_to_move();
        match command {
            Command::Back => return Reaction::navigate(Navigation::Back),
            Command::PlaceBlack => self.set_and_go_on(Some(Color::Black)),
            Command::PlaceWhite => self.set_and_go_on(Some(Color::White)),
            Command::Erase => self.set_and_go_on(None),
            Command::Activate => self.cycle(self.session.view.cursor),
            Command::OtherSide => self.show(self.discs(), !side),
            Command::EmptyBoard => self.show([Bitboard::EMPTY; 2], side),
            Command::StartBoard => {
                let start = Game::new(Variant::REVERSI, Color::Black);
                self.show(Color::BOTH.map(|side| start.discs(side)), Color::Black);
            }
            Command::SwapColors => {
                let [black, white] = self.discs();
                self.show([white, black], !side);
            }
            Command::Rotate => self.turn(QUARTER),
            Command::Mirror => self.turn(MIRROR),
            Command::TakeBack => match self.earlier.pop() {
                Some((position, side)) => self.put(position, side),
                None => cx.refuse(Refusal::NothingToTakeBack),
            },
            Command::First => self.session.view.cursor = Square::all().next().expect("a1"),
            Command::Last => self.session.view.cursor = Square::all().last().expect("h8"),
            Command::Analyse => {
                return Reaction::navigate(Navigation::Analyse(Box::new(self.session.clone())));
            }
            Command::Solve if self.game().is_over() => cx.refuse(Refusal::NothingToSolve),
            Command::Solve => {
                return Reaction::navigate(Navigation::Solve(Box::new(self.session.clone())));
            }
            Command::NewGame => return self.play(cx),
            _ => course::steer(&mut self.session, command, cx),
        }
        Reaction::none()
    }

    fn status(&self, _: &Context) -> String {
        say!("editor-how")
    }

    /// Disc counts, and warnings about the position.
    fn coach_text(&self, _: &Context) -> Option<CoachText> {
        let stray = self.stray();
        let names: Vec<String> = stray.squares().map(|square| square.to_string()).collect();
        let mut sentences = Vec::new();
        if self.game().empties().len() == 64 {
            sentences.push(say!("editor-empty"));
        }
        if !names.is_empty() {
            let (count, squares) = (names.len(), names.join(", "));
            sentences.push(say!("editor-stray", count = count, squares = squares));
        }
        sentences.push(say!("editor-then"));
        Some(CoachText {
            title: say!("editor-title"),
            head: position_in_words(self.game()),
            sentences,
            squares: stray,
            ..CoachText::default()
        })
    }
}
