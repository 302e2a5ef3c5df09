//! A WebSocket.

use wasm_bindgen::prelude::*;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

use super::window;

/// What happens to a socket.
pub(crate) enum SocketEvent {
    Opened,
    Received(String),
    /// It has ended, or could not be opened.
    Closed,
}

/// A WebSocket. Dropping it closes it without an event.
pub(crate) struct Socket {
    socket: WebSocket,
    _opened: Closure<dyn FnMut(Event)>,
    _received: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut(CloseEvent)>,
}

impl Socket {
    /// Opens a socket to a path on the server of this page.
    pub(crate) fn open(path: &str, tell: impl Fn(SocketEvent) + Clone + 'static) -> Option<Socket> {
        let location = window().location();
        let encrypted = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if encrypted { "wss" } else { "ws" };
        let host = location.host().ok()?;
        let socket = WebSocket::new(&format!("{scheme}://{host}{path}")).ok()?;
        let opened = {
            let tell = tell.clone();
            Closure::<dyn FnMut(Event)>::new(move |_| tell(SocketEvent::Opened))
        };
        let received = {
            let tell = tell.clone();
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                if let Some(text) = event.data().as_string() {
                    tell(SocketEvent::Received(text));
                }
            })
        };
        let closed = Closure::<dyn FnMut(CloseEvent)>::new(move |_| tell(SocketEvent::Closed));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(received.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Socket { socket, _opened: opened, _received: received, _closed: closed })
    }

    /// Sends a message. If that fails, [`SocketEvent::Closed`] follows.
    pub(crate) fn send(&self, text: &str) {
        let _ends_soon = self.socket.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _closed_already = self.socket.close();
    }
}
