//! Bodies of plain HTTP requests and their answers.

use stapel_protocol::table::rest::{
    ClaimJson, DeviceJson, DeviceKindJson, DevicesJson, ErrorBody, ErrorJson, KeptJson, LinkJson,
    LookJson, MeJson, NameJson, NewPushJson, NewReportJson, NewTableJson, OfflineRecordJson,
    OpenedJson, PushJson, RecordJson, RecordSummaryJson, RecordsJson, TableGameJson,
    TableSummaryJson, TablesJson, TokenJson, TurnJson,
};
use stapel_protocol::table::{
    AgreementJson, AnnouncementJson, GameName, NoticeJson, OptionJson, PersonJson, WhoJson,
};
use stapel_rules::GameKind;

use crate::Golden;
use crate::scene::{COMMITMENT, RECORD, SEED, seat};
use crate::views::{self, person};

const TABLE: &str = "5fn4qzc72en7z090nxk1g4z7gt";

/// A public key, out of the example of RFC 8291.
const KEY: &str =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

/// A game that was given up soon. Its deck follows from the seed, and its moves are legal.
const HEAD: &str =
    "stapel record 2\ngame: the-game\nplayers: 2\nname 0: \"Ada\"\nname 1: \"greedy\"\n";
const GAME: &str = "starter: 0\n\n0: 88C, 13A, 18A, 19A, end\n1: 21A, 29A, end\n";

/// A game that was lost soon, with its commitment.
const OFFLINE: &str = "stapel record 2\ngame: the-game\nplayers: 2\nname 0: \"Ada\"\nname 1: \"greedy\"\n\
    seed: \"3401ccd7fe64f81d3c1f330198130adf46232752149bbbbbc1db06a104e64d3a\"\nstarter: 0\n\n\
    0: 12D, 70B, 13C, 80A, end\n1: 90B\n\nresult: lost stuck left 93\n";
const OFFLINE_COMMITMENT: &str = "2581cc6280ba255d8536b1c1631c1897ce3e864e72569d32786d58c834b49f97";

pub(crate) fn golden() -> Vec<Golden> {
    let mut all = identity();
    all.extend(tables());
    all.extend(records());
    let error = |code: &str, message: &str, until| {
        let (code, message) = (code.to_owned(), message.to_owned());
        ErrorJson { error: ErrorBody { code, message, until } }
    };
    all.push(Golden::new("rest-error", &error("not_found", "there is no such table", None)));
    let banned = "whoever runs this server doesn't want you here for now";
    all.push(Golden::new("rest-error-until", &error("banned", banned, Some(1_790_000_600_000))));
    all.extend(operators());
    all
}

fn identity() -> Vec<Golden> {
    let PersonJson { id, .. } = person("Ada");
    let secret = "c0ffee11".repeat(8);
    let path = format!("/me#{secret}");
    vec![
        Golden::new("rest-name", &NameJson { name: "Ada".to_owned() }),
        Golden::new("rest-me", &MeJson { id: id.clone(), name: "Ada".to_owned() }),
        Golden::new(
            "rest-token",
            &TokenJson { id, name: "Ada".to_owned(), token: format!("stapel_{secret}") },
        ),
        Golden::new(
            "rest-link",
            &LinkJson { secret: secret.clone(), path, expires: 1_790_000_600_000 },
        ),
        Golden::new("rest-claim", &ClaimJson { secret }),
        Golden::new("rest-devices", &devices()),
        Golden::new("rest-push", &PushJson { key: Some(KEY.to_owned()), here: true }),
        Golden::new("rest-push-off", &PushJson { key: None, here: false }),
        Golden::new(
            "rest-new-push",
            &NewPushJson {
                endpoint: "https://push.example/send/4kZ0".to_owned(),
                p256dh: KEY.to_owned(),
                auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned(),
                language: "de".to_owned(),
            },
        ),
    ]
}

fn devices() -> DevicesJson {
    let device = |id: &str, kind, label: &str, used, current| DeviceJson {
        id: id.to_owned(),
        kind,
        label: label.to_owned(),
        made: 1_789_000_000_000,
        used,
        current,
    };
    let browser = DeviceKindJson::Browser;
    let (today, before) = (1_790_035_200_000, 1_789_948_800_000);
    let devices = vec![
        device("4v5x2kq0m3n8p1r6s9t7w0y2z4", browser, "Firefox · Linux", today, true),
        device("1b3d5f7h9k1m3p5r7t9v1x3z5b", DeviceKindJson::Program, "My bot", before, false),
    ];
    DevicesJson { devices }
}

/// What players tell whoever runs the server, and are told by them.
fn operators() -> Vec<Golden> {
    let announcement = AnnouncementJson { text: "We restart at eight".to_owned(), until: None };
    let report = |about: &str, text: &str| NewReportJson {
        seat: seat(1),
        about: about.to_owned(),
        text: text.to_owned(),
    };
    vec![
        Golden::new(
            "rest-notice",
            &NoticeJson {
                announcement: Some(announcement),
                maintenance: true,
                registration_closed: false,
            },
        ),
        Golden::new("rest-new-report", &report("words", "They keep insulting everyone")),
        Golden::new("rest-new-report-name", &report("name", "")),
    ]
}

fn tables() -> Vec<Golden> {
    let wanted = NewTableJson {
        agreement: views::agreement(),
        sit: true,
        bots: vec!["greedy".to_owned()],
        deal: true,
        share: false,
    };
    let shared = NewTableJson { share: true, ..wanted.clone() };
    let summary = TableSummaryJson {
        id: TABLE.to_owned(),
        game: GameName(GameKind::TheGame),
        places: vec![WhoJson::Person(person("Ada")), WhoJson::Empty],
        running: false,
        changed: 1_790_000_000_000,
        agreement: Some(AgreementJson {
            options: [("expert".to_owned(), OptionJson::Flag(true))].into(),
            clock: "60s".to_owned(),
            listed: true,
            ..views::agreement()
        }),
        turn: None,
    };
    let turn = Some(TurnJson { yours: true, left: Some(81_000) });
    let mine = TableSummaryJson { running: true, turn, ..summary.clone() };
    let legal = ["12C", "37A", "37B", "end"].map(str::to_owned).to_vec();
    vec![
        Golden::new("rest-new-table", &wanted),
        Golden::new("rest-new-table-shared", &shared),
        Golden::new(
            "rest-opened",
            &OpenedJson { id: TABLE.to_owned(), path: format!("/t/{TABLE}") },
        ),
        Golden::new("rest-tables", &TablesJson { tables: vec![summary] }),
        Golden::new("rest-tables-mine", &TablesJson { tables: vec![mine] }),
        Golden::new("rest-table-game", &TableGameJson { game: GameName(GameKind::Clear4) }),
        Golden::new("rest-look", &LookJson { table: views::table(), legal }),
        Golden::new("rest-look-watching", &LookJson { table: views::new_table(), legal: vec![] }),
    ]
}

fn records() -> Vec<Golden> {
    let summary = |result: Option<&str>| RecordSummaryJson {
        id: RECORD.to_owned(),
        game: GameName(GameKind::TheGame),
        finished: 1_790_000_000_000,
        places: vec![WhoJson::Person(person("Ada")), WhoJson::Bot("greedy".to_owned())],
        result: result.map(str::to_owned),
        offline: false,
        agreement: Some(views::agreement()),
    };
    let whole = RecordJson {
        summary: summary(None),
        commitment: COMMITMENT.to_owned(),
        record: format!("{HEAD}seed: \"{SEED}\"\n{GAME}"),
    };
    let list = RecordsJson {
        records: vec![
            summary(Some("lost stuck left 8")),
            summary(None),
            RecordSummaryJson { offline: true, ..summary(Some("won")) },
        ],
        next: Some(format!("1790000000000-{RECORD}")),
    };
    let played = OfflineRecordJson { record: OFFLINE.to_owned(), seat: seat(0) };
    let kept = KeptJson { id: RECORD.to_owned(), path: format!("/r/{RECORD}") };
    let alone = RecordJson {
        summary: RecordSummaryJson { offline: true, ..summary(Some("lost stuck left 93")) },
        commitment: OFFLINE_COMMITMENT.to_owned(),
        record: OFFLINE.to_owned(),
    };
    vec![
        Golden::new("rest-record", &whole),
        Golden::new("rest-record-offline", &alone),
        Golden::new("rest-offline-record", &played),
        Golden::new("rest-kept", &kept),
        Golden::new("rest-records", &list),
        Golden::new("rest-records-last", &RecordsJson { records: vec![], next: None }),
    ]
}
