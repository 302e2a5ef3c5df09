//! The person as a guest of a server: their name there, and the cookie by which the server knows them, kept in a file.

use stapel_protocol::table::rest::{self, MeJson, NameJson, NewTableJson, OpenedJson, RecordJson};

use super::TableAddress;
use super::http::{Failure, ask};
use crate::live::files::Files;

/// What is kept of a guest: the cookie in the first line, the name in the second.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Guest {
    pub(super) cookie: String,
    name: String,
}

impl Guest {
    fn read(text: &str) -> Option<Guest> {
        let (cookie, name) = text.split_once('\n')?;
        Some(Guest { cookie: cookie.to_owned(), name: name.trim_end().to_owned() })
    }

    /// Keeps the guest. If that is not possible, one is somebody else next time, which is better than not to play.
    fn keep(self, files: &Files, origin: &str) -> Guest {
        let _lasts_as_long_as_the_program =
            files.keep_guest(origin, &format!("{}\n{}\n", self.cookie, self.name));
        self
    }
}

/// Makes sure that the server knows one by this name, as far as can be seen from here.
pub(super) fn introduce(files: &Files, origin: &str, name: &str) -> Result<Guest, Failure> {
    match files.guest(origin).as_deref().and_then(Guest::read) {
        None => register(files, origin, name),
        Some(known) if known.name == name => Ok(known),
        Some(known) => match change_name(&known.cookie, origin, name) {
            Err(Failure::Refused { status: 401, .. }) => register(files, origin, name),
            // Names stay as they are in some games while they run; whoever sits in one goes on under the old one.
            Err(Failure::Refused { error, .. }) if error.code == "name_in_game" => Ok(known),
            changed => changed.map(|guest| guest.keep(files, origin)),
        },
    }
}

/// Becomes a guest that the server didn't know before.
pub(super) fn register(files: &Files, origin: &str, name: &str) -> Result<Guest, Failure> {
    let body = rest::write(&NameJson { name: name.to_owned() });
    let answer = ask("POST", &format!("{origin}/api/v1/guests"), None, Some(body))?;
    rest::read::<MeJson>(&answer.text).map_err(|_| Failure::NotUnderstood)?;
    let cookie = answer.cookie.ok_or(Failure::NotUnderstood)?;
    // The server may have tidied the name. What was asked for is kept, since that is what is compared next time.
    Ok(Guest { cookie, name: name.to_owned() }.keep(files, origin))
}

fn change_name(cookie: &str, origin: &str, name: &str) -> Result<Guest, Failure> {
    let body = rest::write(&NameJson { name: name.to_owned() });
    ask("PATCH", &format!("{origin}/api/v1/me"), Some(cookie), Some(body))?;
    Ok(Guest { cookie: cookie.to_owned(), name: name.to_owned() })
}

/// What the person is called on a server, if they were there before.
pub(crate) fn known_name(files: &Files, origin: &str) -> Option<String> {
    let guest = files.guest(origin).as_deref().and_then(Guest::read)?;
    Some(guest.name).filter(|name| !name.is_empty())
}

/// Opens a table on a server, for someone of this name.
pub(crate) fn host(
    files: &Files,
    origin: &str,
    name: &str,
    wish: &NewTableJson,
) -> Result<TableAddress, Failure> {
    let url = format!("{origin}/api/v1/tables");
    let open = |guest: &Guest| ask("POST", &url, Some(&guest.cookie), Some(rest::write(wish)));
    let answer = match open(&introduce(files, origin, name)?) {
        // Servers forget those who didn't come for a long time.
        Err(Failure::Refused { status: 401, .. }) => open(&register(files, origin, name)?)?,
        opened => opened?,
    };
    let opened: OpenedJson = rest::read(&answer.text).map_err(|_| Failure::NotUnderstood)?;
    let table = opened.id.parse().map_err(|_| Failure::NotUnderstood)?;
    Ok(TableAddress { origin: origin.to_owned(), table })
}

/// Looks whether there is such a table, and becomes a guest there.
pub(crate) fn look(files: &Files, address: &TableAddress, name: &str) -> Result<(), Failure> {
    let guest = introduce(files, &address.origin, name)?;
    let url = format!("{}/api/v1/tables/{}", address.origin, address.table);
    match ask("GET", &url, Some(&guest.cookie), None) {
        Err(Failure::Refused { status: 401, .. }) => {
            let guest = register(files, &address.origin, name)?;
            ask("GET", &url, Some(&guest.cookie), None).map(|_| ())
        }
        looked => looked.map(|_| ()),
    }
}

/// A finished game of a server.
pub(crate) fn find_record(origin: &str, id: &str) -> Result<RecordJson, Failure> {
    let answer = ask("GET", &format!("{origin}/api/v1/records/{id}"), None, None)?;
    RecordJson::parse(&answer.text).ok_or(Failure::NotUnderstood)
}
