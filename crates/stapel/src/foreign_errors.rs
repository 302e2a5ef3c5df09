//! Errors of other crates in the language of the user. Rare ones stay in English, as their crates tell them.

use stapel_rules::notation::{Place, PositionError, ReplayError, SyntaxError};
use stapel_rules::setup::SetupError;
use stapel_rules::{DeckError, MidwayError, Refusal};
use stapel_server::store::StoreError;
use stapel_table::{DealError, StartError, VerifyError};
use stapel_words::Language;

use crate::exit::Exit;
use crate::voice::{Complaint, Voice, text, unreadable};

impl Complaint for SyntaxError {
    fn tell(&self, voice: &Voice) -> String {
        let [line, column] = [self.line, self.column].map(|number| number.to_string());
        let found = format!("{:?}", self.found);
        let id = if self.found.is_empty() { "wrong-syntax-nothing" } else { "wrong-syntax" };
        let told = [
            ("line", text(&line)),
            ("column", text(&column)),
            ("expected", text(&self.expected)),
            ("found", text(&found)),
        ];
        let meant = self.meant.as_ref().map(|meant| format!("{meant:?}"));
        voice.with_guess(voice.say(id, &told), meant.as_deref())
    }

    fn code(&self) -> &'static str {
        "not_a_record"
    }

    fn place(&self) -> Option<Place> {
        Some(Place { line: self.line, column: self.column })
    }

    fn exit(&self) -> Exit {
        Exit::NotLegal
    }
}

impl Complaint for DealError {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            DealError::NoDeck => voice.t("wrong-no-deck"),
            DealError::NoLayoutSeed => voice.t("wrong-no-layout-seed"),
            DealError::NoSharedSeed => voice.t("wrong-no-shared-seed"),
            DealError::SeedDisagrees => voice.t("wrong-seed-disagrees"),
            DealError::Setup(error) => error.tell(voice),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            DealError::NoDeck | DealError::NoSharedSeed | DealError::SeedDisagrees => "bad_deck",
            DealError::NoLayoutSeed => "bad_layout",
            DealError::Setup(error) => error.code(),
        }
    }

    fn exit(&self) -> Exit {
        Exit::NotLegal
    }
}

impl Complaint for SetupError {
    fn tell(&self, voice: &Voice) -> String {
        match *self {
            SetupError::Players { found, fewest, most } => {
                players(u64::from(found), fewest, most, voice)
            }
            SetupError::NoSuchOption { name } => {
                voice.say("wrong-setup-no-option", &[("name", text(name))])
            }
            SetupError::UnknownOption { known } => {
                let names: Vec<&str> = known.iter().map(|option| option.name).collect();
                voice.say("wrong-setup-option", &[("names", text(&names.join(", ")))])
            }
            SetupError::WrongType { name, flag: true } => {
                voice.say("wrong-setup-flag", &[("name", text(name))])
            }
            SetupError::WrongType { name, flag: false } => {
                voice.say("wrong-setup-number", &[("name", text(name))])
            }
            SetupError::Together { names: [one, other] } => {
                voice.say("wrong-setup-together", &[("one", text(one)), ("other", text(other))])
            }
            SetupError::OutOfRange { name, least, most } => {
                let [least, most] = [least, most].map(|number| number.to_string());
                let range = [("name", text(name)), ("least", text(&least)), ("most", text(&most))];
                voice.say("wrong-setup-range", &range)
            }
            SetupError::First { .. } | SetupError::NoCommands => self.to_string(),
        }
    }

    fn code(&self) -> &'static str {
        if self.is_about_options() { "bad_options" } else { "bad_request" }
    }
}

/// That a game is not for so many.
fn players(found: u64, fewest: u8, most: u8, voice: &Voice) -> String {
    let [fewest, most] = [fewest, most].map(|number| number.to_string());
    let found = found.to_string();
    let told = [("fewest", text(&fewest)), ("most", text(&most)), ("found", text(&found))];
    voice.say("wrong-setup-players", &told)
}

impl Complaint for DeckError {
    fn tell(&self, voice: &Voice) -> String {
        match *self {
            DeckError::Length { found, expected } => {
                let [found, expected] = [found, expected].map(|number| number.to_string());
                let told = [("expected", text(&expected)), ("found", text(&found))];
                voice.say("wrong-deck-length", &told)
            }
            DeckError::TooOften { .. } => self.to_string(),
        }
    }

    fn code(&self) -> &'static str {
        "bad_deck"
    }
}

/// Why something is not allowed: in English exactly, otherwise as at the table.
pub(crate) fn refusal(refusal: Refusal, voice: &Voice) -> String {
    let id = format!("refused-{}", refusal.code().replace('_', "-"));
    match voice.language() {
        Language::English => refusal.to_string(),
        _ if voice.words().has(&id) => voice.t(&id),
        _ => refusal.to_string(),
    }
}

impl Complaint for MidwayError {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            MidwayError::Deck(error) => error.tell(voice),
            MidwayError::OtherCards => voice.t("midway-other-cards"),
            MidwayError::Draws => voice.t("midway-draws"),
            MidwayError::Over => voice.t("midway-over"),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            MidwayError::Deck(error) => error.code(),
            MidwayError::OtherCards | MidwayError::Draws | MidwayError::Over => "bad_position",
        }
    }
}

impl Complaint for PositionError {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            PositionError::Syntax(error) => error.tell(voice),
            PositionError::Setup(error) => error.tell(voice),
            // Which parts don't fit together is said in the language of the notation.
            PositionError::Invalid(error) => error.to_string(),
        }
    }

    fn code(&self) -> &'static str {
        "bad_position"
    }
}

impl Complaint for StartError {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            StartError::Position(error) => error.tell(voice),
            StartError::Midway(error) => error.tell(voice),
        }
    }

    fn code(&self) -> &'static str {
        "bad_position"
    }
}

impl Complaint for ReplayError {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            ReplayError::Deck(error) => error.tell(voice),
            ReplayError::Position(error) => error.tell(voice),
            ReplayError::OtherRules => voice.t("midway-other-rules"),
            ReplayError::Starter(why) => {
                voice.say("wrong-starter", &[("why", text(&refusal(*why, voice)))])
            }
            ReplayError::Refused { turn, action, text: played, refusal: why, held } => {
                let [turn, action] = [turn, action].map(|number| (number + 1).to_string());
                let mut why = refusal(*why, voice);
                if let Some(held) = held {
                    let told = [("why", text(&why)), ("cards", text(held))];
                    why = voice.say("wrong-refused-held", &told);
                }
                let told = [
                    ("turn", text(&turn)),
                    ("action", text(&action)),
                    ("played", text(played)),
                    ("why", text(&why)),
                ];
                voice.say("wrong-refused", &told)
            }
            ReplayError::Result { .. } => match voice.language() {
                Language::English => self.to_string(),
                _ => voice.t("wrong-result"),
            },
        }
    }

    fn code(&self) -> &'static str {
        match self {
            ReplayError::Deck(error) => error.code(),
            ReplayError::Position(error) => error.code(),
            ReplayError::OtherRules => "bad_position",
            ReplayError::Starter(why) | ReplayError::Refused { refusal: why, .. } => why.code(),
            ReplayError::Result { .. } => "wrong_result",
        }
    }

    fn exit(&self) -> Exit {
        Exit::NotLegal
    }
}

impl Complaint for VerifyError {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            VerifyError::NoSeed => voice.t("wrong-no-seed"),
            VerifyError::Deal(error) => error.tell(voice),
            VerifyError::Replay(error) => {
                voice.say("wrong-not-legal", &[("why", text(&error.tell(voice)))])
            }
            VerifyError::Commitment { found } => {
                voice.say("wrong-promised", &[("found", text(found))])
            }
        }
    }

    fn code(&self) -> &'static str {
        match self {
            VerifyError::NoSeed => "no_seed",
            VerifyError::Deal(error) => error.code(),
            VerifyError::Replay(error) => error.code(),
            VerifyError::Commitment { .. } => "wrong_commitment",
        }
    }

    fn exit(&self) -> Exit {
        Exit::NotLegal
    }
}

impl Complaint for StoreError {
    fn tell(&self, voice: &Voice) -> String {
        let of_path = |id: &str, path: &std::path::Path| {
            voice.say(id, &[("path", text(&path.display().to_string()))])
        };
        let of_versions = |id: &str, found: i64, known: i64| {
            let [found, known] = [found, known].map(|number| number.to_string());
            voice.say(id, &[("found", text(&found)), ("known", text(&known))])
        };
        match self {
            StoreError::Full => voice.t("io-full"),
            StoreError::InUse(path) => of_path("store-in-use", path),
            StoreError::Missing(path) => of_path("store-missing", path),
            StoreError::Unreadable(path, kind) => unreadable(path, &(*kind).into(), voice),
            StoreError::Foreign(path) => of_path("store-foreign", path),
            StoreError::Exists(path) => of_path("store-exists", path),
            StoreError::TooNew { found, known } => of_versions("store-too-new", *found, *known),
            StoreError::TooOld { found, known } => of_versions("store-too-old", *found, *known),
            StoreError::DamagedLog { table, version } => {
                let [table, version] = [table.to_string(), version.to_string()];
                let told = [("table", text(&table)), ("version", text(&version))];
                voice.say("check-log", &told)
            }
            StoreError::Lost { database, found, durable } => {
                let path = database.display().to_string();
                let [found, durable] = [found, durable].map(ToString::to_string);
                let told =
                    [("path", text(&path)), ("found", text(&found)), ("durable", text(&durable))];
                voice.say("store-lost", &told)
            }
            StoreError::Corrupt(why) => voice.say("store-corrupt", &[("why", text(why))]),
            StoreError::Io(why) => voice.say("store-io", &[("why", text(why))]),
            // These happen at tables only.
            StoreError::Conflict { .. }
            | StoreError::Gap { .. }
            | StoreError::NoSuchGuest(_)
            | StoreError::RecordIdTaken(_)
            | StoreError::Closed => self.to_string(),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            StoreError::Missing(_) | StoreError::Unreadable(..) => "unreadable",
            StoreError::Exists(_) | StoreError::Full => "unwritable",
            _ => "bad_store",
        }
    }
}
