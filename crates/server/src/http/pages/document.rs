//! The document of every page, with what is told of it in its head.
//!
//! `shell/index.html` says where: the language in the first tag, and everything between two marks. A document without them is
//! served as it is.

use std::fmt::Write as _;
use std::hash::Hasher;
use std::io::Write as _;

use axum::http::{HeaderMap, header};
use flate2::Compression;
use flate2::write::GzEncoder;
use siphasher::sip::SipHasher13;
use stapel_preview::{HEIGHT, WIDTH};

use super::told::Told;
use crate::config::Config;

/// The tag that tells the language, and the marks around what is told.
const LANGUAGE: &str = "<html lang=\"en\">";
const BEGINS: &str = "<!--told-->";
const ENDS: &str = "<!--/told-->";

/// The document with what is told of a page; `None` if it has no place for that.
pub(super) fn render(document: &str, told: &Told, page: &str, address: &str) -> Option<String> {
    let (before, rest) = document.split_once(LANGUAGE)?;
    let (between, rest) = rest.split_once(BEGINS)?;
    let (_, after) = rest.split_once(ENDS)?;
    let mut rendered = String::with_capacity(document.len() + 1024);
    let _ = write!(rendered, "{before}<html lang=\"{}\">{between}", told.language.tag());
    let (title, text) = (escaped(&told.title), escaped(&told.text));
    let picture = format!("{}/preview/{}.png", escaped(address), told.picture);
    let _ = write!(
        rendered,
        "<title>{title}</title>\n\
         <meta name=\"description\" content=\"{text}\">\n\
         <meta property=\"og:site_name\" content=\"Stapel\">\n\
         <meta property=\"og:type\" content=\"website\">\n\
         <meta property=\"og:title\" content=\"{title}\">\n\
         <meta property=\"og:description\" content=\"{text}\">\n\
         <meta property=\"og:url\" content=\"{}{}\">\n\
         <meta property=\"og:image\" content=\"{picture}\">\n\
         <meta property=\"og:image:width\" content=\"{WIDTH}\">\n\
         <meta property=\"og:image:height\" content=\"{HEIGHT}\">\n\
         <meta name=\"twitter:card\" content=\"summary_large_image\">",
        escaped(address),
        escaped(page),
    );
    if !told.listed {
        rendered.push_str("\n<meta name=\"robots\" content=\"noindex\">");
    }
    rendered.push_str(after);
    Some(rendered)
}

/// Where the server is found: what the operator says, or else what the request does. Messengers want whole addresses.
pub(super) fn address(config: &Config, headers: &HeaderMap) -> String {
    if let Some(address) = &config.public_url {
        return address.trim_end_matches('/').to_owned();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.map(|host| format!("http://{host}")).unwrap_or_default()
}

/// A text in a place where HTML has a meaning, be it between tags or in quotes.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// A text that changes when the document does.
pub(super) fn tag(document: &[u8]) -> String {
    let mut hash = SipHasher13::new();
    hash.write(document);
    format!("\"{:016x}\"", hash.finish())
}

/// The document in gzip: it is made for one request, so it can't come compressed.
pub(super) fn gzip(document: &[u8]) -> Vec<u8> {
    let mut gzip = GzEncoder::new(Vec::with_capacity(2048), Compression::fast());
    gzip.write_all(document).expect("it is written into memory");
    gzip.finish().expect("it is written into memory")
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use stapel_preview::Preview;
    use stapel_words::Language;

    use super::*;

    const DOCUMENT: &str = "<!doctype html>\n<html lang=\"en\">\n<!--told--><title>Stapel</title><!--/told-->\n</html>\n";

    fn told(title: &str) -> Told {
        let (language, text) = (Language::Polish, String::from("Zagraj"));
        Told { language, title: title.to_owned(), text, picture: Preview::All, listed: false }
    }

    #[test]
    fn what_is_told_is_text_and_never_markup() {
        let told = told("\"><script>alert('1')</script>&");
        let rendered =
            render(DOCUMENT, &told, "/t/\"><b>", "http://a\"b").expect("the marks are there");
        assert!(
            rendered
                .starts_with("<!doctype html>\n<html lang=\"pl\">\n<title>&quot;&gt;&lt;script")
        );
        for markup in ["<script", "<b>", "alert('", "Stapel</title>", "<!--"] {
            assert!(!rendered.contains(markup), "{markup}: {rendered}");
        }
        assert!(rendered.contains("content=\"http://a&quot;b/preview/all.png\""), "{rendered}");
        assert!(rendered.contains("noindex") && rendered.ends_with("\n</html>\n"), "{rendered}");
    }

    #[test]
    fn a_document_without_a_place_for_it_stays_as_it_is() {
        for document in ["", "the page", "<html lang=\"en\">", "<!--told--><!--/told-->"] {
            assert_eq!(render(document, &told("Title"), "/", ""), None);
        }
    }

    #[test]
    fn another_document_has_another_tag_and_is_the_same_once_unpacked() {
        assert_ne!(tag(b"one"), tag(b"two"));
        let packed = gzip(DOCUMENT.as_bytes());
        let mut unpacked = String::new();
        flate2::read::GzDecoder::new(&packed[..])
            .read_to_string(&mut unpacked)
            .expect("it is gzip");
        assert_eq!(unpacked, DOCUMENT);
    }
}
