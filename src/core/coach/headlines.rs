//! Headlines: a reason in at most eight words.

use super::fact::Fact;
use super::select::Reason;
use super::subject::Listener;
use crate::rules::{Color, Square};
use crate::words::{self, Argument, say};

/// Largest number of moves left that counts as few.
const FEW: u32 = 6;

/// Role of the move in a headline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
enum MoveRole {
    Made,
    Better,
}

impl Reason {
    /// The reason in at most eight words, for a move of `side` on `made`.
    pub fn headline(&self, side: Color, made: Square, listener: &Listener) -> String {
        let role = if self.square == made { MoveRole::Made } else { MoveRole::Better };
        let details = Details::of(&self.fact, side);
        let square = |at: Option<Square>| at.map(|at| at.to_string()).unwrap_or_default();
        let few = if details.is_few { "few" } else { "many" };
        let arguments: [(&str, Argument); 12] = [
            ("few", few.into()),
            ("square", self.square.to_string().into()),
            ("role", <&str>::from(role).into()),
            ("own", person(side, listener).into()),
            ("other", person(!side, listener).into()),
            ("at", square(details.at[0]).into()),
            ("at-too", square(details.at[1]).into()),
            ("best", square(details.better).into()),
            ("edge", details.edge.into()),
            ("count", details.count.into()),
            ("whose", details.whose.into()),
            ("effect", details.effect.into()),
        ];
        words::message(&format!("headline-{}", self.fact.kind()), &arguments)
    }

    pub fn principle(&self) -> String {
        self.fact.principle().sentence()
    }
}

impl Fact {
    /// Whether the sentence has more information than the headline.
    pub const fn adds_to_headline(&self) -> bool {
        !matches!(
            self,
            Self::OnlyMove
                | Self::TakesCorner(_)
                | Self::GivesCorner(_)
                | Self::LeavesCorner(_)
                | Self::DefendsCorner(_)
                | Self::ThreatensCorner(_)
                | Self::MissesCorner(_)
                | Self::ForcesPass
                | Self::EndsGame
                | Self::WipesOut
                | Self::EarlyEdge
                | Self::FillsEdge(_)
        )
    }
}

/// A side as an object: `you`, `your opponent`, or its name.
fn person(side: Color, listener: &Listener) -> String {
    match listener.you {
        Some(you) if you == side => say!("person-you"),
        Some(_) => say!("person-opponent"),
        None => listener.name(side),
    }
}

/// Details a headline may name.
#[derive(Default)]
struct Details {
    at: [Option<Square>; 2],
    /// The better move, where the squares are others.
    better: Option<Square>,
    edge: String,
    count: u32,
    /// Whether few moves are left.
    is_few: bool,
    /// `own` for the side that moves, `other` for the opponent.
    whose: &'static str,
    /// Kind of what a reply does.
    effect: String,
}

impl Details {
    /// A reply, and what it does.
    fn of_reply(reply: Square, effect: Option<&Fact>) -> Self {
        let named = effect.map(|effect| match effect {
            Fact::ThreatensCorner(at) | Fact::DefendsCorner(at) | Fact::Swindle(at, _) => Some(*at),
            _ => None,
        });
        let kind = effect.map_or_else(String::new, |effect| effect.kind().to_string());
        Self { at: [Some(reply), named.flatten()], effect: kind, ..Self::default() }
    }

    fn of(fact: &Fact, side: Color) -> Self {
        let at = |square: &Square| Self { at: [Some(*square), None], ..Self::default() };
        let whose = |who: &Color| if *who == side { "own" } else { "other" };
        match fact {
            Fact::TakesCorner(square)
            | Fact::GivesCorner(square)
            | Fact::LeavesCorner(square)
            | Fact::DefendsCorner(square)
            | Fact::ThreatensCorner(square)
            | Fact::MissesCorner(square)
            | Fact::XSquare(square)
            | Fact::CSquare(square)
            | Fact::AllowsWipeOut(square)
            | Fact::LeavesHole(square)
            | Fact::ControlsDiagonal(square)
            | Fact::StonerTrap(square)
            | Fact::Swindle(square, _) => at(square),
            Fact::OpensMove(_, reply) | Fact::FewerAnswers(_, reply, ..) => at(reply),
            Fact::Answers(best, reply, answer) => {
                Self { at: [Some(*reply), Some(*answer)], better: Some(*best), ..Self::default() }
            }
            Fact::LeavesMoves(_, replies) => {
                let mut named = replies.squares();
                let at = [named.next(), named.next()];
                Self { at, count: replies.len(), ..Self::default() }
            }
            Fact::LeavesOpen(best, reply)
            | Fact::Prepares(best, reply)
            | Fact::Ripens(best, reply, _) => {
                Self { at: [Some(*best), Some(*reply)], ..Self::default() }
            }
            Fact::WrongOrder(best)
            | Fact::ComesLater(best)
            | Fact::NearlyAsGood(best, _)
            | Fact::DeepDifference(best, _) => at(best),
            Fact::Answer(square, effect) => Self::of_reply(*square, Some(effect)),
            Fact::LeavesSquare(square, effect) => Self::of_reply(*square, effect.as_deref()),
            Fact::InLine(taker, square, _) => Self { whose: whose(taker), ..at(square) },
            Fact::DoubleThreat(one, other) | Fact::SacrificesCorner(one, other) => {
                Self { at: [Some(*one), Some(*other)], ..Self::default() }
            }
            Fact::PassInLine(who, _) | Fact::WipeOutInLine(who, _) | Fact::LastInRegion(who, _) => {
                Self { whose: whose(who), ..Self::default() }
            }
            Fact::FillsEdge(edge)
            | Fact::Wedges(edge)
            | Fact::UnbalancedEdge(edge, _)
            | Fact::BalancedEdge(edge)
            | Fact::EdgeAtEnd(edge, ..) => {
                Self { edge: words::of("edge", &edge.to_string()), ..Self::default() }
            }
            Fact::FewerMoves(_, left, _) => Self { is_few: *left <= FEW, ..Self::default() },
            Fact::GainsStable(count) => Self { count: *count, ..Self::default() },
            _ => Self::default(),
        }
    }
}
