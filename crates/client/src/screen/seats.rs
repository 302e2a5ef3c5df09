//! The seats of a table.

use stapel_protocol::table::{PlaceJson, SeatNumber, WhoJson};
use stapel_rules::any::{AnyGame, AnyView};
use stapel_rules::{Game, GameKind, Rounds, Seat, TableGame};

use super::SeatSaid;
use crate::{Mirror, Moment, RoundMirror, Session, games};

/// A seat of the table and everything that is drawn of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatScreen {
    pub seat: Seat,
    pub who: Who,
    pub is_you: bool,
    pub is_host: bool,
    /// The bot that plays in their stead.
    pub stand_in: Option<String>,
    pub presence: Presence,
    /// Since when they are away, by the clock of whoever runs the session.
    pub away_since: Option<Moment>,
    /// Whether they got up in mid-game; the seat is kept for them until the game is over.
    pub gone: bool,
    /// Whether they were removed for good.
    pub removed: bool,
    /// Whether they may say and signal nothing.
    pub muted: bool,
    /// Whether they would play once more, now that a game is over.
    pub again: bool,
    pub active: bool,
    /// How many cards they hold in hand, if a game is on the table.
    pub hand_size: Option<u8>,
    /// How many cards they still have, if everyone plays for themselves.
    pub cards_left: Option<u8>,
    /// Their points, if several rounds make a match.
    pub points: Option<i16>,
    /// What they said that still holds.
    pub said: SeatSaid,
    /// What the person who looks may do with the seat.
    pub may: SeatMay,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    Empty,
    Person {
        /// A number that tells people apart.
        id: String,
        /// What they call themselves; `None` if they left for good.
        name: Option<String>,
    },
    Bot {
        /// Its name, which tells how well it plays.
        name: String,
    },
}

/// Whether someone is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    Here,
    /// They are not connected, or have got up.
    Away,
    NoPerson,
}

/// What the person who looks may do with a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatMay {
    pub sit: bool,
    /// Move there from the seat one has, which a bot then takes if it sat there.
    pub change: bool,
    pub empty: bool,
    pub put_bot: bool,
    pub stand_in: bool,
    pub make_host: bool,
    pub mute: bool,
    pub unmute: bool,
    /// Make them get up. They can come again.
    pub remove: bool,
    pub remove_for_good: bool,
}

impl Session {
    /// The seats of the table, the first one first. Nobody's if the table was never shown.
    pub fn seat_screens(&self) -> Vec<SeatScreen> {
        let Some(mirror) = &self.mirror else { return Vec::new() };
        let places = mirror.places.iter().enumerate();
        places
            .filter_map(|(index, place)| Some(self.seat_screen(mirror, Seat::new(index)?, place)))
            .collect()
    }

    fn seat_screen(&self, mirror: &Mirror, seat: Seat, place: &PlaceJson) -> SeatScreen {
        let person = match &place.who {
            WhoJson::Person(person) => Some(person),
            WhoJson::Empty | WhoJson::Bot(_) => None,
        };
        let here = mirror.here.seats.get(seat.index()) == Some(&true);
        let presence = match person {
            Some(_) if here && !place.gone => Presence::Here,
            Some(_) => Presence::Away,
            None => Presence::NoPerson,
        };
        // A table may have agreed on other seats since its last game.
        let round = mirror.round.as_ref().filter(|round| round.has_seat(seat));
        let is_host = person.is_some_and(|person| person.id == mirror.host.id);
        let is_you = person.is_some_and(|person| person.id == mirror.you);
        let is_match = mirror.agreement.game.0.about().rounds != Rounds::One;
        let empty = place.who == WhoJson::Empty;
        let leads = self.following && self.leads();
        let running = mirror.running().is_some();
        let relieved = mirror.here.relief.contains(&SeatNumber(seat));
        // Whom the person could make get up or be silent, if they lead.
        let guest = leads && person.is_some() && !is_you && !is_host && !place.removed;
        let hosts = self.following && self.is_host();
        let may = SeatMay {
            sit: self.following && empty && mirror.seat().is_none() && !mirror.removed,
            change: self.sits() && !running && person.is_none() && !mirror.is_amid_a_match(),
            empty: leads && !running && !empty && !is_you && !is_host,
            put_bot: leads && person.is_none(),
            stand_in: running
                && relieved
                && !is_you
                && (leads || (is_host && self.following && self.sits())),
            make_host: hosts && guest && !place.gone,
            mute: guest && !place.muted,
            unmute: guest && place.muted,
            remove: guest && !place.gone,
            remove_for_good: hosts && guest,
        };
        let since = mirror.here.away_since.get(seat.index()).copied().flatten();
        SeatScreen {
            seat,
            who: Who::of(&place.who),
            is_you,
            is_host,
            stand_in: place.stand_in.clone(),
            presence,
            away_since: since.map(|since| since.saturating_sub(self.clock_ahead)),
            gone: place.gone,
            removed: place.removed,
            muted: place.muted,
            again: mirror.here.again.contains(&SeatNumber(seat)),
            active: mirror.running().and_then(RoundMirror::waits_for) == Some(seat),
            hand_size: round.map(|round| round.view.hand_size(seat)),
            cards_left: round
                .and_then(|round| own_cards_left(round.game.kind(), &round.view, seat)),
            points: mirror.score.points.get(seat.index()).copied().filter(|_| is_match),
            said: round.map(|round| games::said(&round.talk, seat)).unwrap_or_default(),
            may,
        }
    }
}

impl Who {
    pub(crate) fn of(who: &WhoJson) -> Who {
        match who {
            WhoJson::Empty => Who::Empty,
            WhoJson::Person(person) => {
                Who::Person { id: person.id.clone(), name: person.name.clone() }
            }
            WhoJson::Bot(name) => Who::Bot { name: name.clone() },
        }
    }
}

/// How many cards a seat still has, in games in which everyone plays for themselves.
pub(crate) fn own_cards_left(game: GameKind, view: &AnyView, seat: Seat) -> Option<u8> {
    (!game.about().is_cooperative).then(|| AnyGame::cards_left(view, seat))
}

impl RoundMirror {
    fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.game.players())
    }
}
