use leptos::html;
use leptos::prelude::*;

use crate::app::words::t;
use crate::parts::Show;

/// A modal dialog. The browser closes it on Escape, keeps the focus inside and gives it back afterwards.
#[component]
pub(crate) fn Dialog(
    /// Whether it is open.
    #[prop(into)]
    open: Signal<bool>,
    /// Its title.
    #[prop(into)]
    title: Signal<String>,
    /// Called when it is closed, by whatever means.
    close: impl Fn() + Copy + Send + Sync + 'static,
    /// One more class, for dialogs that look different.
    #[prop(optional)]
    class: &'static str,
    /// Its content, which is made anew each time the dialog opens.
    children: ChildrenFn,
) -> impl IntoView {
    let close = Callback::new(move |()| close());
    view! { <DialogFrame open title close class children/> }
}

/// The dialog without a generic callback, so that its code exists only once.
#[component]
fn DialogFrame(
    open: Signal<bool>,
    title: Signal<String>,
    close: Callback<()>,
    class: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<html::Dialog>::new();
    let children = StoredValue::new(children);
    Effect::new(move |_| {
        let Some(dialog) = element.get() else { return };
        if open.get() && !dialog.open() {
            // Only an element that is not in the document refuses.
            let _shown = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    view! {
        <dialog
            class=format!("dialog {class}")
            node_ref=element
            aria-label=title
            on:close=move |_| {
                // Browsers say so a moment later, when something else may have opened it again.
                if !element.get_untracked().is_some_and(|dialog| dialog.open()) {
                    close.run(());
                }
            }
            on:click=move |event| {
                // A click beside it lands on the dialog itself.
                let beside = event.target().is_some_and(|target| {
                    element.get_untracked().is_some_and(|dialog| {
                        let dialog: &wasm_bindgen::JsValue = dialog.as_ref();
                        AsRef::<wasm_bindgen::JsValue>::as_ref(&target) == dialog
                    })
                });
                if beside {
                    close.run(());
                }
            }
        >
            <Show when=move || open.get()>
                <div class="dialog-inside">
                    <div class="dialog-head">
                        <h2>{title}</h2>
                        <button class="quiet" aria-label=t("close") on:click=move |_| close.run(())>"×"</button>
                    </div>
                    {children.with_value(|children| children())}
                </div>
            </Show>
        </dialog>
    }
}
