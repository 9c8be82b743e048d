//! The table of keys of a page, or of what is typed or asked over it.

use super::binding::Binding;
use super::common::{HELP, LOOK, PALETTE, QUIT, QUIT_BY_CONTROL, REPAINT, SUSPEND};

/// The kind of a table: which keys it shares with the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KeyTableKind {
    /// A page from which every other can be reached.
    Page,
    /// A page that is not left for another one.
    Locked,
    /// Something that lies over a page.
    Panel,
    /// Text that is typed: letters mean themselves.
    Text,
}

/// The table of keys: what they mean on a page, or while something is typed or asked over it.
#[derive(Debug)]
#[must_use]
pub struct KeyTable {
    /// What it is called, as in the message `keys-board`.
    pub name: &'static str,
    kind: KeyTableKind,
    /// Its own bindings, group by group.
    rows: &'static [&'static [Binding]],
    /// The key that leads back.
    back: Option<Binding>,
    /// Whether the page of keys lists it.
    pub is_listed: bool,
    /// What the mouse does there: its names, and the messages of what it does.
    pub mouse: &'static [(&'static str, &'static str)],
}

impl PartialEq for KeyTable {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for KeyTable {}

impl KeyTable {
    const fn new(
        name: &'static str,
        kind: KeyTableKind,
        rows: &'static [&'static [Binding]],
    ) -> Self {
        Self { name, kind, rows, back: None, is_listed: false, mouse: &[] }
    }

    /// The keys of a page.
    pub const fn page(name: &'static str, rows: &'static [&'static [Binding]]) -> Self {
        Self { is_listed: true, ..Self::new(name, KeyTableKind::Page, rows) }
    }

    /// The keys of a page that is not left for another one: it has no palette.
    pub const fn locked(name: &'static str, rows: &'static [&'static [Binding]]) -> Self {
        Self { is_listed: true, ..Self::new(name, KeyTableKind::Locked, rows) }
    }

    /// The keys of something that lies over a page.
    pub const fn panel(name: &'static str, rows: &'static [&'static [Binding]]) -> Self {
        Self::new(name, KeyTableKind::Panel, rows)
    }

    /// The keys while text is typed.
    pub const fn text(name: &'static str, rows: &'static [&'static [Binding]]) -> Self {
        Self::new(name, KeyTableKind::Text, rows)
    }

    /// The same with a key that leads back.
    pub const fn back(self, back: Binding) -> Self {
        Self { back: Some(back), ..self }
    }

    /// The same on the page of keys, or not.
    pub const fn listed(self, is_listed: bool) -> Self {
        Self { is_listed, ..self }
    }

    /// The same with what the mouse does.
    pub const fn mouse(self, mouse: &'static [(&'static str, &'static str)]) -> Self {
        Self { mouse, ..self }
    }

    /// Whether letters are text there.
    pub fn takes_text(&self) -> bool {
        self.kind == KeyTableKind::Text
    }

    /// Every binding: its own, and those that it shares with the other tables of its kind.
    pub fn bindings(&self) -> impl Iterator<Item = &Binding> {
        const LOOK_AND_HELP: &[Binding] = &[LOOK, HELP];
        const EVERYWHERE: &[Binding] = &[SUSPEND, REPAINT, QUIT];
        const WHILE_TYPING: &[Binding] = &[SUSPEND, REPAINT, QUIT_BY_CONTROL];
        const OTHER_PAGES: &[Binding] = &[PALETTE];
        let (before, after, last): (&[Binding], &[Binding], _) = match self.kind {
            KeyTableKind::Page => (LOOK_AND_HELP, OTHER_PAGES, EVERYWHERE),
            KeyTableKind::Locked => (LOOK_AND_HELP, &[], EVERYWHERE),
            KeyTableKind::Panel => (&[], &[], EVERYWHERE),
            KeyTableKind::Text => (&[], &[], WHILE_TYPING),
        };
        let own = self.rows.iter().copied().flatten();
        own.chain(before).chain(&self.back).chain(after).chain(last)
    }
}
