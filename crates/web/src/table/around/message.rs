//! Messages between a table and the program `around`. They travel as lists of texts.

use stapel_protocol::table::{AgreementJson, rest};
use stapel_words::Language;

use super::Points;
use crate::agreement::ToForm;
use crate::inset::Told;

/// What is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Around {
    /// A question, or what can be done about a seat.
    Answers {
        line: String,
        /// Whether a bot can be chosen that plays on.
        stands_in: bool,
        /// The ids of the answers, which are those of their texts.
        answers: Vec<String>,
    },
    Menu {
        /// The address of the rules; empty before the game is known.
        rules: String,
        /// The fingerprint of the deal; empty before it.
        seal: String,
        answers: Vec<String>,
    },
    /// Keys, and the ids of the texts that tell what they do.
    Keys(Vec<(String, String)>),
    Report {
        /// The table, as the server calls it.
        table: String,
        /// The seats and names of those whom one can report.
        people: Vec<(String, String)>,
    },
    Points(Points),
    Ending(Box<Ended>),
    /// A link, to be photographed.
    Invite(String),
}

/// How a game ended, and what can come next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ended {
    pub(crate) title: String,
    pub(crate) line: String,
    pub(crate) won: bool,
    /// How the match stands, in games that are played as one.
    pub(crate) points: Option<Points>,
    /// The id of what dealing again is called, if the person may.
    pub(crate) deals: Option<String>,
    /// Whether the person deals in the host's stead.
    pub(crate) in_stead: bool,
    /// The id of what tells that the person waits for the host.
    pub(crate) waits: Option<String>,
    /// Who would play once more.
    pub(crate) again: String,
    /// Whether the person may say that they would.
    pub(crate) may_say_again: bool,
    /// The address of the record.
    pub(crate) record: Option<String>,
    /// The address of the game that this one went on with, in another way.
    pub(crate) back: Option<String>,
    /// What the next game is played by, and what this one was dealt by.
    pub(crate) agreed: Option<(ToForm, AgreementJson)>,
}

/// What somebody did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// Pressed what has this id.
    Pressed(String),
    /// Chose a bot.
    Bot(String),
    Language(Language),
}

const ON: &str = "on";

fn switch(on: bool) -> String {
    if on { ON } else { "" }.to_owned()
}

/// A text that may be missing; those that are there are never empty.
fn maybe(text: &Option<String>) -> String {
    text.clone().unwrap_or_default()
}

fn pairs(pairs: &[(String, String)]) -> Vec<String> {
    pairs.iter().flat_map(|(one, other)| [one.clone(), other.clone()]).collect()
}

fn to_pairs(texts: &[String]) -> Vec<(String, String)> {
    texts.chunks_exact(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect()
}

impl Around {
    /// The message as it travels, on a page in this language.
    pub(crate) fn to_texts(&self, language: Language) -> Told {
        let (kind, texts, mut lists) = match self {
            Around::Answers { line, stands_in, answers } => {
                ("answers", vec![line.clone(), switch(*stands_in)], vec![answers.clone()])
            }
            Around::Menu { rules, seal, answers } => {
                ("menu", vec![rules.clone(), seal.clone()], vec![answers.clone()])
            }
            Around::Keys(keys) => ("keys", Vec::new(), vec![pairs(keys)]),
            Around::Report { table, people } => {
                ("report", vec![table.clone()], vec![pairs(people)])
            }
            Around::Points(points) => ("points", Vec::new(), vec![points.to_texts()]),
            Around::Ending(ended) => ("ending", ended.to_texts(), ended.to_lists()),
            Around::Invite(link) => ("invite", vec![link.clone()], Vec::new()),
        };
        let mut first = vec![language.tag().to_owned(), kind.to_owned()];
        first.extend(texts);
        lists.insert(0, first);
        lists
    }

    /// Reads what [`to_texts`](Around::to_texts) wrote.
    pub(crate) fn from_texts(told: &Told) -> Option<Around> {
        let (first, lists) = told.split_first()?;
        let [_, kind, texts @ ..] = first.as_slice() else { return None };
        Some(match (kind.as_str(), texts, lists) {
            ("answers", [line, stands_in], [answers]) => Around::Answers {
                line: line.clone(),
                stands_in: stands_in == ON,
                answers: answers.clone(),
            },
            ("menu", [rules, seal], [answers]) => {
                Around::Menu { rules: rules.clone(), seal: seal.clone(), answers: answers.clone() }
            }
            ("keys", [], [keys]) => Around::Keys(to_pairs(keys)),
            ("report", [table], [people]) => {
                Around::Report { table: table.clone(), people: to_pairs(people) }
            }
            ("points", [], [points]) => Around::Points(Points::from_texts(points)?),
            ("ending", texts, lists) => Around::Ending(Box::new(Ended::from_texts(texts, lists)?)),
            ("invite", [link], []) => Around::Invite(link.clone()),
            _ => return None,
        })
    }
}

impl Ended {
    fn to_texts(&self) -> Vec<String> {
        vec![
            self.title.clone(),
            self.line.clone(),
            self.again.clone(),
            maybe(&self.deals),
            maybe(&self.waits),
            maybe(&self.record),
            maybe(&self.back),
            switch(self.won),
            switch(self.in_stead),
            switch(self.may_say_again),
        ]
    }

    fn to_lists(&self) -> Told {
        let points = self.points.as_ref().map(Points::to_texts).unwrap_or_default();
        let mut lists = vec![points];
        if let Some((agreed, dealt)) = &self.agreed {
            lists.push(vec![rest::write(dealt)]);
            lists.extend(agreed.to_texts());
        }
        lists
    }

    fn from_texts(texts: &[String], lists: &[Vec<String>]) -> Option<Ended> {
        let [title, line, again, deals, waits, record, back, switches @ ..] = texts else {
            return None;
        };
        let [won, in_stead, may_say_again] =
            <&[String; 3]>::try_from(switches).ok()?.each_ref().map(|switch| switch == ON);
        let (points, agreed) = lists.split_first()?;
        let agreed = agreed.split_first().and_then(|(dealt, agreed)| {
            let agreed = ToForm::from_texts(agreed.to_vec())?;
            Some((agreed, rest::read(dealt.first()?).ok()?))
        });
        let some = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        Some(Ended {
            title: title.clone(),
            line: line.clone(),
            won,
            points: Points::from_texts(points),
            deals: some(deals),
            in_stead,
            waits: some(waits),
            again: again.clone(),
            may_say_again,
            record: some(record),
            back: some(back),
            agreed,
        })
    }
}

impl Said {
    /// The message as it travels.
    pub(crate) fn to_texts(&self) -> Vec<String> {
        let (what, text) = match self {
            Said::Pressed(id) => ("pressed", id.as_str()),
            Said::Bot(bot) => ("bot", bot.as_str()),
            Said::Language(language) => ("language", language.tag()),
        };
        vec![what.to_owned(), text.to_owned()]
    }

    /// Reads what [`to_texts`](Said::to_texts) wrote.
    pub(crate) fn from_texts(texts: Vec<String>) -> Option<Said> {
        let [what, text] = <[String; 2]>::try_from(texts).ok()?;
        Some(match what.as_str() {
            "pressed" => Said::Pressed(text),
            "bot" => Said::Bot(text),
            "language" => Said::Language(Language::from_tag(&text)?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use stapel_client::agreement::Setting;
    use stapel_rules::GameKind;

    use super::super::Ranked;
    use super::*;

    fn text() -> String {
        String::from("zwei\nZeilen, \"und\" [mehr]")
    }

    fn points() -> Points {
        let row = |name: &str, leads| Ranked {
            name: name.to_owned(),
            round: "−3".to_owned(),
            all: "12".to_owned(),
            leads,
        };
        Points { has_round: true, rows: vec![row("Ada", true), row("", false)] }
    }

    fn ended() -> Ended {
        let agreed = ToForm {
            language: Language::English,
            agreement: AgreementJson::usual(GameKind::Extreme, 3),
            setting: Setting { bots: true, friends: false },
            deck: GameKind::Extreme,
            may_change: false,
            may_reset: true,
            names: vec![String::from("Ada"), String::new()],
            dealt: None,
        };
        Ended {
            title: text(),
            line: text(),
            won: true,
            points: Some(points()),
            deals: Some("again".to_owned()),
            in_stead: false,
            waits: None,
            again: String::new(),
            may_say_again: true,
            record: Some("/r/1".to_owned()),
            back: None,
            agreed: Some((agreed, AgreementJson::usual(GameKind::Clear4, 2))),
        }
    }

    #[test]
    fn what_a_table_tells_is_what_is_shown_around_it() {
        let ids = || vec!["leave-keep".to_owned(), "stay".to_owned()];
        let plain = Ended {
            won: false,
            points: None,
            deals: None,
            in_stead: true,
            waits: Some("host-goes-on".to_owned()),
            again: "Ada".to_owned(),
            may_say_again: false,
            record: None,
            back: Some("/r/1#v=3".to_owned()),
            agreed: None,
            ..ended()
        };
        for told in [
            Around::Answers { line: text(), stands_in: false, answers: ids() },
            Around::Answers { line: String::new(), stands_in: true, answers: Vec::new() },
            Around::Menu {
                rules: "/rules/extreme".to_owned(),
                seal: "ab12".to_owned(),
                answers: ids(),
            },
            Around::Keys(vec![("?".to_owned(), "key-help".to_owned())]),
            Around::Report { table: "x".to_owned(), people: vec![("1".to_owned(), text())] },
            Around::Points(points()),
            Around::Ending(Box::new(ended())),
            Around::Ending(Box::new(plain)),
            Around::Invite(text()),
        ] {
            for language in Language::ALL {
                let texts = told.to_texts(language);
                assert_eq!(texts[0][0], language.tag());
                assert_eq!(Around::from_texts(&texts).as_ref(), Some(&told));
            }
        }
    }

    #[test]
    fn what_somebody_does_is_what_the_table_hears() {
        let all = [Said::Pressed(text()), Said::Bot("greedy".to_owned())];
        for said in all.into_iter().chain(Language::ALL.map(Said::Language)) {
            assert_eq!(Said::from_texts(said.to_texts()), Some(said));
        }
    }

    #[test]
    fn what_is_cut_off_or_unknown_is_not_understood() {
        let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        for told in [&["en"][..], &["en", "hello"], &["en", "menu", "/rules/extreme"], &[]] {
            assert_eq!(Around::from_texts(&vec![texts(told)]), None, "{told:?}");
        }
        let mut cut_off = Around::Ending(Box::new(ended())).to_texts(Language::German);
        cut_off[0].pop();
        assert_eq!(Around::from_texts(&cut_off), None);
        assert_eq!(Around::from_texts(&Vec::new()), None);
        for said in [&["pressed"][..], &["language", "tlh"], &["hello", ""], &[]] {
            assert_eq!(Said::from_texts(texts(said)), None, "{said:?}");
        }
    }
}
