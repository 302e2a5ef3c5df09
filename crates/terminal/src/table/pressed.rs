//! Does what was pressed at a table.

use stapel_protocol::table::{DoJson, SeatNumber};

use super::press::Press;
use super::scene::Scene;
use super::state::{Sheet, State, Written};
use super::{advice, games};
use crate::form::{Form, FormDid};
use crate::wish::Wish;

/// Something is pressed.
pub(super) fn press(state: &mut State, press: Press, scene: &Scene<'_>) -> Vec<Wish> {
    let table = |wanted: DoJson| vec![Wish::Table(wanted)];
    match press {
        Press::Game(press) => return games::press(state, press, scene),
        // Only lessons have a coach, and answer by themselves.
        Press::Coach(_) => {}
        Press::TakeBack => return table(DoJson::TakeBack),
        Press::Answer(agree) => return table(DoJson::AnswerTakeback(agree)),
        Press::AnswerEnd(agree) => return table(DoJson::AnswerEnd(agree)),
        Press::Advise => return advice::ask(state, scene),
        Press::Warnings => return advice::warn(state, scene),
        Press::PlayAnyway => return advice::play_anyway(state),
        Press::Talk => state.toggle_talk(),
        Press::Fold => state.signals_are_open = !state.signals_are_open,
        Press::Menu => state.sheet = Some(Sheet::Menu),
        Press::Keys => state.sheet = Some(Sheet::Keys),
        Press::Options => {
            state.form = Form::default();
            state.sheet = Some(Sheet::Options);
        }
        Press::Form(press) => {
            let did = state.form.press(press, &scene.given(&scene.terms()));
            return agree(state, scene, did);
        }
        Press::CopyLink => {
            if let Some(link) = scene.invite {
                state.hint(scene.t("terminal-copied"));
                return vec![Wish::Copy(link.to_owned())];
            }
        }
        Press::Table => state.end_is_hidden = true,
        Press::Close => {
            state.sheet = None;
            state.advice = None;
            state.game.look_away();
        }
        Press::Write => write(state, scene),
        Press::Type => state.write(Written::Play, ""),
        other => return leave_or_lead(state, other, scene),
    }
    Vec::new()
}

/// Does what the form of the agreement came to.
pub(super) fn agree(state: &mut State, scene: &Scene<'_>, did: Vec<FormDid>) -> Vec<Wish> {
    let mut wishes = Vec::new();
    for did in did {
        match did {
            FormDid::Close => state.sheet = None,
            FormDid::Wish(wish) => wishes.push(wish),
            FormDid::Set(term, value) => {
                let session = scene.play.session();
                let agreement = session.and_then(|session| session.agreement_with(term, value));
                wishes.extend(agreement.map(|it| Wish::Table(DoJson::Agree(it))));
            }
        }
    }
    wishes
}

fn write(state: &mut State, scene: &Scene<'_>) {
    let may = scene.table.as_ref().is_some_and(|table| table.may.say);
    let muted = scene.seats.iter().any(|seat| seat.is_you && seat.muted);
    if may {
        state.write(Written::Talk, "");
    } else if scene.table.as_ref().is_some_and(|table| table.removed) {
        state.hint(scene.t("refused-removed"));
    } else if muted {
        state.hint(scene.t("refused-muted"));
    } else if scene.play.is_silent() {
        state.hint(scene.t("silence-rules"));
    } else if scene.table.as_ref().is_some_and(|table| table.signals_only) {
        state.hint(scene.t("say-by-signals"));
    }
}

/// What hosts do, and ways to go elsewhere.
fn leave_or_lead(state: &mut State, press: Press, scene: &Scene<'_>) -> Vec<Wish> {
    state.sheet = match press {
        Press::Bots(seat) => Some(Sheet::Bots(seat)),
        Press::StandIns(seat) => Some(Sheet::StandIns(seat)),
        Press::Seat(seat) => Some(Sheet::Seat(seat)),
        Press::AskRemove(seat) => Some(Sheet::RemoveForGood(seat)),
        Press::AskEnd => Some(Sheet::EndGame),
        Press::AskLeave => Some(Sheet::Leave),
        _ => None,
    };
    let seat = SeatNumber;
    let wanted = match press {
        Press::Sit => DoJson::Sit(None),
        Press::Bot(at, level) => DoJson::Bot { seat: seat(at), bot: level.name().to_owned() },
        Press::Empty(at) => DoJson::Empty(seat(at)),
        Press::StandIn(at, level) => {
            DoJson::StandIn { seat: seat(at), bot: level.name().to_owned() }
        }
        Press::Mute(at, on) => DoJson::Mute { seat: seat(at), on },
        Press::Remove(at) => DoJson::Remove { seat: seat(at), for_good: false },
        Press::RemoveForGood(at) => DoJson::Remove { seat: seat(at), for_good: true },
        Press::MakeHost(at) => DoJson::Host(seat(at)),
        Press::Deal => DoJson::Deal,
        Press::GiveUp => DoJson::GiveUp,
        Press::ComeBack => DoJson::ComeBack,
        Press::Leave => return vec![Wish::Table(DoJson::Leave), Wish::Leave],
        Press::LeaveForGood => return vec![Wish::Table(DoJson::LeaveForGood), Wish::Leave],
        Press::Again => return vec![Wish::Again],
        Press::Home => return vec![Wish::Leave],
        Press::Rules => {
            let table = scene.table.iter();
            return table.map(|table| Wish::Rules(table.game.unwrap_or(table.agreed))).collect();
        }
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
