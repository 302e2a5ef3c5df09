//! What a page may go on telling of a table that it is shown anew. Somebody may have left for good, and then nothing of what they
//! said or were called is to be seen any more.

use std::collections::BTreeSet;

use stapel_client::{Mirror, Session};
use stapel_protocol::table::{PersonJson, WhoJson};

use super::Sentence;

/// The names that sentences may have in them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NamesTold(BTreeSet<String>);

impl NamesTold {
    /// Takes note of who is at the table of a session: to be called before sentences are made.
    pub fn note(&mut self, session: &Session) {
        self.0.extend(session.mirror().into_iter().flat_map(names).map(str::to_owned));
    }

    /// Whether a sentence that the page remembers can still be told after the table was shown anew: it names nobody who is not
    /// there any more, and quotes nothing that the table doesn't.
    pub fn can_stay(&self, session: &Session, sentence: &Sentence) -> bool {
        let Some(mirror) = session.mirror() else { return true };
        let here: BTreeSet<&str> = names(mirror).collect();
        let mut gone = self.0.iter().filter(|name| !here.contains(name.as_str()));
        let names_nobody_gone = !gone.any(|name| sentence.text.contains(name.as_str()));
        let was_said = || mirror.said.iter().any(|said| sentence.text.contains(said.text.as_str()));
        names_nobody_gone && (!sentence.said || was_said())
    }
}

/// The names that a table shows.
fn names(mirror: &Mirror) -> impl Iterator<Item = &str> {
    let seated = mirror.places.iter().filter_map(|place| match &place.who {
        WhoJson::Person(PersonJson { name, .. }) => name.as_deref(),
        WhoJson::Empty | WhoJson::Bot(_) => None,
    });
    seated.chain(mirror.host.name.as_deref())
}
