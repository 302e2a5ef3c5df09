//! Rule pages, from Markdown to what the browser shows.

use pulldown_cmark::{CowStr, Event, Options, Parser, html};

/// The page as HTML. Code in brackets becomes a small card: `[37]`, `[45^]`, `[PUSH]`, `[?]`; with an
/// exclamation mark it becomes the badge of a command: `[!stop]`.
pub(crate) fn render(markdown: &str) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let events = Parser::new_ext(markdown, options).map(|event| match &event {
        Event::Code(code) => match code.strip_prefix('[').and_then(|code| code.strip_suffix(']')) {
            Some(card) => Event::InlineHtml(CowStr::from(small_card(card))),
            None => event,
        },
        _ => event,
    });
    let mut page = String::new();
    html::push_html(&mut page, events);
    page
}

fn small_card(card: &str) -> String {
    if let Some(command) = card.strip_prefix('!') {
        return format!("<span class=\"badge-here\" data-command=\"{command}\"></span>");
    }
    let (text, class) = match (card, card.strip_suffix('^'), card.strip_suffix('v')) {
        ("?", ..) => ("", "small-card down"),
        (_, Some(top), _) => (top, "small-card ascending"),
        (_, _, Some(top)) => (top, "small-card descending"),
        _ => (card, "small-card"),
    };
    format!("<span class=\"{class}\">{text}</span>")
}
