//! Hearing that it is one's turn: in the title of the page, by a notification while it is hidden, and with the page closed.
//!
//! No push service can be reached from here, so that `PushManager.subscribe` is the one thing that is replaced in the page: it
//! answers with a subscription at a push service of our own, whose private key the test has. All else is real: the permission, what the
//! page tells the server, what the server sends there, its encryption and signature, and the service worker, to which the browser delivers
//! what was decrypted.

use serde_json::{Value, json};
use stapel_rules::GameKind;

use crate::pages::lobby::{open_table, sit_down};
use crate::pages::piles;
use crate::support::browser::Browser;
use crate::support::driver::{Driver, Screen};
use crate::support::looks::{overflows, serious};
use crate::support::push_service::{PushService, Subscriber};
use crate::support::server::Server;

/// Lets pages of the server show notifications, as somebody does who says yes to the browser.
async fn say_yes(browser: &Browser, server: &Server) {
    let wanted = json!({ "origin": server.url(), "permissions": ["notifications"] });
    browser.cdp("Browser.grantPermissions", wanted).await;
}

/// Gives every page that is opened from now on a push service that can be reached.
async fn give_push_service(browser: &Browser, subscription: &Value) {
    let source = format!(
        "const told = {subscription};
        PushManager.prototype.subscribe = async (options) => {{
            window.subscribedWith = options.applicationServerKey;
            const {{ endpoint, p256dh, auth }} = told;
            const subscription = Object.create(PushSubscription.prototype);
            Object.defineProperty(subscription, 'endpoint', {{ value: endpoint }});
            subscription.toJSON = () => ({{ endpoint, keys: {{ p256dh, auth }} }});
            return subscription;
        }};"
    );
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
}

/// Lets this device be told of turns, in the settings.
async fn allow(browser: &Browser) {
    browser.open("/settings").await;
    browser.wait_until_kept().await;
    browser.click("#turns-allow").await;
    browser.wait_for_element("#turns-stop").await;
}

/// The host lets Ben begin.
async fn let_ben_begin(host: &Browser) {
    host.click("#deal").await;
    host.wait_for_element(piles::STARTER).await;
    let ben = "const buttons = [...document.querySelectorAll('.opening button')];
        const ben = buttons.find((button) => button.innerText.includes('Ben'));
        ben?.click();
        return ben !== undefined";
    host.wait("Ben can begin", ben).await;
}

/// Hands a message to the service worker, as the browser does with what comes from its push service, and gives what it shows. The
/// browser wants the number of the worker's registration, which it tells no script. It counts from zero, and one that was begun by a page
/// that was left meanwhile has used up a number: all that are likely are tried, and those that don't exist are passed over. What comes to a
/// worker that is still being activated is lost; a push service says such a thing again, and so does this.
///
/// What is shown is read by the same script that waits for it: this browser has no tray where a notification stays, and takes it away
/// again whenever it likes.
async fn deliver(browser: &Browser, server: &Server, told: &Value) -> Value {
    let look = format!(
        "const done = arguments[0];
        const look = async (times) => {{
            const worker = await navigator.serviceWorker.getRegistration();
            const all = await worker.getNotifications();
            if (all.length === 0 && times > 0) setTimeout(() => look(times - 1), 100);
            else done(all.length > 0 ? all.map({TELL}) : null);
        }};
        look(30);"
    );
    browser.cdp("ServiceWorker.enable", json!({})).await;
    browser
        .try_until("the message arrives", async || {
            for registration in 0..8 {
                let message = json!({
                    "origin": server.url(),
                    "registrationId": registration.to_string(),
                    "data": told.to_string(),
                });
                browser.cdp("ServiceWorker.deliverPushMessage", message).await;
            }
            browser.run::<Option<Value>>(&look).await
        })
        .await
}

/// What is told of a notification that is shown.
const TELL: &str = "({ title, body, tag, data, lang }) => ({ title, body, tag, data, lang })";

/// What notifications are shown. The browser is asked again only once it has answered.
fn notifications() -> String {
    format!(
        "window.askShown ??= () => {{
            window.asking ??= navigator.serviceWorker.getRegistration()
                .then((worker) => worker.getNotifications())
                .then((all) => {{ window.shown = all.map({TELL}); }})
                .finally(() => {{ window.asking = null; }});
        }};
        window.askShown();
        return window.shown?.length ? window.shown : null"
    )
}

#[tokio::test]
async fn whoever_closed_the_page_is_told_and_whoever_withdraws_is_not() {
    let (server, driver) = (Server::start(), Driver::start());
    let mut service = PushService::start().await;
    let host = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::TheGame, 2).await;
    let ben = driver.browser(&server, Screen::Phone).await;
    sit_down(&ben, &path, "Ben").await;

    let keys = Subscriber::new(5);
    let subscription = keys.subscription(&service.endpoint("ben"), "");
    say_yes(&ben, &server).await;
    give_push_service(&ben, &subscription).await;
    allow(&ben).await;
    assert_eq!(serious(&ben, "being told of turns").await, Vec::<String>::new());
    assert_eq!(overflows(&ben).await, [""; 0]);
    let key: String = ben.read("return window.subscribedWith").await;
    // Ben looks at his settings and not at the table.
    let_ben_begin(&host).await;
    let delivery = service.next().await;
    delivery.signed_claims(&key);
    let told = keys.read(&delivery);
    assert_eq!(told["path"], path.as_str());
    assert_eq!(told["title"], "Your turn");

    let shown = deliver(&ben, &server, &told).await;
    let tag = path.split('#').next().unwrap();
    let expected = json!([{ "title": "Your turn", "body": told["body"], "tag": tag, "data": path, "lang": "en" }]);
    assert_eq!(shown, expected);

    // Once Ben is at the table, nobody has to tell him any more.
    ben.open(&path).await;
    ben.wait("the title says it", "return document.title.startsWith('Your turn · ')").await;
    let none = notifications().replace("? window.shown : null", "=== 0");
    ben.wait("the notification is gone", &none).await;

    // He withdraws, and the server knows of no device of his.
    ben.open("/settings").await;
    ben.click("#turns-stop:not([disabled])").await;
    ben.wait_for_element("#turns-allow").await;
    let here: Value = ben
        .run(
            "const done = arguments[0];
            fetch('/api/v1/me/push').then((answer) => answer.json()).then(done)",
        )
        .await;
    assert_eq!(here["here"], false);
    assert_eq!(service.connections(), 1);
}

/// A click opens the table, or comes back to its page if that is open. Nobody can click on a notification of a browser without
/// windows, so that the listener of the service worker is called as the browser does it, and writes down what it would open.
#[tokio::test]
async fn a_click_on_a_notification_leads_to_the_table() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    browser.open("/").await;
    let script = "const done = arguments[0];
        const run = async (source, pages) => {
            const listeners = {};
            const seen = [];
            const client = (path) => ({ url: location.origin + path, focus: () => seen.push('focus ' + path) });
            const self = {
                location,
                addEventListener: (name, listener) => { listeners[name] = listener; },
                clients: { matchAll: async () => pages.map(client), openWindow: (path) => seen.push('open ' + path) },
            };
            source(self);
            let waited;
            let closed = false;
            const notification = { data: '/t/abc#clear-4', close: () => { closed = true; } };
            listeners.notificationclick({ notification, waitUntil: (promise) => { waited = promise; } });
            await waited;
            return [closed, ...seen];
        };
        const source = (self) => { SOURCE };
        Promise.all([run(source, ['/', '/t/abc', '/t/xyz']), run(source, ['/', '/t/xyz']), run(source, [])]).then(done)";
    let source: String = browser
        .run(
            "const done = arguments[0];
            fetch('/service-worker.js').then((answer) => answer.text()).then(done)",
        )
        .await;
    let seen: Value = browser.run(&script.replace("SOURCE", &source)).await;
    let expected = json!([
        [true, "focus /t/abc"],
        [true, "open /t/abc#clear-4"],
        [true, "open /t/abc#clear-4"],
    ]);
    assert_eq!(seen, expected);
}

#[tokio::test]
async fn whoever_looks_elsewhere_sees_a_notification_and_the_title_says_whose_turn_it_is() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.browser(&server, Screen::Desktop).await;
    let path = open_table(&host, GameKind::TheGame, 2).await;
    let ben = driver.browser(&server, Screen::Desktop).await;
    sit_down(&ben, &path, "Ben").await;
    say_yes(&ben, &server).await;
    let subscription = Subscriber::new(6).subscription("http://127.0.0.1:9/ben", "");
    give_push_service(&ben, &subscription).await;
    allow(&ben).await;
    // The icon of an app, and loudspeakers, of which a browser without a window has none.
    let beside = "navigator.setAppBadge = async () => { window.badge = 1; };
        navigator.clearAppBadge = async () => { window.badge = 0; };
        window.tones = 0;
        const make = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); };
        localStorage.setItem('stapel.sound', 'on');";
    ben.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": beside })).await;
    ben.open(&path).await;
    ben.wait_for_element(".seat-rows").await;
    // As if another page of the browser were in front: this browser has no window that could be.
    let hidden = "Object.defineProperty(document, 'hidden', { configurable: true, value: true }); return true";
    assert!(ben.read::<bool>(hidden).await);
    let_ben_begin(&host).await;
    ben.wait("the title says it", "return document.title.startsWith('Your turn · ')").await;
    ben.wait(
        "the icon shows it, and it can be heard",
        "return window.badge === 1 && window.tones > 0",
    )
    .await;
    let shown: Value = ben.wait_for("the notification", &notifications()).await;
    assert_eq!((&shown[0]["title"], &shown[0]["body"]), (&json!("Your turn"), &json!("The Game")));
    // Ben looks again.
    let seen = "Object.defineProperty(document, 'hidden', { configurable: true, value: false });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        return true";
    assert!(ben.read::<bool>(seen).await);
    let none = notifications().replace("? window.shown : null", "=== 0");
    ben.wait("the notification is gone", &none).await;
    assert!(!host.read::<bool>("return document.title.startsWith('Your turn')").await);
}

/// Where somebody has said no, or nobody was asked, nothing asks by itself.
#[tokio::test]
async fn nobody_is_asked_before_they_press_the_button() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser(&server, Screen::Desktop).await;
    let watch = "window.begged = 0;
        Notification.requestPermission = async () => { window.begged += 1; return 'denied'; };
        Object.defineProperty(Notification, 'permission', { get: () => window.begged ? 'denied' : 'default' });";
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch })).await;
    for page in ["/", "/settings"] {
        browser.open(page).await;
        browser.wait_until_kept().await;
        assert_eq!(browser.read::<u32>("return window.begged").await, 0, "{page}");
    }
    browser.click("#turns-allow").await;
    browser
        .wait(
            "the page says that it may not",
            "return window.begged === 1 && !document.querySelector('#turns-allow')
                && document.querySelector('.turns').innerText.includes('Allow notifications')",
        )
        .await;
    assert_eq!(serious(&browser, "a browser that says no").await, Vec::<String>::new());
}
