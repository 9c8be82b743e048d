//! A game between two people, for its players and for spectators. The server has the game; this page shows its state
//! and sends actions.

mod behavior;
mod commentary;
pub mod keys;
mod text;

use crate::app::effect::Effect;
use crate::app::move_entry::MoveEntry;
use crate::app::pages::prelude::*;
use crate::app::session::identity::About;
use crate::app::setup::{Mode, Setup};
use crate::coach::MoveReview;
use crate::lobby::{
    LobbyRefusal, LobbyRequest, OfferKind, SharedGameNumber, TableAction, TableState,
};
use crate::records::{PlayerName, Record};
use crate::rules::{Color, Game, Ply};
use crate::store::{RequestId, Seat, StoreRequest};

/// Absence after which a win can be claimed, as the lobby counts it.
const ABSENCE: Duration = Duration::from_mins(2);
/// Time for which a greeting is shown.
const GREETING_TIME: Duration = Duration::from_secs(8);

/// Time after the end of a game for which Enter does nothing.
const END_TIME: Duration = Duration::from_millis(1200);

/// A greeting on the screen.
#[derive(Clone, Debug)]
struct ShownGreeting {
    from: String,
    /// Its number among all greetings.
    greeting: u8,
    /// Time at which it goes.
    until: Duration,
}

/// A panel over the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SharedGamePanel {
    /// Question whether to resign.
    Resign,
    /// Question whether to leave while the clock runs.
    Leave,
    /// Choice of a greeting.
    Greetings,
}

#[derive(Clone, Debug)]
pub struct SharedGamePage {
    pub number: SharedGameNumber,
    pub session: GameSession,
    /// State as last sent by the server; `None` before the first.
    pub state: Option<Box<TableState>>,
    pub panel: Option<SharedGamePanel>,
    pub entry: MoveEntry,
    /// Greetings on the screen, the latest last.
    greetings: Vec<ShownGreeting>,
    /// Whether greetings of others are not shown.
    pub is_muted: bool,
    /// The last move that the coach has judged for a spectator.
    commented: Option<MoveReview>,
    /// Plies on the board of a spectator who looks back; `None` at the present moment.
    looked_at: Option<usize>,
    /// Letter of a square that a spectator has just typed: its digit is no greeting.
    typed_letter: Option<char>,
    is_open: bool,
    /// Times at which a win can be claimed from an opponent who has left, and at which the game ended before the reader's
    /// eyes.
    claim_at: Option<Duration>,
    ended_at: Option<Duration>,
    /// Whether the reader was warned that the clock runs on after leaving.
    is_warned: bool,
    /// Request that adds the finished game to the library.
    adding: Option<RequestId>,
}

impl SharedGamePage {
    pub fn new(number: SharedGameNumber, cx: &Context) -> Self {
        let setup = Setup { mode: Mode::TwoPlayers, ..cx.setup.clone() };
        let game = Game::new(setup.variant, Color::Black);
        let session = GameSession::new(setup, [Seat::Human; 2], game);
        Self {
            number,
            session,
            state: None,
            panel: None,
            entry: MoveEntry::default(),
            greetings: Vec::new(),
            is_muted: false,
            commented: None,
            looked_at: None,
            typed_letter: None,
            is_open: false,
            claim_at: None,
            ended_at: None,
            is_warned: false,
            adding: None,
        }
    }

    /// Side of the reader.
    pub fn you(&self) -> Option<Color> {
        self.state.as_ref()?.you
    }

    /// Whether the reader is a spectator.
    pub fn is_watched(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.you.is_none())
    }

    pub fn is_over(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.shared.is_over())
    }

    /// Plies of the game, as the server has it.
    fn length(&self) -> usize {
        self.state.as_ref().map_or(0, |state| state.shared.game.played().len())
    }

    /// Shows a spectator the board after this number of plies.
    fn look_at(&mut self, plies: usize) {
        self.looked_at = Some(plies).filter(|&plies| plies < self.length());
        self.session.step_to(plies);
        self.session.view.still();
    }

    /// A sentence on the last move on the board of a spectator who looks back, with its number.
    fn looking_back(&self, last: &str) -> String {
        let at = self.session.game.played().len();
        say!("shared-looking-back", at = at, count = self.length(), last = last)
    }

    /// Whether the reader plays, and the clock runs.
    fn is_clock_running(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.you.is_some() && state.is_running)
    }

    /// Time until a win can be claimed from an opponent who has left; zero from then on.
    fn time_to_claim(&self, now: Duration) -> Option<Duration> {
        Some(self.claim_at?.saturating_sub(now))
    }

    /// Whether the reader has had no time to see the end of the game: Enter was meant for a move.
    fn has_just_ended(&self, now: Duration) -> bool {
        self.ended_at.is_some_and(|at| now < at + END_TIME)
    }

    /// Whether the opponent offers another game.
    fn is_rematch_offered(&self) -> bool {
        let state = self.state.as_ref().filter(|state| state.you.is_some());
        state.is_some_and(|state| state.rematch.is_some() && state.rematch != state.you)
    }

    /// The next game of the players, for a spectator of one that is over.
    fn next_game(&self) -> Option<SharedGameNumber> {
        self.state.as_ref()?.next.filter(|_| self.is_over() && self.is_watched())
    }

    /// Whether the reader is to move.
    pub fn is_your_turn(&self) -> bool {
        let to_move = self.state.as_ref().and_then(|state| state.shared.to_move());
        to_move.is_some() && to_move == self.you()
    }

    /// Takes the server's state. New moves are animated.
    fn take(&mut self, state: &TableState, cx: &mut Context) -> Effects {
        let was_over = self.is_over();
        let is_first = self.state.is_none();
        let theirs = &state.shared;
        let before = self.length();
        let is_new = theirs.game.played().len() > before && !is_first;
        let last = theirs.game.played().iter().rev().find(|ply| !ply.flips.is_empty()).copied();
        self.session.setup.variant = theirs.terms.variant;
        self.session.game = theirs.game.clone();
        self.session.clocks = theirs.clocks.clone();
        self.session.clocks.charge(state.elapsed);
        if is_first {
            let cursor = self.session.game.legal_moves().squares().next();
            self.session.view.cursor = cursor.unwrap_or(self.session.view.cursor);
        }
        self.looked_at.take_if(|plies| *plies >= theirs.game.played().len());
        if let Some(plies) = self.looked_at {
            self.session.step_to(plies);
        } else if is_new {
            if let Some(ply) = last {
                self.session.view.show_flips(ply, cx.settings.animation.then_some(cx.now));
            }
            self.session.view.log_top = None;
            announce_pass(before, state, cx);
        }
        if self.is_declined(state) {
            let name = state.you.map(|you| theirs.player(!you).name.clone());
            cx.announce(News::Declined(name.unwrap_or_default()));
        }
        let away = state.you.and_then(|you| state.away[(!you).index()]);
        let is_live = theirs.terms.pace.is_live();
        let away = away.filter(|_| is_live);
        self.claim_at = away.map(|away| cx.now + ABSENCE.saturating_sub(away));
        self.session.identity.about = Some(about(state));
        self.state = Some(Box::new(state.clone()));
        let has_ended = theirs.is_over() && !was_over && !is_first;
        if has_ended {
            self.ended_at = Some(cx.now);
            self.panel = None;
            self.entry.close();
        }
        let is_kept = has_ended && state.you.is_some() && theirs.score().is_some();
        if !is_kept {
            return Effects::none();
        }
        let request = cx.next_request();
        self.adding = Some(request);
        Effect::from((request, StoreRequest::Import(vec![self.record(cx)]))).into()
    }

    /// Whether the opponent has declined the reader's offer: it is gone, though the game goes on as it was, or with the
    /// opponent's move.
    fn is_declined(&self, next: &TableState) -> bool {
        let Some(before) = self.state.as_deref() else { return false };
        let is_own = before.shared.offer.is_some_and(|offer| Some(offer.by) == before.you);
        let (old, new) = (before.shared.game.played(), next.shared.game.played());
        let is_of_opponent = |last: &Ply| Some(last.side) != before.you;
        let goes_on = new.len() == old.len()
            || new.len() > old.len() && new.get(old.len()).is_some_and(is_of_opponent);
        is_own && next.shared.offer.is_none() && !next.shared.is_over() && goes_on
    }

    /// The game for the player's library.
    fn record(&self, cx: &Context) -> Record {
        let players = Color::BOTH.map(|side| {
            self.state
                .as_ref()
                .map(|state| PlayerName::named(&state.shared.player(side).name))
                .unwrap_or_default()
        });
        let game = self.session.game.clone();
        let clocks = self.session.clocks.clone();
        Record { players, date: cx.today.clone(), clocks, ..Record::of(game) }
    }

    /// Reason why the reader cannot move now.
    fn not_your_turn(&self) -> Refusal {
        match &self.state {
            Some(state) if state.you.is_some() => {
                let side = self.session.game.side_to_move();
                let name = state.shared.player(side).name.clone();
                Refusal::NotYourTurn { name, waits_for_enter: false }
            }
            _ => Refusal::Lobby(LobbyRefusal::NotYourGame),
        }
    }

    /// Shows a greeting for a while, beside others; a sender's last one counts.
    fn show_greeting(&mut self, from: &str, greeting: u8, cx: &Context) {
        self.greetings.retain(|shown| shown.from != from);
        let (from, until) = (from.to_owned(), cx.now + GREETING_TIME);
        self.greetings.push(ShownGreeting { from, greeting, until });
    }

    /// Sends a greeting by its digit, from 1, and shows it to the sender too.
    fn greet(&mut self, digit: u8, cx: &mut Context) -> Reaction {
        let is_alone = |state: &TableState| {
            let is_away = |you: Color| !state.present[(!you).index()];
            state.you.is_some_and(is_away) && state.spectators == 0
        };
        if self.state.as_deref().is_some_and(is_alone) {
            cx.refuse(Refusal::Lobby(LobbyRefusal::NotHere));
            return Reaction::none();
        }
        if let Some(view) = &cx.people.view {
            self.show_greeting(&view.name, digit - 1, cx);
        }
        Reaction::effect(LobbyRequest::Greet(self.number, digit - 1))
    }

    fn send(&self, action: TableAction) -> Reaction {
        Reaction::effect(LobbyRequest::Act(self.number, action))
    }

    /// Plays a square, or refuses.
    fn play(&mut self, square: Square, cx: &mut Context) -> Reaction {
        self.session.view.cursor = square;
        if self.is_over() {
            cx.refuse(Refusal::Over);
        } else if !self.is_your_turn() {
            cx.refuse(self.not_your_turn());
        } else if let Err(why) = self.session.game.clone().place(square) {
            cx.refuse_move(&self.session, why);
        } else {
            return self.send(TableAction::Place(square));
        }
        Reaction::none()
    }

    /// Handles a typed digit: column, then row.
    fn digit(&mut self, column: Option<u8>, digit: u8, cx: &mut Context) -> Reaction {
        match column {
            Some(column) => self.handle_typed_move(&format!("{column}{digit}"), cx),
            None if (1..=8).contains(&digit) => {
                self.session.view.column = Some(digit);
                Reaction::none()
            }
            None => {
                cx.refuse(Refusal::NoColumn(digit));
                Reaction::none()
            }
        }
    }

    /// The offer that the reader may answer.
    pub fn offer_to_you(&self) -> Option<OfferKind> {
        let you = self.you()?;
        let offer = self.state.as_ref()?.shared.offer?;
        (offer.by != you && !self.is_over()).then_some(offer.kind)
    }

    /// Opens the review of the finished game.
    fn review(&self) -> Reaction {
        let session = GameSession { seats: [Seat::Human; 2], ..self.session.clone() };
        Reaction::navigate(Navigation::Replay { session: Box::new(session), is_reviewed: true })
    }
}

/// Names of the players with their ratings.
fn about(state: &TableState) -> About {
    let players = Color::BOTH.map(|side| {
        let player = state.shared.player(side);
        if player.is_guest {
            return PlayerName::named(&player.name);
        }
        let rating = player.rating;
        let doubt = if rating.is_provisional() { "?" } else { "" };
        PlayerName::named(format!("{} {:.0}{doubt}", player.name, rating.value))
    });
    About { players, ..About::default() }
}

/// Says that a side had no legal move: the server passes for it.
fn announce_pass(before: usize, state: &TableState, cx: &mut Context) {
    let new = state.shared.game.played().iter().skip(before);
    let passed = new.filter(|ply| ply.square().is_none()).map(|ply| ply.side).next_back();
    if let Some(side) = passed.filter(|_| !state.shared.is_over()) {
        let name = state.shared.player(side).name.clone();
        cx.announce(News::Passed { name, is_you: state.you == Some(side) });
    }
}
