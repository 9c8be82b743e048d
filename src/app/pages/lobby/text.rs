//! The lobby and games between people, as text.

use crate::app::people::{LobbyLine, LobbySection};
use crate::app::text::clock::hours_minutes_seconds;
use crate::app::text::players::outcome;
use crate::lobby::{
    FinishedRow, GREETINGS, GamePace, GameTerms, KeyRow, OfferKind, OwnGameRow, RaceView,
    TournamentView,
};
use crate::records::Record;
use crate::rules::Color;
use crate::words::{self, color_name, game_title, say};
use jiff::Timestamp;
use jiff::tz::{Offset, TimeZone};
use std::time::Duration;

/// Time of a game: `5m+3s`, `3 days a move`.
pub fn pace_name(pace: GamePace) -> String {
    match pace {
        GamePace::Live(control) => control.to_string(),
        GamePace::Days(days) => say!("pace-days", days = days),
    }
}

pub fn pace_sentence(pace: GamePace) -> String {
    match pace {
        GamePace::Live(_) => say!("pace-live-about"),
        GamePace::Days(days) => say!("pace-days-about", days = days),
    }
}

/// Time left of days: in days, and in hours on the last two; a begun hour counts.
pub fn time_left(time: Duration) -> String {
    let hours = time.as_secs().div_ceil(3600);
    if hours >= 48 {
        say!("left-days", days = hours / 24)
    } else {
        say!("left-hours", hours = hours)
    }
}

/// Terms of a game: `5m+3s, rated`, `10m+5s, Anti-Reversi`.
pub fn terms_in_words(terms: &GameTerms) -> String {
    let rated = if terms.is_rated { say!("terms-rated") } else { say!("terms-casual") };
    let mut words = vec![pace_name(terms.pace), rated];
    if !terms.variant.is_tournament() {
        words.push(game_title(terms.variant));
    }
    words.join(", ")
}

/// Rating with a question mark while provisional; empty for guests.
pub fn shown_rating(rating: Option<(i32, bool)>) -> String {
    rating.map_or_else(String::new, |(value, is_provisional)| {
        if is_provisional { format!("{value}?") } else { value.to_string() }
    })
}

pub fn section_title(section: LobbySection) -> String {
    match section {
        LobbySection::OwnGames => say!("lobby-own-games"),
        LobbySection::Seeks => say!("lobby-seeks"),
        LobbySection::Running => say!("lobby-running"),
        LobbySection::Finished => say!("lobby-finished"),
        LobbySection::People => say!("lobby-people"),
    }
}

/// Title of the tournament with its present round, or its winner.
fn tournament_title(tournament: &TournamentView) -> String {
    let name = &tournament.name;
    match (&tournament.winner, tournament.round) {
        (Some(winner), _) => say!("lobby-tournament-over", name = name, winner = winner),
        (None, [round, rounds]) => {
            say!("lobby-tournament", name = name, round = round, rounds = rounds)
        }
    }
}

/// Time of a Unix time in milliseconds; the first one if there is no such time.
fn time_of(unix: i64) -> Timestamp {
    Timestamp::from_millisecond(unix).unwrap_or_default()
}

/// Day of the week and time of a Unix time in milliseconds, by the reader's clock: `Friday 20:00`.
fn hour_of_week(unix: i64, zone: &TimeZone) -> String {
    let at = zone.to_datetime(time_of(unix));
    let day = at.weekday().to_monday_one_offset();
    say!("lobby-hour", day = i32::from(day), time = at.strftime("%H:%M").to_string())
}

/// Name of a zone, or its distance from UTC at a Unix time in milliseconds: `Europe/Paris`, `+01`.
fn zone_name(unix: i64, zone: &TimeZone) -> String {
    zone.iana_name().map_or_else(|| zone.to_offset(time_of(unix)).to_string(), str::to_owned)
}

/// Columns of a line: text, rating or number of moves, terms or state. `zone` is the reader's.
pub fn line_columns(line: &LobbyLine, zone: &TimeZone) -> [String; 3] {
    let moves = |moves: usize| say!("lobby-moves", count = moves);
    match line {
        LobbyLine::Heading(section, _) => [section_title(*section), String::new(), String::new()],
        LobbyLine::TournamentHeading(tournament) => {
            [tournament_title(tournament), String::new(), String::new()]
        }
        LobbyLine::Gap => Default::default(),
        LobbyLine::About => [say!("lobby-about"), String::new(), String::new()],
        LobbyLine::Empty => [say!("lobby-alone"), String::new(), String::new()],
        LobbyLine::LeaveGame => [say!("lobby-leave-game"), String::new(), String::new()],
        LobbyLine::PlayNow(Some(row), _) => {
            let waits = say!("lobby-name-waits", name = &row.name);
            [say!("lobby-play-now"), waits, terms_in_words(&row.terms)]
        }
        LobbyLine::PlayNow(None, house) => {
            let opponent = match house {
                Some(strength) => say!("lobby-house", strength = *strength),
                None => String::new(),
            };
            [say!("lobby-play-now"), String::new(), opponent]
        }
        LobbyLine::Watch(row) => {
            let [black, white] = &row.names;
            let title = say!("lobby-watch", black = black, white = white);
            [title, moves(row.moves), terms_in_words(&row.terms)]
        }
        LobbyLine::Daily(race) => {
            let best = race.best.as_ref().map(|(name, time)| {
                say!("lobby-race-best", name = name, time = hours_minutes_seconds(time.as_secs()))
            });
            let solved = match race.solved {
                0 => String::new(),
                count => say!("lobby-race-solved", count = count),
            };
            [say!("puzzles-daily"), solved, best.unwrap_or_default()]
        }
        LobbyLine::NewSeek => [say!("lobby-new-seek"), String::new(), String::new()],
        LobbyLine::ChooseName => [say!("lobby-choose-name"), String::new(), String::new()],
        LobbyLine::GuestCode(code) => {
            [say!("lobby-guest-code"), format!("ssh guest-{code}@..."), String::new()]
        }
        LobbyLine::OwnGame(row) => {
            let state = match (row.offer, row.is_your_turn) {
                (Some(_), _) => say!("lobby-waits"),
                (None, true) => say!("lobby-your-turn"),
                (None, false) => moves(row.moves),
            };
            [row.opponent.clone(), state, terms_in_words(&row.terms)]
        }
        LobbyLine::TournamentGame(row) => {
            let round = say!("lobby-round", round = row.number.round + 1);
            let state = match (row.is_ready, row.waits, row.is_here) {
                (true, _, _) => say!("lobby-you-wait"),
                (false, true, _) => say!("lobby-waits"),
                (false, false, true) => say!("lobby-is-here"),
                (false, false, false) => String::new(),
            };
            [row.opponent.clone(), round, state]
        }
        LobbyLine::Standings => [say!("lobby-standings"), String::new(), String::new()],
        LobbyLine::Alone => [say!("lobby-play-alone"), String::new(), String::new()],
        LobbyLine::Weekly(weekly, _) => {
            let players = if weekly.is_in {
                say!("lobby-weekly-entered", count = weekly.players)
            } else {
                say!("lobby-weekly-players", count = weekly.players)
            };
            [weekly.name.clone(), players, hour_of_week(weekly.begins, zone)]
        }
        LobbyLine::Seek(row) => {
            let name = match (row.is_yours, row.is_challenge) {
                (true, _) if let Some(to) = &row.to => say!("lobby-own-challenge", name = to),
                (true, _) => say!("lobby-own-seek", name = &row.name),
                (false, true) => say!("lobby-challenge", name = &row.name),
                (false, false) => row.name.clone(),
            };
            [name, shown_rating(row.rating), terms_in_words(&row.terms)]
        }
        LobbyLine::Running(row) => {
            let [black, white] = &row.names;
            let state =
                if row.is_attended { terms_in_words(&row.terms) } else { say!("lobby-unattended") };
            [format!("{black} - {white}"), moves(row.moves), state]
        }
        LobbyLine::Finished(row) => finished_columns(row),
        LobbyLine::Person(row) => {
            let name =
                if row.is_you { say!("lobby-you", name = &row.name) } else { row.name.clone() };
            let state = match (row.is_muted, row.is_playing) {
                (true, _) => say!("lobby-muted"),
                (false, true) => say!("lobby-playing"),
                (false, false) => String::new(),
            };
            [name, shown_rating(row.rating), state]
        }
    }
}

/// Players and discs of a finished game; of the reader's own games the opponent and the outcome.
fn finished_columns(row: &FinishedRow) -> [String; 3] {
    let (record, terms) = (&row.record, terms_in_words(&row.terms));
    if let Some(side) = row.side {
        let won = record.game.leader().filter(|_| record.game.is_over());
        let state = match won {
            Some(winner) if winner == side => say!("lobby-won"),
            Some(_) => say!("lobby-lost"),
            None => say!("draw"),
        };
        return [record.player(!side), state, terms];
    }
    let [black, white] = record.names();
    let count = record.game.count();
    [format!("{black} - {white}"), format!("{}-{}", count.black, count.white), terms]
}

/// Outcome of a game of the reader.
fn own_outcome(record: &Record, side: Color) -> String {
    match record.game.leader() {
        Some(winner) if record.game.is_over() => {
            outcome(&record.game, winner == side, &record.player(winner))
        }
        _ => say!("draw"),
    }
}

/// Meaning of Enter on a line.
pub fn line_sentence(line: &LobbyLine, zone: &TimeZone) -> String {
    match line {
        LobbyLine::Heading(..)
        | LobbyLine::TournamentHeading(..)
        | LobbyLine::Gap
        | LobbyLine::About
        | LobbyLine::Empty
        | LobbyLine::GuestCode(_) => String::new(),
        LobbyLine::PlayNow(Some(row), _) => {
            let terms = terms_in_words(&row.terms);
            say!("lobby-play-now-person", name = &row.name, terms = terms)
        }
        LobbyLine::PlayNow(None, _) => say!("lobby-play-now-about"),
        LobbyLine::Daily(race) => race_sentence(race),
        LobbyLine::TournamentGame(row) if row.is_ready => {
            say!("lobby-round-wait", name = &row.opponent)
        }
        LobbyLine::TournamentGame(row) => {
            let side = color_name(row.side);
            say!("lobby-round-about", name = &row.opponent, side = side)
        }
        LobbyLine::Standings => say!("lobby-standings-about"),
        LobbyLine::Alone => say!("lobby-play-alone-about"),
        LobbyLine::Weekly(weekly, has_account) => {
            let hour = hour_of_week(weekly.begins, zone);
            // Few clients say where they are: the zone may be the server's.
            let zone = zone_name(weekly.begins, zone);
            match (weekly.is_in, has_account) {
                (true, _) => say!("lobby-weekly-in", hour = hour, zone = zone),
                (false, true) => say!("lobby-weekly-about", hour = hour, zone = zone),
                (false, false) => say!("lobby-weekly-guest", hour = hour, zone = zone),
            }
        }
        LobbyLine::LeaveGame => say!("lobby-leave-game-about"),
        LobbyLine::NewSeek => say!("lobby-new-seek-about"),
        LobbyLine::ChooseName => say!("lobby-choose-name-about"),
        LobbyLine::OwnGame(row) => own_game_sentence(row),
        LobbyLine::Seek(row) if row.is_yours => say!("lobby-own-seek-about"),
        LobbyLine::Seek(row) => say!("lobby-seek-about", name = &row.name),
        LobbyLine::Finished(row) => {
            let outcome = row.side.map(|side| own_outcome(&row.record, side));
            let said = outcome.into_iter().chain([say!("lobby-finished-about")]);
            said.collect::<Vec<_>>().join(". ")
        }
        LobbyLine::Watch(_) | LobbyLine::Running(_) => say!("lobby-running-about"),
        LobbyLine::Person(row) if row.is_you => say!("lobby-you-about"),
        LobbyLine::Person(row) => say!("lobby-person-about", name = &row.name),
    }
}

/// Meaning of Enter on the puzzle of the day, and the reader's place in the race.
fn race_sentence(race: &RaceView) -> String {
    match race.own {
        None => say!("lobby-daily-about"),
        Some((place, time)) => {
            let time = hours_minutes_seconds(time.as_secs());
            say!("lobby-race-own", time = time, place = place, count = race.solved)
        }
    }
}

/// Sentence on a player's offer.
pub fn offer_sentence(offer: OfferKind, name: &str) -> String {
    match offer {
        OfferKind::Draw => say!("shared-draw-offered", name = name),
        OfferKind::TakeBack => say!("shared-take-back-offered", name = name),
    }
}

/// The opponent's offer or the time of a game by correspondence, and the meaning of Enter.
fn own_game_sentence(row: &OwnGameRow) -> String {
    let enter = say!("lobby-own-game-about");
    if let Some(offer) = row.offer {
        return format!("{}. {enter}", offer_sentence(offer, &row.opponent));
    }
    let Some(left) = row.left.map(time_left) else { return enter };
    let time = if row.is_your_turn {
        say!("lobby-time-yours", left = left)
    } else if row.is_opponent_away {
        say!("lobby-time-vacation", name = &row.opponent, left = left)
    } else {
        say!("lobby-time-theirs", name = &row.opponent, left = left)
    };
    format!("{time} {enter}")
}

/// The greetings with their digits.
pub fn greetings_line(is_muted: bool) -> String {
    let words =
        (1..).zip(GREETINGS).map(|(digit, name)| format!("{digit} {}", greeting_word(name)));
    let muted = if is_muted { "yes" } else { "no" };
    words.chain([say!("greetings-muted", muted = muted)]).collect::<Vec<_>>().join("  ")
}

pub fn greeting_word(name: &str) -> String {
    words::of("greeting", name)
}

/// A key of an account: its kind with the begin of its fingerprint, and its last login.
pub fn key_columns(row: &KeyRow) -> [String; 2] {
    /// Characters of a fingerprint that are shown.
    const SHOWN: usize = 10;
    let (kind, digits) = row.fingerprint.split_once(':').unwrap_or(("", &row.fingerprint));
    let digits: String = digits.chars().take(SHOWN).collect();
    let name = match kind {
        "web" => say!("account-browser", digits = digits),
        _ => say!("account-ssh-key", digits = digits),
    };
    let used = row.used.and_then(|at| Timestamp::from_millisecond(at).ok());
    let used = match used {
        _ if row.is_yours => say!("account-this-key"),
        Some(at) => Offset::UTC.to_datetime(at).date().to_string(),
        None => String::new(),
    };
    [name, used]
}
