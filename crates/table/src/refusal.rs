use stapel_rules::{NumberSign, SignalRefusal};

use crate::taboo::Taboo;
use crate::{AgreementError, Version};

/// Why the table refused a request. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error(transparent)]
    Rules(stapel_rules::Refusal),
    #[error(transparent)]
    Signal(SignalRefusal),
    /// What was said names a number (G11).
    #[error(transparent)]
    Taboo(Taboo),
    /// What was said names a number, and perhaps the sign on a card was meant, which may be named (X14).
    #[error("{taboo}; if you mean the card, write \"{}\" or give a signal", sign.text)]
    TabooForSign { taboo: Taboo, sign: NumberSign },
    /// This table agreed on signals instead of free talk.
    #[error("this table talks in signals while a game is played: give a signal instead")]
    SignalsOnly,
    #[error("there is nothing in it to say")]
    NothingSaid,
    #[error("say it in at most {most} characters")]
    TooLong { most: usize },
    #[error("the game has moved on since; look at it again and decide anew")]
    Stale {
        /// The version of the last thing that changed the game.
        moved: Version,
    },
    #[error("this needs \"base\", the version of the table it was decided on")]
    BaseMissing,
    #[error("\"base\" is ahead of the table, which is at version {version}")]
    BaseAhead { version: Version },
    #[error("sit down at the table first")]
    NotSeated,
    #[error(
        "that is for the host, or for anyone at the table once the host has been away for half a minute"
    )]
    NotHost,
    /// Nobody may do this in the host's stead.
    #[error("that is for the host alone")]
    OnlyHost,
    #[error("the host can be neither muted nor removed")]
    IsHost,
    #[error("the seats are 0 to {}", players - 1)]
    NoSuchSeat { players: u8 },
    #[error("somebody sits there")]
    SeatTaken,
    #[error("every seat is taken; you can watch")]
    TableFull,
    #[error("you sit at this table already")]
    AlreadySeated,
    #[error("you have seen another hand of this game; wait for the next one")]
    SawAnotherHand,
    #[error("no person sits there")]
    NoPersonThere,
    /// A seat of a running game goes to its owner or to a bot.
    #[error(
        "a seat keeps its owner while a game is running: let a bot stand in, put another bot in a bot's place, or remove the person"
    )]
    SeatKept,
    #[error("you were removed from this table; you can watch")]
    Removed,
    #[error("the host has muted you at this table")]
    Muted,
    #[error("they are muted already")]
    MutedAlready,
    #[error("they are not muted")]
    NotMuted,
    #[error("not while a game is running")]
    GameRunning,
    #[error("no game is running")]
    NoGame,
    #[error("some seats are empty: wait for people, seat bots, or play with fewer")]
    SeatsEmpty,
    #[error(transparent)]
    Agreement(AgreementError),
    /// With these players someone would lose their seat.
    #[error("empty the seats first that would be gone")]
    SeatsInUse,
    #[error("this table agreed that plays are not taken back")]
    TakebackNotAgreed,
    /// There is no play of this turn that could be taken back without a hidden card having been seen.
    #[error("there is no play of yours in this turn that could be taken back")]
    NothingToTakeBack,
    /// Nobody asks to take a play back, or the one who asks can't answer.
    #[error("there is no such question to answer")]
    NoTakebackAsked,
    /// Nobody asks to end the game, or this seat has answered.
    #[error("nobody asks you whether to end the game")]
    NoEndAsked,
    #[error("somebody asks already whether to end the game: answer them")]
    EndAskedAlready,
    #[error("a bot plays there already")]
    StandInThere,
    #[error(
        "they can play themselves; a bot may once they have been away, or their turn has lasted, for a while"
    )]
    NotAway,
    #[error("no bot plays in your stead")]
    NoStandIn,
    /// A deal was called for, and until the cards are there nothing about it can change.
    #[error("the cards are being dealt: wait a moment")]
    Dealing,
    #[error("bits and the commitment to them have 64 hexadecimal digits, without capitals")]
    BadShare,
    /// There is no list of promises, or none of theirs is on it.
    #[error("no bits of yours are waited for: promise them before the deal")]
    NoShare,
    #[error("these are not the bits that you promised")]
    WrongReveal,
    #[error("this table has reached its limit: open a new one to go on")]
    LogFull,
    #[error("this table has no more room for talk of yours: the game goes on without it")]
    TalkFull,
}

impl Refusal {
    /// The refusal's code, the same in every interface.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Rules(refusal) => refusal.code(),
            Refusal::Signal(refusal) => refusal.code(),
            Refusal::Taboo(_) => "number_taboo",
            Refusal::TabooForSign { .. } => "number_taboo_sign",
            Refusal::SignalsOnly => "signals_only",
            Refusal::NothingSaid => "nothing_said",
            Refusal::TooLong { .. } => "too_long",
            Refusal::Stale { .. } => "stale",
            Refusal::BaseMissing | Refusal::BaseAhead { .. } => "bad_base",
            Refusal::NotSeated => "not_seated",
            Refusal::NotHost => "not_host",
            Refusal::OnlyHost => "only_host",
            Refusal::IsHost => "is_host",
            Refusal::NoSuchSeat { .. } => "no_such_seat",
            Refusal::SeatTaken => "seat_taken",
            Refusal::TableFull => "table_full",
            Refusal::AlreadySeated => "already_seated",
            Refusal::SawAnotherHand => "saw_another_hand",
            Refusal::NoPersonThere => "no_person_there",
            Refusal::SeatKept => "seat_kept",
            Refusal::Removed => "removed",
            Refusal::Muted => "muted",
            Refusal::MutedAlready => "muted_already",
            Refusal::NotMuted => "not_muted",
            Refusal::GameRunning => "game_running",
            Refusal::NoGame => "no_game",
            Refusal::SeatsEmpty => "seats_empty",
            Refusal::Agreement(_) => "bad_options",
            Refusal::SeatsInUse => "seats_in_use",
            Refusal::TakebackNotAgreed => "takeback_not_agreed",
            Refusal::NothingToTakeBack => "nothing_to_take_back",
            Refusal::NoTakebackAsked => "no_takeback_asked",
            Refusal::NoEndAsked => "no_end_asked",
            Refusal::EndAskedAlready => "end_asked_already",
            Refusal::StandInThere => "stand_in_there",
            Refusal::NotAway => "not_away",
            Refusal::NoStandIn => "no_stand_in",
            Refusal::Dealing => "dealing",
            Refusal::BadShare => "bad_share",
            Refusal::NoShare => "no_share",
            Refusal::WrongReveal => "wrong_reveal",
            Refusal::LogFull => "log_full",
            Refusal::TalkFull => "talk_full",
        }
    }
}
