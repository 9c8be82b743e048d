//! A program that answers by a script, over a transport without a process; time passes with each wait.

use outflank::opponents::{OpponentError, Transport};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Lines sent to a program.
pub type Diary = Arc<Mutex<Vec<String>>>;

/// The answers of a program to a line that it hears.
pub type Answers = fn(&str) -> Vec<String>;

/// The program.
pub struct MockProgram {
    answers: Answers,
    heard: Diary,
    says: VecDeque<String>,
    now: Duration,
}

impl MockProgram {
    pub fn new(answers: Answers, heard: &Diary) -> Self {
        Self { answers, heard: Arc::clone(heard), says: VecDeque::new(), now: Duration::ZERO }
    }
}

impl Transport for MockProgram {
    fn send(&mut self, line: &str) -> Result<(), OpponentError> {
        self.heard.lock().expect("no holder panics").push(line.to_owned());
        self.says.extend((self.answers)(line));
        Ok(())
    }

    fn receive(&mut self, wait: Duration) -> Result<Option<String>, OpponentError> {
        self.now += wait;
        Ok(self.says.pop_front())
    }

    fn now(&self) -> Duration {
        self.now
    }
}
