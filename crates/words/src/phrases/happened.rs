//! What happened at a table, in and around the game.

use stapel_client::Session;
use stapel_client::screen::{SeatScreen, Who};
use stapel_protocol::table::{EventJson, SaidJson, SeatNumber, WhoJson};
use stapel_rules::Seat;

use super::{isolated, outcome, seat_name, text};
use crate::Words;
use crate::games::{self, Narrator, Style};

/// A sentence about something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    pub text: String,
    /// Whether it quotes what someone said.
    pub said: bool,
    /// Whether it tells what someone said or signalled, which is hidden while nobody may talk (X12).
    pub talk: bool,
}

/// What happened at the table of a session, in sentences. The session knows of it already.
pub fn sentences(words: &Words, session: &Session, events: &[EventJson]) -> Vec<Sentence> {
    with_narrator(words, session, |narrator| told(narrator, session, events))
}

/// All that a session knows of what happened and what was said at its table, in sentences.
pub fn account(words: &Words, session: &Session) -> Vec<Sentence> {
    let mut account = said_before(words, session);
    for past in session.history() {
        account.extend(sentences(words, session, &past.events));
        account.extend(past.took_back.map(|SeatNumber(seat)| took_back(words, session, seat)));
    }
    account
}

/// What was said before the game, or so long ago that nothing else is known of that time.
pub fn said_before(words: &Words, session: &Session) -> Vec<Sentence> {
    let is_said = |event: &&EventJson| matches!(event, EventJson::Said { .. });
    let told_again = session.history().flat_map(|past| &past.events).filter(is_said).count();
    let said = session.mirror().map(|mirror| &mirror.said);
    let before = said.map_or(0, |said| said.len().saturating_sub(told_again));
    let sentence = |SaidJson { seat, text: said }: &SaidJson| Sentence {
        text: with_narrator(words, session, |narrator| {
            narrator.of("told-said", seat.0, &[("said", text(said))])
        }),
        said: true,
        talk: true,
    };
    said.into_iter().flatten().take(before).map(sentence).collect()
}

/// That a seat took its last play back.
pub fn took_back(words: &Words, session: &Session, seat: Seat) -> Sentence {
    let told = with_narrator(words, session, |it| it.of("told-took-back", seat, &[]));
    Sentence { text: told, said: false, talk: false }
}

/// Calls a function with the narrator of a session's table.
fn with_narrator<T>(words: &Words, session: &Session, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
    let (seats, you) = (session.seat_screens(), session.seat());
    let name = |seat: Seat| match seats.get(seat.index()) {
        _ if Some(seat) == you => words.get("you"),
        // Whoever played there has left since.
        Some(SeatScreen { who: Who::Empty, .. }) => words.get("someone-gone"),
        Some(seat) => seat_name(words, seat),
        None => String::new(),
    };
    tell(&Narrator { words, name: &name, you, style: Style::AtTable })
}

fn told(narrator: &Narrator<'_>, session: &Session, events: &[EventJson]) -> Vec<Sentence> {
    let game = session.mirror().and_then(|mirror| mirror.round.as_ref()).map(|round| &round.game);
    let seen = |event: &EventJson| event.seen(game?);
    let mut sentences = Vec::new();
    // What happens in the game between two things around it is told together.
    for group in events.chunk_by(|one, next| seen(one).is_some() && seen(next).is_some()) {
        let in_game: Vec<_> = group.iter().filter_map(seen).collect();
        let told = narrator.tell(&in_game).into_iter();
        sentences.extend(told.map(|text| Sentence { text, said: false, talk: false }));
        if in_game.is_empty() {
            sentences.extend(group.iter().filter_map(|event| around_game(narrator, event)));
        }
    }
    sentences
}

/// Something that happened around the game; `None` if it is not worth a sentence.
fn around_game(narrator: &Narrator<'_>, event: &EventJson) -> Option<Sentence> {
    let &Narrator { words, name, .. } = narrator;
    let said = matches!(event, EventJson::Said { .. });
    let talk = said || matches!(event, EventJson::Signal { .. });
    let text = match event {
        EventJson::Signal { seat, signal } => {
            let signal = games::signal(words, signal.signal());
            narrator.of("told-signal", seat.0, &[("signal", text(&signal))])
        }
        EventJson::Said { seat, text: said } => {
            narrator.of("told-said", seat.0, &[("said", text(said))])
        }
        EventJson::TakebackAsked { seat } => narrator.of("told-takeback", seat.0, &[]),
        EventJson::TakebackAnswered { seat, agree: false } => {
            narrator.of("told-takeback-denied", seat.0, &[])
        }
        EventJson::TookBack { seat, .. } => narrator.of("told-took-back", seat.0, &[]),
        EventJson::Dealt { .. } => words.get("told-dealt"),
        // How a game ended that was played to its end has been told with its last play.
        EventJson::Over { outcome: None, .. } => outcome(words, name, None),
        EventJson::Over { stopped: true, .. } => words.get("told-stopped"),
        EventJson::Place { .. } => place(narrator, event)?,
        EventJson::Host { person } => {
            let host = person.name.as_ref()?;
            words.fill("told-host", &[("name", text(&isolated(host)))])
        }
        EventJson::EndAsked { seat } => narrator.of("told-end-asked", seat.0, &[]),
        EventJson::EndAnswered { seat, agree: true } => narrator.of("told-end-agreed", seat.0, &[]),
        EventJson::EndAnswered { seat, agree: false } => {
            narrator.of("told-end-denied", seat.0, &[])
        }
        EventJson::EndDropped { .. } => words.get("told-end-dropped"),
        EventJson::Muted { seat, on: true } => narrator.of("told-muted", seat.0, &[]),
        EventJson::Muted { seat, on: false } => narrator.of("told-unmuted", seat.0, &[]),
        EventJson::Removed { person } => {
            let name = person.name.as_ref()?;
            words.fill("told-removed", &[("name", text(&isolated(name)))])
        }
        _ => return None,
    };
    Some(Sentence { text, said, talk })
}

/// Who plays in a seat from now on; `None` if the seat itself shows all there is to say.
fn place(narrator: &Narrator<'_>, event: &EventJson) -> Option<String> {
    let EventJson::Place { seat, who, stand_in, gone, removed, .. } = event else { return None };
    Some(match who {
        // Of someone who was removed it is told that they were.
        _ if *removed => return None,
        WhoJson::Person(_) if stand_in.is_some() => narrator.of("told-stand-in", seat.0, &[]),
        WhoJson::Person(_) if *gone => narrator.of("told-gone", seat.0, &[]),
        WhoJson::Person(_) => narrator.of("told-back", seat.0, &[]),
        WhoJson::Empty => narrator.words.get("told-seat-free"),
        WhoJson::Bot(_) => return None,
    })
}
