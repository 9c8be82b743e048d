//! The account: codes that join keys to it, and its end.

use crate::app::effect::Effects;
use crate::app::key::Key;
use crate::app::keymap::{BACK, CANCEL, Command, ENDS, KeyTable, accept, choose};
use crate::app::message::{PageEvent, Target};
use crate::app::page::PageBehavior;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::game_session::GameSession;
use crate::app::shared::Shared;
use crate::app::text::lobby::time_left;
use crate::app::typing::{self, Charset};
use crate::lobby::{CodeUse, LobbyEvent, LobbyRequest, VacationChange, VacationView};
use crate::words::say;
use strum::VariantArray as _;

pub static KEYS: KeyTable = KeyTable::panel(
    "account",
    &[&[accept("key-account-choose", "bar-choose")], &choose("key-choose-line"), ENDS],
)
.back(BACK);

pub static CODE_KEYS: KeyTable =
    KeyTable::text("account-code", &[&[accept("key-account-code", "bar-ok")]]).back(CANCEL);

pub static VACATION_KEYS: KeyTable =
    KeyTable::text("account-vacation", &[&[accept("key-account-vacation", "bar-ok")]]).back(CANCEL);

pub static DELETE_KEYS: KeyTable =
    KeyTable::panel("account-delete", &[&[accept("key-account-delete", "bar-delete")]])
        .back(CANCEL);

/// Line of the account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum AccountLine {
    AddKey,
    Recovery,
    EnterCode,
    Vacation,
    Delete,
}

/// Field or question of the account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AccountPanel {
    /// A code being typed.
    Code(String),
    /// Days of a vacation being typed.
    Vacation(String),
    /// Question whether to delete the account.
    Delete,
}

#[derive(Clone, Debug, Default)]
pub struct AccountPage {
    /// Chosen line.
    pub at: usize,
    pub panel: Option<AccountPanel>,
    /// The last code, and its use.
    pub code: Option<(CodeUse, String)>,
    /// Result of the last request, in words.
    pub result: Option<String>,
}

/// Vacation of the reader, once known.
fn vacation(shared: &Shared) -> Option<VacationView> {
    shared.people.view.as_ref()?.vacation
}

impl AccountPage {
    fn choose(&mut self, shared: &Shared) -> Reaction {
        self.result = None;
        match AccountLine::VARIANTS[self.at] {
            AccountLine::AddKey => Reaction::effect(LobbyRequest::NewCode(CodeUse::Add)),
            AccountLine::Recovery => Reaction::effect(LobbyRequest::NewCode(CodeUse::Recovery)),
            AccountLine::EnterCode => {
                self.panel = Some(AccountPanel::Code(String::new()));
                Reaction::none()
            }
            AccountLine::Vacation if vacation(shared).is_some_and(|it| it.ends_in.is_some()) => {
                Reaction::effect(LobbyRequest::Vacation(VacationChange::End))
            }
            AccountLine::Vacation => {
                self.panel = Some(AccountPanel::Vacation(String::new()));
                Reaction::none()
            }
            AccountLine::Delete => {
                self.panel = Some(AccountPanel::Delete);
                Reaction::none()
            }
        }
    }
}

impl PageBehavior for AccountPage {
    fn keys(&self) -> &'static KeyTable {
        match self.panel {
            Some(AccountPanel::Code(_)) => &CODE_KEYS,
            Some(AccountPanel::Vacation(_)) => &VACATION_KEYS,
            Some(AccountPanel::Delete) => &DELETE_KEYS,
            None => &KEYS,
        }
    }

    fn main_keys(&self) -> &'static KeyTable {
        &KEYS
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        if let Some(AccountPanel::Code(text) | AccountPanel::Vacation(text)) = &mut self.panel {
            typing::key(text, Charset::Words, key);
        }
        Effects::none()
    }

    fn handle_paste(&mut self, text: &str, _: &mut Shared) -> Option<Effects> {
        let Some(AccountPanel::Code(typed)) = &mut self.panel else { return None };
        typing::append(typed, Charset::Words, text);
        Some(Effects::none())
    }

    fn handle_click(
        &mut self,
        target: Target,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        match target {
            Target::Line(at) if at < AccountLine::VARIANTS.len() && self.panel.is_none() => {
                self.at = at;
                self.choose(shared)
            }
            _ => Reaction::none(),
        }
    }

    fn handle_command(
        &mut self,
        command: Command,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        match (self.panel.take(), command) {
            (Some(AccountPanel::Code(code)), Command::Activate) => {
                return Reaction::effect(LobbyRequest::UseCode(code));
            }
            (Some(AccountPanel::Vacation(days)), Command::Activate) => {
                // Any other number is refused with the reason.
                let days = days.trim().parse().unwrap_or(0);
                return Reaction::effect(LobbyRequest::Vacation(VacationChange::Take(days)));
            }
            (Some(AccountPanel::Delete), Command::Activate) => {
                return Reaction::effect(LobbyRequest::DeleteAccount);
            }
            (Some(_), Command::Back) => return Reaction::none(),
            (Some(panel), _) => {
                self.panel = Some(panel);
                return Reaction::none();
            }
            (None, _) => {}
        }
        let count = AccountLine::VARIANTS.len();
        match command {
            Command::Up => self.at = (self.at + count - 1) % count,
            Command::Down => self.at = (self.at + 1) % count,
            Command::First => self.at = 0,
            Command::Last => self.at = count - 1,
            Command::Activate => return self.choose(shared),
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => {}
        }
        Reaction::none()
    }

    fn typed(&self, shared: &Shared) -> Option<String> {
        match self.panel.as_ref()? {
            AccountPanel::Code(text) => Some(say!("account-type-code", text = text)),
            AccountPanel::Vacation(text) => {
                let left = vacation(shared).map_or(0, |vacation| vacation.days_left);
                Some(say!("account-type-days", text = text, left = left))
            }
            AccountPanel::Delete => Some(say!("account-delete-sure")),
        }
    }

    fn status(&self, shared: &Shared, _: Option<&GameSession>) -> String {
        if let Some(result) = &self.result {
            return result.clone();
        }
        match AccountLine::VARIANTS[self.at] {
            AccountLine::AddKey => say!("account-add-about"),
            AccountLine::Recovery => say!("account-recovery-about"),
            AccountLine::EnterCode => say!("account-enter-about"),
            AccountLine::Vacation => match vacation(shared) {
                Some(VacationView { ends_in: Some(time), .. }) => {
                    say!("account-on-vacation", left = time_left(time))
                }
                Some(VacationView { days_left, .. }) => {
                    say!("account-vacation-about", left = days_left)
                }
                None => String::new(),
            },
            AccountLine::Delete => say!("account-delete-about"),
        }
    }

    fn on_event(&mut self, event: &PageEvent<'_>, _: &mut Shared) -> Reaction {
        match event {
            PageEvent::Lobby(LobbyEvent::Code(usage, code)) => {
                self.code = Some((*usage, code.clone()));
            }
            PageEvent::Lobby(LobbyEvent::Joined(name)) => {
                self.result = Some(say!("account-joined", name = name));
            }
            PageEvent::Lobby(LobbyEvent::Deleted) => self.result = Some(say!("account-deleted")),
            _ => {}
        }
        Reaction::none()
    }
}
