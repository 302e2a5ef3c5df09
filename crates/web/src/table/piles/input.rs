use leptos::prelude::*;
use stapel_client::NotQueued;
use stapel_client::screen::{End, Fits};
use stapel_rules::Card;
use stapel_rules::any::AnyAction;
use stapel_rules::piles::{Action, Pile};

use super::{LosingPlay, owes_text};
use crate::app::words::say;
use crate::app::{App, app};
use crate::browser::{document, focus};
use crate::table::live::{Live, refusal_text};

/// What the chosen card would do on each pile.
#[derive(Clone, Copy)]
pub(crate) struct ChosenFits(pub(crate) Memo<Option<Fits>>);

/// What the person is about to do: the chosen card, and what is asked before it is laid.
#[derive(Clone, Copy)]
pub(crate) struct PilesInput {
    app: App,
    live: Live,
    pub(crate) chosen: RwSignal<Option<Card>>,
    /// The play that would lose the game, while the person is asked whether they mean it (X2).
    pub(crate) warned: RwSignal<Option<LosingPlay>>,
    pub(crate) history_of: RwSignal<Option<Pile>>,
}

impl PilesInput {
    pub(super) fn new(live: Live) -> PilesInput {
        let input = PilesInput {
            app: app(),
            live,
            chosen: RwSignal::new(None),
            warned: RwSignal::new(None),
            history_of: RwSignal::new(None),
        };
        // A card that is gone can't be chosen any more.
        Effect::new(move |_| {
            let Some(card) = input.chosen.get() else { return };
            let held = live.ask(|session| session.fits(card).is_some());
            if !held {
                input.chosen.set(None);
            }
        });
        input
    }

    /// What the chosen card would do on each pile. Reactive callers run again when it changes.
    pub(crate) fn fits(self) -> Option<Fits> {
        let card = self.chosen.get()?;
        self.live.ask(|session| session.fits(card))
    }

    /// Lays the chosen card on a pile.
    pub(crate) fn lay_chosen(self, pile: Pile) {
        match self.chosen.get_untracked() {
            Some(card) => self.lay(card, pile),
            None => self.app.notices.show(say("choose-card-first", &[])),
        }
    }

    /// Lays the chosen card on a pile, or the one that has the focus.
    pub(crate) fn lay_chosen_or_focused(self, pile: Pile) {
        let focused =
            document().active_element().and_then(|element| element.get_attribute("data-card"));
        let focused = focused.and_then(|number| number.parse().ok()).and_then(Card::new);
        match self.chosen.get_untracked().or(focused) {
            Some(card) => self.lay(card, pile),
            None => self.app.notices.show(say("choose-card-first", &[])),
        }
    }

    /// Lays a card on a pile, or queues it if it is somebody else's turn. If that would lose the game,
    /// the person is asked first; if it can't be done, they are told why.
    pub(crate) fn lay(self, card: Card, pile: Pile) {
        let Some(fits) = self.live.ask_once(|session| session.fits(card)) else { return };
        let fit = fits.piles[pile.index()];
        if let Some(refusal) = fit.refusal {
            let id = refusal_text(refusal.code(), &refusal.to_string(), None);
            self.app.notices.show(id);
            return;
        }
        if fits.ahead {
            self.queue(card, pile);
            return;
        }
        match fit.warning {
            Some(loss) => self.warned.set(Some((card, pile, loss))),
            None => self.lay_for_sure(card, pile),
        }
    }

    /// Lays a card on a pile without asking again.
    pub(crate) fn lay_for_sure(self, card: Card, pile: Pile) {
        self.chosen.set(None);
        self.warned.set(None);
        keep_focus(card);
        self.live.act(AnyAction::Piles(Action::Lay { card, pile }));
    }

    fn queue(self, card: Card, pile: Pile) {
        self.chosen.set(None);
        match self.live.tell(|session| session.queue(card, pile)) {
            Some(Ok(())) => self.app.announcer.tell(say("queued", &[])),
            Some(Err(NotQueued::Refused(refusal))) => {
                self.app.notices.show(refusal_text(refusal.code(), &refusal.to_string(), None));
            }
            Some(Err(_)) | None => self.app.notices.show(say("queue-not-now", &[])),
        }
    }

    /// Takes back what is queued for a card.
    pub(crate) fn unqueue(self, card: Card) {
        self.live.tell(|session| session.unqueue(card));
    }

    /// Ends the turn.
    pub(crate) fn end(self) {
        let turn = self.live.ask_once(|session| session.piles_screen()?.turn);
        let Some(turn) = turn else { return };
        match turn.end {
            end if end.legal => {
                self.chosen.set(None);
                self.live.act(AnyAction::Piles(Action::End));
            }
            End { refusal: Some(refusal), .. } => {
                let why = refusal_text(refusal.code(), &refusal.to_string(), None);
                // Which one, and how many.
                let owed = turn.owes.into_iter().map(owes_text);
                self.app
                    .notices
                    .show(std::iter::once(why).chain(owed).collect::<Vec<_>>().join(" · "));
            }
            End { refusal: None, .. } => {}
        }
    }
}

/// Moves the focus from a card that is about to leave the hand to its neighbour.
fn keep_focus(card: Card) {
    let on_it = format!(".hand-card[data-card='{}']:focus", card.number());
    let after = format!("{on_it} + .hand-card");
    let before = format!(".hand-card:has(+ {on_it})");
    if document().query_selector(&on_it).ok().flatten().is_some() {
        let _moved = focus::focus(&after) || focus::focus(&before) || focus::focus("#end-turn");
    }
}
