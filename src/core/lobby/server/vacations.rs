//! Vacations of the accounts that are here.

use super::{LobbyServer, MemberId, Pending};
use crate::lobby::people_store::{PeopleAnswer, PeopleError, PeopleNotice, PeopleRequest};
use crate::lobby::request::LobbyRefusal;
use crate::lobby::vacation::VacationChange;

impl LobbyServer {
    pub(super) fn change_vacation(&mut self, member: MemberId, change: VacationChange) {
        let Some(account) = self.keyed_account(member) else { return };
        self.query(Pending::Vacation(member), PeopleRequest::Vacation(account.id, change));
    }

    pub(super) fn on_vacation(
        &mut self,
        member: MemberId,
        answer: Result<PeopleAnswer, PeopleError>,
    ) {
        let (account, games) = match answer {
            Ok(PeopleAnswer::Vacation(account, games)) => (*account, games),
            Ok(PeopleAnswer::NoVacation) => return self.refuse(member, LobbyRefusal::NoVacation),
            Ok(_) | Err(_) => return self.refuse(member, LobbyRefusal::Unavailable),
        };
        for game in games {
            self.notify(PeopleNotice::Game(game.number));
            self.take_stored(game);
        }
        for other in self.members_of(account.id) {
            if let Some(its) = self.members.get_mut(&other) {
                its.account.vacations.clone_from(&account.vacations);
            }
            self.show_lobby(other);
        }
    }
}
