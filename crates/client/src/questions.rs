//! Queries for drawing a screen: whose turn it is, what is legal, what the person is allowed to do.

use stapel_protocol::table::{DoJson, HereJson, PastJson};
use stapel_rules::any::{AnyAction, AnyGame};
use stapel_rules::{Game, Loss, Seat, TableGame};

use crate::replay::TurnPicture;
use crate::{Moment, RoundMirror, Session, games};

impl Session {
    /// Where the person sits.
    pub fn seat(&self) -> Option<Seat> {
        self.mirror.as_ref()?.seat()
    }

    /// Whether it is the person's turn.
    pub fn is_my_turn(&self) -> bool {
        self.mirror.as_ref().is_some_and(|mirror| {
            let waits_for = mirror.running().and_then(RoundMirror::waits_for);
            waits_for.is_some() && waits_for == mirror.seat()
        })
    }

    /// What the person can play now: nothing while a play waits for its answer, while the session does not know how
    /// the game stands, or while the person has got up.
    pub fn legal(&self) -> Vec<AnyAction> {
        let mut actions = Vec::new();
        if let Some(round) = self.current()
            && self.pending_play().is_none()
            && self.sits()
        {
            round.game.legal_in_view(&round.view, &mut actions);
        }
        actions
    }

    /// The play that waits for its answer.
    pub fn pending_play(&self) -> Option<AnyAction> {
        let game = &self.mirror.as_ref()?.running()?.game;
        self.requests.iter().find_map(|pending| match &pending.wanted {
            DoJson::Act(text) => game.parse_action(text).ok(),
            _ => None,
        })
    }

    /// Why the game is lost in this turn if the person does this, whatever they do next, as far as
    /// their own cards show (X2). They may do it all the same.
    pub fn warning(&self, action: AnyAction) -> Option<Loss> {
        let round = self.current()?;
        round.game.foresees_loss(&round.view, action)
    }

    /// What these actions would put where, one after the other, as the person sees the game. Nothing of what can't be read.
    pub fn picture(&self, actions: &[String]) -> Option<TurnPicture> {
        let round = self.current()?;
        let actions: Vec<AnyAction> =
            actions.iter().map_while(|text| round.game.parse_action(text).ok()).collect();
        Some(games::picture_seen(&round.view, &actions))
    }

    /// Whether the players still agree who starts (G3).
    pub fn is_opening(&self) -> bool {
        self.current().is_some_and(|round| AnyGame::is_opening(&round.view))
    }

    /// Whether the rules forbid all talk for now.
    pub fn is_silent(&self) -> bool {
        self.current().is_some_and(|round| round.game.is_silent(&round.view))
    }

    /// Whether the table has one seat: whoever plays there has nobody to talk to.
    pub fn is_for_one(&self) -> bool {
        self.mirror.as_ref().is_some_and(|mirror| mirror.agreement.players == 1)
    }

    /// Whether the person is the host.
    pub fn is_host(&self) -> bool {
        self.mirror.as_ref().is_some_and(|mirror| mirror.host.id == mirror.you)
    }

    /// Whether the person should be offered what hosts do: they are the host, or they sit at the table
    /// and the host has been away for a while.
    pub fn leads(&self) -> bool {
        self.is_host() || (self.sits() && self.here_says(|here| here.lead_open))
    }

    /// Whether the person may name who starts.
    pub fn may_start(&self) -> bool {
        self.is_opening()
            && (self.leads() || (self.sits() && self.here_says(|here| here.start_open)))
    }

    /// Whether the person sits at the table and is not muted.
    pub(crate) fn may_talk(&self) -> bool {
        let own = self.mirror.as_ref().and_then(|mirror| mirror.places.get(mirror.seat()?.index()));
        self.sits() && own.is_some_and(|place| !place.muted)
    }

    /// Whether the person sits at the table and has not got up.
    pub(crate) fn sits(&self) -> bool {
        self.mirror.as_ref().is_some_and(|mirror| mirror.seat_taken().is_some())
    }

    fn here_says(&self, what: impl FnOnce(&HereJson) -> bool) -> bool {
        self.mirror.as_ref().is_some_and(|mirror| what(&mirror.here))
    }

    /// What happened in the game on the table and around it, a change each, the newest last. It is there after a reload too.
    pub fn history(&self) -> impl Iterator<Item = &PastJson> {
        self.memory.history()
    }

    /// How many milliseconds the turn still has, if there is a clock; less than none if it is late.
    pub fn time_left(&self, now: Moment) -> Option<i64> {
        let deadline = self.mirror.as_ref()?.deadline?;
        Some(deadline.saturating_sub(now.saturating_add(self.clock_ahead)))
    }

    /// The game that is being played, if the session knows how it stands.
    pub(crate) fn current(&self) -> Option<&RoundMirror> {
        self.mirror.as_ref().filter(|_| self.following)?.running()
    }
}

impl RoundMirror {
    /// The seat whose turn it is; `None` before the start, and once the game is over.
    pub fn waits_for(&self) -> Option<Seat> {
        let waits = !self.over && !self.view.is_over() && !AnyGame::is_opening(&self.view);
        waits.then(|| self.view.seat())
    }
}
