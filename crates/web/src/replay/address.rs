//! Where in a game one is, in the address: `#v=12&eyes=0`. Whoever gets the link sees the same.

use stapel_client::replay::Perspective as Eyes;
use stapel_rules::Seat;
use wasm_bindgen::JsValue;

use crate::browser::{origin, window};

/// A position and the eyes it is seen with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    pub(super) index: usize,
    pub(super) eyes: Eyes,
}

impl Spot {
    /// The deal, with open cards.
    const START: Spot = Spot { index: 0, eyes: Eyes::Open };

    /// What the present address says. What it doesn't say is as at the start.
    pub(super) fn present() -> Spot {
        let hash = window().location().hash().unwrap_or_default();
        let mut spot = Spot::START;
        for part in hash.trim_start_matches('#').split('&') {
            match part.split_once('=') {
                Some(("v", number)) => spot.index = number.parse().unwrap_or(0),
                Some(("eyes", seat)) => {
                    let seat = seat.parse().ok().and_then(Seat::new);
                    spot.eyes = seat.map_or(Eyes::Open, Eyes::Seat);
                }
                _ => {}
            }
        }
        spot
    }

    /// What stands behind the path.
    fn hash(self) -> String {
        let eyes = match self.eyes {
            Eyes::Open => String::from("open"),
            Eyes::Seat(seat) => seat.index().to_string(),
        };
        format!("#v={}&eyes={eyes}", self.index)
    }

    /// Puts it into the address, without a step that the back button would have to go back.
    pub(super) fn write(self) {
        if let Ok(history) = window().history() {
            // Browsers refuse what comes too often; the next time it works again.
            let _written = history.replace_state_with_url(&JsValue::NULL, "", Some(&self.hash()));
        }
    }

    /// The link to it.
    pub(super) fn link(self) -> String {
        let path = window().location().pathname().unwrap_or_default();
        format!("{}{path}{}", origin(), self.hash())
    }
}
