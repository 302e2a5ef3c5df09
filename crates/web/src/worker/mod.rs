//! The program that runs a table without a server. It stores nothing: the page that started it gets everything
//! that is to be stored, together with the messages that may be shown after that.

mod host;
mod table_info;

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::browser;
use crate::offline::{FromWorker, ToWorker};
use host::Host;

thread_local! {
    static HOST: RefCell<Host> = RefCell::default();
}

/// Starts the program that runs a table without a server.
pub fn work() {
    // The page that started this worker hears that it has failed, and starts another one.
    std::panic::set_hook(Box::new(|panic| browser::log_error(&panic.to_string())));
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        if let Some(message) = ToWorker::from_js(&event.data()) {
            with_host(|host| host.hear(message));
        }
    });
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It is needed as long as the worker is there.
    hear.forget();
    tell(FromWorker::Ready);
}

fn with_host(act: impl FnOnce(&mut Host)) {
    HOST.with_borrow_mut(act);
}

fn tell(message: FromWorker) {
    // Only what can't be copied is refused, and texts can be.
    let _always_told = scope().post_message(&message.into_js());
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}
