//! A game of The Game or Extreme as it is drawn.

use stapel_rules::any::{AnyAction, AnySeen, AnyTalk};
use stapel_rules::piles::{Action, Rules, Seen, Signal, Spread, Talk, Variant, View};
use stapel_rules::{Card, Outcome, Seat};

use super::{
    CommandInForce, HandCard, LaidCard, Opening, PileScreen, PilesTurn, Prospect, Queued, parts,
};
use crate::Session;

/// How many of the last plays are shown.
const MAX_PLAYS: usize = 12;

/// Everything that is drawn of a game of The Game or Extreme.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PilesScreen {
    pub variant: Variant,
    /// The piles, in the order A, B, C, D.
    pub piles: [PileScreen; 4],
    /// The viewer's hand, ascending; empty for those who only watch.
    pub hand: Vec<HandCard>,
    /// Whether what the hand can do is a look ahead: to the viewer's next turn, or to what comes after a
    /// play that waits for its answer. What is played then is queued.
    pub ahead: bool,
    /// The commands in force, always in the same order.
    pub commands: Vec<CommandInForce>,
    /// The turn; `None` before the start and once the game is over.
    pub turn: Option<PilesTurn>,
    /// Before the start: who would begin how gladly.
    pub opening: Option<Opening>,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// How many cards are left in hands and draw pile.
    pub left: u8,
    /// Whether a visible silence forbids all talk.
    pub silent: bool,
    /// The signals that the person who looks may give now.
    pub signals: Vec<Signal>,
    /// The plays that wait for the viewer's turn, the first first.
    pub queued: Vec<Queued>,
    /// The last plays, the newest last.
    pub plays: Vec<LaidCard>,
    /// How the game ended; `None` before, and if it was given up.
    pub outcome: Option<Outcome>,
}

/// What a [`PilesScreen`] is made of.
pub(super) struct PilesFacts<'f> {
    pub(super) rules: &'f Rules,
    pub(super) view: &'f View,
    pub(super) spread: &'f Spread,
    pub(super) talk: Talk,
    /// Who laid a card, if that is known.
    pub(super) laid_by: &'f dyn Fn(Card) -> Option<Seat>,
    /// The plays that were seen, the newest last.
    pub(super) plays: &'f [LaidCard],
    pub(super) prospect: Option<Prospect>,
    /// The play that waits for its answer.
    pub(super) pending: Option<Action>,
    pub(super) queued: &'f [Queued],
    pub(super) signals: Vec<Signal>,
    /// Whether the viewer may name the seat that starts.
    pub(super) may_name: bool,
    pub(super) outcome: Option<Outcome>,
}

impl PilesFacts<'_> {
    pub(super) fn screen(self) -> PilesScreen {
        let view = self.view;
        PilesScreen {
            variant: self.rules.variant(),
            piles: self.piles(),
            hand: self.hand(),
            ahead: self.prospect.is_some_and(|prospect| prospect.ahead),
            commands: self.commands(),
            turn: self.turn(),
            opening: self.opening(),
            draw_pile: view.undrawn,
            left: view.hand.len() + view.unseen.len(),
            silent: view.silent(),
            signals: self.signals,
            queued: self.queued.to_vec(),
            plays: self.plays[self.plays.len().saturating_sub(MAX_PLAYS)..].to_vec(),
            outcome: self.outcome,
        }
    }
}

impl Session {
    /// The game of The Game or Extreme that is on the table.
    pub fn piles_screen(&self) -> Option<PilesScreen> {
        let round = self.mirror.as_ref()?.round.as_ref()?;
        let (rules, view, spread) = parts(round)?;
        let AnyTalk::Piles(talk) = round.talk else { return None };
        let pending = match self.pending_play() {
            Some(AnyAction::Piles(action)) => Some(action),
            _ => None,
        };
        let facts = PilesFacts {
            rules,
            view,
            spread,
            talk,
            laid_by: &|card| self.memory.games().piles.laid_by(card),
            plays: &self.plays_seen(rules),
            prospect: self.prospect(None),
            pending,
            queued: &self.queue,
            signals: Signal::all().filter(|&signal| self.may_signal(signal)).collect(),
            may_name: self.may_start(),
            outcome: round.outcome,
        };
        Some(facts.screen())
    }

    /// Whether the person may give this signal now.
    pub fn may_signal(&self, signal: Signal) -> bool {
        let allowed = |(rules, view, _): (&Rules, &View, &Spread)| {
            rules.check_signal_in_view(view, signal).is_ok()
        };
        self.may_talk() && self.current().and_then(parts).is_some_and(allowed)
    }

    fn plays_seen(&self, rules: &Rules) -> Vec<LaidCard> {
        let laid = self.memory.recent().filter_map(|seen| match seen {
            AnySeen::Piles(seen) => LaidCard::seen(rules, seen),
            _ => None,
        });
        laid.collect()
    }
}

impl LaidCard {
    /// The card that was laid, if one was.
    pub(super) fn seen(rules: &Rules, seen: &Seen) -> Option<LaidCard> {
        match *seen {
            Seen::Laid { seat, card, pile, trick } => Some(LaidCard {
                card,
                pile,
                seat: Some(seat),
                trick,
                command: rules.layout().command(card),
            }),
            _ => None,
        }
    }
}
