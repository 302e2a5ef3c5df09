//! What a session adds to shuffles, so that nobody can stack them, the server included.
//!
//! It promises bits as soon as its person sits at a table whose next deal is sealed, and reveals them once the list of
//! promises is closed and its own stands there as it made it. The person need not know of it. What was seen on the way
//! is told as a [`Witness`], for the check after the game.

use stapel_protocol::table::{DoJson, ShuffleJson, StageJson};
use stapel_rules::Seat;
use stapel_table::{Digits, share_commitment};

use crate::{News, Output, Session, Status, Witness};

/// How many questions of the session's own may wait for their answers: a promise and its bits, twice.
const MAX_ASKED: usize = 4;

/// What a session adds to shuffles and has seen of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chance {
    source: Option<Source>,
    /// What was seen of the next deal, or of the one that was dealt last.
    witness: Option<Witness>,
    /// What an earlier session of the same person has seen, as far as it might still be needed.
    before: Vec<Witness>,
    /// Whether the promise was sent through this connection.
    promised: bool,
    /// Whether the bits were.
    sent: bool,
    /// The numbers of requests that the person did not make.
    asked: Vec<u64>,
}

/// Where the bits come from.
#[derive(Clone)]
struct Source {
    secret: [u8; 32],
    /// How often bits were drawn. Each deal gets others, even if somebody seals the same seed once more.
    drawn: u64,
}

/// Secrets stay out of logs.
impl std::fmt::Debug for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Source(…)")
    }
}

impl Source {
    fn draw(&mut self) -> Digits {
        self.drawn += 1;
        Digits::drawn(&self.secret, self.drawn)
    }
}

impl Chance {
    /// There is a new connection, through which nothing was sent yet.
    pub(crate) fn connected(&mut self) {
        self.promised = false;
        self.sent = false;
        self.asked.clear();
    }

    /// Whether this was asked for by the session, and now has its answer.
    pub(crate) fn was_asked(&mut self, id: u64) -> bool {
        let index = self.asked.iter().position(|asked| *asked == id);
        index.map(|index| self.asked.swap_remove(index)).is_some()
    }

    /// The same for an answer that it came too fast: then it is sent again.
    pub(crate) fn asked_too_fast(&mut self, id: u64) -> bool {
        let was_asked = self.was_asked(id);
        if was_asked {
            self.promised = false;
            self.sent = false;
        }
        was_asked
    }

    /// The bits to promise for a sealed seed: those that were promised before, unless they were used.
    fn bits(&mut self, sealed: &str, seat: Seat) -> Option<Digits> {
        let source = self.source.as_mut()?;
        let known = self.before.iter().find(|known| {
            known.sealed == sealed && !known.revealed && !known.dealt && known.list.is_none()
        });
        let known = known.and_then(|known| known.own.as_ref()).filter(|(at, _)| *at == seat);
        Some(known.map_or_else(|| source.draw(), |(_, bits)| bits.clone()))
    }
}

impl Session {
    /// The session adds bits to the shuffles of its table, which are drawn from this secret.
    pub fn add_to_shuffles(&mut self, secret: [u8; 32]) {
        self.chance.source = Some(Source { secret, drawn: 0 });
    }

    /// What an earlier session at this table has seen: if it promised bits and was interrupted, this one goes on.
    pub fn remember(&mut self, before: Vec<Witness>) {
        self.chance.before = before;
    }

    /// What was seen of the next deal, or of the one that was dealt last.
    pub fn witness(&self) -> Option<&Witness> {
        self.chance.witness.as_ref()
    }

    /// Promises bits for the next deal if that is due, and takes note of a deal.
    pub(crate) fn add_chance(&mut self) {
        let Some(mirror) = self.mirror.as_ref().filter(|_| self.following) else { return };
        let (seat, chance) = (mirror.seat(), &mut self.chance);
        let Some(sealed) = &mirror.commitment else {
            let round = mirror.round.as_ref();
            let dealt = round.is_some_and(|round| {
                chance.witness.as_ref().is_some_and(|seen| seen.sealed == round.commitment)
            });
            if let Some(witness) = chance.witness.as_mut().filter(|seen| dealt && !seen.dealt) {
                witness.dealt = true;
                let news = News::Witnessed(Box::new(witness.clone()));
                self.outputs.push_back(Output::News(news));
            }
            return;
        };
        let is_new = |seen: &Witness| {
            let moved = seen.own.as_ref().is_some_and(|(at, _)| Some(*at) != seat);
            // Bits that were used are never used again.
            seen.dealt || seen.sealed != *sealed || (moved && !seen.revealed)
        };
        if chance.witness.as_ref().is_none_or(is_new) {
            chance.witness = Some(Witness::new(sealed));
            chance.promised = false;
            chance.sent = false;
        }
        // What came too fast waits.
        if self.status != Status::Online || self.send_again.is_some() || chance.promised {
            return;
        }
        let Some(seat) = seat else { return };
        let known = chance.witness.as_ref().and_then(|seen| seen.own.clone());
        let bits = match known {
            Some((_, bits)) => bits,
            None => match chance.bits(sealed, seat) {
                Some(bits) => bits,
                None => return,
            },
        };
        let commitment = share_commitment(sealed, seat, &bits);
        chance.promised = true;
        if let Some(witness) = chance.witness.as_mut().filter(|seen| seen.own.is_none()) {
            witness.own = Some((seat, bits));
            let news = News::Witnessed(Box::new(witness.clone()));
            self.outputs.push_back(Output::News(news));
        }
        self.ask_by_itself(DoJson::Share(commitment.as_str().to_owned()));
    }

    /// The shuffle has come further.
    pub(crate) fn note_shuffle(&mut self, shuffle: &ShuffleJson) {
        let chance = &mut self.chance;
        let Some(witness) =
            chance.witness.as_mut().filter(|seen| seen.sealed == shuffle.commitment)
        else {
            return;
        };
        let Some((seat, bits)) = witness.own.clone() else { return };
        let before = witness.clone();
        let shares = shuffle.shares.iter();
        let listed: Option<Vec<(Seat, Digits)>> =
            shares.map(|share| Some((share.seat.0, Digits::parse(&share.commitment)?))).collect();
        let own = share_commitment(&shuffle.commitment, seat, &bits);
        let is_own = |(at, commitment): &(Seat, Digits)| *at == seat && *commitment == own;
        let is_listed = listed.as_ref().is_some_and(|list| list.iter().any(is_own));
        let mut reveals = false;
        match shuffle.stage {
            StageJson::Open => {}
            StageJson::Dealing => {
                // Of several lists the first counts: whoever shows another one later has something to hide.
                if witness.list.is_none() {
                    witness.list = listed;
                }
                reveals = is_listed && !chance.sent;
                witness.revealed |= reveals;
                chance.sent |= reveals;
            }
            StageJson::Dealt => {
                let revealed =
                    shuffle.shares.iter().any(|share| share.seat.0 == seat && share.revealed);
                witness.left_out = is_listed && !revealed;
            }
        }
        if *witness != before {
            self.outputs.push_back(Output::News(News::Witnessed(Box::new(witness.clone()))));
        }
        if reveals {
            self.ask_by_itself(DoJson::Reveal(bits.as_str().to_owned()));
        }
    }

    /// Asks for something that the person need not know of.
    fn ask_by_itself(&mut self, wanted: DoJson) {
        let id = self.ask(wanted);
        if self.chance.asked.len() >= MAX_ASKED {
            self.chance.asked.remove(0);
        }
        self.chance.asked.push(id);
    }
}
