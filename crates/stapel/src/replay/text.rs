//! A replay as text for people.

use std::io::{self, Write};

use stapel_rules::any::{AnyCard, AnyEvent, AnyGame, AnySpread, AnyState};
use stapel_rules::notation::{LayoutChoice, Record, Replay, Step};
use stapel_rules::piles::{self, Command, Pile};
use stapel_rules::{Game, Outcome, Seat, clear4};

pub(super) fn opening(
    record: &Record,
    replay: &Replay<'_>,
    output: &mut impl Write,
) -> io::Result<()> {
    let game = replay.dealt().game();
    write!(output, "{} · {}", game.kind().title(), count(game.players(), "player"))?;
    for (name, value) in game.changed_options() {
        write!(output, " · {name} {value}")?;
    }
    match record.layout {
        LayoutChoice::Default => {}
        LayoutChoice::Shuffled => write!(output, " · shuffled layout")?,
        LayoutChoice::Listed(_) => write!(output, " · its own layout")?,
    }
    writeln!(output)?;
    if let (Some(seed), true) = (&record.seed, record.deck.is_some()) {
        writeln!(output, "The deck is the one that follows from the seed {seed:?}.")?;
    }
    writeln!(output)?;
    table(record, replay, output)?;
    writeln!(output)
}

pub(super) fn step(
    step: &Step,
    under_way: &mut Option<usize>,
    record: &Record,
    replay: &Replay<'_>,
    output: &mut impl Write,
) -> io::Result<()> {
    let game = replay.dealt().game();
    match step {
        Step::Started { seat, .. } => {
            writeln!(output, "{} starts.\n", name(record, *seat))
        }
        Step::Acted { turn, seat, action, events } => {
            if *under_way != Some(*turn) {
                *under_way = Some(*turn);
                writeln!(output, "Turn {} · {}", turn + 1, name(record, *seat))?;
            }
            let told: Vec<String> =
                events.iter().filter_map(|event| tell(game, record, event)).collect();
            let line = format!("  {:<16} {}", action.to_string(), told.join("; "));
            writeln!(output, "{}", line.trim_end())?;
            // The table is shown once a turn, after its last action.
            if replay.at_end_of_turn() {
                writeln!(output)?;
                table(record, replay, output)?;
                writeln!(output)?;
            }
            Ok(())
        }
    }
}

pub(super) fn end(
    steps: usize,
    record: &Record,
    replay: &Replay<'_>,
    output: &mut impl Write,
) -> io::Result<()> {
    let game = replay.dealt().game();
    let result = match game.outcome(replay.dealt().state()) {
        None => "The game goes on.".to_owned(),
        Some(outcome) => tell_outcome(record, &outcome),
    };
    let steps = if steps == 1 { "1 step".to_owned() } else { format!("{steps} steps") };
    writeln!(output, "{result}\n{steps}, all legal.")
}

fn count(n: u8, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

fn name(record: &Record, seat: Seat) -> String {
    match record.names.get(seat.index()).and_then(Option::as_ref) {
        // A name may hold anything; the terminal shall not take it for a command.
        Some(name) => {
            let name: String = name.chars().map(|c| if c.is_control() { '�' } else { c }).collect();
            format!("{name} (seat {seat})")
        }
        None => format!("seat {seat}"),
    }
}

fn tell_outcome(record: &Record, outcome: &Outcome) -> String {
    match *outcome {
        Outcome::Won => "Won: all 98 cards are laid.".to_owned(),
        Outcome::Lost { reason, left } => {
            let excellent = if outcome.is_excellent() { ": excellent" } else { "" };
            format!("Lost ({}), {} left{excellent}.", reason.name(), count(left, "card"))
        }
        Outcome::Round { winners, left, capped } => {
            let winners: Vec<String> = winners.iter().map(|seat| name(record, seat)).collect();
            let left: Vec<String> = Seat::all(record.players)
                .map(|seat| format!("{} {}", name(record, seat), left[seat.index()]))
                .collect();
            let cap = if capped { " at the turn cap" } else { "" };
            format!("Won by {}{cap}. Cards left: {}.", winners.join(" and "), left.join(", "))
        }
    }
}

fn tell(game: &AnyGame, record: &Record, event: &AnyEvent) -> Option<String> {
    match (game, event) {
        (AnyGame::Piles(rules), AnyEvent::Piles(event)) => tell_piles(rules, event),
        (_, AnyEvent::Clear4(event)) => tell_clear4(record, event),
        _ => None,
    }
}

fn tell_piles(rules: &piles::Rules, event: &piles::Event) -> Option<String> {
    match *event {
        piles::Event::Laid { card, trick, .. } => {
            let mut told = Vec::new();
            if trick {
                told.push("back by ten".to_owned());
            }
            if let Some(command) = rules.layout().command(card) {
                told.push(command.to_string());
            }
            (!told.is_empty()).then(|| told.join(", "))
        }
        piles::Event::Drew { card, .. } => Some(format!("draws {card}")),
        piles::Event::TurnBegan { .. } | piles::Event::TurnEnded { .. } | piles::Event::Over(_) => {
            None
        }
    }
}

fn tell_clear4(record: &Record, event: &clear4::Event) -> Option<String> {
    use clear4::{Event, Face};
    match *event {
        Event::BlindRevealed { face, .. } => Some(format!("it turns out to be {face}")),
        Event::BlindPlaced { face, counts_as, .. } | Event::Placed { face, counts_as, .. } => {
            match (face, counts_as) {
                (Face::JOKER, Some(value)) => Some(format!("the joker counts as {value}")),
                (Face::JOKER, None) => Some("the joker has no value".to_owned()),
                _ => None,
            }
        }
        Event::JokerNamed { value, .. } => Some(format!("the joker now counts as {value}")),
        Event::TurnedUp { stack, face, .. } => Some(format!("stack {stack} turns up {face}")),
        Event::Cleared { cards, .. } => {
            Some(format!("{} leave the game", count(cards.len(), "card")))
        }
        Event::Took { seat, cards } => {
            Some(format!("{} takes {}", name(record, seat), count(cards.len(), "card")))
        }
        Event::Special { .. }
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::Over(_) => None,
    }
}

fn table(record: &Record, replay: &Replay<'_>, output: &mut impl Write) -> io::Result<()> {
    let dealt = replay.dealt();
    match (dealt.game(), dealt.state(), replay.spread()) {
        (AnyGame::Piles(rules), AnyState::Piles(state), AnySpread::Piles(spread)) => {
            piles_table(record, rules, state, spread, output)
        }
        (AnyGame::Clear4(rules), AnyState::Clear4(state), AnySpread::Clear4(spread)) => {
            clear4_table(record, rules, state, spread, dealt.deck(), output)
        }
        _ => Ok(()),
    }
}

fn piles_table(
    record: &Record,
    rules: &piles::Rules,
    state: &piles::State,
    spread: &piles::Spread,
    output: &mut impl Write,
) -> io::Result<()> {
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
        let hand = if hand.is_empty() { "no cards".to_owned() } else { hand.join(" ") };
        writeln!(output, "    {}: {hand}", name(record, seat))?;
    }
    let commands: Vec<&str> =
        rules.layout().visible(state.tops()).iter().map(Command::name).collect();
    let in_force = match commands.is_empty() {
        true => String::new(),
        false => format!(" · in force: {}", commands.join(", ")),
    };
    let drawable = count(state.undrawn().len(), "card");
    writeln!(output, "    draw pile {drawable} · {} left{in_force}", state.left())
}

fn clear4_table(
    record: &Record,
    rules: &clear4::Rules,
    state: &clear4::State,
    spread: &clear4::Spread,
    deck: &[AnyCard],
    output: &mut impl Write,
) -> io::Result<()> {
    use clear4::{Draw, Layer, Stack};
    let pile: Vec<String> = spread
        .pile()
        .iter()
        .map(|&(face, counts_as)| match (face, counts_as) {
            (clear4::Face::JOKER, Some(value)) => format!("joker={value}"),
            (face, _) => face.to_string(),
        })
        .collect();
    let pile = if pile.is_empty() { "empty".to_owned() } else { pile.join(" ") };
    writeln!(output, "    pile: {pile}")?;
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
            if text.is_empty() { "gone".to_owned() } else { text }
        });
        let hand: Vec<String> = state.hand(seat).iter().map(|face| face.to_string()).collect();
        let hand = if hand.is_empty() { "no cards in hand".to_owned() } else { hand.join(" ") };
        writeln!(output, "    {}: {} · {hand}", name(record, seat), shown.join("  "))?;
    }
    Ok(())
}
