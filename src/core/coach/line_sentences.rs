//! Sentences about lines and comparisons.

use super::fact::Fact;
use super::subject::{SentenceNames, SentenceSubject, list, name};
use crate::rules::{Color, Square};
use crate::words::{self, say};

impl Fact {
    /// Comparison of the line after the move with the line after the better move.
    pub(super) fn on_later_contrasts(&self, about: SentenceSubject) -> Option<String> {
        let SentenceNames { own, other, who, .. } = about.names();
        Some(match self {
            Self::LaterMoves(best, plies, made, then) => say!(
                "fact-later-moves",
                who = who,
                own = own,
                other = other,
                plies = *plies,
                own_made = made[0],
                other_made = made[1],
                best = name(*best),
                own_best = then[0],
                other_best = then[1]
            ),
            Self::LaterSafe(best, plies, less, more) => say!(
                "fact-later-safe",
                who = who,
                own = own,
                plies = *plies,
                less = *less,
                best = name(*best),
                more = *more
            ),
            Self::LaterFrontier(best, plies, more, fewer) => say!(
                "fact-later-frontier",
                who = who,
                own = own,
                plies = *plies,
                more = *more,
                best = name(*best),
                fewer = *fewer
            ),
            Self::LaterTargets(best, plies, fewer, more) => say!(
                "fact-later-targets",
                other = other,
                plies = *plies,
                fewer = *fewer,
                best = name(*best),
                more = *more
            ),
            Self::RunsOutInLine(best, plies) => say!(
                "fact-runs-out-in-line",
                who = who,
                own = own,
                plies = *plies,
                best = name(*best)
            ),
            _ => return None,
        })
    }

    /// Comparison of the board after the move with the board after the better move.
    pub(super) fn on_contrasts(&self, about: SentenceSubject) -> Option<String> {
        let SentenceNames { square, own, other, who } = about.names();
        Some(match self {
            Self::FewerTargets(best, fewer, more) => say!(
                "fact-fewer-targets",
                square = square,
                other = other,
                fewer = *fewer,
                best = name(*best),
                more = *more
            ),
            Self::MoreReplies(best, count, least) => say!(
                "fact-more-replies",
                square = square,
                other = other,
                count = *count,
                best = name(*best),
                least = *least
            ),
            Self::FewerMoves(best, count, most) => say!(
                "fact-fewer-moves",
                who = who,
                square = square,
                own = own,
                count = *count,
                best = name(*best),
                most = *most
            ),
            Self::MoreFrontier(best, count, least) => say!(
                "fact-more-frontier",
                who = who,
                square = square,
                own = own,
                count = *count,
                best = name(*best),
                least = *least
            ),
            Self::MoreOpen(best, count, least) => say!(
                "fact-more-open",
                square = square,
                count = *count,
                best = name(*best),
                least = *least
            ),
            Self::FewerQuietMoves(best, count, most) => say!(
                "fact-fewer-quiet-moves",
                who = who,
                square = square,
                own = own,
                count = *count,
                best = name(*best),
                most = *most
            ),
            Self::FlipsMore(best, count, least) => say!(
                "fact-flips-more",
                square = square,
                count = *count,
                best = name(*best),
                least = *least
            ),
            _ => return None,
        })
    }

    /// Squares and the order of moves, beside the better move.
    pub(super) fn on_squares(&self, about: SentenceSubject) -> Option<String> {
        let SentenceNames { square, own, other, who } = about.names();
        Some(match self {
            Self::OpensMove(best, reply) => say!(
                "fact-opens-move",
                square = square,
                other = other,
                reply = name(*reply),
                best = name(*best)
            ),
            Self::LeavesOpen(best, reply) => {
                say!("fact-leaves-open", other = other, reply = name(*reply), best = name(*best))
            }
            Self::LeavesMoves(best, replies) => {
                say!("fact-leaves-moves", other = other, list = list(*replies), best = name(*best))
            }
            Self::Answers(best, reply, answer) => say!(
                "fact-answers",
                who = who,
                square = square,
                own = own,
                other = other,
                best = name(*best),
                reply = name(*reply),
                answer = name(*answer)
            ),
            Self::ComesLater(best) => {
                say!("fact-comes-later", square = square, best = name(*best))
            }
            Self::FewerAnswers(best, reply, count, most) => say!(
                "fact-fewer-answers",
                who = who,
                own = own,
                other = other,
                reply = name(*reply),
                count = *count,
                best = name(*best),
                most = *most
            ),
            Self::WrongOrder(best) => {
                say!("fact-wrong-order", square = square, best = name(*best))
            }
            Self::Ripens(best, next, cost) => {
                let (best, next) = (name(*best), name(*next));
                say!("fact-ripens", best = best, next = next, cost = *cost)
            }
            Self::Prepares(best, next) => say!(
                "fact-prepares",
                who = who,
                square = square,
                own = own,
                best = name(*best),
                next = name(*next)
            ),
            Self::CouldWait(best) => {
                say!("fact-could-wait", square = square, other = other, best = name(*best))
            }
            Self::LeavesSquare(at, effect) => {
                let at_name = name(*at);
                let left =
                    say!("fact-leaves-square", who = who, own = own, other = other, at = at_name);
                let does = effect
                    .as_ref()
                    .map(|fact| format!(" {}", fact.sentence(!about.side, *at, &about.listener)));
                left + &does.unwrap_or_default()
            }
            _ => return None,
        })
    }

    /// Facts about the end of the game.
    pub(super) fn on_endings(&self, about: SentenceSubject) -> Option<String> {
        let SentenceNames { square, own, who, .. } = about.names();
        Some(match self {
            Self::LastInRegion(last, region) => say!(
                "fact-last-in-region",
                who = about.listener.who(*last),
                last = about.listener.called(*last),
                list = list(*region)
            ),
            Self::EdgeAtEnd(edge, best, less, more) => say!(
                "fact-edge-at-end",
                who = who,
                own = own,
                edge = words::of("edge", &edge.to_string()),
                less = *less,
                best = name(*best),
                more = *more
            ),
            Self::WipeOutInLine(wiped, plies) => say!(
                "fact-wipe-out-in-line",
                who = about.listener.who(*wiped),
                wiped = about.listener.called(*wiped),
                plies = *plies
            ),
            Self::NearlyAsGood(best, loss) => {
                say!("fact-nearly-as-good", best = name(*best), loss = *loss)
            }
            Self::DeepDifference(best, seen) => {
                say!("fact-deep-difference", square = square, best = name(*best), seen = *seen)
            }
            Self::PassesToWin(plies) => {
                say!("fact-passes-to-win", who = who, own = own, plies = *plies)
            }
            _ => return None,
        })
    }

    /// Facts about the expected line.
    pub(super) fn on_what_follows(&self, about: SentenceSubject) -> String {
        let SentenceNames { square, other, .. } = about.names();
        match self {
            Self::InLine(taker, corner, plies) => about.corner_in_line(*taker, *corner, *plies),
            Self::PassInLine(passer, plies) => say!(
                "fact-pass-in-line",
                who = about.listener.who(*passer),
                square = square,
                passer = about.listener.called(*passer),
                plies = *plies
            ),
            Self::Answer(reply, fact) => {
                let answer = say!("fact-answer", other = other, reply = name(*reply));
                format!("{answer} {}", fact.sentence(!about.side, *reply, &about.listener))
            }
            Self::Expects(line, score) => about.expects(line, *score),
            Self::Exact(score) => about.exact(*score),
            // The other functions cover the rest.
            _ => String::new(),
        }
    }
}

impl SentenceSubject {
    /// Sentence about a corner lost or won in a line.
    fn corner_in_line(&self, taker: Color, corner: Square, plies: u32) -> String {
        let SentenceNames { square, who, .. } = self.names();
        let (corner, name) = (name(corner), self.listener.called(taker));
        if taker == self.side {
            say!(
                "fact-wins-corner-in-line",
                who = who,
                square = square,
                taker = name,
                corner = corner,
                plies = plies
            )
        } else {
            say!(
                "fact-corner-in-line",
                who = who,
                square = square,
                taker = name,
                corner = corner,
                plies = plies
            )
        }
    }

    /// Outcome for the side that moves, as messages name it.
    const fn outcome(score: i32) -> &'static str {
        match score {
            0 => "even",
            1.. => "ahead",
            _ => "behind",
        }
    }

    fn leader(&self, score: i32) -> String {
        self.listener.called(if score < 0 { !self.side } else { self.side })
    }

    fn expects(&self, line: &[Square], score: i32) -> String {
        let square = self.square.to_string();
        let line = line.iter().map(Square::to_string).collect::<Vec<_>>().join(" ");
        let (outcome, margin) = (Self::outcome(score), score.abs());
        if self.listener.you == Some(self.side) {
            return say!(
                "fact-expects-you",
                outcome = outcome,
                square = square,
                line = line,
                margin = margin
            );
        }
        let leader = self.leader(score);
        say!(
            "fact-expects",
            outcome = outcome,
            square = square,
            line = line,
            leader = leader,
            margin = margin
        )
    }

    fn exact(&self, score: i32) -> String {
        let square = self.square.to_string();
        let (outcome, margin) = (Self::outcome(score), score.abs());
        if self.listener.you == Some(self.side) {
            return say!("fact-exact-you", outcome = outcome, square = square, margin = margin);
        }
        let leader = self.leader(score);
        say!("fact-exact", outcome = outcome, square = square, leader = leader, margin = margin)
    }
}
