//! French number words, those of Belgium and Switzerland included.

use super::Language;
use super::compound::{Lexicon, Role};

pub(super) const LEXICON: Lexicon = Lexicon {
    language: Language::French,
    parts: &[
        (Role::Light, "un une unieme uniemes zero"),
        (Role::And, "et"),
        (
            Role::Number,
            "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize \
             vingt trente quarante cinquante soixante septante huitante octante nonante cent mille \
             dizaine dizaines",
        ),
        (
            Role::Stem,
            "quatr cinqu neuv onz douz treiz quatorz quinz seiz trent quarant cinquant soixant \
             septant huitant octant nonant mill",
        ),
        (Role::NumberEnd, "s ieme iemes iemement aine aines"),
        (Role::StemEnd, "ieme iemes iemement aine aines"),
    ],
    harmless: "deuxieme deuxiemes deuxiemement troisieme troisiemes troisiemement quatrieme quatriemes \
         quatriemement quarantaine quarantaines centaines neufs neuvaine milles seizes",
    telling: "quarante cinquante soixante septante nonante quatrevingt",
    vague: "quarantena quarantene",
};
