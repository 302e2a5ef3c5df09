//! What there is before anything happens.

use stapel_rules::GameKind;
use stapel_rules::notation::LayoutChoice;
use stapel_rules::setup::OptionValue;
use stapel_server::room::{Environment, Room};
use stapel_server::store::{GuestId, TableId};
use stapel_table::{Agreement, AtZero, BotName, Clock, Millis, RequestKey, Takeback};

use crate::chance::Chance;
use crate::people::Device;
use crate::server::Hosted;
use crate::shadow::Shadow;
use crate::store::{Append, Kept};
use crate::world::{Event, Person, Site, World};

impl World {
    /// Opens a table that some people will come to.
    pub(crate) fn open_table(&mut self, kind: GameKind, players: u8) {
        let table = self.sites.len();
        let guests = usize::from(players) + self.chance.below(3);
        while self.people.len() < guests {
            let guest = GuestId::from_bytes(std::array::from_fn(|_| self.chance.word() as u8));
            // Names without numbers, none like another.
            let name =
                ["Ada", "Ben", "Cleo", "Dora", "Emil", "Frida", "Gus", "Hugo", "Jana", "Kim"]
                    [self.people.len()]
                .to_owned();
            self.people.push(Person { guest, name });
        }
        let agreement = self.some_agreement(kind, players);
        let id = TableId::from_bytes(std::array::from_fn(|_| self.chance.word() as u8));
        let host = self.chance.below(guests);
        let by = RequestKey { person: self.people[host].id(), id: 0 };
        let name = self.people[host].name.clone();
        let bits = &mut self.bits;
        let mut fresh_bits = || bits.bits();
        let mut environment = Environment { now: Millis(self.now), fresh_bits: &mut fresh_bits };
        let mut room = Room::open(&mut environment, id, by, name, agreement)
            .expect("an agreement that can be kept");
        let effects = room.take_effects();
        let mut shadow = Shadow::default();
        shadow.note(&effects.log, None);
        self.store.kept.push(Kept::new(id));
        self.appends += 1;
        let append = Append {
            number: self.appends,
            table,
            first: effects.first,
            entries: effects.log,
            index: effects.index,
            records: effects.records,
        };
        self.store.append(append);
        self.store.make_durable(self.appends);
        self.lives += 1;
        let hosted = Some(Hosted::new(room, self.lives));
        self.sites.push(Site { id, hosted, shadow });
        for person in 0..guests {
            // Some have two windows open.
            for _ in 0..1 + usize::from(self.chance.percent(15)) {
                self.add_device(person, table);
            }
        }
    }

    pub(crate) fn some_agreement(&mut self, kind: GameKind, players: u8) -> Agreement {
        let mut agreement = Agreement::new(kind, players);
        agreement.clock = [Clock::None, Clock::None, Clock::HalfMinute][self.chance.below(3)];
        if self.chance.percent(50) {
            agreement.at_zero = AtZero::Bot(BotName::new("random").expect("a name"));
        }
        agreement.takeback = Takeback::ALL[self.chance.below(3)];
        agreement.bots_take_time = self.chance.percent(30);
        agreement.listed = self.chance.percent(50);
        let flag = |chance: &mut Chance| OptionValue::Flag(chance.percent(50));
        let options = match kind {
            GameKind::TheGame => vec![("expert", flag(&mut self.chance))],
            GameKind::Extreme => {
                // At most one of the two other readings.
                let reading = self.chance.below(3);
                vec![
                    ("hand_less", OptionValue::Number(self.chance.below(2) as u32)),
                    ("strict_one_pile", OptionValue::Flag(reading == 1)),
                    ("loose_one_pile", OptionValue::Flag(reading == 2)),
                ]
            }
            GameKind::Clear4 => vec![
                ("joker_sets", flag(&mut self.chance)),
                ("pass_on_empty", flag(&mut self.chance)),
                ("must_sweep", flag(&mut self.chance)),
                // Short rounds end before people tire of them.
                ("turn_cap", OptionValue::Number([9, 30, 500][self.chance.below(3)])),
            ],
        };
        for (name, value) in options {
            agreement.options.set(name, value).expect("an option of the game");
        }
        if kind == GameKind::Extreme && self.chance.percent(50) {
            agreement.layout = LayoutChoice::Shuffled;
        }
        if kind == GameKind::Clear4 {
            agreement.rounds = 1 + self.chance.below(3) as u8;
        }
        agreement
    }

    fn add_device(&mut self, person: usize, table: usize) {
        let rude = self.plan.rude && self.chance.percent(35);
        let device = Device::new(person, table, rude, &mut self.chance);
        let number = self.devices.len();
        self.devices.push(device);
        let after = self.chance.time(0, 2000);
        self.later(after, Event::Tick(number));
        let after = self.chance.time(0, self.plan.pace + 1000);
        self.later(after, Event::Act(number));
    }
}
