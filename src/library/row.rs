//! A game as a row of the database.

pub mod identity;

use super::clock::{local_time, timestamp};
use crate::engine::Level;
use crate::records::{PlayerName, Record, read_board, sanitize, write_board};
use crate::rules::{Color, Forfeit, Game, GameClocks, TimeControl, Variant, openings, transcript};
use crate::store::{GameFault, GameId, ImportId, PlayerId, Provenance, Seat, StoredGame};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension as _, named_params};
use std::time::Duration;

/// Columns of a game, in the order of [`Row::read`].
pub const COLUMNS: &str = "revision, rules, first, start, moves, ahead, black, white, black_level, \
     white_level, black_ms, white_ms, result, stated, date, place, played, controls, times, forfeit, \
     player, black_kind, white_kind";

/// Number of [`COLUMNS`]; a query's own columns follow them.
pub const COLUMN_COUNT: usize = 23;

/// White as the first player.
const WHITE: &str = "O";

/// Text of a column without control characters: another program may have written it. Invalid UTF-8 is replaced.
pub fn text(row: &rusqlite::Row, column: usize) -> rusqlite::Result<String> {
    match row.get_ref(column)? {
        ValueRef::Text(bytes) => Ok(sanitize(&String::from_utf8_lossy(bytes), usize::MAX)),
        _ => row.get(column),
    }
}

/// Name of a player, out of the columns of its text and its kind.
pub fn player_name(row: &rusqlite::Row, name: usize, kind: usize) -> rusqlite::Result<PlayerName> {
    let kind: Option<String> = row.get(kind)?;
    Ok(PlayerName::of_kind(kind.as_deref(), text(row, name)?))
}

/// Search word of a kind of name, with a sign that no text contains. `None` for a name.
pub fn word_of_kind(name: &PlayerName) -> Option<String> {
    name.kind().map(|_| format!("\u{1}{}", name.text().to_lowercase()))
}

/// Level of a person in the database.
pub const PERSON: u16 = 0;
/// Level of a guest in the database; the guest's name is in the column of the player's name.
pub const GUEST: u16 = u16::MAX;

/// A game as a row.
#[derive(Clone, Debug)]
pub struct Row {
    pub revision: i64,
    /// Owner of the game.
    player: PlayerId,
    variant: String,
    first: String,
    start: Option<String>,
    moves: String,
    ahead: String,
    players: [PlayerName; 2],
    levels: [Option<u16>; 2],
    /// Milliseconds used by both sides.
    used: [i64; 2],
    /// Time controls of Black and White: `5m+3s -`.
    time_controls: Option<String>,
    /// Milliseconds of each ply, if known.
    times: Option<String>,
    forfeit: Option<String>,
    stated: Option<i32>,
    date: String,
    place: String,
    played: bool,
    /// Number of the import that added it.
    import: Option<ImportId>,
    result: Option<i32>,
    /// Search data derived from the game.
    facts: Facts,
}

#[derive(Clone, Debug, Default)]
struct Facts {
    placed: u32,
    finished: bool,
    discs: [u32; 2],
    opening: String,
}

/// Search words of a variant other than standard Reversi.
pub fn words_of_variant(variant: Variant) -> String {
    if variant.is_tournament() {
        String::new()
    } else {
        format!("\n{}", variant.name.to_lowercase())
    }
}

/// Moves with their passes, so that reading ends at the same ply.
fn moves(plies: &[crate::rules::Ply], variant: Variant) -> String {
    let notation = variant.notation;
    let name = |ply: &crate::rules::Ply| {
        ply.square().map_or_else(|| "--".to_owned(), |square| notation.name(square))
    };
    plies.iter().map(name).collect()
}

impl Row {
    fn of_game(game: &Game, record: &Record) -> Self {
        let count = game.count();
        Self {
            revision: 1,
            player: PlayerId::HOME,
            variant: game.variant().key.to_owned(),
            first: game.first().letter().to_string(),
            start: game.custom_start().map(|start| write_board(start, game.first())),
            moves: moves(game.played(), game.variant()),
            ahead: moves(game.taken_back(), game.variant()),
            players: record.players.clone(),
            levels: [None; 2],
            used: record.clocks.used(game).map(milliseconds),
            time_controls: write_time_controls(&record.clocks),
            times: write_times(&record.clocks),
            forfeit: game.forfeit().map(|forfeit| forfeit.to_string()),
            stated: record.stated,
            date: record.date.clone(),
            place: record.place.clone(),
            played: false,
            import: None,
            result: record.result(),
            facts: Facts {
                placed: game.moves_played() as u32,
                finished: game.is_over(),
                discs: [count.black, count.white],
                opening: openings::name(game).unwrap_or_default().to_owned(),
            },
        }
    }

    pub fn of_played(stored: &StoredGame) -> Self {
        let row = Self::of_game(&stored.record.game, &stored.record);
        let levels = match stored.provenance {
            Provenance::Imported => return row,
            Provenance::Played { seats } => seats.map(level),
        };
        Self { levels: levels.map(Some), date: local_time(), played: true, ..row }
    }

    /// Row of an imported record. An unfinished game has its stated result.
    pub fn of_record(record: &Record) -> Self {
        let row = Self::of_game(&record.game, record);
        Self { result: row.result.or(record.stated.filter(|_| !record.is_position())), ..row }
    }

    /// Sets the owner, initially [`PlayerId::HOME`].
    pub fn of_player(self, player: PlayerId) -> Self {
        Self { player, ..self }
    }

    /// Sets the import that adds the game.
    pub fn of_import(self, import: ImportId) -> Self {
        Self { import: Some(import), ..self }
    }

    /// Black's final margin in discs, if the moves give a result.
    pub fn margin(&self) -> Option<i8> {
        let played_out = self.result.filter(|_| self.forfeit.is_none());
        played_out.map(|result| result.clamp(-64, 64) as i8)
    }

    pub const fn player(&self) -> PlayerId {
        self.player
    }

    /// Whether the game was played here.
    pub const fn is_played(&self) -> bool {
        self.played
    }

    /// Searchable text in lower case.
    fn words(&self) -> String {
        let words = |name: &PlayerName| word_of_kind(name).unwrap_or_else(|| name.to_string());
        let [black, white] = self.players.each_ref().map(words);
        let parts = [&*black, &*white, &*self.date, &*self.place, &*self.facts.opening];
        let words = parts.map(str::to_lowercase).join("\n");
        words + &Variant::from_key(&self.variant).map(words_of_variant).unwrap_or_default()
    }

    pub fn insert(&self, db: &Connection) -> rusqlite::Result<GameId> {
        self.put(db, None)?;
        Ok(GameId(db.last_insert_rowid()))
    }

    fn put(&self, db: &Connection, fingerprint: Option<i64>) -> rusqlite::Result<Option<GameId>> {
        let mut insert = db.prepare_cached(
            "INSERT INTO game (player, revision, played, created, changed, fingerprint, rules, first, start, moves,
                 ahead, placed, finished, black, white, black_level, white_level, black_ms,
                 white_ms, controls, times, forfeit, black_discs, white_discs, result, stated, date, place,
                 opening, words, import, black_kind, white_kind)
             VALUES (:player, :revision, :played, :now, :now, :fingerprint, :rules, :first, :start, :moves, :ahead,
                 :placed, :finished, :black, :white, :black_level, :white_level, :black_ms,
                 :white_ms, :controls, :times, :forfeit, :black_discs, :white_discs, :result, :stated, :date,
                 :place, :opening, :words, :import, :black_kind, :white_kind)
             ON CONFLICT (fingerprint) DO UPDATE SET deleted = NULL, import = excluded.import
                 WHERE deleted IS NOT NULL
             RETURNING id",
        )?;
        let values = named_params! {
            ":player": self.player.0, ":revision": self.revision, ":played": self.played, ":now": timestamp(), ":fingerprint": fingerprint,
            ":rules": self.variant, ":first": self.first, ":start": self.start,
            ":moves": self.moves, ":ahead": self.ahead, ":placed": self.facts.placed,
            ":finished": self.facts.finished, ":black": self.players[0].text(),
            ":white": self.players[1].text(), ":black_level": self.levels[0],
            ":white_level": self.levels[1], ":black_ms": self.used[0],
            ":white_ms": self.used[1], ":controls": self.time_controls, ":times": self.times,
            ":forfeit": self.forfeit, ":black_discs": self.facts.discs[0],
            ":white_discs": self.facts.discs[1], ":result": self.result,
            ":stated": self.stated, ":date": self.date, ":place": self.place,
            ":opening": self.facts.opening, ":words": self.words(),
            ":import": self.import.map(|import| import.0),
            ":black_kind": self.players[0].kind(), ":white_kind": self.players[1].kind(),
        };
        insert.query_row(values, |row| row.get(0)).map(GameId).optional()
    }

    /// Updates a game if its revision is still `over`; returns whether it was.
    pub fn update(&self, db: &Connection, id: GameId, over: i64) -> rusqlite::Result<bool> {
        let mut update = db.prepare_cached(
            "UPDATE game SET revision = :over + 1, deleted = NULL, changed = :now, moves = :moves,
                 ahead = :ahead, placed = :placed, finished = :finished, black = :black,
                 white = :white, black_ms = :black_ms, white_ms = :white_ms, controls = :controls,
                 times = :times, forfeit = :forfeit,
                 black_discs = :black_discs, white_discs = :white_discs, result = :result,
                 opening = :opening, words = :words, black_kind = :black_kind, white_kind = :white_kind
             WHERE id = :id AND revision = :over AND player = :player",
        )?;
        let changed = update.execute(named_params! {
            ":now": timestamp(), ":moves": self.moves, ":ahead": self.ahead,
            ":placed": self.facts.placed, ":finished": self.facts.finished,
            ":black": self.players[0].text(), ":white": self.players[1].text(), ":black_ms": self.used[0],
            ":white_ms": self.used[1], ":controls": self.time_controls, ":times": self.times,
            ":forfeit": self.forfeit, ":black_discs": self.facts.discs[0],
            ":white_discs": self.facts.discs[1], ":result": self.result,
            ":opening": self.facts.opening, ":words": self.words(), ":id": id.0,
            ":black_kind": self.players[0].kind(), ":white_kind": self.players[1].kind(),
            ":over": over, ":player": self.player.0,
        })?;
        Ok(changed > 0)
    }

    /// Replaces the names of a game played here by those that `kind` gives for variant, text and the levels of the own
    /// and the other side, where it gives one. `opening` is the column of that name.
    pub fn rename(
        mut self,
        db: &Connection,
        id: i64,
        opening: String,
        kind: impl Fn(Variant, &str, u16, u16) -> Option<PlayerName>,
    ) -> rusqlite::Result<()> {
        let variant = Variant::from_key(&self.variant).unwrap_or_default();
        let [black, white] = self.levels.map(|level| level.unwrap_or(PERSON));
        for (name, (own, other)) in self.players.iter_mut().zip([(black, white), (white, black)]) {
            if let Some(found) = kind(variant, name.text(), own, other) {
                *name = found;
            }
        }
        self.facts.opening = opening;
        let [black, white] = &self.players;
        let sql =
            "UPDATE game SET black = ?1, white = ?2, black_kind = ?3, white_kind = ?4, words = ?5
             WHERE id = ?6";
        let values = (black.text(), white.text(), black.kind(), white.kind(), self.words(), id);
        db.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }

    /// Reads a row of the [`COLUMNS`].
    pub fn read(row: &rusqlite::Row) -> rusqlite::Result<Self> {
        Ok(Self {
            revision: row.get(0)?,
            variant: row.get(1)?,
            first: row.get(2)?,
            start: row.get(3)?,
            moves: row.get(4)?,
            ahead: row.get(5)?,
            players: [player_name(row, 6, 21)?, player_name(row, 7, 22)?],
            levels: [row.get(8)?, row.get(9)?],
            used: [row.get(10)?, row.get(11)?],
            result: row.get(12)?,
            stated: row.get(13)?,
            date: text(row, 14)?,
            place: text(row, 15)?,
            played: row.get(16)?,
            import: None,
            time_controls: row.get(17)?,
            times: row.get(18)?,
            forfeit: row.get(19)?,
            player: PlayerId(row.get(20)?),
            facts: Facts::default(),
        })
    }

    /// Game of the row; Errors: [`GameFault`].
    fn game(&self) -> Result<Game, GameFault> {
        let variant = Variant::from_key(&self.variant).ok_or(GameFault::Rules)?;
        let first = if self.first == WHITE { Color::White } else { Color::Black };
        let start = match &self.start {
            None => Game::new(variant, first),
            Some(board) => {
                let (position, side) = read_board(board)?;
                Game::starting_at(variant, position, side)
            }
        };
        let mut game = transcript::continued(start, &self.moves)?;
        let forfeit = self.forfeit.as_deref().and_then(|text| text.parse::<Forfeit>().ok());
        if let Some(forfeit) = forfeit.filter(|_| !game.is_over()) {
            game.end_by(forfeit)?;
            return Ok(game);
        }
        let played = game.played().len();
        // Unreadable moves of the redo list are no loss.
        let Ok(mut whole) = transcript::continued(game.clone(), &self.ahead) else {
            return Ok(game);
        };
        while whole.played().len() > played {
            whole.take_back();
        }
        Ok(whole)
    }

    /// Game with its redo list; Errors: [`GameFault`].
    pub fn whole_game(&self) -> Result<Game, GameFault> {
        let mut game = self.game()?;
        while game.replay().is_some() {}
        Ok(game)
    }

    /// Stored game; Errors: [`GameFault`].
    pub fn stored(&self, id: GameId) -> Result<StoredGame, GameFault> {
        let record = self.record()?;
        let variant = record.game.variant();
        let provenance = if self.played {
            let [black, white] = self.levels;
            let [one, other] = &self.players;
            Provenance::Played {
                seats: [seat(variant, black, one.text()), seat(variant, white, other.text())],
            }
        } else {
            Provenance::Imported
        };
        let revision = self.revision;
        Ok(StoredGame { id: Some(id), revision, tree_revision: 0, record, provenance })
    }

    /// Record of the row; Errors: [`GameFault`].
    pub fn record(&self) -> Result<Record, GameFault> {
        let game = self.game()?;
        Ok(Record {
            clocks: self.game_clocks(&game),
            players: self.players.clone(),
            date: self.date.clone(),
            place: self.place.clone(),
            stated: self.stated,
            ..Record::of(game)
        })
    }

    /// Clocks of the game. Unreadable parts are left out, so that the game is kept.
    fn game_clocks(&self, game: &Game) -> GameClocks {
        let texts = self.time_controls.as_deref().unwrap_or_default();
        let mut time_controls = texts.split(' ').map(|text| text.parse::<TimeControl>().ok());
        let time_controls = [(); 2].map(|()| time_controls.next().flatten());
        let milliseconds = |text: &str| text.parse().ok().map(Duration::from_millis);
        let times = self.times.as_deref().unwrap_or_default();
        let plies = times.split_whitespace().map(milliseconds).collect();
        let used = self.used.map(|time| Duration::from_millis(u64::try_from(time).unwrap_or(0)));
        GameClocks::resumed(time_controls, plies, used, game)
    }
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

fn write_time_controls(clocks: &GameClocks) -> Option<String> {
    let name = |control: Option<TimeControl>| {
        control.map_or_else(|| "-".to_owned(), |control| control.to_string())
    };
    clocks.is_limited().then(|| clocks.time_controls.map(name).join(" "))
}

fn write_times(clocks: &GameClocks) -> Option<String> {
    let name = |time: &Option<Duration>| {
        time.map_or_else(|| "-".to_owned(), |time| milliseconds(time).to_string())
    };
    let times = clocks.plies().iter().map(name);
    let text = times.collect::<Vec<_>>().join(" ");
    (!text.is_empty()).then_some(text)
}

/// Level column of a player.
fn level(seat: Seat) -> u16 {
    match seat {
        Seat::Human => PERSON,
        Seat::Computer(level) => level.number(),
        Seat::Guest(_) => GUEST,
    }
}

/// Player of a level column.
fn seat(variant: Variant, level: Option<u16>, name: &str) -> Seat {
    match level {
        None | Some(PERSON) => Seat::Human,
        Some(GUEST) => name.parse().map_or(Seat::Human, Seat::Guest),
        Some(number) => Level::from_number(variant, number).map_or(Seat::Human, Seat::Computer),
    }
}
