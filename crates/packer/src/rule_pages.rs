//! Rule pages, from Markdown to HTML.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_in_brackets_becomes_a_card_or_a_badge() {
        for (markdown, html) in [
            ("Lay `[37]`.", r#"Lay <span class="small-card">37</span>."#),
            ("`[45^]`", r#"<span class="small-card ascending">45</span>"#),
            ("`[45v]`", r#"<span class="small-card descending">45</span>"#),
            ("`[?]`", r#"<span class="small-card down"></span>"#),
            ("`[!stop]`", r#"<span class="badge-here" data-command="stop"></span>"#),
            ("`plain`", "<code>plain</code>"),
        ] {
            assert_eq!(render(markdown), format!("<p>{html}</p>\n"), "{markdown}");
        }
    }

    #[test]
    fn headings_have_anchors_and_tables_are_tables() {
        assert_eq!(render("# Goal {#goal}"), "<h1 id=\"goal\">Goal</h1>\n");
        assert!(render("| a |\n|---|\n| b |\n").starts_with("<table>"));
    }
}
