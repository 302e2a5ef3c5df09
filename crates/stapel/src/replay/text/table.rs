//! What lies on the table.

use std::io::{self, Write};

use stapel_rules::any::{AnyCard, AnyGame, AnySpread, AnyState};
use stapel_rules::piles::{self, Command, Pile};
use stapel_rules::{Game, Seat, clear4};

use super::Told;
use crate::voice::{count, text};

/// Writes the table as it stands.
pub(super) fn write(told: Told<'_>, output: &mut impl Write) -> io::Result<()> {
    let dealt = told.replay.dealt();
    match (dealt.game(), dealt.state(), told.replay.spread()) {
        (AnyGame::Piles(rules), AnyState::Piles(state), AnySpread::Piles(spread)) => {
            piles_table(told, rules, state, spread, output)
        }
        (AnyGame::Clear4(rules), AnyState::Clear4(state), AnySpread::Clear4(spread)) => {
            clear4_table(told, rules, state, spread, dealt.deck(), output)
        }
        _ => Ok(()),
    }
}

fn piles_table(
    told: Told<'_>,
    rules: &piles::Rules,
    state: &piles::State,
    spread: &piles::Spread,
    output: &mut impl Write,
) -> io::Result<()> {
    let voice = told.voice;
    for pile in Pile::ALL {
        let arrow = if pile.is_ascending() { '↑' } else { '↓' };
        let numbers: Vec<String> = spread.pile(pile).iter().map(u8::to_string).collect();
        writeln!(output, "    {pile} {arrow} {}", numbers.join(" "))?;
    }
    for seat in Seat::all(rules.players()) {
        let hand: Vec<String> = state
            .hand(seat)
            .iter()
            .map(|card| match rules.layout().command(card) {
                Some(command) => format!("{card} ({command})"),
                None => card.to_string(),
            })
            .collect();
        let hand = if hand.is_empty() { voice.t("retold-no-cards") } else { hand.join(" ") };
        writeln!(output, "    {}: {hand}", told.name(seat))?;
    }
    let commands: Vec<&str> =
        rules.layout().visible(state.tops).iter().map(Command::name).collect();
    let commands = commands.join(", ");
    let in_force = match commands.as_str() {
        "" => String::new(),
        names => format!(" · {}", voice.say("retold-in-force", &[("commands", text(names))])),
    };
    let draw_pile = voice.say("retold-draw-pile", &[("cards", count(state.undrawn().len()))]);
    let left = voice.say("retold-left", &[("left", text(&state.left().to_string()))]);
    writeln!(output, "    {draw_pile} · {left}{in_force}")
}

fn clear4_table(
    told: Told<'_>,
    rules: &clear4::Rules,
    state: &clear4::State,
    spread: &clear4::Spread,
    deck: &[AnyCard],
    output: &mut impl Write,
) -> io::Result<()> {
    use clear4::{Draw, Layer, Stack};
    let voice = told.voice;
    let pile: Vec<String> = spread
        .pile()
        .iter()
        .map(|&(face, counts_as)| match (face, counts_as) {
            (clear4::Face::JOKER, Some(value)) => format!("joker={value}"),
            (face, _) => face.to_string(),
        })
        .collect();
    let pile = if pile.is_empty() { voice.t("retold-empty") } else { pile.join(" ") };
    writeln!(output, "    {}", voice.say("retold-pile", &[("cards", text(&pile))]))?;
    for seat in Seat::all(rules.players()) {
        let stacks = state.stacks(seat);
        let down = |stack, layer| {
            let index = rules.deck_index(state, Draw { seat, stack, layer });
            deck.get(index).map(ToString::to_string).unwrap_or_default()
        };
        // Face-up card first, then what lies under it, face down, in brackets.
        let shown = Stack::ALL.map(|stack| {
            let mut text = stacks.up(stack).map(|face| face.to_string()).unwrap_or_default();
            if stacks.down.contains(stack) {
                text += &format!("[{}]", down(stack, Layer::Down));
            }
            if stacks.blind.contains(stack) {
                text += &format!("[{}]", down(stack, Layer::Blind));
            }
            if text.is_empty() { voice.t("retold-gone") } else { text }
        });
        let hand: Vec<String> = state.hand(seat).iter().map(|face| face.to_string()).collect();
        let hand = if hand.is_empty() { voice.t("retold-no-hand") } else { hand.join(" ") };
        writeln!(output, "    {}: {} · {hand}", told.name(seat), shown.join("  "))?;
    }
    Ok(())
}
