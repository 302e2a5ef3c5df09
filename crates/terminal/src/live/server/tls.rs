//! Whom to trust: the certificates of the system, or those that `SSL_CERT_FILE` and `SSL_CERT_DIR` name.

use std::io;
use std::sync::{Arc, OnceLock};

use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::CertificateDer;
use rustls::{CertificateError, ClientConfig, RootCertStore};

/// Why nothing can be said to a server in confidence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TlsProblem {
    #[error("its certificate is signed by nobody that this system trusts")]
    UnknownAuthority,
    #[error("its certificate is for another name")]
    WrongHost,
    #[error("its certificate has expired")]
    Expired,
    #[error("it doesn't speak TLS")]
    NotTls,
    /// The reason is in English, for those who look for it.
    #[error("no TLS connection: {0}")]
    Other(String),
}

impl TlsProblem {
    /// What an error comes to, if it is about this.
    pub(super) fn of(error: &ureq::Error) -> Option<TlsProblem> {
        match error {
            ureq::Error::Rustls(error) => Some(TlsProblem::from(error)),
            ureq::Error::Io(error) => TlsProblem::within(error),
            _ => None,
        }
    }

    /// The same for what came through a stream.
    pub(super) fn within(error: &io::Error) -> Option<TlsProblem> {
        let inner = error.get_ref()?.downcast_ref::<rustls::Error>()?;
        Some(TlsProblem::from(inner))
    }

    /// The id of the text that tells it.
    pub fn text(&self) -> &'static str {
        match self {
            TlsProblem::UnknownAuthority => "tls-unknown-authority",
            TlsProblem::WrongHost => "tls-wrong-host",
            TlsProblem::Expired => "tls-expired",
            TlsProblem::NotTls => "tls-none",
            TlsProblem::Other(_) => "tls-other",
        }
    }
}

impl From<&rustls::Error> for TlsProblem {
    fn from(error: &rustls::Error) -> TlsProblem {
        match error {
            rustls::Error::InvalidCertificate(wrong) => match wrong {
                CertificateError::UnknownIssuer => TlsProblem::UnknownAuthority,
                CertificateError::NotValidForName
                | CertificateError::NotValidForNameContext { .. } => TlsProblem::WrongHost,
                CertificateError::Expired | CertificateError::ExpiredContext { .. } => {
                    TlsProblem::Expired
                }
                // Somebody signed for themselves, and the system doesn't know them.
                CertificateError::Other(other)
                    if other.to_string().contains("CaUsedAsEndEntity") =>
                {
                    TlsProblem::UnknownAuthority
                }
                other => TlsProblem::Other(other.to_string()),
            },
            rustls::Error::InvalidMessage(_) => TlsProblem::NotTls,
            other => TlsProblem::Other(other.to_string()),
        }
    }
}

/// How everything is encrypted.
pub(super) fn provider() -> Arc<CryptoProvider> {
    static PROVIDER: OnceLock<Arc<CryptoProvider>> = OnceLock::new();
    PROVIDER.get_or_init(|| Arc::new(ring::default_provider())).clone()
}

/// Everyone whom the system trusts. It is looked up once, and only if something is encrypted at all.
pub(super) fn authorities() -> &'static [CertificateDer<'static>] {
    static AUTHORITIES: OnceLock<Vec<CertificateDer<'static>>> = OnceLock::new();
    // Where some can't be read, the others still count.
    AUTHORITIES.get_or_init(|| rustls_native_certs::load_native_certs().certs)
}

/// What a socket needs to know.
pub(super) fn client() -> Option<Arc<ClientConfig>> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(authorities().iter().cloned());
    let builder =
        ClientConfig::builder_with_provider(provider()).with_safe_default_protocol_versions();
    Some(Arc::new(builder.ok()?.with_root_certificates(roots).with_no_client_auth()))
}
