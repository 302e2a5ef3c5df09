//! The table around a game: match, takebacks, and what the person may do besides playing.

use stapel_protocol::table::{ScoreJson, SeatNumber, WhoJson};
use stapel_rules::{GameKind, Outcome, Rounds, Seat, SeatSet};

use super::{EndingScreen, Stuck};
use crate::{Mirror, Session};

/// The table around a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableScreen {
    /// The game that is agreed on for the next deal.
    pub agreed: GameKind,
    /// The game that is on the table, being played or just over.
    pub game: Option<GameKind>,
    /// Which game of the table it is, counted from 1.
    pub number: Option<u32>,
    /// Whether it is being played.
    pub running: bool,
    /// How it ended; `None` before, and if it was given up.
    pub outcome: Option<Outcome>,
    /// Whether it was ended early and counts as it stood.
    pub stopped: bool,
    /// Where the record of it is, once it is over.
    pub record: Option<String>,
    /// Whether everything shown is as new as the last message. If not, nothing can be done.
    pub up_to_date: bool,
    /// Where the person who looks sits.
    pub you: Option<Seat>,
    pub active: Option<Seat>,
    /// Whether it is the turn of the person who looks.
    pub is_your_turn: bool,
    /// How many watch without a seat.
    pub watching: u32,
    /// How the match stands, if several rounds make one.
    pub score: Option<MatchScreen>,
    pub takeback: Takeback,
    /// The question whether to end the game, if somebody asks it.
    pub ending: Option<EndingScreen>,
    /// The seat that the game waits for though nobody plays there, and what can be done.
    pub stuck: Option<Stuck>,
    /// Whether the person was removed from the table for good, and can only watch.
    pub removed: bool,
    /// Whether only signals may be given, as was agreed, while this game is played.
    pub signals_only: bool,
    pub may: TableMay,
}

/// How a match of several rounds stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchScreen {
    /// The round that is played or comes next, or the last one if all are over; counted from 1.
    pub round: u8,
    /// How many make the match.
    pub rounds: u8,
    /// How many are over.
    pub played: u8,
    /// Points per seat, the more the better.
    pub points: Vec<i16>,
    /// Who has the most points; nobody before the first round is over.
    pub leaders: SeatSet,
    /// Whether all rounds are over, so that the leaders have won.
    pub over: bool,
}

/// Whether plays are to be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Takeback {
    /// Whether the person who looks may take their last play back, or ask to.
    pub may_ask: bool,
    pub others_agree: bool,
    /// The seat that asks to take its last play back.
    pub asked_by: Option<Seat>,
    pub may_answer: bool,
}

/// What a person may do at the table, apart from playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableMay {
    pub sit: bool,
    pub leave: bool,
    /// Whether the seat is kept for whoever leaves now, unless they give it up for good.
    pub leave_keeps_seat: bool,
    /// Give the seat up, whether one sits there or has got up.
    pub leave_for_good: bool,
    /// Play again oneself, after a bot did or after one got up.
    pub come_back: bool,
    pub deal: bool,
    /// Say that one would play once more, for whoever decides that.
    pub again: bool,
    pub agree: bool,
    /// End the game early, or ask to; see [`EndingScreen`] for what others ask.
    pub give_up: bool,
    /// Whether others are asked first.
    pub give_up_asks: bool,
    pub lead: bool,
    pub say: bool,
}

impl Session {
    /// The table around the game; `None` before it was shown.
    pub fn table_screen(&self) -> Option<TableScreen> {
        let mirror = self.mirror.as_ref()?;
        let round = mirror.round.as_ref();
        let running = mirror.running();
        Some(TableScreen {
            agreed: mirror.agreement.game.0,
            game: round.map(|round| round.game.kind()),
            number: round.map(|round| round.number),
            running: running.is_some(),
            outcome: round.and_then(|round| round.outcome),
            stopped: round.is_some_and(|round| round.stopped),
            record: round.and_then(|round| round.record.clone()),
            up_to_date: self.following,
            you: mirror.seat(),
            active: running.and_then(crate::RoundMirror::waits_for),
            is_your_turn: self.is_my_turn(),
            watching: mirror.here.watching,
            score: mirror.match_screen(),
            takeback: self.takeback(mirror),
            ending: self.ending_screen(mirror),
            stuck: self.stuck(mirror),
            removed: mirror.removed,
            signals_only: mirror.is_for_signals_only(),
            may: self.table_may(mirror),
        })
    }

    fn takeback(&self, mirror: &Mirror) -> Takeback {
        let (Some(round), Some(seat), true) = (mirror.running(), mirror.seat(), self.following)
        else {
            return Takeback::default();
        };
        let agreed = mirror.agreement.takeback.as_str();
        let is_other_person = |place: &stapel_protocol::table::PlaceJson| match &place.who {
            WhoJson::Person(person) => person.id != mirror.you,
            WhoJson::Empty | WhoJson::Bot(_) => false,
        };
        Takeback {
            may_ask: agreed != "never"
                && round.takeback.is_none()
                && self.memory.can_take_back(round, seat)
                && self.pending_play().is_none(),
            others_agree: agreed == "ask" && mirror.places.iter().any(is_other_person),
            asked_by: round.takeback,
            may_answer: self.sits()
                && round.takeback.is_some_and(|asked| asked != seat)
                && !self.memory.has_agreed(),
        }
    }

    pub(super) fn table_may(&self, mirror: &Mirror) -> TableMay {
        if !self.following {
            return TableMay::default();
        }
        let seat = mirror.seat();
        let running = mirror.running().is_some();
        let an_empty_seat = mirror.places.iter().any(|place| place.who == WhoJson::Empty);
        let own = seat.and_then(|seat| mirror.places.get(seat.index()));
        let lead = self.leads();
        let sits = self.sits();
        let others_are_there =
            mirror.seats_where(|seat| Some(seat) != mirror.seat() && mirror.is_attended(seat));
        let asked = mirror.running().and_then(|round| round.ending);
        TableMay {
            sit: seat.is_none() && an_empty_seat && !mirror.removed,
            leave: sits,
            leave_keeps_seat: sits && running,
            leave_for_good: seat.is_some(),
            come_back: own.is_some_and(|place| place.stand_in.is_some() || place.gone),
            deal: lead && !running && !an_empty_seat,
            again: sits
                && !lead
                && !running
                && mirror.round.is_some()
                && !seat.is_some_and(|seat| mirror.here.again.contains(&SeatNumber(seat))),
            agree: lead && !running,
            give_up: running
                && asked.is_none()
                && (sits || (self.is_host() && others_are_there.is_empty())),
            give_up_asks: !others_are_there.is_empty(),
            lead,
            say: self.may_talk() && !self.is_silent() && !mirror.is_for_signals_only(),
        }
    }
}

impl Mirror {
    /// Whether the table agreed on signals instead of free talk, and a game with secret numbers is played.
    fn is_for_signals_only(&self) -> bool {
        self.agreement.talk == "signals"
            && self.running().is_some_and(|round| round.game.kind().about().numbers_are_secret)
    }

    /// Whether there were rounds of a match, and more are to come.
    pub(super) fn is_amid_a_match(&self) -> bool {
        let score = &self.score;
        score.played > 0 && score.played < score.rounds
    }

    fn match_screen(&self) -> Option<MatchScreen> {
        if self.agreement.game.0.about().rounds == Rounds::One {
            return None;
        }
        let ScoreJson { played, rounds, ref points } = self.score;
        let most = points.iter().max().filter(|_| played > 0);
        let seats = (0..points.len()).filter_map(Seat::new);
        let over = played >= rounds;
        Some(MatchScreen {
            round: if over { rounds } else { played.saturating_add(1) },
            rounds,
            played,
            points: points.clone(),
            leaders: seats.filter(|seat| points.get(seat.index()) == most).collect(),
            over,
        })
    }
}
