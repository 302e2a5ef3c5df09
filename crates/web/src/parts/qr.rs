use leptos::prelude::*;
use qrcodegen::{QrCode as Code, QrCodeEcc};

/// The quiet edge that cameras need around a code.
const EDGE: i32 = 3;

/// A QR code.
#[component]
pub(crate) fn QrCode(
    text: String,
    /// What it is, for those who can't see it.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    // Only a text of thousands of letters has no code.
    let code = Code::encode_text(&text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            path.push_str(&format!("M{} {}h1v1h-1z", x + EDGE, y + EDGE));
        }
    }
    let whole = size + 2 * EDGE;
    Some(view! {
        <svg class="qr" viewBox=format!("0 0 {whole} {whole}") role="img" aria-label=label>
            <rect width=whole height=whole fill="#fff"/>
            <path d=path fill="#000"/>
        </svg>
    })
}
