//! Short games whose views and events the messages tell.

use stapel_protocol::table::{
    EventJson, GameName, LayoutJson, OpenCardsJson, OutcomeJson, RoundJson, SeatNumber, SignalJson,
    SignalledJson, ViewJson, options_json,
};
use stapel_rules::any::{AnyCard, AnyGame, AnyOptions, AnySpread, Setup};
use stapel_rules::setup::OptionValue;
use stapel_rules::{Dealt, Game, GameKind, Seat, TableGame, Turn, Viewer, piles};

/// What could be shown of the seed before the first card, and the seed.
pub(crate) const SEED: &str = "a9c1f2e07b5d4c3a8e6f10293847565c4b3a29180f7e6d5c4b3a291807f6e5d4";
pub(crate) const COMMITMENT: &str =
    "63891f262263907af3b43cda6924c71df8003da93aa723c1f5cc1415eef0f0c5";

/// The id of a record.
pub(crate) const RECORD: &str = "2rhvqh4hektd1am03ntqx35jcg";

/// A game under way.
pub(crate) struct Scene {
    options: AnyOptions,
    dealt: Dealt<AnyGame>,
    spread: AnySpread,
}

pub(crate) fn seat(index: usize) -> SeatNumber {
    SeatNumber(Seat::new(index).unwrap())
}

impl Scene {
    /// Deals a deck that begins with these cards; the others follow in order.
    pub(crate) fn deal(
        kind: GameKind,
        players: u8,
        options: &[(&str, OptionValue)],
        deck: &str,
    ) -> Scene {
        let mut setup = Setup::new(kind, players);
        setup.options = AnyOptions::new(kind);
        for (name, value) in options {
            setup.options.set(name, *value).unwrap();
        }
        let game = AnyGame::new(&setup).unwrap();
        let mut rest = game.full_deck();
        let mut cards: Vec<AnyCard> = Vec::new();
        for name in deck.split_whitespace() {
            let card = game.card_from_name(name).unwrap();
            let index = rest.iter().position(|other| *other == card).unwrap();
            cards.push(rest.remove(index));
        }
        cards.extend(rest);
        let (dealt, spread) = (Dealt::new(game, cards).unwrap(), game.new_spread());
        Scene { options: setup.options, dealt, spread }
    }

    /// Names who starts.
    pub(crate) fn start(mut self, index: usize) -> Scene {
        self.dealt.start(Seat::new(index).unwrap(), &mut ()).unwrap();
        self
    }

    /// Does what stands here, one action a comma, and gives what a viewer saw of it.
    pub(crate) fn play(&mut self, actions: &str, viewer: Viewer) -> Vec<EventJson> {
        let game = *self.dealt.game();
        let mut seen = Vec::new();
        for text in actions.split(", ") {
            let Turn::Seat(seat) = self.dealt.turn() else { panic!("nobody can do {text}") };
            let action = game.parse_action(text).unwrap();
            let mut events = Vec::new();
            assert_eq!(self.dealt.play(seat, action, &mut events), Ok(()), "{text}");
            for event in &events {
                AnyGame::note_spread(&mut self.spread, &game.seen_by(event, Viewer::Spectator));
                seen.push(EventJson::new(&game.seen_by(event, viewer), game.players()));
            }
        }
        seen
    }

    /// The same, for its effect only.
    pub(crate) fn after(mut self, actions: &str) -> Scene {
        self.play(actions, Viewer::Spectator);
        self
    }

    /// Lays all cards of The Game on one pile.
    pub(crate) fn won(mut self) -> Scene {
        for card in 2..=99 {
            self.play(&format!("{card}A"), Viewer::Spectator);
            if card % 8 == 1 && card < 99 {
                self.play("end", Viewer::Spectator);
            }
        }
        self
    }

    pub(crate) fn view(&self, viewer: Viewer) -> ViewJson {
        let game = self.dealt.game();
        ViewJson::new(game, &game.view(self.dealt.state(), viewer), &self.spread).unwrap()
    }

    /// What nobody has laid, face up.
    pub(crate) fn opened(&self) -> OpenCardsJson {
        OpenCardsJson::new(&self.dealt)
    }

    /// The game as the first seat sees it.
    pub(crate) fn round(&self, talk: &[(usize, SignalJson)]) -> RoundJson {
        let game = self.dealt.game();
        let outcome = game.outcome(self.dealt.state());
        RoundJson {
            number: 1,
            game: GameName(game.kind()),
            players: game.players(),
            options: options_json(&self.options),
            first: seat(0),
            layout: match game {
                AnyGame::Piles(rules) if rules.variant() == piles::Variant::Extreme => {
                    Some(LayoutJson::listed(rules.layout()))
                }
                _ => None,
            },
            commitment: COMMITMENT.to_owned(),
            view: self.view(Viewer::Seat(Seat::FIRST)),
            talk: talk
                .iter()
                .map(|&(index, signal)| SignalledJson { seat: seat(index), signal })
                .collect(),
            takeback: None,
            ending: None,
            stopped: false,
            over: outcome.is_some(),
            outcome: outcome.map(|outcome| OutcomeJson::new(&outcome, game.players())),
            seed: outcome.map(|_| SEED.to_owned()),
            record: outcome.map(|_| RECORD.to_owned()),
            opened: outcome.map(|_| Box::new(self.opened())),
        }
    }
}

/// The Game for two, in the middle of a turn of the first seat.
pub(crate) fn the_game() -> Scene {
    let deck = "12 26 37 44 71 79 96 14 31 41 55 63 78 90 23 65 8 81";
    let scene = Scene::deal(GameKind::TheGame, 2, &[], deck);
    scene.start(1).after("14A, 90C, end, 26A")
}

/// Extreme for two, in the middle of a turn that is bound to a pile, with everything in force.
pub(crate) fn extreme() -> Scene {
    let deck = "77 67 13 20 40 21 22 27 28 29 53 54 90 92";
    let scene = Scene::deal(GameKind::Extreme, 2, &[], deck);
    scene.start(0).after("77D, 67C, 13A, 20B, end, 27A, 28A")
}

/// Extreme, lost with a skull that nobody could cover.
pub(crate) fn skull() -> Scene {
    let scene = Scene::deal(GameKind::Extreme, 1, &[], "17 18 3 53 54 55 57 58");
    scene.after("17A, 18A, 53A, 3B")
}

/// The deck of [`clear4`]: horizontal, vertical face-down, face-up, hand, for each seat.
const CLEAR4: &str = "push joker clear 2 5 4 6 6 5 4 joker push 5 5 6 3 joker 1 1 10 \
    1 10 1 1 2 2 2 2 3 8 8 4 4 8 9 10 3 3 push clear";

/// Clear 4! for two, dealt.
pub(crate) fn clear4_dealt() -> Scene {
    Scene::deal(GameKind::Clear4, 2, &[], CLEAR4)
}

/// Clear 4! for two, with a pile, a run and cards that everyone knows.
pub(crate) fn clear4() -> Scene {
    clear4_dealt()
        .after("play 5 J s1, add s1, sweep, play 10, end, push 0, play s3, end, play 8 s2 s3")
}

/// Clear 4!, ended by its turn cap.
pub(crate) fn capped() -> Scene {
    let options = [("turn_cap", OptionValue::Number(2))];
    Scene::deal(GameKind::Clear4, 2, &options, "").after("play 2 2, end, take")
}
