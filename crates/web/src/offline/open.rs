use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Promise;
use stapel_protocol::table::rest::NewTableJson;
use stapel_rules::SeatSet;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::{FromWorker, Step, StoreResult, StoredTable, TableInfo, ToWorker};
use crate::app::words::file;
use crate::browser::worker::{Worker, WorkerEvent};

/// Opens a table in this browser, and gives its id once it is stored; `None` if no table can be opened. `warn`
/// is called if the browser can't store it.
pub(crate) async fn open_table(
    name: String,
    wish: &NewTableJson,
    warn: impl Fn() + Clone + 'static,
) -> Option<String> {
    open(ToWorker::Open { name, wish: wish.to_text() }, StoredTable::new, warn).await
}

/// Opens a table that goes on with the game of a record. The person takes these seats, and this bot all others.
pub(crate) async fn open_branch(
    name: String,
    seats: SeatSet,
    bot: &str,
    record: String,
    warn: impl Fn() + Clone + 'static,
) -> Option<String> {
    let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    let open_it = ToWorker::Resume { name, seats: seats.join(" "), bot: bot.to_owned(), record };
    open(open_it, StoredTable::branch, warn).await
}

async fn open(
    message: ToWorker,
    store: fn(&Step) -> Option<(StoredTable, TableInfo)>,
    warn: impl Fn() + Clone + 'static,
) -> Option<String> {
    let worker: Rc<RefCell<Option<Worker>>> = Rc::default();
    let opened = Promise::new(&mut |done, failed| {
        let (speak, warn) = (worker.clone(), warn.clone());
        let open = message.clone();
        let fail = failed.clone();
        let hear = move |said| {
            let message = match said {
                WorkerEvent::Message(message) => FromWorker::from_js(&message),
                WorkerEvent::Failed => Some(FromWorker::Impossible(String::new())),
            };
            match message {
                Some(FromWorker::Ready) => {
                    if let Some(worker) = &*speak.borrow() {
                        worker.say(&open.to_js());
                    }
                }
                Some(FromWorker::Step(step)) => {
                    if let Some((mut table, about)) = store(&step) {
                        if table.keep(&step) == StoreResult::Unsaved {
                            warn();
                        }
                        let id = JsValue::from_str(&about.table.id);
                        let _settles = done.call1(&JsValue::NULL, &id);
                    }
                }
                Some(FromWorker::Impossible(_)) => {
                    let _settles = fail.call0(&JsValue::NULL);
                }
                None => {}
            }
        };
        *worker.borrow_mut() = Worker::begin(&file("start-worker.js"), hear);
        if worker.borrow().is_none() {
            let _settles = failed.call0(&JsValue::NULL);
        }
    });
    let id = JsFuture::from(opened).await;
    // The table begins anew where it is shown.
    worker.borrow_mut().take();
    id.ok()?.as_string()
}
