//! Facts of the coach in words: a headline of at most eight words, and the evidence in one or two sentences.

use crate::arguments::MessageArguments;
use crate::language::of;
use crate::listener::{Listener, MoveNaming};
use crate::reviews::even;
use crate::say;
use outflank_core::coach::{Fact, Principle, Reason, corner_of};
use outflank_core::rules::{Color, Square};

/// Squares that a sentence lists at most; of more it gives the number.
const MOST_LISTED: u32 = 6;
/// Largest number of moves left that a headline calls few.
const FEW: u32 = 6;

/// A fact about a move of `side` on `square`, in one or two sentences.
pub fn fact_sentence(fact: &Fact, side: Color, square: Square, listener: &Listener) -> String {
    let naming = MoveNaming { side, listener };
    let mut arguments = MessageArguments::of(fact, &naming);
    arguments.add("square", square.to_string());
    arguments.add("own", listener.called(side));
    arguments.add("other", listener.called(!side));
    arguments.add("who", listener.who(side));
    match fact {
        Fact::UnbalancedEdge { gap, .. } => {
            let is_c_square = corner_of(*gap).is_some();
            arguments.add("shape", if is_c_square { "five" } else { "four" });
        }
        Fact::GivesAccess { moves } if moves.len() > MOST_LISTED => {
            arguments.variant = "gives-access-many";
        }
        Fact::Expects { score, .. } | Fact::Exact { score } => {
            let leader = if *score < 0 { !side } else { side };
            arguments.add("outcome", outcome(*score));
            arguments.add("leader", listener.called(leader));
            arguments.add("margin", even(*score));
        }
        _ => {}
    }
    let sentence = beginning(arguments.message("fact"));
    match fact {
        Fact::Answer { reply, effect }
        | Fact::LeavesSquare { at: reply, effect: Some(effect) }
        | Fact::BothWant { best: reply, effect: Some(effect) }
        | Fact::OpensMove { reply, effect: Some(effect), .. } => {
            format!("{sentence} {}", fact_sentence(effect, !side, *reply, listener))
        }
        _ => sentence,
    }
}

/// The reason in at most eight words, for a move of `side` on `made`.
pub fn headline(reason: &Reason, side: Color, made: Square, listener: &Listener) -> String {
    let naming = MoveNaming { side, listener };
    let mut arguments = MessageArguments::of(&reason.fact, &naming);
    arguments.add("square", reason.square.to_string());
    arguments.add("own", listener.object(side));
    arguments.add("other", listener.object(!side));
    arguments.add("role", if reason.square == made { "made" } else { "better" });
    if let Fact::FewerMoves { count, .. } = reason.fact {
        arguments.add("few", if count <= FEW { "few" } else { "many" });
    }
    beginning(arguments.message("headline"))
}

/// Whether the sentence of a fact has more information than its headline.
pub const fn adds_to_headline(fact: &Fact) -> bool {
    !matches!(
        fact,
        Fact::OnlyMove
            | Fact::TakesCorner { .. }
            | Fact::GivesCorner { .. }
            | Fact::LeavesCorner { .. }
            | Fact::DefendsCorner { .. }
            | Fact::ThreatensCorner { .. }
            | Fact::MissesCorner { .. }
            | Fact::ForcesPass
            | Fact::EndsGame
            | Fact::WipesOut
            | Fact::EarlyEdge
            | Fact::FillsEdge { .. }
    )
}

/// The general lesson of a reason.
pub fn principle_sentence(principle: Principle) -> String {
    of("principle", &principle.to_string())
}

/// Subject to practise, in a few words.
pub fn subject_to_practise(principle: Principle) -> String {
    of("subject", &principle.to_string())
}

/// Outcome for the side that moves, as messages name it.
const fn outcome(score: i32) -> &'static str {
    match score {
        0 => "even",
        1.. => "ahead",
        _ => "behind",
    }
}

/// Capitalises a sentence that starts with the opponent.
fn beginning(sentence: String) -> String {
    let opponent = say!("person-opponent");
    match sentence.strip_prefix(&opponent) {
        Some(rest) => {
            let mut letters = opponent.chars();
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            first.chain(letters).chain(rest.chars()).collect()
        }
        None => sentence,
    }
}
