//! The other side of a session: one game, and what one viewer is told of it.

#![expect(clippy::unwrap_used, reason = "a helper of tests")]

use stapel_client::{News, Output, Session};
use stapel_protocol::table::{
    AgreementJson, DoJson, EventJson, GameName, HereJson, LayoutJson, OpenCardsJson, OutcomeJson,
    PersonJson, PlaceJson, RoundJson, ScoreJson, SeatNumber, SignalledJson, TableJson, ToClient,
    ToServer, ViewJson, WhoJson, YouJson,
};
use stapel_rules::any::{AnyAction, AnyGame, AnySpread, AnyTalk, Setup};
use stapel_rules::testing::shuffled;
use stapel_rules::{Dealt, Game, GameKind, Seat, TableGame, Turn, Viewer};

/// Numbers that look random, the same for the same seed.
pub(crate) fn chooser(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    }
}

pub(crate) struct Server {
    pub(crate) dealt: Dealt<AnyGame>,
    pub(crate) spread: AnySpread,
    pub(crate) talk: AnyTalk,
    pub(crate) version: u64,
    pub(crate) viewer: Viewer,
}

impl Server {
    pub(crate) fn new(kind: GameKind, players: u8, viewer: Viewer, seed: u64) -> Server {
        let game = AnyGame::new(&Setup::new(kind, players)).unwrap();
        let deck = shuffled(&game, &mut chooser(seed));
        let mut dealt = Dealt::new(game, deck).unwrap();
        if dealt.turn() == Turn::Opening {
            dealt.start(Seat::FIRST, &mut ()).unwrap();
        }
        let spread = game.new_spread();
        Server { dealt, spread, talk: game.new_talk(), version: 7, viewer }
    }

    /// The Game for two, with the eyes of the seat that starts.
    pub(crate) fn the_game() -> Server {
        Server::new(GameKind::TheGame, 2, Viewer::Seat(Seat::FIRST), 1)
    }

    pub(crate) fn round_json(&self) -> RoundJson {
        let game = self.dealt.game();
        let view = game.view(self.dealt.state(), self.viewer);
        RoundJson {
            number: 1,
            game: GameName(game.kind()),
            players: game.players(),
            options: [].into(),
            first: SeatNumber(Seat::FIRST),
            layout: match game {
                AnyGame::Piles(rules) if game.kind() == GameKind::Extreme => {
                    Some(LayoutJson::listed(rules.layout()))
                }
                _ => None,
            },
            commitment: String::from("c0ffee"),
            view: ViewJson::new(game, &view, &self.spread).unwrap(),
            talk: SignalledJson::all(&self.talk),
            takeback: None,
            ending: None,
            stopped: false,
            over: false,
            outcome: None,
            seed: None,
            record: None,
            opened: None,
        }
    }

    pub(crate) fn table_json(&self) -> TableJson {
        let players = self.dealt.game().players();
        let person = |seat: usize| PersonJson { id: format!("person {seat}"), name: None };
        let places =
            (0..usize::from(players)).map(|seat| PlaceJson::of(WhoJson::Person(person(seat))));
        let (id, seat) = match self.viewer {
            Viewer::Seat(seat) => (person(seat.index()).id, Some(SeatNumber(seat))),
            Viewer::Spectator => (String::from("nobody"), None),
        };
        let agreement = format!(r#"{{"game":"{}","players":{players}}}"#, self.dealt.game().kind());
        let agreement: AgreementJson = serde_json::from_str(&agreement).unwrap();
        TableJson {
            version: self.version,
            you: YouJson { id, seat, removed: false },
            host: person(0),
            agreement,
            places: places.collect(),
            commitment: None,
            score: ScoreJson { played: 0, rounds: 1, points: vec![0; players.into()] },
            round: Some(self.round_json()),
            here: HereJson { seats: vec![true; players.into()], ..HereJson::default() },
            said: Vec::new(),
            now: 1_000_000,
            deadline: None,
            history: Vec::new(),
        }
    }

    /// The whole table, as it travels.
    pub(crate) fn table(&self) -> String {
        ToClient::Table(self.table_json()).to_text()
    }

    /// Does one of the legal actions, and tells of it.
    pub(crate) fn act(&mut self, pick: usize, id: Option<u64>) -> String {
        let mut legal = Vec::new();
        self.dealt.game().legal_actions(self.dealt.state(), &mut legal);
        let action = legal[pick % legal.len()];
        self.do_it(action, id)
    }

    pub(crate) fn do_it(&mut self, action: AnyAction, id: Option<u64>) -> String {
        let Turn::Seat(seat) = self.dealt.turn() else { panic!("nobody is to act") };
        let mut events = Vec::new();
        self.dealt.play(seat, action, &mut events).unwrap();
        let game = *self.dealt.game();
        let mut told: Vec<EventJson> = Vec::new();
        for event in &events {
            let seen = game.seen_by(event, Viewer::Spectator);
            AnyGame::note_spread(&mut self.spread, &seen);
            AnyGame::note_talk(&mut self.talk, &seen);
            told.push(EventJson::new(&game.seen_by(event, self.viewer), game.players()));
        }
        if let Some(outcome) = game.outcome(self.dealt.state()) {
            told.push(EventJson::Over {
                outcome: Some(OutcomeJson::new(&outcome, game.players())),
                stopped: false,
                seed: String::from("seed"),
                score: ScoreJson { played: 1, rounds: 1, points: vec![0; game.players().into()] },
                record: String::from("record"),
                opened: Some(Box::new(OpenCardsJson::new(&self.dealt))),
            });
        }
        self.changed(told, id)
    }

    /// Tells of these events as the next version.
    pub(crate) fn changed(&mut self, events: Vec<EventJson>, id: Option<u64>) -> String {
        let since = self.version;
        self.version += 1;
        let version = self.version;
        ToClient::Changed { since, version, id, events, deadline: None, now: None }.to_text()
    }
}

/// A session that is connected and was shown the table.
pub(crate) fn seated(server: &Server) -> Session {
    let mut session = Session::new(100, 1);
    session.tick(0);
    assert_eq!(outputs(&mut session), [Output::Connect { since: None }]);
    session.connected(0);
    session.received(0, &server.table());
    assert_eq!(news(&mut session), [News::Online, News::Shown]);
    session
}

pub(crate) fn outputs(session: &mut Session) -> Vec<Output> {
    session.take_outputs().collect()
}

/// What is new; everything else is dropped.
pub(crate) fn news(session: &mut Session) -> Vec<News> {
    let news = |output| match output {
        Output::News(news) => Some(news),
        _ => None,
    };
    session.take_outputs().filter_map(news).collect()
}

/// What is sent; everything else is dropped.
pub(crate) fn sent(session: &mut Session) -> Vec<ToServer> {
    let sent = |output| match output {
        Output::Send(text) => Some(ToServer::parse(&text).unwrap()),
        _ => None,
    };
    session.take_outputs().filter_map(sent).collect()
}

/// The connection is lost and comes back.
pub(crate) fn reconnect(session: &mut Session, now: i64) -> Option<u64> {
    session.disconnected(now, None);
    session.tick(now + 60_000);
    let since = session.take_outputs().find_map(|output| match output {
        Output::Connect { since } => Some(since),
        _ => None,
    });
    session.connected(now + 60_000);
    since.unwrap()
}

pub(crate) fn say(text: &str) -> DoJson {
    DoJson::Say(text.to_owned())
}
