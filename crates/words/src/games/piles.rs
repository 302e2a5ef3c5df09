//! What is said about The Game and Extreme.

use stapel_client::agreement::LayoutProblem;
use stapel_client::replay::PilesMoment;
use stapel_client::screen::{Fit, Owes};
use stapel_rules::any::AnyGame;
use stapel_rules::piles::{Command, LayoutCodeError, Outlook, Pile, Seen, Signal, Start, Wish};
use stapel_rules::{Card, Loss, Outcome};

use super::{Narrator, OptionTexts, Style};
use crate::Words;
use crate::phrases::{count, outcome, text};

/// The keys with which The Game and Extreme are played, and the texts that tell what they do: the same on the page and in the
/// terminal.
pub const PILES_KEYS: [(&str, &str); 4] =
    [("← →", "key-choose"), ("Enter", "key-take"), ("A B C D", "key-lay"), ("E", "key-end")];

/// What happened, in sentences.
pub(super) fn narrate(narrator: &Narrator<'_>, seen: &[Seen]) -> Vec<String> {
    let &Narrator { words, name, style, .. } = narrator;
    let is_draw = |seen: &Seen| matches!(seen, Seen::YouDrew { .. } | Seen::TheyDrew { .. });
    let mut told = Vec::new();
    for group in seen.chunk_by(|one, next| is_draw(one) && is_draw(next)) {
        match (group[0], style) {
            (Seen::Laid { card, trick, .. }, Style::BesideNotation(game)) => {
                told.extend(trick.then(|| words.get("fit-trick")));
                let command = match game {
                    AnyGame::Piles(rules) => rules.layout().command(card),
                    _ => None,
                };
                told.extend(command.map(|command| command_name(words, command)));
            }
            (Seen::Laid { seat, card, pile, trick }, _) => {
                let id = if trick { "told-trick" } else { "told-laid" };
                let laid = [("card", count(card.number())), ("pile", text(letter(pile)))];
                told.push(narrator.of(id, seat, &laid));
            }
            (Seen::TurnBegan { seat, .. }, Style::AtTable) => told.push(narrator.turn(seat)),
            (Seen::TurnEnded { seat }, Style::Replay) => {
                told.push(narrator.of("step-ends", seat, &[]));
            }
            (Seen::YouDrew { .. } | Seen::TheyDrew { .. }, Style::AtTable) => {
                let drew =
                    |card: Card| words.fill("told-you-drew", &[("card", count(card.number()))]);
                told.extend(cards_drawn(group).map(drew));
            }
            (Seen::YouDrew { .. } | Seen::TheyDrew { .. }, _) => told.push(draws(words, group)),
            (Seen::Over(end), Style::AtTable | Style::Replay) => {
                if let (Outcome::Lost { reason, .. }, Style::Replay) = (end, style) {
                    told.push(words.get(lost_id(reason)));
                }
                told.push(outcome(words, name, Some(end)));
            }
            (Seen::TurnBegan { .. } | Seen::TurnEnded { .. } | Seen::Over(_), _) => {}
        }
    }
    told
}

/// The cards that the reader saw being drawn.
fn cards_drawn(seen: &[Seen]) -> impl Iterator<Item = Card> {
    seen.iter().filter_map(|seen| match *seen {
        Seen::YouDrew { card } => Some(card),
        _ => None,
    })
}

/// Cards that were drawn together: which, if the reader saw them.
fn draws(words: &Words, drawn: &[Seen]) -> String {
    let cards: Vec<String> = cards_drawn(drawn).map(|card| card.number().to_string()).collect();
    if cards.is_empty() {
        words.fill("step-draws", &[("cards", count(drawn.len()))])
    } else {
        words.fill("step-draws-these", &[("cards", text(&cards.join(", ")))])
    }
}

/// Why a game was lost, said of what has happened.
fn lost_id(loss: Loss) -> &'static str {
    match loss {
        Loss::Stuck => "step-lost-stuck",
        Loss::Skull => "step-lost-skull",
        Loss::Three => "step-lost-three",
        Loss::OnePile => "step-lost-one-pile",
    }
}

/// A moment of a finished game that is worth looking at.
pub(super) fn moment(narrator: &Narrator<'_>, moment: PilesMoment) -> String {
    let (id, seat, card, pile, numbers) = match moment {
        PilesMoment::Trick { seat, card, pile } => ("told-trick", seat, card, pile, 10),
        PilesMoment::BiggestStep { seat, card, pile, numbers } => {
            ("moment-biggest-step", seat, card, pile, numbers)
        }
    };
    let about =
        [("card", count(card.number())), ("pile", text(letter(pile))), ("numbers", count(numbers))];
    narrator.of(id, seat, &about)
}

/// A signal in words.
pub(super) fn signal(words: &Words, signal: Signal) -> String {
    let about = |id: &str, command: Command| {
        words.fill(id, &[("command", text(&command_name(words, command)))])
    };
    match signal {
        Signal::Start(start) => words.get(start_id(start)),
        Signal::Pile(pile, wish) => format!("{}: {}", letter(pile), words.get(wish_id(wish))),
        Signal::StuckSoon => words.get(outlook_id(Outlook::StuckSoon)),
        Signal::CanGoOn => words.get(outlook_id(Outlook::CanGoOn)),
        Signal::Hold(command) => about("told-holds", command),
        Signal::NotNow(command) => about("told-not-now", command),
    }
}

/// What a turn still has to do.
pub fn owes(words: &Words, owes: Owes) -> String {
    match owes {
        Owes::Cards { left, .. } => words.fill("owes-cards", &[("cards", count(left))]),
        Owes::ExactlyThree { laid } => words.fill("owes-three", &[("laid", count(laid))]),
        Owes::CoverSkull { pile } => words.fill("owes-skull", &[("pile", text(letter(pile)))]),
        Owes::OnePile { pile } => words.fill("owes-one-pile", &[("pile", text(letter(pile)))]),
    }
}

/// The text that says why the game would be lost.
pub fn loss_id(loss: Loss) -> &'static str {
    match loss {
        Loss::Stuck => "loss-stuck",
        Loss::Skull => "loss-skull",
        Loss::Three => "loss-three",
        Loss::OnePile => "loss-one-pile",
    }
}

/// The text of how someone sees their next turn.
pub fn outlook_id(outlook: Outlook) -> &'static str {
    match outlook {
        Outlook::StuckSoon => "signal-stuck-soon",
        Outlook::CanGoOn => "signal-can-go-on",
    }
}

/// What the chosen card would do on a pile, in a word or two; how far it goes only if that is wanted.
pub fn fit_word(words: &Words, fit: &Fit, steps: bool) -> Option<String> {
    if !fit.legal {
        return None;
    }
    if fit.warning.is_some() {
        return Some(words.fill("fit-loses", &[]));
    }
    if fit.trick {
        return Some(words.fill("fit-trick", &[]));
    }
    steps.then(|| words.fill("fit-step", &[("cards", count(fit.step))]))
}

/// The letter of a pile.
pub fn letter(pile: Pile) -> &'static str {
    match pile {
        Pile::A => "A",
        Pile::B => "B",
        Pile::C => "C",
        Pile::D => "D",
    }
}

/// A card that is laid, in a few words.
pub(crate) fn lay(words: &Words, card: Card, pile: Pile) -> String {
    let laid = [("card", count(card.number())), ("pile", text(letter(pile)))];
    words.fill("review-lay", &laid)
}

/// What a pile is called: its letter and where it goes.
pub fn pile_name(words: &Words, pile: Pile) -> String {
    let id = if pile.is_ascending() { "pile-up" } else { "pile-down" };
    words.fill(id, &[("pile", text(letter(pile)))])
}

/// The text of a wish about a pile.
pub fn wish_id(wish: Wish) -> &'static str {
    match wish {
        Wish::LeaveIt => "wish-leave-it",
        Wish::RatherNot => "wish-rather-not",
        Wish::SmallSteps => "wish-small-steps",
        Wish::GoodForMe => "wish-good-for-me",
        Wish::CanJumpBack => "wish-can-jump-back",
    }
}

/// The text of how gladly someone would start.
pub fn start_id(start: Start) -> &'static str {
    match start {
        Start::Want => "start-want",
        Start::Could => "start-could",
        Start::RatherNot => "start-rather-not",
    }
}

/// What a command is called.
pub fn command_name(words: &Words, command: Command) -> String {
    words.get(match command {
        Command::Stop => "command-stop",
        Command::Skull => "command-skull",
        Command::Three => "command-three",
        Command::Silence => "command-silence",
        Command::NoTrick => "command-no-trick",
        Command::OnePile => "command-one-pile",
        Command::DrawOne => "command-draw-one",
    })
}

/// What a command does.
pub fn command_meaning(words: &Words, command: Command) -> String {
    words.get(match command {
        Command::Stop => "command-stop-means",
        Command::Skull => "command-skull-means",
        Command::Three => "command-three-means",
        Command::Silence => "command-silence-means",
        Command::NoTrick => "command-no-trick-means",
        Command::OnePile => "command-one-pile-means",
        Command::DrawOne => "command-draw-one-means",
    })
}

/// What somebody who enters a layout has still to do.
pub fn layout_problem(words: &Words, problem: &LayoutProblem) -> String {
    let command = |id: &str, command: Command, cards: usize| {
        let name = command_name(words, command);
        words.fill(id, &[("command", text(&name)), ("cards", count(cards))])
    };
    match *problem {
        LayoutProblem::Missing { command: it, cards } => command("layout-missing", it, cards),
        LayoutProblem::TooMany { command: it, cards } => command("layout-too-many", it, cards),
        LayoutProblem::Double { card, commands } => {
            let [one, other] = commands.map(|command| command_name(words, command));
            let about =
                [("card", count(card.number())), ("one", text(&one)), ("other", text(&other))];
            words.fill("layout-double", &about)
        }
    }
}

/// Why a text is not the code of a layout.
pub fn layout_code_error(words: &Words, error: &LayoutCodeError) -> String {
    match *error {
        LayoutCodeError::Length { found } => {
            words.fill("layout-code-length", &[("found", count(found))])
        }
        LayoutCodeError::Character { found, place } => {
            let found = found.to_string();
            words.fill("layout-code-character", &[("found", text(&found)), ("place", count(place))])
        }
        LayoutCodeError::Checksum => words.get("layout-code-wrong"),
    }
}

/// The texts about an option of The Game or Extreme.
pub(super) fn option_texts(option: &str) -> Option<OptionTexts> {
    const ONE_PILE: OptionTexts = OptionTexts {
        label: "term-one-pile",
        about: "term-one-pile-about",
        usual: "reading-one-pile",
        value: "",
        brief: "",
    };
    Some(match option {
        "expert" => OptionTexts::new("term-expert", "term-expert-about", "brief-expert"),
        "hand_less" => {
            OptionTexts::new("term-hand-less", "term-hand-less-about", "brief-hand-less")
        }
        "strict_one_pile" => OptionTexts {
            value: "reading-one-pile-strict",
            brief: "brief-one-pile-strict",
            ..ONE_PILE
        },
        "loose_one_pile" => OptionTexts {
            value: "reading-one-pile-loose",
            brief: "brief-one-pile-loose",
            ..ONE_PILE
        },
        _ => return None,
    })
}
