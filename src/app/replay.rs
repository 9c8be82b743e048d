//! A game that is looked through, ply by ply, reviewed, and from which one can play on.

use super::kept::Moment;
use super::play::seat;
use super::{Command, Effect, Mode, Player, Reviewing, Screen, Setup, SideChoice, State, Table};
use crate::coach::Judged;
use crate::rules::{Color, Game, Ply, Turn};

/// The game that is looked through.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game, at the moment that is shown.
    pub table: Table,
    /// What the coach says of it, once it was asked.
    pub review: Option<Reviewing>,
    /// Where it was opened.
    pub(super) back: Screen,
    /// The table that makes room for a move tried again, and comes back after it.
    pub(super) beneath: Option<Table>,
}

/// All plies of a game that is looked through, wherever it stands.
pub fn plies(table: &Table) -> impl Iterator<Item = &Ply> {
    table.game.played().iter().chain(table.game.taken_back())
}

impl Replay {
    /// What is said of the last move on the board.
    pub fn judged(&self) -> Option<&Judged> {
        let ply = self.table.game.played().len().checked_sub(1)?;
        self.review.as_ref()?.review.on(ply)
    }

    /// How many plies there are in all.
    pub fn length(&self) -> usize {
        plies(&self.table).count()
    }

    /// The whole game.
    pub(super) fn whole(&self) -> Game {
        let mut table = self.table.clone();
        go_to(&mut table, usize::MAX);
        table.game
    }
}

/// Shows a game from its first ply on.
pub fn open(state: &mut State, mut table: Table) -> Vec<Effect> {
    go_to(&mut table, 0);
    let back = match state.screen {
        Screen::Table => Screen::Table,
        _ if state.library.is_some() => Screen::Library,
        _ => Screen::Start,
    };
    let left = state.replay.replace(Replay { table, review: None, back, beneath: None });
    state.screen = Screen::Replay;
    state.dialog = None;
    state.notice = None;
    left.and_then(|left| left.review?.give_up()).into_iter().collect()
}

/// Does what a key asks for while a game is looked through.
pub fn on_replay(state: &mut State, command: Command) -> Vec<Effect> {
    let Some(Replay { table, review, back, .. }) = &mut state.replay else { return Vec::new() };
    let here = table.game.played().len();
    let to = match command {
        Command::Left => here.saturating_sub(1),
        Command::Right => here + 1,
        Command::Up | Command::PageUp => here.saturating_sub(10),
        Command::Down | Command::PageDown => here + 10,
        Command::First => 0,
        Command::Last => usize::MAX,
        Command::Activate => return play_on(state),
        Command::Back => {
            state.screen = match *back {
                Screen::Table if state.table.is_none() => Screen::Start,
                back => back,
            };
            state.notice = None;
            let effects = review.take().and_then(Reviewing::give_up);
            state.replay = None;
            return effects.into_iter().collect();
        }
        _ => return Vec::new(),
    };
    step_to(state, to);
    Vec::new()
}

/// Shows the game that is looked through after so many plies.
pub fn step_to(state: &mut State, plies: usize) {
    let Some(Replay { table, review, .. }) = &mut state.replay else { return };
    go_to(table, plies);
    if let Some(review) = review {
        review.is_opening = false;
    }
}

/// Shows the game after so many plies, or at its end.
pub fn go_to(table: &mut Table, plies: usize) {
    while table.game.played().len() > plies && table.game.take_back().is_some() {}
    while table.game.played().len() < plies && table.game.replay().is_some() {}
    table.log_top = None;
}

/// Puts the position on the table as a game of its own; the plies that follow can be replayed there.
fn play_on(state: &mut State) -> Vec<Effect> {
    let Some(Replay { table, back, .. }) = &state.replay else { return Vec::new() };
    let is_same = |other: &Table| other.game == table.game;
    if *back == Screen::Table && state.table.as_ref().is_some_and(is_same) {
        return on_replay(state, Command::Back);
    }
    if table.game.is_over() {
        state.refuse("the game is over here: step back with Left first");
        return Vec::new();
    }
    let (setup, seats) = seats(state, table);
    let mut table = Table::new(setup, seats, table.game.clone());
    let has_more = !table.game.taken_back().is_empty();
    // It is the kept game until something else is played.
    table.kept = Some(Moment::of(&table));
    state.library = None;
    let mut effects = seat(state, table);
    let review = state.replay.take().and_then(|replay| replay.review);
    effects.extend(review.and_then(Reviewing::give_up));
    state.say(if has_more {
        "a game of its own; r replays what came then"
    } else {
        "a game of its own"
    });
    effects
}

/// Who sits at a table that goes on from another: who sat there before sits there again; in a game from
/// outside the player takes the side to move against the computer.
pub(super) fn seats(state: &State, table: &Table) -> (Setup, [Player; 2]) {
    match &table.about {
        None => (table.setup.clone(), table.seats),
        Some(_) => match table.game.turn() {
            Turn::Place(side) | Turn::Pass(side) => {
                let mut setup = state.setup.clone();
                setup.play_by(table.game.variant());
                against_computer(setup, side)
            }
            Turn::Over => (state.setup.clone(), [Player::Human; 2]),
        },
    }
}

/// The same with the player on this side, against the computer of its level.
pub(super) fn against_computer(setup: Setup, side: Color) -> (Setup, [Player; 2]) {
    let mut setup = Setup { mode: Mode::OnePlayer, ..setup };
    setup.side = if side == Color::Black { SideChoice::Black } else { SideChoice::White };
    let mut seats = [Player::Computer(setup.level); 2];
    seats[side.index()] = Player::Human;
    (setup, seats)
}
