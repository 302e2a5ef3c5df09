//! What comes of it when someone is away for long, or never plays.

#![expect(clippy::unwrap_used, reason = "in a test an unexpected error may as well panic")]

use stapel_protocol::table::{DoJson, HereJson, SeatNumber, ToClient, ToServer};
use stapel_room::room::{Environment, Join, Room};
use stapel_room::{GuestId, TableId, log_text};
use stapel_rules::{GameKind, Seat};
use stapel_table::{Agreement, Millis, PersonId, RequestKey, Table};

const ADA: u64 = 1;
const BEN: u64 = 2;

fn person(number: u64) -> PersonId {
    let mut bytes = [0; 16];
    bytes[15] = number as u8;
    log_text::person(GuestId::from_bytes(bytes))
}

fn seat(index: usize) -> SeatNumber {
    SeatNumber(Seat::new(index).unwrap())
}

fn remove() -> DoJson {
    DoJson::Remove { seat: seat(0), for_good: false }
}

fn stand_in() -> DoJson {
    DoJson::StandIn { seat: seat(0), bot: "greedy".into() }
}

/// A room in which the number of a connection is that of its person.
struct Scene {
    room: Room,
    now: i64,
    requests: u64,
}

impl Scene {
    /// Ada and Ben at a table of Ada's, dealt.
    fn playing(kind: GameKind) -> Scene {
        let mut bits = || [7; 32];
        let mut environment = Environment { now: Millis(0), fresh_bits: &mut bits };
        let by = RequestKey { person: person(ADA), id: 0 };
        let id = TableId::from_bytes([1; 16]);
        let agreement = Agreement::new(kind, 2);
        let room = Room::open(&mut environment, id, by, "Ada".into(), agreement).unwrap();
        let mut scene = Scene { room, now: 0, requests: 0 };
        for guest in [ADA, BEN] {
            scene.joins(guest);
            scene.wants(guest, DoJson::Sit(None));
        }
        scene.wants(ADA, DoJson::Deal);
        if scene.room.table().active().is_none() {
            scene.wants(ADA, DoJson::Start(seat(0)));
        }
        scene
    }

    fn with<T>(&mut self, act: impl FnOnce(&mut Room, &mut Environment<'_>) -> T) -> T {
        let mut bits = || [7; 32];
        let mut environment = Environment { now: Millis(self.now), fresh_bits: &mut bits };
        act(&mut self.room, &mut environment)
    }

    fn joins(&mut self, guest: u64) {
        let join = Join {
            person: person(guest),
            name: if guest == ADA { "Ada" } else { "Ben" }.to_owned(),
            since: None,
            wants_legal: false,
        };
        self.with(|room, environment| room.join(environment, guest, join)).unwrap();
    }

    fn goes(&mut self, guest: u64) {
        self.with(|room, environment| room.leave(environment, guest));
    }

    /// Asks for something, and gives the kind of answer, or the code of the refusal.
    fn wants(&mut self, guest: u64, wish: DoJson) -> String {
        self.requests += 1;
        let base = Some(self.room.table().version());
        let text = ToServer { id: self.requests, base, r#do: wish }.to_text();
        self.room.take_effects();
        self.with(|room, environment| room.message(environment, guest, &text));
        let sends = self.room.take_effects().sends;
        let own = sends.iter().filter(|send| send.to == guest);
        let mut answers = own.map(|send| ToClient::parse(send.payload.as_str()).unwrap());
        let answer = answers.find_map(|message| match message {
            ToClient::Changed { id: Some(_), .. } => Some(String::from("changed")),
            ToClient::Done { .. } => Some(String::from("done")),
            ToClient::Refused { code, .. } => Some(code),
            _ => None,
        });
        answer.unwrap()
    }

    /// Time passes up to this moment; the room is woken whenever it wants to be.
    fn passes(&mut self, until: i64) {
        while let Some(due) = self.room.wake_at().filter(|due| due.0 <= until) {
            assert!(due.0 >= self.now || self.now == 0, "{due:?} is over");
            self.now = self.now.max(due.0);
            self.with(Room::tick);
        }
        self.now = until;
    }

    /// What someone who looks now is told of who is here.
    fn here(&self) -> HereJson {
        self.room.table_json(Millis(self.now), person(BEN)).here
    }
}

#[test]
fn the_lead_passes_on_after_a_while_and_everyone_is_told() {
    let mut scene = Scene::playing(GameKind::TheGame);
    scene.passes(1_000);
    scene.goes(ADA);
    scene.passes(1_000 + Table::PATIENCE - 1);
    assert!(!scene.here().lead_open);
    assert_eq!(scene.here().away_since, [Some(1_000), None]);
    assert_eq!(scene.wants(BEN, remove()), "not_host");
    scene.room.take_effects();
    scene.passes(1_000 + Table::PATIENCE);
    let told = scene.room.take_effects().sends;
    assert!(told.iter().any(|send| send.payload.as_str().contains("\"lead_open\":true")));
    assert_eq!(scene.wants(BEN, remove()), "is_host");
    assert_eq!(scene.wants(BEN, stand_in()), "changed");
    // The host is back, and with them the lead.
    scene.joins(ADA);
    assert!(!scene.here().lead_open);
    assert_eq!(scene.wants(BEN, DoJson::Mute { seat: seat(0), on: true }), "not_host");
}

#[test]
fn a_room_that_was_loaded_waits_for_its_host_anew() {
    let mut scene = Scene::playing(GameKind::TheGame);
    let log: Vec<_> = {
        let mut bits = || [7; 32];
        let mut environment = Environment { now: Millis(0), fresh_bits: &mut bits };
        let by = RequestKey { person: person(ADA), id: 0 };
        let id = TableId::from_bytes([1; 16]);
        let agreement = Agreement::new(GameKind::TheGame, 2);
        let mut room = Room::open(&mut environment, id, by, "Ada".into(), agreement).unwrap();
        room.take_effects().log
    };
    scene.room = Room::load(TableId::from_bytes([1; 16]), &log).unwrap();
    scene.now = 1_000_000;
    scene.joins(BEN);
    assert_eq!(scene.wants(BEN, DoJson::Sit(None)), "done");
    assert_eq!(scene.wants(BEN, DoJson::Bot { seat: seat(1), bot: "greedy".into() }), "not_host");
    scene.passes(1_000_000 + Table::PATIENCE);
    assert_eq!(scene.wants(BEN, DoJson::Bot { seat: seat(1), bot: "greedy".into() }), "changed");
}

#[test]
fn whoever_sleeps_on_their_turn_can_be_relieved_and_a_play_ends_that() {
    let mut scene = Scene::playing(GameKind::TheGame);
    let began = scene.now;
    scene.passes(began + Table::LONG_TURN - 1);
    assert_eq!(scene.here().relief, []);
    scene.passes(began + Table::LONG_TURN);
    assert_eq!(scene.here().relief, [seat(0)]);
    let legal = scene.room.legal(person(ADA))[0].clone();
    scene.wants(ADA, DoJson::Act(legal));
    assert_eq!(scene.here().relief, [seat(0)], "it is still the same turn");
    assert_eq!(scene.wants(BEN, stand_in()), "changed");
    assert_eq!(scene.here().relief, []);
}

#[test]
fn a_question_ends_the_game_once_the_last_one_who_was_asked_is_long_away() {
    let mut scene = Scene::playing(GameKind::Clear4);
    assert_eq!(scene.wants(ADA, DoJson::GiveUp), "changed");
    scene.passes(500);
    scene.goes(BEN);
    scene.passes(499 + Table::PATIENCE);
    assert!(scene.room.table().is_running());
    scene.passes(500 + Table::PATIENCE);
    assert!(!scene.room.table().is_running());
    let record = scene.room.take_effects().records.pop().unwrap();
    assert!(record.result.starts_with("stopped "), "{}", record.result);
}

#[test]
fn nothing_wakes_a_room_at_which_nobody_is() {
    let mut scene = Scene::playing(GameKind::TheGame);
    scene.goes(ADA);
    scene.goes(BEN);
    scene.passes(10_000);
    assert_eq!(scene.room.wake_at(), None);
}

#[test]
fn who_would_play_once_more_is_told_to_everyone_until_the_next_deal() {
    let mut scene = Scene::playing(GameKind::TheGame);
    assert_eq!(scene.wants(BEN, DoJson::Again), "game_running");
    let opened = |scene: &Scene| {
        let table = scene.room.table_json(Millis(scene.now), person(BEN));
        table.round.unwrap().opened
    };
    assert_eq!(opened(&scene), None, "nothing lies open before the end");
    scene.wants(ADA, DoJson::GiveUp);
    scene.wants(BEN, DoJson::AnswerEnd(true));
    assert!(opened(&scene).is_some());
    assert_eq!(scene.here().again, []);
    scene.room.take_effects();
    assert_eq!(scene.wants(BEN, DoJson::Again), "done");
    assert_eq!(scene.here().again, [seat(1)]);
    scene.joins(3);
    assert_eq!(scene.wants(3, DoJson::Again), "not_seated");
    assert_eq!(scene.wants(ADA, DoJson::Deal), "changed");
    assert_eq!(scene.here().again, []);
    assert_eq!(opened(&scene), None);
}
