//! Limits of all screens: they must not write more than a little, cover what has to be seen, or use what is not there.

use crate::screens::every_screen;
use crate::support::desk::{Desk, WIPE_OUT, two_players};
use outflank::app::KeyCode;
use outflank::app::{ColorDepth, Command, LetterWidth, Look, Target};
use outflank::screen::Canvas;
use ratatui::layout::Position;

/// A sink that only counts.
#[derive(Clone, Default)]
struct Count(std::rc::Rc<std::cell::Cell<usize>>);

impl std::io::Write for Count {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.set(self.0.get() + bytes.len());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_cursor_move_writes_less_than_a_kilobyte() {
    for (width, height) in [(80, 24), (100, 30), (120, 40), (200, 60)] {
        let mut desk = Desk::game(two_players(), &include_str!("../data/whole.txt").trim()[..60]);
        desk.resize(width, height);
        let count = Count::default();
        let viewport = desk.app.cx.viewport;
        let mut canvas = Canvas::new(count.clone(), viewport);
        let mut most = 0;
        for key in [KeyCode::Right, KeyCode::Down, KeyCode::Left, KeyCode::Up].repeat(16) {
            for _ in 0..3 {
                desk.key(key);
                canvas.draw(&desk.app).expect("it only counts");
                let written = count.0.replace(0);
                // The first time everything is drawn.
                most = if most == 0 { 1 } else { written.max(most) };
            }
        }
        assert!(most < 1024, "{width}x{height}: {most} bytes");
        assert!(most > 100, "{width}x{height}: {most} bytes");
    }
}

#[test]
fn letters_of_another_width_repaint_the_whole_screen() {
    let mut desk = Desk::game(two_players(), "");
    let viewport = desk.app.cx.viewport;
    let bytes = |canvas: &mut Canvas<Count>, count: &Count, desk: &Desk| {
        canvas.draw(&desk.app).expect("it only counts");
        count.0.replace(0)
    };
    let count = Count::default();
    let mut canvas = Canvas::new(count.clone(), viewport);
    assert!(bytes(&mut canvas, &count, &desk) > 1000);
    assert_eq!(bytes(&mut canvas, &count, &desk), 0);
    desk.app.cx.settings.width = LetterWidth::Wide;
    let written = bytes(&mut canvas, &count, &desk);
    canvas.repaint();
    assert_eq!(written, bytes(&mut canvas, &count, &desk), "as if nothing were there");
}

#[test]
fn the_result_covers_nothing_of_board_score_and_log() {
    for (width, height) in [(40, 30), (60, 30), (80, 24), (80, 30), (120, 40), (200, 60)] {
        let mut desk = Desk::game(two_players(), WIPE_OUT);
        desk.resize(width, height);
        let over = desk.buffer();
        let screen = desk.screen();
        // The course of the game takes the place of the log where there is no room for both.
        let has_log = screen.contains("Moves") && screen.contains("c5");
        assert!(screen.contains("Game over") && (has_log || screen.contains("+64")), "{screen}");
        assert!(screen.contains(" 13"), "{screen}");
        desk.key(KeyCode::Esc);
        let board = desk.buffer();
        let hits = desk.drawn().1.hits;
        let target_at = |at: Position| hits.target_at(&desk.app, at);
        let is_square = |at: &Position| matches!(target_at(*at), Some(Target::Square(_)));
        let cursor = desk.app.session().expect("a game").view.cursor;
        let squares: Vec<Position> = board.area.positions().filter(is_square).collect();
        assert!(squares.len() >= 64 * 8, "{width}x{height}");
        for at in squares {
            let is_cursor = target_at(at) == Some(Target::Square(cursor));
            assert!(is_cursor || over[at] == board[at], "{width}x{height}: {at}");
        }
    }
}

/// The characters of the usual console fonts: ASCII and what code page 437 has for drawing.
#[test]
fn the_linux_console_gets_only_characters_that_its_font_has() {
    const DRAWN: &str = "·►═─■○│┌┬┐├┼┤└┴┘▀▄▌▐█±";
    for mut desk in every_screen() {
        for &look in Look::ALL {
            for depth in [ColorDepth::None, ColorDepth::Sixteen] {
                desk.app.cx.settings.look = look;
                desk.app.cx.viewport.traits.depth = depth;
                desk.app.cx.viewport.is_console = true;
                let screen = desk.screen();
                let odd = screen.chars().find(|&c| !c.is_ascii() && !DRAWN.contains(c));
                assert_eq!(odd, None, "{look} {depth:?}:\n{screen}");
            }
        }
    }
}

#[test]
fn a_click_meant_for_a_page_does_nothing_once_another_lies_over_it() {
    let mut desk = Desk::game(two_players(), "");
    let hits = desk.drawn().1.hits;
    let square = Target::Square("d3".parse().expect("a square"));
    let at = hits.cells_of(square).expect("it is drawn").as_position();
    assert_eq!(hits.target_at(&desk.app, at), Some(square));
    desk.key(KeyCode::F(1));
    assert_ne!(desk.app.top().keys().name, "board");
    assert_eq!(hits.target_at(&desk.app, at), None, "the player saw the board");
    let hits = desk.drawn().1.hits;
    assert_eq!(hits.target_at(&desk.app, at), Some(Target::Command(Command::Back)), "the help");
    assert_eq!(hits.cells_of(square), None, "it covers the board");
}
