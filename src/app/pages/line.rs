//! The line page: the expected line of a move on the board, beside that of the better move.

use crate::app::keymap::{Command, FIRST, KeyTable, LAST, TURN, key, sideways};
use crate::app::live::live_coach::LiveCoach;
use crate::app::message::Target;
use crate::app::page::PageBehavior;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::game_session::GameSession;
use crate::app::session::playback::LinePlayback;
use crate::app::shared::Shared;
use crate::app::text::players::last_in_words;
use crate::app::text::reasons::{CoachText, listener};
use crate::app::text::refusal::Refusal;
use crate::coach::Question;
use crate::rules::{Color, Square};
use crate::words::{say, who};

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
pub fn open(playback: Option<LinePlayback>, shared: &mut Shared) -> Reaction {
    if let Some(playback) = playback {
        return Reaction::navigate(Navigation::Line(Box::new(playback)));
    }
    shared.refuse(Refusal::NoLine);
    Reaction::none()
}

/// Lines of an answer to a question, once known.
pub fn of_answer(
    question: &Question,
    before: &GameSession,
    answer: Option<Square>,
    coach: &LiveCoach,
) -> Option<LinePlayback> {
    LinePlayback::of_advice(before, coach.verdict_on(question)?, answer)
}

#[derive(Clone, Debug)]
pub struct LinePage {
    pub playback: LinePlayback,
}

impl PageBehavior for LinePage {
    fn main_keys(&self) -> &'static KeyTable {
        &KEYS
    }

    fn handle_click(
        &mut self,
        target: Target,
        _: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        if let Target::Ply(plies) = target {
            self.playback.step_to(plies);
        }
        Reaction::none()
    }

    fn handle_scroll(
        &mut self,
        lines: i16,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        self.playback.current_line_mut().session.scroll_log(lines, shared.viewport.rooms.log);
        Reaction::none()
    }

    fn session(&self) -> Option<&GameSession> {
        Some(&self.playback.current_line().session)
    }

    fn session_mut(&mut self) -> Option<&mut GameSession> {
        Some(&mut self.playback.current_line_mut().session)
    }

    fn handle_command(
        &mut self,
        command: Command,
        _: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
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

    fn status(&self, shared: &Shared, _: Option<&GameSession>) -> String {
        let session = &self.playback.current_line().session;
        last_in_words(session, shared.settings.notation(session.setup.variant))
    }

    fn coach_text(&self, _: &Shared) -> Option<CoachText> {
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
