//! Requests to the database of people, and its answers. Each is one transaction.

use super::account::{AccountId, AccountName, PersonAccount};
use super::day::RaceRow;
use super::lobby_view::LadderRow;
use super::seek::{Seek, SeekId};
use super::shared_game::{SharedGame, SharedGameNumber};
use super::vacation::VacationChange;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::time::Duration;

/// Rated games within a day of two players who come from one network.
pub const MOST_RATED: i64 = 3;

/// A request.
#[derive(Clone, Debug, PartialEq)]
pub enum PeopleRequest {
    /// Give an account a name that no other has.
    SetName(AccountId, AccountName),
    /// Store a seek; `None` in place of its number.
    PostSeek(Box<Seek>),
    DropSeek(SeekId),
    /// Drop all seeks of live games that an account has posted from a server.
    DropSeeksOf(AccountId),
    Seeks,
    /// Store a new game. With a seek, only if the seek is still there, which is dropped, as are the live seeks of both
    /// players. A game of a tournament is stored once.
    Begin {
        seek: Option<SeekId>,
        game: Box<SharedGame>,
        /// Whether the two players have had enough of each other after [`MOST_RATED`] rated games a day.
        is_limited: bool,
    },
    /// Store a game whose revision is one more than the stored one. A rated game that is over changes the ratings in
    /// the same transaction.
    Commit(Box<SharedGame>),
    Load(SharedGameNumber),
    /// Unfinished games at one sitting with a move in the last hour.
    Running,
    /// Games at one sitting that have ended in the last day.
    Finished,
    /// Times for the puzzle of a UTC day, by its number from 1970-01-01.
    Race(i64),
    /// Note an account's time for the puzzle of a day; the first one stays. Answers with the race.
    Solved {
        day: i64,
        account: AccountId,
        time: Duration,
    },
    /// Note that a server lives; servers without a sign of life are forgotten, with their visits and seeks.
    Beat {
        server: i64,
    },
    /// Note who visits a server.
    Arrive {
        server: i64,
        accounts: Vec<AccountId>,
    },
    Depart {
        server: i64,
        account: AccountId,
    },
    /// Visitors of other servers than this one.
    Elsewhere {
        server: i64,
    },
    /// All games of a tournament, and the accounts of its players: those of a list, or those who have signed up.
    Tournament {
        name: String,
        players: Option<Vec<AccountName>>,
    },
    /// Sign an account up for a tournament that begins at this Unix time in milliseconds, or take it off, but not once
    /// the tournament has begun. Answers with the tournament.
    SignUp {
        tournament: String,
        begins: i64,
        account: AccountId,
        is_in: bool,
    },
    /// Unfinished games of an account.
    GamesOf(AccountId),
    /// Forget guests who can no longer come back and have no games.
    ForgetGuests,
    /// All unfinished games by correspondence.
    Correspondence,
    /// The best players with known ratings.
    Ladder,
    /// Store a code for an account, valid until this Unix time in milliseconds; it replaces the account's
    /// earlier code of this use.
    StoreCode {
        account: AccountId,
        usage: CodeUse,
        code: String,
        expires: i64,
    },
    /// Give the keys of an account without a name and without games to the account of a code, which is used up. A code
    /// for lost keys removes those.
    UseCode {
        account: AccountId,
        code: String,
    },
    /// An account as it is now.
    Account(AccountId),
    /// Keys of an account.
    Keys(AccountId),
    /// Remove a key of an account.
    RemoveKey(AccountId, String),
    /// Delete an account without unfinished games; its games stay without its name.
    Delete(AccountId),
    /// Change the vacations of an account, and of its unfinished games by correspondence.
    Vacation(AccountId, VacationChange),
    /// Accounts that an account has muted.
    Mutes(AccountId),
    Mute {
        by: AccountId,
        of: AccountId,
        is_muted: bool,
    },
    /// Note that an account reports a name.
    Report {
        by: AccountId,
        of: AccountId,
    },
}

impl PeopleRequest {
    /// Stores a new game, of a seek or without one.
    pub fn begin(seek: Option<SeekId>, game: SharedGame) -> Self {
        Self::Begin { seek, game: Box::new(game), is_limited: false }
    }
}

/// Use of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum CodeUse {
    /// Add a key or a browser, within minutes.
    Add,
    /// Replace lost keys, at any time.
    Recovery,
}

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub enum PeopleAnswer {
    Done,
    Named(Box<PersonAccount>),
    Account(Box<PersonAccount>),
    NameTaken,
    SeekPosted(Box<Seek>),
    Seeks(Vec<Seek>),
    /// The game with its number.
    Begun(Box<SharedGame>),
    /// The seek was dropped or taken before.
    SeekGone,
    /// The players have played as many rated games with each other within a day as they may; the seek stays.
    EnoughRated,
    /// The stored game, with ratings once it is over.
    Committed(Box<SharedGame>),
    /// Another server has changed the game: its present state.
    Conflict(Box<SharedGame>),
    Loaded(Option<Box<SharedGame>>),
    Games(Vec<SharedGame>),
    /// Times of a day, the shortest first.
    Race(Vec<RaceRow>),
    Ladder(Vec<LadderRow>),
    People(Vec<PersonAccount>),
    Mutes(BTreeSet<AccountId>),
    /// All games of a tournament, and the accounts of its players in their order; those who have signed up stand
    /// strongest first. `None` for a name without an account, and for a deleted one.
    Tournament {
        games: Vec<SharedGame>,
        players: Vec<Option<PersonAccount>>,
    },
    /// As many have signed up as a tournament can have.
    TournamentFull,
    /// Living servers, and whether the asking one was taken for dead before.
    Servers {
        servers: Vec<i64>,
        was_forgotten: bool,
    },
    /// The account with its new vacations, and its changed games.
    Vacation(Box<PersonAccount>, Vec<SharedGame>),
    /// There are not enough days left, or no vacation to end.
    NoVacation,
    /// The account of the code, and its keys that were lost and open it no more.
    Joined(Box<PersonAccount>, Vec<String>),
    /// Fingerprints with the times of their last logins, the last used first.
    Keys(Vec<(String, Option<i64>)>),
    /// No such code, or it has expired.
    NoSuchCode,
    /// The account has something to lose: a name, or games.
    HasMore,
    Deleted,
}

/// Error of the database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PeopleError {
    /// It does not answer, or cannot write; a later attempt may succeed.
    #[error("the games cannot be stored at the moment")]
    Unavailable,
    /// A stored value is invalid.
    #[error("{0}")]
    Invalid(String),
}

/// A notice to the other servers of one database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PeopleNotice {
    /// A game has a new revision.
    Game(SharedGameNumber),
    /// A game has begun, between these accounts.
    Begun(SharedGameNumber, [AccountId; 2]),
    /// A game at one sitting is over.
    Over(SharedGameNumber),
    Seeks,
    /// An account has solved the puzzle of the day.
    Solved,
    /// An account has signed up for the weekly tournament, or does so no more.
    SignedUp,
    /// Someone has come to a server, or left it.
    People,
    /// These keys open no account any more.
    KeysRemoved(Vec<String>),
    /// A server has opened a game, and asks who is there.
    Ask(SharedGameNumber),
    /// All who are at a game on one server.
    At {
        game: SharedGameNumber,
        server: i64,
        players: BTreeSet<AccountId>,
        spectators: usize,
    },
    Greeting {
        game: SharedGameNumber,
        account: AccountId,
        from: String,
        greeting: u8,
    },
}
