//! What the person wants of the table and of the others at it: to go, to come back, to end the game, to keep order.

use stapel_protocol::table::{DoJson, SeatNumber};
use stapel_rules::Seat;

use crate::{Session, Unwanted};

impl Session {
    /// Gets up. In mid-game the seat is kept for the person, who can [come back](Session::come_back) from any
    /// device.
    ///
    /// # Errors
    /// As for [`want`](Session::want), here and below.
    pub fn leave(&mut self) -> Result<u64, Unwanted> {
        self.want(DoJson::Leave)
    }

    /// Gets up and gives the seat up, also in mid-game: a bot or somebody else may have it.
    pub fn leave_for_good(&mut self) -> Result<u64, Unwanted> {
        self.want(DoJson::LeaveForGood)
    }

    /// Plays again oneself, after getting up or after a bot played.
    pub fn come_back(&mut self) -> Result<u64, Unwanted> {
        self.want(DoJson::ComeBack)
    }

    /// Lets this bot play for a seat until its person comes back.
    pub fn stand_in(&mut self, seat: Seat, bot: &str) -> Result<u64, Unwanted> {
        self.want(DoJson::StandIn { seat: SeatNumber(seat), bot: bot.to_owned() })
    }

    /// Ends the game early: at once if no other person is there, otherwise they are asked.
    pub fn end_game(&mut self) -> Result<u64, Unwanted> {
        self.want(DoJson::GiveUp)
    }

    /// Answers whoever asks to end the game. Whoever asked takes the question back with a no.
    pub fn answer_end(&mut self, agree: bool) -> Result<u64, Unwanted> {
        self.want(DoJson::AnswerEnd(agree))
    }

    /// Lets the person in a seat say and signal nothing, or talk again.
    pub fn mute(&mut self, seat: Seat, on: bool) -> Result<u64, Unwanted> {
        self.want(DoJson::Mute { seat: SeatNumber(seat), on })
    }

    /// Makes the person in a seat get up; for good, they can only watch from now on.
    pub fn remove(&mut self, seat: Seat, for_good: bool) -> Result<u64, Unwanted> {
        self.want(DoJson::Remove { seat: SeatNumber(seat), for_good })
    }
}
