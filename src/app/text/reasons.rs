//! Reasons of the coach as text.

use crate::app::session::game_session::GameSession;
use crate::coach::{Advice, Advised, Fact, Grade, Line, Question, Reason, Stakes, without_result};
use crate::rules::{Bitboard, Color, Square};
use crate::words::{Listener, adds_to_headline, fact_sentence, headline, principle_sentence, say};

/// Limit of shown moves of an expected line.
const LONGEST_LINE: usize = 12;

/// Text of the coach panel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CoachText {
    pub title: String,
    pub head: String,
    /// Grade of the move in question, if one was played.
    pub grade: Option<Grade>,
    pub sentences: Vec<String>,
    /// Instruction, shown even where there is little room.
    pub foot: String,
    /// Squares to highlight on the board.
    pub squares: Bitboard,
    /// Squares of candidate moves, which the board shows as A, B and so on.
    pub candidates: Vec<Square>,
    /// Whether head and sentences are rows of a table, which are cut and not wrapped.
    pub is_table: bool,
}

impl CoachText {
    /// The candidate moves with their letters.
    pub fn lettered(candidates: &[Square]) -> impl Iterator<Item = (char, Square)> {
        ('A'..='Z').zip(candidates.iter().copied())
    }
}

/// Reasons for a move, with the choices of their presentation.
pub struct ReasonText<'a> {
    pub reasons: &'a [Reason],
    pub side: Color,
    pub made: Square,
    pub listener: Listener,
    /// Discs the move loses.
    pub loss: i32,
    /// Reason shown in detail, from 1; 0 for the summary.
    pub detail: usize,
    /// Whether to explain the principle of the first reason.
    pub explains: bool,
}

impl<'a> ReasonText<'a> {
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

    /// Headlines of the reasons, without principles.
    pub fn headlines(self) -> Vec<String> {
        Self { detail: 0, explains: false, ..self }.sentences().0
    }

    /// Share of the loss that a reason explains, if tested.
    fn part_of_loss(&self, reason: &Reason) -> Option<String> {
        let share = reason.share.filter(|_| self.loss > 0 && !reason.is_only_the_line())?;
        let discs = (f64::from(self.loss) * f64::from(share) / 100.0).round() as i32;
        Some(if discs >= self.loss {
            say!("reason-all-of-loss")
        } else {
            say!("reason-part-of-loss", discs = discs, loss = self.loss)
        })
    }

    /// Sentences, and the squares they mention.
    pub fn sentences(&self) -> (Vec<String>, Bitboard) {
        let Self { side, made, listener, .. } = self;
        let headline = |reason: &Reason| headline(reason, *side, *made, listener);
        let evidence =
            |reason: &Reason| fact_sentence(&reason.fact, *side, reason.square, listener);
        let asked = self.detail.checked_sub(1);
        if let Some(reason) = asked.and_then(|at| without_result(self.reasons).nth(at)) {
            let mut sentences = Vec::new();
            if !reason.is_only_the_line() {
                sentences.push(headline(reason));
            }
            if adds_to_headline(&reason.fact) {
                sentences.push(evidence(reason));
            }
            sentences.extend(self.part_of_loss(reason));
            sentences.extend(reason.principle().map(principle_sentence));
            return (sentences, lit(reason));
        }
        let mut sentences = Vec::new();
        // The expected line is shown once, and only that of the move itself.
        let is_wanted = |reason: &&Reason| !reason.is_only_the_line() || reason.square == self.made;
        for (at, reason) in without_result(self.reasons).filter(is_wanted).enumerate() {
            // Other reasons say more than the expected line.
            let only_line = reason.is_only_the_line();
            if only_line && at == 0 && self.loss > 0 {
                sentences.push(say!("reason-none"));
            }
            sentences.push(if only_line { evidence(reason) } else { headline(reason) });
            let principle = reason.principle().filter(|_| at == 0 && self.explains);
            sentences.extend(principle.map(principle_sentence));
        }
        let squares = without_result(self.reasons).next().filter(|it| !it.is_only_the_line());
        (sentences, squares.map(lit).unwrap_or_default())
    }
}

/// Squares of a reason to highlight: none of an expected line, whose order they would not show, and none where they
/// would cover a quarter of the board.
fn lit(reason: &Reason) -> Bitboard {
    let is_clear = reason.squares.len() <= MOST_LIT && !reason.is_only_the_line();
    if is_clear { reason.squares } else { Bitboard::EMPTY }
}

/// Most squares that are highlighted at once.
const MOST_LIT: u32 = 8;

/// Sentences on an answer while the right move is still to be found, and the squares they mention; leaves out reasons
/// with squares in `right`.
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
    let reason_text = ReasonText {
        reasons: &reasons,
        side: question.side,
        made,
        listener: Listener { variant: question.variant, you: Some(question.side) },
        loss: stakes.loss(),
        detail,
        explains: false,
    };
    let (mut sentences, squares) = reason_text.sentences();
    // The summary has only the first sentence.
    if detail == 0 {
        sentences.truncate(1);
    }
    (sentences, squares)
}

/// Annotation of a grade, as in chess books; empty for good moves.
pub const fn mark(grade: Grade) -> &'static str {
    match grade {
        Grade::Best | Grade::Good => "",
        Grade::Inaccuracy => "?!",
        Grade::Mistake => "?",
        Grade::Blunder => "??",
    }
}

/// Listener in a session: its only person, if there is one.
pub fn listener(session: &GameSession) -> Listener {
    Listener { variant: session.setup.variant, you: session.only_human() }
}

/// Sentences of reasons for a move of `side`.
pub fn reasons_in_words<'a>(
    reasons: impl IntoIterator<Item = &'a Reason>,
    side: Color,
    listener: &Listener,
) -> Vec<String> {
    let sentence = |reason: &Reason| fact_sentence(&reason.fact, side, reason.square, listener);
    reasons.into_iter().map(sentence).collect()
}

/// Headline of the first fault of a move that says nothing of the best move; `None` without one.
pub fn fault_of(advice: &Advice, square: Square, listener: &Listener) -> Option<String> {
    let best = advice.moves.first()?.line.square;
    let faults = advice.on(square)?.reasons.iter().filter(|reason| reason.is_fault_of(square));
    let texts = faults.map(|reason| headline(reason, advice.side, square, listener));
    texts.into_iter().find(|text| !text.contains(&best.to_string()))
}

/// First sentence: the headline of a reason in detail, taken from `sentences`; else `head`.
pub fn headed(head: String, sentences: &mut Vec<String>, detail: usize) -> String {
    if detail > 0 && sentences.len() > 1 { sentences.remove(0) } else { head }
}

/// Reasons in words, followed by the expected line unless a reason is about it or shown in detail.
pub fn with_line(reason_text: &ReasonText, line: &Line) -> (Vec<String>, Bitboard) {
    let (mut sentences, lit) = reason_text.sentences();
    let has_line =
        reason_text.reasons.iter().any(|reason| matches!(reason.fact, Fact::Expects { .. }));
    let squares = std::iter::once(&line.square).chain(&line.replies).take(LONGEST_LINE);
    let squares: Vec<String> = squares.map(Square::to_string).collect();
    if squares.len() > 1 && !has_line && reason_text.detail == 0 {
        sentences.push(say!("coach-line", line = squares.join(" ")));
    }
    (sentences, lit)
}
