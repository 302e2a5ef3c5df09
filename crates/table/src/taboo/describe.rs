//! Numbers that are described: by arithmetic, by what everybody knows, or by what lies on a pile.
//!
//! Only people can tell them all. These are the ones that come to mind first, in all five languages at once.

use std::sync::LazyLock;

use super::pattern::Patterns;
use super::word::Word;
use super::{Reason, Taboo};

static DESCRIPTIONS: LazyLock<Patterns> = LazyLock::new(|| Patterns::new(PATTERNS));

/// The first description of a number.
pub(super) fn find(words: &[Word]) -> Option<Taboo> {
    let (first, last) = DESCRIPTIONS.find(words)?;
    Some(Taboo { reason: Reason::Described, start: words[first].start, end: words[last].end })
}

/// See [`Patterns`] for how they are read. All words are in lower case without accents.
const PATTERNS: &[&str] = &[
    // What lies on a pile and a bit: "A plus one", "C's card minus one".
    "@ ~ plus|minus|moins|piu|meno #",
    // The card beside it.
    "card|number|value|karte|zahl|nummer|wert|carte|nombre|numero|chiffre|valeur|carta|valore|karta|karte|liczba|numer|wartosc ~ \
     above|below|after|before|over|under|beneath|uber|ueber|unter|nach|vor|hinter|apres|avant|dessus|dessous|sous|dopo|prima|sopra|sotto|po|przed|nad|pod \
     ?de|the|der|dem|la|le|celle|celui|that|quella|quello|tej ?one|de|di|of|na|z ?on|sur|auf|su|the ?pile|top|stapel|pila|stosie @",
    "right|directly|just|immediately|exactly|direkt|genau|juste|exactement|subito|appena|esattamente|tuz|dokladnie|zaraz \
     above|below|beneath|uber|ueber|unter|au|sopra|sotto|nad|pod ?dessus|dessous ?de|the|la|di|dem|der ?top|pile|pila|stapel @",
    "successor|predecessor|nachfolger|vorganger|vorgaenger|successeur|suivant|suivante|predecesseur|precedent|successivo|successiva|\
     successore|precedente|nastepnik|poprzednik|nastepna|nastepny|poprzednia of|to|von|de|di|a|na|po|przed|od \
     ~ @",
    "next|nachste|nachstes|naechste|prochain|prochaine|prossimo|prossima number|card|zahl|karte|nombre|carte|numero|carta after|nach|apres|dopo ~ @",
    "sum|summe|somme|somma|suma|difference|differenz|differenza|roznica|product|produkt|produit|prodotto|iloczyn of|von|aus|de|di|entre|tra|miedzy|@ ~ @",
    "middle|halfway|midway|mitte|milieu|mezzo|meta|srodku|polowie ~ between|zwischen|entre|tra|fra|miedzy ?pile|stapel @ and|und|et|e|i @",
    "between|zwischen|entre|tra|fra|miedzy @ and|und|et|e|i @ ~ middle|mitte|milieu|mezzo|srodku",
    // Parts of a century and the like.
    "half|halbes|halbe|halben|demi|demie|moitie|mezzo|mezza|meta|pol|polowa|quarter|viertel|quart|quarto|cwierc ?a|of|d|de|di|von|eines|un ?a|un|une|einer \
     century|jahrhundert|jahrhunderts|siecle|secolo|wieku|hundred|hundert|centaine|cent|centinaio|cento|setki|stu|dozen|dutzend|douzaine|dozzina|tuzina",
    "century|jahrhundert|siecle|secolo|wiek minus|less|weniger|plus|moins|meno|piu|bez|and|und|et|e ?einem|eins #",
    "viertelhundert",
    // What everybody knows.
    "answer|antwort|reponse|risposta|odpowiedz ?to|auf|a|alla|sur|na ~ everything|life|universe|alles|leben|universum|tout|vie|univers|tutto|vita|universo|wszystko|zycie|wszechswiat",
    "weeks|wochen|semaines|settimane|tygodni|tygodnie ?in|im|des|dans|d|de|dell|in|w|par ?a|the|einem|un|une|l year|jahr|jahres|an|annee|anno|roku",
    "days|tage|jours|giorni|dni ?in|im|en|de|d|di|a|w ?of|a|einem|un|leap ?year january|february|march|april|june|july|august|september|october|november|december|\
     januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|gennaio|febbraio|marzo|\
     aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|stycznia|styczniu|lutego|lutym|marca|marcu|kwietnia|kwietniu|maja|maju|czerwca|czerwcu|lipca|lipcu|\
     sierpnia|sierpniu|wrzesnia|wrzesniu|pazdziernika|listopada|listopadzie|grudnia|grudniu",
    "number|as|anzahl|zahl|so|autant|nombre|numero|tyle|liczba|quante|quanti|how ~ hours|stunden|heures|ore|godzin|minutes|minuten|minuti|minut ~ \
     day|hour|tag|tages|stunde|jour|journee|heure|giorno|ora|doba|dobie|dobe|dnia|godzinie",
    "letters|buchstaben|lettres|lettere|liter ~ alphabet|alphabets|alfabeto|alfabecie|alfabet|alfabetu",
    "as many as !possible|you|we|i|they|it|can|needed|last|before|usual",
    "so|soviel|genauso viele ?karten wie !moglich|moeglich|du|ihr|ich|wir|es|geht|immer|nur|notig|letztes",
    "so viele|viel wie ein|eine|das|der|die",
    "autant que ?de|d|les|le|l !possible|tu|vous|je|on|nous|moi|toi",
    "tyle ?samo|kart ile|co !mozesz|mozna|sie|chcesz|trzeba|potrzeba|mozliwe|ja|ty|zwykle",
    "quant- ?sono le|i|gli|l ore|giorni|settimane|mesi|anni|lettere|regioni|stati|tasti|vite",
    "the number of !cards|times|players|piles|people|games|turns|points",
    "anzahl der|an|von !karten|spieler|stapel|zuge|versuche|leute|runden",
    "le nombre de|d|des|du !cartes|joueurs|fois|piles|tours|parties|gens|personnes|points",
    "il numero di|dei|delle|degli|del|della !carte|giocatori|volte|pile|turni|partite|persone|punti",
    "liczba !kart|graczy|razy|stosow|tur|gier|osob|punktow|mnoga",
    "lucky|unlucky|magic|evil number",
    "gluckszahl|glueckszahl|unglucksz-|schnapszahl|primzahl",
    "nombre|numero|chiffre porte ?bonheur|malheur",
    "numero fortunato|sfortunato|magico",
    "szczesliwa|pechowa|feralna liczba|liczbe",
    "voting|drinking|driving age",
    "wahlalter|tempolimit",
    "l age de|du|legal",
    "l eta per|di|della|legale",
    "wiek do|uprawniajacy",
    "speed limit",
    "vitesse limite|limitee",
    "limite ?di ?velocita ?in citta",
    "ograniczenie predkosci",
    "< ?it ?its ?it ?s ?is ?equals my|your age >",
    "< ?ist ?so mein|dein alter >",
    "< ?c ?est mon|ton age >",
    "< ?e la mia|tua eta >",
    "< ?to moj|twoj wiek >",
    "so alt wie",
    "as old as",
    "squared|cubed",
    "zum quadrat",
    "au carre|cube",
    "al quadrato|cubo",
    "do kwadratu|szescianu",
    // Syllables that only sound like a number.
    "fore|sicks|thur|thir|fif|twen|nein|sevn tea|tee|ty|tie|tii",
    "< for|ate tea|tee ?too|two|won >",
];
