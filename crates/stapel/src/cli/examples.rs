//! What the help of each command shows below its options: examples, then notes.

use stapel_puzzles::Theme;

use super::text_layout::{hanging, paragraph};
use crate::exit::Exit;
use crate::measure;
use crate::voice::{Voice, text};

/// An example: what is typed, and the id of what it does, if that isn't plain.
type Example = (&'static str, &'static str);

/// A longer line has what it does below it.
const LONG: usize = 46;

const STAPEL: &[Example] = &[
    ("stapel", "example-open"),
    ("stapel play", "example-play"),
    ("stapel play https://cards.example/t/…", "example-play-link"),
    ("stapel serve --help", "example-host"),
    ("stapel replay game.txt", "example-replay"),
    ("stapel replay --json game.txt", "example-replay-json"),
    ("stapel verify game.txt", "example-verify"),
    ("stapel referee", "example-referee"),
    ("stapel simulate extreme", "example-simulate"),
    ("stapel arena extreme --bots random,greedy", "example-arena"),
    ("stapel solve the-game", "example-solve"),
    ("stapel bots", "example-bots"),
    ("stapel config set language de", "example-config"),
];

const PLAY: &[Example] = &[
    ("stapel play", "example-play-home"),
    ("stapel play the-game", "example-play-game"),
    ("stapel play extreme --players 1", "example-play-alone"),
    ("stapel play clear-4 --bots expert --option turn_cap=200", ""),
    ("stapel play clear-4 --rounds 2 --first 0", "example-play-first"),
    ("stapel play extreme --layout my-box.txt --clock 60s", "example-play-box"),
    ("stapel play --resume", "example-play-resume"),
    ("stapel play https://cards.example/t/…", "example-play-link"),
];

const SERVE: &[Example] = &[
    ("stapel serve", "example-serve"),
    ("stapel serve --listen 0.0.0.0:7373", "example-serve-house"),
    (
        "stapel serve --data /var/lib/stapel --public-url https://cards.example --trust-proxy",
        "example-serve-world",
    ),
    ("stapel serve --config /etc/stapel/stapel.toml --print-config", "example-serve-config"),
];

const ADMIN: &[Example] = &[
    ("stapel admin status", "example-admin-status"),
    ("stapel admin tables --running", ""),
    ("stapel admin guests Ada", "example-admin-guests"),
    ("stapel admin ban 203.0.113.0/24 --for 7d --reason spam", ""),
    ("stapel admin announce \"Back at eight\" --for 1h", ""),
    ("stapel admin maintenance on", "example-admin-maintenance"),
    ("stapel admin reports", "example-admin-reports"),
    (
        "stapel admin --server https://cards.example --token-file token.txt status",
        "example-admin-server",
    ),
];

const ADMIN_BAN: &[Example] = &[
    ("stapel admin ban 5fn4qzc72en7z090nxk1g4z7gt --for 1d", ""),
    ("stapel admin ban 203.0.113.7 --reason \"floods the lobby\"", ""),
    ("stapel admin ban 2001:db8:1::/48 --for 4w", ""),
];

const ADMIN_LIMITS: &[Example] = &[
    ("stapel admin limits", ""),
    ("stapel admin limits made-per-hour=20 requests-per-second=10", ""),
];

const ADMIN_REPORTS: &[Example] = &[
    ("stapel admin reports", ""),
    ("stapel admin reports --settle 7 --note \"muted for a day\"", ""),
];

const ADMIN_ANNOUNCE: &[Example] = &[
    ("stapel admin announce \"We restart at 20:00 UTC\" --for 2h", ""),
    ("stapel admin announce --off", ""),
];

const BACKUP: &[Example] = &[
    ("stapel backup before-the-upgrade.sqlite3", ""),
    ("stapel backup --data /var/lib/stapel /backups/stapel-$(date +%F).sqlite3", ""),
];

const EXPORT: &[Example] = &[
    ("stapel export > games.jsonl", "example-export"),
    ("stapel export --text --game extreme > extreme.txt", ""),
];

const CHECK: &[Example] =
    &[("stapel check", ""), ("stapel check --data /var/lib/stapel --json", "")];

const VERIFY: &[Example] = &[
    ("stapel verify game.txt", ""),
    ("stapel verify game.txt --commitment 42a5…62", "example-verify-promised"),
    ("curl -s http://127.0.0.1:7373/api/v1/records/ID.txt | stapel verify -", ""),
];

/// A session with the referee. What is sent begins with >.
const REFEREE: &str =
    "  > {\"op\":\"new\",\"game\":\"the-game\",\"players\":1,\"seed\":\"any text\"}
  {\"ok\":true,\"state\":{\"game\":\"the-game\",\"status\":\"playing\",…}}
  > {\"op\":\"legal\"}
  {\"ok\":true,\"seat\":0,\"actions\":[\"12A\",…]}
  > {\"op\":\"do\",\"seat\":0,\"action\":\"12A\"}
  {\"ok\":true,\"events\":[…],\"state\":{…}}
";

const REPLAY: &[Example] = &[
    ("stapel replay game.txt", ""),
    ("stapel replay --plain game.txt", "example-replay-plain"),
    ("stapel replay --json - < game.txt", ""),
];

const SIMULATE: &[Example] = &[
    ("stapel simulate the-game --players 4 --bot greedy --games 10000", ""),
    ("stapel simulate the-game --players 2 --bot expert:playouts=500:talk=off --games 20", ""),
    ("stapel simulate extreme --option expert=true --json", ""),
    ("stapel simulate extreme --layout my-box.txt", ""),
    ("stapel simulate the-game --plot left.svg", ""),
    ("stapel simulate clear-4 --bot greedy,random", ""),
];

const ARENA: &[Example] = &[
    ("stapel arena the-game --bots random,greedy", ""),
    (
        "stapel arena extreme --bots greedy,steady,expert:playouts=2000 --players 2,4 --games 200",
        "",
    ),
    ("stapel arena clear-4 --bots steady,expert --against greedy --players 2-4", ""),
    ("stapel arena the-game --bots greedy --markdown", ""),
];

const REVIEW: &[Example] = &[
    ("stapel review game.txt", "example-review"),
    ("stapel review *.txt --plot games.svg", "example-review-plot"),
    ("stapel review game.txt --json --playouts 20000", "example-review-json"),
];

const PUZZLES: &[Example] = &[
    ("stapel puzzles", "example-puzzles"),
    ("stapel puzzles play 17", "example-puzzles-number"),
    ("stapel puzzles play --theme jump-back", "example-puzzles-theme"),
    ("stapel puzzles list --game clear-4 --grade hard", ""),
    ("stapel puzzles make extreme --players 2,3 --count 5", "example-puzzles-make"),
];

const PUZZLES_PLAY: &[Example] = &[
    ("stapel puzzles play", "example-puzzles"),
    ("stapel puzzles play 17 --try \"24C, 70D\"", "example-puzzles-try"),
    ("stapel puzzles play --game the-game --players 2 --theme jump-back", ""),
    ("stapel puzzles play 17 --answer", "example-puzzles-answer"),
];

const PUZZLES_LIST: &[Example] = &[
    ("stapel puzzles list --theme blind-card", ""),
    ("stapel puzzles list --json > puzzles.jsonl", "example-puzzles-json"),
];

const PUZZLES_MAKE: &[Example] = &[
    ("stapel puzzles make the-game --players 3 --count 20 --out mine.txt", "example-puzzles-out"),
    ("stapel puzzles play --from mine.txt 3", "example-puzzles-mine"),
    ("stapel puzzles make the-game extreme clear-4 --threads 1 --seed 2026", ""),
];

const SOLVE: &[Example] = &[
    ("stapel solve the-game --players 1 --seed \"any text\"", ""),
    ("stapel solve extreme --record game.txt --json", ""),
    ("stapel solve the-game --seed 17 --as-record | stapel replay -", ""),
    ("stapel solve extreme --players 5 --deals 1000", ""),
];

const BOTS: &[Example] = &[
    ("stapel bots", ""),
    ("stapel bots --json", ""),
    ("stapel simulate the-game --bot greedy", "example-bots-simulate"),
];

const CONFIG: &[Example] = &[
    ("stapel config", "example-config-show"),
    ("stapel config set name Mia", ""),
    ("stapel config set theme light", ""),
    ("stapel config unset server", ""),
    ("stapel config path", "example-config-path"),
];

const SET: &[Example] = &[
    ("stapel config set language pl", ""),
    ("stapel config set server https://cards.example", ""),
];

const UNSET: &[Example] = &[("stapel config unset name", "")];

const PATH: &[Example] = &[("$EDITOR \"$(stapel config path)\"", "")];

const COMPLETIONS: &[Example] = &[
    ("stapel completions bash > ~/.local/share/bash-completion/completions/stapel", ""),
    ("stapel completions zsh > ~/.zfunc/_stapel", ""),
    ("stapel completions fish > ~/.config/fish/completions/stapel.fish", ""),
    ("stapel completions powershell >> $PROFILE", ""),
];

const MAN: &[Example] = &[
    ("stapel man | man -l -", "example-man"),
    ("stapel man serve | man -l -", ""),
    ("stapel man --out ~/.local/share/man/man1", "example-man-out"),
];

/// What stands below the options of a command, which is named as in `config-set`.
pub(super) fn after_help(command: &str, voice: &Voice) -> Option<String> {
    let notes = |ids: &[&str]| ids.iter().map(|id| paragraph(&voice.t(id))).collect();
    let parts: Vec<String> = match command {
        "stapel" => vec![
            paragraph(&voice.t("note-stapel")),
            examples(STAPEL, voice),
            paragraph(&exit_codes(voice)),
        ],
        "play" => with(examples(PLAY, voice), notes(&["note-play"])),
        "serve" => with(examples(SERVE, voice), notes(&["note-serve", "note-serve-docs"])),
        "admin" => with(examples(ADMIN, voice), notes(&["note-admin", "note-admin-log"])),
        "admin-ban" => with(examples(ADMIN_BAN, voice), notes(&["note-admin-ban"])),
        "admin-limits" => with(examples(ADMIN_LIMITS, voice), notes(&["note-admin-limits"])),
        "admin-reports" => vec![examples(ADMIN_REPORTS, voice)],
        "admin-announce" => vec![examples(ADMIN_ANNOUNCE, voice)],
        "backup" => with(examples(BACKUP, voice), notes(&["note-backup", "note-backup-secret"])),
        "check" => with(examples(CHECK, voice), notes(&["note-check", "note-check-damaged"])),
        "export" => with(examples(EXPORT, voice), notes(&["note-export"])),
        "verify" => with(examples(VERIFY, voice), notes(&["note-verify"])),
        "referee" => {
            let session = format!("{}\n{REFEREE}", voice.t("example-session"));
            with(session, notes(&["note-referee", "note-referee-docs"]))
        }
        "replay" => with(examples(REPLAY, voice), notes(&["note-replay"])),
        "review" => with(
            examples(REVIEW, voice),
            notes(&["note-review", "note-review-same", "note-review-stop"]),
        ),
        "puzzles" => with(examples(PUZZLES, voice), notes(&["note-puzzles"])),
        "puzzles-play" => with(
            examples(PUZZLES_PLAY, voice),
            vec![paragraph(&voice.t("note-puzzles-play")), themes(voice)],
        ),
        "puzzles-list" => vec![examples(PUZZLES_LIST, voice), themes(voice)],
        "puzzles-make" => with(
            examples(PUZZLES_MAKE, voice),
            notes(&["note-puzzles-make", "note-puzzles-same", "note-puzzles-stop"]),
        ),
        "simulate" => vec![
            examples(SIMULATE, voice),
            measure::bots_help(voice),
            paragraph(&voice.t("note-simulate")),
        ],
        "arena" => vec![
            examples(ARENA, voice),
            measure::bots_help(voice),
            paragraph(&voice.t("note-arena")),
            paragraph(&voice.t("note-arena-deals")),
        ],
        "solve" => with(
            examples(SOLVE, voice),
            notes(&["note-solve", "note-solve-seeds", "note-solve-stop"]),
        ),
        "bots" => vec![examples(BOTS, voice)],
        "config" => with(examples(CONFIG, voice), notes(&["note-config", "note-config-broken"])),
        "config-set" => vec![examples(SET, voice)],
        "config-unset" => vec![examples(UNSET, voice)],
        "config-path" => vec![examples(PATH, voice)],
        "completions" => with(examples(COMPLETIONS, voice), notes(&["note-completions"])),
        "man" => vec![examples(MAN, voice)],
        _ => return None,
    };
    Some(parts.join("\n").trim_end().to_owned())
}

/// The names of all themes.
fn themes(voice: &Voice) -> String {
    let names = Theme::ALL.map(Theme::name).join(", ");
    paragraph(&voice.say("note-puzzles-themes", &[("themes", text(&names))]))
}

fn with(first: String, mut rest: Vec<String>) -> Vec<String> {
    rest.insert(0, first);
    rest
}

fn examples(list: &[Example], voice: &Voice) -> String {
    let heading = voice.t("heading-examples");
    let short = |line: &str| line.chars().count() <= LONG;
    let lines = list.iter().filter(|(line, id)| !id.is_empty() && short(line));
    let width = lines.map(|(line, _)| line.chars().count()).max().unwrap_or(0);
    let mut text = format!("{heading}\n");
    for (line, id) in list {
        text += &match id {
            &"" => format!("  {line}\n"),
            id if short(line) => hanging(&format!("  {line:width$}   "), &voice.t(id)),
            id => {
                format!("  {line}\n{}", hanging(&format!("  {:width$}   ", ""), &voice.t(id)))
            }
        };
    }
    text
}

/// What the numbers mean that the process ends with.
fn exit_codes(voice: &Voice) -> String {
    let told = Exit::ALL.map(|exit| format!("{} {}", exit.code(), exit.meaning(voice)));
    format!("{} {}.", voice.t("heading-exit-codes"), told.join(", "))
}
