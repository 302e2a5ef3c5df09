use std::cell::RefCell;
use std::rc::Rc;

use stapel_client::LinkEvent;

use super::{FromWorker, StoreResult, StoredTable, ToWorker};
use crate::app::words::file;
use crate::browser::storage::{self, Watch};
use crate::browser::worker::{Worker, WorkerEvent};

/// A table in this browser that a worker runs. Dropping it ends the worker.
pub(crate) struct TableHere {
    worker: Rc<RefCell<Option<Worker>>>,
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
        let Some(table) = StoredTable::find(id) else {
            tell(LinkEvent::Missing);
            return None;
        };
        let load = ToWorker::Load { id: id.to_owned(), name, lines: table.lines().to_owned() };
        let table = Rc::new(RefCell::new(table));
        let watch = {
            let (table, tell) = (table.clone(), tell.clone());
            storage::watch(move || match table.borrow().look() {
                StoreResult::Stored | StoreResult::Unsaved => {}
                StoreResult::ChangedElsewhere => tell(LinkEvent::Elsewhere),
                StoreResult::Deleted => tell(LinkEvent::Missing),
            })
        };
        let worker: Rc<RefCell<Option<Worker>>> = Rc::default();
        let speak = worker.clone();
        let hear = move |said| match said {
            WorkerEvent::Message(message) => match FromWorker::from_js(&message) {
                Some(FromWorker::Ready) => {
                    for message in [&load, &ToWorker::Join { since }] {
                        say(&speak, message);
                    }
                    tell(LinkEvent::Opened);
                }
                Some(FromWorker::Step(step)) => {
                    let kept = table.borrow_mut().keep(&step);
                    match kept {
                        StoreResult::Stored => {}
                        StoreResult::Unsaved => tell(LinkEvent::NotKept),
                        StoreResult::ChangedElsewhere => return tell(LinkEvent::Elsewhere),
                        StoreResult::Deleted => return tell(LinkEvent::Missing),
                    }
                    for message in step.messages {
                        // The session may have closed the link meanwhile.
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
            WorkerEvent::Failed => tell(LinkEvent::Closed { retry_after: None }),
        };
        *worker.borrow_mut() = Some(Worker::begin(&file("start-worker.js"), hear)?);
        Some(TableHere { worker, _watch: watch })
    }

    /// Sends a message.
    pub(crate) fn send(&self, text: &str) {
        say(&self.worker, &ToWorker::Message(text.to_owned()));
    }
}

impl Drop for TableHere {
    fn drop(&mut self) {
        // What the worker is told with holds it too, so it would not end by itself.
        self.worker.borrow_mut().take();
    }
}

fn say(worker: &RefCell<Option<Worker>>, message: &ToWorker) {
    if let Some(worker) = &*worker.borrow() {
        worker.say(&message.to_js());
    }
}
