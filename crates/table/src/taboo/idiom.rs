//! Fixed phrases with a number in them that nobody takes for a card.

use std::collections::BTreeSet;

use super::word::Word;

const IDIOMS: &[&str] = &[
    // English
    "high five",
    "high fives",
    "gimme five",
    "cloud nine",
    "seventh heaven",
    "sixth sense",
    "two cents",
    "all fours",
    "nine times out of ten",
    "nine to five",
    "magnificent seven",
    // German
    "neun von zehn",
    "drei kreuze",
    "um drei ecken",
    "glorreichen sieben",
    "unter vier augen",
    "allen vieren",
    "wolke sieben",
    "siebten himmel",
    "siebter himmel",
    "siebte himmel",
    "sechster sinn",
    "sechsten sinn",
    "sechste sinn",
    // French
    "sixieme sens",
    "septieme ciel",
    "de ces quatre",
    "en quatre pour",
    "neuf fois sur dix",
    "cheveux en quatre",
    "quatre epingles",
    // Italian
    "nove volte su dieci",
    "magnifici sette",
    "faccio due passi",
    "facciamo due passi",
    "sesto senso",
    "settimo cielo",
    "quattro chiacchiere",
    "due chiacchiere",
    "quattr occhi",
    "fare due passi",
    "le quinte",
    // Polish
    "dziewiec razy na dziesiec",
    "na dwoje babka",
    "kucharek szesc",
    "przybij piatke",
    "przybijam piatke",
    "przybic piatke",
    "przybijcie piatke",
    "szosty zmysl",
    "szostego zmyslu",
    "siodme niebo",
    "siodmym niebie",
    "siodmego nieba",
];

/// The places of all words that belong to such a phrase.
pub(super) fn covered(words: &[Word]) -> BTreeSet<usize> {
    let mut covered = BTreeSet::new();
    for idiom in IDIOMS {
        let length = idiom.split(' ').count();
        for (start, window) in words.windows(length).enumerate() {
            if idiom.split(' ').eq(window.iter().map(|word| word.letters.as_str())) {
                covered.extend(start..start + length);
            }
        }
    }
    covered
}
