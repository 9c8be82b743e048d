//! What outlives the program: games in the keep, and how they are asked for.

use super::{Lessons, Table};
use crate::coach::Review;
use crate::records::Record;
use crate::rules::{Color, Variant};

/// The number of a game in the keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub i64);

/// Tells the games of this run of the program apart, whether the keep has a number for them or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot(pub u64);

/// Whether games outlive the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keeping {
    /// They do not: the line left in the terminal has to bring them back.
    #[default]
    Off,
    /// Every ply is kept.
    On,
    /// They should, but something is in the way.
    Hindered,
}

/// What the record of a game says beside its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The names of Black's and White's player.
    pub players: [String; 2],
    /// When it was played.
    pub date: String,
    /// Where.
    pub place: String,
    /// The result that the record states, Black's discs less White's.
    pub stated: Option<i32>,
}

impl From<&Record> for About {
    fn from(record: &Record) -> Self {
        Self {
            players: record.players.clone(),
            date: record.date.clone(),
            place: record.place.clone(),
            stated: record.stated,
        }
    }
}

/// Which games of the keep are meant.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::EnumString,
    strum::VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum View {
    /// All but the deleted ones.
    #[default]
    All,
    /// Those played here.
    Own,
    /// Those that can go on.
    Unfinished,
    /// Those from records.
    Imported,
    /// The deleted ones, which can come back.
    Deleted,
}

impl View {
    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::All => "all games",
            Self::Own => "played here",
            Self::Unfinished => "unfinished",
            Self::Imported => "imported",
            Self::Deleted => "deleted",
        }
    }
}

/// What games are sorted by.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::EnumString,
    strum::VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Sort {
    /// The latest first.
    #[default]
    Date,
    /// Black's player.
    Black,
    /// White's player.
    White,
    /// What Black won by, the most first.
    Result,
    /// The opening.
    Opening,
}

impl Sort {
    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Date => "date",
            Self::Black => "Black",
            Self::White => "White",
            Self::Result => "result",
            Self::Opening => "opening",
        }
    }
}

/// Which games are asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words that all have to occur among names, date, place and opening.
    pub words: String,
    /// Which ones.
    pub view: View,
    /// In which order.
    pub sort: Sort,
    /// How many of them are passed over.
    pub offset: usize,
}

/// A game as the list of them shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number.
    pub id: GameId,
    /// Its rules.
    pub variant: Variant,
    /// The players' names.
    pub players: [String; 2],
    /// When it was played.
    pub date: String,
    /// Where it was played.
    pub place: String,
    /// How many discs were placed.
    pub moves: u32,
    /// Black's discs and White's.
    pub discs: [u32; 2],
    /// Black's discs less White's, the empty squares given to the winner, of a game that is over.
    pub result: Option<i32>,
    /// Whether it is over.
    pub is_finished: bool,
    /// The opening's name; empty where there is none.
    pub opening: String,
}

impl Entry {
    /// A side's player, `?` where nobody says.
    pub fn player(&self, side: Color) -> &str {
        let name = &self.players[side.index()];
        if name.is_empty() { "?" } else { name }
    }

    /// How it ended or stands: `40-24`, with the empty squares given to the winner where it is over,
    /// `40-24*` where it is not; `X`, `O` or `=` in tic-tac-toe.
    pub fn score(&self) -> String {
        let [black, white] = self.discs;
        let squares = self.variant.board.len().cast_signed();
        match (self.variant.flips(), self.result, self.is_finished) {
            (false, Some(1..), true) => "X".to_owned(),
            (false, Some(0), true) => "=".to_owned(),
            (false, Some(_), true) => "O".to_owned(),
            (true, Some(result), true)
                if self.variant.gives_empties() && (-squares..=squares).contains(&result) =>
            {
                format!("{}-{}", i32::midpoint(squares, result), i32::midpoint(squares, -result))
            }
            (false, ..) => "*".to_owned(),
            (true, _, true) => format!("{black}-{white}"),
            (true, _, false) => format!("{black}-{white}*"),
        }
    }
}

/// A part of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// What was asked.
    pub query: Query,
    /// The games from the query's offset on.
    pub entries: Vec<Entry>,
    /// How many there are in all.
    pub total: usize,
}

/// A game against the computer that came to its end, seen from the person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The rules.
    pub variant: Variant,
    /// The number of the computer's level.
    pub level: u8,
    /// The person's discs less the computer's, the empty squares given to the winner; in tic-tac-toe
    /// 1, 0 or -1.
    pub difference: i32,
    /// When it ended.
    pub date: String,
}

/// What the keep answers.
#[derive(Clone, Debug)]
pub enum KeepNews {
    /// A game of this run has this number from now on.
    Placed(Slot, GameId),
    /// What was asked for is done, and there is nothing to say.
    Nothing,
    /// Games cannot be kept for now: why, without a full stop.
    Unkept(String),
    /// Games are kept again, and none is missing.
    KeptAgain,
    /// Something does not work, or had to be set aside: a sentence without a full stop.
    Trouble(String),
    /// Something was done: a sentence without a full stop.
    Done(String),
    /// The one record that was taken in is this game: a sentence without a full stop.
    TakenIn(GameId, String),
    /// A part of the list.
    Listed(Box<Listing>),
    /// A game.
    Opened(Box<Table>),
    /// The games against the computer, the oldest first.
    History(Vec<Outcome>),
    /// The review that is kept of a game.
    Reviewed(GameId, Box<Review>),
    /// What there is to practise.
    Lessons(Box<Lessons>),
}

/// What the app asks of the keep.
#[derive(Clone, Debug)]
pub enum Wish {
    /// Keep a game as it is now.
    Keep(Box<Table>),
    /// Take records in.
    Import(Vec<Record>),
    /// List games.
    List(Query),
    /// Open a game.
    Open(GameId),
    /// Delete a game, or bring it back.
    Delete(GameId, bool),
    /// Tell of the games against the computer.
    Tell,
    /// Tell what review is kept of a game, if one is.
    Review(GameId),
    /// Keep a review with its game, and the mistakes that one side made to be practised.
    KeepReview {
        /// The game.
        game: GameId,
        /// Its review.
        review: Box<Review>,
        /// Whose mistakes are to be practised.
        learner: Option<Color>,
    },
    /// Tell what there is to practise.
    Lessons,
    /// A position was practised.
    Practised {
        /// Its number.
        id: i64,
        /// How many times in a row it has been solved.
        streak: u8,
        /// When it comes back; `None` once it is solved for good.
        in_days: Option<u32>,
    },
}

/// What a table remembers of when it was kept last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Moment {
    played: usize,
    taken_back: usize,
}

impl Moment {
    pub(super) fn of(table: &Table) -> Self {
        Self { played: table.game.played().len(), taken_back: table.game.taken_back().len() }
    }
}
