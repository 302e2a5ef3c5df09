use leptos::prelude::*;
use stapel_rules::piles::Command;
use stapel_words::phrases;

use crate::app::words::phrase;

/// The jagged edge of lightning commands, which hold for one turn.
pub(super) const JAGGED: &str = "M32.0 1.0L39.2 7.5L48.8 5.9L51.3 15.3L60.2 19.1L57.2 28.4L62.7 36.4L55.2 42.6L55.4 52.3L45.8 53.5L40.7 61.7L32.0 57.5L23.3 61.7L18.2 53.5L8.6 52.3L8.8 42.6L1.3 36.4L6.8 28.4L3.8 19.1L12.7 15.3L15.2 5.9L24.8 7.5z";
/// The looped edge of infinity commands, which hold until they are covered.
const LOOPED: &str = "M32.0 5.5A8.5 8.5 0 0 1 47.6 10.6A8.5 8.5 0 0 1 57.2 23.8A8.5 8.5 0 0 1 57.2 40.2A8.5 8.5 0 0 1 47.6 53.4A8.5 8.5 0 0 1 32.0 58.5A8.5 8.5 0 0 1 16.4 53.4A8.5 8.5 0 0 1 6.8 40.2A8.5 8.5 0 0 1 6.8 23.8A8.5 8.5 0 0 1 16.4 10.6A8.5 8.5 0 0 1 32.0 5.5z";

/// The name of a command.
pub(crate) fn command_name(command: Command) -> String {
    phrase(|words| phrases::command_name(words, command))
}

/// What a command means, in a sentence.
pub(crate) fn command_meaning(command: Command) -> String {
    phrase(|words| phrases::command_meaning(words, command))
}

/// The outline of a command's badge, and what kind of badge it is.
fn edge(command: Command) -> (&'static str, &'static str) {
    if command.is_infinity() { (LOOPED, "badge infinity") } else { (JAGGED, "badge lightning") }
}

/// The picture on a command's badge.
fn picture(command: Command) -> &'static str {
    match command {
        // An open hand would be too fine at this size: the bar of a closed road.
        Command::Stop => "M17 27h30v10H17z",
        Command::Skull => {
            "M32 14c-10 0-16 6-16 14 0 6 3 9 6 11v7h5v-5h3v5h4v-5h3v5h5v-7c3-2 6-5 6-11 0-8-6-14-16-14zm-7 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm14 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"
        }
        Command::Three => {
            "M22 16h20v6l-9 7c6 0 10 4 10 9 0 7-5 11-12 11-5 0-9-2-11-5l4-5c2 2 4 4 7 4 4 0 6-2 6-5s-3-4-7-4h-4v-5l7-7H22z"
        }
        Command::Silence => {
            "M15 20a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H31l-9 8v-8h-3a4 4 0 0 1-4-4zm9 4l-3 3 5 4-5 4 3 3 8-5 8 5 3-3-5-4 5-4-3-3-8 5z"
        }
        Command::NoTrick => {
            "M25 15v7h8c8 0 14 5 14 12s-6 13-14 13h-9v-6h9c5 0 8-3 8-7s-3-6-8-6h-8v7L13 25zM46 12l5 5-33 36-5-5z"
        }
        Command::OnePile => "M18 40h28v6H18zM18 31h28v6H18zM29 13h7v15h-5V19l-4 2v-5z",
        Command::DrawOne => "M16 15h19v34H16zM20 19v26h11V19zM41 25h5v6h6v5h-6v6h-5v-6h-5v-5h5z",
    }
}

/// The round badge of a command: a picture that is known without words, and explains itself to whoever
/// points at it.
#[component]
pub(crate) fn Badge(command: Command) -> impl IntoView {
    let (edge, class) = edge(command);
    let picture = picture(command);
    view! {
        <span class=class title=move || format!("{}: {}", command_name(command), command_meaning(command))>
            <svg viewBox="0 0 64 64" aria-hidden="true">
                <path d=edge class="badge-edge"/>
                <path d=picture class="badge-picture" fill-rule="evenodd"/>
            </svg>
            <span class="unseen">{move || command_name(command)}</span>
        </span>
    }
}

/// A text of HTML with badges in the places that it marks for commands.
pub(crate) fn with_badges(html: &str) -> String {
    Command::ALL.into_iter().fold(html.to_owned(), |html, command| {
        let place =
            format!("<span class=\"badge-here\" data-command=\"{}\"></span>", command.name());
        html.replace(&place, &badge_html(command))
    })
}

/// The badge as HTML, for texts that are not made of components.
fn badge_html(command: Command) -> String {
    let (edge, class) = edge(command);
    let (picture, name) = (picture(command), command_name(command));
    format!(
        "<span class=\"{class}\" role=\"img\" aria-label=\"{name}\" title=\"{name}\"><svg viewBox=\"0 0 64 64\" \
         aria-hidden=\"true\"><path d=\"{edge}\" class=\"badge-edge\"/><path d=\"{picture}\" \
         class=\"badge-picture\" fill-rule=\"evenodd\"/></svg></span>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::words::begin_for_tests;

    #[test]
    fn every_place_for_a_badge_gets_it_and_the_rest_of_the_text_stays() {
        begin_for_tests();
        for command in Command::ALL {
            let name = command.name();
            let place = format!("<span class=\"badge-here\" data-command=\"{name}\"></span>");
            let html = with_badges(&format!("<p>{place} and {place}</p>"));
            assert_eq!(html.matches("<svg").count(), 2, "{name}");
            assert!(!html.contains("badge-here"), "{html}");
            assert!(html.contains(&command_name(command)), "{html}");
            assert!(html.starts_with("<p><span") && html.ends_with("</span></p>"), "{html}");
        }
        assert_eq!(with_badges("<p>none</p>"), "<p>none</p>");
    }
}
