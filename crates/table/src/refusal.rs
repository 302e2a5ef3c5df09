use std::fmt;

use stapel_rules::SignalRefusal;

use crate::taboo::Taboo;
use crate::{AgreementError, Version};

/// Why the table refused a request. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules of the game say no.
    Rules(stapel_rules::Refusal),
    /// The signal can't be given now.
    Signal(SignalRefusal),
    /// What was said names a number (G11).
    Taboo(Taboo),
    /// What was said is empty.
    NothingSaid,
    /// What was said is too long.
    TooLong {
        /// The most characters it can have.
        most: usize,
    },
    /// The game has moved on since the version that the request was made for.
    Stale {
        /// The version of the last thing that changed the game.
        moved: Version,
    },
    /// The request needs the version that it was made for.
    BaseMissing,
    /// The version is one that the table has not reached.
    BaseAhead {
        /// The version of the table.
        version: Version,
    },
    /// Only those who sit at the table may.
    NotSeated,
    /// Only the host may; someone else of the table if the host is away.
    NotHost,
    /// There is no such seat.
    NoSuchSeat {
        /// How many there are.
        players: u8,
    },
    /// Somebody sits there.
    SeatTaken,
    /// Every seat is taken.
    TableFull,
    /// The person sits at the table already.
    AlreadySeated,
    /// The person has seen the hand of another seat in this game.
    SawAnotherHand,
    /// Nobody sits there, or no person.
    NoPersonThere,
    /// Not while a game is running.
    GameRunning,
    /// No game is running.
    NoGame,
    /// Seats are empty.
    SeatsEmpty,
    /// The agreement can't be kept.
    Agreement(AgreementError),
    /// With these players someone would lose their seat.
    SeatsInUse,
    /// The table didn't agree to take plays back.
    TakebackNotAgreed,
    /// There is no play of this turn that could be taken back without a hidden card having been seen.
    NothingToTakeBack,
    /// Nobody asks to take a play back, or the one who asks can't answer.
    NoTakebackAsked,
    /// A bot stands in already.
    StandInThere,
    /// The person is here and can play.
    NotAway,
    /// No bot stands in.
    NoStandIn,
    /// The table has had more games than it keeps.
    LogFull,
}

impl Refusal {
    /// The refusal's code, the same in every interface.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Rules(refusal) => refusal.code(),
            Refusal::Signal(refusal) => refusal.code(),
            Refusal::Taboo(_) => "number_taboo",
            Refusal::NothingSaid => "nothing_said",
            Refusal::TooLong { .. } => "too_long",
            Refusal::Stale { .. } => "stale",
            Refusal::BaseMissing | Refusal::BaseAhead { .. } => "bad_base",
            Refusal::NotSeated => "not_seated",
            Refusal::NotHost => "not_host",
            Refusal::NoSuchSeat { .. } => "no_such_seat",
            Refusal::SeatTaken => "seat_taken",
            Refusal::TableFull => "table_full",
            Refusal::AlreadySeated => "already_seated",
            Refusal::SawAnotherHand => "saw_another_hand",
            Refusal::NoPersonThere => "no_person_there",
            Refusal::GameRunning => "game_running",
            Refusal::NoGame => "no_game",
            Refusal::SeatsEmpty => "seats_empty",
            Refusal::Agreement(_) => "bad_options",
            Refusal::SeatsInUse => "seats_in_use",
            Refusal::TakebackNotAgreed => "takeback_not_agreed",
            Refusal::NothingToTakeBack => "nothing_to_take_back",
            Refusal::NoTakebackAsked => "no_takeback_asked",
            Refusal::StandInThere => "stand_in_there",
            Refusal::NotAway => "not_away",
            Refusal::NoStandIn => "no_stand_in",
            Refusal::LogFull => "log_full",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Rules(refusal) => write!(f, "{refusal}"),
            Refusal::Signal(refusal) => write!(f, "{refusal}"),
            Refusal::Taboo(taboo) => write!(f, "{taboo}"),
            Refusal::NothingSaid => f.write_str("there is nothing in it to say"),
            Refusal::TooLong { most } => write!(f, "say it in at most {most} characters"),
            Refusal::Stale { .. } => {
                f.write_str("the game has moved on since; look at it again and decide anew")
            }
            Refusal::BaseMissing => {
                f.write_str("this needs \"base\", the version of the table it was decided on")
            }
            Refusal::BaseAhead { version } => {
                write!(f, "\"base\" is ahead of the table, which is at version {version}")
            }
            Refusal::NotSeated => f.write_str("sit down at the table first"),
            Refusal::NotHost => f.write_str(
                "that is for the host, or for anyone at the table while the host is away",
            ),
            Refusal::NoSuchSeat { players } => write!(f, "the seats are 0 to {}", players - 1),
            Refusal::SeatTaken => f.write_str("somebody sits there"),
            Refusal::TableFull => f.write_str("every seat is taken; you can watch"),
            Refusal::AlreadySeated => f.write_str("you sit at this table already"),
            Refusal::SawAnotherHand => {
                f.write_str("you have seen another hand of this game; wait for the next one")
            }
            Refusal::NoPersonThere => f.write_str("no person sits there"),
            Refusal::GameRunning => f.write_str("not while a game is running"),
            Refusal::NoGame => f.write_str("no game is running"),
            Refusal::SeatsEmpty => {
                f.write_str("some seats are empty: wait for people, seat bots, or play with fewer")
            }
            Refusal::Agreement(error) => write!(f, "{error}"),
            Refusal::SeatsInUse => f.write_str("empty the seats first that would be gone"),
            Refusal::TakebackNotAgreed => {
                f.write_str("this table agreed that plays are not taken back")
            }
            Refusal::NothingToTakeBack => {
                f.write_str("there is no play of yours in this turn that could be taken back")
            }
            Refusal::NoTakebackAsked => f.write_str("there is no such question to answer"),
            Refusal::StandInThere => f.write_str("a bot plays there already"),
            Refusal::NotAway => f.write_str("they are here and can play themselves"),
            Refusal::NoStandIn => f.write_str("no bot plays in your stead"),
            Refusal::LogFull => {
                f.write_str("this table has seen enough games: open a new one to go on")
            }
        }
    }
}

impl std::error::Error for Refusal {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Refusal::Rules(refusal) => Some(refusal),
            Refusal::Signal(refusal) => Some(refusal),
            Refusal::Taboo(taboo) => Some(taboo),
            Refusal::Agreement(error) => Some(error),
            _ => None,
        }
    }
}
