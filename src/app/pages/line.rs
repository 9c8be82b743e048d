//! The line page: the expected line of a move on the board, beside that of the better move.

use crate::app::keymap::{FIRST, LAST, TURN, key, sideways};
use crate::app::pages::prelude::*;
use crate::app::session::playback::LinePlayback;
use crate::app::text::players::last_in_words;
use crate::app::text::reasons::listener;
use crate::rules::Color;
use crate::words::who;

pub static KEYS: KeyTable = KeyTable::page(
    "line",
    &[
        &sideways("key-step-move", "bar-step"),
        &[
            FIRST.bar("Home/End", "bar-ends"),
            LAST,
            key("Tab Shift-Tab", Command::NextSide, "key-other-line")
                .bar("Tab", "bar-other-line")
                .label("Tab"),
            TURN,
        ],
    ],
)
.back(key("Esc o", Command::Back, "key-leave-line").bar("Esc", "bar-back"));

/// Navigation to lines, or a refusal if there are none.
pub fn open(playback: Option<LinePlayback>, cx: &mut Context) -> Reaction {
    if let Some(playback) = playback {
        return Reaction::navigate(Navigation::Line(Box::new(playback)));
    }
    cx.refuse(Refusal::NoLine);
    Reaction::none()
}

#[derive(Clone, Debug)]
pub struct LinePage {
    pub playback: LinePlayback,
}

impl PageBehavior for LinePage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::game(&KEYS, &self.playback.current_line().session)
    }

    fn parts_mut(&mut self) -> PagePartsMut<'_> {
        PagePartsMut::game(&mut self.playback.current_line_mut().session)
    }

    fn handle_click(&mut self, target: Target, _: &mut Context) -> Reaction {
        if let Target::Ply(plies) = target {
            self.playback.step_to(plies);
        }
        Reaction::none()
    }

    fn handle_scroll(&mut self, lines: i16, cx: &mut Context) -> Reaction {
        self.playback.current_line_mut().session.scroll_log(lines, cx.viewport.rooms.log);
        Reaction::none()
    }

    fn handle_command(&mut self, command: Command, _: &mut Context) -> Reaction {
        let here = self.playback.current_line().session.game.played().len();
        let to = match command {
            Command::Left | Command::Up => here.saturating_sub(1),
            Command::Right | Command::Down => here + 1,
            Command::First | Command::PageUp => 0,
            Command::Last | Command::PageDown => usize::MAX,
            Command::NextSide => {
                self.playback.turn();
                return Reaction::none();
            }
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => return Reaction::none(),
        };
        self.playback.step_to(to);
        Reaction::none()
    }

    fn status(&self, cx: &Context) -> String {
        let session = &self.playback.current_line().session;
        last_in_words(session, cx.settings.notation(session.setup.variant))
    }

    fn coach_text(&self, _: &Context) -> Option<CoachText> {
        Some(about(&self.playback))
    }
}

/// Result of the line, its comparison with the other, and mobility on the board.
fn about(page: &LinePlayback) -> CoachText {
    let line = page.current_line();
    let session = &line.session;
    let variant = session.setup.variant;
    let listener = listener(session);
    let you = listener.you;
    let name = |side: Color| listener.name(side);
    let outcome = match line.score {
        0 => "even",
        1.. => "ahead",
        _ => "behind",
    };
    let leader = name(if line.score < 0 { !page.side } else { page.side });
    let head = say!(
        "line-expect",
        who = who(you == Some(page.side)),
        outcome = outcome,
        margin = line.score.abs(),
        leader = leader,
        sure = page.sure.as_str()
    );
    let mut sentences = Vec::new();
    if let Some(other) = page.other() {
        let gap = (line.score - other.score).abs();
        let is_better = line.score >= other.score;
        let (best, made) = if is_better { (line, other) } else { (other, line) };
        let (best, made) = (best.square.to_string(), made.square.to_string());
        sentences.push(say!("line-gap", best = best, gap = gap, made = made));
    }
    let position = session.game.position();
    let is_to_move = session.game.side_to_move() == page.side;
    let (own, other) =
        if is_to_move { (*position, position.pass()) } else { (position.pass(), *position) };
    let [own, other] = [own, other].map(|position| variant.legal_moves(&position).len());
    sentences.push(say!(
        "line-here",
        who = who(you == Some(page.side)),
        side = name(page.side),
        rival = name(!page.side),
        own = own,
        other = other
    ));
    if let Some(other) = page.other() {
        sentences.push(say!("line-other", square = other.square.to_string()));
    }
    let title = say!("line-title", square = line.square.to_string());
    CoachText { title, head, sentences, ..CoachText::default() }
}
