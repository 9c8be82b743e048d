//! Key tables of pages, panels and text fields.

use super::binding::Binding;
use super::common::{CURSOR, HELP, LOOK, PALETTE, QUIT, QUIT_BY_CONTROL, REPAINT, SUSPEND};

/// Kind of a table: decides which common bindings it includes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KeyTableKind {
    /// A page from which all others are reachable.
    Page,
    /// A page without the palette.
    Locked,
    /// A panel over a page.
    Panel,
    /// A text field: letters are text.
    Text,
}

/// Keys of a page, a panel or a text field.
#[derive(Debug)]
#[must_use]
pub struct KeyTable {
    /// Name of the table; `board` has the title message `keys-board`.
    pub name: &'static str,
    kind: KeyTableKind,
    /// The table's own bindings, in groups.
    rows: &'static [&'static [Binding]],
    back: Option<Binding>,
    /// Whether the help page lists it.
    pub is_listed: bool,
    /// Mouse actions: messages of their name and help.
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

    pub const fn page(name: &'static str, rows: &'static [&'static [Binding]]) -> Self {
        Self { is_listed: true, ..Self::new(name, KeyTableKind::Page, rows) }
    }

    pub const fn locked(name: &'static str, rows: &'static [&'static [Binding]]) -> Self {
        Self { is_listed: true, ..Self::new(name, KeyTableKind::Locked, rows) }
    }

    pub const fn panel(name: &'static str, rows: &'static [&'static [Binding]]) -> Self {
        Self::new(name, KeyTableKind::Panel, rows)
    }

    pub const fn text(name: &'static str, rows: &'static [&'static [Binding]]) -> Self {
        Self::new(name, KeyTableKind::Text, rows)
    }

    pub const fn back(self, back: Binding) -> Self {
        Self { back: Some(back), ..self }
    }

    pub const fn listed(self, is_listed: bool) -> Self {
        Self { is_listed, ..self }
    }

    pub const fn mouse(self, mouse: &'static [(&'static str, &'static str)]) -> Self {
        Self { mouse, ..self }
    }

    /// Whether its keys move a cursor on a board.
    pub fn moves_cursor(&self) -> bool {
        let arrows = CURSOR[0].help;
        self.rows.iter().copied().flatten().any(|binding| binding.help == arrows)
    }

    /// Whether the table is that of a panel over a page.
    pub fn is_panel(&self) -> bool {
        self.kind == KeyTableKind::Panel
    }

    pub fn takes_text(&self) -> bool {
        self.kind == KeyTableKind::Text
    }

    /// All bindings: the table's own, then the common ones of its kind.
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
