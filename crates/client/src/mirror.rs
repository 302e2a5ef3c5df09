//! The table as the session knows it, kept up to date by events.

use std::collections::VecDeque;

use stapel_protocol::table::{
    AgreementJson, EventJson, HereJson, MAX_SAID, PersonJson, PlaceJson, SaidJson, ScoreJson,
    SignalledJson, TableJson, WhoJson,
};
use stapel_rules::{AnyGame, MAX_SEATS, Seat, SeatSet, TableGame, Viewer};

use crate::{Ending, RoundMirror};

/// A table as one person may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mirror {
    /// How often it has changed.
    pub version: u64,
    /// The person's public number.
    pub you: String,
    /// Whether they were removed from the table for good, and can only watch.
    pub removed: bool,
    pub host: PersonJson,
    pub agreement: AgreementJson,
    pub places: Vec<PlaceJson>,
    /// What can be shown of the seed of the next deal, if it is sealed.
    pub commitment: Option<String>,
    pub score: ScoreJson,
    /// The game that is played, or the last one that was.
    pub round: Option<RoundMirror>,
    pub here: HereJson,
    pub said: VecDeque<SaidJson>,
    /// When the time of the turn is up, in milliseconds since 1970 as the server counts them.
    pub deadline: Option<i64>,
}

/// What was told about a table contradicts itself or what is known of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("what was told contradicts what is known of the table")]
pub struct InconsistentUpdate;

impl Mirror {
    /// The table that is told of.
    ///
    /// # Errors
    /// [`InconsistentUpdate`] if it contradicts itself.
    pub fn read(table: &TableJson) -> Result<Mirror, InconsistentUpdate> {
        let round = match &table.round {
            Some(round) => Some(RoundMirror::read(round).ok_or(InconsistentUpdate)?),
            None => None,
        };
        let said = table.said.iter().skip(table.said.len().saturating_sub(MAX_SAID));
        let mirror = Mirror {
            version: table.version,
            you: table.you.id.clone(),
            removed: table.you.removed,
            host: table.host.clone(),
            agreement: table.agreement.clone(),
            places: table.places.clone(),
            commitment: table.commitment.clone(),
            score: table.score.clone(),
            round,
            here: table.here.clone(),
            said: said.cloned().collect(),
            deadline: table.deadline,
        };
        mirror.checked()
    }

    /// Takes note of everything that led to a version.
    ///
    /// # Errors
    /// [`InconsistentUpdate`]; then nothing has changed.
    pub fn changed(
        &mut self,
        version: u64,
        events: &[EventJson],
        deadline: Option<i64>,
    ) -> Result<(), InconsistentUpdate> {
        let mut next = self.clone();
        for event in events {
            next.note(event).ok_or(InconsistentUpdate)?;
        }
        next.version = version;
        next.deadline = deadline;
        *self = next.checked()?;
        Ok(())
    }

    /// Takes note of who is here.
    pub(crate) fn note_here(&mut self, here: HereJson) -> Result<(), InconsistentUpdate> {
        if here.seats.len() > MAX_SEATS {
            return Err(InconsistentUpdate);
        }
        self.here = here;
        Ok(())
    }

    /// Which seat is the person's: they sit there, or have got up in mid-game and can come back.
    pub fn seat(&self) -> Option<Seat> {
        let is_you = |place: &PlaceJson| match &place.who {
            WhoJson::Person(person) => person.id == self.you && !place.removed,
            WhoJson::Empty | WhoJson::Bot(_) => false,
        };
        self.places.iter().position(is_you).and_then(Seat::new)
    }

    /// Where the person sits, unless they have got up.
    pub fn seat_taken(&self) -> Option<Seat> {
        self.seat().filter(|seat| self.places.get(seat.index()).is_some_and(|place| !place.gone))
    }

    /// The viewer who the person is to the game.
    pub fn viewer(&self) -> Viewer {
        self.seat().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The game that is being played.
    pub fn running(&self) -> Option<&RoundMirror> {
        self.round.as_ref().filter(|round| !round.over)
    }

    fn checked(self) -> Result<Mirror, InconsistentUpdate> {
        let players = usize::from(self.agreement.players);
        let seats_fit = self.places.len() == players && players <= MAX_SEATS;
        let here_fits = self.here.seats.len() <= MAX_SEATS;
        // Who changes seats is shown everything anew, as another viewer. A table that has agreed on
        // fewer seats still shows its last game.
        let viewer_fits = self.running().is_none_or(|round| round.view.viewer() == self.viewer());
        if seats_fit && here_fits && viewer_fits { Ok(self) } else { Err(InconsistentUpdate) }
    }

    fn note(&mut self, event: &EventJson) -> Option<()> {
        match event {
            EventJson::Agreed { agreement, score } => {
                let players = usize::from(agreement.players);
                if players > MAX_SEATS {
                    return None;
                }
                self.places.resize(players, PlaceJson::of(WhoJson::Empty));
                self.agreement = agreement.clone();
                self.score = score.clone();
            }
            EventJson::Place { seat, who, stand_in, gone, removed, muted } => {
                let place = self.places.get_mut(seat.0.index())?;
                let (who, stand_in) = (who.clone(), stand_in.clone());
                *place = PlaceJson { who, stand_in, gone: *gone, removed: *removed, muted: *muted };
                // Whoever sits there next has not agreed to anything.
                let is_empty = place.who == WhoJson::Empty;
                let ending = self.round.as_mut().and_then(|round| round.ending.as_mut());
                if let Some(ending) = ending.filter(|_| is_empty) {
                    ending.agreed.remove(seat.0);
                }
            }
            EventJson::Muted { seat, on } => {
                self.places.get_mut(seat.0.index())?.muted = *on;
            }
            EventJson::Removed { person } => {
                self.removed |= person.id == self.you;
                for place in &mut self.places {
                    let is_them =
                        matches!(&place.who, WhoJson::Person(other) if other.id == person.id);
                    place.removed |= is_them;
                }
            }
            EventJson::EndAsked { seat } => {
                self.game()?.ending = Some(Ending { seat: seat.0, agreed: SeatSet::EMPTY });
            }
            EventJson::EndAnswered { seat, agree: true } => {
                self.game()?.ending.as_mut()?.agreed.insert(seat.0);
            }
            EventJson::EndAnswered { agree: false, .. } | EventJson::EndDropped { .. } => {
                self.game()?.ending = None;
            }
            EventJson::Host { person } => self.host = person.clone(),
            EventJson::Sealed { commitment } => self.commitment = Some(commitment.clone()),
            EventJson::Dealt { round, score } => {
                self.round = Some(RoundMirror::read(round)?);
                self.score = score.clone();
                self.commitment = None;
            }
            EventJson::Signal { seat, signal } => {
                AnyGame::note_signal(&mut self.game()?.talk, seat.0, signal.signal());
            }
            EventJson::TalkAgain { talk } => {
                let round = self.game()?;
                round.talk = SignalledJson::talk(talk, &round.game);
            }
            EventJson::Said { seat, text } => {
                self.said.push_back(SaidJson { seat: *seat, text: text.clone() });
                if self.said.len() > MAX_SAID {
                    self.said.pop_front();
                }
            }
            EventJson::TakebackAsked { seat } => self.game()?.takeback = Some(seat.0),
            EventJson::TakebackAnswered { agree: true, .. } => {
                self.game()?;
            }
            EventJson::TakebackAnswered { agree: false, .. } => self.game()?.takeback = None,
            EventJson::TookBack { round, .. } => *self.game()? = RoundMirror::read(round)?,
            EventJson::Over { outcome, stopped, seed, score, record, opened } => {
                let outcome = match outcome {
                    Some(outcome) => Some(outcome.read()?),
                    None => None,
                };
                let round = self.game()?;
                round.over = true;
                round.outcome = outcome;
                round.stopped = *stopped;
                round.ending = None;
                round.seed = Some(seed.clone());
                round.record = Some(record.clone());
                round.opened = opened.clone();
                round.takeback = None;
                self.score = score.clone();
            }
            EventJson::Game(_) => self.game()?.follow(event)?,
        }
        Some(())
    }

    /// The game that is being played, to change it.
    fn game(&mut self) -> Option<&mut RoundMirror> {
        self.round.as_mut().filter(|round| !round.over)
    }
}
