use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Function;
use leptos::mount::mount_to;
use leptos::prelude::*;
use stapel_words::Language;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;

use super::{ANNOUNCE, NOTICE, SPEECHLESS, Told};
use crate::app::words;
use crate::browser::program;
use crate::browser::texts::{from_js, to_js};

/// The page that shows an inset.
#[derive(Clone, Copy)]
pub(crate) struct Page(StoredValue<Function, LocalStorage>);

impl Page {
    /// Tells the page what somebody did.
    pub(crate) fn tell(self, said: Vec<String>) {
        self.0.with_value(|page| Page::tell_to(page, said));
    }

    fn tell_to(page: &Function, said: Vec<String>) {
        // A page that fails says so itself.
        let _heard = page.call1(&JsValue::NULL, &to_js(vec![said]));
    }

    /// Shows a notice.
    pub(crate) fn notice(self, text: String) {
        self.tell(vec![NOTICE.to_owned(), text]);
    }

    /// Tells something to those who can't see it.
    pub(crate) fn announce(self, text: String) {
        self.tell(vec![ANNOUNCE.to_owned(), text]);
    }
}

/// What a program draws, and what it needs for that.
#[derive(Clone, Copy)]
struct Program {
    texts: &'static str,
    view: fn(RwSignal<Told>, Page) -> AnyView,
}

/// An inset in its place.
struct Drawn {
    program: Program,
    place: HtmlElement,
    page: Function,
    /// What the page told last and is not shown yet.
    told: RefCell<Option<Told>>,
    shown: RefCell<Option<Shown>>,
}

struct Shown {
    told: ArcRwSignal<Told>,
    /// Without it nothing is there any more.
    _mounted: Box<dyn Any>,
}

/// Begins a program: pages can have its insets drawn from now on. Its texts are in files of this name. `view` is called once
/// for each inset, with a signal of what the page tells.
pub(crate) fn begin(
    program: &'static str,
    texts: &'static str,
    view: fn(RwSignal<Told>, Page) -> AnyView,
) {
    let drawn = Program { texts, view };
    program::offer(program, move |place, page| draw(drawn, place, page));
}

/// Draws an inset in a place of the page. It is there once the page has told what it shows, and goes when it is told nothing.
fn draw(program: Program, place: HtmlElement, page: Function) -> JsValue {
    let (told, shown) = (RefCell::default(), RefCell::default());
    let drawn = Rc::new(Drawn { program, place, page, told, shown });
    let hear = move |message: JsValue| {
        let told = from_js(&message);
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
        let language = self.told.borrow().as_ref().map(|told| {
            let tag = told.first().and_then(|texts| texts.first());
            Language::choose(tag.map(String::as_str))
        });
        let Some(language) = language else { return };
        if !words::follow(self.program.texts, language).await {
            return Page::tell_to(&self.page, vec![SPEECHLESS.to_owned()]);
        }
        // Something else may have been told, and shown, since.
        let Some(told) = self.told.take() else { return };
        let mut shown = self.shown.borrow_mut();
        match &*shown {
            Some(shown) => shown.told.set(told),
            None => {
                let told = ArcRwSignal::new(told);
                let (signal, page, view) = (told.clone(), self.page.clone(), self.program.view);
                let mounted = mount_to(self.place.clone(), move || {
                    let page = Page(StoredValue::new_local(page));
                    provide_context(page);
                    view(RwSignal::from(signal), page)
                });
                *shown = Some(Shown { told, _mounted: Box::new(mounted) });
            }
        }
    }
}
