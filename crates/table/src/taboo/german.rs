//! German number words.

use super::Language;
use super::compound::{Lexicon, Role};

pub(super) const LEXICON: Lexicon = Lexicon {
    language: Language::German,
    parts: &[
        (Role::Light, "ein eins null"),
        (Role::And, "und"),
        (
            Role::Number,
            "zwei zwo zwoa drei vier funf fuenf fumf fuemf sechs sieben acht neun zehn elf zwolf \
             zwoelf dreizehn vierzehn funfzehn fuenfzehn fuffzehn sechzehn sechszehn siebzehn \
             achtzehn neunzehn zwanzig dreissig dreisig dreizig vierzig funfzig fuenfzig fuffzig \
             sechzig sechszig siebzig siebenzig achtzig neunzig zwanzich dreissich vierzich \
             funfzich fuffzich sechzich siebzich achtzich neunzich hundert tausend dutzend dutzende \
             dutzenden dutzendmal siebt siebtel siebtens",
        ),
        (
            Role::NumberEnd,
            "e en er ern ers es em t te ter ten tes tem tens tel teln ste ster sten stes stem stens \
             stel mal fach fache facher faches fachen erlei dritte dritter dritten drittes",
        ),
    ],
    harmless: "zweite zweiter zweiten zweites zweitem zweitens zweit zweimal vierte vierter vierten \
         viertes viertem viertens viert viertel vierteln elfe elfen hunderte hunderten hunderter \
         hundertmal tausende tausenden tausender tausendmal hundertste hundertsten tausendste \
         tausendsten achtern dreister elfes",
    telling: "zwanzig dreissig vierzig funfzig fuenfzig sechzig siebzig achtzig neunzig dreizehn \
         vierzehn funfzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn",
    vague: "",
};
