//! Small numbers that plainly count something: cards, minutes, people (G11).

use super::compound;
use super::word::{Case, Gap, Word};
use super::{Language, Reason, Taboo};

/// How one language counts. All words are in lower case without accents, with blanks between them.
struct Counting {
    language: Language,
    /// The words for one, which are no taboo by themselves.
    one: &'static str,
    /// The words for 2 to 10. More than that is no number of cards in a hand, and most likely a card.
    small: [&'static str; 9],
    /// What can be counted; a hyphen stands for any ending. Cards and piles have to be many: "the five card" is a card.
    things: &'static str,
    /// Nouns that are verbs when they are in lower case, as "zwei spielen".
    capital: &'static str,
    /// What may stand between the number and the thing.
    between: &'static str,
    /// What joins two numbers to a guess.
    or: &'static str,
    /// What stands before a number of people: "you two".
    people: &'static str,
    /// What stands before a two that means both of them: "tutti e due".
    all: &'static [[&'static str; 2]],
}

const LANGUAGES: [Counting; 5] = [
    Counting {
        language: Language::German,
        one: "ein eins eine einer einen",
        small: [
            "zwei zwo",
            "drei",
            "vier",
            "funf fuenf",
            "sechs",
            "sieben",
            "acht",
            "neun",
            "zehn",
        ],
        things: "karten stapel stapeln minute- min sekunde- sek stunde- tage tagen wochen monate- \
             jahre- runde- zuge zugen zuege zuegen partien spieler- leute- personen freunde- \
             kinder- bots totenkopf- totenkoepf- befehle- moglichkeit- moeglichkeit- optionen \
             arten wege ideen fehler- worte- sachen dinge- weitere",
        capital: "mal male spiele spielen versuche versuchen fragen",
        between: "weitere weiteren andere anderen verschiedene letzte letzten kurze ganze neue \
             meiner unserer der von mittleren oberen unteren linken rechten aufsteigenden absteigenden \
             hohen niedrigen",
        or: "oder bis",
        people: "ihr wir euch",
        all: &[],
    },
    Counting {
        language: Language::English,
        one: "one",
        small: ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
        things: "cards piles stacks decks hands minute- min mins second- sec secs hour- day days \
             weeks months years moments times rounds turns games matches tries attempts player- \
             people persons friends guys kids children bots skulls stops commands options choices \
             ways ideas mistakes things words questions more",
        capital: "",
        between: "more other different whole full short long last next of the my your our these new \
             middle upper lower left right ascending descending rising falling high low outer",
        or: "or to",
        people: "you we",
        all: &[],
    },
    Counting {
        language: Language::French,
        one: "un une",
        small: ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
        things: "cartes piles tas minute- min seconde- sec heures jours semaines mois ans annees \
             moments fois tours manches coups parties essais joueu- personnes gens amis enfants \
             bots tetes commandes consignes options possibilites choix facons idees erreurs \
             questions mots choses autres",
        capital: "",
        between: "autres petites petits dernieres derniers prochains prochaines nouvelles de des mes \
             d entre",
        or: "ou a",
        people: "vous nous",
        all: &[["tous", "les"], ["toutes", "les"], ["jouer", "a"], ["joue", "a"], ["jouons", "a"]],
    },
    Counting {
        language: Language::Italian,
        one: "un uno una",
        small: ["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"],
        things: "carte pile mazzi minuti secondi sec ore giorni settimane mesi anni momenti volte \
             turni giri mani mosse partite tentativi giocatori persone amici figli bambini bot \
             teschi comandi opzioni possibilita scelte modi idee errori domande parole cose altre \
             altri",
        capital: "",
        between: "altre altri nuove ultime ultimi prossimi prossime belle delle dei di le i",
        or: "o a",
        people: "voi noi",
        all: &[["tutti", "e"], ["tutte", "e"]],
    },
    Counting {
        language: Language::Polish,
        one: "jeden jedna jedno jednej",
        small: [
            "dwa dwie dwoch dwom dwoma dwiema dwaj dwoje",
            "trzy trzech trzem trzema trzej troje",
            "cztery czterech czterem czterema czterej czworo",
            "piec pieciu piecioro",
            "szesc szesciu",
            "siedem siedmiu",
            "osiem osmiu",
            "dziewiec dziewieciu",
            "dziesiec dziesieciu",
        ],
        things: "kart karty kartami kartom kartach stosy stosow stosach minut- sekund- godzin- dni \
             dniach tygodn- miesi- lat lata latach razy rund- tur tury turach ruchy ruchow gier gry \
             grach partie partii prob proby gracz- osoby osob ludzi znajom- dzieci boty czaszki \
             czaszek komend- polece- mozliwosc- opcj- sposob- pomysl- bledy bledow rzecz- slowa \
             pytan- nastepn- kolejn-",
        capital: "",
        between: "inne innych dobre dobrych zle nowe ostatnie ostatnich nastepne z ze nastepnych gorne \
             dolne srodkowe lewe prawe rosnace malejace pozostale",
        or: "albo lub czy do",
        people: "wy my we",
        all: &[],
    },
];

/// Those who are counted when something like "of" stands before them.
const US: &str = "us you uns euch nous vous noi voi nas was";

/// After a number these compare, whatever else is said.
const COMPARING: &str = "than above below beyond higher lower bigger smaller less fewer hoher hoeher niedriger tiefer grosser \
     kleiner daruber darunter oberhalb unterhalb dessus dessous niz powyzej ponizej wyzej nizej ponad";

/// These compare only with something: a pile, or what lies on top of it.
const COMPARING_WITH: &str = "over under plus minus from off away apart after before up down \
     uber ueber unter als weg entfernt nach vor hinter que sous moins apres avant haut bas piu meno \
     di sopra sotto dopo prima alto basso od po przed nad pod za wiecej mniej";

/// After "times" these make the number a factor.
const MULTIPLYING: &str = "so as more mehr plus moins piu meno tak tyle wiecej";

/// What may stand between a comparison and a pile.
const TOWARDS: &str = "more mehr weniger de des du la le il the of top pile pila stapel stos stosem stosu der dem den \
     au en in na auf sur su on what whats s lies is has was die das ce qui est quello che sta co lezy step steps schritt \
     schritte pas passo krok card karte carte carta karta punkt punto point";

fn is_in(list: &str, word: &Word) -> bool {
    list.split_whitespace().any(|entry| match entry.strip_suffix('-') {
        Some(stem) => word.letters.starts_with(stem),
        None => word.letters == entry,
    })
}

/// The number that a word names, if it is one from 2 to 10.
pub(super) fn value(letters: &str) -> Option<usize> {
    LANGUAGES.iter().find_map(|language| language.value(letters))
}

/// The places of the number words of a text that count something. A text may count once: with two counts, five cards
/// and two minutes would be a card.
pub(super) fn covered(words: &[Word]) -> Vec<usize> {
    let mut covered: Vec<usize> = Vec::new();
    let mut counts = 0;
    let mut index = 0;
    while index < words.len() {
        let places = LANGUAGES.iter().find_map(|language| language.count_at(words, index));
        let places = places.unwrap_or(0);
        counts += usize::from(places > 0);
        covered.extend((index..index + places).step_by(2));
        index += places.max(1);
    }
    if counts == 1 && !is_compared(words, covered[0]) { covered } else { Vec::new() }
}

/// The first word for one that is compared with a pile, as in "one above A".
pub(super) fn find(words: &[Word]) -> Option<Taboo> {
    words.iter().enumerate().find_map(|(index, word)| {
        let language = LANGUAGES.iter().find(|language| is_in(language.one, word))?.language;
        let rest = || words.iter().enumerate().skip(index + 1);
        let compares = |word: &Word| is_in(COMPARING, word) || is_in(COMPARING_WITH, word);
        let (end, pile) = rest().find(|&(at, word)| {
            word.gap == Gap::Stop || is_pile(words, at) || !compares(word) && !is_in(TOWARDS, word)
        })?;
        let compared = rest().take_while(|&(at, _)| at < end).any(|(_, word)| compares(word));
        (pile.gap != Gap::Stop && is_pile(words, end) && compared).then_some(Taboo {
            reason: Reason::NumberWord(language),
            start: word.start,
            end: pile.end,
        })
    })
}

/// Whether the number at this place is compared with something on the table.
fn is_compared(words: &[Word], number: usize) -> bool {
    let places = || (0..words.len()).filter(|&index| is_pile(words, index));
    let after =
        |steps: usize, list: &str| words.get(number + steps).is_some_and(|word| is_in(list, word));
    let bare = after(1, "more weitere autres altre altri nastepne kolejne");
    let multiplied = after(1, "mal times fois volte razy") && after(2, MULTIPLYING)
        || words[number].letters.ends_with("mal") && after(1, MULTIPLYING);
    multiplied
        || words[number..].iter().any(|word| is_in(COMPARING, word))
        || places().next().is_some()
            && (bare || words.iter().any(|word| is_in(COMPARING_WITH, word)))
}

/// Whether the word is one in some language.
pub(super) fn is_one(word: &Word) -> bool {
    LANGUAGES.iter().any(|language| is_in(language.one, word))
}

/// Whether the word names a pile, or what lies on top of one.
pub(super) fn is_pile(words: &[Word], index: usize) -> bool {
    let Some(word) = words.get(index) else { return false };
    let next = || words.get(index + 1);
    match word.letters.as_str() {
        // At the beginning it may be an article or a preposition.
        "a" if index == 0 => next().is_none_or(|next| {
            next.gap == Gap::Stop || is_in(COMPARING, next) || is_in(COMPARING_WITH, next)
        }),
        "a" => word.case == Case::Upper && !word.is_marked(),
        // In "I'd" and "j'ai d'autres" they are no pile.
        "b" | "c" | "d" => {
            let cut = index > 0 && word.gap == Gap::Tight && words[index - 1].elided;
            let has = next().is_some_and(|next| next.letters == "s");
            (!word.elided || has) && !cut
        }
        "top" => true,
        _ => false,
    }
}

impl Counting {
    /// How many words from here on are a count, without the thing that is counted.
    fn count_at(&self, words: &[Word], index: usize) -> Option<usize> {
        let word = &words[index];
        // "dreimal" has its thing with it.
        if self.language == Language::German
            && word.letters.strip_suffix("mal").is_some_and(|number| self.value(number).is_some())
        {
            return Some(1);
        }
        let value = self.value(&word.letters)?;
        let before = |steps: usize| {
            let joined = (0..steps)
                .all(|step| index.checked_sub(step).is_some_and(|at| words[at].gap == Gap::Blank));
            index.checked_sub(steps).and_then(|at| words.get(at)).filter(|_| joined)
        };
        let is_part =
            |word: &Word| is_in(self.one, word) || compound::language_of(&word.letters).is_some();
        if before(1).is_some_and(is_part) || word.gap == Gap::Tight {
            return None;
        }
        let all = self.all.iter().any(|pair| {
            before(1).is_some_and(|word| word.letters == pair[1])
                && before(2).is_some_and(|word| word.letters == pair[0])
        });
        // In the midst of a sentence somebody may be given the two.
        let people =
            before(1).is_some_and(|word| is_in(self.people, word) && word.gap == Gap::Stop);
        if value == 2 && (all || people) || self.is_before_thing(words, index) {
            return Some(1);
        }
        let guess = words.get(index + 1).is_some_and(|word| is_in(self.or, word))
            && words
                .get(index + 2)
                .is_some_and(|word| self.value(&word.letters) == Some(value + 1))
            && self.is_before_thing(words, index + 2);
        guess.then_some(3)
    }

    fn value(&self, letters: &str) -> Option<usize> {
        let place = self
            .small
            .iter()
            .position(|forms| forms.split_whitespace().any(|form| form == letters))?;
        Some(place + 2)
    }

    /// Whether what is counted follows.
    fn is_before_thing(&self, words: &[Word], number: usize) -> bool {
        let after = &words[number + 1..];
        let clause = after.iter().take_while(|word| word.gap != Gap::Stop).take(4);
        let skipped = clause.clone().take_while(|word| is_in(self.between, word)).count();
        let is_thing = |word: &Word| {
            is_in(self.things, word) || word.case != Case::Lower && is_in(self.capital, word)
        };
        let last = skipped.checked_sub(1).and_then(|last| after.get(last));
        clause
            .clone()
            .nth(skipped)
            .is_some_and(|word| is_thing(word) || last.is_some() && is_in(US, word))
            || last.is_some_and(is_thing)
    }
}
