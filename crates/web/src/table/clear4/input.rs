use leptos::prelude::*;
use stapel_client::Session;
use stapel_client::screen::{Choices, Clear4Screen, Marks, Offer};
use stapel_rules::Seat;
use stapel_rules::any::AnyAction;
use stapel_rules::clear4::{Action, Face, Stack};

use crate::app::words::say;
use crate::app::{App, app};
use crate::table::live::{Live, refusal_text};

/// What the person is about to do: the cards they chose, and what these can come to.
#[derive(Clone, Copy)]
pub(crate) struct Clear4Input {
    app: App,
    live: Live,
    marks: RwSignal<Marks>,
    choices: Memo<Option<Choices>>,
}

impl Clear4Input {
    pub(crate) fn new(live: Live) -> Clear4Input {
        let marks = RwSignal::new(Marks::default());
        let choices = Memo::new(move |_| {
            let selection = marks.get().selection();
            live.ask(|session| session.choices(&selection))
        });
        // What was chosen was chosen for the table as it was.
        let table = Memo::new(move |_| {
            let screen = live.ask(Session::clear4_screen)?;
            let own = screen.you.and_then(|you| screen.seats.get(you.index()).cloned());
            let hand: Vec<(Face, u8)> =
                screen.hand.iter().map(|group| (group.face, group.count)).collect();
            Some((screen.active, screen.phase, screen.discard, own.map(|own| own.stacks), hand))
        });
        Effect::new(move |_| {
            table.track();
            marks.set(Marks::default());
        });
        Clear4Input { app: app(), live, marks, choices }
    }

    /// The cards that are chosen. Reactive callers run again when it changes.
    pub(crate) fn marks(self) -> Marks {
        self.marks.get()
    }

    /// What may be done with exactly the cards that are chosen. If none are, only a PUSH that was turned
    /// over can be given to someone, or four be swept.
    pub(crate) fn offers(self) -> Vec<Offer> {
        let marks = self.marks.get();
        let offers = self.choices.get().map(|choices| choices.offers).unwrap_or_default();
        match marks.across {
            Some(stack) => {
                offers.into_iter().filter(|offer| offer.action == Action::Blind(stack)).collect()
            }
            None if marks.is_empty() => {
                let on_its_own =
                    |offer: &Offer| offer.target.is_some() || offer.action == Action::Sweep;
                offers.into_iter().filter(on_its_own).collect()
            }
            None => offers,
        }
    }

    /// Whether one more card of the hand with this face could join what is chosen.
    pub(crate) fn takes_card(self, face: Face) -> bool {
        self.choices.with(|choices| {
            choices.as_ref().is_some_and(|choices| choices.more_hand.contains(&face))
        })
    }

    /// Whether the face-up card of this stack could join what is chosen.
    pub(crate) fn takes_stack(self, stack: Stack) -> bool {
        self.choices.with(|choices| {
            choices.as_ref().is_some_and(|choices| choices.more_stacks.contains(stack))
        })
    }

    /// Chooses a card of the hand, or puts it back. One that doesn't go with the others starts anew.
    pub(crate) fn touch_card(self, face: Face, index: u8) {
        let marks = self.marks.get_untracked();
        if marks.has_card(face, index) {
            self.marks.set(marks.without_card(face, index));
        } else if untrack(|| self.takes_card(face)) {
            self.marks.set(marks.with_card(face, index));
        } else {
            self.start_with(Marks::card(face, index));
        }
    }

    /// Chooses the topmost card of a stack, or puts it back.
    pub(crate) fn touch_stack(self, stack: Stack) {
        let marks = self.marks.get_untracked();
        let Some(own) = self.screen().and_then(|screen| {
            let seat = screen.seats.get(screen.you?.index())?;
            seat.stacks.get(stack.index()).copied()
        }) else {
            return;
        };
        if marks.across == Some(stack) {
            self.marks.set(Marks::default());
        } else if own.up.is_none() && own.blind {
            self.marks.set(Marks::across(stack));
        } else if own.up.is_none() && own.horizontal {
            let yours = self.screen().is_some_and(|screen| screen.is_yours);
            let id = if yours { "across-only-opens" } else { "refused-not-your-turn" };
            self.app.notices.show(say(id, &[]));
        } else if own.up.is_some() {
            if marks.stacks.contains(stack) || untrack(|| self.takes_stack(stack)) {
                self.marks.set(marks.toggle_stack(stack));
            } else {
                self.start_with(Marks::stack(stack));
            }
        }
    }

    /// Puts everything back.
    pub(crate) fn put_back(self) {
        self.marks.set(Marks::default());
    }

    /// Chooses these cards, or tells why they can't be played.
    fn start_with(self, marks: Marks) {
        let choices = self.live.ask_once(|session| session.choices(&marks.selection()));
        match choices.map(|choices| choices.refusal) {
            Some(None) => self.marks.set(marks),
            Some(Some(refusal)) => {
                self.app.notices.show(refusal_text(refusal.code(), &refusal.to_string(), None));
            }
            None => {}
        }
    }

    /// Plays what is chosen, if it can come to one thing only. Tells whether it did.
    pub(crate) fn play_the_one(self) -> bool {
        match untrack(|| self.offers())[..] {
            [only] => {
                self.act(only.action);
                true
            }
            _ => false,
        }
    }

    /// Plays what is chosen, or ends the turn if nothing is, or tells what is missing.
    pub(crate) fn go(self) {
        if self.play_the_one() {
            return;
        }
        let Some(screen) = self.screen() else { return };
        let missing = if !screen.is_yours {
            "refused-not-your-turn"
        } else if !untrack(|| self.push_targets()).is_empty() {
            "choose-victim-first"
        } else if self.marks.get_untracked().is_empty() && screen.end {
            self.act(Action::End);
            return;
        } else {
            "choose-cards-first"
        };
        self.app.notices.show(say(missing, &[]));
    }

    /// The seats that could take the pile, if that is what is to be chosen.
    pub(crate) fn push_targets(self) -> Vec<Seat> {
        self.offers().iter().filter_map(|offer| offer.target).collect()
    }

    /// Gives the pile to a seat, if that can be done.
    pub(crate) fn push_to(self, seat: Seat) {
        let offered =
            untrack(|| self.offers()).into_iter().find(|offer| offer.target == Some(seat));
        if let Some(offer) = offered {
            self.act(offer.action);
        }
    }

    /// Turns the horizontal card over that is chosen, or the only one that can be.
    pub(crate) fn turn_over(self) {
        let Some(screen) = self.screen() else { return };
        let chosen = self.marks.get_untracked().across;
        match (chosen, screen.blind.first()) {
            (Some(stack), _) => self.act(Action::Blind(stack)),
            (None, Some(stack)) if screen.blind.len() == 1 => self.act(Action::Blind(stack)),
            (None, Some(_)) => self.app.notices.show(say("choose-across-first", &[])),
            (None, None) => self.app.notices.show(say("no-across-free", &[])),
        }
    }

    /// Takes the pile.
    pub(crate) fn take(self) {
        match self.screen() {
            Some(screen) if screen.take.is_some() => self.act(Action::Take),
            Some(screen) => {
                let id = if screen.is_yours { "no-take-now" } else { "refused-not-your-turn" };
                self.app.notices.show(say(id, &[]));
            }
            None => {}
        }
    }

    /// Ends the turn.
    pub(crate) fn end(self) {
        if self.screen().is_some_and(|screen| screen.end) {
            self.act(Action::End);
        }
    }

    fn act(self, action: Action) {
        self.put_back();
        self.live.act(AnyAction::Clear4(action));
    }

    fn screen(self) -> Option<Clear4Screen> {
        self.live.ask_once(Session::clear4_screen)
    }
}
