use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Promise;
use stapel_protocol::table::rest::NewTableJson;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::{FromWorker, Kept, KeptTable, ToWorker};
use crate::app::words::file;
use crate::browser::worker::{FromThread, Thread};

/// Opens a table in this browser, and gives its id once it is kept; `None` if there can be none. What
/// the browser can't keep is told to `warn`.
pub(crate) async fn open_table(
    name: String,
    wish: &NewTableJson,
    warn: impl Fn() + Clone + 'static,
) -> Option<String> {
    let thread: Rc<RefCell<Option<Thread>>> = Rc::default();
    let opened = Promise::new(&mut |done, failed| {
        let (speak, warn) = (thread.clone(), warn.clone());
        let open = ToWorker::Open { name: name.clone(), wish: wish.to_text() };
        let fail = failed.clone();
        let hear = move |said| {
            let message = match said {
                FromThread::Said(message) => FromWorker::from_js(&message),
                FromThread::Failed => Some(FromWorker::Impossible(String::new())),
            };
            match message {
                Some(FromWorker::Ready) => {
                    if let Some(thread) = &*speak.borrow() {
                        thread.say(&open.to_js());
                    }
                }
                Some(FromWorker::Step(step)) => {
                    if let Some((mut table, about)) = KeptTable::new(&step) {
                        if table.keep(&step) == Kept::ForNow {
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
        *thread.borrow_mut() = Thread::begin(&file("start-worker.js"), hear);
        if thread.borrow().is_none() {
            let _settles = failed.call0(&JsValue::NULL);
        }
    });
    let id = JsFuture::from(opened).await;
    // The table begins anew where it is shown.
    thread.borrow_mut().take();
    id.ok()?.as_string()
}
