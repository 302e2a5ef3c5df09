//! Views of both kinds, games, tables and what was agreed.

use std::collections::BTreeMap;

use stapel_protocol::games::piles::StartName;
use stapel_protocol::table::{
    AgreementJson, EndingJson, EventJson, GameName, LayoutJson, LayoutName, OptionJson, PastJson,
    PersonJson, PlaceJson, RoundJson, SaidJson, ScoreJson, SignalJson, TableJson, ViewJson,
    WhoJson, YouJson,
};
use stapel_rules::piles::{Layout, Start};
use stapel_rules::{GameKind, Seat, Viewer};

use crate::Golden;
use crate::messages::here;
use crate::scene::{self, COMMITMENT, seat};

const SEATED: Viewer = Viewer::Seat(Seat::FIRST);

pub(crate) fn golden() -> Vec<Golden> {
    let mut all = crate::every_variant!("view", ViewJson {
        "piles": ViewJson::Piles(_) => scene::the_game().view(SEATED),
        "clear4": ViewJson::Clear4(_) => scene::clear4().view(SEATED),
    });
    all.push(Golden::new("view-piles-spectator", &scene::extreme().view(Viewer::Spectator)));
    all.push(Golden::new("view-piles-won", &the_game_won().view));
    all.push(Golden::new("view-piles-lost", &scene::skull().view(SEATED)));
    all.push(Golden::new("view-clear4-spectator", &scene::clear4().view(Viewer::Spectator)));
    all.push(Golden::new("view-clear4-capped", &scene::capped().view(SEATED)));
    all.push(Golden::new("round", &round()));
    all.push(Golden::new("round-extreme", &RoundJson { number: 7, ..scene::extreme().round(&[]) }));
    all.push(Golden::new("round-over", &the_game_won()));
    all.push(Golden::new("round-options", &scene::capped().round(&[])));
    let asked = RoundJson { takeback: Some(seat(1)), ..scene::the_game().round(&[]) };
    all.push(Golden::new("round-takeback", &asked));
    let ending = EndingJson { seat: seat(1), agreed: vec![seat(0)] };
    let asked = RoundJson { ending: Some(ending), ..scene::the_game().round(&[]) };
    all.push(Golden::new("round-ending", &asked));
    let stopped = RoundJson { stopped: true, ..scene::capped().round(&[]) };
    all.push(Golden::new("round-stopped", &stopped));
    let you = YouJson { removed: true, ..new_table().you };
    let mut removed = TableJson { you, ..new_table() };
    removed.places[1] = PlaceJson {
        gone: true,
        removed: true,
        muted: true,
        ..PlaceJson::of(WhoJson::Person(person("Cleo")))
    };
    all.push(Golden::new("table-removed", &removed));
    all.push(Golden::new("table", &table()));
    all.push(Golden::new("table-new", &new_table()));
    all.push(Golden::new("agreement", &agreement()));
    all.push(Golden::new("agreement-full", &full_agreement()));
    all.extend(layouts());
    all
}

pub(crate) fn person(name: &str) -> PersonJson {
    // As ids of guests are written: 26 letters and digits.
    let id = format!("{}{}", name.len(), "ahk0qzt7m".repeat(3))[..26].to_owned();
    PersonJson { id, name: Some(name.to_owned()) }
}

/// Nothing special.
pub(crate) fn agreement() -> AgreementJson {
    AgreementJson {
        game: GameName(GameKind::TheGame),
        players: 2,
        options: BTreeMap::new(),
        layout: LayoutJson::default(),
        first: None,
        rounds: None,
        clock: "none".to_owned(),
        at_zero: "wait".to_owned(),
        takeback: "never".to_owned(),
        talk: "strict".to_owned(),
        bots_take_time: true,
        listed: false,
    }
}

/// Everything special. No game has all of it, but all of it travels.
pub(crate) fn full_agreement() -> AgreementJson {
    AgreementJson {
        game: GameName(GameKind::Clear4),
        players: 4,
        options: BTreeMap::from([
            ("joker_sets".to_owned(), OptionJson::Flag(false)),
            ("turn_cap".to_owned(), OptionJson::Number(200)),
        ]),
        layout: LayoutJson::Named(LayoutName::Shuffled),
        first: Some(seat(2)),
        rounds: Some(8),
        clock: "60s".to_owned(),
        at_zero: "steady".to_owned(),
        takeback: "ask".to_owned(),
        talk: "gentle".to_owned(),
        bots_take_time: false,
        listed: true,
    }
}

fn layouts() -> Vec<Golden> {
    let named = crate::every_variant!("layout", LayoutName {
        "default": LayoutName::Default => LayoutName::Default,
        "shuffled": LayoutName::Shuffled => LayoutName::Shuffled,
    });
    let listed = LayoutJson::listed(&Layout::DEFAULT);
    named.into_iter().chain([Golden::new("layout-listed", &listed)]).collect()
}

/// A game in the middle of it.
pub(crate) fn round() -> RoundJson {
    scene::the_game().round(&[
        (0, SignalJson::Start(StartName(Start::Could))),
        (1, SignalJson::Start(StartName(Start::Want))),
    ])
}

fn the_game_won() -> RoundJson {
    scene::Scene::deal(GameKind::TheGame, 1, &[], "").won().round(&[])
}

/// A table at which a game is played.
pub(crate) fn table() -> TableJson {
    TableJson {
        version: 41,
        you: YouJson { id: person("Ada").id, seat: Some(seat(0)), removed: false },
        host: person("Ada"),
        agreement: AgreementJson { clock: "60s".to_owned(), ..agreement() },
        places: vec![
            PlaceJson::of(WhoJson::Person(person("Ada"))),
            PlaceJson {
                stand_in: Some("steady".to_owned()),
                ..PlaceJson::of(WhoJson::Person(person("Björn")))
            },
        ],
        commitment: None,
        score: ScoreJson { played: 0, rounds: 1, points: vec![0, 0] },
        round: Some(round()),
        here: here(vec![true, false], 2),
        said: vec![SaidJson { seat: seat(1), text: "good luck".to_owned() }],
        now: 1_790_000_000_000,
        deadline: Some(1_790_000_045_000),
        history: vec![
            PastJson {
                took_back: None,
                events: vec![EventJson::Said { seat: seat(1), text: "good luck".to_owned() }],
            },
            PastJson { took_back: Some(seat(0)), events: Vec::new() },
        ],
    }
}

/// A table that was just opened, as one sees it who only watches.
pub(crate) fn new_table() -> TableJson {
    TableJson {
        version: 4,
        you: YouJson { id: person("Cleo").id, seat: None, removed: false },
        host: person("Ada"),
        agreement: agreement(),
        places: vec![PlaceJson::of(WhoJson::Person(person("Ada"))), PlaceJson::of(WhoJson::Empty)],
        commitment: Some(COMMITMENT.to_owned()),
        score: ScoreJson { played: 0, rounds: 1, points: vec![0, 0] },
        round: None,
        here: here(vec![true, false], 1),
        said: Vec::new(),
        now: 1_790_000_000_000,
        deadline: None,
        history: Vec::new(),
    }
}
