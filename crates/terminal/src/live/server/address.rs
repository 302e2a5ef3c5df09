//! Links to tables on a server, as people copy them.

use std::fmt;
use std::net::IpAddr;

use stapel_room::TableId;

/// Where a server is that was started on this machine without saying where.
pub(crate) const USUAL_SERVER: &str = "http://127.0.0.1:7373";

/// A table on a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableAddress {
    /// The server: how it is spoken to, and where it is, such as `https://example.org`.
    pub(crate) origin: String,
    pub(crate) table: TableId,
}

/// Why a text is no link to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLink {
    /// It leads to a page of Stapel that is no table.
    OtherPage(String),
    /// It leads to a game that is in somebody's browser.
    InABrowser,
    Finished,
    Unknown(String),
}

impl fmt::Display for BadLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLink::OtherPage(path) => write!(f, "{path} is not a table")?,
            BadLink::InABrowser => {
                f.write_str("this game exists only in the browser that shows it")?;
            }
            BadLink::Finished => f.write_str("this is a finished game, not a table")?,
            BadLink::Unknown(text) => write!(f, "{text:?} is not the link of a table")?,
        }
        f.write_str("; an invite link looks like https://example.org/t/5fn4qzc72en7z090nxk1g4z7gt")
    }
}

impl std::error::Error for BadLink {}

impl TableAddress {
    /// Reads a link as the page shows it. Its beginning may be missing: then it is completed, and what has no server at
    /// all belongs to the given one, or to one on this machine.
    pub(crate) fn parse(link: &str, server: Option<&str>) -> Result<TableAddress, BadLink> {
        let link = link.trim();
        let unknown = || BadLink::Unknown(link.chars().take(100).collect());
        let bare = link.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
        if let Ok(table) = bare.parse() {
            return Ok(TableAddress { origin: origin(server.unwrap_or(USUAL_SERVER)), table });
        }
        let (scheme, rest) = match bare.split_once("://") {
            Some((scheme, rest)) => (Some(scheme.to_ascii_lowercase()), rest),
            None => (None, bare),
        };
        let (host, path) = rest.split_once('/').ok_or_else(unknown)?;
        let table = read_path(path).ok_or_else(unknown)??;
        let origin = match (scheme.as_deref(), host) {
            (None, "") => origin(server.unwrap_or(USUAL_SERVER)),
            (None | Some("http" | "https"), host) if !is_host(host) => return Err(unknown()),
            (None, host) => origin(host),
            (Some(scheme @ ("http" | "https")), host) => format!("{scheme}://{host}"),
            (Some(_), _) => return Err(unknown()),
        };
        Ok(TableAddress { origin, table })
    }

    /// The link that brings others here.
    pub(crate) fn link(&self) -> String {
        format!("{}/t/{}", self.origin, self.table)
    }
}

/// The table at a path; `None` if it is nothing of ours.
fn read_path(path: &str) -> Option<Result<TableId, BadLink>> {
    let mut parts = path.split('/');
    let (first, second, more) = (parts.next()?, parts.next(), parts.next());
    Some(match (first, second, more) {
        ("t", Some(id), None) => Ok(id.parse().ok()?),
        ("local", Some(_), None) => Err(BadLink::InABrowser),
        ("r", Some(_), None) => Err(BadLink::Finished),
        ("learn" | "rules" | "settings" | "me", _, None) => {
            Err(BadLink::OtherPage(format!("/{path}")))
        }
        _ => return None,
    })
}

/// A server by its host, or as it was written.
pub(crate) fn origin(server: &str) -> String {
    let server = server.trim().trim_end_matches('/');
    if server.contains("://") {
        return server.to_owned();
    }
    let name = server.rsplit_once(':').map_or(server, |(name, _)| name);
    let is_number = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    // Only servers with a name have a certificate.
    let scheme = if is_number || name == "localhost" { "http" } else { "https" };
    format!("{scheme}://{server}")
}

/// Whether this can be the name of a server, perhaps with a port.
fn is_host(text: &str) -> bool {
    let allowed = |letter: char| letter.is_alphanumeric() || ".-:[]_".contains(letter);
    !text.is_empty() && text.chars().all(allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "5fn4qzc72en7z090nxk1g4z7gt";

    #[test]
    fn links_are_understood_as_people_copy_them() {
        for (link, origin) in [
            (format!("https://example.org/t/{ID}"), "https://example.org"),
            (format!("  http://127.0.0.1:7373/t/{ID}/ \n"), "http://127.0.0.1:7373"),
            (format!("HTTPS://example.org/t/{ID}?from=chat#here"), "https://example.org"),
            (format!("example.org:8443/t/{ID}"), "https://example.org:8443"),
            (format!("localhost:7373/t/{ID}"), "http://localhost:7373"),
            (format!("192.168.1.20:7373/t/{ID}"), "http://192.168.1.20:7373"),
            (format!("[::1]:7373/t/{ID}"), "http://[::1]:7373"),
            (format!("/t/{ID}"), "https://games.example"),
            (String::from(ID), "https://games.example"),
        ] {
            let read = TableAddress::parse(&link, Some("games.example"));
            let expected = TableAddress { origin: origin.to_owned(), table: ID.parse().unwrap() };
            assert_eq!(read, Ok(expected), "{link}");
        }
        let usual = TableAddress::parse(ID, None).unwrap();
        assert_eq!(usual.link(), format!("http://127.0.0.1:7373/t/{ID}"));
    }

    #[test]
    fn whatever_else_is_told_apart() {
        let unknown = |text: &str| BadLink::Unknown(text.to_owned());
        for (link, expected) in [
            ("the-gamee", unknown("the-gamee")),
            ("https://example.org", unknown("https://example.org")),
            ("https://example.org/t/short", unknown("https://example.org/t/short")),
            ("https://example.org/settings", BadLink::OtherPage(String::from("/settings"))),
            ("https://example.org/local/5fn4qzc72en7z090nxk1g4z7gt", BadLink::InABrowser),
            ("https://example.org/r/5fn4qzc72en7z090nxk1g4z7gt", BadLink::Finished),
        ] {
            assert_eq!(TableAddress::parse(link, None), Err(expected), "{link}");
        }
        for link in [format!("ftp://example.org/t/{ID}"), format!("https://exa mple/t/{ID}")] {
            assert_eq!(TableAddress::parse(&link, None), Err(unknown(&link)));
        }
    }
}
