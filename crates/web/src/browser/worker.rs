//! A thread of its own.

use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, WorkerOptions, WorkerType};

/// What a worker tells.
pub(crate) enum FromThread {
    /// It says something.
    Said(JsValue),
    /// It could not begin, or has broken down. It says nothing more.
    Failed,
}

/// A running worker. Dropping it ends it, whatever it does.
pub(crate) struct Thread {
    worker: web_sys::Worker,
    _said: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(Event)>,
}

impl Thread {
    /// Begins a worker with a script.
    pub(crate) fn begin(script: &str, tell: impl Fn(FromThread) + 'static) -> Option<Thread> {
        let tell = Rc::new(tell);
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options(script, &options).ok()?;
        let said = {
            let tell = tell.clone();
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                tell(FromThread::Said(event.data()));
            })
        };
        let failed = Closure::<dyn FnMut(Event)>::new(move |_| tell(FromThread::Failed));
        worker.set_onmessage(Some(said.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(Thread { worker, _said: said, _failed: failed })
    }

    /// Says something to it.
    pub(crate) fn say(&self, message: &JsValue) {
        // Only what can't be copied is refused, and texts can be.
        let _always_said = self.worker.post_message(message);
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
