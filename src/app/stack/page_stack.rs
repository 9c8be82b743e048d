//! The stack of pages: each with the number by which answers find it.

use crate::app::pages::Page;
use crate::store::AskerId;

/// The pages from the bottom to the top; never empty. Going back takes the top one away.
#[derive(Clone, Debug)]
pub struct PageStack {
    pages: Vec<(AskerId, Page)>,
    /// How many pages were ever opened: the number of the last one.
    opened: u64,
}

impl PageStack {
    /// A stack of one page.
    pub fn new(page: Page) -> Self {
        let mut stack = Self { pages: Vec::new(), opened: 0 };
        stack.push(page);
        stack
    }

    const fn next(&mut self) -> AskerId {
        self.opened += 1;
        AskerId(self.opened)
    }

    /// Puts a page over the others. Returns its number.
    pub fn push(&mut self, page: Page) -> AskerId {
        let id = self.next();
        self.pages.push((id, page));
        id
    }

    /// Puts a page beneath the others.
    pub fn put_beneath(&mut self, page: Page) {
        let id = self.next();
        self.pages.insert(0, (id, page));
    }

    /// Takes the top page away; `None` where it is the only one.
    pub fn pop(&mut self) -> Option<Page> {
        if self.pages.len() > 1 { self.pages.pop().map(|(_, page)| page) } else { None }
    }

    /// Takes all pages away for which that is wanted: somebody else has to see to it that one is left.
    pub fn take(&mut self, is_wanted: impl Fn(&Page) -> bool) -> Vec<Page> {
        let taken = self.pages.extract_if(.., |(_, page)| is_wanted(page));
        taken.map(|(_, page)| page).collect()
    }

    /// The pages, from the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Page> + ExactSizeIterator {
        self.pages.iter().map(|(_, page)| page)
    }

    /// The same with their numbers.
    pub fn iter_addressed(&self) -> impl Iterator<Item = (AskerId, &Page)> {
        self.pages.iter().map(|(id, page)| (*id, page))
    }

    /// The same with their numbers, to be changed.
    pub fn iter_mut(
        &mut self,
    ) -> impl DoubleEndedIterator<Item = (AskerId, &mut Page)> + ExactSizeIterator {
        self.pages.iter_mut().map(|(id, page)| (*id, page))
    }

    /// The page whose keys count, and its number.
    pub fn top(&self) -> (AskerId, &Page) {
        let (id, page) = self.pages.last().expect("there is always a page");
        (*id, page)
    }

    /// The same, to be changed.
    pub fn top_mut(&mut self) -> &mut Page {
        &mut self.pages.last_mut().expect("there is always a page").1
    }

    /// The top page, to be changed, and those beneath it.
    pub fn split(&mut self) -> (&mut Page, impl DoubleEndedIterator<Item = &Page>) {
        let (top, beneath) = self.pages.split_last_mut().expect("there is always a page");
        (&mut top.1, beneath.iter().map(|(_, page)| page))
    }
}
