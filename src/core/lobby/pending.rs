//! Queries to the database that are under way.

use super::account::AccountId;
use super::moment::MemberId;
use super::people_store::CodeUse;
use super::people_tournament::PeopleTournament;
use super::shared_game::SharedGameNumber;
use crate::club::GameNumber;

/// Purpose of a query under way.
#[derive(Debug)]
pub(super) enum Pending {
    SetName(MemberId),
    Post(MemberId),
    /// The answer does not matter.
    Nothing,
    Begin(MemberId),
    /// The begin of a game between two players of the house.
    Exhibition,
    Commit(SharedGameNumber),
    Load(SharedGameNumber),
    GamesOf(AccountId),
    /// An account that the operator has changed.
    Account,
    Overdue,
    Seeks,
    Beat,
    Elsewhere,
    Running,
    /// Finished games of the day.
    Finished,
    /// The race for the puzzle of the day.
    Race,
    Ladder,
    /// Keys of the session's account, after the removal of one, if one is given.
    Keys(MemberId, Option<String>),
    Code(MemberId, CodeUse, String),
    UseCode(MemberId),
    Delete(MemberId),
    /// A report of a name.
    Report(MemberId, String),
    Vacation(MemberId),
    Mutes(MemberId),
    Tournament(Box<PeopleTournament>),
    /// The weekly tournament of this last hour, a Unix time in milliseconds.
    Edition(i64),
    /// Those who have signed up for this next hour, after a request of the session, if there was one.
    SignUps(Option<MemberId>, i64),
    /// The begin of a game of the weekly tournament.
    BeginRound(GameNumber),
    /// The end of an overdue game that no session has open.
    Flag,
}
