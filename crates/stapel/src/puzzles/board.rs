//! A position as the one sees it who is to act, as text.

use std::io::{self, Write};

use stapel_puzzles::Puzzle;
use stapel_rules::any::{AnyGame, AnyView};
use stapel_rules::piles::{Command, Pile, Rules, View};
use stapel_rules::{Card, CardSet, Game, Seat, clear4};

use crate::voice::{Voice, count, text};

/// Writes what there is to be seen.
pub(super) fn write(puzzle: &Puzzle, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    match (&puzzle.game, puzzle.view()) {
        (AnyGame::Piles(rules), AnyView::Piles(view)) => piles(rules, &view, voice, output),
        (AnyGame::Clear4(rules), AnyView::Clear4(view)) => clear4(rules, &view, voice, output),
        _ => Ok(()),
    }
}

fn piles(rules: &Rules, view: &View, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let named = |card| match rules.layout().command(card) {
        Some(command) => format!("{card} ({command})"),
        None => card.to_string(),
    };
    let all = |cards: CardSet| cards.iter().map(named).collect::<Vec<_>>().join(" ");
    for pile in Pile::ALL {
        let arrow = if pile.is_ascending() { '↑' } else { '↓' };
        let top = view.tops[pile.index()];
        let top = Card::new(top).map_or_else(|| top.to_string(), named);
        writeln!(output, "  {pile} {arrow} {top}")?;
    }
    for seat in Seat::all(rules.players()) {
        let cards = view.hand_sizes[seat.index()];
        let line = match seat == view.seat {
            true => voice.say("puzzles-you", &[("cards", text(&all(view.hand)))]),
            false => seat_with(seat, &voice.say("puzzles-hand", &[("cards", count(cards))]), voice),
        };
        writeln!(output, "  {line}")?;
    }
    let draw_pile = voice.say("retold-draw-pile", &[("cards", count(view.undrawn))]);
    let commands: Vec<&str> = view.commands.iter().map(Command::name).collect();
    let commands = commands.join(", ");
    let in_force = match commands.as_str() {
        "" => String::new(),
        names => format!(" · {}", voice.say("retold-in-force", &[("commands", text(names))])),
    };
    writeln!(output, "  {draw_pile}{in_force}")?;
    // What counting cards tells anyway: whoever thinks about a puzzle has time.
    writeln!(output, "  {}", voice.say("puzzles-unseen", &[("cards", text(&ranges(view.unseen)))]))
}

/// Numbers, three or more in a row as a range.
fn ranges(cards: CardSet) -> String {
    let numbers: Vec<u8> = cards.iter().map(Card::number).collect();
    if numbers.is_empty() {
        return String::from("–");
    }
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let run = |run: &[u8]| match run {
        [first, _, .., last] => format!("{first}–{last}"),
        few => few.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
    };
    runs.map(run).collect::<Vec<_>>().join(" ")
}

fn clear4(
    rules: &clear4::Rules,
    view: &clear4::View,
    voice: &Voice,
    output: &mut impl Write,
) -> io::Result<()> {
    use clear4::Stack;
    let faces = |cards: clear4::Counts| {
        cards.iter().map(|face| face.to_string()).collect::<Vec<_>>().join(" ")
    };
    let pile = match (view.pile.is_empty(), view.run) {
        (true, _) => voice.t("retold-empty"),
        (false, None) => faces(view.pile),
        (false, Some(run)) => {
            let (cards, value) = (faces(view.pile), run.value.to_string());
            let told =
                [("cards", text(&cards)), ("count", count(run.count)), ("value", text(&value))];
            voice.say("puzzles-top", &told)
        }
    };
    writeln!(output, "  {}", voice.say("retold-pile", &[("cards", text(&pile))]))?;
    for seat in Seat::all(rules.players()) {
        let stacks = &view.stacks[seat.index()];
        // Face-up card first, then a sign for each card that lies face down under it.
        let shown = Stack::ALL.map(|stack| {
            let mut text = stacks.up(stack).map(|face| face.to_string()).unwrap_or_default();
            text += if stacks.down.contains(stack) { "[?]" } else { "" };
            text += if stacks.blind.contains(stack) { "[?]" } else { "" };
            if text.is_empty() { voice.t("retold-gone") } else { text }
        });
        let size = view.hand_sizes[seat.index()];
        let known = view.known[seat.index()];
        let hand = match seat == view.seat {
            true if view.hand.is_empty() => voice.t("retold-no-hand"),
            true => faces(view.hand),
            false if known.is_empty() => voice.say("puzzles-hand", &[("cards", count(size))]),
            false => {
                let cards = faces(known);
                let told = [("cards", count(size)), ("known", text(&cards))];
                voice.say("puzzles-hand-known", &told)
            }
        };
        let line = format!("{} · {hand}", shown.join("  "));
        let line = match seat == view.seat {
            true => voice.say("puzzles-you", &[("cards", text(&line))]),
            false => seat_with(seat, &line, voice),
        };
        writeln!(output, "  {line}")?;
    }
    let out = if view.out.is_empty() { String::from("–") } else { counted(view.out) };
    writeln!(output, "  {}", voice.say("puzzles-out", &[("cards", text(&out))]))
}

/// Cards of a bag, equal ones together.
fn counted(cards: clear4::Counts) -> String {
    let mut faces: Vec<clear4::Face> = cards.iter().collect();
    faces.dedup();
    let each = |face: &clear4::Face| match cards.count(*face) {
        1 => face.to_string(),
        many => format!("{face}×{many}"),
    };
    faces.iter().map(each).collect::<Vec<_>>().join(" ")
}

/// A seat of somebody else, and what is there.
fn seat_with(seat: Seat, what: &str, voice: &Voice) -> String {
    let number = seat.to_string();
    let name = voice.say("retold-seat", &[("seat", text(&number))]);
    format!("{name}: {what}")
}
