//! The same screens for terminals that know nothing but ASCII.

use ratatui::buffer::Buffer;

/// Replaces everything that is not ASCII by a sign that is, cell by cell, so that nothing moves.
pub(crate) fn make_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let sign = cell.symbol().chars().next().map_or(' ', ascii);
            cell.set_char(sign);
        }
    }
}

/// The sign that comes nearest to a letter or a sign. Frames stay different from one another, since each means
/// something.
fn ascii(letter: char) -> char {
    match letter {
        letter if letter.is_ascii() => letter,
        '╭' | '╮' | '╰' | '╯' | '┿' | '✓' => '+',
        '─' | '–' | '—' | '−' | '‑' | '·' | '⊖' => '-',
        '│' | '▐' | '▌' => '|',
        '┏' | '┓' | '┗' | '┛' | '┃' | '█' | '▒' | '■' | '▯' => '#',
        '━' | '▬' | '≋' => '=',
        '╔' | '╗' | '╚' | '╝' | '═' | '║' | '●' | '★' | '☆' | '•' => '*',
        '╌' | '…' | '▁' | '▂' | '┊' | '┆' | '░' => '.',
        '▃' | '▄' | '▅' => '_',
        '▲' | '↑' | '▴' => '^',
        '▼' | '↓' | '▾' => 'v',
        '▸' | '→' | '»' | '›' | '☞' => '>',
        '◂' | '←' | '«' | '‹' | '↶' => '<',
        '○' | 'º' | '°' => 'o',
        '↯' | '⚡' => '!',
        '∞' => '8',
        '☠' | '⊗' => 'X',
        '✕' | '×' => 'x',
        '↚' => '/',
        '①' => '1',
        '≈' | '±' => '~',
        '◷' => '@',
        '“' | '”' | '„' | '▀' | '▆' | '▇' => '"',
        '‘' | '’' | '‚' => '\'',
        '\u{a0}' | '\u{202f}' | '\u{2009}' => ' ',
        letter => without_accent(letter),
    }
}

/// A letter of our languages without its accent. What else people are called can't be shown.
fn without_accent(letter: char) -> char {
    match letter {
        'à' | 'â' | 'ä' | 'á' | 'ą' | 'æ' | 'å' => 'a',
        'ç' | 'ć' => 'c',
        'é' | 'è' | 'ê' | 'ë' | 'ę' => 'e',
        'î' | 'ï' | 'ì' | 'í' => 'i',
        'ł' => 'l',
        'ń' | 'ñ' => 'n',
        'ô' | 'ö' | 'ò' | 'ó' | 'œ' | 'ø' => 'o',
        'ś' | 'ß' => 's',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'ÿ' => 'y',
        'ź' | 'ż' => 'z',
        letter if letter.is_uppercase() => {
            let mut small = letter.to_lowercase();
            small.next().map_or('?', without_accent).to_ascii_uppercase()
        }
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::ascii;

    #[test]
    fn every_letter_of_every_text_can_be_shown() {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales");
        let mut seen = 0;
        for language in fs::read_dir(locales).unwrap() {
            for file in fs::read_dir(language.unwrap().path()).unwrap() {
                let text = fs::read_to_string(file.unwrap().path()).unwrap();
                let texts = text.lines().filter(|line| !line.starts_with('#'));
                for letter in texts.flat_map(str::chars).filter(|letter| *letter != '?') {
                    let sign = ascii(letter);
                    assert!(sign.is_ascii() && sign != '?', "{letter:?} becomes {sign:?}");
                    seen += usize::from(!letter.is_ascii());
                }
            }
        }
        assert!(seen > 1000, "only {seen} letters were looked at");
    }

    #[test]
    fn every_sign_that_boards_and_panels_draw_has_one_of_its_own() {
        let mut directories = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
        let mut seen = 0;
        while let Some(directory) = directories.pop() {
            for path in fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()) {
                if path.is_dir() {
                    // Snapshots show names that nobody has to be able to read.
                    directories.extend((!path.ends_with("tests")).then_some(path));
                    continue;
                }
                let source = fs::read_to_string(&path).unwrap();
                let (code, _tests) = source.split_once("#[cfg(test)]").unwrap_or((&source, ""));
                for letter in code.chars().filter(|letter| !letter.is_ascii()) {
                    seen += 1;
                    let known = ascii(letter) != '?' || letter == '⏎' || letter == 'Ÿ';
                    assert!(known, "{letter:?} in {}", path.display());
                }
            }
        }
        assert!(seen > 100, "only {seen} signs were looked at");
    }

    #[test]
    fn frames_that_mean_something_stay_different() {
        let lines = ['─', '━', '═', '╌'].map(ascii);
        for (index, line) in lines.iter().enumerate() {
            assert!(!lines[..index].contains(line), "{lines:?}");
        }
    }
}
