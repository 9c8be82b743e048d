//! Answers of the database.

use super::{LobbyServer, QueryId};
use crate::lobby::pending::Pending;
use crate::lobby::people_store::{PeopleAnswer, PeopleError};

impl LobbyServer {
    pub(super) fn on_answer(&mut self, query: QueryId, answer: Result<PeopleAnswer, PeopleError>) {
        let Some(pending) = self.queries.remove(&query) else { return };
        self.note_cut_off(matches!(answer, Err(PeopleError::Unavailable)));
        match (pending, answer) {
            (Pending::Commit(game), answer) => self.on_commit(game, answer),
            (Pending::Load(game), answer) => self.on_loaded(game, answer),
            (Pending::SetName(member), answer) => self.on_named(member, answer),
            (Pending::Post(member), answer) => self.on_posted(member, answer),
            (Pending::Exhibition, Ok(PeopleAnswer::Begun(game))) => self.note_begun(*game),
            (Pending::Begin(member), answer) => self.on_begun(member, answer),
            (Pending::GamesOf(account), Ok(PeopleAnswer::Games(games))) => {
                for game in games {
                    self.note_game(game);
                }
                self.has_changed = true;
                self.announce_turns(account);
                self.show_games_to_house(account);
            }
            (Pending::Overdue, Ok(PeopleAnswer::Games(games))) => self.flag_overdue(games),
            (Pending::Seeks, Ok(PeopleAnswer::Seeks(seeks))) => self.on_seeks(seeks),
            (pending @ (Pending::Beat | Pending::Elsewhere | Pending::Running), Ok(answer)) => {
                self.on_others(&pending, answer);
            }
            (pending @ (Pending::Finished | Pending::Race), Ok(answer)) => {
                self.on_day(&pending, answer);
            }
            (Pending::Ladder, answer) => self.on_ladder(answer),
            (Pending::Keys(member, removed), answer) => self.on_keys(member, removed, answer),
            (
                pending @ (Pending::Code(..)
                | Pending::UseCode(_)
                | Pending::Delete(_)
                | Pending::Report(..)),
                answer,
            ) => self.on_account_answer(pending, answer),
            (Pending::Tournament(plan), Ok(PeopleAnswer::Tournament { games, players }))
                if self.weekly.is_none() =>
            {
                self.on_tournament(*plan, &games, players);
            }
            (
                pending @ (Pending::Edition(_) | Pending::SignUps(..) | Pending::BeginRound(_)),
                answer,
            ) => self.on_weekly(&pending, answer),
            (Pending::Account, Ok(PeopleAnswer::Account(account))) => self.on_changed(&account),
            (Pending::Mutes(member), Ok(PeopleAnswer::Mutes(muted))) => {
                self.on_mutes(member, muted);
            }
            (Pending::Vacation(member), answer) => self.on_vacation(member, answer),
            (Pending::Flag, Ok(PeopleAnswer::Committed(game))) => {
                self.mail_after_move(&game);
                self.note_end(&game);
            }
            (
                Pending::GamesOf(_)
                | Pending::Account
                | Pending::Overdue
                | Pending::Exhibition
                | Pending::Seeks
                | Pending::Beat
                | Pending::Elsewhere
                | Pending::Running
                | Pending::Finished
                | Pending::Race
                | Pending::Flag
                | Pending::Mutes(_)
                | Pending::Tournament(_)
                | Pending::Nothing,
                _,
            ) => {}
        }
    }
}
