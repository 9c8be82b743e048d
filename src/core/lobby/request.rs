//! Requests of sessions to the lobby, and its events.

use super::account::{AccountId, InvalidName};
use super::lobby_view::{KeyRow, LadderRow, LobbyView};
use super::people_store::CodeUse;
use super::seek::SeekId;
use super::shared_game::{ActionError, SharedGame, SharedGameNumber, TableAction};
use super::terms::GameTerms;
use super::vacation::VacationChange;
use crate::club::{GameNumber, LiveTournament};
use crate::rules::Color;
use std::sync::Arc;
use std::time::Duration;

/// Names of the greetings, in their order: there is no free text.
pub const GREETINGS: [&str; 6] =
    ["hello", "good-luck", "well-played", "nice-move", "sorry", "thanks"];

/// A request of a session.
#[derive(Clone, Debug, PartialEq)]
pub enum LobbyRequest {
    /// Show the lobby from now on.
    Enter,
    /// Show it no longer.
    Leave,
    /// Choose a name, once.
    SetName(String),
    /// Begin a casual game at once: with a person who waits for one, else with the house.
    PlayNow,
    /// Post an offer to all.
    Post(GameTerms),
    /// Challenge a player.
    Challenge(AccountId, GameTerms),
    /// Accept a seek, or drop one's own.
    Take(SeekId),
    /// Drop one's own seek, or decline a challenge.
    Drop(SeekId),
    /// Show a game from now on: play it, or watch it.
    Open(SharedGameNumber),
    /// Show it no longer.
    Close(SharedGameNumber),
    Act(SharedGameNumber, TableAction),
    /// Offer the opponent of a game another one, with sides changed.
    Rematch(SharedGameNumber),
    /// Send a greeting by its index to everyone at a game.
    Greet(SharedGameNumber, u8),
    /// Report that the puzzle of a UTC day was solved at once and without help, in this time.
    Solved {
        day: i64,
        time: Duration,
    },
    Ladder,
    /// Show the standings of the tournament from now on, until the lobby is entered again.
    Standings,
    /// Begin a game of the tournament, or wait for the opponent.
    PlayRound(GameNumber),
    /// Sign up for the weekly tournament, or sign off.
    SignUp(bool),
    /// Make a code for the account.
    NewCode(CodeUse),
    /// Join the account of a code.
    UseCode(String),
    /// Show the keys of the account.
    Keys,
    /// Remove a key of the account, but not that of the session.
    RemoveKey(String),
    DeleteAccount,
    Vacation(VacationChange),
    /// Hide greetings and challenges of a player, or show them again.
    Mute(AccountId),
    /// Report the name of a player to the operator.
    Report(AccountId),
}

/// An event for a session.
#[derive(Clone, Debug)]
pub enum LobbyEvent {
    Lobby(Arc<LobbyView>),
    /// A game that the player takes part in has begun.
    Begun(SharedGameNumber),
    /// The player of this name challenges this one.
    Challenged(String),
    /// Someone of this name has come, while the player waits or plays with the house.
    Came(String),
    /// The state of an open game.
    Table(Box<TableState>),
    Greeting {
        game: SharedGameNumber,
        from: String,
        greeting: u8,
    },
    /// The player's name, once chosen.
    Named(String),
    Ladder(Arc<Vec<LadderRow>>),
    /// Keys of the account, the last used first.
    Keys(Arc<Vec<KeyRow>>),
    Standings(Arc<LiveTournament>),
    /// A new code, shown once.
    Code(CodeUse, String),
    /// The session's key belongs to the account of this name from the next login on.
    Joined(String),
    /// The account is deleted.
    Deleted,
    Reported,
    /// Whether coach, values, explorer and engines are allowed: not during a rated game.
    Assistance(bool),
    Refused(LobbyRefusal),
}

/// State of a game as one session sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct TableState {
    pub shared: SharedGame,
    /// Side of the reader; `None` for a spectator.
    pub you: Option<Color>,
    /// Whether the players of Black and White are there.
    pub present: [bool; 2],
    /// Time since each player left, for players who are away.
    pub away: [Option<Duration>; 2],
    /// Whether each player is on vacation, in a game by correspondence.
    pub vacation: [bool; 2],
    pub spectators: usize,
    /// Time for the current move so far.
    pub elapsed: Duration,
    /// Whether the clock of the side to move runs.
    pub is_running: bool,
    /// Whether the latest moves are not on disk.
    pub is_unsaved: bool,
    /// Whether the game waits for the database.
    pub is_paused: bool,
    /// Side whose player offers another game, once this one is over.
    pub rematch: Option<Color>,
    /// The next game of the same players, once this one is over.
    pub next: Option<SharedGameNumber>,
}

/// Reason why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyRefusal {
    Name(InvalidName),
    NameTaken,
    /// The name was chosen before, or guests have none.
    NoName,
    /// Guests play unrated games at one sitting.
    GuestTerms,
    /// A player sits at one live game at a time.
    Busy,
    /// The player has posted as many seeks as allowed.
    TooManySeeks,
    /// The player has as many games by correspondence as allowed.
    TooManyGames,
    /// The two have played as many rated games with each other within a day as two of one network may.
    EnoughRated,
    SeekGone,
    NoGame,
    NotYourGame,
    Action(ActionError),
    /// The challenged player is not here.
    NotHere,
    Unavailable,
    NoSuchCode,
    /// The operator keeps greetings and challenges of the account from all.
    Muted,
    /// The key of the session itself stays.
    OwnKey,
    /// A key joins another account only while its own has neither a name nor games.
    HasMore,
    /// There are not enough days of vacation left, or there is none to end.
    NoVacation,
    /// Guests have no account.
    Guest,
    /// The house plays Reversi at one sitting only.
    HousePlays,
    /// As many have signed up for the tournament as it can have.
    TournamentFull,
}
