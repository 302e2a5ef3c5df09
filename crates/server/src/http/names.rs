//! Which names a guest can take who sits somewhere.

use axum::http::StatusCode;
use stapel_protocol::table::WhoJson;
use stapel_protocol::table::rest::IndexedTableJson;
use stapel_rules::GameKind;

use super::ApiError;
use crate::identity::{are_alike, names_number, read_name};
use crate::store::{Guest, Store, TableSummary};

/// Whether numbers are secret in the game of a table.
pub(super) fn keeps_numbers_secret(table: &TableSummary) -> bool {
    GameKind::from_name(&table.game).is_some_and(|kind| kind.about().numbers_are_secret)
}

/// Leaves out a name that a table of this game would not show: it may be older than the rule.
pub(super) fn hide_unfit(kind: GameKind, who: &mut WhoJson) {
    let WhoJson::Person(person) = who else { return };
    let secret = kind.about().numbers_are_secret;
    person.name.take_if(|name| read_name(name).is_err() || secret && names_number(name));
}

/// Someone's name has a number, and numbers are secret where they are or want to be.
pub(super) fn has_number() -> ApiError {
    ApiError::new(
        StatusCode::CONFLICT,
        "name_number",
        "numbers are secret in this game, and this name has one: choose another name",
    )
}

/// Whether a guest who sits at these tables can take the name that they have here.
pub(super) async fn check(
    store: &dyn Store,
    guest: &Guest,
    tables: &[TableSummary],
) -> Result<(), ApiError> {
    let number = names_number(&guest.name);
    for table in tables.iter().filter(|table| keeps_numbers_secret(table)) {
        if table.live {
            return Err(ApiError::new(
                StatusCode::CONFLICT,
                "name_in_game",
                "you sit in a game in which numbers are secret, and there names stay as they are: change yours when it is over",
            ));
        }
        if number {
            return Err(has_number());
        }
    }
    let own = guest.id.to_string();
    for table in tables {
        let places = IndexedTableJson::parse(&table.summary).map_or(Vec::new(), |json| json.places);
        for place in places {
            let WhoJson::Person(person) = place else { continue };
            let Some(id) = person.id.parse().ok().filter(|_| person.id != own) else { continue };
            let other = store.guest(id).await?;
            if other.is_some_and(|other| are_alike(&other.name, &guest.name)) {
                return Err(ApiError::new(
                    StatusCode::CONFLICT,
                    "name_taken",
                    "somebody at a table of yours is called nearly so: choose another name",
                ));
            }
        }
    }
    Ok(())
}
