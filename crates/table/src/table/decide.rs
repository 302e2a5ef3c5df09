//! Whether a request can be done, and what it comes to. Nothing changes here.

use stapel_rules::any::AnyAction;
use stapel_rules::{Game, Refusal as RulesRefusal, Seat, SignalRefusal, Turn};

use super::{Table, TableContext};
use crate::{
    Agreement, BotName, Command, Entry, Occupant, PersonId, Refusal, Request, Takeback, Talk,
    Version, taboo,
};

type Decision = Result<Vec<Entry>, Refusal>;

impl Table {
    pub(super) fn decide(&self, context: &TableContext<'_>, request: &Request) -> Decision {
        let person = request.key.person;
        self.check_room(request)?;
        match &request.command {
            Command::Sit { seat } => self.sit(person, *seat),
            Command::Leave => {
                let seat = self.my_seat(person)?;
                Ok(self.leave(seat, person))
            }
            Command::Empty { seat } => {
                self.lead(context, person)?;
                match &self.place(*seat)?.occupant {
                    Occupant::Empty => Err(Refusal::NoPersonThere),
                    Occupant::Bot(_) => Ok(vec![Entry::Left { seat: *seat }]),
                    Occupant::Person(other) => Ok(self.leave(*seat, *other)),
                }
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
                let person = self.place(*seat)?.person().ok_or(Refusal::NoPersonThere)?;
                Ok(vec![Entry::Hosted { person }])
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
                self.lead(context, person)?;
                self.check_base(request.base)?;
                self.name_starter(*seat)
            }
            Command::Act { action } => {
                let seat = self.my_seat(person)?;
                self.check_base(request.base)?;
                self.act(seat, *action)
            }
            Command::Signal { signal } => {
                let seat = self.my_seat(person)?;
                self.check_signal(*signal)?;
                Ok(vec![Entry::Signalled { seat, signal: *signal }])
            }
            Command::Say { text } => self.say(person, text),
            Command::TakeBack => {
                let seat = self.my_seat(person)?;
                self.check_base(request.base)?;
                self.ask_takeback(seat)
            }
            Command::AnswerTakeback { agree } => {
                let seat = self.my_seat(person)?;
                self.check_base(request.base)?;
                self.answer_takeback(seat, *agree)
            }
            Command::StandIn { seat, bot } => {
                self.lead(context, person)?;
                self.stand_in(context, *seat, bot)
            }
            Command::ComeBack => {
                let seat = self.my_seat(person)?;
                match self.place(seat)?.stand_in {
                    Some(_) => Ok(vec![Entry::CameBack { seat }]),
                    None => Err(Refusal::NoStandIn),
                }
            }
            Command::GiveUp => {
                self.lead(context, person)?;
                self.running().ok_or(Refusal::NoGame)?;
                Ok(vec![Entry::GivenUp])
            }
        }
    }

    /// Whether the request was made for the game as it stands.
    fn check_base(&self, base: Option<Version>) -> Result<(), Refusal> {
        match base {
            None => Err(Refusal::BaseMissing),
            Some(base) if base > self.version => Err(Refusal::BaseAhead { version: self.version }),
            Some(base) if base < self.moved => Err(Refusal::Stale { moved: self.moved }),
            Some(_) => Ok(()),
        }
    }

    fn my_seat(&self, person: PersonId) -> Result<Seat, Refusal> {
        self.seat_of(person).ok_or(Refusal::NotSeated)
    }

    /// Whether this person may do what a host does.
    fn lead(&self, context: &TableContext<'_>, person: PersonId) -> Result<(), Refusal> {
        let in_the_hosts_stead = || !(context.is_here)(self.host) && self.seat_of(person).is_some();
        if person == self.host || in_the_hosts_stead() { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn sit(&self, person: PersonId, seat: Option<Seat>) -> Decision {
        if self.seat_of(person).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        self.check_open()?;
        let spoiled =
            |seat: Seat| self.running().is_some_and(|round| round.knows_other_hand(person, seat));
        let seat = match seat {
            Some(seat) if self.place(seat)?.occupant != Occupant::Empty => {
                return Err(Refusal::SeatTaken);
            }
            Some(seat) => seat,
            None => {
                let is_empty = |seat: &Seat| self.places[seat.index()].occupant == Occupant::Empty;
                let seats = || self.seats().filter(is_empty);
                let fair = seats().find(|&seat| !spoiled(seat));
                fair.or_else(|| seats().next()).ok_or(Refusal::TableFull)?
            }
        };
        if spoiled(seat) {
            return Err(Refusal::SawAnotherHand);
        }
        Ok(vec![Entry::Sat { seat, person }])
    }

    /// A person gets up. A host who goes leaves the table to another person who sits there.
    fn leave(&self, seat: Seat, person: PersonId) -> Vec<Entry> {
        let mut entries = vec![Entry::Left { seat }];
        if person == self.host {
            let mut others = self.places.iter().filter_map(crate::Place::person);
            entries.extend(
                others.find(|&other| other != person).map(|person| Entry::Hosted { person }),
            );
        }
        entries
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
        let back = self.place(seat)?.stand_in.is_some().then_some(Entry::CameBack { seat });
        Ok(back.into_iter().chain([Entry::Acted { seat, action }]).collect())
    }

    fn say(&self, person: PersonId, text: &str) -> Decision {
        let seat = self.my_seat(person)?;
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

    fn ask_takeback(&self, seat: Seat) -> Decision {
        let round = self.running().ok_or(Refusal::NoGame)?;
        if self.agreement.takeback == Takeback::Never {
            return Err(Refusal::TakebackNotAgreed);
        }
        if !round.can_take_back(seat) {
            return Err(Refusal::NothingToTakeBack);
        }
        if self.agreement.takeback == Takeback::Free || self.others(seat).next().is_none() {
            return Ok(vec![Entry::TookBack { seat }]);
        }
        Ok(vec![Entry::TakebackAsked { seat }])
    }

    fn answer_takeback(&self, seat: Seat, agree: bool) -> Decision {
        let round = self.running().ok_or(Refusal::NoGame)?;
        let asked = round.asked.filter(|asked| asked.seat != seat && !asked.agreed.contains(seat));
        let asked = asked.ok_or(Refusal::NoTakebackAsked)?;
        if !agree {
            return Ok(vec![Entry::TakebackDenied { seat }]);
        }
        let all =
            self.others(asked.seat).all(|other| other == seat || asked.agreed.contains(other));
        let taken_back = all.then_some(Entry::TookBack { seat: asked.seat });
        Ok([Entry::TakebackAgreed { seat }].into_iter().chain(taken_back).collect())
    }

    /// The other seats in which a person sits.
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.seats()
            .filter(move |&other| other != seat && self.places[other.index()].person().is_some())
    }

    fn stand_in(&self, context: &TableContext<'_>, seat: Seat, bot: &BotName) -> Decision {
        self.running().ok_or(Refusal::NoGame)?;
        let place = self.place(seat)?;
        match place.occupant {
            Occupant::Bot(_) => return Err(Refusal::NoPersonThere),
            Occupant::Person(person) if (context.is_here)(person) => return Err(Refusal::NotAway),
            Occupant::Person(_) | Occupant::Empty => {}
        }
        if place.stand_in.is_some() {
            return Err(Refusal::StandInThere);
        }
        Ok(vec![Entry::StoodIn { seat, bot: bot.clone() }])
    }
}
