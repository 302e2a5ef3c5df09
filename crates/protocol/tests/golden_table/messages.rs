//! What travels through a socket.

use stapel_protocol::games::piles::{CommandName, PileLetter, StartName, WishName};
use stapel_protocol::table::{
    AnnouncementJson, DoJson, EventJson, HereJson, NoticeJson, ShareJson, ShuffleJson, SignalJson,
    StageJson, ToClient, ToServer, WhoJson,
};
use stapel_rules::piles::{Command, Pile, Start, Wish};
use stapel_rules::{Seat, Viewer};

use crate::Golden;
use crate::scene::{self, seat};
use crate::views::{self, person};

/// Bits that seat 0 adds to a shuffle, its commitment to them, and that of another seat.
const BITS: &str = "7d0c91f2e4b35a68d7c6b5a49382716051403f2e1d0cfbeadcb9a8978695a4b3";
const PROMISED: &str = "05d5c57dc559cc9afcc3a1a39aa3a2652f32f5f9ab10d741c261b3b5fc502da1";
const OTHER: &str = "a64b55fa1ebf7473ef3ef96e53ab1884336dd1e9814b0346e6d255d0fe684b8c";

pub(crate) fn golden() -> Vec<Golden> {
    let mut all = wishes();
    all.extend(requests());
    all.extend(answers());
    all.extend(signals());
    all.extend(people());
    all
}

fn wishes() -> Vec<Golden> {
    let mut all = crate::every_variant!("do", DoJson {
        "act": DoJson::Act(_) => DoJson::Act("37A".to_owned()),
        "sit": DoJson::Sit(_) => DoJson::Sit(Some(seat(1))),
        "leave": DoJson::Leave => DoJson::Leave,
        "leave-for-good": DoJson::LeaveForGood => DoJson::LeaveForGood,
        "empty": DoJson::Empty(_) => DoJson::Empty(seat(2)),
        "bot": DoJson::Bot { .. } => DoJson::Bot { seat: seat(2), bot: "greedy".to_owned() },
        "agree": DoJson::Agree(_) => DoJson::Agree(views::full_agreement()),
        "host": DoJson::Host(_) => DoJson::Host(seat(1)),
        "deal": DoJson::Deal => DoJson::Deal,
        "share": DoJson::Share(_) => DoJson::Share(PROMISED.to_owned()),
        "reveal": DoJson::Reveal(_) => DoJson::Reveal(BITS.to_owned()),
        "start": DoJson::Start(_) => DoJson::Start(seat(0)),
        "signal": DoJson::Signal(_) => DoJson::Signal(SignalJson::Start(StartName(Start::Want))),
        "say": DoJson::Say(_) => DoJson::Say("well played".to_owned()),
        "take-back": DoJson::TakeBack => DoJson::TakeBack,
        "answer-takeback": DoJson::AnswerTakeback(_) => DoJson::AnswerTakeback(true),
        "hint": DoJson::Hint => DoJson::Hint,
        "stand-in": DoJson::StandIn { .. } => {
            DoJson::StandIn { seat: seat(1), bot: "steady".to_owned() }
        },
        "come-back": DoJson::ComeBack => DoJson::ComeBack,
        "give-up": DoJson::GiveUp => DoJson::GiveUp,
        "answer-end": DoJson::AnswerEnd(_) => DoJson::AnswerEnd(true),
        "mute": DoJson::Mute { .. } => DoJson::Mute { seat: seat(1), on: true },
        "remove": DoJson::Remove { .. } => DoJson::Remove { seat: seat(1), for_good: false },
        "again": DoJson::Again => DoJson::Again,
        "look": DoJson::Look => DoJson::Look,
        "ping": DoJson::Ping => DoJson::Ping,
    });
    all.push(Golden::new("do-sit-anywhere", &DoJson::Sit(None)));
    let for_good = DoJson::Remove { seat: seat(1), for_good: true };
    all.push(Golden::new("do-remove-for-good", &for_good));
    all
}

fn requests() -> Vec<Golden> {
    let act = ToServer { id: 7, base: Some(41), r#do: DoJson::Act("37A".to_owned()) };
    let deal = ToServer { id: 3, base: None, r#do: DoJson::Deal };
    vec![Golden::new("to-server", &act), Golden::new("to-server-without-base", &deal)]
}

fn answers() -> Vec<Golden> {
    let seen = |viewer| scene::the_game().after("12C").play("end", viewer);
    let changed = |id, events: Vec<EventJson>, deadline| ToClient::Changed {
        since: 42,
        version: 43,
        id,
        events,
        deadline,
        now: deadline.map(|at: i64| at - 60_000),
    };
    let mut all = crate::every_variant!("to-client", ToClient {
        "table": ToClient::Table(_) => ToClient::Table(views::table()),
        "changed": ToClient::Changed { .. } => changed(Some(7), seen(Viewer::Seat(Seat::FIRST)), None),
        "done": ToClient::Done { .. } => ToClient::Done { id: 7, version: 42 },
        "refused": ToClient::Refused { .. } => ToClient::Refused {
            id: Some(7),
            code: "stale".to_owned(),
            message: "the game has moved on since; look at it again and decide anew".to_owned(),
            version: 43,
            retry_after_ms: None,
        },
        "your-turn": ToClient::YourTurn { .. } => ToClient::YourTurn {
            version: 41,
            legal: ["12C", "37A", "37B", "end"].map(str::to_owned).to_vec(),
        },
        "here": ToClient::Here(_) => {
            ToClient::Here(here(vec![true, false], 2))
        },
        "shuffle": ToClient::Shuffle(_) => ToClient::Shuffle(ShuffleJson {
            commitment: scene::COMMITMENT.to_owned(),
            stage: StageJson::Dealing,
            shares: vec![
                ShareJson { seat: seat(0), commitment: PROMISED.to_owned(), revealed: false },
                ShareJson { seat: seat(2), commitment: OTHER.to_owned(), revealed: true },
            ],
            until: Some(1_790_000_003_000),
        }),
        "notice": ToClient::Notice(_) => ToClient::Notice(NoticeJson {
            announcement: Some(AnnouncementJson {
                text: "We restart at eight".to_owned(),
                until: Some(1_790_000_600_000),
            }),
            maintenance: false,
            registration_closed: false,
        }),
        "bye": ToClient::Bye { .. } => ToClient::Bye {
            code: "restart".to_owned(),
            message: "the server restarts; nothing is lost, connect again".to_owned(),
        },
    });
    all.push(Golden::new(
        "to-client-shuffle-open",
        &ToClient::Shuffle(ShuffleJson {
            commitment: scene::COMMITMENT.to_owned(),
            stage: StageJson::Open,
            shares: vec![ShareJson {
                seat: seat(0),
                commitment: PROMISED.to_owned(),
                revealed: false,
            }],
            until: None,
        }),
    ));
    all.push(Golden::new(
        "to-client-shuffle-dealt",
        &ToClient::Shuffle(ShuffleJson {
            commitment: scene::COMMITMENT.to_owned(),
            stage: StageJson::Dealt,
            shares: vec![
                ShareJson { seat: seat(0), commitment: PROMISED.to_owned(), revealed: true },
                ShareJson { seat: seat(2), commitment: OTHER.to_owned(), revealed: false },
            ],
            until: None,
        }),
    ));
    all.push(Golden::new(
        "to-client-notice-maintenance",
        &ToClient::Notice(NoticeJson {
            announcement: None,
            maintenance: true,
            registration_closed: true,
        }),
    ));
    let deadline = Some(1_790_000_105_000);
    let host_away = HereJson { host_away: true, ..here(vec![true, true], 0) };
    all.push(Golden::new("to-client-here-host-away", &ToClient::Here(host_away)));
    let long_away = HereJson {
        lead_open: true,
        start_open: true,
        relief: vec![seat(0)],
        away_since: vec![Some(1_790_000_000_000), None],
        ..here(vec![false, true], 0)
    };
    all.push(Golden::new("to-client-here-long-away", &ToClient::Here(long_away)));
    let again = HereJson { again: vec![seat(1)], ..here(vec![true, true], 0) };
    all.push(Golden::new("to-client-here-again", &ToClient::Here(again)));
    all.push(Golden::new(
        "to-client-changed-for-others",
        &changed(None, seen(Viewer::Spectator), deadline),
    ));
    all.push(Golden::new(
        "to-client-refused-unread",
        &ToClient::Refused {
            id: None,
            code: "bad_json".to_owned(),
            message: "EOF while parsing an object at line 1 column 8".to_owned(),
            version: 43,
            retry_after_ms: None,
        },
    ));
    all.push(Golden::new(
        "to-client-refused-too-fast",
        &ToClient::Refused {
            id: Some(7),
            code: "rate_limited".to_owned(),
            message: "slower, please: too many messages at once".to_owned(),
            version: 0,
            retry_after_ms: Some(50),
        },
    ));
    all
}

/// So many are here, and nobody is missed.
pub(crate) fn here(seats: Vec<bool>, watching: u32) -> HereJson {
    HereJson { seats, watching, ..HereJson::default() }
}

fn signals() -> Vec<Golden> {
    crate::every_variant!("signal", SignalJson {
        "start": SignalJson::Start(_) => SignalJson::Start(StartName(Start::RatherNot)),
        "pile": SignalJson::Pile { .. } => {
            SignalJson::Pile { pile: PileLetter(Pile::C), wish: WishName(Wish::CanJumpBack) }
        },
        "stuck-soon": SignalJson::StuckSoon => SignalJson::StuckSoon,
        "can-go-on": SignalJson::CanGoOn => SignalJson::CanGoOn,
        "hold": SignalJson::Hold(_) => SignalJson::Hold(CommandName(Command::Skull)),
        "not-now": SignalJson::NotNow(_) => SignalJson::NotNow(CommandName(Command::NoTrick)),
    })
}

fn people() -> Vec<Golden> {
    crate::every_variant!("who", WhoJson {
        "empty": WhoJson::Empty => WhoJson::Empty,
        "person": WhoJson::Person(_) => WhoJson::Person(person("Björn")),
        "bot": WhoJson::Bot(_) => WhoJson::Bot("expert".to_owned()),
    })
}
