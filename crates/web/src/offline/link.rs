use std::cell::RefCell;
use std::rc::Rc;

use stapel_client::LinkEvent;

use super::{FromWorker, Kept, KeptTable, ToWorker};
use crate::app::words::file;
use crate::browser::storage::{self, Watch};
use crate::browser::worker::{FromThread, Thread};

/// A table in this browser that a worker runs. Dropping it ends the worker.
pub(crate) struct TableHere {
    thread: Rc<RefCell<Option<Thread>>>,
    _watch: Watch,
}

impl TableHere {
    /// Begins to run the table with this id, for someone of this name who knows it up to a version.
    pub(crate) fn open(
        id: &str,
        since: Option<u64>,
        name: String,
        tell: impl Fn(LinkEvent) + Clone + 'static,
    ) -> Option<TableHere> {
        let Some(table) = KeptTable::find(id) else {
            tell(LinkEvent::Missing);
            return None;
        };
        let load = ToWorker::Load { id: id.to_owned(), name, lines: table.lines().to_owned() };
        let table = Rc::new(RefCell::new(table));
        let watch = {
            let (table, tell) = (table.clone(), tell.clone());
            storage::watch(move || match table.borrow().look() {
                Kept::Yes | Kept::ForNow => {}
                Kept::Elsewhere => tell(LinkEvent::Elsewhere),
                Kept::Gone => tell(LinkEvent::Missing),
            })
        };
        let thread: Rc<RefCell<Option<Thread>>> = Rc::default();
        let speak = thread.clone();
        let hear = move |said| match said {
            FromThread::Said(message) => match FromWorker::from_js(&message) {
                Some(FromWorker::Ready) => {
                    for message in [&load, &ToWorker::Join { since }] {
                        say(&speak, message);
                    }
                    tell(LinkEvent::Opened);
                }
                Some(FromWorker::Step(step)) => {
                    let kept = table.borrow_mut().keep(&step);
                    match kept {
                        Kept::Yes => {}
                        Kept::ForNow => tell(LinkEvent::NotKept),
                        Kept::Elsewhere => return tell(LinkEvent::Elsewhere),
                        Kept::Gone => return tell(LinkEvent::Missing),
                    }
                    for message in step.messages {
                        // Whoever is told may have had enough.
                        if speak.borrow().is_some() {
                            tell(LinkEvent::Received(message));
                        }
                    }
                }
                Some(FromWorker::Impossible(problem)) => {
                    crate::browser::log_error(&problem);
                    tell(LinkEvent::Unreadable);
                }
                None => {}
            },
            FromThread::Failed => tell(LinkEvent::Closed { retry_after: None }),
        };
        *thread.borrow_mut() = Some(Thread::begin(&file("start-worker.js"), hear)?);
        Some(TableHere { thread, _watch: watch })
    }

    /// Sends a message.
    pub(crate) fn send(&self, text: &str) {
        say(&self.thread, &ToWorker::Message(text.to_owned()));
    }
}

impl Drop for TableHere {
    fn drop(&mut self) {
        // What the worker is told with holds it too, so it would not end by itself.
        self.thread.borrow_mut().take();
    }
}

fn say(thread: &RefCell<Option<Thread>>, message: &ToWorker) {
    if let Some(thread) = &*thread.borrow() {
        thread.say(&message.to_js());
    }
}
