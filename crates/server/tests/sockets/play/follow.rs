//! Keeping up with a table by what it sends, as a client does.

use stapel_protocol::table::{
    EndingJson, EventJson, LayoutJson, PlaceJson, RoundJson, SaidJson, SignalledJson, TableJson,
    ToClient, ViewJson,
};
use stapel_rules::any::{AnyGame, AnySeen, AnySpread, AnyTalk, AnyView};
use stapel_rules::notation::LayoutChoice;
use stapel_rules::piles::Status;
use stapel_rules::{Game, TableGame};
use stapel_server::agreement;

/// A table as a client knows it.
#[derive(Default)]
pub(crate) struct Follower {
    table: Option<TableJson>,
    game: Option<Following>,
}

/// A game as a client knows it.
struct Following {
    game: AnyGame,
    view: AnyView,
    spread: AnySpread,
    talk: AnyTalk,
}

impl Follower {
    /// Takes note of a message. What would leave a gap is an error of the server.
    pub(crate) fn take(&mut self, message: &ToClient) {
        match message {
            ToClient::Table(table) => {
                self.game = table.round.as_ref().map(|round| Following::new(table, round));
                self.table = Some(table.clone());
            }
            ToClient::Changed { since, version, events, deadline, .. } => {
                let table = self.table.as_mut().expect("a table comes before its changes");
                assert_eq!(*since, table.version, "something was lost or told twice");
                table.version = *version;
                table.deadline = *deadline;
                for event in events {
                    self.event(event);
                }
            }
            ToClient::Here(here) => {
                // One may hear of it while one waits for the table.
                if let Some(table) = &mut self.table {
                    table.here = here.clone();
                }
            }
            ToClient::Done { .. }
            | ToClient::Refused { .. }
            | ToClient::YourTurn { .. }
            | ToClient::Shuffle(_)
            | ToClient::Notice(_)
            | ToClient::Bye { .. } => {}
        }
    }

    fn event(&mut self, event: &EventJson) {
        let table = self.table.as_mut().expect("a table comes before its changes");
        match event {
            EventJson::Agreed { agreement, score } => {
                table.score = score.clone();
                let empty = || PlaceJson::of(stapel_protocol::table::WhoJson::Empty);
                table.places.resize_with(agreement.players.into(), empty);
                table.agreement = agreement.clone();
            }
            EventJson::Place { seat, who, stand_in, gone, removed, muted } => {
                let (who, stand_in) = (who.clone(), stand_in.clone());
                table.places[seat.0.index()] =
                    PlaceJson { who, stand_in, gone: *gone, removed: *removed, muted: *muted };
            }
            EventJson::Muted { seat, on } => table.places[seat.0.index()].muted = *on,
            // The place of theirs that has changed is told, too.
            EventJson::EndAsked { seat } => {
                let ending = EndingJson { seat: *seat, agreed: Vec::new() };
                table.round.as_mut().expect("a game is running").ending = Some(ending);
            }
            EventJson::EndAnswered { seat, agree: true } => {
                let round = table.round.as_mut().expect("a game is running");
                let ending = round.ending.as_mut().expect("somebody asks");
                ending.agreed.push(*seat);
                ending.agreed.sort_by_key(|seat| seat.0.index());
            }
            EventJson::EndAnswered { agree: false, .. } | EventJson::EndDropped { .. } => {
                table.round.as_mut().expect("a game is running").ending = None;
            }
            EventJson::Host { person } => table.host = person.clone(),
            EventJson::Sealed { commitment } => table.commitment = Some(commitment.clone()),
            EventJson::Dealt { round, .. } | EventJson::TookBack { round, .. } => {
                if let EventJson::Dealt { score, .. } = event {
                    table.score = score.clone();
                    table.commitment = None;
                }
                self.game = Some(Following::new(table, round));
                table.round = Some((**round).clone());
            }
            EventJson::Said { seat, text } => {
                table.said.push(SaidJson { seat: *seat, text: text.clone() });
                let over = table.said.len().saturating_sub(50);
                table.said.drain(..over);
            }
            EventJson::Signal { seat, signal } => {
                let game = self.game.as_mut().expect("signals are given in a game");
                AnyGame::note_signal(&mut game.talk, seat.0, signal.signal());
            }
            EventJson::TalkAgain { talk } => {
                let game = self.game.as_mut().expect("signals are given in a game");
                game.talk = SignalledJson::talk(talk, &game.game);
            }
            EventJson::TakebackAsked { seat } => {
                table.round.as_mut().expect("a game is running").takeback = Some(*seat);
            }
            EventJson::TakebackAnswered { agree: false, .. } => {
                table.round.as_mut().expect("a game is running").takeback = None;
            }
            EventJson::TakebackAnswered { .. } | EventJson::Removed { .. } => {}
            EventJson::Over { outcome, stopped, seed, score, record, opened } => {
                let round = table.round.as_mut().expect("a game was running");
                round.over = true;
                round.outcome = outcome.clone();
                round.stopped = *stopped;
                round.ending = None;
                round.seed = Some(seed.clone());
                round.record = Some(record.clone());
                round.opened = opened.clone();
                table.score = score.clone();
            }
            of_the_game => {
                let game = self.game.as_mut().expect("a game is running");
                let seen = of_the_game.seen(&game.game);
                game.see(&seen.unwrap_or_else(|| panic!("not of this game: {event:?}")));
                table.round.as_mut().expect("a game is running").takeback = None;
            }
        }
    }

    /// The table as it should be by now.
    pub(crate) fn table(&self) -> Option<TableJson> {
        let mut table = self.table.clone()?;
        if let (Some(round), Some(game)) = (&mut table.round, &self.game) {
            round.view = ViewJson::new(&game.game, &game.view, &game.spread).unwrap();
            round.talk = SignalledJson::all(&game.talk);
        }
        Some(table)
    }

    pub(crate) fn version(&self) -> Option<u64> {
        self.table.as_ref().map(|table| table.version)
    }

    /// The game that is played or was, by its number, and whether it is over.
    pub(crate) fn round(&self) -> Option<(u32, bool)> {
        self.table.as_ref()?.round.as_ref().map(|round| (round.number, round.over))
    }

    /// The last known seats.
    pub(crate) fn places(&self) -> &[PlaceJson] {
        self.table.as_ref().map_or(&[], |table| &table.places)
    }

    /// Whether the players have to agree who starts.
    pub(crate) fn is_opening(&self) -> bool {
        let view = self.game.as_ref().map(|game| &game.view);
        matches!(view, Some(AnyView::Piles(view)) if view.status == Status::Opening)
    }

    /// The numbers on top of the piles, of a game that has piles.
    pub(crate) fn tops(&self) -> Option<[u8; 4]> {
        match &self.game.as_ref()?.view {
            AnyView::Piles(view) => Some(view.tops),
            AnyView::Clear4(_) => None,
        }
    }
}

impl Following {
    fn new(table: &TableJson, round: &RoundJson) -> Following {
        let agreed = agreement::read(&table.agreement).unwrap();
        let layout = round.layout.as_ref().map(LayoutJson::read);
        assert!(
            matches!(layout, None | Some(Ok(LayoutChoice::Listed(_)))),
            "a layout must be written out: {layout:?}"
        );
        let game = round.rules().expect("the rules of a round make sense");
        assert_eq!(game.kind(), agreed.options.kind());
        let (view, spread) = round.view.read(&game).expect("a view makes sense");
        let talk = SignalledJson::talk(&round.talk, &game);
        Following { game, view, spread, talk }
    }

    fn see(&mut self, seen: &AnySeen) {
        self.game.follow(&mut self.view, seen);
        AnyGame::note_spread(&mut self.spread, seen);
        AnyGame::note_talk(&mut self.talk, seen);
        self.talk = self.game.shown_talk(&self.view, &self.talk);
    }
}
