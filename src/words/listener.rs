//! Listeners, and how sentences name the two sides.

use crate::arguments::Naming;
use crate::language::who;
use crate::names::side_name;
use crate::say;
use outflank_core::rules::{Color, Variant};

/// Listener of the coach: the variant, and the side addressed as `you`, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listener {
    pub variant: Variant,
    pub you: Option<Color>,
}

impl Listener {
    /// A listener on neither side.
    pub const fn neutral(variant: Variant) -> Self {
        Self { variant, you: None }
    }

    pub fn name(&self, side: Color) -> String {
        side_name(self.variant, side)
    }

    /// Name of a side in a sentence that does not address it: `your opponent` for the listener's opponent.
    pub fn called(&self, side: Color) -> String {
        if self.you == Some(!side) { say!("person-opponent") } else { self.name(side) }
    }

    /// A side as an object: `you`, `your opponent`, or its name.
    pub fn object(&self, side: Color) -> String {
        if self.you == Some(side) { say!("person-you") } else { self.called(side) }
    }

    /// Form of address of a side, as messages expect it: `you` or `other`.
    pub fn who(&self, side: Color) -> &'static str {
        who(self.you == Some(side))
    }
}

/// Sentences about a whole game name both sides.
impl Naming for Listener {
    fn name(&self, side: Color) -> String {
        self.name(side)
    }

    fn who(&self, side: Color) -> &'static str {
        self.who(side)
    }
}

/// Names in a sentence about a move of a side.
pub(crate) struct MoveNaming<'a> {
    pub side: Color,
    pub listener: &'a Listener,
}

impl Naming for MoveNaming<'_> {
    fn name(&self, side: Color) -> String {
        self.listener.called(side)
    }

    fn who(&self, side: Color) -> &'static str {
        self.listener.who(side)
    }

    fn place(&self, side: Color) -> Option<&'static str> {
        Some(if side == self.side { "own" } else { "other" })
    }
}
