//! Reads everything that was sent to a viewer and finds what that viewer may not know.
//!
//! It knows nothing of the types that messages are made of: it reads plain JSON, knows each field by its name, and holds
//! every card against the [`Truth`]. A field that it has never heard of is a finding too.

use std::collections::BTreeMap;

use serde_json::Value;

use super::json::{Finding, card, cards, fields, list, number, only, same, sorted};
use super::truth::{Card, Moment, Truth, is_within};

/// Reads what was sent to one viewer.
pub(crate) struct Auditor<'t> {
    pub(crate) truth: &'t Truth,
    /// The public number of the viewer.
    pub(crate) person: &'t str,
    /// What the viewer asked, by the numbers of the requests.
    pub(crate) asked: BTreeMap<u64, &'t str>,
}

impl Auditor<'_> {
    /// Reads a message.
    pub(crate) fn read(&self, text: &str) -> Result<(), Finding> {
        let message: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let (kind, body) = only(&message)?;
        let version = match kind {
            "here" | "bye" | "notice" => 0,
            _ => number(&body["version"])?,
        };
        for (seed, public_from) in &self.truth.seeds {
            if text.contains(seed.as_str()) && version < *public_from {
                return Err(String::from("a seed before the end of its game"));
            }
        }
        match kind {
            "table" => self.table(body, version),
            "changed" => {
                fields(body, &["since", "version", "id", "events", "deadline", "now"])?;
                let since = number(&body["since"])?;
                list(&body["events"])?
                    .iter()
                    .try_for_each(|event| self.event(event, since, version))
            }
            "done" => fields(body, &["id", "version"]).map(drop),
            "refused" => self.refused(body, version),
            "your_turn" => self.your_turn(body, version),
            "here" => {
                let more =
                    ["host_away", "lead_open", "start_open", "relief", "away_since", "again"];
                fields(body, &[&["seats", "watching"], &more[..]].concat()).map(drop)
            }
            "bye" => fields(body, &["code", "message"]).map(drop),
            "notice" => {
                fields(body, &["announcement", "maintenance", "registration_closed"]).map(drop)
            }
            _ => Err(format!("an unknown message {kind:?}")),
        }
    }

    fn seat(&self, version: u64) -> Option<usize> {
        self.truth.at(version).seats.get(self.person).copied()
    }

    fn table(&self, table: &Value, version: u64) -> Result<(), Finding> {
        let known = [
            "version",
            "you",
            "host",
            "agreement",
            "places",
            "commitment",
            "score",
            "round",
            "here",
            "said",
            "now",
            "deadline",
            "history",
        ];
        fields(table, &known)?;
        fields(&table["you"], &["id", "seat", "removed"])?;
        for place in list(&table["places"])? {
            fields(place, &["who", "stand_in", "gone", "removed", "muted"])?;
        }
        if table["you"]["id"] != self.person {
            return Err(format!("someone else's table: {}", table["you"]));
        }
        for past in table.get("history").map(list).transpose()?.into_iter().flatten() {
            fields(past, &["took_back", "events"])?;
            for event in past.get("events").map(list).transpose()?.into_iter().flatten() {
                self.event(event, 0, version)?;
            }
        }
        if table["round"].is_null() { Ok(()) } else { self.round(&table["round"], version) }
    }

    fn event(&self, event: &Value, since: u64, version: u64) -> Result<(), Finding> {
        let (kind, body) = only(event)?;
        let known: &[&str] = match kind {
            "turn" => &["seat", "minimum"],
            "laid" => &["seat", "card", "pile", "trick"],
            "ended" | "they_drew" | "takeback_asked" | "end_asked" | "end_dropped" => &["seat"],
            "you_drew" => &["card"],
            "placed" => &["seat", "card", "from", "as"],
            "blind" | "turned_up" => &["seat", "stack", "card"],
            "blind_placed" => &["seat", "card", "as"],
            "joker_named" => &["seat", "value"],
            "special" => &["seat", "card", "from"],
            "cleared" | "took" => &["seat", "cards"],
            "decided" => &["outcome"],
            "agreed" => &["agreement", "score"],
            "place" => &["seat", "who", "stand_in", "gone", "removed", "muted"],
            "muted" => &["seat", "on"],
            "host" | "removed" => &["person"],
            "sealed" => &["commitment"],
            "dealt" => &["round", "score"],
            "signal" => &["seat", "signal"],
            "talk_again" => &["talk"],
            "said" => &["seat", "text"],
            "takeback_answered" | "end_answered" => &["seat", "agree"],
            "took_back" => &["seat", "round"],
            "over" => &["outcome", "stopped", "seed", "score", "record", "opened"],
            _ => return Err(format!("an unknown event {kind:?}")),
        };
        let fields = fields(body, known)?;
        if let Some(round) = fields.get("round") {
            self.round(round, version)?;
        }
        if let Some(opened) = fields.get("opened") {
            self.opened(opened, version)?;
        }
        let told = match (fields.get("card"), fields.get("cards")) {
            (Some(one), None) => vec![card(one)?],
            (None, Some(many)) => sorted(cards(many)?),
            _ => return Ok(()),
        };
        let viewer = self.seat(version);
        let seat = match kind {
            "you_drew" => viewer.ok_or("a spectator drew a card")?,
            _ => number(&body["seat"])? as usize,
        };
        let is_shown = self.truth.shown(since, version).any(|shown| {
            shown.event == kind
                && shown.seat == seat
                && shown.cards == told
                && (!shown.secret || viewer == Some(seat))
        });
        is_shown.then_some(()).ok_or_else(|| format!("nothing shows {event}"))
    }

    fn round(&self, round: &Value, version: u64) -> Result<(), Finding> {
        let known = [
            "number",
            "game",
            "players",
            "options",
            "first",
            "layout",
            "commitment",
            "view",
            "talk",
            "takeback",
            "ending",
            "over",
            "outcome",
            "stopped",
            "seed",
            "record",
            "opened",
        ];
        fields(round, &known)?;
        if let Some(opened) = round.get("opened") {
            self.opened(opened, version)?;
        }
        let (kind, view) = only(&round["view"])?;
        let viewer = view["viewer"].as_u64().map(|seat| seat as usize);
        if viewer != self.seat(version) {
            return Err(format!("the eyes of {viewer:?}"));
        }
        let moment = self.truth.at(version);
        let nothing = Vec::new();
        let hand = viewer.map_or(&nothing, |seat| &moment.hands[seat]);
        same("the hand", &sorted(cards(&view["hand"])?), hand)?;
        match kind {
            "piles" => piles_view(view, moment),
            "clear4" => clear4_view(view, moment),
            _ => Err(format!("an unknown view {kind:?}")),
        }
    }

    /// All cards are shown only once the seed is public, and they are the ones that were there.
    fn opened(&self, opened: &Value, version: u64) -> Result<(), Finding> {
        if !self.truth.seeds.iter().any(|(_, public)| *public <= version) {
            return Err(format!("all cards before the end: {opened}"));
        }
        let (kind, body) = only(opened)?;
        fields(body, &["hands", if kind == "piles" { "rest" } else { "hidden" }])?;
        let told = list(&body["hands"])?;
        let hands = &self.truth.at(version).hands;
        if told.len() != hands.len() {
            return Err(format!("{} open hands, and not {}", told.len(), hands.len()));
        }
        let mut pairs = told.iter().zip(hands);
        pairs.try_for_each(|(told, hand)| same("an open hand", &sorted(cards(told)?), hand))
    }

    fn your_turn(&self, body: &Value, version: u64) -> Result<(), Finding> {
        fields(body, &["version", "legal"])?;
        let seat = self.seat(version).ok_or("the turn of a spectator")?;
        let hand = &self.truth.at(version).hands[seat];
        for action in list(&body["legal"])? {
            let action = action.as_str().ok_or("an action is a text")?;
            let named = sorted(named_cards(action));
            if !is_within(&named, hand) {
                return Err(format!("{action:?} names cards out of {hand:?}"));
            }
        }
        Ok(())
    }

    /// The words of a refusal may name cards that the viewer knows or has named.
    fn refused(&self, body: &Value, version: u64) -> Result<(), Finding> {
        fields(body, &["id", "code", "message", "version"])?;
        // These are about the text that was sent and the version of the table, never about cards.
        let code = body["code"].as_str().ok_or("a code is a text")?;
        if ["bad_request", "bad_json", "bad_base", "rate_limited"].contains(&code) {
            return Ok(());
        }
        let asked = body["id"].as_u64().and_then(|id| self.asked.get(&id)).copied();
        let own = numbers(asked.unwrap_or_default());
        let moment = self.truth.at(version);
        let message = body["message"].as_str().ok_or("a message is a text")?;
        // Seats, stacks and counts are small.
        let strange = numbers(message).into_iter().find(|number| {
            let card = number.to_string();
            *number > 10 && !own.contains(number) && !moment.is_known(self.seat(version), &card)
        });
        strange.map_or(Ok(()), |number| Err(format!("a refusal tells of {number}: {message}")))
    }
}

fn piles_view(view: &Value, moment: &Moment) -> Result<(), Finding> {
    let known = [
        "viewer",
        "status",
        "reason",
        "seat",
        "hand",
        "hand_sizes",
        "piles",
        "draw",
        "laid",
        "minimum",
        "three",
        "skulls",
        "used",
        "bound",
        "turns",
    ];
    fields(view, &known)?;
    fields(&view["piles"], &["A", "B", "C", "D"])?;
    for (name, pile) in ["A", "B", "C", "D"].into_iter().zip(&moment.piles) {
        same(name, &cards(&view["piles"][name])?, pile)?;
    }
    Ok(())
}

fn clear4_view(view: &Value, moment: &Moment) -> Result<(), Finding> {
    let known = [
        "viewer",
        "status",
        "seat",
        "phase",
        "hand",
        "hand_sizes",
        "known",
        "stacks",
        "pile",
        "run",
        "joker_open",
        "out",
        "turns",
    ];
    fields(view, &known)?;
    for (seat, known) in list(&view["known"])?.iter().enumerate() {
        let known = sorted(cards(known)?);
        if !is_within(&known, &moment.hands[seat]) || !is_within(&known, &moment.taken[seat]) {
            return Err(format!("nobody saw seat {seat} take {known:?}"));
        }
    }
    for (seat, stacks) in list(&view["stacks"])?.iter().enumerate() {
        for (index, stack) in list(stacks)?.iter().enumerate() {
            fields(stack, &["up", "down", "blind"])?;
            if !stack["down"].is_boolean() || !stack["blind"].is_boolean() {
                return Err(format!("a card that lies face down: {stack}"));
            }
            let up = if stack["up"].is_null() { None } else { Some(card(&stack["up"])?) };
            if up != moment.up[seat][index] {
                return Err(format!("stack {index} of seat {seat} shows something else"));
            }
        }
    }
    let pile = list(&view["pile"])?;
    pile.iter().try_for_each(|each| fields(each, &["card", "as"]).map(drop))?;
    let pile: Result<Vec<Card>, Finding> = pile.iter().map(|each| card(&each["card"])).collect();
    same("the pile", &sorted(pile?), &moment.heap)?;
    same("what is out", &sorted(cards(&view["out"])?), &moment.out)
}

/// The cards of one's hand that an action names.
fn named_cards(action: &str) -> Vec<Card> {
    let mut words = action.split(' ');
    let first = words.next().unwrap_or_default();
    match first {
        "play" | "add" => words
            .filter(|word| !word.starts_with('s'))
            .map(|word| if word == "J" { String::from("joker") } else { word.to_owned() })
            .collect(),
        "push" | "clear" if !action.contains(" s") => vec![first.to_owned()],
        "push" | "clear" | "blind" | "target" | "take" | "sweep" | "end" => Vec::new(),
        laid => vec![laid.trim_end_matches(['A', 'B', 'C', 'D']).to_owned()],
    }
}

/// Every number in a text.
fn numbers(text: &str) -> Vec<u64> {
    text.split(|letter: char| !letter.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
        .collect()
}
