//! Which language a text leans to: a few of the words that every other sentence has.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::Language;
use super::word::Word;

/// How many words of the text are everyday words of this language, or look like its words.
pub(super) fn leaning(words: &[Word], language: Language) -> usize {
    words
        .iter()
        .filter(|word| is_everyday_in(&word.letters, language) || shows(word, language))
        .count()
}

/// Whether the word has letters that only this language has.
fn shows(word: &Word, language: Language) -> bool {
    let letters = match language {
        Language::German => "äöüßÄÖÜ",
        Language::Polish => "ąćęłńśźżĄĆĘŁŃŚŹŻ",
        Language::French => "çêâîôûëïœÇÊÂÎÔÛËÏŒ",
        Language::English | Language::Italian => "",
    };
    word.original.contains(|character| letters.contains(character))
        || language == Language::Polish
            && ["cz", "sz", "rz", "dz"].iter().any(|pair| word.letters.contains(pair))
}

/// Whether the word is an everyday word of any language.
pub(super) fn is_everyday(word: &str) -> bool {
    Language::ALL.iter().any(|&language| is_everyday_in(word, language))
}

fn is_everyday_in(word: &str, language: Language) -> bool {
    EVERYDAY[language as usize].contains(word)
}

static EVERYDAY: LazyLock<[BTreeSet<&str>; 5]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let words = match language {
            Language::German => GERMAN,
            Language::English => ENGLISH,
            Language::French => FRENCH,
            Language::Italian => ITALIAN,
            Language::Polish => POLISH,
        };
        words.split(' ').collect()
    })
});

const GERMAN: &str = "a aber ach alles als also am an auch auf aus auser ausser b bald bei beide bin bis bist \
     bitte bloss brauche brauchst c d da damit danke dann darauf das dass davon dein dem den denn \
     der des dich die diese dieser dieses dir doch dran du echt ein eine einen einer einfach er es \
     etwas euch euer fast finde froh fur ganz geht genau gerade gern gibt glaub glaube gleich gut \
     hab habe haben halt hast hat heute hier hoch ich ihm ihn ihnen ihr im immer in ist ja jemand \
     jetzt kann kannst karte karten kein keine kommt konnen konnte lass leider lieber liegt los \
     mach machen mag mal man mehr mein meine meinst mich mir mit morgen muss musst n na nach nein \
     neu nicht nichts nie niemand noch nur ob oben oder okay passt schon sehr seid sein seit sich \
     sicher sie sind so soll solltest spiel spiele spielen spielst stapel super tag tut uber um und \
     uns unser unsere unten viel viele vielleicht vom von vor vorsichtig war warum was weiss welche \
     wenig wenn wer wie wieder will wir wird wirklich wo wollen zeit zu zug zum zur";

const ENGLISH: &str = "a about after again all always am an and another any are around as at away b back be because \
     been before being ben best better big both bring but by c can card cards chance close come \
     could d day did do doesn don down everyone feel few find first for from game get give go going \
     good got great guys had hand happy has have he help her here hi him his hold how i if in into \
     is it its just keep know last least leave left let like little ll long look lot love luck m \
     made make many maybe me mean might mine more much must my myself need never new next nice no \
     not nothing now of off oh ok on one only or other our out over own pile play please pretty \
     quite re ready really rent right s said same say see she shelf should so some someone \
     something soon sorry still stop such sure t take tell than thanks that the their them then \
     there they thing things think this time to today tomorrow too top try turn under until up us \
     ve very wait want was way we weather well were what when where which while who why will with \
     without worth would yes yet you your";

const FRENCH: &str = "a ah ai alors apres as attends au aucun aussi autre aux avais avait avant avec avez b bas beau \
     beaucoup ben besoin bien bon bonne c ca carte cartes ce cela celle celui cest cette chez chose \
     ci comme crois d dans de deja depuis des devant dis dit dois donc dont du elle en encore enfin \
     ensuite es est et etait ete etes etre eux faire fais fait faut fin fois gens haut heure hier \
     ici il ils j jai jamais je jeu joue jouer joues jour l la le les leur leurs lui ma main \
     maintenant mais mal me meme merci mes mieux moi moins mon monde n ne ni non nos notre nous on \
     ont ou ouais oui par parce parfois parle partie pas passe pendant pense personne petit peu \
     peut peux pile plait plus pour pouvez prend prends presque pris qu quand que quel quelle \
     quelqu quelque qui quoi rien s sa sais sans se sera serait ses seul si sinon sommes son sont \
     sous souvent suis suite sur surtout t ta tant te temps tes tient toi ton toujours tour tous \
     tout toute toutes tres trop tu un une va vais vas vers veut veux vie viens voir vois vous \
     vraiment y";

const ITALIAN: &str = "a abbiamo adesso ai aiuto al alcune alla allo allora alto altra altro anche ancora andiamo \
     anni arrivando aspetta avanti avere b basso basta bella bello ben bene bravo buona buono c \
     caldo carta carte casa ce certo che chi ci ciao come comunque con cosa cosi credo d da dai dal \
     davvero dei del della delle dello deve devi devo di dice dici dico do dopo dove dunque e ecco \
     ehi era fa facciamo fai fare fatto forse fossi fuori gia gioca gioco giu gli grande grazie ha \
     hai ho i ieri il in insieme invece io l la le lei li lo loro lui ma mai male mani mano mazzi \
     mazzo me meglio meno mettere metti mi mia mie mio modo molto momento ne nel nella nessuno \
     niente no noi non nostra nuovo o oggi ogni oh ok ora parte partita peccato pensando penso per \
     perche pero piace piano pila piu po poco poi posso prima pronta pronto proprio puo puoi qua \
     qualcosa qualcuno quando quanto quasi quella quello questa questo qui quindi re sai salve sara \
     scherzando scusa se sempre senti senza sera si sia siamo sicura sicuro solo sono sotto spero \
     sta stai stanca stanco stasera stata stato stesso su sua sugli sul suo tanto te tempo ti tocca \
     tra troppo tu tua tue tuo turno tutti tutto un una uno va vado vai ve vedi vediamo veramente \
     vero vi vita voglio voi vorrei x";

const POLISH: &str = "a ach aha albo ale ani b bardzo bede bedzie bedziemy bez bo by byl bym c chce chcesz chcialbym \
     chyba ci cie co cos czas czego czeka czekaj czemu czesc czy d daj dalej dla dlaczego dnia dno \
     do dobra dobre dobry dobrze dol dolny drugi drugiej duzo dzieki dzien dzis ej fajnie fajny \
     film gdy gdzie go gora gorny gra grac graj gram gramy hej i ich idzie ile im innego inny ja \
     jak jaki jakis je jeden jednak jego jej jesli jest jestem jestes jeszcze juz kart karta karte \
     karty kiedy kolej koniec kto ktora ktore ktory lepiej lepszy lewej lewy ludzie ma mam masz mi \
     mial mieli milo mnie mniej moge moim moj moja moze mozesz mozna musze my mysle na nad nam nami \
     nas nasz nawet nic nich nie niech niestety nigdy no nowy o obok od ode ok on ona oni oto pan \
     pewnie pierwszy po poczekaj pod poloz polozyc pomysl potem prawej prawy problem prosze przed \
     przepraszam przez przy raz razem rob ruch ruszaj sam serial sie siebie skad spoko sposob stoi \
     stos stosu stosy super swietny swoj ta tak taki takie takiej tam tamten tego tej temat temu \
     teraz tez to trudno trzymaj tu twoj ty tylko tym u uwaga w wam was we wez wie wiec wiem wiesz \
     wlasnie wolalbym wole wszystko wtedy wy z za zagrac zagraj zagram zaraz zawsze ze zeby zle \
     zobacz zostal zostaw zostawcie zwykle";
