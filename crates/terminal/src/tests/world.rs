//! A table on this machine, played without a clock: the same every time.

use stapel_client::{News, Output, Session};
use stapel_protocol::table::rest::{NewTableJson, RecordJson};
use stapel_protocol::table::{AgreementJson, DoJson, EventJson, SeatNumber};
use stapel_room::jobs::BotJob;
use stapel_room::opening::Opening;
use stapel_room::room::Environment;
use stapel_room::{GuestId, Local};
use stapel_rules::any::AnyAction;
use stapel_rules::{GameKind, Seat};
use stapel_table::Millis;

use super::chance::Chance;

pub(super) struct World {
    pub(super) now: i64,
    chance: Chance,
    local: Local,
    pub(super) session: Session,
    job: Option<BotJob>,
    pub(super) events: Vec<EventJson>,
    pub(super) records: Vec<RecordJson>,
}

/// A wish for a table with bots that don't think long.
pub(super) fn wish(game: GameKind, players: u8, deal: bool) -> NewTableJson {
    let mut agreement = AgreementJson::usual(game, players);
    agreement.takeback = String::from("free");
    // Bots that take no time have always played by the time one looks.
    agreement.bots_take_time = false;
    let bots =
        if deal { vec![String::from("greedy"); usize::from(players) - 1] } else { Vec::new() };
    NewTableJson { agreement, sit: true, bots, deal, share: false }
}

impl World {
    pub(super) fn open(seed: u64, wish: &NewTableJson) -> World {
        let mut chance = Chance::new(seed);
        let me = GuestId::from_bytes([9; 16]);
        let mut fresh_bits = || chance.bits();
        let mut environment = Environment { now: Millis(0), fresh_bits: &mut fresh_bits };
        let opening = Opening::read(wish).unwrap();
        let local = Local::open(&mut environment, me, "Ada".to_owned(), opening).unwrap();
        let session = Session::new(chance.word(), chance.word());
        let mut world = World {
            now: 0,
            chance,
            local,
            session,
            job: None,
            events: Vec::new(),
            records: Vec::new(),
        };
        world.settle();
        world.run();
        world
    }

    /// The same with bots that think as long as people would, while the other seat begins.
    pub(super) fn begun_by_a_bot(game: GameKind, seed: u64) -> World {
        let mut wish = wish(game, 2, true);
        wish.agreement.bots_take_time = true;
        let mut world = World::open(seed, &wish);
        world.want(DoJson::Start(SeatNumber(Seat::new(1).unwrap())));
        world
    }

    /// A game of this kind with so many players, dealt.
    pub(super) fn dealt(game: GameKind, players: u8, seed: u64) -> World {
        World::open(seed, &wish(game, players, true))
    }

    fn act(&mut self, act: impl FnOnce(&mut Local, &mut Environment<'_>)) {
        let chance = &mut self.chance;
        let mut fresh_bits = || chance.bits();
        let now = Millis(self.now);
        act(&mut self.local, &mut Environment { now, fresh_bits: &mut fresh_bits });
    }

    fn settle(&mut self) {
        let step = self.local.take();
        self.records.extend(step.records);
        self.job = step.job.or(self.job.take());
        for message in step.messages {
            self.session.received(self.now, &message);
        }
    }

    /// Runs everything that is to be done without the person.
    pub(super) fn run(&mut self) {
        loop {
            self.session.tick(self.now);
            let outputs: Vec<Output> = self.session.take_outputs().collect();
            let due = self.local.wake_at().is_some_and(|at| at.0 <= self.now);
            if outputs.is_empty() && self.job.is_none() && !due {
                return;
            }
            for output in outputs {
                match output {
                    Output::Connect { since } => {
                        self.act(|local, environment| local.join(environment, since));
                        self.session.connected(self.now);
                    }
                    Output::Send(text) => {
                        self.act(|local, environment| local.received(environment, &text));
                    }
                    Output::Close => self.session.disconnected(self.now, None),
                    Output::News(News::Happened { event, .. }) => self.events.push(event),
                    Output::News(_) => {}
                }
                self.settle();
            }
            if let Some(job) = self.job.take() {
                let answer = job.run();
                self.act(|local, environment| local.bots_answered(environment, Some(answer)));
                self.settle();
            }
            if due {
                self.act(Local::tick);
                self.settle();
            }
        }
    }

    /// The person wants something, and everything that follows is done.
    pub(super) fn want(&mut self, wanted: DoJson) {
        self.session.want(wanted).unwrap();
        self.run();
    }

    /// The first seat starts.
    pub(super) fn start(&mut self) {
        if self.session.is_opening() {
            self.want(DoJson::Start(SeatNumber(Seat::FIRST)));
        }
    }

    /// Plays on, so many plays of the person, if the game lasts so long. They play well enough to get somewhere.
    pub(super) fn play(&mut self, plays: usize) {
        self.start();
        for _ in 0..plays {
            self.wait_for_turn();
            let legal = self.session.legal();
            if legal.is_empty() {
                return;
            }
            let action = self.nearest(&legal);
            self.want(DoJson::Act(action.to_string()));
        }
        self.wait_for_turn();
    }

    fn wait_for_turn(&mut self) {
        for _ in 0..1000 {
            if self.is_over() || (self.session.is_my_turn() && !self.session.legal().is_empty()) {
                return;
            }
            self.now = self.local.wake_at().map_or(self.now + 1, |at| at.0.max(self.now + 1));
            self.run();
        }
    }

    /// The play that skips the fewest cards; in Clear 4! the first that is no pass.
    fn nearest(&self, legal: &[AnyAction]) -> AnyAction {
        let cost = |action: &AnyAction| match *action {
            AnyAction::Piles(stapel_rules::piles::Action::Lay { card, pile }) => {
                let fit = self.session.fits(card).unwrap().piles[pile.index()];
                let risk = if fit.warning.is_some() { 200 } else { 0 };
                if fit.trick { 0 } else { 1 + u16::from(fit.step) + risk }
            }
            AnyAction::Piles(stapel_rules::piles::Action::End) => 5,
            AnyAction::Clear4(stapel_rules::clear4::Action::Take) => 100,
            AnyAction::Clear4(stapel_rules::clear4::Action::End) => 50,
            AnyAction::Clear4(_) => 1,
        };
        *legal.iter().min_by_key(|action| cost(action)).unwrap()
    }

    pub(super) fn is_over(&self) -> bool {
        let round = self.session.mirror().and_then(|mirror| mirror.round.as_ref());
        round.is_some_and(|round| round.over)
    }
}
