//! Just enough SVG. Colours are in the style, for a light surrounding and for a dark one, so shapes
//! only have classes.

use std::fmt::Write;

/// How wide every picture is.
pub(crate) const WIDTH: f64 = 880.0;

const STYLE: &str = include_str!("style.css");

/// Where a text stands with respect to its place.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// What has been drawn.
#[derive(Default)]
pub(crate) struct Canvas {
    shapes: String,
}

impl Canvas {
    /// Text on one line, whose baseline has this height.
    pub(crate) fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, class: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        self.push(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\"{anchor} class=\"{class}\">{}</text>",
            escaped(text)
        ));
    }

    /// A straight line.
    pub(crate) fn line(&mut self, from: (f64, f64), to: (f64, f64), class: &str) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.push(format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" class=\"{class}\"/>"
        ));
    }

    /// A line through these places.
    pub(crate) fn curve(&mut self, points: &[(f64, f64)], class: &str) {
        let places: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let places = places.join(" ");
        self.push(format_args!("<polyline points=\"{places}\" class=\"{class}\"/>"));
    }

    /// A rectangle with round corners.
    pub(crate) fn rect(&mut self, area: Area, radius: f64, class: &str) {
        self.push(format_args!("{}/>", rect(area, radius, class)));
    }

    /// A rectangle that tells more when it is pointed at.
    pub(crate) fn rect_about(&mut self, area: Area, radius: f64, class: &str, about: &str) {
        let rect = rect(area, radius, class);
        self.push(format_args!("{rect}><title>{}</title></rect>", escaped(about)));
    }

    /// An interval as a bar with a serif at both ends, across from one place to another.
    pub(crate) fn interval(&mut self, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
        let (across_x, across_y) = if x1 == x2 { (5.0, 0.0) } else { (0.0, 5.0) };
        self.line((x1, y1), (x2, y2), "sure");
        for (x, y) in [(x1, y1), (x2, y2)] {
            self.line((x - across_x, y - across_y), (x + across_x, y + across_y), "sure");
        }
    }

    fn push(&mut self, shape: std::fmt::Arguments<'_>) {
        // Writing to a string can't fail.
        let _ = writeln!(self.shapes, "{shape}");
    }

    /// The whole picture, with what it is called and what it shows for those who can't see it.
    pub(crate) fn finish(self, height: f64, title: &str, description: &str) -> String {
        let mut frame = Canvas::default();
        frame.rect(Area { x: 0.0, y: 0.0, width: WIDTH, height }, 0.0, "table");
        let (width, height_inside) = (WIDTH - 24.0, height - 24.0);
        frame.rect(Area { x: 12.0, y: 12.0, width, height: height_inside }, 14.0, "paper");
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
             width=\"{WIDTH}\" height=\"{height}\" class=\"stapel\" role=\"img\" \
             aria-labelledby=\"stapel-plot-title stapel-plot-desc\">\n\
             <title id=\"stapel-plot-title\">{}</title>\n\
             <desc id=\"stapel-plot-desc\">{}</desc>\n\
             <style>\n{STYLE}</style>\n{}{}</svg>\n",
            escaped(title),
            escaped(description),
            frame.shapes,
            self.shapes
        )
    }
}

/// A rectangle.
#[derive(Clone, Copy)]
pub(crate) struct Area {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

fn rect(area: Area, radius: f64, class: &str) -> String {
    let Area { x, y, width, height } = area;
    format!(
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" \
         rx=\"{radius:.1}\" class=\"{class}\""
    )
}

/// Text as it may stand in XML, where some characters can't stand at all.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            character if character.is_control() => escaped.push('\u{fffd}'),
            character => escaped.push(character),
        }
    }
    escaped
}

/// Cuts a text into lines of at most so many characters where it has spaces; a word that is longer
/// stays whole.
pub(crate) fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_xml_would_misread_is_escaped() {
        assert_eq!(escaped("a<b> & \"c\""), "a&lt;b&gt; &amp; &quot;c&quot;");
        assert_eq!(escaped("\u{1}\n\u{ffff}"), "\u{fffd}\u{fffd}\u{fffd}");
    }

    #[test]
    fn long_lines_are_cut_at_spaces() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("extraordinary one", 5), ["extraordinary", "one"]);
    }
}
