//! A game that is looked through, ply by ply, and from which one can play on.

use super::kept::Moment;
use super::play::seat;
use super::{Command, Effect, Mode, Player, Screen, Setup, SideChoice, State, Table};
use crate::rules::{Disc, Game, Turn};

/// Shows a game from its first ply on.
pub fn open(state: &mut State, mut table: Table) {
    go_to(&mut table, 0);
    state.replay = Some(table);
    state.screen = Screen::Replay;
    state.dialog = None;
    state.notice = None;
}

/// Does what a key asks for while a game is looked through.
pub fn on_replay(state: &mut State, command: Command) -> Vec<Effect> {
    let Some(table) = &mut state.replay else { return Vec::new() };
    let here = table.game.played().len();
    match command {
        Command::Left => go_to(table, here.saturating_sub(1)),
        Command::Right => go_to(table, here + 1),
        Command::Up | Command::PageUp => go_to(table, here.saturating_sub(10)),
        Command::Down | Command::PageDown => go_to(table, here + 10),
        Command::First => go_to(table, 0),
        Command::Last => go_to(table, usize::MAX),
        Command::Activate => return play_on(state),
        Command::Back => {
            state.screen = if state.library.is_some() { Screen::Library } else { Screen::Start };
            state.replay = None;
        }
        _ => {}
    }
    Vec::new()
}

/// Shows the game after so many plies, or at its end.
pub fn go_to(table: &mut Table, plies: usize) {
    while table.game.played().len() > plies && table.game.take_back().is_some() {}
    while table.game.played().len() < plies && table.game.replay().is_some() {}
    table.log_top = None;
}

/// Puts the position on the table as a game of its own; the plies that follow can be replayed there.
/// Who sat there before sits there again; in a game from outside the player takes the side to move
/// against the computer.
fn play_on(state: &mut State) -> Vec<Effect> {
    let Some(replay) = &state.replay else { return Vec::new() };
    if replay.game.is_over() {
        state.refuse("the game is over here: step back with Left first");
        return Vec::new();
    }
    let (setup, seats) = match &replay.about {
        None => (replay.setup.clone(), replay.seats),
        Some(_) => against_computer(state, &replay.game),
    };
    let mut table = Table::new(setup, seats, replay.game.clone());
    let has_more = !table.game.taken_back().is_empty();
    // It is the kept game until something else is played.
    table.kept = Some(Moment::of(&table));
    state.library = None;
    let effects = seat(state, table);
    state.replay = None;
    state.say(if has_more {
        "a game of its own; r replays what came then"
    } else {
        "a game of its own"
    });
    effects
}

fn against_computer(state: &State, game: &Game) -> (Setup, [Player; 2]) {
    let (Turn::Place(side) | Turn::Pass(side)) = game.turn() else {
        return (state.setup.clone(), [Player::Human; 2]);
    };
    let mut setup = Setup { mode: Mode::OnePlayer, ..state.setup.clone() };
    setup.play_by(game.rules());
    setup.side = if side == Disc::Black { SideChoice::Black } else { SideChoice::White };
    let mut seats = [Player::Computer(setup.level); 2];
    seats[side.index()] = Player::Human;
    (setup, seats)
}
