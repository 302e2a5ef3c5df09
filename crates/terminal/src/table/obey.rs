//! What becomes of whatever is pressed.

use stapel_protocol::games::piles::StartName;
use stapel_protocol::table::{DoJson, SeatNumber, SignalJson};

use super::clear4::{self, Own};
use super::press::Press;
use super::scene::Scene;
use super::state::{Sheet, State, Written};
use super::{around, piles};
use crate::wish::Wish;

/// Something is pressed.
pub(super) fn press(state: &mut State, press: Press, scene: &Scene<'_>) -> Vec<Wish> {
    let table = |wanted: DoJson| vec![Wish::Table(wanted)];
    match press {
        Press::Card(card) => piles::pick(state, card),
        Press::Pile(pile) => match state.chosen() {
            Some(card) => return piles::lay(state, scene, card, pile),
            None => state.sheet = Some(Sheet::History(pile)),
        },
        Press::Unqueue(card) => return vec![Wish::Unqueue(card)],
        Press::End => return piles::end(state, scene),
        Press::TakeBack => return table(DoJson::TakeBack),
        Press::Answer(agree) => return table(DoJson::AnswerTakeback(agree)),
        Press::Start(start) => return table(DoJson::Signal(SignalJson::Start(StartName(start)))),
        Press::Name(seat) => return table(DoJson::Start(SeatNumber(seat))),
        Press::Signal(signal) => {
            state.sheet = state.sheet.filter(|sheet| *sheet != Sheet::Signals);
            return table(DoJson::Signal(signal.into()));
        }
        Press::Signals => state.sheet = Some(Sheet::Signals),
        Press::Commands => state.sheet = Some(Sheet::Commands),
        Press::Talk | Press::Menu | Press::Keys | Press::Close | Press::Table => {
            around(state, press);
        }
        Press::Write => write(state, scene),
        Press::Type => state.write(Written::Play, ""),
        Press::PlayAnyway => {
            if let Some(Sheet::Doubt(card, pile, _)) = state.sheet.take() {
                return piles::lay_for_sure(state, card, pile);
            }
        }
        Press::Face(face, index) => clear4::touch(state, scene, Own::Hand(face, index)),
        Press::Stack(stack) => clear4::touch(state, scene, Own::Stack(stack)),
        Press::Discard => match clear4::play_the_one(state, scene) {
            Some(wishes) => return wishes,
            None => state.sheet = Some(Sheet::Discard),
        },
        Press::Go => return clear4::go(state, scene),
        Press::EndTurn => return clear4::end_turn(state, scene),
        Press::Take => return clear4::take(state, scene),
        Press::Victim(seat) => return clear4::push_to(state, scene, seat),
        Press::Known(seat) => state.sheet = Some(Sheet::Known(seat)),
        other => return leave_or_lead(state, other, scene),
    }
    Vec::new()
}

/// Things around the game that need no table.
fn around(state: &mut State, press: Press) {
    match press {
        Press::Talk => state.toggle_talk(),
        Press::Menu => state.sheet = Some(Sheet::Menu),
        Press::Keys => state.sheet = Some(Sheet::Keys),
        Press::Table => state.end_is_hidden = true,
        _ => {
            state.sheet = None;
            state.look_away();
        }
    }
}

fn write(state: &mut State, scene: &Scene<'_>) {
    let may = scene.table.as_ref().is_some_and(|table| table.may.say);
    if may {
        state.write(Written::Talk, "");
    } else if scene.session.is_silent() {
        state.tell(scene.t("silence-rules"));
    }
}

/// What hosts do, and ways to go elsewhere.
fn leave_or_lead(state: &mut State, press: Press, scene: &Scene<'_>) -> Vec<Wish> {
    state.sheet = match press {
        Press::Bots(seat) => Some(Sheet::Bots(seat)),
        _ => None,
    };
    let seat = SeatNumber;
    let wanted = match press {
        Press::Sit => DoJson::Sit(None),
        Press::Bot(at, level) => {
            let bot = around::LEVELS.get(level).copied().unwrap_or("steady").to_owned();
            DoJson::Bot { seat: seat(at), bot }
        }
        Press::Empty(at) => DoJson::Empty(seat(at)),
        Press::StandIn(at) => DoJson::StandIn { seat: seat(at), bot: String::from("steady") },
        Press::Deal => DoJson::Deal,
        Press::GiveUp => DoJson::GiveUp,
        Press::ComeBack => DoJson::ComeBack,
        Press::Leave => return vec![Wish::Table(DoJson::Leave), Wish::Leave],
        Press::Again => return vec![Wish::Again],
        Press::Home => return vec![Wish::Leave],
        Press::LookBack => {
            let record = scene.table.as_ref().and_then(|table| table.record.clone());
            return record.map(Wish::Watch).into_iter().collect();
        }
        Press::Rename => {
            state.write(Written::Name, "");
            return Vec::new();
        }
        _ => return Vec::new(),
    };
    vec![Wish::Table(wanted)]
}
