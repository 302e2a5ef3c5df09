use std::collections::VecDeque;
use std::path::Path;
use std::sync::Mutex;

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::TlsAcceptor;

use super::push_service::{PushService, Says};
use super::*;

/// A resolver that says what the test wants, one answer after the other.
#[derive(Debug, Default)]
struct Names {
    answers: Mutex<VecDeque<Vec<&'static str>>>,
}

impl Names {
    fn saying(answers: &[&[&'static str]]) -> Arc<Names> {
        let answers = answers.iter().map(|answer| answer.to_vec()).collect();
        Arc::new(Names { answers: Mutex::new(answers) })
    }

    fn left(&self) -> usize {
        self.answers.lock().unwrap().len()
    }
}

impl Resolve for Names {
    fn resolve<'a>(&'a self, _: &'a str) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>> {
        let answer = self.answers.lock().unwrap().pop_front().expect("nobody asks again");
        let found = answer.iter().map(|text| SocketAddr::new(text.parse().unwrap(), 1)).collect();
        Box::pin(async move { Ok(found) })
    }
}

/// Short, so that nobody waits for those who say nothing, and long enough for a busy machine.
const SOON: Duration = Duration::from_millis(500);

fn client(resolver: Arc<dyn Resolve>, reach: Reach) -> PushClient {
    PushClient::with_roots(resolver, reach, RootCertStore::empty()).unwrap()
}

async fn post(client: &PushClient, endpoint: &str) -> Result<StatusCode, SendError> {
    let endpoint = Endpoint::read(endpoint, client.reach()).unwrap();
    client.post(&endpoint, &[("ttl", String::from("60"))], vec![7; 300]).await
}

#[tokio::test]
async fn a_name_that_leads_to_a_special_address_is_not_called() {
    for address in [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "192.0.2.1",
        "192.168.0.1",
        "198.18.0.1",
        "203.0.113.1",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:192.168.0.1",
        "64:ff9b::7f00:1",
        "2001:db8::1",
        "2002:7f00:1::",
        "fc00::1",
        "fe80::1",
        "ff02::1",
    ] {
        let client = client(Names::saying(&[&[address, "::1"]]), Reach::Public);
        let sent = post(&client, "https://push.example/a").await;
        assert!(matches!(sent, Err(SendError::NotPublic)), "{address}: {sent:?}");
    }
}

/// Were a name looked up once to check it and once to connect, the second answer could be any.
#[tokio::test]
async fn a_name_that_changes_its_mind_is_asked_once_and_taken_at_its_word() {
    let mut service = PushService::start().await;
    let endpoint = format!("http://push.example:{}/a", service.address.port());
    let names = Names::saying(&[&["127.0.0.1"], &["10.0.0.1"], &["fd00::1"], &["127.0.0.1"]]);
    let client = client(Arc::clone(&names) as Arc<dyn Resolve>, Reach::Loopback);
    assert_eq!(post(&client, &endpoint).await.unwrap(), StatusCode::CREATED);
    assert_eq!(service.next().await.header("host"), endpoint.split('/').nth(2));
    assert_eq!(names.left(), 3, "it was asked once");
    for left in [2, 1] {
        let sent = post(&client, &endpoint).await;
        assert!(matches!(sent, Err(SendError::NotPublic)), "{sent:?}");
        assert_eq!((names.left(), service.connections()), (left, 1));
    }
    assert_eq!(post(&client, &endpoint).await.unwrap(), StatusCode::CREATED);
    assert_eq!((names.left(), service.connections()), (0, 2));
}

/// Numbers that only some programs read as addresses are names here, and lead where the system says.
#[tokio::test]
async fn an_address_in_disguise_is_checked_as_what_it_is() {
    let client = client(Arc::new(SystemResolver), Reach::Public);
    for host in ["2130706433", "0x7f.1", "127.1", "0177.0.0.1", "localhost", "localhost."] {
        let sent = post(&client, &format!("https://{host}/a")).await;
        let is_refused = matches!(sent, Err(SendError::NotPublic | SendError::Resolve(_)));
        assert!(is_refused, "{host}: {sent:?}");
    }
}

#[tokio::test]
async fn a_redirection_is_not_followed() {
    let (service, other) = (PushService::start().await, PushService::start().await);
    let location = format!("location: http://{}/secret\r\n", other.address);
    let client = client(Arc::new(SystemResolver), Reach::Loopback);
    for status in [301, 302, 303, 307, 308] {
        service.say(Says::Status(status, location.clone().leak()));
        let sent = post(&client, &service.endpoint("a")).await;
        assert_eq!(sent.unwrap().as_u16(), status);
    }
    assert_eq!((service.connections(), other.connections()), (5, 0));
}

#[tokio::test]
async fn nobody_is_waited_for_who_says_nothing_or_never_ends() {
    let service = PushService::start().await;
    let client = client(Arc::new(SystemResolver), Reach::Loopback).within(SOON);
    service.say(Says::Nothing);
    let sent = post(&client, &service.endpoint("a")).await;
    assert!(matches!(sent, Err(SendError::TooSlow)), "{sent:?}");
    // A head without an end, of many headers and of one.
    for head in [&b"x: y\r\n"[..], b"yyyy"] {
        service.say(Says::Endless(head));
        let sent = post(&client, &service.endpoint("a")).await;
        assert!(matches!(sent, Err(SendError::Http(_))), "{sent:?}");
    }
    // A body without an end is not read.
    service.say(Says::Endless(b"transfer-encoding: chunked\r\n\r\n1\r\n.\r\n"));
    assert_eq!(post(&client, &service.endpoint("a")).await.unwrap(), StatusCode::OK);
}

/// Encrypts in front of a push service, with a certificate for `localhost`.
async fn encrypted(service: &PushService) -> (SocketAddr, RootCertStore) {
    let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("../stapel/tests/terminal/certificates");
    let pem = |name: &str| CertificateDer::from_pem_file(files.join(name)).unwrap();
    let key = PrivateKeyDer::from_pem_file(files.join("localhost.key")).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![pem("localhost.pem")], key)
        .unwrap();
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let (address, behind) = (listener.local_addr().unwrap(), service.address);
    let acceptor = TlsAcceptor::from(Arc::new(config));
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                let Ok(mut near) = acceptor.accept(stream).await else { return };
                let Ok(mut far) = TcpStream::connect(behind).await else { return };
                let _ended = tokio::io::copy_bidirectional(&mut near, &mut far).await;
            });
        }
    });
    let mut roots = RootCertStore::empty();
    roots.add(pem("authority.pem")).unwrap();
    (address, roots)
}

#[tokio::test]
async fn a_push_service_proves_who_it_is() {
    let mut service = PushService::start().await;
    let (address, roots) = encrypted(&service).await;
    let names: Arc<dyn Resolve> = Arc::new(SystemResolver);
    let trusting = PushClient::with_roots(Arc::clone(&names), Reach::Loopback, roots).unwrap();
    let endpoint = format!("https://localhost:{}/a", address.port());
    assert_eq!(post(&trusting, &endpoint).await.unwrap(), StatusCode::CREATED);
    assert_eq!(service.next().await.path, "/a");
    // Nobody whom we trust vouches for it, or it is vouched for under another name.
    let sent = post(&client(names, Reach::Loopback), &endpoint).await;
    assert!(matches!(sent, Err(SendError::Connect(_))), "{sent:?}");
    let other = format!("https://push.example:{}/a", address.port());
    let (_, roots) = encrypted(&service).await;
    let names = Names::saying(&[&["127.0.0.1"]]);
    let trusting = PushClient::with_roots(names, Reach::Loopback, roots).unwrap();
    let sent = post(&trusting, &other).await;
    assert!(matches!(sent, Err(SendError::Connect(_))), "{sent:?}");
    assert!(service.is_quiet());
}
