//! The lobby: own games, seeks, running games, and who is here.

pub mod text;

use crate::app::key::Key;
use crate::app::keymap::{BACK_TO_START, CANCEL, ENDS, PAGES, accept, choose, enter, key};
use crate::app::notice::Notice;
use crate::app::pages::lobby::text::line_sentence;
use crate::app::pages::pasted::session_of;
use crate::app::pages::prelude::*;
use crate::app::people::{LobbyLine, lobby_lines};
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::row::Opening;
use crate::app::typing::{self, Charset};
use crate::lobby::{AccountName, LobbyEvent, LobbyRefusal, LobbyRequest};
use crate::words::capitalised;

pub static KEYS: KeyTable = KeyTable::page(
    "lobby",
    &[
        &[
            enter("key-lobby-enter", "bar-choose"),
            key("n", Command::NewGame, "key-lobby-seek").bar("n", "bar-seek"),
            key("d Del", Command::Delete, "key-lobby-drop").bar("d", "bar-drop"),
            key("a", Command::Account, "key-lobby-account").bar("a", "bar-account"),
            key("!", Command::Report, "key-lobby-report"),
            key("M", Command::Mute, "key-lobby-mute"),
            key("Tab", Command::NextView, "key-lobby-ladder").bar("Tab", "bar-ladder"),
        ],
        &choose("key-choose-line"),
        PAGES,
        ENDS,
    ],
)
.back(BACK_TO_START);

pub static NAME_KEYS: KeyTable =
    KeyTable::text("account-name", &[&[accept("key-account-name", "bar-ok")]]).back(CANCEL);

#[derive(Clone, Debug, Default)]
pub struct LobbyPage {
    /// Chosen line, as a number among all lines; of the ladder, the first line in sight.
    pub list: ListCursor,
    /// The line that the player has chosen: it stays chosen where the lists change.
    kept: Option<LobbyLine>,
    /// Name being typed.
    pub name: Option<String>,
    /// Name that the lobby was asked for.
    asked: Option<String>,
    /// Whether the ladder is shown instead.
    pub is_ladder: bool,
    /// Whether the lobby sends its lists.
    is_entered: bool,
}

impl LobbyPage {
    /// Lines of the list; empty before the lobby has answered.
    pub fn lines(cx: &Context) -> Vec<LobbyLine> {
        lobby_lines(&cx.people)
    }

    /// Chosen line: that which was chosen before, wherever it is now, else the nearest that can be chosen.
    pub fn chosen(&self, lines: &[LobbyLine]) -> Option<usize> {
        let is_kept = |line: &LobbyLine| self.kept.as_ref().is_some_and(|kept| kept.is_same(line));
        if let Some(at) = lines.iter().position(is_kept) {
            return Some(at);
        }
        let mut choices = lines.iter().enumerate().filter(|(_, line)| line.is_choice());
        // A game or an offer that is over gives way to the first line, which has what comes next.
        if matches!(self.kept, Some(LobbyLine::Seek(_) | LobbyLine::OwnGame(_))) {
            return choices.next().map(|(at, _)| at);
        }
        choices.map(|(at, _)| at).min_by_key(|at| at.abs_diff(self.list.at))
    }

    /// The list with that line chosen.
    pub fn shown(&self, lines: &[LobbyLine]) -> ListCursor {
        match self.chosen(lines) {
            Some(at) if at > 2 => self.list.on(at),
            // The heading above the first line stays visible.
            at => ListCursor::at(at.unwrap_or(0)),
        }
    }

    fn choose(&mut self, line: &LobbyLine) -> Reaction {
        match line {
            LobbyLine::Heading(..)
            | LobbyLine::TournamentHeading(..)
            | LobbyLine::Gap
            | LobbyLine::About
            | LobbyLine::Empty
            | LobbyLine::GuestCode(_) => Reaction::none(),
            LobbyLine::PlayNow(..) => Reaction::effect(LobbyRequest::PlayNow),
            LobbyLine::Daily(_) => {
                Reaction::navigate(Navigation::Open(Opening::Puzzle(PuzzleChoice::Daily)))
            }
            LobbyLine::TournamentGame(row) => Reaction::effect(LobbyRequest::PlayRound(row.number)),
            LobbyLine::Standings => Reaction::effect(LobbyRequest::Standings),
            LobbyLine::Alone => Reaction::navigate(Navigation::Back),
            LobbyLine::Weekly(weekly, _) => Reaction::effect(LobbyRequest::SignUp(!weekly.is_in)),
            LobbyLine::NewSeek => Reaction::navigate(Navigation::Seek(None)),
            LobbyLine::LeaveGame => Reaction::navigate(Navigation::LeaveGame),
            LobbyLine::ChooseName => {
                self.name = Some(String::new());
                Reaction::none()
            }
            LobbyLine::OwnGame(row) => Reaction::navigate(Navigation::SharedGame(row.game)),
            LobbyLine::Watch(row) | LobbyLine::Running(row) => {
                Reaction::navigate(Navigation::SharedGame(row.game))
            }
            LobbyLine::Finished(row) => {
                let mut session = Box::new(session_of(&row.record));
                session.step_to(0);
                Reaction::navigate(Navigation::Replay { session, is_reviewed: false })
            }
            LobbyLine::Seek(row) => Reaction::effect(LobbyRequest::Take(row.seek)),
            LobbyLine::Person(row) if row.is_you => Reaction::navigate(Navigation::Seek(None)),
            LobbyLine::Person(row) => {
                let person = (row.account, row.name.clone());
                Reaction::navigate(Navigation::Seek(Some(person)))
            }
        }
    }

    fn on_ladder(&mut self, command: Command, cx: &Context) -> Reaction {
        let count = cx.people.ladder.as_ref().map_or(0, |rows| rows.len());
        let room = usize::from(cx.viewport.rooms.list).max(1);
        let last = count.saturating_sub(room);
        match command {
            Command::NextView | Command::Back => {
                self.is_ladder = false;
                self.list = ListCursor::default();
            }
            command => {
                self.list.step(command, last + 1, 1);
            }
        }
        Reaction::none()
    }

    /// Moves the cursor over the lines that can be chosen; returns whether the command moves in lists.
    fn step(&mut self, lines: &[LobbyLine], command: Command, room: usize) -> bool {
        let choices: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].is_choice()).collect();
        let chosen = self.chosen(lines);
        let place = choices.iter().position(|at| Some(*at) == chosen).unwrap_or(0);
        let mut among = ListCursor::at(place);
        let is_step = among.step(command, choices.len(), room);
        if let Some(at) = choices.get(among.at).filter(|_| is_step) {
            self.list.choose(*at, lines.len(), room);
            // The first line is the first also where another one comes before it: a game that waits.
            self.kept = (among.at > 0).then(|| lines[*at].clone());
        }
        is_step
    }

    fn on_list(&mut self, command: Command, cx: &Context) -> Reaction {
        let lines = Self::lines(cx);
        let room = usize::from(cx.viewport.rooms.list).max(1);
        if self.step(&lines, command, room) {
            return Reaction::none();
        }
        match command {
            Command::Activate => {
                if let Some(at) = self.chosen(&lines) {
                    self.list.at = at;
                    self.kept = Some(lines[at].clone());
                    return self.choose(&lines[at]);
                }
            }
            Command::NewGame => return Reaction::navigate(Navigation::Seek(None)),
            Command::Delete => {
                if let Some(LobbyLine::Seek(row)) = self.chosen(&lines).map(|at| &lines[at]) {
                    return Reaction::effect(LobbyRequest::Drop(row.seek));
                }
            }
            Command::NextView => {
                (self.is_ladder, self.list, self.kept) = (true, ListCursor::default(), None);
                return Reaction::effect(LobbyRequest::Ladder);
            }
            Command::Account => return Reaction::navigate(Navigation::Account),
            Command::Report | Command::Mute => {
                if let Some(LobbyLine::Person(row)) = self.chosen(&lines).map(|at| &lines[at])
                    && !row.is_you
                {
                    let is_report = command == Command::Report;
                    let request = if is_report { LobbyRequest::Report } else { LobbyRequest::Mute };
                    return Reaction::effect(request(row.account));
                }
            }
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => {}
        }
        Reaction::none()
    }
}

impl PageBehavior for LobbyPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn keys(&self) -> &'static KeyTable {
        if self.name.is_some() { &NAME_KEYS } else { &KEYS }
    }

    fn offers(&self, command: Command, cx: &Context) -> bool {
        let lines = Self::lines(cx);
        match command {
            Command::Delete => matches!(
                self.chosen(&lines).map(|at| &lines[at]),
                Some(LobbyLine::Seek(row)) if row.is_yours || row.is_challenge
            ),
            Command::Report | Command::Mute => matches!(
                self.chosen(&lines).map(|at| &lines[at]),
                Some(LobbyLine::Person(row)) if !row.is_you
            ),
            Command::Account => cx.people.view.as_ref().is_some_and(|view| view.rating.is_some()),
            Command::Activate | Command::NewGame => !self.is_ladder,
            _ => true,
        }
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        if let Some(name) = &mut self.name {
            typing::key(name, Charset::Words, key);
        }
        Effects::none()
    }

    fn handle_paste(&mut self, text: &str, _: &mut Context) -> Option<Effects> {
        typing::append(self.name.as_mut()?, Charset::Words, text);
        Some(Effects::none())
    }

    fn handle_click(&mut self, target: Target, cx: &mut Context) -> Reaction {
        let (Target::Line(at), false) = (target, self.is_ladder) else { return Reaction::none() };
        match Self::lines(cx).get(at) {
            Some(line) if line.is_choice() => {
                self.list.at = at;
                self.kept = Some(line.clone());
                self.choose(line)
            }
            _ => Reaction::none(),
        }
    }

    fn handle_scroll(&mut self, lines: i16, cx: &mut Context) -> Reaction {
        match self.name {
            Some(_) => Reaction::none(),
            None => self.handle_command(Command::of_wheel(lines), cx),
        }
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        if let Some(name) = self.name.take() {
            match command {
                Command::Activate => {
                    if let Err(why) = name.parse::<AccountName>() {
                        cx.refuse(Refusal::Lobby(LobbyRefusal::Name(why)));
                        self.name = Some(name);
                        return Reaction::none();
                    }
                    self.asked = Some(name.clone());
                    return Reaction::effect(LobbyRequest::SetName(name));
                }
                Command::Back => {}
                _ => self.name = Some(name),
            }
            return Reaction::none();
        }
        if self.is_ladder { self.on_ladder(command, cx) } else { self.on_list(command, cx) }
    }

    /// Asks for the lists while in front.
    fn proceed(&mut self, is_front: bool, _: &mut Context) -> Effects {
        if is_front == self.is_entered {
            return Effects::none();
        }
        self.is_entered = is_front;
        let request = if is_front { LobbyRequest::Enter } else { LobbyRequest::Leave };
        request.into()
    }

    fn leave(&mut self) -> Effects {
        let was_entered = std::mem::take(&mut self.is_entered);
        was_entered.then_some(LobbyRequest::Leave).into()
    }

    /// A name that another account has is typed anew.
    fn on_event(&mut self, event: &PageEvent<'_>, _: &mut Context) -> Reaction {
        match event {
            PageEvent::Lobby(LobbyEvent::Refused(LobbyRefusal::NameTaken)) => {
                self.name = self.asked.take();
            }
            PageEvent::Lobby(LobbyEvent::Named(_)) => self.asked = None,
            _ => {}
        }
        Reaction::none()
    }

    /// The name being typed, after the reason for which it was refused.
    fn typed(&self, cx: &Context) -> Option<String> {
        let field = say!("lobby-type-name", name = self.name.as_ref()?);
        Some(match &cx.notice {
            Some(Notice::Refusal(why)) => format!("{}. {field}", capitalised(&why.to_string())),
            _ => field,
        })
    }

    fn status(&self, cx: &Context) -> String {
        if self.is_ladder {
            return say!("lobby-ladder-about");
        }
        let lines = Self::lines(cx);
        match self.chosen(&lines) {
            Some(at) => line_sentence(&lines[at], cx.started.time_zone()),
            None => say!("lobby-waiting"),
        }
    }
}
