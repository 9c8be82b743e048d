//! The stack of pages, each with a number for its answers.

use crate::app::pages::Page;
use crate::store::AskerId;

/// Pages from bottom to top, never empty.
#[derive(Clone, Debug)]
pub struct PageStack {
    pages: Vec<(AskerId, Page)>,
    /// Number of pages opened so far; the latest page has this number.
    opened: u64,
}

impl PageStack {
    pub fn new(page: Page) -> Self {
        let mut stack = Self { pages: Vec::new(), opened: 0 };
        stack.push(page);
        stack
    }

    const fn next(&mut self) -> AskerId {
        self.opened += 1;
        AskerId(self.opened)
    }

    pub fn push(&mut self, page: Page) -> AskerId {
        let id = self.next();
        self.pages.push((id, page));
        id
    }

    /// Inserts a page at the bottom.
    pub fn put_beneath(&mut self, page: Page) {
        let id = self.next();
        self.pages.insert(0, (id, page));
    }

    /// Pops the top page; `None` for the last one.
    pub fn pop(&mut self) -> Option<Page> {
        if self.pages.len() > 1 { self.pages.pop().map(|(_, page)| page) } else { None }
    }

    /// Removes the matching pages. The caller makes sure that one is left.
    pub fn take(&mut self, is_wanted: impl Fn(&Page) -> bool) -> Vec<Page> {
        let taken = self.pages.extract_if(.., |(_, page)| is_wanted(page));
        taken.map(|(_, page)| page).collect()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Page> + ExactSizeIterator {
        self.pages.iter().map(|(_, page)| page)
    }

    pub fn iter_addressed(&self) -> impl Iterator<Item = (AskerId, &Page)> {
        self.pages.iter().map(|(id, page)| (*id, page))
    }

    pub fn iter_mut(
        &mut self,
    ) -> impl DoubleEndedIterator<Item = (AskerId, &mut Page)> + ExactSizeIterator {
        self.pages.iter_mut().map(|(id, page)| (*id, page))
    }

    pub fn top(&self) -> (AskerId, &Page) {
        let (id, page) = self.pages.last().expect("there is always a page");
        (*id, page)
    }

    pub fn top_mut(&mut self) -> &mut Page {
        &mut self.pages.last_mut().expect("there is always a page").1
    }
}
