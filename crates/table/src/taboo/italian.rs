//! Italian number words.

use super::Language;
use super::compound::{Lexicon, Role};

pub(super) const LEXICON: Lexicon = Lexicon {
    language: Language::Italian,
    parts: &[
        (Role::Light, "un uno una zero mila"),
        (Role::And, "e"),
        (
            Role::Number,
            "due tre quattro quatro cinque sei sette otto nove dieci undici dodici tredici \
             quattordici quatordici quindici sedici diciassette diciasette diciotto diciannove \
             dicianove venti trenta quaranta cinquanta sessanta settanta setanta ottanta otanta \
             novanta cento mille dozzina dozzine decina decine quinto quinta quinti sesto sesta \
             sesti seste settimo settima settimi settime ottavo ottava ottavi ottave nono nona \
             decimo decima decimi decime",
        ),
        (
            Role::Stem,
            "vent trent quarant cinquant sessant settant ottant novant cent mill undic dodic tredic \
             quattordic quindic sedic diciassett diciott diciannov sett ott nov cinqu quattr du",
        ),
        (Role::NumberEnd, "esimo esima esimi esime enne enni ennio"),
        (Role::StemEnd, "esimo esima esimi esime ina ine enne enni ennio"),
    ],
    harmless: "undue quarantine centina centine novina novine millennio millenni millesime",
    telling: "cinquanta sessanta settanta ottanta novanta",
    vague: "",
};
