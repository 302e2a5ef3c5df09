//! Number words that are other words too: what stands around them decides.

use std::cell::OnceCell;

use super::Language::{self, English, French, German, Italian, Polish};
use super::leaning::leaning;
use super::word::{Case, Gap, Word};

/// The words of a text, with what they tell about the meaning of each of them.
pub(super) struct Context<'a> {
    pub(super) words: &'a [Word],
    /// Counted when it is first asked for: most texts have no number word that needs it.
    leanings: OnceCell<[usize; Language::ALL.len()]>,
}

impl<'a> Context<'a> {
    pub(super) fn new(words: &'a [Word]) -> Context<'a> {
        Context { words, leanings: OnceCell::new() }
    }

    fn leaning(&self, language: Language) -> usize {
        self.leanings.get_or_init(|| Language::ALL.map(|each| leaning(self.words, each)))
            [language as usize]
    }

    /// Whether the word at this place, read as this number word, means something else here.
    ///
    /// A word that stands alone is nearly always taken for a number: in a game about numbers, it most likely is one.
    pub(super) fn is_innocent(&self, index: usize, number: &str) -> bool {
        Place { context: self, words: self.words, index }.is_innocent(number)
    }
}

struct Place<'a> {
    context: &'a Context<'a>,
    words: &'a [Word],
    index: usize,
}

const THOUSANDFOLD: &[&str] = &[
    "grazie",
    "volte",
    "scuse",
    "baci",
    "merci",
    "mercis",
    "fois",
    "excuses",
    "pardons",
    "bravos",
    "bisous",
    "felicitations",
];

const SEIZED: &[&str] =
    &["the", "this", "that", "it", "a", "an", "every", "any", "your", "my", "our", "up", "them"];

const BEFORE_ORDINALS: &[&str] = &[
    "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "jede", "jeder", "jeden",
    "jedes", "mein", "meine", "dein", "deine", "seine", "ihre", "unsere", "am", "im", "zum", "zur",
    "vom", "beim",
];

/// Words before a card in German that stand before no imperative.
const BEFORE_GERMAN_CARDS: &[&str] = &[
    "die", "eine", "ne", "hab", "habe", "haben", "hat", "hast", "lege", "leg", "spiele", "spiel",
    "nehme", "brauche", "mit",
];

/// Words before a number in Italian that stand before no verb.
const BEFORE_ITALIAN_NUMBERS: &[&str] = &[
    "il", "un", "i", "le", "del", "dei", "al", "ai", "dal", "dai", "nel", "sul", "col", "ho",
    "hai", "ha", "abbiamo", "avete", "hanno", "avevo", "gioco", "giochi", "gioca", "metto",
    "metti", "mette", "butto", "calo", "tengo", "serve", "servono", "manca", "mancano", "aspetto",
    "voglio", "meno", "dopo", "con", "di", "da", "tra", "fra", "per", "su", "a", "quasi", "circa",
    "altri", "altre", "almeno", "solo", "numero", "carta", "pesco", "ecco", "mio", "tuo", "suo",
    "alle", "dalle", "sulle", "verso", "quel", "niente", "ogni",
];

/// What is counted.
const AFTER_ITALIAN_NUMBERS: &[&str] = &[
    "carte",
    "punti",
    "turni",
    "mazzi",
    "pile",
    "volte",
    "giocatori",
    "minuti",
    "ore",
    "anni",
    "giorni",
    "mosse",
    "persone",
    "mesi",
    "settimane",
    "euro",
    "passi",
    "posti",
];

/// Words before a number in French that stand before no adjective.
const BEFORE_FRENCH_NUMBERS: &[&str] = &[
    "le", "la", "les", "un", "des", "mon", "ton", "son", "mes", "tes", "ses", "ce", "ces", "cet",
    "ai", "as", "a", "avons", "avez", "ont", "avais", "avait", "joue", "jouer", "joues", "mets",
    "met", "mettre", "pose", "poser", "poses", "garde", "avec", "sur", "au", "aux", "par", "pour",
    "plus", "moins", "entre", "et", "ou", "est", "carte", "cartes", "numero", "nombre", "chiffre",
    "valeur", "pile", "jai", "cest", "ya", "reste", "manque", "faut", "apres", "avant", "que",
    "quelque", "donne", "vais", "veux", "voila", "dis", "pas", "vers", "dans", "notre", "votre",
];

/// Whether the word is the letter of a pile. The first of them is a word in too many languages.
fn is_pile(word: &Word) -> bool {
    word.is_any(&["b", "c", "d"]) && !word.elided
}

impl Place<'_> {
    fn is_innocent(&self, number: &str) -> bool {
        let word = &self.words[self.index];
        match number {
            // Polish for "this".
            "ten" => self.leads(Polish) && self.leans(Polish, English),
            "due" => self.is_owed(),
            "seize" => self.leads(English) && self.next_is(SEIZED),
            "elf" => self.is_elf_or_team(word.case),
            "sei" => self.is_to_be(),
            "sto" => {
                self.next_is(&["lat", "razy", "procent"])
                    || self.next_ends_with(&["ando", "endo"])
                    || self.leans(Italian, Polish)
            }
            "stu" => self.context.leaning(Polish) == 0,
            "cent" | "cents" => {
                self.previous_is(&["pour"])
                    || self.next_is(&["pour", "fois"])
                    || self.leads(English)
                        && self.previous_is(&["a", "per", "every", "last", "single", "red"])
            }
            "cento" => self.previous_is(&["per"]) || self.next_is(&["per", "volte"]),
            "hundert" => self.next_is(&["prozent", "prozentig", "pro", "mal"]),
            "tausend" => self.next_is(&["dank", "mal"]),
            "hundred" => self.next_is(&["percent", "per", "times"]),
            "thousand" => self.next_is(&["times", "thanks"]),
            "mille" => self.previous_is(&["grazie"]) || self.next_is(THOUSANDFOLD),
            "tysiac" => self.next_is(&["razy"]),
            "neuf" => self.is_new(),
            "acht" => self.is_attention(),
            "achte" | "achten" => self.leads(German) && !self.previous_is(BEFORE_ORDINALS),
            "piec" => !word.is_marked() && self.is_baking(),
            "piatki" => self.previous_is(&["w", "we"]),
            "nono" | "nona" => {
                !self.previous_is(&["il", "la", "al", "alla", "del", "della", "un", "una"])
            }
            "otto" => word.case == Case::Title && self.is_called(),
            // The accusative of Nina.
            "nine" => word.original.ends_with('ę'),
            // French for an oven.
            "four" => {
                self.leads(French)
                    && self.previous_is(&["au", "le", "un", "du", "mon", "ton", "petit"])
            }
            "decime" => word.is_marked(),
            _ => false,
        }
    }

    /// The word before, in the same clause.
    fn previous(&self) -> Option<&Word> {
        let word = &self.words[self.index];
        self.words[..self.index].last().filter(|_| word.gap != Gap::Stop)
    }

    /// The word after, in the same clause.
    fn next(&self) -> Option<&Word> {
        self.words.get(self.index + 1).filter(|word| word.gap != Gap::Stop)
    }

    fn previous_is(&self, words: &[&str]) -> bool {
        self.previous().is_some_and(|word| word.is_any(words))
    }

    fn next_is(&self, words: &[&str]) -> bool {
        self.next().is_some_and(|word| word.is_any(words))
    }

    fn next_ends_with(&self, endings: &[&str]) -> bool {
        self.next().is_some_and(|word| endings.iter().any(|end| word.letters.ends_with(end)))
    }

    /// Whether the other words lean more to this language than to the other.
    fn leans(&self, to: Language, from: Language) -> bool {
        self.context.leaning(to) > self.context.leaning(from)
    }

    /// Whether no language has more words here than this one.
    fn leads(&self, language: Language) -> bool {
        Language::ALL.iter().all(|&other| !self.leans(other, language))
    }

    /// English "due", and no Italian two.
    fn is_owed(&self) -> bool {
        let before =
            ["is", "are", "re", "s", "was", "were", "be", "am", "m", "been", "long", "past"];
        let after = ["to", "tomorrow", "today", "soon", "date", "on", "course", "respect", "now"];
        self.leads(English) && (self.previous_is(&before) || self.next_is(&after))
    }

    /// Whether this is somebody's name: in a text that is not Italian, where a card is neither had nor laid.
    fn is_called(&self) -> bool {
        let alone = self.words.iter().filter(|word| word.letters.len() > 1).count() < 2;
        let had = self.previous_is(&[
            "hab", "habe", "have", "got", "lege", "leg", "spiele", "nehme", "brauche", "die",
            "eine", "ne", "the", "mam", "ai", "jai", "joue", "pose", "gram", "ist", "is", "est",
            "jest", "play", "need", "want", "mit", "numero", "nummer", "number", "karte", "card",
            "carte", "uber", "unter", "over", "under", "als", "than",
        ]);
        let laid = self.next_is(&[
            "auf", "on", "sur", "na", "su", "passt", "fits", "uber", "unter", "oder", "or", "und",
            "and",
        ]) && self
            .words
            .iter()
            .enumerate()
            .any(|(index, _)| super::count::is_pile(self.words, index));
        let other = [German, English, French, Polish].iter().any(|&to| self.leans(to, Italian))
            || self.words.len() >= 3 && self.context.leaning(Italian) == 0;
        // In Italian it is a name where somebody's turn is told, or where somebody does something.
        let turn = self.previous_is(&["a"])
            && self.words.iter().any(|word| word.is_any(&["tocca", "attimo", "turno"]))
            || self.previous().is_none()
                && (self.next().is_none() && !alone
                    || self.next_is(&[
                        "ha", "voleva", "vuole", "puo", "deve", "gioca", "aspetta", "dice", "pensa",
                    ]));
        !alone && !had && !laid && (other || turn)
    }

    /// Italian "you are" or German "be", and no six.
    fn is_to_be(&self) -> bool {
        if !self.leads(German) && !self.leads(Italian) {
            return false;
        }
        if self.leans(German, Italian) {
            return !self.previous_is(BEFORE_GERMAN_CARDS);
        }
        if self.previous().is_none_or(is_pile) && self.next().is_none_or(is_pile) {
            return false;
        }
        let to_a_pile = self.previous().is_none()
            && self.next_is(&["su"])
            && self
                .words
                .get(self.index + 2)
                .is_some_and(|word| word.is_any(&["a", "b", "c", "d"]));
        !to_a_pile
            && !self.previous_is(BEFORE_ITALIAN_NUMBERS)
            && !self.next_is(AFTER_ITALIAN_NUMBERS)
    }

    /// French "new", which stands behind its noun, and no nine.
    fn is_new(&self) -> bool {
        match self.previous() {
            // "à neuf" is "as new", "a neuf" is "has nine".
            Some(word) if word.letters == "a" => word.is_marked(),
            Some(word) => {
                self.leads(French)
                    && !is_pile(word)
                    && !word.is_any(BEFORE_FRENCH_NUMBERS)
                    && !self.next_is(&["heures", "cartes"])
            }
            None => false,
        }
    }

    /// German "Acht" as in "Acht geben", "in Acht nehmen" and "außer Acht lassen".
    fn is_attention(&self) -> bool {
        let around =
            &self.words[self.index.saturating_sub(4)..self.words.len().min(self.index + 4)];
        let has = |stems: &[&str]| {
            around.iter().any(|word| stems.iter().any(|stem| word.letters.starts_with(stem)))
        };
        self.previous_is(&["ausser", "auser"]) && has(&["lass", "lies", "gelass"])
            || self.previous_is(&["in"]) && has(&["nehm", "nimm", "nahm", "genomm"])
            || self.previous_is(&["habt", "habet"])
            || has(&["geb", "gib", "gab", "gegeb"])
                && !self.previous_is(BEFORE_ORDINALS)
                && self.next().is_none_or(|word| {
                    word.is_any(&[
                        "auf", "geben", "gegeben", "gibt", "gebe", "und", "dass", "sonst", "bitte",
                        "wenn", "was", "gebt",
                    ])
                })
    }

    /// The creature in English, or the football team in German.
    fn is_elf_or_team(&self, case: Case) -> bool {
        let creature =
            self.previous_is(&["an", "the", "little", "christmas", "your", "this", "that"])
                && self.leans(English, German);
        let team = case == Case::Title
            && self.previous_is(&["unsere", "unserer", "deutsche", "deutschen"]);
        creature || team
    }

    /// Polish "to bake" and "oven", typed without accents as "five" often is.
    fn is_baking(&self) -> bool {
        self.previous_is(&[
            "bede", "zaraz", "lubie", "umiem", "ide", "bedziemy", "lubi", "kaflowy", "musze",
            "trzeba",
        ]) || self.next_is(&[
            "ciasto", "ciasta", "ciastka", "chleb", "sernik", "pizze", "placek", "pierniki",
        ])
    }
}
