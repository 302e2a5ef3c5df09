use leptos::prelude::*;

use crate::app::words::t;

/// How a match of several rounds stands, the best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Points {
    /// Whether the points of the last round stand beside those of the match.
    pub(crate) has_round: bool,
    pub(crate) rows: Vec<Ranked>,
}

/// What somebody has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ranked {
    pub(crate) name: String,
    /// Their points of the last round, if they stand there.
    pub(crate) round: String,
    pub(crate) all: String,
    /// Whether nobody has more.
    pub(crate) leads: bool,
}

impl Points {
    pub(super) fn to_texts(&self) -> Vec<String> {
        let mut texts = vec![if self.has_round { "round" } else { "match" }.to_owned()];
        for Ranked { name, round, all, leads } in &self.rows {
            let leads = if *leads { "leads" } else { "" }.to_owned();
            texts.extend([name.clone(), round.clone(), all.clone(), leads]);
        }
        texts
    }

    /// Reads what [`to_texts`](Points::to_texts) wrote; `None` of an empty list.
    pub(super) fn from_texts(texts: &[String]) -> Option<Points> {
        let (first, rows) = texts.split_first()?;
        let row = |row: &[String]| Ranked {
            name: row[0].clone(),
            round: row[1].clone(),
            all: row[2].clone(),
            leads: !row[3].is_empty(),
        };
        Some(Points { has_round: first == "round", rows: rows.chunks_exact(4).map(row).collect() })
    }
}

/// How a match of several rounds stands: who has how many points.
#[component]
pub(super) fn Standings(points: Points) -> impl IntoView {
    let Points { has_round, rows } = points;
    let row = |Ranked { name, round, all, leads }: Ranked| {
        view! {
            <tr class:leads=leads>
                <th scope="row">{name}</th>
                {has_round.then(|| view! { <td>{round}</td> })}
                <td>{all}</td>
            </tr>
        }
    };
    view! {
        <table class="standings">
            <thead>
                <tr>
                    <td></td>
                    {has_round.then(|| view! { <th scope="col">{t("points-round")}</th> })}
                    <th scope="col">{t("points-match")}</th>
                </tr>
            </thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
