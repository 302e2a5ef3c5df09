//! What those who come anew are told of what happened before.

#![expect(clippy::unwrap_used, reason = "in a test an unexpected error may as well panic")]

use stapel_protocol::table::{
    DoJson, EventJson, MAX_HISTORY, PastJson, SeatNumber, TableJson, ToClient, ToServer,
};
use stapel_room::room::{Environment, Join, Room};
use stapel_room::{GuestId, LogEntry, TableId, log_text};
use stapel_rules::{GameKind, Seat};
use stapel_table::{Agreement, Millis, PersonId, RequestKey, Takeback};

const ADA: u64 = 1;
const BEN: u64 = 2;
/// Somebody who only watches.
const EVE: u64 = 3;

fn person(number: u64) -> PersonId {
    let mut bytes = [0; 16];
    bytes[15] = number as u8;
    log_text::person(GuestId::from_bytes(bytes))
}

/// A room in which the number of a connection is that of its person.
struct Scene {
    room: Room,
    requests: u64,
    /// Everything that was written.
    log: Vec<LogEntry>,
}

fn with<T>(room: &mut Room, act: impl FnOnce(&mut Room, &mut Environment<'_>) -> T) -> T {
    let mut bits = || [7; 32];
    act(room, &mut Environment { now: Millis(0), fresh_bits: &mut bits })
}

impl Scene {
    /// Ada and Ben at a table of Ada's who may take back freely, dealt.
    fn playing(kind: GameKind) -> Scene {
        let mut bits = || [7; 32];
        let mut environment = Environment { now: Millis(0), fresh_bits: &mut bits };
        let by = RequestKey { person: person(ADA), id: 0 };
        let agreement = Agreement { takeback: Takeback::Free, ..Agreement::new(kind, 2) };
        let id = TableId::from_bytes([1; 16]);
        let room = Room::open(&mut environment, id, by, "Ada".into(), agreement).unwrap();
        let mut scene = Scene { room, requests: 0, log: Vec::new() };
        scene.log = scene.room.take_effects().log;
        for (guest, name) in [(ADA, "Ada"), (BEN, "Ben")] {
            let (person, name) = (person(guest), name.to_owned());
            let join = Join { person, name, since: None, wants_legal: false };
            with(&mut scene.room, |room, environment| room.join(environment, guest, join)).unwrap();
            scene.wants(guest, DoJson::Sit(None));
        }
        scene.wants(ADA, DoJson::Deal);
        if scene.room.table().active().is_none() {
            scene.wants(ADA, DoJson::Start(SeatNumber(Seat::FIRST)));
        }
        scene
    }

    fn wants(&mut self, guest: u64, wish: DoJson) {
        self.requests += 1;
        let base = Some(self.room.table().version());
        let text = ToServer { id: self.requests, base, r#do: wish }.to_text();
        with(&mut self.room, |room, environment| room.message(environment, guest, &text));
        let effects = self.room.take_effects();
        self.log.extend(effects.log);
        let own = effects.sends.iter().filter(|send| send.to == guest);
        let refused = own.map(|send| ToClient::parse(send.payload.as_str()).unwrap());
        let refused: Vec<_> =
            refused.filter(|answer| matches!(answer, ToClient::Refused { .. })).collect();
        assert!(refused.is_empty(), "{refused:?}");
    }

    /// Whoever has the turn does the first thing that they can do.
    fn plays(&mut self) {
        let seat = self.room.table().active().unwrap();
        let guest = if seat == Seat::FIRST { ADA } else { BEN };
        let legal = self.room.legal(person(guest));
        // A turn that can be ended is: then cards are drawn.
        let end = legal.iter().find(|action| *action == "end");
        self.wants(guest, DoJson::Act(end.unwrap_or(&legal[0]).clone()));
    }

    fn table(&self, guest: u64) -> TableJson {
        self.room.table_json(Millis(0), person(guest))
    }

    fn text(&self, guest: u64) -> String {
        let history = self.table(guest).history;
        history.iter().map(|past| format!("{past:?}\n")).collect()
    }
}

#[test]
fn everyone_is_told_what_happened_as_they_may_know_it() {
    for kind in GameKind::ALL {
        let mut scene = Scene::playing(kind);
        let before = scene.table(EVE).history.len();
        // Until somebody drew cards that only they may see; where nothing is secret, a few plays will do.
        let is_secret = kind.about().numbers_are_secret;
        let mut plays = 0;
        while if is_secret { scene.text(ADA) == scene.text(BEN) } else { plays < 6 } {
            scene.plays();
            plays += 1;
        }
        let told = [ADA, BEN, EVE].map(|guest| scene.table(guest).history);
        assert!(told.iter().all(|history| history.len() > before), "{kind:?}");
        assert!(told.iter().all(|history| history.len() == told[0].len()), "{kind:?}");
        // What only one of them saw, only they read again.
        assert!(!scene.text(EVE).contains("You"), "{kind:?}: {}", scene.text(EVE));
        let differs = |history: &[PastJson]| history != told[2];
        assert_eq!(differs(&told[0]) || differs(&told[1]), is_secret, "{kind:?}");
    }
}

#[test]
fn it_is_the_same_after_a_restart() {
    let mut scene = Scene::playing(GameKind::TheGame);
    scene.wants(BEN, DoJson::Say("good morning".into()));
    scene.plays();
    let mut loaded = Room::load(scene.room.id(), &scene.log).unwrap();
    for (guest, name) in [(ADA, "Ada"), (BEN, "Ben")] {
        loaded.set_name(person(guest), Some(name.to_owned()));
    }
    for guest in [ADA, BEN, EVE] {
        let history = loaded.table_json(Millis(0), person(guest)).history;
        assert_eq!(history, scene.table(guest).history);
        assert!(!history.is_empty());
    }
}

#[test]
fn a_play_that_was_taken_back_is_told_and_so_is_that_it_was() {
    let mut scene = Scene::playing(GameKind::TheGame);
    scene.plays();
    let seat = scene.room.table().active().unwrap();
    let guest = if seat == Seat::FIRST { ADA } else { BEN };
    scene.wants(guest, DoJson::TakeBack);
    let history = scene.table(EVE).history;
    let [.., played, last] = &history[..] else { panic!("{history:?}") };
    assert!(matches!(played.events[..], [EventJson::Game(_), ..]), "{played:?}");
    assert_eq!(last.took_back, Some(SeatNumber(seat)));
}

#[test]
fn it_has_a_bound_and_begins_anew_with_each_game() {
    let mut scene = Scene::playing(GameKind::TheGame);
    for number in 0..MAX_HISTORY + 5 {
        scene.wants(BEN, DoJson::Say(format!("hello {}", ["a", "b", "c"][number % 3])));
    }
    assert_eq!(scene.table(EVE).history.len(), MAX_HISTORY);
    for (guest, wish) in
        [(ADA, DoJson::GiveUp), (BEN, DoJson::AnswerEnd(true)), (ADA, DoJson::Deal)]
    {
        scene.wants(guest, wish);
    }
    assert!(!scene.text(EVE).contains("hello"), "{}", scene.text(EVE));
    assert!(scene.table(EVE).said.iter().any(|said| said.text.contains("hello")));
}

#[test]
fn who_leaves_for_good_takes_their_words_along() {
    let mut scene = Scene::playing(GameKind::TheGame);
    scene.wants(BEN, DoJson::Say("remember me".into()));
    assert!(scene.text(ADA).contains("remember me"));
    with(&mut scene.room, |room, environment| room.forget(environment, person(BEN)));
    assert!(!scene.text(ADA).contains("remember me"));
}
