use stapel_rules::piles::{Command, Pile, Wish};
use stapel_rules::{Card, Game, Seat};

use super::PilesFacts;

/// One of the four piles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PileScreen {
    pub pile: Pile,
    pub ascending: bool,
    /// The number it starts from: 1 or 100.
    pub base: u8,
    /// The card on top; `None` if nothing was laid yet.
    pub top: Option<Card>,
    /// The command on that card.
    pub command: Option<TopCommand>,
    /// How far the pile has gone, 0 to 98: nothing is left for it then but going back by ten.
    pub gauge: u8,
    /// What was laid, from bottom to top.
    pub history: Vec<LaidCard>,
    /// The card that the viewer has laid here, if that waits for its answer.
    pub pending: Option<Card>,
    /// The cards that the viewer has queued for it, the first first.
    pub queued: Vec<Card>,
    /// What the seats said about it that still holds, by seat.
    pub signals: Vec<PileSignal>,
}

/// The command on top of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TopCommand {
    pub command: Command,
    /// Whether it is in force: lightning only in the turn in which it was laid.
    pub in_force: bool,
}

/// A card that was laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaidCard {
    pub card: Card,
    pub pile: Pile,
    /// By whom; `None` if the session did not see it happen.
    pub seat: Option<Seat>,
    pub trick: bool,
    pub command: Option<Command>,
}

/// What a seat said about a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PileSignal {
    pub seat: Seat,
    pub wish: Wish,
}

impl PilesFacts<'_> {
    pub(super) fn piles(&self) -> [PileScreen; Pile::COUNT] {
        Pile::ALL.map(|pile| self.pile(pile))
    }

    fn pile(&self, pile: Pile) -> PileScreen {
        use stapel_rules::piles::Action;
        let top = self.view.tops[pile.index()];
        let base = pile.base();
        let pending = match self.pending {
            Some(Action::Lay { card, pile: on }) if on == pile => Some(card),
            _ => None,
        };
        let queued = self.queued.iter().filter(|queued| queued.pile == pile);
        let signals = Seat::all(self.rules.players()).filter_map(|seat| {
            let wish = self.talk.of(seat).wishes[pile.index()]?;
            Some(PileSignal { seat, wish })
        });
        PileScreen {
            pile,
            ascending: pile.is_ascending(),
            base,
            top: Card::new(top),
            command: self.top_command(pile),
            gauge: top.abs_diff(base),
            history: self.history(pile),
            pending,
            queued: queued.map(|queued| queued.card).collect(),
            signals: signals.collect(),
        }
    }

    /// The command on top of a pile.
    pub(super) fn top_command(&self, pile: Pile) -> Option<TopCommand> {
        let card = Card::new(self.view.tops[pile.index()])?;
        let command = self.rules.layout().command(card)?;
        let this_turn = self.view.used.contains(pile) && !self.view.is_over();
        let in_force = match command {
            Command::Skull => self.view.skulls.contains(pile),
            Command::Three => self.view.three && this_turn,
            // It has ended its turn already.
            Command::Stop => false,
            Command::Silence | Command::NoTrick | Command::OnePile | Command::DrawOne => {
                self.view.commands.contains(command)
            }
        };
        Some(TopCommand { command, in_force })
    }

    fn history(&self, pile: Pile) -> Vec<LaidCard> {
        let numbers = self.spread.pile(pile);
        let laid = numbers.iter().zip(numbers.iter().skip(1)).filter_map(|(&under, &number)| {
            let card = Card::new(number)?;
            Some(LaidCard {
                card,
                pile,
                seat: (self.laid_by)(card),
                trick: pile.is_trick(under, number),
                command: self.rules.layout().command(card),
            })
        });
        laid.collect()
    }
}
