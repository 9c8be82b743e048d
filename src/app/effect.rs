//! Effects: what the app wants from the outside, by who fulfils them.

use crate::app::settings::preferences::Preferences;
use crate::coach::{Question, TreePosition};
use crate::opponents::{GuestName, MoveRequest, PersonTurn};
use crate::rules::{Game, Square};
use crate::store::{Address, AskerId, RequestId, SessionId, StoreRequest};

/// The number of a search: tells its answers from those of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct SearchId(pub u64);

/// An effect: something that the outside is to do.
#[derive(Clone, Debug)]
pub enum Effect {
    /// The opponent is to do something.
    Opponent(OpponentEffect),
    /// A guest is to be tried, or the log of guests read.
    Guest(GuestEffect),
    /// A turn in a tournament is to be answered.
    Answer(PersonTurn, Square),
    /// The coach is to do something.
    Coach(CoachEffect),
    /// The store is asked for something; it answers with [`crate::app::Message::Store`] to the same address.
    Store(Address, StoreRequest),
    /// The terminal is to do something.
    Terminal(TerminalEffect),
    /// A file is to be written.
    File(FileEffect),
    /// The program is to end.
    Quit,
}

/// An effect that the opponent fulfils.
#[derive(Clone, Debug)]
pub enum OpponentEffect {
    /// Choose a move; it comes back as [`crate::app::Message::Opponent`].
    Choose(SearchId, Box<MoveRequest>),
    /// Give the choice under way up.
    Stop,
}

/// An effect that deals with guests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestEffect {
    /// Try a guest; what comes of it comes back as [`crate::app::Message::Guest`].
    Try(GuestName),
    /// Give the trial under way up.
    StopTrying,
    /// Read the log, if it has more lines than were ever read.
    ReadLog(u64),
    /// Have a guest think aloud about so many moves of a game; what it says comes back as [`crate::app::Message::Guest`].
    Analyse(SearchId, GuestName, Box<Game>, u8),
    /// Have nobody think aloud any more.
    StopAnalysing,
}

/// An effect that the coach fulfils.
#[derive(Clone, Debug)]
pub enum CoachEffect {
    /// Give advice, deeper and deeper; it comes back as [`crate::app::Message::Coach`].
    Advise(SearchId, Question),
    /// Give the advice under way up.
    StopAdvising,
    /// Go through a game; what comes of it comes back as [`crate::app::Message::Coach`].
    Review(SearchId, Box<Game>),
    /// Give the review under way up.
    StopReviewing,
    /// Value these positions of a tree; what comes of it comes back as [`crate::app::Message::Coach`].
    ValueTree(SearchId, Vec<TreePosition>),
    /// Value them no more.
    StopValuing,
}

/// An effect that the terminal fulfils.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TerminalEffect {
    /// Put a text into its clipboard.
    Copy(String),
    /// Take mouse clicks, or leave the mouse to the terminal.
    CaptureMouse(bool),
    /// Ring the bell.
    Bell,
    /// Go back to the shell until that continues us.
    Suspend,
    /// Write every cell again.
    Repaint,
}

/// An effect that writes a file.
#[derive(Clone, Debug)]
pub enum FileEffect {
    /// What the player likes, where it is found the next time.
    Remember(Box<Preferences>),
    /// A text, into a new file that ends so; where it went comes back as a message.
    Save {
        /// What the name ends with, without the dot.
        extension: &'static str,
        /// What is written.
        text: String,
    },
}

/// The effects of a message, in their order. Whoever gets them has to see to them.
#[derive(Clone, Debug, Default)]
#[must_use = "an effect that nobody fulfils is lost"]
pub struct Effects(Vec<Effect>);

impl Effects {
    /// No effects.
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// Adds one.
    pub fn push(&mut self, effect: impl Into<Effect>) {
        self.0.push(effect.into());
    }

    /// Adds others after these.
    pub fn append(&mut self, more: Self) {
        self.0.extend(more.0);
    }

    /// The same, asked by a page: answers go there.
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

    /// The same, asked in a session.
    pub(super) fn in_session(mut self, session: SessionId) -> Self {
        for effect in &mut self.0 {
            if let Effect::Store(address, _) = effect {
                address.session = session;
            }
        }
        self
    }

    /// These and others after them.
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

/// A request whose asker is still to be named.
impl From<StoreRequest> for Effect {
    fn from(request: StoreRequest) -> Self {
        Self::Store(Address::default(), request)
    }
}

/// The same with a number, by which the asker knows the answer.
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
