use stapel_rules::piles::{
    Action, Command, Pile, PileSet, Seen, Signal, Start, Status, View, gladdest,
};
use stapel_rules::{Game, Refusal, Seat};

use super::PilesFacts;

/// The turn under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PilesTurn {
    pub seat: Seat,
    pub is_yours: bool,
    pub laid: u8,
    pub minimum: u8,
    /// What it still has to do, always in the same order, and the pile it is bound to.
    pub owes: Vec<Owes>,
    pub end: End,
    /// What the viewer did that waits for its answer.
    pub pending: Option<Action>,
}

/// Something that a turn still has to do, or keep to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owes {
    Cards { left: u8, minimum: u8 },
    ExactlyThree { laid: u8 },
    CoverSkull { pile: Pile },
    OnePile { pile: Pile },
}

/// What the end of the turn would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// Whether the viewer may end the turn now, and no play waits for its answer.
    pub legal: bool,
    /// Why not, if it is their turn.
    pub refusal: Option<Refusal>,
    /// How many cards the active seat would draw.
    pub draws: u8,
}

/// A command in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CommandInForce {
    pub command: Command,
    /// Whether it acts on everyone as long as it is visible. Otherwise only on this turn.
    pub infinity: bool,
    /// The piles on which it lies on top; none if it was covered in this turn and still acts.
    pub piles: PileSet,
}

/// What is said before somebody starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// How gladly each seat would, as far as it said.
    pub said: Vec<Option<Start>>,
    /// The gladdest so far; whoever is silent could.
    pub gladdest: Seat,
    pub may_say: Vec<Start>,
    /// Whether the viewer may name the seat that starts.
    pub may_name: bool,
}

impl PilesFacts<'_> {
    pub(super) fn turn(&self) -> Option<PilesTurn> {
        let view = self.view;
        (view.status == Status::Playing).then(|| PilesTurn {
            seat: view.seat,
            is_yours: view.viewer.is(view.seat),
            laid: view.laid,
            minimum: view.minimum,
            owes: owes(view),
            end: self.end(),
            pending: self.pending,
        })
    }

    fn end(&self) -> End {
        let view = self.view;
        let check = self.rules.check_in_view(view, Action::End);
        // What a seat draws is what it would draw if its turn ended here.
        let mut ended = *view;
        self.rules.follow(&mut ended, &Seen::TurnEnded { seat: view.seat });
        End {
            legal: check.is_ok() && self.prospect.is_some_and(|prospect| prospect.is_now),
            refusal: check.err().filter(|_| view.viewer.is(view.seat)),
            draws: ended.to_draw,
        }
    }

    pub(super) fn commands(&self) -> Vec<CommandInForce> {
        let on_top = |command: Command| -> PileSet {
            let lies = |pile: &Pile| {
                self.top_command(*pile).is_some_and(|top| top.command == command && top.in_force)
            };
            Pile::ALL.into_iter().filter(lies).collect()
        };
        let in_force = |command: Command| {
            let piles = on_top(command);
            // A three counts until the turn is over, also when it was covered.
            let covered = command == Command::Three && self.view.three && !self.view.is_over();
            (!piles.is_empty() || covered).then(|| CommandInForce {
                command,
                infinity: command.is_infinity(),
                piles,
            })
        };
        Command::ALL.into_iter().filter_map(in_force).collect()
    }

    pub(super) fn opening(&self) -> Option<Opening> {
        if self.view.status != Status::Opening {
            return None;
        }
        let said: Vec<Option<Start>> =
            Seat::all(self.rules.players()).map(|seat| self.talk.of(seat).start).collect();
        let may_say = self.signals.iter().filter_map(|signal| match signal {
            Signal::Start(start) => Some(*start),
            _ => None,
        });
        Some(Opening {
            gladdest: gladdest(said.iter().map(|start| start.unwrap_or(Start::Could))),
            may_say: may_say.collect(),
            may_name: self.may_name,
            said,
        })
    }
}

fn owes(view: &View) -> Vec<Owes> {
    let three = view.three.then_some(Owes::ExactlyThree { laid: view.laid });
    let left = view.minimum.saturating_sub(view.laid);
    let cards = (!view.three && left > 0).then_some(Owes::Cards { left, minimum: view.minimum });
    let skulls = view.skulls.iter().map(|pile| Owes::CoverSkull { pile });
    let bound = view.bound.map(|pile| Owes::OnePile { pile });
    skulls.chain(three).chain(cards).chain(bound).collect()
}
