use leptos::prelude::*;
use stapel_client::agreement::{LayoutDraft, MAX_BOX_NAME};
use stapel_rules::Card;
use stapel_rules::piles::{Command, Layout};
use stapel_words::phrases;

use super::boxes;
use super::grid::BoxGrid;
use super::stamps::Stamps;
use crate::app::words::{phrase, say, t};
use crate::inset::Page;
use crate::parts::{CopyButton, Show};

/// The cards of a box that somebody owns, to be entered: a stamp is chosen, and numbers are tapped.
#[component]
pub(super) fn BoxEditor(
    /// The box to begin with; without one, what was entered last and never used.
    begin: Option<Layout>,
    /// The name under which it is kept.
    name: Option<String>,
    /// Called with the box that is to be used.
    done: Callback<Layout>,
    /// Called when other boxes are kept than before.
    changed: Callback<()>,
) -> impl IntoView {
    let page = expect_context::<Page>();
    let draft = RwSignal::new(begin.as_ref().map_or_else(boxes::draft, LayoutDraft::from));
    let stamp = RwSignal::new(Command::Stop);
    let before = RwSignal::new(name);
    let name = RwSignal::new(before.get_untracked().unwrap_or_default());
    let layout = Memo::new(move |_| draft.with(LayoutDraft::layout));
    // What stands in the field: the code of the box, or whatever somebody writes there.
    let code =
        RwSignal::new(layout.get_untracked().map(|layout| layout.code()).unwrap_or_default());
    let wrong = RwSignal::new(None);
    let draw = move |change: &dyn Fn(&mut LayoutDraft)| {
        draft.update(|draft| change(draft));
        draft.with_untracked(boxes::keep_draft);
        code.set(layout.get_untracked().map(|layout| layout.code()).unwrap_or_default());
        wrong.set(None);
    };
    let tap = Callback::new(move |card: Card| {
        draw(&|draft| draft.toggle(card, stamp.get_untracked()));
    });
    let read_code = move |event| {
        let text: String = event_target_value(&event);
        match Layout::from_code(&text) {
            Ok(layout) => draw(&|draft| *draft = LayoutDraft::from(&layout)),
            // What was written stays, with what is wrong about it.
            Err(error) => {
                wrong.set((!text.trim().is_empty()).then_some(error));
                code.set(text);
            }
        }
    };
    let problems = move || {
        let problems = draft.with(LayoutDraft::problems);
        let in_words = |problem| phrase(|words| phrases::layout_problem(words, &problem));
        problems.into_iter().map(in_words).collect::<Vec<_>>()
    };
    let use_it = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(layout) = layout.get_untracked() else {
            // What is missing is read out once more to those who can't see it.
            page.announce(untrack(problems).join(" "));
            return;
        };
        let typed = name.get_untracked().trim().to_owned();
        let wanted = if typed.is_empty() { say("box-my", &[]) } else { typed };
        let before = before.get_untracked();
        let name = boxes::all().free_name(&wanted, before.as_deref());
        if !boxes::keep(&name, &layout, before.as_deref()) {
            page.notice(say("box-not-kept", &[]));
        }
        boxes::forget_draft();
        done.run(layout);
    };
    let forget = move |_| {
        if let Some(name) = before.get_untracked() {
            boxes::forget(&name);
            // It stays on the page: whoever did not mean it keeps it again.
            before.set(None);
            draw(&|_| {});
            changed.run(());
            page.notice(say("box-deleted", &[]));
        }
    };
    view! {
        <form class="box-editor" on:submit=use_it>
            <p class="small soft">{t("box-text")}</p>
            <div class="box-page">
                <Stamps draft=draft chosen=stamp/>
                <BoxGrid draft=draft tap/>
            </div>
            <div class="box-problems" role="status">
                {move || {
                    let problems = problems();
                    if problems.is_empty() {
                        return view! { <p class="box-complete">{t("box-complete")}</p> }.into_any();
                    }
                    view! { <ul>{problems.into_iter().map(|problem| view! { <li>{problem}</li> }).collect_view()}</ul> }.into_any()
                }}
            </div>
            <div class="box-names">
            <label class="term-choice">
                <span class="term-label">{t("box-name")}</span>
                <input
                    id="box-name"
                    maxlength=MAX_BOX_NAME.to_string()
                    autocomplete="off"
                    placeholder=t("box-my")
                    prop:value=name
                    on:input=move |event| name.set(event_target_value(&event))
                />
            </label>
            <div class="box-code">
                <label class="term-choice">
                    <span class="term-label">{t("box-code")}</span>
                    <textarea
                        id="box-code"
                        rows="2"
                        autocomplete="off"
                        autocapitalize="characters"
                        spellcheck="false"
                        aria-describedby="box-code-wrong"
                        aria-invalid=move || wrong.with(Option::is_some).to_string()
                        prop:value=code
                        on:input=read_code
                    ></textarea>
                </label>
                <CopyButton text=code label="box-copy" tell=move |text| page.notice(text)/>
                <p class="wrong small" id="box-code-wrong" role="status">
                    {move || wrong.get().map(|wrong| phrase(|words| phrases::layout_code_error(words, &wrong)))}
                </p>
            </div>
            </div>
            <div class="row">
                <button type="button" on:click=move |_| draw(&|draft| *draft = LayoutDraft::default())>{t("box-clear")}</button>
                <Show when=move || before.with(Option::is_some)>
                    <button type="button" class="box-delete" on:click=forget>{t("box-delete")}</button>
                </Show>
                <button class="primary" id="box-use" aria-disabled=move || layout.with(Option::is_none).to_string()>{t("box-use")}</button>
            </div>
        </form>
    }
}
