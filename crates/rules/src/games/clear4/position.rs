//! Positions of Clear 4! as text.

use alloc::format;
use alloc::string::String;

use crate::clear4::{
    Counts, Face, Parts, Phase, Public, Rules, Run, Stack, StackSet, Stacks, State, Status, Value,
};
use crate::notation::{
    Fields, Notation, Piece, PositionError, SyntaxError, Words, join, join_seats, per_seat,
};
use crate::{Game, Seat};

impl Notation for Rules {
    fn card_from_name(name: &str) -> Option<Face> {
        Face::from_name(name)
    }

    fn held(state: &State, seat: Seat) -> String {
        let hand = state.hand(seat);
        let hand = (!hand.is_empty()).then(|| join(hand.iter(), " "));
        let stacks = state.stacks(seat);
        let up = Stack::ALL
            .into_iter()
            .filter_map(|stack| stacks.up(stack).map(|face| format!("s{stack} {face}")));
        let held = join(hand.into_iter().chain(up), ", ");
        if held.is_empty() { String::from("no cards") } else { held }
    }

    fn write_position(&self, words: &mut Words, state: &State) {
        write(words, self.players(), *state);
    }

    fn parse_position(&self, fields: &mut Fields<'_>) -> Result<State, PositionError> {
        parse(fields)?.check(self).map_err(|error| PositionError::Invalid(error.into()))
    }
}

fn write(words: &mut Words, players: u8, state: State) {
    let parts = Parts::from(state);
    words.put("status", parts.status.name());
    words.put("seat", parts.seat);
    words.put("phase", parts.phase.name());
    words.put("hands", join_seats(players, |seat| write_bag(state.hand(seat))));
    let any_known = parts.known.iter().any(|known| !known.is_empty());
    words.put_if(any_known, "known", join_seats(players, |seat| write_bag(state.known(seat))));
    words.put("stacks", join_seats(players, |seat| write_stacks(state.stacks(seat))));
    words.put("pile", write_bag(parts.pile));
    if let Some(run) = parts.run {
        words.put("run", format!("{}*{}", run.value, run.count));
    }
    words.put("unseen", write_bag(parts.unseen));
    words.put("out", write_bag(parts.out));
    words.put_if(parts.joker_open, "joker_open", true);
    words.put_if(!parts.turning_up.is_empty(), "turning_up", join(parts.turning_up.iter(), ""));
    if let Some(stack) = parts.blind {
        words.put("blind", stack);
    }
    words.put_if(parts.ending, "ending", true);
    words.put("turns", parts.turns);
}

fn parse(fields: &mut Fields<'_>) -> Result<Parts, SyntaxError> {
    Ok(Parts {
        hands: per_seat(fields.need("hands")?, parse_bag)?,
        unseen: parse_bag(fields.need("unseen")?)?,
        public: Public {
            status: parse_status(fields.need("status")?)?,
            seat: fields.seat("seat")?,
            phase: parse_phase(fields.need("phase")?)?,
            known: fields
                .take("known")
                .map_or(Ok(Default::default()), |value| per_seat(value, parse_bag))?,
            stacks: per_seat(fields.need("stacks")?, parse_stacks)?,
            pile: parse_bag(fields.need("pile")?)?,
            run: fields.take("run").map(parse_run).transpose()?,
            out: parse_bag(fields.need("out")?)?,
            joker_open: fields.flag("joker_open")?,
            turning_up: fields.take("turning_up").map_or(Ok(StackSet::EMPTY), parse_stack_set)?,
            blind: fields.take("blind").map(parse_stack).transpose()?,
            ending: fields.flag("ending")?,
            turns: fields.number("turns")?,
        },
    })
}

fn parse_status(value: Piece<'_>) -> Result<Status, SyntaxError> {
    Status::ALL
        .into_iter()
        .find(|status| status.name() == value.text)
        .ok_or_else(|| value.expected("playing, won or capped"))
}

fn parse_phase(value: Piece<'_>) -> Result<Phase, SyntaxError> {
    Phase::ALL
        .into_iter()
        .find(|phase| phase.name() == value.text)
        .ok_or_else(|| value.expected("open, extend or target"))
}

/// The short name of a face: a number, or P, J, C.
fn short(face: Face) -> String {
    match face {
        Face::PUSH => String::from("P"),
        Face::JOKER => String::from("J"),
        Face::CLEAR => String::from("C"),
        _ => format!("{face}"),
    }
}

fn parse_face(piece: Piece<'_>) -> Result<Face, SyntaxError> {
    match piece.text {
        "P" => Ok(Face::PUSH),
        "J" => Ok(Face::JOKER),
        "C" => Ok(Face::CLEAR),
        _ => piece
            .number()
            .and_then(Value::new)
            .map(Face::number)
            .ok_or_else(|| piece.expected("a card: 1 to 10, P, J or C")),
    }
}

/// Writes a bag as `3,5*2,J`; an empty one as a dash.
fn write_bag(bag: Counts) -> String {
    if bag.is_empty() {
        return String::from("-");
    }
    join(
        bag.faces().map(|(face, count)| match count {
            1 => short(face),
            _ => format!("{}*{count}", short(face)),
        }),
        ",",
    )
}

fn parse_bag(value: Piece<'_>) -> Result<Counts, SyntaxError> {
    let mut bag = Counts::EMPTY;
    if value.text == "-" {
        return Ok(bag);
    }
    for piece in value.split(",") {
        let (face, count) = match piece.split_once("*") {
            Some((face, count)) => (parse_face(face)?, count.expect_number("how many cards")?),
            None => (parse_face(piece)?, 1),
        };
        if count == 0 || count > face.copies() || bag.count(face) > 0 {
            return Err(piece.expected(format!("1 to {} of {face}, once", face.copies())));
        }
        bag += Counts::several(face, count);
    }
    Ok(bag)
}

/// Writes stacks as `5db,Jb,b,-`: the face-up card, then `d` for the vertical and `b` for the
/// horizontal face-down card.
fn write_stacks(stacks: &Stacks) -> String {
    join(
        Stack::ALL.map(|stack| {
            let mut text = stacks.up(stack).map_or(String::new(), short);
            if stacks.down.contains(stack) {
                text.push('d');
            }
            if stacks.blind.contains(stack) {
                text.push('b');
            }
            if text.is_empty() {
                text.push('-');
            }
            text
        }),
        ",",
    )
}

fn parse_stacks(value: Piece<'_>) -> Result<Stacks, SyntaxError> {
    let mut stacks = Stacks::default();
    let mut pieces = value.split(",");
    for stack in Stack::ALL {
        let piece = pieces.next().ok_or_else(|| value.expected("four stacks"))?;
        if piece.text == "-" {
            continue;
        }
        let mut rest = piece;
        if let Some(before) = rest.strip_suffix("b") {
            stacks.blind.insert(stack);
            rest = before;
        }
        if let Some(before) = rest.strip_suffix("d") {
            stacks.down.insert(stack);
            rest = before;
        }
        let nothing_left = rest.text.is_empty() && rest.text != piece.text;
        if !nothing_left {
            stacks.up[stack.index()] = Some(parse_face(rest)?);
        }
    }
    match pieces.next() {
        None => Ok(stacks),
        Some(piece) => Err(piece.expected("only four stacks")),
    }
}

fn parse_run(value: Piece<'_>) -> Result<Run, SyntaxError> {
    let expected = || value.expected("a run such as 5*2");
    let (value_piece, count) = value.split_once("*").ok_or_else(expected)?;
    let run_value = value_piece.number().and_then(Value::new).ok_or_else(expected)?;
    Ok(Run { value: run_value, count: count.number().ok_or_else(expected)? })
}

fn parse_stack(value: Piece<'_>) -> Result<Stack, SyntaxError> {
    value.number().and_then(Stack::new).ok_or_else(|| value.expected("a stack, 1 to 4"))
}

fn parse_stack_set(value: Piece<'_>) -> Result<StackSet, SyntaxError> {
    let mut stacks = StackSet::EMPTY;
    for digit in value.text.chars() {
        let stack = digit.to_digit(10).and_then(|digit| Stack::new(digit as u8));
        match stack {
            Some(stack) if !stacks.contains(stack) => stacks.insert(stack),
            _ => return Err(value.expected("some of the stacks 1 to 4, each once")),
        }
    }
    Ok(stacks)
}
