//! The form for what a table agrees on, as a program of its own. It draws what the page tells, and tells the page what
//! somebody did. It knows nothing but that, and decides nothing.

pub(crate) mod piles;
mod rows;

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Function;
use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;

use super::FORM;
use super::message::{FromForm, ToForm};
use crate::app::words::{self, t};
use crate::browser::program;
use crate::parts::Show;
pub(crate) use rows::LayoutField;
use rows::{TermRows, Terms};

/// The page that shows the form.
#[derive(Clone, Copy)]
struct Page(StoredValue<Function, LocalStorage>);

impl Page {
    fn tell(self, message: &FromForm) {
        self.0.with_value(|page| Page::tell_to(page, message));
    }

    fn tell_to(page: &Function, message: &FromForm) {
        // A page that fails says so itself.
        let _heard = page.call1(&JsValue::NULL, &message.to_js());
    }

    /// Shows a notice.
    fn notice(self, text: String) {
        self.tell(&FromForm::Notice(text));
    }

    /// Tells something to those who can't see it.
    fn announce(self, text: String) {
        self.tell(&FromForm::Announce(text));
    }
}

/// A form in its place.
struct Drawn {
    place: HtmlElement,
    page: Function,
    /// What the page told last and is not shown yet.
    told: RefCell<Option<ToForm>>,
    shown: RefCell<Option<Shown>>,
}

struct Shown {
    told: ArcRwSignal<ToForm>,
    /// Without it nothing is there any more.
    _mounted: Box<dyn Any>,
}

/// Begins the program: pages can have forms drawn from now on.
pub(crate) fn begin() {
    program::offer(FORM, draw);
}

/// Draws a form in a place of the page. It is there once the page has told what it shows, and goes when it is told nothing.
fn draw(place: HtmlElement, page: Function) -> JsValue {
    let (told, shown) = (RefCell::default(), RefCell::default());
    let drawn = Rc::new(Drawn { place, page, told, shown });
    let hear = move |message: JsValue| {
        let told = ToForm::from_js(&message);
        if told.is_none() {
            drawn.shown.take();
        }
        drawn.told.replace(told);
        spawn_local(drawn.clone().show());
    };
    Closure::<dyn Fn(JsValue)>::new(hear).into_js_value()
}

impl Drawn {
    /// Shows what the page told last, in its language.
    async fn show(self: Rc<Drawn>) {
        let language = self.told.borrow().as_ref().map(|told| told.language);
        let Some(language) = language else { return };
        if !words::follow(FORM, language).await {
            return Page::tell_to(&self.page, &FromForm::Speechless);
        }
        // Something else may have been told, and shown, since.
        let Some(told) = self.told.take() else { return };
        let mut shown = self.shown.borrow_mut();
        match &*shown {
            Some(shown) => shown.told.set(told),
            None => {
                let told = ArcRwSignal::new(told);
                let (signal, page) = (told.clone(), self.page.clone());
                let mounted = mount_to(self.place.clone(), move || {
                    let page = Page(StoredValue::new_local(page));
                    provide_context(page);
                    view! { <Form told=RwSignal::from(signal) page/> }.into_any()
                });
                *shown = Some(Shown { told, _mounted: Box::new(mounted) });
            }
        }
    }
}

/// Everything that can be agreed on, and the way back to the usual.
#[component]
fn Form(told: RwSignal<ToForm>, page: Page) -> impl IntoView {
    let rows = Memo::new(move |_| told.with(ToForm::rows));
    let change = Callback::new(move |agreement| page.tell(&FromForm::Change(agreement)));
    let may_reset = move || {
        told.with(|told| told.may_reset) && rows.with(|rows| rows.iter().any(|row| !row.is_usual))
    };
    view! {
        <TermRows terms=Terms { told, rows, change }/>
        <Show when=may_reset>
            <button class="usual-again" on:click=move |_| page.tell(&FromForm::Reset)>{t("usual-again")}</button>
        </Show>
    }
}
