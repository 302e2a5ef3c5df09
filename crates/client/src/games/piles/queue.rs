//! Plays that wait for the person's turn.

use stapel_protocol::table::DoJson;
use stapel_rules::any::AnyAction;
use stapel_rules::piles::{
    Action, Command, CommandSet, Pile, Rules, Seen, Status as GameStatus, View,
};
use stapel_rules::{Card, Game, Loss, Refusal, Viewer};

use super::parts;
use crate::{News, Output, Session, Status};

/// A card that is laid as soon as it can be, if nothing has changed that it was meant for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Queued {
    pub card: Card,
    pub pile: Pile,
    /// Which game of the table it is meant for.
    round: u32,
    /// What lies there before it.
    top: u8,
    /// The commands that are in force before it.
    commands: CommandSet,
    /// The turn that it belongs to, if it is the one under way; otherwise it is meant for the next.
    turn: Option<u16>,
}

/// Why a play could not be queued.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotQueued {
    /// There is no game in which the person could queue this, or it is not known how it stands.
    #[error("nothing can be queued now")]
    NoGame,
    /// The rules would refuse it, as far as one can see ahead.
    #[error("it can't be queued: {0}")]
    Refused(#[source] Refusal),
}

/// Why a queued play vanished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dropped {
    /// Something else lies on its pile than when it was queued.
    PileChanged,
    NewCommand(Command),
    TurnOver,
    Refused(Refusal),
    WouldLose(Loss),
    /// The table refused a play before it.
    Broken,
}

/// What the person will be able to do next, as far as one can see.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    /// The game as it will be when they are to act.
    pub(super) view: View,
    /// Whether that is not yet so.
    pub(super) ahead: bool,
    /// Whether they are to act now and nothing waits for its answer, whatever is queued.
    pub(super) is_now: bool,
    /// The turn under way, if that is the one in which they will act.
    turn: Option<u16>,
}

impl Session {
    /// The plays that wait, the first first.
    pub fn queued(&self) -> &[Queued] {
        &self.queue
    }

    /// Lays a card as soon as it is the person's turn, after what is queued already; at once if it can be.
    /// If the card is queued already, it goes elsewhere.
    ///
    /// # Errors
    /// [`NotQueued`]; then nothing has changed.
    pub fn queue(&mut self, card: Card, pile: Pile) -> Result<(), NotQueued> {
        let round = self.current().ok_or(NotQueued::NoGame)?;
        let (rules, _, _) = parts(round).ok_or(NotQueued::NoGame)?;
        let prospect = self.prospect(Some(card)).ok_or(NotQueued::NoGame)?;
        rules
            .check_in_view(&prospect.view, Action::Lay { card, pile })
            .map_err(NotQueued::Refused)?;
        let view = &prospect.view;
        let queued = Queued {
            card,
            pile,
            round: round.number,
            top: view.tops[pile.index()],
            commands: view.commands,
            turn: prospect.turn,
        };
        self.queue.retain(|other| other.card != card);
        self.queue.push(queued);
        self.advance_queue();
        Ok(())
    }

    /// Forgets a queued play; those that were queued on top of it vanish with it.
    pub fn unqueue(&mut self, card: Card) {
        self.queue.retain(|queued| queued.card != card);
        self.advance_queue();
    }

    /// What the person will be able to do next, if everything queued (but perhaps one card) was laid.
    /// `None` if they play no game of The Game or Extreme now.
    pub(super) fn prospect(&self, but: Option<Card>) -> Option<Prospect> {
        let mut prospect = self.next_action()?;
        let (rules, _, _) = parts(self.current()?)?;
        for queued in self.queue.iter().filter(|queued| Some(queued.card) != but) {
            prospect.ahead = true;
            prospect.lay(rules, queued.card, queued.pile);
        }
        Some(prospect)
    }

    /// The same before anything that is queued.
    fn next_action(&self) -> Option<Prospect> {
        let (rules, view, _) = parts(self.current()?)?;
        let Viewer::Seat(seat) = view.viewer else { return None };
        if view.is_over() {
            return None;
        }
        let mine = view.seat == seat && view.status == GameStatus::Playing;
        let pending = match self.pending_play() {
            Some(AnyAction::Piles(action)) => Some(action),
            _ => None,
        };
        let mut prospect = Prospect {
            view: *view,
            ahead: !mine || pending.is_some(),
            is_now: mine && pending.is_none(),
            turn: (mine && pending != Some(Action::End)).then_some(view.turns),
        };
        match pending {
            Some(Action::Lay { card, pile }) if mine => prospect.lay(rules, card, pile),
            None if mine => {}
            _ => {
                let minimum = view.minimum;
                rules.follow(&mut prospect.view, &Seen::TurnBegan { seat, minimum });
            }
        }
        Some(prospect)
    }

    /// Drops what is no longer meant, and sends the first that waits if it is time.
    pub(crate) fn advance_queue(&mut self) {
        self.drop_changed();
        while !self.queue.is_empty() && self.may_fire() {
            let queued = self.queue.remove(0);
            let action = Action::Lay { card: queued.card, pile: queued.pile };
            match self.check_queued(action) {
                Ok(()) => {
                    let act = DoJson::Act(action.to_string());
                    // Nothing waits for its answer, so there is room.
                    if self.want(act).is_err() {
                        self.queue.insert(0, queued);
                    }
                    return;
                }
                Err(why) => {
                    self.tell_dropped(queued, why);
                    self.drop_changed();
                }
            }
        }
    }

    /// A play was refused: what was to come after it was meant for another game.
    pub(crate) fn break_queue(&mut self) {
        for queued in std::mem::take(&mut self.queue) {
            self.tell_dropped(queued, Dropped::Broken);
        }
    }

    /// Whether the person is to act, and by themselves.
    fn may_fire(&self) -> bool {
        let stands_in = self.mirror.as_ref().is_some_and(|mirror| {
            let place = mirror.seat().and_then(|seat| mirror.places.get(seat.index()));
            place.is_some_and(|place| place.stand_in.is_some())
        });
        self.status == Status::Online
            && !stands_in
            && !self.requests.iter().any(crate::Pending::is_play)
            && self.next_action().is_some_and(|prospect| prospect.is_now)
    }

    fn check_queued(&self, action: Action) -> Result<(), Dropped> {
        let round = self.current().and_then(parts);
        let Some((rules, view, _)) = round else { return Err(Dropped::TurnOver) };
        rules.check_in_view(view, action).map_err(Dropped::Refused)?;
        view.foresees_loss(rules, action).map_or(Ok(()), |loss| Err(Dropped::WouldLose(loss)))
    }

    fn drop_changed(&mut self) {
        // What is not known can't have changed; it is looked at when it is known again.
        if self.queue.is_empty() || !self.following {
            return;
        }
        let Some((number, rules, mut prospect)) = self.current().and_then(|round| {
            let (rules, _, _) = parts(round)?;
            Some((round.number, *rules, self.next_action()?))
        }) else {
            for queued in std::mem::take(&mut self.queue) {
                self.tell_dropped(queued, Dropped::TurnOver);
            }
            return;
        };
        for mut queued in std::mem::take(&mut self.queue) {
            // Once the turn has come that it was meant for, it is not for another one.
            queued.turn = queued.turn.or(prospect.turn);
            match queued.changed_since(number, &prospect) {
                None => {
                    prospect.lay(&rules, queued.card, queued.pile);
                    self.queue.push(queued);
                }
                Some(why) => self.tell_dropped(queued, why),
            }
        }
    }

    fn tell_dropped(&mut self, queued: Queued, why: Dropped) {
        self.outputs.push_back(Output::News(News::QueueDropped { queued, why }));
    }
}

impl Prospect {
    /// For someone who is to act in this view, and has nothing queued.
    pub(super) fn now(view: View) -> Prospect {
        Prospect { view, ahead: false, is_now: true, turn: Some(view.turns) }
    }

    /// The person lays a card.
    fn lay(&mut self, rules: &Rules, card: Card, pile: Pile) {
        let trick = pile.is_trick(self.view.tops[pile.index()], card.number());
        let seat = self.view.seat;
        rules.follow(&mut self.view, &Seen::Laid { seat, card, pile, trick });
    }
}

impl Queued {
    /// What has changed that it was meant for, if everything before it is done.
    fn changed_since(&self, round: u32, prospect: &Prospect) -> Option<Dropped> {
        let view = &prospect.view;
        let new_command = view.commands.iter().find(|&command| {
            // Who may talk is no reason to lay another card.
            command != Command::Silence && !self.commands.contains(command)
        });
        if self.round != round || (self.turn.is_some() && self.turn != prospect.turn) {
            Some(Dropped::TurnOver)
        } else if !view.hand.contains(self.card) {
            Some(Dropped::Refused(Refusal::NoSuchCard))
        } else if view.tops[self.pile.index()] != self.top {
            Some(Dropped::PileChanged)
        } else {
            new_command.map(Dropped::NewCommand)
        }
    }
}
