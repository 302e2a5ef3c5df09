use leptos::prelude::*;
use stapel_client::agreement::LayoutDraft;
use stapel_protocol::table::{LayoutJson, LayoutName};
use stapel_rules::piles::Layout;
use stapel_rules::setup::LayoutChoice;
use stapel_words::phrases;

use super::boxes;
use super::editor::BoxEditor;
use super::page::BoxPage;
use crate::agreement::form::LayoutField;
use crate::app::words::{label, say, t};
use crate::parts::{Dialog, Show};

/// The choice of which cards carry commands: the built-in ones, drawn anew for each deal, or those of a box that
/// somebody owns.
pub(crate) fn layout_control(field: LayoutField) -> AnyView {
    view! { <LayoutChoiceField field/> }.into_any()
}

/// The layout that was chosen, as far as anybody can know it before the deal.
fn known_layout(chosen: &LayoutJson) -> Option<Layout> {
    match chosen.read().ok()? {
        LayoutChoice::Default => Some(Layout::DEFAULT),
        LayoutChoice::Listed(layout) => Some(layout),
        LayoutChoice::Shuffled => None,
    }
}

#[component]
fn LayoutChoiceField(field: LayoutField) -> impl IntoView {
    let LayoutField { chosen, dealt, may_change, change } = field;
    // Counts up when other boxes are kept.
    let revision = RwSignal::new(0_u32);
    let editing = RwSignal::new(false);
    let looking = RwSignal::new(false);
    let kept = Memo::new(move |_| {
        revision.track();
        boxes::all()
    });
    let own = Memo::new(move |_| match chosen.get() {
        LayoutJson::Listed(_) => known_layout(&chosen.get()),
        LayoutJson::Named(_) => None,
    });
    let own_name = Memo::new(move |_| {
        let own = own.get()?;
        kept.with(|kept| kept.name_of(&own).map(str::to_owned))
    });
    let options = move || {
        let named = [("default", LayoutName::Default), ("shuffled", LayoutName::Shuffled)];
        let named = named.map(|(value, name)| {
            let layout = LayoutJson::Named(name);
            let selected = chosen.with(|chosen| *chosen == layout);
            view! { <option value=value selected=selected>{say(phrases::layout_id(&layout), &[])}</option> }.into_any()
        });
        let kept = kept.get();
        let boxes = kept.iter().map(|kept| {
            let selected = own_name.with(|own| own.as_ref() == Some(&kept.name));
            let value = format!("box {}", kept.name);
            view! { <option value=value selected=selected>{kept.name.clone()}</option> }.into_any()
        });
        // Somebody else's box, or one that is not kept here any more.
        let unknown = (own.with(Option::is_some) && own_name.with(Option::is_none)).then(|| {
            view! { <option value="own" selected>{say("layout-own", &[])}</option> }.into_any()
        });
        named.into_iter().chain(boxes).chain(unknown).collect_view()
    };
    let choose = move |event| {
        let value = event_target_value(&event);
        let layout = match value.as_str() {
            "default" => LayoutJson::Named(LayoutName::Default),
            "shuffled" => LayoutJson::Named(LayoutName::Shuffled),
            name => {
                let kept = kept.get_untracked();
                let layout = name.strip_prefix("box ").and_then(|name| kept.get(name));
                let Some(layout) = layout else { return };
                LayoutJson::listed(layout)
            }
        };
        change.run(layout);
    };
    let use_box = Callback::new(move |layout: Layout| {
        revision.update(|revision| *revision += 1);
        editing.set(false);
        change.run(LayoutJson::new(&LayoutChoice::of(layout)));
    });
    let changed = Callback::new(move |()| revision.update(|revision| *revision += 1));
    let in_words = move || {
        own_name.get().unwrap_or_else(|| chosen.with(|chosen| say(phrases::layout_id(chosen), &[])))
    };
    let known = Memo::new(move |_| {
        let dealt = dealt.with(|dealt| dealt.as_ref().and_then(known_layout));
        dealt.or_else(|| known_layout(&chosen.get()))
    });
    let shown =
        Signal::derive(move || known.get().as_ref().map(LayoutDraft::from).unwrap_or_default());
    view! {
        <div class="layout-field">
            <Show when=move || may_change.get() fallback=move || view! { <span class="term-value">{in_words}</span> }>
                <select name="layout" aria-label=t("term-layout") on:change=choose>{options}</select>
            </Show>
            <span class="row">
                <Show when=move || may_change.get()>
                    <button type="button" class="edit-box" aria-haspopup="dialog" on:click=move |_| editing.set(true)>
                        {move || if own.with(Option::is_some) { say("box-edit", &[]) } else { say("box-enter", &[]) }}
                    </button>
                </Show>
                <Show when=move || known.with(Option::is_some)>
                    <button type="button" class="see-box quiet" aria-haspopup="dialog" on:click=move |_| looking.set(true)>
                        {t("box-see")}
                    </button>
                </Show>
            </span>
        </div>
        <Dialog open=editing title=label("box-title") close=move || editing.set(false) class="box-dialog">
            <BoxEditor begin=own.get_untracked() name=own_name.get_untracked() done=use_box changed/>
        </Dialog>
        <Dialog open=looking title=label("box-see-title") close=move || looking.set(false) class="box-dialog">
            <BoxPage draft=shown/>
        </Dialog>
    }
}
