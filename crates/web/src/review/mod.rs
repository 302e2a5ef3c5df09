//! The program that draws the review of a finished game in its replay. The replay tells which position it shows, and is told
//! which one to show; everything else is decided here. The reviewing itself is done by a worker ([`reviewer`](crate::reviewer)).

mod clear4;
mod kept;
mod lines;
pub(crate) mod message;
mod piles;
mod seats;
mod session;
mod standing;
mod strip;
mod table;
mod turn;
mod words;

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Function;
use leptos::mount::mount_to;
use leptos::portal::Portal;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;

use crate::app::words as texts;
use crate::browser::{document, keys, program};
use crate::games;
pub(crate) use clear4::ReviewedClear4;
use message::{FromReview, ToReview};
pub(crate) use piles::ReviewedPiles;
use seats::Seats;
use session::{Page, Review};
use standing::StandingLine;
use strip::Strip;
use table::Turns;
use turn::TurnCard;

/// The name of the program, and of the files of its texts.
pub(crate) const REVIEW: &str = "review";

/// The id of the place in a replay that the line of chances is drawn in. The rest is drawn where the page says.
pub(crate) const STRIP: &str = "review-strip";

/// A review in its place.
struct Drawn {
    place: HtmlElement,
    page: Function,
    /// What the page told last and is not shown yet.
    told: RefCell<Option<ToReview>>,
    shown: RefCell<Option<Shown>>,
}

struct Shown {
    told: ArcRwSignal<ToReview>,
    /// Without it nothing is there any more.
    _mounted: Box<dyn Any>,
}

/// Begins the program: replays can have reviews drawn from now on.
pub(crate) fn begin() {
    program::offer(REVIEW, draw);
}

/// Draws a review in a place of the page. It is there once the page has told what it shows, and goes when it is told nothing.
fn draw(place: HtmlElement, page: Function) -> JsValue {
    let (told, shown) = (RefCell::default(), RefCell::default());
    let drawn = Rc::new(Drawn { place, page, told, shown });
    let hear = move |message: JsValue| {
        let told = ToReview::from_js(&message);
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
        if !texts::follow(REVIEW, language).await {
            return Page::tell_to(&self.page, &FromReview::Speechless);
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
                    view! { <Whole told=RwSignal::from(signal) page=Page::new(page)/> }.into_any()
                });
                *shown = Some(Shown { told, _mounted: Box::new(mounted) });
                Page::tell_to(&self.page, &FromReview::Here);
            }
        }
    }
}

/// Everything that a review says, in all its places.
#[component]
fn Whole(told: RwSignal<ToReview>, page: Page) -> impl IntoView {
    let Some(review) = Review::begin(told, page) else {
        return view! { <p role="alert">{texts::t("review-impossible")}</p> }.into_any();
    };
    provide_context(review);
    keys::listen(move |key| {
        match key {
            "n" | "N" => review.go_to_mistake(true),
            "p" | "P" => review.go_to_mistake(false),
            _ => return false,
        }
        true
    });
    let strip = document().get_element_by_id(STRIP);
    view! {
        <h2 id="review-title" tabindex="-1">{texts::t("review-title")}</h2>
        <StandingLine/>
        <TurnCard/>
        <Seats/>
        <Turns/>
        <p class="small soft">{texts::t("review-explained")}</p>
        {strip.map(|strip| view! { <Portal mount=strip><Strip/></Portal> })}
        {games::review_on_board(review.kind())}
    }
    .into_any()
}
