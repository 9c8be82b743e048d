//! People on the same server, as an app knows them.

use crate::lobby::{
    FinishedRow, LadderRow, LobbyView, OwnGameRow, PersonRow, RaceView, RunningRow, SeekRow,
    SharedGameNumber, TournamentRow, TournamentView, WeeklyView,
};
use std::sync::Arc;

/// State of the lobby.
#[derive(Clone, Debug, Default)]
pub struct People {
    /// Lists of the lobby, once known.
    pub view: Option<Arc<LobbyView>>,
    /// Best players, once asked for.
    pub ladder: Option<Arc<Vec<LadderRow>>>,
    /// Code with which a guest can come back within a day.
    pub guest_code: Option<String>,
    /// The game at one sitting that was opened for the reader last.
    pub opened: Option<SharedGameNumber>,
}

/// Section of the lobby's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbySection {
    OwnGames,
    Seeks,
    Running,
    Finished,
    People,
}

/// Line of the lobby's list.
#[derive(Clone, Debug, PartialEq)]
pub enum LobbyLine {
    /// Title of a section, with the number of its lines.
    Heading(LobbySection, usize),
    /// Title of the tournament's section.
    TournamentHeading(TournamentView),
    /// Room between two sections.
    Gap,
    /// A sentence on the place.
    About,
    /// A sentence for a visitor who is alone.
    Empty,
    /// Offer a game that waits for days.
    LeaveGame,
    /// Begin a game at once: with the person who waits, else with the house's player of this strength.
    PlayNow(Option<SeekRow>, Option<u16>),
    /// Watch the game that is worth watching most.
    Watch(RunningRow),
    /// The daily puzzle.
    Daily(RaceView),
    /// Post a seek.
    NewSeek,
    /// Everything that is played alone: levels, lessons, puzzles.
    Alone,
    /// Choose a name.
    ChooseName,
    /// A guest's name for the next day.
    GuestCode(String),
    OwnGame(OwnGameRow),
    /// A game of the tournament that can begin.
    TournamentGame(TournamentRow),
    Standings,
    /// The weekly tournament, and whether the reader has an account and can sign up.
    Weekly(WeeklyView, bool),
    Seek(SeekRow),
    Running(RunningRow),
    Finished(FinishedRow),
    Person(PersonRow),
}

impl LobbyLine {
    /// Whether it stands for the same thing as a line of an earlier list.
    pub fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Watch(one) | Self::Running(one), Self::Watch(other) | Self::Running(other)) => {
                one.game == other.game
            }
            (Self::OwnGame(one), Self::OwnGame(other)) => one.game == other.game,
            (Self::Finished(one), Self::Finished(other)) => one.game == other.game,
            (Self::TournamentGame(one), Self::TournamentGame(other)) => one.number == other.number,
            (Self::Seek(one), Self::Seek(other)) => one.seek == other.seek,
            (Self::Person(one), Self::Person(other)) => one.account == other.account,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }

    /// Whether the cursor can be there.
    pub const fn is_choice(&self) -> bool {
        !matches!(
            self,
            Self::Heading(..)
                | Self::TournamentHeading(..)
                | Self::Gap
                | Self::GuestCode(_)
                | Self::About
                | Self::Empty
        )
    }
}

/// Lines of the lobby, in their order; none before it has answered. Empty sections are left out, except that of the seeks, where one is posted.
pub fn lobby_lines(people: &People) -> Vec<LobbyLine> {
    let Some(view) = people.view.as_deref() else { return Vec::new() };
    let mut lines = vec![LobbyLine::About];
    // Who is awaited in a game finds it first.
    let is_urgent =
        |game: &OwnGameRow| game.terms.pace.is_live() || game.is_your_turn || game.offer.is_some();
    let has_round = view.tournament.as_ref().is_some_and(|it| !it.games.is_empty());
    let is_awaited = has_round || view.own_games.iter().any(is_urgent);
    if is_awaited {
        add_games(&mut lines, view);
        lines.push(LobbyLine::Gap);
    }
    // So does the reader whom a person challenges.
    let (challenges, seeks): (Vec<SeekRow>, Vec<SeekRow>) =
        view.seeks.iter().cloned().partition(|seek| seek.is_challenge);
    lines.extend(challenges.into_iter().map(LobbyLine::Seek));
    lines.push(LobbyLine::PlayNow(waiting(view), view.house));
    let mut running = view.running.iter().cloned().peekable();
    if !is_awaited {
        lines.extend(running.next_if(|row| row.is_attended).map(LobbyLine::Watch));
    }
    lines.push(LobbyLine::Daily(view.race.clone()));
    lines.push(LobbyLine::Alone);
    if view.is_alone {
        lines.push(LobbyLine::Empty);
        lines.extend(view.rating.map(|_| LobbyLine::LeaveGame));
    }
    lines.extend(people.guest_code.clone().map(LobbyLine::GuestCode));
    if view.may_choose_name {
        lines.push(LobbyLine::ChooseName);
    }
    if !is_awaited {
        add_games(&mut lines, view);
    }
    let slow = view.rating.filter(|_| !view.is_alone).map(|_| LobbyLine::LeaveGame);
    let first = [LobbyLine::NewSeek].into_iter().chain(slow).collect();
    add(&mut lines, LobbySection::Seeks, first, seeks.into_iter().map(LobbyLine::Seek).collect());
    add(&mut lines, LobbySection::Running, Vec::new(), running.map(LobbyLine::Running).collect());
    let people = view.people.iter().cloned().map(LobbyLine::Person);
    add(&mut lines, LobbySection::People, Vec::new(), people.collect());
    let is_own = |row: &FinishedRow| view.own_finished.iter().any(|own| own.game == row.game);
    let finished = view.finished.iter().filter(|row| !is_own(row)).cloned();
    let finished = finished.map(LobbyLine::Finished);
    add(&mut lines, LobbySection::Finished, Vec::new(), finished.collect());
    lines
}

/// Seek of the person with whom a game begins at once, as the lobby chooses it.
fn waiting(view: &LobbyView) -> Option<SeekRow> {
    let is_allowed = |row: &&SeekRow| !row.terms.is_rated || view.rating.is_some();
    let is_open = |row: &&SeekRow| {
        let is_sitting = row.terms.pace.is_live() && row.terms.variant.is_tournament();
        is_sitting && !row.is_yours && !row.is_challenge
    };
    let seeks = view.seeks.iter().filter(is_open).filter(is_allowed);
    seeks.min_by_key(|row| (row.terms.is_rated, row.seek)).cloned()
}

/// Adds the reader's games, and those of the tournament.
fn add_games(lines: &mut Vec<LobbyLine>, view: &LobbyView) {
    let finished = view.own_finished.iter().cloned().map(LobbyLine::Finished);
    let own = view.own_games.iter().cloned().map(LobbyLine::OwnGame).chain(finished);
    add(lines, LobbySection::OwnGames, Vec::new(), own.collect());
    if let Some(tournament) = &view.tournament {
        lines.push(LobbyLine::Gap);
        lines.push(LobbyLine::TournamentHeading(tournament.clone()));
        lines.extend(tournament.games.iter().cloned().map(LobbyLine::TournamentGame));
        lines.push(LobbyLine::Standings);
    }
    if let Some(weekly) = &view.weekly {
        if view.tournament.is_none() {
            lines.push(LobbyLine::Gap);
        }
        lines.push(LobbyLine::Weekly(weekly.clone(), view.rating.is_some()));
    }
}

/// Adds a section, unless it is empty: what can be done there, and its rows.
fn add(
    lines: &mut Vec<LobbyLine>,
    section: LobbySection,
    first: Vec<LobbyLine>,
    rows: Vec<LobbyLine>,
) {
    if rows.is_empty() && first.is_empty() {
        return;
    }
    if !lines.is_empty() {
        lines.push(LobbyLine::Gap);
    }
    lines.push(LobbyLine::Heading(section, rows.len()));
    lines.extend(first.into_iter().chain(rows));
}
