//! Small numbers of people, piles, games and goals that no counted thing follows: "we three are", "the two on the left".

use std::sync::LazyLock;

use super::compound;
use super::pattern::Patterns;
use super::word::Word;

static GROUPS: LazyLock<Patterns> = LazyLock::new(|| Patterns::new(PHRASES));

/// The places of the number words in the first such phrase of a text that names no pile.
pub(super) fn covered(words: &[Word]) -> Vec<usize> {
    let Some((first, last)) = GROUPS.find(words) else {
        return Vec::new();
    };
    (first..=last).filter(|&at| compound::language_of(&words[at].letters).is_some()).collect()
}

/// See [`Patterns`] for how they are read.
const PHRASES: &[&str] = &[
    // People. What follows has to be said of them: "you five" alone may be a card.
    "you|we three|four|five|six !on|above|below|to|as|is|and|or",
    "wir|ihr drei|vier|funf|fuenf|sechs !auf|uber|unter|ist|und|oder|als",
    "nous|vous|tous|toutes ?les trois|quatre|cinq|six !sur|de|est|et|ou|plus",
    "noi|voi|tutti|tutte ?e tre|quattro|cinque|sei !su|di|e|o|piu",
    "wy|my|wszyscy trzej|trzy|troje|czworo|piecioro !na|to|od|niz|i",
    "zu funft|fuenft|sechst|siebt",
    "on|nous|sommes est|sommes quatre|cinq|six !sur|de|et",
    "siamo|siete|giochiamo|erano|eravamo in tre|quattro|cinque|sei !su|di|e",
    "jest|bylo|bedzie nas|was troje|czworo|piecioro|szescioro",
    "nasza|wasza czworka|piatka|szostka !na|to|jest",
    "nasza|wasza czworka|piatka|szostka to druzyna|zespol",
    "in my|his|her|their|our twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties",
    // Piles.
    "the|these|those|other two on|to|at the left|right|top|bottom|side",
    "the|these|those two ascending|descending|rising|falling|upper|lower|middle|outer",
    "die|diese|anderen zwei|zwo links|rechts|oben|unten|da|dort|aufsteigenden|absteigenden|oberen|unteren|mittleren",
    "les|ces deux a|du|de ?la gauche|droite|haut|bas|milieu",
    "les|ces deux qui|autres|premieres|dernieres|la",
    "le|quelle|queste|altre due a|in|di sinistra|destra|alto|basso|mezzo",
    "le|quelle|queste due che salgono|scendono|vanno|restano",
    "te|tamte|oba dwa po|na|w lewej|prawej|gorze|dole|srodku",
    "te|tamte ?dwa dwa|rosnace|malejace|rosnace|gorne|dolne|srodkowe|pozostale",
    "dwa|trzy|cztery ze|z stosow",
    "dwa|trzy|cztery gorne|dolne|srodkowe|rosnace|malejace|lewe|prawe|pozostale stosy",
    // Games, by their place.
    "fifth|sixth|seventh|eighth|ninth|tenth game|round|time|attempt|try|match|coffee|floor|grade|win|loss",
    "funft-|sechst-|siebt-|acht-|neunt-|zehnt- spiel|runde|mal|versuch|partie|kaffee|stock|stockwerk|klasse|sieg|niederlage",
    "cinquieme|sixieme|septieme|huitieme|neuvieme|dixieme partie|manche|fois|essai|tour|cafe|etage|victoire|defaite",
    "quint-|sest-|settim-|ottav-|non-|decim- partita|volta|tentativo|giro|turno|caffe|piano|vittoria|sconfitta",
    "piat-|szost-|siodm-|osm-|dziewiat-|dziesiat- partia|partie|gra|gre|raz|proba|probe|runda|runde|kawa|kawe|pietrze|pietro|wygrana|porazka",
    // How a match ended.
    "# nil|zip|all",
    "# zu null|eins|#",
    "# a zero|un|uno|#",
    "# zero",
    "# do zera|jednego|#",
];
