//! The line page: the expected line of a move on the board, beside that of the better move.

use crate::app::keymap::{Command, FIRST, KeyTable, LAST, TURN, key, sideways};
use crate::app::live::live_coach::LiveCoach;
use crate::app::message::Target;
use crate::app::page::PageBehavior;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::table::Table;
use crate::app::session::walks::Walks;
use crate::app::shared::Shared;
use crate::app::text::players::last_in_words;
use crate::app::text::reasons::{Spoken, listener};
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
pub fn open(walks: Option<Walks>, shared: &mut Shared) -> Reaction {
    if let Some(walks) = walks {
        return Reaction::go(Navigation::Line(Box::new(walks)));
    }
    shared.refuse(Refusal::NoLine);
    Reaction::none()
}

/// Lines of an answer to a question, once known.
pub fn of_answer(
    question: &Question,
    before: &Table,
    answer: Option<Square>,
    coach: &LiveCoach,
) -> Option<Walks> {
    Walks::of_advice(before, coach.verdict_on(question)?, answer)
}

#[derive(Clone, Debug)]
pub struct LinePage {
    pub walks: Walks,
}

impl LinePage {}

impl PageBehavior for LinePage {
    fn keys(&self) -> &'static KeyTable {
        &KEYS
    }

    fn handle_click(&mut self, target: Target, _: &mut Shared, _: Option<&Table>) -> Reaction {
        if let Target::Ply(plies) = target {
            self.walks.step_to(plies);
        }
        Reaction::none()
    }

    fn handle_scroll(&mut self, lines: i16, shared: &mut Shared, _: Option<&Table>) -> Reaction {
        self.walks.walk_mut().table.scroll_log(lines, shared.viewport.rooms.log);
        Reaction::none()
    }

    fn table(&self) -> Option<&Table> {
        Some(&self.walks.walk().table)
    }

    fn table_mut(&mut self) -> Option<&mut Table> {
        Some(&mut self.walks.walk_mut().table)
    }

    fn handle_command(&mut self, command: Command, _: &mut Shared, _: Option<&Table>) -> Reaction {
        let here = self.walks.walk().table.game.played().len();
        let to = match command {
            Command::Left | Command::Up => here.saturating_sub(1),
            Command::Right | Command::Down => here + 1,
            Command::First | Command::PageUp => 0,
            Command::Last | Command::PageDown => usize::MAX,
            Command::NextSide => {
                self.walks.turn();
                return Reaction::none();
            }
            Command::Back => return Reaction::go(Navigation::Back),
            _ => return Reaction::none(),
        };
        self.walks.step_to(to);
        Reaction::none()
    }

    fn status(&self, shared: &Shared, _: Option<&Table>) -> String {
        let table = &self.walks.walk().table;
        last_in_words(table, shared.settings.notation(table.setup.variant))
    }

    fn coach_text(&self, _: &Shared) -> Option<Spoken> {
        Some(about(&self.walks))
    }
}

/// Result of the line, its comparison with the other, and mobility on the board.
fn about(page: &Walks) -> Spoken {
    let walk = page.walk();
    let table = &walk.table;
    let variant = table.setup.variant;
    let listener = listener(table);
    let you = listener.you;
    let name = |side: Color| listener.name(side);
    let outcome = match walk.score {
        0 => "even",
        1.. => "ahead",
        _ => "behind",
    };
    let leader = name(if walk.score < 0 { !page.side } else { page.side });
    let head = say!(
        "line-expect",
        who = who(you == Some(page.side)),
        outcome = outcome,
        margin = walk.score.abs(),
        leader = leader,
        sure = page.sure.as_str()
    );
    let mut sentences = Vec::new();
    if let Some(other) = page.other() {
        let gap = (walk.score - other.score).abs();
        let is_better = walk.score >= other.score;
        let (best, made) = if is_better { (walk, other) } else { (other, walk) };
        let (best, made) = (best.square.to_string(), made.square.to_string());
        sentences.push(say!("line-gap", best = best, gap = gap, made = made));
    }
    let position = table.game.position();
    let is_to_move = table.game.side_to_move() == page.side;
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
    let title = say!("line-title", square = walk.square.to_string());
    Spoken { title, head, sentences, ..Spoken::default() }
}
