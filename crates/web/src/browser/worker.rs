//! Web workers.

use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, WorkerOptions, WorkerType};

/// What comes from a worker.
pub(crate) enum WorkerEvent {
    Message(JsValue),
    /// It could not start, or has failed. No more messages come.
    Failed,
}

/// A running worker. Dropping it terminates it.
pub(crate) struct Worker {
    worker: web_sys::Worker,
    _said: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(Event)>,
}

impl Worker {
    /// Starts a worker with a script.
    pub(crate) fn begin(script: &str, tell: impl Fn(WorkerEvent) + 'static) -> Option<Worker> {
        let tell = Rc::new(tell);
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options(script, &options).ok()?;
        let said = {
            let tell = tell.clone();
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                tell(WorkerEvent::Message(event.data()));
            })
        };
        let failed = Closure::<dyn FnMut(Event)>::new(move |_| tell(WorkerEvent::Failed));
        worker.set_onmessage(Some(said.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(Worker { worker, _said: said, _failed: failed })
    }

    /// Sends a message to it.
    pub(crate) fn say(&self, message: &JsValue) {
        // Only what can't be copied is refused, and texts can be.
        let _always_said = self.worker.post_message(message);
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
