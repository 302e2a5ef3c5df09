//! Numbers of any size that plainly measure something: money, time of day, age, temperature.

use std::sync::LazyLock;

use super::compound;
use super::pattern::{Patterns, is_one_of};
use super::word::{Gap, Word};

static CLOCK: LazyLock<Patterns> = LazyLock::new(|| Patterns::new(HOURS));

/// What a number of something may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// Any number of it: nobody counts cards like that.
    Any,
    /// Up to ten, or as people round it.
    Round,
    /// Up to ten.
    Few,
}

impl Unit {
    /// Whether so many are plainly a measure.
    pub(super) fn fits(self, value: usize) -> bool {
        match self {
            Unit::Any => true,
            Unit::Round => value <= 10 || value.is_multiple_of(5),
            Unit::Few => value <= 10,
        }
    }
}

const ANY: &str = "percent|prozent|procent|euro|euros|eur|cent|dollar|dollars|bucks|pounds|quid|zloty|zlotych|zl|franken|franchi|francs|balles|grad|degrees|\
    degres|gradi|stopni|stopnie|kilo|kilos|kg|chili|km|kilometer|meter|metres|metri|metrow|hours|stunden|heures|ore|godzin|godziny|years|\
    ans|anni|lat|jahre|jahren|uhr|oclock|pm";
const ROUND: &str = "min|mins|minute|minuten|minutes|minuti|minut|minuty|sec|secs|sek|sekunden|seconds|secondes|secondi|sekund|sekundy";
const FEW: &str = "players|people|spieler|leute|joueurs|personnes|giocatori|persone|osob|osoby|graczy|rounds|runden|games|spiele|parties|partite|partie";

/// What may stand between a number and its unit.
const BETWEEN: &str = "more|weitere|autres|altri|kolejnych";

/// What has a number in its name, before it.
pub(super) const NUMBERED: &str = "windows|iphone|apollo|nokia|galaxy|playstation|season|staffel|saison|stagione|sezon|chapter|kapitel|\
    chapitre|capitolo|rozdzial|episode|folge|puntata|odcinek|formel|formula|formule|catch";
/// How a match ended.
pub(super) const MATCHES: &str = "won|lost|win|beat|drew|ended|score|gewonnen|verloren|unentschieden|ausgegangen|gagne|perdu|match|vinto|perso|finita|partita|\
    wygra-|przegra-|mecz|zremis-";
const DAYS: &str = "monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|today|montag|dienstag|mittwoch|donnerstag|freitag|samstag|\
    sonnabend|sonntag|morgen|heute|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|\
    domenica|domani|stasera|poniedzialek|wtorek|sroda|srode|czwartek|piatek|sobota|sobote|niedziela|niedziele|jutro|dzisiaj|dzis";
const COMINGS: &str = "leave|leaving|bed|dinner|lunch|train|bus|meet|wake|woke|shift|work|school|weg|los|bett|essen|zug|bus|treffen|arbeit|schule|\
    aufgestanden|wach|schlafen|pars|partir|lit|train|manger|dormir|boulot|debout|travail|vado|andare|letto|treno|cena|cenare|lavoro|dormire|\
    spadam|spac|ide|isc|pociag|kolacja|praca|wstal-|wstaje|uciekam";
const AT: &str = "at|um|alle|o|a|ab|since|until|till|bis|dalle|od|do|after|by|gegen";
/// The hour comes after these, or before them.
const HOURS: &[&str] = &[
    "half past #",
    "quarter past|to #",
    "halb #",
    "viertel nach|vor|uber #",
    "wpol do #",
    "kwadrans po #",
    "za kwadrans #",
    "# o clock",
    "# oclock",
    "# uhr",
    "# heures ?et",
    "le|alle # e mezza|mezzo|un",
    "# am|pm",
];

/// Whether the word stands before a time of day.
pub(super) fn is_at(word: &Word) -> bool {
    is_one_of(AT, word)
}

/// Whether the text says that a time is meant: a day, or what one does at a time.
pub(super) fn is_about_time(words: &[Word]) -> bool {
    words.iter().any(|word| is_one_of(DAYS, word) || is_one_of(COMINGS, word))
}

/// The unit that begins at this word.
pub(super) fn unit_at(words: &[Word], at: usize) -> Option<Unit> {
    let word = words.get(at).filter(|word| word.gap != Gap::Stop || at == 0)?;
    let next_is = |list: &str| words.get(at + 1).is_some_and(|next| is_one_of(list, next));
    if is_one_of("per|pour", word) && next_is("cent|cento") || is_one_of(ANY, word) {
        return Some(Unit::Any);
    }
    if is_one_of(BETWEEN, word) && words.get(at + 1).is_some_and(|next| is_one_of(ROUND, next))
        || is_one_of(ROUND, word)
    {
        return Some(Unit::Round);
    }
    is_one_of(FEW, word).then_some(Unit::Few)
}

/// The words that make up one number that measures something, in a text that names no pile; none if there are several.
pub(super) fn covered(words: &[Word]) -> Vec<usize> {
    let is_number = |at: usize| {
        words.get(at).is_some_and(|word| compound::language_of(&word.letters).is_some())
    };
    let mut found: Vec<usize> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        if !is_number(at) {
            at += 1;
            continue;
        }
        let end =
            (at..words.len()).find(|&next| !is_joined(words, at, next)).unwrap_or(words.len());
        if is_measure(words, at, end) {
            if !found.is_empty() {
                return Vec::new();
            }
            found.extend(at..end);
            // The "cent" of "pour cent" is no second number.
            found.extend(
                (end..words.len().min(end + 2))
                    .filter(|&next| is_number(next) && unit_at(words, end).is_some()),
            );
            at = found.last().map_or(end, |last| last + 1);
        } else {
            at = end;
        }
    }
    found
}

/// Whether the word at `next` goes on with the number that begins at `at`.
fn is_joined(words: &[Word], at: usize, next: usize) -> bool {
    let word = &words[next];
    let number = compound::language_of(&word.letters).is_some();
    let joins = is_one_of("et|and|und|one|un|jeden|uno", word);
    next == at
        || word.gap != Gap::Stop
            && (number || joins && words.get(next + 1).is_some_and(|_| word.gap == Gap::Tight))
}

/// Whether the number in these words is a measure.
fn is_measure(words: &[Word], at: usize, end: usize) -> bool {
    let rounded = || {
        let joined: String = words[at..end].iter().map(|word| word.letters.as_str()).collect();
        ROUNDED.split_whitespace().any(|number| number == joined)
    };
    if let Some(unit) = unit_at(words, end) {
        return match unit {
            Unit::Any => !is_one_of("ans|anni|lat|jahre|jahren|years", &words[end]) || at > 0,
            Unit::Round => rounded(),
            Unit::Few => false,
        };
    }
    let window = &words[at.saturating_sub(2)..words.len().min(end + 3)];
    let hour = end - at <= 2;
    let cued = CLOCK.find(window).is_some();
    let previous = at.checked_sub(1).and_then(|before| words.get(before));
    let at_a_time = previous.is_some_and(is_at) && is_about_time(words);
    let named = previous.is_some_and(|word| is_one_of(NUMBERED, word));
    hour && (cued || at_a_time) || named
}

/// Numbers of minutes and seconds as people round them, those up to ten apart.
const ROUNDED: &str = "fifteen twenty thirty forty fortyfive fifty sixty ninety funfzehn fuenfzehn zwanzig dreissig vierzig funfundvierzig sechzig \
    neunzig quinze vingt trente quarante quarantecinq soixante quindici venti trenta quaranta quarantacinque sessanta \
    pietnascie dwadziescia trzydziesci czterdziesci czterdziescipiec szescdziesiat";
