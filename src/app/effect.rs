//! Effects: requests of the app, grouped by the part of the program that fulfils them.

use crate::app::settings::preferences::Preferences;
use crate::coach::{PeopleQuestion, Question, TreePosition};
use crate::lobby::LobbyRequest;
use crate::opponents::{GuestName, MoveRequest, PendingMove};
use crate::rules::{Game, Square};
use crate::store::{Address, AskerId, RequestId, SessionId, StoreRequest};

/// Number that identifies a search and the answers to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct SearchId(pub u64);

impl SearchId {
    /// Number of one more search than so far.
    pub(super) const fn next(searches: &mut u64) -> Self {
        *searches += 1;
        Self(*searches)
    }
}

#[derive(Clone, Debug)]
pub enum Effect {
    Opponent(OpponentEffect),
    Guest(GuestEffect),
    /// Answer a pending turn of a tournament.
    Answer(PendingMove, Square),
    Coach(CoachEffect),
    /// Send a request to the store; [`crate::app::Message::Store`] brings the answer to the same address.
    Store(Address, StoreRequest),
    Terminal(TerminalEffect),
    File(FileEffect),
    /// Send a request to the lobby; [`crate::app::Message::Lobby`] brings its events.
    Lobby(LobbyRequest),
    /// End the program.
    Quit,
}

/// An effect for the opponent.
#[derive(Clone, Debug)]
pub enum OpponentEffect {
    /// Choose a move; [`crate::app::Message::Opponent`] brings it.
    Choose(SearchId, Box<MoveRequest>),
    /// Cancel the running choice.
    Stop,
}

/// An effect for guests (other programs).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestEffect {
    /// Try a guest; [`crate::app::Message::Guest`] brings the result.
    Try(GuestName),
    /// Cancel the trial.
    StopTrying,
    /// Read the log if more than this number of lines have ever been written to it.
    ReadLog(u64),
    /// Have a guest analyse a game, with this number of lines; [`crate::app::Message::Guest`] brings its opinions.
    Analyse(SearchId, GuestName, Box<Game>, u8),
    StopAnalysing,
}

/// An effect for the coach; [`crate::app::Message::Coach`] brings its answers.
#[derive(Clone, Debug)]
pub enum CoachEffect {
    /// Advise on a question, deeper and deeper.
    Advise(SearchId, Question),
    StopAdvising,
    Review(SearchId, Box<Game>),
    StopReviewing,
    ValueTree(SearchId, Vec<TreePosition>),
    StopValuing,
    /// Answer what people play, one position after the other.
    Foretell(SearchId, Vec<PeopleQuestion>),
}

/// An effect for the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TerminalEffect {
    /// Copy text to the clipboard.
    Copy(String),
    /// Capture the mouse, or release it to the terminal.
    CaptureMouse(bool),
    Bell,
    Suspend,
    /// Redraw every cell.
    Repaint,
}

/// An effect that writes a file.
#[derive(Clone, Debug)]
pub enum FileEffect {
    /// Save the settings.
    Remember(Box<Preferences>),
    /// Save to a new file; [`Written::Game`](crate::app::Written::Game) names it.
    Save {
        /// Extension of the file name, without the dot.
        extension: &'static str,
        content: Vec<u8>,
    },
    /// Save an image of the game's board to a new file.
    SaveImage(Box<Game>),
}

/// Effects of a message, in order.
#[derive(Clone, Debug, Default)]
#[must_use = "an unfulfilled effect is lost"]
pub struct Effects(Vec<Effect>);

impl Effects {
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    pub fn push(&mut self, effect: impl Into<Effect>) {
        self.0.push(effect.into());
    }

    pub fn append(&mut self, more: Self) {
        self.0.extend(more.0);
    }

    /// Sets the page that receives the answers.
    pub(super) fn asked_by(mut self, page: AskerId) -> Self {
        for effect in &mut self.0 {
            if let Effect::Store(address, _) = effect
                && address.asker == AskerId::default()
            {
                address.asker = page;
            }
        }
        self
    }

    pub(super) fn in_session(mut self, session_id: SessionId) -> Self {
        for effect in &mut self.0 {
            if let Effect::Store(address, _) = effect {
                address.session_id = session_id;
            }
        }
        self
    }

    pub fn and(mut self, more: impl Into<Self>) -> Self {
        self.append(more.into());
        self
    }
}

impl<E: Into<Effect>> FromIterator<E> for Effects {
    fn from_iter<I: IntoIterator<Item = E>>(all: I) -> Self {
        Self(all.into_iter().map(Into::into).collect())
    }
}

impl<E: Into<Effect>> From<E> for Effects {
    fn from(effect: E) -> Self {
        Self(vec![effect.into()])
    }
}

impl<E: Into<Effect>> From<Option<E>> for Effects {
    fn from(effect: Option<E>) -> Self {
        Self(effect.map(Into::into).into_iter().collect())
    }
}

impl IntoIterator for Effects {
    type Item = Effect;
    type IntoIter = std::vec::IntoIter<Effect>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl From<OpponentEffect> for Effect {
    fn from(effect: OpponentEffect) -> Self {
        Self::Opponent(effect)
    }
}

impl From<GuestEffect> for Effect {
    fn from(effect: GuestEffect) -> Self {
        Self::Guest(effect)
    }
}

impl From<CoachEffect> for Effect {
    fn from(effect: CoachEffect) -> Self {
        Self::Coach(effect)
    }
}

/// A request whose asker is set later, by `Effects::asked_by`.
impl From<StoreRequest> for Effect {
    fn from(request: StoreRequest) -> Self {
        Self::Store(Address::default(), request)
    }
}

/// A request with a number, by which its asker recognises the answer.
impl From<(RequestId, StoreRequest)> for Effect {
    fn from((request, what): (RequestId, StoreRequest)) -> Self {
        Self::Store(Address { request, ..Address::default() }, what)
    }
}

impl From<TerminalEffect> for Effect {
    fn from(effect: TerminalEffect) -> Self {
        Self::Terminal(effect)
    }
}

impl From<FileEffect> for Effect {
    fn from(effect: FileEffect) -> Self {
        Self::File(effect)
    }
}

impl From<LobbyRequest> for Effect {
    fn from(request: LobbyRequest) -> Self {
        Self::Lobby(request)
    }
}
