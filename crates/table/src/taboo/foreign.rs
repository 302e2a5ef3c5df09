//! Number words of other languages, and of ours in other scripts.
//!
//! Only words that are no ordinary word in one of our five languages: nobody is to be misunderstood for their sake.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::word::Word;
use super::{Reason, Taboo, compound, near};

/// The first number word of another language or script.
pub(super) fn find(words: &[Word]) -> Option<Taboo> {
    let word = words.iter().find(|word| is_number(word))?;
    Some(Taboo { reason: Reason::Foreign, start: word.start, end: word.end })
}

/// Spanish, Portuguese, Dutch, Czech, Slovak, Swedish, Danish and Norwegian, without accents. Compounds are read by
/// their parts.
const LATIN: &str = "\
    seis ocho nueve diez doce trece catorce dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos \
    veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta cuarenta cincuenta \
    sesenta setenta ochenta noventa cuatro cinco \
    duas quatro oito dez doze treze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove \
    trinta quarenta cinquenta sessenta oitenta \
    twee vijf zes zeven negen twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig \
    veertig vijftig zestig zeventig tachtig negentig \
    dva ctyri sedm osm devet deset jedenact dvanact trinact ctrnact patnact sestnact sedmnact osmnact devatenact \
    dvacet tricet ctyricet padesat sedesat sedmdesat osmdesat devadesat styri sedem osem devat desat jedenast \
    dvanast trinast strnast patnast sestnast sedemnast osemnast devatnast dvadsat tridsat styridsat patdesiat \
    sestdesiat sedemdesiat osemdesiat devatdesiat \
    fyra sju tolv tretton fjorton femton sjutton arton nitton tjugo trettio fyrtio femtio sextio sjuttio \
    attio nittio syv otte elleve tretten fjorten femten seksten sytten nitten tyve tredive fyrre halvtreds \
    halvfjerds halvfems tjue tretti femti seksti sytti nitti";

/// Russian and Ukrainian.
const CYRILLIC: &str = "\
    два две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать \
    пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать тридцать сорок пятьдесят шестьдесят \
    семьдесят восемьдесят девяносто пятдесят шестдесят семдесят дві чотири пьять шість сім вісім девять \
    одинадцять дванадцять тринадцять чотирнадцять пятнадцять шістнадцять сімнадцять вісімнадцять девятнадцять \
    двадцять тридцять пятдесят шістдесят сімдесят вісімдесят девяносто десять пять";

static WORDS: LazyLock<BTreeSet<&'static str>> =
    LazyLock::new(|| LATIN.split_whitespace().chain(CYRILLIC.split_whitespace()).collect());

/// Whether the word is a number in another language, or one of ours in another script.
fn is_number(word: &Word) -> bool {
    if word.letters.len() > compound::LONGEST {
        return false;
    }
    WORDS.contains(word.letters.as_str()) || is_compound(&word.letters) || {
        let other =
            word.original.chars().any(|letter| !letter.is_ascii() && sound(letter).is_some());
        other && is_number_by_sound(&word.original)
    }
}

/// Dutch and the like join units and tens: "tweeenvijftig".
fn is_compound(letters: &str) -> bool {
    letters.is_ascii()
        && letters.len() >= 9
        && ["twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig"]
            .iter()
            .any(|tens| letters.strip_suffix(tens).is_some_and(|head| head.ends_with("en")))
}

fn is_number_by_sound(original: &str) -> bool {
    let lower: String = original
        .to_lowercase()
        .nfd()
        .filter(|&letter| !is_combining_mark(letter) && !"'’ʼ".contains(letter))
        .nfc()
        .collect();
    if WORDS.contains(lower.as_str()) {
        return true;
    }
    let sounds: String = lower.chars().map(|letter| sound(letter).unwrap_or("")).collect();
    let read = |text: &str| {
        text.len() >= 3 && (compound::language_of(text).is_some() || near::is_near(text))
    };
    read(&sounds) || read(&sounds.replace('h', "")) || read(&sounds.replace("ts", "z"))
}

/// How a letter of another script sounds; a Latin letter is itself.
fn sound(letter: char) -> Option<&'static str> {
    Some(match letter {
        'а' | 'α' | 'ά' => "a",
        'б' => "b",
        'ч' => "cz",
        'д' | 'δ' => "d",
        'е' | 'э' | 'ё' | 'ε' | 'έ' | 'є' => "e",
        'ф' | 'φ' => "f",
        'г' | 'ґ' | 'γ' => "g",
        'х' | 'χ' => "h",
        'и' | 'і' | 'ї' | 'ι' | 'ί' | 'η' | 'ή' => "i",
        'й' => "j",
        'к' | 'κ' => "k",
        'л' | 'λ' => "l",
        'м' | 'μ' => "m",
        'н' | 'ν' => "n",
        'о' | 'ο' | 'ό' | 'ω' | 'ώ' => "o",
        'п' | 'π' => "p",
        'р' | 'ρ' => "r",
        'с' | 'σ' | 'ς' => "s",
        'ш' | 'щ' => "sz",
        'т' | 'τ' => "t",
        'θ' => "th",
        'у' | 'ю' => "u",
        'υ' | 'ύ' | 'ы' => "y",
        'в' | 'β' => "v",
        'я' => "ja",
        'з' | 'ж' | 'ц' | 'ζ' => "z",
        'ξ' => "x",
        'ψ' => "ps",
        'ь' | 'ъ' => "",
        _ => return None,
    })
}
