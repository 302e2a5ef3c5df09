//! Agreeing on something else.

use stapel_protocol::table::{AgreementJson, GameName, LayoutJson, OptionJson, SeatNumber};
use stapel_rules::setup::OptionValue;
use stapel_rules::{GameKind, OptionKind, Rounds, Seat, StarterRule};

use super::{CLOCKS, TAKEBACKS, TALKS, Term, Value, WAIT, about, at_zero, with_commands};

/// Changes one term. What contradicts it is as usual again, and a number out of range is the nearest that is not: the
/// agreement can be kept if it could before. A value of another kind, or for a term that the game doesn't have,
/// changes nothing.
pub fn set(agreement: &mut AgreementJson, term: Term, value: Value) {
    let about = agreement.game.0.about();
    let [no_limit, ..] = CLOCKS;
    let [never, _ask, free] = TAKEBACKS;
    match (term, value) {
        (Term::Option(name), Value::On(on)) => set_option(agreement, name, u32::from(on)),
        (Term::Option(name), Value::Number(number)) => set_option(agreement, name, number),
        (Term::Readings(options), Value::Chosen(place)) => {
            for (option, its_place) in options.iter().zip(1..) {
                set_option(agreement, option, u32::from(its_place == place));
            }
        }
        (Term::OriginalRules, Value::On(original)) => {
            let game = agreement.game.0;
            let other = if original { about.original } else { with_commands(game) };
            set_game(agreement, other.unwrap_or(game));
        }
        (Term::Layout, Value::Layout(layout)) if about.has_layout => agreement.layout = layout,
        (Term::First, Value::Chosen(place)) if about.starter == StarterRule::BeforeTheDeal => {
            let seat = place.checked_sub(1).and_then(Seat::new);
            agreement.first = seat.map(SeatNumber).filter(|seat| plays(*seat, agreement.players));
        }
        (Term::Rounds, Value::Number(rounds)) => set_rounds(agreement, rounds),
        (Term::Clock, Value::Chosen(place)) => {
            choose(&mut agreement.clock, &CLOCKS, place);
            // Where no time runs, it is never up.
            if agreement.clock == no_limit {
                agreement.at_zero = WAIT.to_owned();
            }
        }
        (Term::AtZero, Value::Chosen(place)) if agreement.clock != no_limit => {
            choose(&mut agreement.at_zero, &at_zero(), place);
        }
        (Term::Takeback, Value::Chosen(place)) => {
            choose(&mut agreement.takeback, &TAKEBACKS, place);
        }
        (Term::Takeback, Value::On(on)) => {
            agreement.takeback = if on { free } else { never }.to_owned();
        }
        (Term::Talk, Value::Chosen(place)) if about.numbers_are_secret => {
            choose(&mut agreement.talk, &TALKS, place);
        }
        (Term::BotsTakeTime, Value::On(on)) => agreement.bots_take_time = on,
        (Term::Listed, Value::On(on)) => agreement.listed = on,
        _ => {}
    }
}

/// Agrees on another game. Everything that it has as well stays as it was.
pub fn set_game(agreement: &mut AgreementJson, game: GameKind) {
    agreement.game = GameName(game);
    agreement.options.retain(|name, _| about(game, name).is_some());
    let players = game.players();
    if !game.about().has_layout {
        agreement.layout = LayoutJson::default();
    }
    if game.about().starter != StarterRule::BeforeTheDeal {
        agreement.first = None;
    }
    if !game.about().numbers_are_secret {
        let [strict, ..] = TALKS;
        strict.clone_into(&mut agreement.talk);
    }
    if game.about().rounds == Rounds::One {
        agreement.rounds = None;
    }
    set_players(agreement, agreement.players.clamp(*players.start(), *players.end()));
}

/// Agrees on so many players. Everyone starts once in a match, unless something else was agreed.
pub fn set_players(agreement: &mut AgreementJson, players: u8) {
    let rounds = agreement.game.0.about().rounds;
    agreement.rounds = agreement.rounds.filter(|&agreed| agreed != rounds.usual(agreement.players));
    agreement.first = agreement.first.filter(|seat| plays(*seat, players));
    agreement.players = players;
}

fn plays(seat: SeatNumber, players: u8) -> bool {
    seat.0.index() < usize::from(players)
}

fn set_rounds(agreement: &mut AgreementJson, rounds: u32) {
    let possible = agreement.game.0.about().rounds;
    if let Rounds::Match { most } = possible {
        let rounds = u8::try_from(rounds).unwrap_or(most).clamp(1, most);
        let is_usual = rounds == possible.usual(agreement.players);
        agreement.rounds = Some(rounds).filter(|_| !is_usual);
    }
}

fn choose(chosen: &mut String, values: &[&str], place: usize) {
    // Beyond the list is at most what was chosen before: it stays.
    if let Some(&value) = values.get(place) {
        value.clone_into(chosen);
    }
}

/// Agrees on a value of an option: for one that is on or off, a number is on if it isn't zero.
fn set_option(agreement: &mut AgreementJson, name: &str, number: u32) {
    let Some(option) = about(agreement.game.0, name) else { return };
    let value = match option.kind {
        OptionKind::Flag => OptionValue::Flag(number != 0),
        OptionKind::Number { least, most } => {
            OptionValue::Number(number.clamp(least.into(), most.into()))
        }
    };
    if value == option.usual {
        agreement.options.remove(name);
        return;
    }
    let json = match value {
        OptionValue::Flag(on) => OptionJson::Flag(on),
        OptionValue::Number(number) => OptionJson::Number(number),
    };
    // Of the readings of a rule at most one holds: the last that was chosen.
    for reading in option.readings {
        agreement.options.remove(*reading);
    }
    agreement.options.insert(name.to_owned(), json);
}
