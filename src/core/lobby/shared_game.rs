//! A game between two people: its state, and the actions that change it.

use super::account::{AccountId, PersonAccount};
use super::event_game::EventGame;
use super::glicko::GlickoRating;
use super::moment::DAY;
use super::terms::{GamePace, GameTerms, SideWish};
use super::vacation::Vacations;
use crate::rules::{Color, Forfeit, ForfeitReason, Game, GameClocks, PlayError, Square, Turn};
use std::time::Duration;

/// Number of a shared game; 0 before the store has given it one.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    serde::Serialize,
    serde::Deserialize,
)]
pub struct SharedGameNumber(pub i64);

/// A player of a shared game, as at its start.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedPlayer {
    pub id: AccountId,
    pub name: String,
    pub is_guest: bool,
    /// Rating of games of this pace.
    pub rating: GlickoRating,
    /// Days that do not count for a move by correspondence.
    pub vacations: Vacations,
}

impl SharedPlayer {
    fn new(account: &PersonAccount, pace: GamePace) -> Self {
        Self {
            id: account.id,
            name: account.shown_name(),
            is_guest: account.is_guest,
            rating: account.rating_at(pace),
            vacations: account.vacations.clone(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum OfferKind {
    Draw,
    /// Take back to the offering player's last turn.
    TakeBack,
}

/// An open offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    pub by: Color,
    pub kind: OfferKind,
}

/// An end by neither board nor forfeit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Agreement {
    Draw,
    /// Ended before both had moved; without a result.
    Aborted,
}

/// Largest change of a rating by a game of two players whose ratings are both provisional.
const MOST_PROVISIONAL: f64 = 80.0;

/// A player's rating before and after a rated game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingStep {
    pub before: GlickoRating,
    pub after: GlickoRating,
}

/// A game between two people.
///
/// ```
/// use outflank_core::lobby::{PersonAccount, AccountId, GlickoRating, SharedGame, TableAction, GameTerms, Vacations};
/// use outflank_core::rules::Color;
/// use std::time::Duration;
///
/// let account = |id| PersonAccount {
///     id: AccountId(id),
///     name: None,
///     is_guest: true,
///     is_muted: false,
///     rating: GlickoRating::NEW,
///     games: 0,
///     correspondence: GlickoRating::NEW,
///     vacations: Vacations::default(),
/// };
/// let mut game = SharedGame::new([&account(1), &account(2)], GameTerms::default(), 0);
/// let f5 = TableAction::Place("f5".parse().expect("a square"));
/// game.act(Color::Black, f5, Duration::from_secs(2), 2_000).expect("legal");
/// assert_eq!(game.revision, 1);
/// assert!(game.act(Color::Black, f5, Duration::ZERO, 2_000).is_err(), "White is to move");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SharedGame {
    pub number: SharedGameNumber,
    /// Number of changes; the store accepts only the next one.
    pub revision: u64,
    /// Players of Black and White.
    pub players: [SharedPlayer; 2],
    pub terms: GameTerms,
    /// `None` outside of tournaments.
    pub tournament: Option<EventGame>,
    pub game: Game,
    pub clocks: GameClocks,
    pub offer: Option<Offer>,
    pub agreement: Option<Agreement>,
    /// Unix time in milliseconds of the start, and of the last move or the end.
    pub begun: i64,
    pub moved: i64,
    /// Ratings of Black and White, once a rated game is over.
    pub ratings: Option<[RatingStep; 2]>,
}

/// An action of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableAction {
    Place(Square),
    Resign,
    Offer(OfferKind),
    /// Accept the opponent's offer.
    Accept,
    /// Decline the opponent's offer, or withdraw one's own.
    Decline,
    /// Claim the win, because the opponent has been away for long.
    Claim,
    /// The time of the side to move is up.
    Flag,
}

/// Reason why an action is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionError {
    Over,
    NotYourTurn,
    Illegal(PlayError),
    /// There is no offer to answer.
    NoOffer,
    /// There is no move to take back.
    NothingToTakeBack,
    /// The opponent is there, or has not been away for long enough.
    NotAway,
    /// The side to move still has time.
    HasTime,
}

/// Moves from which on an ended game has a result.
const FEWEST_MOVES: usize = 2;

impl SharedGame {
    /// A game between Black and White, at `now`, Unix time in milliseconds.
    pub fn new([black, white]: [&PersonAccount; 2], terms: GameTerms, now: i64) -> Self {
        Self {
            number: SharedGameNumber::default(),
            revision: 0,
            players: [black, white].map(|it| SharedPlayer::new(it, terms.pace)),
            terms,
            tournament: None,
            game: Game::new(terms.variant, Color::Black),
            clocks: GameClocks::new([terms.pace.time_control(); 2]),
            offer: None,
            agreement: None,
            begun: now,
            moved: now,
            ratings: None,
        }
    }

    /// Order of two accounts, by the wish of the first; `is_heads` decides where the wish leaves it open.
    pub fn seats(
        wish: SideWish,
        [first, second]: [&PersonAccount; 2],
        is_heads: bool,
    ) -> [&PersonAccount; 2] {
        let is_black = match wish {
            SideWish::Black => true,
            SideWish::White => false,
            SideWish::Random => is_heads,
        };
        if is_black { [first, second] } else { [second, first] }
    }

    /// Side of an account.
    pub fn side_of(&self, account: AccountId) -> Option<Color> {
        Color::BOTH.into_iter().find(|side| self.players[side.index()].id == account)
    }

    /// Whether these accounts play it.
    pub(super) fn is_between(&self, players: [AccountId; 2]) -> bool {
        players.into_iter().all(|id| self.side_of(id).is_some())
    }

    /// Whether its clock runs from the beginning, and its result counts also if it has hardly begun.
    pub fn is_timed(&self) -> bool {
        self.tournament.as_ref().is_some_and(|it| it.is_timed)
    }

    /// Whether it changes ratings once it is over: not where a player has not come.
    fn is_ratable(&self) -> bool {
        let has_begun = !self.is_timed() || self.game.moves_played() >= FEWEST_MOVES;
        self.terms.is_rated && has_begun
    }

    pub const fn player(&self, side: Color) -> &SharedPlayer {
        &self.players[side.index()]
    }

    pub fn is_over(&self) -> bool {
        self.agreement.is_some() || self.game.is_over()
    }

    /// Score of Black, once there is a result: 1, 0.5 or 0.
    pub fn score(&self) -> Option<f64> {
        match self.agreement {
            Some(Agreement::Aborted) => return None,
            Some(Agreement::Draw) => return Some(0.5),
            None if !self.game.is_over() => return None,
            None => {}
        }
        Some(match self.game.leader() {
            Some(Color::Black) => 1.0,
            Some(Color::White) => 0.0,
            None => 0.5,
        })
    }

    /// Side whose clock runs or whose day limit counts.
    pub fn to_move(&self) -> Option<Color> {
        match self.game.turn() {
            Turn::Place(side) if !self.is_over() => Some(side),
            _ => None,
        }
    }

    /// Time that the side to move has left after this time for the move; `None` by correspondence.
    pub fn left_after(&self, elapsed: Duration) -> Option<Duration> {
        let side = self.to_move()?;
        let mut clocks = self.clocks.clone();
        clocks.charge(elapsed);
        clocks.clock(&self.game, side).map(|clock| clock.left())
    }

    /// Unix time in milliseconds at which a correspondence game is lost by the side to move.
    pub fn deadline(&self) -> Option<i64> {
        let GamePace::Days(days) = self.terms.pace else { return None };
        let vacations = &self.player(self.to_move()?).vacations;
        Some(vacations.deadline(self.moved, i64::from(days) * DAY))
    }

    /// Whether each player is on vacation, in a game by correspondence.
    pub fn on_vacation(&self, now: i64) -> [bool; 2] {
        Color::BOTH.map(|side| {
            let is_away = self.player(side).vacations.end_of_present(now).is_some();
            is_away && !self.terms.pace.is_live()
        })
    }

    /// Whether nothing but the players' vacations and the revision differs.
    pub fn differs_by_vacations(&self, other: &Self) -> bool {
        let is_same_player = |(one, other): (&SharedPlayer, &SharedPlayer)| one.id == other.id;
        let adapted =
            Self { revision: other.revision, players: other.players.clone(), ..self.clone() };
        self.players.iter().zip(&other.players).all(is_same_player) && adapted == *other
    }

    /// Carries out an action of a side. `elapsed` is the time since the last move, `now` the Unix time in
    /// milliseconds. A player without time loses instead of moving. Whether the opponent is away for long enough for
    /// a claim is the caller's to know.
    ///
    /// # Errors
    ///
    /// [`ActionError`]; nothing has changed then.
    pub fn act(
        &mut self,
        side: Color,
        action: TableAction,
        elapsed: Duration,
        now: i64,
    ) -> Result<(), ActionError> {
        if self.is_over() {
            return Err(ActionError::Over);
        }
        match action {
            TableAction::Place(square) => self.place(side, square, elapsed, now)?,
            TableAction::Resign => self.end(side, ForfeitReason::Resigned),
            TableAction::Claim => self.end(!side, ForfeitReason::Left),
            TableAction::Flag => self.flag(elapsed, now)?,
            TableAction::Offer(kind) => self.make_offer(side, kind)?,
            TableAction::Decline => {
                self.offer.take().ok_or(ActionError::NoOffer)?;
            }
            TableAction::Accept => self.accept(side)?,
        }
        if self.is_over() {
            self.moved = now;
        }
        self.revision += 1;
        Ok(())
    }

    fn place(
        &mut self,
        side: Color,
        square: Square,
        elapsed: Duration,
        now: i64,
    ) -> Result<(), ActionError> {
        if self.to_move() != Some(side) {
            return Err(ActionError::NotYourTurn);
        }
        if self.is_out_of_time(elapsed, now) {
            self.clocks.charge(elapsed);
            self.end(side, ForfeitReason::Time);
            return Ok(());
        }
        let mut game = self.game.clone();
        game.place(square).map_err(ActionError::Illegal)?;
        game.forget_taken_back();
        self.game = game;
        self.clocks.charge(elapsed);
        self.clocks.note_ply(&self.game);
        while self.game.pass_if_forced() {
            self.clocks.note_ply(&self.game);
        }
        self.offer = None;
        self.moved = now;
        Ok(())
    }

    /// Whether the side to move has no time left.
    pub fn is_out_of_time(&self, elapsed: Duration, now: i64) -> bool {
        self.left_after(elapsed).is_some_and(|left| left.is_zero())
            || self.deadline().is_some_and(|deadline| now >= deadline)
    }

    fn flag(&mut self, elapsed: Duration, now: i64) -> Result<(), ActionError> {
        let side = self.to_move().ok_or(ActionError::Over)?;
        if !self.is_out_of_time(elapsed, now) {
            return Err(ActionError::HasTime);
        }
        self.clocks.charge(elapsed);
        self.end(side, ForfeitReason::Time);
        Ok(())
    }

    /// Whether a player who leaves, resigns or runs out of time only calls the game off.
    pub fn has_hardly_begun(&self) -> bool {
        self.game.moves_played() < FEWEST_MOVES && !self.is_timed()
    }

    /// Ends the game as a loss for a side, or without a result if the game has hardly begun.
    fn end(&mut self, loser: Color, reason: ForfeitReason) {
        self.offer = None;
        if self.has_hardly_begun() {
            self.agreement = Some(Agreement::Aborted);
        } else {
            let ended = self.game.end_by(Forfeit { loser, reason });
            debug_assert!(ended.is_ok(), "the game was not over");
        }
    }

    fn make_offer(&mut self, side: Color, kind: OfferKind) -> Result<(), ActionError> {
        if kind == OfferKind::TakeBack && self.taken_back_by(side).is_none() {
            return Err(ActionError::NothingToTakeBack);
        }
        let offer = Offer { by: side, kind };
        if self.offer == Some(Offer { by: !side, kind }) {
            return self.accept(side);
        }
        self.offer = Some(offer);
        Ok(())
    }

    /// The game before a side's last move; `None` without one.
    fn taken_back_by(&self, side: Color) -> Option<Game> {
        let mut game = self.game.clone();
        while let Some(ply) = game.take_back() {
            if ply.side == side && ply.square().is_some() {
                game.forget_taken_back();
                return Some(game);
            }
        }
        None
    }

    fn accept(&mut self, side: Color) -> Result<(), ActionError> {
        let offer = self.offer.filter(|offer| offer.by != side).ok_or(ActionError::NoOffer)?;
        match offer.kind {
            OfferKind::Draw => self.agreement = Some(Agreement::Draw),
            OfferKind::TakeBack => {
                self.game = self.taken_back_by(offer.by).ok_or(ActionError::NothingToTakeBack)?;
                self.clocks.restart_ply();
            }
        }
        self.offer = None;
        Ok(())
    }

    /// New ratings of both players after a rated game with a result, from their present ones.
    pub fn rating_steps(&self, present: [GlickoRating; 2]) -> Option<[RatingStep; 2]> {
        let score = self.score().filter(|_| self.is_ratable())?;
        let [black, white] = present;
        let mut after = [black.after(white, score), white.after(black, 1.0 - score)];
        // Two new accounts of one person must not make a strong player of each other.
        if black.is_provisional() && white.is_provisional() {
            for (after, before) in after.iter_mut().zip(present) {
                let change = after.value - before.value;
                after.value = before.value + change.clamp(-MOST_PROVISIONAL, MOST_PROVISIONAL);
            }
        }
        let [black, white] = [0, 1].map(|at| RatingStep { before: present[at], after: after[at] });
        Some([black, white])
    }
}
