//! The account: its keys, codes that join keys to it, and its end.

use crate::app::key::Key;
use crate::app::keymap::{BACK, CANCEL, ENDS, accept, choose};
use crate::app::pages::lobby::text::{key_columns, time_left};
use crate::app::pages::prelude::*;
use crate::app::typing::{self, Charset};
use crate::lobby::{CodeUse, KeyRow, LobbyEvent, LobbyRequest, VacationChange, VacationView};
use std::sync::Arc;
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

pub static LIST_KEYS: KeyTable = KeyTable::panel(
    "account-keys",
    &[&[accept("key-account-remove", "bar-delete")], &choose("key-choose-line"), ENDS],
)
.back(CANCEL);

pub static REMOVE_KEYS: KeyTable =
    KeyTable::panel("account-remove", &[&[accept("key-account-remove", "bar-delete")]])
        .back(CANCEL);

/// Line of the account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum AccountLine {
    AddKey,
    Recovery,
    EnterCode,
    Keys,
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
    Keys(KeyList),
    /// Question whether to remove the chosen key.
    Remove(KeyList),
}

/// Keys of the account, once known, and the chosen one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyList {
    pub rows: Option<Arc<Vec<KeyRow>>>,
    pub cursor: ListCursor,
}

impl KeyList {
    fn chosen(&self) -> Option<&KeyRow> {
        self.rows.as_ref()?.get(self.cursor.at)
    }

    fn count(&self) -> usize {
        self.rows.as_ref().map_or(0, |rows| rows.len())
    }
}

#[derive(Clone, Debug, Default)]
pub struct AccountPage {
    /// Chosen line.
    pub list: ListCursor,
    pub panel: Option<AccountPanel>,
    /// The last code, and its use.
    pub code: Option<(CodeUse, String)>,
    /// Result of the last request, in words.
    pub result: Option<String>,
}

/// Vacation of the reader, once known.
fn vacation(cx: &Context) -> Option<VacationView> {
    cx.people.view.as_ref()?.vacation
}

impl AccountPage {
    fn choose(&mut self, cx: &Context) -> Reaction {
        self.result = None;
        match AccountLine::VARIANTS[self.list.at] {
            AccountLine::AddKey => Reaction::effect(LobbyRequest::NewCode(CodeUse::Add)),
            AccountLine::Recovery => Reaction::effect(LobbyRequest::NewCode(CodeUse::Recovery)),
            AccountLine::EnterCode => {
                self.panel = Some(AccountPanel::Code(String::new()));
                Reaction::none()
            }
            AccountLine::Keys => {
                self.panel = Some(AccountPanel::Keys(KeyList::default()));
                Reaction::effect(LobbyRequest::Keys)
            }
            AccountLine::Vacation if vacation(cx).is_some_and(|it| it.ends_in.is_some()) => {
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

    /// Keys that the page lists.
    pub fn key_list(&self) -> Option<&KeyList> {
        match &self.panel {
            Some(AccountPanel::Keys(list) | AccountPanel::Remove(list)) => Some(list),
            _ => None,
        }
    }

    /// Handles a command in the list of keys, or at the question about one.
    fn handle_in_keys(&mut self, list: KeyList, is_asked: bool, command: Command) -> Reaction {
        match command {
            Command::Activate if is_asked => {
                let key = list.chosen().map(|row| row.fingerprint.clone());
                self.panel = Some(AccountPanel::Keys(list));
                return key.map_or_else(Reaction::none, |key| {
                    Reaction::effect(LobbyRequest::RemoveKey(key))
                });
            }
            Command::Activate if list.chosen().is_some() => {
                self.panel = Some(AccountPanel::Remove(list));
                return Reaction::none();
            }
            Command::Back if !is_asked => return Reaction::none(),
            _ => {}
        }
        let panel = if is_asked && command != Command::Back {
            AccountPanel::Remove(list)
        } else {
            AccountPanel::Keys(list)
        };
        self.panel = Some(panel);
        Reaction::none()
    }
}

impl PageBehavior for AccountPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn keys(&self) -> &'static KeyTable {
        match self.panel {
            Some(AccountPanel::Code(_)) => &CODE_KEYS,
            Some(AccountPanel::Vacation(_)) => &VACATION_KEYS,
            Some(AccountPanel::Delete) => &DELETE_KEYS,
            Some(AccountPanel::Keys(_)) => &LIST_KEYS,
            Some(AccountPanel::Remove(_)) => &REMOVE_KEYS,
            None => &KEYS,
        }
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

    fn handle_paste(&mut self, text: &str, _: &mut Context) -> Option<Effects> {
        let Some(AccountPanel::Code(typed)) = &mut self.panel else { return None };
        typing::append(typed, Charset::Words, text);
        Some(Effects::none())
    }

    fn handle_click(&mut self, target: Target, cx: &mut Context) -> Reaction {
        match target {
            Target::Line(at) if at < AccountLine::VARIANTS.len() && self.panel.is_none() => {
                self.list.at = at;
                self.choose(cx)
            }
            Target::Line(row) => {
                if let Some(AccountPanel::Keys(list)) = &mut self.panel
                    && row < list.count()
                {
                    list.cursor.at = row;
                }
                Reaction::none()
            }
            _ => Reaction::none(),
        }
    }

    fn list(&mut self, _: &Context) -> Option<(&mut ListCursor, usize)> {
        match &mut self.panel {
            None => Some((&mut self.list, AccountLine::VARIANTS.len())),
            Some(AccountPanel::Keys(keys)) => {
                let count = keys.count();
                Some((&mut keys.cursor, count))
            }
            Some(_) => None,
        }
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
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
            (Some(AccountPanel::Keys(list)), command) => {
                return self.handle_in_keys(list, false, command);
            }
            (Some(AccountPanel::Remove(list)), command) => {
                return self.handle_in_keys(list, true, command);
            }
            (Some(_), Command::Back) => return Reaction::none(),
            (Some(panel), _) => {
                self.panel = Some(panel);
                return Reaction::none();
            }
            (None, _) => {}
        }
        match command {
            Command::Activate => self.choose(cx),
            Command::Back => Reaction::navigate(Navigation::Back),
            _ => Reaction::none(),
        }
    }

    fn typed(&self, cx: &Context) -> Option<String> {
        match self.panel.as_ref()? {
            AccountPanel::Code(text) => Some(say!("account-type-code", text = text)),
            AccountPanel::Vacation(text) => {
                let left = vacation(cx).map_or(0, |vacation| vacation.days_left);
                Some(say!("account-type-days", text = text, left = left))
            }
            AccountPanel::Delete => Some(say!("account-delete-sure")),
            AccountPanel::Keys(_) => None,
            AccountPanel::Remove(list) => {
                let [key, _] = list.chosen().map(key_columns).unwrap_or_default();
                Some(say!("account-remove-sure", key = key))
            }
        }
    }

    fn status(&self, cx: &Context) -> String {
        if let Some(result) = &self.result {
            return result.clone();
        }
        match AccountLine::VARIANTS[self.list.at] {
            AccountLine::AddKey => say!("account-add-about"),
            AccountLine::Recovery => say!("account-recovery-about"),
            AccountLine::EnterCode => say!("account-enter-about"),
            AccountLine::Keys => say!("account-keys-about"),
            AccountLine::Vacation => match vacation(cx) {
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

    fn on_event(&mut self, event: &PageEvent<'_>, _: &mut Context) -> Reaction {
        match event {
            PageEvent::Lobby(LobbyEvent::Code(usage, code)) => {
                self.code = Some((*usage, code.clone()));
            }
            PageEvent::Lobby(LobbyEvent::Joined(name)) => {
                self.result = Some(say!("account-joined", name = name));
            }
            PageEvent::Lobby(LobbyEvent::Keys(rows)) => {
                if let Some(AccountPanel::Keys(list) | AccountPanel::Remove(list)) = &mut self.panel
                {
                    let (at, count) = (list.cursor.at, rows.len());
                    list.cursor.choose(at, count, count);
                    list.rows = Some(Arc::clone(rows));
                }
            }
            PageEvent::Lobby(LobbyEvent::Deleted) => self.result = Some(say!("account-deleted")),
            _ => {}
        }
        Reaction::none()
    }
}
