//! Games that were played without a server, handed in afterwards.

use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use sha2::{Digest, Sha256};
use stapel_protocol::table::rest::{KeptJson, OfflineRecordJson};
use stapel_protocol::table::{PersonJson, WhoJson};
use stapel_room::records::result_in;
use stapel_rules::Seat;
use stapel_rules::notation::Record as GameRecord;
use stapel_table::{Millis, SeedText, VerifyError, verify};

use super::{Address, ApiError, Body, Caller, Shared};
use crate::agreement;
use crate::hub::now;
use crate::log_text;
use crate::store::{Guest, Record, RecordId, RecordSeat, TableId};

/// Keeps a game that the caller played offline, if it can be vouched for. The same game again is kept
/// once.
pub(super) async fn keep(
    State(state): State<Shared>,
    address: Address,
    Caller(guest, _): Caller,
    Body(json): Body<OfflineRecordJson>,
) -> Result<(StatusCode, Json<KeptJson>), ApiError> {
    let mut game = GameRecord::parse(&json.record)
        .map_err(|error| ApiError::new(StatusCode::BAD_REQUEST, "bad_record", error.to_string()))?;
    let seats = seats(&guest, &game, json.seat.0)?;
    // Names go with their guests, and the deck follows from the seed, once that was checked.
    game.names = Default::default();
    check(&game)?;
    game.deck = None;
    let record = record(&guest, &game, seats, now());
    let kept = KeptJson { id: record.id.to_string(), path: format!("/r/{}", record.id) };
    if state.hub.store().record(record.id).await?.is_some() {
        return Ok((StatusCode::OK, Json(kept)));
    }
    state.check_quota(guest.id)?;
    state.count_made(address)?;
    let bytes = record.text.len() as u64;
    state.hub.quota().charge(log_text::person(guest.id), bytes, Instant::now());
    state.hub.store().put_record(record).await?;
    Ok((StatusCode::CREATED, Json(kept)))
}

/// Who sat where: the caller in the seat they claim, and bots in all others.
fn seats(guest: &Guest, game: &GameRecord, own: Seat) -> Result<Vec<RecordSeat>, ApiError> {
    if own.index() >= usize::from(game.players) {
        return Err(ApiError::new(
            StatusCode::BAD_REQUEST,
            "no_such_seat",
            format!("seat: there are only {} seats", game.players),
        ));
    }
    let names = Seat::all(game.players).zip(&game.names);
    let seats = names.map(|(seat, name)| {
        if seat == own {
            let person = PersonJson { id: guest.id.to_string(), name: Some(guest.name.clone()) };
            let label = WhoJson::Person(person).to_text();
            return Ok(RecordSeat { guest: Some(guest.id), label });
        }
        let bot = agreement::read_bot(name.as_deref().unwrap_or_default()).map_err(|error| {
            let message = format!("name {seat}: {error}", seat = seat.index());
            ApiError::new(StatusCode::BAD_REQUEST, "no_such_bot", message)
        })?;
        Ok(RecordSeat { guest: None, label: WhoJson::Bot(bot.to_string()).to_text() })
    });
    seats.collect()
}

/// What is kept. Its ids follow from the guest and the game, so that the same is found again, and no
/// table has them.
fn record(guest: &Guest, game: &GameRecord, seats: Vec<RecordSeat>, finished: Millis) -> Record {
    let text = game.to_string();
    let mut hash = Sha256::new();
    hash.update(b"stapel offline record 1\n");
    hash.update(guest.id.as_bytes());
    hash.update(text.as_bytes());
    let hash: [u8; 32] = hash.finalize().into();
    Record {
        id: RecordId::from_bytes(std::array::from_fn(|index| hash[index])),
        table: TableId::from_bytes(std::array::from_fn(|index| hash[16 + index])),
        game_number: 1,
        kind: game.kind().name().to_owned(),
        finished,
        result: result_in(&text).to_owned(),
        seats,
        text,
        // Whoever deals for themselves may deal until they like what they get.
        listed: false,
        offline: true,
    }
}

/// Vouches for a game: dealt from a seed as tables have them, played by the rules, and over.
fn check(game: &GameRecord) -> Result<(), ApiError> {
    // Any text would do as a seed, but a text could say anything about anyone.
    if game.seed.as_deref().is_some_and(|seed| !SeedText::is_from_bits(seed)) {
        let message = "the seed of a table has 64 hexadecimal digits";
        return Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_seed", message));
    }
    let verified = verify(game, None);
    let code = match &verified {
        Ok(verified) if verified.finished => return Ok(()),
        Ok(_) => "not_finished",
        Err(VerifyError::NoSeed) => "no_seed",
        Err(VerifyError::Deal(_) | VerifyError::Commitment { .. }) => "wrong_deal",
        Err(VerifyError::Replay(_)) => "illegal_game",
    };
    let message = match verified {
        Ok(_) => String::from("the record doesn't say how the game ended"),
        Err(error) => error.to_string(),
    };
    Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, code, message))
}
