//! The number taboo of free chat (G11): single words, and texts of any kind.

use proptest::prelude::*;
use stapel_table::taboo::{Depth, Language, Reason, check, check_message};

/// Texts with slashes between them.
fn assert_all_pass(texts: &str) {
    for text in texts.split(" / ") {
        assert_eq!(check(text), Ok(()), "{text}");
    }
}

/// Texts with slashes between them.
fn assert_all_refused(texts: &str) {
    for text in texts.split(" / ") {
        assert!(check(text).is_err(), "{text}");
    }
}

#[test]
fn what_is_found_stands_where_it_is_said_to_stand() {
    for (text, reason, found) in [
        ("ich habe die 52!", Reason::Digits, "5"),
        ("one 7️⃣ left", Reason::Digits, "7️⃣"),
        ("I play 🕗 now", Reason::Symbol, "🕗"),
        ("ja, fünfzig.", Reason::NumberWord(Language::German), "fünfzig"),
        ("the fifty-two", Reason::NumberWord(Language::English), "fifty"),
        ("c'est soixante", Reason::NumberWord(Language::French), "soixante"),
        ("ho ventitré", Reason::NumberWord(Language::Italian), "ventitré"),
        ("mam pięćdziesiąt", Reason::NumberWord(Language::Polish), "pięćdziesiąt"),
        ("mine: XXIV", Reason::Roman, "XXIV"),
        ("A: |||| || ok", Reason::Tally, "|||| ||"),
        ("it is f i f t y", Reason::Spelled, "f i f t y"),
        ("my fif-ty!", Reason::Spelled, "fif-ty"),
        ("oh fiiifty", Reason::Disguised, "fiiifty"),
        ("oh f!fty", Reason::Disguised, "f!fty"),
    ] {
        let taboo = check(text).unwrap_err();
        assert_eq!((taboo.reason, taboo.found_in(text)), (reason, found), "{text}");
        assert!(taboo.to_string().starts_with("numbers may not be named: "));
    }
}

#[test]
fn reasons_have_names_for_wires() {
    assert_eq!(Reason::NumberWord(Language::Polish).name(), "number_word");
    assert_eq!(Reason::Digits.name(), "digits");
    assert_eq!(Language::ALL.map(Language::code), ["de", "en", "fr", "it", "pl"]);
}

#[test]
fn words_for_one_and_nothing_pass() {
    assert_all_pass(
        "one / that one / no one / once / zero / ein / eine / eins / einmal / null / un / une / zéro / uno / una \
         / jeden / jedna / raz / first / erste / premier / primo / pierwszy / second / third / fourth / zweite / \
         dritte / vierte / deuxième / troisième / quatrième / seconda / terzo / quarta / druga / trzeci / czwarty",
    );
}

#[test]
fn numbers_inside_of_longer_words_pass() {
    assert_all_pass(
        "often / tender / weight / height / attention / Klavier / Achtung / beachten / Einsatz / Zweifel / dreist \
         / Elfenbein / septembre / settembre / centre / huître / settimana / pięści / stoi / trzymaj / piątek / \
         freight / canine / tent / sixpack / Quarantäne / quarantaine / quarantena / dozent / piece / pièce / \
         piatto / trennte",
    );
}

#[test]
fn words_with_two_meanings_are_judged_by_their_neighbours() {
    assert_all_pass(
        "sei sicuro? / tu sei / non lo sei / sei bravissima / Sei froh! / es sei denn / quoi de neuf ? / tout \
         neuf / gib acht / in Acht nehmen / außer Acht lassen / ich achte darauf / ten stos / sto bene / sto \
         aspettando / due to rain / seize the day / an elf on the shelf / cent pour cent / grazie mille / sto lat \
         / tausend Dank / a hundred percent / le plat est au four / high five! / przybij piątkę / ho un sesto \
         senso / sono al settimo cielo / Otto, du bist dran / we are due some luck / in due course / with all due respect / not worth a cent",
    );
    assert_all_refused(
        "sei / il sei / ho sei / alle sei / sei su B / neuf / le neuf / j'ai neuf / acht / die Acht / nimm die \
         acht / am achten / ten / I have ten / sto / mam sto / due / ho due / seize / j'ai seize / elf / ich hab \
         elf / cent / four / mille / piec / mam piec / Otto / ich habe Otto / ho otto / I have due / I have seize / I have sei / mam sei / ich habe sei / ich habe neuf / I have neuf / I have achte / ich habe ten",
    );
}

#[test]
fn g11_a_number_before_what_it_counts_passes() {
    assert_all_pass(
        "one more card / two minutes / two more minutes / zwei Minuten / noch eine Karte / les deux piles / tutti e due \
         / tutte e quattro le pile / ein Moment / jeszcze jedną kartę / dwie minuty / Otto ist dran / you two decide / \
         two of us / zwei oder drei Karten / dreimal / trois d'entre nous / ten seconds / a five-minute break / two \
         cards on B / noch zwei Spiele / two more and I'm done / dwoje z nas / tous les deux",
    );
}

#[test]
fn g11_a_number_that_counts_nothing_or_too_much_is_refused() {
    assert_all_refused(
        "two / two above / two, minutes / eleven minutes / fifty two cards / twenty-two minutes / the five card / die \
         acht Karte / la cinq carte / zwei spielen / leg die zwei mal hin / one two cards / five or two cards / two \
         due cards / give you two / tous les trois / four times as high / dreimal so hoch / Otto auf B",
    );
}

#[test]
fn g11_a_count_that_is_compared_with_a_pile_is_refused() {
    assert_all_refused(
        "one more than A / one above A / eins über A / un de plus que A / uno più di A / o jeden więcej niż A / two more \
         than A / two cards above A / zwei Karten unter B / A plus two cards / C minus three turns / two cards from \
         the top / B, two more / trois cartes sous la pile C / due carte più alto di A / dwie karty powyżej B",
    );
    assert_all_pass(
        "one on A / one of them on top / that one is above all fun / more than two minutes / A moment, two minutes after all",
    );
}

#[test]
fn g11_a_text_counts_only_once() {
    assert_all_pass("five cards / two minutes");
    assert_all_refused("five cards, two minutes / zwei Züge, fünf Züge / due turni e cinque turni");
}

#[test]
fn roman_numerals_are_told_from_words_and_piles() {
    assert_all_pass(
        "A B C D / I / C / D / V / X / mix / MIX / LIVID / CIVIL / di / vi / mi / VI DICO / LI HO VISTI / xx / \
         xxx / XD / xD / CD / Liv / ill / I, I, I am late / A I D / lil",
    );
    assert_all_refused("LII / XXIV / xxiv / lii / II / VI / iv / xcix / VIIII / X X I V");
}

#[test]
fn ordinary_repetition_is_no_disguise() {
    assert_all_pass(
        "sooo good / neeeein / jaaaa / noooo!!! / hahahaha / 😂😂😂😂😂😂😂😂😂😂 / !!!!!!!!!! / .......... / *sigh* / A+B \
         / C || D / f*** / sh*t / __no__ / #stapel / oh! / aaah / seiii fortissima / du* / *du / 💯 / 🃏",
    );
}

#[test]
fn a_text_longer_than_any_message_gets_an_answer() {
    for piece in ["!", "a", "aaab", "s ", "*_", "|", "(", "é", "\u{200b}", "x!", "sei "] {
        check(&piece.repeat(20_000)).ok();
    }
}

#[test]
fn an_empty_text_passes() {
    for text in ["", " ", "\n", "\u{200b}"] {
        assert_eq!(check(text), Ok(()));
    }
}

fn assert_range_is_valid(text: &str) {
    if let Err(taboo) = check(text) {
        assert!(taboo.start < taboo.end && taboo.end <= text.len());
        assert!(text.is_char_boundary(taboo.start) && text.is_char_boundary(taboo.end));
        assert!(!taboo.found_in(text).is_empty());
    }
}

#[test]
fn f16_hearts_and_faces_are_no_numbers() {
    assert_all_pass("<3 / love you <3 / <3 <3 / thanks <3333 / :3 / aww :3 / >:3");
    assert_all_refused("A<3 / <34 / <5 / < 3 / A:3 / :4 / mine: 3 / 3> / x<3y");
}

#[test]
fn g11_times_amounts_and_scores_pass_once_and_without_a_pile() {
    assert_all_pass(
        "it's 21:15 / il est 21h15 / um 19 Uhr geht es los / meet at 7pm / 10 minutes / 15 min / 5 % / 100% / 30 Grad / 40 \
         euros / $5 / we lost 3-1 / twenty minutes / quarante euros / er ist siebzig Jahre alt / half past seven / halb neun / \
         Sonntag um sechs / kwadrans po ósmej / sono le otto e un quarto / in my forties / Windows 11 / \
         https://youtu.be/x7Qp3LkZ9aE",
    );
    assert_all_refused(
        "B 21:15 / 21:52 / 5-2 / 52 / 13 minutes / 10 minutes and 5 % / A: 30 Grad / 15 / min 15 / twenty two minutes / \
         https://example.org/52 / at 8 / um acht / alle sei / quarante / Otto / forties",
    );
}

#[test]
fn g11_a_number_word_with_a_slip_is_refused() {
    assert_all_refused(
        "fitfy / sevnty / eigth / twelv / zwnazig / achzig / zweiundzwansig / cinqante / quarrante / sessnata / cinquatna / \
         dwadzescia / siedemdziesont / ytfif / f**ty / tw**ty",
    );
    assert_all_pass(
        "night / light / seine / even / durante / tree / Sven / steven / foutre / sente / dzieci / f**k / s**t",
    );
}

#[test]
fn g11_numbers_of_other_languages_and_scripts_are_refused() {
    assert_all_refused(
        "cincuenta / veinte / vijftig / dvacet / femtio / тридцать / двадцять / сорок / ⠎⠊⠭⠞⠽ / ⠼⠑⠃ / -.... ....- / \
         ..-. .. ...- . / фифти",
    );
    assert_all_pass("привет / спасибо / γεια σας / ... ... / ----- / ..... / -- ok -- / ⠓⠊");
}

#[test]
fn g11_a_described_number_is_refused() {
    assert_all_refused(
        "half a century / ein halbes Dutzend / un demi-siècle / mezzo secolo / pół tuzina / the card right after D / A plus one / \
         B moins un / die Karte direkt über C / il numero dopo D / następna po A / sum of A and B / the answer to everything / \
         weeks in a year / as many as hours in a day / my age / the number of states",
    );
    assert_all_pass(
        "as many as you can / the number of cards is fine / at my age I need a nap / so viele wie möglich / halfway there / \
         the answer is no / I'll play after you / right after that / a card on A please",
    );
}

#[test]
fn g11_numbers_split_over_messages_are_refused_with_the_last_of_them() {
    let after = |said: &[&'static str], text: &str| {
        check_message(text, said.iter().copied(), &[], Depth::Everything)
    };
    assert!(after(&["fif"], "ty").is_err());
    assert!(after(&["ok", "I have the fif"], "ty, sorry").is_err());
    assert!(after(&["f", "i", "f", "t"], "y").is_err());
    assert!(after(&["one more"], "than A").is_err());
    assert!(after(&["trzy... no, czter"], "dzieści").is_err());
    assert_eq!(after(&["hello", "I'm on it"], "no, wait"), Ok(()));
    assert_eq!(after(&["ten seconds", "c'est du neuf"], "une voiture"), Ok(()));
    assert_eq!(after(&["what are you waiting for"], "tea is ready"), Ok(()));
    assert_eq!(after(&["fif", "sorry, my keyboard"], "ty"), Ok(()));
    assert_eq!(check_message("ty", ["fif"].into_iter(), &[], Depth::Plain), Ok(()));
}

#[test]
fn gentle_finds_plain_numbers_only() {
    let plain = |text: &str| check_message(text, [].into_iter(), &[], Depth::Plain);
    for text in
        ["52", "５", "fifty-two", "Zweiundfünfzig", "j'ai le neuf", "ho ventitré", "mam pięć"]
    {
        assert!(plain(text).is_err(), "{text}");
    }
    for text in [
        "fitfy",
        "f*fty",
        "f i f t y",
        "LII",
        "|||| ||",
        "half a century",
        "one more than A",
        "cincuenta",
        "🎲",
        "🕗",
    ] {
        assert_eq!(plain(text), Ok(()), "{text}");
    }
}

proptest! {
    #[test]
    fn any_text_gets_an_answer_with_a_valid_range(text in any::<String>()) {
        assert_range_is_valid(&text);
    }

    #[test]
    fn texts_of_tricky_characters_get_an_answer_with_a_valid_range(
        text in "[a-zA-Zäöüßęł іх!|*@$+'’. \u{200b}\u{301}\u{1F1E6}-\u{1F1FF}-]{0,60}"
    ) {
        assert_range_is_valid(&text);
    }

    #[test]
    fn a_digit_beside_a_pile_is_found_in_any_text(before in any::<String>(), digit in "[0-9]", after in any::<String>()) {
        let text = format!("{before} B{digit}{after}");
        prop_assert!(check(&text).is_err(), "{text}");
    }

    #[test]
    fn a_digit_without_a_unit_is_found_after_any_words(before in "([a-z]{3,9} ){0,8}", digits in "[0-9]{1,3}") {
        let named = ["windows", "iphone", "season", "chapter", "catch"];
        prop_assume!(!before.split(' ').any(|word| named.contains(&word)));
        prop_assert!(check(&(before + &digits)).is_err());
    }

    #[test]
    fn a_number_word_is_found_after_any_words(before in "([a-z]{1,9} ){0,8}", number in 0usize..98) {
        let cardinals = include_str!("taboo/cardinals/en.txt");
        let word = cardinals.lines().nth(number).unwrap().split_once(' ').unwrap().1;
        // This one is also Polish for "this", and this one French for "oven".
        prop_assume!(word != "ten" && word != "four");
        prop_assert!(check(&(before + word)).is_err());
    }
}
