//! Who is to be told that it is their turn because they don't look at the table.

use std::time::Duration;

use stapel_room::room::{PersonTurn, Room};
use stapel_table::{PersonId, Table};
use tokio::time::Instant;

use super::Hub;
use crate::clock::TableTime;
use crate::log_text;
use crate::push::{Host, Notice};

/// How long someone who saw their turn begin must be away before they are told of it once more. A phone that is put aside
/// loses its connection without a word, and whoever only changes the network is back in a moment.
const PATIENCE: Duration = Duration::from_millis(Table::PATIENCE.unsigned_abs());

/// The turn under way, and whether its person knows of it.
#[derive(Debug)]
pub(super) struct Turns {
    known: Option<PersonTurn>,
    /// Whether the person was told, or nobody needs to tell them.
    told: bool,
    /// Since when the person is away who saw their turn begin.
    left: Option<Instant>,
}

impl Turns {
    /// What runs already was told when it began.
    pub(super) fn new(turn: Option<PersonTurn>) -> Turns {
        Turns { known: turn, told: true, left: None }
    }

    /// Whose turn it is now, and who is connected. Tells who has to be told: everyone at most once a turn.
    pub(super) fn look(
        &mut self,
        turn: Option<PersonTurn>,
        is_here: impl FnOnce(PersonId) -> bool,
        now: Instant,
    ) -> Option<PersonTurn> {
        let begins = turn != self.known;
        if begins {
            *self = Turns { known: turn, told: false, left: None };
        }
        let turn = turn.filter(|_| !self.told)?;
        if is_here(turn.person) {
            self.left = None;
            return None;
        }
        if !begins && now < *self.left.get_or_insert(now) + PATIENCE {
            return None;
        }
        self.told = true;
        Some(turn)
    }

    /// When to look again, if nothing happens before.
    pub(super) fn wake_at(&self) -> Option<Instant> {
        self.left.filter(|_| !self.told).map(|left| left + PATIENCE)
    }
}

/// Tells somebody who doesn't look at the table that it is their turn.
pub(super) fn tell(hub: &Hub, room: &Room, time: TableTime, turn: PersonTurn) {
    let (Some(push), table) = (hub.push(), room.table()) else { return };
    let Some(round) = table.round() else { return };
    push.tell(Notice {
        guest: log_text::guest(turn.person),
        table: room.id(),
        game: round.game().kind(),
        host: match room.host_name() {
            _ if table.host() == turn.person => Host::Oneself,
            Some(name) => Host::Named(name),
            None => Host::Nameless,
        },
        lasts: table.deadline().map(|deadline| deadline.0 - time.now().0),
    });
}

#[cfg(test)]
mod tests {
    use stapel_rules::Seat;
    use stapel_table::Millis;

    use super::*;

    const ADA: PersonId = PersonId(1);
    const BEN: PersonId = PersonId(2);

    fn turn(person: PersonId, began: i64) -> Option<PersonTurn> {
        Some(PersonTurn { person, seat: Seat::FIRST, game: 1, began: Millis(began) })
    }

    #[test]
    fn who_is_away_is_told_once_a_turn_and_who_is_there_is_not() {
        let (now, mut turns) = (Instant::now(), Turns::new(turn(ADA, 1)));
        let only_ben = |person| person == BEN;
        assert_eq!(turns.look(turn(ADA, 1), only_ben, now), None, "it was told before");
        assert_eq!(turns.look(turn(BEN, 2), only_ben, now), None);
        assert_eq!(turns.look(turn(ADA, 3), only_ben, now), turn(ADA, 3));
        assert_eq!(turns.look(turn(ADA, 3), only_ben, now + 9 * PATIENCE), None);
        assert_eq!(turns.look(None, only_ben, now), None);
        assert_eq!(turns.look(turn(ADA, 4), only_ben, now), turn(ADA, 4));
        assert_eq!(turns.wake_at(), None);
    }

    #[test]
    fn who_goes_away_in_their_turn_is_told_after_a_while_unless_they_come_back() {
        let (now, mut turns) = (Instant::now(), Turns::new(None));
        let nearly = now + PATIENCE - Duration::from_millis(1);
        assert_eq!(turns.look(turn(ADA, 1), |_| true, now), None);
        assert_eq!(turns.wake_at(), None);
        assert_eq!(turns.look(turn(ADA, 1), |_| false, now), None);
        assert_eq!(turns.wake_at(), Some(now + PATIENCE));
        assert_eq!(turns.look(turn(ADA, 1), |_| false, nearly), None);
        assert_eq!(turns.look(turn(ADA, 1), |_| true, nearly), None);
        assert_eq!(
            turns.look(turn(ADA, 1), |_| false, now + PATIENCE),
            None,
            "the time begins anew"
        );
        let later = now + 2 * PATIENCE;
        assert_eq!(turns.look(turn(ADA, 1), |_| false, later), turn(ADA, 1));
        assert_eq!(turns.look(turn(ADA, 1), |_| false, later + PATIENCE), None);
    }
}
