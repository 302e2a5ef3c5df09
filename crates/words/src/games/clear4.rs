//! What is said about Clear 4!.

use stapel_client::replay::{Clear4Moment, Clear4Play};
use stapel_client::screen::{BlindFate, BlindMoment, Clear4Screen, DiscardScreen, Offer};
use stapel_rules::Seat;
use stapel_rules::clear4::{Action, Event, Face, Phase, Value};

use super::{Narrator, OptionTexts, Style};
use crate::Words;
use crate::phrases::{count, outcome, text};

/// The keys with which Clear 4! is played, and the texts that tell what they do: the same on the page and in the terminal.
pub const CLEAR4_KEYS: [(&str, &str); 8] = [
    ("← → ↑ ↓", "key-choose-own"),
    ("Space", "key-put-back"),
    ("Enter", "key-choose-card"),
    ("1 – 6", "key-stacks"),
    ("E", "key-play"),
    ("B", "key-turn-over"),
    ("G", "key-take-pile"),
    ("X", "key-leave-four"),
];

/// What happened, in sentences.
pub(super) fn narrate(narrator: &Narrator<'_>, events: &[Event]) -> Vec<String> {
    let together = |one: &Event, next: &Event| match (one, next) {
        (Event::Placed { seat: one, .. }, Event::Placed { seat: next, .. }) => one == next,
        _ => false,
    };
    let mut told = Vec::new();
    for group in events.chunk_by(together) {
        let sentence = match group[0] {
            Event::Placed { .. } => placed(narrator, group),
            // Whatever else ends a turn has been told.
            Event::TurnEnded { .. } if !told.is_empty() => None,
            event => sentence(narrator, event),
        };
        told.extend(sentence);
    }
    told
}

/// Cards that one seat placed together. Jokers among them count the same.
fn placed(narrator: &Narrator<'_>, group: &[Event]) -> Option<String> {
    let words = narrator.words;
    let Some(Event::Placed { seat, counts_as, .. }) = group.first().copied() else { return None };
    let faces_of = |jokers: bool| {
        let placed = group.iter().filter_map(|event| match *event {
            Event::Placed { face, .. } => Some(face),
            _ => None,
        });
        faces(words, placed.filter(|face| (*face == Face::JOKER) == jokers))
    };
    let (numbers, jokers) = (faces_of(false), faces_of(true));
    if let Style::BesideNotation(_) = narrator.style {
        return (!jokers.is_empty()).then(|| counts(words, Face::JOKER, counts_as));
    }
    let jokers = match counts_as {
        Some(value) if !jokers.is_empty() => {
            words.fill("joker-as", &[("joker", text(&jokers)), ("value", count(value.number()))])
        }
        _ => jokers,
    };
    let cards = [numbers, jokers].into_iter().filter(|cards| !cards.is_empty());
    let cards = cards.collect::<Vec<_>>().join(", ");
    Some(narrator.of("told-placed", seat, &[("cards", text(&cards))]))
}

/// Any other event in a sentence; `None` if it is not worth one.
fn sentence(narrator: &Narrator<'_>, event: Event) -> Option<String> {
    let &Narrator { words, name, style, .. } = narrator;
    Some(match event {
        Event::TurnBegan { seat } => match style {
            Style::AtTable => narrator.turn(seat),
            Style::Replay | Style::BesideNotation(_) => return None,
        },
        Event::TurnEnded { seat } => match style {
            Style::Replay => narrator.of("step-ends", seat, &[]),
            Style::AtTable | Style::BesideNotation(_) => return None,
        },
        Event::BlindRevealed { seat, face, .. } => {
            let id = if narrator.is_you(seat) { "told-you-blind" } else { "told-blind" };
            narrator.of(id, seat, &[("card", text(&face_name(words, face)))])
        }
        Event::BlindPlaced { face, counts_as, .. } => counts(words, face, counts_as),
        Event::JokerNamed { value, .. } => counts(words, Face::JOKER, Some(value)),
        Event::TurnedUp { seat, stack, face } => {
            let face = face_name(words, face);
            let about = [("stack", count(stack.number())), ("card", text(&face))];
            narrator.of("told-turned-up", seat, &about)
        }
        // The notation says it, and a blind card was told of when it was turned over.
        Event::Special { seat, face, from: Some(_) } => match style {
            Style::BesideNotation(_) => return None,
            Style::AtTable | Style::Replay => {
                narrator.of("told-placed", seat, &[("cards", text(&face_name(words, face)))])
            }
        },
        Event::Cleared { cards, .. } => {
            words.fill("told-cleared", &[("cards", count(cards.len()))])
        }
        Event::Took { seat, cards } => {
            let id = if narrator.is_you(seat) { "told-you-took" } else { "told-took" };
            let taken = faces(words, cards.iter());
            let taken = if taken.is_empty() { words.get("told-nothing") } else { taken };
            narrator.of(id, seat, &[("cards", text(&taken))])
        }
        Event::Over(end) => match style {
            Style::AtTable | Style::Replay => outcome(words, name, Some(end)),
            Style::BesideNotation(_) => return None,
        },
        Event::Special { from: None, .. } | Event::Placed { .. } => return None,
    })
}

/// What a card counts for that was not known before it lay there: a blind card, or a joker.
fn counts(words: &Words, face: Face, counts_as: Option<Value>) -> String {
    match counts_as {
        Some(value) if face == Face::JOKER => {
            words.fill("moment-counts", &[("value", count(value.number()))])
        }
        Some(_) => words.fill("moment-fits", &[]),
        None => words.fill("moment-joker", &[]),
    }
}

/// A moment of a finished round that is worth looking at.
pub(super) fn moment(narrator: &Narrator<'_>, moment: Clear4Moment) -> String {
    match moment {
        Clear4Moment::Cleared { seat, cards } => {
            narrator.of("moment-sweep", seat, &[("cards", count(cards))])
        }
        Clear4Moment::Blind { seat, face } => {
            narrator.of("told-blind", seat, &[("card", text(&face_name(narrator.words, face)))])
        }
        Clear4Moment::BiggestTake { seat, cards } => {
            narrator.of("moment-biggest-take", seat, &[("cards", count(cards))])
        }
    }
}

/// What can be done now; for others, what they are about.
pub fn turn_hint(words: &Words, screen: &Clear4Screen) -> String {
    let discard = &screen.discard;
    let four = discard.value.filter(|_| discard.run == discard.full);
    let id = match (screen.phase, discard.value, screen.is_yours) {
        (Phase::Target, _, true) => "hint-target",
        (Phase::Target, _, false) => "hint-they-target",
        (Phase::Extend, _, false) if four.is_some() => "hint-they-sweep",
        (Phase::Extend, _, false) => "hint-they-extend",
        (Phase::Open, _, false) => return String::new(),
        (Phase::Extend, _, true) if screen.sweep => "hint-sweep",
        (Phase::Extend, Some(value), true) => {
            return words.fill("hint-extend", &[("value", count(value.number()))]);
        }
        (Phase::Extend, None, true) if discard.joker_open => "hint-name-joker",
        (Phase::Extend, None, true) => "hint-end",
        (Phase::Open, Some(value), true) if four.is_some() => {
            return words.fill("hint-open-four", &[("value", count(value.number()))]);
        }
        (Phase::Open, Some(value), true) => {
            let missing = discard.full.saturating_sub(discard.run);
            return words.fill(
                "hint-open",
                &[("value", count(value.number())), ("missing", count(missing))],
            );
        }
        (Phase::Open, None, true) if discard.cards.is_empty() => "hint-open-empty",
        (Phase::Open, None, true) => "hint-open-joker",
    };
    words.get(id)
}

/// The pile in a sentence.
pub fn pile(words: &Words, discard: &DiscardScreen) -> String {
    let cards = count(discard.cards.len());
    match discard.value {
        _ if discard.cards.is_empty() => words.fill("pile-empty", &[]),
        None => words.fill("pile-joker", &[("cards", cards)]),
        Some(value) => words.fill(
            "pile-run",
            &[
                ("cards", cards),
                ("value", count(value.number())),
                ("run", count(discard.run)),
                ("full", count(discard.full)),
            ],
        ),
    }
}

/// Several cards, equal ones together: `2 × 9, 4, JOKER`.
pub fn faces(words: &Words, faces: impl IntoIterator<Item = Face>) -> String {
    let mut groups: Vec<(Face, u8)> = Vec::new();
    for face in faces {
        match groups.iter_mut().find(|(other, _)| *other == face) {
            Some((_, count)) => *count += 1,
            None => groups.push((face, 1)),
        }
    }
    let groups = groups.into_iter().map(|(face, count)| match count {
        1 => face_name(words, face),
        _ => format!("{count} × {}", face_name(words, face)),
    });
    groups.collect::<Vec<_>>().join(", ")
}

/// What an offer would do; the victim is whoever would take the pile.
pub fn offer(words: &Words, offer: &Offer, victim: Option<&str>) -> String {
    let value = offer.counts_as.map(|value| count(value.number()));
    match (offer.action, value) {
        (Action::Play { hand, stacks }, Some(value)) => {
            let cards = hand.len() + stacks.len();
            words.fill("play-cards", &[("cards", count(cards)), ("value", value)])
        }
        (Action::Add(_), Some(value)) => words.fill("play-add", &[("value", value)]),
        (Action::Play { .. } | Action::Add(_), None) => words.fill("play-joker", &[]),
        (Action::Blind(stack), _) => words.fill("play-blind", &[("stack", count(stack.number()))]),
        (Action::Push { .. } | Action::Target(_), _) => {
            words.fill("play-push-to", &[("name", text(victim.unwrap_or_default()))])
        }
        (Action::Clear { .. }, _) => {
            words.fill("play-special", &[("card", text(&face_name(words, Face::CLEAR)))])
        }
        (Action::Take, _) => words.fill("pass", &[]),
        (Action::Sweep, _) => words.fill("play-sweep", &[]),
        (Action::End, _) => words.fill("end-turn", &[]),
    }
}

/// The text that tells what an offer would come to beyond what it says itself.
pub fn comes_to(offer: &Offer) -> Option<&'static str> {
    match offer.action {
        Action::Sweep => None,
        _ if offer.clears => Some("clears-pile"),
        _ => offer.four.then_some("makes-four"),
    }
}

/// A play in a few words: its cards, or what it does.
pub(crate) fn play(words: &Words, name: &dyn Fn(Seat) -> String, play: &Clear4Play) -> String {
    let id = match play.action {
        Action::Play { .. } | Action::Add(_) => {
            let held =
                play.cards.iter().filter(|(_, stack)| stack.is_none()).map(|(face, _)| *face);
            let held = Some(faces(words, held)).filter(|held| !held.is_empty());
            let from_stacks = play.cards.iter().filter_map(|&(face, stack)| {
                let card = face_name(words, face);
                let told = [("card", text(&card)), ("stack", count(stack?.number()))];
                Some(words.fill("review-from-stack", &told))
            });
            return held.into_iter().chain(from_stacks).collect::<Vec<_>>().join(", ");
        }
        Action::Blind(stack) => {
            return words.fill("play-blind", &[("stack", count(stack.number()))]);
        }
        Action::Push { target, .. } | Action::Target(target) => {
            return words.fill("play-push-to", &[("name", text(&name(target)))]);
        }
        Action::Clear { .. } => {
            let card = face_name(words, Face::CLEAR);
            return words.fill("play-special", &[("card", text(&card))]);
        }
        Action::Take => "take-pile",
        Action::Sweep => "play-sweep",
        Action::End => "end-turn",
    };
    words.get(id)
}

/// What came of a card that was turned over.
pub fn fate(words: &Words, moment: &BlindMoment) -> String {
    match moment.fate {
        BlindFate::Placed { counts_as } => counts(words, moment.face, counts_as),
        BlindFate::Cleared => words.fill("moment-blind-cleared", &[]),
        BlindFate::Push => words.fill("moment-push", &[]),
        BlindFate::TooHigh { took } => words.fill("moment-too-high", &[("cards", count(took))]),
        BlindFate::Fifth { took } => words.fill("moment-fifth", &[("cards", count(took))]),
    }
}

/// What a card is called.
pub fn face_name(words: &Words, face: Face) -> String {
    match face {
        Face::PUSH => words.fill("face-push", &[]),
        Face::JOKER => words.fill("face-joker", &[]),
        Face::CLEAR => words.fill("face-clear", &[]),
        number => number.to_string(),
    }
}

/// The texts about an option of Clear 4!.
pub(super) fn option_texts(option: &str) -> Option<OptionTexts> {
    let [label, about, brief] = match option {
        "joker_sets" => ["term-joker-sets", "term-joker-sets-about", "brief-joker-sets"],
        "pass_on_empty" => {
            ["term-pass-on-empty", "term-pass-on-empty-about", "brief-pass-on-empty"]
        }
        "last_push_moves" => {
            ["term-last-push-moves", "term-last-push-moves-about", "brief-last-push-moves"]
        }
        "turn_cap" => ["term-turn-cap", "term-turn-cap-about", "brief-turn-cap"],
        "must_sweep" => ["term-must-sweep", "term-must-sweep-about", "brief-must-sweep"],
        _ => return None,
    };
    Some(OptionTexts::new(label, about, brief))
}
