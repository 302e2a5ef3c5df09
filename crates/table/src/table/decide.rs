//! Whether a request can be done, and what it comes to. Nothing changes here.

use stapel_rules::any::{AnyAction, AnySignal};
use stapel_rules::{Game, Refusal as RulesRefusal, Seat, SignalRefusal, Turn};

use super::{Table, TableContext};
use crate::{
    Agreement, BotName, Command, Entry, Occupant, PersonId, Place, Refusal, Request, Takeback,
    Talk, Version, taboo,
};

pub(super) type Decision = Result<Vec<Entry>, Refusal>;

impl Table {
    pub(super) fn decide(&self, context: &TableContext<'_>, request: &Request) -> Decision {
        let person = request.key.person;
        if self.is_removed(person) {
            return Err(Refusal::Removed);
        }
        self.check_room(request)?;
        match &request.command {
            Command::Sit { seat } => self.sit(person, *seat),
            Command::Leave { for_good } => self.leave(context, person, *for_good),
            Command::Empty { seat } => {
                self.lead(context, person)?;
                self.empty_seat(*seat)
            }
            Command::SeatBot { seat, bot } => {
                self.lead(context, person)?;
                self.check_open()?;
                match self.place(*seat)?.occupant {
                    Occupant::Person(_) => Err(Refusal::SeatTaken),
                    // Another bot may take the seat of a bot.
                    Occupant::Empty | Occupant::Bot(_) => {
                        Ok(vec![Entry::BotSat { seat: *seat, bot: bot.clone() }])
                    }
                }
            }
            Command::Agree { agreement } => {
                self.lead(context, person)?;
                self.agree_on(agreement)
            }
            Command::Host { seat } => {
                self.lead(context, person)?;
                self.make_host(person, *seat)
            }
            Command::Deal => {
                self.lead(context, person)?;
                self.check_deal()?;
                Ok(vec![self.close_list(context)])
            }
            Command::DealSoon => {
                self.lead(context, person)?;
                self.check_deal()?;
                Ok(vec![self.deal_soon()])
            }
            Command::Share { commitment } => self.promise_bits(person, commitment),
            Command::Reveal { bits } => self.reveal_bits(person, bits),
            Command::Start { seat } => {
                // Nobody has to wait for a host who sleeps.
                let all = self.may_all_start(context.attendance());
                if !(all && self.my_seat(person).is_ok()) {
                    self.lead(context, person)?;
                }
                self.check_base(request.base)?;
                self.name_starter(*seat)
            }
            Command::Act { action } => {
                let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
                self.check_base(request.base)?;
                self.act(seat, *action)
            }
            Command::Signal { signal } => self.signal(person, *signal),
            Command::Say { text } => self.say(person, text),
            Command::TakeBack => {
                let seat = self.my_seat(person)?;
                self.check_base(request.base)?;
                self.ask_takeback(context, seat)
            }
            Command::AnswerTakeback { agree } => {
                let seat = self.my_seat(person)?;
                self.check_base(request.base)?;
                self.answer_takeback(context, seat, *agree)
            }
            Command::Hint => {
                let seat = self.my_seat(person)?;
                self.check_base(request.base)?;
                self.hint(seat)
            }
            Command::StandIn { seat, bot } => self.stand_in(context, person, *seat, bot),
            Command::ComeBack => self.come_back(person),
            Command::GiveUp => self.ask_end(context, person),
            Command::AnswerEnd { agree } => {
                let seat = self.my_seat(person)?;
                self.answer_end(seat, request.base, *agree)
            }
            Command::Mute { seat, on } => {
                self.lead(context, person)?;
                self.mute(*seat, *on)
            }
            Command::Remove { seat, for_good } => {
                self.lead(context, person)?;
                self.remove(person, *seat, *for_good)
            }
        }
    }

    /// Whether the request was made for the game as it stands.
    fn check_base(&self, base: Option<Version>) -> Result<(), Refusal> {
        self.check_base_since(base, self.moved)
    }

    /// Whether the request was made by someone who knew of what happened at this version.
    pub(super) fn check_base_since(
        &self,
        base: Option<Version>,
        moved: Version,
    ) -> Result<(), Refusal> {
        match base {
            None => Err(Refusal::BaseMissing),
            Some(base) if base > self.version => Err(Refusal::BaseAhead { version: self.version }),
            Some(base) if base < moved => Err(Refusal::Stale { moved }),
            Some(_) => Ok(()),
        }
    }

    /// Whoever leads in the host's stead can't make the table their own.
    fn make_host(&self, by: PersonId, seat: Seat) -> Decision {
        if by != self.host {
            return Err(Refusal::OnlyHost);
        }
        self.place(seat)?;
        let sits = self.sitting().any(|sitting| sitting == seat);
        let person = self.places[seat.index()].person().filter(|_| sits);
        Ok(vec![Entry::Hosted { person: person.ok_or(Refusal::NoPersonThere)? }])
    }

    fn agree_on(&self, agreement: &Agreement) -> Decision {
        if self.is_running() {
            return Err(Refusal::GameRunning);
        }
        self.check_open()?;
        agreement.check().map_err(Refusal::Agreement)?;
        let gone = self.places.iter().skip(agreement.players.into());
        if gone.into_iter().any(|place| place.occupant != Occupant::Empty) {
            return Err(Refusal::SeatsInUse);
        }
        Ok(vec![Entry::Agreed { agreement: Box::new(agreement.clone()) }])
    }

    fn check_deal(&self) -> Result<(), Refusal> {
        self.check_open()?;
        if self.is_running() {
            return Err(Refusal::GameRunning);
        }
        if self.empty_places() > 0 {
            return Err(Refusal::SeatsEmpty);
        }
        Ok(())
    }

    fn name_starter(&self, seat: Seat) -> Decision {
        let round = self.running().ok_or(Refusal::NoGame)?;
        self.place(seat)?;
        match round.turn() {
            Turn::Opening => Ok(vec![Entry::Started { seat }]),
            _ => Err(Refusal::Rules(RulesRefusal::AlreadyStarted)),
        }
    }

    fn act(&self, seat: Seat, action: AnyAction) -> Decision {
        let round = self.round.as_ref().ok_or(Refusal::NoGame)?;
        if round.given_up {
            return Err(Refusal::Rules(RulesRefusal::GameOver));
        }
        if !round.game().has_action(action) {
            return Err(Refusal::Rules(RulesRefusal::NoSuchCard));
        }
        round.game().check(round.state(), seat, action).map_err(Refusal::Rules)?;
        // Who plays has come back.
        let place = self.place(seat)?;
        let back = (place.gone || place.stand_in.is_some()).then_some(Entry::CameBack { seat });
        Ok(back.into_iter().chain([Entry::Acted { seat, action }]).collect())
    }

    fn say(&self, person: PersonId, text: &str) -> Decision {
        let seat = self.my_seat(person)?;
        self.check_muted(person)?;
        let text = text.trim();
        if text.is_empty() {
            return Err(Refusal::NothingSaid);
        }
        if text.chars().count() > Table::MAX_TEXT {
            return Err(Refusal::TooLong { most: Table::MAX_TEXT });
        }
        if self.running().is_some_and(crate::Round::is_silent) {
            return Err(Refusal::Signal(SignalRefusal::Silence));
        }
        // After a game there is nothing left to hide.
        let over = self.round.as_ref().is_some_and(crate::Round::is_over);
        let about = self.agreement.kind().about();
        if about.numbers_are_secret && !over {
            let depth = match self.agreement.talk {
                Talk::Signals if self.is_running() => return Err(Refusal::SignalsOnly),
                Talk::Strict | Talk::Signals => taboo::Depth::Everything,
                Talk::Gentle => taboo::Depth::Plain,
            };
            let said = self.running().into_iter().flat_map(|round| round.said_by(seat));
            taboo::check_message(text, said, about.number_signs, depth).map_err(
                |(taboo, sign)| match sign {
                    Some(sign) => Refusal::TabooForSign { taboo, sign },
                    None => Refusal::Taboo(taboo),
                },
            )?;
        }
        Ok(vec![Entry::Said { seat, text: text.to_owned() }])
    }

    fn ask_takeback(&self, context: &TableContext<'_>, seat: Seat) -> Decision {
        let round = self.running().ok_or(Refusal::NoGame)?;
        if self.agreement.takeback == Takeback::Never {
            return Err(Refusal::TakebackNotAgreed);
        }
        if !round.can_take_back(seat) {
            return Err(Refusal::NothingToTakeBack);
        }
        let alone = self.others(context.attendance(), seat).next().is_none();
        if self.agreement.takeback == Takeback::Free || alone {
            return Ok(vec![Entry::TookBack { seat }]);
        }
        Ok(vec![Entry::TakebackAsked { seat }])
    }

    fn answer_takeback(&self, context: &TableContext<'_>, seat: Seat, agree: bool) -> Decision {
        let round = self.running().ok_or(Refusal::NoGame)?;
        let asked = round.asked.filter(|asked| asked.waits_for(seat));
        let asked = asked.ok_or(Refusal::NoTakebackAsked)?;
        if !agree {
            return Ok(vec![Entry::TakebackDenied { seat }]);
        }
        let mut others = self.others(context.attendance(), asked.seat);
        let all = others.all(|other| other == seat || !asked.waits_for(other));
        let taken_back = all.then_some(Entry::TookBack { seat: asked.seat });
        Ok([Entry::TakebackAgreed { seat }].into_iter().chain(taken_back).collect())
    }

    fn hint(&self, seat: Seat) -> Decision {
        let round = self.running().ok_or(Refusal::NoGame)?;
        match round.turn() {
            Turn::Seat(turn) if turn == seat => {
                let first = (!round.hinted).then_some(Entry::Hinted { seat });
                Ok(first.into_iter().collect())
            }
            Turn::Seat(turn) => Err(Refusal::Rules(RulesRefusal::NotYourTurn { turn })),
            _ => Err(Refusal::Rules(RulesRefusal::NotStarted)),
        }
    }

    fn stand_in(
        &self,
        context: &TableContext<'_>,
        person: PersonId,
        seat: Seat,
        bot: &BotName,
    ) -> Decision {
        let may = self.may_stand_in(context.attendance(), seat);
        // A host who sleeps on their turn is in nobody's way either.
        let of_host = self.places.get(seat.index()).and_then(Place::person) == Some(self.host);
        if !(may && of_host && self.my_seat(person).is_ok()) {
            self.lead(context, person)?;
        }
        self.running().ok_or(Refusal::NoGame)?;
        let place = self.place(seat)?;
        match place.occupant {
            Occupant::Bot(_) => Err(Refusal::NoPersonThere),
            _ if place.stand_in.is_some() => Err(Refusal::StandInThere),
            _ if !may => Err(Refusal::NotAway),
            _ => Ok(vec![Entry::StoodIn { seat, bot: bot.clone() }]),
        }
    }

    fn signal(&self, person: PersonId, signal: AnySignal) -> Decision {
        let seat = self.my_seat(person)?;
        self.check_muted(person)?;
        self.check_signal(signal)?;
        Ok(vec![Entry::Signalled { seat, signal }])
    }

    fn check_muted(&self, person: PersonId) -> Result<(), Refusal> {
        if self.is_muted(person) { Err(Refusal::Muted) } else { Ok(()) }
    }
}
