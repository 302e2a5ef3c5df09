//! Someone who doesn't stay: seats change hands while a game runs, hosts use what they have against rude guests, and
//! people ask to end the game.

use serde_json::json;
use stapel_protocol::table::{PlaceJson, WhoJson};

use super::player::{Player, Role};

impl Player {
    /// Does something about seats, in mid-game.
    pub(super) async fn be_restless(&mut self) {
        let Some(version) = self.follower.version() else { return };
        let places = self.follower.places();
        let seat = self.chance.below(places.len());
        let is_asked = self.follower.table().and_then(|table| table.round?.ending).is_some();
        if is_asked && self.chance.once_in(2) {
            return self.ask(Some(version), &json!({ "answer_end": false })).await;
        }
        let wishes = [
            json!("leave"),
            json!("leave"),
            json!("come_back"),
            json!({ "sit": null }),
            json!({ "sit": seat }),
            json!({ "empty": seat }),
            json!({ "bot": { "seat": seat, "bot": "greedy" } }),
            json!({ "mute": { "seat": seat, "on": true } }),
            json!({ "mute": { "seat": seat, "on": false } }),
            json!({ "remove": { "seat": seat } }),
            json!("give_up"),
            json!({ "answer_end": true }),
            json!({ "say": "back in a moment" }),
        ];
        let what = self.chance.pick(&wishes).expect("there are wishes").clone();
        self.ask(Some(version), &what).await;
    }

    /// The seat of somebody else who has got up, for which nobody plays; only hosts care.
    pub(super) fn deserted(&self) -> Option<usize> {
        let mut places = self.follower.places().iter();
        let seat = places.position(|place| place.gone && place.stand_in.is_none())?;
        (self.role == Role::Host && !self.has_gone()).then_some(seat)
    }

    /// Whether this person has got up and the seat waits for them.
    pub(super) fn has_gone(&self) -> bool {
        let is_mine = |place: &&PlaceJson| matches!(&place.who, WhoJson::Person(person) if person.id == self.person.id);
        self.follower.places().iter().find(is_mine).is_some_and(|place| place.gone)
    }
}
