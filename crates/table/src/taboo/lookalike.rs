//! Letters of other alphabets that look like those from a to z.

/// The letter that the character reads as, and a second one if it reads as two; none if it looks like nothing from
/// a to z.
pub(super) fn latin(character: char) -> Option<(char, Option<char>)> {
    match character {
        'ß' | 'ẞ' => Some(('s', Some('s'))),
        'æ' | 'Æ' => Some(('a', Some('e'))),
        'œ' | 'Œ' => Some(('o', Some('e'))),
        _ => braille(character)
            .or_else(|| boxed(character))
            .or_else(|| single(character))
            .map(|letter| (letter, None)),
    }
}

/// Letters that Unicode takes for pictures: of flags, in circles and in squares.
fn boxed(character: char) -> Option<char> {
    let code = u32::from(character);
    let place = match code {
        0x1F1E6..=0x1F1FF => code - 0x1F1E6,
        0x1F150..=0x1F169 => code - 0x1F150,
        0x1F170..=0x1F189 => code - 0x1F170,
        _ => return None,
    };
    char::from_u32(u32::from('a') + place)
}

/// A Braille cell for a letter from a to z.
fn braille(character: char) -> Option<char> {
    const CELLS: &str = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵";
    if !matches!(u32::from(character), 0x2801..=0x28FF) {
        return None;
    }
    // Cells with accents of our languages.
    let accented = match character {
        '⠳' | '⠬' => Some('u'),
        '⠜' | '⠷' => Some('a'),
        '⠪' => Some('o'),
        '⠿' | '⠮' => Some('e'),
        _ => None,
    };
    let place = CELLS.chars().position(|cell| cell == character);
    accented.or_else(|| place.and_then(|place| char::from_u32(u32::from('a') + place as u32)))
}

fn single(character: char) -> Option<char> {
    TABLE.iter().find(|(_, twins)| twins.contains(character)).map(|&(letter, _)| letter)
}

/// Latin letters with strokes, small capitals and phonetic letters, then Cyrillic, Greek and Armenian.
const TABLE: &[(char, &str)] = &[
    ('a', "ɑᴀⱥȺаАαΑ"),
    ('b', "ʙƀɓвВьЬβΒ"),
    ('c', "ᴄƈȼсСϲϹ"),
    ('d', "đĐðÐᴅɖɗԁԀժ"),
    ('e', "ᴇɛəɘєЄеЕεΕҽ"),
    ('f', "ꜰƒϝքֆ"),
    ('g', "ɡɢǥցԍ"),
    ('h', "ħĦʜɦһҺнНΗհ"),
    ('i', "ıɪɩɨіІıιΙӏӀ"),
    ('j', "ᴊɉјЈϳյ"),
    ('k', "ᴋƙкКκΚ"),
    ('l', "łŁʟɫɭƚⱡլ"),
    ('m', "ᴍɱмМΜ"),
    ('n', "ɴŋɲɳпηΝոռ"),
    ('o', "øØᴏɔоОοΟσՕօ"),
    ('p', "ᴘþрРρΡ"),
    ('q', "ԛԚգզ"),
    ('r', "ʀɾɍгΓ"),
    ('s', "ꜱʂƨѕЅՏ"),
    ('t', "ᴛŧŦƭтТτΤ"),
    ('u', "ᴜʉʊυսЦцՍ"),
    ('v', "ᴠʋѵѴνѷ"),
    ('w', "ᴡԝԜωшШѡա"),
    ('x', "хХχΧ×"),
    ('y', "ʏɏуУүҮγΥ"),
    ('z', "ᴢƶʐΖʒ"),
];
