//! Polish number words with their inflections.

use super::Language;
use super::compound::{Lexicon, Role};

pub(super) const LEXICON: Lexicon = Lexicon {
    language: Language::Polish,
    parts: &[
        (
            Role::Light,
            "jeden jedna jedno jednego jednej drugi druga drugie drugiego drugiej trzeci trzecia \
             trzecie trzeciego trzeciej czwarty czwarta czwarte czwartego czwartej pierwszy \
             pierwsza",
        ),
        (
            Role::Number,
            "dwa dwie dwoch dwu dwom dwoma dwiema dwaj dwoje dwojga dwojgu dwojgiem trzy trzech \
             trzem trzema trzej troje trojga trojgu trojgiem cztery czterech czterem czterema \
             czterej czworo czworga piec pieciu piecioma piecioro szesc szesciu szescioma szescioro \
             siedem siedmiu siedmioma siedmioro osiem osmiu osmioma osmioro dziewiec dziewieciu \
             dziewiecioma dziewiecioro dziesiec dziesieciu dziesiecioma dziesiecioro dwadziescia \
             dwadziescie dwudziestu dwudziestoma trzydziesci trzydziestu trzydziestoma czterdziesci \
             czterdziestu czterdziestoma piecdziesiat piedziesiat piendziesiat szescdziesiat \
             szesdziesiat siedemdziesiat siedymdziesiat osiemdziesiat dziewiecdziesiat \
             dziewiedziesiat dziewiendziesiat piecdziesieciu szescdziesieciu siedemdziesieciu \
             osiemdziesieciu dziewiecdziesieciu sto stu dwiescie trzysta czterysta piecset szescset \
             siedemset osiemset dziewiecset tysiac dycha dyche dychy dych dyszka dyszke stowa stowe stowka stowke tuzin tuzina tuzinem tuziny tuzinow jedenascie \
             dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie \
             dziewietnascie dwojka dwojki dwojke dwojko dwojkami dwojkach dwojkom trojka trojki \
             trojke trojko trojkami trojkach trojkom czworka czworki czworke czworko czworkami \
             czworkach czworkom siodemka siodemki siodemke siodemko siodemkami siodemkach siodemkom \
             osemka osemki osemke osemko osemkami osemkach osemkom setka setke setko dwojek dwojce \
             trojek trojce czworek czworce piatce szostek szostce siodemek siodemce osemek osemce \
             dziewiatek dziewiatce dziesiatek dziesiatce",
        ),
        (
            Role::Stem,
            "piat szost siodm osm dziewiat dziesiat dwudziest trzydziest czterdziest piecdziesiat \
             szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat setn tysieczn jedenast \
             dwunast trzynast czternast pietnast szesnast siedemnast osiemnast dziewietnast",
        ),
        (Role::StemEnd, "y a e ego emu ej ym ymi ych u oma ka ki ke ko kami kach kom"),
    ],
    harmless: "",
    telling: "dziesiat dziescia dziesci dziesieci dziestu dziestoma nascie",
    vague: "kilkadziesi kilkudziesi kilkanascie parenascie paredziesi",
};
