//! What people do: mostly sensible things, and some that are not.

use stapel_client::{Mirror, RoundMirror, Session};
use stapel_protocol::table::{DoJson, PlaceJson, SeatNumber, ToServer, WhoJson};
use stapel_rules::piles::Signal;
use stapel_rules::{GameKind, Seat};
use stapel_server::agreement;

use crate::chance::Chance;
use crate::people::Fate;
use crate::world::{Event, World};

/// Where the numbers of rude requests begin; the first is used again and again.
pub(crate) const RUDE_IDS: u64 = 1 << 50;

impl World {
    /// It is time for someone to do something.
    pub(crate) fn act(&mut self, device: usize) {
        if self.acts_left == 0 {
            return;
        }
        self.acts_left -= 1;
        if self.chance.percent(self.plan.mishaps) {
            self.later(0, Event::Mishap);
        }
        let rude = self.devices[device].rude && self.chance.percent(25);
        if !self.devices[device].open {
            if self.chance.percent(60) {
                self.reopen(device);
            }
        } else if self.chance.below(150) == 0 {
            self.close(device);
        } else if self.chance.below(300) == 0 {
            self.rename(device);
        } else if rude {
            self.be_rude(device);
        } else {
            self.be_sensible(device);
        }
        let after = self.chance.time(1, self.plan.pace);
        self.later(after, Event::Act(device));
    }

    fn be_sensible(&mut self, device_number: usize) {
        let agree = self.chance.percent(2).then(|| {
            let kind = GameKind::ALL[self.chance.below(GameKind::ALL.len())];
            let sizes: Vec<u8> = kind.players().collect();
            let players = sizes[self.chance.below(sizes.len())];
            DoJson::Agree(agreement::write(&self.some_agreement(kind, players)))
        });
        let session = &self.devices[device_number].session;
        let Some(mirror) = session.mirror() else { return };
        let chance = &mut self.chance;
        let wish = match mirror.running() {
            Some(round) => in_a_game(chance, session, mirror, round),
            None if session.leads() && agree.is_some() => agree,
            None => between_games(chance, session, mirror),
        };
        let Some(wish) = wish else { return };
        let looks = matches!(wish, DoJson::Look | DoJson::Again);
        let device = &mut self.devices[device_number];
        if let Ok(id) = device.session.want(wish) {
            let before = device.asked.insert(id, Fate::Waiting);
            assert_eq!(before, None, "a number was used twice");
            device.looked.extend(looks.then_some(id));
        }
        self.with_session(device_number, |_| ());
    }

    /// What only a program would do, or someone who means no good.
    fn be_rude(&mut self, device: usize) {
        let session = &self.devices[device].session;
        let version = session.mirror().map_or(0, |mirror| mirror.version);
        let action = session.legal().first().map_or("37A".to_owned(), ToString::to_string);
        let chance = &mut self.chance;
        let id = RUDE_IDS + chance.word() % (1 << 40);
        let act = |id: u64, base: Option<u64>| {
            ToServer { id, base, r#do: DoJson::Act(action.clone()) }.to_text()
        };
        let text = match chance.below(12) {
            0 => String::from("garbage"),
            1 => format!("{{\"id\":{id},\"do\":{{\"fly\":3}}}}"),
            2 => format!("{{\"id\":{},\"do\":\"deal\"}}", u64::MAX),
            3 => "x".repeat(5000),
            4 => act(id, Some(version)),
            5 => act(id, Some(version.saturating_sub(1 + chance.below(5) as u64))),
            6 => act(id, Some(version + 1 + chance.below(5) as u64)),
            7 => act(id, None),
            // The same number for different things.
            8 => ToServer { id: RUDE_IDS, base: None, r#do: DoJson::Leave }.to_text(),
            9 => ToServer { id: RUDE_IDS, base: None, r#do: DoJson::Sit(None) }.to_text(),
            10 => String::from(r#"{"id":1,"do":{"start":5},"base":18446744073709551615}"#),
            // What was sent before, once more.
            _ => chance.pick(&self.devices[device].sent).cloned().unwrap_or_default(),
        };
        self.send(device, text);
    }
}

fn empty(mirror: &Mirror) -> Vec<SeatNumber> {
    let is_empty = |(index, place): (usize, &PlaceJson)| match place.who {
        WhoJson::Empty => Seat::new(index).map(SeatNumber),
        _ => None,
    };
    mirror.places.iter().enumerate().filter_map(is_empty).collect()
}

fn some_seat(chance: &mut Chance, mirror: &Mirror) -> SeatNumber {
    SeatNumber(Seat::new(chance.below(mirror.places.len())).expect("a seat"))
}

fn some_bot(chance: &mut Chance) -> String {
    ["greedy", "random"][chance.below(2)].to_owned()
}

fn words(chance: &mut Chance) -> DoJson {
    let words = ["hello", "well done", "please leave A", "take 37", "", "siebenundzwanzig"];
    DoJson::Say(words[chance.below(words.len())].to_owned())
}

fn sit(chance: &mut Chance, mirror: &Mirror) -> Option<DoJson> {
    let seat = chance.percent(50).then(|| some_seat(chance, mirror));
    (!empty(mirror).is_empty() && chance.percent(70)).then_some(DoJson::Sit(seat))
}

fn in_a_game(
    chance: &mut Chance,
    session: &Session,
    mirror: &Mirror,
    round: &RoundMirror,
) -> Option<DoJson> {
    let Some(seat) = session.seat() else { return sit(chance, mirror) };
    if mirror.seat_taken().is_none() {
        // Whoever has got up comes back at some time, in one way or the other, or gives the seat up.
        return match chance.below(20) {
            0..2 => Some(DoJson::ComeBack),
            2 => Some(DoJson::Sit(Some(SeatNumber(seat)))),
            3 => Some(DoJson::Sit(None)),
            4 => Some(DoJson::LeaveForGood),
            5 => Some(words(chance)),
            _ => None,
        };
    }
    if round.ending.is_some() && chance.percent(40) {
        return Some(DoJson::AnswerEnd(chance.percent(60)));
    }
    if round.takeback.is_some_and(|asker| asker != seat) && chance.percent(60) {
        return Some(DoJson::AnswerTakeback(chance.percent(80)));
    }
    if session.is_opening() && chance.percent(60) {
        let signals: Vec<Signal> = Signal::all().take(3).collect();
        return Some(if session.leads() {
            DoJson::Start(some_seat(chance, mirror))
        } else {
            DoJson::Signal(signals[chance.below(3)].into())
        });
    }
    let legal = session.legal();
    if !legal.is_empty() && chance.percent(6) {
        return Some(DoJson::TakeBack);
    }
    if let Some(action) = chance.pick(&legal)
        && chance.percent(85)
    {
        // Whoever asks for a warning gets one or none, but no trouble.
        session.warning(*action);
        return Some(DoJson::Act(action.to_string()));
    }
    match chance.below(90) {
        0..6 => Some(words(chance)),
        6..14 => {
            let signals: Vec<Signal> = Signal::all().collect();
            chance.pick(&signals).map(|signal| DoJson::Signal((*signal).into()))
        }
        14..20 => Some(DoJson::TakeBack),
        20 => Some(if chance.percent(70) { DoJson::Leave } else { DoJson::LeaveForGood }),
        21 => Some(DoJson::GiveUp),
        22 => Some(DoJson::Host(some_seat(chance, mirror))),
        23 => Some(DoJson::Empty(some_seat(chance, mirror))),
        24..28 => Some(DoJson::StandIn { seat: some_seat(chance, mirror), bot: some_bot(chance) }),
        28..30 => Some(DoJson::ComeBack),
        30 => Some(DoJson::Look),
        31 => Some(DoJson::Bot { seat: some_seat(chance, mirror), bot: some_bot(chance) }),
        32..34 => moderate(chance, mirror),
        _ => None,
    }
}

/// What keeps order, whoever asks for it.
fn moderate(chance: &mut Chance, mirror: &Mirror) -> Option<DoJson> {
    let seat = some_seat(chance, mirror);
    Some(match chance.below(6) {
        0..3 => DoJson::Mute { seat, on: chance.percent(60) },
        3..5 => DoJson::Remove { seat, for_good: false },
        _ => DoJson::Remove { seat, for_good: true },
    })
}

fn between_games(chance: &mut Chance, session: &Session, mirror: &Mirror) -> Option<DoJson> {
    if session.seat().is_none() && chance.percent(70) {
        return sit(chance, mirror);
    }
    let empty = empty(mirror);
    match chance.below(20) {
        0..10 if session.leads() && empty.is_empty() => Some(DoJson::Deal),
        0..8 if session.leads() => {
            let seat = *chance.pick(&empty)?;
            Some(DoJson::Bot { seat, bot: some_bot(chance) })
        }
        10 => Some(DoJson::Deal),
        11 if chance.percent(20) => Some(DoJson::Leave),
        12 if chance.percent(20) => Some(DoJson::Empty(some_seat(chance, mirror))),
        13 => Some(if chance.percent(50) { DoJson::TakeBack } else { DoJson::Again }),
        14..17 => Some(words(chance)),
        17 if chance.percent(30) => moderate(chance, mirror),
        _ => None,
    }
}
