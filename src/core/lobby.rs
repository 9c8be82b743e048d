//! People who play each other: accounts, seeks, shared games, ratings, and the lobby that brings them together.
//!
//! Nothing here waits or looks at a clock: [`LobbyServer`] takes requests, answers of the database and the time as
//! values, and returns events and queries. So the same code runs over a network, and in a simulation from a seed.

mod account;
mod arrival;
mod code;
mod day;
mod event_game;
mod glicko;
mod house_player;
mod ladder_cache;
mod lobby_view;
mod mail;
mod moment;
mod open_tables;
mod other_servers;
mod pending;
mod people_store;
mod people_tournament;
mod request;
mod seek;
mod server;
mod shared_game;
mod stored_game;
mod table;
mod terms;
mod vacation;
mod weekly;
mod weekly_state;

pub use account::{AccountId, AccountName, InvalidName, PersonAccount};
pub use arrival::{Arrival, NetworkTag};
pub use code::{new_code, new_guest_code, plain_code};
pub use day::RaceRow;
pub use event_game::EventGame;
pub use glicko::GlickoRating;
pub use house_player::HousePlayer;
pub use lobby_view::{
    FinishedRow, KeyRow, LadderRow, LobbyView, OwnGameRow, PersonRow, RaceView, RunningRow,
    SeekRow, TournamentRow, TournamentView, VacationView, WeeklyView,
};
pub use mail::{LobbyMail, MailKind};
pub use moment::{LobbyTime, MemberId};
pub use people_store::{
    CodeUse, MOST_RATED, PeopleAnswer, PeopleError, PeopleNotice, PeopleRequest,
};
pub use people_tournament::{DecidedResult, PeopleTournament, PlannedTournament};
pub use request::{GREETINGS, LobbyEvent, LobbyRefusal, LobbyRequest, TableState};
pub use seek::{Seek, SeekId};
pub use server::{LobbyCounts, LobbyInput, LobbyNote, LobbyOutput, LobbyServer, QueryId};
pub use shared_game::{
    ActionError, Agreement, Offer, OfferKind, RatingStep, SharedGame, SharedGameNumber,
    SharedPlayer, TableAction,
};
pub use stored_game::{StoredGameError, StoredSharedGame};
pub use terms::{GamePace, GameTerms, SideWish};
pub use vacation::{VacationChange, Vacations};
pub use weekly::{WeeklyHour, WeeklyTournament};
