//! Messages between a page and the program with the form. They travel as lists of texts.

use stapel_client::agreement::{Row, Setting, rows_of_deck};
use stapel_protocol::table::{AgreementJson, LayoutJson, rest};
use stapel_rules::GameKind;
use stapel_words::Language;

use crate::inset::Told;

/// What the form shows. The page tells all of it again whenever something of it changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ToForm {
    pub(crate) language: Language,
    pub(crate) agreement: AgreementJson,
    pub(crate) setting: Setting,
    /// The game whose deck is played with, which may be agreed on as another one (X15).
    pub(crate) deck: GameKind,
    pub(crate) may_change: bool,
    /// Whether everything can be had as usual again in one tap.
    pub(crate) may_reset: bool,
    /// What the seats are called, as far as anybody knows.
    pub(crate) names: Vec<String>,
    /// Which cards carry commands in the game that is played.
    pub(crate) dealt: Option<LayoutJson>,
}

/// What somebody did in the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FromForm {
    /// Agree on all of this.
    Change(AgreementJson),
    /// Have everything as usual again.
    Reset,
}

const ON: &str = "on";

impl ToForm {
    /// Everything that can be agreed on, and what is agreed.
    pub(crate) fn rows(&self) -> Vec<Row> {
        rows_of_deck(self.deck, &self.agreement, self.setting)
    }

    /// The message as it travels.
    pub(crate) fn to_texts(&self) -> Told {
        let Setting { bots, friends } = self.setting;
        let switches = [bots, friends, self.may_change, self.may_reset];
        let (language, deck) = (self.language.tag().to_owned(), self.deck.name().to_owned());
        let mut texts = vec![language, rest::write(&self.agreement), deck];
        texts.extend(switches.map(|on| if on { ON } else { "" }.to_owned()));
        vec![texts, self.names.clone(), self.dealt.iter().map(rest::write).collect()]
    }

    /// Reads what [`to_texts`](ToForm::to_texts) wrote.
    pub(crate) fn from_texts(lists: Told) -> Option<ToForm> {
        let [texts, names, dealt] = <[Vec<String>; 3]>::try_from(lists).ok()?;
        let [language, agreement, deck, switches @ ..] = texts.as_slice() else { return None };
        let [bots, friends, may_change, may_reset] =
            <&[String; 4]>::try_from(switches).ok()?.each_ref().map(|switch| switch == ON);
        Some(ToForm {
            language: Language::choose([language.as_str()]),
            agreement: rest::read(agreement).ok()?,
            setting: Setting { bots, friends },
            deck: GameKind::from_name(deck)?,
            may_change,
            may_reset,
            names,
            dealt: dealt.first().and_then(|layout| rest::read(layout).ok()),
        })
    }
}

impl FromForm {
    /// The message as it travels.
    pub(crate) fn to_texts(&self) -> Vec<String> {
        let (what, text) = match self {
            FromForm::Change(agreement) => ("change", rest::write(agreement)),
            FromForm::Reset => ("reset", String::new()),
        };
        vec![what.to_owned(), text]
    }

    /// Reads what [`to_texts`](FromForm::to_texts) wrote.
    pub(crate) fn from_texts(texts: Vec<String>) -> Option<FromForm> {
        let [what, text] = <[String; 2]>::try_from(texts).ok()?;
        Some(match what.as_str() {
            "change" => FromForm::Change(rest::read(&text).ok()?),
            "reset" => FromForm::Reset,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use stapel_protocol::table::LayoutName;

    use super::*;

    #[test]
    fn what_a_page_tells_is_what_the_form_hears() {
        let told = ToForm {
            language: Language::English,
            agreement: AgreementJson::usual(GameKind::Extreme, 3),
            setting: Setting { bots: true, friends: false },
            deck: GameKind::Extreme,
            may_change: false,
            may_reset: true,
            names: vec![String::from("Ada"), String::new()],
            dealt: None,
        };
        let others = [
            ToForm { names: Vec::new(), may_change: true, ..told.clone() },
            ToForm { dealt: Some(LayoutJson::Named(LayoutName::Default)), ..told.clone() },
            ToForm { setting: Setting { bots: false, friends: true }, ..told.clone() },
        ];
        for told in
            Language::ALL.map(|language| ToForm { language, ..told.clone() }).iter().chain(&others)
        {
            assert_eq!(ToForm::from_texts(told.to_texts()).as_ref(), Some(told));
        }
    }

    #[test]
    fn what_is_done_in_the_form_is_what_the_page_hears() {
        let change = FromForm::Change(AgreementJson::usual(GameKind::Clear4, 2));
        for done in [change, FromForm::Reset] {
            assert_eq!(FromForm::from_texts(done.to_texts()), Some(done));
        }
    }

    #[test]
    fn what_is_cut_off_or_unknown_is_not_understood() {
        let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        for said in [&["change"][..], &["change", "{}"], &["hello", ""], &[]] {
            assert_eq!(FromForm::from_texts(texts(said)), None, "{said:?}");
        }
        let cut_off = vec![texts(&["en", "{}", "extreme", "on"]), Vec::new(), Vec::new()];
        for said in [cut_off, vec![Vec::new(); 3], vec![Vec::new(); 2], Vec::new()] {
            assert_eq!(ToForm::from_texts(said.clone()), None, "{said:?}");
        }
    }
}
