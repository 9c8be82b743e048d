//! Reasons for moves, in words.

use crate::app::session::table::Table;
use crate::coach::{Advised, Grade, Listener, Question, Reason, Stakes, without_result};
use crate::rules::{Bitboard, Color, Square};
use crate::words::say;

/// A few sentences of the coach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    /// What they are about.
    pub title: String,
    /// The most important thing, in a few words.
    pub head: String,
    /// How good the move is that it is about, where it is about one that was made.
    pub grade: Option<Grade>,
    /// Why it is so.
    pub sentences: Vec<String>,
    /// What is to be done, where something is: it is never left out for want of room.
    pub foot: String,
    /// The squares that are spoken of, to be lit on the board.
    pub squares: Bitboard,
}

/// The reasons for a move, as somebody wants to hear them.
pub struct Told<'a> {
    /// All of them.
    pub reasons: &'a [Reason],
    /// Who made the move.
    pub side: Color,
    /// The move.
    pub made: Square,
    /// Who listens.
    pub listener: Listener,
    /// Discs that the move loses.
    pub loss: i32,
    /// Which of them is wanted in detail, from 1; 0 for what all of them come down to.
    pub detail: usize,
    /// Whether the principle behind the first of them is explained at once.
    pub explains: bool,
}

impl<'a> Told<'a> {
    /// The reasons for a move that is advised on.
    pub fn of_advice(
        advised: &'a Advised,
        side: Color,
        listener: Listener,
        loss: i32,
        detail: usize,
    ) -> Self {
        let (reasons, made) = (&advised.reasons, advised.line.square);
        Self { reasons, side, made, listener, loss, detail, explains: true }
    }

    /// What the reasons come down to, without principles.
    pub fn headlines(self) -> Vec<String> {
        Self { detail: 0, explains: false, ..self }.sentences().0
    }

    /// How much of the loss hangs on a reason, where that was tested.
    fn part_of_loss(&self, reason: &Reason) -> Option<String> {
        let share = reason.share.filter(|_| self.loss > 0 && !reason.is_only_the_line())?;
        let discs = (f64::from(self.loss) * f64::from(share) / 100.0).round() as i32;
        Some(if discs >= self.loss {
            say!("reason-all-of-loss")
        } else {
            say!("reason-part-of-loss", discs = discs, loss = self.loss)
        })
    }

    /// The sentences, and the squares that they speak of.
    pub fn sentences(&self) -> (Vec<String>, Bitboard) {
        let Self { side, made, listener, .. } = self;
        let headline = |reason: &Reason| reason.headline(*side, *made, listener);
        let evidence = |reason: &Reason| reason.fact.sentence(*side, reason.square, listener);
        let asked = self.detail.checked_sub(1);
        if let Some(reason) = asked.and_then(|at| without_result(self.reasons).nth(at)) {
            let mut sentences = Vec::new();
            if !reason.is_only_the_line() {
                sentences.push(headline(reason));
            }
            if reason.fact.says_more_than_its_headline() {
                sentences.push(evidence(reason));
            }
            sentences.extend(self.part_of_loss(reason));
            if !reason.is_only_the_line() {
                sentences.push(reason.principle());
            }
            return (sentences, reason.squares);
        }
        let mut sentences = Vec::new();
        // The likely line is shown once, and that of another move not at all.
        let is_wanted = |reason: &&Reason| !reason.is_only_the_line() || reason.square == self.made;
        for (at, reason) in without_result(self.reasons).filter(is_wanted).enumerate() {
            // A line says more than that there is one.
            let only_line = reason.is_only_the_line();
            if only_line && at == 0 && self.loss > 0 {
                sentences.push(say!("reason-none"));
            }
            sentences.push(if only_line { evidence(reason) } else { headline(reason) });
            if at == 0 && self.explains && !only_line {
                sentences.push(reason.principle());
            }
        }
        let squares = without_result(self.reasons).next().filter(|it| !it.is_only_the_line());
        (sentences, squares.map(|reason| reason.squares).unwrap_or_default())
    }
}

/// What the coach says of an answer to a question whose right answer is still to be found: nothing that tells the
/// squares in `right`.
pub fn about_answer(
    given: &Advised,
    stakes: Stakes,
    question: &Question,
    right: Bitboard,
    detail: usize,
) -> (Vec<String>, Bitboard) {
    let made = given.line.square;
    let about_it = |reason: &&Reason| {
        let tells = !(reason.squares & right).is_empty();
        reason.square == made && !reason.is_only_the_line() && !tells
    };
    let reasons: Vec<Reason> = given.reasons.iter().filter(about_it).cloned().collect();
    let told = Told {
        reasons: &reasons,
        side: question.side,
        made,
        listener: Listener { variant: question.variant, you: Some(question.side) },
        loss: stakes.loss(),
        detail,
        explains: false,
    };
    let (mut sentences, squares) = told.sentences();
    // Whoever asks hears them all; nobody is to read words that come in a later lesson.
    if detail == 0 {
        sentences.truncate(1);
    }
    (sentences, squares)
}

/// The mark of a grade beside a move, as the books have it; nothing for good moves.
pub const fn mark(grade: Grade) -> &'static str {
    match grade {
        Grade::Best | Grade::Good => "",
        Grade::Inaccuracy => "?!",
        Grade::Mistake => "?",
        Grade::Blunder => "??",
    }
}

/// The listener at a table: its only person, where there is one.
pub fn listener(table: &Table) -> Listener {
    Listener { variant: table.setup.variant, you: table.only_human() }
}

/// The sentences of some reasons for a move of `side`.
pub fn reasons_in_words<'a>(
    reasons: impl IntoIterator<Item = &'a Reason>,
    side: Color,
    listener: &Listener,
) -> Vec<String> {
    let sentence = |reason: &Reason| reason.fact.sentence(side, reason.square, listener);
    reasons.into_iter().map(sentence).collect()
}
