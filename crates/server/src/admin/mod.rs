//! What operators see and do.
//!
//! What they order is kept in the store and in memory: requests and messages ask memory alone. There are two doors to
//! the same addresses (`door`): a socket in the data directory, for whoever may read the data, and the ordinary
//! listener, for whoever has the operator's token. Everything that is done is noted in the store, together with
//! what it changes.

mod acts;
pub mod door;
mod limits;
mod look;
mod present;
mod range;
mod standing;

use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use stapel_protocol::table::{NoticeJson, ToClient};

use crate::http::{Address, ApiError};
use crate::hub::now;
use crate::limits::{Buckets, Rate};
use crate::room::Payload;
use crate::store::{GuestId, Millis, Order, OrderKind, TableId};
pub(crate) use present::{Connected, Presence, Present};
pub use range::{Range, RangeError};
use standing::Standing;

/// Reports that one guest may make in a day.
const REPORTS_A_DAY: f64 = 10.0;

/// How many wrong tokens an address may try at once, and how many a minute after that.
const WRONG_TOKENS: Rate = Rate { per_second: 1.0 / 60.0, burst: 5.0 };

/// What holds for everyone, and who is connected.
#[derive(Debug)]
pub struct Admin {
    standing: RwLock<Standing>,
    present: Present,
    /// What everyone was last told.
    told: RwLock<NoticeJson>,
    /// Held while something is done, so that what is kept and what is in memory change in the same order.
    acting: tokio::sync::Mutex<()>,
    /// Reports per guest.
    pub(crate) reports: Buckets<GuestId>,
    /// Wrong tokens per address.
    wrong_tokens: Buckets<Address>,
}

/// A ban that holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ban {
    pub until: Option<Millis>,
}

impl Admin {
    /// What was ordered before the server started.
    pub fn new(orders: Vec<Order>) -> Admin {
        let standing = Standing::of(orders);
        let told = standing.notice(now());
        let day = 24.0 * 60.0 * 60.0;
        Admin {
            standing: RwLock::new(standing),
            present: Present::default(),
            told: RwLock::new(told),
            acting: tokio::sync::Mutex::new(()),
            reports: Buckets::new(Rate { per_second: REPORTS_A_DAY / day, burst: REPORTS_A_DAY }),
            wrong_tokens: Buckets::new(WRONG_TOKENS),
        }
    }

    fn standing(&self) -> RwLockReadGuard<'_, Standing> {
        self.standing.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Standing)) {
        change(&mut self.standing.write().unwrap_or_else(PoisonError::into_inner));
    }

    pub(crate) fn present(&self) -> &Present {
        &self.present
    }

    /// Whether a guest may do nothing here.
    pub fn guest_ban(&self, guest: GuestId) -> Option<Ban> {
        self.standing().guest_ban(guest, now())
    }

    /// Whether nobody from this address may do anything here.
    pub fn address_ban(&self, address: Address) -> Option<Ban> {
        self.standing().address_ban(address.0, now())
    }

    /// Refuses whoever is banned.
    pub(crate) fn check(&self, guest: GuestId, address: Address) -> Result<(), ApiError> {
        let standing = self.standing();
        let now = now();
        let ban = standing.guest_ban(guest, now).or_else(|| standing.address_ban(address.0, now));
        ban.map_or(Ok(()), |ban| Err(ApiError::banned(ban.until)))
    }

    /// Whether a guest may not talk, and until when.
    pub fn is_muted(&self, guest: GuestId) -> Option<Ban> {
        self.standing().holds_for(OrderKind::Mute, guest, now())
    }

    /// Whether a guest may not choose a name, and until when.
    pub fn is_nameless(&self, guest: GuestId) -> Option<Ban> {
        self.standing().holds_for(OrderKind::NoName, guest, now())
    }

    /// Whether a table is closed.
    pub fn is_closed(&self, table: TableId) -> bool {
        self.standing().is_closed(table, now())
    }

    /// Whether no tables are opened and no games are dealt.
    pub fn is_maintained(&self) -> bool {
        self.standing().server_wide(OrderKind::Maintenance, now()).is_some()
    }

    /// Whether nobody new is let in.
    pub fn is_registration_closed(&self) -> bool {
        self.standing().server_wide(OrderKind::Registration, now()).is_some()
    }

    /// Whether any message has to be looked at: nobody pays for orders that there aren't.
    pub(crate) fn concerns_messages(&self) -> bool {
        self.standing().concerns_messages()
    }

    /// What everyone is to know now.
    pub fn notice(&self) -> NoticeJson {
        self.standing().notice(now())
    }

    /// The same as a message, if there is anything to tell.
    pub(crate) fn greeting(&self) -> Option<Payload> {
        let notice = self.notice();
        (notice != NoticeJson::default()).then(|| Payload::new(&ToClient::Notice(notice)))
    }

    /// Tells everyone who is connected what has changed since they were last told. What ends by itself changes too.
    pub fn tell_news(&self) {
        let notice = self.notice();
        let mut told = self.told.write().unwrap_or_else(PoisonError::into_inner);
        if *told != notice {
            self.present.tell(&Payload::new(&ToClient::Notice(notice.clone())));
            *told = notice;
        }
    }

    /// Forgets what was ordered for a guest who left for good. The store has done so.
    pub(crate) fn forget(&self, guest: GuestId) {
        self.change(|standing| standing.forget(guest));
    }
}
