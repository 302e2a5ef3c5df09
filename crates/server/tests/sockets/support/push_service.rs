//! A push service of our own: it takes what the server sends to browsers, by hand, and a browser that can read it.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use data_encoding::BASE64URL_NOPAD;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use web_push_native::p256::SecretKey;
use web_push_native::p256::ecdsa::signature::Verifier;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::{Auth, decrypt};

/// What a push service says to whoever sends something.
#[derive(Clone, Debug)]
pub(crate) enum Says {
    /// An answer with this status and these further lines of its head.
    Status(u16, &'static str),
    /// These bytes, again and again, as long as somebody reads them.
    Endless(&'static [u8]),
    /// Nothing at all.
    Nothing,
}

/// A push service.
pub(crate) struct PushService {
    pub(crate) address: SocketAddr,
    says: Arc<Mutex<Says>>,
    connections: Arc<AtomicUsize>,
    deliveries: mpsc::UnboundedReceiver<Delivery>,
}

/// Something that was sent to it.
#[derive(Debug)]
pub(crate) struct Delivery {
    pub(crate) path: String,
    head: String,
    body: Vec<u8>,
}

impl PushService {
    pub(crate) async fn start() -> PushService {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let says = Arc::new(Mutex::new(Says::Status(201, "")));
        let connections = Arc::new(AtomicUsize::new(0));
        let (deliver, deliveries) = mpsc::unbounded_channel();
        let (told, counted) = (Arc::clone(&says), Arc::clone(&connections));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                counted.fetch_add(1, Ordering::SeqCst);
                tokio::spawn(take(stream, Arc::clone(&told), deliver.clone()));
            }
        });
        PushService { address, says, connections, deliveries }
    }

    /// What it says from now on.
    pub(crate) fn say(&self, says: Says) {
        *self.says.lock().unwrap() = says;
    }

    /// How often somebody has connected to it.
    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }

    /// The next thing that is sent to it.
    pub(crate) async fn next(&mut self) -> Delivery {
        self.deliveries.recv().await.unwrap()
    }

    /// Whether something was sent that nobody has asked for.
    pub(crate) fn is_quiet(&mut self) -> bool {
        self.deliveries.try_recv().is_err()
    }

    /// The endpoint of a browser.
    pub(crate) fn endpoint(&self, browser: &str) -> String {
        format!("http://{}/{browser}", self.address)
    }
}

/// Takes one request and answers it.
async fn take(
    mut stream: impl AsyncReadExt + AsyncWriteExt + Unpin,
    says: Arc<Mutex<Says>>,
    deliver: mpsc::UnboundedSender<Delivery>,
) {
    let Some(delivery) = read(&mut stream).await else { return };
    let _nobody_asks = deliver.send(delivery);
    let says = says.lock().unwrap().clone();
    match says {
        Says::Status(status, more) => {
            let answer = format!("HTTP/1.1 {status} Said\r\n{more}content-length: 0\r\n\r\n");
            let _gone = stream.write_all(answer.as_bytes()).await;
        }
        Says::Endless(bytes) => {
            let _gone = stream.write_all(b"HTTP/1.1 200 OK\r\n").await;
            while stream.write_all(&bytes.repeat(256)).await.is_ok() {}
        }
        Says::Nothing => tokio::time::sleep(Duration::from_secs(3600)).await,
    }
}

/// Reads a whole request.
async fn read(stream: &mut (impl AsyncReadExt + Unpin)) -> Option<Delivery> {
    let mut bytes = Vec::new();
    let head = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break String::from_utf8(bytes.drain(..end + 4).collect()).unwrap();
        }
        stream.read_buf(&mut bytes).await.ok().filter(|&length| length > 0)?;
    };
    let path = head.strip_prefix("POST ").unwrap().split(' ').next().unwrap().to_owned();
    let mut delivery = Delivery { path, head, body: bytes };
    let length: usize = delivery.header("content-length").unwrap().parse().unwrap();
    while delivery.body.len() < length {
        stream.read_buf(&mut delivery.body).await.ok().filter(|&length| length > 0)?;
    }
    Some(delivery)
}

impl Delivery {
    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        lines
            .into_iter()
            .find_map(|(found, value)| found.eq_ignore_ascii_case(name).then(|| value.trim()))
    }

    /// What the server says of itself, once its signature was checked with the key that it gave out.
    pub(crate) fn signed_claims(&self, key: &str) -> Value {
        let told = self.header("authorization").unwrap().strip_prefix("vapid ").unwrap();
        let (token, with) = told.strip_prefix("t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(with, key);
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
        let signature = Signature::from_slice(&bytes(signature)).unwrap();
        public.verify(signed.as_bytes(), &signature).unwrap();
        let (head, claims) = signed.split_once('.').unwrap();
        let head: Value = serde_json::from_slice(&bytes(head)).unwrap();
        assert_eq!(head, json!({ "typ": "JWT", "alg": "ES256" }));
        serde_json::from_slice(&bytes(claims)).unwrap()
    }
}

fn bytes(text: &str) -> Vec<u8> {
    BASE64URL_NOPAD.decode(text.as_bytes()).unwrap()
}

/// A browser that has subscribed, with its private key.
pub(crate) struct Subscriber {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Subscriber {
    /// One of several.
    pub(crate) fn new(number: u8) -> Subscriber {
        Subscriber { secret: SecretKey::from_slice(&[number; 32]).unwrap(), auth: [number; 16] }
    }

    /// What its page tells the server.
    pub(crate) fn subscription(&self, endpoint: &str, language: &str) -> Value {
        let public = self.secret.public_key().to_sec1_bytes();
        json!({
            "endpoint": endpoint,
            "p256dh": BASE64URL_NOPAD.encode(&public),
            "auth": BASE64URL_NOPAD.encode(&self.auth),
            "language": language,
        })
    }

    /// What it is told, decrypted.
    pub(crate) fn read(&self, delivery: &Delivery) -> Value {
        assert_eq!(delivery.header("content-encoding"), Some("aes128gcm"));
        let auth = Auth::from(self.auth);
        let message = decrypt(delivery.body.clone(), &self.secret, &auth).unwrap();
        serde_json::from_slice(&message).unwrap()
    }
}
