//! What messengers are told of a link before anyone opens it, and the picture beside it.

use serde_json::json;
use stapel_server::config::{Config, PageFile};

use crate::hostile;
use crate::support::house::{GENEROUS, House, Person};
use crate::support::http::{Answer, call};

const INDEX: PageFile = PageFile {
    path: "/index.html",
    content_type: "text/html; charset=utf-8",
    hash: "0123456789abcdef",
    immutable: false,
    plain: b"<html lang=\"en\">\n<!--told--><title>Stapel</title><!--/told-->\n</html>\n",
    brotli: None,
    gzip: None,
};

const TABLE: &str = "/t/5fn4qzc72en7z090nxk1g4z7gt";

async fn house() -> House {
    house_at(None).await
}

async fn house_at(public_url: Option<&str>) -> House {
    let public_url = public_url.map(str::to_owned);
    House::with(Config { limits: GENEROUS, pages: &[INDEX], public_url, ..Config::default() }).await
}

/// The page at a path, for somebody who reads a language.
async fn page(house: &House, path: &str, language: &str) -> Answer {
    let language = (String::from("accept-language"), language.to_owned());
    let answer = house.call("GET", path, &[language], None).await;
    assert_eq!(answer.status, 200, "{path}: {answer:?}");
    answer
}

/// What the page says in a property of its head.
fn told(page: &Answer, property: &str) -> String {
    let begins = format!("<meta property=\"{property}\" content=\"");
    let (_, rest) = page.body.split_once(&begins).unwrap_or_else(|| panic!("{property}: {page:?}"));
    rest.split_once('"').unwrap().0.to_owned()
}

fn title(page: &Answer) -> String {
    let (_, rest) = page.body.split_once("<title>").unwrap();
    rest.split_once("</title>").unwrap().0.to_owned()
}

async fn table(house: &House, host: &Person, game: &str, players: u8) -> String {
    let wish = json!({ "agreement": { "game": game, "players": players }, "sit": true });
    format!("/t/{}", house.table(host, &wish).await)
}

#[tokio::test]
async fn a_link_to_a_table_says_who_invites_to_what_and_how_many_seats_are_free() {
    let house = house().await;
    let ada = house.guest("Ada").await;
    let path = table(&house, &ada, "clear-4", 3).await;
    for (language, begins, ends) in [
        ("en-GB", "\u{2068}Ada\u{2069} invites you to Clear 4!", "2 free seats"),
        ("de;q=0.9, sv", "\u{2068}Ada\u{2069} lädt dich zu Clear 4! ein", "2 freie Plätze"),
        ("fr", "\u{2068}Ada\u{2069} vous invite à jouer à Clear 4!", "2 places libres"),
        ("it", "\u{2068}Ada\u{2069} ti invita a giocare a Clear 4!", "2 posti liberi"),
        ("pl", "\u{2068}Ada\u{2069} zaprasza cię do gry Clear 4!", "2 wolne miejsca"),
    ] {
        let page = page(&house, &path, language).await;
        let told_title = title(&page);
        assert_eq!(told_title, format!("{begins} · {ends}"));
        assert_eq!(told(&page, "og:title"), told_title);
        let tag = language.get(..2).unwrap();
        assert!(page.body.starts_with(&format!("<html lang=\"{tag}\">")), "{page:?}");
        assert_eq!(page.header("content-language"), Some(tag));
        assert_eq!(page.header("vary"), Some("accept-encoding, accept-language"));
        assert!(page.body.contains("<meta name=\"robots\" content=\"noindex\">"), "{page:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_full_table_offers_to_watch_and_so_does_one_that_plays() {
    let house = house().await;
    let ada = house.guest("Ada").await;
    let wish = |deal: bool| {
        json!({
            "agreement": { "game": "extreme", "players": 2 },
            "sit": true, "bots": ["random"], "deal": deal,
        })
    };
    let full = format!("/t/{}", house.table(&ada, &wish(false)).await);
    let running = format!("/t/{}", house.table(&ada, &wish(true)).await);
    let full = page(&house, &full, "en").await;
    assert_eq!(title(&full), "\u{2068}Ada\u{2069} invites you to The Game: Extreme");
    assert!(told(&full, "og:description").ends_with("Every seat is taken, but you can watch."));
    let running = page(&house, &running, "en").await;
    assert_eq!(title(&running), "The Game: Extreme at \u{2068}Ada\u{2069}’s table");
    assert!(told(&running, "og:description").ends_with("you can watch."), "{running:?}");
    house.close().await;
}

#[tokio::test]
async fn a_name_is_text_whatever_is_in_it() {
    let house = house().await;
    for (name, shown) in [
        ("\"><script>", "&quot;&gt;&lt;script&gt;"),
        ("</title><b x='", "&lt;/title&gt;&lt;b x=&#39;"),
        ("&lt;&amp;", "&amp;lt;&amp;amp;"),
        // Right to left: it ends where its marks end.
        ("מרים", "מרים"),
        ("علي", "علي"),
        ("$&{0}\\", "$&amp;{0}\\"),
        ("{ $game }", "{ $game }"),
    ] {
        let host = house.guest(name).await;
        let path = table(&house, &host, "clear-4", 2).await;
        let page = page(&house, &path, "en").await;
        let expected = format!("\u{2068}{shown}\u{2069} invites you to Clear 4! · One free seat");
        assert_eq!(title(&page), expected);
        assert_eq!(told(&page, "og:title"), expected);
        assert!(!page.body.contains("<script") && !page.body.contains("<b x"), "{page:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_name_that_the_table_doesnt_show_isnt_told() {
    let house = house().await;
    // Numbers are secret in this game, and the host only watches.
    let ada = house.guest("Ada 17").await;
    let wish = json!({ "agreement": { "game": "the-game", "players": 2 }, "sit": false });
    let path = format!("/t/{}", house.table(&ada, &wish).await);
    let page = page(&house, &path, "en").await;
    assert_eq!(title(&page), "You’re invited to The Game · 2 free seats");
    assert!(!page.body.contains("17"), "{page:?}");
    house.close().await;
}

#[tokio::test]
async fn nothing_of_the_cards_is_told() {
    let house = house().await;
    let ada = house.guest("Ada").await;
    let wish = json!({
        "agreement": { "game": "the-game", "players": 2 },
        "sit": true, "bots": ["random"], "deal": true,
    });
    let id = house.table(&ada, &wish).await;
    let path = format!("/t/{id}");
    let before = page(&house, &path, "en").await;
    let mut socket = hostile::socket(&house, &ada, &id).await;
    socket.send(&json!({ "id": 1, "do": { "say": "secret words" } }).to_string()).await.unwrap();
    let _said = hostile::hear(&mut socket, "changed").await;
    let after = page(&house, &path, "en").await;
    assert_eq!(before.body, after.body, "the page changes only with host, game and seats");
    house.close().await;
}

#[tokio::test]
async fn a_table_that_is_not_there_tells_nothing_and_looks_like_any_other() {
    let house = house().await;
    let unknown = page(&house, TABLE, "en").await;
    assert_eq!(title(&unknown), "Table · Stapel");
    for path in ["/t/nonsense", "/t/%22%3E%3Cscript%3E", "/t/", "/t/a/b"] {
        let page = page(&house, path, "en").await;
        assert_eq!(title(&page), title(&unknown), "{path}");
        assert!(!page.body.contains("<script"), "{page:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn every_kind_of_page_has_a_title_of_its_own() {
    let house = house().await;
    let mut titles = std::collections::BTreeMap::new();
    for path in [
        "/",
        "/learn",
        "/learn/clear-4",
        "/learn/extreme",
        "/rules/clear-4",
        "/rules/the-game",
        "/settings",
        TABLE,
        "/r/5fn4qzc72en7z090nxk1g4z7gt",
    ] {
        for language in ["de", "en", "fr", "it", "pl"] {
            let page = page(&house, path, language).await;
            let other = titles.insert((language, title(&page)), path);
            assert_eq!(other, None, "{path} {language}");
        }
    }
    let rules = page(&house, "/rules/clear-4", "en").await;
    assert_eq!(title(&rules), "Clear 4!: the rules");
    assert!(!rules.body.contains("noindex"), "{rules:?}");
    house.close().await;
}

#[tokio::test]
async fn addresses_are_whole_and_those_that_people_open() {
    let house = house_at(Some("https://cards.example/")).await;
    let page = page(&house, "/rules/clear-4", "en").await;
    assert_eq!(told(&page, "og:url"), "https://cards.example/rules/clear-4");
    assert_eq!(told(&page, "og:image"), "https://cards.example/preview/clear-4.png");
    house.close().await;
    let house = self::house().await;
    let page = self::page(&house, "/", "en").await;
    let here = format!("http://{}/preview/all.png", house.address);
    assert_eq!(told(&page, "og:image"), here);
    house.close().await;
}

#[tokio::test]
async fn the_picture_beside_a_link_is_a_png_that_is_sent_once() {
    let house = house().await;
    let ada = house.guest("Ada").await;
    let path = table(&house, &ada, "the-game", 4).await;
    let page = page(&house, &path, "en").await;
    let picture = told(&page, "og:image");
    let (_, picture) = picture.split_once("/preview/").unwrap();
    assert_eq!(picture, "the-game.1-4.png");
    let path = format!("/preview/{picture}");
    let first = house.call("GET", &path, &[], None).await;
    assert_eq!((first.status, first.header("content-type")), (200, Some("image/png")));
    assert!(first.body.contains("PNG"), "{}", first.body.len());
    assert_eq!(first.header("cache-control"), Some("public, max-age=86400"));
    let tag = (String::from("if-none-match"), first.header("etag").unwrap().to_owned());
    let again = house.call("GET", &path, &[tag], None).await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    house.close().await;
}

#[tokio::test]
async fn addresses_of_pictures_that_there_are_not_cost_nothing() {
    let house = house().await;
    for number in 0..10_000_u32 {
        // Spelled so that a careless reader takes some of them for pictures that there are.
        let path = match number % 4 {
            0 => format!("/preview/clear-4.{number}-{}.png", number + 2),
            1 => format!("/preview/clear-4.{number:05}-4.png"),
            2 => format!("/preview/poker-{number}.png"),
            _ => format!("/preview/all.png/{number}"),
        };
        if path == "/preview/clear-4.0-2.png" || path == "/preview/clear-4.4-6.png" {
            continue;
        }
        let answer = house.call("GET", &path, &[], None).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.json()["error"]["code"], "not_found", "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn everyone_gets_a_picture_while_many_ask_for_different_ones_or_is_told_to_come_back() {
    let house = house().await;
    let mut names = vec![String::from("all")];
    for game in ["the-game", "extreme", "clear-4"] {
        names.push(game.to_owned());
        names.extend((2..=5).flat_map(|players| {
            (0..=players).map(move |taken| format!("{game}.{taken}-{players}"))
        }));
    }
    let mut asked = tokio::task::JoinSet::new();
    for name in names {
        let address = house.address;
        asked.spawn(async move {
            call(address, "GET", &format!("/preview/{name}.png"), &[], None).await.unwrap()
        });
    }
    let answers = asked.join_all().await;
    let (there, later): (Vec<_>, Vec<_>) =
        answers.into_iter().partition(|answer| answer.status == 200);
    assert!(!there.is_empty(), "nobody got one");
    assert!(later.iter().all(|answer| answer.status == 503), "{later:?}");
    house.close().await;
}
