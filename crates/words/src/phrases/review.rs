//! What a review says of turns.

use stapel_client::replay::TurnPicture;
use stapel_protocol::review::{MarkJson, WhyJson, WinnableJson};
use stapel_rules::Seat;
use stapel_rules::piles::Command;

use super::{command_name, count, text};
use crate::Words;
use crate::games;

/// What a turn is called that lost much.
pub fn mark(words: &Words, mark: MarkJson) -> String {
    words.get(match mark {
        MarkJson::Inaccuracy => "review-inaccuracy",
        MarkJson::Mistake => "review-mistake",
        MarkJson::Blunder => "review-blunder",
    })
}

/// A turn beside which all others are clearly worse.
pub fn only_turn(words: &Words) -> String {
    words.get("review-only")
}

/// The turn that moved the chances most.
pub fn turning_point(words: &Words) -> String {
    words.get("review-turning-point")
}

/// Whether the game could still be won, with all cards known.
pub fn winnable(words: &Words, winnable: WinnableJson) -> String {
    words.get(match winnable {
        WinnableJson::Yes => "review-winnable-yes",
        WinnableJson::No => "review-winnable-no",
        WinnableJson::Open => "review-winnable-open",
    })
}

/// Why a turn is worse than another, in a sentence. It tells of no card's number, so it may be said while a game is on.
pub fn why(words: &Words, name: &dyn Fn(Seat) -> String, why: &WhyJson) -> String {
    let of = |seat: u8| Seat::new(usize::from(seat)).map(name).unwrap_or_default();
    let id = match why {
        WhyJson::LostAtOnce { .. } => "why-lost-at-once",
        WhyJson::GaveUpJump { pile } => {
            return words.fill("why-gave-up-jump", &[("pile", text(pile))]);
        }
        WhyJson::MissedJump { pile } => {
            return words.fill("why-missed-jump", &[("pile", text(pile))]);
        }
        WhyJson::CoveredSpared { pile, seat } => {
            let name = of(*seat);
            let told = [("pile", text(pile)), ("name", text(&name))];
            return words.fill("why-covered-spared", &told);
        }
        WhyJson::Skipped { cards, more } => {
            return words.fill("why-skipped", &[("cards", count(*cards)), ("more", count(*more))]);
        }
        WhyJson::LeftCommand { command } => {
            let named = Command::from_name(command).map(|command| command_name(words, command));
            let command = named.as_deref().unwrap_or(command);
            return words.fill("why-left-command", &[("command", text(command))]);
        }
        WhyJson::LaidMore { more } => {
            return words.fill("why-laid-more", &[("more", count(*more))]);
        }
        WhyJson::LaidFewer { fewer } => {
            return words.fill("why-laid-fewer", &[("fewer", count(*fewer))]);
        }
        WhyJson::WrongPile { pile, instead } => {
            let told = [("pile", text(pile)), ("instead", text(instead))];
            return words.fill("why-wrong-pile", &told);
        }
        WhyJson::WrongTarget { instead } => {
            return words.fill("why-wrong-target", &[("name", text(&of(*instead)))]);
        }
        WhyJson::OtherCards => "why-other-cards",
        WhyJson::Took => "why-took",
        WhyJson::ShouldTake => "why-should-take",
        WhyJson::EndedEarly => "why-ended-early",
        WhyJson::WentOn => "why-went-on",
        WhyJson::LeftFour => "why-left-four",
        WhyJson::Swept => "why-swept",
        WhyJson::SpentJoker => "why-spent-joker",
        WhyJson::SpentSpecial => "why-spent-special",
        WhyJson::KeptSpecial => "why-kept-special",
        WhyJson::RiskedBlind => "why-risked-blind",
        WhyJson::ShouldRisk => "why-should-risk",
        WhyJson::FromHand => "why-from-hand",
        WhyJson::TooLow => "why-too-low",
        WhyJson::TooHigh => "why-too-high",
    };
    words.get(id)
}

/// What a turn does, or what could be done instead: each of its plays in a few words.
pub fn plays(words: &Words, name: &dyn Fn(Seat) -> String, turn: &TurnPicture) -> Vec<String> {
    match turn {
        TurnPicture::Piles(laid) => {
            laid.iter().map(|&(card, pile)| games::piles::lay(words, card, pile)).collect()
        }
        TurnPicture::Clear4(plays) => {
            plays.iter().map(|play| games::clear4::play(words, name, play)).collect()
        }
    }
}
