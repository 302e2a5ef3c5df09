//! Text in columns and paragraphs.

/// No line of ours is longer.
const WIDTH: usize = 100;

/// No name is so much alike another that it can't have been meant.
const ALIKE: f64 = 0.7;

/// A list of names and what they are, the names below each other and the rest beside them.
pub(crate) fn described<N: AsRef<str>>(list: &[(N, String)]) -> String {
    let width = list.iter().map(|(name, _)| name.as_ref().chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for (name, what) in list {
        let start = format!("  {:width$}   ", name.as_ref());
        text += &hanging(&start, what);
    }
    text
}

/// A paragraph.
pub(crate) fn paragraph(text: &str) -> String {
    hanging("", text)
}

/// Text after a start, whose later lines begin where it began.
pub(super) fn hanging(start: &str, text: &str) -> String {
    let indent = start.chars().count();
    let mut line = start.to_owned();
    let mut lines = String::new();
    let mut empty = true;
    for word in text.split(' ') {
        let more = word.chars().count() + usize::from(!empty);
        if !empty && line.chars().count() + more > WIDTH {
            lines += line.trim_end();
            lines.push('\n');
            line = " ".repeat(indent);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line += word;
        empty = false;
    }
    lines + line.trim_end() + "\n"
}

/// Of these names the one that was probably meant.
pub(crate) fn suggestion<'n>(
    found: &str,
    names: impl IntoIterator<Item = &'n str>,
) -> Option<&'n str> {
    let alike = |name: &'n str| (strsim::jaro_winkler(found, name), name);
    let best = names.into_iter().map(alike).max_by(|one, other| one.0.total_cmp(&other.0));
    best.filter(|(likeness, _)| *likeness > ALIKE).map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_go_on_where_they_began() {
        let list = [("a", "word ".repeat(30)), ("long", String::from("short"))];
        let text = described(&list);
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        assert!(text.starts_with("  a      word word"), "{text}");
        assert!(text.contains("\n         word"), "{text}");
        assert!(text.ends_with("\n  long   short\n"), "{text}");
    }

    #[test]
    fn what_is_nearly_a_name_is_taken_for_it() {
        let names = ["random", "greedy", "steady", "expert"];
        assert_eq!(suggestion("gredy", names), Some("greedy"));
        assert_eq!(suggestion("Expert", names), Some("expert"));
        assert_eq!(suggestion("xyz", names), None);
        assert_eq!(suggestion("", names), None);
    }
}
