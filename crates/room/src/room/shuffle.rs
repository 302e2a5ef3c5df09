//! Those who add bits to a shuffle are told how far it has come.
//!
//! They get a message of its own, and nobody else gets any: a client that knows nothing of shares sees a table as it
//! always was.

use stapel_protocol::table::{SeatNumber, ShareJson, ShuffleJson, StageJson, ToClient};
use stapel_table::{DealStage, SeatShare};

use super::{ConnectionId, Payload, Room};

impl Room {
    /// The shuffle of the next deal, or of the game that was dealt last. Nobody's bits are in it, and no seed.
    fn shuffle_json(&self) -> Option<ShuffleJson> {
        let (commitment, stage, shares) = match self.table.commitment() {
            Some(commitment) => {
                let stage = match self.table.deal_stage() {
                    DealStage::Open | DealStage::Called => StageJson::Open,
                    DealStage::Frozen => StageJson::Dealing,
                };
                (commitment, stage, self.table.shares())
            }
            None => {
                let round = self.table.round()?;
                (round.commitment(), StageJson::Dealt, round.shares())
            }
        };
        let share = |share: &SeatShare| ShareJson {
            seat: SeatNumber(share.seat),
            commitment: share.commitment.as_str().to_owned(),
            revealed: share.bits.is_some(),
        };
        let until = self.table.deals_at().map(|until| until.0);
        Some(ShuffleJson { commitment, stage, shares: shares.iter().map(share).collect(), until })
    }

    /// Tells one connection how far the shuffle has come.
    pub(super) fn send_shuffle(&mut self, to: ConnectionId) {
        if let Some(shuffle) = self.shuffle_json() {
            self.effects.send_to(to, &ToClient::Shuffle(shuffle));
        }
    }

    /// Tells everyone who adds bits, if the shuffle has come further. A new seal is told as an event, and is nothing
    /// new here before somebody promises something.
    pub(super) fn tell_shuffle(&mut self) {
        let follow = self.viewers.iter().filter(|(_, viewer)| viewer.follows_shuffle);
        let followers: Vec<ConnectionId> = follow.map(|(&connection, _)| connection).collect();
        let shuffle = if followers.is_empty() { None } else { self.shuffle_json() };
        if shuffle == self.shuffle {
            return;
        }
        if let Some(shuffle) = shuffle.as_ref().filter(|shuffle| !shuffle.shares.is_empty()) {
            let message = Payload::new(&ToClient::Shuffle(shuffle.clone()));
            for to in followers {
                self.effects.send(to, message.clone());
            }
        }
        self.shuffle = shuffle;
    }
}
