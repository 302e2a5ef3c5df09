//! Servers with certificates: whom the system trusts, and what is told where that is nobody.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio_rustls::TlsAcceptor;

use crate::support::process::{ANY_PORT, Process};
use crate::support::terminal::{CONTROL_C, Setting, Terminal};

fn certificate(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/terminal/certificates");
    directory.join(name)
}

/// A server behind something that encrypts, as people run them.
struct Encrypted {
    server: Process,
    port: u16,
    _runtime: Runtime,
    _kept: tempfile::TempDir,
}

impl Encrypted {
    /// With the certificate of this name.
    fn with(name: &str) -> Encrypted {
        let kept = tempfile::tempdir().unwrap();
        let server = Process::start(kept.path(), ANY_PORT);
        let behind = server.address;
        let chain = CertificateDer::pem_file_iter(certificate(&format!("{name}.pem"))).unwrap();
        let chain: Vec<_> = chain.map(Result::unwrap).collect();
        let key = PrivateKeyDer::from_pem_file(certificate(&format!("{name}.key"))).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let port = listener.local_addr().unwrap().port();
        runtime.spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    let Ok(mut encrypted) = acceptor.accept(stream).await else { return };
                    let Ok(mut plain) = TcpStream::connect(behind).await else { return };
                    let _ended = copy_bidirectional(&mut encrypted, &mut plain).await;
                });
            }
        });
        Encrypted { server, port, _runtime: runtime, _kept: kept }
    }
}

/// What the program says about a server before it ends.
fn said(server: &str, trusted: Option<&str>) -> String {
    let data = tempfile::tempdir().unwrap();
    let file = certificate(trusted.unwrap_or("localhost.pem"));
    let variables = [("SSL_CERT_FILE", file.to_str().unwrap())];
    let setting = Setting { variables: &variables, columns: 200, ..Setting::default() };
    let mut terminal = Terminal::start(data.path(), &["the-game", "--server", server], &setting);
    assert_eq!(terminal.wait_for_end().exit_code(), 2, "{}", terminal.text());
    terminal.assert_restored();
    terminal.text().replace('\n', " ")
}

#[test]
fn a_server_is_trusted_by_the_file_that_the_system_names() {
    let encrypted = Encrypted::with("localhost");
    let data = tempfile::tempdir().unwrap();
    let file = certificate("authority.pem");
    let variables = [("SSL_CERT_FILE", file.to_str().unwrap())];
    let setting = Setting { variables: &variables, ..Setting::default() };
    let server = format!("https://localhost:{}", encrypted.port);
    let arguments = ["the-game", "--server", &server, "--players", "2", "--name", "Ada"];
    let mut terminal = Terminal::start(data.path(), &arguments, &setting);
    // The lobby came through the socket, and the link that it shows leads here.
    terminal.wait_for_text("Ada (you)");
    terminal.wait_for_text(&format!("{server}/t/"));
    terminal.press(CONTROL_C);
    terminal.wait_for_end();
}

#[test]
fn whatever_is_wrong_with_a_certificate_is_told_in_words() {
    let encrypted = Encrypted::with("localhost");
    let expired = Encrypted::with("expired");
    let authority = Some("authority.pem");
    for (server, trusted, expected) in [
        (
            format!("https://localhost:{}", encrypted.port),
            None,
            "not signed by anyone this computer",
        ),
        (format!("https://127.0.0.1:{}", encrypted.port), authority, "is for another name"),
        (format!("https://localhost:{}", expired.port), authority, "has expired"),
        (format!("https://{}", encrypted.server.address), authority, "doesn’t answer in TLS"),
    ] {
        let said = said(&server, trusted);
        assert!(said.contains(expected), "{server}: {said}");
        assert!(said.contains(&server), "{said}");
    }
}
